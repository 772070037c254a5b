"""What hangs in the well and shines: a chandelier on its last threads, a lantern on its chain."""

from tools.art.figures.kinfire_parts import ground, moth
from tools.art.figures.pen import (
    Paper,
    both,
    box,
    dot,
    dots,
    even,
    hoop,
    inlay,
    line,
    moved,
    oval,
    poly,
    solid,
    spark,
    stroke,
    together,
    turned,
)
from tools.art.figures.stage import Figure

_CANDLES = ((22, 52), (38, 58), (60, 61), (82, 58), (98, 52))


def _candle(x: float, y: float) -> Paper:
    return box(x - 1.7, y - 8, 3.4, 9) + solid(
        f"{x - 5} {y}!, {x + 5} {y}!, {x + 2.4} {y + 3.6}, {x} {y + 4.6}, {x - 2.4} {y + 3.6}"
    )


def _fire(x: float, y: float) -> Paper:
    return solid(
        f"{x} {y - 17}!, {x + 2.4} {y - 12.4}, {x + 1.6} {y - 9}, {x} {y - 8.4},{x - 1.6} {y - 9}, {x - 2.4} {y - 12.4}"
    )


_BOX = (
    solid("-44 50!, 2 50!, 6 54!, 4 58, 2 72, -4 80!, -44 80!")
    + box(-44, 92, 46, 20)
    + poly("-44 12, 4 12, 2 18, -44 18")
)
_GARLAND = line("-40 22, -22 32, -6 22!, 0 28, 4 20", 2) + line("-40 58, -24 68, -8 59!, 0 64, 4 57", 1.6)
_SPECTATOR = solid("-14 51!, -13 42, -8 38!, 0 38, 4 43, 5 51!") + dot(-4, 33, 5.4)
CHANDELIER = Figure(
    far=both(solid("-44 -10!, 16 -10!, 12 8, 12 40, 15 110!, -44 110!")),
    back=both(_BOX + _SPECTATOR) + ground("-40 104!, 160 104!"),
    main=line("61 -6, 60.6 6, 60 20", 2.2)
    + stroke("61 4 .8, 66 0 .6, 68 -5 .2")
    + stroke("60.4 7 .8, 55 4 .6, 52 -1 .2")
    + stroke("60.4 11 .7, 65 9 .5, 68 5 .2")
    + stroke("60 14 .7, 56 12 .5, 53.6 8 .2")
    + hoop(60, 22.4, 2.8, 1.5)
    + even("60 25, 57 27, 56 32!, 53.6 36, 56 41!, 54.6 48, 55 56, 52 62, 50 68, 54 74, 58 78, 60 84!")
    + both(
        stroke("58 70 3, 46 78 2.4, 30 72 2.1, 23 60 1.7, 22 55 1.4"),
        stroke("58 66 2.6, 48 72 2, 40 68 1.8, 38 61 1.4"),
        stroke("46 76 1.5, 40 83 1.2, 46 87 .9, 49 83 .4"),
        line("57 34, 44 46, 24 53", 0.9),
        line("57 36, 47 50, 39 59", 0.8),
        together(_candle(x, y) for x, y in _CANDLES[:2]),
        together(
            moved(solid("0 -3!, 1.6 0, 0 4!, -1.6 0"), x, y)
            for x, y in ((24, 72), (31, 79), (41, 80), (50, 84), (36, 75))
        ),
        solid("-40 -8!, 46 -8!, 42 0, 30 5, 16 3!, 8 9, -6 10!, -14 16, -30 14, -40 18!"),
    )
    + both(_GARLAND)
    + _candle(60, 61)
    + moved(solid("0 -3!, 2 0, 0 5!, -2 0"), 60, 89)
    + ground("-40 103!, 6 103!, 10 97!, 22 97!, 26 101!, 94 101!, 98 97!, 110 97!, 114 103!, 160 103!"),
    cuts=line("56.6 41, 60 42.4, 63.4 41", 1)
    + line("55 56, 60 57.6, 65 56", 1)
    + both(line("52.6 67, 56 70, 60 70.8", 1), line("42 -3, 30 1, 16 -1", 1), line("8 4, -8 6", 1))
    + dots("60 48, 60 76", 1.4)
    + together(line(f"58.8 {y + 1.4}, 62 {y}", 0.6) for y in (-3, 0.4, 3.8, 15.6)),
    light=together(_fire(x, y) for x, y in _CANDLES),
)


