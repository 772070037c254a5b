"""The functions with which rules ask a seat to choose among things: one of them, one or none, several.

Rules import them from ``rules.py``, together with all others.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypedDict, TypeVar, Unpack

from flick.table.decisions import Choose, ChooseMany, Verdict
from flick.table.sayings import Facts, Say
from flick.table.steps import Rules

T = TypeVar("T")


class ManyWords(TypedDict, Generic[T], total=False):
    """What rules may leave out when they ask for some of several things; the words are those of ``Among``. ``facts``
    fill in the question, and a ``secret`` answer is seen by nobody else, who only learn of it what events tell."""

    name: Callable[[T], str]
    piece: Callable[[T], str | None] | None
    label: Callable[[T], Say] | None
    place: Callable[[T], str | None] | None
    tool: Callable[[T], str | None] | None
    way: Callable[[T], tuple[str, ...]] | None
    warns: Callable[[], Mapping[str, Say]]
    question: str
    secret: bool
    facts: Facts


class ChoiceWords(ManyWords[T], total=False):
    """What rules may leave out when they ask for one of several things. ``bars`` computes, for a front end that wants
    to know, what else a player might try, and why it is refused."""

    bars: Callable[[], Mapping[str, Verdict]]


def choose(seat: int, verb: str, things: Sequence[T], /, *, rule: str, **words: Unpack[ChoiceWords[T]]) -> Rules[T]:
    """``card = yield from choose(player, "play", hand, rule="CAT-33", piece=str)``: ask a seat to choose one of the
    things. A single thing is still asked for: rules that want no such question leave it out themselves."""
    index: int = yield Choose(seat=seat, verb=verb, rule=rule, things=tuple(things), **words)
    return things[index]


def choose_or_not(
    seat: int,
    verb: str,
    things: Sequence[T],
    /,
    *,
    rule: str,
    decline: str = "no",
    instead: str = "",
    **words: Unpack[ChoiceWords[T]],
) -> Rules[T | None]:
    """``card = yield from choose_or_not(player, "boost", hand, rule="CAT-67")``: ask a seat to choose one of the things
    or none; ``None`` for none.

    ``decline`` is the written answer for none, whose label is the message ``no-<verb>``; it is empty where the seat
    cannot decline. ``instead`` is a word, which is also its own message, for something else that the seat may do first;
    the rules get ``None`` for it too.
    """
    passes = (instead,) if instead else ()
    index: int = yield Choose(
        seat=seat, verb=verb, rule=rule, things=tuple(things), decline=decline, passes=passes, **words
    )
    return None if index < 0 else things[index]


def choose_many(
    seat: int,
    verb: str,
    things: Sequence[T],
    least: int,
    most: int,
    /,
    *,
    rule: str,
    **words: Unpack[ManyWords[T]],
) -> Rules[list[T]]:
    """``gone = yield from choose_many(player, "discard", hand, 2, 2, rule="KIN-113")``: ask a seat to choose between
    ``least`` and ``most`` of the things, which come back in their order."""
    most = min(most, len(things))
    indices: Sequence[int] = yield ChooseMany(
        seat=seat, verb=verb, rule=rule, things=tuple(things), least=least, most=most, **words
    )
    return [things[index] for index in indices]
