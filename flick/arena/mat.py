"""The edge of a mat: a pawn is off the mat from the moment at which its centre crosses the edge."""

from collections.abc import Iterable

from flick.arena.engine import Engine
from flick.arena.layout import Table
from flick.arena.outcome import Departure
from flick.arena.sliding_pawn import SlidingPawn

NEAR = 0.1
"""Distance to the edge in mm within which a pawn may cross it in the next steps, so that each step is watched."""


class Mat:
    """Finds out which pawns cross the edge, and where."""

    def __init__(self, table: Table) -> None:
        self._width, self._height = table.width, table.height

    def in_danger(self, sliders: Iterable[SlidingPawn], span: float) -> list[SlidingPawn]:
        """The pawns that may cross the edge within ``span`` seconds."""
        right, top = self._width - NEAR, self._height - NEAR
        return [
            slider
            for slider in sliders
            if not (NEAR < slider.x + slider.vx * span < right and NEAR < slider.y + slider.vy * span < top)
        ]

    def crossing(self, slider: SlidingPawn, engine: Engine, t: float, length: float) -> Departure | None:
        """Where and when a pawn crossed the edge in a step of ``length`` seconds from ``t``; ``None`` where it did not.

        The step began where the pawn was read last. A pawn that is still on the mat has been read where it is now.
        """
        place = engine.position(slider.body)
        x, y, angle = place.x, place.y, engine.angle(slider.body)
        if 0 <= x <= self._width and 0 <= y <= self._height:
            slider.x, slider.y, slider.angle = x, y, angle
            return None
        share = min(_share(slider.x, x, self._width), _share(slider.y, y, self._height))
        return Departure(
            pawn=slider.name,
            t=t + share * length,
            x=min(self._width, max(0.0, slider.x + share * (x - slider.x))),
            y=min(self._height, max(0.0, slider.y + share * (y - slider.y))),
            angle=slider.angle + share * (angle - slider.angle),
        )


def _share(start: float, end: float, limit: float) -> float:
    """The share of the way from ``start`` to ``end`` after which a coordinate leaves the range from 0 to ``limit``."""
    if end < 0:
        return start / (start - end)
    if end > limit:
        return (limit - start) / (end - start)
    return 1.0
