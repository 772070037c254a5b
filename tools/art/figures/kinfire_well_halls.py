"""Halls in the well: its mirrors, its duels, its broken stairs, its jaws."""

from itertools import pairwise
from math import cos, pi, sin

from tools.art.figures.kinfire_parts import SHAFT, bearer, bearer_light, ground
from tools.art.figures.pen import (
    Paper,
    both,
    box,
    dot,
    dots,
    hoop,
    inlay,
    line,
    mirrored,
    moved,
    poly,
    solid,
    spark,
    stroke,
    together,
    turned,
)
from tools.art.figures.stage import Figure

_FRAME = (
    solid(
        """0 -46!, 6 -42, 12 -41, 17 -36, 22 -33!, 24 -24, 22.6 -8, 23.4 12, 26 30!, 28 52!, -28 52!, -26 30!,
            -23.4 12, -22.6 -8, -24 -24, -22 -33!, -17 -36, -12 -41, -6 -42"""
    )
    + stroke("6 -41 2, 14 -48 1.6, 21 -45 1.2, 19 -40 .4")
    + stroke("-6 -41 2, -14 -48 1.6, -21 -45 1.2, -19 -40 .4")
    + dot(0, -47, 3.4)
    + stroke("22 -30 2, 29 -34 1.4, 31 -28 .5")
    + stroke("-22 -30 2, -29 -34 1.4, -31 -28 .5")
    + stroke("24 32 2, 31 30 1.4, 32 36 .5")
    + stroke("-24 32 2, -31 30 1.4, -32 36 .5")
)
_GLASS = solid(
    "0 -35!, 8 -33.4, 15 -28, 18 -18, 17.6 0, 18 20, 20 44!, -20 44!, -18 20, -17.6 0, -18 -18, -15 -28, -8 -33.4"
)
_STARS = spark(0, -39.6, 2, 0.4) + dots("-20.6 -12, 20.6 -12, -20.6 6, 20.6 6, -23 24, 23 24, -14 48, 0 48, 14 48", 1)


_HOODED = solid("-13 0!, -12.4 -18, -11 -32, -7 -40!, 7 -40!, 11 -32, 12.4 -18, 13 0!") + solid(
    "-8 -37!, -9.4 -47, -5 -56, 1 -60.6!, 7 -54, 9.4 -46, 8 -37!"
)
_LOWERED = (
    stroke("-8 -34 3.2, -14 -26 2.8, -15 -18 2.3")
    + line("-15 -17, -15 -13.6", 0.9)
    + box(-19, -14, 8, 1.8)
    + box(-19, -4.4, 8, 2)
)
_GLOW = solid("-15 -12!, -13 -9, -14.2 -5.4, -15.8 -5.4, -17 -9")
_GREETING = (
    stroke("8 -34 3, 16 -33 2.6, 21 -42 2.1")
    + together(stroke(f"21 -42 1.4, {x} {y} .6") for x, y in ((17.6, -49), (21, -51), (24.4, -50), (26.4, -46)))
    + stroke("-9 -34 2.8, -15 -26 2.4, -11 -18 2")
)
_SMILE = (
    poly("-5.4 -48.6, -1.4 -47, -5 -45.8")
    + poly("5.4 -48.6, 1.4 -47, 5 -45.8")
    + solid("-4.4 -42.6!, 0 -41.4, 4.4 -42.6!, 0 -38.8")
)
_SEAMS = (
    line("-7 -36, 0 -32.4, 7 -36", 1.1)
    + line("0 -31, 0 -3", 0.9)
    + line("-6.4 -28, -7.6 -3", 0.9)
    + line("6.4 -28, 7.6 -3", 0.9)
)
MIRRORS = Figure(
    far=together(box(x, -6, 3, 116) for x in range(-36, 160, 13)),
    back=moved(_FRAME, -14, 50, 0.86)
    + moved(_FRAME, 136, 50, 0.86)
    + inlay(moved(_GLASS, -14, 50, 0.86), moved(_GLASS, 136, 50, 0.86))
    + ground("-40 93!, 160 93!"),
    main=moved(_FRAME, 74, 51, 1.18) + moved(_HOODED + _LOWERED, 24, 104, 1.04) + ground("-40 103!, 160 103!"),
    cuts=moved(_GLASS + _STARS, 74, 51, 1.18)
    + inlay(moved(_HOODED + _GREETING, 74, 105, 1.02))
    + moved(_SMILE + _SEAMS, 74, 105, 1.02)
    + moved(_SEAMS, 24, 104, 1.04),
    light=moved(_GLOW, 24, 104, 1.04)
    + spark(18, 20, 2)
    + spark(112, 24, 2.2)
    + moved(dots("-3.2 -47.2, 3.2 -47.2", 1), 74, 105, 1.02),
)

