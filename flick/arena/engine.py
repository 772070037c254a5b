"""What the arena asks of pymunk, in one place.

There are two ways to the same C library. ``objects`` uses what pymunk documents, ``direct`` calls the C functions
underneath: it builds a space several times faster and steps it with less overhead. Both make the same calls in the
same order, so they give the same bits.

A handle is what an engine returns for a body or a joint: pymunk's object, or the pointer to the C structure.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

import pymunk

from flick.arena.shapes import Point

Handle: TypeAlias = Any

ITERATIONS = 10
"""Rounds of the solver where things may touch. Fewer create energy when a packed group is hit."""

ITERATIONS_ALONE = 1
"""The same where nothing can touch: the brakes of one pawn do not depend on another, so more give the same bits."""

SLEEP_TIME = 0.05
"""Seconds after which a body at rest leaves the solver."""

IDLE_SPEED = 0.5
"""mm/s below which a body counts as at rest."""

PERSISTENCE = 1
"""Steps for which an ended contact is remembered; with more, its impulse would leak into the next one."""


class Surface(NamedTuple):
    """What a shape brings to a pair, whose restitution and edge friction are the products of its two shapes'."""

    elasticity: float
    friction: float


class Vector(Protocol):
    """A position or a velocity."""

    @property
    def x(self) -> float: ...
    @property
    def y(self) -> float: ...


class Engine(Protocol):
    """One space, first built up and then stepped."""

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
        """A body that can move, without a shape yet."""
        ...

    def circle(self, body: Handle, radius: float, surface: Surface, party: int) -> None:
        """A circle about the middle of a body; contacts are reported with ``party``."""
        ...

    def capsule(self, body: Handle | None, ends: Sequence[Point], radius: float, surface: Surface, party: int) -> None:
        """A capsule on a body, or standing still.

        ``ends`` are the point before it, its two ends and the point after it: where the chain goes on, a pawn that
        slides along does not trip over the joint.
        """
        ...

    def brakes(self, body: Handle) -> tuple[Handle, Handle]:
        """Joints that hold a body in place, and from turning, with as much force as is set on them."""
        ...

    def settle(self) -> None:
        """Put every body to sleep. Only before the first step: afterwards it corrupts memory."""
        ...

    def remove(self, body: Handle) -> None:
        """Take a body away, with its shapes and brakes. Not during a step."""
        ...

    def on_contact(self, **callbacks: Callable[[pymunk.Arbiter, pymunk.Space, Any], None]) -> None:
        """Register ``begin`` or ``post_solve`` for all contacts."""
        ...

    def parties(self, arbiter: pymunk.Arbiter) -> tuple[int, int]:
        """The numbers of the two shapes in contact."""
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
