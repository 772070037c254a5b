"""Who touches whom: the record of a shot's contacts."""

import math
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import pymunk

from flick.arena.engine import Engine
from flick.arena.outcome import Contact
from flick.arena.sliding_pawn import REST
from flick.arena.space import Scene

LEAST_IMPULSE = 10.0
"""g mm/s. Anything gentler is no hit, but neighbours that lie against each other."""

BLOW = 1e-4
"""s. What two things deal each other within this time of a blow belongs to it, be they discs or chains of links."""

Pair: TypeAlias = tuple[int, int]
Callback: TypeAlias = Callable[[pymunk.Arbiter], None]


class Blow(NamedTuple):
    """What two dealt each other in a step: the impulse in g mm/s, where, and who of them moved."""

    pair: Pair
    impulse: float
    x: float
    y: float
    moved: tuple[str, ...]


class Contacts:
    """Listens to an engine, step by step.

    Whoever meets is listed, and whoever is struck hard against something that it touches already.
    ``news`` says that something began to touch, or pressed with more than ``hard`` g mm/s in a step, since the contacts
    of the last step got their time; ``pressing`` that something went on touching. An exception cannot pass through the
    engine, so it is kept in ``failure``.
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
        """Give the contacts of the last step their time. Before the pawns are read again."""
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
        """Before the contact is solved, so the velocities are still those with which the two met."""
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
        """Who of two that go on touching moved when they were last looked at."""
        sliders = self._scene.sliders
        return tuple(sliders[k].name for k in pair if k < len(sliders) and sliders[k].moves)
