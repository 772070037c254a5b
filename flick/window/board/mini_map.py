"""A small map in the corner of a board that is seen from near: all of it, and which part is in sight."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from pygame import Rect, Surface

from flick.arena.shapes import Point
from flick.paint.box import Box
from flick.window.board.camera import Camera
from flick.window.widgets import Fill, Kit, Outline, Place, Recess, Widget

CORNER = 112
"""Pixels of the design from the corner of the board that it takes at most, with the gap."""
GAP, PAD = 12, 8


class Landmark(NamedTuple):
    """Something that is seen on it: a rectangle of the board in the board's own units, and its colour."""

    box: Box
    colour: str


class MiniMap(Widget):
    """A click on it, or the pointer pulled over it, moves what is seen."""

    def __init__(self, kit: Kit, look_at: Callable[[Point], None]) -> None:
        super().__init__(kit, Rect(0, 0, 0, 0))
        self._look_at = look_at
        self._camera: Camera | None = None
        self._small: Camera | None = None
        self._landmarks: tuple[Landmark, ...] = ()

    def show(self, camera: Camera, landmarks: Iterable[Landmark]) -> None:
        """Show a board as it is looked at, in the lower right corner of what is seen of it."""
        kit, screen = self.kit, camera.screen
        most = kit.px(CORNER - GAP - 2 * PAD)
        scale = min(most / camera.world.width, most / camera.world.height)
        size = round(camera.world.width * scale), round(camera.world.height * scale)
        inner = Rect((0, 0), size)
        inner.bottomright = (
            round(screen.left + screen.width) - kit.px(GAP + PAD),
            round(screen.top + screen.height) - kit.px(GAP + PAD),
        )
        self.rect = inner.inflate(2 * kit.px(PAD), 2 * kit.px(PAD))
        self._camera, self._landmarks = camera, tuple(landmarks)
        self._small = Camera(camera.world, Box(*inner), scale)
        self.dirty = True

    def press(self, place: Place) -> bool:
        return self.drag(place)

    def drag(self, place: Place) -> bool:
        if self._small is not None:
            self._look_at(self._small.to_world(place))
        return True

    def release(self, place: Place) -> bool:
        return True

    @property
    def covers(self) -> Rect | None:
        return Rect(self.rect)

    def targets(self) -> list[Rect]:
        return [Rect(self.rect)]

    def paint(self, target: Surface) -> None:
        if self._small is None or self._camera is None:
            return
        kit, small = self.kit, self._small
        kit.stamp(target, self.rect, Fill("tray", 0.72, 8))
        kit.stamp(target, self.rect, Recess(8, 0.0))
        for box, colour in self._landmarks:
            target.fill(kit.theme.colour(colour), small.rect_on_screen(box))
        kit.stamp(target, small.rect_on_screen(self._camera.seen), Outline("honey", 1.4, 2))
