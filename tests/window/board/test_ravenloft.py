"""The dungeon on the table: a blow in two clicks, with its chance and its die; sheets, foes and goal in sight."""

import re
from itertools import combinations

import pygame
import pytest
from pygame import Surface

from flick.games.ravenloft import GAME
from flick.games.ravenloft.dungeon import tiles_under
from flick.table.languages import LANGUAGES
from flick.table.match import Match
from flick.table.promises import promises_of
from flick.table.rules import Choose, Event
from flick.table.seats import Seat
from flick.window.board.answer_button import CardButton
from flick.window.board.corner_part import READ, CornerPart
from flick.window.board.dice import DiePart
from flick.window.board.duel_part import DuelPart
from flick.window.board.duel_rows import DuelRow, summed_up
from flick.window.board.lying import LyingPart
from flick.window.board.map import MapZone
from flick.window.board.map_figure import MapFigure
from flick.window.board.map_marks import PlacePick
from flick.window.board.peek import WAIT
from flick.window.board.piece import PiecePick
from flick.window.board.question_line import hint
from flick.window.board.rail import RailPart
from flick.window.board.rail_lists import QueuePart, TacticsPart
from flick.window.board.sheet import SheetPart
from flick.window.board.tag import PieceTag
from flick.window.widgets.pose import Pose
from tests.games_ravenloft.phases import match_of
from tests.games_ravenloft.scene import laid, monster, on_top, state_of
from tests.window.board.scene import SIZE, Table
from tests.window.checks import complaints, overlapping


def among_foes(seats: int = 3) -> Match:
    """Kat stands beside a ghoul and sees a skeleton; the others have what there can be."""
    state = state_of(seats)
    monster(state, "ghoul", "0,1")
    monster(state, "skeleton", "3,2")
    state.heroes[-1].conditions = ["slowed", "poisoned"]
    state.environment = "grave_chill#1"
    state.decks["encounter"].remove("grave_chill#1")
    match = match_of(state, {"attack": [12]})
    match.settle()
    return match


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_read_in_the_smallest_window(language: str) -> None:
    table = Table(among_foes(), language=language)
    assert complaints(table.desk, table.ground()) == []
    parts = list(table.desk.root.walk())
    assert len([part for part in parts if isinstance(part, SheetPart)]) == 3
    shown = {part.shows for part in parts if isinstance(part, LyingPart) and not part.hidden}
    assert {"row-{own}", "environment"} <= shown


def test_a_blow_is_a_card_and_whom_it_strikes() -> None:
    table = Table(among_foes())
    told = promises_of(table.match)
    assert told["turn quick_stab ghoul-1"].odds.win == 0.8, "8 and the die against 13"
    table.click(table.card("quick_stab").rect.center)
    assert table.match.answers == [], "a card alone is no answer"
    table.click(table.piece("ghoul-1").rect.center)
    assert table.match.answers[-1].given.text == "turn quick_stab ghoul-1"
    (duel,) = [part for part in table.desk.root.walk() if isinstance(part, DuelPart)]
    assert len([part for part in duel.walk() if isinstance(part, DiePart)]) == 1


def test_a_blow_is_whom_it_strikes_and_a_card() -> None:
    """The cards that reach it light up; nothing lies over the dungeon, and none has to be clicked twice."""
    table = Table(among_foes())
    table.click(table.piece("ghoul-1").rect.center)
    assert table.match.answers == []
    assert table.furniture.options.covers is None
    assert hint(table.board_view.controls) == table.faces.words("window-hint-tool")
    table.click(table.card("quick_stab").rect.center)
    assert table.match.answers[-1].given.text == "turn quick_stab ghoul-1"


