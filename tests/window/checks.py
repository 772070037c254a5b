"""What must hold of every picture of the window: no text clipped, covered or too pale, nothing too small to click.

Each check gives complaints in words, so that a test shows all of them: ``assert complaints(desk, ground) == []``.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations

import numpy as np
import numpy.typing as npt
import pygame
from pygame import Color, Rect, Surface

from flick.window.app.theme import FILES, Face, font
from flick.window.widgets.desk import Desk
from flick.window.widgets.log import Log
from flick.window.widgets.paper import Paper
from flick.window.widgets.text import TextBox

CONTRAST, CONTRAST_LARGE = 4.5, 3.0
PERCENTILE = 5
"""How much of the ground below a text may have less contrast."""

TARGET = (30, 28)
"""The smallest thing to click, in pixels of the design."""

LACKING = "\U0010fffe"
"""No font has it."""

PART = np.arange(256) / 255
LINEAR = np.where(PART <= 0.03928, PART / 12.92, ((PART + 0.055) / 1.055) ** 2.4)
"""How much light each step of a colour is."""

TOUCH = (1, 2)
"""By so many pixels, across and down, two lines may overlap: letters do not fill their boxes."""


def complaints(desk: Desk, ground: Surface) -> list[str]:
    """Everything that is wrong with a desk on a ground."""
    texts, targets = desk.texts(), desk.targets()
    return [
        *clipped(texts, desk.window),
        *overlapping(texts),
        *pale(texts, without_text(desk, ground)),
        *cramped(targets, desk.kit.theme.scale),
        *crowded(targets),
        *crowded(links(desk)),
        *outside(targets, desk.window),
    ]


def picture(desk: Desk, ground: Surface) -> Surface:
    """The whole desk as it is seen."""
    target = Surface(ground.get_size(), 0, 32)
    desk.draw_all(target, ground)
    return target


def without_text(desk: Desk, ground: Surface) -> Surface:
    """The whole desk with nothing written on it: the ground of every text."""
    desk.kit.blank = True
    try:
        return picture(desk, ground)
    finally:
        desk.kit.blank = False


def clipped(texts: Iterable[TextBox], window: Rect) -> list[str]:
    """Texts that leave their room, or the window."""
    found: list[str] = []
    for text in texts:
        room = text.room.clip(window) if text.room else window
        if not room.contains(text.rect):
            found.append(f"“{text.text}” at {tuple(text.rect)} leaves {tuple(room)}")
    return found


def overlapping(texts: Sequence[TextBox]) -> list[str]:
    """Texts that stand on each other."""
    found: list[str] = []
    for one, two in combinations(texts, 2):
        both = one.rect.clip(two.rect)
        if both.width > TOUCH[0] and both.height > TOUCH[1]:
            found.append(f"“{one.text}” and “{two.text}” overlap by {both.size}")
    return found


def pale(texts: Iterable[TextBox], ground: Surface) -> list[str]:
    """Texts with too little contrast against what is below them."""
    found: list[str] = []
    for text in texts:
        least = CONTRAST_LARGE if text.large else CONTRAST
        ratio = contrast(text.colour, ground, text.rect)
        if ratio < least:
            found.append(f"“{text.text}” ({text.role} {text.size}) has {ratio:.2f} : 1, needs {least}")
    return found


def contrast(colour: Color, ground: Surface, rect: Rect) -> float:
    """How much lighter or darker than its ground a colour is, all but the worst few pixels taken."""
    area = rect.clip(ground.get_rect())
    pixels = pygame.surfarray.array3d(ground.subsurface(area)).reshape(-1, 3)
    below, above = luminance(pixels), luminance(np.array([[colour.r, colour.g, colour.b]]))
    ratios = (np.maximum(below, above) + 0.05) / (np.minimum(below, above) + 0.05)
    return float(np.percentile(ratios, PERCENTILE))


def luminance(colours: npt.NDArray[np.generic]) -> npt.NDArray[np.float64]:
    """Relative luminance of rows of red, green and blue from 0 to 255."""
    return LINEAR[colours.astype(np.uint8)] @ np.array([0.2126, 0.7152, 0.0722])


def cramped(targets: Iterable[Rect], scale: float) -> list[str]:
    """Things to click that are too small. A pixel is forgiven: places are rounded to whole ones."""
    wide, high = round(TARGET[0] * scale) - 1, round(TARGET[1] * scale) - 1
    small = [target for target in targets if target.width < wide or target.height < high]
    return [f"{tuple(target)} is too small to click" for target in small]


def crowded(targets: Sequence[Rect]) -> list[str]:
    """Things to click that lie on each other."""
    pairs = [(one, two) for one, two in combinations(targets, 2) if one.clip(two).w > 1 and one.clip(two).h > 1]
    return [f"{tuple(one)} and {tuple(two)} lie on each other" for one, two in pairs]


def outside(targets: Iterable[Rect], window: Rect) -> list[str]:
    """Things to click that the window does not show."""
    return [f"{tuple(target)} is not wholly in the window" for target in targets if not window.contains(target)]


def links(desk: Desk) -> list[Rect]:
    """Links within running text: they are only as high as a line, but must not lie on each other."""
    return [rect for part in desk.root.walk() if isinstance(part, Paper | Log) for rect in part.inline_targets()]


def missing(text: str, faces: Iterable[Face] = tuple(FILES)) -> list[str]:
    """Characters that a font does not have, and which font."""
    return [f"{face} has no {sign!r}" for face in faces for sign in dict.fromkeys(text) if not has_glyph(face, sign)]


@cache
def has_glyph(face: Face, sign: str) -> bool:
    """Whether a font draws a character of its own, not the box that stands for what it lacks."""
    return _drawn(face, sign) != _drawn(face, LACKING)


def _drawn(face: Face, sign: str) -> bytes:
    surface = font(face, 20).render(sign, True, "white")
    return pygame.image.tobytes(surface, "RGBA")
