"""Covers of games and scenes of victory: paper theatres, read from the ``covers`` of games."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple
from xml.etree import ElementTree

import numpy as np
import pygame
from pygame import Surface

from flick.paint.arrays import Array, blend, mixed, pixel_grid, smooth
from flick.paint.masks import softened
from flick.table import register
from flick.window.app.picture_cache import pictures
from flick.window.app.theme import Theme
from flick.window.cards import figures
from flick.window.cards.shadow_theatre import Paints, PaperSheet, laid, lit_paper
from flick.window.widgets.surfaces import opaque

FINEST = 1200
"""Wider scenes are painted that wide and scaled up: they are soft anyway."""

ROUGH = 96
"""Width of a sketch in pixels, whatever the size at which it is seen."""

BLEND = (0.43, 0.57)
"""Between which parts of the width one light goes over into the other."""

SVG = figures.SVG


class CoverLayer(NamedTuple):
    """One group of a file: what it is (``sheet``, ``cuts``, ``shine``, ``figure``), its paper and its numbers."""

    facts: dict[str, str]
    paper: str

    def number(self, name: str) -> float:
        return float(self.facts.get(name, 0))


class Cover(NamedTuple):
    """A file: its size, the themes whose light falls on it, its lamp, and its layers from back to front."""

    size: tuple[float, float]
    themes: list[str]
    lamp: list[float]
    layers: list[CoverLayer]


BARE = Cover((160.0, 100.0), ["jade"], [0.5, 0.40, 0.42, 0.16, 0.0], [])
"""What is seen of a game that has no cover."""


class CoverStage(NamedTuple):
    """What is seen of a cover: a view of so many pixels, and the part of the file that fills it."""

    width: int
    height: int
    box: str

    def mask(self, paper: str) -> Array:
        """How much paper lies at each pixel."""
        return figures.drawn_mask(paper, self.box, (self.width, self.height))


def exists(name: str) -> bool:
    """Whether somebody has drawn that scene."""
    return register.picture("covers", name) is not None


@cache
def cover_of(name: str) -> Cover:
    """A scene by its name; a lamp alone where nobody has drawn it."""
    path = register.picture("covers", name)
    if path is None:
        return BARE
    text = path.read_text("utf-8").replace(f' xmlns="{SVG}"', "")
    root = ElementTree.fromstring(text)
    return Cover(
        (float(root.get("width", 1)), float(root.get("height", 1))),
        root.get("data-themes", "").split(),
        [float(part) for part in root.get("data-lamp", "").split()],
        [CoverLayer(_facts(group), "".join(_texts(group))) for group in root],
    )


def scene(name: str, size: tuple[int, int], theme: Theme) -> Surface:
    """A scene at that size, painted unless it has been before."""
    return pictures().surface(theme, ("cover", name, size), lambda: painted(name, size, theme))


def painted(name: str, size: tuple[int, int], theme: Theme) -> Surface:
    """A scene at that size; what does not fit is cut off at the sides, or above."""
    cover = cover_of(name)
    least = min(1.0, FINEST / size[0])
    width, height = max(2, round(size[0] * least)), max(2, round(size[1] * least))
    scale = max(width / cover.size[0], height / cover.size[1])
    wide, high = width / scale, height / scale
    box = f"{(cover.size[0] - wide) / 2:.3f} {cover.size[1] - high:.3f} {wide:.3f} {high:.3f}"
    stage = CoverStage(width, height, box)
    halves = [_in_light(cover, light, stage, theme) for light in cover.themes]
    picture = halves[0]
    if len(halves) == 2:
        across = smooth(*BLEND, np.linspace(0, 1, width, dtype=np.float32))[None, :]
        picture = blend(halves[0], halves[1], np.broadcast_to(across, (height, width)))
    surface = opaque(_in_its_box(picture))
    return surface if surface.get_size() == size else pygame.transform.smoothscale(surface, size)


def rough(name: str, size: tuple[int, int], theme: Theme) -> Surface:
    """The scene out of focus: there at once."""
    small = (ROUGH, max(2, round(ROUGH * size[1] / size[0])))
    return pygame.transform.smoothscale(scene(name, small, theme), size)


def _in_light(cover: Cover, light: str, stage: CoverStage, theme: Theme) -> Array:
    """The scene in one theme's light."""
    paints = Paints.of(theme.tones(f"theatre.{light}"))
    picture = _lamp_light(cover, paints, stage)
    holes: Array | None = None
    bleeding: CoverLayer | None = None
    for layer in cover.layers:
        if layer.facts.get("only", light) != light:
            continue
        kind = layer.facts["kind"]
        if kind == "figure":
            picture = _figure(picture, layer, paints, stage)
        elif kind == "shine":
            picture = _shine(picture, stage.mask(layer.paper), paints, stage.width, layer.number("glow"))
        elif kind == "cuts":
            holes, bleeding = stage.mask(layer.paper), layer
        else:
            paper = stage.mask(layer.paper)
            sheet = PaperSheet(paper, _mix(layer, paints, theme), layer.number("lift"), layer.number("rim"))
            if holes is None or bleeding is None:
                picture = laid(picture, sheet, paints.glow)
            else:
                picture = _pierced(picture, sheet, holes, _mix(bleeding, paints, theme), paints)
                bled = softened(holes * paper, stage.width * 0.012) * bleeding.number("glow")
                picture = picture + paints.glow * bled[..., None]
                holes = None
    return np.clip(picture, 0, 1)


