"""The functions with which rules ask a seat to choose among things: one of them, one or none, several.

Rules import them from ``rules.py``, together with all others.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from flick.table.decisions import Choose, ChooseMany, Verdict
from flick.table.sayings import NO_FACTS, Fact, Facts, Say
from flick.table.steps import Rules

T = TypeVar("T")


def choose(
    seat: int,
    verb: str,
    things: Sequence[T],
    /,
    *,
    rule: str,
    name: Callable[[T], str] = str,
    piece: Callable[[T], str | None] | None = None,
    label: Callable[[T], Say] | None = None,
    place: Callable[[T], str | None] | None = None,
    tool: Callable[[T], str | None] | None = None,
    way: Callable[[T], tuple[str, ...]] | None = None,
    barred: Callable[[], Mapping[str, Verdict]] = dict[str, Verdict],
    question: str = "",
    secret: bool = False,
    facts: Facts = NO_FACTS,
    **more: Fact,
) -> Rules[T]:
    """``card = yield from choose(player, "play", hand, rule="CAT-33")``: ask a seat to choose one of the things.

    For each thing, ``name`` gives its short written form, ``piece`` the piece on the table that it is, ``place`` the
    cell of a map, ``tool`` the piece with which it is done where it has a ``piece`` as well, ``way`` the cells over
    which somebody goes there, and ``label`` its label where its written form is not the ID of a message. A single thing
    is still asked for: rules that want no such question leave it out themselves. ``barred`` computes, for a front end
    that wants to know, what else a player might try, and why it is refused. A ``secret`` answer is seen by nobody else,
    who only learn of it what events tell. ``facts`` and further keywords together fill in the question.
    """
    index: int = yield Choose(
        seat=seat,
        verb=verb,
        rule=rule,
        facts={**facts, **more} if facts else more,
        question=question,
        secret=secret,
        things=tuple(things),
        name_of=name,
        piece_of=piece,
        label_of=label,
        place_of=place,
        tool_of=tool,
        way_of=way,
        bars=barred,
    )
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
    name: Callable[[T], str] = str,
    piece: Callable[[T], str | None] | None = None,
    label: Callable[[T], Say] | None = None,
    place: Callable[[T], str | None] | None = None,
    barred: Callable[[], Mapping[str, Verdict]] = dict[str, Verdict],
    warns: Callable[[], Mapping[str, Say]] = dict[str, Say],
    question: str = "",
    secret: bool = False,
    facts: Facts = NO_FACTS,
    **more: Fact,
) -> Rules[T | None]:
    """``card = yield from choose_or_not(player, "boost", hand, rule="CAT-67")``: ask a seat to choose one of the things
    or none; ``None`` for none.

    ``decline`` is the written answer for none, whose label is the message ``no-<verb>``; it is empty where the seat
    cannot decline. ``instead`` is a word, which is also its own message, for something else that the seat may do first;
    the rules get ``None`` for it too. ``warns`` computes which answers may lead to a bad end at once. The other words
    are those of ``choose``.
    """
    index: int = yield Choose(
        seat=seat,
        verb=verb,
        rule=rule,
        facts={**facts, **more} if facts else more,
        question=question,
        secret=secret,
        things=tuple(things),
        name_of=name,
        piece_of=piece,
        label_of=label,
        place_of=place,
        bars=barred,
        warns=warns,
        decline=decline,
        passes=(instead,) if instead else (),
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
    name: Callable[[T], str] = str,
    piece: Callable[[T], str | None] | None = None,
    label: Callable[[T], Say] | None = None,
    secret: bool = False,
    **facts: Fact,
) -> Rules[list[T]]:
    """``gone = yield from choose_many(player, "discard", hand, 2, 2, rule="KIN-113")``: ask a seat to choose between
    ``least`` and ``most`` of the things, which come back in their order."""
    indices: Sequence[int] = yield ChooseMany(
        seat=seat,
        verb=verb,
        rule=rule,
        facts=facts,
        secret=secret,
        things=tuple(things),
        name_of=name,
        piece_of=piece,
        label_of=label,
        least=least,
        most=min(most, len(things)),
    )
    return [things[index] for index in indices]
