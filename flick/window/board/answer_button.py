"""One answer that stands as a button: what it says, what it does, and its number key."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from pygame import Rect

from flick.window.widgets.button import Button
from flick.window.widgets.kit import Kit
from flick.window.widgets.materials import PlateKind


@dataclass(frozen=True)
class AnswerButton:
    """``answer`` is the written form of the answer; where a press gives no answer yet, ``do`` says what it does
    instead. ``number`` is the key that does the same, and ``off`` says why it cannot be pressed."""

    label: str
    answer: str = ""
    number: str = ""
    icon: str = ""
    kind: PlateKind = "secondary"
    off: str | None = None
    do: Callable[[], None] | None = None

    def pressed(self, answer: Callable[[str], None]) -> Callable[[], None]:
        """What a press does; ``answer`` takes the written answer."""
        return self.do or partial(answer, self.answer)

    def laid(self, kit: Kit, rect: Rect, answer: Callable[[str], None], size: float | None = None) -> Button:
        """The button itself, at its place."""
        return Button(
            kit,
            rect,
            self.label,
            self.pressed(answer),
            kind=self.kind,
            icon=self.icon,
            key=self.number,
            off=self.off,
            size=size,
        )
