"""Shells: a tiny game that uses every part of the table, and shows that a game is one folder."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal

import msgspec

from flick.arena.flick import simulate
from flick.arena.layout import BadLayout, Layout, Pawn, Physics, Table, check
from flick.arena.outcome import Outcome
from flick.arena.shot import BadShot, aimed
from flick.table import content, piles
from flick.table.board import Board, Piece, Zone, hand, stack
from flick.table.chance import Chance
from flick.table.game import Game, Result, State
from flick.table.moves import NOWHERE, Move, each
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
from flick.table.sayings import Refused, Who, say

HAND = 3
SPEEDS = (140.0, 2400.0)
SHELL = 15.0
PEBBLES = {"pebble-1": (180.0, 60.0), "pebble-2": (220.0, 100.0), "pebble-3": (180.0, 140.0)}


class Card(msgspec.Struct, frozen=True):
    """A card of the deck: the die must show at least ``worth``."""

    id: str
    worth: Annotated[int, msgspec.Meta(ge=1, le=6, description="expected-worth")]


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: list[Card]


class ShellsOptions(msgspec.Struct, frozen=True):
    """Pearls that everybody starts with, whether shells are flicked, the kind of edge, turns for each seat."""

    pearls: Annotated[int, msgspec.Meta(ge=1, le=6)] = 3
    flicks: bool = True
    edge: Literal["mat", "walls"] = "mat"
    rounds: Annotated[int, msgspec.Meta(ge=1, le=20)] = 6


class ShellsState(State, kw_only=True):
    """The whole table. ``pearls`` counts each seat's, ``poses`` says where the pebbles lie (mm, radians)."""

    options: ShellsOptions
    deck: list[str]
    hands: list[list[str]]
    discard: list[str]
    played: list[str]
    pearls: list[int]
    bank: int
    poses: dict[str, tuple[float, float, float]]
    shell: tuple[float, float] | None = None
    turn: int = 0
    given_up: int | None = None


@cache
def cards() -> dict[str, Card]:
    """The deck by ID, as ``cards.yaml`` has it."""
    return {card.id: card for card in content.load(Path(__file__).parent / "cards.yaml", Cards).cards}


class Shells(Game[ShellsState, ShellsOptions]):
    """The game."""

    id = "shells"
    version = 1
    seats = (2, 4)
    content_kinds: ClassVar[Mapping[str, type[Any]]] = {"cards.yaml": Cards}
    Options = ShellsOptions
    State = ShellsState

    def start(self, options: ShellsOptions, seats: int, chance: Chance) -> ShellsState:
        deck = chance.shuffle("deck", cards())
        hands: list[list[str]] = [[] for _ in range(seats)]
        for held in hands:
            piles.deal(deck, held, HAND)
        return ShellsState(
            luck=chance.luck,
            options=options,
            deck=deck,
            hands=hands,
            discard=[],
            played=[],
            pearls=[options.pearls] * seats,
            bank=24 - options.pearls * seats,
            poses={name: (x, y, 0.0) for name, (x, y) in PEBBLES.items()},
        )

    def turn(self, state: ShellsState, chance: Chance) -> Rules[None]:
        seat = state.turn % len(state.hands)
        yield from _draw(state, seat, chance)
        card = yield from choose(
            seat, "play", state.hands[seat], rule="SHL-03", piece=str, bars=lambda: _barred(state, seat)
        )
        piles.move(card, state.hands[seat], state.played)
        yield reveal("play", "SHL-03", (), (Move(card, f"hand-{seat + 1}", "table"),), who=Who(seat), card=card)
        stake = yield from amount(seat, "bet", 0, min(3, state.pearls[seat]), rule="SHL-04")
        roll = chance.roll("die", 6)
        yield tell("roll", "SHL-05", who=Who(seat), roll=roll, worth=cards()[card].worth)
        if roll >= cards()[card].worth:
            yield from _win(state, seat, min(stake, state.bank), "SHL-05")
            if state.options.flicks and (yield from confirm(seat, "shoot", rule="SHL-06")):
                yield from _shoot(state, seat)
        else:
            state.pearls[seat] -= stake
            state.bank += stake
            moves = (Move("pearls", f"pearls-{seat + 1}", "bank", stake),)
            yield tell("lose", "SHL-05", moves, who=Who(seat), pearls=stake)
        piles.move_all(state.played, state.discard)
        yield tell("put-away", "SHL-05", (Move(card, "table", "discard"),), card=card)
        yield from _swap(state, seat, chance)
        state.turn += 1

    def result(self, state: ShellsState) -> Result | None:
        if state.given_up is not None:
            others = tuple(seat for seat in range(len(state.hands)) if seat != state.given_up)
            return Result(others, say("end-given-up", who=Who(state.given_up)), "SHL-10", tuple(state.pearls))
        over = state.turn >= state.options.rounds * len(state.hands)
        if not over and state.bank > 0 and all(state.hands):
            return None
        best = max(state.pearls)
        winners = tuple(seat for seat, pearls in enumerate(state.pearls) if pearls == best)
        tied = len(winners) == len(state.pearls)
        reason = "end-draw" if tied else "end-most-pearls"
        return Result(() if tied else winners, say(reason, pearls=best), "SHL-09", tuple(state.pearls))

    def resign(self, state: ShellsState, seat: int) -> Result | None:
        state.given_up = seat
        return self.result(state)

    def view(self, state: ShellsState, seat: int | None) -> Board:
        hands = [hand(f"hand-{owner + 1}", held, owner, seat) for owner, held in enumerate(state.hands)]
        shore = Zone(
            "shore",
            "arena",
            tuple(Piece(name, face=name, at=pawn.pose) for name, pawn in _layout(state).pawns.items()),
            layout=_layout(state),
        )
        purses = [
            Zone(f"pearls-{owner + 1}", "text", owner=owner, facts={"pearls": pearls})
            for owner, pearls in enumerate(state.pearls)
        ]
        bank = Zone("bank", "text", facts={"pearls": state.bank})
        deck, discard = stack("deck", state.deck), stack("discard", state.discard, open_top=True)
        table = Zone("table", "row", tuple(Piece(card, face=card) for card in state.played))
        return Board(seat, state.turn, (shore, table, deck, discard, bank, *purses, *hands))

    def guess(self, state: ShellsState, seat: int, chance: Chance, known: frozenset[str]) -> None:
        own = set(state.hands[seat])
        others = [held for owner, held in enumerate(state.hands) if owner != seat]
        piles.deal_anew([state.deck, *others], lambda card: card not in known and card not in own, chance)

    def inventory(self, state: ShellsState) -> Mapping[str, int]:
        piles.check([state.deck, *state.hands, state.discard, state.played], cards())
        return {"pearls": sum(state.pearls) + state.bank, "pebbles": len(state.poses)}


