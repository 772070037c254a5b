"""Masks: a small game of secret choices. Cards are offered unseen, and one is laid face down, to be doubted or not."""

from collections.abc import Mapping

import msgspec

from flick.table import piles
from flick.table.board import Board, Piece, Zone, hand, stack
from flick.table.chance import Chance
from flick.table.game import Game, NoOptions, Result, State
from flick.table.moves import Move
from flick.table.rules import Rules, choose, confirm, reveal, tell, whisper
from flick.table.sayings import Who, say
from flick.table.sealed import sealed

CARDS: tuple[str, ...] = (
    *("moth", "toad", "crow", "hare", "owl", "swan", "fox", "lynx", "boar", "stag", "wolf", "bear"),
    *("ant", "bee", "mole", "rat", "duck", "cat", "goat", "dog", "bull", "shark", "tiger", "whale"),
)
"""Each dozen from the weakest to the strongest; the first of two equals is the stronger one."""
HAND = 3
TRUE = 7
"""A mask of at least so much is no lie."""


class MasksState(State, kw_only=True):
    """The whole table. ``masks`` lie face down before each seat, ``laid`` is the one that may be doubted now."""

    deck: list[str]
    hands: list[list[str]]
    won: list[list[str]]
    masks: list[list[str]]
    laid: list[str] = msgspec.field(default_factory=list)
    turn: int = 0


def worth(card: str) -> int:
    return 1 + CARDS.index(card) % 12


class Masks(Game[MasksState, NoOptions]):
    """The game."""

    id = "masks"
    version = 1
    seats = (2, 4)
    State = MasksState

    def start(self, options: NoOptions, seats: int, chance: Chance) -> MasksState:
        deck = chance.shuffle("deck", CARDS)
        hands: list[list[str]] = [[] for _ in range(seats)]
        for held in hands:
            piles.deal(deck, held, HAND)
        return MasksState(luck=chance.luck, deck=deck, hands=hands, won=[[] for _ in hands], masks=[[] for _ in hands])

    def turn(self, state: MasksState, chance: Chance) -> Rules[None]:
        offers = yield from sealed({seat: _offer(state, seat) for seat in _holding(state)})
        for seat, card in offers.items():
            yield reveal("offer", "MSK-02", who=Who(seat), card=card, worth=worth(card))
        best = max(offers, key=lambda seat: (worth(offers[seat]), -CARDS.index(offers[seat])))
        for seat, card in offers.items():
            piles.move(card, state.hands[seat], state.won[best])
        moves = tuple(Move(card, f"hand-{seat + 1}", f"won-{best + 1}") for seat, card in offers.items())
        yield tell("take", "MSK-03", moves, who=Who(best), cards=len(offers))
        if state.hands[best]:
            yield from _mask(state, best)
        for seat, held in enumerate(state.hands):
            if (card := piles.draw(state.deck, held)) is not None:
                moves = (Move(card, "deck", f"hand-{seat + 1}"),)
                yield whisper("draw", "MSK-06", [seat], {"card": card}, moves, who=Who(seat))
        state.turn += 1

    def result(self, state: MasksState) -> Result | None:
        if len(_holding(state)) > 1:
            return None
        scores = tuple(len(won) + len(masks) for won, masks in zip(state.won, state.masks, strict=True))
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Result(winners, say("end-most-cards", cards=max(scores)), "MSK-07", scores)

    def view(self, state: MasksState, seat: int | None) -> Board:
        hands = [hand(f"hand-{owner + 1}", held, owner, seat) for owner, held in enumerate(state.hands)]
        masks = [hand(f"masks-{owner + 1}", held, owner, seat) for owner, held in enumerate(state.masks)]
        won = [
            Zone(f"won-{owner + 1}", "row", tuple(Piece(card, face=card) for card in held), owner=owner)
            for owner, held in enumerate(state.won)
        ]
        return Board(seat, state.turn, (stack("deck", state.deck), stack("laid", state.laid), *won, *masks, *hands))

    def guess(self, state: MasksState, seat: int, chance: Chance, known: frozenset[str]) -> None:
        others = [other for other in range(len(state.hands)) if other != seat]
        unseen = [piles_of[other] for piles_of in (state.hands, state.masks) for other in others]
        piles.deal_anew([state.deck, *unseen], lambda card: card not in known, chance)

    def inventory(self, state: MasksState) -> Mapping[str, int]:
        piles.check([state.deck, state.laid, *state.hands, *state.won, *state.masks], CARDS)
        return {"seats": len(state.hands)}


def _holding(state: MasksState) -> list[int]:
    return [seat for seat, held in enumerate(state.hands) if held]


def _offer(state: MasksState, seat: int) -> Rules[str]:
    return choose(seat, "offer", state.hands[seat], rule="MSK-02", piece=str)


def _mask(state: MasksState, seat: int) -> Rules[None]:
    """One more card, face down, that the next seat may doubt."""
    card = yield from choose(seat, "mask", state.hands[seat], rule="MSK-04", piece=str, secret=True)
    piles.move(card, state.hands[seat], state.laid)
    yield whisper("mask", "MSK-04", [seat], {"card": card}, (Move(card, f"hand-{seat + 1}", "laid"),), who=Who(seat))
    other = (seat + 1) % len(state.hands)
    if (yield from confirm(other, "doubt", rule="MSK-05", whom=Who(seat))):
        yield reveal("unmask", "MSK-05", who=Who(seat), card=card, worth=worth(card))
        gains = seat if worth(card) >= TRUE else other
        piles.move(card, state.laid, state.won[gains])
        yield tell("take", "MSK-05", (Move(card, "laid", f"won-{gains + 1}"),), who=Who(gains), cards=1)
    else:
        piles.move(card, state.laid, state.masks[seat])
        moves = (Move(card, "laid", f"masks-{seat + 1}"),)
        yield whisper("believe", "MSK-05", [seat], {"card": card}, moves, who=Who(other))


GAME = Masks()
