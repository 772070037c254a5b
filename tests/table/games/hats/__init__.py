"""Hats: a game for the tests of the table, of options of seats and options that exclude each other.

Everybody lays a bead into their hat until somebody has enough.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar, Literal

import msgspec

from flick.table.board import Board, Piece, Zone
from flick.table.chance import Chance
from flick.table.game import Game, Result, State
from flick.table.options import Exclusion, NoSuchSeat, NotBoth, NotTwice, of_each
from flick.table.rules import Rules, choose, tell
from flick.table.sayings import Who, say


class HatOptions(msgspec.Struct, frozen=True):
    """What a seat chooses for itself."""

    hat: Literal["any", "bowler", "fez", "turban"] = "any"
    feather: bool = False
    beads: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0


class HatsOptions(msgspec.Struct, frozen=True):
    """What counts for the whole match."""

    goal: Annotated[int, msgspec.Meta(ge=3, le=6)] = 4
    feast: bool = False
    fast: bool = False
    host: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    seats: tuple[HatOptions, ...] = ()


class HatsState(State, kw_only=True):
    """The whole table."""

    options: HatsOptions
    hats: list[str]
    beads: list[int]
    bag: int
    active: int


class Hats(Game[HatsState, HatsOptions]):
    """The game."""

    id = "hats"
    version = 1
    seats = (1, 3)
    Options = HatsOptions
    State = HatsState
    exclusions: ClassVar[Sequence[Exclusion]] = (
        NotTwice("hat", "HAT-1", "refused-hat-twice", free=("any",)),
        NoSuchSeat("host", "HAT-2", "refused-host"),
        NotBoth(("feast", True), ("fast", True), "HAT-3", "refused-feast"),
        NotBoth(("hat", "turban"), ("feather", True), "HAT-4", "refused-feather"),
        NotBoth(("fast", True), ("beads", 2), "HAT-5", "refused-beads"),
    )

    def start(self, options: HatsOptions, seats: int, chance: Chance) -> HatsState:
        each = of_each(options.seats, HatOptions(), seats)
        beads = [own.beads for own in each]
        hats = [own.hat for own in each]
        return HatsState(
            luck=chance.luck, options=options, hats=hats, beads=beads, bag=30 - sum(beads), active=options.host
        )

    def turn(self, state: HatsState, chance: Chance) -> Rules[None]:
        seat = state.active % len(state.beads)
        taken = yield from choose(seat, "lay", ("1", "2"), rule="HAT-6")
        state.beads[seat] += int(taken)
        state.bag -= int(taken)
        yield tell("lay", "HAT-6", who=Who(seat), n=int(taken))
        state.active = seat + 1

    def result(self, state: HatsState) -> Result | None:
        enough = tuple(seat for seat, beads in enumerate(state.beads) if beads >= state.options.goal)
        return Result(enough, say("end-enough"), "HAT-7") if enough else None

    def view(self, state: HatsState, seat: int | None) -> Board:
        hats = [
            Zone(f"hat-{owner + 1}", "row", tuple(Piece(f"bead-{owner + 1}-{n}") for n in range(beads)))
            for owner, beads in enumerate(state.beads)
        ]
        return Board(seat, state.active, tuple(hats))

    def guess(self, state: HatsState, seat: int, chance: Chance, known: frozenset[str]) -> None:
        """Nothing is hidden."""

    def inventory(self, state: HatsState) -> Mapping[str, int]:
        return {"beads": state.bag + sum(state.beads)}


GAME = Hats()
