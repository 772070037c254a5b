"""The part of a window that shows a table, and the canvas for its cloth, floor and walls."""

import math

import numpy as np

from flick.arena.shapes import Point
from flick.paint.arrays import pixel_grid
from flick.paint.box import Box
from flick.paint.canvas import Canvas, Patch
from flick.paint.distances import blurred, round_box
from flick.paint.lamp import Lamp
from flick.paint.palette import Palette

ROUND_CLOTH = ((0, 1, 1.2, 0.55), (3, 5, 5, 0.42), (9, 16, 18, 0.38))
ROUND_WALLS = ((1, 2, 2, 0.50), (6, 11, 12, 0.60))
"""Shadows of a table: right, down, blur in pixels of the design, and opacity."""

WALL_CORNER = 3.0
MARGIN = 72
"""The room for shadows around a table, in pixels of the design."""


class TableCanvas:
    """The canvas of a table. ``rect`` is the part of the window that the table fills, in pixels; ``scale`` is in pixels
    per mm.

    Places on the table are in mm from the lower left corner, y upwards.
    """

    def __init__(self, palette: Palette, lamp: Lamp, rect: Box, scale: float, rim: float = 0.0) -> None:
        """``rim`` is how far walls reach beyond the table, in pixels; 0 where there are none."""
        self.palette, self.lamp, self.rect, self.scale, self.rim = palette, lamp, rect, scale, rim
        margin = MARGIN * lamp.unit + rim
        left, top = math.floor(rect.left - margin), math.floor(rect.top - margin)
        width, height = math.ceil(rect.right + margin) - left, math.ceil(rect.bottom + margin) - top
        self.canvas = Canvas(width, height, left, top)

    @property
    def whole(self) -> Patch:
        """All pixels of the table."""
        return self.canvas.patch(self.rect.left, self.rect.top, self.rect.right, self.rect.bottom, 0)

    @property
    def half(self) -> Point:
        """Half the table's width and height, in pixels."""
        return self.rect.width / 2, self.rect.height / 2

    def place(self, x: float, y: float) -> Point:
        """The pixel of the window for a place on the table."""
        return self.rect.left + x * self.scale, self.rect.bottom - y * self.scale

    def cast_shadow(self, corner: float = 0.0) -> None:
        """Draw the shadow of the table, or of the walls around it, on the bare canvas; ``corner`` is the radius of the
        table's corners in pixels. A wide shadow shows no corners, so it is computed by rows and columns."""
        if self.palette.flat:
            return
        canvas, unit = self.canvas, self.lamp.unit
        rows, columns = canvas.alpha.shape
        x, y = pixel_grid(columns, rows, canvas.left - self.rect.middle[0], canvas.top - self.rect.middle[1])
        half = self.half[0] + self.rim, self.half[1] + self.rim
        layers, corner = (ROUND_WALLS, WALL_CORNER * unit) if self.rim else (ROUND_CLOTH, corner)
        clear = np.ones_like(canvas.alpha)
        for right, down, sigma, opacity in layers:
            across, below = x - right * unit, y - down * unit
            if sigma < 2:
                soft = blurred(round_box(across, below, half, corner), sigma * unit)
            else:
                soft = blurred(np.abs(across) - half[0], sigma * unit)
                soft = soft * blurred(np.abs(below) - half[1], sigma * unit)
            clear *= 1 - opacity * soft
        canvas.colour[:] = self.palette.rgb("shadow")
        canvas.alpha[:] = 1 - clear
