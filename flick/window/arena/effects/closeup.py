"""The eye moves in on a place of the arena, and back: what lies there is seen larger for a while."""

import math
from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from flick.arena.shapes import Point
from flick.paint.box import Box
from flick.window.widgets.glide import Glide, ease_in_out

NEAR = 1.6
MOVES = 400.0
"""ms in which it moves in, and back."""


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
