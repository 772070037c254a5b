"""Kinfire: a seeker with a lantern on a rope between toothed walls, and the mask of the Master below."""

import numpy as np

from tools.art.covers.stage import Cover, Lamp, cuts, deeper, path, sheet, shine
from tools.art.figures.pen import Paper, box, dot, line, mirrored, poly, solid, stroke

WIDE, HIGH = 200, 128
MIDDLE = 100


def _wall(half: float, seed: int, teeth: float) -> Paper:
    """Both sides of the well, so far from its middle, with teeth of about that height."""
    rng = np.random.default_rng(seed)
    edge = MIDDLE - half
    points = ["-10 -10!", f"{edge - 8:g} -10!"]
    y, inwards = -6.0, False
    while y < HIGH + 8:
        for height in (0.0, 0.62 * teeth):
            x = edge + (rng.uniform(-2, 2) if inwards else rng.uniform(2, 7))
            points.append(f"{x:.4g} {y + height:.4g}")
        y += teeth * rng.uniform(0.62, 0.8)
        inwards = not inwards
    side = solid(", ".join([*points, f"-10 {HIGH + 10}!"]))
    return side + mirrored(side, about=MIDDLE)


def _both(*pieces: Paper) -> Paper:
    return "".join(pieces) + mirrored(*pieces, about=MIDDLE)


MASK = _both(solid("100 76.8!, 84 78.1, 73 89.6, 71 110, 76 130.6, 84 153.6!, 100 153.6!"), box(99, 77, 1.5, 76))
FACE = _both(
    path("M78 102.4C82 95.4 91 96.6 95 106.9C90 110 82 110 78 102.4Z"),
    line("97 110, 96 119, 98 125", 1.1),
    line("76 92.2, 84 86.6, 96 94", 1.1),
)
SEEKER = (
    line("100 -4, 100 34", 0.8)
    + solid("95.5 56!, 94 46, 95.5 38, 99 35.5, 103 36, 106 41, 107 49, 107.5 57!, 104 55.5, 101 57, 98 55.5")
    + dot(100.6, 32.2, 3.7)
    + solid("95.6 34!, 97 28, 101 26, 105.5 29, 106 35!, 101 31")
    + stroke("104 41 1.7, 110 41.5 1.4, 114.5 38.5 1.1")
    + stroke("98 39 1.6, 97 31 1.3, 100 22 1.1")
    + stroke("99 54 1.8, 98 62 1.5, 96.5 69 1.2")
    + stroke("104 54 1.8, 106.5 61 1.5, 104 68 1.2")
)
LANTERN = (
    line("115.6 38, 115.6 40.4", 0.7)
    + poly("112.6 41.6, 115.6 39.8, 118.6 41.6")
    + poly("112.9 42, 114 42, 113.6 47.4, 112.5 47.4")
    + poly("117.2 42, 118.3 42, 118.7 47.4, 117.6 47.4")
    + poly("112 47.4, 119.2 47.4, 118.4 49, 112.8 49")
)
BACK, WALL, NEAR = deeper(0.3, 0.8, 3)

KINFIRE = Cover(
    WIDE,
    HIGH,
    ("violet",),
    Lamp(0.5, 0.50, 0.55, rays=0.12),
    [
        sheet(_wall(34, 1, 12), BACK, 0.72, 0.34),
        sheet(_wall(52, 2, 17), WALL, 0.88, 0.34),
        sheet(_wall(70, 3, 24), NEAR, 1.0, 0.34),
        cuts(FACE, "core core 0"),
        sheet(MASK, "front front 0", 1.1, 0.55),
        sheet(SEEKER, "front front 0", 1.0, 0.5),
        sheet(LANTERN, "front front 0", 0.6, 0.4),
        shine(dot(115.6, 44.8, 1.9), glow=2.2),
    ],
)

COVERS = {"kinfire": KINFIRE}
