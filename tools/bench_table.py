"""Figures of the table: what a match costs on top of its rules, what a fork costs, how soon the program answers."""

import gc
import os
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

from flick.bots import BOTS
from tools.rows import Row, at_least, at_most, interleaved

GAMES = Path(__file__).resolve().parent.parent / "tests" / "games"
MATCHES = 40
SEATS = 3
LONG = 0
"""The seed of a match that is still going on at turn 50."""


def rows() -> list[Row]:
    """All figures of the table."""
    os.environ["FLICK_GAMES"] = str(GAMES)
    return [*kernel_rows(), *fork_rows(), *long_turn_rows(), *start_rows()]


def kernel_rows() -> list[Row]:
    """Decisions through a match, beside a bare loop that sends the same answers into the same generator.

    Both get their answers from the same list, so that neither counts the bot that made them up.
    """
    recorded = [_recorded(seed) for seed in range(MATCHES)]
    bare, through = interleaved([lambda: _bare(recorded), lambda: _through(recorded)], 15)
    decisions = sum(len(answers) for _, answers in recorded)
    return [
        at_least("decisions through a match, share of a bare loop", bare / through, 0.4),
        Row("decisions per second through a match", f"{decisions / through:,.0f}", "told", True),
    ]


def _recorded(seed: int) -> tuple[int, list[tuple[Any, str]]]:
    """A random match's answers: their values and their written forms."""
    match = _new(seed)
    while match.result is None:
        if match.settle() is match.decision:
            match.ask_bot()
    return seed, [(taken.given.value, taken.given.text) for taken in match.answers]


def _new(seed: int) -> Any:
    from flick.sitting import new_match

    return new_match("shells", ",".join(["random"] * SEATS), {"flicks": False}, seed)


def _bare(recorded: list[tuple[int, list[tuple[Any, str]]]]) -> None:
    from flick.table.chance import Chance
    from flick.table.game import find
    from flick.table.match import start_state
    from flick.table.rules import Event

    game = find("shells")
    options = _new(0).options
    for seed, answers in recorded:
        state = start_state(game, options, SEATS, seed)
        chance = Chance(state.luck)
        values = iter(answers)
        while game.result(state) is None:
            rules, reply = game.turn(state, chance), None
            try:
                while True:
                    item = rules.send(reply)
                    reply = None if isinstance(item, Event) else next(values)[0]
            except StopIteration:
                pass


def _through(recorded: list[tuple[int, list[tuple[Any, str]]]]) -> None:
    from flick.table.match import Match
    from flick.table.rules import Decision

    first = _new(0)
    for seed, answers in recorded:
        match = Match(first.game, first.seats, first.options, seed, bots=BOTS)
        texts = iter(answers)
        while isinstance(match.settle(), Decision):
            match.answer(next(texts)[1])


def fork_rows() -> list[Row]:
    """What a fork costs early and late in a match."""
    early, late = _forks_at({5, 50})
    return [
        at_most("fork at turn 50", late * 1e6, 100, " us"),
        at_most("fork at turn 50, ratio to turn 5", late / early, 2),
    ]


def _forks_at(turns: set[int]) -> list[float]:
    """Seconds of a fork at the last decision of some turns of one long match."""
    from flick.sitting import new_match

    match = new_match("shells", "random,random,random,random", {"rounds": 20, "flicks": False, "pearls": 1}, LONG)
    works: list[Callable[[], object]] = []
    while match.result is None and len(works) < len(turns):
        decision = match.settle()
        if match.turn in turns and getattr(decision, "verb", "") == "bet" and len(works) < len(turns):
            line = match.fork()
            works.append(lambda line=line: [line.fork() for _ in range(200)])
        if match.decision is not None:
            match.ask_bot()
    assert len(works) == len(turns), "the match ended too soon"
    return [seconds / 200 for seconds in interleaved(works, 15)]


def long_turn_rows() -> list[Row]:
    """What forks, guesses and the way back cost late in a long turn that is cut into parts. Python's cleaning up, which
    comes now in one and now in another, is no part of it."""
    works = [work for answers in (5, 60) for work in _deeds_after(answers)]
    gc.disable()
    seconds = interleaved(works, 15)
    gc.enable()
    names = ("fork", "guess", "undo and redo")
    return [
        at_most(f"{name} at answer 60 of a turn, ratio to answer 5", late / early, 1.5)
        for name, early, late in zip(names, seconds[:3], seconds[3:], strict=True)
    ]


def _deeds_after(answers: int) -> list[Callable[[], object]]:
    """A hundred forks, guesses, and answers taken back and given again, after so many answers of one turn."""
    from flick.sitting import new_match

    match = new_match("errands", "random,random", {"errands": 80}, 1)
    while len(match.answers) < answers:
        match.settle()
        match.ask_bot()
    match.settle()

    def back() -> None:
        for _ in range(100):
            match.go_back(len(match.answers) - 1)
            match.redo(-1)

    return [
        lambda: [match.fork() for _ in range(100)],
        lambda: [match.perspective().guess() for _ in range(100)],
        back,
    ]


def start_rows() -> list[Row]:
    """How soon ``flick --help`` answers, beside an interpreter that only brings in msgspec and numpy."""
    helping = [sys.executable, "-m", "flick", "--help"]
    importing = [sys.executable, "-c", "import msgspec, numpy"]
    runs: dict[str, list[float]] = {"help": [], "imports": []}
    for _ in range(9):
        for name, command in (("help", helping), ("imports", importing)):
            began = perf_counter()
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            runs[name].append(perf_counter() - began)
    ratio = statistics.median(runs["help"]) / statistics.median(runs["imports"])
    return [at_most("flick --help, ratio to importing msgspec and numpy", ratio, 3)]


if __name__ == "__main__":
    from tools.rows import show

    sys.exit(0 if show("The table", rows()) else 1)
