"""Decides how long the engine's steps may be.

While nothing touches, long steps lose no precision: the velocity is kept half a step ahead of the position, and the mat
brakes evenly. Precision depends on how early a contact is noticed. So steps are long as long as nothing can touch; then
they are so short that nothing comes nearer by more than ``FINE`` in one step; and after each contact everything is
foreseen anew.
"""

import math
from typing import TypeAlias

from flick.arena.outcome import FRAME

LONG = FRAME / 10
"""The longest step in seconds. At 5000 mm/s a pawn goes four millimetres in it; shorter steps give no better
results."""

FINE = 0.0005
"""By how many mm two discs that may touch, or a disc and a wall, come nearer to each other in one fine step."""

FINE_ODD = 0.005
"""The same as ``FINE`` for odd shapes. It is larger because their approach is known only roughly and they may stay near
each other for long."""

NEAR = 8
"""A contact less than so many fine steps ahead is approached in fine steps only."""

SPARE = 3
"""Long steps end so many fine steps before a contact, because the first step of a new length must not have a
contact."""

RUN = 48
"""Contacts are foreseen anew after so many fine steps."""

CROWD = 16
"""After so many looks at the same frame, pawns count as a crowd. Two or three contacts need fewer."""

MOST_HASTE = 3
"""How often the length of fine steps is doubled at most."""

LEAST = 2
"""How many steps of the same length have to follow each other at least, see ``SlidingPawn.retime``."""

Stride: TypeAlias = tuple[int, float, bool]
"""The number of steps to take, the length of each in seconds, and whether nothing can touch in any of them."""


def stride(free: float, fine: float, span: float) -> Stride:
    """The next steps within ``span`` seconds, where nothing can touch for ``free`` seconds and a step may last ``fine``
    seconds after that."""
    fine = min(LONG, fine)
    if free >= span:
        return alone(span)
    if free > NEAR * fine:
        return alone(free - SPARE * fine)
    count = _count(span, fine)
    return min(count, RUN), span / count, False


def alone(span: float) -> Stride:
    """Long steps for ``span`` seconds in which nothing can touch."""
    count = _count(span, LONG)
    return count, span / count, True


def haste(looks: int) -> int:
    """The factor by which fine steps are longer than usual, after a frame has been looked at so many times.

    In a crowd everything touches everything: computing those contacts exactly would take very long and decide nothing.
    """
    return 2 ** min(MOST_HASTE, looks // CROWD)


def _count(span: float, longest: float) -> int:
    return max(LEAST, math.ceil(span / longest - 1e-6))
