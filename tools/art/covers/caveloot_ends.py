"""Caveloot, its ends: the final boss is beaten behind a heap of loot; all go home to one fire; or nobody is left."""

from tools.art.covers.caveloot import ISLAND, SHIP
from tools.art.covers.stage import Cover, Lamp, Layer, cuts, figure, sheet, shine
from tools.art.figures.pen import (
    Paper,
    box,
    dot,
    dots,
    line,
    mirrored,
    moved,
    oval,
    poly,
    solid,
    spark,
    stroke,
    together,
)

WIDE, HIGH, MIDDLE = 280, 174, 140

HEAP = solid(
    "40 190!, 62 168, 84 158, 102 152, 118 143, 140 139, 162 143, 178 152, 196 158, 218 168, 240 190!"
) + together(oval(x, y, 8, 4.4) for x, y in ((76, 160), (94, 153), (112, 146), (168, 146), (187, 154), (205, 161)))
CHEST = poly("112 150, 110 126, 170 126, 168 150") + solid(
    "108 124!, 110 112, 118 106, 140 103, 162 106, 170 112, 172 124!"
)
CROWN = poly("0 0, -1 -11, 6 -5, 10 -14, 14 -5, 21 -11, 20 0")
GOBLET = solid("-7 -20!, -6 -10, -1.4 -6, -1.4 0, -5 2!, 5 2!, 1.4 0, 1.4 -6, 6 -10, 7 -20!")
LOOT = HEAP + CHEST + moved(CROWN, 186, 152) + moved(GOBLET, 92, 153) + moved(GOBLET, 214, 162, 0.8)
LIT_LOOT = (
    line("110 126, 170 126", 2.2)
    + box(136, 123, 8, 9)
    + line("113 141, 167 141", 1.0)
    + together(oval(x, y, 4.6, 2.2) for x, y in ((80, 168), (106, 160), (128, 158), (150, 163), (176, 160), (199, 169)))
    + dots("190 147, 196 143, 202 147", 1.2)
)
FLOOR = solid("-20 190!, -20 160, 40 156, 90 160, 140 158, 200 160, 250 156, 300 160!, 300 190!")
RAYS = together(spark(x, y, size, 0.28) for x, y, size in ((118, 102, 5), (163, 99, 7), (186, 146, 5), (96, 138, 4)))
ROPES = together(stroke(f"100 {y - 2} 1, 140 {y + 3} 1.6, 180 {y - 2} 1") for y in (88, 95, 102))
"""With which the boss is tied."""


def _house(x: float, wide: float, roof: float, top: float) -> Paper:
    """A crooked house with a chimney."""
    return poly(
        f"{x} 190, {x + 2} {roof}, {x - 4} {roof}, {x + wide * 0.45} {top}, {x + wide * 0.62} {top + 8},"
        f"{x + wide * 0.62} {top - 4}, {x + wide * 0.74} {top - 4}, {x + wide * 0.74} {top + 16},"
        f"{x + wide + 4} {roof}, {x + wide - 2} {roof}, {x + wide} 190"
    )


def _tree(x: float, thick: float, lean: float) -> Paper:
    """A trunk, and branches that reach into each other."""
    trunk = stroke(
        f"{x} 190 {thick}, {x + lean * 0.3} 110 {thick * 0.8}, {x + lean} 20 {thick * 0.5}, {x + lean} -20 2"
    )
    return trunk + together(
        stroke(f"{x + lean * at} {y} {thick * 0.45}, {x + way * 22} {y - 18} {thick * 0.3}, {x + way * 44} {y - 26} .5")
        for at, y, way in ((0.5, 86, 1), (0.7, 60, -1), (0.9, 34, 1), (0.95, 22, -1))
    )


def _tower(x: float, wide: float, top: float) -> Paper:
    """A tower with a pointed roof and battlements."""
    half = wide / 2
    roof = poly(f"{x - half - 4} {top}, {x} {top - 2.1 * wide}, {x + half + 4} {top}")
    return roof + poly(f"{x - half} 190, {x - half} {top - 1}, {x + half} {top - 1}, {x + half} 190")


PLACES: dict[str, tuple[Paper, Paper]] = {
    "psoro": (moved(ISLAND, -70, 4, 1.36), moved(SHIP, 176, 10, 1.4) + moved(SHIP, -26, -4, 1.3)),
    "chaporal_shaton": (
        together(_house(*one) for one in ((-6, 54, 74, 44), (56, 40, 60, 30), (184, 44, 64, 34), (236, 56, 80, 50))),
        together(_house(*one) for one in ((-26, 58, 108, 80), (246, 60, 104, 76))),
    ),
    "freezor": (
        together(_tree(*one) for one in ((66, 6, 8), (100, 5, -6), (184, 5, 6), (222, 6, -8))),
        together(_tree(*one) for one in ((18, 11, 6), (262, 12, -8))),
    ),
    "comte_draner": (
        together(_tower(*one) for one in ((60, 26, 70), (96, 18, 50), (186, 20, 46), (224, 26, 66))),
        together(_tower(*one) for one in ((16, 34, 96), (266, 34, 92))),
    ),
}
"""By the final boss: what lies far away there, and what stands nearer."""
WINDOWS = {
    "psoro": dots("20 84, 28 82, 198 96, 206 95", 1.6),
    "chaporal_shaton": together(box(x, y, 6, 9) for x, y in ((14, 92), (72, 78), (200, 82), (258, 98))),
    "freezor": dots("88 70, 94 70, 196 58, 202 58, 40 112, 47 112", 1.6),
    "comte_draner": together(box(x, y, 3.6, 9) for x, y in ((58, 84), (94, 64), (184, 60), (222, 80))),
}
HEROES = {
    "psoro": ("sister_perpetua", "gideon_tooth"),
    "chaporal_shaton": ("tamsin_quickbow", "marguerite_thunder"),
    "freezor": ("ondine_halfpenny", "odilon_eelskin"),
    "comte_draner": ("lady_gunpowder", "mabel_rookwhistle"),
}


