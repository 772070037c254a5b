"""How freely one pawn can strike another, for many positions at once."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from flick.arena.layout import Layout

Numbers: TypeAlias = npt.NDArray[np.float64]

RAYS = 9
"""The number of straight ways from one pawn to another that are examined."""


class CatacombsSight:
    """The pawns of a layout, of which ``places`` says where they might lie: position, pawn, coordinate.

    ``wobble`` (rad) is that of the finger that a chance is reckoned with.
    """

    def __init__(self, layout: Layout, wobble: float) -> None:
        self._wobble = wobble
        self._index = {name: number for number, name in enumerate(layout.pawns)}
        self._home: Numbers = np.array([[pawn.x, pawn.y] for pawn in layout.pawns.values()])
        self._radius: Numbers = np.array([pawn.chain.extent for pawn in layout.pawns.values()])
        self._low = self._radius[:, None]
        self._high = np.array([layout.table.width, layout.table.height]) - self._low

    def places(self, rests: Sequence[Mapping[str, Sequence[float]]]) -> Numbers:
        """The positions in which those pawns that moved have come to rest at these places, wholly on the table."""
        found = np.repeat(self._home[None], len(rests), axis=0)
        for number, rest in enumerate(rests):
            for name, place in rest.items():
                if name in self._index:
                    found[number, self._index[name]] = place[0], place[1]
        return np.minimum(np.maximum(found, self._low), self._high)

    def chance(self, places: Numbers, shooter: str, target: str, radius: float) -> Numbers:
        """The probability that something of that radius (mm), flicked from where the shooter lies, strikes the target
        directly."""
        here, there = self._index[shooter], self._index[target]
        others = [number for number in range(len(self._home)) if number not in (here, there)]
        way = places[:, there] - places[:, here]
        distance = np.maximum(1.0, np.hypot(way[:, 0], way[:, 1]))
        half = np.arcsin(np.minimum(1.0, (radius + self._radius[there]) / distance))
        fan = (2 * np.arange(RAYS) + 1) / RAYS - 1
        angle = np.arctan2(way[:, 1], way[:, 0])[:, None] + half[:, None] * fan
        beyond = places[:, others] - places[:, here][:, None]
        ux, uy = np.cos(angle)[:, :, None], np.sin(angle)[:, :, None]
        bx, by = beyond[:, None, :, 0], beyond[:, None, :, 1]
        along, across = bx * ux + by * uy, np.abs(bx * uy - by * ux)
        inside = (along > 0) & (along < distance[:, None, None]) & (across < radius + self._radius[others])
        clear = 1 - inside.any(axis=2).mean(axis=1)
        return 1 - np.exp(-half * clear / self._wobble)
