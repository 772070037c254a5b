"""Pulling back: press on or near the pawn, drag away from it, let go."""

import math
from typing import NamedTuple

from flick.arena.layout import Layout
from flick.arena.shapes import Point
from flick.table.rules import Aim, Flick
from flick.window.flicking.power import speed_at
from flick.window.flicking.sight import aim_of, answer_of
from flick.window.flicking.view import ArenaView, clearance

GRAB = 8.0
"""Pixels of the design round a pawn within which a press takes hold of it, and within which nothing is aimed yet."""

LENGTH = 120.0
"""Pixels of the design from there to full power,"""
LEAST_LENGTH = 24.0
"""or as many as there are to the window's edge, but never fewer than these:"""
MARGIN = 4.0
"""so many pixels before the edge the power is full."""

FINE = 0.1
"""What a motion counts while it is to be fine."""

TWITCH = 30.0
"""ms before the button goes up in which the hand may twitch."""
STEADY = 100.0
"""ms before those, in which it was steadier if that was a twitch:"""
JERK = 3.0
"""the pointer was at least so many times as slow."""


class Sample(NamedTuple):
    """Where the pointer was (pixels) at a time (ms), and what was aimed then."""

    t: float
    at: Point
    aimed: tuple[float, float] | None


class Pull:
    """One pawn pulled back; the flick goes the other way. Pointer places are pixels of the window, times milliseconds.

    ``angle`` (radians) and ``power`` (0 to 1) are there while something is aimed, so not near the pawn: to let go
    there flicks nothing. A motion with ``fine`` counts a tenth, in both; nothing jumps when that begins or ends.

    Letting go never moves the aim. It has no place of its own, and what came last before it does not count if it was
    a twitch of the finger on the button: if the pointer went in the last 30 ms more than three times as fast as in the
    100 ms before. Then the aim is the one of 30 ms before the button went up.
    """

    def __init__(self, decision: Flick, layout: Layout, view: ArenaView) -> None:
        self.decision = decision
        self.layout = layout
        self.view = view
        self.pawn = decision.pawns[0]
        self.held = False
        self.pointer: Point = (0.0, 0.0)
        self._aimed: tuple[float, float] | None = None
        self._pulled: tuple[float, float] | None = None
        self._samples: list[Sample] = []

    @property
    def angle(self) -> float | None:
        return self._aimed[0] if self._aimed else None

    @property
    def power(self) -> float | None:
        return self._aimed[1] if self._aimed else None

    @property
    def answer(self) -> str | None:
        """The flick as it is aimed at the moment, as it would be written."""
        return self._written(self._aimed) if self._aimed else None

    @property
    def aim(self) -> Aim | None:
        """The same as the rules would get it."""
        answer = self.answer
        return aim_of(self.decision, answer) if answer else None

    def grabbed(self, at: Point) -> str | None:
        """The pawn that a press there would take hold of."""
        place, reach = self.view.to_mm(at), GRAB * self.view.unit / self.view.scale
        near = {
            name: clearance(pawn.chain, pawn.pose, place)
            for name in self.decision.pawns
            if (pawn := self.layout.pawns.get(name)) is not None
        }
        best = min(near, key=lambda name: near[name], default=None)
        return best if best is not None and near[best] <= reach else None

    def press(self, at: Point, t: float) -> bool:
        """Whether that took hold of a pawn."""
        pawn = self.grabbed(at)
        if pawn is None:
            return False
        self.cancel()
        self.pawn, self.held = pawn, True
        self._note(at, t)
        return True

    def move(self, at: Point, t: float, *, fine: bool = False) -> None:
        """Follow the pointer."""
        if not self.held:
            return
        pulled = self._pull_at(at)
        if pulled is None or self._aimed is None or self._pulled is None:
            self._aimed = pulled
        else:
            share = FINE if fine else 1.0
            turn = math.remainder(pulled[0] - self._pulled[0], math.tau)
            power = self._aimed[1] + share * (pulled[1] - self._pulled[1])
            self._aimed = (self._aimed[0] + share * turn) % math.tau, max(0.0, min(1.0, power))
        self._pulled = pulled
        self._note(at, t)

    def release(self, t: float) -> str | None:
        """Let go: the answer, or nothing where nothing was aimed."""
        aimed = self._meant(t) if self.held else None
        self.cancel()
        return self._written(aimed) if aimed else None

    def cancel(self) -> None:
        """Let go without a flick."""
        self.held = False
        self._aimed = self._pulled = None
        self._samples.clear()

    def _pull_at(self, at: Point) -> tuple[float, float] | None:
        """The angle opposite to the pointer, and the power of its distance; nothing near the pawn."""
        pawn, unit = self.layout.pawns[self.pawn], self.view.unit
        here = self.view.to_px((pawn.x, pawn.y))
        dx, dy = at[0] - here[0], at[1] - here[1]
        length, near = math.hypot(dx, dy), pawn.chain.extent * self.view.scale + GRAB * unit
        if length <= near:
            return None
        room = self.view.room(here, (dx / length, dy / length)) - MARGIN * unit - near
        whole = max(LEAST_LENGTH * unit, min(LENGTH * unit, room))
        return math.atan2(dy, -dx) % math.tau, min(1.0, (length - near) / whole)

    def _note(self, at: Point, t: float) -> None:
        self.pointer = at
        self._samples.append(Sample(t, at, self._aimed))
        while len(self._samples) > 1 and self._samples[1].t <= t - TWITCH - STEADY:
            self._samples.pop(0)

    def _meant(self, t: float) -> tuple[float, float] | None:
        """What was aimed before the hand twitched, if it did, or else what is aimed."""
        steady = [sample for sample in self._samples if sample.t <= t - TWITCH]
        if not steady:
            return None
        lately = self._gone(t - TWITCH, t) / TWITCH
        before = self._gone(t - TWITCH - STEADY, t - TWITCH) / STEADY
        return steady[-1].aimed if lately > JERK * before else self._aimed

    def _gone(self, since: float, until: float) -> float:
        """How many pixels the pointer went, after ``since`` and not after ``until``."""
        steps = zip(self._samples, self._samples[1:], strict=False)
        return sum(math.dist(one.at, two.at) for one, two in steps if since < two.t <= until)

    def _written(self, aimed: tuple[float, float]) -> str:
        return answer_of(self.decision, Aim(self.pawn, aimed[0], speed_at(self.decision, aimed[1])))
