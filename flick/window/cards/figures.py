"""The figures of the shadow theatre, read from the ``figures`` of games: cut paper in layers, as masks of any size."""

import io
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple
from xml.etree import ElementTree

import numpy as np
import pygame

from flick.paint.arrays import Array
from flick.table import register

STAGE = (120.0, 105.0)
"""Width and height of the stage; y goes down."""

SVG = "http://www.w3.org/2000/svg"


class TheatreView(NamedTuple):
    """What is seen of the stage: all of its height, and from ``left`` on as much as so many pixels show."""

    width: int
    height: int
    left: float

    @property
    def wide(self) -> float:
        """How much of the stage is seen across, in units of the stage."""
        return self.width / self.height * STAGE[1]


def view_of(width: int, height: int, middle: float = STAGE[0] / 2) -> TheatreView:
    """The view that has the place ``middle`` of the stage in its middle."""
    return TheatreView(width, height, middle - width / height * STAGE[1] / 2)


@cache
def layers(name: str) -> Mapping[str, str]:
    """The layers of a figure by name; none when nobody has drawn it."""
    path = register.picture("figures", name)
    if path is None:
        return {}
    root = ElementTree.fromstring(path.read_text("utf-8").replace(f' xmlns="{SVG}"', ""))
    return {group.get("id", ""): ElementTree.tostring(group, "unicode") for group in root.findall("g")}


def mask(name: str, layer: str, view: TheatreView) -> Array | None:
    """How much paper of a layer lies at each pixel: white elements add some, black ones take it away."""
    body = layers(name).get(layer)
    if body is None:
        return None
    return drawn_mask(body, f"{view.left:.4f} 0 {view.wide:.4f} {STAGE[1]:g}", (view.width, view.height))


def drawn_mask(body: str, box: str, size: tuple[int, int]) -> Array:
    """How much of each pixel the elements of an SVG file cover whose part ``box`` is seen in a picture of that size:
    white ones add some, black ones take it away."""
    width, height = size
    head = (
        f'<svg xmlns="{SVG}" width="{width}" height="{height}" viewBox="{box}" preserveAspectRatio="none" fill="#fff">'
    )
    drawn = pygame.image.load_sized_svg(io.BytesIO(f"{head}{body}</svg>".encode()), size)
    dark = pygame.Surface(size, 0, 32)
    dark.blit(drawn, (0, 0))
    return pygame.surfarray.array_red(dark).T.astype(np.float32) / 255
