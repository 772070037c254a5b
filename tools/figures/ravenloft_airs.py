"""What lies over a whole dungeon, or over one hero: environments and curses."""

from tools.figures.caveloot_parts import CASTLE, composed
from tools.figures.kinfire_people import hand, hand_seams, person
from tools.figures.parts import bat, edge, shard, skull
from tools.figures.pen import (
    both,
    box,
    dot,
    dots,
    even,
    fan,
    inlay,
    line,
    moved,
    oval,
    poly,
    solid,
    stroke,
    together,
    turned,
)
from tools.figures.ravenloft_parts import CAVERN, CELL, HALL, VAULT, YARD, bone, cross, grave, ground, rounds
from tools.figures.stage import Figure

_STANDING = person(
    "0 -34",
    "0 -26, 0 -12",
    ("0 -25, -5 -17, -4 -9", "0 -25, 5 -17, 4 -9"),
    ("0 -12, -3 -5, -4 2", "0 -12, 3 -5, 4 2"),
    0.82,
)
CIRCLE_OF_DEATH = composed(
    VAULT,
    Figure(
        back=oval(60, 84, 72, 26) + inlay(oval(60, 84, 66, 22.6)) + oval(60, 84, 48, 16) + inlay(oval(60, 84, 44, 14)),
        main=together(
            moved(skull(0, 0, size), x, y)
            for x, y, size in (
                (-4, 80, 0.42),
                (22, 98, 0.56),
                (60, 104, 0.66),
                (98, 98, 0.56),
                (124, 80, 0.42),
                (22, 66, 0.3),
                (98, 66, 0.3),
            )
        )
        + moved(skull(0, 0, 0.86), 60, 19)
        + moved(_STANDING, 46, 84, 1.15)
        + moved(_STANDING, 75, 84, 1.15)
        + solid("-100 118!, -100 114, 220 114, 220 118!"),
        cuts=line("44 60, 48 60", 1) + line("73 60, 77 60", 1),
        light=both(dot(54.4, 18.6, 1.6))
        + line("34 34, 44 42", 1.2)
        + line("86 34, 76 42", 1.2)
        + dots("28 44, 92 44, 60 46", 1.3),
    ),
)

_ICICLE = tuple(
    (x, high, wide)
    for x, high, wide in (
        (-40, 30, 8),
        (-20, 44, 9),
        (0, 28, 7),
        (16, 50, 8),
        (30, 26, 6),
        (90, 28, 6),
        (104, 52, 8),
        (120, 30, 7),
        (140, 46, 9),
        (160, 30, 8),
    )
)
ICY_CORRIDOR = composed(
    HALL,
    Figure(
        main=together(
            poly(f"{x - wide} -12, {x + wide} -12, {x + 1} {high}, {x - 1} {high}") for x, high, wide in _ICICLE
        )
        + together(
            poly(f"{x - 4} -12, {x + 4} -12, {x} {high}") for x, high in ((44, 22), (56, 32), (68, 20), (78, 34))
        )
        + solid("-100 118!, -100 96!, -20 98, 10 92, 34 96, 60 93, 86 97, 112 92, 150 98, 220 96!, 220 118!")
        + shard(12, 100, 34, 7, -14)
        + shard(24, 102, 22, 5, 8)
        + shard(106, 100, 38, 7, 12)
        + shard(94, 102, 20, 5, -10),
        cuts=edge(12, 100, 34, 7, -14)
        + edge(106, 100, 38, 7, 12)
        + together(line(f"{x - 2} 0, {x - 1} {high - 12}", 1) for x, high, _ in _ICICLE)
        + line("44 104, 60 102, 80 105", 1)
        + line("30 112, 54 109", 1),
        light=together(
            moved(
                together(
                    turned(line("0 -8, 0 8", 1.2) + line("-2.4 -6, 0 -3.6, 2.4 -6", 1), a, 0, 0) for a in (0, 60, 120)
                ),
                x,
                y,
                size,
            )
            for x, y, size in ((60, 56, 1.2), (42, 74, 0.7), (80, 76, 0.6))
        )
        + dots("50 44, 70 44, 66 84, 52 86", 1),
    ),
)

