"""Ghosts, wisps, imps and what else is hardly a fairy."""

from tools.art.figures import caveloot_props as prop
from tools.art.figures.caveloot_fairies import BAT_WINGS
from tools.art.figures.caveloot_parts import CASTLE, CAVE_MOUTH, COAST, FOREST, PORT, at, composed
from tools.art.figures.pen import (
    both,
    box,
    dot,
    dots,
    even,
    fan,
    feather,
    hoop,
    inlay,
    line,
    moved,
    oval,
    poly,
    solid,
    stroke,
    together,
)
from tools.art.figures.stage import Figure

GHOST_OF_THE_UNPAID_CREW = composed(
    COAST,
    Figure(
        back=stroke("-30 60 2, 150 60 2")
        + together(line(f"{x} 60, {x} 112", 1.6) for x in (-20, 0, 20, 40, 80, 100, 120, 140)),
        main=even("60 16, 46 18, 37 30, 34 50, 30 74, 20 98!, 30 94, 36 104!, 44 95, 52 106!, 60 98")
        + even("60 0, 50 4, 42 12, 24 16, 16 26!, 34 30, 60 30")
        + stroke("36 56 5, 18 58 4.4, 6 48 3.6")
        + stroke("84 56 5, 102 62 4.4, 112 54 3.6"),
        cuts=both(oval(51, 42, 4.6, 6.4))
        + oval(60, 58, 4, 6)
        + line("40 25, 60 22, 80 25", 1.2)
        + both(line("44 72, 42 88", 1))
        + line("60 74, 60 90", 1),
        light=both(dot(51, 43, 1.5)),
    ),
    at(prop.SCROLL, 108, 44, 0.8, 14),
)

BAD_CONSCIENCE = composed(
    PORT,
    Figure(
        back=solid("20 110!, 10 84, 18 60, 34 52, 46 60, 52 84, 50 110!") + oval(34, 42, 11, 12.6),
        main=moved(even("60 30, 50 30, 42 38, 40 54, 46 66, 60 70"), 22, -16)
        + stroke("82 52 8, 86 76 9, 100 96 6, 118 100 1")
        + stroke("76 60 4, 62 64 3.6, 50 56 3")
        + stroke("92 62 4, 104 72 3.4, 110 62 2.6")
        + solid("66 22!, 60 6, 72 14!")
        + solid("98 22!, 104 6, 92 14!"),
        cuts=poly("72 32, 81 36, 79 38.6, 73 37")
        + poly("92 32, 83 36, 85 38.6, 91 37")
        + line("74 45, 82 47, 92 42", 1.3)
        + line("50 50, 48 44", 1)
        + line("84 62, 92 84, 104 96", 1),
        light=line("46 46, 42 40", 1.4) + line("50 44, 50 37", 1.4),
    ),
)

WISP_OF_REGRETS = composed(
    FOREST,
    Figure(
        back=stroke("60 90 10, 40 78 12, 22 86 10, 8 76 7, -6 84 .8")
        + stroke("66 88 9, 88 82 10, 104 90 8, 120 80 .8"),
        main=solid(
            "60 100!, 42 94, 32 80, 32 62, 42 50!, 42 60, 48 44, 44 28, 56 8!, 58 24, 68 34, 66 46, "
            "76 40!, 82 54, 90 64, 88 82, 78 94"
        ),
        cuts=solid("60 95!, 47 90, 41 80, 42 68, 48 64!, 52 56, 56 46, 60 60, 70 60, 78 68, 79 80, 73 90")
        + inlay(
            line("47 73, 54 70", 1.5),
            line("72 73, 65 70", 1.5),
            oval(51.6, 77, 2, 2.8),
            oval(67.6, 77, 2, 2.8),
            line("54 88, 59.6 84.6, 65 88", 1.4),
        ),
        light=dots("30 40, 92 34, 20 56, 104 58, 70 12", 1.6) + solid("53 83!, 51.6 87, 53 89!, 54.4 87"),
    ),
)

