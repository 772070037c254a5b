"""A figure, and the file that holds it."""

import re
from dataclasses import dataclass

from tools.art.figures.pen import HIGH, PAPER, WIDE, Paper, mirrored, moved

GROUPS = ("far", "back", "main", "cuts", "light")


@dataclass(frozen=True)
class Figure:
    """One figure of the shadow theatre, in layers.

    ``main`` is the front sheet: one dark silhouette. ``back`` is a second, lighter sheet behind it: weapon, wing, hair,
    halo. ``cuts`` are holes through which the lamp shines: eyes, seams, hems, stars. ``light`` shines by itself.
    ``far`` is the place behind it, where that is not the usual one of its team.

    ``shift`` moves all but the place to the right. A figure that is drawn looking to the right and should look to the
    ``left`` is mirrored.
    """

    main: Paper = ""
    far: Paper = ""
    back: Paper = ""
    cuts: Paper = ""
    light: Paper = ""
    shift: float = 0.0
    left: bool = False


def svg(figure: Figure) -> str:
    """The text of the file: a group for each layer that there is, an element on each line."""
    layers: list[str] = []
    for name in GROUPS:
        paper: Paper = getattr(figure, name)
        if paper:
            elements = re.sub(r">(?=<)", ">\n", _placed(figure, name, paper))
            layers.append(f'<g id="{name}">\n{elements}\n</g>\n')
    field = f'width="{WIDE}" height="{HIGH}" viewBox="0 0 {WIDE} {HIGH}" fill="{PAPER}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {field}>\n{"".join(layers)}</svg>\n'


def _placed(figure: Figure, name: str, paper: Paper) -> Paper:
    if name == "far":
        return paper
    turned = mirrored(paper) if figure.left else paper
    return moved(turned, figure.shift, 0) if figure.shift else turned
