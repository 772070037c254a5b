"""Which part of a board is seen, and how large: from the board's own units to pixels and back, zoom, pan, limits."""

from collections.abc import Sequence
from functools import cached_property

import msgspec
from pygame import Rect

from flick.arena.shapes import Point
from flick.paint.box import Box
from flick.window.arena.flicking.arena_view import within

STEP = 1.25
"""By how much one notch of the wheel enlarges."""
NEAREST = 2.5
"""How many times its natural size a board is at most."""
SAME = 1e-9
"""Scales that differ by less than this share are the same."""


class Camera(msgspec.Struct, frozen=True, dict=True):
    """The board ``world``, in units of its own with y downwards as in the window, seen in ``screen`` (pixels).

    ``natural`` is the scale, in pixels to a unit, at which everything on the board is read well. A board that is
    wholly in sight at that scale or a larger one neither zooms nor pans. ``zoom`` is the scale now as a multiple of
    ``natural``, so that it is kept when the window or the interface changes its size; nothing of it shows the whole
    board, also when that grows. ``centre`` is the point of the board in the middle of the screen. Neither is taken
    at its word: ``scale`` and ``middle`` say what is seen, within the limits. ``slack`` is how many pixels below
    the foot of the board may be in sight from near, at most a third of the screen, so that nothing of it has to lie
    under what stands in a lower corner. What moves the camera makes a new one, which equals the old one where nothing
    has moved.
    """

    world: Box
    screen: Box
    natural: float
    zoom: float | None = None
    centre: Point | None = None
    slack: float = 0.0

    @cached_property
    def fit(self) -> float:
        """The scale, in pixels to a unit, at which the whole board is in sight: the smallest there is."""
        across = self.screen.width / max(self.world.width, SAME)
        return min(across, self.screen.height / max(self.world.height, SAME), NEAREST * self.natural)

    @property
    def largest(self) -> float:
        """The largest scale there is, in pixels to a unit."""
        return NEAREST * self.natural if self.movable else self.fit

    @property
    def movable(self) -> bool:
        """Whether the board is too large to be read where all of it is in sight: only then can it zoom and pan."""
        return self.fit < self.natural * (1 - SAME)

    @cached_property
    def scale(self) -> float:
        """Pixels to a unit."""
        if self.zoom is None:
            return self.fit
        return max(self.fit, min(self.largest, self.zoom * self.natural))

    @property
    def whole(self) -> bool:
        """Whether all of the board is in sight."""
        return self.scale <= self.fit * (1 + SAME)

    @cached_property
    def middle(self) -> Point:
        """The point of the board in the middle of the screen. Nothing beyond the board and its slack is in sight,
        unless they are smaller than the screen: then they lie in its middle."""
        left, top, width, height = self.world
        x, y = self.centre or self.world.middle
        across, along = self.screen.width / self.scale, self.screen.height / self.scale
        slack = 0.0 if self.whole else min(self.slack, self.screen.height / 3) / self.scale
        return left + within(x - left, width, across), top + within(y - top, height + slack, along)

    @property
    def seen(self) -> Box:
        """The part of the board that is in sight, in its units."""
        left, top, width, height = self.world
        across, along = self.screen.width / self.scale, self.screen.height / self.scale
        x, y = self.middle
        right, foot = min(left + width, x + across / 2), min(top + height, y + along / 2)
        x, y = max(left, x - across / 2), max(top, y - along / 2)
        return Box(x, y, right - x, foot - y)

    def to_screen(self, at: Point) -> Point:
        """Where a point of the board is, in pixels, also when it is out of sight."""
        (x, y), (left, top), scale = self.middle, self.screen.middle, self.scale
        return left + (at[0] - x) * scale, top + (at[1] - y) * scale

    def to_world(self, at: Point) -> Point:
        """Which point of the board is at a pixel."""
        (x, y), (left, top), scale = self.middle, self.screen.middle, self.scale
        return x + (at[0] - left) / scale, y + (at[1] - top) / scale

    def box_on_screen(self, box: Box) -> Box:
        """A rectangle of the board in pixels."""
        return Box(*self.to_screen(box[:2]), box.width * self.scale, box.height * self.scale)

    def rect_on_screen(self, box: Box) -> Rect:
        """A rectangle of the board in whole pixels."""
        left, top, width, height = self.box_on_screen(box)
        return Rect(round(left), round(top), round(left + width) - round(left), round(top + height) - round(top))

    def sees(self, at: Point, margin: float = 0.0) -> bool:
        """Whether a point of the board is in sight, at least so many pixels from the rim; with a negative margin,
        whether what reaches so far round that point is."""
        (x, y), (left, top, width, height) = self.to_screen(at), self.screen
        return margin <= x - left <= width - margin and margin <= y - top <= height - margin

    def zoomed(self, steps: float, about: Point) -> "Camera":
        """After so many notches of the wheel, of which fractions count; positive is nearer. What is under the pixel
        ``about`` stays there, unless more than the board would then be in sight."""
        if not self.movable:
            return self
        held = self.to_world(about)
        scale = max(self.fit, min(self.largest, self.scale * STEP**steps))
        if abs(scale - self.scale) <= self.scale * SAME:
            return self
        if scale <= self.fit * (1 + SAME):
            return self.fitted()
        (x, y), kept = self.middle, self.scale / scale
        return self._looking(scale, (held[0] + (x - held[0]) * kept, held[1] + (y - held[1]) * kept))

    def panned(self, right: float, down: float) -> "Camera":
        """After the board has been pulled along by so many pixels, as far as there is more of it to see."""
        if self.whole:
            return self
        (x, y), scale = self.middle, self.scale
        return self._looking(scale, (x - right / scale, y - down / scale))

    def fitted(self) -> "Camera":
        """The camera with all of the board in sight."""
        return msgspec.structs.replace(self, zoom=None, centre=None)

    def centred_on(self, at: Point) -> "Camera":
        """A point of the board in the middle, as near as the rim allows; from the whole board it moves in to the
        natural size."""
        if not self.movable:
            return self
        return self._looking(self.natural if self.whole else self.scale, at)

    def showing(self, at: Point, margin: float = 0.0) -> "Camera":
        """Panned by no more than it takes to have a point of the board in sight, ``margin`` pixels from the rim."""
        (x, y), (left, top) = self.to_screen(at), self.screen.middle
        across, along = self.screen.width / 2 - margin, self.screen.height / 2 - margin
        over = x - left - max(-across, min(across, x - left)), y - top - max(-along, min(along, y - top))
        return self.panned(-over[0], -over[1]) if any(over) else self

    def showing_all(self, points: Sequence[Point], margin: float = 0.0) -> "Camera":
        """With all of these points in sight: panned by no more than that takes, or from afar where they have no room
        beside each other."""
        if all(self.sees(at) for at in points):
            return self
        moved = self
        for at in points:
            moved = moved.showing(at, margin)
        return moved if all(moved.sees(at) for at in points) else self.fitted()

    def over(self, world: Box, screen: Box, natural: float) -> "Camera":
        """The camera with the same look at a board that has grown, or in a window of another size."""
        return msgspec.structs.replace(self, world=world, screen=screen, natural=natural)

    def _looking(self, scale: float, centre: Point) -> "Camera":
        moved = msgspec.structs.replace(self, zoom=scale / self.natural, centre=centre)
        return msgspec.structs.replace(moved, centre=moved.middle)
