"""Bowls: a game for the tests of the table, of choices that may be declined and of answers beside a flick.

A turn: give a card away for a point, or none; roll a bowl, or play one more card first, as often as there are cards;
roll it once more, or leave that.
"""

import math
from collections.abc import Callable, Mapping

import msgspec

from flick.table import piles
from flick.table.board import Board, Piece, Zone, hand, stack
from flick.table.chance import Chance
from flick.table.game import Game, NoOptions, Result, State
from flick.table.rules import Aim, Choose, Rules, Verdict, choose_or_not, flick, flick_or_choose, reveal, tell
from flick.table.sayings import Who, say

CARDS: tuple[str, ...] = ("ash", "beech", "cedar", "elm", "larch", "maple", "oak", "pine", "yew")
HAND = 2
SPEEDS = (100.0, 1500.0)


class Roll(msgspec.Struct, frozen=True):
    """Where the bowl stops, in mm from where it began."""

    rest: tuple[float, float]


class BowlsState(State, kw_only=True):
    """The whole table. ``bowls`` says where each seat's bowl lies."""

    deck: list[str]
    hands: list[list[str]]
    gone: list[str]
    points: list[int]
    bowls: list[tuple[float, float]]
    turn: int = 0


class Bowls(Game[BowlsState, NoOptions]):
    """The game."""

    id = "bowls"
    version = 1
    seats = (1, 3)
    State = BowlsState

    def start(self, options: NoOptions, seats: int, chance: Chance) -> BowlsState:
        deck = chance.shuffle("deck", CARDS)
        hands: list[list[str]] = [[] for _ in range(seats)]
        for held in hands:
            piles.deal(deck, held, HAND)
        return BowlsState(
            luck=chance.luck, deck=deck, hands=hands, gone=[], points=[0] * seats, bowls=[(0.0, 0.0)] * seats
        )

    def turn(self, state: BowlsState, chance: Chance) -> Rules[None]:
        seat = state.turn % len(state.hands)
        held = state.hands[seat]
        if held:
            given = yield from choose_or_not(
                seat, "give", held, rule="BWL-1", piece=str, bars=lambda: _barred(state, seat), facts={"worth": 1}
            )
            if given is not None:
                yield from _lay(state, seat, given, "give")
        while (played := (yield from _roll_or_play(state, seat))) is not None:
            yield from _lay(state, seat, played, "play")
        again = Choose(seat=seat, verb="leave", rule="BWL-3", things=(), decline="enough")
        rolled = yield from flick_or_choose(
            seat, ["bowl"], _rolled(state, seat), Roll, again, rule="BWL-3", speeds=SPEEDS, question="again"
        )
        if not isinstance(rolled, int):
            state.bowls[seat] = rolled[1].rest
            yield tell("roll", "BWL-3", who=Who(seat))
        state.turn += 1

    def result(self, state: BowlsState) -> Result | None:
        if state.turn < 2 * len(state.hands):
            return None
        scores = tuple(state.points)
        winners = tuple(seat for seat, points in enumerate(scores) if points == max(scores))
        return Result(winners, say("end-most"), "BWL-4", scores)

    def view(self, state: BowlsState, seat: int | None) -> Board:
        hands = [hand(f"hand-{owner + 1}", held, owner, seat) for owner, held in enumerate(state.hands)]
        bowls = tuple(Piece(f"bowl-{k + 1}", face="bowl", at=(*at, 0.0)) for k, at in enumerate(state.bowls))
        gone = Zone("gone", "row", tuple(Piece(card, face=card) for card in state.gone))
        return Board(seat, state.turn, (stack("deck", state.deck), gone, Zone("green", "board", bowls), *hands))

    def guess(self, state: BowlsState, seat: int, chance: Chance, known: frozenset[str]) -> None:
        own = state.hands[seat]
        others = [held for held in state.hands if held is not own]
        piles.deal_anew([state.deck, *others], lambda card: card not in known, chance)

    def inventory(self, state: BowlsState) -> Mapping[str, int]:
        piles.check([state.deck, state.gone, *state.hands], CARDS)
        return {"seats": len(state.points)}


def _roll_or_play(state: BowlsState, seat: int) -> Rules[str | None]:
    """The card that is played first, or ``None`` when the bowl has rolled."""
    held, roll = state.hands[seat], _rolled(state, seat)
    if not held:
        _, outcome = yield from flick(seat, ["bowl"], roll, Roll, rule="BWL-2", speeds=SPEEDS)
    else:
        beside = Choose(seat=seat, verb="play", rule="BWL-2", things=tuple(held), piece=str)
        answer = yield from flick_or_choose(seat, ["bowl"], roll, Roll, beside, rule="BWL-2", speeds=SPEEDS)
        if isinstance(answer, int):
            return held[answer]
        outcome = answer[1]
    state.bowls[seat] = outcome.rest
    yield tell("roll", "BWL-2", who=Who(seat))
    return None


def _lay(state: BowlsState, seat: int, card: str, kind: str) -> Rules[None]:
    piles.move(card, state.hands[seat], state.gone)
    state.points[seat] += 1
    yield reveal(kind, "BWL-1", who=Who(seat), card=card)


def _rolled(state: BowlsState, seat: int) -> Callable[[Aim], Roll]:
    """Plays a roll out."""
    x, y = state.bowls[seat]

    def resolve(aim: Aim) -> Roll:
        way = aim.speed / 10
        return Roll((round(x + way * math.cos(aim.angle), 3), round(y + way * math.sin(aim.angle), 3)))

    return resolve


def _barred(state: BowlsState, seat: int) -> dict[str, Verdict]:
    return {
        f"give {card}": Verdict(False, say("refused-not-held", card=card), "BWL-1")
        for card in CARDS
        if card not in state.hands[seat]
    }


GAME = Bowls()
