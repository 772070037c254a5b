"""Maps on the cloth: what can be answered is lit, and answered by a click or by the cursor."""

from functools import partial

import msgspec
import pygame
import pytest
from pygame import Rect, Surface

from flick.paint.lamp import Lamp
from flick.paint.palette import PaletteName
from flick.table.board import Board, Zone
from flick.table.content import parse
from flick.table.ground import Ground
from flick.table.match import Match
from flick.table.moves import Move, along
from flick.table.rules import ChooseMany, Decision, Option, Walk
from flick.table.sayings import say
from flick.table.words import Words
from flick.window.app.settings import Settings
from flick.window.board.board_frame import frame_of
from flick.window.board.board_view import BoardView
from flick.window.board.faces import Faces
from flick.window.board.layout_file import BoardLayoutFile
from flick.window.board.map import MapZone
from flick.window.board.map_figure import MapFigure
from flick.window.board.surroundings import BoardListener
from flick.window.widgets.desk import Desk
from tests.asking import one_of, some_of
from tests.window.board.map_scene import board_with, cave, dungeon, figure
from tests.window.board.scene import SIZE, Table, art_of, kit_of, sample, store_of
from tests.window.checks import complaints

LAYOUT = """
cloth:
  - {zone: map, at: [1, 2, 98, 90], bare: true, health: life, of: most}
  - {zone: pile, at: [1, 80, 6, 18], bare: true}
marks: {active: {alive: true}, stunned: {icon: stun}, hunted: {target: true}}
ground: {gem: {icon: crystal, colour: stranger.0}, altar: {icon: star, colour: steel.1}}
"""


class Cloth:
    """A map, and what was answered."""

    def __init__(self, board: Board, *, still: bool = True) -> None:
        self.kit = kit_of(still=still)
        game = sample("shells").game
        words = Words("en")
        faces = Faces(self.kit, art_of(self.kit), store_of(self.kit, game, "en"), game.card_look, words)
        self.answers: list[str] = []
        layout = parse(LAYOUT, "layout.yaml").convert(BoardLayoutFile)
        doings = BoardListener(self.answers.append)
        self.view = BoardView(frame_of(SIZE, 1.0, None), layout, faces, Settings(), doings, "nobody")
        self.desk = Desk(self.kit, Rect((0, 0), SIZE), [self.view])
        self.now = 0.0
        self.view.show(board)
        self.wait()

    @property
    def zone(self) -> MapZone:
        return next(part for part in self.desk.root.walk() if isinstance(part, MapZone))

    def figure(self, name: str) -> MapFigure:
        return next(part for part in self.zone.figures if part.piece.id == name)

    def spot(self, place: str) -> tuple[int, int]:
        at = self.zone.shape.spot(place)
        assert at is not None
        x, y = self.zone.camera.to_screen(at)
        return round(x), round(y)

    def send(self, kind: int, **facts: object) -> None:
        self.desk.handle(pygame.event.Event(kind, facts))

    def move(self, place: tuple[int, int]) -> None:
        self.send(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0))
        self.wait()

    def click(self, place: tuple[int, int]) -> None:
        self.move(place)
        self.send(pygame.MOUSEBUTTONDOWN, pos=place, button=1)
        self.send(pygame.MOUSEBUTTONUP, pos=place, button=1)

    def key(self, *keys: int) -> None:
        for key in keys:
            self.send(pygame.KEYDOWN, key=key, mod=0, unicode="")
            self.wait()

    def wait(self, ms: float = 32) -> None:
        for _ in range(round(ms / 16)):
            self.now += 16
            self.desk.tick(self.now)

    def around(self, place: tuple[float, float], size: int = 80) -> bytes:
        """What is seen round a place."""
        made, rect = Surface(SIZE), Rect(0, 0, size, size)
        self.desk.draw_all(made, art_of(self.kit).table(Lamp(*SIZE)))
        rect.center = round(place[0]), round(place[1])
        return pygame.image.tobytes(made.subsurface(rect), "RGB")


def go(*places: str) -> Decision:
    return one_of([Option(f"go {place}", place=place) for place in places])


