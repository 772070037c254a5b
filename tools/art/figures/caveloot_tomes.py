"""Grimoires of Soulstern and Azkovlar, and those of which legends tell."""

from tools.art.figures.caveloot_books import _lines, closed, opened
from tools.art.figures.caveloot_parts import CASTLE, CAVE_MOUTH, FOREST, LAID, at, composed, ground, leaning, rays
from tools.art.figures.parts import bat, mushroom, skull, spots
from tools.art.figures.pen import (
    box,
    dot,
    dots,
    fan,
    feather,
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

HERBAL_OF_BAD_IDEAS = composed(
    FOREST,
    Figure(
        back=mushroom(16, 46, 1.1, -14)
        + mushroom(104, 46, 1.0, 16)
        + stroke("60 56 2.4, 56 36 2, 64 18 1.6, 58 4 .6")
        + feather(60, 30, 22, 8)
        + turned(feather(60, 44, 20, 7), 50, 60, 44)
        + turned(feather(60, 44, 20, 7), -54, 60, 44)
        + inlay(spots(16, 46, 1.1, -14), spots(104, 46, 1.0, 16))
    ),
    opened(
        stroke("28 84 1, 28 66 1.2, 28 56 .8")
        + turned(oval(34, 60, 6, 3), -30, 28, 66)
        + turned(oval(22, 64, 6, 3), 30, 28, 66)
        + dot(28, 52, 4)
        + inlay(dot(28, 52, 1.6)),
        moved(solid("-11 -10!, -9 -17, 0 -21, 9 -17, 11 -10!, 0 -8") + solid("-3 -8!, 3 -8!, 4 2!, -4 2!"), 90, 78)
        + inlay(dots("86 62, 94 62", 1.4), line("87 66.4, 90 68, 93 66.4", 1))
        + _lines(76, 86, 1, 30, 0),
    ),
)

ATLAS_OF_LOST_SOULS = composed(
    FOREST,
    opened(
        line("10 60, 20 56, 26 62, 36 58, 46 62", 1.2)
        + line("14 74, 26 70, 34 78, 46 74", 1.2)
        + dots("20 66, 38 68, 30 84", 1.8),
        line("74 60, 86 64, 92 56, 108 60", 1.2)
        + line("76 78, 88 72, 98 78, 108 74", 1.2)
        + line("96 66, 102 72", 1.6)
        + line("102 66, 96 72", 1.6),
    ),
    Figure(
        back=solid("24 42!, 18 28, 22 12, 34 8, 42 18, 40 32, 46 42!")
        + solid("74 42!, 76 22, 84 8, 96 8, 104 20, 102 34, 108 42!")
        + solid("52 46!, 50 20, 54 2, 62 -2, 70 6, 70 28, 68 46!")
        + inlay(
            dots("28 20, 35 20, 87 20, 95 20, 58 14, 65 14", 2.2),
            oval(31.6, 29, 2, 3),
            oval(91, 29, 2, 3),
            oval(61.6, 23, 2, 3),
        ),
        light=dots("12 20, 112 12, 46 8", 1.4),
    ),
)

FABLE_OF_THE_WOLF = composed(
    FOREST,
    LAID,
    at(
        leaning(
            closed(
                moved(
                    solid(
                        "0 26!, -5 24, -12 12, -20 4, -19 -8, -16 -22!, -8 -12, 8 -12, 16 -22!, "
                        "19 -8, 20 4, 12 12, 5 24"
                    ),
                    6,
                    -4,
                )
                + inlay(
                    moved(
                        poly("-12 -2, -4 2, -6 5, -11 4") + poly("12 -2, 4 2, 6 5, 11 4") + poly("-3 17, 3 17, 0 21"),
                        6,
                        -4,
                    )
                )
                + line("-10 30, 22 30", 1.2),
                66,
                86,
                1,
            ),
            7,
            0,
            0,
        ),
        58,
        54,
    ),
    Figure(
        main=box(84, 78, 30, 8, 2) + solid("88 80!, 89 60!, 109 60!, 110 80!"),
        cuts=line("90 74, 108 74", 1.3),
        back=stroke("14 112 1.6, 16 60 1.4") + turned(feather(16, 66, 28, 7), -8, 16, 66),
    ),
)

ETIQUETTE_FOR_THE_UNDEAD = composed(
    CASTLE,
    LAID,
    at(closed(moved(skull(0, 0, 0.9), 6, -6) + line("-10 24, 22 24", 1.3) + line("-4 30, 16 30", 1.1), 66, 86), 52, 52),
    Figure(
        main=stroke("98 112 1.8, 98 60 1.8")
        + solid(
            "92 60!, 92 36!, 94 36!, 95 50!, 97 50!, 97 34!, 99 34!, 99 50!, 101 50!, 102 36!, 104 36!, 104 60!, 98 66!"
        )
        + stroke("114 112 1.8, 114 70 1.8")
        + solid("112 72!, 111 40, 116 32!, 118 44, 117 72!"),
        light=spark(16, 12, 3, 0.3),
    ),
)

BOOK_OF_DREADFUL_RHYMES = composed(
    CASTLE,
    opened(
        _lines(12, 56, 4, 34),
        _lines(74, 54, 2, 32, 2)
        + solid("86 76!, 90 70, 96 70, 98 74, 100 70, 106 72, 106 80, 98 88!, 90 82")
        + inlay(line("98 74!, 94 79!, 99 82!, 96 87!", 1.2)),
    ),
    Figure(
        back=bat(24, 30, 1.6, -20) + bat(92, 18, 1.4, 16) + bat(58, 8, 1.1, -4),
        light=line("44 40, 48 30!, 44 26, 50 14", 1.4)
        + line("70 42, 66 32!, 72 28, 68 16", 1.4)
        + line("58 42, 58 28", 1.3),
    ),
)

LAST_WILL_OF_THE_DYNASTY = composed(
    CASTLE,
    Figure(
        main=solid("18 4!, 102 4!, 104 14, 100 20!, 100 84!, 108 92, 104 102!, 22 102!, 14 94, 20 86!, 20 20!, 14 12")
        + box(10, 0, 100, 12, 6)
        + box(14, 92, 96, 12, 6),
        cuts=line("34 22, 86 22", 2.2)
        + _lines(30, 34, 4, 60, 0)
        + line("30 62, 60 62", 1.1)
        + dot(78, 76, 12)
        + inlay(bat(78, 76, 0.8))
        + solid("66 84!, 60 98!, 68 94, 74 100!, 78 88!")
        + line("14 6, 106 6", 1)
        + line("18 98, 106 98", 1)
        + line("30 78, 36 72, 40 80, 48 74, 54 78", 1.3),
        back=stroke("114 30 .6, 124 18 2, 116 6 2, 126 -6 .6") + stroke("0 40 .6, -10 26 2, 0 12 2, -8 0 .6"),
    ),
)

BOOK_NOBODY_RETURNED = composed(
    CAVE_MOUTH,
    Figure(
        back=stroke("-20 30 2, 10 24 2, 34 34 2")
        + stroke("140 30 2, 110 24 2, 86 34 2")
        + line("-20 112, 30 60", 2)
        + line("140 112, 90 60", 2),
        main=ground(108),
    ),
    at(
        closed(
            solid("6 -22!, -4 -20, -14 -10, -16 2, -8 14, 6 18, 20 14, 28 2, 26 -10, 16 -20")
            + inlay(dot(6, -2, 11))
            + dot(6, -2, 8)
            + inlay(oval(6, -2, 2.6, 8))
            + line("-12 28, 24 28", 1.4),
            78,
            92,
            3,
        ),
        58,
        54,
    ),
    Figure(
        main=together(
            hoop(x, y, 6.4, 3.4)
            for x, y in ((10, 92), (22, 98), (35, 95), (48, 99), (61, 96), (74, 99), (87, 95), (99, 98), (111, 92))
        )
        + box(52, 86, 18, 18, 3),
        cuts=dot(61, 93, 2.4) + line("61 94, 61 100", 1.6),
        light=spark(64, 52, 2.6, 0.3),
    ),
)

ALMANAC_OF_SECOND_CHANCES = composed(
    CAVE_MOUTH,
    rays(60, 40, 12),
    opened(
        hoop(28, 68, 14, 1.6)
        + line("28 68, 28 58", 1.5)
        + line("28 68, 35 71", 1.5)
        + fan(line("28 55.4, 28 57.4", 1.2), range(0, 360, 30), 28, 68),
        hoop(92, 67, 14, 1.6)
        + line("92 67, 92 57", 1.5)
        + line("92 67, 85 70", 1.5)
        + fan(line("92 54.4, 92 56.4", 1.2), range(0, 360, 30), 92, 67),
    ),
    Figure(
        main=stroke("42 34 2.4, 50 20 2.6, 62 18 2.6, 74 24 2.4, 78 32 2") + poly("86 28, 80 42, 71 30"),
        light=dots("44 46, 60 40, 76 48", 1.4),
    ),
)

COMEDY_OF_MIRRORS = composed(
    CAVE_MOUTH,
    at(
        Figure(
            main=solid("-26 -28!, -10 -22, 10 -22, 26 -28!, 28 -4, 20 18, 8 30, 0 33, -8 30, -20 18, -28 -4"),
            cuts=solid("-18 -8!, -11 -14, -4 -8!, -11 -4")
            + solid("18 -8!, 11 -14, 4 -8!, 11 -4")
            + solid("-14 10!, 0 14, 14 10!, 8 22, 0 24, -8 22"),
        ),
        38,
        42,
        1.1,
        -12,
    ),
    at(
        Figure(
            main=solid("-26 -28!, -10 -22, 10 -22, 26 -28!, 28 -4, 20 18, 8 30, 0 33, -8 30, -20 18, -28 -4"),
            cuts=solid("-18 -6!, -12 -12, -4 -10!, -10 -4")
            + solid("18 -6!, 12 -12, 4 -10!, 10 -4")
            + solid("-13 20!, 0 12, 13 20!, 7 15, 0 14.6, -7 15")
            + line("-10 2, -11 8", 1.2),
        ),
        86,
        52,
        1.1,
        12,
    ),
    Figure(
        main=solid("-10 112!, 4 98, 28 92, 52 96, 60 104, 68 96, 92 92, 116 98, 130 112!"),
        cuts=line("60 104, 60 112", 1.4) + line("16 102, 46 101", 1) + line("74 101, 104 102", 1),
        light=spark(62, 10, 4, 0.3) + spark(14, 14, 2.6) + spark(108, 14, 2.6),
    ),
)

AZKOVLAR_BOOK_OF_DAWN = composed(
    CASTLE,
    rays(60, 50, 24, 7),
    opened(_lines(12, 58, 4, 34), _lines(74, 55, 4, 34, 3)),
    Figure(
        light=solid("34 44!, 38 32, 48 24, 60 21, 72 24, 82 32, 86 44!, 74 46, 60 54!, 46 46")
        + fan(poly("58 14, 60 2, 62 14"), (-72, -48, -24, 0, 24, 48, 72), 60, 46)
    ),
)

FIGURES = {
    "almanac_of_second_chances": ALMANAC_OF_SECOND_CHANCES,
    "atlas_of_lost_souls": ATLAS_OF_LOST_SOULS,
    "azkovlar_book_of_dawn": AZKOVLAR_BOOK_OF_DAWN,
    "book_nobody_returned": BOOK_NOBODY_RETURNED,
    "book_of_dreadful_rhymes": BOOK_OF_DREADFUL_RHYMES,
    "comedy_of_mirrors": COMEDY_OF_MIRRORS,
    "etiquette_for_the_undead": ETIQUETTE_FOR_THE_UNDEAD,
    "fable_of_the_wolf": FABLE_OF_THE_WOLF,
    "herbal_of_bad_ideas": HERBAL_OF_BAD_IDEAS,
    "last_will_of_the_dynasty": LAST_WILL_OF_THE_DYNASTY,
}
