"""Treasures of the castle that one wears, wields and drinks, and sudden strength."""

from tools.art.figures import ravenloft_props as prop
from tools.art.figures.caveloot_parts import composed, ground, rays
from tools.art.figures.kinfire_people import person
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
    spark,
    stroke,
    together,
    turned,
)
from tools.art.figures.ravenloft_parts import BATTLEMENTS, CAVERN, CELL, VAULT, YARD, bolt, flask, shut_eye
from tools.art.figures.ravenloft_props import FLOOR, SWORD, SWORD_CUTS, heart, shield, shield_seams
from tools.art.figures.stage import Figure

_PICKS = (
    stroke("-26 -20 1.6, -26 16 2") + stroke("-26 -20 1.4, -20 -24 1"),
    stroke("-13 -24 1.6, -13 16 2") + poly("-13 -24, -7 -22, -7 -18, -13 -17"),
    stroke("0 -26 1.6, 0 16 2") + hoop(0, -28, 3.4, 1.6),
    stroke("13 -24 1.6, 13 16 2") + stroke("13 -24 1.4, 8 -20 1.2, 13 -17 1"),
    stroke("26 -20 1.6, 26 16 2") + poly("23 -26, 29 -26, 27.4 -16, 24.6 -16"),
)
THIEVES_TOOLS = composed(
    CELL,
    Figure(
        main=solid("10 44!, 24 40, 60 42, 96 40, 110 44!, 108 92, 84 96, 60 94, 36 96, 12 92!")
        + together(moved(pick, 60, 40, 1.25) for pick in _PICKS)
        + oval(112, 68, 6, 25)
        + FLOOR,
        cuts=line("14 56, 40 58, 80 58, 106 56", 1.3)
        + line("14 76, 40 78, 80 78, 106 76", 1.3)
        + together(line(f"{x} 58, {x} 77", 1) for x in (19, 35, 52, 68, 84, 101))
        + oval(112, 68, 2, 17),
        light=spark(92, 12, 5, 0.22) + dots("20 16, 40 4", 1.3),
    ),
)
GLYPH_OF_WARDING = composed(
    VAULT,
    Figure(
        back=both(stroke("26 88 1, 18 40 .4"), stroke("42 80 1, 38 20 .4")) + stroke("60 78 1, 60 10 .4"),
        main=oval(60, 88, 64, 24) + solid("-100 118!, -100 108, 220 108, 220 118!"),
        cuts=oval(60, 88, 56, 19)
        + inlay(oval(60, 88, 52, 17), poly("60 73, 88 94, 32 94"), poly("60 104, 32 82, 88 82"))
        + line("60 72, 91 95!, 29 95!, 60 72", 1.5)
        + line("60 104, 29 81!, 91 81!, 60 104", 1.5)
        + oval(60, 88, 6, 2.6),
        light=shut_eye(60, 46, 1.1)
        + together(turned(line("60 24, 60 16", 1.5), a, 60, 46) for a in range(-80, 81, 32))
        + dots("22 60, 98 60, 12 36, 108 36", 1.4),
    ),
)
ACTION_SURGE = composed(
    BATTLEMENTS,
    Figure(
        back=fan(poly("60 56, 57 -60, 63 -60"), range(0, 360, 20), 60, 56),
        main=moved(
            person(
                "6 -44",
                "4 -35, -2 -12",
                ("4 -34, 18 -42, 28 -54", "4 -34, -10 -26, -20 -34"),
                ("-2 -12, 14 -8, 16 8", "-2 -12, -12 4, -28 8"),
                1.5,
            ),
            54,
            82,
            1.2,
        )
        + FLOOR,
        cuts=poly("62 38, 52 56, 59 56, 53 72, 70 51, 62 51, 68 38") + line("57 28, 66 30", 1),
        light=bolt("104 -4, 96 8, 102 12, 90 24", 2.6)
        + bolt("10 10, 20 22, 14 28, 24 40", 2.2)
        + dots("100 44, 20 70, 110 70", 1.5),
    ),
)
SUDDEN_INSIGHT = composed(
    VAULT,
    Figure(
        back=fan(poly("54 34, 51 -60, 57 -60"), range(-90, 91, 20), 54, 34),
        main=solid(
            "28 118!, 30 92, 26 80, 22 64, 20 46, 26 28, 40 16, 58 12, 74 18, 82 30!, "
            "82 42, 84 50, 90 60!, 84 62, 84 70, 80 74, 82 80, 76 86, 66 88, 68 118!"
        ),
        cuts=dot(54, 42, 20)
        + inlay(spark(54, 42, 16, 0.3))
        + line("76 48, 82 48.6", 1.4)
        + line("76 76, 82 75.4", 1)
        + line("40 88, 44 104", 1.1),
        light=spark(54, 42, 9, 0.3) + dots("100 20, 108 40, 12 20, 6 42, 96 6", 1.5),
    ),
)
KEEN_BLADE = composed(
    CAVERN,
    rays(60, 40, 16, 8),
    Figure(
        main=moved(turned(SWORD, 40, 0, 0), 42, 76, 1.25)
        + solid("-100 118!, -100 104, 14 102, 24 92, 40 88, 58 94, 66 104, 220 106, 220 118!"),
        cuts=moved(turned(SWORD_CUTS + poly("0 10, -2 13, 0 16, 2 13"), 40, 0, 0), 42, 76, 1.25)
        + line("30 98, 46 94", 1),
        light=spark(96, 12, 9, 0.16) + spark(74, 38, 4, 0.2) + dots("104 34, 112 22, 60 18", 1.3),
    ),
)
BALANCED_BOW = composed(
    YARD,
    Figure(
        back=hoop(60, 52, 44, 1.6),
        main=turned(moved(prop.BOW + prop.STRING, 54, 52, 0.98), 90, 60, 52)
        + stroke("60 60 2, 60 92 2.4")
        + poly("60 58, 52 66, 68 66")
        + poly("44 106, 52 90, 68 90, 76 106")
        + FLOOR
        + dot(20, 66, 4)
        + dot(100, 66, 4),
        cuts=line("52 98, 68 98", 1.1) + line("54 44, 66 44", 1.2) + line("60 40, 60 48", 1.2),
        light=spark(60, 24, 5, 0.2) + dots("22 28, 98 28, 12 50, 108 50", 1.3),
    ),
)
HEAVY_SHIELD = composed(
    VAULT,
    Figure(
        main=shield(60, 50, 1.42) + FLOOR,
        cuts=shield_seams(60, 50, 1.42)
        + even("60 22, 54 26, 52 36, 44 32!, 46 44, 38 46!, 46 54, 44 64!, 54 60, 58 74, 60 78")
        + inlay(even("60 34, 57 36, 57 44, 60 46"), both(dot(56, 52, 1.8)))
        + together(dot(x, y, 1.8) for x, y in ((34, 16), (86, 16), (32, 46), (88, 46), (40, 74), (80, 74))),
        light=spark(92, 8, 6, 0.2) + dots("16 20, 104 30", 1.3),
    ),
)
_WING = together(moved(turned(feather(0, 0, 30 - 3 * k, 6), -70 + 18 * k, 0, 0), -10, -16 + 3 * k) for k in range(4))
LIGHT_BOOTS = composed(
    BATTLEMENTS,
    Figure(
        back=moved(_WING, 52, 44, 1.3) + moved(_WING, 88, 62, 1.3),
        main=moved(prop.BOOT, 44, 58, 1.3) + moved(prop.BOOT, 80, 80, 1.3),
        cuts=moved(prop.BOOT_CUTS, 44, 58, 1.3) + moved(prop.BOOT_CUTS, 80, 80, 1.3),
        light=line("20 84, 36 86", 1.3)
        + line("10 76, 22 77", 1.3)
        + line("52 104, 66 106", 1.3)
        + dots("100 24, 110 38, 24 18", 1.4),
    ),
)
RING_OF_VIGOUR = composed(
    CAVERN,
    rays(60, 30, 14),
    Figure(
        main=hoop(60, 68, 27, 9)
        + poly("46 42, 74 42, 68 48, 52 48")
        + poly("44 30, 52 18, 68 18, 76 30, 60 46")
        + ground(102),
        cuts=poly("49 30, 54 23, 66 23, 71 30, 60 41")
        + inlay(line("49 30, 71 30", 1), line("55 30, 60 40!, 65 30", 1))
        + line("40 56, 37 68, 40 80", 1.4)
        + together(turned(line("60 92, 60 98", 1), a, 60, 68) for a in range(-60, 61, 20)),
        light=heart(60, 68, 0.44) + spark(76, 14, 5, 0.2) + dots("30 20, 90 30, 20 50, 102 56", 1.4),
    ),
)
HEALING_DRAUGHT = composed(
    VAULT,
    flask(60, 60, 1.25),
    Figure(
        main=ground(104),
        light=heart(60, 76, 0.5) + spark(92, 20, 5, 0.2) + dots("52 62, 70 60, 60 50, 26 30, 20 50", 1.4),
    ),
)
ANTIDOTE = composed(
    CELL,
    Figure(
        main=box(46, 22, 28, 78, 6)
        + box(50, 8, 20, 16, 2)
        + box(44, 20, 32, 6, 2)
        + stroke(
            "36 106 5, 30 94 5, 46 84 5, 76 80 5, 88 70 5, 74 60 4.6, "
            "46 58 4.4, 34 48 4, 46 40 3.6, 70 38 3.4, 84 30 3.4"
        )
        + oval(90, 25, 8, 5.4, -30)
        + FLOOR,
        cuts=dot(92, 23, 1.4)
        + line("52 30, 52 36", 1.2)
        + solid("50 90!, 60 86, 70 90!, 70 96, 50 96!")
        + line("38 88, 46 82", 1)
        + line("54 80.6, 74 77", 1)
        + line("80 66, 72 61", 1)
        + line("42 56, 38 50", 1)
        + line("54 38, 68 36", 1)
        + line("52 12, 68 12", 1.1),
        light=line("97 21, 104 18!, 108 20", 1)
        + line("104 18, 107 14", 1)
        + oval(60, 68, 2.4, 4)
        + dots("20 30, 26 50, 104 60", 1.3),
    ),
)

FIGURES = {
    "thieves_tools": THIEVES_TOOLS,
    "glyph_of_warding": GLYPH_OF_WARDING,
    "action_surge": ACTION_SURGE,
    "sudden_insight": SUDDEN_INSIGHT,
    "keen_blade": KEEN_BLADE,
    "balanced_bow": BALANCED_BOW,
    "heavy_shield": HEAVY_SHIELD,
    "light_boots": LIGHT_BOOTS,
    "ring_of_vigour": RING_OF_VIGOUR,
    "healing_draught": HEALING_DRAUGHT,
    "antidote": ANTIDOTE,
}
