"""The head of the rail of a side: its seal, its name, who plays for it."""

from pygame import Rect, Surface

from flick.table.board import Board
from flick.window.board.layout_file import SheetSlot
from flick.window.board.person import paint_person
from flick.window.board.slot import SlotPart
from flick.window.board.surroundings import Surroundings
from flick.window.widgets.text import Fitted, TextBox, fitted, fitted_at

SEAL_AT, SEAL, BESIDE = 15, 38, 12
"""Where the seal begins, how large it is, and what is between it and words."""
NAME, NAME_AT, NAME_OF_TWO, WHO_AT = 23.0, 21, 11, 18
"""From the top of the seal to the name, also where two lines follow, and from that to who plays."""
HIGH, LINE, BELOW_AT, OUT = 66.0, 15, 62, 6
"""Of the section, of a line of names, where the first of these is where they stand below the seal, and how far words
may reach into the margin."""


class SidePart(SlotPart[SheetSlot]):
    """People stand beside the seal, or, where their names are too long, below it, all of one size."""

    natural = HIGH

    def __init__(self, around: Surroundings, spec: SheetSlot, side: str) -> None:
        super().__init__(around, spec, side)
        self._people: list[str] = []
        self._below: list[Fitted] = []

    def show(self, board: Board) -> None:
        people = [self.words.who(seat) for seat, side in enumerate(self.faces.sides) if side == self.side]
        people = [name for name in people if name != self.words.name(self.side)]
        if people != self._people:
            self.dirty, self._people = True, people
            if self.rect:
                self.fit(self.rect.width)

    def fit(self, width: int) -> None:
        theme, names, room = self.kit.theme, self._people, width + self.kit.px(OUT - SEAL - BESIDE)
        beside = fitted(theme, ", ".join(names), "body", room).lines
        fits = len(beside) <= 2 and " ".join(beside) == ", ".join(names)
        smallest = min((fitted(theme, name, "body", width).size for name in names), default=0.0)
        self._below = [] if fits else [fitted_at(theme, name, "body", width, smallest) for name in names]
        lines = sum(len(name.lines) for name in self._below)
        self.natural = BELOW_AT + LINE * lines if lines else HIGH

    @property
    def _seal(self) -> Rect:
        return Rect(self.rect.left, self.rect.top + self.u(SEAL_AT), self.u(SEAL), self.u(SEAL))

    def own_texts(self) -> list[TextBox]:
        kit, left, top = self.kit, self.rect.left + self.u(SEAL + BESIDE), self._seal.top
        room = self.rect.right + kit.px(OUT) - left
        name = fitted(kit.theme, self.words.name(self.side), "section", room, NAME * self.unit, most=1)
        who = [] if self._below or not self._people else [fitted(kit.theme, ", ".join(self._people), "body", room)]
        first = top + self.u(NAME_OF_TWO if who and len(who[0].lines) > 1 else NAME_AT)
        texts = [kit.text(" ".join(name.lines), "section", (left, first), size=name.size)]
        foot, step = first + self.u(WHO_AT), self.u(LINE)
        if self._below:
            left, foot = self.rect.left, self.rect.top + self.u(BELOW_AT + 6)
        for line, size in ((line, one.size) for one in who or self._below for line in one.lines):
            texts.append(kit.text(line, "body", (left, foot), "bone.2", size=size))
            foot += step
        return texts

    def paint(self, target: Surface) -> None:
        sides = self.faces.sides
        paint_person(self.faces, target, self._seal, sides.index(self.side) if self.side in sides else None, None)
        super().paint(target)
