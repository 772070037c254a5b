"""Dungeons."""

from tools.art.figures import caveloot_props as prop
from tools.art.figures.caveloot_parts import CASTLE, COAST, FOREST, PORT, at, composed, ground
from tools.art.figures.parts import bat, flame
from tools.art.figures.pen import (
    both,
    box,
    dot,
    dots,
    even,
    fan,
    hoop,
    inlay,
    line,
    moved,
    poly,
    solid,
    spark,
    stroke,
    together,
    turned,
)
from tools.art.figures.stage import Figure

WRECK_OF_THE_UNSINKABLE = composed(
    COAST,
    Figure(
        back=turned(
            stroke("70 70 2.6, 70 -10 2")
            + stroke("48 10 1.6, 92 10 1.6")
            + solid("50 12!, 90 12!, 88 40, 78 34!, 74 44, 66 36!, 58 46, 52 40!"),
            14,
            70,
            70,
        ),
        main=turned(
            solid("-4 50!, 10 58, 40 62, 84 58, 110 48, 124 34!, 126 52, 116 74, 96 92, 30 92, 8 76"), 14, 60, 60
        )
        + solid("-160 114!, -160 94!, -20 90, 6 96, 34 90, 60 97, 88 92, 116 97, 146 91, 280 96!, 280 114!"),
        cuts=turned(
            line("4 66, 40 71, 86 67, 114 56", 1.2)
            + line("12 78, 44 82, 92 77", 1.1)
            + solid("54 66!, 62 64, 68 70!, 74 78, 64 86!, 54 82, 58 74")
            + inlay(line("60 64, 58 86", 1.2), line("68 66, 69 84", 1.2))
            + dots("22 72, 34 74, 88 71, 100 66", 2.2),
            14,
            60,
            60,
        )
        + line("10 104, 40 101, 56 105", 1)
        + line("76 104, 104 102", 1),
        light=dots("61 80, 66 80", 1.3) + spark(20, 24, 2.6, 0.3),
    ),
)

CAVES_OF_THE_TENTH_WAVE = composed(
    COAST,
    Figure(
        back=solid(
            "-160 60!, -20 52, 10 30, 40 6, 74 0, 100 14, 106 32, 98 42, 88 38!, 92 28, 84 18, 70 18, "
            "58 28, 60 46, 80 60, 120 66, 280 64!, 280 114!, -160 114!"
        ),
        main=solid(
            "-160 114!, -160 40!, -30 36, -6 44, 2 60, 14 52, 30 48, 44 56, 56 52, 72 46, 88 54, "
            "98 66, 112 58, 126 48, 150 50, 280 44!, 280 114!"
        ),
        cuts=solid("12 114!, 12 88, 18 74, 28 70, 38 76, 42 90, 42 114!")
        + solid("54 114!, 54 84, 62 70, 72 68, 82 76, 86 94, 86 114!")
        + solid("98 114!, 98 96, 103 86, 110 84, 117 90, 120 114!")
        + inlay(
            line("8 104, 20 101, 34 105, 46 102", 2),
            line("50 106, 66 102, 88 106", 2),
            line("96 108, 124 106", 1.8),
            poly("24 70, 27 80, 31 71"),
            poly("64 70, 68 82, 73 69"),
        )
        + line("0 66, 6 80", 1)
        + line("48 62, 48 76", 1)
        + line("92 72, 94 88", 1),
        light=dots("66 92, 70 92, 24 96, 27.6 96, 106 100, 109 100", 1.3),
    ),
)

VAULT_OF_THE_BANK_OF_MUD = composed(
    PORT,
    Figure(
        main=dot(60, 50, 48)
        + box(-160, 92, 440, 24)
        + solid(
            "-160 114!, -160 92!, -30 86, -6 92, 6 86!, 10 96, 24 92, 36 97, 60 93, 84 97, 98 92, "
            "110 96, 114 86!, 126 92, 150 87, 280 92!, 280 114!"
        )
        + box(104, 30, 12, 40, 2),
        cuts=hoop(60, 50, 40, 1.6)
        + fan(box(57.4, 12, 5.2, 9, 1), range(15, 375, 30), 60, 50)
        + dot(60, 50, 22)
        + inlay(fan(stroke("60 50 1.8, 60 32 2.2") + dot(60, 30, 3), range(0, 360, 72), 60, 50), dot(60, 50, 6))
        + dot(60, 50, 2.4)
        + line("107 36, 113 36", 1.2)
        + line("107 64, 113 64", 1.2)
        + dots("8 104, 30 108, 92 106, 112 104", 2),
        light=spark(92, 10, 4, 0.25),
        back=stroke("20 92 2, 18 80 2.6, 20 70 3") + stroke("98 92 1.6, 100 82 2.4"),
    ),
)