@pytest.mark.parametrize("ground", [cave(), dungeon()], ids=["cave", "dungeon"])
def test_a_place_that_can_be_chosen_is_lit_and_clicked(ground: Ground) -> None:
    places = list(ground.cells)[:3] + (["out", "room-0-east"] if ground.has_squares else [])
    for place in places:
        cloth = Cloth(board_with(ground, figure("elf", places[0])))
        dark = cloth.around(cloth.spot(place))
        cloth.view.ask(go(*places))
        assert cloth.around(cloth.spot(place)) != dark
        cloth.click(cloth.spot(place))
        assert cloth.answers == [f"go {place}"]


def test_what_cannot_be_chosen_is_not_answered() -> None:
    cloth = Cloth(board_with(dungeon()))
    cloth.view.ask(go("1,1"))
    cloth.click(cloth.spot("2,1"))
    assert cloth.answers == []


def test_keys_lead_a_cursor_from_place_to_place() -> None:
    cloth = Cloth(board_with(dungeon(), figure("rat", "3,1"), figure("elf", "2,1", marks=("active",))))
    options = [Option("go 1,1", place="1,1"), Option("go rat", "rat"), Option("go 1,3", place="1,3")]
    cloth.view.ask(one_of(options))
    assert [part for part in cloth.zone.walk() if part.focusable] == [cloth.zone], "Tab stops once on a map"
    cloth.key(pygame.K_TAB)
    assert cloth.desk.focus is cloth.zone
    cloth.key(pygame.K_LEFT)
    assert cloth.zone.cursor == "1,1", "it sets out from whoever acts"
    cloth.key(pygame.K_RIGHT)
    assert cloth.zone.cursor == "rat"
    cloth.key(pygame.K_RETURN)
    cloth.key(pygame.K_LEFT, pygame.K_DOWN, pygame.K_RETURN)
    assert cloth.answers == ["go rat", "go 1,3"]


def test_a_figure_that_can_be_chosen_is_clicked_wherever_it_stands() -> None:
    cloth = Cloth(board_with(dungeon(), figure("ogre", "1,1", "2,1", "1,2", "2,2"), figure("rat", "3,1")))
    cloth.view.ask(one_of([Option("hit ogre", "ogre"), Option("go rat", "rat")]))
    cloth.click(cloth.spot("2,2"))
    cloth.click(cloth.figure("rat").rect.center)
    assert cloth.answers == ["hit ogre", "hit rat"]


def test_several_places_are_chosen_one_after_the_other() -> None:
    cloth = Cloth(board_with(dungeon()))
    decision = some_of([Option(f"light {place}", place=place) for place in ("1,1", "1,2", "2,2")], 1, 2)
    assert isinstance(decision, ChooseMany)
    cloth.view.ask(decision)
    cloth.click(cloth.spot("1,2"))
    cloth.click(cloth.spot("2,2"))
    assert cloth.zone.marks.chosen == {"1,2", "2,2"}
    cloth.click(cloth.spot("1,2"))
    assert cloth.zone.marks.chosen == {"2,2"}


def walk(*goals: str) -> Walk:
    ways = {goal: (f"{min(2, int(goal[0]))},1", goal) for goal in goals}
    return Walk(
        seat=0,
        verb="walk",
        rule="R-1",
        piece="elf",
        start="1,1",
        ways=lambda: ways,
        refuse=lambda way: None,
        decline="stay",
        cost=lambda way: 2 * len(way),
    )


def test_the_way_lies_under_the_pointer_and_one_click_walks_it() -> None:
    cloth = Cloth(board_with(dungeon(), figure("elf", "1,1")))
    cloth.view.ask(walk("3,2", "3,3"))
    between = cloth.zone.camera.to_screen((2.75, 2.5))
    plain = cloth.around(between)
    cloth.move(cloth.spot("3,3"))
    assert "4" in [text.text for text in cloth.zone.own_texts()]
    assert cloth.around(between) != plain
    cloth.click(cloth.spot("3,3"))
    assert cloth.answers == ["walk 2,1 3,3"]


def test_whoever_stands_on_a_goal_is_not_in_the_way_of_the_pointer() -> None:
    cloth = Cloth(board_with(dungeon(), figure("elf", "1,1"), figure("dwarf", "3,3")))
    cloth.view.ask(walk("3,2", "3,3"))
    cloth.move(cloth.spot("3,3"))
    assert cloth.zone.marks.pick("3,3") is not None
    assert "4" in [text.text for text in cloth.zone.own_texts()]
    cloth.move((5, 5))
    assert "4" not in [text.text for text in cloth.zone.own_texts()]
    cloth.click(cloth.spot("3,3"))
    assert cloth.answers == ["walk 2,1 3,3"]
    cloth.view.ask(walk("3,3"))
    assert "4" in [text.text for text in cloth.zone.own_texts()], "the pointer still rests there"


