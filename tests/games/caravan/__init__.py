"""Caravan: a small game with as many zones as a large one. Two roads with cards that lie open, a camp, and for each of
up to five traders a backpack, what they wear, and tricks for fights."""

from collections.abc import Mapping

from flick.table import piles
from flick.table.board import Board, Piece, Zone, face_up, hand, of_seat, stack
from flick.table.chance import Chance
from flick.table.duel import Decided, Duel, DuelSide, Modifier
from flick.table.game import Game, NoOptions, Result, State
from flick.table.moves import Move
from flick.table.rules import Rules, choose, reveal, tell, whisper
from flick.table.sayings import Who, say

ROADS: Mapping[str, tuple[str, ...]] = {
    "butina": ("silk", "spice", "salt", "lamp"),
    "caveport": ("rope", "boots", "tent", "map"),
}
GOODS = {road: [f"{kind}#{n}" for kind in kinds for n in range(1, 6)] for road, kinds in ROADS.items()}
WEIGHT = {"silk": 1, "spice": 1, "salt": 2, "lamp": 2, "rope": 1, "boots": 2, "tent": 3, "map": 1}
GOLD = {"silk": 6, "spice": 5, "salt": 3, "lamp": 4, "rope": 2, "boots": 3, "tent": 4, "map": 7}
BEASTS: Mapping[str, int] = {"jackal": 3, "boar": 5, "scorpion": 6, "roc": 8}
TRICKS = tuple(f"trick-{worth}#{n}" for worth in range(1, 7) for n in range(1, 6))
OPEN, HELD, ENDURANCE, WORN, LIFE, MANA, ROUNDS = 3, 3, 5, 2, 9, 6, 6


class CaravanState(State, kw_only=True):
    """The whole table. ``turned`` is the trick that fights, ``fought`` the beast it fights."""

    decks: dict[str, list[str]]
    open: dict[str, list[str]]
    camp: list[str]
    packs: list[list[str]]
    worn: list[list[str]]
    deck: list[str]
    hands: list[list[str]]
    turned: list[str]
    gone: list[str]
    beasts: list[str]
    fought: list[str]
    won: bool | None = None
    life: list[int]
    mana: list[int]
    fame: list[int]
    turn: int = 0
    step: int = 0


class Caravan(Game[CaravanState, NoOptions]):
    """The game."""

    id = "caravan"
    version = 1
    seats = (1, 5)
    State = CaravanState

    def start(self, options: NoOptions, seats: int, chance: Chance) -> CaravanState:
        deck = chance.shuffle("deck", TRICKS)
        decks = {road: chance.shuffle(road, goods) for road, goods in GOODS.items()}
        hands: list[list[str]] = [[] for _ in range(seats)]
        shown: dict[str, list[str]] = {road: [] for road in ROADS}
        for held in hands:
            piles.deal(deck, held, HELD)
        for road, cards in shown.items():
            piles.deal(decks[road], cards, OPEN)
        return CaravanState(
            luck=chance.luck,
            decks=decks,
            open=shown,
            camp=[],
            packs=[[] for _ in hands],
            worn=[[] for _ in hands],
            deck=deck,
            hands=hands,
            turned=[],
            gone=[],
            beasts=chance.shuffle("beasts", BEASTS),
            fought=[],
            life=[LIFE] * seats,
            mana=[MANA] * seats,
            fame=[0] * seats,
        )

    def turn(self, state: CaravanState, chance: Chance) -> Rules[None]:
        seat = state.turn % len(state.hands)
        yield from _clear(state)
        yield from _take(state, seat)
        yield from _wear(state, seat)
        yield from _fight(state, seat)
        if (card := piles.draw(state.deck, state.hands[seat])) is not None:
            moves = (Move(card, "deck", of_seat("hand", seat)),)
            yield whisper("draw", "CAR-05", [seat], {"card": card}, moves, who=Who(seat))
        state.turn += 1

    def result(self, state: CaravanState) -> Result | None:
        if state.turn < ROUNDS * len(state.hands):
            return None
        scores = tuple(_gold(state, seat) + 3 * fame for seat, fame in enumerate(state.fame))
        best = max(scores)
        winners = tuple(seat for seat, score in enumerate(scores) if score == best)
        return Result(winners, say("end-best", points=best), "CAR-06", scores)

    def view(self, state: CaravanState, seat: int | None) -> Board:
        zones: list[Zone] = []
        for road in ROADS:
            zones.append(stack(f"deck-{road}", state.decks[road]))
            zones.append(Zone(f"open-{road}", "row", face_up(state.open[road])))
        zones.append(Zone("camp", "row", face_up(state.camp)))
        for owner, held in enumerate(state.hands):
            weight = {"weight": _weight(state, owner), "most": ENDURANCE}
            marks = ("active",) if owner == state.turn % len(state.hands) else ()
            trader = Piece(f"trader-{owner + 1}", face=f"trader-{owner + 1}", marks=marks)
            zones += [
                Zone(of_seat("hero", owner), "row", (trader,), owner=owner, facts=_facts(state, owner)),
                Zone(of_seat("pack", owner), "row", face_up(state.packs[owner]), owner=owner, facts=weight),
                Zone(of_seat("worn", owner), "row", face_up(state.worn[owner]), owner=owner),
                hand(of_seat("hand", owner), held, owner, seat),
            ]
        zones += [
            stack("deck", state.deck),
            stack("gone", state.gone, open_top=True),
            Zone("beasts", "stack", face_up(state.beasts)),
            Zone("fought", "row", face_up(state.fought)),
            Zone("turned", "row", face_up(state.turned)),
        ]
        if state.fought and state.turned:
            zones.append(Zone("fight", "duel", layout=_duel(state)))
        return Board(seat, state.turn, tuple(zones))

    def guess(self, state: CaravanState, seat: int, chance: Chance, known: frozenset[str]) -> None:
        others = [held for owner, held in enumerate(state.hands) if owner != seat]
        piles.deal_anew([state.deck, *others], lambda card: card not in known, chance)
        for deck in state.decks.values():
            piles.deal_anew([deck], lambda card: card not in known, chance)

    def inventory(self, state: CaravanState) -> Mapping[str, int]:
        piles.check([state.deck, state.turned, state.gone, *state.hands], TRICKS)
        goods = [*state.decks.values(), *state.open.values(), state.camp, *state.packs, *state.worn]
        piles.check(goods, [card for cards in GOODS.values() for card in cards])
        piles.check([state.beasts, state.fought], BEASTS)
        return {}


