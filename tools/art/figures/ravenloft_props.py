"""What powers and treasures of Ravenloft have: blows, foes, fighters, shields, boots, bows."""

from math import cos, radians, sin

from tools.art.figures.kinfire_parts import fist, knuckles
from tools.art.figures.kinfire_people import person
from tools.art.figures.parts import sword
from tools.art.figures.pen import Paper, box, dot, even, hoop, line, moved, oval, poly, solid, stroke, together, turned
from tools.art.figures.stage import Figure

FLOOR = solid("-100 118!, -100 106, 220 106, 220 118!")
SWORD = sword(66, 4.2)
SWORD_CUTS = line("0 -6, 0 -52", 1.1)
KNIFE = (
    solid("-3.4 -2!, -4 -20!, 0 -36!, 4 -20!, 3.4 -2!")
    + stroke("-9 -1 1.6, 0 0 1.9, 9 -1 1.6")
    + stroke("0 0 2.1, 0 12 2.3")
    + dot(0, 14.6, 2.9)
)
KNIFE_CUTS = line("0 -6, 0 -26", 1)
HAMMER = box(-20, -46, 40, 24, 3) + stroke("0 -30 2.8, 0 34 3")
HAMMER_CUTS = line("-13 -44, -13 -24", 1.1) + line("13 -44, 13 -24", 1.1)
AXE = (
    stroke("0 44 2.6, 0 -44 2.3")
    + solid("2 -44!, 13 -52, 28 -50!, 34 -34, 30 -16!, 15 -22, 2 -22!")
    + solid("-2 -42!, -12 -40, -12 -28, -2 -26!")
)
AXE_CUTS = line("25 -46, 29.6 -34, 27 -21", 1.2) + line("-3 -33, 5 -33", 1.4)
MACE = (
    stroke("0 40 2.4, 0 -18 2.2")
    + dot(0, -30, 13)
    + together(turned(poly("-4 -41, 0 -50, 4 -41"), angle, 0, -30) for angle in range(0, 360, 45))
)
MACE_CUTS = hoop(0, -30, 7, 1.4) + line("-2 20, 2 24", 1) + line("-2 28, 2 32", 1)
SHIELD = even("60 -34, 44 -28!, 36 -28, 35 -2, 42 20, 60 36")
BOW = stroke("-6 -54 .9, 9 -38 2, 13 -18 2.4, 6 0 2.8, 13 18 2.4, 9 38 2, -6 54 .9")
STRING = line("-6 -53, -6 53", 0.9)
BOOT = solid("-12 -30!, 8 -30!, 8 -8, 16 -2, 27 4, 29 13!, -13 13!, -12 -6")
BOOT_CUTS = line("-12 -23, 8 -23", 1.2) + line("-13 9, 28 9", 1.1) + line("6 -6, -2 -2", 1)
HEART = even("60 -10, 54 -19, 44 -19, 39 -10, 42 2, 52 13, 60 21!")
NOTE = oval(-4, 6, 4.4, 3.4, -20) + line("0 5, 0 -14!, 9 -11", 1.7)


def heart(x: float, y: float, size: float = 1.0) -> Paper:
    """Its middle lies at a point; 42 wide at size 1."""
    return moved(HEART, x - 60 * size, y, size)


def shield(x: float, y: float, size: float = 1.0) -> Paper:
    """A heater, 50 wide and 70 high at size 1."""
    return moved(SHIELD, x - 60 * size, y, size)


def shield_seams(x: float, y: float, size: float = 1.0) -> Paper:
    rim = line("16 -23, 20 -23, 20 -2, 14 15, 0 29, -14 15, -20 -2, -20 -23, -16 -23", 1.2)
    return moved(rim, x, y, size)


def gripped(tool: Paper, seams: Paper, x: float, y: float, size: float = 1.0, angle: float = 0.0) -> Figure:
    """A tool in a fist, its grip at a point."""
    return Figure(
        main=moved(turned(tool, angle, 0, 0), x, y, size) + moved(turned(fist(0, 6, 1.1), angle, 0, 0), x, y, size),
        cuts=moved(turned(seams + knuckles(0, 6, 1.1), angle, 0, 0), x, y, size),
    )


def forearm(points: str, half: float = 9.0) -> Paper:
    """A sleeve that narrows towards its last point."""
    joints = [point.strip() for point in points.split(",")]
    step = half * 0.4 / max(1, len(joints) - 1)
    return stroke(", ".join(f"{joint} {half - step * k:.2f}" for k, joint in enumerate(joints)))


def foe(x: float, y: float, size: float = 1.0, lean: float = 0.0, horns: bool = True) -> Paper:
    """Somebody with horns or long ears who stands at a point, 50 high at size 1."""
    body = person(
        "0 -44",
        "0 -35, 1 -18",
        ("0 -34, -9 -28, -13 -20", "0 -34, 9 -29, 14 -22"),
        ("1 -18, -5 -8, -6 0", "1 -18, 6 -8, 7 0"),
        1.1,
    )
    crest = stroke("-3 -48 2, -8 -52 1.5, -9 -59 .4") + stroke("3 -48 2, 8 -52 1.5, 9 -59 .4")
    ears = poly("-4 -47, -14 -50, -5 -41") + poly("4 -47, 14 -50, 5 -41")
    return moved(turned(body + (crest if horns else ears), lean, 0, 0), x, y, size)


def eyes_of_foe(x: float, y: float, size: float = 1.0, lean: float = 0.0) -> Paper:
    """Its eyes, for ``light``."""
    return moved(turned(dot(-2, -44.4, 0.9) + dot(2, -44.4, 0.9), lean, 0, 0), x, y, size)


def swish(points: str, half: float = 3.0) -> Paper:
    """The trace of a blade through those points, widest in its middle."""
    joints = [point.strip() for point in points.split(",")]
    last = len(joints) - 1
    width = [max(0.3, half * (1 - abs(2 * k / last - 1))) for k in range(last + 1)]
    return stroke(", ".join(f"{joint} {wide:.2f}" for joint, wide in zip(joints, width, strict=True)))


def speed(*lines: tuple[float, float, float]) -> Paper:
    """Level lines behind something fast: where each begins, its height, its length."""
    return together(line(f"{x} {y}, {x + far} {y}", 1.4) for x, y, far in lines)


def slab(x: float, y: float, wide: float, high: float) -> Paper:
    """A table of stone with a step."""
    top = box(x - wide / 2, y - high, wide, high * 0.3, 1)
    return top + box(x - wide * 0.42, y - high * 0.75, wide * 0.84, high * 0.75)


def waves(x: float, y: float, *radii: float, low: float = -40.0, high: float = 40.0) -> Paper:
    """Sound that spreads to the right from a point."""
    told = ""
    for radius in radii:
        points = [
            f"{x + radius * cos(radians(low + (high - low) * k / 4)):.1f} "
            f"{y + radius * sin(radians(low + (high - low) * k / 4)):.1f}"
            for k in range(5)
        ]
        told += line(", ".join(points), 2)
    return told
