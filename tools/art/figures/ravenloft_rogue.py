"""Powers of the rogue, and what quick fingers and stubborn people do."""

from tools.art.figures import ravenloft_props as prop
from tools.art.figures.caveloot_parts import composed
from tools.art.figures.kinfire_people import hand, hand_seams, person
from tools.art.figures.pen import (
    box,
    dot,
    dots,
    fan,
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
from tools.art.figures.ravenloft_parts import BATTLEMENTS, CAVERN, CELL, HALL, VAULT, arch, rounds
from tools.art.figures.ravenloft_props import FLOOR, KNIFE, KNIFE_CUTS, forearm, gripped, speed, swish
from tools.art.figures.stage import Figure

QUICK_STAB = composed(
    HALL,
    Figure(back=speed((-30, 30, 60), (-20, 44, 46), (-30, 74, 56), (-24, 88, 40))),
    gripped(KNIFE, KNIFE_CUTS, 62, 58, 1.5, 90),
    Figure(
        main=forearm("-30 66, 10 62, 52 58", 13),
        cuts=line("30 52, 32 70", 1.3),
        light=spark(116, 58, 8, 0.2) + dots("108 40, 112 76", 1.4),
    ),
)
THROWN_KNIFE = composed(
    BATTLEMENTS,
    Figure(
        back=hand(14, 108, 1.0, 20, 1.4),
        main=moved(turned(KNIFE, 62, 0, 0), 74, 46, 1.5),
        cuts=moved(turned(KNIFE_CUTS, 62, 0, 0), 74, 46, 1.5),
        light=swish("34 86, 38 56, 56 34, 80 26", 2.6)
        + swish("60 78, 84 82, 104 66", 2.2)
        + dots("112 22, 120 34, 106 16", 1.3),
    ),
)
TUMBLING_CUT = composed(
    CELL,
    Figure(
        back=hoop(58, 62, 40, 2) + inlay(box(58, 60, 60, 60)),
        main=solid(
            "60 30, 46 32, 36 42, 32 58, 36 74, 48 84, 62 86, 74 80!, "
            "62 78, 54 72, 56 64!, 66 70, 78 66, 84 56, 80 42, 72 34"
        )
        + dot(78, 66, 9)
        + stroke("70 40 5, 86 34 4, 98 42 3")
        + stroke("52 80 6, 66 92 5, 82 90 4")
        + moved(turned(KNIFE, 70, 0, 0), 98, 42, 0.9)
        + FLOOR,
        cuts=line("44 46, 40 58, 44 70", 1.2) + line("60 38, 72 44", 1) + line("66 62, 74 60", 1),
        light=swish("16 84, 12 54, 26 24, 56 10, 88 14", 3) + dots("106 64, 112 54, 20 96", 1.3),
    ),
)
BACKSTAB = composed(
    VAULT,
    Figure(
        back=solid("10 118!, 14 80, 20 58, 16 40, 24 24, 38 16!, 50 26, 52 44, 48 58, 62 72, 68 118!")
        + stroke("48 62 5, 62 46 4.4, 58 24 3.6")
        + moved(turned(KNIFE, 24, 0, 0), 58, 18, 0.9)
        + inlay(dot(34, 38, 1.8), dot(43, 38, 1.8)),
        main=solid(
            "56 118!, 60 92, 70 80, 84 76, 82 66, 76 58, 76 42, 86 32, 98 32, 106 40!, "
            "107 48, 112 54!, 108 56, 107 64, 98 70, 98 78, 110 86, 118 118!"
        )
        + solid("74 46!, 74 30, 90 22, 104 28, 108 40!, 92 38"),
        cuts=line("99 46, 105 47", 1.3)
        + line("76 42, 92 33, 106 36", 1.1)
        + line("76 88, 88 96, 104 88", 1.2)
        + line("80 104, 82 118", 1),
        light=dot(34, 38, 1.5) + dot(43, 38, 1.5) + spark(66, -2, 5, 0.2) + dots("112 18, 20 14", 1.2),
    ),
)
SLIP_AWAY = composed(
    Figure(
        far=box(-160, -10, 440, 124) + inlay(arch(52, 40, 2)),
        main=solid("74 -12!, 220 -12!, 220 118!, 74 118!")
        + solid("78 30!, 66 26, 58 32, 56 44, 60 54!, 44 64, 30 80, 8 94!, 26 96, 14 108!, 40 104, 60 108, 78 104!")
        + FLOOR,
        cuts=line("84 14, 220 14", 1)
        + line("84 44, 220 44", 1)
        + line("84 74, 220 74", 1)
        + line("100 14, 100 44", 1)
        + line("116 44, 116 74", 1)
        + line("62 42, 68 40", 1.2)
        + line("62 62, 46 78, 30 92", 1.1)
        + line("70 60, 62 84, 60 102", 1),
        light=dot(64, 44, 1.4) + oval(20, 103, 3.4, 1.4) + oval(4, 108, 3.4, 1.4) + dots("30 30, 40 20", 1.2),
    ),
)
LIGHT_FINGERS = composed(
    CELL,
    Figure(
        main=moved(hand(0, 0, 1.3, -62, 0.6), 18, 98)
        + box(66, 36, 60, 66, 6)
        + stroke("76 38 4, 76 20 4, 84 8 4, 98 4 4, 110 8 4, 116 20 4, 116 38 4")
        + stroke("62 74 1.2, 82 70 1, 96 66 .9"),
        cuts=moved(hand_seams(0, 0, 1.3, -62), 18, 98)
        + dot(98, 62, 6)
        + poly("94 64, 102 64, 105 84, 91 84")
        + line("72 44, 120 44", 1.1)
        + line("72 94, 120 94", 1.1),
        light=spark(90, 56, 5, 0.2) + dots("56 26, 44 40, 58 46", 1.3),
    ),
)
SMOKE_PELLET = composed(
    HALL,
    Figure(
        back=rounds((20, 60, 18), (44, 44, 20), (76, 44, 20), (100, 60, 18), (60, 26, 18), (30, 34, 12), (92, 32, 13)),
        main=rounds((6, 96, 18), (30, 84, 17), (90, 84, 17), (114, 96, 18), (60, 92, 15))
        + dot(60, 62, 13)
        + line("66 51, 72 44, 80 44", 2)
        + FLOOR,
        cuts=line("52 60, 54 54, 60 52", 1.4)
        + line("0 90, 8 84, 16 88", 1.2)
        + line("24 80, 32 74, 40 80", 1.2)
        + line("82 80, 90 74, 98 80", 1.2)
        + line("104 90, 112 84, 120 90", 1.2)
        + line("52 90, 60 84, 68 90", 1.2),
        light=spark(82, 43, 7, 0.24) + dots("36 20, 88 18, 14 40, 108 40", 1.4),
    ),
)
LUCKY_FIND = composed(
    CAVERN,
    Figure(
        back=fan(poly("60 64, 54 -60, 66 -60"), (-50, -30, -10, 10, 30, 50), 60, 64),
        main=box(24, 66, 72, 38, 3)
        + solid("20 62!, 20 50, 30 40, 48 36!, 46 48, 60 50, 76 50, 90 48, 100 40!, 102 54, 98 62!")
        + FLOOR
        + moved(
            fan(solid("0 0!, -7 -6, -9 -14, -3 -17, 0 -12!, 3 -17, 9 -14, 7 -6"), (0, 90, 180, 270), 0, 0)
            + stroke("0 0 1.2, 6 14 1.2, 4 24 .8"),
            60,
            24,
            0.84,
        ),
        cuts=box(54, 68, 12, 14, 2)
        + inlay(dot(60, 74, 2))
        + line("26 72, 50 72", 1.1)
        + line("70 72, 94 72", 1.1)
        + line("34 68, 34 102", 1)
        + line("86 68, 86 102", 1),
        light=dots("36 58, 46 55, 74 55, 84 58, 20 26, 100 26, 30 14, 92 12", 1.5) + spark(82, 30, 4, 0.22),
    ),
)
HEART_SEEKER = composed(
    VAULT,
    Figure(
        back=hoop(60, 54, 46, 2) + hoop(60, 54, 56, 1),
        main=prop.heart(58, 54, 1.9) + moved(turned(KNIFE, 218, 0, 0), 84, 22, 1.7),
        cuts=moved(turned(KNIFE_CUTS, 218, 0, 0), 84, 22, 1.7)
        + line("30 38, 34 28, 42 26", 1.5)
        + line("58 44, 48 58, 42 66", 1),
        light=spark(36, 84, 5, 0.2) + dots("24 84, 30 96, 46 98", 1.4),
    ),
)
FAN_OF_KNIVES = composed(
    BATTLEMENTS,
    Figure(
        main=fan(moved(KNIFE, 60, 58, 1.35), (-64, -32, 0, 32, 64), 60, 98)
        + oval(60, 96, 15, 12)
        + forearm("60 130, 60 112, 60 98", 14),
        cuts=fan(moved(KNIFE_CUTS, 60, 58, 1.35), (-64, -32, 0, 32, 64), 60, 98)
        + together(line(f"{x} 88, {x + (x - 60) * 0.1:.1f} 98", 1.2) for x in (51, 57, 63, 69)),
        light=dots("60 -4, 10 16, 110 16, 30 2, 92 2", 1.4),
    ),
)
HAMSTRING = composed(
    CELL,
    Figure(
        back=moved(turned(KNIFE, -76, 0, 0), 104, 72, 1.5),
        main=solid("22 -12!, 52 -12!, 54 20, 48 44, 50 66, 54 82!, 70 92, 78 104!, 22 104!, 26 84, 22 60, 18 34, 22 10")
        + FLOOR,
        cuts=line("24 60, 36 62, 50 58", 1.3)
        + line("24 66, 36 68, 50 64", 1.1)
        + line("50 88, 44 96", 1)
        + line("26 98, 70 98", 1.2)
        + line("44 70, 54 77", 2.4),
        light=swish("40 50, 60 68, 92 74", 2.8) + spark(56, 72, 7, 0.2) + dots("66 84, 74 76, 64 58", 1.4),
    ),
)
_RUNNER = person(
    "12 -42",
    "8 -33, -6 -12",
    ("8 -32, 20 -26, 30 -32", "8 -32, -4 -24, -14 -28"),
    ("-6 -12, 8 -4, 8 14", "-6 -12, -20 -4, -34 4"),
    1.4,
)
SHADOW_RUSH = composed(
    HALL,
    Figure(
        back=moved(_RUNNER, 16, 84, 1.0)
        + moved(_RUNNER, -8, 84, 0.96)
        + inlay(*(line(f"-60 {y}, 30 {y - 2}", 1.4) for y in (46, 58, 70, 82))),
        main=moved(_RUNNER, 60, 84, 1.15)
        + moved(turned(KNIFE, 80, 0, 0), 96, 46, 0.9)
        + solid("62 48!, 48 44, 30 50, 12 44!, 24 58, 16 66!, 40 66, 54 70!")
        + FLOOR,
        cuts=line("64 44, 74 47", 1) + line("54 54, 40 56, 30 58", 1),
        light=speed((-20, 36, 30), (-10, 96, 36)) + dot(76, 35, 1.2) + dots("112 38, 104 62", 1.3),
    ),
)

_DIE = "0 -26, 22.5 -13, 22.5 13, 0 26, -22.5 13, -22.5 -13"
_DIE_SEAMS = line("0 -14!, 13 9!, -13 9!, 0 -14!", 1.3) + together(
    line(f"{a}, {b}", 1.1)
    for a, b in (
        ("0 -26", "0 -14"),
        ("22.5 -13", "0 -14"),
        ("-22.5 -13", "0 -14"),
        ("22.5 -13", "13 9"),
        ("-22.5 -13", "-13 9"),
        ("22.5 13", "13 9"),
        ("-22.5 13", "-13 9"),
        ("0 26", "13 9"),
        ("0 26", "-13 9"),
    )
)
RESOLVE = composed(
    CELL,
    Figure(
        back=hoop(60, 36, 44, 1.6),
        main=moved(poly(_DIE), 60, 36, 1.2)
        + moved(hand(0, 0, 1.05, -34, 1.2), 30, 112)
        + moved(mirrored(hand(0, 0, 1.05, -34, 1.2), about=0), 90, 112),
        cuts=moved(_DIE_SEAMS, 60, 36, 1.2)
        + moved(hand_seams(0, 0, 1.05, -34), 30, 112)
        + moved(mirrored(hand_seams(0, 0, 1.05, -34), about=0), 90, 112),
        light=spark(92, 8, 5, 0.22)
        + line("24 20, 14 14", 1.4)
        + line("22 40, 10 42", 1.4)
        + line("98 40, 110 42", 1.4),
    ),
)
DEFT_HANDS = composed(
    CAVERN,
    Figure(
        main=moved(together(turned(box(-4, -31, 8, 12, 1), a, 0, 0) for a in range(0, 360, 45)) + dot(0, 0, 23), 76, 40)
        + moved(hand(0, 0, 1.15, 30, 0.8), 24, 112)
        + stroke("48 70 1.4, 58 58 1.2, 66 46 1"),
        cuts=moved(dot(0, 0, 9) + hoop(0, 0, 17, 1.2), 76, 40)
        + inlay(moved(dot(0, 0, 4), 76, 40))
        + moved(hand_seams(0, 0, 1.15, 30), 24, 112),
        light=spark(68, 44, 6, 0.2) + dots("106 12, 112 66, 46 16", 1.4),
    ),
)

FIGURES = {
    "quick_stab": QUICK_STAB,
    "thrown_knife": THROWN_KNIFE,
    "tumbling_cut": TUMBLING_CUT,
    "backstab": BACKSTAB,
    "slip_away": SLIP_AWAY,
    "light_fingers": LIGHT_FINGERS,
    "smoke_pellet": SMOKE_PELLET,
    "lucky_find": LUCKY_FIND,
    "heart_seeker": HEART_SEEKER,
    "fan_of_knives": FAN_OF_KNIVES,
    "hamstring": HAMSTRING,
    "shadow_rush": SHADOW_RUSH,
    "resolve": RESOLVE,
    "deft_hands": DEFT_HANDS,
}
