"""Whose rail it is: the seal of the side, its name, who sits there."""

from pygame import Surface

from flick.table.board import Board
from flick.window.parts.text import TextBox, fitted
from flick.window.tableau.slot import SlotPart, Surroundings

SEAL = 19
NAME = 23.0
BESIDE = 50


class BannerPart(SlotPart):
    """The head of a rail."""

    natural = 66.0

    def __init__(self, around: Surroundings, side: str) -> None:
        super().__init__(around, side)
        self._people = ""

    def show(self, board: Board) -> None:
        seats = [seat for seat, side in enumerate(self.faces.sides) if side == self.side]
        people = ", ".join(self.words.who(seat) for seat in seats)
        self.dirty |= people != self._people
        self._people = people

    def own_texts(self) -> list[TextBox]:
        kit, left = self.kit, self.rect.left + self.u(BESIDE)
        room = self.rect.right + kit.px(6) - left
        name = fitted(kit.theme, self.words.name(self.side), "section", room, NAME * self.unit, most=1)
        who = fitted(kit.theme, self._people, "body", room)
        first = self.rect.top + self.u(36 if len(who.lines) == 1 else 29)
        texts = [kit.text(" ".join(name.lines), "section", (left, first), size=name.size)]
        below = first + self.u(18)
        for index, line in enumerate(who.lines):
            place = (left, below + kit.px(15) * index)
            texts.append(kit.text(line, "body", place, "bone.2", size=who.size))
        return texts

    def paint(self, target: Surface) -> None:
        place = self.rect.left + self.u(SEAL + 1), self.rect.top + self.u(34)
        if self.side in ("sword", "skull"):
            self.faces.workshop.seal("sword" if self.side == "sword" else "skull", self.u(SEAL)).draw(target, *place)
        else:
            self.kit.icon(target, "star", place, 2 * SEAL * self.unit, "honey")
        super().paint(target)
