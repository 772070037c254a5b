"""What lies down a well: colours of skill, kinds of challenges, what they cost and what they bring."""

from tools.art.icons.marks import Icon, line, mirrored, placed, solid
from tools.art.icons.pen import Outline, curve, polygon, shape, symmetric
from tools.art.icons.shapes import arc, around, bar, box, circle, corners, ellipse, ribbon, ring, spark, star

FLAME = """33.9 2.2!1, 38 14, 47 25, 50.4 38.6, 46.6 52, 38 59.6, 30 61.4, 20.6 57.6, 14.4 48.6, 13.6 38, 17.4 27.6,
    21.6 20.2!1, 24 24.8, 27.5 27.8!1, 28.2 16, 30.6 8"""
INNER_FLAME = (
    "32 34.4!0.6, 35.4 40.6, 40.4 47, 38.4 54, 32 56.6, 25.6 54, 23.6 48.4, 27.8 40.8!0.6, 30.6 43.8!0.6, 30.8 38.6"
)
MIGHT: Icon = (solid(shape(FLAME), shape(INNER_FLAME)),)

BLADE = "58.6 4.4!1, 58.4 22, 51 39, 38 48, 26 50, 18.4 48!0, 10.4 60.4!2, 4.8 57!2, 13.6 43.4!0, 13 30, 22 16, 40 7"
VEINS = [ribbon((17, 44, 1.5), (30, 28, 1.9), (47.6, 14, 1)), ribbon((28, 30.6, 1.5), (27.4, 21.6, 0.9))]
VEINS += [ribbon((25, 35.6, 1.5), (37.4, 37, 0.9)), ribbon((36.6, 23.4, 1.5), (46.8, 24.8, 0.9))]
FINESSE: Icon = (solid(shape(BLADE), *VEINS),)

LIDS = "2 32!2, 14 19, 32 11.4, 50 19, 62 32!2, 50 45, 32 52.6, 14 45"
WISDOM: Icon = (solid(shape(LIDS), spark(15, waist=0.28)),)

RAYS = [bar(*around([(45 * k, 20.5)], 32, 32)[0], *around([(45 * k, 27)], 32, 32)[0], 3.2) for k in range(8)]
LIGHT: Icon = (solid(circle(32, 32, 13.4)), *(solid(ray) for ray in RAYS))
DARKNESS: Icon = (
    solid(shape("41.6 4.4!1, 29.6 18, 31 36.6, 43.4 48.4, 57.4 50.4!1, 45 60, 27 60, 12 48, 8.6 30, 16.6 13, 30 4.8")),
)

DOWN = "32 61.4!2, 8.6 34.4!2, 22 34.4!0, 22 3!2, 42 3!2, 42 34.4!0, 55.4 34.4!2"
DESCEND: Icon = (solid(shape(DOWN), box(19, 11.4, 26, 3.8, 0.4), box(19, 20.6, 26, 3.8, 0.4)),)


def upside_down(icon: Icon) -> Icon:
    """Turned by half a circle."""
    return placed(icon, 1.0, angle=180)


CLIMB: Icon = upside_down(DESCEND)

HEART = "32 15!3, 36 9.6, 44.6 6.6, 53.4 9.8, 59.4 18, 59 28, 51 41, 32 58.8!3"
CRACK = polygon("34.4 4, 25.4 24.6, 36.6 32, 27.6 46, 31 60.6, 33.6 60.6, 33 46.4, 44 30.6, 32.6 23, 40 6", 0.4)
DAMAGE: Icon = (solid(symmetric(HEART), CRACK),)

CROSS = [bar(25, 13.4, 39, 27.4, 2.4), bar(39, 13.4, 25, 27.4, 2.4)]
CARD_GONE = polygon("32 62, 17.6 47.4, 27.6 47.4, 27.6 43.6, 36.4 43.6, 36.4 47.4, 46.4 47.4", 1.4)
DISCARD: Icon = (solid(box(15.4, 2, 33.2, 37.4, 4.6), *CROSS), solid(CARD_GONE))

BELLY = polygon("17 26.6, 47 26.6, 43.4 50.6, 20.6 50.6", 1.4)
WICK = shape("32 30!0.6, 37.6 37.4, 38.4 43, 32 47.4, 25.6 43, 26.4 37.4")
LANTERN: Icon = (
    line(arc(32, 16.4, 10.4, 186, 354), width=4.6),
    solid(polygon("19 14.6, 45 14.6, 49.4 23.4, 14.6 23.4", 1.4)),
    solid(BELLY, WICK),
    solid(box(17, 53.8, 30, 7.2, 1.8)),
)

