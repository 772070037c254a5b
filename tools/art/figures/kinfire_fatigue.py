"""What wears the Seekers down, webs and strings among it, and the mask behind all of it."""

from tools.art.figures.kinfire_parts import SHAFT, ground, mask, mask_holes
from tools.art.figures.kinfire_people import STAGE, hand, hand_seams, person, skull_cap
from tools.art.figures.pen import (
    both,
    dot,
    dots,
    fan,
    hoop,
    line,
    mirrored,
    moved,
    oval,
    solid,
    spark,
    stroke,
    together,
)
from tools.art.figures.stage import Figure

_CLOUD = (
    dot(36, 22, 12)
    + dot(52, 14, 15)
    + dot(72, 16, 14)
    + dot(88, 24, 11)
    + dot(62, 28, 16)
    + dot(44, 30, 12)
    + dot(80, 32, 11)
)
CLOUDED = Figure(
    far=SHAFT,
    back=moved(_CLOUD, 12, 4) + moved(_CLOUD, -26, 16, 0.8),
    main=moved(skull_cap(0, 0, 1.9), 54, 58) + _CLOUD,
    cuts=line("34 24, 46 18, 56 24, 68 16, 80 24", 1.4)
    + line("44 34, 58 30, 72 36", 1.2)
    + line("66 56, 76 58", 1.4)
    + line("70 76, 78 76", 1),
    light=spark(108, 20, 1.8) + spark(10, 60, 1.8),
)

TREMBLING = Figure(
    far=SHAFT,
    back=hand(30, 60, 1.15, -16) + hand(90, 60, 1.15, 16),
    main=hand(35, 62, 1.15, -10) + mirrored(hand(35, 62, 1.15, -10)),
    cuts=hand_seams(35, 62, 1.15, -10) + mirrored(hand_seams(35, 62, 1.15, -10)),
    light=both(line("8 26, 4 36, 9 44", 1.2) + line("16 14, 12 20", 1.2)) + spark(60, 14, 2),
)

BREATH = Figure(
    far=SHAFT,
    back=together(
        line(f"{88 + k} {50 + k * 0.2}, {96 + k} {46 + k * 0.1}, {104 + k} {52 + k * 0.2}", 1.8) for k in (0, 14, 28)
    )
    + line("88 62, 98 66, 106 62", 1.6),
    main=person(
        "76 50",
        "66 54, 42 62",
        ("64 56, 66 72, 58 86", "66 55, 74 72, 68 86"),
        ("42 62, 56 80, 46 99", "41 62, 34 82, 24 99"),
        1.5,
    )
    + ground("-40 98!, 160 98!"),
    cuts=line("46 56, 50 67", 1.2)
    + solid("78 47!, 83 49, 78 51")
    + line("56 52, 60 62", 1)
    + line("82 55, 86 57", 1.4),
    light=dots("92 56, 102 58, 112 60", 1.2) + spark(24, 26, 2),
)

_HEART = "60 96!, 36 76, 22 56, 24 36, 40 28, 54 34, 60 46!, 66 34, 80 28, 96 36, 98 56, 84 76"
WOUNDS = Figure(
    far=SHAFT,
    back=hoop(60, 60, 50, 1),
    main=solid(_HEART),
    cuts=solid("62 42!, 54 52, 66 60, 54 72, 64 80, 60 94!, 58 94!, 60 80, 50 72, 62 60, 50 52, 58 42!")
    + line("30 46, 42 56", 1.8)
    + line("42 46, 30 56", 1.8)
    + line("76 50, 90 62", 1.8)
    + line("90 50, 76 62", 1.8),
    light=dots("60 102, 54 100, 66 104", 1.3) + spark(104, 24, 1.8) + spark(16, 80, 1.8),
)

STRINGS = Figure(
    far=SHAFT,
    back=line("38 -10, 28 46", 1)
    + line("54 -10, 58 30", 1)
    + line("70 -10, 72 60", 1)
    + line("86 -10, 94 38", 1)
    + line("62 -10, 50 74", 1)
    + stroke("24 -4 2.4, 60 2 3, 98 -4 2.4"),
    main=person(
        "60 36",
        "60 45, 58 66",
        ("57 47, 40 54, 28 46", "63 47, 80 52, 94 38"),
        ("60 66, 76 74, 70 92", "57 66, 44 76, 50 96"),
        1.4,
    )
    + ground("-40 104!, 160 104!"),
    cuts=line("52 56, 66 58", 1.2) + dots("40 54, 80 51.6, 75 74, 45 76", 1.3) + line("56 38, 64 38", 1.2),
    light=dots("28 46, 94 38, 58 29", 1.5) + spark(12, 30, 1.8) + spark(110, 66, 1.8),
)

WEB = Figure(
    far=STAGE,
    back=together(
        line(f"60 48, {60 + dx} {48 + dy}", 1.6)
        for dx, dy in ((-90, -20), (-70, -60), (-10, -70), (60, -60), (95, -10), (90, 50), (10, 70), (-80, 50))
    ),
    main=together(
        line(
            ", ".join(
                f"{60 + r * x:.1f} {48 + r * 0.72 * y:.1f}"
                for x, y in (
                    (-1, -0.25),
                    (-0.7, -0.8),
                    (-0.1, -1),
                    (0.66, -0.85),
                    (1, -0.12),
                    (0.86, 0.7),
                    (0.12, 1),
                    (-0.8, 0.66),
                    (-1, -0.25),
                )
            ),
            w,
        )
        for r, w in ((16, 2), (32, 2.4), (50, 2.8), (70, 3))
    )
    + person(
        "60 40",
        "60 47, 60 62",
        ("58 48, 46 40, 36 44", "62 48, 74 42, 82 34"),
        ("61 62, 70 72, 72 84", "59 62, 50 74, 44 82"),
        1.1,
    )
    + line("96 92, 100 70, 92 58, 104 44", 3)
    + line("22 96, 18 72, 28 60", 2.6),
    cuts=line("56 56, 64 56", 1.1) + line("48 44, 74 50", 1.1),
    light=dots("28 34, 92 30, 104 62, 20 66, 60 8, 68 94", 1.4) + spark(60, 22, 2),
)

_SPIKE = solid("54 18!, 60 -12!, 66 18!")
VAINGLORY = Figure(
    far=SHAFT,
    back=fan(_SPIKE, range(-105, 106, 21), 60, 54) + oval(60, 54, 41, 46),
    main=mask(60, 54, 1.62),
    cuts=mask_holes(60, 54, 1.62) + dots("42 22, 51 16, 69 16, 78 22", 1.6),
    light=spark(12, 20, 2.2) + spark(108, 20, 2.2) + spark(14, 88, 1.8) + spark(106, 88, 1.8),
)

FIGURES = {
    "fatigue_mind": CLOUDED,
    "fatigue_hands": TREMBLING,
    "fatigue_breath": BREATH,
    "fatigue_wounds": WOUNDS,
    "fatigue_strings": STRINGS,
    "well_web": WEB,
    "master_vainglory": VAINGLORY,
}