def test_goals_that_are_on_no_map_are_buttons_and_so_is_to_stay() -> None:
    cloth = Cloth(board_with(dungeon(), figure("elf", "1,1")))
    cloth.view.ask(walk("3,2", "9,9"))
    furniture = cloth.view.furniture
    assert furniture is not None
    labels = [getattr(part, "label", "") for part in furniture.options.walk()]
    assert [label for label in labels if label] == ["9,9", "Stay here"]


def test_a_pile_fans_out_under_the_pointer_and_lies_together_again() -> None:
    elves = [figure(f"elf-{n}", "5,1") for n in range(6)]
    cloth = Cloth(board_with(dungeon(), *elves))
    cloth.view.ask(one_of([Option(f"wake elf-{n}", f"elf-{n}") for n in range(6)]))
    together = [one.rect.center for one in cloth.zone.figures]
    assert "6" in [text.text for text in cloth.zone.texts()]
    cloth.move(cloth.figure("elf-5").rect.center)
    assert cloth.figure("elf-1").rect.center not in together
    cloth.click(cloth.figure("elf-1").rect.center)
    assert cloth.answers == ["wake elf-1"]
    cloth.move((5, 5))
    assert sorted(one.rect.center for one in cloth.zone.figures) == sorted(together)


def test_a_figure_says_what_it_is_how_it_is_and_what_it_says() -> None:
    elf = figure("elf", "left", facts={"life": 3, "most": 8}, told=say("window-cards", count=2), marks=("stunned",))
    cloth = Cloth(board_with(cave(), elf))
    tip = cloth.figure("elf").tip
    assert "elf" in tip
    assert "3 of 8" in tip
    assert len(tip.split(" · ")) == 3


def test_a_figure_on_a_lit_cell_says_what_a_click_there_does() -> None:
    """It said only who stands there, and a click went there all the same."""
    cloth = Cloth(board_with(cave(), figure("elf", "lake")))
    elf, place = cloth.figure("elf"), cloth.spot("lake")
    assert elf.tip_at(place) == elf.tip
    cloth.view.ask(go("lake"))
    assert elf.tip_at(place) == f"{cloth.zone.tip_at(place).partition(' · ')[0]} · {elf.tip}"
    assert elf.tip_at(place).startswith("go lake")
    cloth.view.ask(one_of([Option("wake elf", "elf")]))
    assert elf.tip_at(place) == elf.tip


def test_cells_say_their_names_and_what_lies_there() -> None:
    cloth = Cloth(board_with(cave()))
    tips = {cell: cloth.zone.tip_at(cloth.spot(cell)) for cell in cave().cells}
    assert tips["lake"] == "lake · gem"
    assert tips["left"] == "left · face down"
    assert tips["depth"] == "depth · Unknown"
    cloth.view.ask(go("lake"))
    assert cloth.zone.tip_at(cloth.spot("lake")).startswith("go lake")


@pytest.mark.parametrize("game", ["grotto", "crypt"])
@pytest.mark.parametrize(("language", "palette"), [("en", "normal"), ("fr", "high-contrast")])
def test_the_maps_of_games_can_be_read(game: str, language: str, palette: PaletteName) -> None:
    table = Table(sample(game), language=language, palette=palette)
    assert complaints(table.desk, table.ground()) == []


def test_a_cave_is_played_by_mouse_and_a_dungeon_by_keys() -> None:
    table = Table(sample("grotto"))
    zone = table.furniture.maps[0]
    place = next(iter(zone.marks.picks))
    table.click(zone.camera.to_screen(zone.shape.middle(place)))
    assert table.answers == [f"peek {place}"]
    other = Table(sample("crypt"))
    walked: Match = other.match
    assert isinstance(walked.decision, Walk)
    other.key(pygame.K_TAB, pygame.K_UP, pygame.K_RETURN)
    assert other.answers[0].startswith("walk ")


