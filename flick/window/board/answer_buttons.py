"""Answers that are no pieces: buttons with the numbers of their keys, a stepper, or a list where they are many."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from pygame import Rect

from flick.table.rules import Amount
from flick.window.board.answer_button import AnswerButton
from flick.window.board.bar import SLIM, BarPart
from flick.window.board.choices import amounts
from flick.window.board.row_arithmetic import round_middle, stacked, wrapped_rows
from flick.window.board.surroundings import Surroundings
from flick.window.widgets import Button, Group, Tray, Widget
from flick.window.widgets.bubble import covered
from flick.window.widgets.key_cap import cap_width
from flick.window.widgets.scrolling import Scrolling
from flick.window.widgets.stepper import Stepper

HEIGHT, GAP, WIDEST, MOST_ROWS = 36, 8, 350, 2
"""Of buttons: their height, what lies between them, how wide one is at most, and how many rows there are above a
hand."""
STANDING, STANDING_SIZE = 40, 13.0
"""Height of an answer that stands beside what it is about, and the size of its words."""
LIST_PAD, TAKE = 12, 150
"""What is free round a list, and the width of the stepper and of the button that takes its number."""


class OptionsPart(Group):
    """Lays its buttons into the top of ``rect``, as high as those of a slim bar, or a list over the cloth."""

    def __init__(self, around: Surroundings, rect: Rect) -> None:
        super().__init__(around.kit, rect)
        self.around, self.cloth, self.answer = around, around.frame.cloth, around.doings.answer
        self.on_cloth: Widget | None = None
        """What lies over the cloth rather than above the hand: a list, a deal."""
        self.lying: Callable[[], Sequence[Rect]] = list
        """Where pieces and figures lie, which a list over the cloth does not cover if that can be."""
        self.is_free = False
        """Whether no hand lies below, so that there is room for more rows."""
        self.is_beside = False
        """Whether the answers stand beside what the question is about."""
        self.amount = 0
        """What the stepper stands at."""

    @property
    def above_hand(self) -> list[Rect]:
        """Where the buttons above the hand are, or the bar."""
        return [part.rect for part in self.parts if part is not self.on_cloth]

    @property
    def height(self) -> int:
        """How much of the room at the top the buttons take, or the bar."""
        buttons = self.above_hand
        return max(rect.bottom for rect in buttons) - self.rect.top + self.kit.px(GAP) if buttons else 0

    @property
    def covers(self) -> Rect | None:
        return Rect(self.on_cloth.rect) if self.on_cloth is not None and not self.hidden else None

    @property
    def top(self) -> Rect:
        """The room below the gap at the top."""
        gap = self.kit.px(GAP)
        return Rect(self.rect.left, self.rect.top + gap, self.rect.width, self.rect.height - gap)

    def clear(self) -> None:
        """Take away all answers: nothing is asked."""
        self.empty()
        self.on_cloth, self.is_beside = None, False

    def lay_over(self, part: Widget) -> None:
        """Show something over the cloth."""
        self.clear()
        self.on_cloth = part
        self.add(part)

    def ask(self, bar: BarPart) -> None:
        """Show a question, which holds its answers."""
        self.clear()
        self.add(bar)

    def asks(self, ask: str) -> bool:
        """Whether a bar that is seen asks just that, with all its words."""
        bars = [part for part in self.parts if isinstance(part, BarPart)]
        return not self.hidden and any(bar.asks_all and bar.asked.ask == ask for bar in bars)

    def stand(self, offers: Sequence[AnswerButton], room: Rect) -> bool:
        """Show the answers one below the other in that room, if they fit there; whether they do."""
        rects = stacked(len(offers), room, self.kit.px(STANDING), self.kit.px(GAP))
        if not rects or rects[-1].bottom > room.bottom:
            return False
        buttons = [
            offer.laid(self.around, rect, self.answer, STANDING_SIZE) for offer, rect in zip(offers, rects, strict=True)
        ]
        self.lay_over(Group(self.kit, rects[0].unionall(rects[1:]), buttons))
        self.is_beside = True
        return True

    def offer(self, offers: Sequence[AnswerButton]) -> None:
        """Show the answers in rows, or in a list where these are too many."""
        kit, widths = self.kit, [self._width(offer) for offer in offers]
        rows = wrapped_rows(widths, self.rect.width, kit.px(GAP))
        most = self.top.height // kit.px(HEIGHT + GAP) if self.is_free else 0
        if len(rows) > max(MOST_ROWS, most):
            self._list(offers)
            return
        self.clear()
        top = self.rect.top + kit.px(GAP + SLIM)
        for row in rows:
            places = round_middle([widths[index] for index in row], kit.px(GAP), self.rect.centerx, top, kit.px(HEIGHT))
            self.add(
                *(offers[index].laid(self.around, place, self.answer) for index, place in zip(row, places, strict=True))
            )
            top += kit.px(HEIGHT + GAP)

    def offer_amount(self, decision: Amount, told: Callable[[int], str]) -> None:
        """Show numbers side by side, each with what is told of it, or a stepper with a button."""
        verb = decision.verb
        if few := amounts(decision):
            self.offer([AnswerButton(told(number), f"{verb} {number}", str(number)) for number in few])
            return
        self.clear()
        kit, self.amount = self.kit, decision.least
        top, beside = self.rect.top + kit.px(GAP), kit.px(GAP)
        place = Rect(0, 0, kit.px(TAKE), kit.px(HEIGHT))
        stepper = place.move_to(topright=(self.rect.centerx - beside, top))
        button = place.move_to(topleft=(self.rect.centerx + beside, top))
        self.add(Stepper(kit, stepper, decision.least, decision.least, decision.most, self._step))
        label = self.around.words("window-take-number")
        self.add(Button(kit, button, label, lambda: self.answer(f"{verb} {self.amount}"), kind="primary"))

    def _step(self, value: int) -> None:
        self.amount = value

    def _width(self, offer: AnswerButton) -> int:
        label = self.kit.width(offer.label, "button")
        beside = cap_width(self.kit, offer.number) + self.kit.px(34) if offer.number else self.kit.px(36)
        return min(self.kit.px(WIDEST), max(self.kit.px(56), label + beside), self.rect.width)

    def _list(self, offers: Sequence[AnswerButton]) -> None:
        """Show the answers over the cloth, where they cover least of what lies there, in its middle if that is all the
        same; in a second column where one is too high, and scrolling where two are. What is chosen there does not
        scroll it back."""
        kit, pad, offset = self.kit, self.kit.px(LIST_PAD), self._offset
        room = self.cloth.inflate(-2 * kit.px(GAP), -2 * kit.px(GAP)).inflate(-2 * pad, -2 * pad)
        step = kit.px(HEIGHT + GAP)
        columns = 1 if len(offers) * step - kit.px(GAP) <= room.height else 2
        rows = -(-len(offers) // columns)
        wide = min(max(map(self._width, offers)), (room.width - kit.px(GAP) * (columns - 1) - pad) // columns)
        inner = Rect(0, 0, columns * (wide + kit.px(GAP)) - kit.px(GAP), rows * step - kit.px(GAP))
        scrolls = inner.height > room.height
        inner.height = min(inner.height, room.height)
        inner.center = self._freest(inner.inflate(2 * pad, 2 * pad).size).center
        buttons = [
            offer.laid(self.around, Rect(inner.left + index // rows * (wide + kit.px(GAP)),
                                         inner.top + index % rows * step, wide, kit.px(HEIGHT)), self.answer)
            for index, offer in enumerate(offers)
        ]  # fmt: skip
        outer = inner.inflate(2 * pad, 2 * pad)
        if scrolls:
            inner.width, outer.width = inner.width + pad, outer.width + pad
            self.lay_over(Tray(kit, outer, parts=[Scrolling(kit, inner, buttons, offset)], opacity=0.97))
        else:
            self.lay_over(Tray(kit, outer, parts=buttons, opacity=0.97))

    def _freest(self, size: tuple[int, int]) -> Rect:
        """The place of that size on the cloth that covers least of what lies there."""
        room = self.cloth.inflate(-2 * self.kit.px(GAP), -2 * self.kit.px(GAP))
        place, lying = Rect((0, 0), size), self.lying()
        places = [place.move_to(center=room.center), place.move_to(midbottom=room.midbottom)]
        places += [place.move_to(midtop=room.midtop), place.move_to(midleft=room.midleft)]
        places.append(place.move_to(midright=room.midright))
        return min(places, key=lambda box: covered(box, lying))

    @property
    def _offset(self) -> int:
        """How far the answers over the cloth are scrolled."""
        parts = self.on_cloth.walk() if self.on_cloth is not None else ()
        return next((part.offset for part in parts if isinstance(part, Scrolling)), 0)


def plain(offers: Sequence[AnswerButton]) -> list[AnswerButton]:
    """Return the same answers without icons, for which only a bar has room."""
    return [replace(offer, icon="") for offer in offers]
