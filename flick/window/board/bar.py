"""A question of yes or no below the table: what has happened, what the answers lead to, and the answers as buttons.

The table stays in sight and can be looked at meanwhile.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect

from flick.table.board import Piece
from flick.window.board.card import CardPart
from flick.window.board.choices import shorter_questions
from flick.window.board.slot import Surroundings
from flick.window.widgets.above import Above
from flick.window.widgets.button import Button
from flick.window.widgets.label import Link
from flick.window.widgets.materials import PlateKind
from flick.window.widgets.pose import Pose, card_height
from flick.window.widgets.text import Fitted, TextBox, fitted, kept_to, wrapped

PAD, BESIDE = 12, 12
CARD = 50
"""Width of the card that the question is about."""
TITLE, TITLE_LEADING, LINE = 16.0, 19.0, 16.0
HEIGHT, GAP = 34, 6
ICON = 24
LEAST_TEXT = 220
"""Less room than this beside the buttons is too little for the text, which then stands above them."""
LEAST_BUTTON, WIDEST_BUTTON = 104, 230
SLIM, SLIM_LINES, LEAST_SLIM = 5, 2, 90
"""Of a slim bar: what is free above and below, how many lines there are at most, and the least room for any."""


@dataclass(frozen=True)
class BarDeed:
    """One answer: its written form, what it does, its number key, and how it looks."""

    answer: str
    label: str
    number: str = ""
    icon: str = ""
    kind: PlateKind = "secondary"


@dataclass(frozen=True)
class Questioned:
    """Everything that stands in the bar: the question with what has happened, what follows from the answers, the rule,
    and the card that it is about."""

    ask: str
    leads: Sequence[str]
    rule: str
    deeds: Sequence[BarDeed]
    card: Piece | None = None
    side: str = ""


class BarPart(Above):
    """As wide as ``room``, from its top downwards, and as high as it needs. The buttons bear the number keys.

    A ``slim`` one leaves as much as can be of the hand in sight, which the question may be about: it is hardly higher
    than its buttons, and shows no card.
    """

    def __init__(
        self,
        around: Surroundings,
        room: Rect,
        asked: Questioned,
        answer: Callable[[str], None],
        on_rule: Callable[[str], None],
        *,
        slim: bool = False,
    ) -> None:
        super().__init__(around.kit, room)
        self.around, self.asked = around, asked
        self._texts: list[TextBox] = []
        self.asks_all = False
        """Whether the whole question stands in it; what has no room is read at the top of the window."""
        buttons = self._buttons(answer)
        if slim:
            self._lay_slim(buttons, on_rule)
        else:
            self._lay(buttons, on_rule)
            if self.rect.bottom > room.bottom:
                self._lay_tight(buttons, on_rule)
        self.add(*buttons)

    def own_texts(self) -> list[TextBox]:
        return [text.within(self.rect) for text in self._texts]

    @property
    def buttons(self) -> list[Button]:
        """The answers, in their order."""
        return [part for part in self.parts if isinstance(part, Button)]

    def _lay(self, buttons: Sequence[Button], on_rule: Callable[[str], None]) -> None:
        """The card, the text, and the buttons beside it one below the other, or below it side by side."""
        kit, pad, gap = self.kit, self.kit.px(PAD), self.kit.px(GAP)
        left, top, right = self.rect.left + pad, self.rect.top, self.rect.right - pad
        if self.asked.card is not None:
            left += kit.px(CARD) + kit.px(BESIDE)
        wide = max(self._button_width(deed) for deed in self.asked.deeds)
        room = right - left - wide - kit.px(BESIDE)
        beside = room >= kit.px(LEAST_TEXT)
        foot = self._write(Rect(left, top + kit.px(8), room if beside else right - left, 0), on_rule) + pad
        high = len(buttons) * (kit.px(HEIGHT) + gap) - gap
        across = self._fit_in_a_row(right - left)
        foot = max(foot, top + 2 * pad + high) if beside else foot + pad + (kit.px(HEIGHT) if across else high)
        if self.asked.card is not None:
            foot = max(foot, top + 2 * pad + card_height(kit.px(CARD)))
            self.add(self._card(self.asked.card, top, foot))
        self.rect.height = foot - top
        if across and not beside:
            self._in_a_row(buttons, left, right, foot - pad - kit.px(HEIGHT))
            return
        above = self.rect.centery - high // 2 if beside else foot - pad - high
        wide = wide if beside else right - left
        for index, button in enumerate(buttons):
            button.rect = Rect(right - wide, above + index * (kit.px(HEIGHT) + gap), wide, kit.px(HEIGHT))

    def _lay_tight(self, buttons: Sequence[Button], on_rule: Callable[[str], None]) -> None:
        """Where there is no room for more: the question in two lines, the rule, and the answers two in a row."""
        kit, pad, gap = self.kit, self.kit.px(PAD), self.kit.px(GAP)
        self.remove(*list(self.parts))
        left, right, top = self.rect.left + pad, self.rect.right - pad, self.rect.top + kit.px(8)
        end = right
        if self.asked.rule:
            place = (right, top + kit.px(LINE))
            self.add(Link(kit, place, self.asked.rule, lambda: on_rule(self.asked.rule), anchor="right"))
            end -= kit.width(self.asked.rule, "rule-id") + kit.px(BESIDE)
        text = self._short(end - left)
        self._texts = [
            kit.text(line, "hint", (left, top + kit.px(LINE) * row), size=text.size)
            for row, line in enumerate(text.lines, 1)
        ]
        y = top + kit.px(LINE) * len(text.lines) + pad
        half = (right - left - gap) // 2
        for index, button in enumerate(buttons):
            alone = index == len(buttons) - 1 and index % 2 == 0
            button.rect = Rect(left + (index % 2) * (half + gap), y, right - left if alone else half, kit.px(HEIGHT))
            y += kit.px(HEIGHT) + gap if index % 2 or alone else 0
        self.rect.height = y - gap + pad - self.rect.top

    def _lay_slim(self, buttons: Sequence[Button], on_rule: Callable[[str], None]) -> None:
        """The text in two lines, the rule, and the buttons side by side, each as wide as it needs. A question that has
        no room is read at the top of the window, and the bar is no wider than the rest."""
        kit, pad, gap, rule = self.kit, self.kit.px(PAD), self.kit.px(GAP), self.asked.rule
        widths = [self._button_width(deed) for deed in self.asked.deeds]
        row = sum(widths) + gap * (len(widths) - 1)
        named = kit.width(rule, "rule-id") + kit.px(BESIDE) if rule else 0
        if row + named + 2 * pad > self.rect.width:
            named = 0
        room = self.rect.width - 2 * pad - row - kit.px(BESIDE) - named
        text = self._whole(room) if room >= kit.px(LEAST_SLIM) else None
        wide = self.rect.width if text is not None else row + named + 2 * pad
        self.rect = Rect(self.rect.centerx - wide // 2, self.rect.top, wide, kit.px(HEIGHT + 2 * SLIM))
        left = end = self.rect.right - pad - row
        for button, width in zip(buttons, widths, strict=True):
            button.rect = Rect(left, self.rect.top + kit.px(SLIM), width, kit.px(HEIGHT))
            left += width + gap
        if named:
            place = (end - kit.px(BESIDE), self.rect.centery + kit.px(4))
            self.add(Link(kit, place, rule, lambda: on_rule(rule), anchor="right"))
        if text is not None:
            column = Rect(self.rect.left + pad, self.rect.top, room, self.rect.height)
            lines = [(line, "hint", text.size, "bone") for line in text.lines]
            self._texts = kit.column(lines, column.left, column.centery + kit.px(2), column)

    def _whole(self, width: int) -> Fitted | None:
        """The question where it has room in a slim bar, all of it or its last sentence."""
        self.asks_all = False
        for text in shorter_questions(self.asked.ask):
            found = fitted(self.kit.theme, text, "hint", width, most=SLIM_LINES)
            if len(found.lines) <= SLIM_LINES:
                self.asks_all = text == self.asked.ask
                return found
        return None

    def _short(self, width: int) -> Fitted:
        """As much of the question as has room in two lines."""
        last = shorter_questions(self.asked.ask)[-1]
        return self._whole(width) or kept_to(self.kit.theme, last, "hint", width, SLIM_LINES)

    def _write(self, column: Rect, on_rule: Callable[[str], None]) -> int:
        """Question, what follows, and the rule behind the last word; where all that ends."""
        kit = self.kit
        y, end = column.top, 0
        self.asks_all = True
        for line in wrapped(self.asked.ask, kit.theme.font("prompt", TITLE), column.width):
            y += kit.px(TITLE_LEADING)
            self._texts.append(kit.text(line, "prompt", (column.left, y), size=TITLE))
            end = kit.width(line, "prompt", TITLE)
        for text in self.asked.leads:
            for line in wrapped(text, kit.theme.font("hint"), column.width):
                y += kit.px(LINE)
                self._texts.append(kit.text(line, "hint", (column.left, y + kit.px(2)), "bone.2"))
                end = kit.width(line, "hint")
        if self.asked.rule:
            if end + kit.px(BESIDE) + kit.width(self.asked.rule, "rule-id") > column.width:
                y, end = y + kit.px(LINE), -kit.px(BESIDE)
            place = (column.left + end + kit.px(BESIDE), y + kit.px(2))
            self.add(Link(kit, place, self.asked.rule, lambda: on_rule(self.asked.rule)))
        return y + kit.px(4)

    def _card(self, card: Piece, top: int, foot: int) -> CardPart:
        around, width = self.around, self.kit.px(CARD)
        pose = Pose(self.rect.left + self.kit.px(PAD) + width / 2, (top + foot) / 2, width)
        return CardPart(self.kit, around.faces, card, pose, side=self.asked.side, peek=around.peek)

    def _buttons(self, answer: Callable[[str], None]) -> list[Button]:
        kit = self.kit
        return [
            Button(
                kit,
                Rect(0, 0, 0, kit.px(HEIGHT)),
                deed.label,
                lambda deed=deed: answer(deed.answer),
                kind=deed.kind,
                icon=deed.icon,
                key=deed.number,
            )
            for deed in self.asked.deeds
        ]

    def _button_width(self, deed: BarDeed) -> int:
        icon = self.kit.px(ICON) if deed.icon else 0
        need = self.kit.width(deed.label, "button") + icon + self.kit.px(60)
        return min(max(need, self.kit.px(LEAST_BUTTON)), self.kit.px(WIDEST_BUTTON))

    def _fit_in_a_row(self, room: int) -> bool:
        """Whether every label has room in a single line with the buttons side by side."""
        count = len(self.asked.deeds)
        each = (room - self.kit.px(GAP) * (count - 1)) // count
        return all(self._button_width(deed) <= each for deed in self.asked.deeds)

    def _in_a_row(self, buttons: Sequence[Button], left: int, right: int, top: int) -> None:
        """Side by side, all as wide."""
        kit, gap = self.kit, self.kit.px(GAP)
        each = (right - left - gap * (len(buttons) - 1)) // len(buttons)
        for index, button in enumerate(buttons):
            button.rect = Rect(left + index * (each + gap), top, each, kit.px(HEIGHT))
