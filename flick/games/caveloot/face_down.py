"""Cards that lie face down in a region: a heap without an order for those who play (CAVE-21, CAVE-38, CAVE-R14).

A pile is a list in an order that nobody knows, so that a random card is its first. Where somebody could know something
of that order, the pile is stirred before the next card is taken.
"""

from flick.games.caveloot.state import CavelootState
from flick.table.chance import Chance
from flick.table.rules import Rules, tell


def unseen_in(state: CavelootState, region: str) -> list[str]:
    """The face-down cards of a region whose place the active player does not know."""
    return [name for name in state.piles[region] if name not in state.now.placed]


def next_unseen(state: CavelootState, chance: Chance, region: str) -> str:
    """The next random card among those whose place nobody knows; it still lies in the pile."""
    settle(state, chance, region)
    return unseen_in(state, region)[0]


def stir(state: CavelootState, region: str) -> None:
    """A card came into the pile, or somebody has seen where one lies."""
    if region not in state.stirred:
        state.stirred.append(region)


def settle(state: CavelootState, chance: Chance, region: str) -> None:
    """The pile is mixed where it was stirred."""
    if region in state.stirred:
        state.stirred.remove(region)
        state.piles[region] = chance.shuffle(f"stir-{region}", state.piles[region])


def mix(state: CavelootState, chance: Chance, region: str) -> Rules[None]:
    """The same, and everybody is told."""
    settle(state, chance, region)
    yield tell("mixed", "CAVE-R54", region=f"region-{region}")
