"""Ravenloft: a castle with lit windows, the moon, bats, a bare tree, graves; and how an adventure ends."""

from tools.art.covers.stage import Cover, Lamp, cuts, path, sheet, shine
from tools.art.figures.pen import Paper, box, dot, line, moved, poly, solid, spark, stroke, together

WIDE, HIGH = 200, 128

HILLS = solid("-10 138!, -10 94.7!, 24 84.5, 60 94.7, 100 81.9, 150 92.2, 210 79.4!, 210 138!")


def _tower(x: float, width: float, top: float, roof: float) -> Paper:
    """From its eaves downwards, and its roof."""
    eaves = 0.78 * width
    return (
        box(x - width / 2, top, width, 140.8 - top)
        + poly(f"{x - eaves:g} {top}, {x} {top - roof:g}, {x + eaves:g} {top}")
        + line(f"{x} {top - roof:g}, {x} {top - roof - 4:g}", 0.6)
    )


TOWERS = ((118, 9, 51.2, 20), (134, 13, 33.3, 27), (152, 10, 56.3, 20), (166, 7, 66.6, 15), (106, 6, 69.1, 13))
CASTLE = (
    together(_tower(*tower) for tower in TOWERS)
    + box(100, 76.8, 72, 64)
    + together(box(x, 72.3, 3.4, 5) for x in range(101, 170, 6))
)
CRAG = solid(
    "60 140.8!, 80 117.8, 90 107.5!, 98 97.3!, 110 99.8, 136 101.1, 160 98.6, 174 96!, 182 110.1!, 196 115.2,212 140.8!"
)


def _window(x: float, y: float) -> Paper:
    left, right = f"{x - 1.1:g}", f"{x + 1.1:g}"
    return path(f"M{left} {y + 4:g}V{y + 1.2:g}C{left} {y - 1:g} {right} {y - 1:g} {right} {y + 1.2:g}V{y + 4:g}Z")


WINDOWS = (
    (118, 58.9), (134, 42.2), (131, 61.4), (137, 61.4), (152, 64), (166, 73), (110, 84.5), (122, 87), (146, 84.5),
    (158, 87),
)  # fmt: skip
GATE = path("M130.5 102.4V92.2C130.5 84.5 138.5 84.5 138.5 92.2V102.4Z")
BAT = (
    "M0 0C3 -2.5 4 -5 4.5 -3.2C7 -6.5 12 -6.5 16 -3.5C13.5 -3 12.5 -1.5 12.3 .4C10.5 -1.2 8.8 -.8 8 1"
    "C6.6 -.4 5 .2 4.2 2.4C3 1.2 1.5 2.4 0 4.4Z"
)


def _bat(x: float, y: float, size: float) -> Paper:
    return moved(path(BAT) + f'<g transform="scale(-1 1)">{path(BAT)}</g>', x, y, size)


BRANCHES = (
    "20 134 4, 22 97.3 3, 18 66.6 2, 26 38.4 .6",
    "21 84.5 2, 34 69.1 1.3, 44 66.6 .4",
    "30 74.2 1.1, 36 58.9 .8, 34 46.1 .2",
    "19.5 71.7 1.7, 8 56.3 1.1, 4 38.4 .3",
    "11 60.2 1, 2 58.9 .7, -4 51.2 .2",
    "20 58.9 1.3, 30 51.2 .8, 38 33.3 .2",
    "38 67.8 .8, 46 56.3 .5, 50 53.8 .2",
)
TREE = together(stroke(branch) for branch in BRANCHES)


def _stone(x: float, lower: float) -> Paper:
    top = 0.84 * HIGH + lower
    return path(f"M{x} {HIGH}V{top:g}C{x} {top - 6.4:g} {x + 7} {top - 6.4:g} {x + 7} {top:g}V{HIGH}Z")


GRAVES = (
    solid("-10 138!, -10 112.6!, 16 115.2, 44 120.3, 80 124.2, 120 133.1!, 120 138!")
    + _stone(52, 3)
    + _stone(66, 6)
    + path("M40 128V107.5H37.5V105H40V101.1H42.2V105H44.7V107.5H42.2V128Z")
)
BATS = _bat(72, 32, 0.7) + _bat(86, 19, 0.5) + _bat(60, 22, 0.4)

RAVENLOFT = Cover(
    WIDE,
    HIGH,
    ("night",),
    Lamp(0.36, 0.30, 0.50, rays=0.05, disc=0.20),
    [
        sheet(HILLS, "middle deep 0.6", 0.8, 0.34),
        cuts(together(_window(*window) for window in WINDOWS) + GATE, "honey honey 0", glow=0.8),
        sheet(CASTLE + CRAG, "deep front 0.45", 1.1, 0.42),
        sheet(TREE + GRAVES + BATS, "front front 0", 1.2, 0.5),
    ],
)

