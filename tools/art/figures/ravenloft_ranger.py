"""Powers of the ranger, and how sure eyes aim."""

from tools.art.figures import ravenloft_props as prop
from tools.art.figures.caveloot_parts import composed
from tools.art.figures.kinfire_people import person
from tools.art.figures.parts import skull
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
from tools.art.figures.ravenloft_parts import BATTLEMENTS, CAVERN, CELL, VAULT, YARD, arrow
from tools.art.figures.ravenloft_props import FLOOR, SWORD, SWORD_CUTS, foe, forearm, gripped, speed, swish
from tools.art.figures.stage import Figure

_TARGET = hoop(0, 0, 30, 3) + hoop(0, 0, 19, 2.6) + dot(0, 0, 8)
AIMED_SHOT = composed(
    BATTLEMENTS,
    Figure(
        back=moved(_TARGET, 98, 40),
        main=moved(turned(prop.BOW, -8, 0, 0), 40, 56, 1.15)
        + line("34 -4, 8 62!, 50 116", 1)
        + moved(turned(arrow(74), -8, 0, 0), 88, 43)
        + forearm("-20 80, -4 70, 10 62", 9)
        + oval(11, 61, 7, 6)
        + oval(50, 54, 6.4, 8),
        cuts=line("45 50, 56 49", 1) + line("45 55, 56 55", 1),
        light=dot(98, 40, 3) + dots("112 8, 122 20, 84 8", 1.2),
    ),
)
TWIN_ARROWS = composed(
    YARD,
    Figure(
        back=hoop(62, 50, 40, 1.6),
        main=moved(turned(arrow(92), -34, 0, 0), 106, 18, 1.2) + moved(turned(arrow(92), 34, 0, 0), 106, 84, 1.2),
        cuts=moved(turned(line("-40 0, -70 0", 0.9), -34, 0, 0), 106, 18, 1.2),
        light=spark(110, 15, 6, 0.2) + spark(110, 87, 6, 0.2) + dots("62 50, 20 50, 84 50", 1.4),
    ),
)
RUNNING_SHOT = composed(
    CAVERN,
    Figure(
        back=speed((-24, 40, 36), (-30, 58, 34), (-20, 76, 30)),
        main=moved(
            person(
                "10 -42",
                "7 -33, -5 -12",
                ("7 -32, 22 -34, 34 -34", "7 -32, 0 -28, 8 -33"),
                ("-5 -12, 9 -4, 6 14", "-5 -12, -18 -4, -30 6"),
                1.4,
            ),
            46,
            84,
            1.12,
        )
        + moved(prop.BOW, 82, 46, 0.62)
        + moved(line("-6 -53, -36 0!, -6 53", 1.4), 82, 46, 0.62)
        + moved(arrow(46), 104, 46)
        + poly("44 34, 56 24, 68 34, 60 38, 50 40")
        + FLOOR,
        cuts=line("46 46, 56 50", 1) + line("50 38, 64 34", 1),
        light=spark(108, 46, 5, 0.2) + dots("20 98, 30 102, 8 94", 1.4),
    ),
)
HUNTERS_KNIFE = composed(
    YARD,
    Figure(
        back=moved(feather(0, 0, 60, 12), 22, 112) + moved(turned(feather(0, 0, 54, 11), 24, 0, 0), 30, 112),
        main=turned(
            solid("50 70!, 48 44, 50 20, 62 -8!, 70 16, 72 44, 70 70!")
            + box(44, 69, 32, 6, 2)
            + solid("52 75!, 68 75!, 70 86, 66 98, 72 110!, 50 110!, 54 98, 50 86")
            + stroke("56 90 2, 40 88 2, 34 80 .6"),
            24,
            60,
            60,
        ),
        cuts=turned(
            line("63 4, 66 26, 66 62", 1.3)
            + poly("50 30, 54 33, 50 37")
            + poly("49 40, 53 43, 49 47")
            + line("54 82, 66 84", 1.2)
            + line("54 90, 66 92", 1.2)
            + line("54 100, 68 102", 1.2),
            24,
            60,
            60,
        ),
        light=spark(86, 10, 5, 0.2) + dots("98 30, 30 30, 20 44", 1.3),
    ),
)
PATHFINDER = composed(
    CAVERN,
    Figure(
        back=stroke("20 118 14, 34 92 9, 70 84 6, 84 72 4, 66 64 3, 60 56 2"),
        main=dot(60, 42, 33) + box(55, 2, 10, 8, 2) + hoop(60, -2, 6, 2.4),
        cuts=dot(60, 42, 27)
        + inlay(turned(poly("60 20, 66 42, 60 64, 54 42"), 30, 60, 42))
        + inlay(*(turned(box(59, 18, 2, 5, 0.5), 45 * k, 60, 42) for k in range(8)))
        + turned(poly("60 44, 64 44, 60 61"), 30, 60, 42)
        + dot(60, 42, 2),
        light=together(
            turned(oval(x, y, 2.2, 4), a, x, y)
            for x, y, a in ((22, 110, 20), (34, 98, 40), (46, 92, 60), (62, 86, 66), (78, 80, 40))
        )
        + spark(96, 16, 4, 0.24),
    ),
)
CLEAR_THE_WAY = composed(
    CELL,
    gripped(SWORD, SWORD_CUTS, 38, 76, 1.2, 50),
    Figure(
        back=stroke("120 -10 4, 104 20 4, 112 50 4, 98 80 4, 110 118 5") + stroke("84 -10 3, 92 14 3, 82 30 2.4"),
        main=forearm("-16 112, 12 100, 34 82", 11)
        + stroke("128 118 5, 116 90 4.4, 122 66 4, 110 52 3.4")
        + stroke("84 12 .6, 72 8 3, 60 -10 4")
        + poly("116 88, 104 82, 118 80")
        + poly("121 68, 132 60, 120 60")
        + poly("74 8, 78 20, 68 6")
        + moved(turned(stroke("-14 0 3.4, 0 -3 3.4, 14 2 2.6"), 40, 0, 0), 96, 92)
        + FLOOR,
        cuts=dot(110.4, 52, 1.6),
        light=swish("60 16, 92 24, 112 42, 116 62", 2.8) + dots("96 44, 84 56, 102 70, 76 36", 1.4),
    ),
)
_FOLIAGE = (
    (10, 20, 40),
    (30, 12, -30),
    (52, 18, 60),
    (74, 10, -50),
    (98, 18, 30),
    (114, 28, -20),
    (4, 50, -60),
    (116, 56, 50),
    (14, 82, 20),
    (34, 92, -40),
    (56, 96, 70),
    (80, 92, -20),
    (104, 86, 40),
    (24, 62, 30),
    (98, 60, -40),
    (44, 30, 20),
    (76, 28, -10),
    (60, 80, 10),
    (40, 76, -64),
    (84, 74, 60),
)
CAMOUFLAGE = composed(
    Figure(
        back=together(moved(turned(feather(0, 14, 40, 12), a + 30, 0, 0), x, y) for x, y, a in _FOLIAGE[:10]),
        main=together(moved(turned(feather(0, 14, 34, 11), a, 0, 0), x, y) for x, y, a in _FOLIAGE)
        + even("60 30, 44 34, 38 50, 44 66, 60 72"),
        cuts=together(moved(turned(line("0 12, 0 -14", 0.9), a, 0, 0), x, y) for x, y, a in _FOLIAGE)
        + line("44 58, 52 62", 1)
        + line("68 62, 76 58", 1)
        + line("46 40, 54 38", 1),
        light=both(solid("45 49!, 51 45, 57 49.6!, 51 52")) + inlay(both(dot(51.6, 48.6, 1.5))),
    ),
)
FIELD_DRESSING = composed(
    VAULT,
    Figure(
        back=both(feather(18, 100, 40, 10)),
        main=forearm("-14 96, 30 76, 70 58, 96 44", 17)
        + moved(oval(0, 0, 15, 13), 104, 38)
        + oval(110, 28, 5, 9, 40)
        + dot(64, 102, 14)
        + FLOOR,
        cuts=together(line(f"{x} {y}, {x + 13} {y + 27}", 3) for x, y in ((30, 62), (40, 58), (50, 53), (60, 48)))
        + line("36 84, 68 60", 1.6)
        + hoop(64, 102, 8, 1.4)
        + dot(64, 102, 2.4)
        + line("92 34, 110 40", 1.1),
        light=moved(box(-2.4, -8, 4.8, 16, 1) + box(-8, -2.4, 16, 4.8, 1), 30, 26) + dots("20 44, 44 14, 88 12", 1.3),
    ),
)
_RAIN = (
    (12, 30, 1.0),
    (36, 12, 1.1),
    (62, 40, 1.2),
    (86, 18, 1.1),
    (108, 44, 1.0),
    (26, 62, 0.9),
    (96, 70, 0.9),
    (50, 74, 0.8),
    (-8, 52, 0.9),
    (128, 22, 0.9),
)
RAIN_OF_ARROWS = composed(
    YARD,
    Figure(
        back=foe(30, 104, 0.8)
        + foe(62, 106, 0.9, 0, False)
        + foe(94, 104, 0.8)
        + together(moved(turned(arrow(26), 112, 0, 0), x, y) for x, y in ((24, 20), (74, 10), (98, 28), (50, 24))),
        main=together(moved(turned(arrow(36), 104, 0, 0), x, y, size) for x, y, size in _RAIN) + FLOOR,
        cuts=line("30 110, 90 110", 0.9),
        light=dots("14 34, 38 16, 64 44, 88 22, 110 48", 1.3),
    ),
)
PINNING_SHOT = composed(
    Figure(
        far=CELL.far,
        main=moved(
            person(
                "0 -44",
                "0 -35, 2 -12",
                ("0 -34, 16 -38, 26 -48", "0 -34, -14 -30, -22 -20"),
                ("2 -12, -8 4, -12 22", "2 -12, 12 0, 18 18"),
                1.5,
            ),
            46,
            80,
            1.1,
        )
        + solid("46 40!, 70 44, 92 56!, 100 78, 96 98!, 82 84, 64 88, 50 70")
        + moved(arrow(56), 96, 62)
        + FLOOR,
        cuts=line("50 46, 72 54, 90 68", 1.1) + line("54 60, 76 74", 1),
        light=spark(98, 62, 7, 0.2)
        + dots("112 50, 110 74, 20 30", 1.3)
        + line("104 56, 112 44", 1)
        + line("104 68, 114 78", 1),
    ),
)
KILLING_SHOT = composed(
    CAVERN,
    Figure(
        back=fan(poly("66 50, 63 -60, 69 -60"), range(10, 370, 40), 66, 50),
        main=moved(skull(0, 0, 1.75), 66, 52) + moved(turned(arrow(100), 10, 0, 0), 116, 58, 1.0) + FLOOR,
        cuts=line("82 16, 76 28!, 84 34, 78 42", 1.2),
        light=spark(118, 58, 6, 0.2) + dots("100 30, 108 80, 30 24", 1.4),
    ),
)
BEAST_BANE = composed(
    YARD,
    Figure(
        main=solid(
            """16 104!, 18 84, 14 70, 20 58, 34 50, 52 48, 70 50, 82 44, 90 34!, 93 24, 97 33!, 104 38, 112 48!, 110 54,
            100 58, 94 66, 92 84, 96 104!, 84 104, 82 84, 72 76, 52 76, 40 80, 36 104!, 26 104, 28 84"""
        )
        + stroke("18 64 4, 6 62 3.4, -2 72 2, -4 84 .6")
        + together(moved(turned(arrow(34), a, 0, 0), x, y) for x, y, a in ((40, 54, 118), (60, 54, 94), (78, 56, 66)))
        + FLOOR,
        cuts=poly("97 44, 103 45, 99 48")
        + line("104 52, 110 52", 1)
        + line("28 62, 40 66, 56 64", 1)
        + line("76 62, 84 72", 1),
        light=dots("36 44, 60 42, 82 46", 1.4) + spark(60, 12, 3, 0.24),
    ),
)
SURE_AIM = composed(
    BATTLEMENTS,
    Figure(
        back=hoop(60, 52, 48, 2) + line("60 -10, 60 114", 1.2) + line("-10 52, 130 52", 1.2),
        main=even("60 22, 40 26, 20 40, 4 54!, 22 68, 42 80, 60 84"),
        cuts=even("60 32, 46 35, 30 44, 18 54!, 32 64, 46 72, 60 75")
        + inlay(dot(60, 53, 19))
        + dot(60, 53, 11)
        + inlay(together(turned(poly("60 43, 58 30, 62 30"), a, 60, 53) for a in (0, 90, 180, 270)), dot(60, 53, 4)),
        light=dot(60, 53, 1.8) + spark(67, 45, 4, 0.24),
    ),
)

FIGURES = {
    "aimed_shot": AIMED_SHOT,
    "twin_arrows": TWIN_ARROWS,
    "running_shot": RUNNING_SHOT,
    "hunters_knife": HUNTERS_KNIFE,
    "pathfinder": PATHFINDER,
    "clear_the_way": CLEAR_THE_WAY,
    "camouflage": CAMOUFLAGE,
    "field_dressing": FIELD_DRESSING,
    "rain_of_arrows": RAIN_OF_ARROWS,
    "pinning_shot": PINNING_SHOT,
    "killing_shot": KILLING_SHOT,
    "beast_bane": BEAST_BANE,
    "sure_aim": SURE_AIM,
}
