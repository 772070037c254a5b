"""What parts are made of: recesses in the table, plates that stand on it, wells, paper, keys.

A recipe is a small record; ``Kit.stamp`` paints it once for each size and keeps the picture.
"""

from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

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


class Recipe(Protocol):
    """How to paint something. All of them can be compared and kept in a dictionary."""

    @property
    def margin(self) -> float:
        """Room for a shadow around it."""
        ...

    @property
    def fine(self) -> int:
        """Samples along each side of a pixel."""
        ...

    @property
    def keep(self) -> tuple[float, float]:
        """How far from the sides, and from top and foot, it differs from its middle; 0: all over."""
        ...

    def paint(self, canvas: CoatedCanvas, theme: Theme) -> None:
        """Paint it."""
        ...


@dataclass(frozen=True)
class Recess:
    """A tray routed into the table: dark, shaded at the upper left, lit along the lower right edge."""

    radius: float = 12
    opacity: float = 0.62

    margin: float = 3
    fine: int = FINE

    @property
    def keep(self) -> tuple[float, float]:
        return self.radius + 22, self.radius + 22

    def paint(self, canvas: CoatedCanvas, theme: Theme) -> None:
        edge = canvas.box(self.radius)
        inside = canvas.inside(edge)
        if theme.flat:
            canvas.coat(inside, theme.colour("tray"), float(self.opacity > 0))
            canvas.coat(canvas.stroke(edge, FLAT_EDGE), theme.colour("tray.edge"))
            return
        across, down = outward(edge)
        away = across * np.float32(FALL[0]) + down * np.float32(FALL[1])
        black = theme.colour("press")
        canvas.coat(inside, theme.colour("tray"), self.opacity)
        shade = np.exp(-np.maximum(-edge, 0) / 5) * np.clip(-away, 0, 1) * inside
        canvas.coat(shade, black, 0.55)
        canvas.coat(bump(edge + 0.2, 0.7) * np.clip(away, 0, 1), theme.colour("tray.edge"), 0.34)
        canvas.coat(bump(edge + 0.2, 0.8) * np.clip(-away, 0, 1), black, 0.6)


@dataclass(frozen=True)
class ButtonFace:
    """The face of a button: brass, dark with a brass edge, dark, or red."""

    kind: PlateKind
    radius: float = 8

    margin: float = 9
    fine: int = FINE

    @property
    def keep(self) -> tuple[float, float]:
        return self.radius + 6, 0

    def paint(self, canvas: CoatedCanvas, theme: Theme) -> None:
        edge = canvas.box(self.radius)
        metal = {"primary": "brass", "danger": "danger"}.get(self.kind, "plate")
        if theme.flat:
            canvas.coat(canvas.inside(edge), theme.colour(f"{metal}.top"))
            canvas.coat(canvas.stroke(edge + FLAT_EDGE / 2, FLAT_EDGE), theme.colour("plate.edge"))
            return
        canvas.coat(blurred(canvas.box(self.radius, moved=(0.6, 2)), 2.2), theme.colour("shadow"), 0.55)
        height = np.clip(canvas.y / np.float32(canvas.height), 0, 1)[..., None]
        top, foot = theme.rgb(f"{metal}.top"), theme.rgb(f"{metal}.foot")
        canvas.coat(canvas.inside(edge), top + (foot - top) * height)
        up = np.clip(-outward(edge)[1], 0, 1)
        bright = 0.75 if self.kind == "primary" else 0.42
        canvas.coat(bump(edge + 1.1, 0.6) * up, theme.colour(f"{metal}.light"), bright)
        line = {"primary": "brass.edge", "quiet": "plate.dark"}.get(self.kind, "plate.line")
        canvas.coat(bump(edge + 0.4, 0.55), theme.colour(line), 0.9 if self.kind in ("primary", "quiet") else 0.85)


@dataclass(frozen=True)
class Fill:
    """One colour in rounded corners."""

    colour: str
    opacity: float = 1.0
    radius: float = 8

    margin: float = 1
    fine: int = FINE

    @property
    def keep(self) -> tuple[float, float]:
        return self.radius + 3, self.radius + 3

    def paint(self, canvas: CoatedCanvas, theme: Theme) -> None:
        canvas.coat(canvas.inside(canvas.box(self.radius)), theme.colour(self.colour), self.opacity)


@dataclass(frozen=True)
class Outline:
    """A line just inside the edge, or ``out`` pixels beyond it."""

    colour: str
    width: float = 1
    radius: float = 8
    opacity: float = 1.0
    out: float = 0

    margin: float = 6
    fine: int = FINE

    @property
    def keep(self) -> tuple[float, float]:
        return self.radius + 8, self.radius + 8

    def paint(self, canvas: CoatedCanvas, theme: Theme) -> None:
        width = max(self.width, FLAT_EDGE) if theme.flat else self.width
        edge = canvas.box(self.radius + self.out, inset=-self.out)
        line = canvas.stroke(edge if self.out else edge + np.float32(width / 2), width)
        canvas.coat(line, theme.colour(self.colour), self.opacity)


