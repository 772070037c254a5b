"""A cover: sheets of cut paper one before the other, and how the lamp lights them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from flick.table.register import picture
from tools.art.figures.pen import PAPER, Paper, moved


@dataclass(frozen=True)
class Lamp:
    """Where it hangs and how far it reaches, in parts of the width and of the height; with rays, or seen as a disc."""

    x: float = 0.5
    y: float = 0.46
    reach: float = 0.8
    rays: float = 0.0
    disc: float = 0.0


@dataclass(frozen=True)
class Layer:
    """``sheet``: a sheet of paper; its colour is a mix of two of the theme's, ``middle deep 0.5``. ``cuts``: holes in
    the sheet that follows. ``shine``: what shines by itself. ``figure``: one of ``assets/figures``, looking left when
    its size is negative. A layer may hang in one of the cover's themes only."""

    kind: str
    paper: Paper = ""
    colour: str = ""
    lift: float = 1.0
    rim: float = 0.45
    glow: float = 0.0
    figure: str = ""
    place: tuple[float, float, float] = (0, 0, 1)
    only: str = ""


def sheet(paper: Paper, colour: str, lift: float = 1.0, rim: float = 0.45, only: str = "") -> Layer:
    return Layer("sheet", paper, colour, lift, rim, only=only)


def cuts(paper: Paper, colour: str = "core glow 0.5", glow: float = 0.0) -> Layer:
    """``glow`` says how strongly the light of the holes bleeds over the sheet."""
    return Layer("cuts", paper, colour, glow=glow)


def shine(paper: Paper, glow: float = 1.0, only: str = "") -> Layer:
    return Layer("shine", paper, "core", glow=glow, only=only)


def figure(name: str, x: float, y: float, size: float, rim: float = 0.6, only: str = "") -> Layer:
    return Layer("figure", rim=rim, figure=name, place=(x, y, size), only=only)


@dataclass(frozen=True)
class Cover:
    """``themes`` are those of the theatre; with two of them, the left half hangs in the first one's light."""

    wide: int
    high: int
    themes: tuple[str, ...]
    lamp: Lamp
    layers: list[Layer] = field(default_factory=list[Layer])


def svg(cover: Cover) -> str:
    """The text of the file: a group for each layer, an element on each line."""
    size = f'width="{cover.wide}" height="{cover.high}" viewBox="0 0 {cover.wide} {cover.high}" fill="{PAPER}"'
    lamp = cover.lamp
    light = f'data-lamp="{lamp.x:g} {lamp.y:g} {lamp.reach:g} {lamp.rays:g} {lamp.disc:g}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} data-themes="{" ".join(cover.themes)}" {light}>\n'
    return head + "".join(_group(layer) for layer in cover.layers) + "</svg>\n"


def _group(layer: Layer) -> str:
    facts = " ".join(f'data-{name}="{value}"' for name, value in _facts(layer))
    elements = re.sub(r">(?=<)", ">\n", layer.paper)
    return f"<g {facts}>\n{elements}\n</g>\n" if elements else f"<g {facts}/>\n"


def _facts(layer: Layer) -> Iterator[tuple[str, str]]:
    yield "kind", layer.kind
    if layer.colour:
        yield "colour", layer.colour
    if layer.kind == "sheet":
        yield "lift", f"{layer.lift:g}"
    if layer.kind in ("sheet", "figure"):
        yield "rim", f"{layer.rim:g}"
    if layer.glow:
        yield "glow", f"{layer.glow:g}"
    if layer.figure:
        yield "figure", layer.figure
        yield "place", " ".join(f"{value:g}" for value in layer.place)
    if layer.only:
        yield "only", layer.only


def deeper(first: float, last: float, count: int) -> list[str]:
    """The colours of so many sheets from the back to the front: 0 is the theme's middle, 1 its front."""
    steps = [first + (last - first) * k / max(1, count - 1) for k in range(count)]
    return [
        f"middle deep {min(1.0, 1.5 * step):.3g}" if step < 0.66 else f"deep front {(step - 0.66) / 0.34:.3g}"
        for step in steps
    ]


def path(data: str, holes: bool = False) -> Paper:
    """A piece by the data of an SVG path; with ``holes`` every other outline is one."""
    rule = ' fill-rule="evenodd"' if holes else ""
    return f'<path d="{data}"{rule}/>'


def arch(size: tuple[int, int], middle: float, half: float, top: float, spring: float) -> Paper:
    """A wall with an arched doorway: its middle, half its width, its highest point, and where it begins to bend."""
    wide, high = size
    rise = spring - (spring - top) * 0.72
    shoulder, crown = half * 0.42, top + (spring - top) * 0.10
    left, right = middle - half, middle + half
    door = f"M{left:.4g} {high + 10}V{spring}C{left:.4g} {rise:.4g} {middle - shoulder:.4g} {crown:.4g} {middle} {top}"
    door += f"C{middle + shoulder:.4g} {crown:.4g} {right:.4g} {rise:.4g} {right:.4g} {spring}V{high + 10}Z"
    return path(f"M-20 -20H{wide + 20}V{high + 20}H-20Z {door}", holes=True)


def glyph(name: str, x: float, y: float, size: float) -> Paper:
    """An icon as a piece of paper, so wide, from its upper left corner."""
    file = picture("icons", name)
    assert file is not None, name
    source = file.read_text("utf-8")
    pieces = re.findall(r' d="([^"]+)"', source)
    return moved("".join(path(data, holes=True) for data in pieces), x, y, size / 64)
