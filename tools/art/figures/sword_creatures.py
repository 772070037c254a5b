"""Creatures of the Sword team."""

from tools.art.figures.pen import Paper, dot, feather, inlay, line, oval, poly, solid, stroke, together, turned
from tools.art.figures.stage import Figure

_FLIGHT = ((-64, 48, 7), (-49, 60, 7.5), (-34, 72, 8), (-20, 82, 8), (-7, 86, 8), (6, 80, 7.5))
_COVERTS = ((-52, 36, 7), (-34, 44, 7), (-16, 50, 7), (2, 50, 7))
_MANE = (
    (67, 31, -26, 15, 3.4),
    (61, 33, -46, 19, 3.8),
    (56, 38, -64, 21, 3.8),
    (51, 45, -80, 21, 3.8),
    (48, 54, -96, 19, 3.6),
    (45, 64, -110, 16, 3.4),
)
_DOWN = ((58, 58), (54, 66), (50, 74), (64, 75), (47, 82), (61, 83.4), (45, 90.6), (59, 91.6), (44, 99), (58, 100))


def _quilled(angle: int, length: int, width: float) -> Paper:
    """A feather of the wing with its quill cut out."""
    quill = line(f"30 {86 - 0.94 * length}, 30 {88 - 0.55 * length}", 1)
    return turned(feather(30, 88, length, width) + inlay(quill), angle, 30, 88)


GRIFFIN = Figure(
    shift=4,
    back=together(_quilled(*told) for told in _FLIGHT)
    + together(turned(feather(34, 84, length, width), angle, 34, 84) for angle, length, width in _COVERTS),
    main=solid(
        """22 106!, 26 92, 33 80, 42 66, 45 50, 52 36, 64 29, 77 29.5, 86 34!, 94 37, 103 44, 105.5 57!, 100.5 52.5,
        95.5 51, 90 53.5!, 94 56.5, 96 59.5!, 89 60, 84 59!, 80 66, 86 69!, 80.6 72!, 87 77!, 80.4 79.4!, 86 85!,
        79 86!, 84 106!"""
    )
    + solid("61 33!, 58 22, 60 9!, 68 16, 73 30!")
    + together(turned(feather(x, y, length, width), angle, x, y) for x, y, angle, length, width in _MANE)
    + stroke("70 100 9, 86 100 8, 97 92 6.6")
    + oval(102, 86.6, 7, 5.6, -30)
    + stroke("104 82 2.8, 108.6 78 2.2, 113 79.6 .5")
    + stroke("107 85.6 2.8, 112.6 84 2.2, 116 87.6 .5")
    + stroke("106.6 90 2.7, 112 91.4 2, 113.6 96 .5"),
    cuts=solid("72.5 41.5!, 78.4 39.4, 83.5 42.2!, 78 44")
    + line("85.5 49, 89.8 47.8, 94.2 48, 98.5 49.6", 1)
    + line("63 28, 61.8 21, 62 15.6", 1)
    + line("67 35, 72.3 33.8, 77.7 34.3, 83 36.5", 1)
    + together(line(f"{x} {y}, {x + 3.4} {y + 2.6}, {x + 7} {y + 0.4}", 1.15) for x, y in _DOWN)
    + line("93.6 88, 100 96.4", 1.1)
    + line("89.4 90.6, 95.6 98.6", 1.1)
    + poly("88.4 41.6, 91.4 42.2, 88.8 43.4"),
    light=dot(78.2, 41.8, 1.5),
)

FIGURES = {"griffin": GRIFFIN}
