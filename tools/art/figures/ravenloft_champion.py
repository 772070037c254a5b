"""Great deeds of the fighter, and what dragonborn and guardians do."""

from tools.art.figures import ravenloft_props as prop
from tools.art.figures.caveloot_parts import composed
from tools.art.figures.kinfire_people import person
from tools.art.figures.parts import skull
from tools.art.figures.pen import dot, dots, hoop, line, moved, poly, solid, spark, stroke, together, turned
from tools.art.figures.ravenloft_parts import CAVERN, HALL, VAULT, YARD, arrow, bone
from tools.art.figures.ravenloft_props import FLOOR, foe, forearm, gripped, shield, shield_seams, speed, swish
from tools.art.figures.stage import Figure

SWEEPING_ARC = composed(
    VAULT,
    Figure(
        back=together(
            foe(x, y, s, 0, k % 2 == 0)
            for k, (x, y, s) in enumerate(((6, 96, 0.9), (32, 84, 0.7), (90, 84, 0.7), (116, 96, 0.9)))
        ),
        main=moved(
            person(
                "0 -38",
                "0 -29, 0 -8",
                ("0 -28, 16 -26, 30 -26", "0 -28, 16 -22, 29 -24"),
                ("0 -8, -8 6, -12 20", "0 -8, 8 6, 12 20"),
                1.35,
            ),
            54,
            86,
            1.1,
        )
        + moved(turned(prop.SWORD, 84, 0, 0), 88, 58, 0.9)
        + FLOOR,
        cuts=line("48 56, 60 58", 1) + moved(turned(prop.SWORD_CUTS, 84, 0, 0), 88, 58, 0.9),
        light=swish("2 60, 12 80, 46 94, 84 92, 118 76, 128 58", 3.6) + dots("8 46, 30 98, 104 94", 1.3),
    ),
)
SHATTERING_BLOW = composed(
    CAVERN,
    gripped(prop.HAMMER, prop.HAMMER_CUTS, 40, 50, 1.1, 52),
    Figure(
        main=forearm("-16 92, 10 78, 34 56", 11)
        + poly("70 104, 62 84, 70 66, 80 74, 78 92")
        + poly("84 104, 82 88, 86 70, 98 74, 104 90, 100 104")
        + together(
            poly(p)
            for p in (
                "100 40, 110 34, 106 48",
                "112 60, 122 58, 114 68",
                "66 62, 58 58, 64 70",
                "92 56, 98 50, 98 62",
                "52 84, 44 82, 50 92",
            )
        )
        + FLOOR,
        cuts=line("72 76, 70 92", 1) + line("90 78, 92 98", 1),
        light=spark(88, 58, 13, 0.18) + dots("106 24, 118 44, 56 76, 120 78", 1.4),
    ),
)
CHARGE_THROUGH = composed(
    HALL,
    Figure(
        back=foe(98, 96, 1.0, 40) + foe(34, 98, 0.9, -50, False) + speed((-20, 30, 30), (-14, 46, 34), (-24, 62, 28)),
        main=moved(
            person(
                "12 -42",
                "8 -33, -6 -12",
                ("8 -32, 20 -28, 26 -20", "8 -32, -4 -24, -10 -30"),
                ("-6 -12, 8 -4, 8 14", "-6 -12, -20 -4, -34 4"),
                1.5,
            ),
            52,
            84,
            1.1,
        )
        + turned(shield(84, 56, 1.0), 8, 84, 56)
        + FLOOR,
        cuts=turned(shield_seams(84, 56, 1.0) + dot(84, 52, 5), 8, 84, 56) + line("58 46, 68 50", 1),
        light=spark(108, 46, 7, 0.2) + dots("116 30, 112 66, 20 98, 10 90", 1.4),
    ),
)
LAST_STAND = composed(
    YARD,
    Figure(
        back=together(
            moved(turned(arrow(30), a, 0, 0), x, y)
            for x, y, a in ((20, 84, 120), (100, 82, 64), (110, 90, 70), (10, 92, 112))
        ),
        main=solid("-100 118!, -100 108, 14 106, 30 92, 44 84, 60 80, 78 84, 92 94, 106 106, 220 108, 220 118!")
        + moved(skull(0, 0, 0.46), 30, 97)
        + moved(skull(0, 0, 0.5), 88, 96)
        + moved(turned(bone(28), 20, 0, 0), 60, 96)
        + moved(
            person(
                "0 -40",
                "0 -31, 0 -10",
                ("0 -30, 12 -22, 14 -10", "0 -30, -12 -24, -14 -12"),
                ("0 -10, -7 2, -9 18", "0 -10, 7 2, 9 18"),
                1.4,
            ),
            58,
            66,
            1.05,
        )
        + moved(turned(prop.SWORD, 180, 0, 0), 74, 52, 0.62)
        + solid("52 36!, 40 44, 30 60, 24 82!, 40 76, 50 70")
        + poly("52 18, 58 4, 64 18"),
        cuts=line("52 40, 64 40", 1.1) + line("46 56, 40 72", 1),
        light=dots("30 30, 92 26, 22 50, 100 52", 1.2),
    ),
)

