"""Places in the well where somebody rests, loses the way, or finds something."""

from tools.art.figures.kinfire_parts import SHAFT, bearer, bearer_light, flame, ground, lantern, mask, mask_holes
from tools.art.figures.kinfire_people import (
    BOARD_SEAMS,
    BOARDS,
    STAGE,
    all_folds,
    arch,
    blaze,
    candle,
    core,
    curtains,
    hand,
    person,
    skull_cap,
    star_dust,
)
from tools.art.figures.pen import (
    both,
    box,
    dot,
    dots,
    fan,
    hoop,
    inlay,
    line,
    mirrored,
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

_STEPS = together(box(24 + 12 * k, 92 - 11 * k, 200, 12) for k in range(6))
LANDING = Figure(
    far=solid("-60 -5!, 180 -5!, 180 110!, -60 110!") + inlay(arch(92, 40, 30, 44)),
    back=moved(_STEPS, -16, -4),
    main=_STEPS + bearer(12, 104, 1.5) + ground("-40 103!, 160 103!"),
    cuts=together(line(f"{30 + 12 * k} {95 - 11 * k}, 150 {95 - 11 * k}", 0.9) for k in range(6)),
    light=bearer_light(12, 104, 1.5) + spark(92, 22, 2.4) + spark(30, 26, 1.8),
)

BORROWED = Figure(
    far=SHAFT,
    back=box(54, -10, 12, 124),
    main=together(
        solid(f"60 {y}!, {60 + 44 * side} {y + 5}!, {60 + 44 * side} {y + 10}!, 60 {y + 8}!")
        for y, side in ((2, 1), (16, -1), (30, 1), (44, -1), (58, 1), (72, -1), (86, 1))
    )
    + together(
        line(f"{60 + 42 * side} {y + 5}, {60 - 42 * side} {y + 19}", 1.4)
        for y, side in ((2, 1), (16, -1), (30, 1), (44, -1), (58, 1), (72, -1))
    )
    + person(
        "40 36",
        "42 42, 42 54",
        ("40 43, 34 48, 36 54", "44 43, 50 46, 54 42"),
        ("43 54, 46 60, 44 66", "41 54, 36 60, 34 66"),
        0.8,
    )
    + ground("-40 100!, 160 100!"),
    cuts=together(
        line(f"{62 if side > 0 else 58} {y + 4}, {60 + 40 * side} {y + 7.4}", 0.9)
        for y, side in ((2, 1), (16, -1), (30, 1), (44, -1), (58, 1), (72, -1), (86, 1))
    ),
    light=spark(58, 36, 2.4) + spark(100, 18, 2.2) + spark(18, 84, 1.8),
)


def _clap(x: float, y: float, size: float) -> str:
    """Two hands that meet."""
    return hand(x - 14 * size, y, size, 18, 0.6) + mirrored(hand(x - 14 * size, y, size, 18, 0.6), about=x)


_RINGS = together(
    line(f"{x - 12} 44, {x - 17} 37", 1.4) + line(f"{x} 40, {x} 31", 1.4) + line(f"{x + 12} 44, {x + 17} 37", 1.4)
    for x in (18, 60, 102)
)
APPLAUSE = Figure(
    far=solid("-60 -5!, 180 -5!, 180 110!, -60 110!") + inlay(oval(60, 38, 74, 56)),
    back=together(_clap(x, 72, 0.56) for x in (-4, 39, 81, 124)),
    main=together(_clap(x, 94, 0.86) for x in (-24, 18, 60, 102, 144)),
    light=_RINGS + spark(60, 14, 2.6, 0.28) + spark(24, 18, 2) + spark(98, 16, 2),
)

FLATTERING = Figure(
    far=SHAFT,
    back=fan(poly("59 40, 60 -50, 61 40"), range(0, 360, 24), 60, 40),
    main=oval(60, 40, 33, 38)
    + stroke("60 76 5, 60 94 4, 60 108 5")
    + both(stroke("30 58 2.4, 20 62 2, 18 54 1"))
    + both(stroke("38 10 2.4, 30 2 2, 24 8 1")),
    cuts=oval(60, 40, 26, 31)
    + inlay(moved(skull_cap(0, 0, 1.0), 58, 48), poly("46 30, 44 14, 52 22, 58 11, 64 22, 73 15, 70 30"))
    + line("60 84, 60 102", 1),
    light=dots("45 13, 58 10, 73 14", 1.5) + spark(98, 14, 2.4) + spark(20, 24, 2) + spark(98, 80, 1.8),
)

SIGHS = Figure(
    far=STAGE,
    back=together(
        line(points, 2)
        for points in (
            "-20 34, 14 24, 36 34, 60 24, 90 30, 140 18",
            "-20 52, 20 46, 44 54, 70 44, 100 52, 140 42",
            "-20 72, 14 64, 40 74, 66 64, 96 70, 140 62",
        )
    ),
    main=box(-44, 84, 72, 30)
    + box(92, 84, 72, 30)
    + candle(20, 84, 26)
    + candle(100, 84, 34)
    + person(
        "60 56",
        "60 64, 58 84",
        ("58 66, 48 76, 56 84", "62 66, 70 76, 62 84"),
        ("60 84, 74 86, 72 98", "57 84, 46 88, 44 98"),
        1.2,
    )
    + ground("-40 97!, 160 97!"),
    cuts=line("-30 90, 20 90", 1) + line("98 90, 150 90", 1) + line("54 76, 64 77", 1.1),
    light=core(20, 57, 0.5)
    + core(100, 49, 0.5)
    + line("20 46, 26 36, 20 26, 27 14", 1.2)
    + line("100 38, 94 28, 101 18, 95 6", 1.2)
    + spark(60, 30, 2.2),
)

LULLABY = Figure(
    far=SHAFT,
    back=solid("22 66!, 30 8, 90 8, 98 66!") + inlay(solid("30 62!, 36 14, 84 14, 90 62!")),
    main=box(16, 64, 88, 34, 3)
    + person(
        "60 24",
        "60 31, 60 44",
        ("58 32, 50 24, 54 14", "62 32, 72 28, 80 32"),
        ("60 44, 60 54, 60 64", "60 44, 68 50, 63 56"),
        0.85,
    )
    + solid("46 44!, 52 40, 68 40, 74 44!, 66 48, 54 48")
    + stroke("104 82 2.4, 114 82 2")
    + stroke("114 82 2, 114 72 2")
    + dot(114, 70, 3)
    + ground("-40 98!, 160 98!"),
    cuts=hoop(60, 81, 9, 1.3)
    + spark(60, 81, 6, 0.3)
    + line("22 70, 98 70", 1)
    + line("22 92, 98 92", 1)
    + dots("34 81, 86 81", 2),
    light=dot(96, 34, 2.4)
    + line("98.2 34, 98.2 22, 104 24", 1.3)
    + dot(20, 42, 2.2)
    + line("22 42, 22 31, 27 33", 1.3)
    + spark(60, 6, 2)
    + spark(108, 12, 1.8),
)

EMBERS = Figure(
    far=SHAFT,
    back=hoop(60, 40, 34, 1) + hoop(60, 40, 44, 0.8) + blaze(60, 62, 1.5),
    main=both(lantern(22, 50, 1.35) + stroke("22 52 2.6, 10 64 4.4, -10 84 8, -24 112 11"))
    + ground("-40 108!, 160 108!"),
    cuts=both(line("2 70, 10 76", 1.1)),
    light=both(flame(22, 50, 1.35))
    + core(60, 61, 1.1)
    + dots("38 64, 44 58, 50 52, 82 64, 76 58, 70 52, 54 18, 66 14, 60 8", 1.3),
)

SPILLED = Figure(
    far=SHAFT,
    back=solid("-40 110!, -40 84, 20 80, 70 78, 120 82, 160 80!, 160 110!"),
    main=ground("-40 92!, 160 92!")
    + moved(turned(lantern(0, 0, 1.9), 66, 0, 0), 86, 38)
    + solid("30 90!, 34 84, 46 82, 56 84, 62 91!")
    + solid("10 100!, 16 92, 44 90, 74 91, 84 98, 70 106, 30 107"),
    cuts=line("20 99, 40 95, 70 97", 1.1) + line("-30 98, 0 98", 1),
    light=solid("14 100!, 18 95, 44 92.4, 72 93.4, 80 98, 68 103, 32 104")
    + blaze(30, 94, 0.7)
    + blaze(48, 94, 0.95)
    + blaze(64, 94, 0.6)
    + spark(100, 18, 2.2)
    + dots("40 56, 54 62, 34 66, 60 52", 1.1),
)

ALCOVE = Figure(
    far=solid("-60 -5!, 180 -5!, 180 110!, -60 110!") + inlay(arch(60, 98, 66, 90)),
    back=arch(60, 98, 40, 60) + inlay(arch(60, 98, 34, 54)),
    main=box(28, 80, 64, 6)
    + box(32, 86, 6, 14)
    + box(82, 86, 6, 14)
    + candle(76, 80, 12)
    + person(
        "50 58",
        "50 65, 50 79",
        ("48 66, 42 74, 48 80", "52 66, 58 72, 56 80"),
        ("52 79, 62 80, 62 96", "50 79, 58 84, 56 98"),
        1.0,
    )
    + ground("-40 98!, 160 98!"),
    cuts=line("46 74, 54 75", 1)
    + line("32 83, 88 83", 1)
    + line("-40 30, 10 30", 1)
    + line("-40 60, 14 60", 1)
    + line("110 30, 160 30", 1)
    + line("108 60, 160 60", 1),
    light=core(76, 67, 0.55) + spark(60, 26, 2.4) + star_dust("50 34, 72 38, 60 44"),
)

FALL = Figure(
    far=SHAFT,
    back=together(
        line(f"{x} {y}, {x} {y + h}", 1.6)
        for x, y, h in ((24, 4, 26), (38, 20, 40), (84, 8, 30), (96, 30, 36), (60, -10, 24), (72, 66, 30), (30, 74, 24))
    ),
    main=turned(
        person(
            "60 40",
            "60 50, 58 72",
            ("58 52, 44 46, 34 34", "62 52, 76 48, 84 36"),
            ("60 72, 74 78, 86 74", "57 72, 46 84, 34 82"),
            1.5,
        ),
        158,
        60,
        56,
    )
    + solid("44 52!, 32 36, 34 16, 44 24, 52 6!, 58 24, 62 46"),
    cuts=turned(line("54 64, 66 67", 1.2), 158, 60, 56),
    light=spark(60, 100, 4, 0.26) + spark(92, 78, 2) + spark(24, 58, 2),
)

BOX_SEATS = Figure(
    far=solid("-60 -5!, 180 -5!, 180 110!, -60 110!") + inlay(arch(60, 74, 84, 72)),
    back=person("46 44", "46 52, 46 72", ("44 54, 36 62, 40 72",), (), 1.25)
    + person("76 46", "76 54, 76 72", ("78 54, 86 50, 84 40",), (), 1.2)
    + box(80, 36, 10, 4, 1.5),
    main=solid("4 70!, 116 70!, 110 84, 98 94, 78 99, 42 99, 22 94, 10 84")
    + solid("-60 -8!, 180 -8!, 180 8!, 112 4, 104 40!, 98 26, 92 12, 60 8, 28 12, 22 26, 16 40!, 8 4, -60 8!"),
    cuts=line("8 75, 112 75", 1.3) + both(spark(36, 85, 4, 0.3)) + spark(60, 87, 5, 0.3) + line("30 5, 90 5", 1),
    light=dots("45 43, 49 43", 1) + spark(82, 38, 2) + both(dot(10, 62, 2.4)) + spark(60, 26, 2.2),
)

PORTRAIT = Figure(
    far=STAGE,
    back=line("60 -10, 30 12", 1) + line("60 -10, 90 12", 1),
    main=box(22, 8, 76, 84, 3)
    + inlay(oval(60, 48, 25, 32))
    + both(stroke("26 12 4, 18 4 2.4, 28 2 1.4"))
    + both(stroke("26 88 4, 18 96 2.4, 28 98 1.4"))
    + ground("-40 106!, 160 106!"),
    cuts=both(spark(31, 17, 3.4, 0.3) + spark(31, 83, 3.4, 0.3)) + both(line("28 28, 28 72", 1)),
    light=line("48 44, 52 40, 57 42", 1.3)
    + line("72 44, 68 40, 63 42", 1.3)
    + line("50 62, 60 67, 70 62", 1.3)
    + spark(104, 20, 2)
    + spark(14, 70, 1.8),
)

ADMISSION = Figure(
    far=STAGE,
    back=curtains(14),
    main=box(20, 10, 80, 92)
    + inlay(arch(60, 62, 52, 42))
    + box(12, 62, 96, 8)
    + solid("14 10!, 60 -8, 106 10!")
    + oval(60, 42, 9, 10)
    + solid("40 62!, 44 54, 60 50, 76 54, 80 62!")
    + stroke("150 116 9, 116 90 7, 96 68 4.4")
    + stroke("97 70 3, 88 62 2.4, 80 60 1.6")
    + ground("-40 102!, 160 102!"),
    cuts=dots("56 40, 64 40", 1.3)
    + line("55 46, 65 46", 1.1)
    + line("26 80, 94 80", 1)
    + spark(60, 90, 5, 0.3)
    + line("24 8, 60 -3, 96 8", 1),
    light=dot(72, 58.6, 3) + dot(66, 60, 2.4) + dots("34 90, 86 90", 1.8) + spark(110, 24, 2) + spark(12, 24, 2),
)

GATE = Figure(
    far=solid("-60 -5!, 180 -5!, 180 110!, -60 110!") + inlay(arch(60, 110, 92, 104)),
    back=fan(poly("59 60, 60 -40, 61 60"), range(-60, 61, 15), 60, 90),
    main=curtains(40)
    + solid("-60 -8!, 180 -8!, 180 6!, 112 8, 96 18, 80 10, 60 20, 40 10, 24 18, 8 8, -60 6!")
    + mask(60, 6, 0.5)
    + ground("-40 102!, 160 102!"),
    cuts=all_folds(40) + mask_holes(60, 6, 0.5) + line("-30 2, 40 2", 1) + line("80 2, 150 2", 1),
    light=solid("56 34!, 60 28, 64 34!, 66 100!, 54 100!")
    + spark(60, 44, 3, 0.28)
    + dots("48 50, 72 56, 50 74, 70 82", 0.9),
)

REHEARSAL = Figure(
    far=STAGE,
    back=box(8, 4, 104, 3) + together(line(f"{x} 6, {x} 40", 1) for x in (40, 52, 68, 80)),
    main=person(
        "60 38",
        "60 47, 60 68",
        ("57 48, 46 54, 42 42", "63 48, 76 54, 80 42"),
        ("62 68, 68 82, 64 98", "58 68, 50 82, 54 98"),
        1.3,
    )
    + solid("86 98!, 92 62!, 108 62!, 114 98!")
    + solid("88 64!, 84 52!, 100 56!, 116 52!, 112 64!")
    + BOARDS,
    cuts=BOARD_SEAMS
    + line("54 58, 66 58", 1.2)
    + dots("46 50, 74 50, 54 68, 66 68", 1.2)
    + line("90 57, 98 59.6", 0.9)
    + line("102 59.6, 110 57", 0.9),
    light=spark(60, 14, 2.4) + spark(24, 30, 2) + core(14, 92, 0.7) + spark(100, 40, 2),
)

FIGURES = {
    "well_landing": LANDING,
    "well_spiral": BORROWED,
    "well_applause": APPLAUSE,
    "well_flattering": FLATTERING,
    "well_sighs": SIGHS,
    "well_lullaby": LULLABY,
    "well_embers": EMBERS,
    "well_spilled": SPILLED,
    "well_alcove": ALCOVE,
    "well_fall": FALL,
    "well_box_seats": BOX_SEATS,
    "well_portrait": PORTRAIT,
    "well_admission": ADMISSION,
    "well_gate": GATE,
    "well_rehearsal": REHEARSAL,
}