_BODY = solid("-4.2 0!, -4.6 -9, -2.6 -13, 2.6 -13, 4.6 -9, 4.2 0!, 0 -1.2") + dot(0, -16.2, 3.2)
_CLOAK = solid("-2 -12!, -6 -6, -9 2!, -3 0, 2 -2")
PARTY = (
    (_BODY + _CLOAK + stroke("3 -11 1.2, 7 -15 1, 9 -19 .7") + line("9 -18, 12 -29", 1.1), 62, 1.25),
    (
        _BODY + stroke("3 -11 1.2, 8 -11 .9") + stroke("8 -20 .5, 11.5 -11 1, 8 -2 .5") + line("8 -20, 8 -2", 0.4),
        82,
        1.2,
    ),
    (
        _BODY
        + poly("-5.6 -17, 0 -24, 5.6 -17")
        + stroke("-3 -11 1.4, -7 -15 1.1, -8 -20 .8")
        + box(-12.4, -27, 9, 6, 0.8),
        102,
        1.15,
    ),
    (
        _BODY
        + stroke("-2 -18 1, -6 -21 .9, -8 -25 .3")
        + stroke("2 -18 1, 5 -22 .9, 6 -26 .3")
        + solid("4 -13!, 11 -14!, 12 -7, 8 -1, 4 -5"),
        122,
        1.4,
    ),
    (
        _BODY + _CLOAK + stroke("3 -11 1.2, 7 -13 1, 8.6 -16 .8") + line("8.6 2, 8.6 -26", 1.2) + dot(8.6, -27, 2.6),
        142,
        1.25,
    ),
)
ROAD = solid("-10 138!, -10 118!, 30 114, 70 108, 104 106, 140 108, 180 114, 210 118!, 210 138!")
BIRDS = together(
    line(f"{x} {y}, {x + 4} {y - 3}, {x + 8} {y}, {x + 12} {y - 3}, {x + 16} {y}", 1.1)
    for x, y in ((24, 30), (44, 20), (38, 46), (168, 22), (182, 36))
)
WON = Cover(
    WIDE,
    HIGH,
    ("dusk",),
    Lamp(0.51, 0.58, 0.95, rays=0.26, disc=0.2),
    [
        sheet(moved(CASTLE + CRAG, -58, 46, 0.66) + HILLS, "middle deep 0.6", 0.95, 0.4),
        sheet(BIRDS, "deep front 0.4", 0.9, 0.2),
        sheet(
            ROAD + together(moved(who, x, 109, size) for who, x, size in PARTY),
            "front front 0",
            1.2,
            0.5,
        ),
        shine(moved(spark(0, 0, 5, 0.24), 152, 74), glow=0.7),
    ],
)
"""The heroes come out into the morning, the castle behind them."""

MOUNDS = solid("-10 138!, -10 112!, 20 110, 60 114, 100 110, 140 114, 180 109, 210 112!, 210 138!")
FIVE = ((34, 114), (64, 117), (96, 114), (128, 117), (162, 113))
SHADOW = solid(
    """100 24!, 94 26, 90 33, 91 42, 84 47, 66 42, 44 44, 20 56!, 34 58, 30 70!, 48 66, 56 78!, 68 68, 78 72, 82 90,
    74 128!, 126 128!, 118 90, 122 72, 132 68, 144 78!, 152 66, 170 70!, 166 58, 180 56!, 156 44, 134 42, 116 47,
    109 42, 110 33, 106 26"""
)
LOST = Cover(
    WIDE,
    HIGH,
    ("night",),
    Lamp(0.5, 0.3, 0.46, rays=0.02, disc=0.34),
    [
        sheet(HILLS, "middle deep 0.7", 0.8, 0.3),
        cuts(
            poly("95 35, 99 36.4, 98 37.8, 95.4 37") + poly("105 35, 101 36.4, 102 37.8, 104.6 37"),
            "honey honey 0",
            glow=0.9,
        ),
        sheet(SHADOW, "deep front 0.5", 0.9, 0.5),
        sheet(
            MOUNDS
            + together(_stone(x - 7, y - 116) for x, y in FIVE)
            + TREE
            + _bat(70, 20, 0.6)
            + _bat(140, 16, 0.5)
            + _bat(168, 34, 0.7),
            "front front 0",
            1.2,
            0.45,
        ),
    ],
)
"""Five stones more in the yard, and whoever counts them."""

COVERS = {"ravenloft": RAVENLOFT, "victory_ravenloft": WON, "defeat_ravenloft": LOST}
