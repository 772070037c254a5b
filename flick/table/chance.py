"""Dice and shuffles from two integers, the same numbers on every Python and platform.

The generator is SplitMix64, driven by a counter: the state of all chance is a seed and how many numbers were drawn.
Results can be forced for tests, noted for look-ahead, and repeated from such notes.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec

from flick.table.plain import is_list

T = TypeVar("T")

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15
"""The step of SplitMix64's counter: 2 to the power of 64, divided by the golden ratio."""
LARGEST_SEED = MASK
"""The largest seed, with as many bits as the generator has: so many that nobody finds the seed by trying all of them
against what one player sees, and with it everything that is hidden."""
STRETCH = 1 << 32
"""How many numbers of a seat's stream belong to one decision of its bot. No bot draws so many for one decision, so that
what it draws does not depend on how many decisions came before."""


class Luck(msgspec.Struct, gc=False):
    """All of chance that a state holds: the ``seed`` of its stream, and how many numbers were ``drawn`` from it."""

    seed: int
    drawn: int = 0


class BadForcedResult(ValueError):
    """Somebody has forced a result that chance cannot give. ``label`` names the throw, ``wanted`` is the forced
    result."""

    def __init__(self, label: str, wanted: object, possible: str) -> None:
        super().__init__(f"{label}: {wanted!r} is not {possible}")
        self.label, self.wanted, self.possible = label, wanted, possible


class ChanceNote(msgspec.Struct, frozen=True, gc=False):
    """One result that chance gave: the label of the throw, the result, and whether it is a secret of the rules. For a
    shuffle, also how many events had happened before it."""

    label: str
    result: Any
    secret: bool
    happened: int = 0


Forced: TypeAlias = dict[str, list[Any]]
"""Forced results by the label of their throw, in the order in which they come; throws with other labels stay random."""


class Chance(msgspec.Struct, gc=False):
    """Draws random numbers from a ``Luck``. Every throw has a label, so that one throw can be forced while others stay
    random.

    Where results may be forced, ``asked`` keeps the label of every throw so far with its forced result, ``None`` for a
    random one. ``notes`` collects the results, for whoever repeats a turn, and ``events`` is the list of events of the
    line of play that takes those notes.
    """

    luck: Luck
    forced: Forced | None = None
    notes: list[ChanceNote] | None = None
    asked: list[tuple[str, Any]] = []
    events: Sequence[Any] = ()

    def below(self, limit: int) -> int:
        """A whole number from 0 up to but not including ``limit``; every one as likely as any other."""
        luck = self.luck
        luck.drawn += 1
        number = mix((luck.seed + luck.drawn * GOLDEN) & MASK)
        if number >= limit or number >= (1 << 64) % limit:
            return number % limit
        return self.below(limit)

    def share(self) -> float:
        """A number from 0 up to but not including 1, for bots."""
        return self.below(1 << 53) / (1 << 53)

    def between(self, least: float, most: float) -> float:
        """A number between two limits, for bots."""
        return least + (most - least) * self.share()

    def normal(self) -> float:
        """A number of mean 0 and standard deviation 1, normal near enough, for bots: the sum of twelve even ones."""
        return sum(self.share() for _ in range(12)) - 6

    def roll(self, label: str, sides: int, secret: bool = False) -> int:
        """The result of one die, from 1 to ``sides``."""
        if self.forced is not None and (wanted := self._next_forced(label)) is not None:
            if type(wanted) is not int or not 1 <= wanted <= sides:
                raise BadForcedResult(label, wanted, f"1..{sides}")
            return self._noted(label, wanted, secret)
        return self._noted(label, 1 + self.below(sides), secret)

    def pick(self, label: str, things: Sequence[T], secret: bool = False) -> T:
        """One of the things at random. Somebody who forces it names the thing by its written form."""
        if self.forced is not None and (wanted := self._next_forced(label)) is not None:
            thing = things[_index_of(label, wanted, things)]
        else:
            thing = things[self.below(len(things))]
        if self.notes is not None:
            self.notes.append(ChanceNote(label, thing if type(thing) is str else str(thing), secret))
        return thing

    def throw(self, dice: Sequence[tuple[str, Sequence[str]]]) -> list[str]:
        """Throw several dice at once, each given with its label and its faces, and return the faces that came up."""
        return [self.pick(label, faces) for label, faces in dice]

    def shuffle(self, label: str, things: Iterable[T]) -> list[T]:
        """The things in random order, the first one on top; no seat knows the order. Somebody who forces it names the
        things that come first; a ``None`` among them leaves that place random."""
        left = list(things)
        pattern: list[T | None] = []
        if self.forced is not None and (wanted := self._next_forced(label)) is not None:
            pattern = _taken_out(label, wanted, left)
        self._mingle(left)
        order = left
        if pattern:
            rest = iter(left)
            order = [next(rest) if thing is None else thing for thing in pattern] + list(rest)
        if self.notes is not None:
            self.notes.append(ChanceNote(label, [str(thing) for thing in order], True, len(self.events)))
        return order

    def _mingle(self, left: list[Any]) -> None:
        """Shuffle in place: each place, from the last to the first, swaps its content with an earlier place or keeps
        it."""
        for last in range(len(left) - 1, 0, -1):
            other = self.below(last + 1)
            left[other], left[last] = left[last], left[other]

    def forced_since(self, throw: int) -> Forced | None:
        """The forced results with which the throws since number ``throw`` can be repeated, followed by those that are
        still waiting to be used."""
        if self.forced is None:
            return None
        again: Forced = {}
        for label, wanted in self.asked[throw:]:
            again.setdefault(label, []).append(wanted)
        for label, queue in self.forced.items():
            again.setdefault(label, []).extend(queue)
        return again

    def _noted(self, label: str, result: Any, secret: bool) -> Any:
        if self.notes is not None:
            self.notes.append(ChanceNote(label, result, secret))
        return result

    def _next_forced(self, label: str) -> Any:
        queue = self.forced.get(label) if self.forced else None
        wanted = queue.pop(0) if queue else None
        self.asked.append((label, wanted))
        return wanted


def mix(number: int) -> int:
    """SplitMix64's finaliser: neighbouring integers give unrelated ones."""
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & MASK
    return number ^ (number >> 31)


def derived(seed: int, *path: int) -> Luck:
    """The beginning of a stream of its own for each ``path`` of whole numbers, such as match 17, seat 2. Streams of
    different paths are independent."""
    for part in path:
        seed = mix(((seed ^ mix(part & MASK)) + GOLDEN) & MASK)
    return Luck(seed)


def leftover(forced: Mapping[str, Sequence[Any]]) -> list[str]:
    """The labels of forced results that no throw has used."""
    return [label for label, queue in forced.items() if queue]


def _index_of(label: str, wanted: object, things: Sequence[Any]) -> int:
    names = [str(thing) for thing in things]
    if str(wanted) not in names:
        raise BadForcedResult(label, wanted, ", ".join(names))
    return names.index(str(wanted))


def _taken_out(label: str, wanted: Any, left: list[T]) -> list[T | None]:
    """Remove the wanted things from ``left`` and return them; a ``None`` among the wanted names stays ``None``, for a
    place that is left to chance."""
    names: list[Any] = wanted if is_list(wanted) else [wanted]
    if len(names) > len(left):
        raise BadForcedResult(label, names, f"1..{len(left)}")
    return [None if name is None else left.pop(_index_of(label, name, left)) for name in names]
