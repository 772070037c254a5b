"""How much motion there is: for tests that it never grows."""

from collections.abc import Iterable

from flick.arena.engine import Engine
from flick.arena.slider import Slider


class Ledger:
    """Kinetic energies in g mm2/s2 with their times, after each frame, or after each step when ``every_step``."""

    def __init__(self, *, every_step: bool = False) -> None:
        self.every_step = every_step
        self.rows: list[tuple[float, float]] = []

    def note(self, t: float, engine: Engine, sliders: Iterable[Slider], length: float) -> None:
        """Add a row for the end of a step of ``length`` seconds, or for the start when that is 0."""
        self.rows.append((t, sum(_energy(engine, slider, length / 2) for slider in sliders)))


def _energy(engine: Engine, slider: Slider, ahead: float) -> float:
    """The engine's velocity is already braked for ``ahead`` seconds more than have passed."""
    velocity, spin = engine.velocity(slider.body), abs(engine.spin(slider.body))
    speed = (velocity.x**2 + velocity.y**2) ** 0.5
    speed += slider.brake * ahead if speed > 0 else 0.0
    spin += slider.unwind * ahead if spin > 0 else 0.0
    return (slider.mass * speed**2 + slider.moment * spin**2) / 2
