"""The ground of a map through a camera, in the light of the lamp: made once for each look, and kept."""

import math
from collections.abc import Mapping

import numpy as np
import pygame
from pygame import Rect, Surface

from flick.paint.arrays import pixel_grid, smooth
from flick.paint.lamp import Lamp
from flick.window.board.camera import Camera
from flick.window.board.layout_file import Printed
from flick.window.board.map_ground import GLOW, GroundPicture
from flick.window.board.map_shape import MapShape
from flick.window.widgets.kit import Kit
from flick.window.widgets.surfaces import opaque, see_through

RESTS, MOST = 140.0, 4_000_000
"""ms after which the ground begins to be painted anew at its new scale, and the pixels of the largest ground that is
painted; until then, and beyond that, it is stretched."""

EXTRA_LIGHT, COARSE = 0.12, 8
"""How much lighter it is under the lamp, so that the far corner stays readable; and the side in pixels of the squares
for which the light is worked out."""

RIM = 18
"""Pixels of the design over which a map fades at its rim while all of it is in sight."""


class MapView:
    """One ground, and one look at it."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self._picture: GroundPicture | None = None
        self._before: GroundPicture | None = None
        """The ground as it was painted last, without what has come to it since."""
        self.late = False
        """Whether what has come to it is still on its way."""
        self._coming: GroundPicture | None = None
        """The same at the scale at which it is seen now, as far as it is painted."""
        self._printed: Mapping[str, Printed] = {}
        self._seen: tuple[Camera, Surface] | None = None
        self._rests: float | None = None

    def show(self, shape: MapShape, printed: Mapping[str, Printed], camera: Camera) -> None:
        """Another ground is seen, through that camera."""
        self._printed, self._before = printed, self._picture
        self._picture = self._begun(shape, camera).finish()
        self._seen = self._rests = self._coming = None
        self.late = False

    def wait(self, *, late: bool) -> None:
        """What has come to it is on its way, and not seen before it has arrived; or it has."""
        self.late, self._seen = late, None

    def of_tile(self, shape: MapShape, wide: int) -> Surface:
        """A ground of one tile alone, so many pixels wide."""
        (tile,) = shape.ground.tiles
        picture = GroundPicture(self.kit, shape, self._printed, wide / tile.size[0], wide / tile.size[0]).finish()
        box = picture.rect(shape.box_of_tile(tile)).clip(picture.surface.get_rect())
        return picture.surface.subsurface(box).copy()

    def _begun(self, shape: MapShape, camera: Camera) -> GroundPicture:
        soft = camera.natural if camera.movable else camera.scale
        return GroundPicture(self.kit, shape, self._printed, _scale(camera), soft)

    def is_stretched(self, camera: Camera) -> bool:
        """Whether it is seen at another scale than it was painted for."""
        return self._picture is not None and not math.isclose(self._picture.scale, _scale(camera))

    def rests(self, now: float) -> bool:
        """Whether the camera has rested for a while."""
        if self._rests is None:
            self._rests = now + RESTS
        return now >= self._rests

    def sharpen(self, camera: Camera) -> bool:
        """Paint a little of it at the scale at which it is seen; whether it is seen so from now on."""
        if self._picture is None or not self.is_stretched(camera):
            return False
        self._coming = self._coming or self._begun(self._picture.shape, camera)
        if self._coming.step():
            return False
        self._picture, self._coming, self._seen = self._coming, None, None
        return True

    def moved(self) -> None:
        """The camera has moved."""
        self._rests = self._coming = None

    def draw(self, target: Surface, camera: Camera) -> None:
        """Draw what is in sight; the lamp hangs over the whole target."""
        if self._picture is None:
            return
        body = Rect(*map(round, camera.screen))
        if self._seen is None or self._seen[0] != camera:
            picture = self._before if self.late and self._before is not None else self._picture
            seen = self._look(picture, camera, body)
            if not self.kit.theme.flat:
                seen.blit(self._light(target.get_size(), body), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
            if camera.whole:
                seen.blit(self._rim(body.size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            self._seen = camera, seen
        target.blit(self._seen[1], body)

    def _look(self, picture: GroundPicture, camera: Camera, body: Rect) -> Surface:
        share = camera.scale / picture.scale
        left, top = camera.to_screen((picture.shape.painted.left, picture.shape.painted.top))
        whole = Rect(round(left), round(top), round(picture.size[0] * share), round(picture.size[1] * share))
        seen = Surface(body.size, pygame.SRCALPHA, 32)
        if whole.size == picture.size:
            seen.blit(picture.surface, (whole.left - body.left, whole.top - body.top))
        else:
            part = whole.clip(body)
            source = Rect(*((length / share) for length in (part.left - whole.left, part.top - whole.top, *part.size)))
            cut = picture.surface.subsurface(source.clip(picture.surface.get_rect()))
            seen.blit(pygame.transform.smoothscale(cut, part.size), (part.left - body.left, part.top - body.top))
        return seen

    def _light(self, window: tuple[int, int], body: Rect) -> Surface:
        """What the lamp multiplies everything in sight by."""

        def paint() -> Surface:
            x, y = pixel_grid(body.width // COARSE + 1, body.height // COARSE + 1, body.left, body.top, COARSE)
            light = Lamp(*window).factor(x, y, EXTRA_LIGHT) / np.float32(GLOW)
            return pygame.transform.smoothscale(opaque(light), body.size)

        return self.kit.picture(("map-light", window, tuple(body)), paint)

    def _rim(self, size: tuple[int, int]) -> Surface:
        """What lets everything fade towards the rim, so that light round a dungeon does not end there at once."""

        def paint() -> Surface:
            x, y = pixel_grid(*size, -size[0] / 2, -size[1] / 2)
            inside = np.minimum(size[0] / 2 - np.abs(x), size[1] / 2 - np.abs(y))
            return see_through(np.ones(3, dtype=np.float32), smooth(0, self.kit.px(RIM), inside))

        return self.kit.picture(("map-rim", size), paint)


def _scale(camera: Camera) -> float:
    """Pixels to a unit for which the ground is painted."""
    world = camera.world
    return min(camera.scale, math.sqrt(MOST / (world.width * world.height)))
