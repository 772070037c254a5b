"""Bazaar: a small game of ways, reactions and deals. Wares are fetched from stalls, thieves and guards are played in
other people's turns, and neighbours trade what they have."""

from collections.abc import Mapping, Sequence
from functools import cache, partial

from flick.maps.graph import Cell, Graph, links_of
from flick.maps.search import Links, path_cost, reach, shortest_path
from flick.table import piles
from flick.table.board import Board, Piece, Zone, face_up, hand, stack
from flick.table.chance import Chance
from flick.table.decisions import Choose, Deal, Goods
from flick.table.game import Game, NoOptions, Result, State
from flick.table.moves import Move
from flick.table.offers import bargain, exchange
from flick.table.rules import Rules, Verdict, confirm, reveal, tell, walk, whisper
from flick.table.sayings import Say, Who, say
from flick.table.windows import PASS_TURN, PASS_UNTIL_ME, Hush, reaction, window

MARKET = Graph(
    cells={
        "gate": Cell((0, 1)),
        "well": Cell((1, 1)),
        "weaver": Cell((1, 2)),
        "smith": Cell((1, 0)),
        "jeweller": Cell((2, 2)),
        "cook": Cell((2, 1)),
        "potter": Cell((2, 0)),
        "inn": Cell((3, 1)),
    },
    links=(
        ("gate", "well"),
        ("well", "weaver"),
        ("well", "smith"),
        ("well", "cook"),
        ("weaver", "jeweller"),
        ("smith", "potter"),
        ("cook", "jeweller"),
        ("cook", "inn"),
        ("potter", "inn"),
    ),
)
WARES: Mapping[str, tuple[str, ...]] = {
    "weaver": ("shawl", "carpet"),
    "smith": ("kettle", "lamp"),
    "jeweller": ("ring", "crown"),
    "cook": ("figs", "honey"),
    "potter": ("bowl", "vase"),
    "inn": ("wine", "tea"),
}
WORTH: Mapping[str, int] = {
    name: 3 + index % 5 for index, name in enumerate(name for stall in WARES.values() for name in stall)
}
TRICKS: tuple[str, ...] = (*(f"thief#{n}" for n in range(1, 7)), *(f"guard#{n}" for n in range(1, 7)))
STEPS, PRICE, PURSE, HAND, ROUNDS = 3, 2, 6, 2, 4
COINS = "coins"


class BazaarState(State, kw_only=True):
    """The whole table. ``stalls`` hold wares, the first on top; ``stolen`` says who has the ware that is fought for."""

    at: list[str]
    stalls: dict[str, list[str]]
    wares: list[list[str]]
    coins: list[int]
    bank: int
    deck: list[str]
    hands: list[list[str]]
    gone: list[str]
    hush: Hush
    holder: int = 0
    turn: int = 0


class Bazaar(Game[BazaarState, NoOptions]):
    """The game."""

    id = "bazaar"
    version = 1
    seats = (2, 4)
    State = BazaarState

    def start(self, options: NoOptions, seats: int, chance: Chance) -> BazaarState:
        deck = chance.shuffle("deck", TRICKS)
        hands: list[list[str]] = [[] for _ in range(seats)]
        for held in hands:
            piles.deal(deck, held, HAND)
        return BazaarState(
            luck=chance.luck,
            at=["gate"] * seats,
            stalls={stall: list(wares) for stall, wares in WARES.items()},
            wares=[[] for _ in hands],
            coins=[PURSE] * seats,
            bank=0,
            deck=deck,
            hands=hands,
            gone=[],
            hush=Hush(),
        )

    def turn(self, state: BazaarState, chance: Chance) -> Rules[None]:
        state.hush.begin_turn()
        seat = state.turn % len(state.hands)
        yield from _walk(state, seat)
        stall = state.stalls.get(state.at[seat])
        if stall and state.coins[seat] >= PRICE and (yield from confirm(seat, "buy", rule="BAZ-03", ware=stall[0])):
            yield from _buy(state, seat, stall)
        yield from _trade(state, seat, (seat + 1) % len(state.hands))
        if (card := piles.draw(state.deck, state.hands[seat])) is not None:
            moves = (Move(card, "deck", f"hand-{seat + 1}"),)
            yield whisper("draw", "BAZ-07", [seat], {"card": card}, moves, who=Who(seat))
        state.turn += 1

    def result(self, state: BazaarState) -> Result | None:
        if state.turn < ROUNDS * len(state.hands):
            return None
        scores = tuple(self._score(state, seat) for seat in range(len(state.hands)))
        best = max(scores)
        winners = tuple(seat for seat, score in enumerate(scores) if score == best)
        return Result(winners, say("end-richest", worth=best), "BAZ-08", scores)

    def _score(self, state: BazaarState, seat: int) -> int:
        return state.coins[seat] + sum(WORTH[ware] for ware in state.wares[seat])

    def view(self, state: BazaarState, seat: int | None) -> Board:
        stalls = tuple(
            Piece(name, face=name, at=cell.at, told=_top(state, name)) for name, cell in MARKET.cells.items()
        )
        hands = [hand(f"hand-{owner + 1}", held, owner, seat) for owner, held in enumerate(state.hands)]
        own = [
            Zone(f"wares-{owner + 1}", "row", face_up(wares), owner=owner, facts={COINS: coins, "at": state.at[owner]})
            for owner, (wares, coins) in enumerate(zip(state.wares, state.coins, strict=True))
        ]
        gone = Zone("gone", "row", face_up(state.gone))
        bank = Zone("bank", "text", facts={COINS: state.bank})
        return Board(
            seat, state.turn, (Zone("market", "board", stalls), stack("deck", state.deck), gone, bank, *own, *hands)
        )

    def guess(self, state: BazaarState, seat: int, chance: Chance, known: frozenset[str]) -> None:
        others = [held for owner, held in enumerate(state.hands) if owner != seat]
        piles.deal_anew([state.deck, *others], lambda card: card not in known, chance)

    def inventory(self, state: BazaarState) -> Mapping[str, int]:
        piles.check([state.deck, state.gone, *state.hands], TRICKS)
        piles.check([*state.stalls.values(), *state.wares], WORTH)
        return {COINS: sum(state.coins) + state.bank}


