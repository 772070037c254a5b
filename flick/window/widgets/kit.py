"""What every part of a screen works with: the theme, the icons, pictures that were painted once, a pen for text."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from typing import Literal, TypeAlias, TypedDict, Unpack

import pygame
from pygame import Color, Rect, Surface

from flick.window.app.theme import Theme
from flick.window.widgets.icon import Icons, is_painted
from flick.window.widgets.materials import Fill, Outline, PaperFace, Recipe, fibres
from flick.window.widgets.pixels import CoatedCanvas, Pixels, stretched, surface_of
from flick.window.widgets.text import TextBox, width_of
from flick.window.widgets.turned_surfaces import LastAskedCache

Anchor: TypeAlias = Literal["left", "centre", "right"]
Sound: TypeAlias = Callable[[str], None]

MOST_PIXELS = 9_000_000
"""How many pixels are kept at 100 %, and more as everything is larger; beyond that, those that were not used for the
longest time go."""

MOST_CUTS = 48
"""So many materials are kept in the small form that is stretched to every size."""

RING_OUT, RING_WIDTH = 2.5, 2.0

LEADING, BELOW = 1.25, 0.27
"""Of lines in a column: from one to the next, and how far a baseline lies above the foot, in parts of the size."""

CAPITALS = 0.36
"""How far below the middle of a line its baseline lies, in parts of the size."""

Line: TypeAlias = tuple[str, str, float, str]
"""Text, role, size in pixels of the design, colour."""


def silent(name: str) -> None:
    """Play no sound, where somebody wants one played."""
    del name


class TextLook(TypedDict, total=False):
    """How a line of text stands there, where that is not as usual."""

    anchor: Anchor
    room: Rect | None
    """What it may not leave; the line itself, for text that nothing frames."""
    spacing: float
    """Added between letters, in pixels of the design."""
    shadow: float
    """Opacity of the shadow below it, which the high contrast has none of."""
    underline: float
    """Opacity of the line below it."""
    struck: bool


class Pictures:
    """Pictures that were painted once, as many as have room."""

    def __init__(self, most: int) -> None:
        """``most`` in pixels."""
        self._most = most
        self._pixels = 0
        self._kept: OrderedDict[Hashable, Surface] = OrderedDict()
        self.cuts: LastAskedCache[Hashable, Pixels] = LastAskedCache(MOST_CUTS)
        """Materials as small as they can be."""

    def get(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """The picture of that key, made now if it is not here."""
        found = self._kept.pop(key, None)
        if found is None:
            found = make()
            self._pixels += found.get_width() * found.get_height()
        self._kept[key] = found
        while self._pixels > self._most and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._pixels -= old.get_width() * old.get_height()
        return found


class Kit:
    """Made anew for every palette and scale."""

    def __init__(
        self, theme: Theme, icons: Icons | None = None, sound: Sound = silent, pictures: Pictures | None = None
    ) -> None:
        """``sound`` is told the names of sounds: ``button``, ``switch-on``, ``switch-off``, ``refused``. ``pictures``
        are those of a kit of the same theme, if there has been one."""
        self.theme = theme
        self.icons = icons or Icons(theme)
        self.sound = sound
        self.blank = False
        """Whether text is left out: what remains is the ground on which its contrast is measured."""
        self._pictures = pictures or pictures_for(theme)

    def px(self, size: float) -> int:
        """So many pixels of the design on the screen."""
        return self.theme.px(size)

    def picture(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """A picture that is made once and kept."""
        return self._pictures.get(key, make)

    def stamp(self, target: Surface, rect: Rect, recipe: Recipe, opacity: float = 1.0) -> None:
        """Draw a material in a rectangle; its shadow lies around it."""
        if opacity <= 0 or rect.width <= 0 or rect.height <= 0:
            return
        margin = self.px(recipe.reach())
        found = self.picture((recipe, rect.size), lambda: self._painted(recipe, rect.size, margin))
        found.set_alpha(round(255 * opacity))
        target.blit(found, (rect.x - margin, rect.y - margin))

    def _painted(self, recipe: Recipe, size: tuple[int, int], margin: int) -> Surface:
        least = [
            min(length, 2 * self.px(keep) + 2) if keep else length
            for length, keep in zip(size, recipe.keep(), strict=True)
        ]
        cut = self._pictures.cuts.get((recipe, *least), lambda: self._cut(recipe, (least[0], least[1]), margin))
        made = surface_of(stretched(cut, size[0] + 2 * margin, size[1] + 2 * margin))
        if isinstance(recipe, PaperFace) and not self.theme.flat:
            self._weave(made, Rect((margin, margin), size))
        return made

    def _cut(self, recipe: Recipe, size: tuple[int, int], margin: int) -> Pixels:
        """A material as small as it can be, to be stretched to any size."""
        canvas = CoatedCanvas(size, self.theme.scale, margin, recipe.fine)
        recipe.paint(canvas, self.theme)
        return canvas.pixels()

    def _weave(self, paper: Surface, rect: Rect) -> None:
        """Give paper its fibres."""
        tile = self.picture("fibres", lambda: fibres(self.theme))
        paper.set_clip(rect)
        for top in range(rect.top, rect.bottom, tile.get_height()):
            for left in range(rect.left, rect.right, tile.get_width()):
                paper.blit(tile, (left, top), special_flags=pygame.BLEND_RGB_MULT)
        paper.set_clip(None)

    def text(
        self,
        text: str,
        role: str,
        place: tuple[int, int],
        colour: str | Color = "bone",
        *,
        size: float | None = None,
        **look: Unpack[TextLook],
    ) -> TextBox:
        """A line of text at a place on its baseline; ``size`` in pixels of the design."""
        full = size or self.theme.size(role)
        font, spacing = self.theme.font(role, full), self.px(look.get("spacing", 0))
        width = width_of(font, text, spacing)
        left = place[0] - {"left": 0, "centre": width // 2, "right": width}[look.get("anchor", "left")]
        return TextBox(
            text,
            role,
            full,
            colour if isinstance(colour, Color) else self.theme.colour(colour),
            left,
            place[1],
            look.get("room") or Rect(0, 0, 0, 0),
            font,
            spacing,
            0.0 if self.theme.flat else look.get("shadow", 0.0),
            look.get("underline", 0.0),
            look.get("struck", False),
        )

    def column(
        self, lines: Sequence[Line], left: int, middle: int, room: Rect, *, struck: bool = False
    ) -> list[TextBox]:
        """Lines of different kinds below each other, round a height; closer where the room is low."""
        loose = sum(self.px(LEADING * size) for _, _, size, _ in lines)
        leading = LEADING * min(1.0, room.height / max(1, loose))
        heights = [self.px(leading * size) for _, _, size, _ in lines]
        foot = middle - sum(heights) // 2
        made: list[TextBox] = []
        for (text, role, size, colour), height in zip(lines, heights, strict=True):
            foot += height
            place = (left, foot - self.px(BELOW * size))
            made.append(self.text(text, role, place, colour, size=size, room=room, struck=struck))
        return made

    def lines(
        self,
        lines: Sequence[str],
        role: str,
        first: tuple[int, int],
        step: float,
        colour: str | Color = "bone",
        *,
        size: float | None = None,
        **look: Unpack[TextLook],
    ) -> list[TextBox]:
        """Lines of one kind below each other: the ``first`` one at a place on its baseline, the others each ``step``
        pixels lower; what is less than a pixel adds up."""
        x, feet = first[0], [first[1] + round(step * row) for row in range(len(lines))]
        return [
            self.text(line, role, (x, foot), colour, size=size, **look) for line, foot in zip(lines, feet, strict=True)
        ]

    def centred_lines(
        self,
        lines: Sequence[str],
        role: str,
        place: tuple[int, int],
        size: float,
        colour: str | Color = "bone",
        leading: float = 1.2,
        **look: Unpack[TextLook],
    ) -> list[TextBox]:
        """Lines of one kind, of a ``size`` in pixels of the design, whose middle lies at the height of the place.
        ``leading`` is what lies from line to line in parts of the size."""
        step = self.px(leading * size)
        first = place[0], place[1] + self.px(CAPITALS * size) - step * (len(lines) - 1) // 2
        return self.lines(lines, role, first, step, colour, size=size, **look)

    def write(self, target: Surface, *boxes: TextBox) -> None:
        """Draw lines of text."""
        if not self.blank:
            for box in boxes:
                box.draw(target, self.theme.scale)

    def width(self, text: str, role: str, size: float | None = None) -> int:
        """How wide a text is in a role."""
        return width_of(self.theme.font(role, size), text)

    def icon(
        self, target: Surface, name: str, centre: tuple[int, int], size: float, colour: str | Color, opacity: float = 1
    ) -> None:
        """Draw an icon round a place; ``size`` in pixels of the design. Painted ones keep their own colours."""
        pixels = self.px(size)
        tint = Color(colour if isinstance(colour, Color) else self.theme.colour(colour))
        tint = Color("white") if is_painted(name) else tint
        tint.a = round(tint.a * opacity)
        target.blit(self.icons.get(name, pixels, tint), (centre[0] - pixels // 2, centre[1] - pixels // 2))

    def disc(self, target: Surface, centre: tuple[int, int], radius: float, colour: str, opacity: float = 1.0) -> None:
        """Draw a disc of one colour round a place; ``radius`` in pixels of the design."""
        side = self.px(2 * radius)
        self.stamp(target, Rect(0, 0, side, side).move_to(center=centre), Fill(colour, opacity, radius))

    def line(self, target: Surface, rect: Rect, colour: str | Color, opacity: float = 1.0) -> None:
        """Draw a thin rule."""
        tint = colour if isinstance(colour, Color) else self.theme.colour(colour)
        stroke = Surface(rect.size, pygame.SRCALPHA)
        stroke.fill(Color(tint.r, tint.g, tint.b, round(255 * opacity)))
        target.blit(stroke, rect)

    def side_colour(self, side: str) -> str:
        """The name of the colour of a side, or of that of whatever is of none."""
        return own if self.theme.has(own := f"team.{side}") else "brass.line"

    def ring(self, target: Surface, rect: Rect, radius: float = 8, *, on_paper: bool = False) -> None:
        """Draw the ring of what has the keyboard."""
        colour = "focus.paper" if on_paper else "honey"
        self.stamp(target, rect, Outline(colour, RING_WIDTH, radius, 1.0, RING_OUT))


def pictures_for(theme: Theme) -> Pictures:
    """Room for what is painted in a theme."""
    return Pictures(round(MOST_PIXELS * max(1.0, theme.scale**2)))
