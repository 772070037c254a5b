"""How far a space may be stepped at once.

Long steps lose nothing while nothing touches: the velocity is kept half a step ahead of the position, and the mat
brakes evenly. What decides how good a result is, is when a contact is noticed. So as long as nothing can touch, steps
are long; from then on they are so short that nothing comes nearer by more than ``FINE`` in one; and after each contact
all is foreseen anew.
"""

import math
from typing import TypeAlias

from flick.arena.outcome import FRAME

LONG = FRAME / 10
"""s. The longest step. At 5000 mm/s a pawn goes four millimetres in it; shorter ones make no result better."""

FINE = 0.0005
"""mm. How much nearer two discs that may touch, or a disc and a wall, come to each other in one step."""

FINE_ODD = 0.005
"""mm. The same for odd shapes. Their speeds towards each other are known roughly, and they may stay near for long."""

NEAR = 8
"""Fine steps. A contact nearer than this is not worth long steps."""

SPARE = 3
"""Fine steps before a contact at which long steps end: the first step of a new length is no good for a contact."""

RUN = 48
"""Fine steps after which contacts are foreseen anew."""

CROWD = 16
"""Looks at the same frame that make a crowd: two or three contacts need fewer."""

MOST_HASTE = 3
"""How often the length of fine steps is doubled at most."""

LEAST = 2
"""Steps of the same length that must follow each other, see ``Slider.retime``."""

Stride: TypeAlias = tuple[int, float, bool]
"""How many steps to take, how long each is in seconds, and whether nothing can touch in any of them."""


def stride(free: float, fine: float, span: float) -> Stride:
    """What to do next within ``span`` seconds.

    Nothing can touch for ``free`` seconds; then a step may last ``fine`` seconds.
    """
    fine = min(LONG, fine)
    if free >= span:
        return alone(span)
    if free > NEAR * fine:
        return alone(free - SPARE * fine)
    count = _count(span, fine)
    return min(count, RUN), span / count, False


def alone(span: float) -> Stride:
    """Long steps through ``span`` seconds in which nothing can touch."""
    count = _count(span, LONG)
    return count, span / count, True


def haste(looks: int) -> int:
    """How many times as long as otherwise fine steps are, once a frame has been looked at so many times.

    In a crowd everything touches everything: to part those contacts exactly would take for ever and decide nothing.
    """
    return 2 ** min(MOST_HASTE, looks // CROWD)


def _count(span: float, longest: float) -> int:
    return max(LEAST, math.ceil(span / longest - 1e-6))
