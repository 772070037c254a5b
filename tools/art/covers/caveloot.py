"""Caveloot: three peaks with lit caves, a low sun, a ship, a chest, a tent."""

import math

from tools.art.covers.stage import Cover, Lamp, cuts, sheet
from tools.art.figures.pen import Paper, box, line, poly, solid, stroke, together

WIDE, HIGH = 200, 128

SEA = solid("-10 138!, -10 102.4!, 30 100.5, 70 102.4, 110 100.5, 160 102.4, 210 101.1!, 210 138!")
ISLAND = solid(
    "60 107.5!, 70 89.6, 80 66.6, 90 38.4!, 97 53.8!, 106 17.9!, 112 38.4, 118 48.6!, 126 28.2!, 138 58.9, 154 79.4,"
    "176 94.7, 196 107.5!"
)


def _cave(x: float, y: float, r: float) -> Paper:
    """The mouth of a cave."""
    shape = ((-1, 0.7, "!"), (-0.95, -0.1, ""), (-0.45, -0.75, ""), (0.15, -0.95, ""), (0.75, -0.5, ""))
    shape += ((1.05, 0.1, ""), (1.1, 0.7, "!"), (0.3, 0.55, ""), (-0.4, 0.78, ""))
    return solid(", ".join(f"{x + r * a:.4g} {y * HIGH + r * b:.4g}{end}" for a, b, end in shape))


CAVES = together(_cave(*cave) for cave in ((88, 0.66, 4.6), (105, 0.50, 4.2), (121, 0.64, 6.2), (143, 0.60, 3.6)))
SHIP = (
    solid("24 97.3!, 34 99.2, 50 97.3!, 46 106.2, 34 108.2, 27 106.2")
    + line("37 98.6, 37 58.9", 1.2)
    + solid("38 61.4!, 50 70.4, 52 90.9!, 45 88.3, 38 90.9!")
    + solid("36 66.6!, 28 76.8, 25 92.2!, 31 89.6, 36 90.9!")
    + poly("37 58.9, 44 62.1, 37 65.3")
)
CAMP = solid("-10 138!, -10 107.5!, 20 110.1, 60 115.2, 110 113.3, 150 110.1, 210 106.2!, 210 138!")
TENT = poly("134 113.3, 156 74.2, 180 112") + line("156 75.5, 153.5 67.8", 1.1) + line("156 75.5, 158.5 67.8", 1.1)
CHEST = poly("98 115.2, 98 102.4, 122 102.4, 122 115.2") + solid(
    "96.5 100.5!, 97 89.6, 103 85.1, 110 84.5, 117 85.1, 123 89.6, 123.5 100.5!"
)
PALM = stroke("188 110.1 1.9, 187 84.5 1.6, 191 58.9 1.2") + together(
    stroke(
        f"191 58.9 1.3, {191 + 18 * math.cos(a):.4g} {55.9 + 12 * math.sin(a):.4g} 1.7,"
        f"{191 + 27 * math.cos(a):.4g} {61.9 + 22 * math.sin(a):.4g} .3"
    )
    for a in (-2.9, -2.3, -1.5, -0.7, -0.1, 3.5)
)
LIT = (
    poly("150 113.3, 156 84.5, 163 112.6")
    + line("98 102.4, 122 102.4", 1.7)
    + line("98.5 107.9, 121.5 107.9", 0.7)
    + box(108, 104.3, 4, 5.8)
)

CAVELOOT = Cover(
    WIDE,
    HIGH,
    ("dusk",),
    Lamp(0.66, 0.40, 0.60, rays=0.08, disc=0.17),
    [
        sheet(SEA, "middle deep 0.525", 0.78, 0.34),
        cuts(CAVES, "honey honey 0", glow=0.6),
        sheet(ISLAND, "deep second 0.5", 1.0, 0.45),
        sheet(SHIP, "deep front 0.41", 1.0, 0.34),
        cuts(LIT, "honey honey 0", glow=0.8),
        sheet(CAMP + TENT + CHEST + PALM, "front front 0", 1.2, 0.5),
    ],
)

COVERS = {"caveloot": CAVELOOT}
