"""Tooltips: what a thing does, or why it is off, after the pointer has rested on it; at once with the keyboard."""

from pygame import Rect

from flick.window.parts.bubble import Bubble, placed
from flick.window.parts.kit import Kit
from flick.window.parts.part import Part, Place
from flick.window.parts.text import TextBox, wrapped

WIDEST = 300
PAD = 12
LINE = 17
GAP = 12


class Tooltip(Bubble):
    """A bubble in sans below the thing that it is about, or above it where there is no room or that is better."""

    def __init__(self, kit: Kit, window: Rect, thing: Rect, text: str, *, above: bool = False) -> None:
        lines = wrapped(text, kit.theme.font("hint"), kit.px(WIDEST))
        width = max(kit.width(line, "hint") for line in lines) + 2 * kit.px(PAD)
        height = kit.px(LINE) * len(lines) + 2 * kit.px(PAD) - kit.px(4)
        box = placed((width, height), thing, window.inflate(-kit.px(8), -kit.px(8)), kit.px(GAP), above=above)
        edge = thing.bottom + kit.px(1) if box.top > thing.centery else thing.top - kit.px(1)
        super().__init__(kit, box, (min(max(thing.centerx, box.left + PAD), box.right - PAD), edge))
        self.text = text
        self.lines = lines

    def contains(self, place: Place) -> bool:
        """The pointer goes through it."""
        del place
        return False

    def texts(self) -> list[TextBox]:
        left, top = self.box.left + self.kit.px(PAD), self.box.top + self.kit.px(PAD - 2)
        return [
            self.kit.text(line, "hint", (left, top + self.kit.px(LINE) * index + self.kit.px(13)), room=self.box)
            for index, line in enumerate(self.lines)
        ]


class Resting:
    """Whether the pointer has rested on a part for long enough, or the keyboard has come to it."""

    def __init__(self, wait: int) -> None:
        """``wait`` in milliseconds."""
        self.wait = wait
        self.part: Part | None = None
        self.place: Place | None = None
        self.text = ""
        self._since: float | None = None
        self._at_once = False

    def rest(self, part: Part | None, place: Place | None, *, at_once: bool = False) -> None:
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
