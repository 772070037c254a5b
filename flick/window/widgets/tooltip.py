"""Tooltips: what a thing does, or why it is off, after the pointer has rested on it; at once with the keyboard."""

from collections.abc import Callable
from typing import NamedTuple

from pygame import Rect

from flick.window.widgets.bubble import Bubble, placed
from flick.window.widgets.kit import Kit
from flick.window.widgets.text import TextBox, wrapped
from flick.window.widgets.widget import Place, Widget

GAP = 12


class LineSetting(NamedTuple):
    """How what is told is set: its widest line, the room round it and from one line to the next, in pixels of the
    design."""

    role: str
    widest: int
    pad: int
    leading: int


TIP = LineSetting("hint", 300, 12, 17)


class TextBubble(Bubble):
    """Some lines in sans, through which the pointer goes. ``place`` finds the box for their size, ``point`` where the
    tail of that box ends."""

    catches = False

    def __init__(
        self,
        kit: Kit,
        text: str,
        lines: LineSetting,
        place: Callable[[tuple[int, int]], Rect],
        point: Callable[[Rect], Place],
    ) -> None:
        self.text, self.set = text, lines
        self.lines = wrapped(text, kit.theme.font(lines.role), kit.px(lines.widest))
        width = max(kit.width(line, lines.role) for line in self.lines) + 2 * kit.px(lines.pad)
        height = kit.px(lines.leading) * len(self.lines) + 2 * kit.px(lines.pad) - kit.px(4)
        box = place((width, height))
        super().__init__(kit, box, point(box))

    def texts(self) -> list[TextBox]:
        kit, (role, _, pad, leading) = self.kit, self.set
        first = self.box.left + kit.px(pad), self.box.top + kit.px(pad - 2) + kit.px(13)
        return kit.lines(self.lines, role, first, kit.px(leading), room=self.box)


class Tooltip(TextBubble):
    """Below the thing that it is about, or above it where there is no room or that is better."""

    def __init__(self, kit: Kit, window: Rect, thing: Rect, text: str, *, above: bool = False) -> None:
        self.thing = thing
        room = window.inflate(-kit.px(8), -kit.px(8))

        def point(box: Rect) -> Place:
            edge = thing.bottom + kit.px(1) if box.top > thing.centery else thing.top - kit.px(1)
            return min(max(thing.centerx, box.left + TIP.pad), box.right - TIP.pad), edge

        super().__init__(kit, text, TIP, lambda size: placed(size, thing, room, kit.px(GAP), above=above), point)


class Resting:
    """Whether the pointer has rested on a part for long enough, or the keyboard has come to it."""

    def __init__(self, wait: int) -> None:
        """``wait`` in milliseconds."""
        self.wait = wait
        self.part: Widget | None = None
        self.place: Place | None = None
        self.text = ""
        self._since: float | None = None
        self._at_once = False

    def rest(self, part: Widget | None, place: Place | None, *, at_once: bool = False) -> None:
        """The pointer is there now (or the keyboard, with ``at_once`` and no place)."""
        text = part.tip_at(place) if part else ""
        at_once = at_once or (self._at_once and part is self.part and text == self.text)
        if part is not self.part or text != self.text or at_once != self._at_once:
            self._since = None
        self.part, self.place, self.text, self._at_once = part, place, text, at_once

    def look(self) -> None:
        """What lies there may be something else by now, though the pointer has not moved."""
        if self.part is not None and self.place is not None:
            self.rest(self.part, self.place, at_once=self._at_once)

    @property
    def pending(self) -> bool:
        """Whether there is something to be told."""
        return bool(self.part and self.text)

    def due(self, now: float) -> bool:
        """Whether a tooltip should be seen now."""
        if not self.pending:
            return False
        if self._since is None:
            self._since = now
        return self._at_once or now - self._since >= self.wait
