"""What is found in a cave: tokens, kinds of cards, and the emblems of five heroes."""

from tools.art.icons.emblems import SKULL_BOLD
from tools.art.icons.marks import Icon, line, mirrored, placed, solid
from tools.art.icons.pen import curve, polygon, shape, symmetric
from tools.art.icons.shapes import arc, around, arrow_head, bar, box, circle, corners, ellipse, ring, spark, star
from tools.art.icons.well import COMBAT, LANTERN

FLAME = "32 2!1, 41 13, 46 22, 45 31, 38.6 38, 32 39.6, 25.4 38, 19 31, 18.6 22, 25 15!0.6, 28 19!0.6, 29.4 10"
TORCH: Icon = (
    solid(shape(FLAME)),
    solid(polygon("22.6 42.6, 41.4 42.6, 38.6 48, 25.4 48", 1)),
    solid(polygon("27 50.6, 37 50.6, 34.4 62, 29.6 62", 1.4)),
)
DROP = "32 4!1.4, 40 17, 46.4 27, 46 37, 40 44, 32 46, 24 44, 18 37, 17.6 27, 24 17"
FOUNTAIN: Icon = (
    solid(shape(DROP), shape("25.4 29, 27.6 36, 33 39.4, 28 40.4, 23.6 36.4")),
    line(curve("6 54!, 15 50, 23.6 54, 32 57.6, 40.4 54, 49 50, 58 54!"), width=5.6),
)
SHORTCUT: Icon = (line(curve("6 46!, 16 24, 30 20, 44 26!"), width=7), solid(arrow_head(46, 27, 25, 15)))
PAD = ellipse(32, 44, 15, 12.6)
PAW: Icon = (
    solid(PAD),
    solid(ellipse(13.4, 31, 6.4, 8.6, -24)),
    solid(ellipse(25, 17.4, 6.6, 9.4, -8)),
    solid(ellipse(39, 17.4, 6.6, 9.4, 8)),
    solid(ellipse(50.6, 31, 6.4, 8.6, 24)),
)
CAP = "4 35!2, 8 22, 18 11, 32 6, 46 11, 56 22, 60 35!2, 46 38.6, 18 38.6"
MUSHROOM: Icon = (
    solid(shape(CAP), circle(22, 23, 4.4), circle(37, 17, 3.6), circle(45, 28, 3.8)),
    solid(shape("25 42!1, 39 42!1, 38.4 51, 42 60!2, 22 60!2, 25.6 51")),
)
RENOWN: Icon = (solid(star(5, 30, 13)),)
MANA: Icon = (solid(spark(29, waist=0.34)), solid(circle(52, 12, 4.6)))
ARTEFACT: Icon = (
    solid(polygon("8 25, 56 25, 56 31.4, 8 31.4", 1)),
    solid(symmetric("32 6!0, 47 8, 55 15, 56 22.4!1, 32 22.4!0")),
    solid(box(8, 34.4, 48, 23, 3), box(27, 34.4, 10, 12.6, 2)),
)
SCROLL = box(13, 6, 38, 52, 4)
EVENT: Icon = (solid(SCROLL, star(8, 15, 7.4)),)
BLADE: Icon = placed(COMBAT, 1.0)
ONCE: Icon = (
    solid(box(25, 4, 14, 8.4, 2)),
    solid(
        symmetric("32 15!0, 38 15!1, 39 24, 50 37, 50.6 49, 44 58, 32 60!0"),
        shape("21 41, 43 41!1, 43.4 47, 32 52, 20.6 47!1"),
    ),
)
ALWAYS: Icon = (
    line(arc(32, 32, 22, 200, 340), width=7),
    solid(arrow_head(54, 38, 100, 13)),
    line(arc(32, 32, 22, 20, 160), width=7),
    solid(arrow_head(10, 26, 280, 13)),
)
RAYS = [bar(*around([(45 * k, 18)], 32, 32)[0], *around([(45 * k, 30)], 32, 32)[0], 3) for k in range(8)]
DIVINE: Icon = (solid(star(4, 17, 8)), *(solid(ray) for ray in RAYS))
HERO: Icon = (
    solid(circle(32, 18, 13)),
    solid(symmetric("32 34!0, 47 35.6, 56 45, 58 60!2, 32 60!0")),
)
HAMMER: Icon = (
    solid(box(10, 8, 44, 21, 3.4)),
    solid(box(28, 31.6, 8, 30, 2.4)),
)
TRUMPETS: Icon = (
    solid(box(3, 15, 8, 14, 2)),
    solid(shape("9 18.6!, 36 18.6!, 48 15, 60 4!1.6, 60 40!1.6, 48 29, 36 25.4!, 9 25.4!")),
    solid(polygon("15 30, 36 30, 36 58, 25.5 49, 15 58", 1)),
)
SCYTHE: Icon = (
    solid(shape("15 5!1, 32 3.6, 49 13, 60 36!0.6, 46 23.6, 33 19.6, 17.4 20!1")),
    line(curve("13 5!, 18 26, 21 42, 29 60!"), width=6.4),
    line(curve("20 38!, 32 35!"), width=5),
)
BLOOK: Icon = (
    solid(circle(32, 36, 18), circle(25.4, 32, 4), circle(38.6, 32, 4)),
    *(solid(bar(*around([(a, 19)], 32, 36)[0], *around([(a, 29)], 32, 36)[0], 2.6)) for a in range(0, 360, 60)),
)
CURSED: Icon = (solid(corners(ring(6, 29)), corners(ring(6, 23))), *placed(SKULL_BOLD, 0.56))
CLAW = solid(shape("8 4!0.6, 17 18, 20 36, 15 60!0.6, 10 42, 9.6 22"))
ATTACK: Icon = (CLAW, *placed((CLAW,), 1.0, 48, 32), *mirrored((CLAW,)))

