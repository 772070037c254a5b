"""Adds up the points of an attempt."""

from flick.games.kinfire.cards import skill_card
from flick.games.kinfire.standing import action_value, boost_value, dice_points, total_of
from flick.games.kinfire.state import AttemptTally, KinfireState


def tally_of(state: KinfireState) -> AttemptTally:
    """All points of the current attempt, by one formula for all texts (KIN-R50). After the points have been placed, it
    is the tally of that moment, whatever changes later."""
    running = state.running
    if running.tally is not None:
        return running.tally
    action = action_value(state, skill_card(running.action)) if running.action else 0
    boosts = tuple([boost_value(state, name) for name in running.boosts])
    before = state.progress.get(running.card, 0)
    return AttemptTally(before, action, running.bonus, boosts, dice_points(state), total_of(state, "bonus"))
