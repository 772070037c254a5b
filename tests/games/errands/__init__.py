"""Errands: a small game of long turns. Each errand ends where nothing is pending, and there the rules return."""

from collections.abc import Mapping
from typing import Annotated

import msgspec

from flick.table import piles
from flick.table.board import Board, Zone, face_up, stack
from flick.table.chance import Chance
from flick.table.game import Game, Result, State
from flick.table.memory import Memory, forget, learn
from flick.table.moves import Move
from flick.table.rules import Rules, choose, reveal, tell
from flick.table.sayings import Who, say

GOODS = tuple(f"good-{number}" for number in range(1, 13))
ROW = 3


class ErrandsOptions(msgspec.Struct, frozen=True):
    """How many errands a turn has."""

    errands: Annotated[int, msgspec.Meta(ge=1, le=100)] = 6


class ErrandsState(State, kw_only=True):
    """The whole table. ``step`` counts the errands of this turn; all know the goods that went under the stock."""

    options: ErrandsOptions
    stock: list[str]
    row: list[str]
    points: list[int]
    memory: Memory = msgspec.field(default_factory=dict)
    step: int = 0
    turn: int = 0


class Errands(Game[ErrandsState, ErrandsOptions]):
    """The game."""

    id = "errands"
    version = 1
    seats = (1, 3)
    Options = ErrandsOptions
    State = ErrandsState

    def start(self, options: ErrandsOptions, seats: int, chance: Chance) -> ErrandsState:
        stock, row = chance.shuffle("stock", GOODS), list[str]()
        piles.deal(stock, row, ROW)
        return ErrandsState(luck=chance.luck, options=options, stock=stock, row=row, points=[0] * seats)

    def turn(self, state: ErrandsState, chance: Chance) -> Rules[None]:
        """One errand; the first of a turn begins it."""
        seat = state.turn % len(state.points)
        if state.step == 0:
            piles.shuffle(state.stock, chance, "stock")
            forget(state.memory, state.stock)
            yield tell("morning", "ERR-02", who=Who(seat))
        yield from _errand(state, seat)
        state.step += 1
        if state.step == state.options.errands:
            state.step, state.turn = 0, state.turn + 1

    def goes_on(self, state: ErrandsState) -> bool:
        return state.step > 0

    def result(self, state: ErrandsState) -> Result | None:
        if state.turn < len(state.points):
            return None
        best = max(state.points)
        winners = tuple(seat for seat, points in enumerate(state.points) if points == best)
        return Result(winners, say("end-most-points", points=best), "ERR-04", tuple(state.points))

    def view(self, state: ErrandsState, seat: int | None) -> Board:
        purses = [
            Zone(f"points-{owner + 1}", "text", owner=owner, facts={"points": points})
            for owner, points in enumerate(state.points)
        ]
        return Board(seat, state.turn, (stack("stock", state.stock), Zone("row", "row", face_up(state.row)), *purses))

    def guess(self, state: ErrandsState, seat: int, chance: Chance, known: frozenset[str]) -> None:
        piles.deal_anew([state.stock], lambda good: good not in known, chance)

    def inventory(self, state: ErrandsState) -> Mapping[str, int]:
        piles.check([state.stock, state.row], GOODS)
        return {"seats": len(state.points)}


def _errand(state: ErrandsState, seat: int) -> Rules[None]:
    """A good from the row; it goes under the stock, and the next one is laid out."""
    good = yield from choose(seat, "fetch", state.row, rule="ERR-03", piece=str)
    piles.move(good, state.row, state.stock)
    learn(state.memory, [good], range(len(state.points)))
    state.points[seat] += GOODS.index(good) % 4
    yield tell("fetch", "ERR-03", (Move(good, "row", "stock"),), who=Who(seat), good=good)
    laid = piles.draw(state.stock, state.row)
    yield reveal("lay-out", "ERR-03", (), (Move(str(laid), "stock", "row"),), good=str(laid))


GAME = Errands()
