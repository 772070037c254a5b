"""The sheet of paper on which a lesson tells what is to be done, and how far one has come."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from flick.window.match.lesson.sheet_text import set_text
from flick.window.widgets.button import Button
from flick.window.widgets.group import Group
from flick.window.widgets.kit import Kit
from flick.window.widgets.label import Link, overline
from flick.window.widgets.materials import Fill, PaperFace
from flick.window.widgets.rich import TextRun
from flick.window.widgets.text import TextBox

PAD, TOP = 16, 8
HEAD = 30
"""Height of the row of heading and buttons, and of the buttons."""
BAR, BELOW_BAR = 3, 7
"""The line that tells how far one has come, and what is free above and below it."""
FOOT = 9
SMALL = 34
GAP = 7


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


class LessonSheet(Group):
    """``show`` what stands on it and which buttons it has; the last one is at the right. Those that are always there
    should come last, so that they keep their places."""

    def __init__(self, kit: Kit, rect: Rect, on_rule: Callable[[str], None]) -> None:
        super().__init__(kit, rect)
        self.on_rule = on_rule
        self.leaf = Leaf("", 0.0, ())
        self._lines: list[TextBox] = []

    @property
    def bounds(self) -> Rect:
        edge = self.kit.px(40)
        return self.rect.inflate(2 * edge, 2 * edge)

    def show(self, leaf: Leaf, deeds: Sequence[Deed]) -> None:
        """Have this stand there."""
        self.leaf = leaf
        self.empty()
        self._set_head(leaf, self._buttons(deeds))
        self._set_text(leaf)
        self.dirty = True

    @property
    def bar(self) -> Rect:
        """The line that tells how far one has come."""
        kit = self.kit
        top = self.rect.top + kit.px(TOP + HEAD + 6)
        return Rect(self.rect.left + kit.px(PAD), top, self.rect.width - 2 * kit.px(PAD), kit.px(BAR))

    @property
    def room(self) -> Rect:
        """Where the text stands."""
        bar, kit = self.bar, self.kit
        top = bar.bottom + kit.px(BELOW_BAR)
        return Rect(bar.left, top, bar.width, self.rect.bottom - kit.px(FOOT) - top)

    def paint(self, target: Surface) -> None:
        kit, bar = self.kit, self.bar
        kit.stamp(target, self.rect, PaperFace(10))
        kit.stamp(target, bar, Fill("ink", 0.35 if kit.theme.flat else 0.16, BAR / 2))
        filled = Rect(bar.left, bar.top, max(bar.height, round(bar.width * self.leaf.done)), bar.height)
        kit.stamp(target, filled, Fill("paper.bar", 1.0, BAR / 2))
        super().paint(target)

    def own_texts(self) -> list[TextBox]:
        return list(self._lines)

    def _buttons(self, deeds: Sequence[Deed]) -> int:
        """Lay out the buttons from the right; where the leftmost begins."""
        kit, right = self.kit, self.rect.right - self.kit.px(PAD)
        top = self.rect.top + kit.px(TOP)
        for deed in reversed(deeds):
            wide = kit.px(SMALL)
            if deed.label:
                wide = kit.width(deed.label, "button", 13.5) + kit.px(24 + (24 if deed.icon else 0))
            rect = Rect(right - wide, top, wide, kit.px(HEAD))
            kind = "primary" if deed.primary else "secondary" if deed.label else "quiet"
            button = Button(
                kit,
                rect,
                deed.label,
                deed.do,
                kind=kind,
                icon=deed.icon,
                size=13.5,
                radius=7,
                tip=deed.tip,
                off=deed.off,
                on_paper=True,
            )
            button.tip_above = True
            self.parts.insert(0, button)
            button.parent = self
            right = rect.left - kit.px(GAP)
        return right

    def _set_head(self, leaf: Leaf, right: int) -> None:
        """Which step it is, and its rule beside that where there is room for both."""
        kit = self.kit
        baseline = self.rect.top + kit.px(TOP + HEAD / 2 + 4)
        left = self.rect.left + kit.px(PAD)
        linked = kit.width(leaf.rule, "rule-id", 12) + kit.px(18) if leaf.rule else 0
        heading = overline(kit, leaf.heading, (left, baseline), "ink.3", room=max(1, right - left - linked))
        self._lines = [heading]
        if leaf.rule and heading.rect.right + linked <= right:
            place = (heading.rect.right + kit.px(14), baseline)
            rule = leaf.rule
            self.add(Link(kit, place, rule, lambda: self.on_rule(rule), size=12, on_paper=True))

    def _set_text(self, leaf: Leaf) -> None:
        self._lines += set_text(self.kit, leaf.paragraphs, self.room, self.rect, leaf.mood)
