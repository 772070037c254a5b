"""The panel of an attempt adds up at every moment, before, at and after the points are placed (KIN-R50)."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from flick.games.kinfire.attempt import attempt
from flick.games.kinfire.state import KinfireState
from flick.games.kinfire.view import view
from flick.table.answers import read
from flick.table.board import Zone
from flick.table.chance import Chance
from flick.table.duel import duel_of
from flick.table.rules import Event, GameEnds
from tests.games_kinfire.scene import BOARD, state_of

FENCERS = "masked_fencers"
DARK = {"skill-die": ["red", "red", "red"], "ld-die": ["darkness"]}


def panels(state: KinfireState, card: str, forced: dict[str, list[Any]], *answers: str) -> Iterator[tuple[str, Zone]]:
    """The panel of an attempt at every event of it, with the kind of the event."""
    left, reply = list(answers), None
    rules = attempt(state, Chance(state.luck, forced), card)
    try:
        while True:
            item = rules.send(reply)
            reply = None
            if isinstance(item, Event):
                yield item.kind, view(state, None).zone("attempt")
            else:
                reply = read(item, left.pop(0)).value
    except (StopIteration, GameEnds):
        assert left == []


def rows(zone: Zone) -> list[object]:
    duel = duel_of(zone)
    assert duel is not None
    return [one.n for one in duel.sides[0].modifiers]


def sums(found: Sequence[tuple[str, Zone]]) -> dict[str, tuple[list[object], object]]:
    """By kind of event, the rows and the sum when it was told for the last time."""
    return {kind: (rows(zone), zone.facts["sum"]) for kind, zone in found}


def test_points_are_counted_once_when_they_are_placed() -> None:
    """A card of 7 with 2 that gets 4 more fails: at no moment is that a success."""
    state = state_of(board=BOARD)
    state.progress = {FENCERS: 2}
    state.seekers[0].hand = ["wall_run"]
    state.seekers[1].hand = []
    found = list(panels(state, FENCERS, DARK, "play wall_run"))
    told = sums(found)
    assert told["roll"] == told["points"] == told["placed"] == told["failed"] == ([2, 4, 0], 6)
    assert told["attempt"] == ([2], 2)
    assert all(zone.facts["of"] == 7 for _, zone in found)


@pytest.mark.parametrize("points", [0, 4])
def test_rows_add_up_at_every_moment_of_an_attempt(points: int) -> None:
    state = state_of(board=("crystal_caves", *BOARD[1:]), every_boost=True)
    state.progress = {"crystal_caves": points} if points else {}
    state.seekers[0].hand, state.seekers[1].hand = ["kindled_blade"], ["hammer_and_wedge"]
    light = {"skill-die": ["red", "blue", "red"], "ld-die": ["light"]}
    found = list(panels(state, "crystal_caves", light, "play kindled_blade", "boost hammer_and_wedge"))
    assert [kind for kind, zone in found if sum(int(str(row)) for row in rows(zone)) != zone.facts["sum"]] == []
    expected = [*([points] if points else []), 4, 2, 3, 1]
    assert sums(found)["points"] == sums(found)["completed"] == (expected, points + 10)
    assert sums(found)["descend"] == (expected, points + 10), "the card is still there for its reward"


def test_a_penalty_that_weakens_actions_leaves_the_sum_as_it_was() -> None:
    state = state_of(board=BOARD, forced={"fatigue-deck": [["heavy_limbs"]]})
    state.board[1] = card = "marionette_captain"
    state.seekers[0].hand, state.seekers[1].hand = ["wall_run"], []
    told = sums(list(panels(state, card, DARK, "play wall_run")))
    assert state.fatigue == ["heavy_limbs"]
    assert told["fatigue"] == told["points"]
