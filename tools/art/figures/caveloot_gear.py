"""Artefacts of Soulstern and Azkovlar."""

from tools.art.figures.caveloot_parts import CASTLE, FOREST, at, composed, ground, leaning, rays
from tools.art.figures.pen import (
    both,
    box,
    dot,
    dots,
    even,
    fan,
    feather,
    hoop,
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

BARKSKIN_SHIELD = composed(
    FOREST,
    Figure(
        back=stroke("96 44 3, 108 40 2.6, 118 46 2")
        + solid("104 40!, 98 28, 104 18, 114 16, 116 24, 122 27!, 115 29, 112 38, 112 54, 106 64!, 104 52"),
        main=even("60 4!, 44 8, 24 8!, 18 30, 20 56, 32 82, 48 98, 60 106!")
        + stroke("22 30 4, 10 22 3, 4 10 .8")
        + stroke("96 66 4, 110 72 2.6, 118 66 .6")
        + turned(feather(6, 14, 14, 5), -30, 6, 14),
        cuts=line("60 10, 58 36, 62 64, 60 98", 1.3)
        + line("46 14, 42 40, 48 66, 54 88", 1.2)
        + line("33 14, 28 36, 34 62, 44 82", 1.1)
        + line("76 14, 80 40, 73 66, 66 90", 1.2)
        + line("88 16, 92 38, 86 62, 76 80", 1.1)
        + oval(66, 46, 6, 9)
        + inlay(oval(66, 46, 3.4, 6), dot(66, 46, 1))
        + inlay(line("62 30, 70 30", 0.8)),
        light=dots("124 14, 128 22", 1.3),
    ),
)
HOWLING_FLUTE = composed(
    FOREST,
    Figure(
        back=solid("70 28!, 78 8, 96 0, 116 6, 130 24, 128 44!, 118 30, 112 46!, 104 30, 96 42!, 90 28, 80 36!"),
        main=turned(
            box(4, 54, 104, 13, 5)
            + box(-2, 51, 14, 19, 4)
            + box(98, 51, 8, 19, 3)
            + solid("4 52!, 8 40, 4 30!, 16 36, 20 30!, 22 44, 30 52!"),
            -24,
            60,
            60,
        )
        + ground(106),
        cuts=turned(
            dots("40 60, 52 60, 64 60, 76 60, 88 60", 2.5)
            + oval(26, 59, 4, 2.4)
            + line("14 56, 14 66", 1.1)
            + line("96 56, 96 66", 1.1)
            + dot(13, 41, 1.6),
            -24,
            60,
            60,
        ),
        light=stroke("108 24 .6, 114 18 1.6, 120 24 1.6, 126 16 .6")
        + stroke("104 36 .6, 112 34 1.6, 118 40 1.6, 126 36 .6"),
    ),
)
BEASTMASTERS_YOKE = composed(
    FOREST,
    Figure(
        back=stroke("-20 74 2.4, 10 62 2.4, 30 54 2.2") + stroke("140 74 2.4, 110 62 2.4, 90 54 2.2"),
        main=solid(
            "-12 40!, 4 30, 20 28, 34 36, 46 40, 60 32, 74 40, 86 36, 100 28, 116 30, 132 40!, "
            "124 52, 106 48, 88 54, 72 54, 60 48, 48 54, 32 54, 14 48, -4 52"
        )
        + both(stroke("22 46 3.6, 16 66 3.4, 22 86 3.4, 36 94 3.4, 48 84 3.2, 50 66 3, 44 50 2.8"))
        + hoop(60, 56, 6, 2.6)
        + hoop(60, 68, 6, 2.6)
        + box(50, 76, 20, 24, 3)
        + ground(110),
        cuts=both(dots("4 41, 30 45", 2.2), line("12 36, 24 35, 36 44", 1.1))
        + line("54 40, 60 37, 66 40", 1.1)
        + solid("60 80, 56 84, 58 90, 56 96!, 64 96!, 62 90, 64 84"),
        light=spark(60, 22, 4, 0.3),
    ),
)
_BRANCH = (
    stroke("40 70 5, 28 54 4.4, 22 36 3.6, 24 16 2.6, 18 0 .6")
    + stroke("25 44 3, 12 36 2.4, 4 20 .6")
    + stroke("23 26 2.6, 34 14 2, 36 0 .5")
    + stroke("32 58 3, 18 58 2.4, 4 50 .6")
)
ANTLER_CROWN = composed(
    FOREST,
    rays(60, 60, 12),
    Figure(
        main=both(_BRANCH, stroke("52 68 4, 48 48 3.4, 52 32 2.6, 48 20 .6"))
        + solid("20 74!, 40 66, 60 64, 80 66, 100 74!, 98 92!, 80 98, 60 99, 40 98, 22 92!")
        + ground(110),
        cuts=line("22 79, 40 72, 60 70, 80 72, 98 79", 1.2)
        + line("24 88, 42 92.6, 60 93.6, 78 92.6, 96 88", 1.2)
        + poly("60 75, 54 82, 60 89, 66 82")
        + both(dots("38 82, 29 82, 46 83", 1.9), oval(14, 40, 2.4, 1.2, 40)),
        light=spark(60, 82, 4, 0.35) + dots("60 40, 76 24, 44 24, 100 12, 20 12", 1.2),
    ),
)
_STILT = Figure(
    main=stroke("34 -10 4, 36 20 4.4, 32 46 4.6, 38 70 5, 32 92 5, 34 110 4.4")
    + solid("30 56!, 54 52!, 62 58!, 54 64, 32 66!")
    + stroke("33 96 3.4, 20 104 2.6, 6 110 .6")
    + stroke("34 98 3.4, 46 104 2.6, 58 110 .6")
    + turned(feather(36, 14, 18, 7), -54, 34, 14)
    + turned(feather(33, 82, 15, 6), -60, 33, 82)
    + solid("42 56!, 43 30, 42 -10!, 58 -10!, 57 30, 58 42, 68 48, 70 55!"),
    cuts=line("42.6 14, 57.6 14", 1.2)
    + line("43 20, 57.4 20", 1)
    + line("43 51, 68 51", 1.1)
    + line("34 60, 56 57", 1.1)
    + line("33 4, 33 28, 30 46", 1)
    + line("35 72, 31 92", 1),
)
ROOTWALKER_STILTS = composed(
    FOREST,
    at(_STILT, -8, 2),
    at(leaning(_STILT, 8, 34, 60), 48, -4),
    Figure(main=ground(108), light=dots("62 82, 110 40, 8 70, 118 88", 1.3)),
)


def clove(x: float, y: float, size: float, angle: float = 0.0) -> str:
    return moved(
        turned(solid("0 14!, -8 12, -13 4, -10 -5, -3 -10, -2 -18!, 2 -18!, 3 -10, 10 -5, 13 4, 8 12"), angle, 0, 0),
        x,
        y,
        size,
    )


def clove_seams(x: float, y: float, size: float, angle: float = 0.0) -> str:
    return moved(turned(line("-1 -8, -6 2, -4 11", 1) + line("1 -8, 6 2, 4 11", 1), angle, 0, 0), x, y, size)


_BULBS = (
    (22, 30, 1.1, 40),
    (24, 56, 1.2, 16),
    (40, 78, 1.3, 8),
    (62, 86, 1.4, 0),
    (84, 78, 1.3, -10),
    (99, 56, 1.2, -18),
    (100, 30, 1.1, -40),
)
GARLIC_GARLAND = composed(
    CASTLE,
    Figure(
        main=line("-20 -20, 10 6, 20 28, 26 58, 44 80, 62 88, 82 80, 98 58, 102 28, 110 6, 140 -20", 3)
        + together(clove(*told) for told in _BULBS)
        + fan(feather(22, 22, 16, 4), (-50, -20), 22, 22)
        + fan(feather(100, 22, 16, 4), (50, 20), 100, 22),
        cuts=together(clove_seams(*told) for told in _BULBS),
        light=line("54 40, 58 34, 54 28, 58 22", 1.4) + line("66 40, 70 34, 66 28, 70 22", 1.4),
    ),
)
SILVER_FORK = composed(
    CASTLE,
    rays(74, 26, 14),
    Figure(
        main=turned(
            solid(
                "44 4!, 46 -2, 48.6 4!, 49 24, 54 24!, 54.6 3!, 57 -3, 59.6 3!, 60 24, 65 24!, 65.6 3!, 68 -3, "
                "70.6 3!, 71 24, 76 24!, 76.4 4!, 79 -2, 81 4!, 82 30, 78 46, 68 53, 66 66, 69 92, 69 104, 62.6 110, "
                "56 104, 56 92, 59 66, 57 53, 47 46, 43 30"
            ),
            24,
            60,
            56,
        ),
        cuts=turned(
            line("48 34, 62 41, 77 34", 1.3)
            + line("62.6 54, 62.6 82", 1.1)
            + oval(62.6, 97, 3.2, 7)
            + dot(62.6, 47, 1.4),
            24,
            60,
            56,
        ),
        light=spark(84, 14, 6, 0.22) + spark(104, 30, 3) + spark(44, 88, 2.6),
        back=oval(26, 98, 54, 9) + inlay(oval(26, 97, 38, 5)) + oval(26, 97, 35, 4.2),
    ),
)
COFFIN_LID = composed(
    CASTLE,
    Figure(
        main=turned(poly("44 -8, 76 -8, 92 28, 78 112, 42 112, 28 28"), 8, 60, 60)
        + stroke("16 60 4, 28 60 4.4, 36 58 3")
        + stroke("104 66 4, 94 66 4.4, 86 64 3")
        + ground(112),
        cuts=turned(
            line("46 -3!, 74 -3!, 86.6 28!, 73.6 107!, 46.4 107!, 33.4 28!, 46 -3!", 1.3)
            + box(57, 12, 6, 46, 1)
            + box(46, 22, 28, 6, 1)
            + dots("38 30, 82 30, 48 6, 72 6, 48 100, 72 100", 1.7)
            + line("50 74, 60 80, 70 74", 1.1)
            + line("50 84, 60 90, 70 84", 1.1),
            8,
            60,
            60,
        ),
        back=stroke("6 18 1.6, 14 22 1.6")
        + stroke("2 30 1.6, 12 31 1.6")
        + stroke("108 14 1.6, 116 8 1.6")
        + stroke("110 26 1.6, 120 24 1.6"),
    ),
)
NOON_IN_A_BOTTLE = composed(
    CASTLE,
    rays(60, 66, 20),
    Figure(
        main=even("60 14!, 51 14!, 51 32, 42 40, 30 52, 26 68, 30 86, 42 98, 60 102")
        + box(47, 10, 26, 7, 2)
        + box(51, -6, 18, 18, 3)
        + ground(106),
        cuts=even("60 42, 50 46, 38 56, 34 68, 38 84, 48 93, 60 95")
        + inlay(dot(60, 69, 11), fan(poly("57.6 55, 60 48, 62.4 55"), range(0, 360, 45), 60, 69))
        + line("54 22, 54 34", 1)
        + line("53 0, 67 0", 1),
        light=dot(60, 69, 8.6),
    ),
)
BALLROOM_CHANDELIER = composed(
    CASTLE,
    Figure(
        back=line("60 -20, 60 6", 2) + both(line("58 10, 18 44", 1.2), line("58 10, 38 48", 1.1)),
        main=dot(60, 12, 6)
        + stroke("60 14 3.4, 60 46 4.4, 60 62 3")
        + solid("0 52!, 24 60, 60 62, 96 60, 120 52!, 114 66, 92 72, 60 74, 28 72, 6 66")
        + together(
            box(x - 2.6, y - 18, 5.2, 16) + box(x - 5, y - 4, 10, 4, 1)
            for x, y in ((6, 54), (26, 60), (46, 62), (74, 62), (94, 60), (114, 54))
        )
        + together(
            solid(f"{x} {y}!, {x - 3.4} {y + 8}, {x} {y + 13}!, {x + 3.4} {y + 8}")
            for x, y in ((8, 68), (24, 73), (42, 75), (60, 76), (78, 75), (96, 73), (112, 68))
        )
        + dot(60, 94, 5),
        cuts=line("8 60, 30 66, 60 68, 90 66, 112 60", 1.2)
        + dots("60 30, 60 40", 1.6)
        + both(dots("24 79, 42 81, 8 74", 1.2))
        + dot(60, 94, 2),
        light=together(
            solid(f"{x} {y - 18}!, {x - 2.6} {y - 22}, {x} {y - 30}!, {x + 2.6} {y - 22}")
            for x, y in ((6, 54), (26, 60), (46, 62), (74, 62), (94, 60), (114, 54))
        ),
    ),
)

FIGURES = {
    "antler_crown": ANTLER_CROWN,
    "ballroom_chandelier": BALLROOM_CHANDELIER,
    "barkskin_shield": BARKSKIN_SHIELD,
    "beastmasters_yoke": BEASTMASTERS_YOKE,
    "coffin_lid": COFFIN_LID,
    "garlic_garland": GARLIC_GARLAND,
    "howling_flute": HOWLING_FLUTE,
    "noon_in_a_bottle": NOON_IN_A_BOTTLE,
    "rootwalker_stilts": ROOTWALKER_STILTS,
    "silver_fork": SILVER_FORK,
}
