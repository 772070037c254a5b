"""Urto: five heroes on a ridge before the guardian's glowing eyes, in a cave."""

import numpy as np

from tools.art.covers.stage import Cover, Lamp, arch, cuts, deeper, sheet, shine
from tools.art.figures.pen import (
    Paper,
    box,
    dot,
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

WIDE, HIGH = 200, 128
GUARDIAN = 136


def _cave(roof: float, floor: float, seed: int) -> Paper:
    """What hangs from the roof and grows from the floor."""
    rng = np.random.default_rng(seed)
    above, x = ["-10 -10!", "210 -10!", f"210 {roof:g}!"], 206.0
    while x > -6:
        length, width = rng.uniform(0.3, 1) * roof * 0.9, rng.uniform(6, 13)
        above += [f"{x - width * 0.4:.4g} {roof + 2:.4g}", f"{x - width * 0.72:.4g} {roof + length:.4g}!"]
        above += [f"{x - width:.4g} {roof * 0.9:.4g}"]
        x -= width * 1.35
    below, x = [f"-10 {HIGH + 10}!", f"-10 {HIGH - floor:g}!"], -6.0
    while x < 206:
        length, width = rng.uniform(0.2, 1) * floor * 0.8, rng.uniform(7, 15)
        below += [f"{x + width * 0.4:.4g} {HIGH - floor:.4g}", f"{x + width * 0.7:.4g} {HIGH - floor - length:.4g}!"]
        below += [f"{x + width:.4g} {HIGH - floor * 0.9:.4g}"]
        x += width * 1.4
    ends = f"210 {HIGH - floor:g}!, 210 {HIGH + 10}!"
    return solid(", ".join([*above, f"-10 {roof:g}!"])) + solid(", ".join([*below, ends]))


def _even(*pieces: Paper) -> Paper:
    return "".join(pieces) + mirrored(*pieces, about=GUARDIAN)


FACE = _even(
    solid("136 33.3!, 125 34.6, 115 46.1, 111 69.1, 114 94.7, 106 140.8!, 136 140.8!")
    + stroke("118 46.1 3.5, 108 35.8 2.6, 106 19.2 .5")
    + box(135, 33.4, 1.5, 107)
)
EYES = _even(
    poly("118 64, 130.5 69.8, 129 76.8, 119 72.3"),
    line("133 76.8, 133 89.6", 1.5),
    line("122 99.8, 136 99.8", 1.6),
    line("120 55, 131 60.8", 1.1),
)
HATS: tuple[Paper, ...] = (
    poly("-4.2 -17, 0 -25, 4.4 -17"),
    stroke("4 -10 1.1, 8 -14 .9, 8.5 0 .7, 8.5 2 .5") + line("8.5 1, 8.5 -24", 1.1),
    poly("-3.6 -18.5, 3.6 -18.5, 2.6 -23, -2.6 -23"),
    stroke("-3 -18 1, -6.5 -21 .9, -7 -25 .3") + stroke("3 -18 1, 6.5 -21 .9, 7 -25 .3"),
    oval(0, -18.5, 5.6, 1.5) + oval(0, -20, 3, 2.6),
)
BODY = solid("-4.2 0!, -4.6 -9, -2.4 -13, 2.4 -13, 4.6 -9, 4.2 0!, 0 -1.2") + dot(0, -16.2, 3.3)
HEROES = ((24, 0.80, 1.3), (45, 0.805, 1.2), (66, 0.825, 1.3), (86, 0.845, 1.2), (105, 0.865, 1.3))
RIDGE = solid(
    "-10 138!, -10 102.4!, 20 100.5, 52 102.4, 84 106.9, 112 110.1, 150 119, 190 130.6!, 200 138!"
) + together(moved(BODY + hat, x, y * HIGH, size) for hat, (x, y, size) in zip(HATS, HEROES, strict=True))
FAR, NEAR = deeper(0.62, 0.86, 2)

URTO = Cover(
    WIDE,
    HIGH,
    ("jade",),
    Lamp(0.52, 0.48, 0.74, rays=0.10),
    [
        sheet(arch((WIDE, HIGH), 116, 74, -2.6, 51.2), "middle deep 0.55", 1.0, 0.45),
        cuts(EYES, "core core 0", glow=0.9),
        sheet(FACE, "deep second 0.3", 1.0, 0.5),
        sheet(_cave(19.2, 20.5, 5), FAR, 0.91, 0.34),
        sheet(_cave(11.5, 12.8, 8), NEAR, 1.03, 0.34),
        sheet(RIDGE, "front front 0", 1.2, 0.5),
    ],
)

ARMS = stroke("-3.4 -11 1.5, -6.5 -16 1.2, -3.2 -22.5 .9") + stroke("3.4 -11 1.5, 6.5 -16 1.2, 3.2 -22.5 .9")
STEPS = solid(
    "-10 138!, -10 122!, 34 121!, 36 113!, 62 112!, 64 104!, 108 104!, 110 112!, 136 113!, 138 121!, 210 122!, 210 138!"
)
SOUL = moved(spark(0, 0, 9, 0.32), 86, 50)
WINNER = moved(BODY + ARMS, 86, 104, 1.9)
BEATEN = together(
    moved(BODY + hat, x, y, size)
    for hat, (x, y, size) in zip(
        HATS, ((18, 122, 1.1), (44, 114, 1.0), (128, 114, 1.0), (152, 122, 1.1), (176, 122, 1.2)), strict=True
    )
)
WON = Cover(
    WIDE,
    HIGH,
    ("jade",),
    Lamp(0.43, 0.4, 0.8, rays=0.2),
    [
        sheet(arch((WIDE, HIGH), 96, 88, -2.6, 51.2), "middle deep 0.55", 1.0, 0.45),
        cuts(moved(EYES, 10, -10), "core core 0", glow=0.4),
        sheet(moved(FACE, 10, -10), "deep second 0.25", 0.9, 0.4),
        sheet(_cave(17, 14, 5), FAR, 0.91, 0.34),
        sheet(_cave(10, 9, 8), NEAR, 1.03, 0.34),
        sheet(STEPS + WINNER + BEATEN, "front front 0", 1.2, 0.5),
        shine(SOUL, glow=0.8),
    ],
)
"""Among those who arrived one holds up the soul."""

ALONE = Cover(
    WIDE,
    HIGH,
    ("jade",),
    Lamp(0.5, 0.42, 0.9, rays=0.24),
    [
        sheet(arch((WIDE, HIGH), 100, 40, 14, 60), "middle deep 0.45", 0.95, 0.45),
        sheet(_cave(24, 22, 3), FAR, 0.91, 0.34),
        sheet(_cave(13, 15, 9), NEAR, 1.03, 0.34),
        sheet(solid("-10 138!, -10 112!, 60 110, 100 108, 140 110, 210 112!, 210 138!"), "front front 0", 1.1, 0.4),
        sheet(moved(BODY + HATS[1], 100, 110, 2.4), "front front 0", 1.2, 0.5),
    ],
)
"""A single one comes out of the mouth of the cave."""

FALLEN = together(
    moved(turned(BODY + hat, lean, 0, 0), x, y, 1.2)
    for hat, (x, y, lean) in zip(
        HATS, ((26, 106, 96), (58, 108, -88), (90, 112, 84), (156, 122, -96), (124, 117, 92)), strict=True
    )
)
LOST = Cover(
    WIDE,
    HIGH,
    ("jade",),
    Lamp(0.68, 0.56, 0.42, rays=0.02),
    [
        sheet(arch((WIDE, HIGH), 136, 60, 8, 54), "middle deep 0.75", 1.0, 0.3),
        cuts(EYES, "core core 0", glow=0.9),
        sheet(FACE, "deep second 0.2", 0.85, 0.4),
        sheet(_cave(22, 18, 6), FAR, 0.8, 0.3),
        sheet(_cave(13, 11, 12), NEAR, 0.9, 0.3),
        sheet(
            solid("-10 138!, -10 106!, 20 105, 52 107, 84 111, 112 115, 150 121, 190 126!, 200 138!") + FALLEN,
            "front front 0",
            1.1,
            0.45,
        ),
    ],
)
"""The guardian looks down on five who lie before him."""

COVERS = {"urto": URTO, "victory_urto": WON, "victory_alone": ALONE, "defeat_urto": LOST}
