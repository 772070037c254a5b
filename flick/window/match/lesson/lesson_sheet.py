"""The sheet of paper on which a lesson tells what is to be done, and how far one has come."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from flick.window.match.lesson.sheet_text import FOOT, HEAD, PAD, TOP, LessonPaper, SheetText
from flick.window.widgets import Button, Fill, Group, Kit, Link, Widget
from flick.window.widgets.label import Overline
from flick.window.widgets.layout import UNPLACED, Column, Row, Sized
from flick.window.widgets.rich import TextRun

BASELINE = 19
"""Where the heading stands in its row."""
ABOVE_BAR, BAR, BELOW_BAR = 6, 3, 7
"""The line that tells how far one has come, and what is free above and below it."""
SMALL = 34
SIZE, RADIUS, GAP = 13.5, 7, 7
"""Of buttons: the size of their labels, their corners, and what lies between two of them."""


@dataclass(frozen=True)
class Deed:
    """One button: what it says or, with an icon alone, what its tooltip does; why it is off."""

    label: str
    do: Callable[[], None]
    icon: str = ""
    tip: str = ""
    primary: bool = False
    off: str | None = None


@dataclass(frozen=True)
class Leaf:
    """What stands on the sheet. Bold runs in ``mood`` say what came of the last answer."""

    heading: str
    done: float
    """From 0 to 1."""
    paragraphs: tuple[tuple[TextRun, ...], ...]
    rule: str = ""
    mood: str = "ink"


class LessonSheet(LessonPaper):
    """``show`` what stands on it and which buttons it has; the last one is at the right. Those that are always there
    should come last, so that they keep their places."""

    text: SheetText
    """As soon as something stands there."""

    def __init__(self, kit: Kit, rect: Rect, on_rule: Callable[[str], None]) -> None:
        super().__init__(kit, rect)
        self.on_rule = on_rule

    def show(self, leaf: Leaf, deeds: Sequence[Deed]) -> None:
        """Have this stand there."""
        kit, buttons = self.kit, [self._button(deed) for deed in deeds]
        self.text = SheetText(kit, leaf.paragraphs, self.rect, leaf.mood)
        head = Row(kit, Sized(lambda rect: self._heading(leaf, rect), grow=1), *buttons, gap=GAP)
        bar = Sized(StepBar(kit, leaf.done), size=BAR)
        text = Sized(self.text, grow=1)
        self.content = Column(kit, Sized(head, size=HEAD), ABOVE_BAR, bar, BELOW_BAR, text, pad=(PAD, TOP, FOOT))
        self.take_place(self.rect)

    def _button(self, deed: Deed) -> Button:
        kit, wide = self.kit, self.kit.px(SMALL)
        if deed.label:
            wide = kit.width(deed.label, "button", SIZE) + kit.px(24 + (24 if deed.icon else 0))
        kind = "primary" if deed.primary else "secondary" if deed.label else "quiet"
        button = Button(
            kit,
            Rect(0, 0, wide, kit.px(HEAD)),
            deed.label,
            deed.do,
            kind=kind,
            icon=deed.icon,
            size=SIZE,
            radius=RADIUS,
            tip=deed.tip,
            off=deed.off,
            on_paper=True,
        )
        button.tip_above = True
        return button

    def _heading(self, leaf: Leaf, rect: Rect) -> Group:
        """Which step it is, and its rule beside that where there is room for both."""
        kit, rule = self.kit, leaf.rule
        linked = kit.width(rule, "rule-id", 12) + kit.px(18) if rule else 0
        place = Rect(rect.left, rect.top, max(1, rect.width - linked), kit.px(BASELINE))
        heading = Overline(kit, place, leaf.heading, colour="ink.3")
        found = Group(kit, rect, [heading])
        end = heading.texts()[0].rect.right
        if rule and end + linked <= rect.right:
            corner = (end + kit.px(14), place.bottom)
            found.add(Link(kit, corner, rule, lambda: self.on_rule(rule), size=12, on_paper=True))
        return found


class StepBar(Widget):
    """The line that tells how far one has come."""

    beyond = 0

    def __init__(self, kit: Kit, done: float) -> None:
        """``done`` from 0 to 1."""
        super().__init__(kit, UNPLACED)
        self.done = done

    def paint(self, target: Surface) -> None:
        kit, bar = self.kit, self.rect
        kit.stamp(target, bar, Fill("ink", 0.35 if kit.theme.flat else 0.16, BAR / 2))
        filled = Rect(bar.left, bar.top, max(bar.height, round(bar.width * self.done)), bar.height)
        kit.stamp(target, filled, Fill("paper.bar", 1.0, BAR / 2))
