"""A rectangle in pixels."""

from typing import NamedTuple

from flick.arena.shapes import Point


class Box(NamedTuple):
    """A rectangle in pixels of the window; y points downwards."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.left + self.width

    @property
    def bottom(self) -> float:
        return self.top + self.height

    @property
    def middle(self) -> Point:
        return self.left + self.width / 2, self.top + self.height / 2

    def holds(self, at: Point) -> bool:
        return 0 <= at[0] - self.left < self.width and 0 <= at[1] - self.top < self.height
