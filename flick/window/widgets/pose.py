"""Where cards and other things lie on the table."""

from typing import NamedTuple

from pygame import Rect


def card_height(width: int) -> int:
    """How high a card of that width is."""
    return round(1.4 * width)


def card_width(height: int) -> int:
    """How wide a card of that height is."""
    return round(height / 1.4)


class Pose(NamedTuple):
    """Where a card lies: its middle and width in pixels, turned by so many degrees counter-clockwise."""

    x: float
    y: float
    width: int
    angle: float = 0.0

    def rect(self, high: int = 0) -> Rect:
        """What lies there and is so high, or a square, as long as it is not turned."""
        return Rect(0, 0, self.width, high or self.width).move_to(center=(round(self.x), round(self.y)))

    @property
    def card(self) -> Rect:
        """A card that lies there."""
        return self.rect(card_height(self.width))

    def towards(self, other: "Pose", share: float) -> "Pose":
        """On the way to another place."""
        x, y = self.x + (other.x - self.x) * share, self.y + (other.y - self.y) * share
        width = round(self.width + (other.width - self.width) * share)
        return Pose(x, y, width, self.angle + (other.angle - self.angle) * share)
