"""Powers of the wizard, and steps of the fey."""

from tools.art.figures.caveloot_parts import composed
from tools.art.figures.kinfire_people import hand, hand_seams, person
from tools.art.figures.parts import edge, flame, shard, skull
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
from tools.art.figures.ravenloft_parts import BATTLEMENTS, CAVERN, CELL, HALL, VAULT, YARD, bolt, mist
from tools.art.figures.ravenloft_props import FLOOR, foe, forearm
from tools.art.figures.stage import Figure

FORCE_BOLT = composed(
    HALL,
    Figure(
        back=stroke("10 70 .5, 44 58 5, 80 46 9, 96 40 12") + inlay(stroke("20 67 .5, 50 57 2, 80 47 4, 96 41 5")),
        main=moved(hand(0, 0, 1.1, 60, 0.8), 4, 92) + poly("98 30, 112 36, 106 48, 96 50, 90 40"),
        cuts=moved(hand_seams(0, 0, 1.1, 60), 4, 92) + line("98 34, 103 40, 97 46", 1.1) + line("103 40, 109 38", 1),
        light=spark(114, 36, 7, 0.2) + dots("60 40, 70 66, 46 74, 84 24", 1.5),
    ),
)
CINDER_BURST = composed(
    CAVERN,
    Figure(
        back=fan(poly("60 54, 54 -30, 66 -30"), range(0, 360, 45), 60, 54) + dot(60, 54, 30),
        main=fan(flame(60, 38, 0.9), range(0, 360, 60), 60, 54) + dot(60, 54, 17),
        cuts=fan(poly("57 50, 60 41, 63 50"), range(0, 360, 60), 60, 54),
        light=dot(60, 54, 9)
        + dots("20 20, 32 34, 96 24, 104 40, 100 84, 86 96, 24 84, 14 68, 60 4, 60 104, 40 12, 84 8", 1.7),
    ),
)
REPELLING_GUST = composed(
    BATTLEMENTS,
    Figure(
        back=foe(104, 94, 1.1, 44) + stroke("20 30 .6, 50 24 3, 84 30 3.4, 100 20 2.4, 92 10 1.6, 84 16 .6"),
        main=moved(hand(0, 0, 1.15, 62, 0.9), -2, 80)
        + stroke("40 66 .6, 62 60 3.6, 88 64 3.6, 108 54 2.6, 104 42 2, 94 44 .6")
        + stroke("34 86 .6, 56 82 3.6, 84 88 3.6, 112 82 .8")
        + FLOOR,
        cuts=moved(hand_seams(0, 0, 1.15, 62), -2, 80) + line("58 61, 86 64", 0.9) + line("56 83, 80 87", 0.9),
        light=dots("52 44, 70 46, 84 76, 118 70, 70 98", 1.4),
    ),
)
STATIC_TOUCH = composed(
    CELL,
    Figure(
        main=moved(
            turned(
                stroke("0 0 4, 0 -26 3.6, 0 -40 2.6")
                + oval(-3, 12, 13, 16)
                + stroke("-6 0 3.6, -8 -10 3.4, -2 -12 3")
                + stroke("0 20 10, 4 60 13"),
                64,
                0,
                0,
            ),
            30,
            66,
            1.15,
        )
        + foe(104, 104, 1.25, 10, False),
        cuts=moved(
            turned(line("-8 2, -3 8", 1) + line("-10 10, -4 14", 1) + line("-12 28, 10 28", 1.2), 64, 0, 0),
            30,
            66,
            1.15,
        ),
        light=bolt("74 44, 84 48, 80 56, 92 60, 88 70, 104 76", 2.4)
        + bolt("74 44, 86 36, 92 42, 104 34", 2)
        + spark(74, 46, 9, 0.2)
        + dots("70 28, 60 34, 112 48", 1.5),
    ),
)
SECOND_SIGHT = composed(
    YARD,
    Figure(
        back=fan(poly("60 50, 57 -60, 63 -60"), range(0, 360, 20), 60, 50),
        main=moved(hand(0, 0, 2.1, 0, 1.2), 58, 108),
        cuts=solid("40 76!, 48 68, 58 65, 68 68, 77 76!, 68 84, 58 87, 48 84")
        + inlay(dot(58, 76, 8))
        + dot(58, 76, 3.4)
        + together(
            line(f"{58 + a} {b}, {58 + a * 1.25:.1f} {b - 5}", 1.1) for a, b in ((-12, 64), (-4, 61), (4, 61), (12, 64))
        ),
        light=dot(58, 76, 1.8) + dots("16 30, 104 30, 10 60, 110 62, 58 4", 1.5),
    ),
)
_STEPPING = person(
    "2 -42",
    "1 -33, 0 -12",
    ("1 -32, 12 -24, 18 -32", "1 -32, -8 -22, -12 -14"),
    ("0 -12, 8 2, 8 18", "0 -12, -8 0, -14 14"),
    1.4,
)
BLINK = composed(
    VAULT,
    Figure(
        back=oval(24, 60, 20, 46)
        + inlay(oval(24, 60, 16, 42))
        + oval(96, 60, 20, 46)
        + inlay(oval(96, 60, 16, 42))
        + moved(_STEPPING, 26, 86, 0.95),
        main=moved(_STEPPING, 94, 86, 1.05) + FLOOR,
        cuts=line("90 50, 100 52", 1),
        light=dots("38 48, 46 54, 54 50, 62 56, 70 50, 78 56, 44 66, 56 70, 68 68, 36 78, 48 38, 66 40", 1.7)
        + spark(60, 20, 5, 0.22),
    ),
)
_ROBED = solid("-14 40!, -12 12, -8 0, 8 0, 12 12, 14 40!") + oval(0, -9, 7.6, 9) + poly("-9 -12, 0 -34, 9 -12")
MIRROR_VEIL = composed(
    HALL,
    Figure(
        back=moved(_ROBED, 14, 64, 1.2)
        + moved(_ROBED, 106, 64, 1.2)
        + moved(_ROBED, 36, 54, 0.9)
        + moved(_ROBED, 84, 54, 0.9),
        main=moved(_ROBED, 60, 62, 1.5) + FLOOR,
        cuts=even("60 40, 55 42, 54 50, 57 55, 60 56")
        + inlay(both(dot(57.4, 48, 1)))
        + line("60 66, 60 104", 1.1)
        + spark(60, 26, 4, 0.3)
        + line("50 74, 46 100", 1)
        + line("70 74, 74 100", 1),
        light=line("34 8, 30 104", 0.9) + line("86 8, 90 104", 0.9) + dots("24 20, 96 20, 60 2", 1.3),
    ),
)
DISPEL = composed(
    VAULT,
    Figure(
        back=hoop(60, 46, 44, 2) + inlay(box(94, 20, 20, 22), box(10, 60, 16, 20), box(52, -4, 14, 10)),
        main=moved(oval(0, 0, 21, 18) + box(-20, -17, 38, 30, 9), 60, 60)
        + forearm("60 130, 60 104, 60 76", 15)
        + poly("40 40, 30 22, 48 30, 58 12, 66 30, 88 18, 80 40"),
        cuts=together(line(f"{x} 44, {x} 56, {x + 2} 64", 1.2) for x in (50, 60, 70))
        + line("42 64, 60 68, 78 64", 1.1)
        + line("48 36, 54 30", 1)
        + line("70 36, 76 28", 1),
        light=poly("22 20, 30 14, 30 24")
        + poly("92 14, 100 8, 100 18")
        + poly("104 52, 112 48, 110 58")
        + poly("12 48, 18 42, 20 52")
        + dots("40 6, 78 2, 110 30", 1.6),
    ),
)
FIRE_GLOBE = composed(
    HALL,
    Figure(
        back=dot(60, 42, 42) + foe(14, 104, 0.8, -12) + foe(106, 104, 0.8, 12, False),
        main=dot(60, 42, 30)
        + together(turned(flame(60, 18, 0.7), a, 60, 42) for a in range(-120, 121, 40))
        + foe(44, 108, 0.7, -8, False)
        + foe(78, 108, 0.7, 8)
        + FLOOR,
        cuts=solid(
            "60 18, 46 24, 38 38!, 46 34, 44 46, 52 60!, 54 50, 62 54, "
            "66 66!, 72 56, 78 58!, 82 46, 76 36!, 74 44, 68 38, 66 26"
        ),
        light=solid("60 30, 52 38!, 52 48, 60 56, 70 50, 68 42!, 64 44")
        + dots("20 14, 100 14, 10 40, 110 44, 32 80, 90 80", 1.7),
    ),
)
_BOLTS = (
    "-10 20, 2 40, -4 48, 12 66",
    "18 66, 30 58, 26 50, 38 40",
    "50 52, 60 56, 58 66, 72 68",
    "84 62, 94 52, 92 44, 104 34",
    "114 24, 124 12, 122 4, 134 -8",
)
LIGHTNING_CHAIN = composed(
    VAULT,
    Figure(
        back=together(bolt(way, 6) for way in _BOLTS) + mist(10, 3),
        main=together(
            moved(skull(0, 0, s), x, y) for x, y, s in ((14, 78, 0.6), (44, 44, 0.66), (78, 74, 0.7), (108, 34, 0.66))
        )
        + FLOOR,
        light=together(bolt(way, 2.6) for way in _BOLTS) + dots("30 20, 66 24, 92 92, 30 94", 1.5),
    ),
)
SLEEP_MIST = composed(
    CAVERN,
    Figure(
        back=dot(96, 20, 14) + inlay(dot(103, 16, 13)) + mist(50, 3),
        main=solid(
            "4 118!, 8 96, 22 84, 40 82, 36 70, 44 58, 58 52, 74 54, 84 64, "
            "86 76!, 94 84, 96 90!, 88 92, 84 100, 70 104, 92 118!"
        )
        + stroke("46 60 4, 34 52 3, 26 40 .8")
        + stroke("62 53 4, 62 42 3, 70 32 .8")
        + stroke("-60 108 1, 0 100 5, 40 110 6, 90 104 6, 130 110 5, 200 104 1"),
        cuts=line("66 74, 72 77, 79 75", 1.5)
        + line("84 92, 76 94, 70 92", 1.1)
        + line("20 96, 32 100", 1)
        + line("90 84, 93 87", 1.1),
        light=line("88 58, 96 58!, 88 66!, 96 66", 1.5)
        + line("102 40, 113 40!, 102 51!, 113 51", 1.7)
        + dots("20 30, 30 16, 12 50", 1.3),
    ),
)
FROST_PRISON = composed(
    CAVERN,
    Figure(
        back=shard(14, 108, 74, 12, -18)
        + shard(106, 108, 80, 12, 16)
        + poly("60 -8, 32 14, 26 60, 34 108, 86 108, 94 60, 88 14"),
        main=foe(60, 102, 1.45, 0) + shard(30, 110, 34, 8, -14) + shard(92, 110, 40, 9, 12) + FLOOR,
        cuts=edge(30, 110, 34, 8, -14) + edge(92, 110, 40, 9, 12) + line("52 64, 68 66", 1),
        light=line("60 -6, 50 20!, 34 14", 1.2)
        + line("50 20!, 42 60!, 27 60", 1.1)
        + line("42 60!, 46 104", 1.1)
        + line("50 20!, 78 24!, 88 14", 1.1)
        + line("78 24!, 80 62!, 94 60", 1.1)
        + line("80 62!, 76 104", 1.1)
        + dots("16 20, 104 16", 1.4),
    ),
)
FEY_STEP = composed(
    YARD,
    Figure(
        back=even("60 -6, 34 2, 18 24, 14 60, 14 118, 4 118!, 4 56, 10 20, 30 -6, 60 -16")
        + together(
            moved(turned(feather(0, 0, 15, 5), a, 0, 0), x, y)
            for x, y, a in (
                (14, 40, -60),
                (20, 20, -30),
                (34, 6, 10),
                (60, -2, 60),
                (86, 6, 20),
                (100, 20, 60),
                (106, 40, 100),
                (12, 66, -70),
                (108, 66, 110),
            )
        ),
        main=moved(_STEPPING, 62, 84, 1.1) + solid("64 50!, 46 54, 30 70, 20 92!, 38 84, 54 82") + FLOOR,
        cuts=line("54 60, 40 76", 1) + line("58 48, 68 50", 1),
        light=together(turned(oval(x, y, 2.4, 4.4), 60, x, y) for x, y in ((8, 108), (-8, 104), (26, 104)))
        + dots("34 54, 26 66, 18 78, 40 40, 86 34, 92 50, 80 24, 96 70, 30 36", 1.6)
        + spark(84, 70, 5, 0.22),
    ),
)
FOCUS = composed(
    VAULT,
    Figure(
        back=hoop(60, 44, 40, 1.6) + hoop(60, 44, 52, 1.2),
        main=even("60 22, 50 24, 46 34, 50 46, 56 50, 56 56, 40 60, 30 72, 24 90!, 42 96, 60 96")
        + both(stroke("34 68 5, 22 84 4.4, 34 94 4"), stroke("60 100 9, 40 102 8, 18 100 6, 10 106 3"))
        + FLOOR,
        cuts=both(line("51 36, 55 37.4, 58 36", 1.2))
        + line("56 44, 64 44", 1)
        + line("46 68, 60 76, 74 68", 1.2)
        + even("60 80, 56 86, 60 94"),
        light=spark(60, 8, 9, 0.22)
        + together(moved(fan(oval(0, -3, 1, 2), (0, 120, 240), 0, 0), x, y) for x, y in ((22, 36), (98, 36)))
        + dots("30 16, 90 16, 14 56, 106 56", 1.5),
    ),
)

FIGURES = {
    "force_bolt": FORCE_BOLT,
    "cinder_burst": CINDER_BURST,
    "repelling_gust": REPELLING_GUST,
    "static_touch": STATIC_TOUCH,
    "second_sight": SECOND_SIGHT,
    "blink": BLINK,
    "mirror_veil": MIRROR_VEIL,
    "dispel": DISPEL,
    "fire_globe": FIRE_GLOBE,
    "lightning_chain": LIGHTNING_CHAIN,
    "sleep_mist": SLEEP_MIST,
    "frost_prison": FROST_PRISON,
    "fey_step": FEY_STEP,
    "focus": FOCUS,
}
