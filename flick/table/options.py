"""Options of a match and of each seat, and which of them exclude each other.

``Game.Options`` is a record. Its field ``seats: tuple[SomeRecord, ...] = ()``, if it has one, holds the options of the
seats in their order; a seat for which there is no record has the defaults. An option of a seat never has the name of an
option of the match.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, Protocol, TypeVar, get_args, get_type_hints

import msgspec

from flick.table.chance import Chance
from flick.table.sayings import Refused, say

T = TypeVar("T")

SEATS = "seats"
"""The field of ``Game.Options`` that holds the options of the seats."""


@cache
def match_kinds(options: type[Any]) -> Mapping[str, Any]:
    """The options of a match by name, each with its annotated type, in their order."""
    hints = get_type_hints(options, include_extras=True)
    return {name: kind for name, kind in hints.items() if name != SEATS}


@cache
def seat_record(options: type[Any]) -> type[Any] | None:
    """The record type that holds the options of one seat; ``None`` where seats have no options."""
    held = get_type_hints(options).get(SEATS)
    return None if held is None else get_args(held)[0]


@cache
def seat_kinds(options: type[Any]) -> Mapping[str, Any]:
    """The options of a seat by name, each with its annotated type, in their order."""
    record = seat_record(options)
    return {} if record is None else get_type_hints(record, include_extras=True)


def of_each(chosen: Sequence[T], usual: T, seats: int) -> list[T]:
    """The choice of each of ``seats`` seats; ``usual`` for the seats that ``chosen`` does not reach."""
    return [*chosen[:seats], *[usual] * (seats - len(chosen))]


def dealt(chosen: Sequence[str], names: Iterable[str], sort: str, chance: Chance) -> list[str]:
    """What each seat has chosen; whoever chose ``any`` gets one of those that nobody chose, dealt at random like a
    ``sort`` of cards."""
    left = chance.shuffle(sort, [name for name in names if name not in chosen])
    return [left.pop() if name == "any" else name for name in chosen]


class Exclusion(Protocol):
    """A rule about choices that exclude each other."""

    @property
    def rule(self) -> str:
        """The ID of the rule that excludes them."""
        ...

    @property
    def why(self) -> str:
        """The ID of the game's message that gives the reason."""
        ...

    def concerns(self, option: str) -> bool:
        """Whether the exclusion is about that option of the match or of a seat."""
        ...

    def refusal(self, options: Any, seats: int) -> Refused | None:
        """The refusal, with reason and rule, where the chosen options exclude each other; else ``None``."""
        ...


class NotTwice(NamedTuple):
    """No two seats may choose the same value of an option of seats, except those in ``free``. The reason gets the
    ``value`` as a fact."""

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
    """An option names a seat by its number from 1, or 0 for none, and there must be such a seat. The reason gets the
    facts ``number`` and ``seats``."""

    option: str
    rule: str
    why: str

    def concerns(self, option: str) -> bool:
        return option == self.option

    def refusal(self, options: Any, seats: int) -> Refused | None:
        number = getattr(options, self.option)
        return Refused(say(self.why, number=number, seats=seats), self.rule) if number > seats else None


class NotBoth(NamedTuple):
    """Two choices exclude each other; each is an option and its value. Where both are options of seats, that holds for
    one seat at a time."""

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
    """The first refusal of these choices; ``None`` where a match can begin with them."""
    chosen = len(getattr(options, SEATS, ()))
    if chosen > seats:
        return Refused(say("option-more-than-seats", chosen=chosen, seats=seats))
    found = (exclusion.refusal(options, seats) for exclusion in exclusions)
    return next((refusal for refusal in found if refusal is not None), None)


def refusal_of_value(
    exclusions: Sequence[Exclusion], options: Any, seats: int, name: str, value: Any, seat: int | None = None
) -> Refused | None:
    """The refusal of one value of an option (of the match, or of ``seat``) while all other choices stay as they are;
    ``None`` where it can be chosen."""
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
    """Whether an option has that value in one of these records, which are those of the match and of seats."""
    return any(getattr(record, option, None) == value for record in records)
