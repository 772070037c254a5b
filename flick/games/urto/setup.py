"""The set-up: heroes, piles, bag and pieces on the board, then the draft of artefacts (URTO-01 to URTO-18)."""

import msgspec

from flick.games.urto import cards
from flick.games.urto.boards import read_cave
from flick.games.urto.cards import HAMMER, SCYTHE, TRUMPETS
from flick.games.urto.cave import ARTEFACT
from flick.games.urto.state import (
    BAG,
    STANDARD_LIFE,
    STANDARD_MANA,
    UrtoHero,
    UrtoOptions,
    UrtoSeatOptions,
    UrtoState,
    special_cells,
    start_cell,
    urto_cell,
)
from flick.games.urto.zones import ARTEFACTS, artefacts_of
from flick.maps.graph import Graph, marked
from flick.table import piles
from flick.table.chance import Chance
from flick.table.moves import Move
from flick.table.options import dealt, of_each
from flick.table.rules import Rules, choose, tell, whisper
from flick.table.sayings import Who
from flick.table.sealed import sealed

DRAFTED = 2
"""The artefacts dealt to each hero, of which one is kept (URTO-16)."""


def new_state(options: UrtoOptions, seats: int, chance: Chance) -> UrtoState:
    """The state after the set-up, with the draft of artefacts still to come (URTO-01 to URTO-18)."""
    graph = read_cave(options.cave)
    first = chance.pick("first-player", range(seats))
    heroes = [_hero(options, name) for name in _heroes(options, seats, chance)]
    state = UrtoState(
        luck=chance.luck,
        options=options,
        board=msgspec.json.encode(graph).decode(),
        heroes=heroes,
        first=first,
        bag=_tokens(),
        events=chance.shuffle("events", cards.event_deck()),
        monsters=chance.shuffle("monsters", cards.monster_deck()),
        artefacts=chance.shuffle("artefacts", cards.artefact_deck()),
        alphas=list(cards.alphas()),
    )
    for hero in heroes:
        hero.cell = start_cell(state)
    _lay_pieces(state, graph, chance)
    return state


def _tokens() -> list[str]:
    """The tokens in the bag (URTO-10)."""
    tokens = [token for token, count in BAG.items() for _ in range(count) if token != "mushroom"]
    return [*tokens, *(f"mushroom-{number}" for number in range(1, BAG["mushroom"] + 1))]


def _heroes(options: UrtoOptions, seats: int, chance: Chance) -> list[str]:
    """The hero of each seat: the chosen one, else a random one of those that are left (URTO-02, URTO-R12)."""
    chosen = [one.hero for one in of_each(options.seats, UrtoSeatOptions(), seats)]
    return dealt(chosen, cards.heroes(), "heroes", chance)


def _hero(options: UrtoOptions, name: str) -> UrtoHero:
    """A hero at the start (URTO-03, URTO-186)."""
    sheet = cards.heroes()[name]
    if options.standard:
        return UrtoHero(name, STANDARD_LIFE, STANDARD_MANA, "")
    return UrtoHero(name, sheet.life, sheet.mana, "")


def _lay_pieces(state: UrtoState, graph: Graph, chance: Chance) -> None:
    """Lay divine weapons and artefact tokens onto the board (URTO-07, URTO-08, URTO-15); with two players those of one
    side only (URTO-182, URTO-183, URTO-R08, URTO-R09)."""
    special, nooks = special_cells(state.board), marked(graph, ARTEFACT)
    weapons = [HAMMER, TRUMPETS]
    if len(state.heroes) == 2:
        chosen = state.options.weapon
        chosen = chance.pick("weapon", weapons) if chosen == "random" else chosen
        state.gone.append(TRUMPETS if chosen == HAMMER else HAMMER)
        weapons = [chosen]
        side = graph.cells[special[chosen]].at[1] > 0
        nooks = [cell for cell in nooks if (graph.cells[cell].at[1] > 0) is side]
    for weapon in weapons:
        state.pieces[special[weapon]] = weapon
    for number, cell in enumerate(nooks, 1):
        state.pieces[cell] = f"artefact-{number}"
    state.pieces[urto_cell(state)] = SCYTHE


def draft(state: UrtoState, chance: Chance) -> Rules[None]:
    """Deal two artefacts to each hero, who keeps one unseen; the others are shuffled back (URTO-16, URTO-17,
    URTO-R11)."""
    seats = range(len(state.heroes))
    for seat in seats:
        hero = state.heroes[seat]
        dealt = piles.deal(state.artefacts, hero.artefacts, DRAFTED)
        moves = tuple(Move(name, ARTEFACTS, artefacts_of(seat)) for name in dealt)
        yield whisper("dealt", "URTO-16", [seat], {"one": dealt[0], "other": dealt[1]}, moves, who=Who(seat))
    kept = yield from sealed(
        {
            seat: choose(seat, "keep-one", list(hero.artefacts), rule="URTO-R11", piece=str, secret=True)
            for seat, hero in enumerate(state.heroes)
        }
    )
    for seat in seats:
        hero = state.heroes[seat]
        gone = next(name for name in hero.artefacts if name != kept[seat])
        piles.move(gone, hero.artefacts, state.artefacts)
        moves = (Move(gone, artefacts_of(seat), ARTEFACTS),)
        yield whisper("drafted", "URTO-17", [seat], {"card": gone}, moves, who=Who(seat))
    piles.shuffle(state.artefacts, chance, "artefacts")
    state.drafted = True
    for seat, own in enumerate(state.options.seats):
        if own.temper != "own":
            yield tell("temper", "URTO-02", who=Who(seat), temper=f"temper-{own.temper}")
    yield tell("begins", "URTO-18", who=Who(state.first))
