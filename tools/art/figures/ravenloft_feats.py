"""Chambers of the castle, and feats that are rewarded once."""

from tools.art.figures.caveloot_parts import composed, ground, rays
from tools.art.figures.kinfire_people import hand, hand_seams, person
from tools.art.figures.parts import skull
from tools.art.figures.pen import (
    both,
    box,
    dot,
    dots,
    even,
    fan,
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
from tools.art.figures.ravenloft_parts import BATTLEMENTS, CAVERN, CELL, VAULT, YARD, bone, heap
from tools.art.figures.ravenloft_props import FLOOR, SWORD, SWORD_CUTS, forearm
from tools.art.figures.stage import Figure

_SEAT = even("60 -6, 50 4, 46 20, 44 60, 30 62, 28 72, 32 104, 60 104")
THRONE_OF_BONES = composed(
    VAULT,
    Figure(
        back=fan(moved(turned(bone(80, 3), 90, 0, 0), 60, 8), (-54, -36, -18, 0, 18, 36, 54), 60, 60),
        main=_SEAT
        + both(moved(turned(bone(46, 3), 84, 0, 0), 32, 84), moved(skull(0, 0, 0.44), 33, 58))
        + moved(skull(0, 0, 0.74), 60, 14)
        + both(stroke("50 6 3, 40 -2 2.6, 38 -14 .6"))
        + poly("10 118, 20 104, 100 104, 110 118")
        + solid("-100 118!, -100 112, 220 112, 220 118!"),
        cuts=even("60 38, 54 40, 52 60, 60 62")
        + line("40 74, 60 78, 80 74", 1.2)
        + line("42 84, 60 88, 78 84", 1)
        + line("24 108, 96 108", 1.1),
        light=both(dot(55, 13, 1.6)) + dots("20 30, 100 30, 12 60, 108 60", 1.4),
    ),
)
MASS_GRAVE = composed(
    YARD,
    Figure(
        back=together(moved(hand(0, 0, 0.6, a, 1.3), x, y) for x, y, a in ((8, 86, -14), (112, 86, 14))),
        main=solid("-100 118!, -100 94, 10 92, 22 98, 30 114, 90 114, 98 98, 110 92, 220 94, 220 118!")
        + heap(44, 112, 1.0)
        + heap(72, 114, 1.1)
        + moved(skull(0, 0, 0.5), 60, 78)
        + moved(hand(0, 0, 0.8, -8, 1.3), 38, 84)
        + moved(hand(0, 0, 0.7, 14, 1.3), 84, 88)
        + moved(
            turned(
                stroke("0 44 1.8, 0 -40 1.8") + box(-8, -46, 16, 5, 2) + solid("-8 40!, 8 40!, 8 56, 0 64, -8 56"),
                14,
                0,
                0,
            ),
            108,
            48,
        ),
        cuts=moved(hand_seams(0, 0, 0.8, -8), 38, 84) + line("2 100, 14 104", 1) + line("104 102, 116 100", 1),
        light=dots("57 77, 63 77", 1.1) + dots("20 40, 70 30, 88 50", 1.2),
    ),
)
LAIR_OF_THE_DRAKE = composed(
    CAVERN,
    Figure(
        back=solid("70 70!, 78 40, 74 16, 84 -4!, 94 14, 112 10!, 108 28, 126 34!, 116 44, 126 60!, 108 62, 104 80!"),
        main=solid("-100 118!, -100 104, 8 102, 26 94, 50 90, 74 92, 96 96, 112 102, 220 104, 220 118!")
        + stroke("20 90 5, 6 78 6, 10 62 8, 30 54 11, 58 58 13, 84 66 14, 96 82 12, 84 94 8")
        + stroke("30 56 7, 24 44 6.4, 30 32 6, 40 28 5")
        + solid("34 36!, 34 24, 44 20, 56 24, 68 30!, 70 35, 62 37, 54 38, 62 42!, 56 45, 44 44")
        + stroke("40 23 3, 32 14 2.4, 26 12 .6")
        + stroke("46 21 3, 42 12 2.2, 36 6 .6")
        + stroke("90 90 5, 70 96 4, 40 92 3, 24 98 .6")
        + oval(48, 92, 8, 10)
        + oval(64, 94, 7, 9)
        + poly("58 46, 62 38, 66 49")
        + poly("74 54, 80 44, 84 58"),
        cuts=solid("48 27!, 53 26, 56 29!, 51 31")
        + together(
            line(f"{x} {y}, {x + 4} {y + 3}, {x + 8} {y}", 1)
            for x, y in ((34, 58), (48, 60), (62, 62), (76, 68), (56, 68), (70, 76))
        )
        + line("42 90, 46 86, 50 92!, 54 88", 1)
        + line("60 92, 64 88, 68 93", 1)
        + line("64 33, 67 34", 1),
        light=dot(51.6, 28.4, 1)
        + dots("16 100, 30 104, 80 102, 96 104, 54 106, 110 108", 1.6)
        + stroke("70 35 .4, 78 30 1.6, 84 34 1.2, 90 28 .3"),
    ),
)
_CAPTIVE = person(
    "0 -34",
    "0 -26, 0 -4",
    ("0 -25, -8 -26, -9 -38", "0 -25, 8 -26, 9 -38"),
    ("0 -4, -4 8, -5 20", "0 -4, 4 8, 5 20"),
    1.2,
)
CAPTIVES = composed(
    CELL,
    Figure(
        back=moved(_CAPTIVE, 32, 84, 1.1) + moved(_CAPTIVE, 62, 82, 1.25) + moved(_CAPTIVE, 90, 86, 1.05),
        main=together(box(x, -12, 5, 124, 1) for x in (4, 22, 40, 58, 76, 94, 112))
        + box(-100, 22, 320, 6)
        + box(-100, 92, 320, 6)
        + box(66, 52, 22, 20, 3)
        + FLOOR,
        cuts=dot(77, 59, 3)
        + poly("75 60, 79 60, 80.4 68, 73.6 68")
        + dots(
            "6.5 25, 24.5 25, 42.5 25, 60.5 25, 78.5 25, 96.5 25, 114.5 25, "
            "6.5 95, 24.5 95, 42.5 95, 60.5 95, 78.5 95, 96.5 95",
            1.2,
        ),
        light=dots("30 44, 34 44, 60 36, 65 36, 88 48, 92 48", 1.1),
    ),
)
FIRST_BLOOD = composed(
    CAVERN,
    rays(60, 30, 14, 12),
    Figure(
        main=moved(turned(SWORD, 180, 0, 0), 60, 24, 1.15) + ground(102) + poly("30 106, 40 96, 60 92, 80 96, 92 106"),
        cuts=moved(turned(SWORD_CUTS, 180, 0, 0), 60, 24, 1.15) + stroke("60 96 1.4, 60 104 2"),
        light=solid("84 46!, 78 58, 78 64, 84 69, 90 64, 90 58") + dots("34 40, 28 60, 96 30", 1.4),
    ),
)
CLEAN_HANDS = composed(
    VAULT,
    Figure(
        back=fan(poly("60 44, 57 -60, 63 -60"), range(-75, 76, 25), 60, 70),
        main=both(moved(hand(0, 0, 1.15, -16, 1.1), 36, 82))
        + solid("6 118!, 8 96, 16 90, 104 90, 112 96, 114 118!")
        + together(poly(f"{x} 91, {x + 5} 82, {x + 10} 91") for x in (14, 27, 55, 83, 96)),
        cuts=both(moved(hand_seams(0, 0, 1.15, -16), 36, 82))
        + line("12 100, 108 100", 1.2)
        + dots("24 108, 60 108, 96 108", 1.6),
        light=spark(24, 18, 5, 0.22)
        + spark(96, 18, 5, 0.22)
        + spark(60, 30, 4, 0.22)
        + dots("8 46, 112 46, 60 54", 1.4),
    ),
)
GIANT_KILLER = composed(
    YARD,
    Figure(
        main=solid("-20 118!, -14 96, 2 82, 20 76, 26 60, 38 50, 60 46, 84 50, 96 62, 98 78, 116 86, 132 100, 138 118!")
        + stroke("32 58 5, 20 48 4.4, 14 34 3, 18 22 .6")
        + stroke("90 56 5, 102 46 4.4, 108 32 3, 104 20 .6")
        + moved(
            person(
                "0 -34",
                "0 -26, 0 -6",
                ("0 -25, 8 -32, 12 -42", "0 -25, -8 -18, -11 -10"),
                ("0 -6, -5 4, -7 16", "0 -6, 5 4, 8 14"),
                1.1,
            ),
            60,
            34,
            0.95,
        )
        + moved(turned(SWORD, 18, 0, 0), 72, -8, 0.3),
        cuts=line("40 68, 50 72!, 44 76", 1.6)
        + line("84 68, 74 72!, 80 76", 1.6)
        + line("50 90, 62 86, 76 90", 1.6)
        + line("62 74, 58 82, 64 84", 1.2)
        + poly("54 90, 56 82, 59 89")
        + poly("68 89, 70 82, 73 90")
        + line("36 62, 46 60", 1.2)
        + line("78 60, 90 62", 1.2),
        light=spark(78, -2, 4, 0.24) + dots("30 20, 96 14, 44 10", 1.3),
    ),
)
ALL_TOGETHER = composed(
    BATTLEMENTS,
    Figure(
        back=fan(poly("60 52, 56 -60, 64 -60"), range(0, 360, 36), 60, 52),
        main=together(
            turned(forearm("60 130, 60 100, 60 70", 12) + oval(60, 62, 10, 13), a, 60, 52)
            for a in (20, 92, 164, 236, 308)
        ),
        cuts=together(
            turned(
                line("52 76, 68 76", 1.3) + line("55 56, 55 62", 1) + line("60 54, 60 61", 1) + line("65 56, 65 62", 1),
                a,
                60,
                52,
            )
            for a in (20, 92, 164, 236, 308)
        ),
        light=spark(60, 52, 7, 0.26) + dots("60 4, 14 36, 106 36, 30 98, 92 98", 1.4),
    ),
)

FIGURES = {
    "throne_of_bones": THRONE_OF_BONES,
    "mass_grave": MASS_GRAVE,
    "lair_of_the_drake": LAIR_OF_THE_DRAKE,
    "captives": CAPTIVES,
    "first_blood": FIRST_BLOOD,
    "clean_hands": CLEAN_HANDS,
    "giant_killer": GIANT_KILLER,
    "all_together": ALL_TOGETHER,
}
