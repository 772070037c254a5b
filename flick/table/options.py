"""Options of a match and of each of its seats, and which of them exclude each other.

``Game.Options`` is a record. Its field ``seats: tuple[SomeRecord, ...] = ()``, if it has one, holds what each seat has
chosen for itself, in the order of the seats; whoever is left out has the usual. Names of the two never agree.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, Protocol, TypeVar, get_args, get_type_hints

import msgspec

from flick.table.sayings import Refused, say

T = TypeVar("T")

SEATS = "seats"
"""The field of the options of a match that holds those of its seats."""


@cache
def match_kinds(options: type[Any]) -> Mapping[str, Any]:
    """The options of a match, with the annotated type of each, in their order."""
    hints = get_type_hints(options, include_extras=True)
    return {name: kind for name, kind in hints.items() if name != SEATS}


@cache
def seat_record(options: type[Any]) -> type[Any] | None:
    """The record of the options of a seat; ``None`` where seats have none."""
    held = get_type_hints(options).get(SEATS)
    return None if held is None else get_args(held)[0]


@cache
def seat_kinds(options: type[Any]) -> Mapping[str, Any]:
    """The options of a seat, with the annotated type of each, in their order."""
    record = seat_record(options)
    return {} if record is None else get_type_hints(record, include_extras=True)


def of_each(chosen: Sequence[T], usual: T, seats: int) -> list[T]:
    """What each of so many seats has chosen; the usual for those of whom nothing is said."""
    return [*chosen[:seats], *[usual] * (seats - len(chosen))]


class Exclusion(Protocol):
    """Choices that do not go together."""

    @property
    def rule(self) -> str:
        """The ID of the rule that says so."""
        ...

    @property
    def why(self) -> str:
        """The reason, a message of the game."""
        ...

    def concerns(self, option: str) -> bool:
        """Whether it is about that option of the match or of its seats."""
        ...

    def refusal(self, options: Any, seats: int) -> Refused | None:
        """The reason, with its rule, where these choices do not go together."""
        ...


class NotTwice(NamedTuple):
    """No two seats choose the same of an option of theirs, but what is ``free``. The reason is told the ``value``."""

    option: str
    rule: str
    why: str
    free: tuple[Any, ...] = ()

    def concerns(self, option: str) -> bool:
        return option == self.option

    def refusal(self, options: Any, seats: int) -> Refused | None:
        chosen = [value for own in options.seats if (value := getattr(own, self.option)) not in self.free]
        twice = next((value for value in chosen if chosen.count(value) > 1), None)
        return None if twice is None else Refused(say(self.why, value=twice), self.rule)


class NoSuchSeat(NamedTuple):
    """An option is the number of a seat from 1, or 0 for none. The reason is told the ``number`` and the ``seats``."""

    option: str
    rule: str
    why: str

    def concerns(self, option: str) -> bool:
        return option == self.option

    def refusal(self, options: Any, seats: int) -> Refused | None:
        number = getattr(options, self.option)
        return Refused(say(self.why, number=number, seats=seats), self.rule) if number > seats else None


class NotBoth(NamedTuple):
    """Two choices, each an option and its value, exclude each other; of one seat where both are options of a seat."""

    one: tuple[str, Any]
    other: tuple[str, Any]
    rule: str
    why: str

    def concerns(self, option: str) -> bool:
        return option in (self.one[0], self.other[0])

    def refusal(self, options: Any, seats: int) -> Refused | None:
        records = [(options, own) for own in getattr(options, SEATS, ())] or [(options,)]
        both = any(all(_holds(held, *choice) for choice in (self.one, self.other)) for held in records)
        return Refused(say(self.why), self.rule) if both else None


def refusal_of(exclusions: Sequence[Exclusion], options: Any, seats: int) -> Refused | None:
    """Why a match cannot be begun with these choices; ``None`` where they go together."""
    chosen = len(getattr(options, SEATS, ()))
    if chosen > seats:
        return Refused(say("option-more-than-seats", chosen=chosen, seats=seats))
    found = (exclusion.refusal(options, seats) for exclusion in exclusions)
    return next((refusal for refusal in found if refusal is not None), None)


def refusal_of_value(
    exclusions: Sequence[Exclusion], options: Any, seats: int, name: str, value: Any, seat: int | None = None
) -> Refused | None:
    """Why an option, or that of a seat, cannot be given this value beside all other choices; ``None`` where it can."""
    concerned = [exclusion for exclusion in exclusions if exclusion.concerns(name)]
    if not concerned:
        return None
    if seat is None:
        changed = msgspec.structs.replace(options, **{name: value})
    else:
        record = seat_record(options.__class__)
        assert record is not None
        each = of_each(options.seats, record(), seats)
        each[seat] = msgspec.structs.replace(each[seat], **{name: value})
        changed = msgspec.structs.replace(options, seats=tuple(each))
    return refusal_of(concerned, changed, seats)


def _holds(records: tuple[Any, ...], option: str, value: Any) -> bool:
    """Whether an option has that value in one of these records: that of the match, or of a seat."""
    return any(getattr(record, option, None) == value for record in records)
