"""Tells what wins the adventure (6.12)."""

from collections.abc import Iterator
from functools import reduce

from flick.games.ravenloft.cards import chambers
from flick.games.ravenloft.object_names import called
from flick.games.ravenloft.state import RavenloftState
from flick.table.sayings import Say


def goal_of(state: RavenloftState) -> Say:
    """The sentence for all that has to be done."""
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
        yield _of_chamber(state.progress.chamber)
    if goal.escape and goal.bearing:
        yield Say("goal-bear", {"object": called(state, goal.bearing), "tile": goal.escape})
    elif goal.escape:
        yield Say("goal-escape", {"tile": goal.escape})


def _of_chamber(name: str) -> Say:
    """The sentence for the objective of the chamber card, or for the chamber before its card is drawn."""
    if not name:
        return Say("goal-chamber")
    card = chambers()[name]
    facts = {"objective": f"to-{card.objective}", "villain": card.villain or "none", "n": card.rescued}
    return Say("goal-chamber-card", facts)
