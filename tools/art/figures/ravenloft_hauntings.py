"""What walks, drips and whispers in the castle: encounters that strike."""

from tools.art.figures import caveloot_props as prop
from tools.art.figures.caveloot_parts import CASTLE, at, composed
from tools.art.figures.kinfire_people import hand, hand_seams
from tools.art.figures.parts import WOMAN, bat, skull
from tools.art.figures.pen import (
    both,
    box,
    dot,
    dots,
    even,
    hoop,
    inlay,
    line,
    mirrored,
    moved,
    oval,
    poly,
    solid,
    spark,
    stroke,
    together,
    turned,
)
from tools.art.figures.ravenloft_parts import CAVERN, CELL, HALL, VAULT, YARD, bone, ground, mist, shut_eye
from tools.art.figures.stage import Figure

_REACHING = ((22, 92, 0.9, -12, 1.3), (58, 84, 1.2, 4, 1.0), (98, 94, 0.86, 16, 1.4))
HANDS_OF_THE_DEAD = composed(
    YARD,
    Figure(
        back=hand(-6, 86, 0.7, -20) + hand(126, 84, 0.7, 14) + hand(40, 78, 0.6, 8),
        main=together(hand(*told) for told in _REACHING)
        + ground(96)
        + poly("6 98, 14 88, 22 96, 30 90, 36 99")
        + poly("42 99, 50 90, 60 95, 70 89, 78 100")
        + poly("84 100, 92 91, 100 96, 108 92, 114 101"),
        cuts=together(hand_seams(x, y, size, angle) for x, y, size, angle, _ in _REACHING)
        + line("50 62, 66 62", 1.4)
        + line("16 106, 30 102, 48 107", 1)
        + line("72 105, 90 108, 108 104", 1),
        light=dots("30 40, 84 46, 12 52, 110 44", 1.2),
    ),
)

PATRINA_VELIKOVNA = composed(
    CASTLE,
    Figure(
        back=stroke("44 26 8, 26 34 9, 10 28 7, -6 36 4, -18 30 .8")
        + stroke("42 36 8, 24 50 8, 6 46 6, -10 56 .8")
        + stroke("40 48 7, 26 64 7, 10 66 5, -4 78 .8"),
        main=solid(WOMAN)
        + solid("70 31!, 66 20, 56 14, 45 17, 38 27, 35 42, 36 58, 42 66!, 50 60, 50 46, 56 36")
        + solid("58 40!, 48 37, 36 30!, 42 42, 52 48")
        + even("60 71, 48 72, 36 80, 30 94, 22 118!, 60 118!")
        + stroke("80 90 6, 96 82 4.8, 106 66 3.6")
        + hand(108, 66, 0.62, 24, 1.4),
        cuts=solid("63 38.4!, 66.6 36, 69.6 38!, 66.8 39.8")
        + line("61.6 34.4, 66 32.4, 70 34", 1)
        + line("65 49.6, 69.4 48.6", 1)
        + line("55 41.6, 47 38.6, 40 33.6", 1)
        + line("38 34, 28 42, 14 40", 1)
        + line("40 48, 28 58, 14 58", 1)
        + line("44 24, 56 20, 68 27", 1.4)
        + together(poly(f"{x} {y}, {x + 2.6} {y - 6}, {x + 5} {y + 0.6}") for x, y in ((46, 22), (53, 20), (60, 20.6)))
        + line("48 76, 56 84, 68 76", 1.2)
        + line("50 92, 46 116", 1)
        + line("66 90, 70 116", 1)
        + poly("60 86, 63 91, 60 97, 57 91"),
        light=spark(112, 32, 7, 0.24) + dots("98 42, 122 44, 104 22, 120 20", 1.3),
    ),
)

_WISP = "60 6, 44 10, 34 26, 32 46, 26 66, 14 84, 0 96!, 18 96, 14 110!, 32 100, 36 114!, 48 102, 60 116!"
HOWLING_GHOST = composed(
    VAULT,
    Figure(
        back=hoop(60, 56, 44, 1.6) + hoop(60, 56, 56, 1.4) + hoop(60, 56, 69, 1.2) + hoop(60, 56, 83, 1),
        main=even(_WISP) + both(stroke("36 58 7, 20 52 5.4, 16 36 4, 26 26 2")),
        cuts=both(oval(50, 36, 4.6, 7.4, -10), line("44 24, 52 23, 57 27", 1.2))
        + oval(60, 60, 7.6, 13)
        + inlay(oval(60, 66, 4, 5))
        + both(line("38 74, 34 92", 1), line("48 80, 46 98", 1), line("30 62, 22 58", 1))
        + line("60 80, 60 102", 1),
        light=both(dot(50, 39, 1.6)) + dots("16 16, 104 14, 8 66, 112 66", 1.3),
    ),
)

