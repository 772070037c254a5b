"""Fairies and sprites."""

from tools.art.figures import caveloot_props as prop
from tools.art.figures.caveloot_parts import CAVE_MOUTH, COAST, FOREST, PORT, at, composed
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
    moved,
    oval,
    poly,
    solid,
    spark,
    stroke,
    together,
)
from tools.art.figures.stage import Figure


def wings(half: str, *veins: str) -> Figure:
    """Two wings on the second sheet, told for the left."""
    return Figure(back=both(solid(half)) + inlay(both(*(line(vein, 1) for vein in veins))))


BUTTERFLY = wings(
    "54 48!, 40 22, 18 4, 0 8, -4 26, 8 44, 26 52!, 12 60, 8 76, 18 90, 34 86, 46 70",
    "50 48, 28 28, 8 16",
    "48 54, 24 46, 4 34",
    "46 60, 30 68, 20 80",
)

DRAGONFLY = wings(
    "54 46!, 30 22, 4 6, -12 8, -8 20, 20 38!, -4 40, -14 50, -2 58, 30 56",
    "50 44, 24 26, -4 12",
    "48 50, 20 48, -8 50",
)

LEAVES = wings(
    "54 50!, 48 28, 30 12, 6 -2!, 8 22, 20 42, 30 50!, 12 56, -2 74!, 22 80, 42 70",
    "50 46, 32 26, 12 6",
    "48 58, 26 64, 6 72",
)

BEE_WINGS = wings("54 44!, 44 24, 26 14, 10 22, 10 38, 26 48!, 16 56, 18 68, 32 68, 46 58", "50 42, 34 30, 18 28")

BAT_WINGS = wings(
    "52 50!, 40 28, 22 14, 0 12!, 4 30, -8 44!, 6 50, 2 66!, 18 62, 24 76!, 36 64",
    "50 48, 26 30, 4 16",
    "48 52, 26 44, -4 44",
    "46 56, 24 56, 4 64",
)


def body(legs: str = "", skirt: str = "60 48, 52 50, 46 62, 38 82, 46 86, 52 82, 60 88") -> Figure:
    """A small figure from the front: head round 60 30, arms and legs."""
    return Figure(
        main=even("60 18, 51 20, 47 28, 49 37, 55 42, 60 43")
        + stroke("60 40 4, 60 52 5.4")
        + even(skirt)
        + (both(stroke(legs)) if legs else ""),
    )


SMILING: Paper = both(dot(55.4, 30, 1.7)) + line("56 35.6, 60 37.4, 64 35.6", 1.1)

SHUT: Paper = both(line("52.6 30, 55.4 31.6, 58 30", 1.2)) + line("57 36.4, 63 36.4", 1)

LANTERN_FAIRY = composed(
    COAST,
    BUTTERFLY,
    body("55 80 2.6, 53 94 2, 50 106 1.2"),
    Figure(
        main=stroke("64 54 2.8, 78 58 2.4, 90 52 2")
        + stroke("56 54 2.8, 44 62 2.4, 40 72 2")
        + fan(poly("57 22, 60 8, 63 22"), (-50, -25, 0, 25, 50), 60, 26)
        + stroke("90 53 1.2, 90 58 1.2"),
        cuts=SMILING + line("48 66, 60 70, 72 66", 1.1) + line("44 76, 60 80, 76 76", 1.1),
    ),
    at(prop.LANTERN, 90, 58, 1.15),
    Figure(light=dots("78 40, 104 46, 108 70, 76 84", 1.4)),
)

