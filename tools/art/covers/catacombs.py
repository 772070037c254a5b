"""Catacombs: halberdier and witch under nested arches, the lamp between them; and the victories of both teams."""

from tools.art.covers.stage import Cover, Lamp, Layer, arch, figure, glyph, path, sheet, shine
from tools.art.figures.pen import Paper, box, dot, oval, poly, solid, spark, together

WIDE, HIGH = 280, 174
SIZE = (WIDE, HIGH)
NICHES = ((30, 14), (236, 14), (12, 40), (254, 40))


def _columns() -> Paper:
    return together(box(x, 70, 7, HIGH) + box(x - 2.5, 66, 12, 4.5) for x in (106, 167))


def _niche(x: float, y: float) -> Paper:
    return path(f"M{x} {y + 15}V{y + 5}C{x} {y - 2} {x + 14} {y - 2} {x + 14} {y + 5}V{y + 15}Z")


def _lamp() -> Paper:
    chain = together(oval(140, 2 + 5.2 * link, 1.1, 2.9) for link in range(7))
    return chain + poly("133 38, 147 38, 144.5 34, 135.5 34")


FLOOR = solid(
    f"-10 {HIGH + 10}!, -10 {HIGH - 20}!, 60 {HIGH - 24}, 140 {HIGH - 22}, 220 {HIGH - 25}, 290 {HIGH - 20}!,"
    f"290 {HIGH + 10}!"
)

CATACOMBS = Cover(
    WIDE,
    HIGH,
    ("sword", "skull"),
    Lamp(0.5, 0.46, 0.86, rays=0.10),
    [
        sheet(arch(SIZE, 140, 40, 40, 86) + _columns(), "glow middle 0.75", 0.6, 0.35),
        sheet(arch(SIZE, 140, 88, 10, 72), "middle deep 0.5", 1.0, 0.42),
        sheet(arch(SIZE, 140, 130, -26, 60), "deep front 0.5", 1.2, 0.36),
        sheet(together(_niche(x, y) for x, y in NICHES), "front front 0", 0.1, 0.25),
        sheet(together(glyph("stamp_skull", x + 1.8, y + 2.6, 10.4) for x, y in NICHES), "core glow 0.3", 0.5, 0.6),
        sheet(FLOOR, "deep front 0.6", 1.0, 0.4),
        sheet(_lamp(), "front front 0", 0.8, 0.5),
        figure("halberdier", -8, 47, 1.21, only="sword"),
        figure("witch", 142, 48, 1.21, only="skull"),
        shine(dot(140, 42, 3.6), glow=1.2),
    ],
)


def _banners(emblem: str) -> list[Layer]:
    cloth = together(path(f"M{x - 9} -5H{x + 9}V58L{x} 50L{x - 9} 58Z") for x in (52, 228))
    signs = together(glyph(emblem, x - 7.5, 14, 15) for x in (52, 228))
    return [sheet(cloth, "deep front 0.25", 1.0, 0.5), shine(signs, glow=0.25)]


STARS = (
    (36, 20, 2.6), (88, 12, 3), (122, 26, 1.8), (148, 9, 2), (186, 22, 2.8), (214, 60, 2.2), (70, 66, 2.4),
    (30, 74, 1.8), (104, 46, 2), (168, 50, 1.6), (196, 78, 2.4), (246, 26, 1.6), (258, 70, 2.6), (92, 84, 1.6),
    (128, 62, 1.4), (152, 34, 2.6), (178, 92, 1.6), (62, 40, 1.6), (236, 96, 2),
)  # fmt: skip
"""Sparks in the air: places and sizes."""


def _stars() -> Paper:
    return together(spark(x, y, size, 0.3) for x, y, size in STARS)


def _won(theme: str, emblem: str, figures: list[Layer]) -> Cover:
    wall = sheet(arch(SIZE, 140, 104, -6, 62), "middle deep 0.35", 1.0, 0.45)
    layers = [wall, *_banners(emblem), *figures, shine(_stars(), glow=0.8)]
    return Cover(WIDE, HIGH, (theme,), Lamp(0.5, 0.44, 0.80, rays=0.30), layers)


SWORD_WINS = _won(
    "sword",
    "stamp_sword_bold",
    [figure("royal_archer", -4, 80, 0.98), figure("enchantress", 286, 78, -0.98), figure("halberdier", 72, 56, 1.20)],
)
SKULL_WINS = _won(
    "skull",
    "stamp_skull_bold",
    [figure("behemoth", -14, 76, 1.0), figure("lich_king", 176, 74, 1.0), figure("witch", 82, 58, 1.18)],
)

COVERS = {"catacombs": CATACOMBS, "victory_sword": SWORD_WINS, "victory_skull": SKULL_WINS}
