"""The engine through pymunk's private C interface, several times faster to build than through its objects."""

import importlib
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, cast

import pymunk

from flick.arena.engine import Handle, Surface, new_space
from flick.arena.shapes import Point

NEEDED = (
    "cpArbiterGetShapes",
    "cpBodyGetAngle",
    "cpBodyGetAngularVelocity",
    "cpBodyGetPosition",
    "cpBodyGetVelocity",
    "cpBodyIsSleeping",
    "cpBodyNew",
    "cpBodySetAngle",
    "cpBodySetAngularVelocity",
    "cpBodySetPosition",
    "cpBodySetVelocity",
    "cpBodySleep",
    "cpCircleShapeNew",
    "cpConstraintSetMaxBias",
    "cpConstraintSetMaxForce",
    "cpGearJointNew",
    "cpPivotJointNew2",
    "cpSegmentShapeNew",
    "cpSegmentShapeSetNeighbors",
    "cpShapeGetUserData",
    "cpShapeSetUserData",
    "cpSpaceGetStaticBody",
    "cpSpaceSetIterations",
    "cpSpaceStep",
)
"""The C functions that this engine needs; it is not available in a version of pymunk without them."""

try:
    _chipmunk: Any = importlib.import_module("pymunk._chipmunk_cffi")
except ImportError:
    _chipmunk = None


class DirectEngine:
    """See ``engine.Engine``; handles are pointers, and are freed by ``close``."""

    available = all(hasattr(getattr(_chipmunk, "lib", None), name) for name in NEEDED)

    def __init__(self) -> None:
        lib, ffi = _chipmunk.lib, _chipmunk.ffi
        self._lib, self._ffi = lib, ffi
        self._owner = new_space()
        self._space = space = cast(Any, self._owner)._space
        self._ground: Handle = lib.cpSpaceGetStaticBody(space)
        self._pair = ffi.new("cpShape *[1]"), ffi.new("cpShape *[1]")
        self._bodies: list[Handle] = []
        self._shapes: list[tuple[Handle, Handle]] = []
        self._joints: list[tuple[Handle, Handle]] = []
        self.step: Callable[[float], None] = partial(lib.cpSpaceStep, space)
        self.position = lib.cpBodyGetPosition
        self.velocity = lib.cpBodyGetVelocity
        self.angle = lib.cpBodyGetAngle
        self.spin = lib.cpBodyGetAngularVelocity
        self.asleep = lib.cpBodyIsSleeping
        self.set_velocity = lib.cpBodySetVelocity
        self.set_spin = lib.cpBodySetAngularVelocity
        self.set_force = lib.cpConstraintSetMaxForce
        self.set_iterations: Callable[[int], None] = partial(lib.cpSpaceSetIterations, space)

    def body(self, mass: float, moment: float, pose: tuple[float, float, float]) -> Handle:
        body = self._lib.cpBodyNew(mass, moment)
        self._bodies.append(body)
        self._lib.cpBodySetPosition(body, (pose[0], pose[1]))
        self._lib.cpBodySetAngle(body, pose[2])
        self._lib.cpSpaceAddBody(self._space, body)
        return body

    def circle(self, body: Handle, radius: float, surface: Surface, party: int) -> None:
        self._add(body, self._lib.cpCircleShapeNew(body, radius, (0, 0)), surface, party)

    def capsule(self, body: Handle | None, ends: Sequence[Point], radius: float, surface: Surface, party: int) -> None:
        before, a, b, after = ends
        body = self._ground if body is None else body
        capsule = self._lib.cpSegmentShapeNew(body, a, b, radius)
        self._lib.cpSegmentShapeSetNeighbors(capsule, before, after)
        self._add(body, capsule, surface, party)

    def brakes(self, body: Handle) -> tuple[Handle, Handle]:
        lib = self._lib
        joints = lib.cpPivotJointNew2(self._ground, body, (0, 0), (0, 0)), lib.cpGearJointNew(self._ground, body, 0, 1)
        for joint in joints:
            self._joints.append((body, joint))
            lib.cpConstraintSetMaxBias(joint, 0)
            lib.cpSpaceAddConstraint(self._space, joint)
        return joints

    def settle(self) -> None:
        for body in self._bodies:
            self._lib.cpBodySleep(body)

    def remove(self, body: Handle) -> None:
        lib, space = self._lib, self._space
        for joint in [joint for owner, joint in self._joints if owner == body]:
            lib.cpSpaceRemoveConstraint(space, joint)
            lib.cpConstraintFree(joint)
        for shape in [shape for owner, shape in self._shapes if owner == body]:
            lib.cpSpaceRemoveShape(space, shape)
            lib.cpShapeFree(shape)
        self._joints = [(owner, joint) for owner, joint in self._joints if owner != body]
        self._shapes = [(owner, shape) for owner, shape in self._shapes if owner != body]
        self._bodies.remove(body)
        lib.cpSpaceRemoveBody(space, body)
        lib.cpBodyFree(body)

    def on_contact(self, **callbacks: Callable[[pymunk.Arbiter, pymunk.Space, Any], None]) -> None:
        self._owner.on_collision(None, None, **callbacks)

    def parties(self, arbiter: pymunk.Arbiter) -> tuple[int, int]:
        one, two = self._pair
        self._lib.cpArbiterGetShapes(cast(Any, arbiter)._arbiter, one, two)
        return self._party(one[0]), self._party(two[0])

    def close(self) -> None:
        lib, space = self._lib, self._space
        for _, joint in self._joints:
            lib.cpSpaceRemoveConstraint(space, joint)
            lib.cpConstraintFree(joint)
        for _, shape in self._shapes:
            lib.cpSpaceRemoveShape(space, shape)
            lib.cpShapeFree(shape)
        for body in self._bodies:
            lib.cpSpaceRemoveBody(space, body)
            lib.cpBodyFree(body)
        self._joints, self._shapes, self._bodies = [], [], []

    def _add(self, body: Handle, shape: Handle, surface: Surface, party: int) -> None:
        lib = self._lib
        self._shapes.append((body, shape))
        lib.cpShapeSetElasticity(shape, surface.elasticity)
        lib.cpShapeSetFriction(shape, surface.friction)
        lib.cpShapeSetUserData(shape, self._ffi.cast("void *", party))
        lib.cpSpaceAddShape(self._space, shape)

    def _party(self, shape: Handle) -> int:
        return int(self._ffi.cast("intptr_t", self._lib.cpShapeGetUserData(shape)))
