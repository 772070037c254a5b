"""Sentences before they are put into a language: the ID of a message and the facts that fill it in.

Nothing is formatted here; ``flick.table.words`` does that in the reader's language once somebody reads it.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, TypeAlias, TypeVar

import msgspec


class Who(msgspec.Struct, frozen=True, tag="who", gc=False):
    """A seat at the table, counted from 0. In a sentence it becomes the name of whoever sits there."""

    seat: int


class Say(msgspec.Struct, frozen=True, tag="say", gc=False):
    """A message of the game or of the table, with its facts."""

    id: str
    facts: Mapping[str, "Fact"] = {}


Fact: TypeAlias = str | int | float | bool | Say | Who
"""A value that fills in a message: text or a number, another message, or a seat."""

Facts: TypeAlias = Mapping[str, Fact]

NO_FACTS: Facts = {}

F = TypeVar("F", bound=Fact)

Tone: TypeAlias = Literal["good", "bad", "plain"]
"""Whether something is good, bad or neither for whoever reads it."""


def say(message: str, **facts: Fact) -> Say:
    """Make a ``Say`` with its facts as keywords: ``say("card-drawn", who=Who(0))``."""
    return Say(message, facts)


def chained(message: str, told: Iterable[F]) -> F | Say:
    """At least one thing; of several, each is put behind those before by a message about ``one`` and the ``other``."""
    first, *more = told
    line: F | Say = first
    for other in more:
        line = Say(message, {"one": line, "other": other})
    return line


def joined(sentences: Iterable[Say]) -> Say:
    """Several sentences as one text, with a space between them."""
    return chained("and-then", sentences)


def in_a_row(told: Sequence[Fact]) -> Fact:
    """Several things as one list in words, with messages of the game: ``names-more`` puts one more behind those before,
    ``names-and`` the last. A thing alone stays as it is. (Messages of the table would not read them as names.)"""
    *some, end = told
    return Say("names-and", {"one": chained("names-more", some), "other": end}) if some else end


class Refused(Exception):
    """Raised where somebody asks for something that they cannot have. Nothing has changed when it is raised.

    ``say`` is the sentence that tells why, ``rule`` the ID of the rule that forbids it, if it is a rule.
    """

    def __init__(self, reason: Say, rule: str | None = None) -> None:
        super().__init__(reason.id, dict(reason.facts))
        self.say = reason
        self.rule = rule

    def __reduce__(self) -> tuple[object, ...]:
        """How a refusal is pickled for another process. Subclasses have constructors of their own, so it is rebuilt
        without them."""
        return _refused_again, (type(self), self.args, vars(self))


def _refused_again(kind: type[Refused], args: tuple[object, ...], known: dict[str, object]) -> Refused:
    again = kind.__new__(kind, *args)
    vars(again).update(known)
    return again
