"""What the Seekers know, what their hands can do, and what wears them down."""

from math import cos, pi, sin

from tools.art.figures.kinfire_parts import SHAFT, ground, lantern
from tools.art.figures.pen import (
    Paper,
    both,
    box,
    dot,
    dots,
    hoop,
    inlay,
    line,
    mirrored,
    poly,
    solid,
    spark,
    stroke,
    together,
    turned,
)
from tools.art.figures.stage import Figure

_LIDS = solid("14 36!, 26 24, 42 15, 60 12, 78 15, 94 24, 106 36!, 94 47, 78 55, 60 58, 42 55, 26 47")
_OPEN = solid("24 36!, 36 27, 48 22, 60 20.6, 72 22, 84 27, 96 36!, 84 44, 72 49, 60 50.4, 48 49, 36 44")
_LASHES = both(
    *(
        stroke(spine)
        for spine in ("60 14 1.8, 60 6 1.2, 60 -3 .3", "44 16 1.8, 40 8 1.2, 34 1 .3", "29 23 1.8, 23 17 1.2, 14 13 .3")
    )
)
_PAGES = solid("60 82!, 48 75, 34 73, 20 74.6, 6 79!, 2 98!, 18 94.6, 34 94, 48 97, 60 103!") + solid(
    "60 82!, 72 75, 86 73, 100 74.6, 114 79!, 118 98!, 102 94.6, 86 94, 72 97, 60 103!"
)
_SIGNS = (
    spark(20, 84.6, 4, 0.3)
    + hoop(33, 84, 3, 1.1)
    + dot(33, 84, 0.9)
    + poly("46 80.4, 49.4 87.6, 42.4 86.4")
    + inlay(poly("46 83, 47.4 86, 44.4 85.6"))
    + line("12 91.4, 22 89.4, 32 89", 1)
    + line("36 89.2, 46 90.6, 54 93.6", 1)
)
_RAYS = together(
    turned(poly("58.4 64, 60 -60, 61.6 64"), angle, 60, 80) for angle in (-64, -48, -32, -16, 0, 16, 32, 48, 64)
)
EYE = Figure(
    far=SHAFT,
    back=_RAYS + solid("0 106!, -2 84!, 6 78, 60 78, 114 78, 122 84!, 120 106!"),
    main=_LIDS + _LASHES + _PAGES + solid("-4 112!, 0 99!, 20 97, 44 98, 60 105, 76 98, 100 97, 120 99!, 124 112!"),
    cuts=_OPEN
    + inlay(dot(60, 35.4, 13.6))
    + hoop(60, 35.4, 9.4, 1.1)
    + together(turned(line("60 28.6, 60 30.6", 0.9), angle, 60, 35.4) for angle in range(0, 360, 45))
    + line("22 30, 40 18.4, 60 15.8, 80 18.4, 98 30", 0.9)
    + _SIGNS
    + mirrored(_SIGNS)
    + line("60 84.6, 60 101", 1.1)
    + line("3 103, 22 100.6, 44 102", 0.9)
    + line("117 103, 98 100.6, 76 102", 0.9),
    light=spark(60, 35.4, 5.6, 0.3)
    + spark(26, 66, 2.2)
    + spark(92, 64, 2.4)
    + spark(44, 68, 1.7)
    + spark(78, 70, 1.6)
    + spark(60, 66, 2),
)


def gear(x: float, y: float, radius: float, count: int, turn: float = 0.0) -> Paper:
    """A wheel with so many teeth, spokes and a hole in its hub."""

    def at(k: float, reach: float) -> str:
        angle = 2 * pi * (k + turn) / count
        return f"{x + reach * sin(angle):.2f} {y - reach * cos(angle):.2f}"

    rim = [
        f"{at(k - 0.3, radius)}, {at(k - 0.18, radius * 1.17)}, {at(k + 0.18, radius * 1.17)}, {at(k + 0.3, radius)}"
        for k in range(count)
    ]
    spokes = together(
        turned(box(x - radius * 0.08, y - radius * 0.72, radius * 0.16, radius * 1.44), angle, x, y)
        for angle in (0, 60, 120)
    )
    return (
        poly(",".join(rim))
        + inlay(dot(x, y, radius * 0.74))
        + spokes
        + dot(x, y, radius * 0.3)
        + inlay(dot(x, y, radius * 0.11))
    )


