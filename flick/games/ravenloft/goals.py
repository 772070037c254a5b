"""What wins the adventure, in words (6.12)."""

from collections.abc import Iterator
from functools import reduce

from flick.games.ravenloft.object_names import called
from flick.games.ravenloft.state import RavenloftState
from flick.table.sayings import Say


def goal_of(state: RavenloftState) -> Say:
    """All that has to be done, one after the other."""
    return reduce(_both, _deeds(state))


def _both(one: Say, other: Say) -> Say:
    return Say("goal-both", {"one": one, "other": other})


def _deeds(state: RavenloftState) -> Iterator[Say]:
    goal = state.progress.file.won
    for name in goal.defeat:
        yield Say("goal-defeat", {"villain": name})
    for name in goal.destroy:
        yield Say("goal-destroy", {"object": called(state, name)})
    if goal.chamber:
        card = state.progress.chamber
        yield Say("goal-chamber-card", {"card": card}) if card else Say("goal-chamber")
    if goal.escape and goal.bearing:
        yield Say("goal-bear", {"object": called(state, goal.bearing), "tile": goal.escape})
    elif goal.escape:
        yield Say("goal-escape", {"tile": goal.escape})
