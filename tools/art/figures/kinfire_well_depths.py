"""What waits at the bottom of the well: its jaws, and the sea of those who sleep."""

from tools.art.figures.pen import Paper, both, box, dot, hoop, inlay, line, moved, oval, solid, spark, together, turned
from tools.art.figures.stage import Figure

_UPPER = (
    (12, 40, 19),
    (23, 30, 27),
    (35, 23, 23),
    (47, 19, 31),
    (60, 18, 23),
    (73, 19, 31),
    (85, 23, 23),
    (97, 30, 27),
    (108, 40, 19),
)
_LOWER = (
    (16, 78, 15),
    (28, 87, 24),
    (41, 93, 20),
    (54, 96, 28),
    (67, 96, 22),
    (80, 93, 27),
    (92, 87, 20),
    (104, 78, 16),
)


def _fang(x: float, gum: float, long: float) -> Paper:
    """A blade that grows from the rim, down or (with a negative length) up, and leans to the middle."""
    tip, half = x + (60 - x) * 0.14, 6.4
    return solid(
        f"{x - half} {gum - long * 0.2}!, {x - half * 0.8} {gum + long * 0.3}, {tip} {gum + long}!,"
        f"{x + half * 0.8} {gum + long * 0.3}, {x + half} {gum - long * 0.2}!"
    )


def _fangs(size: float) -> Paper:
    upper = (_fang(x, y, size * long) for x, y, long in _UPPER)
    return together([*upper, *(_fang(x, y, -size * long) for x, y, long in _LOWER)])


_MAW = solid("0 58!, 11 40, 32 22, 60 16, 88 22, 109 40, 120 58!, 109 78, 88 93, 60 99, 32 93, 11 78")
_LID = solid("6 30!, 8 10, 22 -10!, 98 -10!, 112 10, 114 30!")
_PLANKS = both(
    line("30 99, 27 107", 1),
    line("10 87, 0 106", 1),
    line("-6 72, -38 98", 1),
    line("-10 58, -40 60", 1),
    line("-6 45, -40 36", 1),
    line("-3 59, 8 77, 29 95, 60 102", 1),
    line("-3 57, 8 39, 29 20, 60 13", 1),
)
JAWS = Figure(
    back=solid("-44 14!, 164 14!, 164 112!, -44 112!")
    + inlay(moved(_MAW, 10.2, 9.9, 0.83))
    + moved(_fangs(0.8), 10.2, 9.9, 0.83)
    + _LID
    + inlay(both(line("20 -8, 21 14", 0.9), line("40 -8, 40 10", 0.9)), hoop(60, -1, 5, 1.4)),
    main=solid(
        "-44 30!, -16 26!, 4 24!, 12 12!, 40 9, 60 8, 80 9, 108 12!, 116 24!, 136 26!, 164 30!, 164 112!, -44 112!"
    )
    + inlay(_MAW)
    + _fangs(1)
    + both(box(20, 4, 8, 12, 2)),
    cuts=_PLANKS + both(dot(24, 8, 1)),
    light=spark(60, 57.6, 6, 0.2) + spark(32, 59, 2.2) + spark(89, 56, 2.2),
)

_HULL = solid(
    """14 60!, 12 50, 6 40, 9 32!, 15 36, 18 44, 20 54!, 34 62, 60 66, 84 62, 96 54!, 98 40, 104 26, 110 20!,
    113 26, 109 34, 106 48, 106 62, 100 76, 88 84!, 32 84!, 20 76"""
)
_BED = (
    _HULL
    + solid("28 62!, 30 52, 40 49, 56 51, 74 49, 90 53, 97 57!, 96 66!, 28 66!")
    + solid("84 54!, 82 46, 88 42, 98 44, 101 50!, 99 58!")
    + dot(84, 44, 5)
    + solid("78 48!, 76 44.6, 79 41!, 82 46!")
    + dot(9.4, 31, 2.8)
    + dot(110, 19, 3)
)
_VIOLIN = (
    solid("-13 0!, -12 -5, -7 -6.6, -2 -4.4, 2.6 -5.2, 6 -3, 6.6 0!, 6 3, 2.6 5.2, -2 4.4, -7 6.6, -12 5")
    + box(5, -1.2, 15, 2.4)
    + oval(21.6, 0, 2.6, 2)
    + line("17 -3, 17 3", 1)
    + line("20 -3.4, 20 3.4", 1)
)
_VIOLIN_SEAMS = line("-9 0, 16 0", 0.7) + line("-3.4 -2.6, -6.4 -3", 0.8) + line("-3.4 2.6, -6.4 3", 0.8)


def _ripple(x: float, y: float, wide: float) -> Paper:
    return line(f"{x - wide} {y}, {x - wide / 2} {y - 1.4}, {x} {y}, {x + wide / 2} {y + 1.4}, {x + wide} {y}", 1)


_BED_SEAMS = (
    line("22 62, 38 69, 60 72, 84 69, 99 62", 1.1)
    + line("26 70, 40 76, 60 78.4, 82 76, 96 70", 1)
    + line("30 58, 36 54, 44 56", 1)
    + line("50 60, 58 55, 68 58", 1)
    + line("72 54, 76 56", 1)
    + line("82.4 43.6, 84.4 44.8", 0.9)
    + line("86.4 44.6, 88.6 43.6", 0.9)
    + line("10.6 36, 15 46, 17 56", 1)
    + line("108.6 26, 102 42, 101.4 56", 1)
)
_SAILS = (
    line("62 62, 62 6", 1.6)
    + solid("64 8!, 84 18, 92 34, 90 46!, 78 43, 64 44!")
    + solid("60 12!, 48 24, 40 38, 38 47!, 50 44, 60 45!")
)
_AFLOAT = (19, 11, 0.87)
SEA = Figure(
    far=solid("-40 110!, -40 70, 0 71, 60 70, 120 71, 160 70, 160 110!"),
    back=solid(
        """-40 110!, -40 82, -24 77, -8 82, 8 77, 24 81, 40 77, 60 80, 80 77, 98 81, 114 77, 130 82, 146 77,
            160 82, 160 110!"""
    )
    + moved(_SAILS, *_AFLOAT),
    main=moved(_BED, *_AFLOAT)
    + solid("-40 112!, -40 90, -22 86, -4 90, 14 85, 32 82, 60 85, 90 82, 108 86, 126 90, 144 86, 160 90, 160 112!")
    + turned(moved(_VIOLIN, 25, 81, 0.9), 212, 25, 81),
    cuts=moved(_BED_SEAMS, *_AFLOAT)
    + together(
        _ripple(x, y, w)
        for x, y, w in (
            (-24, 95, 9),
            (8, 93, 9),
            (42, 91, 9),
            (78, 92, 9),
            (112, 97, 9),
            (148, 96, 8),
            (-8, 102, 8),
            (26, 100, 9),
            (60, 99, 10),
            (94, 102, 9),
            (132, 103, 8),
        )
    )
    + turned(moved(_VIOLIN_SEAMS, 25, 81, 0.9), 212, 25, 81),
    light=solid("26 4!, 17 6, 11 14, 12 24, 20 31, 30 31!, 22 26, 19 17, 21 9")
    + spark(104, 10, 2.4)
    + spark(46, 8, 1.8)
    + spark(116, 44, 1.8)
    + spark(4, 52, 1.6),
)


FIGURES = {"well_jaws": JAWS, "well_sea": SEA}
