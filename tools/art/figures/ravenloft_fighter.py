"""Powers that the fighter uses again and again."""

from tools.art.figures import ravenloft_props as prop
from tools.art.figures.caveloot_parts import composed
from tools.art.figures.kinfire_people import person
from tools.art.figures.pen import (
    box,
    dot,
    dots,
    even,
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
from tools.art.figures.ravenloft_parts import BATTLEMENTS, CAVERN, CELL, HALL, VAULT, arrow
from tools.art.figures.ravenloft_props import FLOOR, foe, forearm, gripped, shield, shield_seams, speed, swish, waves
from tools.art.figures.stage import Figure

CLEAVE = composed(
    HALL,
    Figure(back=foe(92, 100, 1.0, 14) + foe(116, 98, 0.9, 20, False)),
    gripped(prop.AXE, prop.AXE_CUTS, 46, 66, 1.15, 38),
    Figure(
        main=forearm("-10 112, 20 96, 44 72", 11) + FLOOR,
        light=swish("22 8, 58 2, 92 14, 112 40, 118 70", 3.4) + dots("88 34, 104 28, 98 50", 1.4),
    ),
)
DRIVING_BLOW = composed(
    CELL,
    Figure(
        back=foe(104, 92, 1.1, 34, False) + speed((84, 40, 12), (80, 66, 14)),
        main=shield(62, 52, 1.15) + forearm("-14 96, 18 84, 48 64", 12) + FLOOR,
        cuts=shield_seams(62, 52, 1.15)
        + dot(62, 48, 7)
        + inlay(dot(62, 48, 3))
        + together(dot(62 + a, 48 + b, 1.4) for a, b in ((-12, -20), (12, -20), (-14, 4), (14, 4), (0, 26))),
        light=spark(94, 44, 9, 0.2)
        + line("98 26, 108 14", 1.4)
        + line("104 40, 120 34", 1.4)
        + line("100 60, 114 66", 1.4),
    ),
)
MEASURED_STROKE = composed(
    VAULT,
    Figure(
        back=hoop(90, 30, 26, 2) + hoop(90, 30, 16, 1.6) + line("90 -4, 90 64", 1.2) + line("56 30, 124 30", 1.2),
    ),
    gripped(prop.SWORD, prop.SWORD_CUTS, 44, 78, 1.1, 42),
    Figure(main=forearm("-10 118, 20 104, 42 82", 11), light=dot(90, 30, 2.6) + dots("30 20, 20 40", 1.1)),
)
HEAVY_SWING = composed(
    CAVERN,
    Figure(
        main=moved(
            person(
                "2 -46",
                "0 -36, -2 -14",
                ("0 -35, 12 -46, 18 -58", "0 -35, 14 -40, 16 -54"),
                ("-2 -14, -14 0, -18 18", "-2 -14, 10 -2, 12 18"),
                1.5,
            ),
            48,
            84,
            1.05,
        )
        + moved(turned(prop.AXE, 30, 0, 0), 72, 20, 1.1)
        + FLOOR,
        cuts=moved(turned(prop.AXE_CUTS, 30, 0, 0), 72, 20, 1.1)
        + line("42 52, 54 56", 1.1)
        + line("44 68, 52 70", 1.1),
        light=swish("14 56, 16 26, 40 2, 76 -6, 108 6, 124 34", 3.6) + dots("104 60, 112 52, 118 70", 1.4),
    ),
)
STAND_FAST = composed(
    BATTLEMENTS,
    Figure(
        main=solid("28 10!, 60 2!, 92 10!, 94 60, 92 100!, 28 100!, 26 60")
        + together(
            moved(turned(arrow(34), a, 0, 0), x, y)
            for x, y, a in ((48, 34, 150), (76, 26, 40), (82, 62, 20), (42, 66, 170))
        )
        + FLOOR
        + poly("18 106, 26 98, 34 106")
        + poly("86 106, 94 98, 102 106"),
        cuts=line("35 16, 60 9, 85 16, 87 60, 85 94, 35 94, 33 60, 35 16", 1.3)
        + even("60 34, 50 40!, 46 54, 50 66, 60 74")
        + inlay(even("60 42, 55 46!, 53 54, 56 62, 60 66"))
        + line("60 12, 60 30", 1.1)
        + line("60 78, 60 92", 1.1),
        light=dots("100 40, 108 30, 16 44, 10 34", 1.3),
    ),
)
SHIELD_BROTHER = composed(
    VAULT,
    Figure(
        back=moved(turned(arrow(40), 180, 0, 0), 98, 24) + moved(turned(arrow(40), 172, 0, 0), 102, 44),
        main=moved(
            person(
                "0 -40", "0 -30, -2 -8", ("0 -30, 10 -24, 18 -20",), ("-2 -8, -10 8, -12 26", "-2 -8, 6 8, 8 26"), 1.5
            ),
            52,
            76,
            1.1,
        )
        + moved(
            person("0 -32", "0 -24, 0 -6", ("0 -24, -6 -14, -2 -6",), ("0 -6, -4 6, -6 18", "0 -6, 5 6, 6 18"), 1.25),
            22,
            86,
            1.05,
        )
        + shield(82, 58, 1.2)
        + FLOOR,
        cuts=shield_seams(82, 58, 1.2) + spark(82, 54, 11, 0.34) + line("46 44, 58 46", 1.1) + line("17 61, 27 62", 1),
        light=spark(101, 30, 4, 0.24) + dots("112 34, 108 16", 1.2),
    ),
)
WAR_CRY = composed(
    BATTLEMENTS,
    Figure(
        back=waves(76, 52, 22, 34, 47, 61)
        + stroke("14 118 2, 14 4 1.8")
        + solid("14 6!, -6 12, -24 8, -36 14!, -28 26, -38 40!, -20 36, 0 40, 14 36!"),
        main=solid(
            """30 118!, 34 92, 26 76, 24 56, 28 38, 40 26, 56 24, 66 30, 70 38!, 69 43, 74 49!, 70 51, 70 54!, 62 58,
            62 62!, 70 66!, 68 74, 58 78, 58 90, 66 118!"""
        )
        + solid("24 52!, 22 34, 36 18, 56 16, 70 26, 72 34!, 56 34, 44 40, 40 54!")
        + poly("34 22, 18 6, 44 16"),
        cuts=poly("60 42.6, 67 43, 62 46")
        + line("56 39, 68 40", 1.3)
        + line("42 36, 54 30, 69 30", 1.1)
        + line("44 62, 50 66, 50 72", 1.1)
        + line("40 96, 44 112", 1),
        light=dots("84 26, 90 78, 100 22", 1.3),
    ),
)
GRIT = composed(
    CELL,
    Figure(
        main=moved(oval(0, 0, 25, 22) + box(-25, -20, 46, 36, 10), 58, 36)
        + forearm("58 118, 58 90, 58 56", 18)
        + oval(78, 46, 11, 8, -30),
        cuts=together(line(f"{x} 16, {x} 32, {x + 2} 40", 1.3) for x in (44, 56, 68))
        + line("34 40, 50 44, 70 42, 84 40", 1.2)
        + together(line(f"{x} {y}, {x + 30} {y - 8}", 1.5) for x, y in ((43, 70), (42, 80), (41, 90), (40, 100)))
        + line("74 72, 84 66, 88 72", 1.1),
        light=spark(98, 20, 6, 0.2)
        + spark(18, 26, 5, 0.2)
        + line("58 4, 58 -2", 1.6)
        + line("30 10, 26 4", 1.6)
        + line("86 10, 91 4", 1.6)
        + dots("104 46, 12 52", 1.3),
    ),
)

FIGURES = {
    "cleave": CLEAVE,
    "driving_blow": DRIVING_BLOW,
    "measured_stroke": MEASURED_STROKE,
    "heavy_swing": HEAVY_SWING,
    "stand_fast": STAND_FAST,
    "shield_brother": SHIELD_BROTHER,
    "war_cry": WAR_CRY,
    "grit": GRIT,
}
