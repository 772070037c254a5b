"""What a text is made of once it is read: parts, amounts and terms of conditions as records."""

from collections.abc import Iterator
from typing import TypeVar

import msgspec


class CardAmount(msgspec.Struct, frozen=True, gc=False):
    """``times`` a named quantity plus a number; half of that, rounded down, where it says so. ``of`` is what is counted
    by a quantity that counts something."""

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
    """One term of a condition: ``name`` compared with ``number`` or ``word``; ``of`` is what is counted."""

    name: str
    number: int = 0
    word: str = ""
    of: str = ""
    negated: bool = False


class TextPart(msgspec.Struct, frozen=True, cache_hash=True):
    """One part of a text: a verb under a condition. A game adds what its verbs are given, each as a field.

    ``key`` is its place in the content (``odram.passive.0``): it tells parts apart where something happens once per
    turn, and where a simulation notes what it has seen. ``branches`` are other texts inside it. What is begun at a
    moment can be in force ``until`` something is over.
    """

    verb: str
    key: str
    terms: tuple[Term, ...] = ()
    branches: tuple[tuple["TextPart", ...], ...] = ()
    until: str = ""


P = TypeVar("P", bound=TextPart)


class Lasting(msgspec.Struct, frozen=True, gc=False):
    """In a state: a part that a card has begun, by its key, and until what is over it is in force."""

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
