"""Tells whether an attempt is certain to complete its challenge, so that a boost could not change anything.

Leaving out the question betrays nothing: hands and the table lie open to all (KIN-R16), and nothing else is used here.
"""

from functools import cache

from flick.effects.effect_records import every_part
from flick.games.kinfire.cards import team_card
from flick.games.kinfire.language import KinfirePart
from flick.games.kinfire.standing import candidates, difficulty
from flick.games.kinfire.state import KinfireState
from flick.games.kinfire.tally import tally_of
from flick.games.kinfire.voices import texts_at

ROLLS = {"light": "on_light", "darkness": "on_darkness"}
HARMLESS = ("heal", "draw", "descend", "climb", "charge_lantern", "prevent", "brave_fatigue", "recover")
"""Verbs that a roll may set off without making the result uncertain."""
COUNTING = ("placed", "progress")
"""Amounts for which every point on a card matters, also those beyond its difficulty."""


def is_sure(state: KinfireState) -> bool:
    """Whether the attempt completes its challenge whatever the dice show, and further points change nothing."""
    running = state.running
    needed = difficulty(state, running.card)
    if state.progress.get(running.card, 0) + tally_of(state).played + 1 < needed or _counts_points(state, running.card):
        return False
    return all(_least(state, face) >= needed for face in ROLLS)


def _least(state: KinfireState, face: str) -> int:
    """The progress after the worst roll with Light, or with Darkness; 0 where that cannot be computed."""
    running = state.running
    thrown, running.dice = running.dice, [face]
    found = tally_of(state)
    running.dice = thrown
    for _, parts in texts_at(state, ROLLS[face]):
        if not all(_is_harmless(part) for part in every_part(parts)):
            return 0
    return found.before + found.total


def _is_harmless(part: KinfirePart) -> bool:
    if part.verb == "bonus":
        return part.amount.is_plain and part.amount.plus >= 0
    return part.verb in HARMLESS


def _counts_points(state: KinfireState, card: str) -> bool:
    """Whether a text of the card counts the points on it, and there is a challenge that the text is about."""
    texts = team_card(card).texts
    counting = [*texts.get("on_placed", ()), *_counting_parts(card)]
    return any(part.target is None or candidates(state, part.target, card) for part in counting)


@cache
def _counting_parts(card: str) -> list[KinfirePart]:
    """The parts of the card's texts whose amount is the number of points on it."""
    texts = team_card(card).texts
    parts = [part for found in texts.values() for part in every_part(found)]
    return [part for part in parts if part.amount.name in COUNTING]
