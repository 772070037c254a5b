"""The engine through pymunk's documented objects."""

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any

import pymunk
from pymunk.constraints import Constraint, GearJoint, PivotJoint

from flick.arena.engine import Surface, new_space
from flick.arena.shapes import Point


class ObjectsEngine:
    """See ``engine.Engine``; handles are ``pymunk.Body`` and ``Constraint``."""

    position = attrgetter("position")
    velocity = attrgetter("velocity")
    angle = attrgetter("angle")
    spin = attrgetter("angular_velocity")
    asleep = attrgetter("is_sleeping")

    def __init__(self) -> None:
        self._space = new_space()
        self._party: dict[pymunk.Shape, int] = {}
        self.step: Callable[[float], None] = self._space.step

    def body(self, mass: float, moment: float, pose: tuple[float, float, float]) -> pymunk.Body:
        body = pymunk.Body(mass, moment)
        body.position = pose[0], pose[1]
        body.angle = pose[2]
        self._space.add(body)
        return body

    def circle(self, body: pymunk.Body, radius: float, surface: Surface, party: int) -> None:
        self._add(pymunk.Circle(body, radius), surface, party)

    def capsule(
        self, body: pymunk.Body | None, ends: Sequence[Point], radius: float, surface: Surface, party: int
    ) -> None:
        before, a, b, after = ends
        capsule = pymunk.Segment(body or self._space.static_body, a, b, radius)
        capsule.set_neighbors(before, after)
        self._add(capsule, surface, party)

    def brakes(self, body: pymunk.Body) -> tuple[Constraint, Constraint]:
        ground = self._space.static_body
        joints = PivotJoint(ground, body, (0, 0), (0, 0)), GearJoint(ground, body, 0, 1)
        for joint in joints:
            joint.max_bias = 0
            self._space.add(joint)
        return joints

    def settle(self) -> None:
        for body in self._space.bodies:
            body.sleep()

    def remove(self, body: pymunk.Body) -> None:
        self._space.remove(*body.constraints, *body.shapes, body)

    def on_contact(self, **callbacks: Callable[[pymunk.Arbiter, pymunk.Space, Any], None]) -> None:
        self._space.on_collision(None, None, **callbacks)

    def parties(self, arbiter: pymunk.Arbiter) -> tuple[int, int]:
        one, two = arbiter.shapes
        return self._party[one], self._party[two]

    def close(self) -> None:
        """Nothing to do: pymunk frees its objects itself."""

    def _add(self, shape: pymunk.Shape, surface: Surface, party: int) -> None:
        shape.elasticity, shape.friction = surface
        self._party[shape] = party
        self._space.add(shape)

    def set_iterations(self, count: int) -> None:
        self._space.iterations = count

    @staticmethod
    def set_velocity(body: pymunk.Body, velocity: Point) -> None:
        body.velocity = velocity

    @staticmethod
    def set_spin(body: pymunk.Body, spin: float) -> None:
        body.angular_velocity = spin

    @staticmethod
    def set_force(joint: Constraint, force: float) -> None:
        joint.max_force = force