CHOKING_FOG = composed(
    HALL,
    Figure(
        back=rounds(
            (10, 60, 18), (34, 50, 16), (60, 44, 18), (88, 50, 17), (112, 60, 18), (-20, 56, 18), (140, 56, 18)
        ),
        main=rounds((-30, 96, 24), (0, 92, 20), (24, 98, 20), (92, 98, 20), (118, 92, 21), (150, 96, 24), (56, 108, 14))
        + moved(
            person(
                "0 -46",
                "-1 -36, 0 -16",
                ("-1 -35, -10 -34, -4 -44", "-1 -35, 8 -26, 14 -34"),
                ("0 -16, -5 -6, -6 8", "0 -16, 5 -6, 6 8"),
                1.2,
            ),
            60,
            92,
            1.2,
        ),
        cuts=line("52 42, 60 44.6, 66 41", 1.4)
        + line("-20 88, -10 82, 2 84", 1.2)
        + line("14 92, 24 86, 32 92", 1.2)
        + line("88 92, 96 87, 104 92", 1.2)
        + line("112 84, 122 80, 132 86", 1.2),
        light=dots("78 36, 86 30, 92 38, 40 34, 32 26", 1.3),
    ),
)

_BANK = rounds(*((-60 + 24 * k, 62 + 5 * (k % 3), 15 + 3 * (k % 2)) for k in range(11)))
ROLLING_MIST = composed(
    CASTLE,
    Figure(
        back=_BANK
        + box(-100, 66, 340, 60)
        + inlay(
            *(line(f"{x} 66, {x + 10} 56, {x + 20} 62, {x + 16} 70, {x + 11} 66", 1.2) for x in (-28, 20, 70, 118))
        ),
        main=cross(28, 100, 38, -5)
        + grave(64, 100, 11, 30, 4)
        + cross(100, 100, 30, 6)
        + ground(97)
        + stroke("-100 88 .5, -20 84 4, 10 90 3, 40 86 .6")
        + stroke("46 92 .5, 74 86 4, 110 90 3.4, 150 84 3, 220 88 .5"),
        cuts=line("58 80, 70 80", 1.1) + line("58 86, 70 86", 1.1) + line("28 68, 28 84", 1),
        light=dots("50 18, 66 26, 30 26, 84 22", 1.2),
    ),
)

UNHALLOWED_GROUND = composed(
    YARD,
    Figure(
        back=moved(turned(cross(0, 0, 40), 22, 0, 0), 108, 92, 1.1),
        main=cross(0, 0, 1)
        + turned(box(52, 6, 12, 88) + box(28, 66, 60, 12), 8, 60, 100)
        + ground(94)
        + poly("34 98, 44 86, 56 92, 66 84, 78 90, 88 99")
        + moved(turned(bone(30), -20, 0, 0), 18, 92)
        + moved(skull(0, 0, 0.5), 102, 90),
        cuts=turned(line("58 12, 58 60", 1.2) + line("34 72, 82 72", 1.2), 8, 60, 100)
        + line("66 20, 60 30!, 68 36!, 61 46", 1)
        + line("20 104, 40 100, 54 106", 1)
        + line("72 104, 96 108", 1),
        light=both(stroke("34 84 .5, 30 70 2, 36 58 1.4, 32 46 .3")) + dots("20 40, 14 52, 104 44, 110 56", 1.3),
    ),
)

GRAVE_CHILL = composed(
    YARD,
    Figure(
        back=cross(104, 98, 46, 7),
        main=solid("30 100!, 30 42, 36 26, 50 18, 70 18, 84 26, 90 42, 90 100!")
        + box(22, 94, 76, 10, 2)
        + ground(101)
        + together(poly(f"{x} 90, {x + 5} 90, {x + 2.4} {y}") for x, y in ((30, 98), (84, 99))),
        cuts=together(
            turned(
                line("60 32, 60 76", 1.7) + line("54 36, 60 42, 66 36", 1.4) + line("54 72, 60 66, 66 72", 1.4),
                a,
                60,
                54,
            )
            for a in (0, 60, 120)
        )
        + line("36 84, 84 84", 1)
        + line("38 44, 42 32, 50 25", 1)
        + line("28 99, 92 99", 1),
        light=dots("20 34, 12 52, 24 66, 100 30, 108 50, 98 66, 46 8, 78 8", 1.5),
    ),
)

BLOOD_MOON = composed(
    Figure(
        far=box(-160, -10, 440, 124)
        + inlay(dot(60, 42, 40))
        + rounds((44, 26, 6), (78, 52, 7), (50, 58, 4), (76, 24, 3)),
        back=poly("-60 118, -40 84, -14 72, 8 118") + poly("108 118, 132 66, 158 82, 180 118"),
        main=solid("-100 118!, -100 104, -20 102, 20 94, 44 96, 62 92, 84 98, 110 96, 150 104, 220 102, 220 118!")
        + solid(
            """46 96!, 46 84, 48 72, 46 62, 50 52, 58 46, 62 38!, 66 43, 72 38, 82 28!, 85 31, 80 37, 84 38!, 78 44,
            74 52, 74 62, 74 80, 78 96!, 70 96, 68 80, 64 96!, 58 96, 60 82, 54 86, 54 96!"""
        )
        + stroke("47 92 3.4, 38 88 3, 30 92 2, 26 100 .6")
        + bat(20, 24, 1.0, -14)
        + bat(104, 20, 0.8, 12)
        + bat(100, 60, 0.6, -8),
        cuts=solid("70 42.4!, 73.4 40.6, 75 42!, 72 44")
        + line("54 56, 52 66, 56 76", 1)
        + line("60 52, 62 60", 1)
        + line("66 60, 65 74", 1),
        light=dots("4 60, 112 40, 10 44", 1),
    ),
)