PROWLING_GHOST = composed(
    HALL,
    Figure(
        back=moved(solid("0 0!, 10 -24, 26 -30, 36 -18, 34 0, 44 26!, 30 20, 26 30!, 16 22, 6 32!"), 84, 44, 0.6),
        main=solid(
            """50 16, 38 18, 30 28, 28 40!, 22 46, 28 50, 30 58!, 38 62, 46 60!, 58 66, 74 72, 92 70, 108 60,
            124 62, 140 52!, 130 74, 116 84, 124 92!, 100 92, 84 104!, 74 96, 56 104!, 52 94, 34 100!, 36 88, 22 82!,
            40 74, 44 64!, 62 54, 70 40, 64 22"""
        )
        + stroke("46 56 9, 56 66 10, 66 76 11")
        + stroke("44 76 5, 26 72 4.4, 10 80 3.6")
        + moved(hand(0, 0, 0.5, -80, 1.3), 12, 79)
        + stroke("58 84 4, 40 88 3.6, 28 98 2.8"),
        cuts=solid("34 36!, 41 33, 46 38!, 40 41")
        + line("31 30, 40 27, 50 32", 1.2)
        + solid("28 51!, 36 51, 44 48!, 42 55, 34 57")
        + line("58 30, 62 40, 56 50", 1)
        + line("62 74, 82 80, 106 72", 1.1)
        + line("56 84, 72 90, 92 86", 1)
        + line("96 78, 114 76", 1),
        light=dot(40, 37, 1.4) + dots("20 18, 84 24, 98 40, 12 60", 1.2),
    ),
)

COLD_HANDS = composed(
    CELL,
    Figure(
        back=stroke("96 118 8, 92 84 7, 82 66 6") + moved(oval(0, 0, 14, 17), 60, 24),
        main=solid("36 118!, 40 92, 44 76, 50 62, 70 62, 76 76, 80 92, 84 118!")
        + even("60 8, 50 10, 44 20, 44 34, 50 46, 60 50")
        + stroke("60 46 7, 60 66 9")
        + moved(turned(hand(0, 0, 0.9, 0, 1.2), 62, 0, 0), 10, 82)
        + moved(turned(mirrored(hand(0, 0, 0.9, 0, 1.2), about=0), -62, 0, 0), 110, 82),
        cuts=solid("51 26!, 55 24, 58 27!, 55 29.6")
        + solid("69 26!, 65 24, 62 27!, 65 29.6")
        + line("50 20, 57 20", 1)
        + line("70 20, 63 20", 1)
        + oval(60, 40, 3, 4)
        + line("46 84, 60 92, 74 84", 1)
        + moved(turned(hand_seams(0, 0, 0.9), 62, 0, 0), 10, 82)
        + moved(turned(mirrored(hand_seams(0, 0, 0.9), about=0), -62, 0, 0), 110, 82)
        + together(
            line(f"{x} {y}, {x + a} {y + b}", 1)
            for x, y, a, b in ((44, 66, 6, 4), (76, 66, -6, 4), (42, 58, 6, 1), (78, 58, -6, 1))
        ),
        light=together(
            moved(together(turned(line("0 -5, 0 5", 1.1), a, 0, 0) for a in (0, 60, 120)), x, y, size)
            for x, y, size in (
                (26, 40, 1.2),
                (94, 40, 1.2),
                (18, 60, 0.8),
                (102, 58, 0.8),
                (34, 20, 0.7),
                (88, 18, 0.7),
            )
        ),
    ),
)

