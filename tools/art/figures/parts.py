"""What many figures have: faces in profile, eyes, swords, crossbows, bats, flames, crystals, mushrooms, skulls.

Faces look to the right."""

from tools.art.figures.pen import Paper, dot, inlay, line, moved, oval, poly, solid, stroke, together, turned

MAN = """50 38!, 64 37, 68.5 41!, 68.8 45.5, 72.6 52.2!, 69 53.6!, 69.6 56.3, 68.6 57.8, 69.3 60.2, 67.4 64.6,
    61.5 65.4, 59.6 67.5!, 60 78!, 42 78!, 46 64, 44 50"""
"""Brow at 68 41, nose at 73 52, chin at 68 64, neck down to 78."""
WOMAN = """46 40!, 50 27, 60 23, 66 26!, 68.5 32, 68.6 36.5!, 72.4 43.4!, 69.4 44.8!, 70 47, 68.9 48.4, 69.6 50.4,
    67.6 54, 62.6 55, 60.5 58!, 60.5 64, 63 72!, 47 72!, 50 62"""
"""Brow at 68 33, nose at 72 43, chin at 67 54, neck down to 72."""


def sword(length: float, half: float = 3.0) -> Paper:
    """Upright: its guard lies at 0 0, the point at 0 ``-length``, the pommel at 0 16."""
    blade = solid(f"{-half} 0!, {-half} {-length * 0.9}!, 0 {-length}!, {half} {-length * 0.9}!, {half} 0!")
    guard = stroke(f"{-4 * half} -1.5 1.2, {-2 * half} .6 1.7, 0 1 2, {2 * half} .6 1.7, {4 * half} -1.5 1.2")
    return blade + guard + stroke("0 1 1.7, 0 7 2, 0 13 1.6") + dot(0, 15.5, 2.8)


def scimitar(length: float) -> Paper:
    """Upright, its edge to the right; its guard lies at 0 0 and its point leans to the left."""
    blade = solid(
        f"-2.6 0!, -2 {-length * 0.45}, -4 {-length * 0.75}, -11 {-length}!, 3 {-length * 0.86}, 7.5 {-length * 0.6},"
        f"5 {-length * 0.28}, 2.6 0!"
    )
    return blade + stroke("-8 -1 1.3, 0 1 1.9, 8 -1 1.3") + stroke("0 1 1.8, .6 8 2.1, -2 15 1.4") + dot(-2, 16, 2.4)


def crossbow() -> Paper:
    """It shoots to the right; the middle of its bow lies at 0 0, the end of its stock at -34 0."""
    bow = stroke("-9 -17 .6, -3 -10 1.5, 0 0 2.3, -3 10 1.5, -9 17 .6")
    stock = solid("2 -1.6!, 2 2!, -15 2.4, -24 5!, -34 7!, -35 .5!, -24 -1.4, -14 -1.8")
    bolt = stroke("-15 -2 .6, 8 -2 .6") + poly("13 -2, 6.5 -4.6, 8 -2, 6.5 .6")
    return bow + stock + bolt + line("-9 -17, -15.5 -2!, -9 17", 0.8) + line("-18 3, -19.5 7, -22 7.5", 1.3)


def bat(x: float, y: float, size: float = 1.0, angle: float = 0.0) -> Paper:
    """In flight, from below; 24 wide at size 1."""
    half = "0 -2.4!, 1 -4!, 1.6 -2, 5 -4.6, 9 -4!, 12 .6!, 8.6 -.4, 7 2.4!, 4.6 .8, 2.6 3!, 1.2 2.2, 0 4!"
    wing = moved(solid(half), 0, 0, size)
    other = f'<g transform="scale(-1 1)">{wing}</g>'
    return moved(turned(wing + other, angle, 0, 0), x, y)


def eye(x: float, y: float, size: float = 1.0) -> Paper:
    """Half shut, of somebody who looks to the right: a hole for ``cuts``."""
    return poly(
        f"{x - 2 * size} {y - 0.9 * size}, {x + 1.8 * size} {y - 0.1 * size}, {x - 1.8 * size} {y + 1.1 * size}"
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
