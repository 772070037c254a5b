"""The camera moves in on a place of the arena, and back: that is larger for a while, and all round it is darker."""

import math
from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from flick.arena.shapes import Point
from flick.paint.box import Box
from flick.window.widgets.desk import Desk
from flick.window.widgets.glide import Glide, ease_in_out
from flick.window.widgets.kit import Kit
from flick.window.widgets.widget import Widget

NEAR = 1.6
MOVES = 400.0
"""ms in which it moves in, and back."""

DARKER = 0.30
STEPS = 3
"""How often each side of the window is painted anew until it is dark; one side is painted in a frame."""


class CloseUp:
    """The camera, which fills ``frame`` of the window; it is ``away`` as soon as it has left the place where it always
    is."""

    def __init__(self, frame: Rect) -> None:
        self.frame = frame
        self._share = Glide(0.0, round(MOVES))
        self._share.ease = ease_in_out
        self._at: Point = frame.center
        self._back: float | None = None
        self._sheet: Surface | None = None
        self._picture: tuple[Surface, tuple[int, int]] | None = None
        """What was seen last, and where in the window."""

    @property
    def away(self) -> bool:
        return self._share.value > 0 or self._share.goal > 0

    @property
    def moving(self) -> bool:
        return self._share.moving or self._back is not None

    @property
    def share(self) -> float:
        """How much of the way it has gone, 0 to 1."""
        return self._share.value

    def approach(self, at: Point) -> None:
        """Move in on a place, in pixels of the window."""
        if self._share.goal == 0:
            self._at, self._back = at, None
            self._share.go(1.0)

    def retreat(self, when: float) -> None:
        """Move back, from ``when`` on (ms)."""
        if self.away:
            self._back = when

    def tick(self, now: float) -> bool:
        """Move the camera to that time, and say whether it has moved."""
        if self._back is not None and now >= self._back:
            self._back = None
            self._share.go(0.0)
        moved = self._share.tick(now)
        if moved:
            self.forget()
        if not self.away:
            self._sheet = self._picture = None
        return moved

    def forget(self) -> None:
        """Draw the picture anew when it is painted next, since something has changed in it."""
        self._picture = None

    def paint(self, target: Surface, draw: Callable[[Surface], None]) -> None:
        """Paint enlarged what ``draw`` draws as it is seen from afar. The picture is kept until something changes in
        it, however many parts of the window are painted."""
        clip = target.get_clip()
        if not clip.colliderect(self.frame):
            return
        picture, place = self._picture = self._picture or self._drawn(target, draw)
        target.set_clip(clip.clip(self.frame))
        target.blit(picture, place)
        target.set_clip(clip)

    def _drawn(self, target: Surface, draw: Callable[[Surface], None]) -> tuple[Surface, tuple[int, int]]:
        if self._sheet is None or self._sheet.get_size() != target.get_size():
            self._sheet = Surface(target.get_size(), 0, 32)
        seen = self._seen()
        larger = self.frame.width / seen.width
        corner = math.floor(seen.left), math.floor(seen.top)
        size = math.ceil(seen.left + seen.width) - corner[0] + 1, math.ceil(seen.top + seen.height) - corner[1] + 1
        source = Rect(corner, size).clip(self._sheet.get_rect())
        self._sheet.set_clip(source)
        draw(self._sheet)
        self._sheet.set_clip(None)
        large = (round(source.width * larger), round(source.height * larger))
        picture = pygame.transform.smoothscale(self._sheet.subsurface(source), large)
        left, top = (
            self.frame.left + (source.left - seen.left) * larger,
            self.frame.top + (source.top - seen.top) * larger,
        )
        return picture, (round(left), round(top))

    def _seen(self) -> Box:
        """The part of the window that is seen: between the whole frame and what is seen from nearest, and always within
        the frame."""
        frame, share = self.frame, self._share.value
        width, height = frame.width / NEAR, frame.height / NEAR
        left = max(frame.left, min(frame.right - width, self._at[0] - width / 2))
        top = max(frame.top, min(frame.bottom - height, self._at[1] - height / 2))
        return Box(
            frame.left + (left - frame.left) * share,
            frame.top + (top - frame.top) * share,
            frame.width + (width - frame.width) * share,
            frame.height + (height - frame.height) * share,
        )


class SurroundShade(Widget):
    """Over the whole window but what the camera sees. It lies on the desk as long as the camera is away; it has no
    bounds, since coming and going alone it changes nothing that is seen."""

    catches = False
    beyond = None

    def __init__(self, kit: Kit, window: Rect) -> None:
        super().__init__(kit, window)
        self._goal = 0
        self._steps = [0, 0, 0, 0]
        self._sides: list[Rect] = []

    @property
    def shown(self) -> bool:
        """Whether anything is darker, or is about to be."""
        return self.parent is not None

    def follow(self, desk: Desk | None, close_up: CloseUp) -> None:
        """Make everything as dark as the camera is near."""
        if desk is not None and close_up.away and not self.shown:
            self._sides, self.dirty = self._around(close_up.frame), False
            desk.show(self)
        self._goal = round(STEPS * close_up.share)
        if desk is not None and self.shown and not close_up.away and not any(self._steps):
            desk.hide(self)

    def draw(self, target: Surface) -> None:
        self.paint(target)

    def changes(self) -> list[Rect]:
        late = [number for number, step in enumerate(self._steps) if step != self._goal]
        if not late:
            return []
        first = max(late, key=lambda number: abs(self._steps[number] - self._goal))
        self._steps[first] = self._goal
        return [self._sides[first]]

    @property
    def moving(self) -> bool:
        return any(step != self._goal for step in self._steps)

    def paint(self, target: Surface) -> None:
        clip = target.get_clip()
        for side, step in zip(self._sides, self._steps, strict=True):
            part = side.clip(clip)
            if part and step:
                dark = Surface(part.size)
                dark.fill(self.kit.theme.colour("dim"))
                dark.set_alpha(round(255 * DARKER * step / STEPS))
                target.blit(dark, part)

    def _around(self, hole: Rect) -> list[Rect]:
        """The window above, below, left and right of a hole in it."""
        window = self.rect
        return [
            Rect(window.left, window.top, window.width, hole.top - window.top),
            Rect(window.left, hole.bottom, window.width, window.bottom - hole.bottom),
            Rect(window.left, hole.top, hole.left - window.left, hole.height),
            Rect(hole.right, hole.top, window.right - hole.right, hole.height),
        ]
