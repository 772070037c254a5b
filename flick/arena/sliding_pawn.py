"""A pawn in the engine's space: its present motion, and the friction of the mat on it."""

import math

from flick.arena.engine import Engine, Handle
from flick.arena.friction import grip
from flick.arena.layout import Pawn, Pose

GRAVITY = 9810.0
"""Acceleration of gravity in mm/s2."""

WOOD = 0.0052
"""Mass of a pawn in g per mm2."""

REST = 1.0
"""Speed in mm/s below which a pawn rests: neither its centre nor the farthest point of its rim is faster (CAT-R51)."""

FINEST = 0.003
"""Changes of a friction factor below this are not worth a call of the engine."""


class SlidingPawn:
    """A pawn in a space.

    Velocities are those of the engine: of the middle of the coming step, so half a step ahead of the positions. ``rim``
    is the speed of the far end of the rim round the centre; ``tip`` is the same, but 0 for a disc, whose outline stays
    where it is when it turns. ``brake`` (mm/s2) and ``unwind`` (rad/s2) are the decelerations set at present,
    ``braked`` and ``unwound`` those of the last step, and ``rows`` the poses frame by frame.
    """

    __slots__ = (
        "_grip",
        "_hold",
        "_twist",
        "_unwind",
        "angle",
        "body",
        "brake",
        "braked",
        "chain",
        "extent",
        "gear",
        "mass",
        "moment",
        "moves",
        "name",
        "pivot",
        "rank",
        "rim",
        "round",
        "rows",
        "slow",
        "speed",
        "spin",
        "tip",
        "unwind",
        "unwound",
        "vx",
        "vy",
        "x",
        "y",
    )

    def __init__(self, rank: int, name: str, pawn: Pawn, mat_friction: float) -> None:
        self.rank, self.name = rank, name
        self.x, self.y, self.angle = pawn.pose
        self.vx = self.vy = self.spin = self.speed = self.rim = self.tip = 0.0
        self.moves = False
        self.chain = pawn.chain
        self.extent, self.round = self.chain.extent, len(self.chain.points) == 1
        self.mass = WOOD * self.chain.area
        self.moment = self.mass * self.chain.inertia
        self.slow = mat_friction * GRAVITY
        self._unwind = self.slow * self.extent / self.chain.inertia
        self._grip = grip(pawn.shape)
        self.rows: list[Pose] = [pawn.pose]
        self.body: Handle = None
        self.pivot: Handle = None
        self.gear: Handle = None

    @property
    def pose(self) -> Pose:
        return self.x, self.y, self.angle

    def enter(self, engine: Engine) -> None:
        """Add the pawn to the space, without a shape yet."""
        self.body = engine.body(self.mass, self.moment, self.pose)
        self.pivot, self.gear = engine.brakes(self.body)
        self._set_brakes(engine, 1.0, self._grip.spinning)
        self.braked, self.unwound = self.brake, self.unwind

    def read(self, engine: Engine) -> None:
        """Read pose and velocity from the engine, and set the friction for that velocity."""
        body = self.body
        place, velocity = engine.position(body), engine.velocity(body)
        self.x, self.y, self.angle = place.x, place.y, engine.angle(body)
        self.vx, self.vy, self.spin = vx, vy, spin = velocity.x, velocity.y, engine.spin(body)
        self.speed = speed = math.sqrt(vx * vx + vy * vy)
        self.rim = rim = abs(spin) * self.extent
        self.braked, self.unwound = self.brake, self.unwind
        if not self.round:
            self.tip = rim
        if speed > REST or rim > REST:
            self.moves = True
            hold, twist = self._grip.factors(rim, speed)
        else:
            self.moves = False
            hold, twist = 1.0, self._grip.spinning
        if abs(hold - self._hold) > FINEST or abs(twist - self._twist) > FINEST:
            self._set_brakes(engine, hold, twist)

    def retime(self, engine: Engine, old: float, new: float) -> None:
        """Prepare for a step of ``new`` seconds after one of ``old``, or after none when that is 0.

        The velocity is that of the middle of the step, which comes at another time when the length changes. Until
        ``settle``, the brakes are set to other forces so that they act as they should: a step begins with the impulse
        of the last one in proportion to the lengths of the two, but then corrects it as if there had been no
        proportion.
        """
        self.vx, self.vy, self.spin = self.slowed((new - old) / 2)
        self.speed = math.hypot(self.vx, self.vy)
        engine.set_velocity(self.body, (self.vx, self.vy))
        engine.set_spin(self.body, self.spin)
        if old:
            engine.set_force(self.pivot, self.mass * _first_brake(self.braked, self.brake, self.speed, old, new))
            engine.set_force(self.gear, self.moment * _first_brake(self.unwound, self.unwind, abs(self.spin), old, new))

    def settle(self, engine: Engine) -> None:
        """Set the brakes back after the first step of a new length."""
        engine.set_force(self.pivot, self.mass * self.brake)
        engine.set_force(self.gear, self.moment * self.unwind)

    def slowed(self, seconds: float) -> tuple[float, float, float]:
        """The velocity and spin after ``seconds`` if only the mat acts on the pawn."""
        share = max(0.0, self.speed - self.brake * seconds) / self.speed if self.speed else 0.0
        spin = max(0.0, abs(self.spin) - self.unwind * seconds)
        return self.vx * share, self.vy * share, math.copysign(spin, self.spin)

    def slow_to(self, engine: Engine, share: float) -> None:
        """Reduce velocity and spin to a share of what they are."""
        self.vx, self.vy, self.speed = self.vx * share, self.vy * share, self.speed * share
        self.spin, self.rim, self.tip = self.spin * share, self.rim * share, self.tip * share
        engine.set_velocity(self.body, (self.vx, self.vy))
        engine.set_spin(self.body, self.spin)

    def energy(self, speed: float, spin: float) -> float:
        """Kinetic energy in g mm2/s2 at a speed and a spin."""
        return (self.mass * speed * speed + self.moment * spin * spin) / 2

    def _set_brakes(self, engine: Engine, hold: float, twist: float) -> None:
        self._hold, self._twist = hold, twist
        self.brake, self.unwind = hold * self.slow, twist * self._unwind
        self.settle(engine)


def _first_brake(before: float, now: float, speed: float, old: float, new: float) -> float:
    """The deceleration to set for a first step of ``new`` seconds, so that it acts like ``now``.

    The step begins with ``before * new`` and then may correct the ``before * old`` of the last one to anything up to
    what is set. Where that is too little to undo what it begins with, a pawn that has just stopped would be set in
    motion: it gets as much as leaves it stopped.
    """
    if before * abs(new - old) > now * old + speed:
        return abs(before * (old - new) + min(speed, now * new)) / new
    return now * old / new
