"""The events of Urto that hurt or hinder: stones, spores, thieves, ambushes."""

from tools.art.figures.kinfire_parts import bearer, bearer_light
from tools.art.figures.kinfire_people import person
from tools.art.figures.parts import mushroom, spots
from tools.art.figures.pen import (
    Paper,
    dot,
    dots,
    inlay,
    line,
    moved,
    oval,
    poly,
    solid,
    spark,
    stroke,
    together,
    turned,
)
from tools.art.figures.stage import Figure
from tools.art.figures.urto_parts import CAVE, DEPTH, floor

_SPIKE = poly("-3.4 -15, 0 -27, 3.4 -15")


def _blook(x: float, y: float, size: float = 1.0) -> Paper:
    """A ball of spikes, its middle at a point; 54 wide at size 1."""
    return moved(dot(0, 0, 17) + together(turned(_SPIKE, angle, 0, 0) for angle in range(0, 360, 30)), x, y, size)


def _stare(x: float, y: float, size: float = 1.0) -> Paper:
    """The eyes and the mouth of that ball."""
    eyes = oval(-6.4, -4, 4.4, 5) + oval(6.4, -4, 4.4, 5) + inlay(dot(-5.4, -3, 1.7), dot(7.4, -3, 1.7))
    return moved(eyes + poly("-9 5, -5 9, -2 5.6, 2 9.6, 5 5.6, 9 5, 4 13, -4 13"), x, y, size)


BLOOK_NEST = Figure(
    far=CAVE,
    back=_blook(24, 54, 0.8)
    + _blook(97, 50, 0.9)
    + inlay(_stare(23, 52, 0.8), _stare(98, 48, 0.9))
    + stroke("-20 112 3, -4 84 2.4, -10 64 .6"),
    main=_blook(60, 52, 1.24)
    + solid("2 76!, 20 82, 60 85, 100 82, 118 76!, 110 98, 92 112!, 28 112!, 10 98")
    + stroke("-10 80 .5, 20 84 2.4, 60 88 3, 100 84 2.4, 130 74 .5")
    + stroke("-8 96 .5, 20 94 2.2, 60 98 3, 104 92 2.2, 128 92 .5")
    + stroke("14 70 .5, 30 88 2.2, 60 104 2")
    + stroke("108 68 .5, 92 88 2.2, 60 104 2")
    + floor(104),
    cuts=_stare(60, 50, 1.24)
    + line("14 84, 40 92, 66 92", 1.1)
    + line("104 85, 84 94, 56 97", 1.1)
    + line("24 98, 44 94, 70 103", 1)
    + line("100 96, 78 100", 1)
    + line("30 88, 52 86", 1),
    light=dots("53.4 46.6, 69.4 46.6", 1.1) + dots("18 30, 104 26", 1),
)

_BOULDER = poly("0 -15, -11 -13, -17 -3, -14 9, -4 15, 9 14, 16 5, 15 -7")
_FACETS = line("-11 -12!, -3 -4!, 15 -6!", 1) + line("-3 -4!, -6 6!, -14 8!", 1) + line("-6 6!, 8 13!", 0.9)


def _boulder(x: float, y: float, size: float, angle: float = 0.0) -> tuple[Paper, Paper]:
    """A stone and its edges."""
    return moved(turned(_BOULDER, angle, 0, 0), x, y, size), moved(turned(_FACETS, angle, 0, 0), x, y, size)


