"""What the Seekers have in their hands and pockets, and what they read and count."""

from math import cos, pi, sin

from tools.art.figures.kinfire_parts import SHAFT, ground
from tools.art.figures.kinfire_people import blaze, house, panes, person, star_dust
from tools.art.figures.pen import (
    Paper,
    box,
    dot,
    dots,
    fan,
    feather,
    hoop,
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

_RUNES = (
    line("0 0, 0 12", 1.4)
    + line("0 1, 6 6", 1.4)
    + line("14 0, 14 12", 1.4)
    + line("14 6, 20 0", 1.4)
    + line("14 6, 20 12", 1.4)
    + line("28 0, 34 12", 1.4)
    + line("34 0, 28 12", 1.4)
    + line("42 0, 48 6, 42 12", 1.4)
)
TABLET = Figure(
    far=SHAFT,
    back=fan(poly("59 40, 60 -40, 61 40"), range(-90, 91, 18), 60, 60),
    main=solid("28 104!, 30 40, 36 20, 48 10, 62 7, 76 11, 88 22, 91 44, 93 104!")
    + ground("-40 96, 10 98!, 20 92, 100 92, 110 98!, 160 96!"),
    cuts=moved(_RUNES, 36, 36)
    + moved(_RUNES, 36, 56, 0.98)
    + moved(_RUNES, 36, 76, 0.98)
    + spark(60, 22, 6, 0.3)
    + line("84 60, 78 70, 82 82, 76 90", 1),
    light=spark(60, 22, 3.4, 0.3) + spark(18, 40, 2) + spark(104, 46, 2.4) + spark(100, 78, 1.7),
)

_ROW = house(6, 100, 40, 58) + house(108, 100, 42, 64) + house(-32, 100, 40, 70) + house(146, 100, 40, 56)
STREET = Figure(
    far=solid("-60 110!, -60 60!, -20 52, 10 60, 40 50, 70 60, 110 46, 150 58, 180 52!, 180 110!"),
    back=house(34, 100, 34, 78) + house(78, 100, 34, 86) + box(52, 70, 8, 40),
    main=_ROW
    + person(
        "58 66",
        "58 73, 58 86",
        ("56 74, 50 80, 52 86", "60 74, 67 78, 70 72"),
        ("59 86, 63 94, 62 102", "57 86, 53 94, 51 102"),
        0.9,
    )
    + ground("-40 100!, 160 100!"),
    cuts=panes(2, 66, 1.1)
    + panes(14, 80, 1)
    + panes(102, 64, 1.2)
    + panes(114, 82, 1)
    + panes(34, 50, 1)
    + panes(80, 44, 1)
    + panes(84, 66, 0.9)
    + panes(30, 70, 0.9)
    + line("-30 105, 36 105", 1)
    + line("80 105, 150 105", 1),
    light=solid("66 4!, 76 10, 78 22, 70 31!, 86 28, 90 14, 82 4")
    + dot(71, 71, 1.8)
    + star_dust("20 10, 40 22, 104 12, 96 30"),
)

_HAND_LOW = (
    stroke("-30 112 12, 4 98 11, 26 88 8")
    + solid("22 96!, 20 82, 28 74, 40 72, 48 78, 48 88, 38 96")
    + stroke("40 76 4, 50 72 3.2, 57 70 2.4")
    + stroke("42 84 3.8, 52 80 3, 58 76 2.2")
    + stroke("40 91 3.4, 48 90 2.8, 54 86 2")
)
MATCH = Figure(
    far=SHAFT,
    back=hoop(78, 34, 26, 1.4) + hoop(78, 34, 34, 0.8),
    main=_HAND_LOW + stroke("48 80 1.8, 76 46 1.5"),
    cuts=line("6 92, 16 106", 1.2) + line("43 79, 51 75", 1) + line("44 86, 52 82", 1),
    light=blaze(78, 46, 1.0) + spark(100, 20, 2.2) + spark(54, 16, 2) + dots("96 52, 62 30, 108 40", 0.9),
)

CUT = Figure(
    far=SHAFT,
    back=line("60 -10, 60 44", 6)
    + line("60 58, 66 78, 56 96, 60 112", 6)
    + line("60 44, 54 50", 1.6)
    + line("61 45, 64 52", 1.6)
    + line("59 57, 53 53", 1.4),
    main=moved(turned(solid("-6 0!, 60 -9, 74 -2!, 60 4, -6 6!"), -16, 0, 0), 38, 58)
    + moved(turned(stroke("0 3 3.4, -14 3 4, -30 4 3.6"), -16, 0, 0), 36, 58)
    + stroke("-20 108 12, -2 90 10, 14 72 8")
    + box(2, 58, 24, 20, 8)
    + stroke("24 60 3.4, 31 63 2.6"),
    cuts=line("4 66, 22 64", 1) + line("5 72, 22 70", 1) + line("-12 88, 4 98", 1.2) + line("46 55.6, 98 42", 1),
    light=spark(60, 51, 6, 0.24) + spark(92, 20, 2.2) + spark(88, 84, 1.8) + dots("70 40, 74 62, 48 38", 0.9),
)

_PAN = line("-15 0, 0 -26, 15 0", 1.2) + solid("-17 0!, 17 0!, 11 7, 0 9, -11 7")
SCALES = Figure(
    far=SHAFT,
    back=fan(poly("59.4 30, 60 -30, 60.6 30"), range(-60, 61, 20), 60, 40),
    main=stroke("60 14 2, 60 50 2.6, 60 88 3.4")
    + dot(60, 12, 4.4)
    + stroke("22 32 1.6, 60 22 2.8, 98 26 1.6")
    + moved(_PAN, 24, 58)
    + moved(_PAN, 97, 52)
    + solid("36 104!, 40 94, 52 90, 60 84, 68 90, 80 94, 84 104!")
    + ground("-40 102!, 160 102!")
    + poly("14 58, 24 44, 34 58")
    + moved(feather(0, 0, 26, 6), 96, 53),
    cuts=line("44 97, 76 97", 1.2) + dot(60, 12, 1.6) + line("96 50, 97 34", 0.9),
    light=spark(60, 60, 1.4) + spark(36, 14, 2.2) + spark(86, 10, 2) + spark(110, 78, 1.8),
)

_BOOK = solid("60 92!, 46 84, 28 83, 8 88!, 12 34!, 30 30, 48 32, 60 40!, 72 32, 90 30, 108 34!, 112 88!, 92 83, 74 84")
_TEXT = together(line(f"{20 + k * 0.2} {y}, {50 - k * 0.1} {y + 2}", 1.3) for k, y in enumerate((44, 52, 60, 68)))
NOTES = Figure(
    far=SHAFT,
    back=solid("60 98!, 44 91, 26 90, 2 96!, 6 40!, 114 40!, 118 96!, 94 90, 76 91"),
    main=_BOOK + ground("-40 100!, 160 100!"),
    cuts=_TEXT
    + line("68 46, 86 44", 1.3)
    + line("68 56, 82 54", 1.3)
    + line("70 74, 92 72", 1.3)
    + line("60 44, 60 88", 1.1)
    + solid("94 42!, 102 44!, 100 58, 92 56!")
    + line("92 64, 100 62, 104 70, 94 72", 1.2),
    light=turned(feather(96, 60, 62, 13), 28, 96, 60) + spark(96, 60, 2.6) + spark(30, 16, 2.2) + spark(60, 20, 1.8),
)

STRIKE = Figure(
    far=SHAFT,
    back=solid("18 112!, 20 6, 100 2!, 102 112!"),
    main=solid("26 112!, 28 16!, 94 12!, 95 112!")
    + stroke("112 104 9, 104 84 6, 98 70 4")
    + poly("64 58, 70 42, 76 48")
    + solid("66 52!, 80 36, 100 12, 116 -6!, 112 14, 104 30, 90 46, 72 56"),
    cuts=together(line(f"36 {y}, 84 {y - 1}", 1.4) for y in (28, 38, 70, 80, 90))
    + line("36 50, 56 49", 1.4)
    + line("76 46, 96 24, 110 4", 1),
    light=line("34 52, 50 57, 66 51", 2.4) + spark(65, 52, 3, 0.3) + spark(14, 30, 2) + spark(108, 60, 1.8),
)


def _ring_dots(radius: float, count: int, size: float, x: float = 60, y: float = 58, flat: float = 0.62) -> Paper:
    return together(
        oval(x + radius * sin(2 * pi * k / count), y - flat * radius * cos(2 * pi * k / count), size, size * 0.75)
        for k in range(count)
    )


DUST = Figure(
    far=SHAFT,
    back=solid("-60 110!, -60 20!, 0 28, 60 20, 120 28, 180 20!, 180 110!"),
    main=solid("-60 112!, -60 30!, 0 36, 60 29, 120 36, 180 30!, 180 112!") + stroke("130 118 10, 104 92 7, 92 78 4.4"),
    cuts=_ring_dots(48, 26, 1.5)
    + _ring_dots(38, 8, 3.4)
    + _ring_dots(26, 18, 1.2)
    + line("60 44, 74 68, 44 53, 76 53, 46 68, 60 44", 1.3)
    + hoop(60, 58, 4, 1.2),
    light=spark(88, 74, 3.2, 0.3) + dot(60, 58, 2.2) + spark(24, 16, 2.2) + spark(96, 14, 2),
)

HAMMER = Figure(
    far=SHAFT,
    back=solid("-40 110!, -40 70, 20 66!, 30 74!, 50 70!, 56 110!")
    + solid("160 110!, 160 68, 104 64!, 90 74!, 76 70!, 70 110!"),
    main=solid("54 60!, 72 60!, 64 102!, 62 102!")
    + box(50, 54, 26, 8, 2)
    + moved(turned(box(-20, -12, 40, 24, 3) + stroke("0 10 3.4, 0 40 3, 0 74 3.6"), -128, 0, 0), 62, 22)
    + ground("-40 104!, 56 104!, 60 96!, 64 104!, 160 104!"),
    cuts=line("58 66, 63 92", 1)
    + moved(turned(line("-14 -7, -14 7", 1.2) + line("14 -7, 14 7", 1.2) + line("0 30, 0 68", 1), -128, 0, 0), 62, 22),
    light=spark(64, 50, 7, 0.22)
    + dots("44 44, 88 46, 36 54, 96 58, 82 36", 1.1)
    + spark(28, 20, 2)
    + line("60 76, 58 104", 1.4),
)

KNOT = Figure(
    far=SHAFT,
    back=line("-20 30, 20 34, 44 50, 60 52", 7) + line("140 76, 100 72, 78 56, 60 52", 7),
    main=line("-20 70, 20 70, 46 66, 70 34, 60 20, 46 26, 48 46, 70 66, 100 66, 140 62", 9)
    + line("140 34, 104 36, 84 44, 74 66, 62 82, 48 76, 54 60", 9),
    cuts=together(line(f"{x} 66.6, {x + 4} 73.4", 1) for x in (-6, 4, 14, 24))
    + together(line(f"{x} 62, {x + 4} 69", 1) for x in (92, 102, 112))
    + together(line(f"{x} 33, {x + 3} 39.6", 1) for x in (100, 110, 120))
    + line("48 32, 53 34", 1)
    + line("62 21, 60 25", 1)
    + line("70 36, 66 34", 1)
    + line("58 48, 64 44", 1)
    + line("64 58, 60 64", 1)
    + line("70 66, 76 70", 1)
    + line("56 80, 58 75", 1),
    light=spark(60, 52, 2.2) + spark(28, 20, 2.4) + spark(98, 92, 2) + spark(18, 92, 1.8),
)

CHALK = Figure(
    far=SHAFT,
    back=solid("-60 110!, -60 62!, 180 50!, 180 110!"),
    main=solid("-60 112!, -60 76!, 180 64!, 180 112!")
    + solid("18 80!, 20 44, 22 40!, 25 44, 26 80!")
    + solid("96 78!, 97 44, 99 40!, 102 44, 104 78!")
    + person(
        "62 40",
        "56 46, 48 62",
        ("58 48, 68 56, 78 60", "56 48, 62 58, 72 62"),
        ("48 62, 60 68, 58 82", "47 62, 40 74, 34 84"),
        1.0,
    ),
    cuts=line("-50 90, 160 78", 1)
    + together(line(f"{x} {92 - x * 0.05}, {x - 8} 110", 0.9) for x in (-10, 20, 50, 80, 110)),
    light=line("22 52, 100 50", 1.6)
    + line("20 84, 102 80", 2.2)
    + spark(78, 61, 3, 0.3)
    + spark(36, 18, 2)
    + spark(90, 20, 2.4),
)


def _turns(count: int) -> Paper:
    points = [
        f"{60 + (6 + 2.3 * k) * sin(k * 0.62):.1f} {50 - 0.86 * (6 + 2.3 * k) * cos(k * 0.62):.1f}"
        for k in range(count)
    ]
    return line(", ".join(points), 3.4)


BACKWARDS = Figure(
    far=SHAFT,
    back=oval(60, 50, 52, 46),
    main=oval(60, 50, 49, 43),
    cuts=_turns(17),
    light=spark(60, 46, 5, 0.3) + poly("92 76, 104 70, 102 84") + spark(16, 12, 2.2) + spark(108, 14, 2),
)

_DISC = fan(poly("56 8, 60 2, 64 8"), range(0, 360, 20), 60, 50) + dot(60, 50, 43)
SEAL = Figure(
    far=SHAFT,
    back=solid("20 -10!, 40 -10!, 54 40, 30 110!, 8 110!, 34 44")
    + solid("100 -10!, 80 -10!, 66 40, 90 110!, 112 110!, 86 44"),
    main=_DISC,
    cuts=hoop(60, 50, 33, 1.6)
    + spark(60, 50, 22, 0.3)
    + solid("58 4!, 66 24, 58 34, 68 50, 56 62, 64 78, 58 98!, 60 98!, 70 78, 62 62, 74 50, 64 34, 72 24, 64 4!"),
    light=solid("61 10!, 68 24, 61 34, 71 50, 59 62, 67 78, 61 92, 66 78, 58 62, 69 50, 59 34, 66 24")
    + spark(92, 12, 2.6)
    + spark(22, 88, 2)
    + dots("100 34, 16 40, 98 84", 1),
)

SCRIPT = Figure(
    far=SHAFT,
    back=box(12, 14, 96, 78),
    main=solid("16 10!, 104 10!, 104 94!, 16 94!")
    + stroke("8 10 5, 60 10 5.6, 112 10 5")
    + stroke("8 95 5, 60 95 5.6, 112 95 5")
    + dot(8, 10, 6.4)
    + dot(112, 10, 6.4)
    + dot(8, 95, 6.4)
    + dot(112, 95, 6.4),
    cuts=line("24 22, 96 22", 0.9) + line("24 84, 96 84", 0.9),
    light=moved(_RUNES, 28, 32, 1.25)
    + moved(_RUNES, 28, 54, 1.25)
    + spark(60, 76, 3.4, 0.3)
    + dots("34 26, 84 28, 52 50, 94 60, 30 72", 0.9),
)

_STONE = solid("-14 4!, -10 -10, 2 -13, 13 -7, 15 5, 6 12, -8 11")
FLINT = Figure(
    far=SHAFT,
    back=fan(poly("59 44, 60 -20, 61 44"), range(-80, 81, 20), 60, 52),
    main=stroke("-24 112 12, 6 92 10, 30 76 8")
    + solid("24 86!, 22 70, 32 62, 46 62, 50 70, 44 82, 34 88")
    + moved(_STONE, 50, 60, 0.9)
    + stroke("144 112 12, 116 88 10, 90 66 8")
    + solid("96 78!, 98 62, 88 52, 76 52, 72 60, 78 72, 86 80")
    + moved(turned(box(-15, -4, 30, 8, 3), -38, 0, 0), 72, 52),
    cuts=line("2 86, 12 100", 1.2)
    + line("118 80, 106 96", 1.2)
    + line("30 70, 42 68", 1)
    + line("32 76, 42 74", 1)
    + line("82 62, 92 64", 1)
    + line("46 54, 52 64", 1),
    light=spark(61, 46, 9, 0.2)
    + spark(50, 28, 3, 0.3)
    + spark(76, 24, 2.6, 0.3)
    + spark(62, 12, 2.2)
    + dots("42 40, 82 36, 56 20, 70 8, 36 22, 90 20", 1.1),
)

_TOOL = stroke("0 0 2.6, 0 -34 2.2")
TOOLS = Figure(
    far=SHAFT,
    back=moved(turned(_TOOL + solid("-12 -34!, 12 -34!, 12 -24!, -12 -24!"), -20, 0, 0), 36, 60)
    + moved(turned(_TOOL + hoop(0, -40, 7, 3.4), 4, 0, 0), 58, 58)
    + moved(turned(_TOOL + solid("-3 -34!, 3 -34!, 2 -56, 0 -60!, -2 -56"), 18, 0, 0), 80, 60)
    + moved(
        turned(
            _TOOL + stroke("0 -34 2, 10 -44 1.8, 14 -38 1.4") + stroke("0 -34 2, -9 -44 1.8, -13 -38 1.4"), 34, 0, 0
        ),
        92,
        66,
    ),
    main=solid("16 54!, 40 58, 60 59, 80 58, 104 54!, 106 84, 98 100, 80 110, 40 110, 22 100, 14 84")
    + solid("12 46!, 40 51, 60 52, 80 51, 108 46!, 108 60!, 80 66, 60 67, 40 66, 12 60!"),
    cuts=line("20 62, 40 68, 60 69, 80 68, 100 62", 0.9)
    + together(
        line(f"{x} {y}, {x + 5} {y + 0.6}", 1.1)
        for x, y in (
            (20, 74),
            (22, 84),
            (28, 94),
            (36, 101),
            (92, 74),
            (91, 84),
            (85, 94),
            (76, 101),
            (52, 105),
            (64, 105),
        )
    )
    + dot(60, 58.6, 2.2),
    light=spark(104, 18, 2.4) + spark(14, 24, 2) + spark(60, 20, 1.6),
)

_FLAKES = together(
    spark(x, y, 2.2, 0.2) for x, y in ((20, 16), (44, 30), (88, 14), (104, 40), (30, 54), (112, 70), (74, 34), (14, 76))
)
WINTERS = Figure(
    far=solid("-60 110!, -60 70!, -10 64, 30 72, 70 60, 120 70, 180 62!, 180 110!"),
    back=stroke("98 100 6, 96 70 4.6, 100 40 3, 96 10 1")
    + stroke("97 66 3, 112 48 2, 124 42 .8")
    + stroke("99 50 2.4, 84 34 1.6, 78 18 .6")
    + stroke("98 30 1.8, 110 18 1, 116 4 .4"),
    main=person(
        "50 44",
        "46 52, 42 76",
        ("48 54, 58 66, 68 62", "46 54, 40 66, 46 74"),
        ("43 76, 48 88, 46 100", "41 76, 36 88, 30 100"),
        1.4,
    )
    + solid("36 46!, 42 36, 50 34, 58 38, 64 45!, 50 43")
    + solid("40 52!, 52 52, 56 84, 54 96!, 30 96!, 34 74")
    + stroke("69 56 1.4, 70 80 1.6, 71 102 1.6")
    + ground("-40 100, 20 96, 60 101, 100 95, 160 100!"),
    cuts=line("40 66, 50 70", 1.1) + line("38 80, 52 82", 1) + line("-20 104, 40 101", 1) + line("70 102, 130 100", 1),
    light=_FLAKES + dots("60 12, 8 40, 94 62, 70 80, 118 18, 34 8", 1),
)

FIRE = Figure(
    far=solid("-60 110!, -60 64!, 0 58, 60 66, 120 56, 180 64!, 180 110!")
    + solid("-30 80!, -22 40, -14 80!")
    + solid("124 76!, 134 34, 144 76!"),
    back=person(
        "98 60",
        "98 68, 94 86",
        ("96 70, 86 76, 80 72", "99 70, 106 80, 100 88"),
        ("94 86, 82 82, 80 98", "96 86, 108 88, 106 100"),
        1.1,
    ),
    main=person(
        "24 52",
        "24 61, 28 84",
        ("26 64, 40 60, 48 46", "24 64, 16 74, 24 82"),
        ("28 84, 44 80, 46 98", "27 84, 12 88, 8 100"),
        1.4,
    )
    + stroke("46 98 2.4, 76 92 2.4")
    + stroke("50 92 2.4, 78 99 2.4")
    + ground("-40 98!, 160 98!"),
    cuts=line("18 70, 30 72", 1.1)
    + solid("27 50!, 30 51, 27 53")
    + line("-10 103, 40 103", 1)
    + line("84 103, 140 103", 1),
    light=blaze(62, 92, 1.15)
    + dots("58 50, 68 40, 62 30, 54 40, 70 54", 1.1)
    + spark(62, 18, 2.6, 0.3)
    + star_dust("24 14, 100 20, 8 28, 114 40"),
)

WICK = Figure(
    far=SHAFT,
    back=hoop(44, 34, 22, 1.2) + hoop(44, 34, 31, 0.8),
    main=box(28, 58, 32, 44, 3)
    + solid("28 60!, 34 54, 44 56, 54 54, 60 60!, 60 70, 56 66, 52 76, 48 64, 28 66!")
    + stroke("44 56 1.2, 44 46 1")
    + box(16, 98, 56, 8, 3)
    + line("52 44, 84 52, 110 44", 3)
    + line("52 50, 84 46, 110 60", 3)
    + poly("48 40, 66 44, 64 50, 50 48")
    + poly("48 52, 66 48, 66 54, 52 56")
    + hoop(114, 40, 7, 3)
    + hoop(114, 64, 7, 3),
    cuts=line("20 102, 68 102", 1.1) + dot(84, 49, 1.6) + line("36 76, 36 92", 1),
    light=blaze(44, 46, 0.95) + spark(88, 18, 2.4) + spark(14, 20, 1.8),
)

_KEY = hoop(0, 12, 8, 3.6) + stroke("0 20 2.4, 0 56 2.2") + box(0, 46, 9, 3.4) + box(0, 53, 11, 3.6)
_KEY_2 = hoop(0, 12, 7, 3.2) + spark(0, 12, 5) + stroke("0 19 2.2, 0 50 2") + box(-8, 42, 8, 3.4) + box(0, 48, 8, 3.4)
KEYS = Figure(
    far=SHAFT,
    back=moved(turned(_KEY, 52, 0, 0), 60, 24) + moved(turned(_KEY_2, -52, 0, 0), 60, 24),
    main=hoop(60, 20, 17, 4)
    + stroke("60 -10 7, 60 4 5")
    + moved(turned(_KEY_2, 26, 0, 0), 56, 34)
    + moved(turned(_KEY, 0, 0, 0), 60, 36)
    + moved(turned(_KEY, -26, 0, 0), 64, 34),
    cuts=line("60 60, 60 86", 0.8) + line("54 -2, 66 -2", 1.1),
    light=spark(98, 26, 2.4) + spark(22, 22, 2) + spark(60, 20, 3, 0.3) + spark(94, 90, 1.8),
)

WHISTLE = Figure(
    far=SHAFT,
    back=together(line(f"{84 + k} {22 - k * 0.5}, {92 + k * 1.2} 34, {88 + k} {48 + k * 0.3}", 2) for k in (0, 11, 22)),
    main=moved(turned(box(-30, -8, 46, 15, 4) + dot(16, 4, 17) + box(-36, -5, 8, 9, 2), -22, 0, 0), 50, 54)
    + hoop(86, 44, 6, 2.6)
    + line("90 48, 100 70, 84 88, 96 112", 2),
    cuts=moved(turned(box(-8, -8, 9, 6) + hoop(16, 4, 10, 1.2) + line("-28 -2, -12 -2", 1), -22, 0, 0), 50, 54),
    light=moved(turned(dot(16, 4, 5), -22, 0, 0), 50, 54) + spark(30, 20, 2.4) + spark(22, 88, 2),
)

FIGURES = {
    "skill_tablet": TABLET,
    "skill_street": STREET,
    "skill_match": MATCH,
    "skill_cut": CUT,
    "skill_scales": SCALES,
    "skill_notes": NOTES,
    "skill_strike": STRIKE,
    "skill_dust": DUST,
    "skill_hammer": HAMMER,
    "skill_knot": KNOT,
    "skill_chalk": CHALK,
    "skill_backwards": BACKWARDS,
    "skill_seal": SEAL,
    "skill_script": SCRIPT,
    "skill_flint": FLINT,
    "skill_tools": TOOLS,
    "skill_winters": WINTERS,
    "skill_fire": FIRE,
    "skill_wick": WICK,
    "skill_keys": KEYS,
    "skill_whistle": WHISTLE,
}
