"""Artefacts of Butina and Caveport."""

from tools.art.figures.caveloot_parts import COAST, LAID, PORT, composed, ground, rays
from tools.art.figures.pen import (
    both,
    box,
    dot,
    dots,
    even,
    fan,
    hoop,
    inlay,
    line,
    oval,
    poly,
    solid,
    spark,
    stroke,
    together,
    turned,
)
from tools.art.figures.stage import Figure

BOARDING_CUTLASS = composed(
    COAST,
    Figure(
        back=stroke("-160 12 2, 0 24 2, 30 18 2") + stroke("24 -20 2.4, 30 18 2.6, 26 60 2, 30 90 .8"),
        main=turned(
            solid("52 72!, 48 46, 50 20, 62 0, 82 -10!, 78 4, 74 24, 70 48, 68 72!")
            + stroke("40 74 2.6, 60 77 3.4, 82 72 2")
            + stroke("82 73 2.4, 84 86 3.4, 76 97 3.4, 64 101 2.6")
            + stroke("60 76 4, 60 88 4.4, 60 100 3.8")
            + dot(60, 103, 4.6),
            22,
            60,
            52,
        )
        + ground(108),
        cuts=turned(
            line("60 66, 57 44, 60 22, 72 4", 1.2)
            + together(line(f"56 {y}, 64 {y - 2}", 1) for y in (83, 88, 93, 98))
            + dots("66 60, 55 56, 66 36, 54 34, 68 18", 1.1)
            + line("76 82, 79 88, 74 94", 1),
            22,
            60,
            52,
        ),
        light=spark(102, 8, 5, 0.25) + spark(64, 46, 2.4),
    ),
)


def _pips(where: str, skew: float) -> str:
    return together(oval(float(x), float(y), 3.2, 3, skew) for x, y in (pair.split() for pair in where.split(", ")))


LOADED_DICE = composed(
    COAST,
    Figure(
        main=turned(box(14, 44, 46, 46, 7), -14, 36, 66)
        + turned(box(66, 36, 42, 42, 6), 20, 88, 56)
        + ground(102)
        + stroke("90 84 .6, 96 92 1.6, 104 98 3"),
        cuts=turned(_pips("25 54, 25 67, 25 80, 49 54, 49 67, 49 80", 0), -14, 36, 66)
        + turned(_pips("76 45, 76 57, 76 69, 98 45, 98 57, 98 69", 0), 20, 88, 56)
        + line("30 97, 52 95", 1.1),
        back=line("60 20, 68 12, 80 10", 2)
        + line("54 30, 60 18", 2)
        + line("104 22, 114 24, 120 32", 2)
        + line("20 34, 12 40", 2),
        light=spark(49, 43, 3, 0.3),
    ),
)
TWO_MOUTHED_BLUNDERBUSS = composed(
    COAST,
    Figure(
        back=together(
            dot(x, y, r)
            for x, y, r in ((112, 22, 12), (124, 14, 13), (118, 34, 10), (110, 62, 11), (124, 68, 13), (130, 24, 14))
        ),
        main=solid("-20 96!, -6 74!, 14 66, 34 56!, 44 62!, 38 74, 18 80, 4 92, -8 108!")
        + solid("34 52!, 64 42, 86 34, 100 20!, 106 38!, 92 46, 66 54, 40 64!")
        + solid("36 62!, 66 56, 90 58, 108 52!, 108 72!, 90 68, 64 66, 40 70!")
        + stroke("38 70 2, 42 82 2, 52 80 1.8, 52 68 1.4")
        + stroke("36 54 2.4, 32 42 2, 38 38 1.4")
        + ground(106),
        cuts=line("46 56, 88 40", 1.1)
        + line("46 65, 92 63", 1.1)
        + line("102 24, 105 36", 1.3)
        + line("105.6 55, 105.6 69", 1.3)
        + line("4 80, 20 74", 1.1)
        + dots("40 60, 34 64", 1.6),
        light=spark(116, 26, 7, 0.3) + spark(120, 62, 6, 0.3) + dots("130 40, 112 44, 134 56", 1.4),
    ),
)
CROWS_NEST_SPYGLASS = composed(
    COAST,
    Figure(
        back=stroke("-30 116 3, 0 80 2.6, 20 50 2.4, 20 -10 2.4")
        + box(-2, 62, 44, 22, 3)
        + line("20 0, 44 62", 1.2)
        + line("20 0, -4 62", 1.2),
        main=turned(
            box(-6, 50, 36, 14, 2)
            + box(28, 46, 34, 22, 3)
            + box(58, 40, 38, 34, 3)
            + box(94, 36, 9, 42, 2)
            + box(-12, 47, 8, 20, 2),
            -24,
            60,
            60,
        ),
        cuts=turned(
            line("30 48, 30 66", 1.3)
            + line("60 42, 60 72", 1.3)
            + line("66 41, 66 73", 1)
            + line("90 41, 90 73", 1.1)
            + line("2 54, 26 54", 0.9)
            + line("36 51, 54 51", 0.9)
            + line("98.6 39, 98.6 75", 1.4)
            + together(line(f"72 {y}, 84 {y}", 0.9) for y in (52, 57, 62)),
            -24,
            60,
            60,
        ),
        light=spark(104, 26, 6, 0.25) + spark(116, 12, 3) + dots("112 40, 122 30", 1.4),
    ),
)
ANCHOR_OF_THE_SULKING_SIREN = composed(
    COAST,
    Figure(
        main=hoop(86, 12, 9, 4.4)
        + stroke("86 20 4.6, 86 60 4.6, 86 92 5")
        + stroke("64 32 3, 108 32 3")
        + dots("63 32, 109 32", 4.4)
        + stroke("44 66 .8, 50 84 4, 68 96 5.4, 86 100 6, 104 96 5.4, 122 84 4, 128 66 .8")
        + poly("38 78, 46 58, 60 74")
        + poly("134 78, 126 58, 112 74")
        + solid(
            "30 26!, 40 18, 52 20, 58 30, 60 36!, 63 40!, 60 42, 60 48, 54 51, 52 56, 58 64, 62 76, "
            "58 90, 46 100, 28 104, 12 98, 4 88!, -6 90, -12 98!, -10 84, -18 78!, -6 78, 4 80, "
            "14 88, 26 88, 34 80, 34 70, 38 60, 42 54, 36 52, 26 66, 16 72, 10 70!, 18 62, 26 46"
        )
        + stroke("48 60 4, 60 66 3.6, 70 58 3"),
        cuts=line("55 37, 58 38.4", 1.2)
        + line("55 47.6, 59 46", 1)
        + line("44 24, 36 36, 34 48", 1)
        + together(
            line(f"{x} {y}, {x + 5} {y + 3}, {x + 10} {y}", 0.9) for x, y in ((42, 74), (40, 82), (28, 92), (44, 90))
        )
        + line("86 26, 86 86", 1.2)
        + line("70 32, 80 32", 1)
        + line("92 32, 102 32", 1),
        light=dots("20 30, 14 42, 24 18", 1.4),
    ),
)

