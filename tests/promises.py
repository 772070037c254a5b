"""Games for tests of what people may take back, and of what others may not see."""

from flick.table.board import Board, hand
from flick.table.chance import Chance
from flick.table.game import Game, NoOptions, Result, State
from flick.table.rules import Rules, amount, choose_or_not, confirm, tell
from flick.table.sayings import Who
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


HELD = (("ruby", "coal-1"), ("coal-2", "coal-3"))
"""What each of two holds unseen: one has a jewel, the other has none."""


class Jewels(Promises):
    """Everybody says yes or no, and shows a jewel or none: so all are asked, whether they have any or not."""

    id = "jewels"

    def turn(self, state: Promised, chance: Chance) -> Rules[None]:
        for seat in (0, 1):
            yield from confirm(seat, "promise", rule="JWL-1")
            jewels = [name for name in HELD[seat] if name == "ruby"]
            shown = yield from choose_or_not(seat, "show", jewels, rule="JWL-2", piece=str)
            yield tell("shown" if shown else "kept", "JWL-2", who=Who(seat))

    def view(self, state: Promised, seat: int | None) -> Board:
        return Board(seat, 0, tuple(hand(f"hand-{owner}", held, owner, seat) for owner, held in enumerate(HELD)))