_FENCER = (
    solid("32 22!, 36 15, 44 14, 48.6 19!, 50 25!, 53 29.6!, 50 30.6, 49.6 35, 45 37!, 42 37.6!, 42 42!, 35 42!, 33 34")
    + solid("28 18!, 40 15, 54 17.4!, 46 13.4, 44 7, 37 6, 34 12!")
    + stroke("36 8 1.6, 28 3 2.6, 20 5 2.6, 14 11 .4")
    + solid("34 41!, 44 40!, 50 46, 50 56, 46 66, 38 70!, 28 66!, 30 54")
    + stroke("46 46 4, 56 50 3.2, 66 48 2.6")
    + stroke("34 46 3.6, 24 44 2.8, 18 35 2.3, 20 28 2")
    + stroke("42 66 6, 54 70 5, 62 76 4")
    + stroke("62 76 4, 62 86 3.2, 60 95 2.6")
    + solid("57 93!, 63 93!, 72 99!, 72 101!, 56 101!")
    + stroke("34 66 6.4, 24 78 4.6, 12 87 3.6")
    + stroke("12 87 3.6, 4 93 2.8, -3 98 2.2")
    + solid("-8 95!, -1 96.6!, 3 101!, -10 101!")
    + stroke("62 53 1.3, 66.6 49 1.9, 69.6 44 1.3")
    + stroke("63 49.6 1.4, 82 39 1.2, 108 24 .4")
)
_CAPE = solid("36 42!, 26 46, 16 56, 2 60, -14 56, -26 62!, -18 66, -22 72!, -10 72, -12 80!, 4 76, 22 76!, 36 66")
_MASK_CUT = solid("41 25.4!, 45 23, 49.6 25!, 48 28, 44 28.6")
_SUIT = (
    line("33.6 18.6, 47.6 19.6", 1.1)
    + line("38 32, 42 35.4", 0.9)
    + line("36 45, 42 48, 47 44.6", 1)
    + dots("43 53, 41.6 58.4, 40 63.6", 0.9)
    + line("31.4 64.6, 38 67.4, 45.6 64", 1.1)
    + line("57.4 47.6, 58.6 53", 1)
    + line("57 90.6, 63.6 91.4", 1)
    + line("5.4 89.6, 8.6 94", 1)
)


def _facing(piece: Paper) -> Paper:
    """At the left, and again at the right."""
    return moved(piece, -16, 9.6, 0.9) + mirrored(moved(piece, -16, 9.6, 0.9))


DUEL = Figure(
    far=both(
        solid("-40 -10!, -4 -10!, -4 -4, -10 0, -10 84, -4 88, -4 110!, -40 110!"),
        solid("4 -10!, 14 -10!, 12 -2, 12 80, 16 86, 16 110!, 2 110!, 2 86, 6 80, 6 -2"),
    )
    + box(-40, 84, 200, 30),
    back=_facing(_CAPE),
    main=_facing(_FENCER) + ground("-40 100!, 160 100!"),
    cuts=_facing(_MASK_CUT + _SUIT),
    light=spark(60, 43.4, 9, 0.16)
    + turned(spark(60, 43.4, 5, 0.24), 45, 60, 43.4)
    + dot(60, 43.4, 2)
    + spark(30, 12, 2)
    + spark(92, 14, 1.8),
)


def _flight(y: float, first: int, last: int, back: bool = False) -> Paper:
    """Ten steps along the wall of a round shaft, from left to right and down, some of which stand; or farther down,
    along the ``back`` of it, from right to left."""
    side, thick = (-1, 5) if back else (1, 7)
    places = [
        (60 - side * 49 * cos(pi * k / 10), y + 3 * k + (-2 if back else 4) * sin(pi * k / 10)) for k in range(11)
    ]
    return together(
        poly(f"{x} {v}, {x2} {v}, {x2} {v2 + thick}, {x} {v + thick}")
        for (x, v), (x2, v2) in list(pairwise(places))[first:last]
    )


_WALL = solid(
    """-44 -6!, 14 -6!, 9 6, 14 11!, 10 16!, 12 30, 6 36!, 10 40!, 8 56, 13 60!, 7 65!, 11 78, 6 84!, 12 90,
    9 98, 16 112!, -44 112!"""
)
_STONES = (
    line("-40 14, -12 13!, -10 24, 3 24", 1)
    + line("-40 40, -20 39, -2 40!, -1 52", 1)
    + line("-40 66, -16 66!, -14 78, 0 78", 1)
    + line("-40 92, -10 92, 2 94", 1)
)
_WEIGHT = hoop(60, 49, 4, 1.8) + solid("55 52!, 65 52!, 67 54!, 72 60, 74 74!, 72 80!, 48 80!, 46 74!, 48 60, 53 54!")
STAIRS = Figure(
    far=SHAFT + box(-40, -6, 200, 9),
    back=_flight(36, 0, 8, back=True) + _flight(96, 0, 9, back=True) + _flight(-24, 0, 10, back=True),
    main=both(_WALL)
    + _flight(6, 0, 4)
    + _flight(6, 7, 10)
    + _flight(66, 0, 10)
    + poly("49 30, 56 27, 57 33, 51 36")
    + poly("67 36, 72 39, 68.6 43")
    + line("60 -6, 60 45", 1.6)
    + _WEIGHT
    + bearer(36, 18.4, 0.82),
    cuts=both(_STONES)
    + line("48 61, 60 58.6, 72 61", 1.1)
    + line("47 73, 60 75.4, 73 73", 1.1)
    + spark(60, 67, 3.4, 0.3)
    + together(line(f"59.4 {y + 1.6}, 60.6 {y}", 0.6) for y in range(0, 42, 4)),
    light=bearer_light(36, 18.4, 0.82) + spark(92, 56, 2) + spark(30, 64, 1.8),
)

FIGURES = {"well_duel": DUEL, "well_mirrors": MIRRORS, "well_stairs": STAIRS}
