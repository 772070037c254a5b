"""What comes of what is being built: its card, its numbers, and what it looks like and is called."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from flick.table.building import BuildNumber, BuildStep
from flick.table.looks import CardLook
from flick.window.cards.store import CardStore
from flick.window.menus.builder_steps import pick_of
from flick.window.widgets import Caption, Kit, Outline, Repainted, TextBox, Tray, Widget, card_height
from flick.window.widgets.field import Field
from flick.window.widgets.grid_layout import Tiles
from flick.window.widgets.label import Overline
from flick.window.widgets.layout import UNPLACED, Column, Row, Sized
from flick.window.widgets.pose import card_width
from flick.window.widgets.special_layouts import Noted

if TYPE_CHECKING:
    from flick.window.menus.builder import BuilderScreen

PAD, GAP = 14, 9
NUMBERS, FIELD, SMALL = 46, 34, 30
FACE = 36
ICON = 16


class CardShown(Widget):
    """A card as large as there is room; an empty outline before there is one."""

    look = Repainted[CardLook | None]()

    def __init__(self, kit: Kit, store: CardStore, look: CardLook | None) -> None:
        super().__init__(kit, UNPLACED)
        self.store, self.look = store, look

    @property
    def card(self) -> Rect:
        """Where the card lies."""
        width = min(self.rect.width, card_width(self.rect.height))
        return Rect(0, 0, width, card_height(width)).move_to(center=self.rect.center)

    @property
    def moving(self) -> bool:
        return self.store.busy

    def tick(self, now: float) -> None:
        self.dirty |= self.store.changed()

    def paint(self, target: Surface) -> None:
        if self.look is None:
            self.kit.stamp(target, self.card, Outline("brass.line", 1.2, 10, 0.7))
        else:
            target.blit(self.store.face(self.look, self.card.width), self.card)
        super().paint(target)


class NumberShown(Widget):
    """An icon, what it counts, the number, and from what it follows in its tooltip."""

    def __init__(self, kit: Kit, number: BuildNumber, name: str, told: str) -> None:
        super().__init__(kit, UNPLACED, tip=told)
        self.number, self.name = number, name

    def texts(self) -> list[TextBox]:
        kit, middle = self.kit, self.rect.centerx
        value = self.number.value or "–"
        size = min(11.5, 11.5 * self.rect.width / max(1, kit.width(self.name, "hint", 11.5)))
        return [
            kit.text(value, "name", (middle + kit.px(ICON / 2), self.rect.top + kit.px(20)), anchor="centre", size=20,
                     room=self.rect),
            kit.text(self.name, "hint", (middle, self.rect.top + kit.px(38)), "bone.2", anchor="centre", size=size,
                     room=self.rect),
        ]  # fmt: skip

    def paint(self, target: Surface) -> None:
        wide = self.kit.width(self.number.value or "–", "name", 20)
        place = self.rect.centerx - wide // 2 - self.kit.px(5), self.rect.top + self.kit.px(13)
        self.kit.icon(target, self.number.icon, place, ICON, "honey")
        super().paint(target)


class SheetTray(Tray):
    """The card, the numbers below it, and the steps that change how it looks and what it is called."""

    def __init__(self, screen: "BuilderScreen", steps: Sequence[BuildStep]) -> None:
        kit, self.screen = screen.kit, screen
        self.store = screen.files.store(kit, screen.words)
        self._own: CardLook | None = screen.plan.look
        self.card = CardShown(kit, self.store, self._own)
        pieces = [Sized(self.card, grow=1, least=90), Sized(self._numbers(kit), size=NUMBERS)]
        pieces += [self._step(kit, step) for step in steps]
        super().__init__(kit, UNPLACED, radius=14, pad=PAD, content=Column(kit, *pieces, gap=GAP, pad=PAD))

    def show(self, look: CardLook | None) -> None:
        """The card that comes of it is another."""
        self._own = look
        self.screen.files.store(self.kit, self.screen.words)
        self.card.look = look

    def peek(self, look: CardLook | None) -> None:
        """Another card is looked at, for a while."""
        self.card.look = look or self._own

    def _numbers(self, kit: Kit) -> Row:
        """What it can do in numbers, side by side."""
        numbers, words = self.screen.plan.numbers, self.screen.words
        shown = [
            NumberShown(kit, number, words(number.name), f"{words(number.name)}: {words(number.told)}")
            for number in numbers
        ]
        return Row(kit, *(Sized(one, grow=1) for one in shown))

    def _step(self, kit: Kit, step: BuildStep) -> Sized:
        """A line to type, a few choices beside their name, or faces below it."""
        words, screen = self.screen.words, self.screen
        name, note = words(step.name), partial(screen.mark, step.id)
        if step.kind == "text":
            text, change = "".join(step.chosen), partial(screen.type, step.id)
            return Sized(Noted(Field(kit, UNPLACED, text, change, hint=name, most=step.most), note), size=FIELD)
        picks = [pick_of(screen, step, choice, face=step.faces) for choice in step.choices]
        if not step.faces:
            label = Caption(kit, UNPLACED, name, "hint", colour="bone.2")
            row = Row(kit, *(Sized(pick, grow=1) for pick in picks), gap=4)
            return Sized(Row(kit, Sized(label, grow=4, align="middle"), Sized(row, grow=6)), size=SMALL)
        heading = Sized(Overline(kit, UNPLACED, name), size=12)
        return Sized(Noted(Column(kit, heading, 5, Tiles(kit, picks, FACE, gap=4)), note))
