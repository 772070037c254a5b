"""The prompt: who does what with what, and how. The only place that tells a player what to do."""

from collections.abc import Sequence

from pygame import Rect

from flick.window.widgets.kit import Kit, TextLook
from flick.window.widgets.text import Fitted, TextBox, fitted
from flick.window.widgets.widget import Widget

SHADOW = 0.7
BASELINES = ((22, 39), (17, 32, 45))
"""Of the prompt and of its hint, when that takes one line, and when it takes two. A prompt that needs both lines has
no hint."""
IN_TWO = 11.5
"""Size of a hint that takes two lines: a larger one would touch what stands above it."""
ALONE = ((28,), (19, 40))
"""Of a prompt without a hint, in one line or in two."""


class Prompt(Widget):
    """Two lines in the middle of the strip at the top."""

    def __init__(self, kit: Kit, rect: Rect, what: str, how: str = "") -> None:
        super().__init__(kit, rect)
        self._says = (what, how)

    def say(self, what: str, how: str) -> None:
        """Tell something else."""
        self.dirty |= (what, how) != self._says
        self._says = (what, how)

    def takes(self, what: str) -> bool:
        """Whether there is room for that in a single line."""
        return len(fitted(self.kit.theme, what, "prompt", self.rect.width, most=1).lines) == 1

    def tells(self, how: str) -> bool:
        """Whether there is room for all of that below what stands there in a single line."""
        return " ".join(fitted(self.kit.theme, how, "hint", self.rect.width, most=2).lines[:2]) == how

    def texts(self) -> list[TextBox]:
        kit, (what, how) = self.kit, self._says
        above = fitted(kit.theme, what, "prompt", self.rect.width)
        below = self._hint(how) if how and len(above.lines) == 1 else None
        rows = [(line, "prompt", above.size, "bone") for line in _two(above.lines)]
        rows += [(line, "hint", below.size, "bone.2") for line in _two(below.lines)] if below else []
        downs = BASELINES[len(rows) > 2] if below else ALONE[len(rows) - 1]
        look, x, top = TextLook(anchor="centre", room=self.rect, shadow=SHADOW), self.rect.centerx, self.rect.top
        return [
            kit.text(text, role, (x, top + kit.px(down)), colour, size=size, **look)
            for (text, role, size, colour), down in zip(rows, downs, strict=False)
        ]

    def _hint(self, how: str) -> Fitted:
        """A hint in one line, if it has room there, or in two small ones."""
        found = fitted(self.kit.theme, how, "hint", self.rect.width)
        small = min(found.size, IN_TWO)
        return found if len(found.lines) == 1 else fitted(self.kit.theme, how, "hint", self.rect.width, small)


def _two(lines: Sequence[str]) -> list[str]:
    """At most two lines: what has no room, such as the whole of a long path, is cut behind the second."""
    return list(lines) if len(lines) <= 2 else [lines[0], f"{lines[1]}…"]
