"""Floors that hinder and burn, stones that fall, ways that nobody takes any more."""

from tools.art.figures.caveloot_parts import composed
from tools.art.figures.kinfire_people import person
from tools.art.figures.parts import flame, skull
from tools.art.figures.pen import (
    both,
    box,
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
    stroke,
    together,
    turned,
)
from tools.art.figures.ravenloft_parts import CAVERN, CELL, HALL, VAULT, arch
from tools.art.figures.stage import Figure

_ROCK = poly("0 -16, -12 -13, -18 -2, -14 10, -3 16, 10 14, 17 5, 15 -8")
_FACETS = line("-12 -12!, -3 -4!, 14 -7!", 1) + line("-3 -4!, -6 7!, -13 9!", 1) + line("-6 7!, 8 13!", 0.9)
_PILE = (
    (14, 98, 1.1, 10),
    (46, 94, 1.5, 60),
    (84, 92, 1.7, 130),
    (112, 100, 1.2, 200),
    (62, 70, 1.1, 30),
    (-20, 102, 1.3, 80),
    (142, 102, 1.3, 20),
    (30, 76, 0.7, 0),
)
ROCKFALL = composed(
    HALL,
    Figure(
        main=together(moved(turned(_ROCK, a, 0, 0), x, y, size) for x, y, size, a in _PILE)
        + moved(turned(_ROCK, 50, 0, 0), 88, 30, 0.8)
        + moved(turned(_ROCK, 10, 0, 0), 36, 24, 0.55)
        + solid("-100 118!, -100 106, 220 106, 220 118!"),
        cuts=together(moved(turned(_FACETS, a, 0, 0), x, y, size) for x, y, size, a in _PILE)
        + moved(turned(_FACETS, 50, 0, 0), 88, 30, 0.8),
        light=dots("60 44, 74 50, 46 50, 100 52, 22 54, 66 28", 1.4)
        + line("88 2, 88 12", 1.1)
        + line("36 4, 36 12", 1)
        + line("80 6, 80 12", 0.9),
    ),
)

LAVA_SEEP = composed(
    CAVERN,
    Figure(
        main=solid("-100 118!, -100 84, -20 80, 20 84, 60 78, 100 84, 140 80, 220 84, 220 118!")
        + poly("4 84, 14 62, 24 84")
        + poly("98 84, 108 56, 118 84")
        + moved(skull(0, 0, 0.5), 88, 84),
        light=solid(
            "30 84!, 42 88, 38 94, 54 97!, 46 102, 60 108!, 74 101, 68 96, 84 95!, 76 90, 80 85!, 70 88, 60 85, 48 88"
        )
        + stroke("30 92 .5, 14 96 2, 4 92 1.6, -12 98 .5")
        + stroke("86 96 .5, 104 100 2, 120 94 1.6, 140 100 .5")
        + flame(54, 84, 0.6)
        + flame(70, 85, 0.44)
        + dots("46 60, 62 48, 76 62, 56 34, 34 70, 90 52", 1.6),
    ),
)

_RIPPLES = together(
    line(f"{x} {y}, {x + 8} {y - 2.4}, {x + 16} {y}, {x + 24} {y - 2.4}, {x + 32} {y}", 1.2)
    for x, y in ((-30, 82), (16, 78), (70, 82), (116, 78), (-8, 92), (44, 90), (94, 93), (14, 102), (66, 102))
)
FLOODED_FLOOR = composed(
    VAULT,
    Figure(
        back=solid("-100 118!, -100 70, -20 68, 30 71, 70 68, 130 71, 220 68, 220 118!"),
        main=solid("-100 118!, -100 84, -30 86, 10 82, 50 86, 90 82, 130 86, 220 83, 220 118!")
        + moved(
            person("0 -44", "-1 -34, 0 -10", ("-1 -33, -14 -30, -22 -38", "-1 -33, 12 -28, 20 -36"), (), 1.3),
            60,
            90,
            1.1,
        )
        + poly("96 80, 112 66, 118 72, 106 84")
        + box(8, 70, 18, 14, 2),
        cuts=_RIPPLES + line("11 76, 23 76", 1) + line("52 54, 66 54", 1),
        light=line("42 78, 50 75, 58 77", 1.2) + line("64 77, 72 75, 80 78", 1.2) + dots("36 62, 86 60, 30 70", 1.2),
    ),
)


def _thorns(points: str, spikes: str) -> str:
    return stroke(points) + together(poly(spike) for spike in spikes.split(";"))


THORN_GROWTH = composed(
    CELL,
    Figure(
        back=stroke("-20 30 2, 20 44 3, 60 30 3, 100 46 3, 150 28 2") + hoop(30, 40, 14, 2.4) + hoop(92, 36, 12, 2.4),
        main=_thorns(
            "-30 104 4, -4 82 4.4, 24 88 5, 40 70 5, 30 50 4, 44 34 3, 62 40 2, 60 52 .6",
            "-4 84,-10 70,4 80;20 90,22 76,30 86;38 76,52 74,42 66;"
            "32 56,18 54,30 48;38 42,32 30,46 36;52 36,58 24,60 38",
        )
        + _thorns(
            "150 104 4, 124 84 4.4, 98 90 5, 80 76 5, 90 56 4, 78 44 3, 70 54 2, 76 62 .6",
            "124 86,130 72,116 82;100 92,96 78,90 88;82 80,68 80,78 70;88 64,102 60,90 54;84 50,92 38,78 44",
        )
        + _thorns(
            "20 118 4, 40 104 4.4, 60 108 4.4, 80 102 4.4, 104 118 4",
            "40 106,38 92,48 103;60 110,62 96,68 106;80 104,86 92,88 104",
        ),
        cuts=line("0 84, 22 90, 36 74", 1) + line("120 86, 100 92, 84 80", 1) + line("44 106, 60 110, 78 105", 1),
        light=together(
            moved(fan(oval(0, -4, 1.8, 3), range(0, 360, 72), 0, 0), x, y) for x, y in ((62, 24), (14, 64), (106, 68))
        ),
    ),
)

