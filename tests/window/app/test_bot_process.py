"""Bots that think in a process of their own think the same."""

import time

from flick.bots import BOTS
from flick.games.catacombs import GAME
from flick.table.match import Match
from flick.table.rules import Decision
from flick.table.seats import Seat, Thought
from flick.table.snapshot import perspective, snapshot
from flick.window.app.bot_process import Thinker, thought


def a_match() -> Match:
    return Match(GAME, [Seat("easy"), Seat("normal")], None, 5, bots=BOTS)


def wait_for(thinker: Thinker, match: Match) -> Thought:
    while (found := thinker.answer(match)) is None:
        time.sleep(0.01)
    return found


def test_a_snapshot_is_the_decision_itself() -> None:
    match = a_match()
    for _ in range(25):
        decision = match.settle()
        assert isinstance(decision, Decision)
        parcel = snapshot(match)
        seen, own = perspective(parcel), match.perspective()
        assert (seen.seat, seen.board, seen.known) == (own.seat, own.board, own.known)
        level = match.seats[decision.seat].player
        assert thought(level, parcel) == GAME.bots[level]().think(own)
        match.ask_bot()


def test_the_thinker_answers_as_the_bot_would() -> None:
    match, thinker = a_match(), Thinker()
    try:
        for _ in range(3):
            match.settle()
            assert match.decision is not None
            expected = GAME.bots[match.seats[match.decision.seat].player]().think(match.perspective())
            thinker.ask(match)
            assert thinker.busy
            found = wait_for(thinker, match)
            assert not thinker.busy
            assert found == expected
            match.answer(found.answer, found.reason)
    finally:
        thinker.stop()


def test_a_process_that_has_died_is_started_anew() -> None:
    match, thinker = a_match(), Thinker()
    try:
        match.settle()
        thinker.ask(match)
        thinker._process.process.kill()
        thinker._process.process.join()
        assert isinstance(wait_for(thinker, match), Thought)
    finally:
        thinker.stop()


def test_thinking_can_be_broken_off() -> None:
    match, thinker = a_match(), Thinker()
    match.settle()
    thinker.ask(match)
    thinker.stop()
    assert not thinker.busy
    assert thinker.answer(match) is None
