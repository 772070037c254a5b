"""Cards that lie face down in a region, which for players have no order (CAVE-21, CAVE-38, CAVE-R14).

A pile is a list in a random order that nobody knows, so that its first card is a random one. Where somebody could know
something about that order, the pile is stirred before the next card is taken.
"""

from flick.games.caveloot.state import CavelootState
from flick.table.chance import Chance
from flick.table.rules import Rules, tell


def unseen_in(state: CavelootState, region: str) -> list[str]:
    """The face-down cards of a region whose place the active player does not know."""
    return [name for name in state.piles[region] if name not in state.now.placed]


def next_unseen(state: CavelootState, chance: Chance, region: str) -> str:
    """The next random card among those whose place nobody knows; it stays in the pile."""
    settle(state, chance, region)
    return unseen_in(state, region)[0]


def stir(state: CavelootState, region: str) -> None:
    """Note that a card came into the pile, or that somebody has seen where a card lies, so that the pile must be
    mixed."""
    if region not in state.stirred:
        state.stirred.append(region)


def settle(state: CavelootState, chance: Chance, region: str) -> None:
    """Mix the pile where it was stirred."""
    if region in state.stirred:
        state.stirred.remove(region)
        state.piles[region] = chance.shuffle(f"stir-{region}", state.piles[region])


def mix(state: CavelootState, chance: Chance, region: str) -> Rules[None]:
    """Mix the pile where it was stirred, and tell everybody."""
    settle(state, chance, region)
    yield tell("mixed", "CAVE-R54", region=f"region-{region}")
