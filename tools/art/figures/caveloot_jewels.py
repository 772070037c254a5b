"""Treasures of Soulstern and Azkovlar, and the dragon's egg."""

from tools.art.figures.caveloot_parts import CASTLE, CAVE_MOUTH, FOREST, composed, ground, rays
from tools.art.figures.parts import shard
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


def coins(*places: tuple[float, float]) -> Figure:
    """Coins that lie flat."""
    return Figure(
        main=together(oval(x, y, 9, 3.4) for x, y in places),
        cuts=together(oval(x, y - 0.4, 5.6, 1.1) for x, y in places),
    )


AMBER_TEAR = composed(
    FOREST,
    rays(60, 66, 12, 15),
    Figure(
        main=solid("60 -2!, 50 20, 36 42, 28 62, 32 82, 46 96, 60 99, 74 96, 88 82, 92 62, 84 42, 70 20") + ground(106),
        cuts=solid("60 14!, 52 30, 41 48, 35 63, 38 79, 49 90, 60 92, 71 90, 82 79, 85 63, 79 48, 68 30")
        + inlay(
            turned(
                oval(60, 68, 4, 11)
                + dot(60, 55, 4)
                + oval(52, 66, 3.6, 10, 34)
                + oval(68, 66, 3.6, 10, -34)
                + both(
                    line("58 52, 54 47", 0.9),
                    line("57 74, 50 80", 0.9),
                    line("57 64, 48 60", 0.9),
                    line("57 69, 46 71", 0.9),
                ),
                24,
                60,
                64,
            ),
        )
        + inlay(line("44 56, 48 46, 54 36", 1.3)),
        light=spark(84, 26, 4, 0.3) + dots("24 40, 100 44", 1.3),
    ),
)

_ARM = (
    stroke("60 72 4.4, 44 66 4, 28 50 3.6, 20 28 3, 24 6 .8")
    + stroke("29 52 2.6, 14 46 2.2, 4 30 .6")
    + stroke("22 34 2.4, 10 24 2, 6 8 .5")
    + stroke("21 26 2.4, 34 16 2, 36 2 .5")
    + stroke("40 64 2.4, 40 48 2, 46 36 .5")
)

SILVER_ANTLERS = composed(
    FOREST,
    Figure(
        back=oval(60, 76, 40, 36) + inlay(hoop(60, 76, 33, 1.4)),
        main=both(_ARM)
        + even("60 62, 50 64, 46 72, 50 84, 55 94, 60 98")
        + solid("2 26!, -8 22, -14 16!, 10 14, 18 20!, 12 24"),
        cuts=both(
            line("53 68, 50 76", 1), line("27 46, 23 34", 1.1), line("50 68, 42 63", 1.1), oval(53.6, 78, 1.8, 2.6)
        )
        + line("56 90, 60 92, 64 90", 1)
        + dots("60 70", 1.6),
        light=spark(24, 4, 4, 0.25) + spark(96, 4, 4, 0.25) + spark(60, 54, 3, 0.3) + dots("6 8, 114 8", 1.2),
    ),
)

HEART_OF_WINTER = composed(
    FOREST,
    Figure(
        back=shard(28, 106, 70, 9, -24)
        + shard(92, 106, 70, 9, 24)
        + shard(10, 110, 50, 9, -40)
        + shard(110, 110, 50, 9, 40),
        main=poly("60 100, 36 78, 20 54, 22 32, 36 20, 52 24, 60 36, 68 24, 84 20, 98 32, 100 54, 84 78") + ground(110),
        cuts=line("60 38!, 60 96!", 1.2)
        + line("22 34!, 44 44!, 60 38!, 76 44!, 98 34!", 1.2)
        + line("44 44!, 36 76!", 1.1)
        + line("76 44!, 84 76!", 1.1)
        + line("44 44!, 60 66!, 76 44!", 1.1)
        + inlay(dot(60, 60, 12))
        + fan(line("60 60, 60 49", 1.3) + line("57 52, 60 54.6, 63 52", 1.1), range(0, 360, 60), 60, 60),
        light=dots("14 20, 106 16, 60 12, 30 6, 92 4, 8 60, 114 62", 1.5) + spark(40, 30, 3.4, 0.3),
    ),
)

_NUT = (
    solid("0 -8, -7 -6, -8 0, -5 8, 0 12!, 5 8, 8 0, 7 -6")
    + solid("-9 -5!, -8 -11, 0 -13, 8 -11, 9 -5!, 0 -7")
    + stroke("0 -12 1.2, 1 -17 1")
)

