"""Artefacts that are special or legendary."""

from tools.art.figures.caveloot_gear import clove, clove_seams
from tools.art.figures.caveloot_parts import CASTLE, CAVE_MOUTH, COAST, FOREST, at, composed, ground, leaning, rays
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

_SKYGARD_ALONE = Figure(
    main=solid("52 78!, 46 40, 50 4, 60 -24!, 70 4, 74 40, 68 78!")
    + stroke("28 72 1.6, 40 82 4, 60 84 5, 80 82 4, 92 72 1.6")
    + stroke("60 84 4.4, 60 104 4.4")
    + dot(60, 109, 7),
    cuts=line("60 -8, 60 30", 1.3)
    + hoop(60, 46, 8, 1.6)
    + line("60 46, 60 40", 1.4)
    + line("60 46, 64 48", 1.4)
    + line("60 58, 60 74", 1.2)
    + dots("60 84, 46 82, 74 82", 1.7)
    + together(line(f"56.4 {y}, 63.6 {y}", 1) for y in (91, 96, 101)),
)
SKYGARD = composed(
    CAVE_MOUTH,
    rays(60, 46, 16),
    Figure(back=hoop(60, 46, 44, 2.4) + fan(box(58.8, 4, 2.4, 8), range(0, 360, 30), 60, 46)),
    at(leaning(_SKYGARD_ALONE, 14, 60, 44), 14, 18, 0.77),
    Figure(light=spark(76, 6, 6, 0.22) + spark(22, 24, 3) + dots("94 66, 30 70, 100 34", 1.4)),
)
BUTINA_ADMIRALS_COMPASS = composed(
    COAST,
    Figure(
        back=stroke("60 8 1.6, 40 -4 1.4, 10 4 1.4, -20 -6 1"),
        main=dot(60, 62, 40) + hoop(60, 14, 8, 3.4) + box(55, 18, 10, 7, 1) + ground(108),
        cuts=dot(60, 62, 33)
        + inlay(
            hoop(60, 62, 29, 1.2),
            fan(line("60 35, 60 41", 1.6), range(0, 360, 45), 60, 62),
            turned(poly("60 32, 66 60, 60 66, 54 60"), 38, 60, 62),
            turned(line("55 65!, 60 90!, 65 65!", 1.6), 38, 60, 62),
            dot(60, 62, 4),
        )
        + line("24 50, 28 40, 34 33", 1.2),
        light=spark(92, 30, 5, 0.25),
    ),
)
SOULSTERN_LAST_HUNT_HORN = composed(
    FOREST,
    Figure(
        back=stroke("20 44 1.4, 40 66 1.4, 66 76 1.4, 92 60 1.2"),
        main=solid(
            "-4 20!, 8 8, 24 14, 30 28!, 26 44, 32 62, 46 78, 66 86, 88 80, 104 66, 112 50!, 118 52, "
            "116 68, 104 88, 84 102, 58 104, 30 94, 10 74, 0 50"
        )
        + solid("-8 24!, -2 6, 16 0, 32 8, 36 26!, 24 40, 4 42")
        + poly("108 52, 112 40, 124 42, 120 56")
        + ground(112),
        cuts=oval(14, 21, 15, 12, -24)
        + inlay(oval(14, 21, 10, 7.6, -24))
        + line("2 52, 14 52, 27 48", 1.5)
        + line("12 76, 22 70, 34 64", 1.5)
        + line("58 102, 60 94, 64 86", 1.5)
        + line("86 100, 86 92, 86 82", 1.5)
        + poly("40 82, 46 74, 50 86, 44 92"),
        light=line("-16 20, -30 14", 1.6) + line("-14 8, -26 -4", 1.6) + spark(114, 42, 4, 0.25),
    ),
)
SOULSTERN_WOLF_CLOAK = composed(
    FOREST,
    Figure(
        back=stroke("0 14 2.6, 60 8 3, 120 14 2.6") + line("60 8, 60 -12", 2),
        main=even(
            "60 12, 50 14, 44 20!, 40 8!, 35 22, 35 34, 42 44, 38 52, 20 62, 12 82, 6 100, 14 104!, "
            "22 98, 28 107!, 36 99, 44 109!, 52 100, 60 110!"
        )
        + both(stroke("20 66 5, 4 76 4.6, -4 90 4"), *(poly(f"{x} 92, {x - 2} 100, {x + 3} 95") for x in (-9, -5, -1))),
        cuts=both(
            poly("42.6 28, 53 32, 51 36, 45 34"),
            poly("39 13, 38.6 22, 43 20"),
            line("47 46, 44 70, 36 94", 1.1),
            line("34 62, 26 84", 1),
            line("55 58, 52 84", 1),
        )
        + poly("55.6 44, 64.4 44, 60 49")
        + both(poly("49 48, 50.4 54, 53 49"))
        + dot(60, 60, 3)
        + line("60 68, 60 100", 1.1),
    ),
)
AZKOVLAR_SUN_LANTERN = composed(
    CASTLE,
    rays(60, 56, 18, 10),
    Figure(
        main=hoop(60, 4, 10, 3.4)
        + even("60 12!, 48 14, 40 26!, 30 28!, 30 34!, 60 34!")
        + even("60 34!, 36 34!, 28 54, 36 80!, 60 80!")
        + even("60 78!, 32 80!, 28 90!, 20 96!, 20 102!, 60 102!")
        + ground(106),
        cuts=even("60 38!, 40 38!, 33 54, 40 76!, 60 76!")
        + inlay(dot(60, 57, 11.4), fan(poly("57.4 43, 60 37, 62.6 43"), range(0, 360, 40), 60, 57))
        + line("42 26, 60 22, 78 26", 1.1)
        + line("33 86, 87 86", 1.1)
        + dots("30 97, 45 97, 60 97, 75 97, 90 97", 1.6),
        light=dot(60, 57, 9) + dots("26 54, 94 54, 22 40, 98 40", 1.4),
    ),
)
_RING = (
    (24, 62, 1.0, -20),
    (38, 50, 1.0, -10),
    (60, 45, 1.2, 0),
    (82, 50, 1.0, 10),
    (96, 62, 1.0, 20),
    (34, 78, 1.15, -8),
    (60, 82, 1.3, 0),
    (86, 78, 1.15, 8),
)
AZKOVLAR_GARLIC_CROWN = composed(
    CASTLE,
    rays(60, 60, 10, 18),
    Figure(
        main=together(clove(*told) for told in _RING[:5])
        + solid("14 70!, 30 62, 60 58, 90 62, 106 70!, 104 88, 84 96, 60 98, 36 96, 16 88")
        + together(clove(*told) for told in _RING[5:])
        + fan(feather(60, 28, 24, 5), (-34, -12, 12, 34), 60, 30)
        + ground(110),
        cuts=together(clove_seams(*told) for told in _RING)
        + together(
            line(f"{x} {66 + abs(x - 60) * 0.1:.1f}, {x + 6} {72 + abs(x - 60) * 0.1:.1f}", 1) for x in (44, 70, 76)
        ),
        light=spark(60, 8, 4, 0.3) + spark(100, 44, 3) + spark(18, 44, 3),
    ),
)
AZKOVLAR_MIRROR_OF_NOBODY = composed(
    CASTLE,
    Figure(
        main=oval(60, 44, 36, 44)
        + stroke("60 84 5, 60 100 5.6, 60 112 4.6")
        + both(solid("30 16!, 18 10, 16 -2!, 26 2, 36 4!"), solid("26 70!, 14 76, 14 88!, 24 82, 36 78!"))
        + poly("52 2, 60 -10, 68 2"),
        cuts=oval(60, 44, 28, 36)
        + inlay(
            even("60 26, 51 28, 46 36, 47 46, 52 54, 55 60, 44 66, 38 74, 60 80"),
        )
        + poly("60 40, 58 46, 62 46")
        + inlay(line("36 30, 46 16", 1.2) + line("38 40, 44 30", 1)),
        light=spark(84, 16, 4, 0.3),
        back=hoop(60, 44, 52, 1.6),
    ),
)