THE_THIRTEENTH_CELLAR = composed(
    PORT,
    Figure(
        far=box(-160, -10, 440, 130)
        + inlay(
            together(
                line(f"{x} {y}, {x + 18} {y}", 1)
                for x, y in ((-40, 12), (-12, 24), (4, 8), (96, 12), (112, 26), (140, 10), (-34, 50), (126, 52))
            )
        ),
        main=solid("14 114!, 14 50, 24 24, 44 8, 60 4, 76 8, 96 24, 106 50, 106 114!") + ground(108),
        cuts=solid("22 106!, 22 52, 31 30, 47 15, 60 12, 73 15, 89 30, 98 52, 98 106!")
        + inlay(
            together(box(22, y, 76, 5) for y in (38, 86)),
            line("41 18, 41 106", 1.2) + line("60 12, 60 106", 1.2) + line("79 18, 79 106", 1.2),
            box(46, 48, 28, 28, 3),
            stroke("84 66 2.4, 90 66 2.4"),
        )
        + stroke("52 54 1.2, 54 53 1.6, 54 70 1.6")
        + line("59 55, 66 54, 66 61!, 61 62, 67 63, 66 70, 59 70", 1.7)
        + dots("30 40.6, 90 40.6, 30 88.6, 90 88.6", 1.4),
        light=stroke("24 105 1, 96 105 1"),
        back=stroke("8 60 2, 4 40 2") + flame(4, 40, 0.9) + stroke("112 60 2, 116 40 2") + flame(116, 40, 0.9),
    ),
)

BADGERS_BASEMENT = composed(
    FOREST,
    Figure(
        back=stroke("60 40 16, 56 10 14, 60 -20 16")
        + stroke("58 16 5, 32 2 4, 16 -14 2")
        + stroke("62 10 5, 88 -2 4, 104 -16 2"),
        main=solid("-160 114!, -160 80!, -20 70, 10 52, 36 40, 60 36, 84 40, 110 52, 140 70, 280 80!, 280 114!")
        + stroke("34 44 4, 20 56 3.4, 4 60 2.4, -10 72 .8")
        + stroke("86 44 4, 100 56 3.4, 118 58 2.4, 132 70 .8")
        + box(88, 92, 26, 14, 2),
        cuts=solid("36 114!, 35 82, 42 64, 52 57, 60 56, 68 57, 78 64, 85 82, 84 114!")
        + inlay(
            even("60 68, 51 70, 46 78, 48 88, 54 98, 60 102"),
            both(dot(47, 70, 4)),
            even("60 100, 46 102, 40 114!, 60 114"),
        )
        + both(solid("55 70!, 49 76, 50 86, 56 97!, 55 84"))
        + inlay(both(dot(52.6, 82, 1.6)))
        + poly("58 97, 62 97, 60 99.4")
        + line("91 96, 111 96", 1.1)
        + line("91 101, 108 101", 1.1),
        light=both(dot(52.6, 82, 0.8)),
    ),
)

CATHEDRAL_OF_ROOTS = composed(
    FOREST,
    Figure(
        back=solid("-160 -10!, 280 -10!, 280 8, 120 4, 60 10, 0 4, -160 8")
        + fan(stroke("60 30 .6, 60 8 1"), range(0, 360, 30), 60, 30)
        + hoop(60, 30, 14, 2)
        + hoop(60, 30, 6, 1.6),
        main=both(
            stroke("4 -10 8, 10 20 6.4, 4 56 6, 10 86 7, 2 114 10"),
            stroke("8 10 5, 26 4 4.4, 44 -4 4, 60 -10 4"),
            stroke("8 30 4, 30 22 3.4, 48 8 3"),
            stroke("34 -10 5, 38 26 4, 34 60 3.6, 38 92 4, 32 114 6"),
            stroke("37 34 3, 48 22 2.6, 60 16 2.4"),
            stroke("10 90 3.4, 22 100 2.4, 28 112 1"),
        )
        + ground(106)
        + box(48, 86, 24, 22, 1)
        + box(44, 82, 32, 5, 1),
        cuts=both(line("6 20, 2 54, 8 86", 1.1), line("36 30, 33 62, 36 90", 1))
        + line("60 90, 60 104", 1.4)
        + line("55 95, 65 95", 1.4),
        light=dot(60, 30, 3)
        + together(solid(f"{x} 81!, {x - 2} 77, {x} 70!, {x + 2} 77") for x in (50, 70))
        + dots("20 70, 98 66", 1.3),
    ),
)