@cache
def links() -> Links:
    return links_of(MARKET)


def _top(state: BazaarState, stall: str) -> Say | None:
    wares = state.stalls.get(stall)
    return say("told-ware", ware=wares[0]) if wares else None


def _walk(state: BazaarState, seat: int) -> Rules[None]:
    """Up to three steps, told as one way (BAZ-02)."""
    start = state.at[seat]

    def ways() -> dict[str, Sequence[str]]:
        goals = [cell for cell in reach(links(), start, STEPS) if cell != start]
        return {goal: shortest_path(links(), start, goal) or [] for goal in goals}

    def refuse(way: Sequence[str]) -> Verdict | None:
        spent = path_cost(links(), start, way)
        if spent is None:
            return Verdict(False, say("refused-no-way", way=" ".join(way)), "BAZ-02")
        return Verdict(False, say("refused-too-far", most=STEPS), "BAZ-02") if spent > STEPS else None

    way = yield from walk(seat, f"trader-{seat + 1}", start, ways, refuse, rule="BAZ-02", decline="stay")
    for cell in way:
        moves = (Move(f"trader-{seat + 1}", state.at[seat], cell),)
        state.at[seat] = cell
        yield tell("walk", "BAZ-02", moves, who=Who(seat), cell=cell)


def _buy(state: BazaarState, seat: int, stall: list[str]) -> Rules[None]:
    """A ware for two coins; then thieves and guards (BAZ-03 to BAZ-05)."""
    ware = piles.draw(stall, state.wares[seat])
    assert ware is not None
    state.coins[seat] -= PRICE
    state.bank += PRICE
    state.holder = seat
    moves = (Move(ware, state.at[seat], f"wares-{seat + 1}"), Move(COINS, f"wares-{seat + 1}", "bank", PRICE))
    yield tell("buy", "BAZ-03", moves, who=Who(seat), ware=ware)
    count = len(state.hands)
    order = [(seat + step) % count for step in range(1, count + 1)]
    yield from window(order, partial(_tricks, state, seat), partial(_trick, state, seat, ware), state.hush, [seat])


def _tricks(state: BazaarState, buyer: int, seat: int) -> Choose | None:
    """What a seat may play now: a thief while the buyer has the ware, a guard of the buyer while another has it.
    Whoever holds any trick is asked, for nobody may know which (BAZ-04, BAZ-05)."""
    has_it = state.holder == buyer
    kind = "guard" if seat == buyer and not has_it else "thief" if seat != buyer and has_it else ""
    if not state.hands[seat] or not kind:
        return None
    fitting = [card for card in state.hands[seat] if card.startswith(kind)]
    passes = (PASS_TURN,) if seat == buyer else (PASS_TURN, PASS_UNTIL_ME)
    return reaction(seat, "react", fitting, rule="BAZ-04", passes=passes, piece=str)


def _trick(state: BazaarState, buyer: int, ware: str, seat: int, card: str) -> Rules[bool]:
    """A thief takes the ware, a guard brings it back; then all may react to that."""
    piles.move(card, state.hands[seat], state.gone)
    yield reveal("react", "BAZ-04", (), (Move(card, f"hand-{seat + 1}", "gone"),), who=Who(seat), card=card)
    before, state.holder = state.holder, seat
    piles.move(ware, state.wares[before], state.wares[seat])
    moves = (Move(ware, f"wares-{before + 1}", f"wares-{seat + 1}"),)
    yield tell("seize", "BAZ-05", moves, who=Who(seat), ware=ware)
    return True


def _trade(state: BazaarState, seat: int, partner: int) -> Rules[None]:
    """A deal with the neighbour on the left, if the two agree (BAZ-06)."""

    def refuse(deal: Deal) -> Verdict | None:
        if deal.gives and deal.gets:
            return None
        return Verdict(False, say("refused-gift"), "BAZ-06")

    own, theirs = (Goods(tuple(state.wares[one]), {COINS: state.coins[one]}) for one in (seat, partner))
    if not own or not theirs:
        return
    deal = yield from bargain(seat, partner, own, theirs, rule="BAZ-06", refuse=refuse)
    if deal is None:
        return
    moves = exchange(deal, (state.wares[seat], state.wares[partner]), (f"wares-{seat + 1}", f"wares-{partner + 1}"))
    got = deal.gets.amounts.get(COINS, 0) - deal.gives.amounts.get(COINS, 0)
    state.coins[seat] += got
    state.coins[partner] -= got
    yield tell("trade", "BAZ-06", moves, who=Who(seat), whom=Who(partner))


GAME = Bazaar()