_STONES = [_boulder(*told) for told in ((40, 22, 1.5, 20), (88, 40, 1.15, 80), (6, 50, 0.9, 140), (64, 62, 0.6, 10))]
_STONES += [_boulder(*told) for told in ((112, 4, 1.0, 200), (24, 84, 0.5, 60), (-20, 20, 1.1, 30), (136, 62, 0.9, 0))]
_FLEEING = person(
    "66 82",
    "65 89, 60 97",
    ("65 90, 74 84, 72 76", "63 91, 54 90, 50 84"),
    ("60 97, 70 99, 68 106", "60 97, 52 102, 42 101"),
    0.8,
)
FALLING_ROCKS = Figure(
    far=CAVE,
    back=together(line(a, 2) for a in ("30 -10, 32 0", "50 -10, 48 -2", "84 4, 86 20", "96 6, 94 20", "2 20, 4 34")),
    main=together(stone for stone, _ in _STONES)
    + _FLEEING
    + floor(105)
    + poly("88 106, 96 94, 108 92, 118 106")
    + poly("0 106, 6 97, 16 98, 22 106"),
    cuts=together(facets for _, facets in _STONES) + line("96 95!, 100 101!, 108 94!", 0.9) + line("61 91, 67 94", 0.9),
    light=dots("52 56, 76 20, 20 36, 70 44, 34 70, 102 62, 84 70", 1.2),
)

TOXIC_SPORES = Figure(
    far=DEPTH,
    back=together(
        dot(x, y, r)
        for x, y, r in (
            (60, 12, 15),
            (40, 14, 14),
            (80, 14, 14),
            (24, 24, 11),
            (96, 24, 11),
            (50, 28, 13),
            (72, 28, 13),
        )
    )
    + inlay(
        oval(47, 18, 7.4, 8),
        oval(73, 18, 7.4, 8),
        poly("60 24, 55.6 31, 64.4 31"),
        together(line(f"{x} 34.6, {x} 40.6", 1.8) for x in (48, 54, 60, 66, 72)),
    )
    + mushroom(2, 104, 1.0, -10)
    + mushroom(120, 104, 1.1, 10),
    main=mushroom(60, 106, 1.66) + mushroom(26, 108, 0.8, -16) + mushroom(96, 108, 0.7, 14) + floor(105),
    cuts=spots(60, 106, 1.66) + spots(26, 108, 0.8, -16) + spots(96, 108, 0.7, 14),
    light=dots("20 44, 32 38, 44 46, 78 46, 90 40, 102 46, 12 58, 108 60, 30 56, 92 56, 60 46, 4 36, 116 34", 1.5)
    + dots("47 19, 73 19", 1.8),
)

_FLOATING = (
    solid("0 -17, -10 -15, -17 -8, -19 0!, -12 -2, -6 1!, 0 -1.6, 6 1!, 12 -2, 19 0!, 17 -8, 10 -15")
    + line("-12 -2, -2 17", 0.9)
    + line("12 -2, 2 17", 0.9)
    + line("0 -2, 0 17", 0.9)
    + solid("0 14!, -4 20, 0 27, 4 20")
)
_FLOATING_CUTS = line("0 -13, -3 -8, -4 -3", 0.9) + line("6 -12, 9 -5", 0.9) + line("-8 -12, -11 -5", 0.9)
_DRIFT = (
    (70, 34, 1.5, 16),
    (26, 56, 1.0, 22),
    (104, 76, 0.84, 10),
    (2, 20, 0.7, 26),
    (128, 24, 0.8, 12),
    (66, 92, 0.5, 20),
)
DRIFTING_SPORES = Figure(
    far=CAVE,
    back=stroke("-40 80 .5, -10 74 3, 20 86 3.4, 46 80 2, 60 72 .5")
    + stroke("-30 40 .5, 6 44 2.6, 36 30 2.4, 50 22 .5")
    + stroke("80 66 .5, 104 58 2.6, 130 62 2.4, 150 52 .5"),
    main=together(moved(turned(_FLOATING, angle, 0, 0), x, y, size) for x, y, size, angle in _DRIFT) + floor(104),
    cuts=together(moved(turned(_FLOATING_CUTS, angle, 0, 0), x, y, size) for x, y, size, angle in _DRIFT),
    light=dots("46 26, 38 34, 96 50, 14 70, 84 70, 48 76, 110 40, 90 20, 20 30, 56 64", 1.3),
)

