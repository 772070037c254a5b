"""A moment between two answers of a match: how everything lay while one thing after the other happened."""

from collections.abc import Iterator
from typing import NamedTuple

from flick.table.line import Line
from flick.table.match import Match
from flick.table.past import RESIGN
from flick.table.rules import Decision, Event


class Moment(NamedTuple):
    """The line of play as it was then, in a copy of its own, and how many events of the match had happened."""

    line: Line
    events: int


def after_answer(match: Match, number: int) -> Moment:
    """When answer ``number`` had been given, and nothing had come of it yet."""
    line, taken = match.line_before(number), match.answers[number]
    line.reply(taken.given)
    return Moment(line, taken.events_before)


def moment_of(match: Match, kind: str) -> Moment | None:
    """When an event of that kind had happened, the first since the last answer; ``None`` where none has."""
    if not match.answers or match.answers[-1].given.text == RESIGN:
        return None
    line, events = after_answer(match, len(match.answers) - 1)
    while isinstance(event := line.step(), Event):
        events += 1
        if event.kind == kind:
            return Moment(line, events)
    return None


def decisions_of(match: Match) -> Iterator[Decision | None]:
    """What each answer was given to, one after the other; look at it before the next one. Nothing for giving up."""
    line = match.line_before(0) if match.answers else None
    for taken in match.answers:
        if line is None or taken.given.text == RESIGN:
            yield None
            continue
        yield line.decision
        line.reply(taken.given)
        line.settle()
