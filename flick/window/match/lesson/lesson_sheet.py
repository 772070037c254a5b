"""The sheets of paper of a lesson: what is to be done, and how far one has come; and how a pawn is flicked, where
somebody is to flick for the first time. The text on them is as large as it fits."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from flick.table.words import Words
from flick.window.app.settings import FlickMode
from flick.window.arena.flick_settings import MODES
from flick.window.widgets import Button, Fill, Group, Kit, Link, TextBox, Widget
from flick.window.widgets.label import Overline, overline
from flick.window.widgets.layout import UNPLACED, Column, Row, Sized
from flick.window.widgets.materials import PaperFace
from flick.window.widgets.rich import Span, Style, TextRun, flowed, runs_of
from flick.window.widgets.segmented import Segmented

SIZES = (15.5, 15.0, 14.5, 14.0, 13.5, 13.0, 12.5, 12.0)
LEADING = 1.24
PARAGRAPH = 0.35
"""What is free between two paragraphs, in lines."""

ROLES: dict[Style, str] = {
    "plain": "rulebook",
    "bold": "rulebook-bold",
    "italic": "rulebook-italic",
    "link": "rulebook-bold",
}

PAD, TOP, FOOT = 16, 8, 9
"""What is free at the sides of a sheet, at its top and at its foot."""
HEAD = 30
"""Height of the row at its top."""
BASELINE = 19
"""Where the heading stands in its row."""
ABOVE_BAR, BAR, BELOW_BAR = 6, 3, 7
"""The line that tells how far one has come, and what is free above and below it."""
SMALL = 34
SIZE, RADIUS, GAP = 13.5, 7, 7
"""Of buttons: the size of their labels, their corners, and what lies between two of them."""
WIDE, BELOW = 170, 8
"""Width of the choice how one flicks, and what is free below it."""


class LessonPaper(Group):
    """A sheet of paper on the table."""

    beyond = 40

    def paint(self, target: Surface) -> None:
        self.kit.stamp(target, self.rect, PaperFace(10))
        super().paint(target)


class SheetText(Widget):
    """Paragraphs from the top of its rectangle on. Bold runs have the colour ``mood``; no line leaves the ``sheet``."""

    beyond = 0
    catches = False

    def __init__(self, kit: Kit, paragraphs: Sequence[Sequence[TextRun]], sheet: Rect, mood: str = "ink") -> None:
        super().__init__(kit, UNPLACED)
        self.paragraphs, self.sheet, self.mood = paragraphs, sheet, mood
        self._lines: list[TextBox] = []

    def take_place(self, rect: Rect) -> list[Widget]:
        placed = super().take_place(rect)
        for size in SIZES:
            self._lines, foot = self._flow(size)
            if foot <= rect.bottom:
                break
        return placed

    def texts(self) -> list[TextBox]:
        return self._lines

    def _flow(self, size: float) -> tuple[list[TextBox], int]:
        """The text in that size, and where it ends."""
        kit = self.kit

        def measure(text: str, style: Style) -> int:
            return kit.width(text, ROLES[style], size)

        step, y = kit.px(LEADING * size), self.rect.top
        found: list[TextBox] = []
        for index, runs in enumerate(self.paragraphs):
            y += round(PARAGRAPH * step) if index else 0
            for line in flowed(runs, measure, self.rect.width):
                y += step
                found += [self._text(span, y - kit.px(0.28 * size), size) for span in line]
        return found, y

    def _text(self, span: Span, baseline: int, size: float) -> TextBox:
        style = span.run.style
        colour = self.mood if style == "bold" else "ink.3" if style == "italic" else "ink"
        place = self.rect.left + span.left, baseline
        return self.kit.text(span.text, ROLES[style], place, colour, size=size, room=self.sheet)


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
    shorter: str = ""
    """What stands there where the heading has no room beside the buttons."""


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
        fits = not leaf.shorter or overline(kit, leaf.heading, (0, 0), spacing=0).width <= place.width
        heading = Overline(kit, place, leaf.heading if fits else leaf.shorter, colour="ink.3")
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


class HowSheet(LessonPaper):
    """``on_mode`` gets the other way to flick."""

    def __init__(
        self, kit: Kit, rect: Rect, words: Words, mode: FlickMode, on_mode: Callable[[FlickMode], None]
    ) -> None:
        labels = [words("setting-flick-mode-pull"), words("setting-flick-mode-swipe")]
        self.modes = Segmented(kit, UNPLACED, labels, MODES.index(mode), lambda index: on_mode(MODES[index]))
        heading = Overline(kit, UNPLACED, words("window-tutorial-how"), colour="ink.3")
        title = Column(kit, Sized(heading, size=BASELINE))
        head = Row(kit, Sized(title, grow=1), 10, Sized(self.modes, size=WIDE))
        mouse = words("window-tutorial-how-pull") if mode == "pull" else words("window-tutorial-how-swipe")
        text = SheetText(kit, [runs_of(mouse), runs_of(words("window-tutorial-how-keys"))], rect)
        content = Column(kit, Sized(head, size=HEAD), BELOW, Sized(text, grow=1), pad=(PAD, TOP, FOOT))
        super().__init__(kit, rect, content=content)

    def paint(self, target: Surface) -> None:
        super().paint(target)
        self.kit.stamp(target, self.modes.rect, Fill("well", 1.0, 7))
