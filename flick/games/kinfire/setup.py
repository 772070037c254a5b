"""The set-up: decks, hands, the board, and what a quick game costs (KIN-11 to KIN-28, KIN-166 to KIN-168)."""

from flick.games.kinfire import cards
from flick.games.kinfire.health import hurt
from flick.games.kinfire.state import (
    FIRST_DISCARD,
    FIRST_GAME,
    HANDS,
    HARD_HEALTH,
    HEALTH,
    QUICK_DAMAGE,
    QUICK_DISCARD,
    QUICK_FATIGUE,
    SLOTS,
    KinfireOptions,
    KinfireState,
    SeekerOptions,
    SeekerState,
)
from flick.games.kinfire.texts import carry_out, suffer_fatigue
from flick.table import piles
from flick.table.chance import Chance
from flick.table.options import of_each
from flick.table.rules import Rules, reveal, tell
from flick.table.sayings import Who


def new_state(options: KinfireOptions, seats: int, chance: Chance) -> KinfireState:
    """The state after the set-up, in the order of the rules (KIN-11 to KIN-28, KIN-R21)."""
    chosen = seekers_of(options, seats)
    forms = list(cards.masters().forms)
    master = chance.pick("master", forms, secret=True)
    seekers = [SeekerState(name, chance.shuffle(f"{name}-deck", cards.skill_deck(name))) for name in chosen]
    for seeker in seekers:
        piles.deal(seeker.deck, seeker.hand, HANDS[seats])
    state = KinfireState(
        luck=chance.luck,
        options=options,
        seekers=seekers,
        active=0,
        hp=HARD_HEALTH if options.hard else HEALTH,
        master=master,
        box=[form for form in forms if form != master],
        gauntlet=dict.fromkeys(cards.gauntlet_cards(), "aside"),
        fatigue_deck=chance.shuffle("fatigue-deck", cards.fatigue_cards()),
        well_deck=_well(options, chance),
    )
    if options.first_game:
        state.board = _first_board()
    else:
        state.board = state.well_deck[:SLOTS]
        del state.well_deck[:SLOTS]
    piles.deal(state.well_deck, state.well_discard, QUICK_DISCARD if options.quick else FIRST_DISCARD)
    state.well_discard.reverse()
    if options.first_player:
        state.active = options.first_player - 1
    elif seats > 1:
        state.active = chance.pick("first-player", range(seats))
    return state


def begin(state: KinfireState, chance: Chance) -> Rules[None]:
    """Carry out what the first four cards do on the board, then the costs of a quick game, which belong to no turn
    (KIN-R33, KIN-R94)."""
    yield tell("begin", "KIN-28", who=Who(state.active))
    for slot, card in enumerate(state.board, 1):
        yield reveal("well-card", "KIN-24", card=card, slot=slot)
    for card in list(state.board):
        if card in state.board:
            yield from carry_out(state, chance, card, cards.team_card(card).texts.get("on_enter", ()))
    if state.options.quick:
        yield tell("quick", "KIN-167")
        yield from hurt(state, QUICK_DAMAGE, "")
        yield from suffer_fatigue(state, chance, QUICK_FATIGUE)
    state.turn = 1


def seekers_of(options: KinfireOptions, seats: int) -> list[str]:
    """The Seeker of each seat: the chosen one, else the first one that is left (KIN-15)."""
    wishes = [own.seeker for own in of_each(options.seats, SeekerOptions(), seats)]
    left = [name for name in cards.seekers() if name not in wishes]
    return [wish if wish != "any" else left.pop(0) for wish in wishes]


def _well(options: KinfireOptions, chance: Chance) -> list[str]:
    """The well deck; in a first game without the four cards that lie on the board (KIN-23, KIN-R96)."""
    deck = cards.well_deck()
    if options.first_game:
        taken = _first_board()
        deck = [card for card in deck if card not in taken]
    return chance.shuffle("well-deck", deck)


def _first_board() -> list[str]:
    """One copy of each card on the board of a first game, which is otherwise like any other (KIN-187, KIN-188)."""
    return [piles.copies_of(name, cards.team_cards()[name].copies)[0] for name in FIRST_GAME]
