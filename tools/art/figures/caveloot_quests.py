"""Quests of Butina and Caveport."""

from tools.art.figures import caveloot_props as prop
from tools.art.figures.caveloot_parts import COAST, LAID, PORT, at, composed, ground
from tools.art.figures.parts import flame, skull, sword
from tools.art.figures.pen import (
    both,
    box,
    dot,
    dots,
    even,
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

REVENGE_OF_THE_GALLEY_COOK = composed(
    COAST,
    Figure(
        back=together(line(f"{x} -10, {x} {y}", 1.2) for x, y in ((6, 14), (24, 8), (98, 10), (114, 16)))
        + solid("-2 14!, 14 14!, 10 30, 2 30")
        + oval(24, 18, 9, 10)
        + box(94, 10, 8, 26, 3)
        + oval(114, 24, 8, 8),
        main=even("60 52!, 20 52!, 24 84, 34 98, 60 100")
        + box(12, 46, 96, 8, 3)
        + both(stroke("20 62 3, 6 62 3, 6 74 3, 22 76 3"))
        + ground(106)
        + turned(box(80, 4, 26, 34, 2) + stroke("92 38 3, 92 54 3"), 28, 92, 40),
        cuts=line("24 60, 60 63, 96 60", 1.2)
        + moved(skull(0, 0, 0.78), 60, 80)
        + turned(line("84 10, 84 34", 1) + dot(101, 9, 2), 28, 92, 40),
        light=dots("36 40, 50 30, 44 22, 60 38, 66 28, 30 26", 2)
        + flame(40, 112, 0.5)
        + flame(60, 113, 0.6)
        + flame(80, 112, 0.5),
    ),
)

MUSEUM_OF_DENTED_THINGS = composed(
    COAST,
    Figure(
        main=poly("60 -6, -2 24, 122 24")
        + box(0, 24, 120, 7)
        + together(box(x, 31, 12, 62) + box(x - 3, 30, 18, 5, 1) + box(x - 3, 90, 18, 5, 1) for x in (8, 34, 74, 100))
        + box(-6, 94, 132, 8)
        + box(-14, 101, 148, 14),
        cuts=line("10 22, 60 -1, 110 22", 1.1)
        + together(
            line(f"{x + 4} 37, {x + 4} 88", 0.9) + line(f"{x + 8} 37, {x + 8} 88", 0.9) for x in (8, 34, 74, 100)
        )
        + solid("51 18!, 53 8, 58 11, 62 6, 67 9, 69 18!")
        + line("0 98, 120 98", 1),
        back=solid("52 94!, 54 66, 50 58!, 70 58!, 66 66, 68 94!")
        + hoop(48, 64, 5, 2)
        + oval(61, 46, 9, 10)
        + inlay(line("55 70, 60 76", 1.3)),
    ),
)

_SOMEBODY = even("60 24, 48 26, 41 36, 42 50, 50 62, 54 68, 36 76, 26 90, 60 90")

WANTED_EVERYBODY = composed(
    COAST,
    Figure(
        back=box(-160, -10, 440, 130) + inlay(together(line(f"-60 {y}, 180 {y + 1}", 1) for y in (14, 38, 62, 86))),
        main=turned(solid("20 2!, 100 2!, 101 50, 98 104!, 80 100, 60 105, 40 101, 20 104!, 22 50"), -3, 60, 50),
        cuts=turned(
            line("34 13, 86 13", 3.4)
            + box(34, 22, 52, 46, 1)
            + inlay(moved(_SOMEBODY, 18, 6, 0.7), box(34, 69, 52, 6))
            + stroke("60 34 1.4, 60 30 1.6, 64 34 1.6, 60 40 1.4, 59.6 43 1.2")
            + dot(59.6, 48, 1.6)
            + line("36 76, 84 76", 1.2)
            + line("42 83, 78 83", 1.2)
            + dot(60, 93, 4.6)
            + inlay(line("60 90, 60 96", 1.2)),
            -3,
            60,
            50,
        )
        + dots("24 8, 95 4, 27 98, 97 95", 1.7),
    ),
)

THE_THIRSTY_LIGHTHOUSE = composed(
    COAST,
    Figure(
        back=poly("60 20, -160 -6, -160 30") + poly("60 20, 280 -6, 280 30"),
        main=poly("46 34, 74 34, 82 98, 38 98")
        + box(42, 30, 36, 6, 1)
        + box(46, 12, 28, 20)
        + poly("42 13, 60 -4, 78 13")
        + dot(60, -6, 3)
        + solid("-20 114!, 0 98, 20 92, 60 95, 100 92, 120 99, 140 114!")
        + stroke("84 96 3, 96 84 3")
        + box(92, 72, 22, 18, 3)
        + line("96 73, 103 66, 110 73", 1.6),
        cuts=box(49, 15, 22, 14)
        + inlay(line("60 15, 60 29", 1.2))
        + poly("45 46, 75 46, 76.4 56, 43.8 56")
        + poly("41.8 72, 78.2 72, 79.6 82, 40.6 82")
        + box(56, 86, 8, 12, 4)
        + line("94 78, 112 78", 1.1),
        light=oval(60, 22, 5, 6) + solid("36 60!, 34 65, 36 67!, 38 65") + dots("118 64, 112 58", 1.4),
    ),
)

BIRTHDAY_OF_THE_GODFATHER = composed(
    PORT,
    Figure(
        main=box(18, 74, 84, 26, 3)
        + box(30, 50, 60, 26, 3)
        + box(42, 30, 36, 22, 3)
        + oval(60, 100, 56, 6)
        + ground(106)
        + together(box(x - 1.6, 16, 3.2, 15) for x in (48, 56, 64, 72)),
        cuts=line("20 80, 27 86, 34 80, 41 86, 48 80, 55 86, 62 80, 69 86, 76 80, 83 86, 90 80, 97 86, 100 80", 1.5)
        + line("32 55, 38 61, 45 55, 52 61, 60 55, 68 61, 75 55, 82 61, 88 55", 1.4)
        + line("44 35, 49 40, 54 35, 60 40, 66 35, 71 40, 76 35", 1.3)
        + dots("30 94, 45 94, 60 94, 75 94, 90 94, 45 70, 60 70, 75 70", 1.5),
        light=together(solid(f"{x} 16!, {x - 2.6} 12, {x} 4!, {x + 2.6} 12") for x in (48, 56, 64, 72)),
        back=moved(turned(sword(46, 3), 150, 0, 0), 108, 44),
    ),
)

MAP_THAT_NOBODY_DREW = composed(
    PORT,
    LAID,
    Figure(
        main=turned(poly("8 18, 40 10, 78 18, 112 10, 110 88, 78 94, 42 86, 10 92"), 3, 60, 52),
        cuts=turned(
            line("40 13, 42 85", 1)
            + line("78 20, 78 91", 1)
            + stroke("53 44 2, 54 34 2.6, 64 32 2.6, 66 41 2.4, 60 47 2.2, 59 56 2")
            + dot(59, 65, 2.6)
            + together(
                line(f"{x} {y}, {x + 5} {y - 1}", 1.1)
                for x, y in ((16, 34), (26, 32), (16, 70), (26, 68), (88, 34), (98, 32), (88, 70), (98, 68))
            ),
            3,
            60,
            52,
        ),
        back=hoop(92, 26, 18, 4) + stroke("104 40 4, 120 58 4.6"),
        light=spark(24, 20, 3, 0.3),
    ),
)

ONE_GOOD_TURN = composed(
    PORT,
    Figure(
        main=stroke("-30 78 14, 6 72 12, 34 62 10, 52 58 9")
        + stroke("150 78 14, 114 72 12, 86 62 10, 68 58 9")
        + solid("44 48!, 58 44, 74 46, 84 54, 82 66, 70 74, 54 74, 42 66")
        + stroke("52 50 4, 64 42 4, 72 46 3")
        + stroke("62 70 3.4, 58 78 3")
        + stroke("70 68 3.4, 68 77 3")
        + stroke("54 70 3.4, 49 76 3")
        + ground(112),
        cuts=line("50 52, 60 54, 70 50", 1.2)
        + line("58 60, 56 70", 1)
        + line("66 60, 65 70", 1)
        + line("74 58, 73 67", 1)
        + line("26 54, 30 74", 1.6)
        + line("94 54, 90 74", 1.6)
        + line("14 62, 17 80", 1)
        + dots("20 70, 100 70", 1.6),
        back=hoop(60, 46, 44, 2),
        light=stroke("60 8 .8, 40 14 1.6, 30 26 1.6")
        + poly("24 20, 28 34, 37 27")
        + stroke("60 8 .8, 80 14 1.6, 90 26 1.6")
        + poly("96 20, 92 34, 83 27"),
    ),
)

SEWER_COUNCIL_ELECTION = composed(
    PORT,
    Figure(
        back=solid("-160 -10!, 280 -10!, 280 114!, -160 114!")
        + inlay(solid("-4 114!, -4 50, 16 20, 60 6, 104 20, 124 50, 124 114!"))
        + inlay(
            together(
                line(f"{x} {y}, {x + 16} {y}", 1)
                for x, y in ((-30, 20), (-36, 44), (-28, 70), (126, 20), (134, 44), (130, 70))
            )
        ),
        main=box(32, 56, 56, 44, 3) + box(28, 52, 64, 8, 2) + turned(box(48, 18, 24, 38, 1), 6, 60, 40) + ground(100),
        cuts=box(44, 54.4, 32, 2.6)
        + turned(line("52 26, 58 33, 68 21", 1.8), 6, 60, 40)
        + line("36 66, 84 66", 1)
        + moved(solid("0 -8, -6 -5, -6 3, 0 9!, 6 3, 6 -5") + inlay(dots("-2.6 -1, 2.6 -1", 1.3)), 60, 84),
    ),
    at(prop.RAT, 14, 92, 1.0),
    at(prop.RAT, 106, 92, 1.0, flip=True),
)

FIGURES = {
    "birthday_of_the_godfather": BIRTHDAY_OF_THE_GODFATHER,
    "map_that_nobody_drew": MAP_THAT_NOBODY_DREW,
    "museum_of_dented_things": MUSEUM_OF_DENTED_THINGS,
    "one_good_turn": ONE_GOOD_TURN,
    "revenge_of_the_galley_cook": REVENGE_OF_THE_GALLEY_COOK,
    "sewer_council_election": SEWER_COUNCIL_ELECTION,
    "the_thirsty_lighthouse": THE_THIRSTY_LIGHTHOUSE,
    "wanted_everybody": WANTED_EVERYBODY,
}
