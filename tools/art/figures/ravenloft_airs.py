"""What lies over a whole dungeon: environments."""

from tools.art.figures.caveloot_parts import CASTLE, composed
from tools.art.figures.kinfire_people import person
from tools.art.figures.parts import bat, edge, shard, skull
from tools.art.figures.pen import both, box, dot, dots, inlay, line, moved, oval, poly, solid, stroke, together, turned
from tools.art.figures.ravenloft_parts import HALL, VAULT, YARD, bone, cross, grave, ground, rounds
from tools.art.figures.stage import Figure

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

FIGURES = {
    "circle_of_death": CIRCLE_OF_DEATH,
    "icy_corridor": ICY_CORRIDOR,
    "choking_fog": CHOKING_FOG,
    "rolling_mist": ROLLING_MIST,
    "unhallowed_ground": UNHALLOWED_GROUND,
    "grave_chill": GRAVE_CHILL,
    "blood_moon": BLOOD_MOON,
}
