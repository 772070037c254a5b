"""What comes of what is being built: its card, its numbers, and what it looks like and is called."""

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from flick.table.building import BuildNumber, BuildStep
from flick.table.looks import CardLook
from flick.window.cards.store import CardStore
from flick.window.widgets.field import Field
from flick.window.widgets.kit import Kit
from flick.window.widgets.label import Caption, Overline
from flick.window.widgets.materials import Outline
from flick.window.widgets.pose import card_height, card_width
from flick.window.widgets.text import TextBox
from flick.window.widgets.tray import Tray
from flick.window.widgets.widget import Widget

if TYPE_CHECKING:
    from flick.window.menus.builder import BuilderScreen

PAD, LINE, GAP = 14, 17, 9
NUMBERS, FIELD, SMALL = 46, 34, 30
FACE = 36
ICON = 16


class CardShown(Widget):
    """A card as large as there is room; an empty outline before there is one."""

    def __init__(self, kit: Kit, rect: Rect, store: CardStore) -> None:
        super().__init__(kit, rect)
        self.store = store
        self.look: CardLook | None = None
        width = min(rect.width, card_width(rect.height))
        self.card = Rect(0, 0, width, card_height(width))
        self.card.center = rect.center

    def show(self, look: CardLook | None) -> None:
        self.dirty |= look != self.look
        self.look = look

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

    def __init__(self, kit: Kit, rect: Rect, number: BuildNumber, name: str, told: str) -> None:
        super().__init__(kit, rect, tip=told)
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

    def __init__(self, screen: "BuilderScreen", rect: Rect, steps: list[BuildStep]) -> None:
        kit = screen.kit
        super().__init__(kit, rect, radius=14, pad=PAD)
        self.screen = screen
        self.store = screen.files.store(kit, screen.words)
        room = rect.inflate(-2 * kit.px(PAD), -2 * kit.px(PAD))
        below = self._heights(room, steps)
        high = room.height - sum(below) - kit.px(GAP) * len(below)
        self.card = CardShown(kit, Rect(room.left, room.top, room.width, max(kit.px(90), high)), self.store)
        self.add(self.card)
        self._own: CardLook | None = screen.plan.look
        self.card.show(self._own)
        top = self.card.rect.bottom + kit.px(GAP)
        self._add_numbers(Rect(room.left, top, room.width, below[0]))
        top += below[0] + kit.px(GAP)
        for step, height in zip(steps, below[1:], strict=True):
            self._add_step(Rect(room.left, top, room.width, height), step)
            top += height + kit.px(GAP)

    def show(self, look: CardLook | None) -> None:
        """The card that comes of it is another."""
        self._own = look
        self.screen.files.store(self.kit, self.screen.words)
        self.card.show(look)

    def peek(self, look: CardLook | None) -> None:
        """Another card is looked at, for a while."""
        self.card.show(look or self._own)

    def _heights(self, room: Rect, steps: list[BuildStep]) -> list[int]:
        kit = self.kit
        found = [kit.px(NUMBERS)]
        for step in steps:
            if step.faces:
                rows = -(-len(step.choices) // self._per_row(room))
                found.append(kit.px(LINE) + rows * kit.px(FACE + 4))
            else:
                found.append(kit.px(FIELD if step.kind == "text" else SMALL))
        return found

    def _per_row(self, room: Rect) -> int:
        return max(1, (room.width + self.kit.px(4)) // self.kit.px(FACE + 4))

    def _add_numbers(self, rect: Rect) -> None:
        numbers, words = self.screen.plan.numbers, self.screen.words
        wide = rect.width // max(1, len(numbers))
        for index, number in enumerate(numbers):
            place = Rect(rect.left + index * wide, rect.top, wide, rect.height)
            told = f"{words(number.name)}: {words(number.told)}"
            self.add(NumberShown(self.kit, place, number, words(number.name), told))

    def _add_step(self, rect: Rect, step: BuildStep) -> None:
        kit, words, screen = self.kit, self.screen.words, self.screen
        if step.kind == "text":
            text = "".join(step.chosen)
            typed = Field(
                kit, rect, text, lambda typed: screen.type(step.id, typed), hint=words(step.name), most=step.most
            )
            screen.marks[step.id] = rect
            self.add(typed)
            return
        if not step.faces:
            beside = Rect(rect.left, rect.centery - kit.px(8), rect.width * 4 // 10, 0)
            label = Caption(kit, beside, words(step.name), "hint", colour="bone.2")
            label.rect.height = label.height
            wide = (rect.width * 6 // 10) // max(1, len(step.choices))
            self.add(label)
            for index, choice in enumerate(step.choices):
                left = rect.right - wide * (len(step.choices) - index)
                self.add(
                    screen.rows.pick(Rect(left + kit.px(4), rect.top, wide - kit.px(4), rect.height), step, choice)
                )
            return
        heading = Overline(kit, Rect(rect.left, rect.top, rect.width, kit.px(12)), words(step.name))
        screen.marks[step.id] = rect
        self.add(heading)
        each, top = self._per_row(rect), rect.top + kit.px(LINE)
        for index, choice in enumerate(step.choices):
            row, column = divmod(index, each)
            place = Rect(
                rect.left + column * kit.px(FACE + 4), top + row * kit.px(FACE + 4), kit.px(FACE), kit.px(FACE)
            )
            self.add(screen.rows.pick(place, step, choice, face=True))
