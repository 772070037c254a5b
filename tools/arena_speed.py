"""How fast a flick is, beside the program for it that most would write with pymunk."""

from random import Random
from typing import Any

import pymunk
from pymunk.constraints import GearJoint, PivotJoint

from flick.arena.barriers import barriers
from flick.arena.flick import Shot, simulate
from flick.arena.layout import Layout, Physics, Pose
from flick.arena.sliding_pawn import REST, SlidingPawn
from flick.arena.space import surfaces
from tests.arena.scenes import random_scene
from tools.rows import Row, at_most, interleaved

SCENES = 24
ROUNDS = 15
STEP = 1 / 240
MOST_STEPS = 2400
MOST_SHARE = 0.85


def speed_rows() -> list[Row]:
    """The time of flicks among ten discs as a share of what the ordinary program takes for the same, side by side."""
    flicks = ordinary = 0.0
    for seed in range(SCENES):
        layout, launch = random_scene(Random(seed), physics=Physics())
        ours, usual = interleaved(_both(layout, Shot(*launch)), ROUNDS)
        flicks, ordinary = flicks + ours, ordinary + usual
    times = f"{flicks / SCENES * 1e6:.0f} and {ordinary / SCENES * 1e6:.0f} us"
    return [
        at_most("time of a flick beside pymunk at 1/240 s with pivot and gear", flicks / ordinary, MOST_SHARE),
        Row("time of a flick among 10 discs, and of that program", times, "told", True),
    ]


def _both(layout: Layout, shot: Shot) -> list[Any]:
    return [lambda: simulate(layout, shot), lambda: Ordinary(layout, shot).to_rest()]


class Ordinary:
    """The same shot with pymunk's objects and steps of one length: joints to the ground are the mat's friction, and
    poses and contacts are kept as for a flick."""

    def __init__(self, layout: Layout, shot: Shot) -> None:
        self.tracks: list[list[Pose]] = []
        self.contacts: list[tuple[int, str, str, float]] = []
        self._space = pymunk.Space()
        self._names: dict[pymunk.Shape, str] = {}
        self._bodies: list[tuple[pymunk.Body, float]] = []
        self._steps = 0
        of_pawn, of_wall = surfaces(layout.physics)
        for name, pawn in sorted(layout.pawns.items()):
            body = self._lay_down(SlidingPawn(0, name, pawn, layout.physics.mat_friction))
            circle = pymunk.Circle(body, pawn.diameter / 2)
            circle.elasticity, circle.friction = of_pawn
            self._names[circle] = name
            self._space.add(circle)
            if name == shot.pawn:
                body.velocity, body.angular_velocity = (shot.vx, shot.vy), shot.spin
        for barrier in barriers(layout):
            wall = pymunk.Segment(self._space.static_body, barrier.a, barrier.b, barrier.radius)
            wall.elasticity, wall.friction = of_wall
            self._names[wall] = "wall"
            self._space.add(wall)
        self._space.on_collision(None, None, post_solve=self._note)

    def to_rest(self) -> None:
        """Step until nobody moves any more."""
        while self._steps < MOST_STEPS and any(self._moves(*row) for row in self._bodies):
            self._space.step(STEP)
            self._steps += 1
            if self._steps % 2 == 0:
                self.tracks.append([(body.position.x, body.position.y, body.angle) for body, _ in self._bodies])

    def _lay_down(self, slider: SlidingPawn) -> pymunk.Body:
        body = pymunk.Body(slider.mass, slider.moment)
        body.position = slider.x, slider.y
        ground = self._space.static_body
        pivot, gear = PivotJoint(ground, body, (0, 0), (0, 0)), GearJoint(ground, body, 0, 1)
        pivot.max_bias = gear.max_bias = 0
        pivot.max_force = slider.mass * slider.slow
        gear.max_force = slider.mass * slider.slow * slider.extent * 2 / 3
        self._space.add(body, pivot, gear)
        self._bodies.append((body, slider.extent))
        return body

    def _moves(self, body: pymunk.Body, extent: float) -> bool:
        return body.velocity.length > REST or abs(body.angular_velocity) * extent > REST

    def _note(self, arbiter: pymunk.Arbiter, _space: pymunk.Space, _data: Any) -> None:
        if arbiter.is_first_contact:
            one, two = arbiter.shapes
            self.contacts.append((self._steps, self._names[one], self._names[two], arbiter.total_impulse.length))
