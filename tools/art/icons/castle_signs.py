"""What cards of the castle are, what they count, and how somebody is: kinds, numbers, conditions."""

from tools.art.icons.marks import Icon, line, mirrored, placed, solid
from tools.art.icons.pen import curve, polygon, shape, symmetric
from tools.art.icons.pieces import HEART
from tools.art.icons.shapes import arc, around, bar, box, circle, ellipse, ribbon, spark, star

LOOP: Icon = (
    line(
        curve("32 32!, 40 22, 50 20, 58 27, 58 37, 50 44, 40 42, 24 22, 14 20, 6 27, 6 37, 14 44, 24 42, 32 32!"),
        width=7,
    ),
)
"""Again and again, without an end."""
SUN_RAYS = [
    bar(*around([(180 + 36 * k, 25)], 32, 44)[0], *around([(180 + 36 * k, 33)], 32, 44)[0], 3) for k in range(6)
]
SUNRISE: Icon = (
    solid(shape("13 44!0, 16 32, 24 25.6, 32 24, 40 25.6, 48 32, 51 44!0")),
    *(solid(ray) for ray in SUN_RAYS),
    solid(box(3, 48, 58, 7, 3)),
)
WAYMARK: Icon = (
    solid(box(28, 2, 8, 60, 2)),
    solid(polygon("12 7, 46 7, 58 15.6, 46 24, 12 24", 1.4)),
    solid(polygon("52 29, 18 29, 6 37.6, 18 46, 52 46", 1.4)),
)
BLOODLINE: Icon = (
    solid(
        shape("32 2!1.4, 42 18, 51 30, 52 43, 44 55, 32 61, 20 55, 12 43, 13 30, 22 18"), spark(15, 32, 40, waist=0.3)
    ),
)
KNACK: Icon = (
    solid(circle(32, 24, 21), star(5, 14, 6.4, 32, 24)),
    solid(polygon("18 42, 30 47, 24 63, 19 57, 11 59", 1)),
    solid(polygon("46 42, 34 47, 40 63, 45 57, 53 59", 1)),
)
OMEN: Icon = (
    solid(circle(32, 26, 22), spark(15, 32, 26, waist=0.32)),
    solid(polygon("16 50, 48 50, 54 61, 10 61", 2)),
)
"""A crystal ball on its foot."""
ONSLAUGHT: Icon = (
    solid(shape("6 58!2, 9 44, 26 22, 44 7, 58 2!1, 56 16, 43 32, 24 49, 14 60")),
    line(curve("4 30!, 17 18, 26 12!"), curve("36 58!, 48 47, 54 38!"), width=5.4),
)
FOG: Icon = (
    line(curve("4 20!, 14 14, 24 20, 34 25, 44 20, 54 14, 60 18!"), width=7),
    line(curve("4 36!, 14 30, 24 36, 34 41, 44 36, 54 30, 60 34!"), width=7),
    line(curve("10 51!, 19 46, 29 51, 38 55, 47 51, 54 48!"), width=7),
)
HEX: Icon = (
    line(circle(32, 32, 26), width=5.4),
    solid(ellipse(32, 32, 17, 10), circle(32, 32, 5.4)),
    solid(bar(32, 45, 32, 51, 2.6)),
    solid(bar(20, 42, 17, 47, 2.4)),
    solid(bar(44, 42, 47, 47, 2.4)),
)
"""An evil eye."""
RUBBLE: Icon = (
    solid(polygon("20 30, 26 14, 40 10, 48 24, 42 34, 28 36", 1.4)),
    solid(polygon("3 58, 6 43, 18 37, 29 42, 30 58", 1.4)),
    solid(polygon("34 58, 35 44, 47 37, 59 44, 61 58", 1.4)),
)
TOOTHED = "4 30!1, 10 8!1, 17 28!0, 25 6!1, 32 28!0, 39 6!1, 47 28!0, 54 8!1, 60 30!1, 46 34, 18 34"
SNARE: Icon = (
    solid(shape(TOOTHED)),
    solid(shape("4 40!1, 18 36, 46 36, 60 40!1, 54 57!1, 47 42!0, 39 59!1, 32 42!0, 25 59!1, 17 42!0, 10 57!1")),
)
SATCHEL: Icon = (
    line(arc(32, 22, 15, 180, 360), width=6),
    solid(
        box(6, 24, 52, 36, 6),
        polygon("6 36.4, 26 42, 26 45, 6 39.4", 0.4),
        polygon("58 36.4, 38 42, 38 45, 58 39.4", 0.4),
    ),
    solid(box(27, 36, 10, 13, 2)),
)
PETAL = "32 32!0, 22 25, 16 15, 22 6, 32 13!1, 42 6, 48 15, 42 25"
FORTUNE: Icon = (*(solid(shape(PETAL).turned(90 * k)) for k in range(4)), solid(bar(36, 40, 46, 60, 2.6)))
"""A leaf of clover with four parts."""
PORTAL: Icon = (
    solid(
        symmetric("32 2!0, 46 6, 56 18, 59 32!0, 59 61!1.4, 32 61!0"),
        symmetric("32 14!0, 40 17, 46 25, 47 34!0, 47 61!0, 32 61!0"),
    ),
    solid(box(22, 52, 20, 9, 1)),
    solid(box(27, 41, 10, 9, 1)),
)
LAUREL_LEAVES = [
    ellipse(*around([(angle, 24)], 32, 30)[0], 4.6, 8.4, angle + 26) for angle in (20, 48, 76 + 4, -8, -36)
]
LAUREL: Icon = (
    *(solid(leaf) for leaf in LAUREL_LEAVES),
    *mirrored(tuple(solid(leaf) for leaf in LAUREL_LEAVES)),
    solid(star(5, 13, 6, 32, 29)),
)
FANGS: Icon = (
    solid(shape("3 10!2, 32 16, 61 10!2, 58 24, 49 26!0, 45 50!1, 38 27!0, 26 27!0, 19 50!1, 15 26!0, 6 24")),
    solid(polygon("28 32, 36 32, 32 42", 0.6)),
)
TYRANT: Icon = (
    solid(polygon("6 24, 3 2, 18 12, 32 0, 46 12, 61 2, 58 24", 1)),
    solid(
        symmetric("32 28!0, 56 28!1.4, 54 44, 44 56, 32 62!0"),
        polygon("16 35, 28 40, 19 43.4", 0.8),
        polygon("48 35, 36 40, 45 43.4", 0.8),
        box(26, 50, 12, 3.4, 1),
    ),
)
XP: Icon = (
    solid(polygon("32 2, 60 22, 60 32, 32 13, 4 32, 4 22", 1)),
    solid(polygon("32 19, 60 39, 60 49, 32 30, 4 49, 4 39", 1)),
    solid(polygon("32 37, 54 53, 54 62, 32 47, 10 62, 10 53", 1)),
)
"""Three chevrons: what one has learned."""
BOOT = "12 3!2, 34 3!2, 34 26, 44 36, 58 40, 62 50!2, 62 56!2, 10 56!2, 10 40, 13 24"
STRIDE: Icon = (solid(shape(BOOT), box(12, 45.4, 50, 3, 0.6)), line(curve("2 16!, 5 16!"), width=5))
SURGE: Icon = (solid(symmetric(HEART), polygon("36 13, 20 34, 30 34, 26 51, 44 28, 33 28", 1)),)
SLOWED: Icon = (
    solid(
        shape("10 54!2, 8 40, 14 24, 28 15, 42 18, 50 30, 48 44!0, 56 38, 56 22!1, 61 24, 62 44, 54 54!2"),
        ribbon((29, 24, 1.8), (20, 30, 1.8), (20, 40, 1.8), (29, 44, 1.8), (37, 39, 1.8), (35, 32, 1.8), (29, 34, 1.6)),
    ),
)
"""A snail."""
IMMOBILIZED: Icon = (
    line(ellipse(20, 20, 9, 13, -40), width=5.6),
    line(ellipse(44, 44, 9, 13, -40), width=5.6),
    solid(bar(27, 27, 37, 37, 4)),
    line(curve("6 50!, 14 58!"), curve("50 6!, 58 14!"), width=5),
)
"""Links of a chain."""
DAZED: Icon = (
    line(curve("32 32, 37 29, 36 22, 28 20, 21 27, 22 38, 31 45, 43 42, 49 31, 46 17, 34 9, 20 11, 10 22!"), width=5.6),
    solid(spark(10, 53, 52)),
    solid(spark(7, 12, 52)),
)
POISONED: Icon = (
    solid(box(24, 2, 16, 7, 2)),
    solid(
        shape("26 11!0, 38 11!0, 38 22, 52 36, 54 50, 46 61, 18 61, 10 50, 12 36, 26 22"),
        ellipse(25.4, 43, 4, 4.6),
        ellipse(38.6, 43, 4, 4.6),
        polygon("32 48, 28.6 54.6, 35.4 54.6", 0.4),
    ),
)
DOWNED: Icon = (
    solid(circle(12, 40, 9.4)),
    solid(shape("23 33!2, 44 31, 60 41!2, 60 49!2, 24 49!2")),
    solid(box(2, 53, 60, 6, 2.4)),
    line(curve("34 22!, 42 22!, 34 10!, 42 10!"), width=4.6),
)
SHIELDED: Icon = (
    solid(
        symmetric("32 2!0, 44 7, 57 8!1.4, 57 30, 50 47, 32 62!1"),
        symmetric("32 9!0, 43 13, 50 14!1, 50 29, 44 43, 32 54!1"),
    ),
    solid(spark(14, 32, 30, waist=0.34)),
)

ICONS = {
    "at_will": LOOP,
    "sunrise": placed(SUNRISE, 0.86),
    "waymark": WAYMARK,
    "bloodline": BLOODLINE,
    "knack": KNACK,
    "omen": OMEN,
    "onslaught": ONSLAUGHT,
    "fog": placed(FOG, 0.94),
    "hex": HEX,
    "rubble": RUBBLE,
    "snare": SNARE,
    "satchel": SATCHEL,
    "fortune": FORTUNE,
    "portal": PORTAL,
    "laurel": LAUREL,
    "fangs": FANGS,
    "tyrant": placed(TYRANT, 0.94),
    "xp": XP,
    "stride": placed(STRIDE, 0.94),
    "surge": SURGE,
    "slowed": SLOWED,
    "immobilized": IMMOBILIZED,
    "dazed": DAZED,
    "poisoned": placed(POISONED, 0.94),
    "downed": DOWNED,
    "shielded": SHIELDED,
}
