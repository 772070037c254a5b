"""The way of the pointer over the table, with times, and how fast it was."""

from collections.abc import Callable
from itertools import groupby
from typing import NamedTuple

from flick.arena.shapes import Point

FRAME = 17.0
"""ms that a frame takes as long as nothing else is known. Pointers that are asked once a frame have all motions of a
frame at the same time; and one that lay still had begun to move no longer ago than a frame when it first tells of a
motion."""

PAUSE = 25.0
"""ms without a motion after which a pointer lay still, if a frame without a motion has been among them. On a machine
that is busy a single frame may take longer."""


class TrailStep(NamedTuple):
    """The pointer at a time (ms) and a place (mm)."""

    t: float
    x: float
    y: float


class Stroke(NamedTuple):
    """A straight motion: a point that it goes through (mm) and a velocity (mm/s)."""

    at: Point
    vx: float
    vy: float


class Trail:
    """The places at which the pointer was lately."""

    def __init__(self, keeps: float) -> None:
        """``keeps`` is for how many ms places are kept."""
        self._keeps = keeps + 2 * FRAME
        self._steps: list[TrailStep] = []
        self._frames: list[float] = []

    def start(self, at: Point, t: float) -> None:
        self._steps, self._frames = [TrailStep(t, *at)], []

    def add(self, at: Point, t: float) -> None:
        self._steps.append(TrailStep(t, *at))
        while len(self._steps) > 2 and self._steps[1].t < t - self._keeps:
            self._steps.pop(0)

    def frame(self, t: float) -> None:
        """End a frame at ``t``: the motions of the next one come after it. Without any of these calls each frame counts
        as ``FRAME``."""
        recent = [frame for frame in self._frames[:-1] if frame > t - self._keeps]
        self._frames = [*recent, *self._frames[-1:], t]

    @property
    def last(self) -> TrailStep | None:
        return self._steps[-1] if self._steps else None

    def stroke(self, until: float, span: float) -> Stroke | None:
        """The straight motion that fits best, by least squares over time, to what the pointer did in the ``span`` ms
        before ``until``."""
        batches = _batches([step for step in self._steps if step.t <= until])
        steps = _timed(_since_pause(batches, self._begun), self._begun)
        if len(steps) < 2:
            return None
        chosen = [step for step in steps if step.t >= steps[-1].t - span]
        return _fitted(chosen if len(chosen) > 1 else steps[-2:])

    def _begun(self, t: float) -> float:
        """When the frame began in which the motions of time ``t`` were made."""
        return max((frame for frame in self._frames if frame < t), default=t - FRAME)


def _batches(steps: list[TrailStep]) -> list[list[TrailStep]]:
    """The motions in groups that came at the same time."""
    return [list(batch) for _, batch in groupby(steps, key=lambda step: step.t)]


def _since_pause(batches: list[list[TrailStep]], begun: Callable[[float], float]) -> list[list[TrailStep]]:
    """The motions since the pointer last lay still, and before them the place where it did."""
    for place in range(len(batches) - 1, 0, -1):
        before, t = batches[place - 1][-1], batches[place][0].t
        if t - before.t > PAUSE and begun(t) > before.t:
            return [[before._replace(t=begun(t))], *batches[place:]]
    return batches


def _timed(batches: list[list[TrailStep]], begun: Callable[[float], float]) -> list[TrailStep]:
    """The motions of each batch, spread evenly over the frame in which they were made.

    Nobody knows when in its frame the first of them began, so of that batch only the end counts, if there is more.
    """
    if len(batches) > 2:
        batches = [batches[1][-1:], *batches[2:]]
    timed: list[TrailStep] = []
    for batch in batches:
        t = batch[-1].t
        before = max(begun(t), timed[-1].t) if timed else begun(t)
        timed += [step._replace(t=before + (t - before) * (k + 1) / len(batch)) for k, step in enumerate(batch)]
    return timed


def _fitted(steps: list[TrailStep]) -> Stroke | None:
    count = len(steps)
    t, x, y = (sum(step[axis] for step in steps) / count for axis in range(3))
    spread = sum((step.t - t) ** 2 for step in steps)
    if spread == 0:
        return None
    vx = sum((step.t - t) * (step.x - x) for step in steps) / spread
    vy = sum((step.t - t) * (step.y - y) for step in steps) / spread
    return Stroke((x, y), vx * 1000, vy * 1000)
