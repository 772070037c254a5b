"""Questions: the table dims, one sheet of paper asks, with the card that it is about and buttons that name deeds."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.window.widgets.bubble import dimmed
from flick.window.widgets.button import Button
from flick.window.widgets.glide import Glide
from flick.window.widgets.group import Group
from flick.window.widgets.kit import Kit
from flick.window.widgets.label import Link
from flick.window.widgets.materials import CardShade, PaperFace
from flick.window.widgets.surfaces import lay_over
from flick.window.widgets.text import TextBox, fitted, wrapped

DIM, DIM_LOW = 0.66, 0.12
LOW = 20
RISE = 12
PAD = 32
COLUMN = 316
"""How wide the text beside the card is; without a card it has more."""
ALONE = 420
CARD_GAP = 28
BUTTON = 44
BUTTON_GAP = 14
MOST_WIDENED = 24
"""By so much a button grows at most where there is room."""
LEADING = 21
MOST_IN_ROW = 3
"""So many deeds stand side by side where the window is too low for fewer."""


@dataclass(frozen=True)
class QuestionDeed:
    """One answer: what it does, and an icon for it."""

    label: str
    icon: str = ""
    off: str | None = None
    """Why it cannot be done now, if it cannot."""


def nowhere(rule: str) -> None:
    """Where a rule ID leads that leads nowhere."""
    del rule


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
        cause: str = "",
        heading: str = "",
        sentences: Sequence[str] = (),
        rule: str = "",
        on_rule: Callable[[str], None] = nowhere,
        card: Surface | None = None,
        cancel: int | None = None,
        low: bool = False,
    ) -> None:
        """A question that is ``low`` stands at the foot of the window, and what it is about is seen above it.

        ``cause`` is what has happened, ``heading`` the name of the card, ``sentences`` what will follow."""
        super().__init__(kit, window)
        self.on_answer, self.cancel = on_answer, cancel
        self.low = low
        self.card = card
        self._up = Glide(0.0, kit.theme.ms("question"))
        self._up.go(1.0)
        self._risen = 0
        self._texts: list[TextBox] = []
        self._lay(title, cause, heading, sentences)
        self._foot(rule, on_rule, deeds)
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

    def _lay(self, title: str, cause: str, heading: str, sentences: Sequence[str]) -> None:
        """Set the text, as if the sheet began in the upper left corner."""
        kit, pad = self.kit, self.kit.px(PAD)
        beside = self.card.get_width() + kit.px(CARD_GAP) if self.card else 0
        column = kit.px(COLUMN if self.card else ALONE)
        self._width, self._column = beside + column, pad + beside
        title_set = fitted(kit.theme, title, "screen-title", self._width, 26)
        y = kit.px(20)
        for line in title_set.lines:
            y += kit.px(title_set.size)
            self._texts.append(kit.text(line, "screen-title", (pad, y), "ink", size=title_set.size))
            y += kit.px(4)
        y = self._write(cause, "body", 14.5, (pad, y + kit.px(2)), self._width, 20)
        self._card_top = y + kit.px(26)
        y = self._card_top + (kit.px(8) if self.card and heading else 0)
        if heading:
            y = self._write(heading, "prompt", 20, (self._column, y), column, 24) + kit.px(2)
        for sentence in sentences:
            y = self._write(sentence, "body", 14, (self._column, y), column, LEADING)
        self._text_foot = y

    def _write(self, text: str, role: str, size: float, place: tuple[int, int], width: int, leading: float) -> int:
        """Set a paragraph whose top is at a place, and say where it ends."""
        kit, (x, y) = self.kit, place
        colour = "ink" if role == "prompt" else "ink.3"
        for line in wrapped(text, kit.theme.font(role, size), width) if text else ():
            y += kit.px(leading)
            self._texts.append(kit.text(line, role, (x, y), colour, size=size))
        return y

    def _foot(self, rule: str, on_rule: Callable[[str], None], deeds: Sequence[QuestionDeed]) -> None:
        """Rule and buttons, then the sheet round everything, and all of it to the middle of the window."""
        kit, y = self.kit, self._text_foot
        if rule:
            y += kit.px(24)
            link = Link(kit, (self._column, y), rule, lambda: on_rule(rule), size=12.5, on_paper=True)
            self.add(link)
        buttons = self._buttons(deeds)
        high = sum(row[0].rect.height for row in buttons) + kit.px(BUTTON_GAP) * (len(buttons) - 1)
        card_foot = self._card_top + self.card.get_height() if self.card else 0
        y = max(y + kit.px(26), card_foot - high)
        for row in buttons:
            x = self._column
            for button in row:
                button.rect.topleft = (x, y)
                x += button.rect.width + kit.px(BUTTON_GAP)
            y += row[0].rect.height + kit.px(BUTTON_GAP)
        self.sheet = Rect(0, 0, self._width + 2 * kit.px(PAD), max(y - kit.px(BUTTON_GAP), card_foot) + kit.px(PAD))
        self.add(*(button for row in buttons for button in row))
        middle = Rect(self.sheet)
        middle.center = self.rect.center
        if self.low:
            middle.bottom = self.rect.bottom - kit.px(LOW)
        self._move(middle.x, middle.y)

    def _buttons(self, deeds: Sequence[QuestionDeed]) -> list[list[Button]]:
        """The buttons in one row if they fit, else one below the other, as far as the window is high enough."""
        kit, room = self.kit, self._width + self.kit.px(PAD) - self._column
        widths = [self._button_width(deed) for deed in deeds]
        spare = room - sum(widths) - kit.px(BUTTON_GAP) * (len(deeds) - 1)
        side_by_side = spare >= 0
        more = min(spare // len(deeds), kit.px(MOST_WIDENED))
        step = 1 if side_by_side else self._in_a_row(len(deeds))
        alone = (room - kit.px(BUTTON_GAP) * (step - 1)) // step
        made = [
            Button(
                kit,
                Rect(0, 0, width + more if side_by_side else alone, kit.px(BUTTON)),
                deed.label,
                lambda index=index: self.on_answer(index),
                kind="primary" if index == 0 else "secondary",
                icon=deed.icon,
                size=14.5 if index == 0 else None,
                off=deed.off,
                on_paper=True,
            )
            for index, (deed, width) in enumerate(zip(deeds, widths, strict=True))
        ]
        if side_by_side:
            return [made]
        return [made[first : first + step] for first in range(0, len(made), step)]

    def _in_a_row(self, deeds: int) -> int:
        kit = self.kit
        high = self.rect.height - self._text_foot - kit.px(26 + PAD)
        rows = max(1, high // kit.px(BUTTON + BUTTON_GAP))
        return min(MOST_IN_ROW, math.ceil(deeds / rows))

    def _button_width(self, deed: QuestionDeed) -> int:
        icon = self.kit.px(24) if deed.icon else 0
        return max(self.kit.px(110), self.kit.width(deed.label, "button", 14.5) + icon + self.kit.px(30))

    def _move(self, right: int, down: int) -> None:
        """Move the sheet and everything on it."""
        self.sheet.move_ip(right, down)
        self._texts = [text.moved(right, down) for text in self._texts]
        for part in self.parts:
            part.rect.move_ip(right, down)

    def _shift(self, down: int) -> None:
        self._risen += down
        self._move(0, down)

    def own_texts(self) -> list[TextBox]:
        return [text.within(self.sheet) for text in self._texts]

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
        clip = target.get_clip()
        target.set_clip(self.rect.clip(clip))
        dimmed(target, target.get_clip(), self.kit.theme.colour("dim", DIM_LOW if self.low else DIM))
        self.kit.stamp(target, self.sheet, PaperFace(12))
        if self.card:
            place = (self.sheet.left + self.kit.px(PAD), self.sheet.top + self._card_top)
            self.kit.stamp(target, self.card.get_rect(topleft=place), CardShade(9))
            target.blit(self.card, place)
        super().paint(target)
        target.set_clip(clip)
