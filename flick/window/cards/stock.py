"""Card stock: what is drawn on a card, in hundredths of its width, at twice its size; scaled down once."""

import numpy as np
import pygame
from pygame import Color, Surface

from flick.paint import distances
from flick.paint.arrays import Array, noise
from flick.paint.canvas import Canvas, Patch
from flick.paint.masks import softened
from flick.window.app.theme import Face, Theme, font
from flick.window.widgets.icon import Icons
from flick.window.widgets.surfaces import alpha_of, rgb, see_through

WIDE, HIGH, CORNER = 100.0, 140.0, 6.0
FINER = 2
"""How much larger a card is drawn than it is shown."""
ROUGH = 0.009
"""How much its grain makes paper lighter or darker."""


def height_of(width: int) -> int:
    """How high a card of that width is, in pixels."""
    return round(width * HIGH / WIDE)


class CardStock:
    """A card while it is being drawn. Places and lengths are in hundredths of its width."""

    def __init__(self, width: int, theme: Theme, icons: Icons) -> None:
        """``width`` is that of the finished card, in pixels."""
        self.theme, self.icons = theme, icons
        self.size = (width, height_of(width))
        self.u = FINER * width / WIDE
        self.canvas = Canvas(FINER * self.size[0], FINER * self.size[1])

    def pixels(self, length: float) -> int:
        return max(1, round(length * self.u))

    def box(self, left: float, top: float, right: float, bottom: float, pad: float = 1.0) -> tuple[Patch, Array, Array]:
        """The pixels of a box and ``pad`` round it, and their places."""
        patch = self.canvas.patch(left * self.u, top * self.u, right * self.u, bottom * self.u, pad * self.u)
        return patch, patch.x / self.u, patch.y / self.u

    def cover(self, distance: Array) -> Array:
        return distances.cover(distance * self.u)

    def over(self, patch: Patch, mask: Array, paint: Array | Color, opacity: float = 1.0) -> None:
        self.canvas.over(patch, mask, rgb(paint) if isinstance(paint, Color) else paint, opacity)

    def dot(self, x: float, y: float, radius: float, colour: Color, opacity: float = 1.0) -> None:
        patch, px, py = self.box(x - radius, y - radius, x + radius, y + radius)
        self.over(patch, self.cover(np.hypot(px - x, py - y) - radius), colour, opacity)

    def ring(self, x: float, y: float, radius: float, width: float, colour: Color, opacity: float = 1.0) -> None:
        patch, px, py = self.box(x - radius, y - radius, x + radius, y + radius)
        self.over(patch, self.cover(np.abs(np.hypot(px - x, py - y) - radius) - width / 2), colour, opacity)

    def line(
        self, start: tuple[float, float], end: tuple[float, float], width: float, colour: Color, opacity: float
    ) -> None:
        left, right = sorted((start[0], end[0]))
        top, bottom = sorted((start[1], end[1]))
        patch, x, y = self.box(left, top, right, bottom, width + 1)
        self.over(patch, self.cover(distances.chain(x, y, [start, end], width / 2)), colour, opacity)

    def frame(
        self, box: tuple[float, float, float, float], corner: float, width: float, colour: Color, opacity: float
    ) -> None:
        patch, x, y = self.box(*box)
        self.over(patch, self.cover(np.abs(inside(x, y, box, corner)) - width / 2), colour, opacity)

    def panel(self, box: tuple[float, float, float, float], corner: float, colour: Color, opacity: float = 1) -> None:
        patch, x, y = self.box(*box)
        self.over(patch, self.cover(inside(x, y, box, corner)), colour, opacity)

    def icon(self, name: str, x: float, y: float, size: float, colour: Color, opacity: float = 1.0) -> None:
        """A glyph in one colour round its middle."""
        self.lay(self.icons.mask(name, self.pixels(size)), rgb(colour), x, y, opacity)

    def spark(self, x: float, y: float, radius: float, colour: Color, opacity: float = 1.0) -> None:
        """A star of four hollow points."""
        patch, px, py = self.box(x - radius, y - radius, x + radius, y + radius)
        points = np.square(np.sqrt(np.abs(px - x)) + np.sqrt(np.abs(py - y)))
        self.over(patch, self.cover(points - radius), colour, opacity)

    def painted(self, name: str, x: float, y: float, size: float) -> None:
        """A chip or an emblem that brings its colours along, lit from above, with its shadow."""
        pixels = self.pixels(size)
        drawn = self.icons.get(name, pixels)
        mask = alpha_of(drawn)
        paint = pygame.surfarray.array3d(drawn).swapaxes(0, 1).astype(np.float32) / 255
        if not self.theme.flat:
            shadow = softened(np.pad(mask, pixels // 6), pixels * 0.06)
            self.lay(shadow, self.theme.rgb("shadow"), x, y + size * 0.05, 0.5)
            paint = paint * np.linspace(1.10, 0.82, pixels, dtype=np.float32)[:, None, None]
        self.lay(mask, paint, x, y)

    def lay(self, mask: Array, paint: Array, x: float, y: float, opacity: float = 1.0) -> None:
        """Lay something that was drawn elsewhere round its middle."""
        height, width = mask.shape
        self._lay_at(mask, paint, round(x * self.u - width / 2), round(y * self.u - height / 2), opacity)

    def write(self, text: str, face: Face, pixels: int, left: float, baseline: float, colour: Color) -> None:
        """Write one line of text; ``left`` and ``baseline`` are pixels of the card as it is drawn."""
        drawn = font(face, pixels)
        mask = alpha_of(drawn.render(text, True, Color("white")))
        self._lay_at(mask, rgb(colour), round(left), round(baseline) - drawn.get_ascent(), 1.0)

    def paper(self, colour: Color) -> None:
        """Cover the whole card with a paper."""
        shape = self.canvas.alpha.shape
        grain = noise(shape, 1.24 * self.u, 0.68 * self.u, seed=1) + noise(shape, 40 * self.u, 30 * self.u, seed=2)
        self.canvas.colour[:] = rgb(colour) * (1 + (0 if self.theme.flat else ROUGH) * grain)[..., None]
        self.canvas.alpha[:] = 1

    def finished(self, edge: float = 0.22) -> Surface:
        """The card at its size, with round corners; its edge is darker, and lit at the upper left."""
        _, x, y = self.box(0, 0, WIDE, HIGH, 0)
        distance = inside(x, y, (0, 0, WIDE, HIGH), CORNER)
        colour = self.canvas.colour
        if not self.theme.flat:
            colour *= (1 - edge * np.exp(np.minimum(distance, 0) / 0.55))[..., None]
            across, down = distances.outward(distance)
            lit = np.exp(-np.square((distance + 0.9) / 0.35))
            colour += (lit * np.clip(-down - 0.6 * across, 0, 1) * 0.10)[..., None]
        return pygame.transform.smoothscale(see_through(colour, self.cover(distance)), self.size)

    def _lay_at(self, mask: Array, paint: Array, left: int, top: int, opacity: float) -> None:
        height, width = mask.shape
        patch = self.canvas.patch(left, top, left + width, top + height, 0)
        rows = slice(patch.top - top, patch.top - top + patch.shape[0])
        columns = slice(patch.left - left, patch.left - left + patch.shape[1])
        if not patch.empty:
            self.canvas.over(patch, mask[rows, columns], paint[rows, columns] if paint.ndim == 3 else paint, opacity)


def inside(x: Array, y: Array, box: tuple[float, float, float, float], corner: float) -> Array:
    """Return how far pixels lie from the edge of a box with round corners, negative inside."""
    left, top, right, bottom = box
    middle_x, middle_y = (left + right) / 2, (top + bottom) / 2
    return distances.round_box(x - middle_x, y - middle_y, ((right - left) / 2, (bottom - top) / 2), corner)
