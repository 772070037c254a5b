"""Places under the castle, and what many figures of Ravenloft have: arches, graves, arrows, bones, mist."""

import itertools

from tools.art.figures.caveloot_parts import ground
from tools.art.figures.parts import bat, skull
from tools.art.figures.pen import Paper, box, dot, inlay, line, moved, oval, poly, solid, stroke, together, turned
from tools.art.figures.stage import Figure

WALL = box(-160, -10, 440, 124)


def arch(x: float, half: float, top: float, foot: float = 114.0) -> Paper:
    """A pointed arch round a middle line."""
    spring = top + half * 1.1
    return solid(
        f"{x - half} {foot}!, {x - half} {spring}!, {x - half * 0.78} {top + half * 0.5}, {x} {top}!, "
        f"{x + half * 0.78} {top + half * 0.5}, {x + half} {spring}!, {x + half} {foot}!"
    )


def courses(*rows: float, pace: float = 26.0) -> Paper:
    """Joints of a wall of stones in those rows, as a hole in it."""
    joints = together(line(f"-160 {y}, 280 {y}", 0.8) for y in rows)
    for k, y in enumerate(rows[:-1]):
        x = -160.0 + (k % 2) * pace / 2
        while x < 280:
            joints += line(f"{x:g} {y}, {x:g} {rows[k + 1]}", 0.8)
            x += pace
    return inlay(joints)


VAULT = Figure(
    far=WALL
    + inlay(arch(60, 50, -6), arch(-62, 40, 10), arch(182, 40, 10))
    + together(box(x, 40, 5, 80) for x in (7, 108, -24, 139))
)
"""A crypt of pointed arches."""
CELL = Figure(
    far=WALL
    + courses(-4, 14, 32, 50, 68, 86, 104)
    + inlay(arch(60, 40, -2, 96))
    + together(box(x, -4, 2.6, 100) for x in (36, 59, 82))
    + box(20, 40, 80, 2.6)
)
"""A wall of stones with a great barred window."""
HALL = Figure(
    far=WALL
    + inlay(poly("28 22, 92 22, 92 86, 28 86"))
    + inlay(line("-60 -42, 28 22", 1), line("180 -42, 92 22", 1), line("-60 128, 28 86", 1), line("180 128, 92 86", 1))
    + inlay(line("-10 -6, -10 92", 0.9), line("130 -6, 130 92", 0.9), line("12 10, 12 94", 0.9))
    + inlay(line("108 10, 108 94", 0.9))
)
"""A corridor that one looks along."""


def grave(x: float, foot: float, half: float = 8.0, high: float = 24.0, lean: float = 0.0) -> Paper:
    """A stone with a round head."""
    stone = solid(
        f"{x - half} {foot}!, {x - half} {foot - high + half}, {x} {foot - high}, {x + half} {foot - high + half}, "
        f"{x + half} {foot}!"
    )
    return turned(stone, lean, x, foot)


def cross(x: float, foot: float, high: float = 30.0, lean: float = 0.0) -> Paper:
    """A cross of stone."""
    stone = box(x - 2.4, foot - high, 4.8, high) + box(x - 8.4, foot - high * 0.78, 16.8, 4.8)
    return turned(stone, lean, x, foot)


_BARE = (
    "8 114 5, 6 80 3.8, 10 50 2.8, 4 22 1.6, 8 -4 .5",
    "7 66 2.4, -8 46 1.8, -14 22 .5",
    "9 48 2, 24 30 1.4, 30 10 .4",
    "6 34 1.6, -4 18 1, -4 2 .4",
    "20 36 1.2, 32 34 .8, 40 24 .3",
)
BARE_TREE = together(stroke(bough) for bough in _BARE)
YARD = Figure(
    far=ground(94)
    + moved(BARE_TREE, -26, 0)
    + moved(BARE_TREE, 122, 6, 0.9)
    + grave(24, 96, 7, 20, -6)
    + cross(94, 96, 24, 5)
    + cross(-66, 96, 30, -4)
    + grave(188, 96, 9, 26)
    + bat(30, 18, 0.7, -10)
    + bat(88, 10, 0.5, 12)
)
"""Graves under bare trees."""
BATTLEMENTS = Figure(
    far=box(-160, 74, 440, 40)
    + together(box(x, 62, 12, 16) for x in range(-154, 280, 24))
    + box(-34, 30, 26, 60)
    + poly("-39 32, -21 2, -3 32")
    + box(122, 22, 30, 70)
    + poly("116 24, 137 -10, 158 24")
    + inlay(box(-23, 44, 4, 9), box(134, 40, 5, 11))
)
"""The walls of the castle against the sky."""
CAVERN = Figure(
    far=WALL
    + inlay(
        solid("-30 112!, -24 84, -8 64, -14 40, 8 20, 34 10, 62 5, 90 11, 116 24, 130 46, 124 68, 140 90, 148 112!")
    )
    + poly("14 0, 22 32, 30 0")
    + poly("94 0, 100 28, 108 0")
    + poly("66 -4, 71 18, 76 -4")
)
"""A cave with hanging stones."""