BARNACLE_SPRITE = composed(
    COAST,
    DRAGONFLY,
    Figure(
        main=even("60 22, 50 23, 45 31, 47 40, 54 45, 60 46")
        + even("60 -4!, 50 0, 42 18, 38 30!, 48 28, 60 26")
        + even("60 50, 48 52, 38 66, 30 92!, 44 96, 60 97")
        + both(stroke("48 58 3, 34 64 2.6, 30 54 2.2"))
        + solid("-160 114!, -160 98!, 0 92, 30 96, 60 94, 90 96, 120 92, 280 98!, 280 114!"),
        cuts=both(dot(55.2, 34, 1.7))
        + line("55.6 39, 60 41, 64.4 39", 1.1)
        + line("60 0, 52 22", 1)
        + line("60 0, 60 22", 1)
        + line("60 0, 68 22", 1)
        + both(line("56 54, 42 90", 1), line("58 56, 52 92", 1))
        + line("60 56, 60 92", 1),
        light=dots("20 84, 102 80, 96 66, 14 70", 1.4),
    ),
)

BACKHANDER_PIXIE = composed(
    PORT,
    BEE_WINGS,
    body("55 82 2.6, 50 94 2, 54 106 1.2", "60 48, 51 50, 47 64, 46 84, 60 86"),
    Figure(
        main=even("60 6!, 50 14, 44 24!, 60 22")
        + stroke("56 54 2.8, 42 50 2.4, 36 38 2")
        + stroke("64 54 2.8, 78 66 2.4, 92 62 2.2")
        + hoop(98, 58, 10, 2.4)
        + dot(98, 58, 8)
        + dot(30, 30, 8),
        cuts=SMILING
        + both(line("51 26, 57 28", 1.2))
        + hoop(98, 58, 5, 1.4)
        + line("60 50, 60 82", 1.1)
        + dots("55 60, 55 70, 65 60, 65 70", 1)
        + hoop(30, 30, 5, 1.3),
        light=spark(108, 44, 4, 0.3) + dots("20 18, 88 40", 1.3),
    ),
)

FAIRY_OF_THE_TRADESMENS_DOOR = composed(
    PORT,
    Figure(
        back=box(-12, 8, 46, 110) + inlay(box(-6, 14, 34, 100), dot(22, 64, 2.4)) + poly("-6 14, 20 22, 20 114, -6 114")
    ),
    at(LEAVES, 12, 0),
    at(body("55 82 2.6, 56 94 2, 52 106 1.2"), 12, 0),
    Figure(
        main=stroke("76 54 2.8, 92 56 2.4, 102 44 2")
        + stroke("68 54 2.8, 54 62 2.4, 44 60 2")
        + moved(even("60 6, 48 8, 44 16, 46 24!, 60 22"), 12, 0)
        + hoop(104, 34, 7, 3)
        + stroke("104 40 1.6, 104 60 1.6")
        + line("104 54, 110 54", 2)
        + line("104 59, 109 59", 2),
        light=spark(116, 28, 3.4, 0.3),
    ),
    at(
        Figure(
            cuts=SMILING
            + line("52 50, 48 80", 1)
            + line("68 50, 72 80", 1)
            + box(54, 54, 12, 22, 1)
            + inlay(line("54 60, 66 60", 1))
        ),
        12,
        0,
    ),
)

ACORN_SPRITE = composed(
    FOREST,
    LEAVES,
    Figure(
        main=even("60 22, 48 24, 42 34, 44 46, 52 54, 60 56")
        + even("60 4, 46 8, 38 18, 36 28!, 46 30, 60 31")
        + stroke("60 6 2, 62 -4 2, 68 -8 1.4")
        + even("60 54, 48 58, 42 72, 46 88, 54 98, 60 104!")
        + both(stroke("46 64 3, 32 70 2.4, 24 60 2"), stroke("54 94 2.4, 50 102 1.8, 46 108 1")),
        cuts=both(dot(53.6, 40, 2))
        + line("55 47, 60 49, 65 47", 1.2)
        + together(
            line(f"{x} {y}, {x + 3} {y + 2.6}, {x + 6} {y}", 0.9)
            for x, y in ((42, 22), (50, 22), (58, 22), (66, 22), (74, 22), (46, 15), (54, 15), (62, 15), (70, 15))
        )
        + line("60 60, 60 96", 1)
        + both(line("52 62, 49 76, 54 92", 1)),
        light=dots("20 50, 100 48, 96 88, 24 92", 1.4),
    ),
)

