"""What the tests of matches and match files have in common: sitting down, playing on, and comparing."""

import json
from pathlib import Path
from typing import Any

from flick.bots import BOTS
from flick.bots.random import random_answer
from flick.table.chance import Chance, derived
from flick.table.game import Result, find
from flick.table.journal import new_match_file
from flick.table.line import Line
from flick.table.match import Match
from flick.table.records import to_plain
from flick.table.rules import Decision
from flick.table.seats import Seat

QUIET_TURN = ("walk north", "stake 3", "no", "show nothing", "place stone 10.0,50.0", "flick stone 45deg 900mm/s", "no")
"""One turn of Skims in which nothing is revealed."""


def sit(players: str = "human,human", seed: int = 7, game: str = "skims", **rest: Any) -> Match:
    """A match that has not begun; ``players`` as in ``human,random``."""
    return Match(find(game), [Seat(player) for player in players.split(",")], seed=seed, bots=BOTS, **rest)


def give(match: Match, *answers: str) -> None:
    """Give answers, one after the other, each to the decision that comes up."""
    for answer in answers:
        match.settle()
        match.answer(answer)
    match.settle()


def play_on(match: Match, answers: int = 10_000, seed: int = 1) -> Match:
    """Answer at random for everybody, people too: what is answered depends only on the seed and on how many answers
    there were before."""
    for _ in range(answers):
        decision = match.settle()
        if isinstance(decision, Result):
            break
        match.answer(random_answer(decision, Chance(derived(seed, len(match.answers)))))
    match.settle()
    return match


def state_of(line: Line) -> Any:
    """The state of a line of play, whatever the game keeps in it."""
    return line.state


def trace(match: Match) -> dict[str, Any]:
    """All that two matches must agree in if they are the same."""
    return to_plain(
        {
            "state": match.state,
            "turn": match.turn,
            "answers": [(taken.seat, taken.given.text, taken.given.outcome) for taken in match.answers],
            "events": match.events,
            "asked": asked(match.decision),
            "result": match.result,
        }
    )


def asked(decision: Decision | None) -> Any:
    """A decision without the functions in it."""
    if decision is None:
        return None
    fields = [name for name in decision.__struct_fields__ if name not in ("resolve", "refuse", "outcome")]
    return to_plain({name: getattr(decision, name) for name in fields})


def written(match: Match) -> list[str]:
    """The answers so far in their written form."""
    return [taken.given.text for taken in match.answers]


def keep(path: Path, match: Match | None = None, answers: int = 10_000, seed: int = 1) -> Match:
    """Play a match that is kept in a file, and let go of the file."""
    match = sit() if match is None else match
    writer = new_match_file(path, match)
    play_on(match, answers, seed)
    writer.close()
    return match


def lines_of(path: Path) -> list[Any]:
    """The lines of a match file as plain data."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def rewrite(path: Path, lines: list[Any]) -> None:
    """A match file as somebody's editor leaves it."""
    path.write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines), "utf-8")
