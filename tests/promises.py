"""A game for tests of what people may take back."""

from flick.table.board import Board
from flick.table.chance import Chance
from flick.table.game import Game, NoOptions, Result, State
from flick.table.rules import Rules, confirm


class Promised(State):
    """Nothing but chance."""


class Promises(Game[Promised, NoOptions]):
    """One after the other says yes or no, three times; nothing is revealed."""

    id = "promises"
    version = 1
    seats = (2, 3)
    State = Promised

    def start(self, options: NoOptions, seats: int, chance: Chance) -> Promised:
        return Promised(luck=chance.luck)

    def turn(self, state: Promised, chance: Chance) -> Rules[None]:
        for seat in (0, 1, 0, 1):
            yield from confirm(seat, "promise", rule="PRM-1")

    def result(self, state: Promised) -> Result | None:
        return None

    def view(self, state: Promised, seat: int | None) -> Board:
        return Board(seat, 0, ())
