"""The theatre in the well: its stage, its masks, its puppets, its chandelier."""

from tools.art.figures.kinfire_parts import ground, mask, mask_holes
from tools.art.figures.parts import sword
from tools.art.figures.pen import (
    Paper,
    both,
    box,
    dot,
    dots,
    even,
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

_CURTAIN = solid(
    """-44 -6!, 44 -6!, 42 12, 38 26, 31 40, 22 52, 12 60, 5 63!, 10 70, 14 82, 15 96, 13 110!, -44 110!"""
) + solid("4 60!, 15 58, 16 66!, 6 69!")
_FOLDS = (
    line("34 2, 30 18, 22 34, 12 48, 3 57", 1.1)
    + line("22 2, 19 16, 12 32, 2 48, -6 56", 1.1)
    + line("9 2, 7 14, 1 30, -10 46", 1.1)
    + line("-6 2, -9 18, -16 32", 1.1)
    + line("-20 2, -23 18", 1.1)
    + line("5 63.4, 15 62", 1.1)
    + line("6 73, 9 84, 8 101", 1)
    + line("-1 72, 0 86, -2 101", 1)
    + line("-9 70, -10 86, -13 101", 1)
    + line("-20 66, -21 84, -24 101", 1)
)
_VALANCE = together(
    solid(f"{x} -6!, {x + 17} -6!, {x + 16} 4, {x + 8.5} 10, {x + 1} 4")
    for x in (-42, -25, -8, 9, 26, 43, 60, 77, 94, 111, 128)
)


def _pipe(x: float, top: float, half: float) -> Paper:
    """An organ pipe with its mouth."""
    shape = box(x - half, top, 2 * half, 72 - top, half) + poly(
        f"{x - half} 68, {x + half} 68, {x + 0.4 * half} 80, {x - 0.4 * half} 80"
    )
    return shape + inlay(poly(f"{x - half * 0.6} 63, {x} 57, {x + half * 0.6} 63"))


_GRIP = (
    oval(0, 0, 11, 12)
    + box(-12, -11, 21, 23, 7)
    + stroke("-8 -8 4, -3 -15 3.4, 3 -17 2.2")
    + stroke("0 -50 .5, 0 -14 1.1, 0 18 1.4")
    + dot(0, 20, 3)
)
_GRIP_SEAMS = (
    line("-4 -5.6, 9 -6.4", 1.1)
    + line("-4 0, 10 0", 1.1)
    + line("-4 5.6, 9 6.4", 1.1)
    + line("-9 -4, -4 -9.6, 2 -12.4", 1.1)
)
_HAND = (
    turned(moved(_GRIP, 60, 70), 24, 60, 70)
    + stroke("56 74 7, 54 86 6.4, 54 96 7")
    + solid("43 88!, 65 88!, 68 112!, 40 112!")
)
STAGE = Figure(
    far=box(-40, 72, 200, 40),
    back=together(
        _pipe(60 + side * x, top, half)
        for x, top, half in ((13, 22, 4.6), (24, 30, 4.2), (34, 38, 3.8), (43, 45, 3.4))
        for side in (-1, 1)
    )
    + _pipe(60, 14, 5)
    + box(8, 80, 104, 30),
    main=both(_CURTAIN) + _VALANCE + _HAND + ground("-40 98!, 160 98!"),
    cuts=both(_FOLDS)
    + together(
        line(f"{x + 3} 3, {x + 8.5} 6.4, {x + 14} 3", 1) for x in (-42, -25, -8, 9, 26, 43, 60, 77, 94, 111, 128)
    )
    + turned(moved(_GRIP_SEAMS, 60, 70), 24, 60, 70)
    + line("43.4 88, 54 90, 65 88", 1.1)
    + line("43 94, 54 96, 65.6 94", 1.1)
    + dot(60.6, 100.6, 1.2),
    light=spark(80.8, 23.2, 4.4, 0.24) + together(oval(x, 99, 3, 2) for x in (-24, -6, 20, 36, 84, 100, 126, 144)),
)


def _costume(x: float, y: float, size: float) -> Paper:
    """An empty gown on its hanger."""
    gown = solid(
        """-11 4!, -4 2, 0 6, 4 2, 11 4!, 15 20!, 9.6 22!, 8 16, 7 27, 15 62!, 10 58.6, 5 63!, 0 58.6, -5 63!,
            -10 58.6, -15 62!, -7 27, -8 16, -9.6 22!, -15 20!"""
    )
    hanger = line("-9 4, 0 -1, 9 4", 1.1) + line("0 -1, 0 -4.6, 2.4 -6.6, 0 -8.6, -2 -7.4", 1)
    return moved(gown + hanger, x, y, size)


_GOWN_SEAMS = (
    line("-6 27, 0 28.6, 6 27", 1)
    + line("0 8, 0 24", 0.9)
    + line("-4 33, -8 56", 0.9)
    + line("4 33, 8 56", 0.9)
    + line("0 33, 0 55", 0.9)
)
_HUNG = ((2, 22, 0.6), (31, 12, 0.52), (89, 12, 0.52), (118, 22, 0.6), (-30, 20, 0.6), (150, 20, 0.6))
MASKS = Figure(
    far=together(box(x, -6, 16, 120) for x in (-38, -14, 10, 34, 58, 82, 106, 130, 154)),
    back=together(mask(*told) for told in _HUNG)
    + inlay(together(mask_holes(*told) for told in _HUNG))
    + together(line(f"{x} -6, {x} {y - 26 * k}", 0.8) for x, y, k in _HUNG),
    main=mask(60, 48, 1.36)
    + line("60 -6, 60 16", 1.2)
    + solid("36 22!, 26 8, 12 2!, 20 16!, 8 18!, 22 28!, 12 34!, 30 36!")
    + solid("84 22!, 94 8, 108 2!, 100 16!, 112 18!, 98 28!, 108 34!, 90 36!")
    + _costume(10, 54, 1.05)
    + _costume(110, 54, 1.05)
    + _costume(-28, 50, 1.1)
    + _costume(148, 50, 1.1)
    + line("-40 44.6, 34 44.6", 1.4)
    + line("86 44.6, 160 44.6", 1.4)
    + ground("-40 103!, 160 103!"),
    cuts=mask_holes(60, 48, 1.36)
    + both(
        line("41.6 60, 44 68, 48 74", 1),
        line("20 10.4, 28 20, 34 28", 1),
        line("19 23.4, 31 30", 1),
        spark(44.6, 27.6, 2, 0.36),
    )
    + moved(_GOWN_SEAMS, 10, 54, 1.05)
    + moved(_GOWN_SEAMS, 110, 54, 1.05),
    light=dot(49, 41.4, 2.6) + dot(75, 41.4, 2.6) + spark(60, 88, 2.2),
)

_CROSS = (
    solid("54 -10!, 92 -10!, 88 2, 86 10, 78 14, 66 13.6, 57 11, 54 4")
    + stroke("60 7 4, 50 10 3.4, 43 16 3, 42 25 2.2")
    + stroke("64 9 4, 56 15 3.3, 53 22 2.8, 54 29 2")
    + stroke("70 10 4, 67 17 3.3, 66 24 2.8, 67 30 2")
    + stroke("77 10 4, 78 17 3.2, 79 23 2.6, 79 29 1.9")
    + stroke("83 4 4.2, 91 9 3.4, 93 17 2.9, 90 23 2")
    + stroke("24 27 1.8, 60 26 2.3, 96 27 1.8")
    + stroke("43 33 1.5, 60 26.6 2, 78 20 1.5")
)
_SOLDIER = (
    solid("53.4 47!, 52.8 35!, 57 33, 63 33, 67.2 35!, 66.6 47!")
    + solid("54.4 46!, 65.6 46!, 65.6 53, 63 57.4, 60 58.4, 57 57.4, 54.4 53")
    + solid("50 60!, 60 57.6, 70 60!, 68 72, 69 80!, 60 82, 51 80!, 52 72")
    + oval(49, 62, 4.6, 2.6, -20)
    + oval(71, 62, 4.6, 2.6, 20)
    + stroke("48.6 62 2.2, 42 66 1.9, 36 63 1.8")
    + stroke("36 63 1.9, 33 56 1.7, 35 49 1.5")
    + dot(35, 48, 2.4)
    + stroke("71.4 62 2.2, 79 66 1.9, 84 70 1.8")
    + stroke("84 70 1.9, 90 65 1.7, 95 60 1.5")
    + dot(95, 59.4, 2.4)
    + stroke("56 80 2.7, 54 87 2.4, 55 92 2.2")
    + stroke("55 92 2.4, 49 97 2, 46 101 1.8")
    + stroke("64 80 2.7, 68 86 2.4, 72 89 2.2")
    + stroke("72 89 2.4, 73 95 2, 72 101 1.8")
    + solid("48.4 99.6!, 47.4 103!, 38.6 103!, 41.4 100")
    + solid("70.4 99.6!, 70 103!, 80 103!, 77 100")
)
_STRINGS = (
    line("26 27, 35 47", 0.7) + line("94 27, 95 58", 0.7) + line("44 33, 55.4 92", 0.7) + line("77 21, 72 89", 0.7)
)
PUPPETS = Figure(
    far=solid("-40 -10!, 2 -10!, -2 30, -6 70, -2 110!, -40 110!")
    + solid("160 -10!, 118 -10!, 122 30, 126 70, 122 110!, 160 110!"),
    back=even("60 95!, 20 96, -20 99, -40 101!, -40 110!")
    + solid("-10 110!, -8 84, 0 74, 10 78, 12 110!")
    + solid("130 110!, 128 84, 120 74, 110 78, 108 110!")
    + dot(3, 66, 7)
    + dot(117, 66, 7),
    main=_CROSS
    + _SOLDIER
    + _STRINGS
    + moved(turned(sword(26, 1.3), 22, 0, 0), 95.6, 58, 0.9)
    + ground("-40 103!, 160 103!"),
    cuts=line("53.8 43.6, 66.2 43.6", 1.1)
    + spark(60, 39, 2.7, 0.34)
    + dots("57.6 49.4, 62.4 49.4", 1)
    + line("57 53.6, 60 54.6, 63 53.6", 0.9)
    + line("51.6 62.6, 60 79", 1)
    + line("68.4 62.6, 60 79", 1)
    + dots("60 63.4, 60 68.4, 60 73.4", 0.8)
    + line("51.6 76.6, 57 78.6", 1)
    + dots("36 63, 84 70, 55 92, 72 89", 0.8)
    + line("55 -1, 72 1, 90 -1", 1.1)
    + line("56 3.6, 72 5.6, 87.6 3.6", 1)
    + line("45.6 14, 48.4 17", 0.9)
    + line("53.6 19, 57.4 20.6", 0.9)
    + line("64.6 20, 68.6 20.4", 0.9)
    + line("76.4 20, 80.4 19.4", 0.9),
    light=spark(18, 40, 2.2) + spark(106, 44, 2) + spark(30, 84, 1.8),
)

FIGURES = {"well_masks": MASKS, "well_puppets": PUPPETS, "well_stage": STAGE}
