"""The records of which a text consists once it is read: parts, amounts and terms of conditions."""

from collections.abc import Iterator
from typing import Generic, NamedTuple, TypeVar

import msgspec


class CardAmount(msgspec.Struct, frozen=True, gc=False):
    """An amount: ``times`` a named quantity plus a number, and half of that, rounded down, where ``half`` is set.
    ``of`` is what the quantity counts, where it counts something."""

    plus: int = 0
    times: int = 0
    name: str = ""
    of: str = ""
    half: bool = False

    @property
    def is_plain(self) -> bool:
        """Whether the amount is a number alone, without a quantity."""
        return not self.name


ONE = CardAmount(1)


class Term(msgspec.Struct, frozen=True, gc=False):
    """One term of a condition: the quantity or word ``name`` compared with ``number`` or ``word``; ``of`` is what is
    counted."""

    name: str
    number: int = 0
    word: str = ""
    of: str = ""
    negated: bool = False


class TextPart(msgspec.Struct, frozen=True, cache_hash=True):
    """One part of a text: a verb with a condition. A game adds a field for each thing that its verbs are given.

    ``key`` is the place of the part in the content (``odram.passive.0``). It tells parts apart where something may
    happen once per turn, and where a simulation notes what it has seen. ``branches`` are texts inside the part. A part
    that is begun at a moment is in force ``until`` a span is over.
    """

    verb: str
    key: str
    terms: tuple[Term, ...] = ()
    branches: tuple[tuple["TextPart", ...], ...] = ()
    until: str = ""


P = TypeVar("P", bound=TextPart)


class Text(NamedTuple, Generic[P]):
    """What a card says at one trigger."""

    card: str
    trigger: str
    parts: tuple[P, ...]


class Lasting(msgspec.Struct, frozen=True, gc=False):
    """A record in the state: a part that a card has begun, by its key, and the span until whose end it is in force."""

    card: str
    key: str
    until: str


def every_part(parts: tuple[P, ...]) -> Iterator[P]:
    """All parts of a text, those inside other parts included."""
    for part in parts:
        yield part
        for branch in part.branches:
            inner: tuple[P, ...] = branch  # type: ignore[assignment]
            yield from every_part(inner)
