"""A flick watched step by step: how much motion there is after each."""

import math
from collections.abc import Callable
from typing import Any

from flick.arena.flick import FASTEST
from flick.arena.layout import Layout
from flick.arena.outcome import FRAME
from flick.arena.run import UNMOVED, Run
from flick.arena.shot import Shot
from flick.arena.sliding_pawn import SlidingPawn


class Ledger:
    """Kinetic energies in g mm2/s2 with their times in s.

    ``rows`` has one after each step of the engine; where a step brings a contact, it is noted after the run has seen to
    that. ``frames`` has one at the start and one at the end of each frame.
    """

    def __init__(self, layout: Layout, shot: Shot) -> None:
        self.rows: list[tuple[float, float]] = []
        self.frames: list[tuple[float, float]] = []
        self.engine = _watched(FASTEST, self._after_step)
        self.run = Run(layout, shot, self.engine)
        self._length = self._reached = 0.0
        self._met = False

    def follow(self) -> None:
        """Let it happen until everything rests."""
        try:
            self.frames.append((0.0, self._energy()))
            for _ in self.run.strides():
                self._reached = self.run.now
                if self._met:
                    self._note()
                if self.run.now == self.run.frames * FRAME:
                    self.frames.append((self.run.now, self._energy()))
        finally:
            self.engine.close()

    def see(self, t: float, sliders: list[SlidingPawn]) -> None:
        """Whoever wants to see more of a moment than its energy does it here."""

    def _after_step(self, length: float) -> None:
        self._length = length
        self._reached += length
        self._met = self.run.contacts.news
        if not self._met:
            self._note()

    def _note(self) -> None:
        self.see(self._reached, self.run.staying)
        self.rows.append((self._reached, self._energy()))

    def _energy(self) -> float:
        return sum(self._energy_of(slider) for slider in self.run.staying)

    def _energy_of(self, slider: SlidingPawn) -> float:
        """The engine's velocity is already braked for the half of the coming step."""
        velocity, spin = self.engine.velocity(slider.body), abs(self.engine.spin(slider.body))
        speed = math.hypot(velocity.x, velocity.y)
        speed += slider.brake * self._length / 2 if speed > UNMOVED else 0.0
        spin += slider.unwind * self._length / 2 if spin > UNMOVED else 0.0
        return slider.energy(speed, spin)


def _watched(kind: type[Any], after_step: Callable[[float], None]) -> Any:
    """An engine that tells of each step when it has been taken."""
    engine = kind()
    step = engine.step

    def watched(seconds: float) -> None:
        step(seconds)
        after_step(seconds)

    engine.step = watched
    return engine
