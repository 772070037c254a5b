"""Beasts and stone of Ravenloft. They look to the left or straight out."""

from tools.art.figures.caveloot_parts import composed
from tools.art.figures.pen import (
    Paper,
    both,
    dot,
    dots,
    even,
    fan,
    hoop,
    inlay,
    line,
    mirrored,
    moved,
    poly,
    solid,
    stroke,
    together,
    turned,
)
from tools.art.figures.ravenloft_parts import BATTLEMENTS, HALL, YARD
from tools.art.figures.stage import Figure

_RAT = (
    solid("-34 10!, -36 0, -30 -12, -18 -17, -4 -15, 4 -18, 12 -14, 20 -8, 30 2!, 28 5, 20 7, 12 10!, 4 12!, -8 12!")
    + dot(9, -17, 6)
    + dot(1, -18, 5)
    + stroke("-33 6 2.6, -46 6 2, -54 -4 1.6, -50 -16 .5")
    + stroke("14 8 2.2, 20 13 1.4, 26 13 .8")
    + stroke("-20 8 3, -14 14 1.8, -6 14 .8")
)
_RAT_CUTS = (
    line("-26 -4, -18 -9, -10 -6", 1)
    + dot(9, -17, 2.6)
    + line("22 3.4, 27 3", 0.9)
    + poly("23 5, 24 9, 25.6 5")
    + line("-30 4, -22 2", 1)
)
_RAT_BACK = line("-40 6, -36 0, -30 -12, -18 -17, -4 -15, -2 -20, 4 -23", 1.2) + line(
    "12 -23, 15 -14, 20 -8, 30 2", 1.1
)
_RAT_EYE = dot(18, -6, 1.9)


def _rats(*places: tuple[float, float, float, float], part: Paper) -> Paper:
    """The same part of each rat; all run to the left."""
    return together(moved(turned(mirrored(part, about=0), angle, 0, 0), x, y, size) for x, y, size, angle in places)


_FRONT = ((42, 84, 1.3, -4), (108, 90, 1.1, 8))
_HIGHER = ((72, 52, 1.1, 14), (4, 60, 0.7, 4), (132, 62, 0.8, 20))
_FARTHER = ((100, 30, 0.7, 20), (36, 34, 0.62, 8))
RAT_SWARM = composed(
    HALL,
    Figure(
        back=_rats(*_FARTHER, part=_RAT) + inlay(_rats(*_FARTHER, part=_RAT_EYE)),
        main=_rats(*_HIGHER, part=_RAT)
        + _rats(*_FRONT, part=_RAT)
        + solid("-100 116!, -100 98, -20 104, 30 96, 70 102, 120 98, 220 104, 220 116!"),
        cuts=_rats(*_HIGHER, part=_RAT_CUTS + _RAT_BACK)
        + inlay(_rats(*_FRONT, part=_RAT))
        + _rats(*_FRONT, part=_RAT_CUTS + _RAT_BACK),
        light=_rats(*_FRONT, *_HIGHER, part=_RAT_EYE),
    ),
)

_LEGS = both(
    stroke("46 60 4, 26 40 3.6, 12 16 3, 2 -8 1"),
    stroke("44 66 4, 22 56 3.6, 2 44 3, -12 60 2.4, -18 86 .8"),
    stroke("44 72 4, 24 72 3.6, 6 76 3, -4 96 2.4, -4 116 .8"),
    stroke("48 78 4, 34 84 3.4, 22 96 2.8, 20 118 .8"),
)
_WEB = together(hoop(60, 40, r, 1.2) for r in (18, 32, 47, 64, 84)) + fan(
    line("60 40, 60 -60", 1.2), range(0, 360, 30), 60, 40
)
CRYPT_SPIDER = composed(
    Figure(back=_WEB),
    Figure(
        main=_LEGS
        + dot(60, 42, 23)
        + even("60 54, 48 56, 42 66, 43 78, 50 86, 60 88")
        + both(stroke("53 82 4.4, 48 92 3.6, 52 104 .5")),
        cuts=even("60 24!, 55 31, 60 38, 57 44!, 54 50, 60 56!")
        + both(line("46 32, 43 42, 47 52", 1), dots("51 40, 49 46", 1.3))
        + both(line("51 88, 50 97", 1), line("20 36, 14 22", 1), line("16 54, 6 48", 1), line("18 74, 8 78", 1)),
        light=both(dot(55.4, 72, 3), dot(48.8, 69, 2.2), dot(56.6, 64.4, 1.7), dot(50.6, 76.6, 1.5)),
    ),
)

