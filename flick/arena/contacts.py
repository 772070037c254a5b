"""Records who touches whom during a shot."""

import math
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import pymunk

from flick.arena.engine import Engine
from flick.arena.outcome import Contact
from flick.arena.sliding_pawn import REST
from flick.arena.space import Scene

LEAST_IMPULSE = 10.0
"""The smallest impulse of a hit in g mm/s. Smaller ones occur between neighbours that lie against each other."""

BLOW = 1e-4
"""Duration of a blow in seconds: impulses between two things within this time of a blow belong to the same blow, for
single discs and for chains of links alike."""

Pair: TypeAlias = tuple[int, int]
Callback: TypeAlias = Callable[[pymunk.Arbiter], None]


class Blow(NamedTuple):
    """The impulse that two things have given each other in one step, in g mm/s, where that was, and which of them
    moved."""

    pair: Pair
    impulse: float
    x: float
    y: float
    moved: tuple[str, ...]


class Contacts:
    """Listens to the engine during each step and records contacts.

    A contact is recorded when two things begin to touch, and when one is struck hard against another that it already
    touches. ``news`` says that something began to touch, or was pressed with more than ``hard`` g mm/s in a step, since
    ``stamp`` was called last; ``pressing`` that something went on touching. An exception cannot pass through the
    engine's C code, so it is kept in ``failure``.
    """

    def __init__(self, scene: Scene) -> None:
        self.found: list[Contact] = []
        self.news = False
        self.pressing = False
        self.hard = 0.0
        self.failure: BaseException | None = None
        self._scene = scene
        self._engine: Engine = scene.engine
        self._fresh: list[Blow] = []
        self._last: dict[Pair, float] = {}
        self._moved: dict[Pair, tuple[str, ...]] = {}
        callbacks: dict[str, Callback] = {"begin": self._begin, "post_solve": self._solved}
        self._engine.on_contact(**{phase: self._guarded(callback) for phase, callback in callbacks.items()})

    def stamp(self, t: float) -> None:
        """Give the contacts of the last step the time ``t`` in seconds. Call it before the pawns are read again."""
        for blow in self._fresh:
            last = self._last.get(blow.pair, -math.inf)
            self._last[blow.pair] = t
            if t - last > BLOW:
                self.found.append(self._contact(blow, t))
        self._fresh.clear()
        self.news = False

    def _contact(self, blow: Blow, t: float) -> Contact:
        sliders, barriers = self._scene.sliders, self._scene.barriers
        (one, two), impulse, x, y, moved = blow
        other = sliders[two].name if two < len(sliders) else barriers[two - len(sliders)].name_at((x, y))
        return Contact(round(t, 9), sliders[one].name, other, round(impulse, 6), moved, round(x, 6), round(y, 6))

    def _guarded(self, callback: Callback) -> Callable[[pymunk.Arbiter, pymunk.Space, Any], None]:
        def call(arbiter: pymunk.Arbiter, _space: pymunk.Space, _data: Any) -> None:
            try:
                callback(arbiter)
            except BaseException as failure:
                self.failure = self.failure or failure

        return call

    def _pair(self, arbiter: pymunk.Arbiter) -> Pair:
        one, two = self._engine.parties(arbiter)
        return (one, two) if one < two else (two, one)

    def _begin(self, arbiter: pymunk.Arbiter) -> None:
        """Called by the engine when two things begin to touch. It runs before the contact is solved, so that the
        velocities are still those before the collision."""
        self.news = True
        pair = self._pair(arbiter)
        self._moved[pair] = tuple(self._scene.sliders[k].name for k in pair if self._is_moving(k))

    def _is_moving(self, number: int) -> bool:
        if number >= len(self._scene.sliders):
            return False
        slider = self._scene.sliders[number]
        velocity = self._engine.velocity(slider.body)
        rim = self._engine.spin(slider.body) * slider.extent
        return velocity.x**2 + velocity.y**2 > REST**2 or abs(rim) > REST

    def _solved(self, arbiter: pymunk.Arbiter) -> None:
        impulse, met = arbiter.total_impulse.length, arbiter.is_first_contact
        if not met:
            self.pressing = True
            if impulse <= self.hard:
                return
            self.news = True
        if impulse < LEAST_IMPULSE:
            return
        pair = self._pair(arbiter)
        points = arbiter.contact_point_set.points
        x = sum(point.point_a.x + point.point_b.x for point in points) / (2 * len(points))
        y = sum(point.point_a.y + point.point_b.y for point in points) / (2 * len(points))
        self._fresh.append(Blow(pair, impulse, x, y, self._moved[pair] if met else self._moved_before(pair)))

    def _moved_before(self, pair: Pair) -> tuple[str, ...]:
        """Which of two things that go on touching were moving when the pawns were last read."""
        sliders = self._scene.sliders
        return tuple(sliders[k].name for k in pair if k < len(sliders) and sliders[k].moves)
