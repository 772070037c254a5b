"""Machines and traps of the theatre in the well."""

from tools.art.figures.kinfire_crafts import gear
from tools.art.figures.kinfire_parts import SHAFT, ground
from tools.art.figures.kinfire_people import (
    BOARD_SEAMS,
    BOARDS,
    STAGE,
    all_folds,
    blaze,
    chain_link,
    core,
    curtains,
    person,
)
from tools.art.figures.pen import (
    Paper,
    box,
    dot,
    dots,
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

FIRE_CURTAIN = Figure(
    far=STAGE,
    back=together(blaze(x, 96, s) for x, s in ((34, 1.6), (50, 2.3), (68, 2.6), (86, 1.8))),
    main=curtains(34)
    + solid("-60 -8!, 180 -8!, 180 10!, 120 12, 110 22, 100 12, 80 16, 60 24, 40 16, 20 12, 10 22, 0 12, -60 10!")
    + BOARDS,
    cuts=all_folds(34) + BOARD_SEAMS + line("-40 4, 160 4", 1.2),
    light=core(50, 94, 1.7)
    + core(69, 94, 2)
    + core(36, 95, 1.1)
    + core(85, 95, 1.3)
    + dots("46 30, 58 36, 74 28, 64 20, 40 44, 84 40", 1.1),
)

CHAIN = Figure(
    far=SHAFT,
    back=chain_link(34, -4, 30, 1.3) + chain_link(104, 98, 0, 1.3) + chain_link(92, 112, 60, 1.3),
    main=chain_link(24, 8, -58, 1.5)
    + chain_link(42, 24, 34, 1.6)
    + chain_link(52, 42, -62, 1.6)
    + chain_link(80, 66, 40, 1.7)
    + chain_link(94, 84, -50, 1.6)
    + solid("62 48!, 68 40, 76 42, 80 48!, 74 47, 69 46, 66 51!")
    + solid("60 60!, 56 68, 60 76, 68 80!, 64 72, 63 66!"),
    light=spark(66, 56, 9, 0.2)
    + dots("56 62, 78 50, 72 70, 60 46, 84 58", 1.2)
    + spark(100, 22, 2.2)
    + spark(20, 80, 2),
)

SINKING = Figure(
    far=STAGE,
    back=solid("-60 110!, -60 78, -30 74, 0 80, 30 74, 60 80, 90 74, 120 80, 180 74!, 180 110!"),
    main=turned(
        box(0, 62, 130, 12)
        + box(10, 20, 6, 44)
        + box(104, 20, 6, 44)
        + solid("6 10!, 114 10!, 114 24!, 104 20, 90 28, 74 20, 60 28, 46 20, 30 28, 16 20, 6 24!"),
        14,
        60,
        60,
    )
    + solid("-60 112!, -60 92, -30 86, 0 92, 30 86, 60 92, 90 86, 120 92, 180 86!, 180 112!")
    + person(
        "34 34",
        "34 41, 36 54",
        ("32 42, 24 34, 26 24", "36 42, 44 36, 50 28"),
        ("37 54, 42 60, 42 66", "35 54, 30 58, 32 64"),
        0.95,
    ),
    cuts=line("-50 100, -30 96, 0 101, 30 96, 60 101", 1.1)
    + line("70 98, 100 102, 130 97, 150 101", 1.1)
    + turned(line("8 67, 120 67", 1), 14, 60, 60),
    light=dots("90 66, 96 58, 84 56, 100 70, 92 48", 1.3) + spark(60, 10, 2.4) + spark(18, 18, 2),
)

WINCH = Figure(
    far=SHAFT,
    back=gear(98, 40, 26, 12) + line("46 -10, 46 40", 2.4),
    main=box(18, 30, 60, 40, 5)
    + box(10, 22, 10, 76)
    + box(76, 22, 10, 76)
    + stroke("82 50 4, 100 50 3.4")
    + stroke("100 50 3.4, 106 72 3, 108 78 3")
    + stroke("106 78 3, 122 78 3.6")
    + ground("-40 98!, 160 98!"),
    cuts=together(line(f"{x} 33, {x - 6} 67", 1.3) for x in (30, 38, 46, 54, 62, 70))
    + line("12 30, 18 30", 1)
    + line("78 30, 84 30", 1)
    + dots("15 40, 15 84, 81 40, 81 84", 1.3)
    + dot(82, 50, 2),
    light=spark(98, 40, 3, 0.28) + spark(28, 14, 2) + dots("24 78, 40 84, 60 80, 52 90", 1),
)

_CLOUD = (
    dot(34, 28, 15) + dot(54, 20, 19) + dot(78, 24, 17) + dot(94, 34, 12) + dot(22, 38, 10) + box(20, 28, 78, 20, 9)
)
THUNDER = Figure(
    far=STAGE,
    back=_CLOUD,
    main=box(8, -8, 5, 60)
    + box(107, -8, 5, 60)
    + solid("6 52!, 114 52!, 110 66, 114 80, 108 98!, 12 98!, 6 80, 10 66")
    + BOARDS,
    cuts=line("14 60, 40 64, 70 58, 106 62", 1.2)
    + line("14 74, 44 70, 76 78, 106 72", 1.2)
    + line("14 86, 46 90, 72 84, 106 88", 1.2)
    + dots("12 56, 108 56", 1.6)
    + BOARD_SEAMS,
    light=poly("58 30, 74 26, 66 42, 78 42, 52 66, 58 48, 46 50") + spark(96, 14, 2) + spark(20, 14, 1.8),
)

_PIPES = together(
    box(x, y, 8, 84 - y, 2) + poly(f"{x} {y}, {x + 4} {y - 6}, {x + 8} {y}")
    for x, y in ((14, 36), (25, 26), (36, 16), (47, 8), (65, 8), (76, 16), (87, 26), (98, 36))
)
ORGAN = Figure(
    far=STAGE,
    back=solid("-30 98!, -30 70!, 4 78!, 4 92!")
    + line("-26 72, -26 96", 1)
    + solid("150 98!, 150 70!, 116 78!, 116 92!"),
    main=_PIPES
    + box(8, 72, 104, 14)
    + box(20, 84, 80, 16)
    + person("60 60", "60 67, 60 84", ("57 68, 46 74, 40 82", "63 68, 74 74, 80 82"), (), 1.15)
    + BOARDS,
    cuts=together(solid(f"{x + 1.6} 60!, {x + 4} 56, {x + 6.4} 60!, {x + 4} 66") for x in (14, 25, 36, 76, 87, 98))
    + together(line(f"{x} 88, {x} 96", 1.1) for x in range(24, 99, 6))
    + BOARD_SEAMS,
    light=dots("18 24, 29 14, 40 6, 80 6, 91 14, 102 24", 1.6)
    + spark(56, 24, 2)
    + line("51 -4, 54 -12", 1.4)
    + line("69 -4, 66 -12", 1.4),
)

_BARS = together(line(f"{60 + k * 8} 26, {60 + k * 11} 46, {60 + k * 11} 90", 1.8) for k in (-3, -2, -1, 0, 1, 2, 3))
CAGE = Figure(
    far=SHAFT,
    back=line("60 -10, 60 12", 3) + hoop(60, 14, 5, 2),
    main=_BARS
    + solid("24 90!, 96 90!, 92 102!, 28 102!")
    + solid("34 30!, 42 22, 60 18, 78 22, 86 30!, 60 27")
    + oval(60, 60, 7, 8)
    + solid("42 90!, 46 74, 60 68, 74 74, 78 90!"),
    cuts=line("26 94, 94 94", 1.1) + dots("36 98, 48 98, 60 98, 72 98, 84 98", 1.3) + dots("57 59, 63 59", 1.1),
    light=spark(60, 36, 3, 0.28) + spark(106, 26, 2.2) + spark(14, 40, 2) + spark(104, 84, 1.8),
)

FOOTLIGHTS = Figure(
    far=STAGE,
    back=curtains(22)
    + person(
        "60 36",
        "60 45, 60 66",
        ("57 46, 46 40, 40 30", "63 46, 74 40, 80 30"),
        ("62 66, 68 80, 66 92", "58 66, 52 80, 54 92"),
        1.3,
    ),
    main=BOARDS
    + together(
        solid(f"{x - 9} 94!, {x - 10} 84, {x} 79, {x + 10} 84, {x + 9} 94!") for x in (-18, 8, 34, 60, 86, 112, 138)
    ),
    cuts=BOARD_SEAMS,
    light=together(
        blaze(x, 82, s) for x, s in ((-18, 0.8), (8, 1.0), (34, 0.8), (60, 0.95), (86, 0.8), (112, 1.0), (138, 0.8))
    )
    + dots("22 50, 46 56, 74 58, 98 48, 34 40, 88 36", 1),
)

GUILLOTINE = Figure(
    far=STAGE,
    back=curtains(20),
    main=box(34, -4, 7, 100)
    + box(79, -4, 7, 100)
    + box(30, -8, 60, 9)
    + poly("42 14, 78 14, 78 44, 42 28")
    + box(34, 70, 52, 9)
    + inlay(dot(60, 74, 6))
    + box(34, 84, 52, 7)
    + BOARDS,
    cuts=line("46 19, 74 19", 1.2) + BOARD_SEAMS + dots("37.5 8, 82.5 8, 37.5 90, 82.5 90", 1.4),
    light=line("42 29, 78 45", 1.6)
    + spark(78, 45, 3.4, 0.26)
    + line("60 1, 60 13", 1)
    + spark(104, 18, 1.8)
    + spark(16, 18, 1.8),
)

_PINS = together(
    poly(f"{25 + 11 * k} {h}, {29 + 11 * k} {h}, {29 + 11 * k} 60, {27 + 11 * k} 65, {25 + 11 * k} 60")
    for k, h in enumerate((42, 48, 40, 51, 44, 39, 47))
)
LOCK = Figure(
    far=SHAFT,
    back=gear(8, 24, 18, 10) + gear(114, 20, 18, 10),
    main=box(14, 20, 92, 74, 8),
    cuts=box(20, 62, 86, 12, 2)
    + together(box(24 + 11 * k, 28, 6, 34) for k in range(7))
    + inlay(
        _PINS,
        solid(
            "120 66!, 104 66!, 98 63!, 94 67!, 86 64!, 82 67!, 74 63!, 66 67!, 58 65!, 50 67!, 44 66!, 40 70!, 120 70!"
        ),
    ),
    light=spark(102, 68, 3, 0.28) + dots("26 36, 37 40, 48 34, 59 42, 70 38, 81 33, 92 40", 1.2) + spark(60, 8, 2.2),
)

KNOTTED = Figure(
    far=STAGE,
    back=together(
        line(f"{x} -10, {x + d} 30, 60 52", 1.2) for x, d in ((10, 8), (30, 4), (50, 2), (74, -2), (94, -6), (112, -10))
    ),
    main=line("40 50, 46 34, 66 30, 80 42, 78 60, 62 72, 44 66, 42 50, 56 40, 74 48, 72 64, 56 70", 4)
    + line("50 36, 70 64, 80 54, 66 36, 48 60, 66 76, 84 66, 86 46, 70 28", 3.4)
    + line("56 72, 50 90, 54 112", 3)
    + line("66 74, 72 92, 66 112", 3)
    + line("44 66, 28 84, 32 104", 2.4)
    + line("84 64, 98 80, 92 106", 2.4),
    light=spark(62, 52, 3, 0.28) + spark(20, 30, 2) + spark(104, 34, 2.2) + spark(100, 92, 1.8),
)


def _marks(radius: float, count: int) -> Paper:
    return together(
        turned(line(f"60 {50 - radius}, 60 {50 - radius - 5}", 1.2), 360 * k / count, 60, 50) for k in range(count)
    )


CIPHER = Figure(
    far=SHAFT,
    back=dot(60, 50, 50),
    main=dot(60, 50, 45) + stroke("120 116 10, 104 98 7, 92 84 4"),
    cuts=hoop(60, 50, 41, 1)
    + hoop(60, 50, 27, 1.2)
    + _marks(30, 24)
    + together(
        turned(piece, angle, 60, 50)
        for angle, piece in (
            (0, spark(60, 28, 3.6, 0.3)),
            (60, dot(60, 29, 2.4)),
            (120, poly("57 31, 60 25, 63 31")),
            (180, hoop(60, 28, 2.6, 1)),
            (240, line("57 26, 63 31", 1.2) + line("63 26, 57 31", 1.2)),
            (300, line("60 25, 60 32", 1.4)),
        )
    )
    + solid("48 52!, 54 40, 60 46, 66 36, 72 48, 70 62, 56 66"),
    light=dot(57, 51, 1.4) + dot(66, 50, 1.4) + spark(60, 2, 2.6) + spark(14, 18, 2) + spark(106, 16, 1.8),
)

CLOCK = Figure(
    far=STAGE,
    back=line("60 70, 46 104", 2) + dot(45, 102, 9),
    main=solid("26 112!, 28 70, 20 44, 30 16, 60 0!, 90 16, 100 44, 92 70, 94 112!") + ground("-40 106!, 160 106!"),
    cuts=dot(60, 42, 29)
    + inlay(
        together(turned(line("60 16, 60 21", 1.8), 30 * k, 60, 42) for k in range(12)),
        stroke("60 42 2.4, 50 28 .8"),
        stroke("60 42 1.8, 78 54 .6"),
        dot(60, 42, 3),
    )
    + solid("44 78!, 76 78!, 78 102!, 42 102!")
    + inlay(line("60 76, 66 96", 1.6), dot(66.6, 95, 5)),
    light=spark(60, 10, 2.4) + spark(108, 30, 2) + spark(12, 34, 2) + spark(108, 86, 1.6),
)

_GARLAND = together(
    dot(x, y, 3.4)
    for x, y in (
        (-24, 20),
        (-10, 28),
        (6, 33),
        (22, 32),
        (38, 26),
        (52, 16),
        (68, 16),
        (82, 26),
        (98, 32),
        (114, 33),
        (130, 28),
        (144, 20),
    )
)
GARLANDS = Figure(
    far=STAGE,
    back=line("-40 12, 0 34, 30 32, 60 8, 90 32, 120 34, 160 12", 1.6) + _GARLAND,
    main=stroke("30 -10 8, 36 24 7, 32 54 5")
    + stroke("32 54 5, 38 74 4")
    + solid("32 70!, 42 70!, 46 78, 58 80, 60 86!, 30 86!")
    + box(-2, 60, 6, 40)
    + box(112, 60, 6, 40)
    + line("0 78, 116 78", 1.6)
    + solid("82 80!, 76 92!, 90 92!, 84 80!")
    + solid("100 80!, 94 92!, 108 92!, 102 80!")
    + solid("68 80!, 62 92!, 74 92!, 70 80!")
    + ground("-40 98!, 160 98!"),
    cuts=line("32 74, 43 74", 1) + dots("82 90, 100 90, 68 90", 1.2) + dots("1 66, 115 66", 1.2),
    light=spark(60, 77, 4, 0.26)
    + line("76 97, 70 99", 1)
    + spark(96, 50, 2.2)
    + spark(72, 46, 1.8)
    + spark(10, 52, 1.8),
)

_KNIFE = solid("-3 -16!, -4.4 -38, 0 -50!, 4.4 -38, 3 -16!") + box(-5.6, -17, 11.2, 2.6) + box(-2.2, -15, 4.4, 12, 2)
KNIVES = Figure(
    far=SHAFT,
    back=hoop(60, 52, 52, 1.2)
    + together(turned(line("60 -2, 74 2", 1.4), angle, 60, 52) for angle in range(0, 360, 45)),
    main=together(moved(turned(_KNIFE, angle, 0, 0), 60, 52) for angle in range(0, 360, 45)) + dot(60, 52, 12),
    cuts=hoop(60, 52, 8, 1.2)
    + together(moved(turned(line("0 -20, 0 -42", 0.9), angle, 0, 0), 60, 52) for angle in range(0, 360, 45)),
    light=spark(60, 52, 4.4, 0.3) + spark(60, 4, 2.4) + spark(94, 18, 2) + spark(26, 18, 2),
)

_MESH = together(line(f"{x} -10, {10 + x * 0.84} 40, {24 + x * 0.6} 78", 1.3) for x in range(-16, 137, 16)) + together(
    line(f"{-14 + k * 5} {8 + k * 17}, 60 {16 + k * 17}, {134 - k * 5} {8 + k * 17}", 1.3) for k in range(5)
)
NET = Figure(
    far=SHAFT,
    back=_MESH,
    main=person(
        "60 54",
        "60 62, 60 80",
        ("57 64, 46 56, 38 48", "63 64, 74 56, 82 48"),
        ("62 80, 72 88, 76 100", "58 80, 48 88, 44 100"),
        1.25,
    )
    + together(dot(x, 82, 3.2) for x in (14, 30, 90, 106))
    + ground("-40 99!, 160 99!"),
    cuts=line("54 74, 66 74", 1.2),
    light=dots("22 26, 44 16, 76 16, 98 26, 60 32, 34 46, 86 46", 1.4) + spark(60, 20, 2.8, 0.28) + spark(100, 66, 1.8),
)

FIGURES = {
    "well_fire_curtain": FIRE_CURTAIN,
    "well_chain": CHAIN,
    "well_sinking": SINKING,
    "well_winch": WINCH,
    "well_thunder": THUNDER,
    "well_organ": ORGAN,
    "well_cage": CAGE,
    "well_footlights": FOOTLIGHTS,
    "well_guillotine": GUILLOTINE,
    "well_lock": LOCK,
    "well_knot": KNOTTED,
    "well_cipher": CIPHER,
    "well_clock": CLOCK,
    "well_garlands": GARLANDS,
    "well_knives": KNIVES,
    "well_net": NET,
}
