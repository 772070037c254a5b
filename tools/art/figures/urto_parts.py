"""The cave of Urto, and what many of its figures have: rock, flames, crystals, mushrooms, spores."""

from tools.art.figures.pen import Paper, inlay, poly, solid, together

CAVE = (
    solid("-60 -10!, 180 -10!, 180 110!, -60 110!")
    + inlay(solid("-6 110!, -12 88, 2 66, -4 44, 14 26, 34 12, 60 8, 86 13, 104 26, 122 42, 116 66, 130 90, 124 110!"))
    + poly("24 0, 32 36, 39 0")
    + poly("78 0, 85 30, 93 0")
    + poly("52 0, 57 20, 62 0")
)
"""A hollow with hanging stones, for ``far``."""
DEPTH = (
    solid("-60 110!, -60 62!, -34 70, -18 54, 4 74, 26 82, 60 84, 96 81, 114 70, 134 52, 152 68, 180 60!, 180 110!")
    + together(poly(f"{x - w} -10, {x} {y}, {x + w} -10") for x, y, w in ((-22, 44, 12), (0, 26, 9), (120, 24, 9)))
    + poly("128 -10, 141 46, 154 -10")
)
"""A low ridge and stones that hang at the sides."""


def floor(high: float = 96.0) -> Paper:
    """The ground of the cave, across the widest card."""
    y = high
    return solid(
        f"-60 112!, -60 {y - 5}!, -30 {y + 1}, 0 {y - 2}, 24 {y + 2}, 60 {y}, 92 {y + 2}, 122 {y - 2}, 150 {y + 1}, "
        f"180 {y - 5}!, 180 112!"
    )