def test_what_is_to_spare_makes_room_for_a_fight_in_a_small_window() -> None:
    """Foes and curses are left out while what counts has no room beside them, and are there again after it."""
    table = Table(among_foes())
    foes = next(part for part in table.desk.root.walk() if isinstance(part, LyingPart) and part.shows == "row-{own}")
    assert not foes.hidden
    table.click(table.card("quick_stab").rect.center)
    table.click(table.piece("ghoul-1").rect.center)
    (duel,) = [part for part in table.desk.root.walk() if isinstance(part, DuelPart)]
    told = " ".join(text.text for text in duel.own_texts())
    assert "Quick Stab" in told
    assert "Ghoul" in told
    assert complaints(table.desk, table.ground()) == []
    table.board_view.show(among_foes().view(0))
    assert not foes.hidden


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SIZE, (1280, 720)])
def test_whoever_acts_is_seen_with_its_tactics_and_its_attack(language: str, size: tuple[int, int]) -> None:
    """What did not hold, what does, and the die, all in one rail."""
    state = state_of(2)
    monster(state, "crypt_spider", "3,2")
    state.heroes[1].hp = 0
    state.stage, state.now.ended = "activate", True
    acting = match_of(state, {"monster-attack": [12]})
    while not (isinstance(item := acting.step(), Event) and item.kind == "struck-at"):
        assert isinstance(item, Event)
    table = Table(among_foes(2), language=language, size=size)
    table.board_view.ask(None)
    table.board_view.show(acting.view(0))
    (part,) = [part for part in table.desk.root.walk() if isinstance(part, TacticsPart)]
    assert not part.hidden
    assert part.tactics is not None
    assert [line.holds for line in part.tactics.lines] == [False, True]
    (duel,) = [part for part in table.desk.root.walk() if isinstance(part, DuelPart)]
    assert not duel.hidden
    assert part.rect.bottom <= duel.rect.top
    assert complaints(table.desk, table.ground()) == []


def test_who_strikes_at_whom_is_seen_until_something_else_is_to_be_done() -> None:
    """Whoever is struck stands in brackets, and the stamp beside it, not on it."""
    match = among_foes()
    match.answer("turn quick_stab ghoul-1")
    while not (isinstance(item := match.step(), Event) and item.kind == "attack-roll"):
        assert isinstance(item, Event)
    table = Table(among_foes())
    table.board_view.ask(None)
    table.board_view.show(match.view(0))
    assert [figure.piece.id for figure in figures_of(table) if figure.is_struck] == ["ghoul-1"]
    match.settle()
    table.match = match
    table.show()
    assert not any(figure.is_struck for figure in figures_of(table))


def figures_of(table: Table) -> list[MapFigure]:
    return [part for part in table.desk.root.walk() if isinstance(part, MapFigure)]


def test_what_is_promised_of_one_covers_no_other_that_stands_above_or_below_it() -> None:
    state = state_of(1)
    for kind, square in (("ghoul", "1,1"), ("skeleton", "1,2"), ("gargoyle", "3,1"), ("wraith", "2,1")):
        monster(state, kind, square)
    found = {figure.piece.cells[0]: figure.is_told_below for figure in figures_of(Table(match_of(state)))}
    assert {cell: found[cell] for cell in ("1,1", "1,2", "3,1", "2,1")} == {
        "1,1": False,
        "1,2": True,
        "3,1": True,
        "2,1": False,
    }


def in_rounds(seats: int, turn: int) -> Match:
    """Heroes act by initiative, the last seat first."""
    state = state_of(seats, variants=["GEN"])
    state.rounds.heroes = list(reversed(range(seats)))
    state.turn = turn
    match = match_of(state)
    match.settle()
    return match


def queue_of(table: Table) -> list[QueuePart]:
    return [part for part in table.desk.root.walk() if isinstance(part, QueuePart)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SIZE, (1280, 720)])
def test_the_order_of_initiative_is_seen_with_who_acts_and_who_is_next(language: str, size: tuple[int, int]) -> None:
    """Whoever has acted goes first where room is scarce."""
    table = Table(in_rounds(5, turn=1), language=language, size=size)
    (queue,) = queue_of(table)
    name = table.faces.words.name
    *_, allisa, kat, phase = told = [(row.number, row.circle, row.icon, row.texts[0].text) for row in queue.rows]
    assert told[-5][:3] == (2, "honey", "")
    assert told[-4] == (3, "plate.top", "step_forward", name("thorgrim"))
    assert (allisa[3], kat[3], phase[3]) == (name("allisa"), name("kat"), name("villain-phase"))
    words = [text.text for text in queue.own_texts()]
    assert (name("next") in words) == (size != SIZE), "where there is room beside the name"
    assert complaints(table.desk, table.ground()) == []