ANIMATED_ARMOR = composed(
    VAULT,
    Figure(
        back=at(prop.AXE, 12, 66, 1.35, -8).main,
        main=even("60 4, 48 6, 40 16, 38 30, 40 48!, 46 58, 56 64, 60 70!")
        + even("60 -14, 54 -10, 50 -2, 54 8, 60 6")
        + even("60 66, 46 68, 34 74, 28 90, 34 118!, 60 118!")
        + both(
            solid("42 72!, 28 64, 10 68, 0 84!, 8 94, 26 94, 38 86!"),
            stroke("12 92 7, 6 106 6, 12 118 6"),
        ),
        cuts=both(solid("41 34!, 50 34, 58 37!, 57 41, 48 40, 42 39"))
        + line("60 12, 60 32", 1.2)
        + line("60 42, 60 64", 1.2)
        + both(*(line(f"{x} 47, {x} 56", 1.1) for x in (46, 50.6, 55.2)))
        + both(
            line("40 22, 50 20, 60 21", 1),
            line("8 82, 20 74, 34 78", 1.1),
            line("12 90, 24 86, 34 88", 1),
            line("38 84, 46 92, 60 94", 1.2),
            line("36 100, 46 104, 60 105", 1.1),
            dots("42 78, 20 80", 1.3),
        )
        + line("60 76, 60 116", 1),
        light=both(dot(50, 37.2, 1.8)) + dots("28 20, 94 24, 104 12", 1.2) + stroke("40 110 .4, 44 100 1, 42 92 .3"),
    ),
)

GREEN_SLIME = composed(
    HALL,
    Figure(
        back=solid("-100 -12!, 220 -12!, 220 10, 150 14, 132 30, 122 12, 60 8, 0 14, -8 40, -18 14, -100 10!"),
        main=solid(
            """-100 -12!, 220 -12!, 220 2, 120 6, 112 8, 108 34, 104 40, 100 34, 98 12, 92 16, 90 46, 86 64,
            80 70, 74 62,
            72 44, 68 40, 64 50, 62 80, 56 92, 49 80, 46 48, 42 40, 38 46, 36 58, 31 62, 27 54, 26 24, 20 12, 14 14,
            12 30, 8 32, 6 16, 0 6, -100 4!"""
        )
        + oval(54, 106, 26, 6)
        + ground(104),
        cuts=oval(80, 52, 3, 5)
        + oval(54, 70, 4, 7)
        + oval(32, 48, 2.4, 4)
        + oval(103, 28, 2, 4)
        + line("50 20, 54 34, 52 46", 1.2)
        + line("78 18, 82 32", 1.1)
        + line("40 104.6, 66 104.6", 1.2)
        + dots("66 22, 36 20, 92 8, 18 6, 112 4, 44 8, 72 8", 1.4),
        light=oval(56, 98, 2, 2.8) + oval(80, 80, 2, 3) + oval(32, 72, 1.6, 2.6),
    ),
)

GRAY_OOZE = composed(
    CAVERN,
    Figure(
        back=moved(turned(bone(34), 30, 0, 0), 26, 66) + at(prop.SWORD, 92, 74, 0.9, 26).main,
        main=solid(
            """-40 118!, -30 104, -8 98, 6 90, 14 76, 26 68, 36 72, 44 62, 48 48, 58 36, 70 34, 80 42, 82 56, 90 64,
            100 64, 108 76, 112 90, 128 98, 150 104, 170 118!"""
        )
        + oval(20, 50, 5, 6)
        + oval(104, 46, 4, 5),
        cuts=oval(62, 50, 5, 6.6)
        + inlay(dot(61, 52, 2.2))
        + oval(74, 54, 3.4, 4.4)
        + inlay(dot(73.4, 55, 1.5))
        + moved(skull(0, 0, 0.5), 40, 90)
        + moved(turned(bone(26, 1.6), -20, 0, 0), 78, 92)
        + line("54 66, 64 70, 76 68", 1.1)
        + line("50 76, 46 84, 54 88", 1)
        + oval(20, 86, 3, 3.6)
        + oval(102, 82, 3, 3.6)
        + dots("12 100, 58 104, 96 100, 110 104, 26 104", 1.5),
        light=dots("52 24, 66 20, 78 26, 88 48, 44 40", 1.3),
    ),
)

