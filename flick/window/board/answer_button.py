"""One answer that stands as a button: what it says, what it does, and its number key."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from pygame import Rect
from pygame.event import Event

from flick.table.board import Piece
from flick.window.board.peek import Readable
from flick.window.board.surroundings import Surroundings
from flick.window.widgets.button import Button
from flick.window.widgets.materials import PlateKind


class CardButton(Readable, Button):
    """A button for a card that does not lie on the table."""

    def __init__(self, around: Surroundings, piece: Piece, rect: Rect, *args: Any, **more: Any) -> None:
        Button.__init__(self, around.kit, rect, *args, **more)
        self.faces, self.piece, self.side, self.peek = around.faces, piece, "", around.peek
        self.due = self.tag = self.bar = None

    @property
    def moving(self) -> bool:
        return self.waits or self._hover.moving or self._down.moving

    def tick(self, now: float) -> None:
        Button.tick(self, now)
        Readable.tick(self, now)

    def key(self, event: Event) -> bool:
        """Space presses it, as any button."""
        return Button.key(self, event)


@dataclass(frozen=True)
class AnswerButton:
    """``answer`` is the written form of the answer; where a press gives no answer yet, ``do`` says what it does
    instead. ``number`` is the key that does the same, ``off`` says why it cannot be pressed, ``tip`` what follows from
    it, and ``card`` is the card that is chosen, which does not lie on the table."""

    label: str
    answer: str = ""
    number: str = ""
    icon: str = ""
    kind: PlateKind = "secondary"
    off: str | None = None
    do: Callable[[], None] | None = None
    card: str = ""
    tip: str = ""

    def pressed(self, answer: Callable[[str], None]) -> Callable[[], None]:
        """What a press does; ``answer`` takes the written answer."""
        return self.do or partial(answer, self.answer)

    def laid(
        self, around: Surroundings, rect: Rect, answer: Callable[[str], None], size: float | None = None
    ) -> Button:
        """The button itself, at its place; one that is about a card shows it to whoever looks at the button."""
        card = Piece(self.card, face=self.card)
        is_read = bool(self.card) and around.faces.look(card) is not None
        make = partial(CardButton, around, card) if is_read else partial(Button, around.kit)
        return make(
            rect,
            self.label,
            self.pressed(answer),
            kind=self.kind,
            icon=self.icon,
            key=self.number,
            off=self.off,
            tip="" if is_read else self.tip,
            size=size,
        )
