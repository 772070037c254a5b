"""How much motion there is, and that no contact makes more of it."""

import math
from collections.abc import Iterable, Sequence

from flick.arena.engine import Engine
from flick.arena.sliding_pawn import SlidingPawn

UNMOVED = 1e-6
"""mm/s, or rad/s. Smaller changes of a velocity are rounding."""


class Budget:
    """What a contact may spend: what its parties had before.

    When several contacts with edge friction are solved at once, and give back nearly all of the motion, then together
    they may give back more. What is too much is taken from all that were struck, in proportion.
    """

    def __init__(self, sliders: Iterable[SlidingPawn], seconds: float) -> None:
        """To be made before the sliders are read again, ``seconds`` after they were last."""
        self._foreseen = {slider.rank: slider.slowed(seconds) for slider in sliders}

    def keep(self, engine: Engine, sliders: Sequence[SlidingPawn]) -> None:
        """To be called when they have been read."""
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
