"""What the Seekers have learned on streets and stages: masks, feints, smoke and scenery."""

from tools.art.figures.kinfire_parts import SHAFT, ground, mask, mask_holes
from tools.art.figures.kinfire_people import (
    BOARD_SEAMS,
    BOARDS,
    STAGE,
    all_folds,
    blaze,
    coat,
    core,
    curtains,
    house,
    panes,
    person,
    skull_cap,
    star_dust,
)
from tools.art.figures.parts import sword
from tools.art.figures.pen import (
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

POLE = Figure(
    far=SHAFT,
    back=house(6, 100, 44, 74) + house(-40, 100, 44, 84),
    main=stroke("92 104 3.6, 92 60 2.6, 92 40 2.2")
    + poly("82 38, 84 18, 100 18, 102 38")
    + poly("80 18, 92 8, 104 18")
    + solid("84 104!, 86 98, 98 98, 100 104!")
    + person(
        "40 50",
        "42 58, 38 78",
        ("44 60, 54 54, 62 46", "41 60, 50 62, 58 52"),
        ("38 78, 46 88, 44 102", "36 78, 28 90, 24 102"),
        1.3,
    )
    + line("36 82, 86 24", 2)
    + solid("32 46!, 40 36, 50 40, 54 46!, 44 47")
    + ground("-40 101!, 160 101!"),
    cuts=solid("86 34!, 88 22!, 96 22!, 98 34!") + line("34 70, 44 71", 1.1) + panes(0, 60, 1.1) + panes(12, 78, 1),
    light=core(92, 35, 0.72) + spark(60, 14, 2.2) + star_dust("40 20, 70 30, 112 54, 22 12"),
)

_LEAVES = together(dot(x, y, 7) for x, y in ((-30, 44), (-18, 40), (-6, 42), (6, 39), (18, 43), (28, 41)))
HEDGES = Figure(
    far=solid("-60 110!, -60 50!, 30 44, 48 30!, 72 30!, 90 44, 180 50!, 180 110!"),
    back=box(-60, 56, 104, 60, 6)
    + box(76, 56, 104, 60, 6)
    + _LEAVES
    + moved(_LEAVES, 110, 14)
    + moved(_LEAVES, 10, 14),
    main=solid("-60 112!, -60 72, -40 66, -20 71, -4 66, 14 70, 26 74!, 34 112!")
    + solid("180 112!, 180 72, 160 66, 140 71, 124 66, 106 70, 94 74!, 86 112!")
    + person(
        "60 58",
        "60 65, 59 80",
        ("58 66, 50 72, 46 66", "62 66, 70 70, 76 64"),
        ("60 80, 66 88, 68 100", "58 80, 52 90, 50 100"),
        1.05,
    )
    + ground("-40 102!, 160 102!"),
    cuts=together(
        dot(x, y, 1.3)
        for x, y in (
            (-10, 80),
            (4, 90),
            (14, 80),
            (-20, 94),
            (108, 82),
            (120, 92),
            (132, 80),
            (104, 96),
            (20, 98),
            (140, 94),
        )
    )
    + line("56 76, 63 76", 1),
    light=poly("54 20, 60 8, 66 20") + spark(60, 14, 2) + spark(24, 24, 2.2) + spark(98, 20, 2),
)

_PUFF = together(
    dot(x, y, r)
    for x, y, r in (
        (52, 62, 10),
        (64, 52, 12),
        (78, 42, 13),
        (92, 50, 10),
        (96, 30, 13),
        (80, 24, 11),
        (108, 18, 10),
        (108, 42, 9),
    )
)
SMOKE = Figure(
    far=SHAFT,
    back=_PUFF,
    main=box(-40, 60, 70, 52)
    + solid("-40 62!, -40 40, 30 56, 34 62!")
    + stroke("30 74 5, 44 68 4.4, 54 66 3.4")
    + poly("28 66, 40 60, 42 76, 30 84")
    + person(
        "98 66",
        "96 74, 90 88",
        ("96 76, 106 80, 102 70", "96 76, 88 80, 94 70"),
        ("91 88, 100 94, 98 104", "89 88, 82 96, 76 104"),
        0.95,
    )
    + ground("-40 102!, 160 102!"),
    cuts=line("-30 74, 22 74", 1.1)
    + line("-30 86, 22 86", 1.1)
    + line("58 54, 68 46, 78 48", 1.2)
    + line("86 34, 94 26, 104 30", 1.2)
    + line("92 82, 97 84", 0.9),
    light=dots("40 66, 46 60, 54 56", 1.3) + spark(20, 24, 2.4) + spark(56, 16, 2) + spark(116, 70, 1.8),
)

_SLATS = together(line(f"6 {y}, 30 {y - 3}", 1.4) for y in range(22, 92, 9))
SHUTTERS = Figure(
    far=SHAFT,
    back=box(20, 4, 80, 96) + inlay(box(28, 12, 64, 80)),
    main=solid("-2 6!, 36 14!, 36 90!, -2 102!")
    + solid("122 6!, 84 14!, 84 90!, 122 102!")
    + stroke("-30 112 10, 6 84 8, 34 60 5")
    + stroke("150 112 10, 114 84 8, 86 60 5")
    + box(16, 98, 88, 8),
    cuts=_SLATS + mirrored(_SLATS) + line("20 102, 100 102", 1),
    light=line("60 14, 60 90", 1.2) + spark(60, 36, 4.4, 0.26) + star_dust("46 24, 72 30, 48 64, 74 74"),
)

_FENCER = person(
    "34 36",
    "36 45, 26 66",
    ("38 47, 52 44, 64 40", "35 47, 22 44, 12 34"),
    ("26 66, 44 74, 46 96", "25 66, 12 82, -2 96"),
    1.4,
)
FEINT = Figure(
    far=STAGE,
    back=line("64 40, 92 66, 108 74", 1.6) + line("62 38, 94 40, 112 34", 1) + hoop(84, 46, 18, 1),
    main=_FENCER
    + stroke("60 44 .8, 66 36 .8")
    + stroke("62 40 1.3, 90 24 1, 106 14 .3")
    + solid("26 30!, 34 22, 46 28, 44 32!, 34 30")
    + stroke("32 26 1.6, 20 16 1.8, 8 18 .6")
    + BOARDS,
    cuts=BOARD_SEAMS + line("24 58, 34 62", 1.2) + line("32 50, 42 54", 1) + dots("37 35", 1.1),
    light=spark(106, 14, 4, 0.26) + spark(104, 72, 2.2) + spark(20, 70, 1.6),
)

TRIP = Figure(
    far=STAGE,
    back=person(
        "84 36",
        "78 42, 64 52",
        ("80 44, 94 50, 104 60", "80 44, 92 38, 104 40"),
        ("64 52, 50 56, 40 66", "64 52, 48 46, 36 42"),
        1.4,
    )
    + stroke("104 40 1.1, 116 24 .9, 122 8 .3"),
    main=person(
        "10 58",
        "14 66, 16 86",
        ("16 68, 26 76, 22 88", "14 68, 4 78, 2 88"),
        ("18 86, 36 84, 56 78", "15 86, 8 92, -2 100"),
        1.35,
    )
    + stroke("56 78 2.2, 64 76 1.8")
    + BOARDS,
    cuts=BOARD_SEAMS + line("10 78, 20 79", 1.1) + line("60 66, 66 60", 1.1) + dots("13 57", 1.1),
    light=spark(56, 68, 4, 0.26) + spark(96, 84, 2) + spark(36, 20, 2.2) + star_dust("66 88, 108 70, 22 34"),
)

TIN = Figure(
    far=SHAFT,
    back=fan(poly("59 40, 60 -30, 61 40"), range(0, 360, 30), 60, 46),
    main=moved(turned(sword(62, 5), 38, 0, 0), 38, 84) + moved(turned(sword(62, 5), -38, 0, 0), 82, 84),
    cuts=moved(turned(line("0 -6, 0 -34, 3 -38, -2 -42, 0 -50", 1.3) + box(-8, -1, 16, 1), 38, 0, 0), 38, 84)
    + moved(turned(line("0 -6, 0 -54", 1.2), -38, 0, 0), 82, 84)
    + moved(turned(line("-6 -22, 6 -26", 1.2), 38, 0, 0), 38, 84),
    light=spark(60, 56, 5, 0.26) + spark(20, 24, 2) + spark(100, 24, 2.4) + spark(60, 14, 1.8),
)

_FACE_ON = mask(0, 0, 0.86)
CHANGE = Figure(
    far=STAGE,
    back=moved(turned(_FACE_ON, 16, 0, 0), 92, 48) + moved(turned(_FACE_ON, -16, 0, 0), 28, 48),
    main=mask(60, 46, 1.16)
    + stroke("60 112 3, 60 74 2.4")
    + stroke("40 118 10, 50 100 8, 58 92 5")
    + box(52, 84, 15, 18, 6),
    cuts=mask_holes(60, 46, 1.16) + line("54 90, 66 90", 1) + line("54 96, 66 96", 1),
    light=spark(60, 8, 2.4) + spark(14, 16, 2) + spark(106, 16, 2) + spark(100, 86, 1.8),
)

TYPE = Figure(
    far=STAGE,
    back=solid("60 4!, 92 8, 104 34, 98 66, 82 86, 60 96!"),
    main=solid("60 4!, 28 8, 16 34, 22 66, 38 86, 60 96!, 56 70, 62 50, 56 28") + ground("-40 104!, 160 104!"),
    cuts=solid("28 40!, 36 32, 48 34, 53 42!, 42 46, 34 45")
    + line("28 26, 38 20, 50 24", 1.6)
    + line("34 66, 44 74, 56 74", 2)
    + line("46 82, 54 84", 1),
    light=solid("70 42!, 78 36, 88 36, 94 42!, 84 48, 76 47")
    + line("68 28, 78 30, 92 24", 1.6)
    + line("66 78, 76 70, 88 72", 2)
    + dots("80 56, 82 62", 1.5)
    + spark(112, 16, 2)
    + spark(8, 84, 2),
)

FINALE = Figure(
    far=solid("-60 -5!, 180 -5!, 180 110!, -60 110!") + inlay(solid("22 110!, 30 50, 60 12, 90 50, 98 110!")),
    back=fan(poly("59 60, 60 -60, 61 60"), range(-60, 61, 12), 60, 84),
    main=curtains(24)
    + person(
        "60 44",
        "60 53, 60 72",
        ("57 54, 44 46, 34 32", "63 54, 76 46, 86 32"),
        ("61 72, 70 82, 72 96", "59 72, 50 82, 48 96"),
        1.35,
    )
    + BOARDS,
    cuts=all_folds(24) + BOARD_SEAMS + line("55 64, 65 64", 1.2) + line("56 58, 64 58", 0.9),
    light=dots("30 20, 42 12, 78 14, 90 24, 50 28, 70 26, 38 40, 84 46, 60 8, 60 24", 1.2)
    + spark(34, 30, 2.6, 0.3)
    + spark(86, 30, 2.6, 0.3)
    + spark(60, 30, 3, 0.3),
)

_HEADS = together(
    oval(x, y, 7, 8) + solid(f"{x - 13} 114!, {x - 10} {y + 12}, {x} {y + 7}, {x + 10} {y + 12}, {x + 13} 114!")
    for x, y in ((-22, 84), (8, 88), (38, 84), (68, 88), (98, 84), (128, 88), (154, 84))
)
_BEHIND = together(
    oval(x, 72, 6, 7) + solid(f"{x - 11} 112!, {x - 8} 82, {x} 78, {x + 8} 82, {x + 11} 112!")
    for x in (-8, 22, 52, 82, 112, 142)
)
ROOM = Figure(
    far=solid("-60 -5!, 180 -5!, 180 110!, -60 110!") + inlay(solid("10 110!, 10 16!, 110 16!, 110 110!")),
    back=_BEHIND,
    main=_HEADS + solid("-60 -8!, 180 -8!, 180 6!, 118 8, 112 30, 104 10, 60 16, 16 10, 8 30, 2 8, -60 6!"),
    cuts=dots("34 83, 41 83, 64 87, 71 87, 4 87, 11 87, 94 83, 101 83", 1.2) + line("-40 1, 160 1", 1.2),
    light=solid("46 40!, 60 30, 74 40!, 60 49")
    + inlay(dot(60, 39.6, 4.6))
    + dot(60, 39.6, 2.2)
    + spark(26, 40, 2.2)
    + spark(96, 36, 2.2)
    + spark(60, 58, 1.8),
)

PAUSE = Figure(
    far=SHAFT,
    back=hoop(60, 44, 46, 1.2) + hoop(60, 44, 56, 0.8),
    main=moved(skull_cap(0, 0, 1.9), 44, 46)
    + stroke("102 116 10, 94 92 7.4, 84 74 5")
    + box(74, 62, 16, 18, 6)
    + stroke("77 66 3, 75 54 2.8, 74 44 2"),
    cuts=line("58 34, 66 31, 70 34", 1.4)
    + dot(64, 40, 1.8)
    + line("24 24, 36 16, 52 18", 1.2)
    + line("78 70, 88 70", 1)
    + line("78 75, 88 75", 1)
    + line("88 90, 102 86", 1.1),
    light=spark(98, 26, 2.6, 0.3) + dots("96 46, 104 46, 112 46", 1.6) + spark(16, 88, 2),
)

WHISPER = Figure(
    far=STAGE,
    back=mirrored(moved(skull_cap(0, 0, 1.5), 30, 46)),
    main=moved(skull_cap(0, 0, 1.6), 24, 50)
    + stroke("40 118 9, 48 98 7, 50 84 5")
    + turned(box(44, 62, 8, 24, 4), 14, 48, 74)
    + box(47, 80, 12, 14, 5),
    cuts=line("34 44, 42 42", 1.4) + dot(38, 48, 1.6) + line("8 32, 20 24, 34 26", 1.1) + line("48 84, 58 84", 1),
    light=dots("56 60, 62 57, 68 60, 74 56", 1.5) + spark(60, 18, 2.6, 0.3) + spark(110, 20, 2) + spark(8, 12, 1.8),
)

_BAG = solid("-3 0!, 3 0!, 4 5!, 12 12, 14 26, 10 36, 0 38, -10 36, -14 26, -12 12, -4 5!")
SANDBAGS = Figure(
    far=STAGE,
    back=line("18 -10, 18 26", 2) + moved(_BAG, 18, 26, 0.8) + line("102 -10, 102 44", 2) + moved(_BAG, 102, 44, 0.8),
    main=box(-60, -8, 240, 12)
    + line("60 -10, 60 10", 2.2)
    + moved(turned(_BAG, 10, 0, 0), 58, 38, 1.2)
    + person("92 84", "90 91, 86 101", ("90 92, 80 84, 74 78", "91 92, 100 86, 98 76"), (), 0.9)
    + BOARDS,
    cuts=BOARD_SEAMS
    + moved(
        turned(line("-6 16, 6 14", 1.1) + line("-8 26, 8 24", 1.1) + line("0 10, 0 32", 0.8), 10, 0, 0), 58, 38, 1.2
    ),
    light=line("60 10, 58 16", 1.6)
    + line("59 24, 57 32", 1.6)
    + spark(60, 18, 4, 0.26)
    + line("40 46, 40 64", 1)
    + line("78 44, 78 60", 1)
    + spark(32, 14, 1.8),
)

TORCH = Figure(
    far=SHAFT,
    back=fan(poly("59 20, 60 -30, 61 20"), range(-70, 71, 20), 66, 40),
    main=turned(moved(skull_cap(0, 0, 1.7), 40, 66), -52, 40, 66)
    + stroke("104 116 9, 96 70 7, 80 30 5")
    + stroke("52 50 2, 66 36 2.6, 76 20 2.6"),
    cuts=turned(
        moved(line("6 -10, 12 -12", 0.9) + dot(9, -5, 1.2) + line("-9 -9, -4 -14, 4 -15", 0.8), 40, 66, 1.7),
        -52,
        40,
        66,
    )
    + line("88 64, 102 60", 1.1),
    light=blaze(66, 34, 1.0) + dots("84 14, 52 12, 46 26, 92 26", 1.1) + spark(20, 20, 2.2) + spark(106, 24, 2),
)

SCENERY = Figure(
    far=STAGE,
    back=solid("-40 96!, -10 40, 10 66, 34 20, 62 70, 84 44, 130 96!"),
    main=box(-44, 6, 66, 90)
    + inlay(box(-38, 12, 54, 78))
    + solid("-38 90!, -38 60, -10 30, 16 66, 16 90!")
    + box(98, 6, 66, 90)
    + inlay(box(104, 12, 54, 78))
    + house(131, 90, 40, 60)
    + box(120, 70, 38, 20)
    + person(
        "60 64",
        "60 71, 60 84",
        ("57 72, 44 70, 26 66", "63 72, 76 70, 94 66"),
        ("62 84, 66 90, 64 98", "58 84, 54 90, 56 98"),
        1.0,
    )
    + BOARDS,
    cuts=BOARD_SEAMS
    + line("-34 76, -10 46, 12 72", 1)
    + panes(124, 62, 1.1)
    + panes(138, 62, 1.1)
    + line("56 80, 64 80", 1),
    light=dot(62, 26, 6) + spark(36, 14, 1.8) + spark(88, 22, 2),
)

SCALE = Figure(
    far=STAGE,
    back=solid("-60 110!, -60 50, -20 20, 10 44, 40 6, 70 40, 92 18, 130 56, 180 40!, 180 110!"),
    main=solid("-60 112!, -60 84, -10 60, 16 76, 46 24, 58 18, 66 30, 82 60, 100 66, 180 90!, 180 112!")
    + person(
        "74 24",
        "70 32, 62 48",
        ("70 33, 64 22, 58 16", "71 34, 80 34, 80 46"),
        ("62 48, 74 54, 76 66", "61 48, 52 58, 58 68"),
        1.15,
    ),
    cuts=line("46 34, 30 74, 20 100", 1)
    + line("58 30, 66 60, 60 100", 1)
    + line("88 72, 110 84, 110 104", 1)
    + line("64 40, 70 43", 1)
    + box(4, 84, 10, 8)
    + box(120, 92, 10, 8),
    light=spark(58, 12, 3.4, 0.28) + spark(18, 20, 2) + spark(104, 14, 2) + star_dust("90 34, 30 40, 112 44"),
)

COSTUME = Figure(
    far=STAGE,
    back=line("-40 14, 160 14", 2.4) + coat(20, 16, 1.0) + coat(100, 16, 1.0),
    main=coat(60, 14, 1.32)
    + stroke("38 104 2, 38 100 2")
    + ground("-40 104!, 160 104!")
    + solid("44 20!, 50 4, 60 0, 70 4, 76 20!, 90 22, 60 28, 30 22")
    + stroke("66 6 2, 80 -2 2.2, 92 6 .6"),
    cuts=line("60 36, 60 94", 1.2)
    + dots("64 46, 64 58, 64 70", 1.5)
    + line("48 34, 56 44, 60 36", 1.1)
    + line("72 34, 64 44, 60 36", 1.1)
    + line("42 84, 52 86", 1)
    + line("68 86, 78 84", 1)
    + line("46 17, 74 17", 1.4),
    light=spark(82, 34, 2.2) + spark(38, 44, 1.8) + spark(8, 96, 1.8) + spark(110, 92, 2),
)

FIGURES = {
    "skill_pole": POLE,
    "skill_hedges": HEDGES,
    "skill_smoke": SMOKE,
    "skill_shutters": SHUTTERS,
    "skill_feint": FEINT,
    "skill_trip": TRIP,
    "skill_tin": TIN,
    "skill_change": CHANGE,
    "skill_against": TYPE,
    "skill_finale": FINALE,
    "skill_room": ROOM,
    "skill_pause": PAUSE,
    "skill_whisper": WHISPER,
    "skill_sandbags": SANDBAGS,
    "skill_torch": TORCH,
    "skill_scenery": SCENERY,
    "skill_climb": SCALE,
    "skill_costume": COSTUME,
}
