"""Treasures of Butina and Caveport."""

from tools.art.figures.caveloot_parts import COAST, LAID, PORT, composed, ground, rays
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

KEG_OF_GROG = composed(
    COAST,
    Figure(
        main=solid("22 16!, 98 16!, 108 52, 98 92!, 22 92!, 12 52")
        + poly("6 112, 18 88, 34 88, 26 112")
        + poly("114 112, 102 88, 86 88, 94 112")
        + stroke("60 74 4, 60 86 3.4")
        + stroke("52 76 2.2, 68 76 2.2")
        + ground(110),
        cuts=line("17 30, 60 34, 103 30", 2.2)
        + line("17 78, 60 82, 103 78", 2.2)
        + line("40 18, 36 52, 40 90", 1.1)
        + line("60 18, 60 62", 1.1)
        + line("80 18, 84 52, 80 90", 1.1)
        + moved(hoop(0, 0, 8, 1.4) + dots("-3 -1, 3 -1", 1.4), 60, 50)
        + line("50 62, 70 54", 1.3)
        + line("50 54, 70 62", 1.3),
        light=solid("60 92!, 57.6 97, 60 100!, 62.4 97") + solid("60 102!, 58.4 105.6, 60 108!, 61.6 105.6"),
    ),
)

PEARL_EYED_FIGUREHEAD = composed(
    COAST,
    Figure(
        back=poly("-160 20, 40 60, 40 116, -160 116")
        + inlay(line("-160 50, 40 84", 1.4), line("-160 76, 40 104", 1.2))
        + stroke("-30 -6 2.4, 60 20 2, 140 0 1.6"),
        main=solid(
            "22 114!, 30 84, 38 66, 44 58, 42 48!, 36 42, 34 28, 42 14, 58 10, 72 16, 76 26!, "
            "82 34!, 79 36!, 79.6 40, 77 43, 74 48, 66 50!, 68 58, 84 62, 100 54, 112 40!, 116 44, "
            "108 62, 92 76, 80 80, 74 96, 70 114!"
        )
        + stroke("40 20 5, 24 34 6, 22 52 5, 8 64 4, 2 80 1")
        + stroke("38 40 5, 26 58 5, 24 74 3, 14 84 1"),
        cuts=dot(70, 29, 4)
        + line("64 22, 74 22", 1.2)
        + line("75 42, 79 41.4", 1)
        + line("44 22, 40 36, 46 48", 1.1)
        + line("54 16, 52 28", 1)
        + line("46 66, 56 72, 68 66", 1.2)
        + line("40 78, 54 84, 72 80", 1.1)
        + together(
            line(f"{x} {y}, {x + 5} {y + 4}, {x + 10} {y}", 1)
            for x, y in ((38, 92), (50, 94), (36, 102), (48, 104), (60, 102))
        ),
        light=dot(70, 29, 2.6) + spark(108, 24, 3, 0.3),
    ),
)

BATHTUB_OF_THE_PIRATE_KING = composed(
    COAST,
    Figure(
        back=together(dot(x, y, r) for x, y, r in ((34, 38, 12), (50, 32, 14), (68, 36, 12), (84, 40, 9), (22, 44, 8)))
        + stroke("100 60 2.4, 104 20 2.4, 94 10 2.4, 84 16 2")
        + poly("78 16, 90 16, 92 24, 76 24"),
        main=solid("4 44!, 116 44!, 112 66, 98 86, 80 92, 40 92, 22 86, 8 66")
        + box(-2, 40, 124, 8, 4)
        + both(solid("26 88!, 14 98, 12 108!, 26 106, 36 92!"))
        + ground(110)
        + poly("56 44, 60 20, 64 44")
        + dot(60, 18, 4),
        cuts=line("14 56, 60 62, 106 56", 1.3)
        + moved(solid("0 -9, -7 -6, -8 2, -4 5!, -4 9!, 4 9!, 4 5!, 8 2, 7 -6") + inlay(dots("-3 -1, 3 -1", 2)), 60, 74)
        + line("44 70, 76 80", 1.3)
        + line("44 80, 76 70", 1.3)
        + both(line("20 98, 16 104", 1)),
        light=dots("40 26, 56 14, 76 26, 88 30, 28 30", 2) + spark(20, 20, 3, 0.3),
    ),
)

