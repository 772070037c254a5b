"""Where every pawn is at any moment of a shot."""

import math
from bisect import bisect_right
from collections.abc import Sequence

from flick.arena.layout import Layout, Pose
from flick.arena.outcome import FRAME, Outcome

Knot = tuple[float, Pose]
"""A pose at a time, in s."""

SHORT = FRAME / 4
"""s. Over less than this no velocity is measured."""


class Motion:
    """The track of an outcome between its poses. Times are in s after the flick.

    A pawn goes straight from one recorded pose to the next, but for a contact between the two: there it first goes on
    as before, to where it was then, so that what touched is seen to touch however slowly it is shown.
    """

    def __init__(self, layout: Layout, outcome: Outcome) -> None:
        """``layout`` is the one that the shot was made on."""
        self.duration = outcome.duration
        self._starts = {name: pawn.pose for name, pawn in layout.pawns.items()}
        self._rest = outcome.rest
        self._gone = {gone.pawn: gone.t for gone in outcome.left}
        self._times: dict[str, list[float]] = {}
        self._poses: dict[str, list[Pose]] = {}
        ends = {gone.pawn: (gone.t, gone.pose) for gone in outcome.left}
        for name, rows in outcome.track.poses().items():
            poses: list[Pose] = [self._starts[name], *((x, y, angle) for x, y, angle in rows[1:].tolist())]
            touches = [contact.t for contact in outcome.contacts_of(name)]
            knots = knots_of(poses, touches, flicked=name == outcome.pawn)
            if name in ends:
                knots = [*(knot for knot in knots if knot[0] < ends[name][0]), ends[name]]
            self._times[name] = [t for t, _ in knots]
            self._poses[name] = [pose for _, pose in knots]

    def poses(self, t: float) -> dict[str, Pose]:
        """Every pawn that is on the table at that time."""
        if t >= self.duration:
            return dict(self._rest)
        return {
            name: self.pose_of(name, t) if name in self._times else start
            for name, start in self._starts.items()
            if t <= self._gone.get(name, math.inf)
        }

    def speed(self, t: float) -> float:
        """How fast the fastest pawn goes, in mm/s."""
        if not 0 <= t < self.duration:
            return 0.0
        return max((self.speed_of(name, t) for name in self.moving(t)), default=0.0)

    def moving(self, t: float) -> list[str]:
        """The pawns that the flick moves, as far as they are on the table at that time."""
        return [name for name in self._times if t <= self._gone.get(name, math.inf)]

    def pose_of(self, name: str, t: float) -> Pose:
        """The pose of one of the pawns that move."""
        times, poses = self._times[name], self._poses[name]
        k = bisect_right(times, t)
        if k == 0 or k == len(times):
            return poses[min(k, len(times) - 1)]
        return between(poses[k - 1], poses[k], (t - times[k - 1]) / (times[k] - times[k - 1]))

    def speed_of(self, name: str, t: float) -> float:
        """How fast one of the pawns that move goes, in mm/s."""
        times, poses = self._times[name], self._poses[name]
        k = bisect_right(times, t)
        if k == 0 or k == len(times):
            return 0.0
        return math.dist(poses[k - 1][:2], poses[k][:2]) / (times[k] - times[k - 1])


def between(one: Pose, two: Pose, share: float) -> Pose:
    """The pose at a ``share`` of the way from one pose to another; beyond it where the share is more than 1."""
    x, y, angle = (a + share * (b - a) for a, b in zip(one, two, strict=True))
    return x, y, angle


def knots_of(rows: Sequence[Pose], touches: Sequence[float], *, flicked: bool) -> list[Knot]:
    """The recorded poses of a pawn with their times, and between them the poses in which it touched something."""
    knots: list[Knot] = []
    for k, row in enumerate(rows):
        knots.append((k * FRAME, row))
        now = [t for t in touches if k * FRAME < t < (k + 1) * FRAME]
        if not now:
            continue
        before = _going_on(knots, now[0], still=k == 0 and not flicked)
        crowded = any((k + 1) * FRAME <= t < (k + 2) * FRAME for t in touches)
        two = None if crowded or k + 2 >= len(rows) else rows[k + 2]
        after = two and _coming_from(rows[k + 1], two, (k + 1) * FRAME, now[-1])
        if len(now) > 1 and before and after and after[0] > before[0]:
            knots += [before, after]
        elif len(now) == 1 and (only := before or after):
            knots.append(only)
    return knots


def _going_on(knots: Sequence[Knot], t: float, *, still: bool) -> Knot | None:
    """The pose at ``t`` of a pawn that goes on as it did between the last two knots."""
    last, pose = knots[-1]
    if still:
        return t, pose
    if len(knots) < 2 or last - knots[-2][0] < SHORT:
        return None
    return t, between(knots[-2][1], pose, (t - knots[-2][0]) / (last - knots[-2][0]))


def _coming_from(one: Pose, two: Pose, since: float, t: float) -> Knot:
    """The pose at ``t`` of a pawn that goes from one pose, at ``since``, to the next in a frame."""
    return t, between(one, two, (t - since) / FRAME)
