"""The ways to answer a decision, written down only where somebody looks.

A bot that plays at random and a line of play that is repeated read one name or none; labels, and the reasons why
something else is refused, are for people. So they are made at the first look, of the position as it then is: look while
the decision waits.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, overload

import msgspec

from flick.table.sayings import Say


class Verdict(msgspec.Struct, frozen=True, gc=False):
    """Whether something is so, and why: ``reason`` is a message, ``rule`` the ID that decides."""

    holds: bool
    reason: Say
    rule: str

    def __bool__(self) -> bool:
        return self.holds


class Option(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One way to answer.

    ``name`` is its written form, unique in its decision: a verb and what it is done to. ``piece`` is the piece on the
    table that it is about. ``say`` is its label where the one made from verb and thing will not do.
    """

    name: str
    piece: str | None = None
    say: Say | None = None

    @property
    def verb(self) -> str:
        return self.name.partition(" ")[0]

    @property
    def thing(self) -> str:
        return self.name.partition(" ")[2]


class Options(Sequence[Option]):
    """One option for each thing: ``things`` as they are now, everything else at the first look."""

    __slots__ = ("_label", "_made", "_name", "_piece", "_verb", "things")

    def __init__(
        self,
        verb: str,
        things: Sequence[Any],
        name: Callable[[Any], str],
        piece: Callable[[Any], str | None] | None,
        label: Callable[[Any], Say] | None,
    ) -> None:
        self.things = tuple(things)
        self._verb, self._name, self._piece, self._label = verb, name, piece, label
        self._made: list[Option] | None = None

    def written(self, index: int) -> str:
        """The name of an option, without a look at the rest of it."""
        return f"{self._verb} {self._name(self.things[index])}"

    def __len__(self) -> int:
        return len(self.things)

    @overload
    def __getitem__(self, index: int) -> Option: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Option]: ...

    def __getitem__(self, index: int | slice) -> Option | Sequence[Option]:
        return self._all()[index]

    def __iter__(self) -> Iterator[Option]:
        return iter(self._all())

    def __eq__(self, other: object) -> bool:
        return self._all() == (other._all() if isinstance(other, Options) else other)

    def __repr__(self) -> str:
        return repr(self._all())

    def _all(self) -> list[Option]:
        if self._made is None:
            piece, label = self._piece, self._label
            self._made = [
                Option(self.written(index), piece(thing) if piece else None, label(thing) if label else None)
                for index, thing in enumerate(self.things)
            ]
        return self._made


class Barred(Mapping[str, Verdict]):
    """What one might try, by written form, and why it is refused; found out at the first look."""

    __slots__ = ("_find", "_found")

    def __init__(self, find: Callable[[], Mapping[str, Verdict]]) -> None:
        self._find = find
        self._found: Mapping[str, Verdict] | None = None

    def __getitem__(self, name: str) -> Verdict:
        return self._all()[name]

    def __len__(self) -> int:
        return len(self._all())

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def _all(self) -> Mapping[str, Verdict]:
        if self._found is None:
            self._found = self._find()
        return self._found


def written(options: Sequence[Option], index: int) -> str:
    """The name of one of the options."""
    return options.written(index) if isinstance(options, Options) else options[index].name
