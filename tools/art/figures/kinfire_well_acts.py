"""Acts of the theatre in the well that are fought: those who wait there, and their voices."""

from tools.art.figures.kinfire_parts import SHAFT, ground, mask
from tools.art.figures.kinfire_people import BOARD_SEAMS, BOARDS, STAGE, curtain, folds, person, skull_cap
from tools.art.figures.parts import sword
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

UNDERSTUDY = Figure(
    far=STAGE,
    back=person(
        "88 44",
        "88 53, 88 74",
        ("85 54, 76 64, 80 74", "91 54, 102 48, 104 36"),
        ("89 74, 94 86, 94 98", "87 74, 80 86, 80 98"),
        1.2,
    ),
    main=curtain(44)
    + person(
        "40 36",
        "40 45, 34 70",
        ("42 47, 54 56, 62 48", "40 47, 36 58, 44 64"),
        ("35 70, 44 84, 42 100", "34 70, 26 86, 22 102"),
        1.4,
    )
    + stroke("60 50 1, 70 34 1.8, 74 22 .3")
    + stroke("58 44 1, 66 50 1")
    + BOARDS,
    cuts=folds(44) + BOARD_SEAMS + solid("41 34!, 45 35.6, 41 37!") + line("32 60, 42 63", 1.2),
    light=spark(73, 24, 3, 0.28) + spark(104, 20, 2) + spark(88, 28, 1.8),
)

CRITIC = Figure(
    far=STAGE,
    back=solid("4 110!, 8 64, 2 40, 20 30!, 26 60, 30 110!")
    + solid("116 110!, 112 64, 118 40, 100 30!, 94 60, 90 110!"),
    main=moved(skull_cap(0, 0, 1.9), 50, 48)
    + solid("14 22!, 22 -2, 66 -8, 76 14!, 92 18, 40 26, 8 28!")
    + stroke("112 116 10, 104 92 7, 96 76 4.6")
    + box(88, 64, 16, 16, 6)
    + solid("14 96!, 40 88, 70 90, 92 104!, 92 116!, 0 116!"),
    cuts=hoop(68, 41, 8, 2)
    + dot(68, 41, 2.2)
    + line("60 48, 54 66, 60 80", 1)
    + line("18 18, 72 11", 2)
    + line("74 62, 80 64", 1.4)
    + line("90 70, 102 70", 1)
    + solid("46 92!, 58 96, 46 102!")
    + solid("70 92!, 58 96, 70 102!"),
    light=turned(line("96 76, 96 40, 92 30", 3), 10, 96, 76) + spark(102, 32, 3, 0.28) + spark(14, 60, 1.8),
)

LEADING_MAN = Figure(
    far=STAGE,
    back=fan(poly("59 40, 60 -40, 61 40"), range(-75, 76, 15), 60, 60) + solid("44 40!, 20 60, 8 100!, 60 92, 64 50"),
    main=person(
        "60 30",
        "60 40, 58 66",
        ("56 42, 46 54, 54 64", "64 42, 78 36, 88 24"),
        ("60 66, 72 80, 74 98", "57 66, 46 82, 42 98"),
        1.5,
    )
    + solid("44 26!, 50 14, 64 12, 74 20, 82 27!, 62 25")
    + stroke("50 18 2.4, 38 6 3, 22 4 2.2, 12 12 .6")
    + stroke("86 30 1, 94 22 1")
    + stroke("88 26 1.4, 102 6 1, 110 -6 .3")
    + BOARDS,
    cuts=BOARD_SEAMS
    + line("52 54, 66 58", 1.2)
    + line("66 44, 52 66", 1)
    + line("50 21, 74 22", 1.2)
    + dots("64 30", 1.1),
    light=spark(104, 8, 3.4, 0.28) + spark(24, 24, 2) + dots("40 88, 82 86, 96 80", 0.9),
)

_HALF = person(
    "34 36",
    "34 45, 32 66",
    ("36 47, 46 54, 52 44", "32 47, 20 52, 12 42"),
    ("34 66, 44 80, 36 97", "31 66, 20 78, 22 97"),
    1.35,
)
_CAP = solid(
    "26 34!, 18 20, 8 18, 6 24!, 2 20, 10 8, 26 14, 34 24, 42 14, 56 8, 62 20!, 58 24!, 56 18, 48 20, 42 34!, 34 30"
)
_DIAMONDS = together(
    poly(f"{x} {y - 4}, {x + 2.6} {y}, {x} {y + 4}, {x - 2.6} {y}")
    for x, y in ((31, 52), (36, 56), (32, 62), (39, 78), (25, 76), (31, 70))
)
TWINS = Figure(
    far=STAGE,
    back=hoop(60, 46, 24, 1.4) + hoop(60, 46, 34, 0.8),
    main=both(_HALF + _CAP) + BOARDS,
    cuts=both(_DIAMONDS + solid("35 35!, 39 34, 38 38!")) + BOARD_SEAMS,
    light=both(dot(6, 24, 2) + dot(58, 24, 1.4)) + spark(60, 46, 5, 0.28) + spark(60, 16, 2.2),
)