LID = shape("3.6 29.6!2, 14 27.6, 28.4 20.4!2, 28 33, 22.6 41, 12 42, 5.4 36.6")
BROW: Icon = (solid(LID), line(curve("5 19.4!, 24.6 11.4!"), width=5))
FATIGUE: Icon = (*BROW, *mirrored(BROW), line(curve("20 54.4!, 26 51, 32 50, 38 51, 44 54.4!"), width=5.6))
BRAVE_EYE: Icon = (solid(circle(16.4, 22, 10.6), circle(19, 20, 3.6)),)
BRAVE: Icon = (*BRAVE_EYE, *mirrored(BRAVE_EYE), line(curve("13 44!, 20 51, 32 54.4, 44 51, 51 44!"), width=6.4))

EFFECT: Icon = (solid(spark(30, waist=0.36)),)

SWORD: Icon = (
    solid(polygon("32 -7.4, 36.4 -0.6, 36.4 42, 27.6 42, 27.6 -0.6", 1)),
    solid(box(20, 44.6, 24, 5.6, 2)),
    solid(box(28.8, 52, 6.4, 16, 2.6)),
)
COMBAT: Icon = (*placed(SWORD, 0.96, angle=45), *placed(SWORD, 0.96, angle=-45))

BRICKS = [(4, 6, 24, 14.4), (31.4, 6, 28.6, 14.4), (4, 23.8, 12, 15), (19.4, 23.8, 25.2, 15), (48, 23.8, 12, 15)]
BRICKS += [(4, 42.2, 24, 15.4), (31.4, 42.2, 28.6, 15.4)]
OBSTACLE: Icon = tuple(solid(box(x, y, width, height, 2)) for x, y, width, height in BRICKS)

TEETH = """4 36!2, 9.6 9.4!1.4, 17.6 34!0.6, 24.6 12!1.4, 32 36.6!0.6, 39.4 12!1.4, 46.4 34!0.6, 54.4 9.4!1.4,
    60 36!2, 46 44.4, 32 46.4, 18 44.4"""
TRAP: Icon = (solid(shape(TEETH)), line(curve("5 43.4!, 16 52, 32 55, 48 52, 59 43.4!"), width=6.4))

PROGRESS: Icon = (
    solid(circle(32, 32, 28.6), circle(32, 32, 23.4)),
    solid(polygon("32 13.4, 47 30, 38.4 30, 38.4 48.6, 25.6 48.6, 25.6 30, 17 30", 1.6)),
)

GATE = symmetric("32 2.6!0, 46 6, 55 16, 58 30!0, 58 61!2, 46.6 61!1, 46.6 31, 42 20.6, 32 15.4!0")
BARS: list[Outline] = [box(21.6, 24.6, 5.4, 36.4, 1), box(29.3, 20.4, 5.4, 40.6, 1), box(37, 24.6, 5.4, 36.4, 1)]
GAUNTLET: Icon = (solid(GATE), *(solid(one) for one in BARS))

FACE = symmetric("32 3!0, 46 4.6, 56 14, 58.6 29, 54 44, 44 56, 32 61.6!3")
MASK_EYE = shape("11.6 28.6!1.4, 18 24.6, 25 26, 29 31.4!1.4, 22.6 33.4, 16 32.6")
GRIN = shape("20 43.4!1, 32 45.6, 44 43.4!1, 39 51.4, 32 53.4, 25 51.4")
MASTER: Icon = (solid(FACE, MASK_EYE, MASK_EYE.mirrored(), GRIN, spark(6, 32, 15)),)

RUNE: Icon = (
    solid(corners(ring(6, 30), 2.4), corners(ring(6, 24.4), 2)),
    line(curve("32 17!, 32 47!"), curve("32 18!, 42.6 26!"), curve("32 30!, 42.6 38!"), width=5.4),
)
EVENT: Icon = (solid(star(8, 30, 15)),)
SEEKER: Icon = (
    solid(symmetric("32 3!0, 43 7, 48.4 19, 46.6 30.6, 40 38, 32 40.6!0"), ellipse(32, 24, 9, 11)),
    solid(symmetric("32 44.4!0, 44 42!1, 56 49, 60 61!2, 32 61!0")),
)
"""Somebody under a hood."""

ICONS = {
    "might": MIGHT,
    "finesse": FINESSE,
    "wisdom": WISDOM,
    "light": LIGHT,
    "darkness": DARKNESS,
    "descend": DESCEND,
    "climb": CLIMB,
    "damage": DAMAGE,
    "discard": DISCARD,
    "lantern": LANTERN,
    "fatigue": FATIGUE,
    "brave": BRAVE,
    "effect": EFFECT,
    "combat": COMBAT,
    "obstacle": OBSTACLE,
    "trap": TRAP,
    "progress": PROGRESS,
    "gauntlet": GAUNTLET,
    "master": MASTER,
    "rune": RUNE,
    "event": EVENT,
    "seeker": SEEKER,
}
