"""A flick as input: which pawn, which way, how fast, with how much spin."""

import math
from typing import NoReturn

import msgspec

from flick.arena.layout import Layout, Pawn

SPEED_LIMIT = 5000.0
"""The largest speed in mm/s, of the pawn and of the farthest point of its rim as it turns."""


class Shot(msgspec.Struct, frozen=True):
    """One impulse on one pawn: its velocity (``vx`` and ``vy`` in mm/s) and ``spin`` (rad/s) right afterwards.

    The velocity is kept in components and not as angle and speed, because sine and cosine differ in the last bit
    between systems.
    """

    pawn: str
    vx: float
    vy: float
    spin: float = 0.0


class BadShot(ValueError):
    """A flick that is not possible. ``reason`` is the ID of the message that says why; ``facts`` fill it in."""

    def __init__(self, reason: str, **facts: str | float) -> None:
        super().__init__(f"{reason}: {facts}")
        self.reason = reason
        self.facts = facts


def aimed(
    layout: Layout,
    pawn: str,
    angle: float,
    speed: float,
    spin: float = 0.0,
    offset: float = 0.0,
    most: float = math.inf,
) -> Shot:
    """A shot at ``speed`` mm/s along ``angle`` radians.

    The finger strikes ``offset`` of the way from the pawn's centre to its rim as seen along the shot: positive on the
    right, which turns it counter-clockwise. That adds to ``spin``. Where motion and spin together have more energy than
    a shot through the centre at ``most`` mm/s, both are slowed until they have no more.
    """
    for what, value in (("angle", angle), ("speed", speed), ("spin", spin), ("offset", offset)):
        _check_number(what, value)
    struck = _pawn(layout, pawn)
    _check_spin(struck, spin)
    offset = max(-1.0, min(1.0, offset))
    lever = offset * _half_width(struck, angle, right=offset > 0)
    spin += speed * lever / struck.chain.inertia
    return _within_power(Shot(pawn, speed * math.cos(angle), speed * math.sin(angle), spin), struck, most)


def check_shot(layout: Layout, shot: Shot) -> None:
    """Raise ``BadShot`` where a shot is outside the limits of the engine, or its pawn is not on the table."""
    for what, value in (("vx", shot.vx), ("vy", shot.vy), ("spin", shot.spin)):
        _check_number(what, value)
    struck, speed = _pawn(layout, shot.pawn), math.hypot(shot.vx, shot.vy)
    if speed > SPEED_LIMIT:
        _refuse("shot-too-fast", speed=round(speed), most=SPEED_LIMIT)
    _check_spin(struck, shot.spin)


def _within_power(shot: Shot, pawn: Pawn, most: float) -> Shot:
    energy = shot.vx**2 + shot.vy**2 + pawn.chain.inertia * shot.spin**2
    if energy <= most**2:
        return shot
    share = most / math.sqrt(energy)
    return Shot(shot.pawn, shot.vx * share, shot.vy * share, shot.spin * share)


def _check_spin(pawn: Pawn, spin: float) -> None:
    most = SPEED_LIMIT / pawn.chain.extent
    if abs(spin) > most:
        _refuse("shot-too-much-spin", spin=round(spin, 1), most=round(most, 1))


def _pawn(layout: Layout, name: str) -> Pawn:
    if name not in layout.pawns:
        _refuse("shot-no-such-pawn", pawn=name, known=", ".join(sorted(layout.pawns)))
    return layout.pawns[name]


def _half_width(pawn: Pawn, angle: float, *, right: bool) -> float:
    """The distance in mm from the centre of the pawn to its rim, seen along the shot, on its right or left side."""
    side = angle - math.pi / 2 if right else angle + math.pi / 2
    spine = pawn.chain.at(0.0, 0.0, pawn.angle)
    return max(x * math.cos(side) + y * math.sin(side) for x, y in spine) + pawn.chain.radius


def _check_number(what: str, value: float) -> None:
    if not math.isfinite(value):
        _refuse("shot-not-a-number", what=what)


def _refuse(reason: str, **facts: str | float) -> NoReturn:
    raise BadShot(reason, **facts)