def _won(boss: str) -> Cover:
    """The boss tied up behind all that it had gathered, and two heroes to whom that belongs now."""
    far, near = PLACES[boss]
    left, right = HEROES[boss]
    layers: list[Layer] = [
        cuts(WINDOWS[boss], "honey honey 0", 0.6),
        sheet(far, "middle deep 0.5", 0.85, 0.4),
        sheet(near, "middle deep 0.85", 0.95, 0.4),
        figure(boss, 74, 8, 1.1, 0.55),
        sheet(ROPES, "middle deep 0.4", 0.5, 0.5),
        sheet(FLOOR, "deep front 0.4", 1.0, 0.36),
        figure(left, -20, 64, 1.1),
        figure(right, 300, 64, -1.1),
        cuts(LIT_LOOT, "honey honey 0", 0.9),
        sheet(LOOT, "front front 0", 1.2, 0.55),
        shine(RAYS, glow=0.8),
    ]
    return Cover(WIDE, HIGH, ("dusk",), Lamp(0.5, 0.36, 0.86, rays=0.24), layers)


TENT = poly("0 60, 40 0, 82 60") + line("40 4, 36 -8", 1.8) + line("40 4, 45 -8", 1.8)
OPENING = poly("28 60, 40 18, 54 60")
LOGS = line("-16 4, 16 -2", 4) + line("-16 -2, 16 4", 4)
FLAME = solid("0 -34!, 6 -20, 12 -12, 10 -2, 0 2!, -10 -2, -12 -12, -4 -18")
SITTER = solid("-10 0!, -12 -14, -8 -26, 0 -30, 8 -26, 12 -14, 10 0!") + dot(0, -36, 7)
HAT = solid("-12 0!, -6 -3, -5 -11, 0 -14, 5 -11, 6 -3, 12 0!, 0 2")
FAR_HILLS = solid("-20 190!, -20 104, 30 92, 76 108, 120 90, 168 106, 214 88, 260 102, 300 96!, 300 190!")
STARS = together(
    spark(x, y, size, 0.3) for x, y, size in ((40, 26, 3), (84, 16, 2.2), (190, 22, 2.6), (236, 40, 2.2), (150, 12, 2))
)
GROUND = solid("-20 190!, -20 142, 60 138, 140 140, 220 138, 300 142!, 300 190!")
CAMPS = moved(TENT, 6, 86) + moved(TENT, 192, 84, 1.04)
SITTERS = moved(SITTER, 96, 152, 1.15) + moved(SITTER, 182, 152, 1.15) + moved(HAT, 182, 107, 1.1)
TRUCE = Cover(
    WIDE,
    HIGH,
    ("dusk",),
    Lamp(0.5, 0.72, 0.7, rays=0.06),
    [
        sheet(FAR_HILLS, "middle deep 0.6", 0.85, 0.4),
        cuts(moved(OPENING, 6, 86) + moved(OPENING, 192, 84, 1.04), "honey honey 0", 0.6),
        sheet(CAMPS, "deep front 0.3", 1.0, 0.45),
        sheet(GROUND + moved(LOGS, 140, 146) + SITTERS, "front front 0", 1.2, 0.5),
        shine(STARS + moved(FLAME, 140, 144), glow=0.9),
    ],
)
"""All have agreed to end: two sit by one fire, and Psoro is left alone."""


def _grave(x: float, y: float, hat: bool) -> Paper:
    """A stick with a hat on it, or a stone."""
    if hat:
        return line(f"{x} {y}, {x + 1} {y - 34}", 2.4) + moved(HAT, x + 1, y - 30, 1.2)
    return solid(f"{x - 9} {y}!, {x - 9} {y - 18}, {x} {y - 25}, {x + 9} {y - 18}, {x + 9} {y}!")


GRAVES = together(_grave(*one) for one in ((60, 146, True), (102, 150, False), (150, 146, True), (196, 152, True)))
CROW = solid("-12 2!, -2 -6, 4 -8, 9 -11, 14 -9!, 9 -6, 6 0, -2 4!") + line("2 3, 2 9", 1.2)
DEFEAT = Cover(
    WIDE,
    HIGH,
    ("night",),
    Lamp(0.72, 0.26, 0.5, rays=0.03, disc=0.1),
    [
        sheet(moved(ISLAND, -30, -10, 1.36), "middle deep 0.6", 0.8, 0.36),
        sheet(FAR_HILLS, "middle deep 0.95", 0.85, 0.36),
        sheet(moved(TENT, 218, 92, 0.9) + mirrored(moved(TENT, 236, 100, 0.7), about=MIDDLE), "deep front 0.4", 1, 0.4),
        sheet(GROUND + GRAVES + moved(CROW, 106, 120), "front front 0", 1.2, 0.5),
        shine(STARS, glow=0.5),
    ],
)
"""Nobody has come home: hats on sticks, cold tents, a crow."""

COVERS = {**{f"victory_{boss}": _won(boss) for boss in PLACES}, "truce_caveloot": TRUCE, "defeat_caveloot": DEFEAT}
