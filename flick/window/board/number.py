"""Bars and numbers of a sheet: how many cards lie somewhere, or what else is counted, with icons and words."""

from collections.abc import Sequence

from pygame import Rect, Surface

from flick.table.board import Zone
from flick.table.sayings import Facts
from flick.window.board.holder import SeenThing
from flick.window.board.layout_file import Gauge, ShownNumber
from flick.window.board.opens import OpensZone
from flick.window.board.row_arithmetic import side_by_side
from flick.window.board.surroundings import Surroundings
from flick.window.widgets import Fill, Kit, Outline, Place, TextBox, Widget

WORDED, WITH_ICONS, IN_LINE = 31, 46, 20
"""How high numbers are with words below them, with icons above as well, and with icons beside them and no words."""
LINES, ICON_HIGH, ABOVE = (13, 26), 16, 8
"""Baselines, the height of an icon above them, and how much above a low number is clicked as well."""
SIZE, WORD, LEAST_WORD, STEP = 15.0, 11.0, 9.5, 0.5
"""Where words have no room side by side they are made smaller step by step, down to the least."""
ABREAST = 4
"""So many numbers lie side by side at least."""
LEAST, GAP, ICON, GAUGE_ICON = 30, 5, 14, 13
"""Of a number that can be clicked: its least width; what is between two; the size of icons, and of those of bars."""


class NumberPart(OpensZone):
    """Opens the cards that it counts; looked at, it shows them from near."""

    def __init__(self, around: Surroundings, zone: Zone, spec: ShownNumber, word: str, title: str) -> None:
        """``zone`` is the one whose cards are counted or whose fact is told."""
        super().__init__(around, Rect(0, 0, 0, 0), zone, title)
        self.spec, self.word = spec, word
        self.size, self.in_line = WORD, False

    def tip_at(self, place: Place | None) -> str:
        """What is seen from near says what it is."""
        return "" if self.is_open else super().tip_at(place)

    @property
    def count(self) -> int:
        return counted(self.zone.facts, self.spec.fact) + self.behind if self.spec.fact else super().count

    @property
    def is_open(self) -> bool:
        return not self.spec.fact and super().is_open

    def seen(self, piece: str, place: str, which: int) -> SeenThing | None:
        if not self.spec.fact:
            return super().seen(piece, place, which)
        return SeenThing(self.place, "token") if (piece, place) == (self.spec.fact, self.zone.id) else None

    def counts(self, piece: str, place: str) -> bool:
        return super().counts(piece, place) and self.spec.fact in ("", piece)

    @property
    def width(self) -> int:
        """How wide it is at least."""
        least = self.kit.px(LEAST if self.is_open or self.zone.kind == "hand" else GAUGE_ICON + GAP)
        number = self.kit.width(str(self.count), "row-title", self._number_size)
        if self.in_line:
            return max(least, self.kit.px(self._icon_size + 3) + number)
        return max(least, number, self.kit.width(self.word, "hint", self.size))

    @property
    def _number_size(self) -> float:
        return SIZE * self.size / WORD if self.in_line else SIZE

    @property
    def _icon_size(self) -> float:
        return ICON * self.size / WORD if self.in_line else ICON

    def tick(self, now: float) -> None:
        looked_at = (self.hovered or self.ringed) and not self.spec.fact
        self.around.glance.watch(self, [(self.title, self.zone)] if looked_at else [], now)

    @property
    def moving(self) -> bool:
        return self.around.glance.waits_for(self)

    def texts(self) -> list[TextBox]:
        kit, (left, top) = self.kit, self.rect.topleft
        if self.in_line:
            place = left + kit.px(self._icon_size + 3), top + kit.px(ABOVE + LINES[0] + 1)
            return [kit.text(str(self.count), "row-title", place, size=self._number_size)]
        top += kit.px(ICON_HIGH) if self.spec.icon else 0
        return [
            kit.text(str(self.count), "row-title", (left, top + kit.px(LINES[0])), size=SIZE),
            kit.text(self.word, "hint", (left, top + kit.px(LINES[1])), "bone.2", size=self.size),
        ]

    def paint(self, target: Surface) -> None:
        super().paint(target)
        if self.spec.icon:
            left, top = self.kit.px(self._icon_size / 2), self.kit.px(ICON / 2 + (ABOVE + 2) * self.in_line)
            middle = self.rect.left + left, self.rect.top + top
            self.kit.icon(target, self.spec.icon, middle, self._icon_size, "bone.2")


