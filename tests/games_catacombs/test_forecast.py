"""What is foretold of a flick, from outcomes made by hand; in ``tests/window/arena/flicking`` it meets what happens."""

import pytest

from flick.arena.outcome import Contact, Departure, Outcome
from flick.games.catacombs import GAME
from flick.games.catacombs.forecast import forecast, obstacle_forecast
from flick.games.catacombs.state import CatacombsState
from flick.table.rules import Forecast
from flick.table.words import Words
from tests.games_catacombs.scene import outcome_of, state_with, touch

WALL = "wall:north-1"
ENGLISH = Words("en", GAME.folder)


@pytest.fixture
def state() -> CatacombsState:
    return state_with({})


def rested(*contacts: Contact, pawn: str = "sword-1") -> Outcome:
    return Outcome(pawn, {pawn: (100.0, 100.0, 0.0)}, contacts, (), 1.0, False, outcome_of(pawn).track)


def departed(*contacts: Contact) -> Outcome:
    return outcome_of("sword-1", *contacts, left=[Departure("sword-1", 0.5, 0.0, 100.0, 0.0)])


def told(found: Forecast) -> tuple[str, str, str]:
    return ENGLISH(found.say), found.tone, found.rule


def shot(state: CatacombsState, outcome: Outcome, damage: int = 1, target: str | None = None) -> Forecast:
    return forecast(state, "sword", damage, target, outcome)


def hit(t: float, name: str = "skull-1") -> Contact:
    return touch(t, "sword-1", name)


def test_wounds(state: CatacombsState) -> None:
    found = shot(state, rested(hit(0.1)), 2)
    assert told(found) == ("2 wounds", "good", "CAT-73")
    assert (found.struck, found.ends) == (("skull-1",), False)
    found = shot(state, rested(hit(0.1), hit(0.2, "skull-2")), 2)
    assert told(found) == ("4 wounds", "good", "CAT-75")
    assert found.struck == ("skull-1", "skull-2")


def test_the_end_of_the_match(state: CatacombsState) -> None:
    state.teams["skull"].reserve = 2
    found = shot(state, rested(hit(0.1)), 3)
    assert told(found)[0] == "2 wounds, and the match ends"
    assert found.ends
    state.teams["skull"].kept = ["behemoth"]
    found = shot(state, rested(hit(0.1)), 3)
    assert told(found)[0] == "2 wounds, unless armour"
    assert not found.ends


def test_off_a_crystal(state: CatacombsState) -> None:
    found = shot(state, rested(hit(0.1, "crystal-1"), hit(0.2)))
    assert told(found) == ("off a crystal: counts, 1 wound", "good", "CAT-78")


@pytest.mark.parametrize(
    ("outcome", "target", "expected"),
    [
        (rested(touch(0.1, "sword-1", WALL), hit(0.2)), None, ("wall first: no hit", "bad", "CAT-77")),
        (rested(hit(0.1, "skull-2")), "skull-1", ("Skull 2 is not the target", "bad", "CAT-72")),
        (rested(touch(0.5, "skull-1", "sword-1")), None, ("at rest when touched: no hit", "bad", "CAT-R03")),
        (departed(), None, ("leaves the mat", "bad", "CAT-121")),
        (departed(hit(0.1)), None, ("1 wound", "good", "CAT-73")),
        (rested(), None, ("touches nobody", "bad", "CAT-73")),
        (rested(touch(0.1, "sword-1", WALL)), None, ("touches nobody", "bad", "CAT-73")),
        (rested(hit(0.1, "crystal-1")), None, ("touches no enemy", "bad", "CAT-73")),
        (rested(hit(0.1, "sword-2")), None, ("touches no enemy", "bad", "CAT-73")),
    ],
)
def test_no_wound(state: CatacombsState, outcome: Outcome, target: str | None, expected: tuple[str, str, str]) -> None:
    found = shot(state, outcome, target=target)
    assert told(found) == expected
    assert bool(found.struck) == (expected[1] == "good")


@pytest.mark.parametrize(
    ("contacts", "target", "expected"),
    [
        ([hit(0.1)], None, ("hits Skull 1: 2 wounds", "good", "CAT-73")),
        ([touch(0.1, "sword-1", WALL), hit(0.1)], None, ("hits Skull 1: 2 wounds", "good", "CAT-73")),
        ([touch(0.1, "sword-1", WALL)], None, ("wall first: no hit", "bad", "CAT-77")),
        ([hit(0.1, "crystal-1")], None, ("off a crystal: a hit counts", "plain", "CAT-78")),
        ([hit(0.1, "sword-2")], None, ("off Sword 2: a hit counts", "plain", "CAT-R05")),
        ([hit(0.1, "skull-2")], "skull-1", ("Skull 2 is not the target", "plain", "CAT-72")),
    ],
)
def test_up_to_the_first_contact(
    state: CatacombsState, contacts: list[Contact], target: str | None, expected: tuple[str, str, str]
) -> None:
    """Only what that contact decides for good is good or bad."""
    assert told(shot(state, outcome_of("sword-1", *contacts), 2, target)) == expected


def test_what_wounds_nobody(state: CatacombsState) -> None:
    for outcome in (rested(hit(0.1)), outcome_of("sword-1", hit(0.1)), rested(hit(0.1, "crystal-1"))):
        assert told(shot(state, outcome, 0)) == ("a move wounds nobody", "plain", "CAT-79")
    assert told(shot(state, rested(), 0)) == ("touches nobody", "plain", "CAT-79")
    assert told(shot(state, departed(hit(0.1)), 0)) == ("leaves the mat", "plain", "CAT-121")
    crystal = rested(touch(0.1, "crystal-1", "skull-1"), pawn="crystal-1")
    assert told(obstacle_forecast(crystal)) == ("an obstacle wounds nobody", "plain", "CAT-108")
