"""Kinfire, its ends: the mask of each Master lies broken and the Seekers hold up their light; or it looks down on
lanterns that are dark."""

from tools.art.covers.stage import Cover, Lamp, Layer, cuts, figure, sheet, shine
from tools.art.figures.kinfire_parts import lantern
from tools.art.figures.kinfire_people import person
from tools.art.figures.pen import (
    Paper,
    dot,
    dots,
    fan,
    line,
    mirrored,
    moved,
    oval,
    solid,
    spark,
    stroke,
    together,
    turned,
)

WIDE, HIGH, MIDDLE = 280, 174, 140


def _both(*pieces: Paper) -> Paper:
    return together(pieces) + mirrored(*pieces, about=MIDDLE)


FAR_WALL = _both(
    solid(
        """-10 -10!, 78 -10!, 72 10, 80 22!, 70 34, 76 52, 68 66!, 76 82, 66 96, 74 118!, 64 134, 72 160, 60 190!,
        -10 190!"""
    )
)
NEAR_WALL = _both(
    solid("-10 -10!, 44 -10!, 50 8, 38 26!, 46 44, 34 60, 44 78!, 32 96, 42 116, 28 132!, 38 152, 26 190!, -10 190!")
)
FLOOR = solid("-20 190!, -20 158, 60 154, 140 157, 220 153, 300 158!, 300 190!")
STARS = (
    (96, 20, 2.6),
    (124, 12, 2),
    (160, 16, 2.8),
    (186, 26, 2),
    (84, 50, 1.8),
    (196, 56, 2.2),
    (110, 40, 1.6),
    (172, 44, 1.8),
    (64, 24, 1.8),
    (214, 22, 2),
    (140, 30, 1.6),
)


def _stars() -> Paper:
    return together(spark(x, y, size, 0.3) for x, y, size in STARS)


_HALF = solid("2 -26!, -10 -25, -18 -19, -20 -8, -18.6 4, -14 15, -7 23, 1 26!, -3 18!, 2 10!, -4 2!, 1 -6!, -4 -14!")
_HALF_HOLES = (
    solid("-15 -4!, -11 -8.4, -6 -7.8, -3.4 -3!, -8 -1.2, -12 -1.6")
    + line("-15.4 -10.6, -11 -14, -6 -13.2", 1.1)
    + line("-9 12, -6 15.4, -3.4 16", 1.6)
)


def _halves(piece: Paper, y: float, size: float) -> Paper:
    """Two halves of a mask that fall apart round the middle, or what belongs to them."""
    left = moved(turned(moved(piece, 0, 0, size), -13, 0, 0), MIDDLE - 7, y)
    return left + mirrored(left, about=MIDDLE)


def _won(behind: Paper, crown: Paper, seekers: list[Layer]) -> Cover:
    """Behind is what the Master was made of, which comes apart as well."""
    layers = [
        sheet(FAR_WALL, "middle deep 0.3", 0.8, 0.4),
        sheet(behind, "middle deep 0.55", 0.8, 0.4),
        sheet(crown, "middle deep 0.85", 0.9, 0.45),
        cuts(_halves(_HALF_HOLES, 66, 2.0), "core core 0", 0.3),
        sheet(_halves(_HALF, 66, 2.0), "deep front 0.3", 1.1, 0.55),
        sheet(NEAR_WALL, "deep front 0.5", 1.1, 0.4),
        *seekers,
        sheet(moved(FLOOR, 0, 11), "deep front 0.85", 1.0, 0.4),
        shine(
            _stars() + solid("140 22!, 143 46, 138 60, 142 78, 137 94, 140 116!, 135 96, 139 78, 135 60, 139 46"),
            glow=0.8,
        ),
    ]
    return Cover(WIDE, HIGH, ("event",), Lamp(0.5, 0.34, 0.86, rays=0.30), layers)


def _lost(master: str, size: float, behind: Paper, before: Paper, light: Paper) -> Cover:
    """The Master is whole, above all that is left of the Seekers."""
    layers = [
        sheet(FAR_WALL, "middle deep 0.6", 0.8, 0.36),
        sheet(behind, "middle deep 0.9", 0.9, 0.36),
        figure(master, MIDDLE - 60 * size, 4, size, 0.6),
        sheet(NEAR_WALL, "deep front 0.5", 1.1, 0.36),
        sheet(before, "front front 0", 1.2, 0.5),
        shine(light, glow=0.7),
    ]
    return Cover(WIDE, HIGH, ("master",), Lamp(0.5, 0.34, 0.72, rays=0.12), layers)


def _wave(y: float, swing: float, shift: float = 0.0) -> Paper:
    tops = ", ".join(f"{x + shift:g} {y + (swing if k % 2 else -swing):g}" for k, x in enumerate(range(-20, 320, 26)))
    return solid(f"-40 190!, -40 {y}!, {tops}, 330 {y}!, 330 190!")


