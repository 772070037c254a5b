"""What a person may read, before anybody reads it: the ID of a message and the facts that fill it in.

Nothing is formatted here; ``flick.table.words`` does that in the reader's language, when there is a reader.
"""

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec


class Who(msgspec.Struct, frozen=True, tag="who", gc=False):
    """A seat at the table, counted from 0; read as the name of whoever sits there."""

    seat: int


class Say(msgspec.Struct, frozen=True, tag="say", gc=False):
    """A message in the words of the game or of the table, with its facts."""

    id: str
    facts: Mapping[str, "Fact"] = {}


Fact: TypeAlias = str | int | float | bool | Say | Who
"""What fills in a message: read as it stands, or itself a message or a person."""

Facts: TypeAlias = Mapping[str, Fact]

NO_FACTS: Facts = {}

Tone: TypeAlias = Literal["good", "bad", "plain"]
"""What something told means to whoever reads it."""


def say(message: str, **facts: Fact) -> Say:
    """``say("card-drawn", who=Who(0))``: short for writing a ``Say`` in rules code."""
    return Say(message, facts)


class Refused(Exception):
    """Something that a person asked for and cannot have.

    ``say`` is the sentence that says why; ``rule`` the ID of the rule that forbids it, if one does. Nothing has changed
    when this is raised.
    """

    def __init__(self, reason: Say, rule: str | None = None) -> None:
        super().__init__(reason.id, dict(reason.facts))
        self.say = reason
        self.rule = rule

    def __reduce__(self) -> tuple[object, ...]:
        """How it gets from one process to another, whatever a class of its kind is made with."""
        return _refused_again, (type(self), self.args, vars(self))


def _refused_again(kind: type[Refused], args: tuple[object, ...], known: dict[str, object]) -> Refused:
    again = kind.__new__(kind, *args)
    vars(again).update(known)
    return again
