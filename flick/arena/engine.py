"""What the arena needs of pymunk, in one place.

Two engines use the same C library. ``objects`` uses the documented classes of pymunk; ``direct`` calls the C functions
underneath, which builds a space several times faster and steps it with less overhead. Both make the same calls in the
same order, so they give the same results to the last bit.

A handle is what an engine returns for a body or a joint: the object of pymunk, or the pointer to the C structure.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

import pymunk

from flick.arena.shapes import Point

Handle: TypeAlias = Any

ITERATIONS = 10
"""Iterations of the solver in steps in which things may touch. With fewer, a hit on a packed group creates energy."""

ITERATIONS_ALONE = 1
"""Iterations of the solver in steps in which nothing can touch. The brakes of a pawn do not depend on other pawns, so
that more iterations would give the same bits."""

SLEEP_TIME = 0.05
"""Seconds after which a body at rest leaves the solver."""

IDLE_SPEED = 0.5
"""Speed in mm/s below which the solver counts a body as at rest."""

PERSISTENCE = 1
"""For how many steps the solver remembers a contact that has ended. With more, its impulse would act in the next
contact of the same two things."""


class Surface(NamedTuple):
    """What one shape contributes to a contact: the restitution and the edge friction of a pair are the products of the
    numbers of its two shapes."""

    elasticity: float
    friction: float


class Vector(Protocol):
    """A position or a velocity."""

    @property
    def x(self) -> float: ...
    @property
    def y(self) -> float: ...


class Engine(Protocol):
    """A simulated space: first bodies are added to it, then it is stepped."""

    def step(self, seconds: float, /) -> None: ...
    def position(self, body: Handle, /) -> Vector: ...
    def velocity(self, body: Handle, /) -> Vector: ...
    def angle(self, body: Handle, /) -> float: ...
    def spin(self, body: Handle, /) -> float: ...
    def asleep(self, body: Handle, /) -> bool: ...
    def set_velocity(self, body: Handle, velocity: Point, /) -> None: ...
    def set_spin(self, body: Handle, spin: float, /) -> None: ...
    def set_force(self, joint: Handle, force: float, /) -> None: ...
    def set_iterations(self, count: int, /) -> None: ...

    def body(self, mass: float, moment: float, pose: tuple[float, float, float]) -> Handle:
        """Add a body that can move, with mass in g, moment of inertia in g mm2 and its pose; it has no shape yet."""
        ...

    def circle(self, body: Handle, radius: float, surface: Surface, party: int) -> None:
        """Add a circle round the middle of a body; its contacts are reported with the number ``party``."""
        ...

    def capsule(self, body: Handle | None, ends: Sequence[Point], radius: float, surface: Surface, party: int) -> None:
        """Add a capsule to a body, or one that stands still where ``body`` is ``None``.

        ``ends`` are the point before it, its two ends and the point after it in a chain of capsules; with them, a pawn
        that slides along the chain does not get stuck at the joint.
        """
        ...

    def brakes(self, body: Handle) -> tuple[Handle, Handle]:
        """Add joints that resist moving and turning of a body, with the force that ``set_force`` sets on them; this is
        the friction of the mat."""
        ...

    def settle(self) -> None:
        """Put every body to sleep. Call it only before the first step: later it corrupts memory."""
        ...

    def remove(self, body: Handle) -> None:
        """Remove a body with its shapes and brakes. Never call it during a step."""
        ...

    def on_contact(self, **callbacks: Callable[[pymunk.Arbiter, pymunk.Space, Any], None]) -> None:
        """Register the callbacks ``begin`` and ``post_solve`` for all contacts."""
        ...

    def parties(self, arbiter: pymunk.Arbiter) -> tuple[int, int]:
        """The ``party`` numbers of the two shapes in contact."""
        ...

    def close(self) -> None:
        """Free the space. Nothing of it may be used afterwards."""
        ...


def new_space() -> pymunk.Space:
    """An empty space with the settings that both engines share."""
    space = pymunk.Space()
    space.iterations = ITERATIONS
    space.sleep_time_threshold = SLEEP_TIME
    space.idle_speed_threshold = IDLE_SPEED
    space.collision_persistence = PERSISTENCE
    return space
