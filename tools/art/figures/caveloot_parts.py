"""How figures of Caveloot are put together: parts are figures too, laid on each other layer by layer.

A part that stands for itself (a sword, a mug) is drawn round 0 0; ``at`` puts it in its place. The places are those
of the regions: coast, port, forest, castle, and a cave for what belongs to none.
"""

from collections.abc import Callable

from tools.art.figures.parts import bat
from tools.art.figures.pen import Paper, box, inlay, line, mirrored, moved, poly, solid, stroke, together, turned
from tools.art.figures.stage import Figure


def composed(*parts: Figure, left: bool = False) -> Figure:
    """All parts in one, the first behind the others of its layer."""
    return Figure(
        main=together(part.main for part in parts),
        far=together(part.far for part in parts),
        back=together(part.back for part in parts),
        cuts=together(part.cuts for part in parts),
        light=together(part.light for part in parts),
        left=left,
    )


def _changed(part: Figure, change: Callable[[Paper], Paper]) -> Figure:
    """The same change in every layer in which there is something."""
    main, far, back, cuts, light = (
        change(paper) if paper else "" for paper in (part.main, part.far, part.back, part.cuts, part.light)
    )
    return Figure(main, far, back, cuts, light)


def at(part: Figure, x: float, y: float, size: float = 1.0, angle: float = 0.0, flip: bool = False) -> Figure:
    """A part drawn round 0 0 in its place, turned clockwise there and left for right if it is to ``flip``."""

    def place(paper: Paper) -> Paper:
        return moved(turned(mirrored(paper, about=0) if flip else paper, angle, 0, 0), x, y, size)

    return _changed(part, place)


def leaning(part: Figure, angle: float, x: float = 60.0, y: float = 76.0) -> Figure:
    """A part in its place, turned clockwise round a point: a head on its neck."""
    return _changed(part, lambda paper: turned(paper, angle, x, y))


def behind(part: Figure) -> Figure:
    """The same on the second sheet: its seams are holes there."""
    return Figure(back=part.main + (inlay(part.cuts) if part.cuts else ""), light=part.light)


COAST = Figure(
    far=solid("-160 112!, -160 82!, 280 82!, 280 112!")
    + solid("-160 90!, -160 10!, -34 14, -20 26, -6 30, 2 46, -2 62, 10 82!, 10 90!")
    + inlay(solid("-30 82!, -30 64, -22 54, -14 64, -14 82!"))
    + poly("100 76, 128 76, 122 84, 104 84")
    + poly("113 76, 113 40, 128 66, 115 70")
    + poly("111 74, 111 48, 100 70")
    + line("140 40, 144 36, 148 40, 152 36, 156 40", 1.4)
    + line("20 24, 23.6 20.4, 27 24, 30.6 20.4, 34 24", 1.4)
)
"""The sea of Butina, a cliff with a cave in it, a ship far out."""


def _house(x: float, wide: float, high: float, foot: float = 112.0) -> Paper:
    half = wide / 2
    eaves = foot - high * 0.7
    roof = f"{x - half - 3} {eaves}, {x} {foot - high}, {x + half + 3} {eaves}"
    wall = box(x - half, eaves - 1, wide, high * 0.7 + 1) + poly(roof)
    chimney = box(x + half * 0.3, foot - high, half * 0.3, high * 0.24)
    return wall + chimney + inlay(box(x - half * 0.5, eaves + 6, half * 0.36, 5), box(x + half * 0.16, eaves + 6, 3, 5))


PORT = Figure(
    far=together(_house(x, wide, high) for x, wide, high in ((-132, 30, 84), (-100, 24, 60), (-68, 28, 90)))
    + together(_house(x, wide, high) for x, wide, high in ((184, 26, 90), (214, 30, 62), (248, 26, 80)))
    + _house(-34, 34, 74)
    + _house(-4, 22, 92)
    + _house(20, 26, 60)
    + _house(98, 24, 66)
    + _house(122, 26, 96)
    + _house(150, 30, 72)
    + line("-160 30, -20 38, 10 26", 1)
    + line("110 24, 140 34, 280 26", 1)
    + box(-160, 96, 440, 20)
)
"""Crooked houses of Caveport, and washing lines between them."""