STRAHDS_HUNGER = composed(
    CASTLE,
    Figure(
        back=both(solid("40 20!, 14 20, -14 40, -28 80, -30 118!, 20 118!")),
        main=solid("-20 -12!, 140 -12!, 134 10, 116 28, 96 36, 78 33, 60 36, 42 33, 24 36, 4 28, -14 10!")
        + solid("-10 118!, 4 92, 24 80, 44 84, 60 80, 76 84, 96 80, 116 92, 130 118!")
        + both(poly("30 34, 36 70, 46 35"))
        + both(poly("50 35, 53 46, 57 36"))
        + both(poly("36 83, 40 66, 45 84"))
        + both(poly("50 83, 53 74, 57 81")),
        cuts=both(line("35 38, 37.4 58", 1.1), line("8 18, 26 26, 46 26", 1.2), line("20 98, 40 92, 58 92", 1.2))
        + line("54 8, 60 10, 66 8", 1.2),
        light=solid("37 72!, 34.6 77, 37 80!, 39.4 77") + solid("83 72!, 80.6 78, 83 81!, 85.4 78") + dot(60, 60, 1),
    ),
)

LEADEN_LIMBS = composed(
    CELL,
    Figure(
        back=line("60 -10, 60 8", 2),
        main=dot(26, 86, 21)
        + dot(98, 86, 21)
        + box(20, 60, 12, 8, 2)
        + box(92, 60, 12, 8, 2)
        + together(oval(26 + 4 * k, 58 - 8 * k, 3.4, 5, 26) for k in range(4))
        + together(oval(98 - 4 * k, 58 - 8 * k, 3.4, 5, -26) for k in range(4))
        + inlay(together(oval(26 + 4 * k, 58 - 8 * k, 1.3, 2.6, 26) for k in range(4)))
        + inlay(together(oval(98 - 4 * k, 58 - 8 * k, 1.3, 2.6, -26) for k in range(4)))
        + moved(
            person(
                "0 -40",
                "0 -31, 2 -10",
                ("0 -30, -10 -20, -16 -10", "0 -30, 12 -20, 16 -10"),
                ("2 -10, -8 4, -16 20", "2 -10, 10 4, 14 20"),
                1.2,
            ),
            60,
            66,
            1.1,
        )
        + ground(104),
        cuts=line("12 80, 16 72, 24 68", 1.4) + line("84 80, 88 72, 96 68", 1.4) + line("54 22, 66 22", 1.2),
    ),
)

DULLED_EDGE = composed(
    VAULT,
    Figure(
        back=fan(poly("60 50, 57 -50, 63 -50"), range(18, 360, 36), 60, 50),
        main=turned(
            poly(
                "53 84, 53 50, 57 46, 53 40, 53 22, 58 18, 54 10, 60 -4, "
                "66 8, 67 26, 62 30, 67 34, 67 58, 63 62, 67 66, 67 84"
            )
            + stroke("38 84 2.4, 60 86 3, 82 84 2.4")
            + stroke("60 86 3, 60 104 3.4")
            + dot(60, 109, 5),
            24,
            60,
            56,
        )
        + poly("88 34, 96 28, 93 40")
        + poly("34 60, 26 54, 28 64")
        + poly("98 58, 106 60, 99 66"),
        cuts=turned(line("60 78, 60 14", 1.2) + line("56 90, 64 92", 1) + line("56 96, 64 98", 1), 24, 60, 56),
        light=dots("94 20, 24 44, 108 50, 20 62", 1.2),
    ),
)