class GaugePart(Widget):
    """A bar that fills up, with its icon before it and its value in bold at the right."""

    def __init__(self, kit: Kit, rect: Rect, spec: Gauge, facts: Facts) -> None:
        value, most = counted(facts, spec.fact), counted(facts, spec.of)
        before = kit.px(GAUGE_ICON + 5) if spec.icon else 0
        super().__init__(kit, Rect(rect.left + before, rect.top, rect.width - before, rect.height))
        self.spec, self.count = spec, value
        self.part = value / most if most else float(value > 0)
        """How much of the bar is filled, 0 to 1."""
        self.value = f"{value}/{most}" if spec.of else str(value)

    @property
    def bar(self) -> Rect:
        """The bar alone."""
        beside = self.kit.px(8) + self.kit.width(self.value, "body-bold")
        return Rect(self.rect.left, self.rect.centery - self.kit.px(5), self.rect.width - beside, self.kit.px(10))

    def texts(self) -> list[TextBox]:
        place = (self.rect.right, self.rect.centery + self.kit.px(4.7))
        return [self.kit.text(self.value, "body-bold", place, anchor="right", room=self.rect)]

    def paint(self, target: Surface) -> None:
        self.paint_bar(target, self.bar)
        super().paint(target)
        if self.spec.icon:
            middle = self.rect.left - self.kit.px(GAUGE_ICON / 2 + 5), self.rect.centery
            self.kit.icon(target, self.spec.icon, middle, GAUGE_ICON, self.spec.colour)

    def paint_bar(self, target: Surface, bar: Rect) -> None:
        """The bar alone, wherever it is seen."""
        radius, flat = bar.height / 2 / self.kit.theme.scale, self.kit.theme.flat
        self.kit.stamp(target, bar, Fill("press", 1.0 if flat else 0.6, radius))
        if flat:
            self.kit.stamp(target, bar, Outline("bone", 1, radius))
        if self.part > 0:
            filled = Rect(bar.left, bar.top, max(bar.height, round(bar.width * min(1.0, self.part))), bar.height)
            self.kit.stamp(target, filled, Fill(self.spec.colour, 1, radius))


def counted(facts: Facts, fact: str) -> int:
    """A fact as a whole number; nothing where there is no such number."""
    value = facts.get(fact, 0)
    return int(value) if isinstance(value, int | float) else 0


def lay_numbers(kit: Kit, numbers: Sequence[NumberPart], row: Rect, *, in_line: bool) -> Sequence[NumberPart]:
    """Lay them side by side: with their words, or ``in_line`` with their icons alone, if all have one."""
    gap = kit.px(GAP)
    room = row.width - gap * (len(numbers) - 1)
    iconic = all(number.spec.icon for number in numbers)
    for number in numbers:
        number.in_line = in_line and iconic
    if not _fit(numbers, room) and iconic:
        for number in numbers:
            number.in_line, number.size = True, WORD
        if not _fit(numbers, room) and len(numbers) > ABREAST:
            return _lay_halves(kit, numbers, row)
    in_line = any(number.in_line for number in numbers)
    widths = [number.width for number in numbers]
    free, equal = max(0, room - sum(widths)) // max(1, len(numbers)), room // max(1, len(numbers))
    widths = [equal] * len(widths) if max(widths, default=0) <= equal else [width + free for width in widths]
    high = IN_LINE if in_line else WITH_ICONS - 1 if any(number.spec.icon for number in numbers) else WORDED - 1
    above = kit.px(ABOVE) if in_line else 0
    places = side_by_side(widths, gap, row.left, row.top - above, min(row.height, kit.px(high)) + above)
    for number, place in zip(numbers, places, strict=True):
        number.rect = place
    return numbers


def _lay_halves(kit: Kit, numbers: Sequence[NumberPart], row: Rect) -> Sequence[NumberPart]:
    """Two rows of numbers that have no room in one, below each other as in a table where they fit; where it is low,
    the first of them alone."""
    half, high = (len(numbers) + 1) // 2, kit.px(IN_LINE)
    first = lay_numbers(kit, numbers[:half], row, in_line=True)
    if row.height < 2 * high:
        return first
    below = Rect(row.left, row.top + high, row.width, row.height - high)
    second = lay_numbers(kit, numbers[half:], below, in_line=True)
    if all(number.width <= above.rect.width for above, number in zip(first, second, strict=False)):
        for above, number in zip(first, second, strict=False):
            number.rect = Rect(above.rect.left, number.rect.top, above.rect.width, number.rect.height)
    return [*first, *second]


def _fit(numbers: Sequence[NumberPart], room: int) -> bool:
    """Make what is written small enough for that room; whether it has room then."""
    size = WORD
    while sum(number.width for number in numbers) > room and size > LEAST_WORD:
        size -= STEP
        for number in numbers:
            number.size = size
    return sum(number.width for number in numbers) <= room