@dataclass(frozen=True)
class Well:
    """A small recess for something to be written or chosen."""

    radius: float = 7

    margin: float = 2
    fine: int = FINE

    @property
    def keep(self) -> tuple[float, float]:
        return self.radius + 4, self.radius + 22

    def paint(self, canvas: CoatedCanvas, theme: Theme) -> None:
        edge = canvas.box(self.radius)
        inside = canvas.inside(edge)
        canvas.coat(inside, theme.colour("well"), 1.0 if theme.flat else 0.92)
        if not theme.flat:
            canvas.coat(np.exp(-np.maximum(canvas.y, 0) / 4) * inside, theme.colour("press"), 0.5)
        width = FLAT_EDGE if theme.flat else 1.0
        canvas.coat(canvas.stroke(edge + np.float32(width / 2), width), theme.colour("plate.edge"), 0.9)


BRIGHTER = 1.05
"""Bare paper is so much brighter than with its fibres, which only darken it."""
WEAVE = 256
"""Fibres repeat after twice so many pixels, turned about each time."""


@dataclass(frozen=True)
class PaperFace:
    """Ivory paper that lies on the table, still without its fibres."""

    radius: float = 8

    margin: float = 44
    fine: int = FINE

    @property
    def keep(self) -> tuple[float, float]:
        return self.radius + 60, self.radius + 60

    def paint(self, canvas: CoatedCanvas, theme: Theme) -> None:
        edge = canvas.box(self.radius)
        if theme.flat:
            canvas.coat(canvas.inside(edge), theme.colour("paper"))
            return
        shadow = theme.colour("shadow")
        canvas.coat(blurred(canvas.box(self.radius, moved=(1, 2)), 2), shadow, 0.55)
        canvas.coat(blurred(canvas.box(self.radius, moved=(5, 10)), 11), shadow, 0.45)
        tone = BRIGHTER * (1 - 0.10 * np.exp(-np.maximum(-edge, 0) / 14))
        canvas.coat(canvas.inside(edge), theme.rgb("paper") * tone[..., None])


def fibres(theme: Theme) -> Surface:
    """What laid paper is multiplied with; it repeats without a seam."""
    k, size = theme.scale, max(8, round(WEAVE * theme.scale))
    tone = 1 + 0.012 * noise((size, size), 3 * k, 1.4 * k, 3) + 0.030 * noise((size, size), 120 * k, 90 * k, 4)
    half = np.concatenate([tone, tone[:, ::-1]], axis=1)
    whole = np.concatenate([half, half[::-1]], axis=0)
    return opaque(np.repeat((whole / np.float32(BRIGHTER))[..., None], 3, axis=2))


@dataclass(frozen=True)
class CardShade:
    """The shadow alone of a card that lies on paper; in high contrast its edge."""

    radius: float = 8

    margin: float = 20
    fine: int = 1
    keep: tuple[float, float] = (0, 0)

    def paint(self, canvas: CoatedCanvas, theme: Theme) -> None:
        if theme.flat:
            canvas.coat(canvas.inside(canvas.box(self.radius + FLAT_EDGE, inset=-FLAT_EDGE)), theme.colour("ink"))
            return
        canvas.coat(blurred(canvas.box(self.radius, moved=(0.5, 1)), 1.2), theme.colour("shadow"), 0.5)
        canvas.coat(blurred(canvas.box(self.radius, moved=(2.5, 4.5)), 4.5), theme.colour("shadow"), 0.4)


@dataclass(frozen=True)
class KeyCap:
    """A key of the keyboard, seen from the front."""

    margin: float = 1
    fine: int = FINE
    keep: tuple[float, float] = (8, 0)

    def paint(self, canvas: CoatedCanvas, theme: Theme) -> None:
        half = canvas.height / 2
        for colour, top, foot, inset, radius in (
            ("groove", 2.0, 0.0, 0.0, 5.0),
            ("key.edge", 0.0, 3.0, 0.0, 5.0),
            ("key.face", 1.5, 5.0, 1.5, 4.0),
        ):
            rows = np.abs(canvas.y - np.float32(half + (top - foot) / 2)) - np.float32(half - (top + foot) / 2 - radius)
            columns = np.abs(canvas.x - np.float32(canvas.width / 2)) - np.float32(canvas.width / 2 - inset - radius)
            corner = np.hypot(np.maximum(rows, 0), np.maximum(columns, 0))
            edge = corner + np.minimum(np.maximum(rows, columns), 0) - np.float32(radius)
            canvas.coat(canvas.inside(edge), theme.colour(colour))