_SPIKES = fan(solid("134 -30!, 140 -70!, 146 -30!"), (-84, -60, -36, -14, 14, 36, 60, 84), 140, 20)
_THREADS = together(line(f"{x} -10, {x + lean} {end}", 1.2) for x, lean, end in (
    (84, 6, 60), (100, -4, 40), (116, 5, 84), (164, -5, 84), (180, 5, 44), (196, -6, 62), (132, 3, 24), (150, -2, 28)
))  # fmt: skip
_BONES = together(
    moved(turned(stroke("-16 0 2, 0 0 1.6, 16 0 2") + dots("-17 -2, -17 2, 17 -2, 17 2", 2.4), angle, 0, 0), x, y)
    for x, y, angle in ((92, 60, 40), (188, 58, -40), (84, 96, -20), (196, 98, 24), (108, 34, 70), (174, 34, -66))
)
ASHA, IOREN, ODRAM, SEFA = "seeker_asha", "seeker_ioren", "seeker_odram", "seeker_sefa"

VICTORIES = {
    "victory_sea_of_dreams": _won(
        _wave(118, 4), moved(_SPIKES, 0, 52), [figure(ASHA, -6, 86, 0.94), figure(IOREN, 284, 78, -1.0)]
    ),
    "victory_dreadweaver": _won(
        _THREADS,
        solid("140 2!, 106 12, 92 44, 96 84, 88 124!, 192 124!, 184 84, 188 44, 174 12"),
        [figure(SEFA, -16, 84, 1.24), figure(ODRAM, 286, 78, -1.0)],
    ),
    "victory_danse_macabre": _won(
        _BONES,
        fan(oval(140, 26, 8, 13), range(-120, 121, 24), 140, 66),
        [figure(IOREN, -4, 80, 0.98), figure(ASHA, 290, 84, -0.96)],
    ),
}

_DARK_LANTERNS = moved(turned(lantern(0, 0, 1.3), 74, 0, 0), 96, 146) + moved(
    turned(lantern(0, 0, 1.2), -64, 0, 0), 190, 150
)


def _kneeling(x: float, y: float, size: float) -> Paper:
    """Somebody who has sunk down."""
    return moved(
        person(
            "6 -26",
            "2 -20, -6 -6",
            ("2 -18, 10 -10, 6 -2", "0 -18, -4 -8, 2 -2"),
            ("-6 -6, 6 -4, 2 4", "-6 -6, -2 2, -14 4"),
            0.9,
        ),
        x,
        y,
        size,
    )


def _hung(x: float, y: float, size: float) -> Paper:
    """Somebody on strings."""
    return moved(
        person(
            "0 0",
            "0 8, 0 26",
            ("-2 9, -12 2, -18 -8", "2 9, 12 4, 18 -6"),
            ("1 26, 8 36, 4 48", "-1 26, -8 34, -6 48"),
            1.0,
        )
        + line("-18 -8, -16 -90", 0.7)
        + line("18 -6, 16 -90", 0.7)
        + line("0 -4, 0 -90", 0.7),
        x,
        y,
        size,
    )


def _dancers(x: float, y: float, size: float) -> Paper:
    """Two who cannot stop."""
    one = person(
        "-7 -40",
        "-6 -32, -5 -16",
        ("-6 -30, 2 -26, 7 -29", "-7 -30, -14 -34, -17 -42"),
        ("-5 -16, -2 -8, -5 0", "-6 -16, -11 -8, -12 0"),
        0.8,
    )
    return moved(one + mirrored(one, about=0) + solid("-10 -18!, -2 -18!, 2 0!, -16 0!"), x, y, size)


DEFEATS = {
    "defeat_sea_of_dreams": _lost(
        "master_sea_of_dreams",
        1.28,
        _wave(104, 4),
        _wave(152, 4, 8)
        + moved(turned(lantern(0, 0, 1.3), 40, 0, 0), 92, 126)
        + stroke("196 176 6, 192 154 5, 196 138 4")
        + dot(197, 134, 4),
        dots("84 60, 196 58, 110 20, 170 22", 1.3) + spark(60, 40, 2.4) + spark(220, 40, 2.4),
    ),
    "defeat_dreadweaver": _lost(
        "master_dreadweaver",
        1.3,
        FAR_WALL,
        _hung(70, 108, 1.1) + _hung(140, 122, 1.0) + _hung(210, 108, 1.1) + FLOOR,
        dots("51 99, 89 101, 191 99, 229 101, 122 114, 158 116", 1.5) + spark(40, 30, 2.2) + spark(240, 30, 2.2),
    ),
    "defeat_danse_macabre": _lost(
        "master_danse_macabre",
        1.3,
        FAR_WALL,
        FLOOR + _dancers(52, 160, 1.2) + _dancers(228, 160, 1.2) + _DARK_LANTERNS,
        spark(52, 60, 2.2) + spark(230, 56, 2.4) + dots("100 30, 180 26, 140 14", 1.3),
    ),
    "defeat_master_back": _lost(
        "master_vainglory",
        1.3,
        FAR_WALL,
        FLOOR
        + _kneeling(82, 154, 1.5)
        + mirrored(_kneeling(62, 154, 1.5), about=MIDDLE)
        + moved(turned(lantern(0, 0, 1.3), 74, 0, 0), 152, 146),
        spark(60, 40, 2.4) + spark(220, 40, 2.4) + spark(100, 120, 1.8) + spark(186, 116, 1.8),
    ),
}

COVERS = VICTORIES | DEFEATS
