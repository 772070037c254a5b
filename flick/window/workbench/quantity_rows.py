"""A quantity as a row: what it is called, a slider, and a number that can be typed."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.window.widgets import Kit, Place, TextBox, Widget, fitted
from flick.window.widgets.field import Field
from flick.window.widgets.knob import Knob
from flick.window.widgets.layout import UNPLACED, Column, Row, Size, Sized
from flick.window.widgets.slider import Slider
from flick.window.workbench.quantities import Quantity
from flick.window.workbench.tuner_bench import number_in

if TYPE_CHECKING:
    from flick.window.workbench.tuner_screen import TunerScreen

LABEL, SMALL = 12.5, 11.0
FIELD, GAP = 52, 6
DISC = 30
"""Room for the disc of a size class."""
LARGEST = 38.0
"""mm: a disc of this diameter, or more, fills its room."""
SIGN = 13
FIELD_PAD = 8
NAMED = 0.42
"""Of the row: what the label takes of it."""


class Label(Widget):
    """What a quantity is called. Once it has been changed it is honey, and a click sets it back."""

    def __init__(self, kit: Kit, rect: Rect, text: str, on_press: Callable[[], None], *, disc: bool) -> None:
        super().__init__(kit, rect)
        self.text = text
        self._on_press, self._disc = on_press, disc
        self._changed, self._diameter = False, 0.0

    @property
    def changed(self) -> bool:
        """Whether its quantity is otherwise than it was."""
        return self._changed

    def show(self, value: float, changed: bool, tip: str) -> None:
        """Show it for this value; ``tip`` says what a click does."""
        self.dirty |= changed != self._changed or (self._disc and value != self._diameter)
        self._changed, self._diameter, self.tip = changed, value, tip if changed else ""

    def press(self, place: Place) -> bool:
        if self._changed:
            self.kit.sound("button")
            self._on_press()
        return self._changed

    def targets(self) -> list[Rect]:
        return [self.rect] if self._changed else []

    @property
    def _left(self) -> int:
        """Where the text begins."""
        before = DISC + 6 if self._disc else SIGN + 5 if self._changed else 0
        return self.rect.left + self.kit.px(before)

    def texts(self) -> list[TextBox]:
        kit = self.kit
        found = fitted(kit.theme, self.text, "hint", self.rect.right - self._left, LABEL)
        colour = "honey" if self._changed else "bone"
        lines = [(line, "hint", found.size, colour) for line in found.lines]
        return kit.column(lines, self._left, self.rect.centery, self.rect)

    def paint(self, target: Surface) -> None:
        kit, theme = self.kit, self.kit.theme
        if self._disc:
            size = max(4, round(kit.px(DISC - 4) * min(1.0, self._diameter / LARGEST)))
            disc = Rect(0, 0, size, size)
            disc.center = self.rect.left + kit.px(DISC / 2), self.rect.centery
            kit.stamp(target, disc, Knob("brass", 0.0))
        if self._changed:
            across = DISC / 2 if self._disc else SIGN / 2
            colour = theme.colour("brass.ink" if self._disc and self._diameter > LARGEST / 2 else "honey")
            kit.icon(target, "undo", (self.rect.left + kit.px(across), self.rect.centery), SIGN, colour)
        kit.write(target, *self.texts())


class RowSlider(Slider):
    """Delete and Backspace set its quantity back. It reaches as far as what has been typed."""

    def __init__(self, screen: "TunerScreen", rect: Rect, quantity: Quantity) -> None:
        def change(value: float) -> None:
            screen.set(quantity, value)

        value, (least, most) = quantity.read(screen.bench.tuned), (quantity.low, quantity.high)
        super().__init__(screen.kit, rect, value, change, least=least, most=most, step=quantity.step)
        self._quantity, self._screen = quantity, screen

    def show(self, value: float) -> None:
        """Show this value, and go as far."""
        least, most = min(self._quantity.low, value), max(self._quantity.high, value)
        self.dirty |= (least, most) != (self.least, self.most)
        if not self.held:
            self.least, self.most = least, most
        self.value = value

    def key(self, event: Event) -> bool:
        if event.key in (pygame.K_DELETE, pygame.K_BACKSPACE):
            self._screen.set_back(self._quantity)
            return True
        return super().key(event)


class NumberField(Field):
    """A number that can be typed. Each one that is legal counts at once; what is none is refused when it is left."""

    def __init__(self, screen: "TunerScreen", rect: Rect, quantity: Quantity, written: Callable[[float], str]) -> None:
        self._quantity, self._screen, self._written = quantity, screen, written
        self._value = quantity.read(screen.bench.tuned)
        limits = screen.words("window-tuner-limits", least=written(quantity.least), most=written(quantity.most))
        super().__init__(
            screen.kit,
            rect,
            written(self._value),
            self._typed,
            on_enter=self.settle,
            most=7,
            allowed=lambda sign: sign in "0123456789.,",
            tip=limits,
        )

    @property
    def _room(self) -> Rect:
        return self.rect.inflate(-2 * self.kit.px(FIELD_PAD), 0)

    def contains(self, place: Place) -> bool:
        """Its row is a little higher than its well."""
        return self.targets()[0].collidepoint(place)

    def targets(self) -> list[Rect]:
        return [self.rect.inflate(0, 2 * self.kit.px(1))]

    def show(self, value: float) -> None:
        """Show this value, unless it is the one that is being typed."""
        self._value = value
        if not (self.focused and self._number() == value):
            self.text = self._written(value)

    def settle(self) -> None:
        """Nothing more is typed: write the number as numbers are written, or say why there is none."""
        if self._number() is None:
            self._screen.refuse_number(self._quantity)
        self.text = self._written(self._value)

    def tick(self, now: float) -> None:
        super().tick(now)
        if not self.focused and self.text != self._written(self._value):
            self.settle()

    def _number(self) -> float | None:
        quantity = self._quantity
        return number_in(self.text, lambda value: quantity.least <= value <= quantity.most)

    def _typed(self, text: str) -> None:
        value = self._number()
        if value is not None:
            self._screen.set(self._quantity, value)


class QuantityRow:
    """What a quantity is called, its slider and its number side by side: a piece of a layout."""

    def __init__(self, screen: "TunerScreen", quantity: Quantity) -> None:
        self.quantity, self._words, self._kit = quantity, screen.words, screen.kit
        name = self._words(quantity.label) if quantity.label else self._words.name(quantity.id.partition(".")[2])
        disc = quantity.group == "pawns"
        self.label = Label(screen.kit, UNPLACED, name, lambda: screen.set_back(quantity), disc=disc)
        self.slider = RowSlider(screen, UNPLACED, quantity)
        self.field = NumberField(screen, UNPLACED, quantity, self.written)

    def wish(self, width: int) -> Size:
        """All of the width; how high it is its column says."""
        return width, 0

    def take_place(self, rect: Rect) -> list[Widget]:
        """The label takes its share of the row, the slider what it and the number leave."""
        kit = self._kit
        named = NAMED * rect.width / kit.theme.scale
        well = Column(kit, 1, Sized(self.field, grow=1), 1)
        row = Row(kit, Sized(self.label, size=named), Sized(self.slider, grow=1), Sized(well, size=FIELD), gap=GAP)
        return row.take_place(rect)

    def show(self, value: float, before: float) -> None:
        """Show it as it is now; ``before`` is what it was."""
        tip = self._words("window-tuner-set-back", value=self.written(before))
        self.label.show(value, value != before, tip)
        self.slider.show(value)
        self.field.show(value)

    def written(self, value: float) -> str:
        """The number as it is written."""
        if self.quantity.shown:
            return self._words("window-tuner-two", value=value)
        return self._words("window-tuner-number", value=value)