_THIEF = (
    solid("0 -40!, -7 -36, -11 -28, -10 -20!, -15 -12, -16 0!, 10 0!, 9 -10, 6 -19!, 12 -21, 15 -24!, 10 -28, 7 -35")
    + solid("-9 -30!, -18 -36, -26 -36!, -20 -28, -11 -24!")
    + stroke("-2 -3 4, 8 4 3, 4 12 2.4, 11 14 1.6")
    + stroke("-10 -3 4, -16 5 3, -26 6 2.4, -28 11 1.4")
)
PILFERERS = Figure(
    far=DEPTH,
    back=moved(_THIEF, 112, 84, 1.1) + stroke("104 60 3, 112 54 2.6, 118 46 2") + floor(97),
    main=moved(_THIEF, 62, 82, 1.6)
    + solid("40 56!, 32 50, 14 44, 0 52, -8 68, -2 84, 14 90, 30 84, 38 72")
    + stroke("58 62 4, 50 58 3.4, 42 52 3")
    + poly("42 56, 50 46, 40 45, 44 40, 34 46")
    + stroke("64 62 4, 78 64 3.2, 88 58 2.6")
    + spark(93, 55, 9, 0.46)
    + floor(103),
    cuts=poly("66 41, 74 43, 67 46")
    + moved(line("3 -35, -3 -28, -3 -20, -8 -8", 1), 62, 82, 1.6)
    + line("52 50, 60 54, 70 52", 1.2)
    + line("30 54, 20 58, 14 66", 1.1)
    + line("38 58, 32 66", 1)
    + spark(14, 70, 8, 0.46)
    + dots("116 55.4", 1.4)
    + poly("33 92, 36 90, 38 94"),
    light=dots("70 43.4", 1.4) + spark(93, 55, 4, 0.3) + spark(0, 96, 3, 0.4) + spark(-22, 99, 2.6, 0.4),
)


def _eyes(x: float, y: float, size: float = 1.0) -> Paper:
    pair = poly("-10 -4, -2 1.4, -8 2.4") + poly("10 -4, 2 1.4, 8 2.4")
    return moved(pair, x, y, size)


AMBUSH = Figure(
    far=CAVE,
    back=solid("-60 -10!, 40 -10!, 30 10, 34 28, 22 44, 24 66, 10 84, 4 112!, -60 112!")
    + solid("180 -10!, 80 -10!, 90 10, 86 28, 98 44, 96 66, 110 84, 116 112!, 180 112!")
    + inlay(_eyes(14, 64, 0.9), _eyes(100, 26, 0.8), _eyes(26, 12, 0.8)),
    main=solid("-60 -10!, 20 -10!, 18 12, 4 26, 12 40!, 2 52, -4 74, 4 88!, -10 112!, -60 112!")
    + solid("180 -10!, 100 -10!, 102 12, 116 26, 108 40!, 118 52, 124 74, 116 88!, 130 112!, 180 112!")
    + stroke("4 34 5, 18 38 4, 30 32 3")
    + together(stroke(a) for a in ("29 32 1.8, 38 28 1.4, 42 32 .4", "29 32 1.8, 39 34 1.4, 42 40 .4"))
    + stroke("29 33 1.6, 35 40 1.2, 35 46 .4")
    + stroke("118 60 5, 104 62 4, 92 54 3")
    + together(stroke(a) for a in ("93 54 1.8, 84 50 1.4, 80 54 .4", "93 54 1.8, 83 57 1.4, 80 63 .4"))
    + stroke("93 55 1.6, 88 63 1.2, 88 69 .4")
    + bearer(58, 102, 1.9)
    + floor(101),
    cuts=_eyes(-14, 22, 1.3) + _eyes(134, 40, 1.3) + _eyes(-20, 70, 1.1) + _eyes(134, 84, 1.0),
    light=bearer_light(58, 102, 1.9) + dots("-20 23, -8 23, 128 41, 140 41", 1.3) + spark(78.4, 83.6, 5, 0.2),
)