def _pierced(picture: Array, sheet: PaperSheet, holes: Array, colour: Array, paints: Paints) -> Array:
    """A sheet with holes through which light of some colour comes."""
    picture = blend(picture, colour, holes * sheet.paper * 0.85)
    return laid(picture, sheet._replace(paper=sheet.paper * (1 - holes)), paints.glow)


def _figure(picture: Array, layer: CoverLayer, paints: Paints, stage: CoverStage) -> Array:
    """A figure of the theatre at its place; with a negative size it looks the other way."""
    x, y, size = (float(part) for part in layer.facts["place"].split())
    found = figures.layers(layer.facts["figure"])
    place = f"translate({x:g} {y:g}) scale({size:g} {abs(size):g})"
    masks = {name: stage.mask(f'<g transform="{place}">{paper}</g>') for name, paper in found.items() if name != "far"}
    rim = layer.number("rim")
    if "back" in masks:
        picture = laid(picture, PaperSheet(masks["back"], paints.second, 0.9, 0.8 * rim), paints.glow)
    sheet = PaperSheet(masks["main"], paints.front, 1.3, rim)
    if "cuts" in masks:
        picture = _pierced(picture, sheet, masks["cuts"], mixed(paints.core, paints.glow, 0.5), paints)
    else:
        picture = laid(picture, sheet, paints.glow)
    if "light" in masks:
        picture = _shine(picture, masks["light"], paints, stage.width, 0.6)
    return picture


def _shine(picture: Array, shape: Array, paints: Paints, width: int, glow: float) -> Array:
    """What shines by itself, and its light on the paper around it."""
    halo = 0.9 * softened(shape, width * 0.012) + 1.2 * softened(shape, width * 0.036)
    return blend(picture + paints.glow * (halo * glow)[..., None], paints.core, shape)


def _lamp_light(cover: Cover, paints: Paints, stage: CoverStage) -> Array:
    """Lit paper with rays on it; the lamp, or the moon, may be seen as a disc."""
    x_part, y_part, reach, rays, disc = cover.lamp
    width, height = stage.width, stage.height
    x, y = pixel_grid(width, height)
    across = (x - x_part * width) / height
    down = y / height - y_part
    away = np.hypot(across, down)
    light = lit_paper(away / reach, paints)
    if rays:
        angle = np.arctan2(down, across)
        beams = (np.sin(11 * angle + 1) + np.sin(7 * angle + 4) + np.sin(16 * angle + 2)) / 3
        fading = np.clip(beams, 0, 1) * np.exp(-away / reach * 1.1)
        light = light + paints.core * (fading * rays)[..., None]
    if disc:
        inside = np.clip(0.5 - (away - disc) * height, 0, 1)
        light = blend(light, paints.core * 1.02, inside * 0.85)
        round_it = np.exp(-np.maximum(away - disc, 0) / 0.06) * (1 - inside)
        light = light + paints.glow * (round_it * 0.45)[..., None]
    return light


def _in_its_box(picture: Array) -> Array:
    """Darker towards the frame that it lies in, most of all above and at the left."""
    height, width = picture.shape[:2]
    unit = max(width / 566, 0.5)
    x, y = pixel_grid(width, height)
    dark = 0.75 * np.exp(-y / (11 * unit)) + 0.50 * np.exp(-x / (9 * unit))
    dark = dark + 0.25 * np.exp((x - width) / (7 * unit)) + 0.12 * np.exp((y - height) / (6 * unit))
    return picture * (1 - np.clip(dark, 0, 0.85))[..., None]


def _mix(layer: CoverLayer, paints: Paints, theme: Theme) -> Array:
    """Two colours of the theme (or of the palette) and how much there is of the second."""
    one, two, share = layer.facts["colour"].split()
    return mixed(_paint(one, paints, theme), _paint(two, paints, theme), float(share))


def _paint(name: str, paints: Paints, theme: Theme) -> Array:
    return getattr(paints, name) if name in Paints._fields else theme.rgb(name)


def _facts(group: ElementTree.Element) -> dict[str, str]:
    return {name.removeprefix("data-"): value for name, value in group.items() if name.startswith("data-")}


def _texts(group: ElementTree.Element) -> Iterator[str]:
    for element in group:
        yield ElementTree.tostring(element, "unicode")