VIOLIN_CASE = composed(
    PORT,
    LAID,
    Figure(
        main=turned(
            solid(
                "-4 60!, 0 48, 12 42, 28 44, 44 50, 64 52, 84 46, 102 46, 116 54, 120 66, 116 80, "
                "102 88, 84 88, 64 82, 44 84, 28 90, 12 92, 0 86, -4 74"
            )
            + line("42 50, 46 38, 60 36, 66 50", 4),
            -10,
            60,
            68,
        ),
        cuts=turned(
            line("-2 68, 40 68, 80 67, 118 66", 1.3)
            + dots("10 68, 56 67.4, 108 66.4", 3)
            + oval(96, 58, 10, 3, -4)
            + oval(22, 55, 10, 3, 6)
            + line("8 80, 30 80", 1)
            + line("86 78, 106 77", 1),
            -10,
            60,
            68,
        ),
        back=stroke("104 42 .6, 112 30 2, 106 18 2.4, 116 6 2, 110 -6 .6"),
        light=line("20 30, 20 14!, 32 10, 32 26", 1.6) + dot(17, 30, 3.2) + dot(29, 26, 3.2),
    ),
)
COURTESY_KNUCKLES = composed(
    PORT,
    rays(60, 50),
    Figure(
        main=together(hoop(x, y, 14, 8) for x, y in ((18, 50), (46, 40), (74, 40), (102, 50)))
        + solid("4 58!, 20 66, 46 56, 74 56, 100 66, 116 58!, 112 78, 96 90, 60 92, 24 90, 8 78")
        + poly("12 34, 18 22, 24 34")
        + poly("40 24, 46 12, 52 24")
        + poly("68 24, 74 12, 80 24")
        + poly("96 34, 102 22, 108 34")
        + ground(108),
        cuts=solid(
            "20 76!, 26 72, 34 74, 40 72, 46 76, 54 73, 60 76, 66 73, 74 76, 80 72, 86 74, 94 72, "
            "100 76!, 92 80, 60 82, 28 80"
        )
        + inlay(line("28 77, 92 77", 0.8))
        + together(
            line(f"{x - 5} {y - 10}, {x + 2} {y - 12}", 1.1) for x, y in ((18, 50), (46, 40), (74, 40), (102, 50))
        ),
        light=spark(46, 10, 4, 0.25) + spark(104, 22, 3),
    ),
)
PULSATRON = composed(
    PORT,
    Figure(
        back=hoop(60, 46, 50, 2)
        + hoop(60, 46, 62, 1.6)
        + stroke("-20 90 2, 10 84 2, 24 92 2, 36 84 1.6")
        + stroke("140 90 2, 110 84 2, 96 92 2, 84 84 1.6"),
        main=dot(60, 46, 33)
        + even("60 76!, 44 78, 38 90, 26 94!, 22 104!, 60 104")
        + both(box(14, 38, 16, 16, 3), stroke("22 38 3, 18 24 2.6, 24 10 2.4"), dot(24, 7, 4.6))
        + box(50, 4, 20, 12, 3)
        + stroke("60 6 2, 60 -10 2")
        + ground(106),
        cuts=dot(60, 46, 24)
        + inlay(
            fan(poly("57 46, 56 25, 60 22, 64 25, 63 46"), range(0, 360, 60), 60, 46),
            hoop(60, 46, 13, 2),
            dot(60, 46, 8),
        )
        + dot(60, 46, 4.4)
        + both(line("16 46, 28 46", 1.2), line("40 84, 52 82", 1.1))
        + dots("40 98, 50 98, 60 98, 70 98, 80 98", 1.7)
        + line("52 10, 68 10", 1.1),
        light=dot(60, 46, 3)
        + both(spark(24, 7, 7, 0.25))
        + spark(60, -4, 6, 0.25)
        + line("34 14, 40 20!, 38 26!, 44 30", 1.2)
        + line("86 14, 80 20!, 82 26!, 76 30", 1.2),
    ),
)
FEDORA_OF_MANY_ENTRANCES = composed(
    PORT,
    Figure(
        back=box(12, 8, 24, 110) + box(84, 8, 24, 110) + inlay(dot(32, 66, 2), dot(88, 66, 2)),
        main=even("60 18, 52 12, 38 16, 30 34, 26 62, 26 70, 2 70, -14 78!, 2 90, 34 96, 60 97") + ground(110),
        cuts=solid("26 68!, 44 74, 60 75, 76 74, 94 68!, 94 79!, 76 84, 60 85, 44 84, 26 79!")
        + inlay(box(42, 73, 7, 12, 3), box(56, 74, 8, 12, 4), box(71, 73, 7, 12, 3))
        + line("60 20, 58 32, 60 42", 1.4)
        + line("44 24, 36 44", 1)
        + both(line("0 80, 30 88, 60 90", 1.1)),
        light=spark(86, 22, 4, 0.3),
    ),
)
GETAWAY_GONDOLA = composed(
    PORT,
    Figure(
        main=solid(
            "-10 38!, -4 34, 2 40, 0 58, 12 72, 40 80, 80 80, 106 70, 116 52, 114 34!, 122 32!, "
            "128 48!, 124 70, 108 88, 80 96, 40 96, 10 88, -8 68, -14 50"
        )
        + poly("116 36, 114 14, 126 14, 130 34")
        + poly("40 80, 46 62, 84 60, 90 78")
        + solid("-160 114!, -160 92!, -30 95, 0 91, 30 96, 60 93, 90 96, 120 92, 150 96, 280 91!, 280 114!")
        + stroke("22 76 3, 24 58 4, 26 44 3.6")
        + oval(27, 36, 5, 6)
        + poly("18 34, 27 30, 38 33, 30 26, 23 27")
        + line("34 96, 22 40", 1.8)
        + stroke("26 52 2.4, 20 54 2, 18 60 1.6"),
        cuts=line("14 80, 40 87, 80 87, 106 78", 1.2)
        + dots("54 70, 65 69, 76 68.4", 2.6)
        + line("118 20, 126 20", 1)
        + line("118 26, 127 26", 1)
        + line("20 103, 44 101, 60 104", 1)
        + line("74 102, 96 104", 1),
        light=poly("128 18, 150 8, 156 32, 130 28"),
    ),
)

FIGURES = {
    "anchor_of_the_sulking_siren": ANCHOR_OF_THE_SULKING_SIREN,
    "boarding_cutlass": BOARDING_CUTLASS,
    "courtesy_knuckles": COURTESY_KNUCKLES,
    "crows_nest_spyglass": CROWS_NEST_SPYGLASS,
    "fedora_of_many_entrances": FEDORA_OF_MANY_ENTRANCES,
    "getaway_gondola": GETAWAY_GONDOLA,
    "loaded_dice": LOADED_DICE,
    "pulsatron": PULSATRON,
    "two_mouthed_blunderbuss": TWO_MOUTHED_BLUNDERBUSS,
    "violin_case": VIOLIN_CASE,
}
