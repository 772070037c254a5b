"""Questions: the table dims, and one sheet of paper asks, with buttons that name deeds and perhaps a line to type."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.window.widgets.bubble import dimmed
from flick.window.widgets.button import Button
from flick.window.widgets.field import Field
from flick.window.widgets.glide import Glide
from flick.window.widgets.group import Group
from flick.window.widgets.kit import Kit
from flick.window.widgets.label import Caption
from flick.window.widgets.layout import UNPLACED, Column, Piece, Row, Sized
from flick.window.widgets.materials import PaperFace
from flick.window.widgets.surfaces import lay_over

DIM = 0.66
RISE = 12
"""How far below its place the sheet comes from."""
WIDE, PAD, HEAD = 420, 32, 20
"""Width of what stands on the sheet, what is free at its sides and its foot, and above its title."""
BELOW_TITLE, ABOVE_BUTTONS = 35, 19
BUTTON, LEAST_BUTTON, BUTTON_GAP = 44, 110, 14
ICON_ROOM = 30
"""What is free beside the label of a button."""
MOST_WIDENED = 24
"""By so much a button grows at most where there is room."""
MOST_IN_ROW = 3
"""So many deeds stand side by side where the window is too low for fewer."""
FIELD, BESIDE = 36, 7
"""Height of a line to type, and what is free above and below it."""


@dataclass(frozen=True)
class QuestionDeed:
    """One answer: what it does, and why it cannot be done now, if it cannot."""

    label: str
    off: str | None = None


class Question(Group):
    """The first deed is the brass button, which Enter presses; Esc takes the deed ``cancel``, if there is one."""

    modal = True
    beyond = 0

    def __init__(
        self,
        kit: Kit,
        window: Rect,
        title: str,
        deeds: Sequence[QuestionDeed],
        on_answer: Callable[[int], None],
        *,
        sentences: Sequence[str] = (),
        below: Sequence[Piece] = (),
        cancel: int | None = None,
    ) -> None:
        """``sentences`` say what will follow; ``below`` is what stands between them and the deeds."""
        super().__init__(kit, window)
        self.on_answer, self.cancel = on_answer, cancel
        self._up = Glide(0.0, kit.theme.ms("question"))
        self._up.go(1.0)
        wide = kit.px(WIDE) + 2 * kit.px(PAD)
        asked = [Caption(kit, UNPLACED, title, "screen-title", colour="ink", size=26, leading=30 / 26, name=True)]
        told = [Caption(kit, UNPLACED, one, "body", colour="ink.3", size=14, leading=1.5) for one in sentences]
        text = Column(kit, *asked, BELOW_TITLE, *told, *below, ABOVE_BUTTONS, pad=(PAD, HEAD, 0))
        buttons = Column(kit, *self._rows(deeds, text.wish(wide)[1]), gap=BUTTON_GAP, pad=(PAD, 0, PAD))
        whole = Column(kit, text, buttons)
        self.sheet = Rect(0, 0, wide, whole.wish(wide)[1]).move_to(center=self.rect.center)
        self.add(*whole.take_place(self.sheet))
        self._risen = 0
        self._shift(kit.px(RISE))

    @property
    def moving(self) -> bool:
        return self._up.moving

    def tick(self, now: float) -> None:
        if self._up.tick(now):
            self._shift(round(self.kit.px(RISE) * (1 - self._up.value)) - self._risen)
            self.dirty = True

    def key(self, event: Event) -> bool:
        if event.key == pygame.K_ESCAPE and self.cancel is not None:
            self.on_answer(self.cancel)
            return True
        return False

    def _rows(self, deeds: Sequence[QuestionDeed], top: int) -> list[Row]:
        """The buttons in one row if they fit, else one below the other, as far as the window is high enough below the
        ``top`` of the first."""
        kit, room, gap = self.kit, self.kit.px(WIDE), self.kit.px(BUTTON_GAP)
        widths = [max(kit.px(LEAST_BUTTON), kit.width(one.label, "button", 14.5) + kit.px(ICON_ROOM)) for one in deeds]
        count = len(deeds)
        spare = room - sum(widths) - gap * (count - 1)
        if spare >= 0:
            widths = [width + min(spare // count, kit.px(MOST_WIDENED)) for width in widths]
        else:
            rows = max(1, (self.rect.height - top - kit.px(PAD)) // kit.px(BUTTON + BUTTON_GAP))
            count = min(MOST_IN_ROW, math.ceil(count / rows))
            widths = [(room - gap * (count - 1)) // count] * len(deeds)
        buttons = [
            self._button(index, deed, width) for index, (deed, width) in enumerate(zip(deeds, widths, strict=True))
        ]
        return [Row(kit, *buttons[first : first + count], gap=BUTTON_GAP) for first in range(0, len(deeds), count)]

    def _button(self, index: int, deed: QuestionDeed, width: int) -> Button:
        kind, size = ("primary", 14.5) if index == 0 else ("secondary", None)
        rect = Rect(0, 0, width, self.kit.px(BUTTON))
        return Button(
            self.kit, rect, deed.label, lambda: self.on_answer(index), kind=kind, size=size, off=deed.off, on_paper=True
        )

    def _shift(self, down: int) -> None:
        """Move the sheet and everything on it."""
        self._risen += down
        for rect in (self.sheet, *(part.rect for part in self.parts)):
            rect.move_ip(0, down)

    def draw(self, target: Surface) -> None:
        region = self.rect.clip(target.get_clip())
        if self.hidden or not region or self._up.value <= 0:
            return
        below = target.subsurface(region).copy() if self._up.value < 1 else None
        super().draw(target)
        if below:
            lay_over(target, below, region.topleft, 1 - self._up.value)

    def warm(self) -> None:
        """Paint everything once where nobody sees it."""
        scratch = Surface(self.rect.size, 0, 32)
        self.paint(scratch)
        for part in self.parts:
            part.draw(scratch)

    def paint(self, target: Surface) -> None:
        dimmed(target, self.rect.clip(target.get_clip()), self.kit.theme.colour("dim", DIM))
        self.kit.stamp(target, self.sheet, PaperFace(12))


class Naming(Question):
    """A question with a line to type, what stands in it being selected. Enter there takes the first deed."""

    def __init__(
        self,
        kit: Kit,
        window: Rect,
        title: str,
        sentences: Sequence[str],
        deeds: Sequence[str],
        name: str,
        hint: str,
        on_answer: Callable[[int, str], None],
        most: int,
    ) -> None:
        """``on_answer`` gets the number of the deed and what was typed; Esc takes the last one."""

        def answer(index: int) -> None:
            on_answer(index, " ".join(self.field.text.split()))

        self.field = Field(kit, UNPLACED, name, lambda _: None, on_enter=lambda: answer(0), hint=hint, most=most)
        self.field.line.select(0, len(name))
        made, below = [QuestionDeed(label) for label in deeds], [BESIDE, Sized(self.field, size=FIELD), BESIDE]
        super().__init__(kit, window, title, made, answer, sentences=sentences, below=below, cancel=len(deeds) - 1)
