"""What hangs behind the figures that bring no place of their own: towers for Sword, hills for Skull."""

from tools.art.figures.pen import poly, solid
from tools.art.figures.stage import Figure

_KEEP = "8 90, 8 56, 6 56, 6 51, 9 51, 9 53, 11 53, 11 51, 14 51, 14 53, 16 53, 16 51, 19 51, 19 56, 17 56, 17 90"
_TOWER = """100 90, 100 44, 97 44, 97 38, 101 38, 101 41, 104 41, 104 38, 107 38, 107 41, 110 41, 110 38, 114 38,
    114 44, 111 44, 111 90"""

TOWERS = Figure(
    far=solid("-40 110!, -40 84!, -5 82, 30 80, 70 84, 110 80, 140 83, 160 82!, 160 110!")
    + poly(_KEEP)
    + poly(_TOWER)
    + poly("84 90, 84 62, 88 54, 92 62, 92 90")
)
HILLS = Figure(
    far=solid("-40 110!, -40 76!, -14 78, 10 72, 30 78, 52 70, 76 76, 98 66, 116 72, 138 68, 160 74!, 160 110!")
)

FIGURES = {"far_sword": TOWERS, "far_skull": HILLS}