def _kind(card: str) -> str:
    return card.partition("#")[0]


def _worth(trick: str) -> int:
    return int(_kind(trick).rpartition("-")[2])


def _weight(state: CaravanState, seat: int) -> int:
    return sum(WEIGHT[_kind(card)] for card in state.packs[seat])


def _gold(state: CaravanState, seat: int) -> int:
    return sum(GOLD[_kind(card)] for card in (*state.packs[seat], *state.worn[seat]))


def _facts(state: CaravanState, seat: int) -> Mapping[str, int]:
    bars = {"life": state.life[seat], "life-most": LIFE, "mana": state.mana[seat], "mana-most": MANA}
    return {**bars, "gold": _gold(state, seat), "fame": state.fame[seat], "worn": len(state.worn[seat])}


def _duel(state: CaravanState) -> Duel:
    """The trick and what is worn against the beast."""
    seat = state.turn % len(state.hands) if state.won is None else (state.turn - 1) % len(state.hands)
    trick, beast = state.turned[0], state.fought[0]
    counts = (Modifier(say("counts-trick"), _worth(trick), trick), Modifier(say("counts-worn"), len(state.worn[seat])))
    own = DuelSide(say("side-trader", who=Who(seat)), f"trader-{seat + 1}", ("turned",), counts, _strength(state, seat))
    other = DuelSide(say("side-beast", beast=beast), beast, total=BEASTS[beast])
    decided = None
    if state.won is not None:
        decided = Decided(say("fight-won" if state.won else "fight-lost"), "CAR-04", "good" if state.won else "bad")
    return Duel((own, other), decided=decided)


def _strength(state: CaravanState, seat: int) -> int:
    return _worth(state.turned[0]) + len(state.worn[seat])


def _clear(state: CaravanState) -> Rules[None]:
    """The last fight is cleared away (CAR-04)."""
    moves = [Move(card, "turned", "gone") for card in state.turned]
    moves += [Move(beast, "fought", "beasts") for beast in state.fought]
    state.gone += state.turned
    state.beasts += state.fought
    state.turned, state.fought, state.won = [], [], None
    if moves:
        yield tell("clear", "CAR-04", tuple(moves))


def _take(state: CaravanState, seat: int) -> Rules[None]:
    """One of the open cards, into the backpack or the camp (CAR-02)."""
    lying = [card for cards in state.open.values() for card in cards]
    if not lying:
        return
    card = yield from choose(seat, "take", lying, rule="CAR-02", piece=str)
    road = next(road for road, cards in state.open.items() if card in cards)
    fits = _weight(state, seat) + WEIGHT[_kind(card)] <= ENDURANCE
    goal = of_seat("pack", seat) if fits else "camp"
    piles.move(card, state.open[road], state.packs[seat] if fits else state.camp)
    yield tell("take" if fits else "leave", "CAR-02", (Move(card, f"open-{road}", goal),), who=Who(seat), card=card)
    if (following := piles.draw(state.decks[road], state.open[road])) is not None:
        moves = (Move(following, f"deck-{road}", f"open-{road}"),)
        yield reveal("find", "CAR-02", (), moves, card=following)


def _wear(state: CaravanState, seat: int) -> Rules[None]:
    """Something of the backpack (CAR-03)."""
    if not state.packs[seat] or len(state.worn[seat]) >= WORN:
        return
    card = yield from choose(seat, "wear", state.packs[seat], rule="CAR-03", piece=str)
    if card is None:
        return
    piles.move(card, state.packs[seat], state.worn[seat])
    moves = (Move(card, of_seat("pack", seat), of_seat("worn", seat)),)
    yield tell("wear", "CAR-03", moves, who=Who(seat), card=card)


def _fight(state: CaravanState, seat: int) -> Rules[None]:
    """A trick against the uppermost beast (CAR-04)."""
    beast = state.beasts[0]
    piles.move(beast, state.beasts, state.fought)
    yield reveal("beast", "CAR-04", (), (Move(beast, "beasts", "fought"),), beast=beast)
    trick = yield from choose(seat, "fight", state.hands[seat], rule="CAR-04", piece=str)
    piles.move(trick, state.hands[seat], state.turned)
    moves = (Move(trick, of_seat("hand", seat), "turned"),)
    yield reveal("fight", "CAR-04", (), moves, who=Who(seat), card=trick)
    state.won = _strength(state, seat) >= BEASTS[beast]
    if state.won:
        state.fame[seat] += 1
    else:
        state.life[seat] = max(0, state.life[seat] - 1)
    yield tell("won" if state.won else "lost", "CAR-04", who=Who(seat), beast=beast)


GAME = Caravan()
