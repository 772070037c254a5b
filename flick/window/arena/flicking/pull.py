"""Pulling back: press on or near the pawn, drag away from it, let go."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from flick.arena.layout import Layout
from flick.arena.shapes import Point
from flick.table.rules import Aim, Flick
from flick.window.arena.flicking.arena_view import ArenaView, clearance
from flick.window.arena.flicking.endless import Endless
from flick.window.arena.flicking.lever import FULL, Lever
from flick.window.arena.flicking.power import aim_of, answer_of, speed_at

GRAB = 8.0
"""Pixels of the design round a pawn within which a press takes hold of it."""

IDLE = 8.0
"""mm beyond the pawn within which nothing would be flicked yet."""

MEANT = 6.0
"""Pixels of the design that a hand goes at least which means to flick, and does not only touch a pawn."""

LEAST, MARGIN = 20.0, 3.0
"""mm of pull to full power where a finger has no room for more, and how far before the edge that is."""

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


class Moved(NamedTuple):
    """The last motion of a frame."""

    at: Point
    t: float
    fine: bool


class Pull:
    """One pawn pulled back; the flick goes the other way. Pointer places are pixels of the window, times milliseconds.

    ``angle`` (radians) and ``power`` (0 to 1) are there while something is aimed, so not near the pawn: to let go
    there flicks nothing. ``idle`` is the way that a flick would go then if it were pulled farther. A motion with
    ``fine`` counts a tenth, in both; nothing jumps when that begins or ends. ``move`` is to be told once a frame where
    the pointer is, or ``drag`` as often as it moves and ``follow`` once a frame. At the window's edge it ``wishes`` to
    be put elsewhere, and is pulled on.

    Letting go never moves the aim. It has no place of its own, and what came last before it does not count if it was
    a twitch of the finger on the button: if the pointer went in the last 30 ms more than three times as fast as in the
    100 ms before. Then the aim is the one of 30 ms before the button went up.
    """

    def __init__(self, decision: Flick, layout: Layout, view: ArenaView, pawns: Sequence[str] | None = None) -> None:
        """``pawns`` are those that can be pulled where that is not the one that is flicked."""
        self.decision = decision
        self.layout = layout
        self.view = view
        self.pawns = tuple(decision.pawns if pawns is None else pawns)
        self.pawn = self.pawns[0]
        self._lever: Lever | None = None
        self._endless = Endless(view.window)
        self._pointer: Point = (0.0, 0.0)
        self._moved: Moved | None = None
        self._samples: list[Sample] = []
        self._pressed: Point = (0.0, 0.0)
        self._farthest, self._was_aimed = 0.0, False
        self.too_gentle = False
        """Whether what was let go last was pulled, but never far enough to be a flick."""

    @property
    def held(self) -> bool:
        return self._lever is not None

    @property
    def angle(self) -> float | None:
        return self._aimed[0] if self._aimed else None

    @property
    def power(self) -> float | None:
        return self._aimed[1] if self._aimed else None

    @property
    def idle(self) -> float | None:
        """The direction of a flick that is not pulled far enough yet, once that is seen; ``None`` while something is
        aimed."""
        if self._lever is None or self._aimed or self._lever.pulled.reach <= self._extent:
            return None
        return (self._lever.pulled.angle + math.pi) % math.tau

    @property
    def hand(self) -> Point | None:
        """The pixel where the elastic is held; it may lie outside the window."""
        return self.view.to_px(self._lever.hand) if self._lever else None

    @property
    def wishes(self) -> Point | None:
        """Where the pointer should be put, since it can go no farther where it is."""
        return self._endless.wish

    @property
    def strayed(self) -> bool:
        """Whether the pointer is not where the hand is, and should be brought there in the end."""
        return self._endless.moved

    @property
    def answer(self) -> str | None:
        """The flick as it is aimed at the moment, as it would be written."""
        return self._written(self._aimed) if self._aimed else None

    @property
    def aim(self) -> Aim | None:
        """The flick as the rules would get it."""
        answer = self.answer
        return self.read(answer) if answer else None

    def read(self, answer: str) -> Aim:
        """The aim that the rules get for an answer of this hand."""
        return aim_of(self.decision, answer)

    def see(self, view: ArenaView) -> None:
        """Look at the arena in this view from now on; the hand stays where it is on the mat."""
        self.view = view
        if self._lever is not None:
            self._lever.shift(view.to_mm(self._pointer))

    def grabbed(self, at: Point) -> str | None:
        """The pawn that a press there would take hold of."""
        place, reach = self.view.to_mm(at), GRAB * self.view.unit / self.view.scale
        near = {
            name: clearance(pawn.chain, pawn.pose, place)
            for name in self.pawns
            if (pawn := self.layout.pawns.get(name)) is not None
        }
        best = min(near, key=lambda name: near[name], default=None)
        return best if best is not None and near[best] <= reach else None

    def press(self, at: Point, t: float) -> bool:
        """Press there, and say whether that took hold of a pawn."""
        pawn = self.grabbed(at)
        if pawn is None:
            return False
        self.cancel()
        self.pawn, self._endless = pawn, Endless(self.view.window)
        self._pressed, self._farthest, self._was_aimed, self.too_gentle = at, 0.0, False, False
        held = self.layout.pawns[pawn]
        self._lever = Lever((held.x, held.y), self._extent + IDLE, self.view.to_mm(at), t)
        self._note(self._endless.follow(at, t), t)
        return True

    def move(self, at: Point, t: float, *, fine: bool = False) -> None:
        """Follow the pointer to that place; ``fine`` lets it count a tenth."""
        if self._lever is None:
            return
        at = self._endless.follow(at, t)
        self._lever.move(self.view.to_mm(at), t, fine=fine)
        self._note(at, t)

    def drag(self, at: Point, t: float, *, fine: bool = False) -> None:
        """Remember where the pointer is; how fast it goes is seen when the frame is over."""
        self._moved = Moved(at, t, fine)

    def follow(self) -> None:
        """Follow the last motion of a frame, all of which have been told."""
        if self._moved is not None:
            moved, self._moved = self._moved, None
            self.move(moved.at, moved.t, fine=moved.fine)

    def release(self, t: float) -> str | None:
        """Let go. That gives the answer, or ``None`` where nothing was aimed."""
        self.follow()
        aimed = self._meant(t) if self.held else None
        self.too_gentle = not self._was_aimed and self._farthest > MEANT * self.view.unit
        self.cancel()
        return self._written(aimed) if aimed else None

    def cancel(self) -> None:
        """Let go without a flick."""
        self._lever = self._moved = None
        self._samples.clear()

    @property
    def _extent(self) -> float:
        """How far the pawn reaches from its middle, in mm."""
        return self.layout.pawns[self.pawn].chain.extent

    @property
    def _aimed(self) -> tuple[float, float] | None:
        """The angle opposite to the hand and the power of its distance; ``None`` near the pawn."""
        if self._lever is None:
            return None
        (angle, reach), near = self._lever.pulled, self._extent + IDLE
        if reach <= near:
            return None
        return (angle + math.pi) % math.tau, min(1.0, (reach - near) / self._length(angle, near))

    def _length(self, angle: float, near: float) -> float:
        """The mm of pull to full power: fewer only for a finger, which cannot go past the window's edge."""
        if not self._endless.stuck:
            return FULL
        pawn, way = self.layout.pawns[self.pawn], (math.cos(angle), -math.sin(angle))
        room = self.view.room(self.view.to_px((pawn.x, pawn.y)), way) / self.view.scale - near - MARGIN
        return max(LEAST, min(FULL, room))

    def _note(self, at: Point, t: float) -> None:
        self._pointer = at
        self._farthest = max(self._farthest, math.dist(at, self._pressed))
        self._was_aimed |= self._aimed is not None
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
        return answer_of(self.decision, Aim(self.flicked, aimed[0], speed_at(self.decision, aimed[1])))

    @property
    def flicked(self) -> str:
        """The pawn that goes when it is let go: the one that is pulled, where it may be flicked."""
        return self.pawn if self.pawn in self.decision.pawns else self.decision.pawns[0]
