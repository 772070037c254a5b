"""Seats as they are seen before a match: their number, their side, and the pawns that they move."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Surface

from flick.paint.lamp import PANEL_LIGHT
from flick.window.arena.table_art import TableArt
from flick.window.menus.draft import Draft
from flick.window.menus.standing import team_of
from flick.window.widgets import Kit, TextBox, Widget
from flick.window.widgets.layout import UNPLACED


class SeatPlace(NamedTuple):
    """A seat: its number, the side that it plays for, if there are sides, and the pawns that it moves."""

    number: int
    side: str
    pawns: tuple[str, ...]


def places_of(draft: Draft, pawns: tuple[str, ...]) -> list[SeatPlace]:
    """The seats of a draft; ``pawns`` are the names of all that lie on the table."""
    count = len(draft.sitters)
    game = draft.its_game
    sides = list(game.sides(draft.sound_record or game.Options(), count)) or [""] * count
    found: list[SeatPlace] = []
    for number, side in enumerate(sides):
        own = tuple(name for name in pawns if side and name.startswith(f"{side}-"))
        mates = [seat for seat in range(count) if sides[seat] == side]
        each = own if len(mates) == 1 or not own else own[mates.index(number) :: len(mates)]
        found.append(SeatPlace(number, side, each))
    return found


class SideMark(Widget):
    """The sign of a side, or the number of a seat; ``single`` where a pawn stands for the side."""

    def __init__(self, kit: Kit, art: TableArt, place: SeatPlace, radius: float, *, single: bool = False) -> None:
        super().__init__(kit, UNPLACED)
        self.art, self.place, self.radius, self.single = art, place, radius, single

    def texts(self) -> list[TextBox]:
        if self.place.side:
            return []
        baseline = self.rect.centery + self.kit.px(7)
        left = self.rect.left + self.kit.px(self.radius)
        number = str(self.place.number + 1)
        return [self.kit.text(number, "name", (left, baseline), anchor="centre", room=self.rect)]

    def paint(self, target: Surface) -> None:
        radius, team = self.kit.theme.scale * self.radius, team_of(self.place.side)
        middle = self.rect.left + self.kit.theme.scale * (self.radius + 4), self.rect.centery
        if self.single:
            self.art.disc(self.place.pawns[0], radius).draw(target, *middle, 0.0, PANEL_LIGHT)
        elif team:
            self.art.seal(team, radius).draw(target, *middle)
        super().paint(target)


class SidePawns(Widget):
    """The pawns that move for a side, the last one outermost."""

    def __init__(self, kit: Kit, art: TableArt, pawns: Sequence[str], radius: float) -> None:
        super().__init__(kit, UNPLACED)
        self.art, self.pawns, self.radius = art, pawns, radius

    def wish(self, width: int) -> tuple[int, int]:
        return self.kit.px(2 * self.radius + 9) * len(self.pawns), self.kit.px(2 * self.radius)

    def paint(self, target: Surface) -> None:
        scale, size = self.kit.theme.scale, self.radius
        for index, name in enumerate(reversed(self.pawns)):
            x = self.rect.right - scale * (size + 4 + index * (2 * size + 9))
            self.art.disc(name, scale * size).draw(target, x, self.rect.centery, 0.0, PANEL_LIGHT)
