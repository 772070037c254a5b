"""What lies near the top of the well: hedges, water, crystals, beasts."""

from collections.abc import Iterable

from tools.art.figures.kinfire_parts import bearer, bearer_light, ground
from tools.art.figures.pen import (
    Paper,
    both,
    box,
    dot,
    dots,
    inlay,
    line,
    moved,
    oval,
    poly,
    solid,
    spark,
    together,
    turned,
)
from tools.art.figures.stage import Figure


def _hedge(y: float, bumps: Iterable[float]) -> Paper:
    """Clipped leaves from a line down; ``bumps`` say how far each of its tufts stands up."""
    crown = ", ".join(f"{-44 + 10 * k} {y}!, {-39 + 10 * k} {y - high}" for k, high in enumerate(bumps))
    return solid(f"-44 112!, {crown}, 166 {y}!, 166 112!")


def _gate(x: float, foot: float, wide: float, high: float) -> Paper:
    """A round-headed way through a hedge."""
    top, half = foot - high, wide / 2
    return solid(
        f"{x - half} {foot}!, {x - half} {top + half}!, {x - half * 0.7} {top + half * 0.3}, {x} {top},"
        f"{x + half * 0.7} {top + half * 0.3}, {x + half} {top + half}!, {x + half} {foot}!"
    )


_UNEVEN = (2.6, 3.4, 2, 3, 2.4, 3.6, 2.2)


def _leaves(y: float, rows: int, but: tuple[float, float]) -> Paper:
    """Small leaves as lines, in rows, but for those between two places."""
    places = ((x, y + 9 * row) for row in range(rows) for x in range(-36 + 6 * (row % 2), 160, 12))
    return together(
        line(f"{x} {v}, {x + 2.4} {v + 2}, {x + 5} {v}", 1) for x, v in places if not but[0] < x + 2 < but[1]
    )


MAZE = Figure(
    far=_hedge(44, _UNEVEN * 3)
    + inlay(_gate(71, 62, 9, 15))
    + oval(60, 28, 6, 9)
    + oval(40, 34, 4, 6)
    + oval(80, 35, 4, 6)
    + box(59, 34, 2, 12)
    + box(39.2, 38, 1.6, 8)
    + box(79.2, 38, 1.6, 8),
    back=_hedge(58, _UNEVEN[::-1] * 3) + inlay(_gate(42, 82, 12, 18), _gate(80, 82, 12, 18)),
    main=_hedge(77, (2, 3.4, 2.6, 3, 2.2) * 5)
    + poly("20 78, 20 62, 29 62, 29 78")
    + oval(24.5, 55, 9, 9)
    + oval(24.5, 45, 5.6, 5)
    + dot(24.5, 39, 2.6)
    + poly("91 78, 91 62, 100 62, 100 78")
    + oval(95.5, 55, 9, 9)
    + oval(95.5, 45, 5.6, 5)
    + dot(95.5, 39, 2.6),
    cuts=_leaves(84, 3, (36, 82))
    + _gate(60, 108, 34, 27)
    + inlay(bearer(57, 107, 1.05))
    + both(
        line("18 52, 24.6 56, 31 52", 1),
        line("20.6 44, 24.6 46.4, 28.6 44", 0.9),
        line("20.6 66, 28.4 66", 1),
        line("19 58.6, 24.6 61.4, 30 58.6", 0.9),
    ),
    light=bearer_light(57, 107, 1.05) + spark(97, 12, 2.2) + spark(14, 20, 2.2),
)

_BOWLS = (
    solid("-1.8 -4!, 1.8 -4!, 2.4 14, 3.4 17!, 4.4 30, 6.4 34!, -6.4 34!, -4.4 30, -3.4 17!, -2.4 14")
    + solid("-12 -1!, 12 -1!, 10.6 3, 6 5.4, 0 6, -6 5.4, -10.6 3")
    + solid("-22 14!, 22 14!, 20 19, 12 22.6, 0 23.6, -12 22.6, -20 19")
    + solid("-32 32!, 32 32!, 30.6 36!, 28 46, 32 51!, -32 51!, -28 46, -30.6 36!")
    + dot(0, -6, 2.6)
)


def _water(rise: float) -> Paper:
    """What springs from such a fountain, and what falls over the rims of its bowls."""
    jets = together(
        line(f"0 -7, {x * 0.35} {-7 - rise}, {x} {end}", 0.75)
        for x, end in ((9, -2), (-9, -2), (18, 13), (-18, 13), (28, 31), (-28, 31))
    )
    return jets + line(f"0 -7, 0 {-9 - rise}", 0.8) + dots(f"-3 {-11 - rise}, 3.4 {-12 - rise}, 0 {-14.6 - rise}", 0.7)


