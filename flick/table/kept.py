"""Caches: values that are computed when somebody first asks for them."""

from collections.abc import Callable, Sequence
from typing import TypeVar, overload

K = TypeVar("K")
V = TypeVar("V")
T = TypeVar("T")


class Kept(dict[K, V]):
    """A cache of what ``find`` returns for each key."""

    def __init__(self, find: Callable[[K], V]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, key: K) -> V:
        found = self[key] = self._find(key)
        return found


class MadeAtFirstLook(Sequence[T]):
    """A list whose items ``make`` computes when somebody first looks at the list."""

    def __init__(self, make: Callable[[], Sequence[T]]) -> None:
        self._make = make
        self._made: Sequence[T] | None = None

    @property
    def made(self) -> Sequence[T]:
        if self._made is None:
            self._made = self._make()
        return self._made

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[T]: ...
    def __getitem__(self, index: int | slice) -> T | Sequence[T]:
        return self.made[index]

    def __len__(self) -> int:
        return len(self.made)
