"""Two games for tests of what people may take back, and of what others may not see. Nothing in them is hidden."""

from flick.table.board import Board
from flick.table.chance import Chance
from flick.table.game import Game, NoOptions, Result, State
from flick.table.rules import Rules, amount, confirm
from flick.table.sealed import sealed


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


class Bids(Promises):
    """Both bid unseen; then one says yes or no."""

    id = "bids"

    def turn(self, state: Promised, chance: Chance) -> Rules[None]:
        yield from sealed({seat: amount(seat, "bid", 0, 9, rule="BDS-1") for seat in (0, 1)})
        yield from confirm(0, "promise", rule="BDS-2")