def _fountain(x: float, y: float, size: float) -> Paper:
    return moved(_BOWLS, x, y, size)


_SEAMS = line("-30 36.4, 30 36.4", 1) + line("-9 1.6, 9 1.6", 0.8) + line("-18 17, 18 17", 0.9)
FOUNTAINS = Figure(
    far=solid("-40 -10!, 20 -10!, 9 10, 4 34, 4 84!, -40 84!")
    + solid("160 -10!, 100 -10!, 111 10, 116 34, 116 84!, 160 84!")
    + ground("-40 76!, 160 76!"),
    back=_fountain(15, 46, 0.84) + _fountain(105, 46, 0.84) + ground("-40 88, 0 86, 60 85, 120 86, 160 88"),
    main=_fountain(60, 46, 1.16) + ground("-40 100!, 4 99, 12 104!, 108 104!, 116 99, 160 100!"),
    cuts=moved(_SEAMS, 60, 46, 1.16)
    + together(line(f"{x} 91, {x} 101", 1) for x in (42, 51, 60, 69, 78))
    + line("57.6 72, 62.4 72", 0.9),
    light=moved(_water(22), 60, 46, 1.16) + moved(_water(18), 15, 46, 0.84) + moved(_water(18), 105, 46, 0.84),
)


def _crystal(x: float, y: float, lean: float, length: float, wide: float) -> tuple[Paper, Paper]:
    """A crystal that grows from a point, and its edges."""
    shape = poly(
        f"{x - wide} {y}, {x - 0.9 * wide} {y - 0.74 * length}, {x - 0.1 * wide} {y - length},"
        f"{x + 0.8 * wide} {y - 0.8 * length}, {x + wide} {y}"
    )
    edges = line(
        f"{x - 0.1 * wide} {y - 0.94 * length}!, {x - 0.2 * wide} {y - 0.66 * length}!, {x - 0.2 * wide} {y}!", 0.9
    ) + line(
        f"{x - 0.72 * wide} {y - 0.72 * length}!, {x - 0.2 * wide} {y - 0.66 * length}!,"
        f"{x + 0.66 * wide} {y - 0.77 * length}!",
        0.9,
    )
    return turned(shape, lean, x, y), turned(edges, lean, x, y)


def _cluster(*told: tuple[float, float, float, float, float]) -> tuple[Paper, Paper]:
    drawn = [_crystal(*one) for one in told]
    return together(shape for shape, _ in drawn), together(edges for _, edges in drawn)


_SECOND = _cluster(
    (26, 108, -16, 70, 7),
    (42, 108, -5, 88, 7),
    (80, 108, 7, 82, 7),
    (97, 108, 18, 66, 7),
    (-14, 108, -8, 78, 8),
    (134, 108, 8, 80, 8),
    (36, -4, 186, 30, 5),
    (90, -4, 172, 34, 5.4),
)
_FRONT = _cluster(
    (12, 110, -20, 60, 8),
    (30, 110, -24, 42, 6),
    (46, 110, -8, 30, 5.4),
    (76, 110, 14, 32, 6),
    (88, 110, 27, 44, 6),
    (106, 110, 16, 66, 8.6),
    (-24, 110, -16, 74, 9),
    (142, 110, 18, 76, 9),
    (0, 110, -34, 34, 6),
    (122, 110, 34, 36, 6),
    (18, -5, 168, 40, 6),
    (2, -5, 186, 30, 5.4),
    (104, -5, 190, 42, 6.4),
    (120, -5, 176, 30, 5.4),
    (-22, -5, 176, 46, 7),
    (144, -5, 184, 46, 7),
)
CRYSTALS = Figure(
    far=solid("-40 -10!, 12 -10!, 20 8, 14 30, 22 52, 14 74, 20 108, -40 110!")
    + solid("160 -10!, 108 -10!, 100 10, 106 32, 98 54, 106 76, 100 108, 160 110!"),
    back=_SECOND[0] + inlay(_SECOND[1]),
    main=_FRONT[0] + ground("-40 102, 20 100, 60 98.6, 100 100, 160 102") + bearer(60, 99, 1.36),
    cuts=_FRONT[1] + spark(60, 86, 1.8, 0.4),
    light=bearer_light(60, 99, 1.36) + spark(30, 60, 2.4) + spark(92, 44, 2.4) + spark(52, 26, 2),
)

FIGURES = {"well_crystals": CRYSTALS, "well_fountains": FOUNTAINS, "well_maze": MAZE}
