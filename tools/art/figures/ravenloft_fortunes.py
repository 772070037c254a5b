"""Treasures of the castle that see, recall and sing, and luck that passes at once."""

from tools.art.figures import ravenloft_props as prop
from tools.art.figures.caveloot_parts import CASTLE, composed, rays
from tools.art.figures.kinfire_people import hand, person
from tools.art.figures.parts import flame
from tools.art.figures.pen import (
    both,
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
from tools.art.figures.ravenloft_parts import BATTLEMENTS, CAVERN, CELL, VAULT, YARD
from tools.art.figures.ravenloft_props import FLOOR, forearm, gripped, heart
from tools.art.figures.stage import Figure

LUCKY_COIN = composed(
    CAVERN,
    Figure(
        back=stroke("20 112 .6, 30 70 2, 52 40 2.6, 60 34 .6")
        + oval(28, 84, 8, 14, 20)
        + inlay(oval(28, 84, 5, 11, 20)),
        main=dot(72, 42, 30) + moved(hand(0, 0, 0.9, -18, 0.7), 22, 128),
        cuts=hoop(72, 42, 25, 1.5)
        + fan(solid("72 42!, 64 34, 63 24, 69 22, 72 28!, 75 22, 81 24, 80 34"), (0, 90, 180, 270), 72, 42),
        light=spark(94, 16, 7, 0.2) + spark(46, 66, 4, 0.2) + dots("108 44, 100 70, 40 20, 20 40", 1.4),
    ),
)
WAND_OF_SPARKS = composed(
    YARD,
    gripped(
        stroke("0 30 2.6, 0 -40 1.8")
        + dot(0, -42, 4.4)
        + stroke("-4 -6 1.2, 4 -12 1.2")
        + stroke("-4 -20 1.2, 4 -26 1.2"),
        line("-1 24, 1 20", 1),
        42,
        76,
        1.2,
        44,
    ),
    Figure(
        main=forearm("-16 122, 12 104, 38 84", 11),
        light=spark(80, 40, 13, 0.2)
        + spark(104, 22, 7, 0.22)
        + spark(100, 58, 6, 0.22)
        + spark(66, 14, 6, 0.22)
        + spark(118, 44, 4, 0.22)
        + spark(86, 10, 3.4, 0.22)
        + dots("94 36, 110 72, 56 28, 112 8", 1.5),
    ),
)
SCROLL_OF_RECALL = composed(
    VAULT,
    rays(60, 50, 18, 10),
    Figure(
        main=box(28, 18, 64, 74, 1) + box(20, 10, 80, 13, 6) + box(20, 87, 80, 13, 6),
        cuts=stroke("44 66 .8, 38 54 2, 44 40 2.6, 60 34 2.6, 76 42 2.6, 78 58 2.6, 68 70 2.4, 58 70 2.2")
        + poly("60 62, 60 78, 48 70")
        + together(line(f"36 {y}, 84 {y}", 1) for y in (28, 82))
        + dot(60, 53, 4)
        + line("26 16, 94 16", 1)
        + line("26 94, 94 94", 1),
        light=dots("14 30, 106 30, 10 70, 110 70", 1.5) + spark(100, 12, 4, 0.22),
    ),
)
SEERS_LENS = composed(
    CASTLE,
    Figure(
        main=hoop(52, 44, 33, 7) + turned(box(46, 78, 12, 40, 4), -38, 52, 44) + dot(52, 44, 30),
        cuts=dot(52, 44, 29)
        + inlay(solid("28 44!, 38 35, 52 31, 66 35, 76 44!, 66 53, 52 57, 38 53"))
        + dot(52, 44, 9)
        + inlay(dot(52, 44, 4))
        + turned(line("49 88, 55 88", 1.2) + line("49 96, 55 96", 1.2), -38, 52, 44),
        light=dot(55, 41, 1.6) + line("34 26, 40 21", 1.6) + spark(92, 18, 5, 0.22) + dots("100 40, 14 12", 1.3),
    ),
)
_PAD = solid("0 4!, -10 6, -14 14, -9 21, 0 19, 9 21, 14 14, 10 6")
HUNTERS_CHARM = composed(
    YARD,
    Figure(
        back=stroke("18 -12 1.6, 34 14 1.6, 56 30 1.6") + stroke("102 -12 1.6, 86 14 1.6, 64 30 1.6"),
        main=hoop(60, 30, 5, 2.4)
        + dot(60, 64, 31)
        + both(moved(turned(feather(0, 0, 30, 6), 190, 0, 0), 36, 84), stroke("36 84 1, 30 78 1"))
        + both(poly("24 36, 19 52, 29 50"))
        + both(dot(25, 30, 3.4)),
        cuts=hoop(60, 64, 26, 1.4)
        + moved(_PAD, 60, 60, 0.94)
        + oval(44, 58, 3.6, 5.4, -24)
        + oval(53, 48, 3.8, 6, -8)
        + oval(67, 48, 3.8, 6, 8)
        + oval(76, 58, 3.6, 5.4, 24),
        light=dots("14 60, 106 60, 20 84, 100 86", 1.4),
    ),
)
QUIET_MOMENT = composed(
    YARD,
    Figure(
        back=dot(92, 16, 13) + inlay(dot(98, 12, 11)),
        main=solid(
            "8 108!, 12 84, 22 70, 32 66, 28 58, 32 46, 42 44, 50 50, 50 60, "
            "46 66!, 56 74, 62 84, 72 88!, 72 94, 60 96, 62 108!"
        )
        + stroke("78 104 3, 96 94 3, 112 92 2.4")
        + stroke("112 104 3, 96 94 3, 80 92 2.4")
        + FLOOR,
        cuts=line("22 76, 30 90, 46 92", 1.1) + line("44 54, 48 54", 1.1) + line("48 74, 56 86", 1),
        light=flame(95, 94, 1.0)
        + inlay(solid("95 92!, 90 88, 93 80, 96 74!, 99 84"))
        + dots("84 62, 104 56, 92 46, 60 20, 40 16, 20 30", 1.3),
    ),
)
SECOND_WIND = composed(
    BATTLEMENTS,
    Figure(
        back=stroke("-40 30 .6, 10 26 4, 50 32 5, 84 26 4, 100 14 3, 90 4 2, 80 10 .6")
        + stroke("-40 52 .6, 0 48 3, 30 52 2, 44 48 .6"),
        main=moved(
            person(
                "0 -44",
                "-1 -35, 0 -12",
                ("-1 -34, -16 -40, -28 -50", "-1 -34, 14 -40, 26 -50"),
                ("0 -12, -8 4, -12 22", "0 -12, 8 4, 12 22"),
                1.5,
            ),
            60,
            80,
            1.08,
        )
        + solid("54 44!, 40 52, 24 66, 4 72!, 14 80, 8 92!, 32 86, 50 76")
        + FLOOR,
        cuts=heart(60, 58, 0.4) + line("46 56, 30 70", 1),
        light=stroke("84 52 .5, 100 48 2, 118 54 2.4, 124 66 1.6, 114 70 .5")
        + stroke("82 68 .5, 96 66 2, 108 72 .5")
        + dots("104 34, 92 84, 20 40", 1.4),
    ),
)
_LUTE = oval(0, 22, 22, 26) + box(-4, -46, 8, 54) + poly("-7 -46, 7 -46, 10 -66, -10 -66")
BATTLE_SONG = composed(
    BATTLEMENTS,
    Figure(
        back=moved(prop.NOTE, 100, 30, 1.4) + moved(prop.NOTE, 20, 26, 1.2) + moved(prop.NOTE, 110, 70, 1.1),
        main=moved(turned(_LUTE, 28, 0, 0), 54, 56, 1.05) + FLOOR,
        cuts=moved(
            turned(
                dot(0, 20, 8)
                + inlay(together(line(f"{x} 8, {x} 32", 0.8) for x in (-3, 0, 3)))
                + line("-10 38, 10 38", 1.8)
                + together(line(f"{x} -44, {x} 8", 0.7) for x in (-2, 0.6))
                + dots("-8 -52, 8 -52, -9 -60, 9 -60", 1.3),
                28,
                0,
                0,
            ),
            54,
            56,
            1.05,
        ),
        light=spark(24, 60, 4, 0.22) + dots("88 16, 112 44, 12 44, 92 84", 1.4),
    ),
)
HIDDEN_CACHE = composed(
    Figure(
        far=CELL.far,
        main=solid("-100 -12!, 220 -12!, 220 118!, -100 118!", "36 36!, 86 36!, 86 76!, 36 76!")
        + poly("88 84, 132 76, 136 100, 92 108")
        + box(48, 56, 26, 20, 2)
        + solid("48 56!, 50 48, 61 44, 72 48, 74 56!"),
        cuts=together(line(f"-100 {y}, 220 {y}", 1.1) for y in (-4, 16))
        + line("-100 36, 36 36", 1.1)
        + line("86 36, 220 36", 1.1)
        + line("-100 56, 36 56", 1.1)
        + line("86 56, 220 56", 1.1)
        + line("-100 76, 220 76", 1.1)
        + line("-100 96, 90 96", 1.1)
        + together(
            line(f"{x} {y}, {x} {y + 20}", 1.1)
            for x, y in (
                (20, 16),
                (60, 16),
                (104, 16),
                (10, 36),
                (110, 36),
                (22, 56),
                (102, 56),
                (10, 76),
                (50, 76),
                (60, -4),
                (100, -4),
                (20, -4),
            )
        )
        + line("92 88, 128 80", 1)
        + box(58, 58, 6, 7, 1)
        + line("50 62, 57 62", 1)
        + line("66 62, 73 62", 1),
        light=dots("42 72, 46 68, 80 72, 77 66, 82 66", 2) + spark(44, 46, 5, 0.22) + spark(80, 46, 3.4, 0.22),
    ),
)

FIGURES = {
    "lucky_coin": LUCKY_COIN,
    "wand_of_sparks": WAND_OF_SPARKS,
    "scroll_of_recall": SCROLL_OF_RECALL,
    "seers_lens": SEERS_LENS,
    "hunters_charm": HUNTERS_CHARM,
    "quiet_moment": QUIET_MOMENT,
    "second_wind": SECOND_WIND,
    "battle_song": BATTLE_SONG,
    "hidden_cache": HIDDEN_CACHE,
}