DIAMOND_OF_DREAMS = composed(
    COAST,
    rays(60, 54, 18),
    Figure(
        back=solid(
            "-20 90!, -10 80, 6 84, 14 76, 30 84, 46 80, 60 86, 76 80, 92 84, 106 76, 116 84, "
            "130 80, 140 90!, 140 112!, -20 112!"
        ),
        main=poly("28 14, 92 14, 116 40, 60 104, 4 40"),
        cuts=line("5 40!, 115 40!", 1.3)
        + line("28 15!, 42 40!, 60 102!, 78 40!, 92 15!", 1.3)
        + line("42 40!, 60 15!, 78 40!", 1.2)
        + solid("46 50!, 53 60, 60 62, 67 60, 74 50!, 69 56, 60 58, 51 56"),
        light=spark(34, 28, 6, 0.22) + spark(98, 8, 4, 0.22) + spark(12, 66, 3, 0.25) + spark(108, 72, 3, 0.25),
    ),
)

SEALED_ENVELOPE = composed(
    PORT,
    LAID,
    Figure(
        main=turned(box(6, 26, 108, 66, 3), -6, 60, 58),
        cuts=turned(
            line("8 30!, 60 64!, 112 30!", 1.6)
            + line("8 90!, 46 58!", 1.1)
            + line("112 90!, 74 58!", 1.1)
            + solid("60 48, 70 51, 75 60, 72 70, 62 75, 51 72, 46 63, 49 52")
            + inlay(
                hoop(60.6, 62, 9, 1.4), poly("58.8 70, 58 58, 60.6 53, 63.2 58, 62.4 70"), line("55 66, 66 66", 1.4)
            ),
            -6,
            60,
            58,
        ),
        back=box(80, 4, 30, 40, 2) + inlay(line("86 14, 104 14", 1), line("86 20, 104 20", 1)),
        light=spark(108, 18, 3, 0.3),
    ),
)

FAMILY_SILVER = composed(
    PORT,
    LAID,
    Figure(
        main=solid("36 34!, 62 34!, 70 50, 74 66, 66 82, 58 88!, 40 88!, 32 82, 24 66, 28 50")
        + solid("34 34!, 40 24, 58 24, 64 34!")
        + dot(49, 20, 4)
        + stroke("28 50 2.4, 12 46 2.6, 8 60 2.6, 26 74 2.4")
        + stroke("72 58 4.4, 86 50 3.4, 94 38 2.4")
        + poly("36 98, 42 86, 56 86, 62 98")
        + solid("88 98!, 92 90!, 96 88!, 96 74!, 84 62, 84 48!, 116 48!, 116 62, 104 74!, 104 88!, 108 90!, 112 98!"),
        cuts=line("33 38, 65 38", 1.2)
        + line("26 66, 72 66", 1.2)
        + moved(stroke("-7 5 .6, -4 -4 1.4, 0 3 1.4, 4 -4 1.4, 7 5 .6"), 49, 54)
        + line("30 76, 68 76", 1)
        + line("88 54, 112 54", 1.1)
        + line("96 82, 104 82", 1)
        + line("38 46, 34 56", 1.1),
        light=spark(62, 28, 4, 0.25) + spark(110, 44, 4, 0.25) + spark(18, 36, 2.6, 0.3),
    ),
)

SAFE_WITHOUT_A_KEY = composed(
    PORT,
    LAID,
    Figure(
        main=box(16, 8, 88, 88, 5) + box(22, 94, 16, 9, 1) + box(82, 94, 16, 9, 1),
        cuts=box(23, 15, 74, 74, 3)
        + inlay(box(26, 18, 68, 68, 2))
        + hoop(52, 48, 17, 2)
        + fan(line("52 34, 52 37", 1.2), range(0, 360, 30), 52, 48)
        + dot(52, 48, 7)
        + inlay(fan(box(50.6, 38, 2.8, 9), range(0, 360, 120), 52, 48), dot(52, 48, 2))
        + fan(stroke("82 52 1.4, 82 40 1.8"), range(0, 360, 90), 82, 52)
        + dot(82, 52, 3)
        + line("36 76, 60 76", 1.2),
        back=line("4 30, -6 26", 2)
        + line("2 50, -10 50", 2)
        + line("4 70, -6 74", 2)
        + line("116 30, 126 26", 2)
        + line("118 50, 130 50", 2)
        + line("116 70, 126 74", 2),
    ),
)

