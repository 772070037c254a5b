"""Random tables and flicks, the same for the same seed: for tests, for the oracle and for measurements."""

import math
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from flick.arena.layout import Edge, Layout, Pawn, Physics, Table, Wall
from flick.arena.shapes import ShapeName, chain_distance, gap

SIZE = 610.0, 355.0
"""Width and height of a table of Catacombs, in mm."""

DIAMETERS = (15.0, 19.0, 25.0, 30.0, 38.0)
SHAPES: tuple[ShapeName, ...] = ("disc", "longbow", "wave")

SMOOTH = Physics(edge_friction_pawn=0.0, edge_friction_wall=0.0)
"""What the oracle covers."""

CLEARANCE = 0.5
"""Least distance between pawns, and from pawns to walls, in mm."""


class Launch(NamedTuple):
    """The arguments of a shot; ``vx`` and ``vy`` in mm/s, ``spin`` in rad/s."""

    pawn: str
    vx: float
    vy: float
    spin: float = 0.0


def random_scene(
    random: Random,
    discs: int = 10,
    edge: Edge = "walls",
    *,
    size: tuple[float, float] = SIZE,
    physics: Physics = SMOOTH,
    shapes: Sequence[ShapeName] = ("disc",),
    walls: int = 0,
    speeds: tuple[float, float] = (500.0, 3000.0),
    aimed: bool = False,
) -> tuple[Layout, Launch]:
    """A table with ``discs`` pawns apart from each other and a flick of one of them in any direction.

    Each pawn takes any of ``shapes``; ``walls`` thin walls stand free. ``speeds`` in mm/s.
    When ``aimed``, the flick goes towards another pawn, off its centre by up to its radius.
    """
    table = Table(*size, edge)
    layout = Layout(table, {}, physics, {f"thin-{n}": _thin_wall(random, table) for n in range(walls)})
    for number in range(discs):
        layout = layout.adding(f"p{number}", _free_pawn(random, layout, shapes))
    speed, angle = random.uniform(*speeds), random.uniform(0, math.tau)
    pawn = random.choice(list(layout.pawns))
    if aimed:
        angle = _angle_towards_another(random, layout, pawn)
    return layout, Launch(pawn, speed * math.cos(angle), speed * math.sin(angle))


def tunnelling_scene(random: Random, pawns: int = 10) -> tuple[Layout, Launch]:
    """Pawns of all shapes between thin walls, flicked hard."""
    return random_scene(random, pawns, shapes=SHAPES, walls=4, speeds=(1500.0, 4000.0))


def _angle_towards_another(random: Random, layout: Layout, pawn: str) -> float:
    here = layout.pawns[pawn]
    there = random.choice([other for name, other in layout.pawns.items() if name != pawn])
    aside = random.uniform(-1, 1) * there.diameter / 2
    distance = math.hypot(there.x - here.x, there.y - here.y)
    return math.atan2(there.y - here.y, there.x - here.x) + math.asin(aside / distance)


def _thin_wall(random: Random, table: Table) -> Wall:
    """50 to 150 mm long, 1 to 3 mm thick, its middle in the middle half of the table."""
    x, y = random.uniform(0.25, 0.75) * table.width, random.uniform(0.25, 0.75) * table.height
    half, angle = random.uniform(25, 75), random.uniform(0, math.pi)
    dx, dy = half * math.cos(angle), half * math.sin(angle)
    return Wall((x - dx, y - dy), (x + dx, y + dy), random.uniform(1, 3))


def _free_pawn(random: Random, layout: Layout, shapes: Sequence[ShapeName]) -> Pawn:
    for _ in range(10_000):
        pawn = Pawn(
            x=random.uniform(0, layout.table.width),
            y=random.uniform(0, layout.table.height),
            angle=random.uniform(-math.pi, math.pi),
            diameter=random.choice(DIAMETERS),
            shape=random.choice(shapes),
        )
        if _is_free(pawn, layout):
            return pawn
    raise ValueError(f"no room for more than {len(layout.pawns)} pawns")


def _is_free(pawn: Pawn, layout: Layout) -> bool:
    outline, spine, table = pawn.chain, pawn.chain.at(*pawn.pose), layout.table
    margin = outline.radius + CLEARANCE
    return (
        all(margin <= x <= table.width - margin and margin <= y <= table.height - margin for x, y in spine)
        and all(
            chain_distance(spine, [wall.start, wall.end]) >= margin + wall.thickness / 2
            for wall in layout.walls.values()
        )
        and all(gap(outline, pawn.pose, other.chain, other.pose) >= CLEARANCE for other in layout.pawns.values())
    )
