"""Limits the motion after a contact, so that no contact creates energy."""

import math
from collections.abc import Iterable, Sequence

from flick.arena.engine import Engine
from flick.arena.sliding_pawn import SlidingPawn

UNMOVED = 1e-6
"""Changes of a velocity below this (mm/s or rad/s) are rounding errors."""


class Budget:
    """The energy that a contact may leave, which is what its parties had before.

    When the solver handles several contacts with edge friction at once that give back nearly all of the motion, they
    can give back more than there was. The surplus is taken from all pawns that were struck, in proportion.
    """

    def __init__(self, sliders: Iterable[SlidingPawn], seconds: float) -> None:
        """Note the energy of the pawns. Make it before they are read again, ``seconds`` after they were read last."""
        self._foreseen = {slider.rank: slider.slowed(seconds) for slider in sliders}

    def keep(self, engine: Engine, sliders: Sequence[SlidingPawn]) -> None:
        """Slow the pawns down where they have too much energy. Call it after they have been read."""
        allowed = found = 0.0
        struck: list[SlidingPawn] = []
        for slider in sliders:
            vx, vy, spin = self._foreseen.get(slider.rank, (0.0, 0.0, 0.0))
            if max(abs(slider.vx - vx), abs(slider.vy - vy), abs(slider.spin - spin)) > UNMOVED:
                struck.append(slider)
                allowed += slider.energy(math.hypot(vx, vy), spin)
                found += slider.energy(slider.speed, slider.spin)
        if found > allowed:
            for slider in struck:
                slider.slow_to(engine, math.sqrt(allowed / found))
