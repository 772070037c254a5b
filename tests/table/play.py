"""What the tests of matches and match files have in common: sitting down, playing on, and comparing."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from flick.bots import BOTS
from flick.bots.random import random_answer
from flick.table.chance import Chance, derived
from flick.table.decisions import Among, Choose, Decision, Flick
from flick.table.game import Result, find
from flick.table.journal import load, new_match_file
from flick.table.line import Line
from flick.table.match import Match
from flick.table.perspective import Perspective
from flick.table.recorder import Taken
from flick.table.records import to_plain
from flick.table.resume import open_match
from flick.table.sayings import Refused, Say, Who, say
from flick.table.seats import Bot, Seat, Thought
from flick.table.words import Words

QUIET_TURN = ("walk north", "stake 3", "no", "show nothing", "place stone 10.0,50.0", "flick stone 45deg 900mm/s", "no")
"""One turn of Skims in which nothing is revealed."""


def sit(players: str = "human,human", seed: int = 7, game: str = "skims", **rest: Any) -> Match:
    """A match that has not begun; ``players`` as in ``human,random``."""
    return Match(find(game), [Seat(player) for player in players.split(",")], seed=seed, bots=THINKERS, **rest)


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
    fields = [*decision.__struct_fields__, *(("options",) if isinstance(decision, Among) else ())]
    fields += ["barred"] if isinstance(decision, Choose) else []
    values = {name: getattr(decision, name) for name in fields if name != "beside" and name[0] != "_"}
    found = {name: value for name, value in values.items() if not callable(value)}
    return to_plain(found) | ({"beside": asked(decision.beside)} if isinstance(decision, Flick) else {})


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


WORDS = Words("en")


def refusal(act: Callable[[], Any]) -> Say:
    """The sentence with which something is refused. What the table itself says can be said in one line."""
    with pytest.raises(Refused) as caught:
        act()
    assert "\n" not in WORDS(caught.value.say)
    return caught.value.say


def sentence(reason: Say) -> str:
    """What the person reads: one line, every word of it from the words of the table."""
    text = WORDS(reason)
    assert "\n" not in text
    assert "«" not in text
    return text


def at(path: Path, upto: int | None = None) -> Match:
    """The match of a file, after all its answers or so many of them."""
    return open_match(load(path), upto, bots=BOTS)


def change_answer(path: Path, number: int, answer: str) -> None:
    """Write another answer over one, by hand."""
    lines = lines_of(path)
    next(line for line in lines if line.get("n") == number)["answer"] = answer
    rewrite(path, lines)


def without_marks(path: Path) -> None:
    """The file as it would have been written before there were marks."""
    lines = lines_of(path)
    for line in lines:
        line.pop("mark", None)
    rewrite(path, lines)


def quiet_moments(match: Match) -> list[Any]:
    """What was asked at each answer of a quiet turn up to the flick; the match stands before the flick."""
    moments = list[Any]()
    for answer in QUIET_TURN[:5]:
        match.settle()
        moments.append((trace(match), asked(match.decision)))
        match.answer(answer)
    match.settle()
    return moments


class Log:
    """A recorder that writes down what it is told, until the disk is full."""

    path = Path("log")

    def __init__(self) -> None:
        self.news: list[Say] = []
        self.lines: list[str] = []
        self.full = False

    def _write(self, line: str) -> None:
        if self.full:
            raise Refused(say("disk-full"))
        self.lines.append(line)

    def answered(self, number: int, taken: Taken, start: bytes) -> None:
        self._write(f"{number} {taken.seat} {taken.given.text}")

    def withdrawn(self, number: int) -> None:
        self._write(f"back to {number}")

    def turn_began(self, turn: int, number: int, start: bytes) -> None:
        self._write(f"turn {turn}")


class Thinker:
    """A bot that answers like the random one and says why, naming itself, a number and another sentence."""

    def think(self, perspective: Perspective) -> Thought:
        answer = random_answer(perspective.decision, perspective.chance)
        why = say("because", who=Who(perspective.seat), chance=0.25, hope=say("hope", ducks=True), card="eel")
        return Thought(answer, why)


THINKERS: Mapping[str, Callable[[], Bot]] = {**BOTS, "thinker": Thinker}
