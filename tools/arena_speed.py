"""How fast a flick is: beside friction written in Python, and beside the bare steps of the engine."""

import math
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any, TypeAlias

import pymunk

from flick.arena.barriers import barriers
from flick.arena.direct import DirectEngine
from flick.arena.engine import Handle, new_space
from flick.arena.flick import Shot, simulate
from flick.arena.layout import Layout, Physics
from flick.arena.slider import Slider
from flick.arena.space import Scene, surfaces
from tests.arena.scenes import random_scene
from tools.rows import Row, at_least

SCENES = 24
ROUNDS = 7

Deed: TypeAlias = tuple[str, int | None, Any]
"""What is done to an engine once it is built: the name of the function, the number of its handle if any, the value."""


class NumberedEngine(DirectEngine):
    """Gives numbers to bodies and joints, the same whenever the same scene is built."""

    def __init__(self) -> None:
        super().__init__()
        self.handles: list[Handle] = []

    def body(self, mass: float, moment: float, pose: tuple[float, float, float]) -> Handle:
        self.handles.append(super().body(mass, moment, pose))
        return self.handles[-1]

    def brakes(self, body: Handle) -> tuple[Handle, Handle]:
        joints = super().brakes(body)
        self.handles += joints
        return joints


class Recorder(NumberedEngine):
    """Keeps what is done to it after it has been built."""

    def __init__(self) -> None:
        super().__init__()
        self.deeds: list[Deed] = []
        for name in ("step", "set_iterations"):
            setattr(self, name, self._recorded(name, getattr(self, name)))
        for name in ("set_velocity", "set_spin", "set_force"):
            setattr(self, name, self._recorded_on_a_handle(name, getattr(self, name)))

    def settle(self) -> None:
        super().settle()
        self.deeds.clear()

    def _recorded(self, name: str, do: Callable[[Any], None]) -> Callable[[Any], None]:
        def record(value: Any) -> None:
            self.deeds.append((name, None, value))
            do(value)

        return record

    def _recorded_on_a_handle(self, name: str, do: Callable[[Handle, Any], None]) -> Callable[[Handle, Any], None]:
        def record(handle: Handle, value: Any) -> None:
            self.deeds.append((name, self.handles.index(handle), value))
            do(handle, value)

        return record


def speed_rows() -> list[Row]:
    """Ratios of times within one run. Each time is the best of several, so that other work does not count."""
    flicks = bare = in_python = steps = 0.0
    for seed in range(SCENES):
        layout, shot = _scene(seed)
        deeds = _record(layout, shot)
        rounds = [
            (_flick(layout, shot), _bare_steps(layout, deeds), _in_python(layout, shot, deeds)) for _ in range(ROUNDS)
        ]
        best = [min(times) for times in zip(*rounds, strict=True)]
        flicks, bare, in_python = flicks + best[0], bare + best[1], in_python + best[2]
        steps += sum(deed[0] == "step" for deed in deeds)
    return [
        at_least("times as fast as a Python velocity_func, same steps", in_python / flicks, 6),
        at_least("share of a flick inside the engine's steps", bare / flicks, 0.5),
        Row(
            "time of a flick among 10 discs",
            f"{flicks / SCENES * 1e3:.2f} ms, {steps / SCENES:.0f} steps",
            "told",
            True,
        ),
    ]


def _flick(layout: Layout, shot: Shot) -> float:
    """Seconds for a flick with everything that belongs to it."""
    began = perf_counter()
    simulate(layout, shot)
    return perf_counter() - began


def _scene(seed: int) -> tuple[Layout, Shot]:
    layout, launch = random_scene(Random(seed), physics=Physics())
    return layout, Shot(*launch)


def _record(layout: Layout, shot: Shot) -> list[Deed]:
    recorder = Recorder()
    simulate(layout, shot, engine=lambda: recorder)
    return recorder.deeds


def _bare_steps(layout: Layout, deeds: list[Deed]) -> float:
    """Seconds for the same steps of the same scene; everything else is done in between, but not counted."""
    engine = NumberedEngine()
    Scene(layout, engine)
    step = engine.step
    spent = 0.0
    run: list[float] = []
    for name, handle, value in [*deeds, ("set_iterations", None, 1)]:
        if name == "step":
            run.append(value)
            continue
        began = perf_counter()
        for length in run:
            step(length)
        spent += perf_counter() - began
        run.clear()
        arguments = (value,) if handle is None else (engine.handles[handle], value)
        getattr(engine, name)(*arguments)
    engine.close()
    return spent


def _in_python(layout: Layout, shot: Shot, deeds: list[Deed]) -> float:
    """Seconds for the same scene with the same steps, and the mat's friction as most would write it."""
    began = perf_counter()
    space = new_space()
    of_pawn, of_wall = surfaces(layout.physics)
    for name, pawn in sorted(layout.pawns.items()):
        slider = Slider(0, name, pawn, layout.physics.mat_friction)
        body = pymunk.Body(slider.mass, slider.moment)
        body.position = slider.x, slider.y
        body.velocity_func = _friction(slider)
        circle = pymunk.Circle(body, slider.extent)
        circle.elasticity, circle.friction = of_pawn
        space.add(body, circle)
        if name == shot.pawn:
            body.velocity, body.angular_velocity = (shot.vx, shot.vy), shot.spin
    for barrier in barriers(layout):
        segment = pymunk.Segment(space.static_body, barrier.a, barrier.b, barrier.radius)
        segment.elasticity, segment.friction = of_wall
        space.add(segment)
    for name, _, length in deeds:
        if name == "step":
            space.step(length)
    return perf_counter() - began


def _friction(slider: Slider) -> Callable[[pymunk.Body, tuple[float, float], float, float], None]:
    brake = slider.slow
    unwind = brake * slider.extent * 2 / 3 / slider.chain.inertia

    def slow_down(body: pymunk.Body, gravity: tuple[float, float], damping: float, dt: float) -> None:
        pymunk.Body.update_velocity(body, gravity, damping, dt)
        velocity, spin = body.velocity, body.angular_velocity
        speed = velocity.length
        if speed > 0:
            body.velocity = velocity * max(0.0, 1 - brake * dt / speed)
        if spin != 0:
            body.angular_velocity = math.copysign(max(0.0, abs(spin) - unwind * dt), spin)

    return slow_down
