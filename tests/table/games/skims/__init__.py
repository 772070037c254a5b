"""Skims: a game for the tests of the table. It asks in all six ways, hides cards, and needs no physics.

What one may take back is known beforehand: within a turn chance is silent until the wave, and nothing is revealed
unless somebody fishes or lays cards open.
"""

import math
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from flick.table import piles
from flick.table.board import Board, Piece, Zone, hand, stack
from flick.table.chance import Chance
from flick.table.game import Game, Result, State
from flick.table.rules import (
    Aim,
    Rules,
    Verdict,
    amount,
    choose,
    choose_many,
    confirm,
    flick,
    place,
    reveal,
    tell,
    whisper,
)
from flick.table.sayings import Who, say

FISH: tuple[str, ...] = ("bream", "carp", "dace", "eel", "ide", "perch", "roach", "ruffe", "tench")
SPEEDS = (100.0, 1500.0)


class Skim(msgspec.Struct, frozen=True):
    """How a stone went over the water: how often it touched it, and where it sank."""

    hops: int
    rest: tuple[float, float]


class SkimsOptions(msgspec.Struct, frozen=True):
    """Turns for each seat."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=20)] = 3


class SkimsState(State, kw_only=True):
    """The whole table; ``stones`` says where each seat's stone sank, ``bank`` on which bank the turn is played."""

    options: SkimsOptions
    deck: list[str]
    hands: list[list[str]]
    shown: list[str]
    points: list[int]
    stones: dict[str, tuple[float, float]]
    bank: str = "north"
    turn: int = 0
    given_up: int | None = None


class Skims(Game[SkimsState, SkimsOptions]):
    """The game."""

    id = "skims"
    version = 1
    seats = (1, 3)
    Options = SkimsOptions
    State = SkimsState

    def start(self, options: SkimsOptions, seats: int, chance: Chance) -> SkimsState:
        deck = chance.shuffle("deck", FISH)
        hands: list[list[str]] = [[] for _ in range(seats)]
        for held in hands:
            piles.deal(deck, held, 2)
        return SkimsState(
            luck=chance.luck, options=options, deck=deck, hands=hands, shown=[], points=[0] * seats, stones={}
        )

    def turn(self, state: SkimsState, chance: Chance) -> Rules[None]:
        seat = state.turn % len(state.hands)
        far = {"walk island": Verdict(False, say("refused-no-bridge"), "SKM-01")}
        state.bank = yield from choose(seat, "walk", ["north", "south"], rule="SKM-01", bars=lambda: far)
        yield tell("walk", "SKM-01", who=Who(seat), bank=state.bank)
        stake = yield from amount(seat, "stake", 1, 5, rule="SKM-02")
        if (yield from confirm(seat, "fish", rule="SKM-03")):
            yield from _fish(state, seat)
        if state.hands[seat]:
            yield from _show(state, seat)
        yield from _throw(state, seat, stake)
        yield from confirm(seat, "cheer", rule="SKM-07")
        wave = chance.roll("wave", 6)
        yield tell("wave", "SKM-07", height=wave)
        if wave == 6:
            state.points[seat] = 0
        state.turn += 1

    def result(self, state: SkimsState) -> Result | None:
        scores = tuple(state.points)
        if state.given_up is not None:
            others = tuple(seat for seat in range(len(state.hands)) if seat != state.given_up)
            return Result(others, say("end-given-up"), "SKM-08", scores)
        if state.turn < state.options.rounds * len(state.hands):
            return None
        winners = tuple(seat for seat, points in enumerate(scores) if points == max(scores))
        return Result(winners, say("end-most"), "SKM-08", scores)

    def resign(self, state: SkimsState, seat: int) -> Result | None:
        state.given_up = seat
        return self.result(state)

    def view(self, state: SkimsState, seat: int | None) -> Board:
        hands = [hand(f"hand-{owner + 1}", held, owner, seat) for owner, held in enumerate(state.hands)]
        stones = tuple(Piece(name, face="stone", at=at) for name, at in sorted(state.stones.items()))
        shown = Zone("shown", "row", tuple(Piece(card, face=card) for card in state.shown))
        points = Zone("points", "text", facts={f"seat-{k + 1}": points for k, points in enumerate(state.points)})
        return Board(
            seat, state.turn, (stack("deck", state.deck), shown, points, Zone("pond", "board", stones), *hands)
        )

    def guess(self, state: SkimsState, seat: int, chance: Chance, known: frozenset[str]) -> None:
        own = state.hands[seat]
        others = [held for held in state.hands if held is not own]
        piles.deal_anew([state.deck, *others], lambda card: card not in known, chance)

    def inventory(self, state: SkimsState) -> Mapping[str, int]:
        piles.check([state.deck, state.shown, *state.hands], FISH)
        return {"seats": len(state.points)}


def _fish(state: SkimsState, seat: int) -> Rules[None]:
    card = piles.draw(state.deck, state.hands[seat])
    if card is not None:
        yield whisper("fish", "SKM-03", [seat], {"card": card}, who=Who(seat))


def _show(state: SkimsState, seat: int) -> Rules[None]:
    shown = yield from choose_many(seat, "show", state.hands[seat], 0, 2, rule="SKM-04", piece=str)
    for card in shown:
        piles.move(card, state.hands[seat], state.shown)
        yield reveal("show", "SKM-04", who=Who(seat), card=card)


def _throw(state: SkimsState, seat: int, stake: int) -> Rules[None]:
    x, y = yield from place(seat, "stone", _refuse, [(10.0, 50.0), (20.0, 50.0)], rule="SKM-05")

    def resolve(aim: Aim) -> Skim:
        way = aim.speed / 10 + aim.spin
        return Skim(int(aim.speed // 200), (x + way * math.cos(aim.angle), y + way * math.sin(aim.angle)))

    _, skim = yield from flick(seat, ["stone"], resolve, Skim, rule="SKM-06", speeds=SPEEDS, spin=True)
    state.stones[f"stone-{seat + 1}"] = skim.rest
    state.points[seat] += skim.hops * stake
    yield tell("skim", "SKM-06", who=Who(seat), hops=skim.hops)


def _refuse(x: float, y: float) -> Verdict | None:
    on_bank: Any = 0 <= x <= 40 and 0 <= y <= 100
    return None if on_bank else Verdict(False, say("refused-in-water"), "SKM-05")


GAME = Skims()
