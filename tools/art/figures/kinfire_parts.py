"""What many figures of Kinfire have: lanterns, their bearers, masks, hands, the shaft of the well."""

from tools.art.figures.pen import (
    Paper,
    box,
    dot,
    hoop,
    inlay,
    line,
    mirrored,
    moved,
    oval,
    solid,
    spark,
    stroke,
    together,
)

SHAFT = solid(
    """-60 -5!, 5 -5!, 2 4, 9 8!, 8 18, 12 24!, 6 28!, 8 40, 3 44!, 7 54, 13 60!, 8 63!, 9 76, 4 80!, 9 90, 14 96!,
    10 110!, -60 110!"""
) + solid(
    "180 -5!, 113 -5!, 118 6, 111 11!, 113 22, 108 28!, 115 33!, 112 46, 118 50!, 113 62, 107 66!, 112 70!, 111 83,"
    "117 88!, 111 97, 110 110!, 180 110!"
)
"""The walls of the well at both sides, for ``far``."""


def lantern(x: float, y: float, size: float = 1.0) -> Paper:
    """It hangs from its ring at a point; 17 wide and 31 high at size 1."""
    cage = line("-6 12.5, -6.8 25", 1.7) + line("6 12.5, 6.8 25", 1.7) + line("0 12.5, 0 25", 0.9)
    cap = solid("-8.4 13!, -5.6 9, -1.6 7.4, 0 4!, 1.6 7.4, 5.6 9, 8.4 13!")
    return moved(
        hoop(0, 2.4, 2.4, 1.3) + cap + cage + box(-8.4, 24.6, 16.8, 3, 1) + box(-5.8, 27, 11.6, 3.4, 1), x, y, size
    )


def flame(x: float, y: float, size: float = 1.0) -> Paper:
    """Its light, for the lantern that hangs from that point."""
    return moved(solid("0 13.4!, 2.2 17, 3.6 20.4, 2 23.6, 0 24.2, -2 23.6, -3.6 20.4, -1.6 17.4"), x, y, size)


def bearer(x: float, y: float, size: float = 1.0, left: bool = False) -> Paper:
    """A hooded Seeker seen from afar, 22 high at size 1, who stands at a point and holds out a lantern at the right."""
    cloak = solid("-6 0!, -5.6 -8, -3.4 -14, 0 -15.4, 3.4 -14, 5 -8, 6 0!, 2.4 -1, -2 .6")
    hood = solid("-4 -13!, -4.4 -18, -1.6 -22.6!, 2.6 -20.4, 3.8 -16.4!, 2.6 -13!")
    arm = stroke("2 -11.6 1.8, 7 -11.8 1.4, 10.6 -15 1.1")
    hung = line("10.6 -15, 10.6 -12", 0.7) + box(8.9, -12.4, 3.4, 0.9) + box(8.9, -7.6, 3.4, 1)
    piece = cloak + hood + arm + hung
    return moved(mirrored(piece, about=0) if left else piece, x, y, size)


def bearer_light(x: float, y: float, size: float = 1.0, left: bool = False) -> Paper:
    """The light in that lantern."""
    return moved(dot(-10.6 if left else 10.6, -9.6, 1.7), x, y, size)


def mask(x: float, y: float, size: float = 1.0) -> Paper:
    """A mask that looks straight out, its middle at a point; 40 wide and 52 high at size 1."""
    return moved(
        solid(
            """0 -26!, 10 -25, 18 -19, 20 -8, 18.6 4, 14 15, 7 23, 0 26, -7 23, -14 15, -18.6 4, -20 -8, -18 -19,
            -10 -25"""
        ),
        x,
        y,
        size,
    )


def mask_holes(x: float, y: float, size: float = 1.0) -> Paper:
    """Eyes, brows, nose and smile of that mask."""
    half = (
        solid("-15 -4!, -11 -8.4, -6 -7.8, -3.4 -3!, -8 -1.2, -12 -1.6")
        + line("-15.4 -10.6, -11 -14, -6 -13.2, -2.6 -9.4", 1.1)
        + line("-1.6 -1.6, -3.2 5.4, -1.4 6.8", 1)
    )
    smile = solid("-8 11.6!, -3 13, 3 13, 8 11.6!, 5.4 16, 0 17.8, -5.4 16")
    return moved(half + mirrored(half, about=0) + smile + spark(0, -18.6, 2.8, 0.34), x, y, size)


def fist(x: float, y: float, size: float = 1.0) -> Paper:
    """A hand that grips something upright; 11 wide at size 1. For ``main``, with ``knuckles`` in ``cuts``."""
    return moved(oval(0, 0, 6, 6.4) + box(-6.4, -6, 11.6, 12, 3.4), x, y, size)


def knuckles(x: float, y: float, size: float = 1.0) -> Paper:
    """The seams between its fingers."""
    return moved(together(line(f"-1.4 {k}, 5 {k}", 0.9) for k in (-3, 0, 3)), x, y, size)


def moth(x: float, y: float, size: float = 1.0) -> Paper:
    """From above, its head up; 22 wide at size 1."""
    wing = solid("1 -2!, 6 -8, 11 -8.4!, 10.4 -3, 6.6 0!, 8.4 4, 6 8!, 2.6 5, 1 3!")
    feeler = line("0.6 -4, 2.2 -7.4, 4 -8", 0.7)
    body = stroke("0 -4 1.2, 0 1 1.5, 0 7 .5")
    eyes = inlay(dot(6.6, -4.4, 1.1), dot(-6.6, -4.4, 1.1))
    return moved(wing + feeler + mirrored(wing + feeler, about=0) + body + eyes, x, y, size)


def ground(points: str) -> Paper:
    """Earth below a line that runs from -40 to 160."""
    return solid(f"-40 110!, {points}, 160 110!")
