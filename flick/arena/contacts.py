"""Who touches whom: the record of a shot's contacts."""

from collections.abc import Callable
from typing import Any, TypeAlias

import pymunk

from flick.arena.engine import Engine
from flick.arena.outcome import Contact
from flick.arena.slider import REST
from flick.arena.space import Scene

LEAST_IMPULSE = 10.0
"""g mm/s. Anything gentler is no hit, but neighbours that lie against each other."""

Pair: TypeAlias = tuple[int, int]
Callback: TypeAlias = Callable[[pymunk.Arbiter], None]


class Contacts:
    """Listens to an engine, step by step.

    A chain of capsules touches with several of its links: the pair is listed once, until all of them have parted.
    ``news`` says that something began to touch, or pressed with more than ``hard`` g mm/s in a step, since the contacts
    of the last step got their time; ``pressing`` that something went on touching. An exception cannot pass through the
    engine, so it is kept in ``failure``.
    """

    def __init__(self, scene: Scene) -> None:
        self.found: list[Contact] = []
        self.fresh: list[tuple[Pair, float, float, float]] = []
        self.news = False
        self.pressing = False
        self.hard = 0.0
        self.failure: BaseException | None = None
        self._scene = scene
        self._engine: Engine = scene.engine
        self._moved: dict[Pair, tuple[str, ...]] = {}
        self._links: dict[Pair, int] = {}
        self._listed: set[Pair] = set()
        callbacks: dict[str, Callback] = {"begin": self._begin, "post_solve": self._solved}
        self._chains = any(len(slider.chain.points) > 2 for slider in scene.sliders)
        if self._chains:
            callbacks["separate"] = self._parted
        self._engine.on_contact(**{phase: self._guarded(callback) for phase, callback in callbacks.items()})

    def stamp(self, t: float) -> None:
        """Give the contacts of the last step their time."""
        sliders, barriers = self._scene.sliders, self._scene.barriers
        for pair, impulse, x, y in self.fresh:
            one, two = pair
            name = sliders[one].name
            other = sliders[two].name if two < len(sliders) else barriers[two - len(sliders)].name_at((x, y))
            moved = self._moved[pair]
            self.found.append(Contact(round(t, 9), name, other, round(impulse, 6), moved, round(x, 6), round(y, 6)))
        self.fresh.clear()
        self.news = False

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
        if self._chains:
            self._links[pair] = self._links.get(pair, 0) + 1
        self._moved[pair] = tuple(self._scene.sliders[k].name for k in pair if self._is_moving(k))

    def _is_moving(self, number: int) -> bool:
        if number >= len(self._scene.sliders):
            return False
        slider = self._scene.sliders[number]
        velocity = self._engine.velocity(slider.body)
        rim = self._engine.spin(slider.body) * slider.extent
        return velocity.x**2 + velocity.y**2 > REST**2 or abs(rim) > REST

    def _solved(self, arbiter: pymunk.Arbiter) -> None:
        impulse = arbiter.total_impulse.length
        if not arbiter.is_first_contact:
            self.pressing = True
            self.news = self.news or impulse > self.hard
            return
        if impulse < LEAST_IMPULSE:
            return
        pair = self._pair(arbiter)
        if pair in self._listed:
            return
        if self._chains:
            self._listed.add(pair)
        points = arbiter.contact_point_set.points
        x = sum(point.point_a.x + point.point_b.x for point in points) / (2 * len(points))
        y = sum(point.point_a.y + point.point_b.y for point in points) / (2 * len(points))
        self.fresh.append((pair, impulse, x, y))

    def _parted(self, arbiter: pymunk.Arbiter) -> None:
        pair = self._pair(arbiter)
        self._links[pair] -= 1
        if self._links[pair] == 0:
            self._listed.discard(pair)
