"""How hard: a power from 0 to 1, the speed that it stands for, and how a flick with that speed is written."""

import math

from flick.table.answers import SPEED_DIGITS, read, write_aim
from flick.table.rules import Aim, Flick

EVENNESS = 1.5
"""Free travel grows with this power of the power.

With 1, equal pulls would be equal lengths of travel, and a short move a matter of three pixels; with 2, equal pulls
would be equal steps of speed, and half of a pull would be good for nothing but the far side of the table. In between,
a quarter of the pull goes 190 mm on the mat, a half 530 mm (the length of the arena), all of it 1500 mm.
"""


def speed_at(decision: Flick, power: float) -> float:
    """The speed in mm/s of a power; free travel goes with its square."""
    least, most = decision.least_speed, decision.most_speed
    share = max(0.0, min(1.0, power)) ** EVENNESS
    return math.sqrt(least**2 + share * (most**2 - least**2))


def power_at(decision: Flick, speed: float) -> float:
    """The power of a speed in mm/s."""
    least, most = decision.least_speed, decision.most_speed
    if most <= least:
        return 0.0
    share = (speed**2 - least**2) / (most**2 - least**2)
    return max(0.0, min(1.0, share)) ** (1 / EVENNESS)


def allowed(decision: Flick, speed: float) -> float:
    """The nearest speed that the decision allows and that can be written."""
    digits, tenth = SPEED_DIGITS, 10**-SPEED_DIGITS
    written = round(max(decision.least_speed, min(decision.most_speed, speed)), digits)
    if written < decision.least_speed:
        written = round(written + tenth, digits)
    elif written > decision.most_speed:
        written = round(written - tenth, digits)
    return written


def answer_of(decision: Flick, aim: Aim) -> str:
    """The written form of an aim, its speed brought within the limits."""
    speed = allowed(decision, aim.speed)
    return write_aim(Aim(aim.pawn, aim.angle, speed, aim.spin, aim.offset), decision.verb)


def aim_of(decision: Flick, answer: str) -> Aim:
    """The aim that the rules get for an answer."""
    aim = read(decision, answer).value
    assert isinstance(aim, Aim)
    return aim
