"""Traps of the castle, and what its walls do."""

from tools.art.figures.caveloot_parts import composed
from tools.art.figures.kinfire_people import person
from tools.art.figures.parts import bat, skull
from tools.art.figures.pen import (
    both,
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
from tools.art.figures.ravenloft_parts import CELL, HALL, VAULT, WALL, arrow, courses, rounds
from tools.art.figures.stage import Figure

DART_WALL = composed(
    HALL,
    Figure(
        main=solid("-100 -12!, 26 -12!, 26 118!, -100 118!")
        + together(moved(arrow(38), x, y) for x, y in ((84, 22), (112, 44), (76, 66), (102, 90))),
        cuts=together(dot(14, y, 5.4) for y in (22, 44, 66, 90))
        + inlay(together(dot(14, y, 2.4) for y in (22, 44, 66, 90)))
        + together(line(f"-100 {y}, 26 {y}", 1) for y in (10, 33, 55, 78, 102))
        + line("-8 10, -8 33", 1)
        + line("-20 33, -20 55", 1)
        + line("-8 55, -8 78", 1)
        + line("-20 78, -20 102", 1),
        light=together(line(f"28 {y}, {x} {y}", 0.9) for x, y in ((36, 22), (62, 44), (32, 66), (52, 90)))
        + dots("92 12, 120 34, 86 76", 1.1),
    ),
)

_BLADE = solid("-32 0!, -26 12, -12 22, 0 25, 12 22, 26 12, 32 0!, 18 6, 0 8, -18 6")
BLADE_PENDULUM = composed(
    VAULT,
    Figure(
        back=turned(stroke("60 -20 1.6, 60 60 1.6") + moved(_BLADE, 60, 60, 0.8), -34, 60, -20)
        + turned(stroke("60 -20 1.6, 60 60 1.6") + moved(_BLADE, 60, 60, 0.8), 36, 60, -20),
        main=turned(stroke("60 -20 2.6, 60 68 2.6") + moved(_BLADE, 60, 66, 1.3) + dot(60, 70, 8), 8, 60, -20)
        + solid("-100 118!, -100 108, 220 108, 220 118!"),
        cuts=turned(
            dot(60, 70, 3.2) + line("28 75, 44 86, 60 91, 76 86, 92 75", 1.3) + line("60 10, 60 50", 1), 8, 60, -20
        ),
        light=line("8 84, 22 98, 34 104", 1.1) + line("108 60, 118 72", 1.1) + spark(60, 103, 3.4, 0.24),
    ),
)

_RUNE = line("0 -14, 0 14", 2.2) + line("0 -12, 10 -4!, 0 3", 2) + line("0 3, -9 10", 2)
RUNE_SNARE = composed(
    VAULT,
    Figure(
        back=together(stroke(f"{x} 96 1, {x * 0.5 + 30} 40 .4") for x in (20, 36, 84, 100)),
        main=oval(60, 92, 66, 20)
        + moved(
            person(
                "0 -40",
                "0 -31, 0 -10",
                ("0 -30, -12 -36, -18 -48", "0 -30, 12 -36, 18 -48"),
                ("0 -10, -6 2, -5 16", "0 -10, 6 2, 5 16"),
                1.2,
            ),
            60,
            74,
            1.0,
        )
        + solid("-100 118!, -100 106, 220 106, 220 118!"),
        cuts=inlay(oval(60, 92, 60, 16))
        + oval(60, 92, 60, 16)
        + inlay(
            oval(60, 92, 57, 14.6),
            moved(person("0 -40", "0 -31, 0 -10", (), ("0 -10, -6 2, -5 16", "0 -10, 6 2, 5 16"), 1.2), 60, 74),
        )
        + moved(_RUNE, 26, 92, 0.56)
        + moved(_RUNE, 94, 92, 0.56)
        + line("54 104, 66 101, 70 104", 1.4),
        light=moved(together(line(a, 2) for a in ("-8 10, 0 -12!, 8 10", "-5 2, 5 2")), 24, 48)
        + moved(_RUNE, 98, 46, 0.8)
        + line("44 94, 52 88, 60 93, 68 88, 76 94", 1.6)
        + dots("40 24, 80 22, 12 70, 108 72", 1.3),
    ),
)

GAS_VENT = composed(
    CELL,
    Figure(
        back=rounds((40, 52, 15), (62, 40, 18), (84, 52, 14), (52, 24, 13), (76, 18, 14), (96, 30, 11), (28, 32, 11))
        + inlay(
            both(oval(53, 40, 5, 6)),
            poly("60 46, 57 52, 63 52"),
            *(line(f"{x} 56, {x} 61", 1.4) for x in (54, 58, 62, 66)),
        ),
        main=solid("-100 118!, -100 90, 220 90, 220 118!")
        + stroke("44 90 2, 38 78 4, 48 70 4, 42 62 1")
        + stroke("60 90 2.4, 66 78 5, 56 68 5, 64 60 1")
        + stroke("78 90 2, 84 78 4, 76 70 4, 82 62 1"),
        cuts=solid("30 96!, 90 96!, 98 108!, 22 108!")
        + inlay(*(line(f"{x} 95, {a} 109", 2.6) for x, a in ((38, 34), (49, 47), (60, 60), (71, 73), (82, 86)))),
        light=dots("18 56, 104 60, 24 74, 100 78", 1.3),
    ),
)

FIRE_JET = composed(
    HALL,
    Figure(
        back=solid(
            "22 50!, 40 36, 62 36, 82 22, 104 22, 130 8!, 122 26, 150 30!, 130 44, "
            "156 56!, 130 62, 150 84!, 122 80, 126 98!, 104 84, 82 84, 62 70, 40 68"
        ),
        main=solid(
            """-60 20, -30 22, -8 20, 6 28, 14 40!, 22 42, 26 48!, 22 52, 22 58!, 26 62, 24 68!, 14 68, 8 78, -8 86,
            -30 86, -60 90!"""
        )
        + poly("-2 22, 6 8, 12 34")
        + poly("-18 22, -16 4, -4 20")
        + solid("-100 118!, -100 104, 220 104, 220 118!"),
        cuts=solid("0 40!, 8 36, 14 41!, 8 45")
        + line("-4 34, 6 30, 14 36", 1.4)
        + line("10 54, 16 55, 20 54", 1.2)
        + line("2 70, 6 62", 1)
        + line("-18 36, -10 50, -16 68", 1),
        light=solid(
            "26 54!, 44 46, 60 48, 76 38, 94 40, 114 30!, 106 42, 128 48!, 110 56, 124 68!, 102 66, 84 70, 62 62, 44 62"
        )
        + inlay(solid("40 54!, 60 51, 82 48, 96 52, 82 58, 60 58"))
        + dots("136 22, 140 74, 116 90, 96 16", 1.6),
    ),
)

_STONES = (
    together(line(f"-100 {y}, 220 {y}", 1) for y in (10, 30))
    + together(line(f"{x} 10, {x} 30", 1) for x in (-30, 6, 42, 78, 114))
    + together(line(f"{x} -10, {x} 10", 1) for x in (-12, 24, 60, 96, 132))
)
CRUSHING_CEILING = composed(
    CELL,
    Figure(
        main=box(-100, -12, 320, 52)
        + together(poly(f"{x - 7} 39, {x} 58, {x + 7} 39") for x in range(-45, 180, 15))
        + solid("-100 118!, -100 104, 220 104, 220 118!")
        + moved(
            person(
                "0 -36",
                "-2 -28, -4 -8",
                ("-2 -27, -14 -30, -16 -42", "-2 -27, 10 -32, 14 -43"),
                ("-4 -8, 6 -2, 4 14", "-4 -8, -16 0, -10 14"),
                1.15,
            ),
            62,
            88,
        ),
        cuts=_STONES + line("56 62, 62 64", 0.9) + line("46 20, 54 26!, 50 34", 0.9) + line("84 4, 90 14!, 86 24", 0.9),
        light=dots("20 70, 34 80, 92 72, 104 84, 28 92", 1.5)
        + line("30 62, 30 74", 1)
        + line("92 62, 92 68", 1)
        + line("14 62, 14 68", 1),
    ),
)

_BELL = even("60 18, 52 20, 47 30, 45 50, 40 66, 28 78!, 30 83, 60 84") + dot(60, 14, 5) + dot(60, 87, 8)
BELL_OF_ALARM = composed(
    VAULT,
    Figure(
        back=hoop(60, 62, 52, 1.8) + hoop(60, 62, 66, 1.6) + hoop(60, 62, 82, 1.4) + hoop(60, 62, 98, 1.2),
        main=box(-100, -12, 320, 14)
        + stroke("60 -4 2, 60 14 2")
        + turned(_BELL, 14, 60, 4)
        + stroke("86 112 1.4, 84 60 1, 78 2 1")
        + bat(18, 34, 0.8, -16)
        + bat(104, 44, 0.7, 14),
        cuts=turned(
            line("36 74, 60 77, 84 74", 1.5)
            + line("47 34, 60 36, 73 34", 1.2)
            + line("50 42, 48 62", 1)
            + dot(60, 56, 5)
            + inlay(moved(skull(0, 0, 0.2), 60, 56)),
            14,
            60,
            4,
        ),
        light=line("14 70, 6 66", 1.4)
        + line("12 82, 2 84", 1.4)
        + line("102 84, 112 88", 1.4)
        + line("104 72, 114 70", 1.4),
    ),
)

ARROW_SLIT = composed(
    Figure(
        far=WALL + courses(-4, 16, 36, 56, 76, 96, 114) + inlay(box(54, 8, 12, 84, 2), box(42, 40, 36, 12, 2)),
        main=solid("-100 118!, -100 100, 220 100, 220 118!")
        + moved(turned(arrow(58), 52, 0, 0), 88, 92)
        + moved(turned(arrow(44), 118, 0, 0), 30, 88)
        + both(poly("40 100, 46 92, 52 100")),
        back=even("60 26, 54 28, 52 36, 53 44, 60 48") + box(54, 52, 12, 40),
        cuts=line("74 72, 84 86", 0.9),
        light=both(dot(57, 37, 1.5)) + line("50 30, 44 22", 0.9) + dots("96 80, 22 76, 104 96", 1.2),
    ),
)

FIGURES = {
    "dart_wall": DART_WALL,
    "blade_pendulum": BLADE_PENDULUM,
    "rune_snare": RUNE_SNARE,
    "gas_vent": GAS_VENT,
    "fire_jet": FIRE_JET,
    "crushing_ceiling": CRUSHING_CEILING,
    "bell_of_alarm": BELL_OF_ALARM,
    "arrow_slit": ARROW_SLIT,
}
