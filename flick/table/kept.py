"""What is worked out at the first question and known from then on."""

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Kept(dict[K, V]):
    """What ``find`` finds, by what was asked for."""

    def __init__(self, find: Callable[[K], V]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, key: K) -> V:
        found = self[key] = self._find(key)
        return found


def kept(find: Callable[[K], V]) -> Callable[[K], V]:
    """Like ``functools.cache`` for a function of one argument, in less time: for what every step of play asks."""
    return Kept(find).__getitem__