_SEAT = solid("-12 30!, -13 6, -8 0, 8 0, 13 6, 12 30!")
GHOST = Figure(
    far=solid("-60 -5!, 180 -5!, 180 110!, -60 110!") + inlay(oval(60, 44, 66, 48)),
    back=solid(
        "60 6!, 78 10, 86 28, 84 54, 92 76, 84 72, 78 84, 68 76, 60 88, 52 76, 42 84, 36 72, 28 76, 36 54, 34 28, 42 10"
    )
    + stroke("38 36 4, 20 30 3, 10 18 1")
    + stroke("82 36 4, 100 30 3, 110 18 1"),
    main=together(moved(_SEAT, x, 76) for x in (-26, 4, 34, 86, 116, 146))
    + together(moved(_SEAT, x, 92, 1.2) for x in (-14, 22, 60, 98, 134)),
    cuts=together(line(f"{x - 8} 84, {x + 8} 84", 1) for x in (4, 34, 86, 116))
    + together(line(f"{x - 10} 100, {x + 10} 100", 1) for x in (22, 60, 98)),
    light=solid("46 30!, 56 28, 57 36, 50 38")
    + solid("74 30!, 64 28, 63 36, 70 38")
    + solid("52 50!, 60 46, 68 50, 66 62, 60 66, 54 62")
    + spark(14, 14, 1.8)
    + spark(106, 12, 2),
)

_SHELL = solid("22 94!, 22 66, 30 46, 44 36, 60 33, 76 36, 90 46, 98 66, 98 94!") + inlay(
    solid("34 94!, 34 70, 42 54, 60 46, 78 54, 86 70, 86 94!")
)
PROMPTER = Figure(
    far=STAGE,
    back=fan(poly("59 60, 60 -40, 61 60"), range(-60, 61, 15), 60, 80),
    main=_SHELL + BOARDS + oval(60, 72, 11, 12) + solid("40 94!, 44 84, 60 80, 76 84, 80 94!"),
    cuts=BOARD_SEAMS
    + together(turned(line("60 37, 60 44", 1), angle, 60, 88) for angle in range(-72, 73, 18))
    + dots("55 69, 65 69", 1.6),
    light=solid("53 75!, 60 73, 67 75, 64 80, 56 80")
    + solid("84 26!, 104 22, 112 26, 110 34, 96 36, 90 42!, 90 35, 84 33")
    + inlay(line("90 28, 105 27", 1.1), line("91 31.6, 101 31", 1.1))
    + spark(24, 20, 2.2)
    + spark(36, 30, 1.6),
)

_MOUTH = mask(0, 0, 0.66)
_SUNG = solid("-9 -4!, -6 -6.6, -2.4 -4!, -6 -2.6") + solid("9 -4!, 6 -6.6, 2.4 -4!, 6 -2.6") + oval(0, 7, 3.4, 5)
ECHOES = Figure(
    far=SHAFT,
    back=moved(_MOUTH, 14, 30, 0.9) + moved(_MOUTH, 60, 22, 0.9) + moved(_MOUTH, 106, 30, 0.9),
    main=moved(_MOUTH, -16, 68, 1.2)
    + moved(_MOUTH, 34, 68, 1.35)
    + moved(_MOUTH, 86, 68, 1.35)
    + moved(_MOUTH, 136, 68, 1.2),
    cuts=moved(_SUNG, 34, 68, 1.35)
    + moved(_SUNG, 86, 68, 1.35)
    + moved(_SUNG, -16, 68, 1.2)
    + moved(_SUNG, 136, 68, 1.2),
    light=line("44 44, 50 36, 46 30", 1.4)
    + line("76 44, 70 36, 74 30", 1.4)
    + line("60 52, 60 44", 1.4)
    + spark(60, 92, 2)
    + spark(110, 6, 2)
    + spark(10, 6, 2),
)

KNIGHT = Figure(
    far=STAGE,
    back=poly("84 20, 116 10, 112 60, 92 74, 78 56"),
    main=poly("44 30, 50 10, 66 8, 76 20, 78 34, 70 44, 50 44")
    + poly("34 50, 52 42, 72 44, 88 54, 84 66, 76 100, 40 100, 36 66")
    + poly("36 52, 22 70, 30 92, 38 88, 34 72, 44 62")
    + poly("84 54, 98 62, 100 76, 92 78, 86 66")
    + moved(turned(sword(60, 4), -14, 0, 0), 32, 92, 1)
    + poly("50 10, 40 -4, 58 2, 66 -6, 66 8")
    + ground("-40 98!, 160 98!"),
    cuts=line("64 9!, 60 44", 1.2)
    + box(54, 24, 18, 2.6)
    + line("52 43!, 62 66!, 72 45", 1.2)
    + line("62 66!, 40 99", 1.2)
    + line("62 66!, 76 99", 1.2)
    + line("35 64!, 62 66!, 85 64", 1.2)
    + line("58 34, 70 34", 1),
    light=spark(28, 28, 3, 0.28) + spark(100, 90, 1.8) + poly("92 26, 100 40, 88 44") + spark(10, 50, 1.6),
)

FIGURES = {
    "well_understudy": UNDERSTUDY,
    "well_critic": CRITIC,
    "well_leading_man": LEADING_MAN,
    "well_twins": TWINS,
    "well_heckler": GHOST,
    "well_prompter": PROMPTER,
    "well_echoes": ECHOES,
    "well_knight": KNIGHT,
}
