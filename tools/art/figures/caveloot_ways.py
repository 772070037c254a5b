"""Passages between the regions."""

from tools.art.figures import caveloot_props as prop
from tools.art.figures.caveloot_parts import COAST, FOREST, PORT, at, composed, ground
from tools.art.figures.parts import bat
from tools.art.figures.pen import (
    both,
    box,
    dot,
    dots,
    fan,
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

COASTAL_TOLL_ROAD = composed(
    COAST,
    Figure(
        back=solid("20 114!, 40 96, 70 88, 84 80, 76 74, 66 72!, 90 70, 104 78, 100 90, 92 102, 96 114!"),
        main=box(8, 34, 26, 80)
        + poly("2 36, 21 14, 40 36")
        + turned(box(30, 58, 104, 8, 2), -10, 34, 62)
        + box(26, 52, 12, 20, 2)
        + stroke("118 112 3, 118 56 3")
        + oval(118, 94, 6, 3)
        + box(-160, 108, 440, 8),
        cuts=box(14, 44, 14, 14, 1)
        + inlay(line("21 44, 21 58", 1))
        + turned(
            together(poly(f"{x} 59, {x + 7} 59, {x + 3} 65.4, {x - 4} 65.4") for x in range(46, 130, 15)), -10, 34, 62
        )
        + line("12 64, 30 64", 1)
        + line("14 96, 28 96", 1),
    ),
    Figure(
        main=turned(box(96, 12, 34, 18, 2), 4, 112, 22) + stroke("113 30 1.8, 114 56 1.8"),
        cuts=turned(oval(105, 21, 4, 4) + line("114 17, 124 17", 1.2) + line("114 24, 122 24", 1.2), 4, 112, 22)
        + inlay(dot(105, 21, 1.6)),
    ),
)

DRAIN_BEHIND_THE_TAVERN = composed(
    PORT,
    Figure(
        back=box(-160, -10, 440, 130)
        + inlay(
            together(
                line(f"{x} {y}, {x + 18} {y}", 1)
                for x, y in (
                    (-40, 12),
                    (-12, 24),
                    (20, 10),
                    (90, 12),
                    (120, 26),
                    (140, 10),
                    (-34, 50),
                    (126, 52),
                    (-28, 78),
                    (130, 80),
                )
            )
        )
        + stroke("14 30 .6, 22 22 1.6, 14 12 1.6, 24 2 .6")
        + stroke("104 26 .6, 98 16 1.6, 106 6 1.6, 100 -4 .6"),
        main=dot(60, 62, 46) + solid("30 114!, 36 92, 60 88, 84 92, 92 114!") + ground(108),
        cuts=dot(60, 62, 37)
        + inlay(
            together(box(x - 2, 22, 4, 78) for x in (34, 47, 73))
            + turned(box(84, 20, 4, 74), 24, 86, 94)
            + box(26, 58, 68, 4),
            solid("40 102!, 44 88, 60 84, 76 88, 82 102!"),
        )
        + fan(dot(60, 20.6, 1.7), range(0, 360, 45), 60, 62),
        light=dots("53 52, 57 52, 63 70, 66 70", 1.3),
    ),
    at(prop.RAT, 104, 98, 0.9, flip=True),
)

PLANK_ROAD_OVER_THE_MIRE = composed(
    PORT,
    Figure(
        back=solid("-160 114!, -160 74!, -20 78, 20 74, 60 78, 100 74, 140 78, 280 74!, 280 114!")
        + together(
            stroke(f"{x} 92 1.6, {x + 2} 66 1.4, {x - 2} 48 .6") + stroke(f"{x + 2} 62 2.6, {x + 1} 52 2.6")
            for x in (-10, 4, 114, 126)
        ),
        main=together(
            poly(f"{60 - w} {y}, {60 + w} {y - 1}, {60 + w + 3} {y + h}, {60 - w - 3} {y + h + 1}")
            for y, w, h in ((58, 12, 4), (66, 17, 5), (75, 23, 6), (85, 31, 7), (97, 41, 9))
        )
        + both(
            stroke("44 70 1.6, 42 44 1.6"),
            stroke("32 88 2, 28 54 2"),
            stroke("14 112 2.6, 8 64 2.6"),
            line("42 48, 28 60, 8 72", 1.4),
        )
        + stroke("60 56 1.4, 60 30 1.4")
        + poly("48 24, 76 22, 82 29, 76 36, 48 34"),
        cuts=together(
            line(f"{60 - w * 0.8} {y + h / 2}, {60 + w * 0.7} {y + h / 2 - 0.6}", 0.9)
            for y, w, h in ((75, 23, 6), (85, 31, 7), (97, 41, 9))
        )
        + line("54 29, 72 29", 1.3),
        light=dots("18 86, 104 90, 96 68, 24 70", 1.6),
    ),
)

TRAPDOOR_OF_THE_OPERA = composed(
    PORT,
    Figure(
        back=both(
            solid("-160 -10!, 30 -10!, 22 22, 4 46, -10 54!, 4 70, 0 92!, -160 92!")
            + inlay(line("16 -4, 8 22, -8 46", 1.1), line("0 -4, -6 20, -20 44", 1.1), line("-24 54, -10 54", 1.6))
        )
        + solid("38 84!, 60 10!, 84 84!"),
        main=solid("-160 114!, -160 88!, 280 88!, 280 114!") + poly("36 88, 30 46, 88 50, 86 88"),
        cuts=poly("28 93, 92 93, 100 110, 20 110")
        + inlay(
            poly("48 93, 52 93, 46 114, 41 114"),
            poly("72 93, 68 93, 74 114, 79 114"),
            line("46 98, 74 98", 1.4),
            line("44 104, 76 104", 1.5),
        )
        + line("44 50, 47 88", 1)
        + line("60 51, 60 88", 1)
        + line("74 52, 73 88", 1)
        + hoop(60, 62, 4, 1.5)
        + both(line("-40 96, 14 96", 1), line("-40 104, 8 104", 1)),
        light=moved(
            solid("-9 -10!, 0 -7, 9 -10!, 9 0, 4 7, 0 9, -4 7, -9 0")
            + inlay(oval(-3.6, -2, 2.2, 1.6), oval(3.6, -2, 2.2, 1.6)),
            106,
            76,
            0.9,
        ),
    ),
)

BAT_STAIRS = composed(
    FOREST,
    Figure(
        far=solid("-160 -10!, 280 -10!, 280 114!, -160 114!")
        + inlay(solid("-8 114!, -14 80, 0 50, -4 24, 20 -12!, 104 -12!, 122 26, 116 56, 130 84, 124 114!")),
        main=together(
            box(10 + 13 * k, 92 - 14 * k, 24, 7, 1)
            + line(f"{13 + 13 * k} {92 - 14 * k}, {13 + 13 * k} {60 - 22 * k}", 1.2)
            + line(f"{31 + 13 * k} {92 - 14 * k}, {31 + 13 * k} {60 - 22 * k}", 1.2)
            for k in range(6)
        )
        + bat(96, 76, 2.2, -14)
        + bat(22, 34, 1.8, 12)
        + bat(104, 44, 1.2, 20)
        + ground(106),
        cuts=dots("94.6 75, 97.4 75, 21 33.4, 23.2 33.4", 0.9),
        light=dots("92 12", 4) + spark(92, 12, 9, 0.2),
    ),
)

WOLF_RUN = composed(
    FOREST,
    Figure(
        back=solid("30 114!, 44 92, 56 80, 58 72, 52 66!, 68 66!, 66 74, 72 84, 84 96, 98 114!"),
        main=stroke("-10 114 12, 6 80 10, 10 44 9, 30 16 9, 60 4 9, 90 16 9, 110 44 9, 114 80 10, 130 114 12")
        + stroke("8 60 4, -8 44 3, -16 28 .8")
        + stroke("112 56 4, 128 42 3, 138 30 .8")
        + both(*(poly(f"{x} {y}, {x + 3} {y + 12}, {x + 8} {y - 1}") for x, y in ((28, 24), (40, 16), (52, 12))))
        + stroke("16 100 3, 32 104 2, 40 112 .6")
        + stroke("104 100 3, 88 104 2, 80 112 .6"),
        cuts=line("6 98, 14 60, 26 30", 1.1) + line("114 98, 106 60, 94 30", 1.1) + line("40 10, 60 4, 78 9", 1.1),
        light=poly("52 50, 58 52, 57 54.6, 52.6 53")
        + poly("68 50, 62 52, 63 54.6, 67.4 53")
        + poly("36 62, 40 63.4, 39.4 65, 36.4 64")
        + poly("47 62, 43 63.4, 43.6 65, 46.6 64")
        + poly("76 64, 80 65.4, 79.4 67, 76.4 66")
        + poly("87 64, 83 65.4, 83.6 67, 86.6 66"),
    ),
    Figure(
        back=inlay(
            *(
                moved(oval(0, 3, 3, 2.4) + dots("-3.4 -1, -1.2 -3, 1.2 -3, 3.4 -1", 1.1), x, y, s)
                for x, y, s in ((56, 104, 1.1), (68, 96, 0.9), (58, 88, 0.8), (64, 79, 0.6))
            )
        )
    ),
)

FIGURES = {
    "bat_stairs": BAT_STAIRS,
    "coastal_toll_road": COASTAL_TOLL_ROAD,
    "drain_behind_the_tavern": DRAIN_BEHIND_THE_TAVERN,
    "plank_road_over_the_mire": PLANK_ROAD_OVER_THE_MIRE,
    "trapdoor_of_the_opera": TRAPDOOR_OF_THE_OPERA,
    "wolf_run": WOLF_RUN,
}
