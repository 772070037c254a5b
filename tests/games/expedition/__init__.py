"""Expedition: scouts look for tokens in a cave while delvers fight beasts in a dungeon, and neighbours trade."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, ClassVar

from flick.maps.search import path_cost, shortest_paths
from flick.table import piles
from flick.table.board import Board
from flick.table.chance import Chance
from flick.table.decisions import Goods
from flick.table.duel import Odds
from flick.table.game import Game, NoOptions, Result
from flick.table.moves import NOWHERE, Move
from flick.table.offers import bargain, exchange
from flick.table.perspective import Perspective
from flick.table.promises import AS_IT_IS, Promise
from flick.table.rules import Rules, Verdict, choose_or_not, confirm, reveal, tell, walk, whisper
from flick.table.sayings import Who, say

from .places import Places, lair, mouth, on, passages, squares
from .places import places as content_of_places
from .state import (
    BLADES,
    COINS,
    FIGURES,
    HAND,
    HEALTH,
    KINDS,
    PEARL,
    PURSE,
    ROUNDS,
    SIDES,
    SLAIN,
    SPEED,
    TOKENS,
    Beast,
    ExpeditionState,
    Fight,
    kind,
)
from .view import board_of


class Expedition(Game[ExpeditionState, NoOptions]):
    """The game."""

    id = "expedition"
    version = 1
    seats = (2, 4)
    State = ExpeditionState
    content_kinds: ClassVar[Mapping[str, type[Any]]] = {"places.yaml": Places}

    def promises(self, perspective: Perspective) -> Mapping[str, Promise]:
        """Before the die is thrown, how often it hits."""
        state = perspective.guess().state
        assert isinstance(state, ExpeditionState)
        if (fight := state.fight) is None or fight.roll:
            return {}
        return {AS_IT_IS: Promise(Odds(min(1.0, (SIDES + 1 - fight.armour + fight.strength) / SIDES)))}

    def start(self, options: NoOptions, seats: int, chance: Chance) -> ExpeditionState:
        cells = [cell for cell in content_of_places().cave.cells if cell != mouth()]
        deck, hands = chance.shuffle("deck", BLADES), [list[str]() for _ in range(seats)]
        for held in hands:
            piles.deal(deck, held, HAND)
        dens = on("g")[: FIGURES - 1 - seats]
        ghouls = {f"ghoul#{n}": Beast((at,), KINDS["ghoul"][1]) for n, at in enumerate(dens, 1)}
        return ExpeditionState(
            luck=chance.luck,
            scouts=[mouth()] * seats,
            tokens={cell: [token] for cell, token in zip(cells, chance.shuffle("cave", TOKENS), strict=True)},
            seen=[mouth()],
            finds=[[] for _ in hands],
            coins=[PURSE] * seats,
            delvers=on("d")[:seats],
            health=[HEALTH] * seats,
            beasts={**ghouls, "ogre": Beast(lair(), KINDS["ogre"][1])},
            slain=[0] * seats,
            deck=deck,
            hands=hands,
            gone=[],
            used=[],
        )

    def turn(self, state: ExpeditionState, chance: Chance) -> Rules[None]:
        seat = state.turn % len(state.hands)
        yield from _sheathe(state)
        yield from _scout(state, seat)
        yield from _walk(state, seat)
        yield from _fight(state, seat, chance)
        yield from _trade(state, seat, (seat + 1) % len(state.hands))
        yield from _suffer(state, seat)
        if (card := piles.draw(state.deck, state.hands[seat])) is not None:
            moves = (Move(card, "deck", f"hand-{seat + 1}"),)
            yield whisper("draw", "EXP-09", [seat], {"card": card}, moves, who=Who(seat))
        state.turn += 1

    def result(self, state: ExpeditionState) -> Result | None:
        if state.beasts and state.turn < ROUNDS * len(state.hands):
            return None
        scores = tuple(self._score(state, seat) for seat in range(len(state.hands)))
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Result(winners, say("end-most", points=max(scores)), "EXP-10", scores)

    def _score(self, state: ExpeditionState, seat: int) -> int:
        pearls = sum(kind(find) == "pearl" for find in state.finds[seat])
        return state.coins[seat] + PEARL * pearls + SLAIN * state.slain[seat]

    def view(self, state: ExpeditionState, seat: int | None) -> Board:
        return board_of(state, seat)

    def guess(self, state: ExpeditionState, seat: int, chance: Chance, known: frozenset[str]) -> None:
        others = [held for owner, held in enumerate(state.hands) if owner != seat]
        piles.deal_anew([state.deck, *others], lambda card: card not in known, chance)
        piles.deal_anew(list(state.tokens.values()), lambda token: token not in known, chance)

    def inventory(self, state: ExpeditionState) -> Mapping[str, int]:
        drawn = [state.fight.blade] if state.fight and state.fight.blade else []
        piles.check([state.deck, state.gone, drawn, *state.hands], BLADES)
        piles.check([*state.tokens.values(), *state.finds, state.used], TOKENS)
        return {COINS: sum(state.coins)}


def _scout(state: ExpeditionState, seat: int) -> Rules[None]:
    """One cell further, and what lies there is taken (EXP-02, EXP-03)."""
    start = state.scouts[seat]
    cell = yield from choose_or_not(seat, "scout", passages()[start], decline="stay", rule="EXP-02", place=str)
    if cell is None:
        return
    state.scouts[seat] = cell
    state.seen += [cell] * (cell not in state.seen)
    yield tell("scout", "EXP-02", (Move(f"scout-{seat + 1}", start, cell),), who=Who(seat), cell=cell)
    for token in list(state.tokens.get(cell, ())):
        flies = kind(token) == "moth"
        piles.move(token, state.tokens[cell], state.used if flies else state.finds[seat])
        moves = (Move(token, cell, NOWHERE if flies else f"finds-{seat + 1}"),)
        yield reveal("find", "EXP-03", (), moves, who=Who(seat), token=token)


def _walk(state: ExpeditionState, seat: int) -> Rules[None]:
    """Round whoever stands in the way (EXP-04)."""
    start, steps = state.delvers[seat], squares().steps
    taken = {*state.delvers, *(cell for beast in state.beasts.values() for cell in beast.cells)}

    def cost(square: str) -> int | None:
        return None if square in taken else 1

    def ways() -> Mapping[str, Sequence[str]]:
        return shortest_paths(steps, start, SPEED, cost)

    def refuse(way: Sequence[str]) -> Verdict | None:
        spent = path_cost(steps, start, way, cost)
        return None if spent is not None and spent <= SPEED else Verdict(False, say("refused-walk"), "EXP-04")

    piece = f"delver-{seat + 1}"
    way = yield from walk(seat, piece, start, ways, refuse, rule="EXP-04", decline="stay")
    if way:
        moves = tuple(Move(piece, one, other) for one, other in pairwise([start, *way]))
        state.delvers[seat] = way[-1]
        yield tell("walk", "EXP-04", moves, who=Who(seat), square=way[-1])


def _beside(state: ExpeditionState, seat: int) -> list[str]:
    """The beasts that stand beside a delver."""
    near = squares().steps[state.delvers[seat]]
    return [name for name, beast in state.beasts.items() if any(cell in near for cell in beast.cells)]


def _fight(state: ExpeditionState, seat: int, chance: Chance) -> Rules[None]:
    """A blade, a die, perhaps a charm; then the verdict (EXP-05, EXP-06)."""
    beast = None
    if near := _beside(state, seat):
        beast = yield from choose_or_not(seat, "fight", near, rule="EXP-05", piece=str)
    if beast is None:
        return
    state.fight = fight = Fight(seat, beast)
    blade = yield from choose_or_not(seat, "draw-blade", state.hands[seat], rule="EXP-05", piece=str)
    if blade is not None:
        state.hands[seat].remove(blade)
        fight.blade = blade
        yield reveal("blade", "EXP-05", (seat,), (Move(blade, f"hand-{seat + 1}", "blade"),), who=Who(seat), card=blade)
    fight.roll = chance.roll("die", SIDES)
    yield tell("roll", "EXP-06", who=Who(seat), n=fight.roll)
    charm = next((find for find in state.finds[seat] if kind(find) == "charm"), None)
    if charm and fight.total < fight.armour and (yield from confirm(seat, "charm", rule="EXP-07")):
        piles.move(charm, state.finds[seat], state.used)
        yield tell("charm", "EXP-07", (Move(charm, f"finds-{seat + 1}", NOWHERE),), who=Who(seat))
        fight.roll = chance.roll("die", SIDES)
        yield tell("roll", "EXP-06", who=Who(seat), n=fight.roll)
    fight.over = True
    yield from _end(state, fight)


def _end(state: ExpeditionState, fight: Fight) -> Rules[None]:
    who, beast = Who(fight.seat), state.beasts[fight.beast]
    hit = fight.total >= fight.armour
    beast.hp -= hit
    yield tell("hit" if hit else "miss", "EXP-06", who=who, beast=fight.beast, n=fight.total, of=fight.armour)
    if not beast.hp:
        del state.beasts[fight.beast]
        state.slain[fight.seat] += 1
        yield tell("slain", "EXP-06", (Move(fight.beast, beast.cells[0], NOWHERE),), who=who, beast=fight.beast)


def _trade(state: ExpeditionState, seat: int, partner: int) -> Rules[None]:
    """A deal with the neighbour, if the two agree (EXP-08)."""
    own, theirs = (Goods(tuple(state.finds[one]), {COINS: state.coins[one]}) for one in (seat, partner))
    if not own or not theirs:
        return
    deal = yield from bargain(seat, partner, own, theirs, rule="EXP-08")
    if deal is not None:
        moves = exchange(deal, (state.finds[seat], state.finds[partner]), (f"finds-{seat + 1}", f"finds-{partner + 1}"))
        got = deal.gets.amounts.get(COINS, 0) - deal.gives.amounts.get(COINS, 0)
        state.coins[seat] += got
        state.coins[partner] -= got
        if got:
            giver, taker = (partner, seat) if got > 0 else (seat, partner)
            moves = (*moves, Move(COINS, f"purse-{giver + 1}", f"purse-{taker + 1}", abs(got)))
        yield tell("trade", "EXP-08", moves, who=Who(seat), whom=Who(partner))


def _sheathe(state: ExpeditionState) -> Rules[None]:
    """The blade of the last fight is gone (EXP-05)."""
    fight, state.fight = state.fight, None
    if fight is not None and fight.blade:
        state.gone.append(fight.blade)
        yield tell("sheathe", "EXP-05", (Move(fight.blade, "blade", "gone"),), who=Who(fight.seat), card=fight.blade)


def _suffer(state: ExpeditionState, seat: int) -> Rules[None]:
    """The first beast beside a delver bites (EXP-09)."""
    if state.health[seat] and (near := _beside(state, seat)):
        state.health[seat] -= 1
        yield tell("bite", "EXP-09", who=Who(seat), beast=near[0], n=state.health[seat])


GAME = Expedition()
