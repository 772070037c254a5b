"""A deal between two: what each side gives lies in trays that face each other, and is picked below them or where it
lies on the table. It is answered by yes, no, or another deal, which is made of the first in its place."""

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect, Surface

from flick.table.board import Board
from flick.table.sayings import Who
from flick.window.board.bargain import Bargain
from flick.window.board.goods import LOW_TRAY, TRAY, GoodsPart
from flick.window.board.surroundings import Surroundings
from flick.window.widgets import Button, Fill, Link, TextBox, kept_to
from flick.window.widgets.above import Above
from flick.window.widgets.bubble import Balloon

WIDEST, PAD, BETWEEN = 680, 14, 30
"""Of the panel in pixels of the design: its width at most, what is free inside, and what is between its two sides."""
BUTTON, LEAST_BUTTON, BESIDE, GAP = 34, 96, 62, 8
"""Height of the buttons, their least width, what is beside a label, and between two."""
ROOMS = ((TRAY, 5), (TRAY, 2), (LOW_TRAY, 3), (LOW_TRAY, 1))
"""How high a tray is and how many rows of things are seen below it, from where there is most room to where there is
least."""


class OfferPart(Above):
    """Within ``room``, where it covers least of what can be picked on the table."""

    def __init__(
        self,
        around: Surroundings,
        room: Rect,
        bargain: Bargain,
        board: Board,
        on_change: Callable[[], None],
        taken: Sequence[Rect] = (),
    ) -> None:
        """``taken`` is where things lie that can be picked."""
        super().__init__(around.kit, room)
        self.around, self.bargain = around, bargain
        self.answer, self.on_change = around.doings.answer, on_change
        decision, words = bargain.decision, around.words
        pieces = {piece.id: piece for zone in board.zones for piece in zone.pieces}
        own = "window-offer-own" if board.seat == decision.seat else "window-offer-theirs"
        whose = ((own, decision.seat, bargain.own), ("window-offer-theirs", decision.partner, bargain.theirs))
        change = on_change if decision.may_name else None
        self.sides = [
            GoodsPart(around, share, seat, words(message, who=Who(seat)), pieces, decision.known, change)
            for message, seat, share in whose
        ]
        self.buttons = [
            Button(self.kit, Rect(0, 0, 0, 0), label, partial(self.choose, index), key=str(index + 1))
            for index, label in enumerate(self._labels(False))
        ]
        self._reason = Rect(0, 0, 0, 0)
        self.add(*self.sides, *self.buttons)
        self._lay(room, taken)
        self.refresh()

    def _lay(self, room: Rect, taken: Sequence[Rect]) -> None:
        """Lay the panel as high as there is room for, at the foot of the room or at its top."""
        kit, pad = self.kit, self.kit.px(PAD)
        width = min(kit.px(WIDEST), room.width)
        each = (width - 2 * pad - kit.px(BETWEEN)) // 2
        below = kit.px(GAP + BUTTON) + 2 * pad
        heights = [max(side.height(each, *rooms) for side in self.sides) for rooms in ROOMS]
        fits = next((index for index, height in enumerate(heights) if height + below <= room.height), len(ROOMS) - 1)
        height, (tray, rows) = heights[fits], ROOMS[fits]
        low, high = Rect(0, 0, width, height + below), Rect(0, 0, width, height + below)
        low.midbottom, high.midtop = room.midbottom, room.midtop
        self.rect = min((low, high), key=lambda place: sum(_area(place.clip(rect)) for rect in taken))
        for index, side in enumerate(self.sides):
            left = self.rect.left + pad + index * (each + kit.px(BETWEEN))
            side.lay(Rect(left, self.rect.top + pad, each, height), tray, rows)
        self._lay_buttons()

    def _lay_buttons(self) -> None:
        """Lay the buttons at the foot from the right, as wide as they need or as there is room for; the rule and a
        reason stand beside them."""
        kit, pad, gap, rule = self.kit, self.kit.px(PAD), self.kit.px(GAP), self.bargain.decision.rule
        labels = zip(self._labels(False), self._labels(True), strict=True)
        written = [max(kit.width(one, "button") for one in both) for both in labels]
        wide = [max(kit.px(LEAST_BUTTON), width + kit.px(BESIDE)) for width in written]
        room = self.rect.width - 2 * pad - gap * (len(wide) - 1)
        right, top = self.rect.right - pad, self.rect.bottom - pad - kit.px(BUTTON)
        for button, width in zip(reversed(self.buttons), reversed(wide), strict=True):
            width = min(width, width * room // sum(wide))
            button.rect = Rect(right - width, top, width, kit.px(BUTTON))
            right = button.rect.left - gap
        left = self.rect.left + pad
        if rule and left + kit.width(rule, "rule-id") < right:
            link = Link(kit, (left, top + kit.px(BUTTON // 2 + 4)), rule, partial(self.around.doings.rule, rule))
            self.add(link)
            left = link.rect.right + gap
        self._reason = Rect(left, top, right - left, kit.px(BUTTON))

    def refresh(self) -> None:
        """Show the deal as it is now, and what can be answered with it."""
        for side in self.sides:
            side.refresh()
        decision, words = self.bargain.decision, self.around.words
        changed, refused = self.bargain.changed, self.bargain.refused
        for button, label in zip(self.buttons, self._labels(changed), strict=True):
            button.label, button.kind, button.off, button.dirty = label, "secondary", None, True
        names = self.buttons[1] if decision.proposed is not None and decision.may_name else self.buttons[0]
        if decision.may_name and (changed or decision.proposed is None):
            names.kind = "primary"
            names.off = words(refused.reason) if refused is not None else None
        else:
            self.buttons[0].kind = "primary"
            names.off = None if names is self.buttons[0] else words("window-offer-unchanged")
        self.dirty = True

    def choose(self, index: int) -> None:
        """Give the answer of a button, counted from 0; a deal that was changed goes back to what it was with yes."""
        decision, last = self.bargain.decision, len(self.buttons) - 1
        if index > last or self.buttons[index].off is not None:
            return
        if index == last:
            self.answer("no")
        elif index == 0 and decision.proposed is not None and self.bargain.changed:
            self.bargain.reset()
            self.on_change()
        else:
            self.answer(self.bargain.answer)

    def _labels(self, changed: bool) -> list[str]:
        """The answers: to make the deal or to agree, to make another one, to make none."""
        decision = self.bargain.decision
        if decision.proposed is None:
            messages = ["window-offer-make", "window-offer-none"]
        else:
            counter = ["window-offer-counter"] if decision.may_name else []
            agree = "window-offer-back" if changed else "window-offer-agree"
            messages = [agree, *counter, "window-offer-refuse"]
        return [self.around.words(message) for message in messages]

    def own_texts(self) -> list[TextBox]:
        """Why the deal will not do as it is."""
        decision, refused = self.bargain.decision, self.bargain.refused
        if not decision.may_name or refused is None or self._reason.width < self.kit.px(LEAST_BUTTON):
            return []
        said = kept_to(self.kit.theme, self.around.words(refused.reason), "hint", self._reason.width, 2)
        lines = [(line, "hint", said.size, "bone.2") for line in said.lines]
        return self.kit.column(lines, self._reason.left, self._reason.centery, self._reason)

    def paint(self, target: Surface) -> None:
        self.kit.stamp(target, self.rect, Fill("bubble", 1, Balloon.radius))
        super().paint(target)
        middle = self.rect.centerx, self.sides[0].tray.centery
        for name, off in (("forward", -7), ("back", 7)):
            self.kit.icon(target, name, (middle[0], middle[1] + self.kit.px(off)), 16, "bone.2")


def _area(rect: Rect) -> int:
    return rect.width * rect.height
