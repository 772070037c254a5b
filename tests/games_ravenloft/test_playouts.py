"""Deep in the dungeon, where bots at random never come, the game keeps the contract and its events tell what moves."""

from collections import Counter
from typing import Any

import pytest

from flick.games.ravenloft.game import GAME
from flick.table.chance import Chance, derived
from flick.table.match import Match
from flick.table.rules import Decision, Event
from tests.contract import Learned, Playout
from tests.games_ravenloft.delver import Delve
from tests.moving import Follower

MOST = 400
"""Answers that are looked at: by then there are chambers, doors and half the cards."""


class DeepPlayout(Playout):
    """A delve, looked at from all sides, and followed by somebody who only hears what moves."""

    def __init__(self, delve: Delve) -> None:
        self.game, self.match, self.delve = GAME, delve.match, delve
        self.looks: Counter[Any] | None = Counter()
        self.random = Chance(derived(1, 99))
        self.inventory: Any = None
        self.guesses = self.dealt_otherwise = 0
        self.learned = Learned(self.match)
        self.follower = Follower(self.match.view(None))
        self.heard = 0

    def run(self) -> None:
        for _ in range(MOST):
            item = self._settle()
            self._follow(self.match)
            if not isinstance(item, Decision):
                break
            if self._is_worth_a_look(item):
                self._look_at(item)
            self.match.answer(self.delve.choose(item))
            self.learned.answered(item)

    def _follow(self, match: Match) -> None:
        events: list[Event] = match.events[self.heard :]
        self.heard = len(match.events)
        for event in events:
            self.follower.hear(event.seen_by(None))
        self.follower.arrive(match.view(None), [event.kind for event in events])


@pytest.mark.parametrize(("adventure", "seats", "seed"), [("the_bone_warden", 2, 5), ("doors_of_cinder", 3, 7)])
def test_a_delve_keeps_the_contract(adventure: str, seats: int, seed: int) -> None:
    playout = DeepPlayout(Delve(adventure, seats, seed, powers="random"))
    playout.run()
    assert playout.guesses
    assert playout.delve.match.answers
