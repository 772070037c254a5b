"""Quests of Soulstern and Azkovlar."""

from tools.art.figures.caveloot_parts import CASTLE, FOREST, LAID, composed, ground, rays
from tools.art.figures.parts import flame, skull
from tools.art.figures.pen import (
    both,
    box,
    dot,
    dots,
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

ANTLERS_FOR_THE_MANTELPIECE = composed(
    FOREST,
    Figure(
        back=box(-160, -10, 440, 130)
        + inlay(
            together(
                line(f"{x} {y}, {x + 22} {y}", 1)
                for x, y in ((-50, 20), (-20, 34), (100, 20), (130, 34), (-40, 60), (-24, 84), (122, 60), (134, 84))
            )
        ),
        main=box(-8, 44, 136, 11, 2)
        + box(0, 54, 24, 60)
        + box(96, 54, 24, 60)
        + box(-14, 106, 148, 10)
        + both(
            stroke("52 30 3, 38 26 2.8, 28 12 2.4, 30 -4 .6"),
            stroke("34 22 2, 22 18 1.6, 16 4 .5"),
            stroke("29 8 1.8, 38 0 1.4, 38 -10 .4"),
        )
        + solid("48 28!, 60 20, 72 28!, 68 42, 60 46, 52 42"),
        cuts=line("-4 49, 124 49", 1.2)
        + line("6 60, 6 108", 1)
        + line("18 60, 18 108", 1)
        + line("102 60, 102 108", 1)
        + line("114 60, 114 108", 1)
        + stroke("57 36 1, 57 30 1.4, 61 29 1.4, 62 33 1.2, 60 36 1")
        + dot(60, 40, 1.3),
        light=flame(46, 106, 0.9) + flame(60, 107, 1.3) + flame(75, 106, 0.9) + dots("54 64, 66 60", 1.3),
    ),
)

FEAST_FOR_THE_FOREST = composed(
    FOREST,
    Figure(
        back=solid("8 66!, 6 48!, 12 54, 20 54, 26 48!, 26 66, 20 72, 12 72")
        + solid("94 66!, 92 50, 96 34!, 100 48, 106 48, 110 34!, 114 50, 112 66, 103 72")
        + inlay(dots("13 60, 20 60, 99 60, 107 60", 1.5)),
        main=solid(
            "-20 76!, 140 76!, 134 90!, 126 84, 118 92!, 108 84, 98 92!, 88 84, 78 92!, 68 84, "
            "58 92!, 48 84, 38 92!, 28 84, 18 92!, 8 84, -2 92!, -12 84!"
        )
        + box(0, 84, 10, 30)
        + box(110, 84, 10, 30)
        + oval(60, 76, 34, 5)
        + solid("34 74!, 34 60, 44 48, 60 46, 76 50, 86 60, 88 74!")
        + stroke("82 58 4, 94 48 3.4, 98 44 3")
        + dots("97 40, 101 44", 3.4)
        + poly("52 48, 46 36, 58 44")
        + box(14, 62, 5, 14)
        + box(101, 62, 5, 14)
        + ground(112),
        cuts=line("40 62, 52 56, 70 56", 1.2) + line("44 70, 60 66, 78 68", 1.1) + line("-10 80, 130 80", 1),
        light=solid("16.4 61!, 13.6 56, 16.4 49!, 19.2 56")
        + solid("103.4 61!, 100.6 56, 103.4 49!, 106.2 56")
        + dots("50 38, 64 34, 74 40", 1.5),
    ),
)

FERRET_NEEDS_A_LAWYER = composed(
    FOREST,
    Figure(
        main=solid(
            "22 114!, 28 86, 36 70, 36 54, 30 44, 34 30, 44 22, 48 14!, 54 22, 66 28, 80 38!, "
            "84 43!, 78 48, 64 52, 62 62, 72 78, 78 96, 80 114!"
        )
        + stroke("60 76 5, 76 84 4, 90 80 3.4")
        + stroke("52 88 5, 70 96 4, 88 90 3.4")
        + together(box(x, -10, 4.6, 126) for x in (-18, 2, 22))
        + box(-40, 6, 74, 5)
        + hoop(97, 84, 9, 3)
        + hoop(112, 90, 9, 3),
        cuts=solid("46 34!, 60 30, 74 38!, 64 42, 50 42")
        + inlay(dot(62, 36.4, 2.2))
        + dot(81, 42.6, 1.4)
        + line("44 58, 46 70, 40 86", 1.1)
        + line("68 47, 74 46", 1)
        + together(line(f"30 {y}, 74 {y + 2}", 1.3) for y in (98, 106)),
        light=solid("75 50!, 73.4 54, 75 56!, 76.6 54"),
    ),
)

REST_FOR_LOST_SOULS = composed(
    FOREST,
    Figure(
        back=solid("44 60!, 40 40, 46 22, 60 16, 74 22, 80 40, 76 60!, 68 54, 60 62, 52 54")
        + solid("2 70!, 0 54, 8 44, 18 46, 22 58, 20 72!, 14 66, 8 74")
        + solid("98 72!, 98 56, 104 46, 114 46, 120 56, 118 70!, 112 66, 106 74")
        + inlay(dots("54 34, 66 34, 8 54, 15 55, 105 56, 112 55", 2.2), oval(60, 44, 3, 4)),
        main=solid("34 114!, 34 78, 42 66, 60 62, 78 66, 86 78, 86 114!")
        + solid("-4 114!, -4 92, 2 84, 12 82, 22 86, 24 114!")
        + poly("104 114, 104 92, 98 92, 98 86, 104 86, 104 78, 110 78, 110 86, 116 86, 116 92, 110 92, 110 114")
        + ground(108)
        + turned(feather(90, 106, 18, 5), 20, 90, 106)
        + feather(30, 108, 16, 5),
        cuts=line("44 82, 76 82", 1.4)
        + line("48 90, 72 90", 1.1)
        + line("52 97, 68 97", 1.1)
        + line("60 68, 60 76", 1.2)
        + line("56 71, 64 71", 1.2)
        + line("2 94, 16 94", 1.1),
        light=dots("34 50, 88 46, 28 28, 94 26, 60 8", 1.5),
    ),
)

TICKET_FOR_THE_SUN = composed(
    CASTLE,
    rays(60, 50, 20),
    Figure(
        main=turned(
            solid("0 26!, 120 26!, 120 42!, 112 46, 112 58, 120 62!, 120 78!, 0 78!, 0 62!, 8 58, 8 46, 0 42!"),
            -10,
            60,
            52,
        ),
        cuts=turned(
            together(box(84, y, 1.6, 4) for y in range(29, 76, 7))
            + dot(44, 52, 11)
            + inlay(dot(44, 52, 7.6))
            + dot(44, 52, 5)
            + fan(poly("42 38, 44 32, 46 38"), range(0, 360, 40), 44, 52)
            + line("92 40, 106 40", 1.4)
            + line("92 50, 104 50", 1.2)
            + line("92 60, 106 60", 1.2),
            -10,
            60,
            52,
        ),
        light=spark(104, 12, 4, 0.3),
        back=solid("-10 112!, 6 98, 30 96, 60 92, 90 96, 114 98, 130 112!"),
    ),
)

COUNTS_LOST_TEETH = composed(
    CASTLE,
    LAID,
    Figure(
        main=poly("22 2, 98 2, 88 100, 32 100") + both(stroke("40 100 3, 32 106 2.6, 24 108 1")) + ground(110),
        cuts=poly("28 18, 92 18, 84 94, 36 94")
        + inlay(
            solid("34 60!, 36 48, 48 43, 60 44, 72 43, 84 48, 86 60!, 60 56"),
            solid("36 74!, 60 70, 84 74!, 82 84, 72 90, 60 91, 48 90, 38 84"),
            line("32 26, 44 24, 56 28, 68 24, 80 27, 90 25", 1.2),
        )
        + together(box(x, 50, 5, y, 1) for x, y in ((47, 7), (53.6, 6), (61.4, 6), (68, 7)))
        + poly("41 51, 46 50, 43.6 63")
        + poly("79 51, 74 50, 76.4 63")
        + together(box(x, 74, 5, 6, 1) for x in (44, 50.6, 57.2, 63.8, 70.4))
        + line("27 8, 93 8", 1.2),
        light=dots("50 36, 70 32, 62 40, 44 44", 1.6),
        back=line("112 60, 122 50", 2) + line("110 76, 124 72", 2) + line("8 60, -2 50", 2) + line("10 76, -4 72", 2),
    ),
)

WALTZ_WITH_THE_DEAD = composed(
    CASTLE,
    Figure(
        back=line("60 -20, 60 2", 1.6)
        + fan(stroke("60 2 1.2, 44 10 1.2, 40 4 .8"), (0, 180), 60, 2)
        + box(-160, 100, 440, 16),
        main=moved(skull(0, 0, 0.62), 46, 22)
        + stroke("46 34 2.4, 44 56 3, 42 68 3")
        + together(
            stroke(f"44 {y} 1.4, 36 {y + 2} 1.2, 38 {y + 5} .6") + stroke(f"44 {y} 1.4, 52 {y + 2} 1.2, 50 {y + 5} .6")
            for y in (42, 48, 54)
        )
        + stroke("42 68 2.4, 34 84 1.8, 38 102 1.6, 30 104 1")
        + stroke("42 68 2.4, 48 86 1.8, 46 102 1.6, 40 105 1")
        + stroke("44 40 2, 62 36 1.6, 84 30 1.6")
        + stroke("44 40 2, 56 50 1.6, 66 54 1.6")
        + oval(74, 24, 7, 8.4)
        + dot(78, 16, 5)
        + stroke("74 32 3, 72 44 5, 70 56 4")
        + solid("66 54!, 74 52!, 88 72, 100 98!, 84 104, 62 104, 54 98!, 62 74")
        + stroke("74 42 2.6, 84 36 2, 86 30 1.8")
        + stroke("70 44 2.4, 56 42 1.8"),
        cuts=line("70 62, 66 98", 1)
        + line("76 62, 82 98", 1)
        + line("64 96, 80 98, 96 94", 1)
        + line("70 48, 76 47", 1)
        + line("74 12, 80 14", 0.8),
        light=line("14 40, 14 24!, 24 21, 24 36", 1.5)
        + dot(11.4, 40, 2.8)
        + dot(21.4, 36, 2.8)
        + line("106 54, 106 40", 1.5)
        + dot(103.4, 54, 2.8),
    ),
)

KEEP_THE_CANDLES_BURNING = composed(
    CASTLE,
    Figure(
        main=stroke("60 112 4, 60 60 3.4")
        + stroke("60 84 3, 40 82 3, 30 70 3, 30 58 2.6")
        + stroke("60 84 3, 80 82 3, 90 70 3, 90 58 2.6")
        + stroke("60 96 3, 26 96 2.8, 10 84 2.8, 8 70 2.4")
        + stroke("60 96 3, 94 96 2.8, 110 84 2.8, 112 70 2.4")
        + together(
            box(x - 4, y - 22, 8, 22, 1) + box(x - 7, y - 2, 14, 4, 2)
            for x, y in ((60, 60), (30, 58), (90, 58), (8, 70), (112, 70))
        )
        + ground(108),
        cuts=dots("60 84, 60 96", 1.7)
        + together(line(f"{x - 2} {y - 18}, {x - 2} {y - 8}", 1) for x, y in ((60, 60), (30, 58), (8, 70), (112, 70))),
        light=together(
            solid(f"{x} {y}!, {x - 4} {y - 6}, {x - 1} {y - 14}, {x + 1} {y - 20}!, {x + 4} {y - 7}")
            for x, y in ((60, 36), (30, 34), (8, 46), (112, 46))
        ),
        back=stroke("90 34 .6, 94 26 1.6, 88 18 2, 96 8 2, 90 -4 .6"),
    ),
)

FIGURES = {
    "antlers_for_the_mantelpiece": ANTLERS_FOR_THE_MANTELPIECE,
    "counts_lost_teeth": COUNTS_LOST_TEETH,
    "feast_for_the_forest": FEAST_FOR_THE_FOREST,
    "ferret_needs_a_lawyer": FERRET_NEEDS_A_LAWYER,
    "keep_the_candles_burning": KEEP_THE_CANDLES_BURNING,
    "rest_for_lost_souls": REST_FOR_LOST_SOULS,
    "ticket_for_the_sun": TICKET_FOR_THE_SUN,
    "waltz_with_the_dead": WALTZ_WITH_THE_DEAD,
}
