"""What is counted in the corner, seen while that is a drawer: a bank's number above the button that opens it."""

from collections.abc import Callable

from pygame import Rect, Surface

from flick.window.board.slot import Surroundings
from flick.window.board.tally import BowlPart
from flick.window.parts.materials import Fill, Recess
from flick.window.parts.part import Place
from flick.window.parts.pressed import Pressed
from flick.window.parts.text import TextBox

WIDE, HIGH = 36, 50
TOKEN, APART = 8, 4.5
"""Radius of the two tokens above the number, and how far each lies from the middle."""
TOKENS_AT, NUMBER_AT, NUMBER = 15, 42, 20
"""Where the middle of the tokens lies, where the baseline of the number, and the size of that."""


class CountedPart(Pressed):
    """The number of a bowl that lies in a drawer, which a press opens."""

    def __init__(self, around: Surroundings, place: Place, bowl: BowlPart, on_open: Callable[[], None]) -> None:
        """``place`` is its lower right corner."""
        kit = around.kit
        rect = Rect(0, 0, kit.px(WIDE), kit.px(HIGH))
        rect.bottomright = place
        super().__init__(kit, rect, on_open)
        self.around, self.bowl = around, bowl
        self._shown = bowl.shown

    def tip_at(self, place: Place | None) -> str:
        """What the number counts."""
        del place
        return self.bowl.told

    def tick(self, now: float) -> None:
        self.dirty |= self._shown != self.bowl.shown
        self._shown = self.bowl.shown

    def texts(self) -> list[TextBox]:
        place = (self.rect.centerx, self.rect.top + self.kit.px(NUMBER_AT))
        return [self.kit.text(str(self.bowl.shown), "big-number", place, anchor="centre", size=NUMBER, room=self.rect)]

    def paint(self, target: Surface) -> None:
        kit, rect = self.kit, self.rect
        kit.stamp(target, rect, Recess(10, 0.66))
        if self.hovered:
            kit.stamp(target, rect, Fill("hover", 0.06, 10))
        for index, team in enumerate(self.bowl.teams[:2]):
            token = self.around.faces.workshop.token(team, kit.px(TOKEN))
            token.draw(target, rect.centerx + kit.px(APART) * (2 * index - 1), rect.top + kit.px(TOKENS_AT))
        kit.write(target, *self.texts())
        if self.ringed:
            kit.ring(target, rect, 10)
