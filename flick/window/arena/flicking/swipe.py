"""Swiping: press beside the pawn and strike through it."""

import math

from flick.arena.layout import Layout, Pawn
from flick.arena.shapes import Point
from flick.arena.shot import SPEED_LIMIT, aimed
from flick.arena.sweep import links, way
from flick.table.answers import ANGLE_DIGITS, OFFSET_DIGITS
from flick.table.rules import Aim, Flick
from flick.window.arena.flicking.arena_view import ArenaView, clearance
from flick.window.arena.flicking.pointer_trail import Stroke, Trail
from flick.window.arena.flicking.power import allowed, answer_of

SPAN = 50.0
"""ms before the contact over which the pointer's motion counts: half of a quick stroke of the hand."""

GAIN = 1.5
"""How much faster the pawn goes than the pointer went over the table. So the hardest flick of a match is a stroke
over the length of the arena in four tenths of a second, and the gentlest takes six seconds for it."""

TOUCH = 0.5
"""A stroke that would give less than this share of the least speed is none: the pointer only came by."""


class Swipe:
    """A stroke of the pointer. Its places are pixels of the window, times are milliseconds.

    The pawn is struck where the pointer's way first meets its outline. ``answer`` is to be asked when all motions of a
    frame have been told: pointers that are asked once a frame give them all the same time, and those that came together
    with the contact count as well.
    """

    def __init__(self, decision: Flick, layout: Layout, view: ArenaView) -> None:
        self.decision = decision
        self.layout = layout
        self.view = view
        self.held = False
        self.touched = ""
        """The pawn that the stroke has come upon, if only too slowly for a flick."""
        self._trail = Trail(SPAN)
        self._struck: tuple[str, float] | None = None

    def press(self, at: Point, t: float) -> bool:
        """Whether a stroke may begin there: beside the pawns, not on one of them."""
        self.cancel()
        place = self.view.to_mm(at)
        if self.under(at):
            return False
        self.held = True
        self._trail.start(place, t)
        return True

    def move(self, at: Point, t: float) -> None:
        """Follow the pointer to that place."""
        last = self._trail.last
        if not self.held or last is None or (self._struck and t > self._struck[1]):
            return
        place = self.view.to_mm(at)
        if self._struck is None:
            pawn = self._met((last.x, last.y), place)
            if pawn is not None:
                self.touched, self._struck = pawn, (pawn, t)
        self._trail.add(place, t)

    def frame(self, t: float) -> None:
        """End a frame, all of whose motions have been told."""
        self._trail.frame(t)

    def answer(self) -> str | None:
        """The flick, once a pawn has been struck; the stroke is over then."""
        if self._struck is None:
            return None
        pawn, t = self._struck
        self._struck = None
        stroke = self._trail.stroke(t, SPAN)
        if stroke is None or math.hypot(stroke.vx, stroke.vy) * GAIN < TOUCH * self.decision.least_speed:
            return None
        self.cancel()
        return answer_of(self.decision, self._aim(pawn, stroke))

    def cancel(self) -> None:
        """Give the stroke up: the button went up before the contact, or the player thought better of it."""
        self.held, self.touched = False, ""
        self._struck = None

    def under(self, at: Point) -> str:
        """The pawn that lies there, on which no stroke begins; empty where none does."""
        place = self.view.to_mm(at)
        lying = ((name, self.layout.pawns[name]) for name in self.decision.pawns)
        return next((name for name, pawn in lying if clearance(pawn.chain, pawn.pose, place) <= 0), "")

    def _met(self, start: Point, end: Point) -> str | None:
        """The first pawn into which a straight motion goes from outside."""
        length = math.dist(start, end)
        if length == 0:
            return None
        ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
        ways = {name: _way_to(self.layout.pawns[name], start, ux, uy) for name in self.decision.pawns}
        first = min(ways, key=lambda name: ways[name])
        return first if ways[first] <= length else None

    def _aim(self, pawn: str, stroke: Stroke) -> Aim:
        angle = math.radians(round(math.degrees(math.atan2(stroke.vy, stroke.vx)), ANGLE_DIGITS))
        speed = allowed(self.decision, math.hypot(stroke.vx, stroke.vy) * GAIN)
        offset = offset_of(self.layout.pawns[pawn], stroke.at, angle) if self.decision.spin else 0.0
        return Aim(pawn, angle, speed, offset=self._bearable(pawn, angle, speed, offset))

    def _bearable(self, pawn: str, angle: float, speed: float, offset: float) -> float:
        """As much of the offset as spins the pawn no faster than the arena can follow."""
        spin = abs(aimed(self.layout, pawn, angle, speed, offset=offset).spin)
        most = SPEED_LIMIT / self.layout.pawns[pawn].chain.extent
        if spin > most:
            offset *= most / spin
        return math.trunc(offset * 10**OFFSET_DIGITS) / 10**OFFSET_DIGITS


def offset_of(pawn: Pawn, at: Point, angle: float) -> float:
    """How far to the right of a pawn's centre a line through ``at`` along ``angle`` goes, as a share of its half
    width."""
    right = math.sin(angle), -math.cos(angle)
    aside = (at[0] - pawn.x) * right[0] + (at[1] - pawn.y) * right[1]
    side = 1.0 if aside > 0 else -1.0
    spine = pawn.chain.at(0.0, 0.0, pawn.angle)
    half = max(side * (x * right[0] + y * right[1]) for x, y in spine) + pawn.chain.radius
    return max(-1.0, min(1.0, aside / half))


def _way_to(pawn: Pawn, start: Point, ux: float, uy: float) -> float:
    """How many mm a point goes until it touches the pawn from outside."""
    if clearance(pawn.chain, pawn.pose, start) <= 0:
        return math.inf
    gone = way(links([start], start, pawn.chain.at(*pawn.pose)), ux, uy, pawn.chain.radius)
    return math.inf if gone is None else gone