def _draw(state: ShellsState, seat: int, chance: Chance) -> Rules[None]:
    if not state.deck and state.discard:
        moves = each(state.discard, "discard", "deck")
        piles.move_all(state.discard, state.deck)
        piles.shuffle(state.deck, chance, "deck")
        yield tell("reshuffle", "SHL-02", moves, cards=len(state.deck))
    card = piles.draw(state.deck, state.hands[seat])
    if card is not None:
        moves = (Move(card, "deck", f"hand-{seat + 1}"),)
        yield whisper("draw", "SHL-02", [seat], {"card": card}, moves, who=Who(seat))


def _barred(state: ShellsState, seat: int) -> dict[str, Verdict]:
    held = state.hands[seat]
    return {
        f"play {card}": Verdict(False, say("refused-not-held", card=card), "SHL-03")
        for card in cards()
        if card not in held
    }


def _win(state: ShellsState, seat: int, pearls: int, rule: str) -> Rules[None]:
    state.bank -= pearls
    state.pearls[seat] += pearls
    yield tell("win", rule, (Move("pearls", "bank", f"pearls-{seat + 1}", pearls),), who=Who(seat), pearls=pearls)


def _shoot(state: ShellsState, seat: int) -> Rules[None]:
    def refuse(x: float, y: float) -> Verdict | None:
        if not (SHELL / 2 <= x <= 40 and SHELL / 2 <= y <= 200 - SHELL / 2):
            return Verdict(False, say("refused-not-on-shore"), "SHL-07")
        try:
            check(_layout(state).adding("shell", Pawn(x, y, 0.0, SHELL)))
        except BadLayout as bad:
            return Verdict(False, say(bad.reason, **bad.facts), "SHL-07")
        return None

    spots = [(20.0, y) for y in (40.0, 100.0, 160.0) if refuse(20.0, y) is None]
    if not spots:
        return
    state.shell = yield from place(seat, "shell", refuse, spots, rule="SHL-07")
    yield tell("laid", "SHL-07", (Move("shell", NOWHERE, "shore"),), who=Who(seat))
    layout = _layout(state)

    def resolve(aim: Aim) -> Outcome:
        try:
            return simulate(layout, aimed(layout, aim.pawn, aim.angle, aim.speed, aim.spin, aim.offset, SPEEDS[1]))
        except BadShot as bad:
            raise Refused(say(bad.reason, **bad.facts), "SHL-07") from None

    _, outcome = yield from flick(seat, ["shell"], resolve, Outcome, rule="SHL-07", speeds=SPEEDS, spin=True)
    state.shell = None
    touched = [name for name in PEBBLES if any(contact.other("shell") == name for contact in outcome.contacts)]
    for departure in outcome.left:
        yield tell("washed-away", "SHL-08", piece=departure.pawn)
    for name in state.poses:
        state.poses[name] = outcome.rest.get(name, (*PEBBLES[name], 0.0))
    _apart(state)
    yield tell("struck", "SHL-07", (Move("shell", "shore", NOWHERE),), who=Who(seat), pebbles=len(touched))
    yield from _win(state, seat, min(len(touched), state.bank), "SHL-07")


def _apart(state: ShellsState) -> None:
    """Should a pebble that was washed away come back on top of another, all lie again where they began (SHL-08)."""
    try:
        check(_layout(state))
    except BadLayout:
        state.poses = {name: (x, y, 0.0) for name, (x, y) in PEBBLES.items()}


def _swap(state: ShellsState, seat: int, chance: Chance) -> Rules[None]:
    held = state.hands[seat]
    if not held or not state.deck:
        return
    gone = yield from choose_many(seat, "swap", held, 0, min(2, len(state.deck)), rule="SHL-08", piece=str)
    for card in gone:
        piles.move(card, held, state.discard)
        yield reveal("swap", "SHL-08", (), (Move(card, f"hand-{seat + 1}", "discard"),), who=Who(seat), card=card)
    for _ in gone:
        yield from _draw(state, seat, chance)


def _layout(state: ShellsState) -> Layout:
    pebbles = {name: Pawn(x, y, angle, 30.0) for name, (x, y, angle) in state.poses.items()}
    if state.shell is not None:
        pebbles["shell"] = Pawn(*state.shell, diameter=SHELL)
    return Layout(Table(300, 200, state.options.edge), pebbles, Physics())


GAME = Shells()