SQUIRRELS_HOARD = composed(
    FOREST,
    Figure(
        back=stroke("98 100 6, 116 84 9, 120 60 11, 108 42 10, 98 36 6, 96 44 1")
        + inlay(line("112 84, 116 62, 106 48", 1.2)),
        main=together(
            moved(turned(_NUT, a, 0, 0), x, y, 0.9)
            for x, y, a in (
                (12, 90, -20),
                (30, 94, 10),
                (48, 92, -8),
                (66, 95, 14),
                (22, 74, 30),
                (40, 76, -14),
                (58, 78, 6),
                (32, 60, -6),
                (48, 62, 24),
            )
        )
        + solid(
            "76 102!, 78 86, 74 76, 80 66, 80 56!, 76 46, 80 38, 88 36, 90 28!, 94 36, 100 44!, "
            "104 50!, 98 54, 96 62, 102 74, 104 90, 98 102!"
        )
        + stroke("86 74 3, 76 76 2.4, 70 72 2"),
        cuts=dot(95, 45, 1.7)
        + line("84 90, 94 92", 1.1)
        + together(
            moved(turned(line("-8 -6, 0 -8, 8 -6", 1), a, 0, 0), x, y, 0.9)
            for x, y, a in (
                (12, 90, -20),
                (30, 94, 10),
                (48, 92, -8),
                (66, 95, 14),
                (22, 74, 30),
                (40, 76, -14),
                (58, 78, 6),
                (32, 60, -6),
                (48, 62, 24),
            )
        )
        + line("88 40, 90 48", 0.9),
    ),
    coins((20, 102), (44, 103), (66, 104)),
    Figure(main=ground(108), light=spark(20, 50, 3, 0.3) + spark(60, 52, 3, 0.3)),
)

SOULSTERN_MOONWELL_FLASK = composed(
    FOREST,
    Figure(
        back=hoop(60, 70, 46, 1.6) + hoop(60, 70, 56, 1.2) + stroke("20 -14 1.4, 40 4 1.4, 52 12 1.2"),
        main=even("60 10!, 54 10!, 54 28, 44 38, 30 54, 30 76, 42 94, 60 98")
        + box(50, -4, 20, 15, 4)
        + both(stroke("46 40 2, 30 30 2, 36 18 2, 52 20 1.6"))
        + ground(104),
        cuts=even("60 48, 46 52, 37 64, 40 80, 50 89, 60 91")
        + inlay(
            solid("64 52!, 54 56, 49 66, 53 78, 64 84!, 74 82, 68 74, 66 66, 70 58") + dots("76 62, 80 74, 44 72", 1.4)
        )
        + line("57 16, 63 16", 1.1)
        + line("48 44, 60 41, 72 44", 1.1),
        light=spark(96, 24, 3.4, 0.3) + dots("20 40, 100 54, 16 86, 104 88", 1.5),
    ),
)

RUBY_DROP = composed(
    CASTLE,
    rays(60, 70, 14),
    Figure(
        back=line("60 -20, 60 10", 1.6) + fan(line("60 10, 30 -30", 1.4), (0, 76), 60, 10),
        main=dot(60, 14, 7) + solid("60 18!, 48 40, 34 60, 30 78, 40 96, 60 103, 80 96, 90 78, 86 60, 72 40"),
        cuts=line("60 24!, 48 62!, 60 98!, 72 62!, 60 24!", 1.3)
        + line("32 72!, 48 62!, 72 62!, 88 72!", 1.2)
        + line("42 94!, 48 62!", 1)
        + line("78 94!, 72 62!", 1)
        + dot(60, 14, 2.4),
        light=spark(46, 52, 4, 0.3) + spark(92, 36, 3, 0.3),
    ),
)

UNPAID_PORTRAIT = composed(
    CASTLE,
    Figure(
        back=line("60 -20, 30 4", 1.4) + line("60 -20, 90 4", 1.4),
        main=box(14, 0, 92, 106, 3) + both(poly("10 -4, 26 -4, 10 12")) + both(poly("10 110, 26 110, 10 94")),
        cuts=box(25, 11, 70, 84, 1)
        + inlay(
            even("60 22, 51 24, 46 34, 47 46, 54 56, 56 62, 42 68, 32 80, 28 95!, 60 95"),
            even("60 16, 48 20, 42 34, 44 50!, 49 32, 60 29"),
        )
        + both(line("50 42, 54 43.6, 57.6 42.4", 1.2))
        + line("55 51, 60 52.6, 65 51", 1.1)
        + line("60 43, 58.6 47, 60.6 47.6", 0.9)
        + even("60 66, 55 68, 57 78, 60 80")
        + turned(box(66, 78, 26, 20, 1), 10, 80, 88)
        + inlay(turned(line("70 83, 88 83", 1) + line("70 88, 84 88", 1) + line("70 93, 88 93", 1), 10, 80, 88))
        + both(dots("19.6 20, 19.6 40, 19.6 60, 19.6 80", 1.6)),
    ),
)

