"""What parts are made of: recesses in the table, plates that stand on it, wells, paper, keys.

A recipe is a small record; ``Kit.stamp`` paints it once for each size and keeps the picture.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

import numpy as np
from pygame import Surface

from flick.paint.arrays import bump, noise
from flick.paint.distances import blurred, outward
from flick.window.app.theme import Theme
from flick.window.widgets.pixels import FINE, CoatedCanvas
from flick.window.widgets.surfaces import opaque

PlateKind: TypeAlias = Literal["primary", "secondary", "quiet", "danger"]

FALL = (0.55, 0.83)
"""The way light falls on the surface of the table, to the right and down."""

FLAT_EDGE = 1.6
"""How wide edges are in high contrast."""


class Recipe:
    """How to paint something. Every kind of it is a frozen record, so that pictures can be kept by it."""

    margin: float = 1
    """Room for a shadow around it, in pixels of the design."""
    fine: int = FINE
    """Samples along each side of a pixel."""
    radius: float
    """Of its corners, where it has a rim."""
    rim: tuple[float, float] = (0, 0)
    """How far from the sides, and from top and foot, it differs from its middle, beyond the radius of its corners; 0
    where no two rows, or columns, of it need be the same."""

    def reach(self) -> float:
        """How much room it needs around it."""
        return self.margin

    def keep(self) -> tuple[float, float]:
        """How far from the sides, and from top and foot, it must not be stretched; 0: nowhere."""
        across, down = self.rim
        return self.radius + across if across else 0, self.radius + down if down else 0

    def paint(self, canvas: CoatedCanvas, theme: Theme) -> None:
        """Paint it."""
        raise NotImplementedError


Shadow: TypeAlias = tuple[float, float, float, float]
"""How far a shadow falls to the right and down, its blur and its opacity."""


def cast(canvas: CoatedCanvas, theme: Theme, radius: float, *shadows: Shadow) -> None:
    """Lay the shadows of a thing with rounded corners."""
    for right, down, sigma, opacity in shadows:
        canvas.coat(blurred(canvas.box(radius, moved=(right, down)), sigma), theme.colour("shadow"), opacity)


@dataclass(frozen=True)
class Recess(Recipe):
    """A tray routed into the table: dark, shaded at the upper left, lit along the lower right edge."""

    radius: float = 12
    opacity: float = 0.62

    margin = 3
    rim = (22, 22)

    def paint(self, canvas: CoatedCanvas, theme: Theme) -> None:
        edge = canvas.box(self.radius)
        inside = canvas.inside(edge)
        if theme.flat:
            canvas.coat(inside, theme.colour("tray"), float(self.opacity > 0))
            canvas.coat(canvas.stroke(edge, FLAT_EDGE), theme.colour("tray.edge"))
            return
        across, down = outward(edge)
        away = across * FALL[0] + down * FALL[1]
        black = theme.colour("press")
        canvas.coat(inside, theme.colour("tray"), self.opacity)
        shade = np.exp(-np.maximum(-edge, 0) / 5) * np.clip(-away, 0, 1) * inside
        canvas.coat(shade, black, 0.55)
        canvas.coat(bump(edge + 0.2, 0.7) * np.clip(away, 0, 1), theme.colour("tray.edge"), 0.34)
        canvas.coat(bump(edge + 0.2, 0.8) * np.clip(-away, 0, 1), black, 0.6)


@dataclass(frozen=True)
class ButtonFace(Recipe):
    """The face of a button: brass, dark with a brass edge, dark, or red."""

    kind: PlateKind
    radius: float = 8

    margin = 9
    rim = (6, 0)

    def paint(self, canvas: CoatedCanvas, theme: Theme) -> None:
        edge = canvas.box(self.radius)
        metal = {"primary": "brass", "danger": "danger"}.get(self.kind, "plate")
        if theme.flat:
            canvas.coat(canvas.inside(edge), theme.colour(f"{metal}.top"))
            canvas.coat(canvas.stroke(edge + FLAT_EDGE / 2, FLAT_EDGE), theme.colour("plate.edge"))
            return
        cast(canvas, theme, self.radius, (0.6, 2, 2.2, 0.55))
        height = np.clip(canvas.y / canvas.height, 0, 1)[..., None]
        top, foot = theme.rgb(f"{metal}.top"), theme.rgb(f"{metal}.foot")
        canvas.coat(canvas.inside(edge), top + (foot - top) * height)
        up = np.clip(-outward(edge)[1], 0, 1)
        bright = 0.75 if self.kind == "primary" else 0.42
        canvas.coat(bump(edge + 1.1, 0.6) * up, theme.colour(f"{metal}.light"), bright)
        line = {"primary": "brass.edge", "quiet": "plate.dark"}.get(self.kind, "plate.line")
        canvas.coat(bump(edge + 0.4, 0.55), theme.colour(line), 0.9 if self.kind in ("primary", "quiet") else 0.85)


@dataclass(frozen=True)
class Fill(Recipe):
    """One colour in rounded corners."""

    colour: str
    opacity: float = 1.0
    radius: float = 8
    rim = (3, 3)

    def paint(self, canvas: CoatedCanvas, theme: Theme) -> None:
        canvas.coat(canvas.inside(canvas.box(self.radius)), theme.colour(self.colour), self.opacity)


@dataclass(frozen=True)
class Outline(Recipe):
    """A line just inside the edge, or ``out`` pixels beyond it."""

    colour: str
    width: float = 1
    radius: float = 8
    opacity: float = 1.0
    out: float = 0

    margin = 6
    rim = (8, 8)

    def paint(self, canvas: CoatedCanvas, theme: Theme) -> None:
        width = max(self.width, FLAT_EDGE) if theme.flat else self.width
        edge = canvas.box(self.radius + self.out, inset=-self.out)
        line = canvas.stroke(edge if self.out else edge + width / 2, width)
        canvas.coat(line, theme.colour(self.colour), self.opacity)


@dataclass(frozen=True)
class Well(Recipe):
    """A small recess for something to be written or chosen."""

    radius: float = 7

    margin = 2
    rim = (4, 22)

    def paint(self, canvas: CoatedCanvas, theme: Theme) -> None:
        edge = canvas.box(self.radius)
        inside = canvas.inside(edge)
        canvas.coat(inside, theme.colour("well"), 1.0 if theme.flat else 0.92)
        if not theme.flat:
            canvas.coat(np.exp(-np.maximum(canvas.y, 0) / 4) * inside, theme.colour("press"), 0.5)
        width = FLAT_EDGE if theme.flat else 1.0
        canvas.coat(canvas.stroke(edge + width / 2, width), theme.colour("plate.edge"), 0.9)


BRIGHTER = 1.05
"""Bare paper is so much brighter than with its fibres, which only darken it."""
WEAVE = 256
"""Fibres repeat after twice so many pixels, turned about each time."""


@dataclass(frozen=True)
class PaperFace(Recipe):
    """Ivory paper that lies on the table, still without its fibres."""

    radius: float = 8

    margin = 44
    rim = (60, 60)

    def paint(self, canvas: CoatedCanvas, theme: Theme) -> None:
        edge = canvas.box(self.radius)
        if theme.flat:
            canvas.coat(canvas.inside(edge), theme.colour("paper"))
            return
        cast(canvas, theme, self.radius, (1, 2, 2, 0.55), (5, 10, 11, 0.45))
        tone = BRIGHTER * (1 - 0.10 * np.exp(-np.maximum(-edge, 0) / 14))
        canvas.coat(canvas.inside(edge), theme.rgb("paper") * tone[..., None])


def fibres(theme: Theme) -> Surface:
    """What laid paper is multiplied with; it repeats without a seam."""
    k, size = theme.scale, max(8, round(WEAVE * theme.scale))
    tone = 1 + 0.012 * noise((size, size), 3 * k, 1.4 * k, 3) + 0.030 * noise((size, size), 120 * k, 90 * k, 4)
    half = np.concatenate([tone, tone[:, ::-1]], axis=1)
    whole = np.concatenate([half, half[::-1]], axis=0)
    return opaque(np.repeat((whole / BRIGHTER)[..., None], 3, axis=2))


@dataclass(frozen=True)
class KeyCap(Recipe):
    """A key of the keyboard, seen from the front."""

    radius = 5
    rim = (3, 0)

    def paint(self, canvas: CoatedCanvas, theme: Theme) -> None:
        half = canvas.height / 2
        for colour, top, foot, inset, radius in (
            ("groove", 2.0, 0.0, 0.0, 5.0),
            ("key.edge", 0.0, 3.0, 0.0, 5.0),
            ("key.face", 1.5, 5.0, 1.5, 4.0),
        ):
            rows = np.abs(canvas.y - (half + (top - foot) / 2)) - (half - (top + foot) / 2 - radius)
            columns = np.abs(canvas.x - canvas.width / 2) - (canvas.width / 2 - inset - radius)
            corner = np.hypot(np.maximum(rows, 0), np.maximum(columns, 0))
            edge = corner + np.minimum(np.maximum(rows, columns), 0) - radius
            canvas.coat(canvas.inside(edge), theme.colour(colour))