GRANDMOTHERS_POISON_RING = composed(
    PORT,
    Figure(
        main=hoop(60, 76, 27, 8)
        + solid("34 40!, 86 40!, 80 54, 60 58, 40 54")
        + box(32, 36, 56, 7, 3)
        + turned(oval(90, 22, 28, 8), -50, 90, 22)
        + ground(110),
        cuts=solid("40 45!, 80 45!, 75 51, 60 53, 45 51")
        + inlay(dots("52 48, 60 49, 68 48", 1.6))
        + turned(oval(90, 22, 21, 4.4), -50, 90, 22)
        + line("38 66, 35 78, 40 90", 1.1)
        + dots("46 98, 60 102, 74 98", 1.4),
        light=solid("52 34!, 48 26, 54 20, 50 10, 56 0!, 60 12, 56 20, 62 26, 58 34")
        + moved(oval(0, 0, 5, 5.4) + box(-2.6, 3, 5.2, 4, 1), 40, 10)
        + dots("70 22, 66 12", 1.4),
        back=stroke("56 30 3, 40 16 4, 48 0 3, 40 -14 .6"),
    ),
)

CAVEPORT_GODFATHERS_RING = composed(
    PORT,
    rays(60, 30, 16),
    Figure(
        main=hoop(60, 74, 28, 11) + solid("28 14!, 44 4, 76 4, 92 14!, 94 40!, 80 52, 40 52, 26 40!") + ground(110),
        cuts=box(36, 14, 48, 30, 4)
        + inlay(poly("44 24, 54 18, 60 26, 66 18, 76 24, 72 36, 48 36"), line("46 39.6, 74 39.6", 1.4))
        + both(line("36 60, 31 72, 34 86", 1.2))
        + dots("45 97, 60 102, 75 97", 1.6)
        + both(line("30 18, 30 38", 1.1)),
        light=spark(88, 4, 5, 0.25) + dots("54 17, 66 17, 44 23, 76 23", 1.3),
    ),
)

CAVEPORT_SMUGGLERS_MAP = composed(
    PORT,
    LAID,
    Figure(
        main=solid(
            "2 20!, 30 10, 60 16, 90 8, 118 18!, 112 34, 120 52, 114 70, 118 92!, 90 86, 60 94, "
            "30 88, 0 96!, 6 72, 0 52, 8 36"
        )
        + stroke("100 10 2.6, 108 0 2.6, 112 -8 1"),
        cuts=line("30 14, 32 86", 0.9)
        + line("60 18, 60 90", 0.9)
        + line("90 12, 88 84", 0.9)
        + together(
            dot(x, y, 1.7)
            for x, y in (
                (16, 78),
                (22, 72),
                (29, 68),
                (37, 66),
                (45, 68),
                (52, 64),
                (56, 57),
                (57, 49),
                (62, 43),
                (70, 41),
                (77, 44),
                (83, 50),
            )
        )
        + line("88 50, 100 62", 2.4)
        + line("100 50, 88 62", 2.4)
        + line("12 40, 17 32, 22 40, 27 30, 32 40", 1.3)
        + line("38 30, 43 26, 48 30, 53 26", 1.1)
        + moved(
            solid("0 -7, -6 -5, -6.4 1, -3.4 3.4!, -3.4 7!, 3.4 7!, 3.4 3.4!, 6.4 1, 6 -5")
            + inlay(dots("-2.4 -1, 2.4 -1", 1.5)),
            44,
            48,
        )
        + spark(102, 26, 6, 0.3)
        + line("70 70, 76 66, 82 70, 88 66", 1.1),
    ),
)

FIGURES = {
    "bathtub_of_the_pirate_king": BATHTUB_OF_THE_PIRATE_KING,
    "caveport_godfathers_ring": CAVEPORT_GODFATHERS_RING,
    "caveport_smugglers_map": CAVEPORT_SMUGGLERS_MAP,
    "diamond_of_dreams": DIAMOND_OF_DREAMS,
    "family_silver": FAMILY_SILVER,
    "grandmothers_poison_ring": GRANDMOTHERS_POISON_RING,
    "keg_of_grog": KEG_OF_GROG,
    "pearl_eyed_figurehead": PEARL_EYED_FIGUREHEAD,
    "safe_without_a_key": SAFE_WITHOUT_A_KEY,
    "sealed_envelope": SEALED_ENVELOPE,
}
