"""Zones of games without an arena: every kind has a place on the cloth, is drawn, and is played on."""

import pygame
import pytest
from pygame import Rect

from flick.table.board import Board, Piece, Zone, face_down, face_up, hand, stack
from flick.table.content import parse
from flick.table.rules import Option
from flick.table.sayings import Say
from flick.table.words import Words
from flick.window.board.cells import CellsZone
from flick.window.board.dice import DiePart
from flick.window.board.doings import Doings
from flick.window.board.faces import Faces
from flick.window.board.frame import frame_of
from flick.window.board.layout_file import LayoutFile
from flick.window.board.piece import DiscPart, PiecePart, TilePart
from flick.window.board.view import BoardView
from flick.window.paint.lamp import Lamp
from flick.window.parts.desk import Desk
from flick.window.settings import Settings
from tests.asking import one_of
from tests.window.board.scene import SIZE, kit_of, sample, store_of, workshop_of
from tests.window.checks import complaints, picture

LAYOUT = """
ratio: 1.7
rails:
  left:
    - {show: tally, zone: health, fact: left, of: all, token: health}
    - {show: note, zone: order}
    - {show: lying, zone: shown, icon: star}
  right:
    - {show: dice, zone: dice}
    - {show: piles, zones: [{zone: deck}, {zone: gone}]}
corner:
  - {show: piles, zones: [{zone: deck}]}
cloth:
  - {zone: market, at: [4, 4, 50, 40]}
  - {zone: map, at: [56, 4, 40, 60], pieces: disc, show: board}
  - {zone: floor, at: [4, 48, 30, 44], pieces: tile, show: grid}
  - {zone: path, at: [36, 48, 18, 20]}
  - {zone: bones, at: [36, 70, 18, 24], show: dice}
  - {zone: gone, at: [56, 66, 20, 30]}
  - {zone: order, at: [78, 70, 18, 14]}
"""


def at(piece: str, *place: float) -> Piece:
    return Piece(piece, face=piece, at=place)


def board_of(dice: tuple[int, ...] = (3, 5)) -> Board:
    """Something of everything. The names are its own: it belongs to no game."""
    zones = (
        Zone("health", "text", facts={"left": 3, "all": 5}, say=Say("window-log")),
        Zone("order", "text", say=Say("window-cards", {"count": 12})),
        Zone("shown", "row", face_up(["lantern"])),
        Zone("dice", "dice", tuple(Piece(f"die-{k}", face=f"red-{die}") for k, die in enumerate(dice))),
        stack("deck", ["a"] * 20),
        stack("gone", ["b", "spring"], open_top=True),
        Zone("market", "row", (*face_up(["maze", "fountain"]), *face_down("market", 1))),
        Zone("map", "board", (at("hero", 0, 0), at("villain", 7, 4)), facts={"columns": 8, "rows": 5}),
        Zone("floor", "grid", (at("well", 0, 0), at("stairs", 2, 1), at("statue", 1, 1))),
        Zone("path", "track", (at("pilgrim", 2),), facts={"length": 5}),
        Zone("bones", "dice", (Piece("bone-1", face="might-6"),)),
        hand("hand-1", ["torch", "rope"], 0, 0),
    )
    return Board(0, 4, zones)


class Cloth:
    """A board view of that layout, and what was answered."""

    def __init__(self, language: str = "en", *, still: bool = True) -> None:
        self.kit = kit_of(still=still)
        game = sample("shells").game
        store = store_of(self.kit, game, language)
        self.words = Words(language)
        faces = Faces(self.kit, workshop_of(self.kit), store, game.card_look, self.words, at_once=True)
        layout = parse(LAYOUT, "layout.yaml").convert(LayoutFile)
        self.answers: list[str] = []
        frame = frame_of(SIZE, 1.0, (layout.ratio or 1, 1))
        self.board_view = BoardView(self.kit, frame, layout, faces, Settings(), Doings(self.answers.append), "kinfire")
        self.desk = Desk(self.kit, Rect((0, 0), SIZE), [self.board_view])
        self.board_view.show(board_of())
        self.board_view.say("Crystal Caves", "Reroll, or keep them.")
        self.desk.tick(0)

    def part(self, piece: str) -> PiecePart:
        return next(part for part in self.desk.root.walk() if isinstance(part, PiecePart) and part.piece.id == piece)

    def click(self, place: tuple[int, int]) -> None:
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.Event(kind, pos=place, button=1))
        for event in pygame.event.get():
            self.desk.handle(event)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_kind_of_zone_can_be_read(language: str) -> None:
    cloth = Cloth(language)
    ground = workshop_of(cloth.kit).table(Lamp(*SIZE))
    assert complaints(cloth.desk, ground) == []


@pytest.mark.parametrize("piece", ["maze", "hero", "stairs", "pilgrim", "die-1", "bone-1", "lantern", "torch"])
def test_a_piece_of_any_zone_is_picked_by_a_click(piece: str) -> None:
    cloth = Cloth()
    options = [Option(f"take {name}", name) for name in ("rope", piece)]
    cloth.board_view.ask(one_of(options))
    part = cloth.part(piece)
    assert part.mark == "can"
    for _ in range(2 if part.zone.startswith("hand") else 1):
        cloth.click((round(part.pose.x), min(round(part.pose.y), SIZE[1] - 20)))
    assert cloth.answers == [f"take {piece}"]


def test_pieces_are_drawn_as_the_layout_says() -> None:
    cloth = Cloth()
    assert isinstance(cloth.part("hero"), DiscPart)
    assert isinstance(cloth.part("stairs"), TilePart)
    assert isinstance(cloth.part("bone-1"), DiePart)


def test_a_board_has_its_first_row_at_the_foot() -> None:
    cloth = Cloth()
    hero, villain = cloth.part("hero").pose, cloth.part("villain").pose
    assert hero.x < villain.x
    assert hero.y > villain.y


def test_a_large_board_is_looked_at_from_near_and_moved() -> None:
    cloth = Cloth()
    zone = next(part for part in cloth.desk.root.walk() if isinstance(part, CellsZone) and part.spec.zone == "map")
    before = cloth.part("hero").pose
    middle = zone.body.center
    cloth.desk.handle(pygame.Event(pygame.MOUSEMOTION, pos=middle, rel=(0, 0), buttons=(0, 0, 0)))
    cloth.desk.handle(pygame.Event(pygame.MOUSEWHEEL, x=0, y=1, precise_y=1.0, flipped=False))
    assert zone.zoom > 1
    start = (middle[0] + 3, zone.body.bottom - 3)
    cloth.desk.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    to = (start[0] + 30, start[1])
    cloth.desk.handle(pygame.Event(pygame.MOUSEMOTION, pos=to, rel=(30, 0), buttons=(1, 0, 0)))
    cloth.desk.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=to, button=1))
    assert zone.moved == (30, 0)
    cloth.desk.handle(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-5, precise_y=-5.0, flipped=False))
    assert cloth.part("hero").pose == before


def test_dice_tumble_when_they_are_thrown() -> None:
    cloth = Cloth(still=False)
    cloth.board_view.show(board_of((3, 6)))
    cloth.desk.tick(10)
    kept, thrown = cloth.part("die-0"), cloth.part("die-1")
    assert not kept.moving
    assert thrown.moving
    picture(cloth.desk, pygame.Surface(SIZE))
    for now in range(20, 1200, 40):
        cloth.desk.tick(now)
    assert not thrown.moving
