"""People, hands and furniture that many figures of Kinfire have."""

from tools.art.figures.pen import (
    Paper,
    box,
    dot,
    inlay,
    line,
    mirrored,
    moved,
    oval,
    poly,
    solid,
    stroke,
    together,
    turned,
)

STAGE = solid("-60 -5!, 180 -5!, 180 110!, -60 110!") + inlay(
    solid("18 110!, 18 40, 30 18, 60 8, 90 18, 102 40, 102 110!")
)
"""A wall with a great arch, for ``far``: a room of the theatre in the well."""
BOARDS = solid("-44 112!, -44 92!, 164 92!, 164 112!")
"""The floor of a stage."""
BOARD_SEAMS = line("-40 97, 160 97", 0.9) + line("10 97.4, 2 106", 0.8) + line("60 97.4, 60 106", 0.8)
BOARD_SEAMS += line("110 97.4, 118 106", 0.8)


def _limb(joints: str, first: float, last: float) -> Paper:
    points = [point.strip() for point in joints.split(",")]
    step = (last - first) / max(1, len(points) - 1)
    return stroke(", ".join(f"{point} {first + step * k:.2f}" for k, point in enumerate(points)))


def person(head: str, body: str, arms: tuple[str, ...] = (), legs: tuple[str, ...] = (), size: float = 1.0) -> Paper:
    """Somebody by the joints: the middle of the head, shoulder and hip, each arm and each leg from the trunk on."""
    x, y = (float(part) for part in head.split())
    trunk = _limb(body, 5.6 * size, 4.2 * size)
    limbs = together(_limb(arm, 2.9 * size, 1.5 * size) for arm in arms)
    limbs += together(_limb(leg, 3.9 * size, 1.9 * size) for leg in legs)
    neck = _limb(f"{head}, {body.split(',')[0].strip()}", 2.4 * size, 2.8 * size)
    return oval(x, y, 5.0 * size, 5.8 * size) + neck + trunk + limbs


def hand(x: float, y: float, size: float = 1.0, angle: float = 0.0, spread: float = 1.0) -> Paper:
    """An open hand, its wrist at a point and its fingers up; 26 wide and 38 high at size 1."""
    palm = solid("-6 4!, -8.4 -8, -8 -17, 8 -17, 8.4 -8, 6 4!")
    fingers = together(
        turned(stroke(f"{at} -14 2.5, {at} {-14 - long * 0.6:.1f} 2.3, {at} {-14 - long} 1.5"), lean * spread, at, -14)
        for at, long, lean in ((-6.4, 15, -12), (-2.2, 19, -4), (2.2, 18, 4), (6.2, 13, 13))
    )
    thumb = stroke("6 -3 3.2, 11 -9 2.7, 14.6 -15 1.7")
    return moved(turned(palm + fingers + thumb + stroke("0 2 6, 0 22 6.6, 0 60 9"), angle, 0, 0), x, y, size)


def hand_seams(x: float, y: float, size: float = 1.0, angle: float = 0.0) -> Paper:
    """The lines of that palm and the cuff."""
    lines = line("-5.4 -9, 0 -11.4, 6 -10", 0.9) + line("-5 -4, 1 -7, 4.4 -1", 0.9) + line("-6.4 6, 6.4 6", 1.1)
    return moved(turned(lines, angle, 0, 0), x, y, size)


def curtain(right: float = 30.0) -> Paper:
    """A gathered curtain at the left of the stage, as wide as that above; mirror it for the other side."""
    waist = right * 0.42
    return solid(
        f"-60 -8!, {right + 6} -8!, {right} 20, {waist + 2} 58, {waist - 4} 66!, "
        f"{waist + 8} 84, {waist + 4} 112!, -60 112!"
    )


def folds(right: float = 30.0) -> Paper:
    """The folds of that curtain."""
    waist = right * 0.42
    return (
        line(f"{right - 8} 0, {right - 14} 30, {waist - 8} 60", 1)
        + line(f"{right - 22} 0, {right - 26} 30, {waist - 18} 60", 1)
        + line(f"{right - 36} 0, {right - 38} 30, {waist - 28} 60", 1)
        + line(f"{waist - 40} 64, {waist - 4} 66.4", 1.6)
        + line(f"{waist - 4} 74, {waist} 108", 1)
        + line(f"{waist - 18} 74, {waist - 16} 108", 1)
    )


