"""Whose rail it is: the seal of the side, its name, who sits there."""

from pygame import Surface

from flick.arenas import looks
from flick.table.board import Board
from flick.window.board.slot import SlotPart, Surroundings
from flick.window.parts.text import Fitted, TextBox, fitted, fitted_at

SEAL = 19
NAME = 23.0
BESIDE = 50
HIGH, LINE, FIRST = 66.0, 15.0, 62.0
"""Of the section, of a line of names, and where the first of these is where they stand below the seal."""


class BannerPart(SlotPart):
    """The head of a rail: people stand beside the seal, or, where their names are too long, below it, all of
    one size."""

    natural = HIGH

    def __init__(self, around: Surroundings, side: str) -> None:
        super().__init__(around, side)
        self._people: list[str] = []
        self._below: list[Fitted] = []

    def show(self, board: Board) -> None:
        seats = [seat for seat, side in enumerate(self.faces.sides) if side == self.side]
        people = [self.words.who(seat) for seat in seats]
        if people != self._people:
            self.dirty, self._people = True, people
            if self.rect:
                self.fit(self.rect.width)

    def fit(self, width: int) -> None:
        theme = self.kit.theme
        room = width + self.kit.px(6) - self.kit.px(BESIDE)
        people = ", ".join(self._people)
        beside = fitted(theme, people, "body", room).lines
        fits = len(beside) <= 2 and " ".join(beside) == people
        alone = [] if fits else [fitted(theme, name, "body", width) for name in self._people]
        smallest = min((name.size for name in alone), default=0.0)
        self._below = [fitted_at(theme, name, "body", width, smallest) for name in self._people] if alone else []
        lines = sum(len(name.lines) for name in self._below)
        self.natural = FIRST + LINE * lines if lines else HIGH

    def own_texts(self) -> list[TextBox]:
        kit, left = self.kit, self.rect.left + self.u(BESIDE)
        room = self.rect.right + kit.px(6) - left
        name = fitted(kit.theme, self.words.name(self.side), "section", room, NAME * self.unit, most=1)
        who = [] if self._below else [fitted(kit.theme, ", ".join(self._people), "body", room)]
        first = self.rect.top + self.u(29 if who and len(who[0].lines) > 1 else 36)
        texts = [kit.text(" ".join(name.lines), "section", (left, first), size=name.size)]
        below, step = first + self.u(18), kit.px(LINE)
        if self._below:
            left, below, step = self.rect.left, self.rect.top + self.u(FIRST + 6), self.u(LINE)
        for fitting in who or self._below:
            for line in fitting.lines:
                texts.append(kit.text(line, "body", (left, below), "bone.2", size=fitting.size))
                below += step
        return texts

    def paint(self, target: Surface) -> None:
        place = self.rect.left + self.u(SEAL + 1), self.rect.top + self.u(34)
        if self.side in looks().sides:
            self.faces.workshop.seal(self.side, self.u(SEAL)).draw(target, *place)
        else:
            self.kit.icon(target, "star", place, 2 * SEAL * self.unit, "honey")
        super().paint(target)