_HEAD = """16 80!, 18 62, 12 48, 14 32, 26 20, 42 18, 52 26!, 64 30, 78 36!, 80 42, 74 46!, 64 48, 54 50!, 64 53,
    72 56!,
    68 63, 56 66, 46 64, 42 74, 44 88!"""
DRAGONS_BREATH = composed(
    CAVERN,
    Figure(
        back=solid(
            "74 50!, 90 34, 106 36, 120 20!, 124 34, 144 30!, 136 46, "
            "154 54!, 136 60, 146 76!, 124 70, 118 84!, 106 68, 90 62"
        ),
        main=solid(_HEAD)
        + stroke("30 22 5, 20 12 4, 6 6 2.4, -6 8 .5")
        + stroke("22 28 5, 8 24 4, -8 26 .6")
        + poly("64 30, 68 22, 72 33")
        + solid("-40 118!, -30 96, -8 82, 16 76, 44 82, 58 96, 66 118!")
        + poly("0 84, -12 68, 12 78"),
        cuts=solid("42 34!, 50 31, 56 35!, 50 37.6")
        + line("40 30, 50 27, 58 31", 1.3)
        + line("72 40, 76 42", 1.3)
        + together(
            poly(f"{x} {y}, {x + 2} {y + 4.6}, {x + 4} {y - 0.4}") for x, y in ((58, 49.2), (64, 48.4), (70, 47.2))
        )
        + together(
            line(f"{x} {y}, {x + 3} {y + 2.6}, {x + 6} {y}", 0.9)
            for x, y in ((26, 34), (34, 40), (24, 46), (32, 52), (24, 60), (32, 66), (40, 56))
        )
        + line("10 88, 26 96, 44 92", 1.2),
        light=solid("72 51!, 88 44, 100 46, 112 36!, 112 46, 130 48!, 118 54, 128 64!, 110 60, 98 62, 86 56")
        + dots("100 24, 134 40, 112 80, 96 74", 1.5),
    ),
)
_SQUIRE = person(
    "0 -24",
    "0 -18, 0 -4",
    ("0 -18, -5 -11, -3 -6", "0 -18, 5 -11, 3 -6"),
    ("0 -4, -3 4, -4 12", "0 -4, 3 4, 4 12"),
    0.9,
)
GUARDIAN = composed(
    VAULT,
    Figure(
        back=hoop(60, 60, 52, 2) + hoop(60, 60, 60, 1),
        main=moved(
            person(
                "0 -48",
                "0 -38, 0 -12",
                ("0 -37, -20 -34, -34 -24", "0 -37, 20 -34, 34 -24"),
                ("0 -12, -10 6, -14 28", "0 -12, 10 6, 14 28"),
                1.7,
            ),
            60,
            80,
            1.05,
        )
        + shield(22, 64, 0.78)
        + shield(98, 64, 0.78)
        + moved(_SQUIRE, 40, 96)
        + moved(_SQUIRE, 80, 96)
        + FLOOR,
        cuts=shield_seams(22, 64, 0.78)
        + shield_seams(98, 64, 0.78)
        + spark(22, 60, 7, 0.34)
        + spark(98, 60, 7, 0.34)
        + line("50 46, 60 50, 70 46", 1.2),
        light=dots("14 20, 106 20, 60 8", 1.3),
    ),
)

FIGURES = {
    "sweeping_arc": SWEEPING_ARC,
    "shattering_blow": SHATTERING_BLOW,
    "charge_through": CHARGE_THROUGH,
    "last_stand": LAST_STAND,
    "dragons_breath": DRAGONS_BREATH,
    "guardian": GUARDIAN,
}
