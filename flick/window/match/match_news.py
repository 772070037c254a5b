"""The news of a match: what its controller tells its listeners, one after the other."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from flick.arena.layout import Layout
from flick.arena.outcome import Outcome
from flick.table.decisions import Forecast
from flick.table.game import Result
from flick.table.recorder import NotKept
from flick.table.rules import Aim, Decision, Event
from flick.table.sayings import Say


class EventTold(NamedTuple):
    """An event has happened, as the one who looks may know it; ``number`` is its place in the log."""

    event: Event
    number: int


class FlickRolls(NamedTuple):
    """A flick was made: how everything lay before, what came of it, the number of the answer, and what the rules will
    make of it."""

    before: Layout
    outcome: Outcome
    number: int
    forecast: Forecast | None = None


class PersonAsked(NamedTuple):
    """A person is to decide."""

    decision: Decision


class BotThinks(NamedTuple):
    """A bot is to decide."""

    seat: int


class AnswerWaits(NamedTuple):
    """What a bot has answered cannot be kept yet."""

    refused: NotKept


class BotAims(NamedTuple):
    """A bot is about to flick: what it means to do is seen for so many ms."""

    aim: Aim
    power: float
    lasts: float


class CurtainFalls(NamedTuple):
    """The curtain falls; this seat may lift it."""

    seat: int


class MatchOver(NamedTuple):
    """The match is over."""

    result: Result


class AnswerGiven(NamedTuple):
    """Somebody has answered; ``thought`` is the reason that a bot gives, ``flicks`` what is told while it rolls if that
    was a flick."""

    seat: int
    text: str
    thought: Say | None
    flicks: Say | None = None


class LessonMoved(NamedTuple):
    """A lesson or a puzzle has come to something else: what its sheet and its example show is out of date."""


class MomentSeen(NamedTuple):
    """A replay has come to another moment, or plays now where it stood still."""


News: TypeAlias = (
    EventTold
    | FlickRolls
    | PersonAsked
    | BotThinks
    | AnswerWaits
    | BotAims
    | CurtainFalls
    | MatchOver
    | AnswerGiven
    | LessonMoved
    | MomentSeen
)
Listener: TypeAlias = Callable[[Sequence[News]], None]
"""Hears all the news of a tick at once."""
