"""What the Seekers know of ways: stones and signs, lamps and streets, and how to be light on one's feet."""

from tools.art.figures.kinfire_parts import SHAFT, bearer, bearer_light, ground
from tools.art.figures.kinfire_people import hand, hand_seams, house, panes, person, star_dust
from tools.art.figures.pen import (
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

_PEBBLE = solid("-15 4!, -13 -8, -2 -12, 11 -9, 16 2, 9 11, -6 11")
STONES = Figure(
    far=SHAFT,
    back=fan(poly("59 50, 60 -30, 61 50"), range(-75, 76, 25), 60, 66),
    main=moved(_PEBBLE, 30, 84, 1.3)
    + moved(_PEBBLE, 92, 84, 1.25)
    + moved(_PEBBLE, 61, 58, 1.35)
    + moved(_PEBBLE, 62, 26, 1.05)
    + ground("-40 97!, 160 97!"),
    cuts=line("24 78, 24 90", 1.4)
    + line("24 80, 31 85", 1.4)
    + line("86 78, 96 90", 1.4)
    + line("96 78, 86 90", 1.4)
    + hoop(61, 58, 6, 1.4)
    + dot(61, 58, 1.6)
    + line("58 20, 62 32, 66 20", 1.4),
    light=spark(100, 24, 2.4) + spark(22, 40, 2) + spark(61, 8, 2),
)

NAMELESS = Figure(
    far=SHAFT,
    back=oval(60, 48, 44, 50) + stroke("14 104 2, 10 84 1.4, 16 72 .6") + stroke("104 104 2, 110 86 1.4, 104 74 .6"),
    main=solid("34 100!, 34 50, 40 34, 52 26, 60 24, 68 26, 80 34, 86 50, 86 100!")
    + ground("-40 100, 30 96!, 60 94, 90 96!, 160 100!"),
    cuts=line("44 50, 54 48, 50 54", 1)
    + line("58 50, 62 50", 1)
    + line("68 49, 75 51", 1)
    + line("46 62, 60 60", 1)
    + line("70 62, 74 62", 1)
    + line("44 74, 48 74", 1)
    + line("84 40, 76 52, 80 62, 72 76", 1),
    light=dots("52 50, 64 46, 58 40, 66 34, 60 26, 68 18, 62 10", 1.1) + spark(70, 6, 2.6, 0.28) + spark(18, 26, 2),
)

LIGHT_STEP = Figure(
    far=SHAFT,
    back=together(oval(x, y, 6, 3, -16) for x, y in ((10, 90), (28, 84), (46, 78)))
    + turned(feather(96, 104, 34, 12), 24, 96, 104),
    main=stroke("62 -10 12, 66 20 9, 64 44 5.6")
    + solid("59 40!, 70 40!, 74 50, 90 62, 100 66!, 98 72, 84 70, 70 66, 60 58, 58 48")
    + ground("-40 100!, 160 100!"),
    cuts=line("54 12, 77 12", 1.6) + line("58 36, 72 36", 1.1) + line("78 62, 84 60", 1),
    light=spark(98, 36, 2.6, 0.28) + spark(30, 32, 2) + dots("46 60, 82 86, 40 90, 92 90", 0.9),
)

FINGERS = Figure(
    far=SHAFT,
    back=line("-20 40, 20 52, 44 34, 74 40, 100 28, 140 40", 1.4),
    main=hand(54, 84, 1.5, 8, 1.4) + ground("-40 112!, 160 112!"),
    cuts=hand_seams(54, 84, 1.5, 8),
    light=hoop(60, 22, 8, 2.6)
    + spark(60, 22, 4, 0.3)
    + dot(90, 40, 2.4)
    + dot(30, 30, 2.2)
    + spark(100, 70, 2.2)
    + spark(18, 70, 1.8),
)

_SIGN = poly("-4 -7, 30 -7, 40 0, 30 7, -4 7")
FORK = Figure(
    far=solid("-60 110!, -60 62!, 0 54, 60 62, 120 52, 180 60!, 180 110!"),
    back=solid("52 110!, 60 84, 40 66, 6 58!, 8 55!, 46 60, 62 72, 78 58, 112 50!, 114 53!, 82 66, 70 84, 84 110!"),
    main=box(57, 14, 6, 90)
    + moved(_SIGN, 62, 24)
    + moved(turned(_SIGN, 172, 0, 0), 58, 42)
    + moved(turned(_SIGN, -14, 0, 0), 62, 58)
    + ground("-40 100, 40 104, 80 104, 160 98!"),
    cuts=line("68 24, 88 24", 1.2) + line("52 43, 30 46", 1.2) + line("68 56.6, 86 52", 1.2),
    light=spark(96, 12, 2.6, 0.28) + spark(20, 20, 2) + spark(26, 82, 1.8),
)

LINSTOCK = Figure(
    far=SHAFT,
    back=line("92 20, 98 8, 90 -2, 98 -12", 2) + line("84 18, 78 6, 84 -6", 1.6),
    main=stroke("-10 112 3, 40 66 2.8, 84 26 2.4")
    + line("76 38, 70 30, 80 26, 86 34, 94 26, 88 20", 3)
    + stroke("-40 100 12, -6 104 11, 16 96 8")
    + solid("12 104!, 8 90, 18 80, 32 78, 38 86, 34 96, 24 104"),
    cuts=line("14 90, 30 84", 1) + line("18 98, 33 92", 1) + line("-14 94, -10 112", 1.2) + line("48 62, 52 66", 1),
    light=dot(88, 20, 3.4) + spark(88, 20, 6, 0.2) + dots("98 26, 80 12, 104 14, 94 36", 1.1) + spark(30, 26, 2.2),
)

OWL = Figure(
    far=SHAFT,
    back=dot(60, 44, 46),
    main=solid("""38 16!, 46 22, 60 20, 74 22, 82 16!, 84 32, 88 54, 82 78, 70 92, 60 94, 50 92, 38 78, 32 54, 36 32""")
    + stroke("-40 98 4, 20 94 4.6, 60 95 5, 100 92 4.6, 160 97 4")
    + stroke("24 94 2.4, 14 106 1.2"),
    cuts=hoop(48, 38, 9, 1.6)
    + hoop(72, 38, 9, 1.6)
    + poly("57 44, 63 44, 60 52")
    + together(
        line(f"{x} {y}, {x + 4} {y + 4}, {x + 8} {y}", 1) for x, y in ((46, 60), (58, 60), (52, 68), (64, 68), (58, 76))
    )
    + line("36 54, 42 70, 50 82", 1)
    + line("84 54, 78 70, 70 82", 1),
    light=dot(48, 38, 4) + dot(72, 38, 4) + spark(104, 16, 2.2) + spark(14, 22, 2),
)

_LAMP_POST = stroke("0 40 1.8, 0 0 1.4") + poly("-5 0, -4 -10, 4 -10, 5 0") + poly("-6 -10, 0 -15, 6 -10")
ALLEY = Figure(
    far=solid("-60 110!, -60 -10!, 30 -10!, 44 70, 76 70, 90 -10!, 180 -10!, 180 110!"),
    back=solid("-60 110!, -60 -10!, 14 -10!, 30 90!, 90 90!, 106 -10!, 180 -10!, 180 110!"),
    main=moved(_LAMP_POST, 18, 44, 1.5)
    + moved(_LAMP_POST, 98, 50, 1.3)
    + moved(_LAMP_POST, 40, 56, 0.8)
    + person(
        "62 62",
        "62 70, 61 84",
        ("60 71, 54 78, 56 84", "64 71, 70 77, 66 82"),
        ("62 84, 67 92, 66 102", "60 84, 56 92, 54 102"),
        1.0,
    )
    + ground("-40 100!, 160 100!"),
    cuts=line("58 78, 65 78", 1) + panes(-4, 30, 1.2) + panes(120, 30, 1.2) + line("20 105, 100 105", 1),
    light=dot(18, 37, 4.4) + dot(98, 44, 3.8) + dot(40, 52, 2.6) + spark(60, 22, 2.6, 0.28) + star_dust("52 10, 68 14"),
)

ROUND = Figure(
    far=solid("-60 110!, -60 74!, 0 66, 60 76, 120 64, 180 74!, 180 110!"),
    back=house(-6, 100, 40, 50) + house(122, 100, 46, 60) + hoop(86, 24, 24, 1),
    main=bearer(44, 102, 3.1) + ground("-40 100!, 160 100!"),
    cuts=line("30 76, 36 92", 1) + line("50 72, 56 92", 1) + panes(112, 70, 1.1),
    light=bearer_light(44, 102, 3.1)
    + solid("86 8!, 98 14, 102 26, 94 38!, 108 34, 112 18, 102 8")
    + star_dust("20 14, 40 8, 64 22, 12 36"),
)

LAMPS = Figure(
    far=solid("-60 110!, -60 70!, 0 62, 60 58, 120 54, 180 50!, 180 110!"),
    back=moved(_LAMP_POST, 86, 40, 0.9) + moved(_LAMP_POST, 106, 40, 0.66) + moved(_LAMP_POST, 120, 40, 0.5),
    main=moved(_LAMP_POST, 18, 42, 1.7)
    + moved(_LAMP_POST, 60, 40, 1.3)
    + person(
        "36 66",
        "35 73, 31 87",
        ("36 75, 44 80, 50 74", "34 75, 28 82, 30 88"),
        ("32 87, 42 94, 44 104", "31 87, 24 96, 16 102"),
        1.0,
    )
    + ground("-40 104, 40 100!, 160 84!"),
    cuts=line("29 80, 36 82", 1) + line("-20 108, 90 98", 1),
    light=dot(18, 34, 5)
    + dot(60, 33.6, 4)
    + dot(86, 35.6, 2.8)
    + dot(106, 37, 2)
    + dot(120, 37.6, 1.6)
    + spark(96, 12, 2.2),
)

GRUMBLE = Figure(
    far=SHAFT,
    back=line("92 24, 98 18, 104 24, 110 18, 116 24", 1.6) + line("96 34, 102 28, 108 34", 1.4),
    main=person(
        "74 34",
        "66 40, 50 60",
        ("66 43, 78 54, 88 50", "64 43, 58 58, 66 66"),
        ("50 60, 66 72, 62 92", "49 60, 38 78, 24 92"),
        1.5,
    )
    + oval(48, 40, 16, 20, 30)
    + stroke("88 46 1.4, 94 70 1.6, 98 92 1.6")
    + solid("64 32!, 70 22, 78 22, 84 28, 88 34!, 74 32")
    + solid("-44 112!, -44 104, 20 96, 60 93, 110 88, 164 82!, 164 112!"),
    cuts=line("38 34, 58 46", 1.2) + line("36 46, 52 54", 1) + line("76 40, 80 39", 1.3) + line("52 54, 62 60", 1.1),
    light=spark(26, 22, 2.2) + spark(104, 62, 1.8) + dots("14 60, 20 76", 0.9),
)

FIGURES = {
    "skill_stones": STONES,
    "skill_nameless": NAMELESS,
    "skill_light_step": LIGHT_STEP,
    "skill_fingers": FINGERS,
    "skill_fork": FORK,
    "skill_linstock": LINSTOCK,
    "skill_owl": OWL,
    "skill_alley": ALLEY,
    "skill_round": ROUND,
    "skill_lamps": LAMPS,
    "skill_grumble": GRUMBLE,
}