MUG: Icon = (
    solid(box(12, 16, 30, 42, 4), box(19.4, 27, 3.6, 22, 1), box(31, 27, 3.6, 22, 1)),
    line(arc(43, 37, 11.4, -80, 80), width=6),
    solid(shape("9 16!1, 12 7, 22 4, 34 5, 44 9, 45 16!1")),
)
"""Sank’aa, fond of a drink."""
JAWS: Icon = (
    solid(polygon("4 12, 60 12, 55 30, 48 20, 40 32, 32 20, 24 32, 16 20, 9 30", 1)),
    solid(polygon("9 52, 55 52, 50 36, 42 45, 32 34, 22 45, 14 36", 1)),
)
"""Arminius, gobbler of entrails."""
WITCH: Icon = (
    solid(polygon("32 2, 46 38, 18 38", 2)),
    solid(ellipse(32, 42, 28, 7)),
    solid(circle(32, 53.6, 6)),
)
"""Oriandre, a sorceress."""
ICE_AND_FIRE: Icon = (
    solid(
        polygon("29.6 20, 25 4, 19 19, 9 12, 12 27, 4 31, 10 41, 17 54, 29.6 61", 0.5),
        polygon("14 33, 26 38, 25 43, 16 40.6", 0.4),
    ),
    solid(
        shape("34.4 61!0.5, 48 56, 57 45, 61 28, 58 18!0.4, 54 25, 51 27!0.4, 53 14, 47 3!0.4, 44 14, 34.4 22!0.5"),
        shape("38 43!0.4, 41 37, 50 33!0.4, 49 39.6, 44.6 43"),
    ),
)
"""Molésor, born of a forbidden spell: half ice, half fire."""
TREE: Icon = (
    solid(circle(32, 17, 14), circle(27.4, 16, 2.6), circle(36.6, 16, 2.6)),
    solid(circle(16, 26, 10)),
    solid(circle(48, 26, 10)),
    solid(polygon("27 34, 37 34, 38.4 50, 47 60, 17 60, 25.6 50", 1.4)),
)
"""Barbouaille, a walking tree."""

ICONS = {
    "torch": TORCH,
    "fountain": FOUNTAIN,
    "shortcut": SHORTCUT,
    "paw": PAW,
    "mushroom": MUSHROOM,
    "renown": RENOWN,
    "mana": MANA,
    "artefact": ARTEFACT,
    "scroll": EVENT,
    "blade": BLADE,
    "once": ONCE,
    "always": placed(ALWAYS, 0.9),
    "halo": placed(DIVINE, 0.92),
    "champion": HERO,
    "hammer": HAMMER,
    "trumpets": TRUMPETS,
    "scythe": placed(SCYTHE, 0.94, 32, 33),
    "blook": placed(BLOOK, 0.92, 32, 30),
    "cursed": CURSED,
    "alpha": SKULL_BOLD,
    "claws": ATTACK,
    "mouth": LANTERN,
    "sankaa": MUG,
    "arminius": JAWS,
    "oriandre": WITCH,
    "molesor": ICE_AND_FIRE,
    "barbouaille": TREE,
}