DRYAD_OF_DUSK = composed(
    FOREST,
    Figure(
        back=stroke("52 26 3, 34 10 2.6, 22 -8 1")
        + stroke("42 18 2, 24 18 1.6, 10 10 .5")
        + stroke("68 26 3, 86 10 2.6, 98 -8 1")
        + stroke("78 18 2, 96 18 1.6, 110 10 .5")
        + together(
            oval(x, y, 6, 3.4, a)
            for x, y, a in (
                (22, 4, 50),
                (12, 14, 10),
                (32, 2, -30),
                (28, 22, 20),
                (98, 4, -50),
                (108, 14, -10),
                (88, 2, 30),
                (92, 22, -20),
                (40, 6, 60),
                (80, 6, -60),
            )
        ),
        main=even("60 20, 50 22, 44 32, 45 44, 52 54, 60 57")
        + even("60 18, 46 20, 38 32, 36 50, 30 64, 24 76!, 38 74, 44 60, 44 44, 50 32, 60 30")
        + stroke("60 52 5.4, 60 70 7")
        + even("60 66, 46 68, 36 76, 40 90, 36 114, 60 114")
        + both(
            stroke("38 76 5, 22 84 4.2, 12 72 3.4"),
            stroke("12 74 2, 4 68 1.4, 0 58 .5"),
            stroke("12 73 2, 12 64 1.4, 8 56 .5"),
            stroke("13 73 2, 20 66 1.4, 20 58 .5"),
        ),
        cuts=both(line("48.6 41, 53 43.4, 57 41.4", 1.4), line("48 36.6, 53 35.4, 57 37", 1))
        + line("56.6 50, 60 51.2, 63.4 50", 1.2)
        + line("58.8 43, 58 46.6, 60.4 47", 0.9)
        + both(line("50 74, 48 92, 50 112", 1), line("42 80, 45 94, 42 110", 1))
        + line("60 76, 58 94, 61 112", 1)
        + oval(60, 90, 2.6, 4.6),
        light=dots("16 44, 104 42, 28 30, 92 30, 60 8", 1.5),
    ),
)

QUEEN_OF_GLOW_WORMS = composed(
    CAVE_MOUTH,
    BUTTERFLY,
    Figure(
        main=even("60 20, 50 22, 46 31, 48 41, 55 47, 60 48")
        + even("60 2!, 56 12, 50 4!, 49 20, 60 20")
        + stroke("60 44 4, 60 56 5")
        + stroke("60 54 8, 58 70 8.6, 64 84 8, 76 92 7, 88 90 5.4, 94 80 4")
        + both(stroke("56 56 2.8, 42 62 2.4, 34 54 2"), stroke("52 26 .9, 42 12 .8, 38 4 .6")),
        cuts=both(line("52 34, 55.4 32.6, 58 34", 1.3))
        + line("56 41, 60 43, 64 41", 1.2)
        + line("50 17, 70 17", 1)
        + together(
            line(points, 1.1)
            for points in ("51 62, 66 62", "49 70, 66 69", "53 80, 68 75", "63 90, 72 80", "77 98, 80 85")
        ),
        light=dot(93, 80, 6.4)
        + both(dot(38, 2, 2.2))
        + dot(34, 50, 2.6)
        + dot(86, 50, 2.6)
        + dots("12 60, 108 64, 18 96, 104 100, 60 100, 30 80", 1.8),
    ),
)

FIGURES = {
    "acorn_sprite": ACORN_SPRITE,
    "backhander_pixie": BACKHANDER_PIXIE,
    "barnacle_sprite": BARNACLE_SPRITE,
    "dryad_of_dusk": DRYAD_OF_DUSK,
    "fairy_of_the_tradesmens_door": FAIRY_OF_THE_TRADESMENS_DOOR,
    "lantern_fairy": LANTERN_FAIRY,
    "queen_of_glow_worms": QUEEN_OF_GLOW_WORMS,
}