_LOCK = solid(
    "44 44!, 44 28, 48 18, 60 13, 72 18, 76 28, 76 44!, 69 44!, 69 29, 66 22.4, 60 20, 54 22.4, 51 29, 51 44!"
) + solid("36 42!, 84 42!, 86 58, 82 74, 72 84, 60 88, 48 84, 38 74, 34 58")
_KEYHOLE = dot(60, 59, 5) + poly("57.4 60, 62.6 60, 65 74, 55 74")
_HAND = (
    stroke("-12 108 14, 4 96 10.4, 16 86 8")
    + solid("12 92!, 10 82, 16 74, 26 70, 33 74, 34 82, 28 90, 20 95!")
    + stroke("26 73 4, 34 68 3.4, 42 68 2.8, 46 70 1.8")
    + stroke("30 79 3.8, 38 76 3.2, 44 76 2.6, 47 74 1.7")
    + stroke("28 85 3.6, 36 84 3, 42 82.6 2.2, 45 80 1.4")
    + stroke("22 90 3.2, 31 91 2.6, 37 89 1.8, 39 86 1")
    + solid("-24 96!, -2 84!, 12 102!, 4 112!, -30 112!")
)
_HAND_SEAMS = (
    line("-3 88.6, 8 103", 1.2)
    + line("-10 92.4, 0 106", 1)
    + line("29.6 75.6, 36 72.4", 0.9)
    + line("30 82, 37 80", 0.9)
    + line("27 88, 34 87.4", 0.9)
)
_PICKS = line("42 72, 56 65.4!, 58.4 62", 1.7) + line("78 72, 64 68!, 61.4 70", 1.7)
HANDS = Figure(
    far=SHAFT,
    back=gear(16, 34, 19, 12)
    + gear(104, 34, 19, 12, 0.5)
    + gear(60, -2, 15, 10, 0.5)
    + gear(-14, 70, 15, 10)
    + gear(134, 70, 15, 10),
    main=_LOCK + both(_HAND) + ground("-40 104!, 160 104!"),
    cuts=_KEYHOLE
    + inlay(
        _PICKS,
        both(
            stroke("34 68 4.6, 42 68 4, 46 70 3"),
            stroke("38 76 4.4, 44 76 3.8, 47 74 2.9"),
            stroke("36 84 4.2, 42 82.6 3.4, 45 80 2.6"),
        ),
    )
    + both(
        line("40 47, 56 47", 1.1),
        line("38.6 56, 41 63, 42.6 64.4", 1),
        dots("39.6 50.6", 1.1),
        line("36.6 65.2, 42.6 65, 47.4 66.8", 1),
        line("49.4 75, 45 79.4, 39.6 79.6", 1),
        line("47.4 82, 44.6 85.6, 40 87", 1),
        _HAND_SEAMS,
    )
    + line("56 47, 64 47", 1.1)
    + line("53 78, 60 80.6, 67 78", 1),
    light=spark(60, 59, 3.4, 0.3) + spark(36, 12, 2.2) + spark(84, 12, 2),
)

_SEATED = (
    solid("26 98!, 22 84, 24 66, 32 52, 44 44, 54 46!, 62 52, 66 60, 62 70, 56 78, 60 84!, 60 98!")
    + solid("46 50!, 42 38, 46 28, 56 24, 64 28, 70 36!, 73 46!, 70 54, 64 59!, 58 60, 52 58")
    + stroke("42 92 9, 58 80 8, 74 70 6.4")
    + stroke("74 70 6.2, 77 82 5, 76 94 4.2")
    + solid("70 92!, 81 92!, 84 96, 92 98!, 93 101!, 70 101!")
    + stroke("44 54 6, 54 66 5, 68 66 4, 76 72 3")
    + stroke("76 72 2.2, 80 78 1.7, 80 84 .8")
    + stroke("76 72 2, 77 79 1.5, 76 85 .7")
    + solid("26 70!, 18 80, 12 92, 2 100!, 40 100!")
)
_SAGGING = (
    line("47 53, 44 42, 48 33, 56 28.6", 1.1) + line("38 54, 30 66, 28 84, 29 95", 1.1) + line("46 60, 54 70, 64 71", 1)
)
FATIGUE = Figure(
    far=SHAFT,
    back=solid("-40 110!, -40 48!, -14 48!, -14 62!, 4 62!, 4 76!, 22 76!, 22 90!, 160 90!, 160 110!")
    + box(-40, -8, 24, 60)
    + stroke("104 60 .5, 108 52 1.2, 102 44 1.5, 106 34 1.2, 101 26 .8, 103 19 .2"),
    main=_SEATED
    + lantern(104, 59.6, 1.32)
    + solid("-44 112!, -44 98!, 64 98!, 64 100!, 118 100!, 118 106!, 164 106!, 164 112!"),
    cuts=_SAGGING
    + solid("66 41!, 69.6 42.6, 66.4 44")
    + line("59 34, 65 36.4, 69.4 42", 0.9)
    + line("58 90, 68 82, 73 76", 1)
    + line("72.6 89, 80 88.6", 0.9)
    + line("18 88, 12 95", 1)
    + line("24 80, 20 92", 1)
    + line("-36 104, 24 104", 1)
    + line("36 104, 58 104!, 60 109", 1)
    + line("72 106, 110 106", 1),
)

FIGURES = {"fatigue": FATIGUE, "skill_eye": EYE, "skill_hands": HANDS}
