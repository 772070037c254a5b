"""Moments between two answers of a match: copies of the line of play after each event that followed an answer."""

from collections.abc import Iterator
from typing import NamedTuple

from flick.table.line import Line
from flick.table.match import Match
from flick.table.past import RESIGN
from flick.table.rules import Decision, Event


class Moment(NamedTuple):
    """A copy of the line of play as it was at some moment, and how many events of the match had happened then."""

    line: Line
    events: int


def after_answer(match: Match, number: int) -> Moment:
    """The moment at which answer ``number`` had been given and nothing had followed from it yet."""
    line, taken = match.line_before(number), match.answers[number]
    line.reply(taken.given)
    return Moment(line, taken.events_before)


def moment_of(match: Match, kind: str) -> Moment | None:
    """The moment after the first event of that kind since the last answer; ``None`` where there has been none."""
    if not match.answers or match.answers[-1].given.text == RESIGN:
        return None
    line, events = after_answer(match, len(match.answers) - 1)
    while isinstance(event := line.step(), Event):
        events += 1
        if event.kind == kind:
            return Moment(line, events)
    return None


def decisions_of(match: Match) -> Iterator[Decision | None]:
    """The decision that each answer of the match was given to; ``None`` for giving up. All of them come from one line
    of play that goes on, so look at each before you ask for the next."""
    line = match.line_before(0) if match.answers else None
    for taken in match.answers:
        if line is None or taken.given.text == RESIGN:
            yield None
            continue
        yield line.decision
        line.reply(taken.given)
        line.settle()
