"""Builds a fresh space from a layout, always in the same order, so that the same shot gives the same bits."""

import math

from flick.arena.barriers import barriers
from flick.arena.engine import Engine, Surface
from flick.arena.layout import Layout, Physics
from flick.arena.sliding_pawn import SlidingPawn

LEAST_SHARE = 1e-4
"""What a pawn contributes to a pair where two pawns have 0 together and a pawn and a wall have more; it cannot be 0,
since a pair multiplies the two numbers."""


class Scene:
    """The engine, the pawns in the order of their names, and the barriers of a shot.

    The engine reports contacts with numbers: that of a pawn is its rank in this order, and those of the barriers
    follow.
    """

    def __init__(self, layout: Layout, engine: Engine) -> None:
        self.layout = layout
        self.engine = engine
        self.sliders = [
            SlidingPawn(rank, name, layout.pawns[name], layout.physics.mat_friction)
            for rank, name in enumerate(sorted(layout.pawns))
        ]
        self.barriers = barriers(layout)
        pawn, wall = surfaces(layout.physics)
        for slider in self.sliders:
            _lay_down(slider, engine, pawn)
        for number, barrier in enumerate(self.barriers, len(self.sliders)):
            engine.capsule(None, (barrier.a, barrier.a, barrier.b, barrier.b), barrier.radius, wall, number)
        engine.settle()


def surfaces(physics: Physics) -> tuple[Surface, Surface]:
    """What a pawn and what a wall contribute to a contact."""
    bounce, bounce_of_wall = _shares(physics.restitution_pawn, physics.restitution_wall)
    friction, friction_of_wall = _shares(physics.edge_friction_pawn, physics.edge_friction_wall)
    return Surface(bounce, friction), Surface(bounce_of_wall, friction_of_wall)


def _shares(pawns: float, wall: float) -> tuple[float, float]:
    """Two numbers of which the first, multiplied by itself, gives ``pawns``, and the first multiplied by the second
    gives ``wall``."""
    if wall == 0:
        return math.sqrt(pawns), 0.0
    own = max(math.sqrt(pawns), LEAST_SHARE)
    return own, wall / own


def _lay_down(slider: SlidingPawn, engine: Engine, surface: Surface) -> None:
    slider.enter(engine)
    points, radius = slider.chain.points, slider.chain.radius
    if slider.round:
        engine.circle(slider.body, radius, surface, slider.rank)
        return
    padded = [points[0], *points, points[-1]]
    for link in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        engine.capsule(slider.body, link, radius, surface, slider.rank)
