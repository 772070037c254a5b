"""Turns of fortune in the castle: events of the encounter deck."""

from tools.art.figures.caveloot_parts import CASTLE, composed
from tools.art.figures.kinfire_people import person
from tools.art.figures.parts import bat, skull
from tools.art.figures.pen import (
    Paper,
    both,
    box,
    dot,
    dots,
    even,
    fan,
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
from tools.art.figures.ravenloft_parts import BATTLEMENTS, CAVERN, HALL, VAULT, YARD, bone, cross, ground
from tools.art.figures.stage import Figure


def _foe(x: float, y: float, size: float, horns: Paper = "", weapon: Paper = "") -> Paper:
    """Somebody of a horde, from the waist up."""
    body = solid("-18 40!, -17 12, -10 2, 10 2, 17 12, 18 40!") + oval(0, -10, 9.4, 11.4)
    return moved(body + horns + weapon, x, y, size)


_HORNS = stroke("-6 -17 2.6, -13 -23 2, -13 -32 .5") + stroke("6 -17 2.6, 13 -23 2, 13 -32 .5")
_EARS = poly("-8 -12, -22 -20, -9 -4") + poly("8 -12, 22 -20, 9 -4")
_SPEAR = stroke("17 40 1.5, 19 -40 1.5") + poly("19 -54, 14.6 -40, 23.4 -40")
_AXE = stroke("-17 40 1.6, -20 -30 1.6") + solid("-20 -32!, -30 -36, -36 -24, -30 -13!, -20 -18!")
OVERRUN = composed(
    HALL,
    Figure(
        back=_foe(6, 64, 0.8, _EARS)
        + _foe(38, 54, 0.7, _HORNS, _SPEAR)
        + _foe(84, 54, 0.7, _EARS, _AXE)
        + _foe(116, 62, 0.8, _HORNS),
        main=_foe(26, 84, 1.15, _HORNS, _AXE)
        + _foe(94, 84, 1.15, _EARS, _SPEAR)
        + _foe(60, 78, 1.3, _EARS + _HORNS)
        + solid("-100 118!, -100 112, 220 112, 220 118!"),
        cuts=line("46 84, 46 112", 1)
        + line("74 84, 74 112", 1)
        + solid("52 70!, 60 73, 68 70!, 65 76, 55 76")
        + inlay(poly("56 71, 57.6 75, 59 72") + poly("61 72, 62.6 75, 64 71"))
        + line("20 92, 32 92", 1)
        + line("88 92, 100 92", 1),
        light=together(
            dot(x - 3.4 * s, y, 1.5 * s) + dot(x + 3.4 * s, y, 1.5 * s)
            for x, y, s in ((60, 64, 1.2), (26, 71, 1.0), (94, 71, 1.0))
        )
        + together(dot(x - 2.6, y, 1) + dot(x + 2.6, y, 1) for x, y in ((6, 55), (38, 46), (84, 46), (116, 53))),
    ),
)

_HAND = poly("-1.6 4, -1.2 -20, 0 -25, 1.2 -20, 1.6 4")
PASSAGE_OF_TIME = composed(
    VAULT,
    Figure(
        back=hoop(60, 50, 66, 2),
        main=dot(60, 50, 42)
        + solid("-100 118!, -100 106, 220 106, 220 118!")
        + box(44, 88, 32, 20)
        + poly("36 108, 44 92, 76 92, 84 108"),
        cuts=dot(60, 50, 37)
        + inlay(
            together(turned(box(58.8, 15, 2.4, 7, 0.6), 30 * k, 60, 50) for k in range(12))
            + turned(moved(_HAND, 60, 50, 1.15), -32, 60, 50)
            + turned(moved(_HAND, 60, 50, 0.8), 64, 60, 50)
            + dot(60, 50, 3.4)
            + moved(skull(0, 0, 0.3), 60, 68)
        ),
        light=dots("12 20, 108 22, 8 56, 112 58, 22 84, 98 86", 1.4),
    ),
)

STRAHDS_ATTACKS = composed(
    CASTLE,
    Figure(
        back=dot(60, 30, 30) + inlay(dot(60, 30, 27)),
        main=solid(
            """60 30!, 50 36, 40 34, 22 20, 0 14, -24 18!, -10 28, -20 40!, -2 42, -4 56!, 14 52, 20 64!, 34 56, 44 62,
            46 78, 40 98!, 52 90, 60 104!, 68 90, 80 98!, 74 78, 76 62, 86 56, 100 64!, 106 52, 124 56!, 122 42,
            140 40!,
            130 28, 144 18!, 120 14, 98 20, 80 34, 70 36"""
        )
        + even("60 18, 54 20, 51 28, 53 38, 60 44")
        + both(poly("53 22, 49 11, 58 19"))
        + stroke("50 56 4, 40 70 3.4, 30 78 2.8")
        + stroke("70 56 4, 80 70 3.4, 90 78 2.8")
        + both(*(stroke(f"30 78 1.8, {x} {y} .4") for x, y in ((18, 80), (20, 88), (28, 92), (36, 88)))),
        cuts=both(line("46 42, 24 30, 0 22", 1.1), line("44 48, 26 44, 8 48", 1), line("48 66, 52 84", 1))
        + both(poly("54.6 28, 58.6 30, 57.6 31.6, 55.2 31"))
        + solid("56 36!, 60 37.6, 64 36!, 62 39, 58 39"),
        light=both(dot(56.8, 30, 0.9)) + dots("14 84, 106 84, 30 8, 94 6", 1.2),
    ),
)

KING_TMESCUS_PORTAL = composed(
    VAULT,
    Figure(
        back=both(box(14, 10, 14, 100), box(10, 4, 22, 8), box(10, 104, 22, 14)),
        main=even("60 -2, 40 2, 26 18, 22 40!, 22 112!, 8 112!, 8 34, 18 4, 38 -14, 60 -18")
        + even("60 -8, 54 -6, 50 2, 54 10, 60 12")
        + poly("50 0, 48 -10, 55 -5, 60 -12, 65 -5, 72 -10, 70 0")
        + solid("-100 118!, -100 108, 220 108, 220 118!")
        + moved(
            person(
                "0 -30",
                "0 -22, 0 -6",
                ("0 -21, -7 -14, -6 -6", "0 -21, 8 -18, 12 -24"),
                ("0 -6, -4 4, -6 14", "0 -6, 5 4, 4 14"),
                1.0,
            ),
            60,
            94,
        ),
        cuts=both(line("14 40, 15 60", 1), line("14 72, 14 100", 1), line("22 14, 32 2", 1)) + both(dot(57.4, 3, 1.4)),
        light=stroke("60 58 .6, 70 52 2.4, 74 40 3, 62 30 3, 46 36 3, 40 54 3, 48 74 3, 70 78 2.6, 84 62 2, 84 44 .6")
        + dots("34 28, 88 30, 32 70, 88 80, 60 18, 54 50", 1.3),
    ),
)

_FLIGHT = (
    (60, 50, 3.2, 0),
    (20, 24, 1.9, -18),
    (102, 26, 1.9, 16),
    (10, 70, 1.7, -8),
    (110, 74, 1.7, 10),
    (44, 90, 1.4, -12),
    (80, 94, 1.2, 8),
    (58, 14, 0.9, 4),
    (-12, 46, 1.0, -14),
    (132, 48, 1.0, 12),
    (38, 8, 0.6, 0),
    (86, 8, 0.6, 0),
)
CLOUD_OF_BATS = composed(
    CAVERN,
    Figure(
        back=together(
            bat(x, y, 0.5, a)
            for x, y, a in ((40, 56, 10), (82, 56, -8), (66, 76, 0), (30, 48, 6), (90, 48, -10), (74, 28, 4))
        ),
        main=together(bat(*told) for told in _FLIGHT),
        cuts=line("52 44, 40 48, 30 46", 1) + line("68 44, 80 48, 90 46", 1),
        light=dot(57.6, 44, 1.4) + dot(62.4, 44, 1.4) + dots("23 26, 97 28, 15 66, 105 70", 0.9),
    ),
)

BONE_SHRAPNEL = composed(
    YARD,
    Figure(
        back=fan(poly("60 52, 57 -60, 63 -60"), range(0, 360, 20), 60, 52),
        main=together(
            moved(turned(bone(34, 2.6), a, 0, 0), 60 + x, 52 + y)
            for x, y, a in (
                (-34, -24, 40),
                (30, -30, -50),
                (-44, 14, -14),
                (42, 18, 24),
                (-18, 38, -66),
                (20, 40, 62),
                (-4, -46, 84),
            )
        )
        + moved(turned(skull(0, 0, 0.8), -16, 0, 0), 60, 50)
        + together(
            poly(f"{x} {y}, {x + 8} {y - 5}, {x + 5} {y + 4}")
            for x, y in ((20, 60), (88, 40), (40, 20), (78, 76), (98, 66))
        )
        + ground(106),
        cuts=line("54 34, 60 40!, 57 44", 1),
        light=spark(60, 52, 10, 0.16) + dots("16 26, 104 28, 22 88, 100 90", 1.4),
    ),
)

DISTANT_HORN = composed(
    BATTLEMENTS,
    Figure(
        back=together(
            line(f"{110 + 7 * k} {30 - 5 * k}, {116 + 8 * k} {42}, {110 + 7 * k} {54 + 5 * k}", 1.8) for k in range(4)
        ),
        main=solid(
            "8 118!, 12 96, 24 84, 40 78, 42 66, 35 56, 34 44, 40 32, 52 27, 62 30, 65 38!, "
            "65 43, 69 48!, 66 50, 66 58, 62 65, 56 68, 56 78, 72 86, 80 100, 82 118!"
        )
        + solid("64 52!, 64 59!, 78 63, 92 58, 100 46, 108 32!, 116 62!, 104 68, 90 72, 76 70")
        + stroke("70 94 7, 84 88 6, 84 74 5")
        + poly("40 34, 30 14, 50 28")
        + poly("52 28, 58 10, 60 30"),
        cuts=poly("56 42, 63 43.4, 62 45.6, 57 45")
        + line("54 38, 63 39.4", 1.2)
        + line("76 66, 80 71", 1.1)
        + line("88 62, 92 70", 1.1)
        + line("98 52, 106 64", 1.1)
        + line("26 90, 24 112", 1)
        + line("44 80, 56 90, 68 92", 1.1),
        light=dots("122 24, 130 64, 20 26", 1.2),
    ),
)

GRAVE_ROBBERS = composed(
    YARD,
    Figure(
        back=cross(20, 96, 44, -6),
        main=solid("-100 118!, -100 98, 24 96, 36 104, 40 112, 84 112, 90 102, 102 96, 220 98, 220 118!")
        + moved(
            person(
                "6 -38",
                "2 -30, -10 -14",
                ("2 -29, 14 -20, 24 -12", "2 -29, 8 -16, 20 -6"),
                ("-10 -14, -4 2, -12 14", "-10 -14, -18 0, -22 14"),
                1.35,
            ),
            48,
            84,
            1.1,
        )
        + turned(stroke("88 40 1.6, 66 92 1.6") + solid("64 88!, 72 92!, 70 104, 62 110, 58 102"), 0, 0, 0)
        + solid("40 46!, 40 38, 47 32, 58 34, 64 42, 70 44!, 60 46")
        + poly("94 96, 98 82, 118 82, 122 96")
        + solid("94 82!, 96 76, 108 73, 120 76, 122 82!"),
        cuts=box(103, 80, 9, 6, 1)
        + line("95 88, 121 88", 1)
        + line("42 44, 60 44", 1)
        + line("46 110, 62 106, 80 110", 1.1),
        light=spark(108, 68, 4, 0.24) + dots("100 70, 116 68, 70 20", 1.2),
    ),
)

REINFORCEMENTS = composed(
    Figure(
        far=box(-160, -10, 440, 124) + inlay(solid("24 114!, 24 46, 36 20, 60 8, 84 20, 96 46, 96 114!")),
        back=both(solid("26 116!, 26 44, 40 40, 40 116!"))
        + _foe(60, 56, 0.6, _HORNS)
        + _foe(46, 62, 0.56, "", _SPEAR)
        + _foe(75, 62, 0.56, _EARS),
        main=both(solid("-100 -12!, 24 -12!, 20 20, 22 60, 20 118!, -100 118!"))
        + _foe(60, 82, 1.1, "", _SPEAR)
        + _foe(40, 92, 0.9, _EARS)
        + _foe(82, 92, 0.9, _HORNS)
        + solid("-100 118!, -100 112, 220 112, 220 118!"),
        cuts=both(line("6 10, 6 106", 1.2), line("-6 34, 20 34", 1), line("-6 72, 20 72", 1), dots("14 26, 14 80", 1.4))
        + line("52 86, 60 90, 68 86", 1),
        light=dots("56.6 70, 63.4 70, 37 83, 43 83, 79 83, 85 83", 1.2),
    ),
)

_FACE = solid(
    "-2 30!, -6 20, -14 12, -16 -2, -12 -14, 0 -20, 10 -16, 13 -8!, 13 -2, 18 4!, 14 6, 14 10, 12 14, 6 16, 4 30!"
)
MIRROR_OF_FACES = composed(
    VAULT,
    Figure(
        back=oval(60, 50, 47, 57),
        main=solid(
            "60 -10!, 30 -4, 12 20, 10 50, 12 80, 30 104, 60 112!, 90 104, 108 80, 110 50, 108 20, 90 -4",
            "60 -1!, 36 5, 21 24, 19 50, 21 76, 36 96, 60 102!, 84 96, 99 76, 101 50, 99 24, 84 5",
        )
        + both(dot(14, 14, 6), dot(14, 88, 6))
        + moved(_FACE, 37, 48, 1.05)
        + moved(mirrored(_FACE, about=0), 83, 48, 1.05)
        + both(solid("24 96!, 34 86, 48 82, 56 100!")),
        cuts=both(
            line("15 34, 14 50, 15 66", 1.1),
            line("26 8, 36 0", 1),
            line("26 94, 36 102", 1),
            poly("43 44, 49 45.6, 43.6 47.6"),
            line("41 40.4, 49 41.4", 1),
            line("45 58, 50 57.6", 0.9),
            line("30 44, 34 42, 33 50", 1),
        ),
        light=spark(60, 30, 4.4, 0.2) + spark(60, 74, 3.4, 0.2) + dots("60 20, 60 84, 60 40, 60 64", 1),
    ),
)

FIGURES = {
    "overrun": OVERRUN,
    "passage_of_time": PASSAGE_OF_TIME,
    "strahds_attacks": STRAHDS_ATTACKS,
    "king_tmescus_portal": KING_TMESCUS_PORTAL,
    "cloud_of_bats": CLOUD_OF_BATS,
    "bone_shrapnel": BONE_SHRAPNEL,
    "distant_horn": DISTANT_HORN,
    "grave_robbers": GRAVE_ROBBERS,
    "reinforcements": REINFORCEMENTS,
    "mirror_of_faces": MIRROR_OF_FACES,
}
