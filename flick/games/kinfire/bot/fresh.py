"""Decides whether to give in to fatigue, by imagining new hands that might be drawn (KIN-123 to KIN-128)."""

from flick.games.kinfire.bot.plans import Plans
from flick.games.kinfire.standing import hand_size
from flick.games.kinfire.state import SeekerState, may_be_attempted
from flick.table.chance import Chance

FULL = 4
"""With at least so many cards in the hand, a bot never gives in."""


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
    """The worth of the best plan now, together with that of the hand."""
    best = max((plans.best(card).value for card in may_be_attempted(plans.state)), default=0.0)
    return best + plans.prospects.worth.hand(plans.state.you.hand)


def _imagined_hand(seeker: SeekerState, size: int, chance: Chance) -> list[str]:
    """A hand as it might be drawn: from the deck in a random order, then from the discard, to which giving in adds the
    present hand (KIN-125, KIN-133)."""
    drawn = chance.shuffle("hand", sorted(seeker.deck))[:size]
    if len(drawn) < size:
        drawn += chance.shuffle("hand", sorted([*seeker.discard, *seeker.hand]))[: size - len(drawn)]
    return drawn
