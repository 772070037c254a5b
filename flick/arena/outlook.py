"""Finds out when pawns and walls may touch, and so for how long a space can be stepped without watching every step.

All bounds err on the safe side: between contacts pawns go straight on and only slow down, and the engine's speeds are
too low by at most the braking of half a step.
"""

import math
from collections.abc import Sequence

from flick.arena.barriers import Approach, Barrier
from flick.arena.outcome import FRAME
from flick.arena.shapes import chain_distance
from flick.arena.sliding_pawn import SlidingPawn
from flick.arena.stepping import FINE, FINE_ODD, LONG

LOOK_AHEAD = 12 * FRAME
"""For how many seconds contacts are foreseen."""


def outlook(
    movers: Sequence[SlidingPawn], sliders: Sequence[SlidingPawn], barriers: Sequence[Barrier], span: float
) -> Approach:
    """For how many seconds nothing can touch, and how many seconds a step may last then.

    The first number need not be exact beyond ``span`` (it may be too small), and what happens beyond ``span`` does not
    affect the second.
    """
    free, fine = LOOK_AHEAD, LONG
    for mover in movers:
        x, y, extent, rank = mover.x, mover.y, mover.extent, mover.rank
        speed = mover.speed + mover.tip + mover.slow * LONG
        for barrier in barriers:
            wait, step = barrier.approach(mover)
            if wait < free:
                free = wait
            if wait < span and step < fine:
                fine = step
        for other in sliders:
            if other.moves and other.rank <= rank:
                continue
            dx, dy = other.x - x, other.y - y
            closing = speed + other.speed + other.tip
            reach = extent + other.extent + closing * (free if free > span else span)
            if dx * dx + dy * dy >= reach * reach:
                continue
            wait, step = _meeting(mover, other, dx, dy, closing, span)
            if wait < free:
                free = wait
            if wait < span and step < fine:
                fine = step
    return free, fine


def _meeting(mover: SlidingPawn, other: SlidingPawn, dx: float, dy: float, closing: float, span: float) -> Approach:
    """When two pawns may touch: ``other`` is (dx, dy) mm away, and the distance shrinks by at most ``closing`` mm/s.

    Odd shapes count as the discs around them until those discs touch. Seen from a pawn at rest the way of another pawn
    is straight; seen from a moving one it bends, because the mat slows both of them down.
    """
    distance, reach = math.sqrt(dx * dx + dy * dy), mover.extent + other.extent
    bend = mover.slow * LONG
    if other.moves:
        if distance - reach > closing * span:
            return (distance - reach) / closing, LONG
        bend += mover.slow * 2 * span
        reach += bend * span
    ux, uy = other.vx - mover.vx, other.vy - mover.vy
    speed = math.sqrt(ux * ux + uy * uy)
    pace = speed + bend + mover.tip + other.tip
    parting = (dx * ux + dy * uy) / distance
    odd = not (mover.round and other.round)
    step = (FINE_ODD if odd else FINE) / pace
    if distance <= reach:
        if odd:
            return max(0.0, _gap(mover, other)) / pace, step
        if parting <= bend:
            return 0.0, step
    if parting >= 0:
        return max(span, (parting - bend) / mover.slow) if other.moves else math.inf, step
    outside = (distance - reach) * (distance + reach)
    root = (parting * distance) ** 2 - speed * speed * outside
    if root <= 0:
        return span if other.moves else math.inf, step
    return outside / (math.sqrt(root) - parting * distance) * speed / (speed + bend), step


def _gap(one: SlidingPawn, two: SlidingPawn) -> float:
    spine, other = one.chain.at(one.x, one.y, one.angle), two.chain.at(two.x, two.y, two.angle)
    return chain_distance(spine, other) - one.chain.radius - two.chain.radius