CANDLE_IMP = composed(
    CASTLE,
    BAT_WINGS,
    Figure(
        main=box(46, 44, 28, 62, 3)
        + solid("44 50!, 46 42, 54 44, 60 41, 68 44, 74 42, 77 52!, 74 66, 72 54, 68 58, 66 76!, 62 56, 50 54, 49 62!")
        + box(30, 100, 60, 8, 3)
        + both(stroke("46 66 3, 34 72 2.6, 30 60 2.2"), stroke("50 46 2.4, 44 36 2, 46 28 .6"))
        + stroke("74 92 2, 90 94 1.8, 98 84 1.6")
        + poly("98 78, 94 86, 103 87"),
        cuts=both(poly("50.4 62, 57.4 65.6, 56 68, 51 66.6"))
        + solid("51 74!, 60 77, 69 74!, 66 80, 60 82, 54 80")
        + inlay(line("56 74, 56 82", 0.9), line("64 74, 64 82", 0.9))
        + line("50 90, 70 90", 1)
        + line("36 104, 84 104", 1),
        light=solid("60 40!, 53 34, 53 24, 58 14, 58 0!, 66 12, 68 24, 66 34") + dots("44 14, 76 10, 80 28", 1.4),
    ),
)

GREAT_AUNTS_GHOST = composed(
    CASTLE,
    Figure(
        back=even("60 30, 40 34, 20 52, 8 80, 0 112, 60 112"),
        main=even("60 14, 48 17, 43 28, 44 42, 52 53, 60 55")
        + dot(60, 7, 10)
        + stroke("60 50 6, 60 66 8")
        + even("60 62, 44 64, 32 74, 28 92, 18 112!, 30 104, 36 114!, 46 104, 54 114!, 60 104")
        + both(stroke("34 76 5, 22 88 4.4, 34 92 3.6"))
        + stroke("82 88 3, 98 92 2.6, 104 84 2"),
        cuts=both(hoop(53, 35, 4.6, 1.3))
        + line("57.6 34, 62.4 34", 1)
        + both(dot(53, 35.4, 1.3), line("48 28, 56 30.4", 1.3))
        + line("55.6 47, 60 45, 64.4 47", 1.3)
        + line("52 6, 60 9, 68 6", 1)
        + together(oval(x, 68, 2, 2) for x in (46, 53, 60, 67, 74))
        + both(line("46 80, 42 100", 1))
        + line("60 76, 60 98", 1),
        light=both(dot(53, 35.4, 0.8)) + dots("14 30, 104 34, 20 16, 98 18", 1.4),
    ),
    at(prop.CANE, 106, 84, 0.7),
)

BAT_WINGED_NOTARY = composed(
    CASTLE,
    BAT_WINGS,
    Figure(
        main=even("60 22, 51 24, 47 32, 49 42, 56 48, 60 49")
        + both(poly("48 34, 40 24, 48 42"))
        + box(49, 2, 22, 17, 2)
        + box(43, 17, 34, 5, 2)
        + stroke("60 46 4.6, 60 58 6")
        + even("60 54, 48 56, 42 66, 42 86, 36 98!, 50 94, 60 98")
        + stroke("44 62 3.2, 30 68 2.8, 22 60 2.4")
        + stroke("76 62 3.2, 90 66 2.8, 96 56 2.4")
        + both(stroke("54 94 2.6, 52 102 2, 48 106 1.2")),
        cuts=both(hoop(54.6, 34, 4, 1.2), dot(54.6, 34, 1.2))
        + line("58 33, 62 33", 1)
        + line("54 42, 60 43.4, 66 42", 1.2)
        + poly("56.6 43, 57.6 46, 58.6 43.2")
        + line("50 14, 70 14", 1.2)
        + even("60 56, 55 58, 57 68, 60 74")
        + line("60 78, 60 92", 1),
    ),
    at(prop.QUILL, 98, 54, 0.8, 14),
    at(prop.SCROLL, 20, 62, 0.8, -12),
)

