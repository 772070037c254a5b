"""Shadow theatre: sheets of cut paper in front of a lamp.

From back to front: the lamp, a far sheet, the second sheet, the front sheet with light bleeding round its edge, holes
through which the lamp shines, and what shines by itself.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from flick.paint.arrays import Array, blend, mixed, noise, pixel_grid, rgb
from flick.paint.masks import shifted, softened
from flick.window.cards import figures
from flick.window.cards.figures import TheatreView

LAMP_HEIGHT, LAMP_RADIUS = 0.40, 0.66
"""Where the lamp hangs and how far it reaches, in parts of the height."""


class Paints(NamedTuple):
    """The six colours of a theme."""

    core: Array
    glow: Array
    middle: Array
    deep: Array
    second: Array
    front: Array

    @classmethod
    def of(cls, ramp: Sequence[str]) -> "Paints":
        return cls(*(rgb(digits) for digits in ramp))


class PaperSheet(NamedTuple):
    """A sheet of paper: where there is some, its colour, how far it hangs off what is behind it, how bright its rim
    is."""

    paper: Array
    colour: Array
    lift: float
    rim: float


class PaperScene(NamedTuple):
    """What is on the stage: a figure, and the place behind those that bring none of their own."""

    figure: str
    far: str

    def mask(self, layer: str, view: TheatreView) -> Array | None:
        found = figures.mask(self.figure, layer, view)
        return figures.mask(self.far, layer, view) if found is None and layer == "far" else found


def portrait(
    scene: PaperScene, view: TheatreView, paints: Paints, lamp: float = 0.5, front: Array | None = None
) -> Array:
    """The picture, height by width by three. The lamp hangs at the part ``lamp`` of the width.

    ``front`` is a front sheet for a scene whose figure nobody has drawn.
    """
    picture = lamp_light(view, paints, lamp)
    far, back, main = (scene.mask(layer, view) for layer in ("far", "back", "main"))
    if far is not None:
        picture = laid(picture, PaperSheet(far, mixed(paints.middle, paints.deep, 0.5), 0.6, 0.30), paints.glow)
    if back is not None:
        picture = laid(picture, PaperSheet(back, paints.second, 0.9, 0.42), paints.glow)
    if main is None:
        main = front
    if main is not None:
        picture = _front(picture, main, scene.mask("cuts", view), paints)
    light = scene.mask("light", view)
    if light is not None:
        halo = softened(light, view.width * 0.035)
        picture = blend(picture + paints.glow * (halo * 1.1)[..., None], paints.core * 1.05, light)
    return np.clip(picture, 0, 1)


def lamp_light(view: TheatreView, paints: Paints, across: float) -> Array:
    """Paper lit by the lamp, which hangs at the part ``across`` of the width."""
    width, height = view.width, view.height
    x, y = pixel_grid(width, height)
    far = np.hypot((x - across * width) / height, y / height - LAMP_HEIGHT) / LAMP_RADIUS
    return lit_paper(far, paints)


def lit_paper(far: Array, paints: Paints) -> Array:
    """Paper with fibres and clouds in it, ``far`` from its lamp: 1 is as far as that reaches."""
    height, width = far.shape
    step = np.clip(far, 0, 1.6) * (3 / 1.6)
    first = np.clip(step.astype(np.intp), 0, 2)
    part = np.clip(step - first, 0, 1)
    part = ((part * part * (3 - 2 * part) + part) / 2).astype(np.float32)
    ramp = np.stack(paints[:4])
    light = blend(ramp[first], ramp[first + 1], part)
    fibre = noise((height, width), width * 0.02 + 1.5, width * 0.006 + 1, seed=1)
    cloud = noise((height, width), width * 0.2, height * 0.2, seed=4)
    return light * (1 + 0.0225 * (fibre + cloud))[..., None]


def _front(picture: Array, main: Array, cuts: Array | None, paints: Paints) -> Array:
    """The front sheet. Its holes let the lamp through, even where a second sheet hangs behind them."""
    if cuts is not None:
        picture = blend(picture, mixed(paints.core, paints.glow, 0.45), cuts * main * 0.80)
        main = main * (1 - cuts)
    return laid(picture, PaperSheet(main, paints.front, 1.2, 0.50), paints.glow)


def laid(picture: Array, sheet: PaperSheet, glow: Array) -> Array:
    """A sheet on a picture: its shadow on what hangs behind, its own colour, and light bleeding round its edge."""
    paper = sheet.paper
    height, width = paper.shape
    size = max(width, height) / 300
    lift = size * sheet.lift
    shadow = shifted(softened(paper, 4.5 * lift), int(2.2 * lift), int(1.4 * lift))
    picture = picture * (1 - 0.40 * shadow * (1 - paper))[..., None]
    down = np.linspace(0, 1, height, dtype=np.float32)[:, None]
    grain = 1 + 0.05 * noise((height, width), 2.2 * size, 1.6 * size, seed=77)
    edge = 1.5 * (1 - softened(paper, 1.25 * size)) + 0.42 * (1 - softened(paper, 5 * size))
    bright = edge * sheet.rim + 0.10 * (1 - down)
    colour = sheet.colour * ((1.10 - 0.25 * down) * grain)[..., None]
    return blend(picture, colour + glow * bright[..., None], paper)