CRACKED_SHIELD = composed(
    VAULT,
    Figure(
        main=solid("60 4!, 44 12, 24 14!, 23 40, 30 66, 44 86, 52 94!, 56 78!, 48 66!, 58 54!, 50 40!, 62 28!, 56 18!")
        + solid("66 5!, 78 12, 98 15!, 98 40, 92 66, 80 84, 66 98!, 64 80!, 56 66!, 66 54!, 58 41!, 70 28!, 63 17!")
        + poly("56 104, 62 100, 66 110, 58 112"),
        cuts=line("52 16, 30 21, 30 42, 36 62, 48 78", 1.2)
        + line("74 18, 91 22, 91 42, 86 62, 72 82", 1.2)
        + poly("42 34, 46 44, 42 54, 37 44")
        + poly("80 34, 84 44, 80 54, 75 44")
        + line("50 40, 42 27", 0.9)
        + line("66 54, 78 62", 0.9),
        light=dots("58 30, 55 62, 61 88, 20 84, 104 80", 1.2),
    ),
)

CREEPING_ROT = composed(
    CAVERN,
    Figure(
        main=hand(58, 92, 1.9, 4, 1.2) + ground(112),
        cuts=hand_seams(58, 92, 1.9, 4)
        + rounds(
            (50, 72, 4.4),
            (57, 66, 2.8),
            (66, 80, 3.4),
            (48, 84, 2.4),
            (70, 64, 2),
            (62, 54, 2.4),
            (46, 50, 1.8),
            (72, 90, 2.2),
        )
        + inlay(rounds((50, 72, 2), (66, 80, 1.5)))
        + line("56 112, 52 100, 58 90, 54 82", 1.2)
        + line("58 90, 66 92", 1)
        + line("62 56, 64 46, 61 38", 1),
        light=dots("28 44, 34 30, 92 40, 98 56, 24 66, 86 24", 1.3)
        + moved(line("-6 0, -2 -3, 2 1, 6 -2", 2.4), 96, 84)
        + moved(line("-6 0, -2 3, 2 -1, 6 2", 2.4), 22, 88),
    ),
)

DREAD = composed(
    HALL,
    Figure(
        back=even("60 -12, 30 -12, 16 6, 8 30, 4 60, -10 90, -30 118!, 60 118!"),
        main=moved(
            person(
                "0 -40",
                "-2 -31, 2 -12",
                ("-2 -30, -9 -34, -5 -42", "-2 -30, 7 -33, 6 -41"),
                ("2 -12, -4 -2, -2 10", "2 -12, 6 -3, 8 10"),
                1.2,
            ),
            60,
            98,
            0.86,
        )
        + ground(108),
        cuts=line("56 74, 62 74", 0.9),
        light=both(solid("30 30!, 42 26, 54 36!, 42 39"))
        + solid("36 50!, 48 46, 60 49, 72 46, 84 50!, 72 53, 60 52, 48 53")
        + dots("14 88, 106 88, 24 100, 96 100", 1.2),
    ),
)

_HOURGLASS = (
    box(34, 8, 52, 8, 2)
    + box(34, 96, 52, 8, 2)
    + even("60 14!, 40 14!, 40 28, 46 42, 57 54, 57 58, 46 70, 40 84, 40 98!, 60 98!")
    + both(stroke("36 14 2, 36 98 2"))
)
WEIGHT_OF_YEARS = composed(
    VAULT,
    Figure(
        back=stroke("102 118 3, 100 60 2.6, 102 16 2.4")
        + solid("103 16!, 84 12, 66 18, 54 32!, 70 26, 86 26, 101 28!"),
        main=_HOURGLASS + ground(103),
        cuts=even("60 20!, 45 20!, 45 28, 50 40, 58.6 52, 58.6 60, 50 72, 45 84, 45 93!, 60 93!")
        + inlay(
            even("60 34!, 50 32, 49 34!, 52 41, 58.8 50, 60 51!"),
            even("60 74!, 54 80, 47.6 88, 46.6 92!, 60 92!"),
            line("60 50, 60 76", 1.1),
        )
        + line("38 12, 82 12", 1)
        + line("38 100, 82 100", 1),
        light=dots("18 40, 24 58, 14 70, 28 26", 1.2),
    ),
)

FIGURES = {
    "circle_of_death": CIRCLE_OF_DEATH,
    "icy_corridor": ICY_CORRIDOR,
    "choking_fog": CHOKING_FOG,
    "rolling_mist": ROLLING_MIST,
    "unhallowed_ground": UNHALLOWED_GROUND,
    "grave_chill": GRAVE_CHILL,
    "blood_moon": BLOOD_MOON,
    "strahds_hunger": STRAHDS_HUNGER,
    "leaden_limbs": LEADEN_LIMBS,
    "dulled_edge": DULLED_EDGE,
    "cracked_shield": CRACKED_SHIELD,
    "creeping_rot": CREEPING_ROT,
    "dread": DREAD,
    "weight_of_years": WEIGHT_OF_YEARS,
}