def test_turns_that_go_clockwise_have_no_order_to_tell() -> None:
    assert queue_of(Table(among_foes())) == []


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)])
def test_a_card_that_makes_a_monster_act_makes_room_for_it(size: tuple[int, int]) -> None:
    """What was drawn was laid over the tactics of a monster, which stood over its attack."""
    state = state_of(2)
    monster(state, "dire_wolf", "3,2")
    state.stage = "encounter"
    on_top(state, "encounter", "overrun#1")
    acting = match_of(state, {"monster-attack": [12]})
    while not (isinstance(item := acting.step(), Event) and item.kind == "struck-at"):
        if isinstance(item, Choose):
            acting.answer(item.options[0].name)
    table = Table(among_foes(2), language="fr", size=size)
    table.board_view.ask(None)
    table.board_view.show(acting.view(0))
    rail = next(part for part in table.desk.root.walk() if isinstance(part, RailPart) and part.rect.left > 500)
    slots = [slot for slot in rail.slots if not slot.hidden]
    assert [type(slot) for slot in slots] == [TacticsPart, DuelPart]
    assert complaints(table.desk, table.ground()) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SIZE, (1280, 720)])
def test_the_order_makes_room_for_a_fight_and_the_tactics_of_whoever_acts(language: str, size: tuple[int, int]) -> None:
    """It is there again after them; five heroes."""
    state = state_of(5, variants=["GEN"])
    state.rounds.heroes = [4, 3, 2, 1, 0]
    monster(state, "crypt_spider", "3,2")
    state.stage, state.turn, state.now.ended = "activate", 4, True
    acting = match_of(state, {"monster-attack": [12]})
    while not (isinstance(item := acting.step(), Event) and item.kind == "struck-at"):
        if isinstance(item, Choose):
            acting.answer(item.options[0].name)
    table = Table(in_rounds(5, turn=1), language=language, size=size)
    table.board_view.ask(None)
    table.board_view.show(acting.view(0))
    assert queue_of(table) == []
    assert complaints(table.desk, table.ground()) == []
    table.show()
    assert len(queue_of(table)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SIZE, (1280, 720)])