_COINS = ((20, 44), (38, 38), (58, 34), (78, 37), (98, 43), (48, 28), (68, 27), (30, 32), (88, 31), (58, 22))
COFFIN_OF_COINS = composed(
    CASTLE,
    Figure(
        back=poly("4 10, 66 -10, 112 4, 108 24, 66 16, 8 34"),
        main=poly("-4 54, 20 44, 100 44, 124 54, 112 102, 8 102")
        + together(oval(x, y, 10, 4) for x, y in _COINS)
        + oval(126, 104, 9, 3.4)
        + oval(-4, 104, 9, 3.4)
        + ground(108),
        cuts=together(oval(x, y - 0.4, 6.4, 1.4) for x, y in _COINS)
        + line("-2 60!, 20 52!, 100 52!, 122 60!", 1.3)
        + box(57, 60, 6, 34, 1)
        + box(48, 68, 24, 6, 1)
        + both(dots("14 64, 18 94, 34 60", 1.7))
        + line("12 97, 108 97", 1),
        light=spark(58, 14, 5, 0.25) + spark(96, 28, 3) + spark(24, 26, 3),
    ),
)

DRAGONS_MILK_TOOTH = composed(
    CASTLE,
    rays(64, 50, 10, 18),
    Figure(
        main=solid(
            "22 92!, 24 70, 34 46, 52 24, 76 8, 104 -4!, 96 16, 88 36, 82 58, 80 78, 82 94!, 70 88, "
            "60 96!, 50 88, 38 97!"
        )
        + solid("-10 114!, 4 102, 24 96, 60 99, 96 96, 116 102, 130 114!"),
        cuts=line("36 66, 48 44, 66 26, 88 12", 1.5)
        + line("30 84, 46 79, 64 80, 78 84", 1.3)
        + line("54 72, 60 54, 70 38", 1)
        + line("70 74, 72 60, 76 48", 1)
        + dots("38 90, 50 84, 64 88, 74 90", 1.3)
        + line("20 108, 50 105", 1)
        + line("74 106, 104 109", 1),
        light=spark(102, 2, 6, 0.22) + spark(26, 34, 3, 0.3) + dots("100 60, 16 66", 1.3),
    ),
)

DRAGONS_BREAKFAST_EGG = composed(
    CAVE_MOUTH,
    rays(60, 46, 12),
    Figure(
        back=stroke("26 70 .8, 20 50 2, 28 34 2, 20 16 .6") + stroke("94 70 .8, 100 50 2, 92 34 2, 100 16 .6"),
        main=even("60 2, 46 8, 34 28, 30 48, 36 64, 48 72, 60 74")
        + even("60 68!, 22 68!, 26 80, 40 88, 52 90!, 52 98!, 38 104!, 38 110!, 60 110!"),
        cuts=together(
            line(f"{x - 7} {y}, {x} {y + 6}, {x + 7} {y}", 1.2)
            for x, y in (
                (60, 14),
                (50, 24),
                (70, 24),
                (42, 36),
                (60, 36),
                (78, 36),
                (38, 48),
                (52, 48),
                (68, 48),
                (82, 48),
                (46, 60),
                (60, 60),
                (74, 60),
            )
        )
        + line("24 74, 60 78, 96 74", 1.3)
        + line("42 106, 78 106", 1.1),
        light=spark(80, 14, 4, 0.3),
    ),
)

FIGURES = {
    "amber_tear": AMBER_TEAR,
    "coffin_of_coins": COFFIN_OF_COINS,
    "dragons_breakfast_egg": DRAGONS_BREAKFAST_EGG,
    "dragons_milk_tooth": DRAGONS_MILK_TOOTH,
    "heart_of_winter": HEART_OF_WINTER,
    "ruby_drop": RUBY_DROP,
    "silver_antlers": SILVER_ANTLERS,
    "soulstern_moonwell_flask": SOULSTERN_MOONWELL_FLASK,
    "squirrels_hoard": SQUIRRELS_HOARD,
    "unpaid_portrait": UNPAID_PORTRAIT,
}
