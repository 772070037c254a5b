"""Curses that lie on one hero, and what years and fear do."""

from tools.art.figures.caveloot_parts import CASTLE, composed
from tools.art.figures.kinfire_people import hand, hand_seams, person
from tools.art.figures.pen import (
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
from tools.art.figures.ravenloft_parts import CAVERN, CELL, HALL, VAULT, ground, rounds
from tools.art.figures.stage import Figure

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
    "strahds_hunger": STRAHDS_HUNGER,
    "leaden_limbs": LEADEN_LIMBS,
    "dulled_edge": DULLED_EDGE,
    "cracked_shield": CRACKED_SHIELD,
    "creeping_rot": CREEPING_ROT,
    "dread": DREAD,
    "weight_of_years": WEIGHT_OF_YEARS,
}