_SLIDING = person(
    "62 40",
    "60 48, 54 60",
    ("60 49, 72 44, 82 34", "58 50, 46 44, 40 32"),
    ("54 60, 64 68, 74 66", "54 60, 60 74, 70 80"),
    1.15,
)
LOOSE_GROUND = Figure(
    far=DEPTH,
    back=solid("-60 112!, -60 44!, -10 46, 14 54!, 30 70, 56 84, 80 100, 92 112!"),
    main=solid(
        "-60 112!, -60 54!, -20 54, 2 58!, 10 64, 22 68!, 30 78, 46 82!, 52 90, 70 94!, 78 102, 96 106!, 98 112!"
    )
    + _SLIDING
    + together(
        moved(turned(_BOULDER, angle, 0, 0), x, y, size)
        for x, y, size, angle in (
            (88, 84, 0.44, 20),
            (100, 98, 0.5, 70),
            (82, 98, 0.3, 0),
            (104, 74, 0.3, 40),
            (26, 58, 0.3, 50),
        )
    )
    + poly("30 72, 34 60, 44 66, 46 80"),
    cuts=line("-6 66!, 10 76!, 8 92!, 20 108!", 1.3)
    + line("10 76!, 26 82!, 40 98!", 1.1)
    + line("26 82!, 28 74!", 1)
    + line("52 92!, 60 104!", 1)
    + line("-30 58!, -24 76!, -34 96!", 1.2)
    + line("50 56, 60 58", 1)
    + line("63 34.4, 66 38", 0.9),
    light=dots("76 88, 92 72, 70 84, 112 88, 96 62, 36 62, 44 70", 1.2),
)

TRAPPED_FOOT = Figure(
    far=CAVE,
    back=poly("-60 112, -60 66, -20 58, 6 70, 20 62, 36 80, 60 86, 84 76, 100 60, 116 68, 140 56, 180 64, 180 112"),
    main=solid("34 -10!, 38 14, 36 36, 40 58, 38 74, 44 90!, 84 94!, 86 84, 76 76, 66 70, 66 54, 72 34, 74 14, 78 -10!")
    + poly(
        """-60 112, -60 84, -20 78, 10 88, 30 64, 44 70, 48 82, 44 90, 60 104, 84 98, 92 86,
            84 78, 92 62, 108 58, 124 80, 180 78, 180 112"""
    )
    + stroke("34 26 3, 54 31 3.4, 75 26 3"),
    cuts=line("36 33, 54 37, 73 32", 1.4)
    + line("40 46, 52 52", 1.2)
    + line("41 54, 54 60", 1.2)
    + line("41 62, 54 68", 1.2)
    + line("46 -6, 48 20", 1.1)
    + line("64 -6, 62 22", 1.1)
    + line("30 66!, 36 84!, 24 98!", 1.2)
    + line("36 84!, 48 98!, 60 104!", 1.2)
    + line("92 64!, 96 82!, 88 98!", 1.2)
    + line("96 82!, 112 90!", 1)
    + line("44 70!, 47 82!, 60 88!, 84 92!", 1.5),
    light=together(
        line(a, 1.7) for a in ("30 54, 20 46", "26 62, 12 60", "80 58, 88 48", "98 54, 104 44", "36 56, 32 44")
    ),
)

FIGURES = {
    "ambush": AMBUSH,
    "blook_nest": BLOOK_NEST,
    "drifting_spores": DRIFTING_SPORES,
    "falling_rocks": FALLING_ROCKS,
    "loose_ground": LOOSE_GROUND,
    "pilferers": PILFERERS,
    "toxic_spores": TOXIC_SPORES,
    "trapped_foot": TRAPPED_FOOT,
}
