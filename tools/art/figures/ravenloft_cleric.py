"""Powers of the cleric, and how friends and dwarves hold out."""

from tools.art.figures import ravenloft_props as prop
from tools.art.figures.caveloot_parts import composed, ground
from tools.art.figures.kinfire_people import hand, hand_seams, person
from tools.art.figures.parts import skull
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
    mirrored,
    moved,
    oval,
    poly,
    solid,
    spark,
    stroke,
    together,
    turned,
)
from tools.art.figures.ravenloft_parts import BATTLEMENTS, CAVERN, CELL, VAULT, YARD, rounds
from tools.art.figures.ravenloft_props import (
    FLOOR,
    SWORD,
    SWORD_CUTS,
    foe,
    forearm,
    gripped,
    heart,
    shield,
    shield_seams,
    waves,
)
from tools.art.figures.stage import Figure

_SUN = fan(poly("60 46, 57 -60, 63 -60"), range(0, 360, 24), 60, 46)
HEALING_STRIKE = composed(
    VAULT,
    Figure(back=hoop(84, 30, 22, 1.4)),
    gripped(prop.MACE, prop.MACE_CUTS, 42, 74, 1.15, 40),
    Figure(
        main=forearm("-14 114, 12 100, 38 80", 11) + heart(98, 74, 0.72),
        cuts=moved(box(-1.6, -6, 3.2, 12, 1) + box(-6, -1.6, 12, 3.2, 1), 98, 74),
        light=spark(84, 24, 7, 0.2) + dots("100 12, 108 40, 60 14, 98 52", 1.4),
    ),
)
SACRED_SPARK = composed(
    VAULT,
    Figure(
        back=fan(poly("84 34, 81 -70, 87 -70"), range(0, 360, 30), 84, 34),
        main=moved(hand(0, 0, 1.5, 34, 1.1), 28, 110),
        cuts=moved(hand_seams(0, 0, 1.5, 34), 28, 110),
        light=spark(84, 34, 20, 0.22) + dots("64 20, 104 52, 106 18, 70 60", 1.5),
    ),
)
WARDING_BLOW = composed(
    CELL,
    Figure(back=shield(60, 50, 1.5) + inlay(shield(60, 50, 1.32))),
    gripped(prop.HAMMER, prop.HAMMER_CUTS, 46, 78, 1.15, 26),
    Figure(main=forearm("8 124, 26 108, 42 86", 11), light=spark(60, 10, 4, 0.24) + dots("22 40, 98 40, 96 74", 1.4)),
)
REBUKE = composed(
    VAULT,
    Figure(
        back=foe(106, 102, 1.1, 26) + waves(44, 58, 36, 48, 60),
        main=moved(hand(0, 0, 1.7, 8, 1.3), 26, 108),
        cuts=moved(hand_seams(0, 0, 1.7, 8), 26, 108) + moved(spark(0, -14, 8, 0.3), 29, 96),
        light=line("60 40, 78 34", 1.4)
        + line("62 54, 82 54", 1.4)
        + line("60 68, 78 74", 1.4)
        + dots("94 30, 88 70", 1.4),
    ),
)
HEALING_WORD = composed(
    VAULT,
    Figure(
        back=fan(poly("60 60, 56 -60, 64 -60"), (-60, -40, -20, 0, 20, 40, 60), 60, 64),
        main=poly("8 66, 60 78, 112 66, 112 98, 60 110, 8 98")
        + heart(60, 34, 0.8)
        + both(stroke("60 78 2, 36 66 3, 12 60 1")),
        cuts=line("60 80, 60 108", 1.3)
        + both(*(line(f"18 {y}, 52 {y + 7}", 1) for y in (74, 81, 88)))
        + moved(box(-2, -7, 4, 14, 1) + box(-7, -2, 14, 4, 1), 60, 34),
        light=dots("40 56, 80 56, 48 64, 72 64, 34 20, 86 20", 1.4),
    ),
)
CLEANSING_TOUCH = composed(
    CAVERN,
    Figure(
        back=hoop(60, 92, 30, 1.6) + hoop(60, 92, 44, 1.4),
        main=moved(hand(0, 0, 1.15, 66, 0.5), -4, 50)
        + moved(mirrored(hand(0, 0, 1.15, 66, 0.5), about=0), 124, 50)
        + solid("-100 118!, -100 98, 20 96, 60 99, 100 96, 220 98, 220 118!"),
        cuts=moved(hand_seams(0, 0, 1.15, 66), -4, 50)
        + moved(mirrored(hand_seams(0, 0, 1.15, 66), about=0), 124, 50)
        + line("30 104, 60 102, 90 104", 1.2),
        light=solid("60 40!, 52 56, 50 66, 55 74, 60 76, 65 74, 70 66, 68 56")
        + oval(44, 80, 2, 3)
        + oval(76, 82, 2, 3)
        + oval(60, 88, 2, 3)
        + spark(60, 20, 5, 0.22),
    ),
)
AEGIS = composed(
    VAULT,
    Figure(
        back=both(
            together(moved(turned(feather(0, 0, 52 - 4 * k, 9), -96 + 16 * k, 0, 0), 40, 66 - 7 * k) for k in range(6))
        ),
        main=shield(60, 52, 1.32),
        cuts=shield_seams(60, 52, 1.32)
        + moved(fan(poly("-2.4 -8, 0 -19, 2.4 -8"), range(0, 360, 45), 0, 0) + dot(0, 0, 7), 60, 48),
        light=dot(60, 48, 4) + spark(88, 6, 5, 0.22) + dots("20 18, 30 8, 104 16", 1.3),
    ),
)
RALLYING_HYMN = composed(
    VAULT,
    Figure(
        back=waves(60, 60, 40, 54, 68, low=-70, high=-20) + mirrored(waves(60, 60, 40, 54, 68, low=-70, high=-20)),
        main=together(
            moved(
                person(
                    "0 -34",
                    "0 -26, 0 -4",
                    ("0 -25, -9 -32, -12 -42", "0 -25, 9 -32, 12 -42"),
                    ("0 -4, -4 8, -5 20", "0 -4, 4 8, 5 20"),
                    1.2,
                ),
                x,
                y,
                s,
            )
            for x, y, s in ((24, 88, 0.9), (60, 86, 1.15), (96, 88, 0.9))
        )
        + moved(prop.NOTE, 30, 26, 1.1)
        + moved(prop.NOTE, 58, 14, 1.3)
        + moved(prop.NOTE, 92, 26, 1.1)
        + FLOOR,
        cuts=line("54 60, 66 60", 1) + line("20 68, 28 68", 1) + line("92 68, 100 68", 1),
        light=dots("44 34, 76 36, 14 22, 108 18", 1.4),
    ),
)
PILLAR_OF_LIGHT = composed(
    YARD,
    Figure(
        back=poly("38 -12, 82 -12, 94 110, 26 110") + foe(18, 104, 0.9, -16) + foe(102, 104, 0.9, 16, False),
        main=foe(46, 106, 0.95)
        + foe(76, 106, 0.9, 0, False)
        + FLOOR
        + rounds((22, -6, 14), (44, -10, 16), (78, -10, 16), (100, -6, 14), (60, -14, 14)),
        cuts=line("30 110, 90 110", 1),
        light=poly("54 -2, 66 -2, 72 58, 48 58") + dots("42 30, 80 34, 36 60, 86 62", 1.6),
    ),
)
HAMMER_OF_DAWN = composed(
    Figure(
        far=ground(92),
        back=dot(60, 92, 40) + fan(poly("60 92, 57 -40, 63 -40"), (-80, -62, -44, -26, -9, 9, 26, 44, 62, 80), 60, 92),
    ),
    gripped(prop.HAMMER, prop.HAMMER_CUTS, 60, 70, 1.35, -16),
    Figure(
        main=forearm("96 128, 84 104, 64 78", 12),
        light=spark(48, 18, 8, 0.2) + dots("20 50, 100 46, 12 70, 108 70", 1.4),
    ),
)
JUDGEMENT = composed(
    VAULT,
    Figure(
        main=moved(turned(SWORD, 180, 0, 0), 60, 30, 1.15)
        + stroke("10 30 1.2, 34 24 2, 60 26 2.6, 86 22 2, 110 18 1.2")
        + line("12 30, 0 62", 1)
        + line("12 30, 26 62", 1)
        + solid("-6 62!, 32 62!, 24 70, 2 70")
        + line("108 18, 96 50", 1)
        + line("108 18, 122 50", 1)
        + solid("90 50!, 128 50!, 120 58, 98 58")
        + heart(12, 50, 0.4)
        + moved(skull(0, 0, 0.4), 108, 42)
        + FLOOR,
        cuts=moved(turned(SWORD_CUTS, 180, 0, 0), 60, 30, 1.15) + dot(60, 26, 1.4),
        light=spark(60, 8, 6, 0.2) + dots("30 84, 90 80, 40 44, 84 40", 1.3),
    ),
)
TURNING = composed(
    VAULT,
    Figure(
        back=_SUN + inlay(dot(60, 46, 30)),
        main=dot(60, 46, 20)
        + fan(poly("53 28, 60 10, 67 28"), range(0, 360, 45), 60, 46)
        + stroke("60 118 7, 60 86 6, 60 66 4")
        + both(
            moved(turned(hand(0, 0, 0.8, 0, 1.5), -70, 0, 0), 20, 94),
            moved(turned(hand(0, 0, 0.7, 0, 1.5), -100, 0, 0), 10, 34),
        ),
        cuts=dot(60, 46, 12) + inlay(dot(60, 46, 6)) + line("54 92, 66 92", 1.2),
        light=dot(60, 46, 3.4) + both(line("34 60, 26 66", 1.4), line("30 40, 22 38", 1.4)),
    ),
)
STONE_BLOOD = composed(
    CAVERN,
    Figure(
        main=moved(poly("-26 -18, -14 -26, 10 -26, 24 -18, 27 4, 20 20, -16 22, -27 10"), 60, 36)
        + poly("44 56, 76 56, 80 84, 86 118, 34 118, 40 84")
        + oval(80, 44, 10, 8, -30)
        + poly("96 84, 106 76, 110 88")
        + poly("16 70, 26 64, 24 78"),
        cuts=together(line(f"{x} 12!, {x - 1} 26!, {x + 2} 38!", 1.2) for x in (46, 58, 70))
        + line("36 42, 52 46!, 68 42, 84 40", 1.2)
        + line("46 62, 54 76!, 48 88, 56 104!, 50 116", 1.1)
        + line("54 76, 66 84!, 72 98", 1)
        + line("70 62, 66 70!, 72 76", 1),
        light=solid("94 14!, 88 26, 87 32, 91 37, 94 38, 97 37, 101 32, 100 26")
        + line("104 44, 112 52", 1.4)
        + line("100 48, 104 58", 1.4)
        + dots("26 26, 16 40", 1.3),
    ),
)
AID = composed(
    BATTLEMENTS,
    Figure(
        main=moved(turned(hand(0, 0, 1.25, 0, 0.6), 128, 0, 0), 34, 20)
        + moved(turned(hand(0, 0, 1.25, 0, 0.6), -50, 0, 0), 92, 84)
        + forearm("-20 -14, 10 4, 32 18", 14)
        + forearm("140 122, 112 100, 94 86", 14),
        cuts=moved(turned(hand_seams(0, 0, 1.25), 128, 0, 0), 34, 20)
        + moved(turned(hand_seams(0, 0, 1.25), -50, 0, 0), 92, 84),
        light=moved(box(-2.4, -9, 4.8, 18, 1) + box(-9, -2.4, 18, 4.8, 1), 98, 26)
        + dots("30 76, 22 88, 82 18, 112 44", 1.3),
    ),
)

FIGURES = {
    "healing_strike": HEALING_STRIKE,
    "sacred_spark": SACRED_SPARK,
    "warding_blow": WARDING_BLOW,
    "rebuke": REBUKE,
    "healing_word": HEALING_WORD,
    "cleansing_touch": CLEANSING_TOUCH,
    "aegis": AEGIS,
    "rallying_hymn": RALLYING_HYMN,
    "pillar_of_light": PILLAR_OF_LIGHT,
    "hammer_of_dawn": HAMMER_OF_DAWN,
    "judgement": JUDGEMENT,
    "turning": TURNING,
    "stone_blood": STONE_BLOOD,
    "aid": AID,
}
