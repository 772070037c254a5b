"""How far a space may be stepped at once.

Long steps lose nothing while nothing touches: the velocity is kept half a step ahead of the position, and the mat
brakes evenly. What decides how good a result is, is when a contact is noticed. So as long as nothing can touch, steps
are long; from then on they are so short that nothing comes nearer by more than ``FINE`` in one; and after each contact
all is foreseen anew.
"""

import math

from flick.arena.outcome import FRAME

LONG = FRAME / 16
"""s. The longest step. Nothing goes farther in it than 2.6 mm, so that even what nobody foresaw is noticed."""

FINE = 0.002
"""mm. How much nearer two discs that may touch, or a disc and a wall, come to each other in one step."""

FINE_ODD = 0.02
"""mm. The same for odd shapes. Their speeds towards each other are known roughly, and they may stay near for long."""

NEAR = 8
"""Fine steps. A contact nearer than this is not worth long steps."""

SPARE = 3
"""Fine steps before a contact at which long steps end: the first step of a new length is no good for a contact."""

RUN = 48
"""Fine steps after which contacts are foreseen anew."""

LEAST = 2
"""Steps of the same length that must follow each other, see ``Slider.retime``."""


def stride(free: float, fine: float, span: float) -> tuple[int, float]:
    """How many steps to take next and how long, within ``span`` seconds.

    Nothing can touch for ``free`` seconds; then a step may last ``fine`` seconds.
    """
    fine = min(LONG, fine)
    if free >= span:
        return steps(span, LONG)
    if free > NEAR * fine:
        return steps(free - SPARE * fine, LONG)
    count, length = steps(span, fine)
    return min(count, RUN), length


def steps(span: float, longest: float) -> tuple[int, float]:
    """How many steps of the same length make up ``span`` seconds, and their length."""
    count = max(LEAST, math.ceil(span / longest - 1e-6))
    return count, span / count
