"""The answer that a clock gives for somebody whose time is over."""

import math

from flick.table.answers import SPEED_DIGITS, write_aim, write_many, write_place, write_walk
from flick.table.decisions import choice_in
from flick.table.rules import Aim, Amount, Choose, ChooseMany, Decision, Flick, Place, Walk


def plainest(decision: Decision) -> str:
    """The plainest answer: decline where that is possible, also a flick; else the first option, as few things as
    allowed, the least amount, the first suggested place, the first known way, the gentlest flick along x; and no to
    every other question."""
    choice = choice_in(decision)
    if choice is not None and choice.decline:
        return choice.decline
    if isinstance(decision, Choose):
        return decision.options[0].name
    if isinstance(decision, ChooseMany):
        return write_many(decision, list(range(decision.least)))
    if isinstance(decision, Amount):
        return f"{decision.verb} {decision.least}"
    if isinstance(decision, Place):
        return write_place(decision.piece, *decision.suggestions[0], decision.verb)
    if isinstance(decision, Walk):
        return decision.decline or write_walk(decision, next(iter(decision.reached.values())))
    if isinstance(decision, Flick):
        return gentlest(decision, 0.0)
    return "no"


def gentlest(decision: Flick, angle: float) -> str:
    """The flick of the first pawn at an angle in radians, with the lowest speed that can be written."""
    steps = 10**SPEED_DIGITS
    speed = math.ceil(decision.least_speed * steps) / steps
    return write_aim(Aim(decision.pawns[0], angle, speed), decision.verb)
