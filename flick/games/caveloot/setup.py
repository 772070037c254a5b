"""The set-up (CAVE-21 to CAVE-32)."""

from flick.games.caveloot.cards import card, deck_of, power_deck
from flick.games.caveloot.powers import DECKS
from flick.games.caveloot.regions import REGIONS
from flick.games.caveloot.state import CavelootOptions, CavelootState, Player, seats_from
from flick.games.caveloot.stock import into_camp
from flick.games.caveloot.zones import REMOVED, offered_to
from flick.table.chance import Chance
from flick.table.moves import each
from flick.table.rules import Rules, choose, tell
from flick.table.sayings import Who

DEALT = 3
"""The origin heroes dealt to each player, who keeps one (CAVE-23, CAVE-24)."""
LEAST_PLAYERS, MOST_PLAYERS = 2, 4
"""The least and the most players (CAVE-16); one more person is the game master (CAVE-17)."""


def new_state(options: CavelootOptions, seats: int, chance: Chance) -> CavelootState:
    """Lay out the piles of the regions in use (CAVE-21, CAVE-22) and four power decks for all (CAVE-28), and deal three
    origin heroes to each player."""
    has_master = seats > MOST_PLAYERS or (options.game_master and seats > LEAST_PLAYERS)
    count = seats - has_master
    origins = chance.shuffle("origin", deck_of("origin"))
    dealt = [origins[DEALT * seat : DEALT * (seat + 1)] for seat in range(count)]
    special, legendary = list(deck_of("special")), chance.shuffle("legendary", deck_of("legendary"))
    first = chance.pick("first", range(count))
    state = CavelootState(
        luck=chance.luck,
        options=options,
        players=[Player() for _ in range(count)],
        has_master=has_master,
        first=first,
        active=first,
        piles={},
        open={},
        removed=origins[DEALT * count :],
        special=special,
        legendary=legendary,
        decks={deck: chance.shuffle(f"deck-{deck}", power_deck(deck)) for deck in DECKS},
        used={deck: [] for deck in DECKS},
        dealt=dealt,
    )
    for region in REGIONS:
        in_play = region in state.regions
        cards = [name for name in deck_of(region) if in_play and _is_of_use(state, name)]
        state.box += [name for name in deck_of(region) if name not in cards]
        if in_play:
            state.piles[region], state.open[region] = chance.shuffle(f"pile-{region}", cards), []
    return state


def _is_of_use(state: CavelootState, name: str) -> bool:
    """Whether a card is used: passages to regions outside the adventure are removed (CAVE-R45)."""
    goal = card(name).leads_to
    return goal is None or goal in state.regions


def keep_hero(state: CavelootState) -> Rules[None]:
    """Let each player in turn keep one of the dealt heroes (CAVE-24, CAVE-R11). It is all that lies in the camp
    (CAVE-26), with its printed vitality (CAVE-31)."""
    for seat in seats_from(state, state.first):
        dealt = state.dealt[seat]
        kept = yield from choose(seat, "keep", dealt, rule="CAVE-24", piece=str)
        dealt.remove(kept)
        moves = [into_camp(state, seat, kept, offered_to(seat)), *each(dealt, offered_to(seat), REMOVED)]
        state.removed += dealt
        dealt.clear()
        yield tell("keeps-hero", "CAVE-24", tuple(moves), who=Who(seat), hero=kept)
    state.dealt.clear()