def test_what_is_counted_in_the_corner_has_headings_of_one_size(language: str, size: tuple[int, int]) -> None:
    """Numbers become smaller first, then all headings alike."""
    table = Table(among_foes(), language=language, size=size)
    (corner,) = [part for part in table.desk.root.walk() if isinstance(part, CornerPart)]
    headings = [slot.own_texts()[0] for slot in corner.slots if not slot.hidden]
    assert [text.text for text in headings] == [
        table.faces.words(f"heading-{name}").upper() for name in ("environment", "surges", "xp")
    ]
    sizes = {text.size for text in headings}
    assert len(sizes) == len({text.baseline for text in headings}) == 1
    assert (language == "fr" and size == SIZE) or sizes == {table.kit.theme.size("overline")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_things_in_the_corner_can_be_read_in_the_smallest_window(language: str) -> None:
    """They lay on each other, and the last one reached out of the window."""
    people = [Seat("human", "Camille"), Seat("human", "Noé")]
    match = Match(GAME, people, GAME.Options(variants=("HPH",)), 3)
    match.settle()
    table = Table(match, language=language)
    (corner,) = [part for part in table.desk.root.walk() if isinstance(part, CornerPart)]
    slots = [slot for slot in corner.slots if not slot.hidden]
    assert len(slots) == 4
    texts = [text for slot in slots for text in slot.own_texts()]
    assert overlapping(texts) == []
    assert min(text.size for text in texts) >= READ
    assert all(corner.rect.contains(slot.rect) for slot in slots)
    assert not any(one.rect.colliderect(two.rect) for one, two in combinations(slots, 2))


@pytest.mark.parametrize("wide", [16, 24, 40, 64])
def test_a_figure_paints_nothing_outside_its_bounds(wide: int) -> None:
    """Neither its shadow nor what an attack on it promises, however small it is seen."""
    table = Table(among_foes())
    figure = table.piece("ghoul-1")
    assert isinstance(figure, MapFigure)
    figure.tag = PieceTag("80 %", "80 %")
    figure.move(Pose(200, 200, wide))
    figure.hovered = True
    seen = Surface((400, 400), pygame.SRCALPHA, 32)
    figure.paint(seen)
    figure.paint(seen)
    assert figure.bounds.contains(seen.get_bounding_rect(1))


def test_what_is_not_lit_on_the_map_is_called_by_its_name() -> None:
    """An unexplored edge says what it is for, a token that lies face down when it is turned over."""
    state = state_of(1)
    state.dungeon.hidden["start_w"] = 2
    table = Table(match_of(state))
    (dungeon,) = [part for part in table.desk.root.walk() if isinstance(part, MapZone)]
    edge = next(border for border in dungeon.shape.ground.borders if border.kind == "unexplored")
    across, along = dungeon.camera.rect_on_screen(dungeon.shape.boxes(edge.name)[0]).center
    right, down = {"north": (0, -9), "south": (0, 9), "west": (-9, 0), "east": (9, 0)}[edge.side]
    told = dungeon.tip_at((across + right, along + down))
    assert told == table.faces.words("map-unexplored")
    assert table.piece("token-start_w").tip.endswith("turned over as soon as a hero enters the tile")


@pytest.mark.parametrize(("language", "told"), [("en", "Go here"), ("fr", "Aller ici")])
def test_a_square_that_is_pointed_at_is_not_told_by_its_numbers(language: str, told: str) -> None:
    """Nobody sees them in the window."""
    table = Table(match_of(state_of(1)), language=language)
    (dungeon,) = [part for part in table.desk.root.walk() if isinstance(part, MapZone)]
    assert {pick.tip for pick in dungeon.marks.picks.values()} == {told}


def test_a_hero_that_has_no_speed_is_told_so() -> None:
    """Slowed in a cold corridor with water on its floor: nothing is lit, and the question says why."""
    state = state_of(1)
    state.heroes[0].conditions = ["slowed"]
    state.dungeon.hazards[tiles_under(state.dungeon, (state.heroes[0].square,))[0]] = "flooded_floor#1"
    state.decks["encounter"].remove("flooded_floor#1")
    table = Table(match_of(state))
    assert "You cannot move: your Speed is 0 here." in table.board_view.asking.said[0]


def test_whoever_can_only_attack_is_told_to_click_what_is_lit() -> None:
    """Every foe and every power is lit, though each takes a second click."""
    state = state_of(1)
    monster(state, "ghoul", "0,1")
    state.heroes[0].conditions = ["immobilized"]
    match = match_of(state)
    match.settle()
    table = Table(match)
    assert hint(table.board_view.controls) == table.faces.words("window-hint-map")


def test_hazards_are_read_beside_the_map() -> None:
    state = state_of(2)
    state.dungeon.hazards["start_w"] = "flooded_floor#1"
    state.decks["encounter"].remove("flooded_floor#1")
    table = Table(match_of(state))
    lying = [part for part in table.desk.root.walk() if isinstance(part, LyingPart) and not part.hidden]
    assert "hazards" in [part.shows for part in lying]
    assert complaints(table.desk, table.ground()) == []


def test_no_name_is_cut_where_a_card_lies_beside_the_fight() -> None:
    """In the smallest window whom one strikes at is told alone rather than with dots in it."""
    state = state_of(5)
    monster(state, "shambling_corpse", "2,2", seat=4).hp = 1
    state.first, state.heroes[4].square = 4, "1,2"
    match = match_of(state, {"attack": [20]})
    table = Table(match, language="fr")
    table.board_view.ask(None)
    match.answer("turn force_bolt shambling_corpse-1")
    while not (isinstance(item := match.step(), Event) and item.kind == "treasure"):
        assert not isinstance(item, Choose)
    table.board_view.show(match.view(4))
    (duel,) = [part for part in table.desk.root.walk() if isinstance(part, DuelPart)]
    told = [text.text for text in duel.own_texts()]
    assert not any("…" in text for text in told), told
    assert any("Cadavre titubant" in text for text in told)


def test_what_is_said_of_a_figure_is_not_said_twice() -> None:
    table = Table(among_foes())
    assert table.piece("thorgrim").tip.count("Slowed") == 1
    assert table.piece("ghoul-1").tip.startswith("Ghoul 1 · "), "by the name that the log calls it"


def test_whoever_can_be_chosen_is_brought_into_sight() -> None:
    """A hero of two that lies beyond the rim of the map, seen from near."""
    state = state_of(2)
    laid(state, "start_w", "west", "corridor#1")
    laid(state, "corridor#1", "west", "corridor#2")
    laid(state, "corridor#2", "west", "cross#1")
    for side in ("north", "south"):
        laid(state, "cross#1", side, {"north": "cross#2", "south": "cross#3"}[side])
    laid(state, "cross#2", "north", "cross#4")
    state.heroes[0].square, state.heroes[1].square = "-10,-6", "6,1"
    match = match_of(state)
    match.settle()
    table = Table(match)
    (dungeon,) = [part for part in table.desk.root.walk() if isinstance(part, MapZone)]
    kat, allisa = (figure for figure in dungeon.figures if figure.piece.id in ("kat", "allisa"))
    dungeon.look(dungeon.camera.zoomed(8, dungeon.body.center))
    dungeon.look_at(kat.stand.at)
    assert not (dungeon.body.contains(kat.rect) and dungeon.body.contains(allisa.rect))
    dungeon.marks.picks = {}
    for figure in (kat, allisa):
        figure.offer(PiecePick(lambda: None), "can")
    dungeon.look_at_picks()
    assert dungeon.body.contains(kat.rect)
    assert dungeon.body.contains(allisa.rect)
    kat.offer(None)
    allisa.offer(None)
    far = [name for name, cell in dungeon.shape.ground.cells.items() if cell.at[0] > 4]
    dungeon.look(dungeon.camera.zoomed(8, dungeon.body.center))
    dungeon.look_at(kat.stand.at)
    dungeon.marks.picks = {name: PlacePick(lambda: None, "") for name in far}
    assert not any(dungeon.camera.sees(dungeon.shape.middle(name)) for name in far)
    dungeon.look_at_picks()
    assert all(dungeon.camera.sees(dungeon.shape.middle(name)) for name in far)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fight_in_a_chamber_has_room_beside_the_goal(language: str) -> None:
    """With a villain, the card of the chamber, a Hazard and foes."""
    state = state_of(3, "the_bone_warden")
    monster(state, "ghoul", "0,1")
    state.progress.chamber = "throne_of_bones"
    state.aside.remove("bone_warden#1")
    state.villains.append("bone_warden#1")
    state.dungeon.hazards["start_w"] = "flooded_floor#1"
    state.decks["encounter"].remove("flooded_floor#1")
    match = match_of(state, {"attack": [12]})
    match.settle()
    table = Table(match, language=language)
    assert complaints(table.desk, table.ground()) == []
    table.click(table.piece("ghoul-1").rect.center)
    table.click(table.card("quick_stab").rect.center)
    assert len(match.answers) == 1
    assert complaints(table.desk, table.ground()) == []
    (duel,) = [part for part in table.desk.root.walk() if isinstance(part, DuelPart)]
    points = [int(text.text) for text in duel.own_texts() if re.fullmatch(r"[+−]\d+", text.text)]
    assert not points or sum(points) == 20, "12 and 8: what has no row of its own is in the last one"
    rail = next(part for part in table.desk.root.walk() if isinstance(part, RailPart) and part.rect.left > 500)
    assert all(rail.rect.contains(slot.rect) for slot in rail.slots if not slot.hidden)


def test_a_power_that_is_no_card_on_the_table_yet_is_read_at_its_button() -> None:
    """A hero rises to level 2, and chooses a Daily power."""
    state = state_of(1, variants=["ADV"])
    state.stage, state.xp = "begin", state.decks["monster"][:6]
    del state.decks["monster"][:6]
    match = match_of(state)
    match.settle()
    assert isinstance(match.decision, Choose)
    assert match.decision.verb == "train"
    match.answer(match.decision.options[0].name)
    table = Table(match)
    assert table.decision.verb == "new-power"
    buttons = [part for part in table.desk.root.walk() if isinstance(part, CardButton)]
    assert len(buttons) == 3
    table.move(buttons[0].rect.center)
    table.wait(WAIT + 200)
    large = table.furniture.around.peek.large
    assert large is not None
    assert large.card is buttons[0]
    assert complaints(table.desk, table.ground()) == []
    table.click(buttons[0].rect.center)
    assert buttons[0].piece.id in match.state.heroes[0].powers


def test_what_counts_adds_up_however_little_room_there_is() -> None:
    """What has no row of its own is told in the last one."""
    rows = [DuelRow("Die", "", 5), DuelRow("Attack bonus", "Thrown Knife", 6), DuelRow("Bonus", "Balanced Bow", 1)]
    short = summed_up(rows, 2, lambda count: f"{count} more")
    assert [(row.what, row.points) for row in short] == [("Die", 5), ("2 more", 7)]


def test_the_way_out_is_named_where_nobody_stands() -> None:
    """Its name lay over whoever stood on it, and over the foe beside it."""
    state = state_of(2)
    laid(state, "start_e", "east", "safe_exit")
    state.heroes[0].square = "10,1"
    monster(state, "ghoul", "10,2")
    match = match_of(state)
    match.settle()
    table = Table(match, size=(1280, 720))
    dungeon = next(part for part in table.desk.root.walk() if isinstance(part, MapZone))
    (pill,) = [text.rect for text in dungeon.own_texts() if text.text == "The way out"]
    assert pill.collidelist([figure.rect for figure in dungeon.figures]) < 0
