"""Zones of games without an arena: every kind has a place on the cloth, is drawn, and is played on."""

import msgspec
import pygame
import pytest
from pygame import Rect

from flick.paint.lamp import Lamp
from flick.table.board import Board, Piece, Zone, face_down, face_up, hand, stack
from flick.table.duel import Duel, DuelSide
from flick.table.rules import Option
from flick.table.sayings import Say
from flick.window.board.dice import DiePart
from flick.window.board.piece_forms import DiscPart
from flick.window.widgets.button import Button
from tests.asking import one_of
from tests.window.board.cloth import Cloth
from tests.window.board.scene import SIZE, art_of
from tests.window.checks import complaints, picture

LAYOUT = """
ratio: 1.7
rails:
  left:
    - {show: tally, zone: health, fact: left, of: all, token: health}
    - {show: note, zone: order}
    - {show: lying, zone: shown, icon: star}
  right:
    - {show: duel, zone: fight}
    - {show: piles, zones: [{zone: deck}, {zone: gone}]}
corner:
  - {show: piles, zones: [{zone: deck}]}
cloth:
  - {zone: market, at: [4, 4, 50, 40]}
  - {zone: map, at: [56, 4, 40, 60], pieces: disc, show: board}
  - {zone: floor, at: [4, 48, 30, 44], pieces: disc, show: grid}
  - {zone: path, at: [36, 48, 18, 20]}
  - {zone: bones, at: [36, 70, 18, 24], show: dice}
  - {zone: gone, at: [56, 66, 20, 30]}
  - {zone: order, at: [78, 70, 18, 14]}
"""


FIGHT = Duel((DuelSide(Say("window-log"), turned=("dice",)),))


def at(piece: str, *place: float) -> Piece:
    return Piece(piece, face=piece, at=place)


def board_of(dice: tuple[int, ...] = (3, 5)) -> Board:
    """Something of everything. The names are its own: it belongs to no game."""
    zones = (
        Zone("health", "text", facts={"left": 3, "all": 5}, say=Say("window-log")),
        Zone("order", "text", say=Say("window-cards", {"count": 12})),
        Zone("shown", "row", face_up(["lantern"])),
        Zone("fight", "duel", say=Say("window-log"), layout=FIGHT),
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


def cloth_of(language: str = "en", *, still: bool = True) -> Cloth:
    return Cloth(LAYOUT, board_of(), language, still=still)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_kind_of_zone_can_be_read(language: str) -> None:
    cloth = cloth_of(language)
    ground = art_of(cloth.kit).table(Lamp(*SIZE))
    assert complaints(cloth.desk, ground) == []


@pytest.mark.parametrize("piece", ["maze", "hero", "stairs", "pilgrim", "die-1", "bone-1", "lantern", "torch"])
def test_a_piece_of_any_zone_is_picked_by_a_click(piece: str) -> None:
    cloth = cloth_of()
    options = [Option(f"take {name}", name) for name in ("rope", piece)]
    cloth.board_view.ask(one_of(options))
    part = cloth.part(piece)
    assert part.mark == "can"
    for _ in range(2 if part.zone.startswith("hand") else 1):
        cloth.click((round(part.pose.x), min(round(part.pose.y), SIZE[1] - 20)))
    assert cloth.answers == [f"take {piece}"]


def test_more_answers_than_a_row_holds_stand_in_the_window() -> None:
    options = [Option(f"promise reward-{number}", say=Say("window-log")) for number in range(9)]
    cloth = cloth_of()
    cloth.board_view.ask(msgspec.structs.replace(one_of(options), decline="no"))
    buttons = [part for part in cloth.desk.root.walk() if isinstance(part, Button) and part.key]
    assert len(buttons) > len(options)
    assert all(Rect((0, 0), SIZE).contains(button.rect) for button in buttons)


def test_pieces_are_drawn_as_the_layout_says() -> None:
    cloth = cloth_of()
    assert isinstance(cloth.part("hero"), DiscPart)
    assert isinstance(cloth.part("bone-1"), DiePart)


def test_a_row_that_comes_to_be_during_the_match_is_shown() -> None:
    whole = board_of()
    cloth = Cloth(LAYOUT, msgspec.structs.replace(whole, zones=tuple(z for z in whole.zones if z.id != "market")))
    cloth.board_view.show(whole)
    assert cloth.part("maze").zone == "market"
    assert not cloth.part("maze").hidden


def test_a_board_has_its_first_row_at_the_foot() -> None:
    cloth = cloth_of()
    hero, villain = cloth.part("hero").pose, cloth.part("villain").pose
    assert hero.x < villain.x
    assert hero.y > villain.y


def test_dice_tumble_when_they_are_thrown() -> None:
    cloth = cloth_of(still=False)
    cloth.board_view.show(board_of((3, 6)))
    cloth.desk.tick(10)
    kept, thrown = cloth.part("die-0"), cloth.part("die-1")
    assert not kept.moving
    assert thrown.moving
    picture(cloth.desk, pygame.Surface(SIZE))
    for now in range(20, 1200, 40):
        cloth.desk.tick(now)
    assert not thrown.moving