def curtains(right: float = 30.0) -> Paper:
    return curtain(right) + mirrored(curtain(right))


def all_folds(right: float = 30.0) -> Paper:
    return folds(right) + mirrored(folds(right))


def blaze(x: float, y: float, size: float = 1.0) -> Paper:
    """A tongue of fire that stands on a point; 16 wide and 30 high at size 1."""
    return moved(
        solid("0 0!, -6 -2, -8 -9, -5 -16!, -4 -12, -2 -20, -3.4 -30!, 4 -22, 4.6 -15, 7 -19!, 8 -9, 6 -2"), x, y, size
    )


def core(x: float, y: float, size: float = 1.0) -> Paper:
    """What is brightest in that fire."""
    return moved(solid("0 0!, -3.4 -3, -3 -9, 0 -17!, 3.4 -9, 3.4 -3"), x, y, size)


def candle(x: float, y: float, high: float = 20.0) -> Paper:
    """It stands on a point; its flame is ``core(x, y - high - 1, 0.5)``."""
    return (
        box(x - 3, y - high, 6, high)
        + stroke(f"{x} {y - high} .5, {x} {y - high - 2} .5")
        + box(x - 6, y - 2, 12, 3, 1)
    )


def arch(x: float, y: float, wide: float, high: float) -> Paper:
    """A doorway with a round head, its foot's middle at a point."""
    half = wide / 2
    spring = y - high + half
    return solid(
        f"{x - half} {y}!, {x - half} {spring}!, {x - half * 0.7} {spring - half * 0.71}, {x} {spring - half}, "
        f"{x + half * 0.7} {spring - half * 0.71}, {x + half} {spring}!, {x + half} {y}!"
    )


def coat(x: float, y: float, size: float = 1.0) -> Paper:
    """A coat on a hanger, hung at a point; 44 wide and 62 high at size 1."""
    shape = solid(
        """0 8!, 6 10, 16 15, 21 30, 22 42!, 14 43!, 12 32, 13 46, 17 64!, 0 66, -17 64!, -13 46, -12 32, -14 43!,
        -22 42!, -21 30, -16 15, -6 10"""
    )
    return moved(shape + line("0 9, 0 3, 3 0, 0 -3, -2.6 -1", 1.2), x, y, size)


def house(x: float, y: float, wide: float, high: float) -> Paper:
    """A gable that stands on a point, with a chimney."""
    half = wide / 2
    wall = poly(
        f"{x - half} {y}, {x - half} {y - high * 0.66}, {x} {y - high}, {x + half} {y - high * 0.66}, {x + half} {y}"
    )
    return wall + box(x + half * 0.42, y - high, half * 0.3, high * 0.3)


def panes(x: float, y: float, size: float = 1.0) -> Paper:
    """A lit window of four panes, its middle at a point."""
    return moved(
        box(-3, -4, 2.6, 3.6) + box(0.4, -4, 2.6, 3.6) + box(-3, 0.2, 2.6, 3.6) + box(0.4, 0.2, 2.6, 3.6), x, y, size
    )


def chain_link(x: float, y: float, angle: float = 0.0, size: float = 1.0) -> Paper:
    """One link, its middle at a point; 12 wide and 22 high at size 1."""
    link = box(-7, -12, 14, 24, 7) + inlay(box(-3.2, -8.2, 6.4, 16.4, 3.2))
    return moved(turned(link, angle, 0, 0), x, y, size)


def skull_cap(x: float, y: float, size: float = 1.0) -> Paper:
    """A head in profile that looks to the right, with neck and shoulders; its chin at about 8 14."""
    return moved(
        solid(
            """-16 34!, -14 24, -9 18, -10 10, -15 0, -14 -12, -6 -20, 5 -20, 12 -13, 14 -5!, 14.4 -1, 18.6 6!, 15 7.6!,
            15.6 11, 14.4 12.6, 15 15.6, 12.6 19, 6 18.6, 5 22!, 8 27, 18 34!"""
        ),
        x,
        y,
        size,
    )


def star_dust(points: str) -> Paper:
    return together(dot(float(x), float(y), 0.9) for x, y in (point.split() for point in points.split(",")))
