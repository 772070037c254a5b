"""What a course tells of a match: what has happened, one after the other, for whoever shows it."""

from typing import NamedTuple, TypeAlias

from flick.arena.layout import Layout
from flick.arena.outcome import Outcome
from flick.table.decisions import Forecast
from flick.table.game import Result
from flick.table.match import NotKept
from flick.table.rules import Aim, Decision, Event
from flick.table.sayings import Say


class Told(NamedTuple):
    """An event, as the one who looks may know it, and its place in the log."""

    event: Event
    number: int


class Rolls(NamedTuple):
    """A flick was made: how everything lay, what came of it, the number of the answer, and what the rules will make of
    it."""

    before: Layout
    outcome: Outcome
    number: int
    forecast: Forecast | None = None


class Flicked(NamedTuple):
    """A flick that was made before: how everything lay, and what came of it."""

    before: Layout
    outcome: Outcome


class Asks(NamedTuple):
    """A person is to decide."""

    decision: Decision


class Thinks(NamedTuple):
    """A bot is to decide."""

    seat: int


class Waits(NamedTuple):
    """What a bot has answered cannot be kept yet."""

    refused: NotKept


class Means(NamedTuple):
    """A bot is about to flick: what it means to do is seen for so many ms."""

    aim: Aim
    power: float
    lasts: float


class Falls(NamedTuple):
    """The curtain falls; this seat may lift it."""

    seat: int


class Over(NamedTuple):
    """The match is over."""

    result: Result


class Answered(NamedTuple):
    """Somebody has answered; ``thought`` is the reason that a bot gives, ``flicks`` what was asked if that was a
    flick."""

    seat: int
    text: str
    thought: Say | None
    flicks: Say | None = None


Happening: TypeAlias = Told | Rolls | Asks | Thinks | Waits | Means | Falls | Over | Answered
