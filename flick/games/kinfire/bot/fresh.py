"""Whether to give in to fatigue: a look at new hands as they might be drawn (section 4.20)."""

from flick.games.kinfire.bot.plans import Plans
from flick.games.kinfire.standing import hand_size
from flick.games.kinfire.state import SeekerState, may_be_attempted
from flick.table.chance import Chance

FULL = 4
"""With so many cards in the hand there is no need of others."""


def better_with_a_new_hand(plans: Plans, chance: Chance) -> bool:
    """Whether a new hand is worth a Fatigue card and the cards that are left."""
    seeker = plans.state.you
    if len(seeker.hand) >= FULL:
        return False
    cost = plans.prospects.worth.fatigue()
    now, hand = _outlook(plans), seeker.hand
    found: list[float] = []
    for _ in range(plans.prospects.level.hands):
        seeker.hand = _imagined_hand(seeker, hand_size(plans.state), chance)
        found.append(_outlook(plans))
        seeker.hand = hand
    return sum(found) / len(found) + cost > now


def _outlook(plans: Plans) -> float:
    """The best that can be done now, and what the hand is worth."""
    best = max((plans.best(card).value for card in may_be_attempted(plans.state)), default=0.0)
    return best + plans.prospects.worth.hand(plans.state.you.hand)


def _imagined_hand(seeker: SeekerState, size: int, chance: Chance) -> list[str]:
    """Cards as they might be drawn: of the deck, in an order nobody knows, and then of the discard."""
    drawn = chance.shuffle("hand", sorted(seeker.deck))[:size]
    if len(drawn) < size:
        drawn += chance.shuffle("hand", sorted([*seeker.discard, *seeker.hand]))[: size - len(drawn)]
    return drawn
