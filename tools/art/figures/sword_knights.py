"""Fighters of the Sword team: those who fight in armour."""

from tools.art.figures.parts import eye, sword
from tools.art.figures.pen import (
    both,
    dot,
    dots,
    even,
    feather,
    hoop,
    line,
    moved,
    oval,
    solid,
    spark,
    stroke,
    together,
    turned,
)
from tools.art.figures.stage import Figure

_PINIONS = ((-82, 19, 4.6), (-67, 26, 5), (-52, 32, 5.2), (-38, 37, 5.2), (-24, 39, 5), (-11, 37, 4.6))
_HELM_WING = together(turned(feather(41, 45, length, width), angle, 41, 45) for angle, length, width in _PINIONS)
_QUILLS = together(
    turned(line(f"41 {45 - 0.45 * length}, 41 {45 - 0.82 * length}", 1), angle, 41, 45) for angle, length, _ in _PINIONS
)
_GREAT_HELM = even("60 11, 52 12, 44.6 16!, 41.6 30, 41 46, 43.6 60, 50 71!, 60 76")
_SLITS = even("60 19!, 57.6 19!, 57.6 37!, 45.4 37.6!, 45.4 42!, 57.6 42.6!, 57.6 66!, 60 66!")
_CHEST_CROSS = solid(
    """57.4 82!, 55.4 79!, 64.6 79!, 62.6 82!, 62.6 88.4!, 69 88.4!, 72 86.4!, 72 95.6!, 69 93.6!, 62.6 93.6!,
    62.6 110!, 57.4 110!, 57.4 93.6!, 51 93.6!, 48 95.6!, 48 86.4!, 51 88.4!, 57.4 88.4!"""
)

PALADIN = Figure(
    main=_GREAT_HELM
    + both(_HELM_WING)
    + even("60 68!, 44 72, 38 80!, 28 86, 22 96, 20 106!")
    + both(oval(27, 95, 15, 14, -24))
    + moved(turned(sword(72, 4), 24, 0, 0), 97.4, 79)
    + stroke("90 100 8, 100 103 6.8, 100 94 5.8")
    + oval(95, 85.4, 6.2, 5.4, 24)
    + stroke("100 96 5.6, 96.6 87 5"),
    cuts=_SLITS
    + _CHEST_CROSS
    + both(
        _QUILLS,
        line("44.8 31.6, 52 30, 56.6 30", 0.9),
        dots("47.4 49, 52 49.6, 48.4 54.4, 53 55, 50.4 60, 54.2 60.6", 1.05),
        line("45 76.6, 51 80, 55 80.6", 1.1),
    )
    + line("14.6 96, 20 88, 30 85.4, 38 91", 1.2)
    + line("15 104, 22 96, 31 94, 38.6 100", 1.2)
    + line("80.4 91, 88 86.6, 94 88", 1.2)
    + line("80 99, 86 94.4, 92 94.4", 1.2)
    + line("90 82, 100.6 86.8", 0.8)
    + line("88.8 85.2, 99.4 89.8", 0.8)
    + line("95.6 96.4, 105 94", 1.1),
    light=spark(112.6, 45, 8, 0.16) + dot(112.6, 45, 1.4),
)

_SPANGEN_HELM = solid(
    """33.6 39!, 33 30, 36.6 20, 43 13.6, 48.6 11!, 50 2!, 52 10.6, 58 13.6, 64 21, 66 33.6!, 71 46.4!, 67.4 47.6,
    62.6 38.4!, 50 39.6"""
)
_BRYNJA = solid(
    """36 38!, 63 36!, 64 40.4!, 68.6 47!, 65.6 48.8!, 66.2 51, 64.8 52.4, 65.8 54.4, 64 59.4, 58.4 60.8!, 55.6 64!,
    55 72, 58 80!, 38 80!, 41 66"""
)
_BRAID = (
    stroke("40 36 6, 36 46 6.6, 34 54 4.4, 33 58 3.4")
    + oval(32, 61.6, 6.8, 5.2, -50)
    + oval(26.6, 69.6, 6.6, 5, -44)
    + oval(20.6, 77, 6.2, 4.7, -50)
    + oval(16.4, 85, 5.6, 4.3, -70)
    + stroke("15.6 88 2.6, 15 94 3.6, 10 102 .5")
)
_SPEAR = (
    stroke("74 112 1.9, 88 50 1.9, 94 22 1.8")
    + solid("92.6 23!, 90.4 14, 98.6 -4!, 101 12, 96.4 24!")
    + line("90.4 25.4, 97.6 27.2", 1.6)
)
_AT = 89, 87
_SWIRL = solid("89 71.6!, 93 68.4, 98.6 66.8, 104.6 68.6!, 99.4 69.6, 96.4 72.4, 95.6 76.4!, 92.6 74")

SHIELD_MAIDEN = Figure(
    shift=1,
    back=_SPEAR,
    main=_SPANGEN_HELM
    + _BRYNJA
    + _BRAID
    + solid("6 106!, 11 95, 20 86, 32 80, 42 77!, 56 78!, 66 84, 74 96, 78 106!")
    + dot(*_AT, 32),
    cuts=eye(62, 42.6)
    + line("34.6 34.6, 50 35.6, 65 32.6", 1.2)
    + line("50 12, 48.6 22, 49.4 32", 1.1)
    + dots("38.6 29.6, 44 31, 54.6 31, 60 29.6", 1)
    + line("41 40.6, 38.4 48, 36 55", 0.9)
    + line("47 41, 44 50, 40 58", 0.9)
    + line("28.6 57.6, 35.6 64.4", 1)
    + line("23 65.4, 30.6 72.4", 1)
    + line("17.6 73.6, 24.6 80", 1)
    + line("12 85.6, 20.6 86.4", 1)
    + line("40.6 76.4, 47.6 80, 55.6 78.6", 1.2)
    + line("22 92, 28 89!, 32 94, 38 90!, 42 95, 48 91!, 52 95", 1)
    + line("20 100, 26 97!, 30 102, 36 98!, 40 103, 46 99!, 50 103", 1)
    + hoop(*_AT, 28.4, 1.2)
    + hoop(*_AT, 9, 1.2)
    + spark(*_AT, 4.6, 0.36)
    + together(turned(dot(89, 56.7, 0.95), 30 * k + 15, *_AT) for k in range(12))
    + together(turned(_SWIRL, 72 * k, *_AT) for k in range(5)),
)

FIGURES = {"paladin": PALADIN, "shield_maiden": SHIELD_MAIDEN}
