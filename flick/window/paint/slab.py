"""Light on a piece that is flat but for a round edge, whatever its outline."""

import numpy as np
from pygame import Surface

from flick.paint.arrays import Array, bump
from flick.paint.distances import cover, outward
from flick.paint.lamp import BRIGHTEST, Light, glint, relief
from flick.window.paint.surfaces import see_through
from flick.window.paint.turning import Frame


class Slab:
    """``paint`` is its colour, ``distance`` that to its outline in pixels, both for each sample of the frame."""

    def __init__(self, paint: Array, distance: Array, edge: float, gloss: float, frame: Frame) -> None:
        """``edge`` is how wide the round edge is, in pixels."""
        self._paint, self._gloss = paint, gloss
        self._out = outward(distance)
        t = np.clip(1 + distance / np.float32(edge), 0, 1)
        self._slope = t / np.maximum(np.sqrt(np.clip(1 - t * t, 0, 1)), np.float32(0.25)) * np.float32(0.8)
        self._rim = 1 - np.float32(0.4) * bump(np.minimum(distance, 0), 0.7)
        self._silhouette = cover(distance * np.float32(frame.fine))

    def lit(self, light: Light) -> Surface:
        """The piece, not turned, under a light."""
        diffuse, mirror = relief(self._slope, *self._out, light)
        paint = self._paint * (np.float32(0.26) + np.float32(0.80) * diffuse)[..., None]
        paint = paint + glint(mirror, 34, self._gloss)
        return see_through(paint * (self._rim * np.float32(BRIGHTEST))[..., None], self._silhouette)
