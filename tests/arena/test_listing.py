"""Nothing that strikes hard goes unlisted, by somebody who listens to every step of the engine."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pymunk
import pytest

from flick.arena.contacts import BLOW
from flick.arena.direct import DirectEngine
from flick.arena.flick import Shot
from flick.arena.layout import Physics
from flick.arena.outcome import Contact
from flick.arena.run import Run
from flick.arena.space import Scene
from tests.arena.scenes import SHAPES, random_scene
from tests.arena.test_touching import press

HARD = 50.0
"""g mm/s in one step: more than anything that only leans on something else."""

MOMENT = 1e-6
"""s. What is nearer to each other has the same time."""


class Heard(NamedTuple):
    """What two, named by their numbers, dealt each other in the step that ended at ``t``."""

    t: float
    pair: tuple[int, ...]
    impulse: float


class Listener(DirectEngine):
    """Keeps the impulses of all steps, whether things have just met or touch for long."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Heard] = []
        self._t = 0.0
        self._plain_step = self.step
        self.step = self._timed_step

    def on_contact(self, **callbacks: Callable[[pymunk.Arbiter, pymunk.Space, Any], None]) -> None:
        solved = callbacks["post_solve"]

        def listen(arbiter: pymunk.Arbiter, space: pymunk.Space, data: Any) -> None:
            self.heard.append(Heard(self._t, tuple(sorted(self.parties(arbiter))), arbiter.total_impulse.length))
            solved(arbiter, space, data)

        super().on_contact(**{**callbacks, "post_solve": listen})

    def _timed_step(self, seconds: float) -> None:
        self._t += seconds
        self._plain_step(seconds)


def names(scene: Scene, pair: tuple[int, ...]) -> set[str]:
    """How a contact may name the two; walls on the rim have the names of their pieces."""
    return {scene.sliders[k].name if k < len(scene.sliders) else "wall" for k in pair}


def parties(contact: Contact) -> set[str]:
    return {name.partition(":")[0] for name in (contact.a, contact.b)}


@pytest.mark.parametrize("seed", range(15))
def test_every_hard_step_is_a_listed_contact_or_follows_one(seed: int) -> None:
    """Of pawns that begin pressed into each other and into walls, flicked and spun into each other."""
    random = Random(seed)
    physics = Physics(restitution_pawn=random.choice((0.0, 0.75)), restitution_wall=random.choice((0.0, 0.55)))
    edge = random.choice(("walls", "mat"))
    layout, launch = random_scene(random, 8, edge, physics=physics, shapes=SHAPES, walls=2, aimed=True)
    for name in [*random.sample(sorted(layout.pawns), 3), launch.pawn]:
        layout = press(random, layout, name)
    engine = Listener()
    run = Run(layout, Shot(launch.pawn, launch.vx, launch.vy, random.uniform(-20, 20)), engine)
    run.to_rest()
    last: dict[tuple[int, ...], float] = {}
    for t, pair, impulse in engine.heard:
        if impulse >= HARD:
            listed = [contact.t for contact in run.contacts.found if parties(contact) == names(run.scene, pair)]
            follows = t - last.get(pair, -1.0) < BLOW + MOMENT
            assert follows or any(abs(at - t) < MOMENT for at in listed)
            last[pair] = t
    engine.close()