def test_who_walks_goes_from_cell_to_cell() -> None:
    cloth = Cloth(board_with(dungeon(), figure("elf", "1,1")), still=False)
    start, end = cloth.spot("1,1"), cloth.spot("1,3")
    moves = along("elf", ["1,1", "2,2", "1,3"])
    cloth.view.show(board_with(dungeon(), figure("elf", "1,3")), moves)
    furniture = cloth.view.furniture
    assert furniture is not None
    (flight,) = furniture.flights.flights
    assert cloth.figure("elf").absent
    assert [(round(pose.x), round(pose.y)) for pose in flight.way] == [start, cloth.spot("2,2"), end]
    cloth.wait(1500)
    assert not cloth.figure("elf").absent
    assert cloth.figure("elf").rect.center == pytest.approx(end, abs=1)


def test_what_is_repainted_is_as_if_all_were_drawn_anew() -> None:
    bats = [figure(f"bat-{n}", "5,1", facts={"life": n, "most": 6}) for n in range(6)]
    cloth = Cloth(board_with(dungeon(), figure("elf", "1,1", marks=("active",)), *bats))
    table = art_of(cloth.kit).table(Lamp(*SIZE))
    seen, whole = Surface(SIZE), Surface(SIZE)
    cloth.desk.draw_all(seen, table)
    cloth.view.ask(walk("3,2", "3,3", "6,3"))
    places = [cloth.spot(cell) for cell in ("3,2", "2,2", "5,1", "6,3", "1,1")]
    steps = [partial(cloth.move, place) for place in places] + [partial(cloth.key, pygame.K_TAB)]
    steps += [partial(cloth.key, key) for key in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT)]
    for step in steps:
        step()
        cloth.desk.draw(seen, table)
        cloth.desk.draw_all(whole, table)
        assert pygame.image.tobytes(seen, "RGB") == pygame.image.tobytes(whole, "RGB"), step


def test_what_lay_on_a_cell_flies_from_there() -> None:
    cloth = Cloth(board_with(cave(), figure("elf", "mouth")), still=False)
    seen = cloth.zone.seen("gem", "lake", 0)
    assert seen is not None
    assert (round(seen.pose.x), round(seen.pose.y)) == pytest.approx(cloth.spot("lake"), abs=1)


def test_a_tile_that_is_drawn_is_shown_large_and_turned_before_it_lies() -> None:
    rooms = dungeon(2)
    fresh = msgspec.structs.replace(rooms.tiles[1], turns=1, front="west", dark=True)
    stack = Zone("pile", "stack", count=3)
    before = Board(0, 1, (*board_with(dungeon(1)).zones, stack))
    board = Board(0, 1, (*board_with(msgspec.structs.replace(rooms, tiles=(rooms.tiles[0], fresh))).zones, stack))
    cloth = Cloth(before, still=False)
    moves = (Move("tile-1", "pile", "room-1"),)
    cloth.view.show(board, moves)
    (flight,) = cloth.view.furniture.flights.flights  # type: ignore[union-attr]
    assert cloth.view.flying == flight.duration
    assert cloth.zone.view.late, "it is not seen where it will lie"
    seen = []
    while cloth.view.furniture.flights.moving:  # type: ignore[union-attr]
        cloth.wait(50)
        seen.append((flight.pose.width, flight.pose.angle))
        cloth.desk.draw(Surface(SIZE), Surface(SIZE))
    large = max(width for width, _ in seen)
    assert large > seen[-1][0] > seen[0][0], "large on its way"
    assert (large, 90.0) in seen, "as it came from its pile"
    assert (large, 0.0) in seen, "and as it will lie"
    assert not cloth.zone.view.late


def test_a_map_seen_from_near_is_sharp_once_it_rests() -> None:
    """And nothing of it is seen beyond its rim."""
    cloth = Cloth(board_with(dungeon(9), figure("elf", "1,1")), still=False)
    assert cloth.zone.camera.movable
    cloth.zone.look(cloth.zone.camera.zoomed(3, cloth.spot("1,1")))
    cloth.wait(64)
    assert cloth.zone.moving
    cloth.wait(1500)
    assert not cloth.zone.moving
    assert cloth.figure("elf").radius == pytest.approx(12.5 / 30 * cloth.zone.camera.scale, abs=1)
    body = cloth.zone.body
    beside = (body.right + 6, body.centery)
    before = cloth.around(beside, 8)
    cloth.zone.look(cloth.zone.camera.panned(-200, 0))
    assert cloth.around(beside, 8) == before