COLLAPSED_FLOOR = composed(
    HALL,
    Figure(
        main=solid("-100 118!, -100 62!, 12 62!, 20 68, 16 76!, 26 80, 20 92!, 30 98, 24 118!")
        + solid("220 118!, 220 62!, 104 62!, 98 70, 104 78!, 94 84, 100 94!, 90 100, 96 118!")
        + moved(
            turned(
                person(
                    "0 -30",
                    "0 -21, 2 -2",
                    ("0 -20, -14 -26, -20 -40", "0 -20, 14 -26, 22 -38"),
                    ("2 -2, -8 8, -4 20", "2 -2, 12 6, 14 20"),
                    1.15,
                ),
                8,
                0,
                0,
            ),
            60,
            72,
        )
        + moved(turned(box(-9, -5, 18, 10), 28, 0, 0), 36, 62)
        + moved(turned(box(-8, -5, 16, 9), -34, 0, 0), 84, 88)
        + moved(turned(box(-6, -4, 12, 8), 50, 0, 0), 42, 98)
        + moved(turned(box(-5, -4, 10, 7), -14, 0, 0), 84, 46),
        cuts=together(line(f"{a} 72, {b} 72", 1) for a, b in ((-100, 10), (110, 220)))
        + together(line(f"{a} 86, {b} 86", 1) for a, b in ((-100, 12), (106, 220)))
        + line("-14 62, -14 72", 1)
        + line("0 72, 0 86", 1)
        + line("126 62, 126 72", 1)
        + line("116 72, 116 86", 1)
        + line("56 54, 64 55", 0.9),
        light=line("48 14, 48 24", 1)
        + line("72 12, 72 22", 1)
        + line("60 6, 60 18", 1)
        + dots("30 50, 92 60, 70 96", 1.3),
    ),
)

FALLING_MASONRY = composed(
    VAULT,
    Figure(
        back=together(line(f"{x} {y}, {x + 2} {y + 14}", 1.6) for x, y in ((28, 20), (58, -4), (96, 8))),
        main=moved(turned(box(-22, -13, 44, 26, 2), -18, 0, 0), 34, 54)
        + moved(turned(box(-18, -11, 36, 22, 2), 24, 0, 0), 92, 44)
        + moved(turned(even("60 -12, 46 -12, 46 -6, 50 -4, 50 26, 60 26"), 12, 60, 0), 2, 18)
        + moved(turned(box(-10, -7, 20, 14, 2), 50, 0, 0), 64, 74)
        + solid("-100 118!, -100 104, 220 104, 220 118!")
        + poly("14 106, 22 92, 40 90, 50 106")
        + poly("74 106, 84 94, 100 92, 112 106"),
        cuts=moved(turned(line("-16 -7, 16 -7", 1) + moved(skull(0, 0, 0.38), 0, 2), -18, 0, 0), 34, 54)
        + moved(turned(line("-12 -5, 12 -5", 1) + line("-12 5, 12 5", 1), 24, 0, 0), 92, 44)
        + moved(turned(line("55 0, 55 22", 1) + line("60 0, 60 22", 1) + line("65 0, 65 22", 1), 12, 60, 0), 2, 18)
        + line("28 96, 38 98", 1)
        + line("88 98, 98 97", 1),
        light=dots("20 78, 50 86, 82 72, 104 78, 64 96, 12 30, 110 20", 1.5),
    ),
)

NEGLECTED_PASSAGE = composed(
    Figure(
        far=box(-160, -10, 440, 124) + inlay(arch(60, 34, 14)) + box(54, 14, 1, 1),
        back=together(hoop(92, 24, r, 1) for r in (8, 16, 25, 35))
        + fan(line("92 24, 92 -22", 1), range(120, 300, 24), 92, 24)
        + even("60 14, 48 20, 38 34, 30 52!, 26 118!, 14 118!, 18 40, 36 14, 60 2!"),
        main=solid("-100 118!, -100 104, 20 102, 36 96, 60 100, 84 95, 100 102, 220 104, 220 118!")
        + poly("26 104, 30 88, 44 84, 52 102")
        + poly("84 104, 92 90, 102 88, 108 104")
        + turned(box(30, 60, 64, 6, 1), -14, 60, 64)
        + turned(box(28, 76, 64, 6, 1), 9, 60, 78)
        + stroke("92 24 .8, 90 44 .6, 90 50 .6")
        + oval(90, 54, 3.4, 4.2)
        + together(
            stroke(f"90 54 .9, {x} {y} .8, {a} {b} .3")
            for x, y, a, b in ((83, 50, 80, 56), (82, 55, 80, 62), (97, 50, 100, 56), (98, 55, 100, 62))
        ),
        cuts=turned(dots("36 63, 88 63", 1.2) + line("46 63, 78 63", 0.8), -14, 60, 64)
        + turned(dots("34 79, 86 79", 1.2), 9, 60, 78)
        + line("34 92, 42 94", 1),
        light=both(solid("50 50!, 53 48, 56 50!, 53 52")) + dots("20 60, 104 70", 1),
    ),
)

FIGURES = {
    "rockfall": ROCKFALL,
    "lava_seep": LAVA_SEEP,
    "flooded_floor": FLOODED_FLOOR,
    "thorn_growth": THORN_GROWTH,
    "collapsed_floor": COLLAPSED_FLOOR,
    "falling_masonry": FALLING_MASONRY,
    "neglected_passage": NEGLECTED_PASSAGE,
}