THUNDER_OAR = composed(
    COAST,
    Figure(
        back=poly("92 -14, 76 22, 90 22, 74 62, 110 16, 96 16, 112 -14")
        + poly("24 -14, 14 12, 24 12, 10 44, 38 8, 27 8, 40 -14"),
        main=turned(
            stroke("60 130 3.4, 60 76 3.2, 60 58 3.4")
            + solid("56 60!, 64 60!, 74 42, 75 20, 68 5, 60 2, 52 5, 45 20, 46 42")
            + box(50, 110, 20, 6, 2),
            22,
            60,
            60,
        )
        + solid(
            "-160 114!, -160 94!, -30 88, -8 96, 10 102, 26 92, 44 84, 54 92!, 48 98, 60 104, 84 96, "
            "104 90, 126 98, 150 92, 280 96!, 280 114!"
        ),
        cuts=turned(
            line("60 54, 60 10", 1.2)
            + line("60 38, 52 28", 1)
            + line("60 38, 68 28", 1)
            + line("60 24, 53 15", 1)
            + line("60 24, 67 15", 1)
            + together(line(f"57 {y}, 63 {y - 3}", 1) for y in (70, 76, 82, 88)),
            22,
            60,
            60,
        )
        + line("20 103, 40 96", 1)
        + line("70 106, 96 100", 1),
        light=spark(80, 8, 5, 0.3),
    ),
)
CROWN_OF_THE_CAVE_KING = composed(
    CAVE_MOUTH,
    rays(60, 56, 14),
    Figure(
        main=solid("18 82!, 10 36!, 28 54, 36 20!, 50 50, 60 10!, 70 48, 82 26!, 90 52, 106 34!, 102 82!, 60 90")
        + dots("10 33, 36 17, 60 6, 82 22, 107 31", 4)
        + solid("16 80!, 60 88, 104 80!, 103 96, 60 104, 17 96")
        + ground(112),
        cuts=line("18 85, 60 93, 102 85", 1.3)
        + poly("60 60, 53 70, 60 80, 67 70")
        + both(oval(36, 68, 4.6, 6, 8))
        + dots("30 94, 45 97.4, 60 98.6, 75 97.4, 90 94", 1.8)
        + line("78 28, 84 38!, 80 44!, 88 50", 1.2)
        + line("36 26, 34 40", 1),
        light=spark(60, 70, 5, 0.3) + spark(20, 20, 3) + spark(102, 16, 3),
    ),
)
BOTTOMLESS_BACKPACK = composed(
    CAVE_MOUTH,
    Figure(
        back=stroke("44 20 3, 40 -10 3")
        + poly("70 22, 74 -20, 82 -18, 80 24")
        + turned(box(84, -10, 20, 34, 2), 18, 94, 10),
        main=even("60 20, 36 22, 26 34, 22 58, 20 84, 28 102, 60 104")
        + both(solid("24 56!, 10 60, 6 78, 10 94, 22 96!"))
        + box(18, 8, 84, 14, 7)
        + ground(108),
        cuts=even("60 30, 40 31, 34 42, 40 52, 60 54")
        + inlay(dots("52 42, 68 42", 2.2), line("54 48, 60 50, 66 48", 1))
        + both(line("40 60, 40 76", 2), box(36, 74, 8, 8, 1), line("12 70, 22 68", 1.1))
        + box(46, 66, 28, 24, 4)
        + inlay(line("46 74, 74 74", 1.3), box(57, 72, 6, 7, 1))
        + line("24 15, 96 15", 1.1)
        + dots("32 15, 60 15, 88 15", 1.7),
        light=both(dot(52.4, 42, 1.1)),
    ),
)
_BOOT = solid("-16 -40!, 12 -40!, 10 -10, 14 2, 30 8, 40 16, 40 24!, -18 24!, -20 6, -14 -14")
BOOTS_OF_THE_HURRIED_ANCESTOR = composed(
    CAVE_MOUTH,
    Figure(
        back=line("-30 40, 8 40", 2) + line("-30 54, 0 54", 2) + line("-30 84, 6 84", 2) + line("-30 98, 16 98", 2),
        main=turned(moved(_BOOT, 38, 78), 10, 38, 78)
        + turned(moved(_BOOT, 84, 48), -24, 84, 48)
        + fan(feather(26, 66, 26, 6), (-96, -76, -56), 26, 66)
        + fan(feather(66, 44, 28, 6), (-118, -98, -78), 66, 44)
        + ground(110),
        cuts=turned(
            moved(
                line("-14 -32, 11 -32", 1.3)
                + line("-18 16, 20 16, 39 18", 1.2)
                + line("-10 -18, 4 -14", 1)
                + line("-10 -10, 6 -6", 1),
                38,
                78,
            ),
            10,
            38,
            78,
        )
        + turned(
            moved(
                line("-14 -32, 11 -32", 1.3)
                + line("-18 16, 20 16, 39 18", 1.2)
                + line("-10 -18, 4 -14", 1)
                + line("-10 -10, 6 -6", 1),
                84,
                48,
            ),
            -24,
            84,
            48,
        ),
        light=dots("16 104, 4 106, 60 88, 50 92", 1.4) + spark(112, 20, 3, 0.3),
    ),
)

FIGURES = {
    "azkovlar_garlic_crown": AZKOVLAR_GARLIC_CROWN,
    "azkovlar_mirror_of_nobody": AZKOVLAR_MIRROR_OF_NOBODY,
    "azkovlar_sun_lantern": AZKOVLAR_SUN_LANTERN,
    "boots_of_the_hurried_ancestor": BOOTS_OF_THE_HURRIED_ANCESTOR,
    "bottomless_backpack": BOTTOMLESS_BACKPACK,
    "butina_admirals_compass": BUTINA_ADMIRALS_COMPASS,
    "crown_of_the_cave_king": CROWN_OF_THE_CAVE_KING,
    "skygard": SKYGARD,
    "soulstern_last_hunt_horn": SOULSTERN_LAST_HUNT_HORN,
    "soulstern_wolf_cloak": SOULSTERN_WOLF_CLOAK,
    "thunder_oar": THUNDER_OAR,
}