def arrow(length: float = 60.0) -> Paper:
    """It flies to the right; its point lies at 0 0."""
    return (
        stroke(f"{-length} 0 1.2, -8 0 1.2")
        + poly("0 0, -12 -5.4, -9 0, -12 5.4")
        + poly(f"{-length} 0, {-length - 8} -6, {-length + 4} -6, {-length + 12} 0, {-length + 4} 6, {-length - 8} 6")
    )


def bone(length: float = 40.0, half: float = 2.4) -> Paper:
    """It lies across 0 0."""
    x = length / 2
    return stroke(f"{-x} 0 {half}, {x} 0 {half}") + together(
        dot(a * x, b * half, half * 1.5) for a in (-1, 1) for b in (-1, 1)
    )


def mist(y: float, lean: float = 0.0) -> Paper:
    """A bank of fog across the widest card."""
    return (
        stroke(f"-100 {y} 1, -30 {y - 4 + lean} 5, 24 {y + 3} 6.4, 70 {y - 4} 5, 110 {y + 2 - lean} 6, 200 {y} 1")
        + stroke(f"-60 {y + 9} .5, 0 {y + 6} 3.4, 50 {y + 10} 3, 96 {y + 8} .5")
        + stroke(f"40 {y - 9} .5, 84 {y - 10} 3.4, 128 {y - 7} 3, 180 {y - 10} .5")
    )


def heap(x: float, foot: float, size: float = 1.0) -> Paper:
    """Bones and a skull that lie there."""
    bones = turned(bone(34, 2), 16, 0, 0) + moved(turned(bone(30, 2), -24, 0, 0), 4, -5) + moved(bone(26, 2), -8, -2)
    return moved(bones + skull(2, -18, 0.62), x, foot, size)


def bolt(points: str, width: float = 2.6) -> Paper:
    """Lightning through those points."""
    parts = [point.strip() for point in points.split(",")]
    tapering = width / len(parts)
    return together(
        stroke(f"{a} {width - tapering * k:.2f}, {b} {width - tapering * (k + 1):.2f}")
        for k, (a, b) in enumerate(itertools.pairwise(parts))
    )


def rounds(*places: tuple[float, float, float]) -> Paper:
    """Balls by their middles and radii: smoke, foam, crowns of trees."""
    return together(dot(x, y, radius) for x, y, radius in places)


def shut_eye(x: float, y: float, size: float = 1.0) -> Paper:
    """An eye that looks straight out, for ``cuts``."""
    return moved(solid("-13 0!, -6 -6.4, 0 -8, 6 -6.4, 13 0!, 6 6.4, 0 8, -6 6.4") + inlay(dot(0, 0, 4.6)), x, y, size)


def flask(x: float, y: float, size: float = 1.0) -> Figure:
    """A round bottle, its middle at a point; 44 wide at size 1."""
    return Figure(
        main=moved(dot(0, 8, 22) + box(-6, -26, 12, 16) + box(-9, -30, 18, 6, 2) + box(-5, -38, 10, 9, 2), x, y, size),
        cuts=moved(
            solid("-17 8!, -9 5, 0 9, 9 5, 17 8!, 14 19, 6 25, -6 25, -14 19") + oval(-11, -2, 2, 5, 30), x, y, size
        ),
    )
