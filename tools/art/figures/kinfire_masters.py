"""The three shapes that the Master of the well takes."""

from tools.art.figures.kinfire_parts import mask, mask_holes
from tools.art.figures.pen import (
    Paper,
    both,
    box,
    dot,
    dots,
    even,
    line,
    mirrored,
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

_CROWN = even("60 -7, 57.4 8!, 60 22!") + both(
    solid("60 34!, 44 26!, 39 4!, 50.4 17!, 52.4 -2!, 59 16!, 60 -9!"),
    solid("48 30!, 38 38!, 26 14!, 36.6 21!, 34.6 3!, 44 19!"),
)


def _crest(x: float, y: float, size: float = 1.0) -> Paper:
    """A wave that breaks to the right; its foot begins at a point, 34 wide at size 1."""
    return moved(
        solid("-6 30!, -2 10, 6 0, 16 -5, 26 -3, 31 3.4!, 25 1.4, 20 3, 20 7!, 27 12, 40 14!, 44 30!"), x, y, size
    )


def _foam(x: float, y: float, size: float = 1.0) -> Paper:
    """Its curl, as lines."""
    curl = line("3.4 12, 8.6 4, 16 0, 23 0", 1.2) + line("9 15, 12 8, 16.6 5", 1)
    return moved(curl, x, y, size)


_FRONT = ((-34, 84, 0.9), (-4, 83, 1), (28, 86, 0.92))
_BEHIND = ((-44, 70, 0.8), (-18, 66, 1), (12, 70, 0.9))


def _sleeper(x: float, y: float, size: float, angle: float) -> Paper:
    """A face with its eyes shut, as lines."""
    half = line("-7 -1, -4.6 1.2, -2 0", 1.1) + line("-7.6 -4, -4.6 -5.6, -1.8 -4.6", 0.8)
    outline = line("-11 2, -11 -8, -6 -14, 0 -15.4, 6 -14, 11 -8, 11 2, 8.4 8", 1)
    face = (
        half
        + mirrored(half, about=0)
        + outline
        + line("-0.8 -1, -1.8 4, 0 4.8", 0.8)
        + line("-2.8 8.4, 0 9.4, 2.8 8.4", 1)
    )
    return turned(moved(face, x, y, size), angle, x, y)


SEA_OF_DREAMS = Figure(
    far=solid("-40 110!, -40 66, -20 62, 0 66, 20 61, 40 65, 60 62, 80 65, 100 61, 120 66, 140 62, 160 66, 160 110!"),
    back=_CROWN + both(together(_crest(*told) for told in _BEHIND)),
    main=mask(60, 52, 1.16)
    + both(together(_crest(*told) for told in _FRONT))
    + solid("-40 110!, -40 98, 30 97, 60 91, 90 97, 160 98, 160 110!"),
    cuts=mask_holes(60, 52, 1.16)
    + both(
        together(_foam(*told) for told in _FRONT),
        line("40.6 60, 42.4 67, 46 73", 0.9),
        spark(46, 36, 1.8, 0.4),
    )
    + line("33 95.4, 46 91, 60 85.4, 74 91, 87 95.4", 1)
    + _sleeper(22, 98.6, 0.56, -10)
    + _sleeper(60, 99, 0.6, 0)
    + _sleeper(98, 98.6, 0.56, 10)
    + _sleeper(-8, 99, 0.54, -8)
    + _sleeper(128, 99, 0.54, 8),
    light=both(dot(48.4, 46.8, 1.7), spark(8, 34, 2.4), spark(22, 54, 1.7), dot(52.4, -3, 1), dot(34.6, 2, 1))
    + spark(60, 14, 3, 0.3),
)


def _doll(x: float, y: float, size: float, lean: float = 0.0) -> Paper:
    """A small figure that hangs with raised hands; the top of its threads is the point."""
    limbs = (
        stroke("0 8 1.5, 5 4 1.2, 8 -1 .9")
        + stroke("0 8 1.5, -5 5 1.2, -8 0 .9")
        + stroke("0 14 1.8, 3 20 1.5, 2.4 27 .9")
        + stroke("0 14 1.8, -4 19 1.5, -3 26 .9")
    )
    return turned(moved(dot(0, 2, 3) + stroke("0 5 1.4, 0 10 2.4, 0 15 2") + limbs, x, y, size), lean, x, y)


_DOLLS = ((8, 76, 0.86, -8), (31, 84, 0.72, 6), (89, 84, 0.72, -6), (112, 76, 0.86, 8))


def _arm(spine: str, x: float, y: float) -> Paper:
    """An arm to a hand that spreads its fingers."""
    fingers = together(
        stroke(f"{x} {y} 1.9, {x + a * 0.6} {y + b * 0.6} 1.2, {x + a} {y + b} .3")
        for a, b in ((-9, -3), (-7.6, 2.4), (-4, 7), (0.6, 8), (-6.6, -8))
    )
    return stroke(spine) + dot(x, y, 2.6) + fingers


_ARMS = (
    _arm("46 66 6, 36 48 4.4, 22 34 3.4, 15 16 2.4", 14, 14)
    + _arm("44 70 6, 30 62 4.4, 18 50 3.4, 6 41 2.4", 5, 40)
    + _arm("46 76 6, 34 80 4.6, 26 72 3.6, 17 63 2.4", 16, 62)
)
_LOOM = (
    box(-22, -6, 164, 5)
    + both(box(-16, -6, 5, 116), box(-18, 98, 78, 12))
    + together(line(f"{x} 0, {x} 104", 0.5) for x in range(-6, 128, 6))
)
DREADWEAVER = Figure(
    far=poly("-40 -10, 160 -10, 160 4, -40 4") + poly("-40 96, 160 94, 160 110, -40 110"),
    back=_LOOM + even("60 8, 46 10, 36 20, 33 36, 34 54, 28 66, 24 84, 60 84"),
    main=mask(60, 34, 0.94)
    + even("60 56, 54 58, 53 64!, 44 66, 38 74, 40 88, 38 98, 32 110!")
    + both(_ARMS, solid("45 18!, 42 10, 46 3, 52 5, 55 11!"), together(_doll(*told) for told in _DOLLS[:2]))
    + even("60 -4, 54 0, 52 8, 60 12")
    + both(
        line("11 22, 3.4 75", 0.6),
        line("14.4 22.4, 8 78", 0.6),
        line("5 48, 12 76", 0.6),
        line("16 70, 25.4 84", 0.6),
        line("19 69, 31 86", 0.6),
        line("22 66, 36.6 84", 0.6),
    ),
    cuts=mask_holes(60, 34, 0.94)
    + both(line("44 73, 52 79, 60 80.6", 1.1), line("42 84, 51 89, 60 90", 1), line("57 60, 58.4 63, 60 63.6", 0.8))
    + dots("60 85.4, 60 95.4, 60 101", 1.1)
    + both(
        line("30 44.6, 35 40.6", 1),
        line("21 57, 25 53", 1),
        line("32.6 76.6, 29.4 82", 1),
        dot(46.6, 10, 1),
        dots("52 84, 50.4 94.6, 49 100.6", 0.9),
    ),
    light=both(dot(50.6, 29.8, 1.3)) + spark(60, 70, 3.2, 0.26),
)

_RIBS = together(
    line(f"{80 - w} {y}, {81} {y + 1.6}, {80 + w + 1} {y - 0.6}", 1.5)
    for y, w in ((44, 7.4), (48.6, 8), (53, 7.4), (57.2, 6))
)
_SKULL = solid("70 17!, 71 9, 77 4, 85 4.6, 90.4 11, 90 19, 87 24!, 86 29.6, 80 31, 73.6 30!, 73 24.6!, 69.6 23.6!")
_SKELETON = (
    _SKULL
    + stroke("82 30 1.8, 82 38 1.6, 82 50 1.8, 80 66 1.8")
    + _RIBS
    + stroke("72 40 1.2, 81 38.4 1.8, 91 41 1.2")
    + solid("71 66!, 76 64.6, 80 67, 85 64.4, 90 66!, 88 73, 83 72, 80 76, 77 72, 72 72")
    + stroke("74 71 2, 72 84 1.5, 73 90 2, 70 106 1.4")
    + stroke("87 71 2, 92 82 1.5, 93 88 2, 100 104 1.4")
    + stroke("100 103 1.6, 95 106 1.6, 90 106.6 1")
    + stroke("91 41 1.7, 99 45 1.2, 106 40 1.8, 108 28 1.1, 109 19 1.5")
    + together(stroke(f"109 19 .9, {x} {y} .5") for x, y in ((105, 12), (108.6, 10), (112.4, 11.4), (114.6, 15)))
    + stroke("72 41 1.6, 69 51 1.2, 65 59 1.5, 54 58 1.1")
)
_LADY = (
    solid(
        "46 21!, 52 15.6, 59 18, 61.6 24!, 63.6 29!, 61.4 30.4, 61.6 34, 59 37, 55 37.6!, 54 43!, 48 43!, 46 34, 43 28"
    )
    + oval(46, 18, 7, 6, -30)
    + dot(41, 13.6, 4.2)
    + solid("44 43!, 51 41, 58 43.6!, 61 50, 59 58, 56.6 63!, 46.4 63!, 44 54, 42 48")
    + solid("46 62!, 57 62!, 66 72, 74 86, 82 110!, -8 110!, -1 99, 10 88, 24 76, 36 67")
    + stroke("46 45.6 3.2, 36 47 2.7, 26 42 2.3, 19 34 1.9, 13 31 1, 10 27 .4")
    + stroke("19 34 1.6, 13 35 .9, 9 36 .4")
    + stroke("57 46 2.8, 66 47 2.4, 75 42 1.8")
    + solid("-8 110!, -14 108!, 0 92, 14 84, 30 84!, 20 96, 16 110!")
)


def _pair(x: float, y: float, size: float) -> Paper:
    """Two who dance, seen from afar."""
    gown = solid("-3 -14!, 1 -14!, 6 0!, -10 0!, -7 -6") + dot(-1.4, -18.4, 2.5) + dot(6, -19.6, 2.4)
    return moved(
        gown
        + stroke("6 -16 2, 6.6 -9 1.6, 8 0 1")
        + line("6 -14, -2 -12.4", 1)
        + line("0 -14, -5 -19, -8 -20, 5 -16.4", 0.9),
        x,
        y,
        size,
    )


_DANSE_CUTS = (
    solid("54 25.6!, 57 23.4, 60.6 25.4!, 57.6 27.2")
    + line("50 29.6, 55.4 31, 62.4 29.6", 0.9)
    + line("50.4 22, 52 32, 57.6 37", 0.9)
    + line("41.4 18, 46 21.6, 51 18.6", 0.8)
    + line("45 46.6, 51.4 50.6, 58 47", 1)
    + line("46.6 61.6, 56.6 61.6", 1)
    + line("46 68, 34 80, 22 104", 1.1)
    + line("50 68, 46 84, 42 105", 1.1)
    + line("54 68, 59 84, 62 105", 1.1)
    + line("26 79, 14 88, 5 98", 1)
    + dots("33 92, 36 100, 52.6 86, 52 94, 51.6 102, 68 92, 71 101, 18 97", 1.1)
    + solid("71.4 15.4!, 74.6 13.6, 77 16.4, 75 20, 71.6 19")
    + solid("80.4 14.4!, 84 13.2, 86.4 16, 84.4 19.4, 80.8 18.8")
    + poly("78.6 19.6, 77.2 23.2, 80 23.4")
    + line("75 26.4, 75.2 30", 0.8)
    + line("78 26.6, 78 30.6", 0.8)
    + line("81 26.4, 81 30.4", 0.8)
    + line("84 26, 83.8 30", 0.8)
)
DANSE_MACABRE = Figure(
    far=solid(
        """-40 110!, -40 60!, -30 60!, -30 20, -14 0, 2 20!, 2 60!, 118 60!, 118 20, 134 0, 150 20!, 150 60!,
            160 60!, 160 110!"""
    ),
    back=together(
        _pair(x, y, k)
        for x, y, k in ((-24, 92, 1.3), (6, 76, 1), (30, 70, 0.8), (92, 72, 0.9), (114, 78, 1.1), (138, 90, 1.3))
    )
    + solid("76 38!, 92 38!, 100 48, 104 62, 112 76, 122 88!, 110 88, 106 96!, 98 90, 92 97!, 86 88, 80 90!, 76 66")
    + solid("-40 110!, -40 94, -10 80, 30 70.6, 60 69, 92 71.6, 124 79, 160 92, 160 110!"),
    main=_LADY + _SKELETON,
    cuts=_DANSE_CUTS,
    light=spark(9, 18, 3, 0.3) + spark(116, 38, 2.2) + spark(30, 12, 2.2) + dot(74.2, 17, 1.1) + dot(83.4, 16.4, 1.1),
)

FIGURES = {
    "master_danse_macabre": DANSE_MACABRE,
    "master_dreadweaver": DREADWEAVER,
    "master_sea_of_dreams": SEA_OF_DREAMS,
}