DIRE_WOLF = composed(
    YARD,
    Figure(
        back=dot(96, 24, 20) + inlay(dot(91, 20, 3), dot(101, 29, 2)),
        main=solid(
            """6 52!, 10 46, 22 41, 33 36, 41 27!, 43 12!, 53 24, 60 22!, 66 6!, 74 24, 84 26!, 82 32, 96 36!, 92 42,
            106 50!, 100 55, 114 66!, 107 70, 122 84!, 114 88, 128 104!, 130 118!, 44 118!, 46 104!, 38 108!, 40 98,
            32 100!, 35 90, 28 88!, 36 80, 38 73!, 30 76, 18 75, 12 71!, 20 68, 34 67, 39 63!, 28 62, 14 61, 8 58!"""
        ),
        cuts=solid("36 45!, 43 40, 50 40!, 47 45, 41 47")
        + inlay(dot(43.4, 43.6, 1.5))
        + line("34 41, 42 36, 51 35", 1.3)
        + solid("12 61.6!, 28 62.4, 40 63!, 44 58, 46 60!, 43 68, 34 71.4, 20 71!, 30 69, 34 67!, 24 66, 14 64!")
        + inlay(
            poly("14 61, 16 67, 18.4 61.4")
            + poly("22 61.6, 24 66.6, 26.4 61.8")
            + poly("30 62, 32 66.6, 34.4 62")
            + poly("18 72, 20 66.6, 22.6 71.6")
            + poly("27 72, 29 67.6, 31.6 71")
        )
        + solid("7 52.6!, 12 50, 14 53!, 10 55.6")
        + line("24 46, 30 50, 27 55", 1)
        + line("46 16, 52 30", 1)
        + line("67 12, 69 26", 1)
        + line("56 50, 66 58, 70 70", 1.1)
        + line("66 42, 78 52, 83 64", 1.1)
        + line("56 66, 62 80, 62 94", 1.1)
        + line("80 74, 90 90, 92 108", 1.1)
        + line("68 88, 74 104", 1)
        + line("94 60, 102 74", 1),
        light=dots("14 86, 8 94, 20 98", 1.1) + dot(43.4, 43.4, 0.8),
    ),
)

_WING = solid(
    "34 62!, 22 40, 16 18, 4 -4!, -4 10, -22 24!, -14 34, -26 52!, -12 54, -16 72!, 0 68, 4 84!, 20 76, 34 80!"
)
GARGOYLE = composed(
    BATTLEMENTS,
    Figure(
        back=both(_WING)
        + inlay(both(line("30 58, 14 30, 4 6", 1.1), line("24 62, 2 40, -16 28", 1), line("22 68, 2 60, -18 54", 1))),
        main=even("60 22, 48 24, 41 33, 40 44, 44 54, 50 62, 60 64")
        + both(stroke("46 30 5, 38 20 4.4, 38 8 3.4, 46 -2 .5"), poly("42 38, 28 32, 40 50"))
        + even("60 58, 44 60, 30 68, 26 84, 34 96, 60 98")
        + both(
            stroke("32 70 8, 22 86 6.4, 34 98 5"),
            stroke("38 88 9, 26 98 8, 34 104 6"),
            *(stroke(f"{x} 99 2.4, {x - 1} 106 1.8, {x - 2} 112 .6") for x in (30, 36, 42)),
        )
        + solid("-100 116!, -100 104!, 220 104!, 220 116!"),
        cuts=both(
            solid("45 40!, 52 39, 57 44!, 50 45.6"),
            line("42.6 35, 50 34, 58 40", 1.4),
            line("34 76, 44 72, 54 76", 1.1),
            line("40 84, 50 80, 58 84", 1),
            line("28 78, 26 86", 1),
            line("30 94, 40 92", 1),
            line("41 14, 45 20", 1),
        )
        + poly("60 44, 57 50, 60 52, 63 50")
        + solid("49 55!, 60 57, 71 55!, 66 61, 54 61")
        + inlay(both(poly("51 55, 53 60, 55 55.8") + poly("56.4 61.4, 58 57.6, 59.4 61.4")))
        + line("-40 108.6, 160 108.6", 1)
        + line("66 26, 69 32, 66 35, 70 40", 0.9)
        + line("46 88, 50 92, 47 96", 0.9),
        light=dots("51.4 42.4, 68.6 42.4", 1.2),
    ),
)

FIGURES = {
    "rat_swarm": RAT_SWARM,
    "crypt_spider": CRYPT_SPIDER,
    "dire_wolf": DIRE_WOLF,
    "gargoyle": GARGOYLE,
}