_CLOUDS = ((-6, 92, 17), (14, 84, 18), (36, 92, 20), (60, 98, 22), (84, 92, 20), (106, 84, 18), (126, 92, 17))
_HIGH_CLOUDS = ((-4, 16, 13), (12, 12, 11), (24, 18, 9), (96, 18, 9), (108, 12, 11), (124, 16, 13))
OLD_MOTHER_STORM = composed(
    CAVE_MOUTH,
    Figure(
        back=together(dot(*told) for told in (*_CLOUDS, *_HIGH_CLOUDS))
        + line("22 54, 78 112", 2.4)
        + line("98 54, 42 112", 2.4)
        + dots("21 53, 99 53", 4)
    ),
    Figure(
        main=even("60 16, 48 19, 43 30, 44 42, 52 53, 60 55")
        + together(
            dot(x, y, r)
            for x, y, r in (
                *((60, 10, 11), (46, 15, 9), (74, 15, 9), (38, 25, 8), (82, 25, 8), (36, 37, 6.4), (84, 37, 6.4)),
            )
        )
        + stroke("60 50 6, 60 66 8")
        + even("60 60, 46 64, 36 72, 30 84, 32 98, 28 114, 60 114")
        + both(stroke("34 78 5, 26 92 4.6, 40 96 4")),
        cuts=both(
            line("48 36, 53 34, 57 37", 1.4),
            line("47 30, 55 32", 1.2),
            line("40 76, 36 90", 1),
            line("39 21, 36 25, 39 29", 0.9),
        )
        + line("54 47, 60 49, 66 47", 1.2)
        + line("58.6 38, 56.6 44, 60.6 45", 1)
        + line("48 68, 60 73, 72 68", 1.2)
        + line("54 9, 60 6, 66 10", 0.9),
        light=poly("58 80, 48 94, 56 94, 48 112, 70 90, 61 90, 68 80")
        + poly("14 34, 6 46, 11 46, 4 60, 20 43, 14.4 43, 20 34")
        + poly("106 34, 98 46, 103 46, 96 60, 112 43, 106.4 43, 112 34"),
    ),
)

SOULSTERN_OAK_HEART = composed(
    FOREST,
    Figure(
        back=fan(feather(60, 22, 30, 8), range(-75, 90, 30), 60, 60),
        main=solid(
            "60 104!, 44 90, 28 74, 22 56, 28 40, 44 34, 56 40, 60 48!, 64 40, 76 34, 92 40, 98 56, 92 74, 76 90"
        )
        + stroke("40 36 4, 36 22 3, 26 12 2, 24 2 .6")
        + stroke("78 36 4, 84 22 3, 80 10 2, 86 0 .6")
        + stroke("36 22 2, 44 12 1.4, 44 4 .5")
        + stroke("60 100 3, 52 110 2, 40 114 1")
        + stroke("60 100 3, 70 110 2, 84 114 1"),
        cuts=solid(
            "60 92!, 48 80, 38 68, 36 56, 42 48, 50 50, 56 58!, 60 64!, 64 58!, 70 50, 78 48, 84 56, 82 68, 72 80"
        )
        + inlay(
            hoop(60, 70, 4, 1.3),
            hoop(60, 70, 9, 1.3),
            line("46 60, 52 72, 58 82", 1.2),
            line("76 54, 70 62, 74 72", 1.3),
        ),
        light=dot(60, 70, 2.4) + dots("14 40, 106 40, 20 84, 100 84", 1.6),
    ),
)

FIGURES = {
    "bad_conscience": BAD_CONSCIENCE,
    "bat_winged_notary": BAT_WINGED_NOTARY,
    "candle_imp": CANDLE_IMP,
    "ghost_of_the_unpaid_crew": GHOST_OF_THE_UNPAID_CREW,
    "great_aunts_ghost": GREAT_AUNTS_GHOST,
    "old_mother_storm": OLD_MOTHER_STORM,
    "soulstern_oak_heart": SOULSTERN_OAK_HEART,
    "wisp_of_regrets": WISP_OF_REGRETS,
}
