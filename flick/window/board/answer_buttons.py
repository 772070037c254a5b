"""Answers that are no pieces: buttons with the numbers of their keys, a stepper, or a list where they are many."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect

from flick.table.rules import Amount
from flick.table.words import Words
from flick.window.board.bar import SLIM, BarDeed, BarPart
from flick.window.board.choices import amounts
from flick.window.widgets.button import Button
from flick.window.widgets.group import Group
from flick.window.widgets.kit import Kit
from flick.window.widgets.listing import ROW, ROW_GAP, Listing, ListRow
from flick.window.widgets.materials import PlateKind
from flick.window.widgets.small import cap_width
from flick.window.widgets.stepper import Stepper
from flick.window.widgets.tray import Tray
from flick.window.widgets.widget import Widget

HEIGHT, GAP = 36, 8
STANDING, STANDING_SIZE = 40, 13.0
"""Height of an answer that stands beside what it is about, and the size of its words."""
MOST_ROWS = 2
WIDEST = 350
LIST_WIDTH, LIST_ROWS = 460, 10


@dataclass(frozen=True)
class AnswerButton:
    """One button: what it says, what it does, its number key, and why it is off."""

    label: str
    do: Callable[[], None]
    number: str = ""
    kind: PlateKind = "secondary"
    off: str | None = None


class OptionsPart(Group):
    """Lays its buttons into the top of ``rect``, as high as those of a slim bar, or a list over the cloth."""

    def __init__(self, kit: Kit, rect: Rect, cloth: Rect, words: Words) -> None:
        super().__init__(kit, rect)
        self.cloth, self.words = cloth, words
        self.on_cloth: Widget | None = None
        """What lies over the cloth rather than above the hand: a list, a deal."""
        self.is_free = False
        """Whether no hand lies below, so that there is room for more rows."""
        self.is_beside = False
        """Whether the answers stand beside what the question is about."""
        self.amount: int | None = None
        """What the stepper stands at."""

    @property
    def height(self) -> int:
        """How much of the room at the top the buttons take, or the bar."""
        buttons = [part.rect.bottom for part in self.parts if part is not self.on_cloth]
        return max(buttons) - self.rect.top + self.kit.px(GAP) if buttons else 0

    def clear(self) -> None:
        """Nothing is asked."""
        self.remove(*list(self.parts))
        self.on_cloth, self.is_beside = None, False

    @property
    def covers(self) -> Rect | None:
        return Rect(self.on_cloth.rect) if self.on_cloth is not None and not self.hidden else None

    def lay_over(self, part: Widget) -> None:
        """Show something over the cloth."""
        self.clear()
        self.on_cloth = part
        self.add(part)

    def stand(self, offers: Sequence[AnswerButton], room: Rect) -> bool:
        """Show the answers one below the other in that room, if they fit there; whether they do."""
        kit, high, gap = self.kit, self.kit.px(STANDING), self.kit.px(GAP)
        if not offers or len(offers) * (high + gap) - gap > room.height:
            return False
        rects = [Rect(room.left, room.top + (high + gap) * place, room.width, high) for place in range(len(offers))]
        buttons = [
            Button(
                kit, rect, offer.label, offer.do, kind=offer.kind, key=offer.number, off=offer.off, size=STANDING_SIZE
            )
            for offer, rect in zip(offers, rects, strict=True)
        ]
        self.lay_over(Group(kit, rects[0].unionall(rects[1:]), buttons))
        self.is_beside = True
        return True

    def ask(self, bar: BarPart) -> None:
        """Show a question, which holds its answers."""
        self.clear()
        self.add(bar)

    def asks(self, ask: str) -> bool:
        """Whether a bar that is seen asks just that, with all its words."""
        return not self.hidden and any(
            isinstance(part, BarPart) and part.asks_all and part.asked.ask == ask for part in self.parts
        )

    @property
    def top(self) -> Rect:
        """The room below the gap at the top."""
        gap = self.kit.px(GAP)
        return Rect(self.rect.left, self.rect.top + gap, self.rect.width, self.rect.height - gap)

    def offer(self, offers: Sequence[AnswerButton]) -> None:
        """Show the answers."""
        self.clear()
        rows = self._rows(offers)
        most = self.top.height // self.kit.px(HEIGHT + GAP) if self.is_free else 0
        if len(rows) > max(MOST_ROWS, most):
            self._list(offers)
            return
        top = self.rect.top + self.kit.px(GAP + SLIM)
        for row in rows:
            self._row(row, top)
            top += self.kit.px(HEIGHT + GAP)

    def offer_amount(self, decision: Amount, answer: Callable[[int], None], told: Callable[[int], str]) -> None:
        """Numbers side by side, each with what is told of it, or a stepper with a button."""
        few = amounts(decision)
        if few:
            self.offer(
                [AnswerButton(told(number), lambda number=number: answer(number), str(number)) for number in few]
            )
            return
        self.clear()
        kit, top = self.kit, self.rect.top + self.kit.px(GAP)
        self.amount = decision.least
        stepper = Rect(0, 0, kit.px(150), kit.px(HEIGHT))
        stepper.topright = self.rect.centerx - kit.px(GAP), top
        button = Rect(self.rect.centerx + kit.px(GAP), top, kit.px(150), kit.px(HEIGHT))
        self.add(Stepper(kit, stepper, decision.least, decision.least, decision.most, self._step))
        take = Button(kit, button, self.words("window-take-number"), lambda: answer(self.amount or 0), kind="primary")
        self.add(take)

    def _step(self, value: int) -> None:
        self.amount = value

    def _width(self, offer: AnswerButton) -> int:
        label = self.kit.width(offer.label, "button")
        beside = cap_width(self.kit, offer.number) + self.kit.px(34) if offer.number else self.kit.px(36)
        return min(self.kit.px(WIDEST), max(self.kit.px(56), label + beside), self.rect.width)

    def _rows(self, offers: Sequence[AnswerButton]) -> list[list[AnswerButton]]:
        rows: list[list[AnswerButton]] = [[]]
        used = 0
        for offer in offers:
            width = self._width(offer)
            if rows[-1] and used + width > self.rect.width:
                rows.append([])
                used = 0
            rows[-1].append(offer)
            used += width + self.kit.px(GAP)
        return rows

    def _row(self, offers: Sequence[AnswerButton], top: int) -> None:
        kit = self.kit
        whole = sum(self._width(offer) for offer in offers) + kit.px(GAP) * (len(offers) - 1)
        left = self.rect.centerx - whole // 2
        for offer in offers:
            rect = Rect(left, top, self._width(offer), kit.px(HEIGHT))
            self.add(Button(kit, rect, offer.label, offer.do, kind=offer.kind, key=offer.number, off=offer.off))
            left = rect.right + kit.px(GAP)

    def _list(self, offers: Sequence[AnswerButton]) -> None:
        """A list over the middle of the cloth: a click on a row answers."""
        kit = self.kit
        rows = min(len(offers), LIST_ROWS)
        high = min(kit.px((ROW + ROW_GAP) * rows + 24), self.cloth.height - kit.px(16))
        rect = Rect(0, 0, min(kit.px(LIST_WIDTH), self.cloth.width - kit.px(16)), high)
        rect.center = self.cloth.center
        inner = rect.inflate(-2 * kit.px(12), -2 * kit.px(12))
        listed = [ListRow(offer.label, lead=offer.number, off=offer.off) for offer in offers]
        listing = Listing(kit, inner, listed, lambda index: offers[index].do(), lead_width=16)
        self.lay_over(Tray(kit, rect, parts=[listing], opacity=0.97))


def button_of(deed: BarDeed, answer: Callable[[str], None]) -> AnswerButton:
    """The button of an answer."""
    return AnswerButton(deed.label, lambda: answer(deed.answer), deed.number, deed.kind)