def _trunk(x: float, lean: float, half: float) -> Paper:
    tree = stroke(
        f"{x} 114 {half * 1.5}, {x + lean * 0.4} 80 {half}, {x + lean} 30 {half * 0.8}, {x + lean * 1.3} -12 {half}"
    )
    twig = stroke(f"{x + lean * 0.8} 44 2.4, {x + lean + 12} 30 1.8, {x + lean + 16} 14 .6")
    other = stroke(f"{x + lean * 0.6} 58 2.2, {x + lean - 12} 46 1.6, {x + lean - 20} 44 .5")
    return tree + twig + other


FOREST = Figure(
    far=together(_trunk(x, lean, half) for x, lean, half in ((-130, 6, 5), (-96, -6, 7), (-62, 8, 5)))
    + together(_trunk(x, lean, half) for x, lean, half in ((182, 6, 6), (214, -6, 7), (250, 8, 5)))
    + _trunk(-30, 6, 8)
    + _trunk(6, -6, 6)
    + _trunk(30, 8, 3)
    + _trunk(92, -4, 3.4)
    + _trunk(114, 8, 6.4)
    + _trunk(150, -8, 8)
    + solid("-160 114!, -160 92!, -20 88, 10 95, 40 91, 80 95, 112 90, 140 94, 280 88!, 280 114!")
)
"""Bare trunks of Soulstern."""


def _tower(x: float, wide: float, top: float) -> Paper:
    half = wide / 2
    cone = poly(f"{x - half - 3} {top}, {x} {top - wide * 1.5}, {x + half + 3} {top}")
    return box(x - half, top - 1, wide, 114 - top) + cone + inlay(box(x - 1.6, top + 8, 3.2, 8, 1.6))


CASTLE = Figure(
    far=together(_tower(x, wide, top) for x, wide, top in ((-124, 20, 40), (-92, 16, 62), (-64, 18, 30)))
    + together(_tower(x, wide, top) for x, wide, top in ((180, 16, 36), (212, 20, 60), (244, 18, 40)))
    + _tower(-34, 20, 56)
    + _tower(-6, 16, 36)
    + _tower(16, 14, 62)
    + _tower(104, 14, 54)
    + _tower(126, 18, 30)
    + _tower(152, 20, 60)
    + box(-160, 82, 440, 40)
    + bat(88, 14, 0.7, -12)
    + bat(30, 22, 0.55, 10)
)
"""Towers of Azkovlar, with bats."""

CAVE_MOUTH = Figure(
    far=solid("-160 -10!, 280 -10!, 280 112!, -160 112!")
    + inlay(
        solid("-10 112!, -16 84, -4 62, -10 40, 6 22, 30 12, 60 6, 92 11, 116 24, 128 44, 122 66, 134 88, 128 112!")
    )
    + poly("16 4, 23 30, 31 2")
    + poly("92 2, 98 26, 106 2")
    + poly("70 0, 74 18, 79 0")
    + solid("-20 112!, -8 102, 12 96, 40 100, 80 99, 108 96, 128 103, 140 112!")
)
"""A cave seen from within."""


def ground(high: float = 98.0) -> Paper:
    """What a thing lies on, across the widest card."""
    y = high
    return solid(
        f"-160 114!, -160 {y - 2}!, -80 {y + 1}, -20 {y + 2}, 20 {y}, 60 {y + 2}, 100 {y}, 140 {y + 2}, 200 {y + 1}, "
        f"280 {y - 2}!, 280 114!"
    )


def rays(x: float = 60.0, y: float = 46.0, count: int = 14, turn: float = 0.0) -> Figure:
    """Beams of light behind something precious."""
    beam = poly(f"{x} {y}, {x - 5} {y - 150}, {x + 5} {y - 150}")
    return Figure(back=together(turned(beam, turn + 360 * k / count, x, y) for k in range(count)))


LAID = Figure(main=ground(100))
"""The ground under a thing that lies or stands on it."""
