"""The cave of Urto, and what many of its figures have: rock, flames, crystals, mushrooms, spores."""

from tools.figures.pen import Paper, inlay, line, moved, oval, poly, solid, together, turned

CAVE = (
    solid("-60 -10!, 180 -10!, 180 110!, -60 110!")
    + inlay(solid("-6 110!, -12 88, 2 66, -4 44, 14 26, 34 12, 60 8, 86 13, 104 26, 122 42, 116 66, 130 90, 124 110!"))
    + poly("24 0, 32 36, 39 0")
    + poly("78 0, 85 30, 93 0")
    + poly("52 0, 57 20, 62 0")
)
"""A hollow with hanging stones, for ``far``."""
DEPTH = (
    solid("-60 110!, -60 62!, -34 70, -18 54, 4 74, 26 82, 60 84, 96 81, 114 70, 134 52, 152 68, 180 60!, 180 110!")
    + together(poly(f"{x - w} -10, {x} {y}, {x + w} -10") for x, y, w in ((-22, 44, 12), (0, 26, 9), (120, 24, 9)))
    + poly("128 -10, 141 46, 154 -10")
)
"""A low ridge and stones that hang at the sides."""


def floor(high: float = 96.0) -> Paper:
    """The ground of the cave, across the widest card."""
    y = high
    return solid(
        f"-60 112!, -60 {y - 5}!, -30 {y + 1}, 0 {y - 2}, 24 {y + 2}, 60 {y}, 92 {y + 2}, 122 {y - 2}, 150 {y + 1}, "
        f"180 {y - 5}!, 180 112!"
    )


def flame(x: float, y: float, size: float = 1.0, angle: float = 0.0) -> Paper:
    """A tongue of fire that stands on a point; 16 wide and 30 high at size 1."""
    shape = solid("0 0!, -6 -2, -8 -9, -5 -16!, -4 -12, -2 -20, -3.4 -30!, 4 -22, 4.6 -15, 7 -19!, 8 -9, 6 -2")
    return moved(turned(shape, angle, 0, 0), x, y, size)


def shard(x: float, y: float, high: float, half: float, angle: float = 0.0) -> Paper:
    """A crystal that grows upwards from a point, with a lit edge."""
    foot, waist, top = half * 0.7, half * 0.1, y - high
    left, right = y - high * 0.7, y - high * 0.76
    shape = poly(f"{x - foot} {y}, {x - half} {left}, {x - waist} {top}, {x + half} {right}, {x + foot} {y}")
    return turned(shape, angle, x, y)


def edge(x: float, y: float, high: float, half: float, angle: float = 0.0) -> Paper:
    """The lit edges of that crystal, for ``cuts``."""
    bent = f"{x + half * 0.15} {y - high * 0.66}!"
    lines = line(f"{x} {y - 3}!, {bent}, {x - half * 0.1} {y - high + 2.4}!", 1)
    return turned(lines + line(f"{bent}, {x + half * 0.8} {y - high * 0.74}!", 0.9), angle, x, y)


def mushroom(x: float, y: float, size: float = 1.0, angle: float = 0.0) -> Paper:
    """It stands on a point; 36 wide and 34 high at size 1."""
    cap = solid("-18 -17!, -15 -26, -8 -32, 0 -34, 8 -32, 15 -26, 18 -17!, 9 -14, -9 -14")
    stem = solid("-4 -16!, 4 -16!, 4.4 -7, 7 1!, -7 1!, -4.4 -7")
    return moved(turned(cap + stem, angle, 0, 0), x, y, size)


def spots(x: float, y: float, size: float = 1.0, angle: float = 0.0) -> Paper:
    """What is light on that cap, for ``cuts``."""
    holes = oval(-7, -24, 3.2, 2.6) + oval(3, -28, 2.6, 2) + oval(9, -21.4, 2.6, 2) + line("-10 -16.8, 10 -16.8", 1)
    return moved(turned(holes, angle, 0, 0), x, y, size)


def skull(x: float, y: float, size: float = 1.0) -> Paper:
    """From the front, its holes already cut; 32 wide and 40 high at size 1."""
    bone = solid("0 -20, -11 -17, -16 -7, -15 3, -10 8!, -9.4 17, -5 20, 5 20, 9.4 17, 10 8!, 15 3, 16 -7, 11 -17")
    holes = oval(-6.8, -1, 4.4, 4.8) + oval(6.8, -1, 4.4, 4.8) + poly("0 4, -2.6 9.6, 2.6 9.6")
    holes += together(line(f"{a} 13, {a} 19", 1) for a in (-5, -1.7, 1.7, 5))
    return moved(bone + inlay(holes), x, y, size)