def _links(x: float, top: float, count: int) -> Paper:
    """A chain down from a place; 6.4 for each link."""
    shown = together(oval(x, top + 6.4 * k, 2.9 if k % 2 else 1.1, 4.4) for k in range(count))
    return shown + inlay(together(oval(x, top + 6.4 * k, 1.3, 2.7) for k in range(count) if k % 2))


_WINCH = (
    solid("-44 -6!, 26 -6!, 26 1!, 8 1!, 8 26!, 13 110!, -44 110!")
    + hoop(8, 62, 15, 3.4)
    + dot(8, 62, 5)
    + together(turned(box(6.9, 48, 2.2, 28), angle, 8, 62) for angle in (0, 45, 90, 135))
    + stroke("8 62 2, 24 74 1.8, 27 76 1.8")
    + box(25, 72, 12, 5, 2.2)
)
_GREAT = (
    hoop(66, 32, 5.4, 2.4)
    + solid("66 36!, 69 40, 78 43, 86 50!, 88 54!, 44 54!, 46 50!, 54 43, 63 40")
    + box(47.4, 53, 37.2, 36)
    + box(43.6, 87, 44.8, 6, 2)
    + box(49, 92, 34, 6, 2)
    + poly("60 98, 66 107, 72 98")
)
_PANE = (
    solid("51 58!, 55 56.4, 59.6 58!, 59.6 85!, 51 85!")
    + solid("63 58!, 66 56.2, 69 58!, 69 85!, 63 85!")
    + solid("72.4 58!, 77 56.4, 81 58!, 81 85!, 72.4 85!")
)
LANTERN = Figure(
    far=solid("160 -10!, 118 -10!, 114 8, 119 24, 112 44, 117 60, 112 80, 118 96, 115 110!, 160 110!")
    + solid("-40 -10!, 20 -10!, 16 30, 20 60, 15 90, 19 110!, -40 110!"),
    back=moth(102, 22, 0.9)
    + turned(moth(38, 30, 0.74), -30, 38, 30)
    + turned(moth(106, 62, 0.7), 40, 106, 62)
    + turned(moth(32, 96, 0.6), -50, 32, 96)
    + line("16 50, 40 6, 66 -4", 1.4)
    + ground("-40 102!, 160 104!")
    + turned(moth(132, 40, 0.8), 20, 132, 40),
    main=_WINCH
    + _links(66, -5, 6)
    + _GREAT
    + turned(moth(95, 40, 0.94), 38, 95, 40)
    + turned(moth(40, 64, 0.8), -64, 40, 64)
    + ground("-40 106!, 160 106!"),
    cuts=_PANE
    + line("48 51, 57 46, 66 45, 75 46, 84 51", 1)
    + line("46 90, 86 90", 1)
    + dots("56 95, 66 95, 76 95", 1.1)
    + line("-2 4, 2 12, 2 30", 1)
    + line("-30 8, -8 8", 1)
    + line("-30 40, -16 40", 1)
    + line("-34 84, -10 84", 1)
    + line("-26 62, -14 62", 1)
    + dot(8, 62, 1.6),
    light=solid("66 60!, 70 67, 72 74, 69.6 81, 66 83, 62.4 81, 60 74, 62.6 67")
    + spark(84, 22, 1.8)
    + spark(48, 16, 1.8),
)

FIGURES = {"well_chandelier": CHANDELIER, "well_lantern": LANTERN}
