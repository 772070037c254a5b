"""How a duel has ended, stamped on it: a paper tag comes down, lies there for a moment, and fades."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from flick.table.sayings import Tone
from flick.window.app.theme import Theme
from flick.window.widgets.glide import ease_out
from flick.window.widgets.kit import Kit
from flick.window.widgets.materials import FLAT_EDGE, Recipe, cast
from flick.window.widgets.passing import PassingPart
from flick.window.widgets.pixels import CoatedCanvas
from flick.window.widgets.widget import Place

FALLS, FADES = 0.14, 0.2
"""Of its time: in which it comes down, and at the end in which it fades."""
FROM = 1.6
"""How many times as large it comes down."""
SIZE, LEAST, PAD, HIGH, ICON = 34.0, 18.0, 20, 58, 30
"""Sizes of its word, what is free at its ends, its height, and its icon."""
ASKEW = 7
"""Degrees by which it lies askew."""
INKS: dict[Tone, tuple[str, str]] = {
    "good": ("good.paper", "check"),
    "bad": ("bad.paper", "close"),
    "plain": ("ink", ""),
}


@dataclass(frozen=True)
class StampTag(Recipe):
    """Ivory card with two lines round it in the colour of the ink."""

    ink: str

    margin = 24
    radius = 8
    rim = (32, 0)

    def paint(self, canvas: CoatedCanvas, theme: Theme) -> None:
        edge = canvas.box(8)
        if not theme.flat:
            cast(canvas, theme, 8, (2, 5, 5, 0.6))
        canvas.coat(canvas.inside(edge), theme.colour("card"))
        width = 2 * FLAT_EDGE if theme.flat else 3.0
        canvas.coat(canvas.stroke(edge + 4.5, width), theme.colour(self.ink))
        canvas.coat(canvas.stroke(edge + 9, 1.0), theme.colour(self.ink), 0.8)


class StampPart(PassingPart):
    """The tag falls onto the table, lies there, and fades."""

    def __init__(self, kit: Kit, middle: Place, word: str, tone: Tone, lasts: float, room: int) -> None:
        """``room`` is how wide it may be."""
        self.word, self.lasts = word, lasts
        self._ink, self._icon = INKS[tone]
        self._size, beside = SIZE, kit.px(2 * PAD + (ICON + 8 if self._icon else 0))
        while kit.width(word, "big-number", self._size) + beside > room and self._size > LEAST:
            self._size -= 1
        rect = Rect(0, 0, kit.width(word, "big-number", self._size) + beside, kit.px(HIGH)).move_to(center=middle)
        super().__init__(kit, rect)

    @property
    def bounds(self) -> Rect:
        edge = round(FROM * self.rect.width)
        return Rect(0, 0, edge, edge).move(self.rect.centerx - edge // 2, self.rect.centery - edge // 2)

    @property
    def remains(self) -> float:
        """ms until it is gone."""
        return max(0.0, self.lasts * (1 - self.passed))

    def begin(self) -> None:
        self.kit.sound("card-play")

    def paint(self, target: Surface) -> None:
        whole = self.kit.picture(("stamp", self.word, self._ink, self.rect.size), self._whole)
        come = ease_out(min(1.0, self.passed / FALLS))
        made = pygame.transform.rotozoom(whole, ASKEW, FROM - (FROM - 1) * come)
        made.set_alpha(round(255 * min(come, (1 - self.passed) / FADES, 1.0)))
        target.blit(made, made.get_rect(center=self.rect.center))

    def _whole(self) -> Surface:
        """The tag with its icon and its word, lying straight."""
        kit, margin, theme = self.kit, self.kit.px(StampTag.margin), self.kit.theme
        made = Surface((self.rect.width + 2 * margin, self.rect.height + 2 * margin), pygame.SRCALPHA, 32)
        rect = Rect((margin, margin), self.rect.size)
        kit.stamp(made, rect, StampTag(self._ink))
        word = theme.font("big-number", self._size).render(self.word, True, theme.colour(self._ink))
        wide = word.get_width() + (kit.px(ICON + 8) if self._icon else 0)
        left = rect.centerx - wide // 2
        if self._icon:
            kit.icon(made, self._icon, (left + kit.px(ICON) // 2, rect.centery), ICON, self._ink)
        made.blit(word, word.get_rect(midright=(left + wide, rect.centery)))
        return made