LASH_OF_SHADOW = composed(
    HALL,
    Figure(
        back=stroke("-30 96 2, -10 76 5, 10 90 4, 30 76 1"),
        main=solid(
            "70 118!, 72 86, 66 64, 70 40, 82 26!, 82 36, 92 20, 108 10!, "
            "104 24, 118 20, 132 26!, 124 36, 142 44!, 134 60, 150 118!"
        )
        + stroke("80 66 8, 60 52 6.4, 46 34 5, 52 14 4.2, 36 2 3.4, 16 8 2.8, 8 26 2.2, 18 36 1.6, 24 28 .5")
        + stroke("78 84 7, 56 84 5.4, 38 70 4.2, 22 74 3.4, 8 62 2.4, -4 66 .6")
        + stroke("80 98 6, 56 104 4.6, 34 98 3.6, 14 108 2.6, -4 100 .6"),
        cuts=solid("84 44!, 92 38, 98 44!, 91 48")
        + solid("122 46!, 114 39, 107 44!, 114 49")
        + poly("90 66, 96 58, 100 64, 104 57, 108 64, 112 58, 118 66, 112 62, 108 68, 104 62, 100 68, 96 62")
        + line("76 62, 60 46, 54 34", 1)
        + line("74 84, 56 80, 42 72", 1)
        + line("92 84, 96 104", 1)
        + line("112 80, 112 104", 1),
        light=dot(92, 43, 1.5)
        + dot(113.6, 43.6, 1.5)
        + dots("30 50, 12 44, 66 26, 36 20", 1.2)
        + spark(22, 36, 4, 0.24),
    ),
)

WHISPERING_DARK = composed(
    Figure(
        far=box(-160, -10, 440, 124) + inlay(oval(60, 54, 62, 44)),
        back=mist(22, 4) + mist(92, -4),
        main=solid("-100 -12!, 220 -12!, 220 20, 150 24, 110 14, 84 22, 60 12, 30 22, 0 12, -40 24, -100 18!")
        + solid("-100 118!, 220 118!, 220 88, 150 84, 116 96, 90 86, 60 98, 30 86, 0 96, -40 84, -100 90!")
        + even("60 36, 44 38, 24 50, 12 56!, 26 62, 44 72, 60 74"),
        cuts=solid("20 55.6!, 40 47, 60 50!, 80 47, 100 55.6!, 80 58, 60 56, 40 58")
        + solid("24 58.6!, 44 61, 60 59, 76 61, 96 58.6!, 78 67, 60 70, 42 67")
        + inlay(line("60 60, 60 69", 0.8))
        + dots("20 14, 46 8, 76 8, 104 10, 24 100, 58 106, 92 100", 1),
        light=both(shut_eye(14, 26, 0.5))
        + both(shut_eye(4, 82, 0.4))
        + shut_eye(60, 22, 0.36)
        + shut_eye(60, 90, 0.36),
    ),
)

_PROFILE = """44 78!, 46 66, 40 56, 38 44, 42 30, 54 22, 66 26, 70 36!, 70 42, 75 49!, 71 51, 71 54, 69 56, 71 59,
68 66,
    62 67, 60 78!"""
STRAHDS_WHISPERS = composed(
    CASTLE,
    Figure(
        back=stroke("-30 40 2, 0 30 6, 20 44 5, 36 40 1") + stroke("-30 60 2, -4 56 5, 14 66 4, 30 60 1"),
        main=moved(
            solid(_PROFILE),
            38,
            14,
            1.0,
        )
        + solid("68 118!, 72 100, 84 90, 104 90, 120 98, 126 118!")
        + solid("44 116!, 42 96, 34 88, 20 82, 4 86, -10 96, -16 116!")
        + moved(solid(_PROFILE), -18, 12)
        + solid("44 116!, 38 92, 26 76, 8 58!, 2 78, -12 90, -20 116!"),
        cuts=line("10 66, 24 82, 34 96, 38 114", 1.2)
        + line("95 54, 102 53", 1.2)
        + line("42 50, 49 49", 1.1)
        + line("30 52, 36 50, 33 58", 1)
        + line("92 50, 100 47.6", 1)
        + line("104 42, 98 36, 88 40", 1.1)
        + line("47 67, 52 68", 1)
        + line("84 100, 94 108, 108 100", 1.2),
        light=dots("54 62, 58 58, 62 62, 66 58, 70 62, 74 58", 1.3) + bat(20, 14, 0.7, -10) + bat(94, 8, 0.6, 12),
    ),
)

FIGURES = {
    "hands_of_the_dead": HANDS_OF_THE_DEAD,
    "patrina_velikovna": PATRINA_VELIKOVNA,
    "howling_ghost": HOWLING_GHOST,
    "prowling_ghost": PROWLING_GHOST,
    "cold_hands": COLD_HANDS,
    "animated_armor": ANIMATED_ARMOR,
    "green_slime": GREEN_SLIME,
    "gray_ooze": GRAY_OOZE,
    "lash_of_shadow": LASH_OF_SHADOW,
    "whispering_dark": WHISPERING_DARK,
    "strahds_whispers": STRAHDS_WHISPERS,
}