DRANER_WINE_CELLAR = composed(
    CASTLE,
    Figure(
        far=box(-160, -10, 440, 130) + inlay(solid("-14 114!, -14 46, 10 14, 60 -2, 110 14, 134 46, 134 114!")),
        main=dot(22, 74, 22)
        + dot(98, 74, 22)
        + dot(60, 34, 22)
        + box(-20, 95, 160, 20)
        + poly("-4 96, 8 88, 36 88, 48 96")
        + poly("72 96, 84 88, 112 88, 124 96")
        + box(20, 50, 80, 6)
        + poly("4 56, 14 50, 20 56, 12 62")
        + poly("116 56, 106 50, 100 56, 108 62")
        + stroke("56 86 1.6, 64 86 1.6")
        + stroke("60 56 2.4, 60 64 2"),
        cuts=together(
            hoop(x, y, 17, 1.5)
            + line(f"{x - 14} {y - 6}, {x + 14} {y - 6}", 1)
            + line(f"{x - 14} {y + 6}, {x + 14} {y + 6}", 1)
            + dot(x, y, 4)
            for x, y in ((22, 74), (98, 74))
        )
        + hoop(60, 34, 17, 1.5)
        + moved(bat(0, 0, 1.1), 60, 33)
        + line("47 24, 73 24", 1)
        + line("47 44, 73 44", 1)
        + line("-10 102, 130 102", 1),
        light=solid("60 66!, 57.4 72, 60 76!, 62.6 72") + solid("60 79!, 58 84, 60 87!, 62 84"),
    ),
    at(prop.GOBLET, 60, 96, 0.9),
)

TOWER_OF_FORTY_BEDROOMS = composed(
    CASTLE,
    Figure(
        back=bat(18, 30, 1.4, 14) + bat(104, 22, 1.2, -16) + bat(14, 66, 1.0, -8),
        main=poly("38 114, 42 24, 78 24, 82 114")
        + poly("36 26, 60 -14, 84 26")
        + box(38, 22, 44, 7, 1)
        + solid("78 60!, 92 58!, 92 76!, 86 84!, 79 86!")
        + poly("77 61, 85 46, 94 60")
        + solid("42 82!, 26 82!, 26 96!, 32 102!, 41 102!")
        + poly("43 83, 34 70, 25 83")
        + ground(110)
        + stroke("60 -14 1.2, 60 -20 1.2"),
        cuts=together(box(x, y, 5, 8, 2.4) for y in (34, 48, 62, 76) for x in (47, 57.6, 68))
        + box(83, 65, 4, 7, 2)
        + box(31, 87, 4, 7, 2)
        + solid("53 110!, 53 98, 60 92, 67 98, 67 110!")
        + inlay(poly("57 110, 57 100, 63 100, 63 110"))
        + inlay(box(57.6, 62, 5, 8, 2.4), box(47, 48, 5, 8, 2.4), box(68, 76, 5, 8, 2.4))
        + line("46 26, 74 26", 1)
        + line("50 14, 60 0, 70 14", 1),
        light=box(68.6, 49, 3.8, 6, 2)
        + line("98 8, 104 8!, 98 15!, 104 15", 1.3)
        + line("106 -2, 110 -2!, 106 3!, 110 3", 1.1),
    ),
)

FIGURES = {
    "badgers_basement": BADGERS_BASEMENT,
    "cathedral_of_roots": CATHEDRAL_OF_ROOTS,
    "caves_of_the_tenth_wave": CAVES_OF_THE_TENTH_WAVE,
    "draner_wine_cellar": DRANER_WINE_CELLAR,
    "the_thirteenth_cellar": THE_THIRTEENTH_CELLAR,
    "tower_of_forty_bedrooms": TOWER_OF_FORTY_BEDROOMS,
    "vault_of_the_bank_of_mud": VAULT_OF_THE_BANK_OF_MUD,
    "wreck_of_the_unsinkable": WRECK_OF_THE_UNSINKABLE,
}
