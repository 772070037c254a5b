"""Tables with many zones, small windows and large type: nothing runs under anything, and everything can be clicked."""

from functools import cache

import pygame
import pytest

from flick.bots.random import random_answer
from flick.table.board import Board
from flick.table.chance import Chance, derived
from flick.table.game import find
from flick.table.match import Match
from flick.table.rules import Decision
from flick.table.seats import HUMAN, Seat
from flick.window.board.card import CardPart
from flick.window.board.glance import GlancePart
from flick.window.board.number import NumberPart
from flick.window.board.piece import PiecePart
from flick.window.board.sheet import SheetPart
from flick.window.board.strip import StripPart
from flick.window.board.tabs import TabsPart
from flick.window.widgets.segmented import Segmented
from tests.window.board.scene import Table, catacombs, wounding
from tests.window.checks import complaints

SMALL, LARGE_TYPE = ((1024, 640), 1.0), ((1280, 720), 2.0)


def late(game: str, seats: int, verb: str, answers: int, seed: int = 2) -> Match:
    """A match that somebody has played at random for everybody, up to a question."""
    match = Match(find(game), [Seat(HUMAN)] * seats, seed=seed)
    while isinstance(decision := match.settle(), Decision):
        if len(match.answers) >= answers and decision.verb == verb:
            return match
        match.answer(random_answer(decision, Chance(derived(seed, len(match.answers)))))
    raise LookupError(verb)


def wrong(table: Table) -> list[str]:
    """What is wrong with it; places of a map may be small, since a map is seen from nearer when somebody wishes."""
    found = complaints(table.desk, table.ground())
    return [text for text in found if "too small to click" not in text or not table.furniture.maps]


@cache
def caravan() -> Table:
    """Five traders in the smallest window."""
    return Table(late("caravan", 5, "take", 38), size=SMALL[0], language="fr")


@pytest.mark.parametrize(("seats", "verb"), [(2, "wear"), (5, "fight")])
def test_a_table_with_many_zones_fits_into_a_small_window(seats: int, verb: str) -> None:
    table = Table(late("caravan", seats, verb, 4 * seats), size=SMALL[0], language="fr")
    assert complaints(table.desk, table.ground()) == []
    sheets = [part for part in table.parts() if isinstance(part, SheetPart)]
    assert len(sheets) == seats
    for index, sheet in enumerate(sheets):
        said = " ".join(text.text for text in sheet.texts())
        facts = table.board.zone(f"hero-{index + 1}").facts
        assert f"{facts['life']}/{facts['life-most']}" in said
        assert str(facts["gold"]) in said


@pytest.mark.parametrize(
    ("game", "seats", "verb", "answers"),
    [
        ("caravan", 2, "wear", 4),
        ("caravan", 5, "fight", 38),
        ("kinfire", 4, "play", 6),
        ("kinfire", 2, "boost", 12),
        ("kinfire", 2, "reroll", 12),
        ("expedition", 4, "walk", 20),
        ("shells", 2, "bet", 1),
    ],
)
def test_at_twice_the_size_nothing_runs_under_anything(game: str, seats: int, verb: str, answers: int) -> None:
    table = Table(late(game, seats, verb, answers), size=LARGE_TYPE[0], scale=LARGE_TYPE[1], language="fr")
    assert wrong(table) == []
    for key in (pygame.K_a, pygame.K_b, pygame.K_l):
        table.key(key)
        assert wrong(table) == []
        table.key(pygame.K_ESCAPE)


@pytest.mark.parametrize("question", ["play", "armour"])
def test_so_it_is_where_pawns_are_flicked(question: str) -> None:
    match = catacombs(4) if question == "play" else wounding()
    table = Table(match, size=LARGE_TYPE[0], scale=LARGE_TYPE[1], language="fr")
    table.wait(300)
    assert complaints(table.desk, table.ground()) == []


def test_those_who_have_a_sheet_are_told_of_in_a_strip() -> None:
    table = Table(late("caravan", 2, "take", 16), size=LARGE_TYPE[0], scale=LARGE_TYPE[1])
    strip = next(part for part in table.parts() if isinstance(part, StripPart))
    facts = [table.board.zone(f"hero-{seat}").facts for seat in (1, 2)]
    assert [text.text for text in strip.texts()] == [str(fact["life"]) for fact in facts]


def test_what_can_be_picked_comes_before_other_tabs() -> None:
    table = Table(late("caravan", 2, "wear", 4), size=(1280, 720))
    tabs = next(part for part in table.parts() if isinstance(part, TabsPart))
    packed = table.board.zone(f"pack-{table.decision.seat + 1}").pieces[0].id
    tabs.choose(1)
    assert packed not in {part.piece.id for part in table.parts() if isinstance(part, PiecePart)}
    table.show()
    assert tabs.front == 0
    table.click(table.piece(packed).rect.center)
    assert table.answers == [f"wear {packed}"]


def test_what_lies_behind_a_tab_or_a_number_is_seen_from_near_without_darkness() -> None:
    table = caravan()
    row = next(part for part in table.parts() if isinstance(part, Segmented) and len(part.options) == 3)
    number = next(part for part in table.parts() if isinstance(part, NumberPart) and part.zone.id == "worn-1")
    for place, zone in ((row.segments()[1].center, "worn-5"), (number.rect.center, "worn-1")):
        table.move(place)
        table.wait(600)
        near = next(part for part in table.parts() if isinstance(part, GlancePart))
        assert {part.piece.id for part in near.walk() if isinstance(part, CardPart)} == pieces(table.board, zone)
        assert table.desk.modal is None
        assert complaints(table.desk, table.ground()) == []
    table.move((5, 5))
    assert not [part for part in table.parts() if isinstance(part, GlancePart)]


def pieces(board: Board, zone: str) -> set[str]:
    return {piece.id for piece in board.zone(zone).pieces}
