"""What a bot does at some moments that once were played badly."""

import pytest

from flick.bots.weighing import near_best
from flick.games.urto.bot import MARGIN, close_calls, options
from flick.games.urto.bot.sight import UrtoSight
from flick.games.urto.state import UrtoState
from flick.table.match import Match
from tests.acting import asked
from tests.games_urto.scene import match_of, put, state_of

BESIDE_URTO = "12a"


def near(match: Match) -> list[str]:
    """Between which answers the better bot plays on."""
    asked(match)
    perspective = match.perspective()
    return [one.answer for one in close_calls(perspective, near_best(options(perspective), MARGIN))]


def last_in_the_cave(cell: str) -> UrtoState:
    """A hero who is far behind, all others having arrived."""
    state = state_of(3)
    put(state.heroes[0], cell=cell, life=5, mana=2, rested=True)
    for place, hero in enumerate(state.heroes[1:], start=1):
        put(hero, cell="urto", arrived=place, pool=20)
    return state


def test_nobody_puts_off_arriving() -> None:
    assert near(match_of(last_in_the_cave(BESIDE_URTO))) == ["turn urto"]


def test_no_way_back_is_weighed() -> None:
    """Whoever is behind went to and fro before Urto, as arriving would have lost the game."""
    state = last_in_the_cave("11b")
    state.cells |= {"11b": "torch", "12a": "shortcut", "12b": "shortcut", "10b": "shortcut", "10c": "shortcut"}
    match = match_of(state)
    found = near(match)
    ways = UrtoSight(match.perspective().board, 0).ways
    assert found
    assert all(ways.get(answer.rpartition(" ")[2], 0) < ways["11b"] for answer in found)


@pytest.mark.parametrize(
    ("cell", "life", "drunk"), [("5b", 10, False), ("5b", 4, True), (BESIDE_URTO, 10, True), (BESIDE_URTO, 15, False)]
)
def test_a_draught_is_kept_until_it_is_needed(cell: str, life: int, drunk: bool) -> None:
    """It may be drunk before any loss, and counts a point until then; but nobody drinks behind Urto's door."""
    state = state_of(3)
    held = next(name for name in state.artefacts if name.startswith("life_draught"))
    state.artefacts.remove(held)
    put(state.heroes[0], cell=cell, life=life, mana=5, artefacts=[held])
    state.cells[cell] = "torch"
    match = match_of(state)
    asked(match)
    best = max(options(match.perspective()), key=lambda one: one.worth)
    assert (best.answer == f"turn {held}") is drunk
