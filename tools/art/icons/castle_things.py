"""What lies in the castle: features of its tiles, hazards, traps, tokens."""

from tools.art.icons.cave import FLAME
from tools.art.icons.emblems import SKULL_BOLD
from tools.art.icons.marks import Icon, line, placed, solid
from tools.art.icons.pen import curve, polygon, shape, symmetric
from tools.art.icons.shapes import arc, bar, box, circle, corners, ellipse, plus, ring, spark

ALTAR: Icon = (
    solid(box(4, 26, 56, 10, 2)),
    solid(polygon("11 39, 53 39, 50 54, 14 54", 1), spark(7, 32, 46.6, waist=0.34)),
    solid(box(8, 56, 48, 6, 1.4)),
    *placed((solid(shape(FLAME)),), 0.5, 16, 13),
    *placed((solid(shape(FLAME)),), 0.5, 48, 13),
)
TOMB: Icon = (
    solid(
        polygon("18 2, 46 2, 56 14, 50 62, 14 62, 8 14", 1.6),
        plus(32, 25, 11, 5),
        box(24, 42, 16, 4, 1),
        box(25, 50, 14, 4, 1),
    ),
)
STEPS: Icon = tuple(solid(box(4 + 7 * k, 48 - 13 * k, 57 - 7 * k, 11, 1.4)) for k in range(4))
LADDER: Icon = (
    solid(box(12, 2, 8, 60, 2)),
    solid(box(44, 2, 8, 60, 2)),
    *(solid(box(18, y, 28, 6.4, 1)) for y in (9, 24, 39, 52)),
)
ONE_BONE = (
    solid(bar(10, 50, 54, 60, 2.8)),
    solid(circle(8, 46.4, 3.8)),
    solid(circle(6.4, 52, 3.8)),
    solid(circle(57, 57, 3.8)),
    solid(circle(55.4, 62, 3.6)),
)
BONE_PILE: Icon = (*placed(SKULL_BOLD, 0.76, 32, 26), *placed(ONE_BONE, 0.96, 32, 30))
SCORCH: Icon = (
    solid(
        polygon(
            "32 2, 38 16, 50 8, 49 22, 62 26, 51 34, 58 47, 44 46, "
            "40 61, 31 50, 18 59, 18 45, 3 41, 14 31, 5 17, 20 19",
            1.4,
        ),
        ellipse(32, 33, 9, 8),
    ),
    solid(circle(32, 33, 4)),
)
ROCKFALL: Icon = (
    solid(polygon("6 62, 9 46, 24 40, 34 48, 34 62", 1.4)),
    solid(polygon("38 62, 39 50, 50 44, 61 52, 61 62", 1.4)),
    solid(polygon("24 32, 26 18, 38 13, 47 22, 43 35, 31 38", 1.4)),
    line(curve("14 4!, 14 22!"), curve("34 2!, 34 7!"), curve("53 6!, 53 26!"), width=4.4),
)
LAVA: Icon = (
    solid(shape(FLAME).sized(0.7).shifted(0, -8)),
    line(curve("3 48!, 13 42, 23 48, 32 52, 41 48, 51 42, 61 48!"), width=6),
    line(curve("8 60!, 17 55, 27 60, 37 60, 46 55, 56 60!"), width=5),
)
FLOOD: Icon = (
    *(
        line(curve(f"3 {y}!, 12 {y - 8}, 22 {y - 8}, 31 {y}, 40 {y - 8}, 50 {y - 8}, 61 {y}!"), width=6.4)
        for y in (38, 54)
    ),
    solid(shape("32 3!1, 38 12, 39 19, 32 24, 25 19, 26 12")),
)
THORNS: Icon = (
    line(curve("5 58!, 16 40, 34 38, 46 26, 56 6!"), width=6),
    solid(polygon("13 42, 6 30, 22 37", 1)),
    solid(polygon("25 40, 34 54, 34 37", 1)),
    solid(polygon("36 36, 30 22, 44 29", 1)),
    solid(polygon("44 30, 60 36, 51 21", 1)),
    solid(polygon("50 22, 40 12, 55 13", 1)),
)
DART: Icon = (
    line(curve("4 60!, 34 30!"), width=5),
    solid(polygon("62 2, 54 28, 36 10", 1.4)),
    solid(polygon("2 44, 12 44, 22 52, 18 62, 8 62", 1)),
    line(curve("8 8!, 20 20!"), curve("44 44!, 56 56!"), width=4.6),
)
PENDULUM: Icon = (
    solid(circle(32, 6, 5)),
    solid(bar(32, 8, 32, 36, 3)),
    solid(shape("3 36!1, 16 45, 32 48, 48 45, 61 36!1, 58 50, 46 60, 32 63, 18 60, 6 50")),
)
RUNE_SNARE: Icon = (
    solid(circle(32, 32, 30), circle(32, 32, 24.4)),
    line(curve("27 50!, 27 14!, 42 26!, 27 36!"), width=5.4),
    line(curve("27 36!, 40 50!"), width=5.4),
)
GAS: Icon = (
    solid(circle(20, 26, 13)),
    solid(circle(40, 20, 16)),
    solid(circle(32, 36, 12)),
    *(solid(box(8 + 13 * k, 52, 9, 9, 1.4)) for k in range(4)),
)
FIRE_JET: Icon = (
    solid(box(2, 18, 11, 28, 2)),
    solid(
        shape("16 32!0, 28 18, 42 22, 50 12, 62 8!1, 56 22, 62 30!1, 55 36, 60 52!1, 48 46, 40 50, 28 46"),
        shape("26 32!0, 34 27, 46 30, 40 36, 32 38"),
    ),
)
CRUSHER: Icon = (
    solid(box(4, 2, 56, 18, 2)),
    solid(polygon("8 22, 18 22, 13 34", 0.6)),
    solid(polygon("27 22, 37 22, 32 34", 0.6)),
    solid(polygon("46 22, 56 22, 51 34", 0.6)),
    solid(polygon("32 52, 20 40, 44 40", 1)),
    solid(box(4, 55, 56, 7, 2)),
)
ALARM: Icon = (
    solid(circle(32, 6, 4.6)),
    solid(symmetric("32 9!0, 43 13, 49 24, 51 38, 58 48!2, 58 52!1, 32 52!0")),
    solid(shape("24 55!0, 40 55!0, 37 61, 32 63, 27 61")),
)
GLYPH: Icon = (
    solid(corners(ring(3, 31, 32, 37)), corners(ring(3, 21, 32, 37))),
    solid(corners(ring(3, 31, 32, 27, 90)), corners(ring(3, 21, 32, 27, 90))),
    solid(circle(32, 32, 4.4)),
)
ICON_OF_RAVENLOFT: Icon = (
    solid(symmetric("32 2!1, 40 10, 40 18, 46 22, 45 36, 41 42, 44 52!0, 32 52!0"), spark(9, 32, 32, waist=0.34)),
    solid(box(14, 54, 36, 8, 2)),
    line(arc(32, 20, 24, 196, 246), arc(32, 20, 24, 294, 344), width=4.4),
)
"""A small holy figure in its halo."""
FURNACE: Icon = (
    solid(
        symmetric("32 16!0, 46 18, 56 28, 58 40!0, 58 61!2, 32 61!0"),
        symmetric("32 32!0, 41 36, 45 46!0, 45 54!1, 32 54!0"),
    ),
    solid(box(25, 1, 14, 13, 2)),
    *placed((solid(shape(FLAME)),), 0.38, 32, 45),
)
VILLAGER: Icon = (
    solid(circle(32, 20, 9.4)),
    solid(ellipse(32, 13, 22, 4.4)),
    solid(symmetric("32 2!0, 40 4, 42 11!0, 32 11!0")),
    solid(symmetric("32 33!0, 44 34, 53 43, 56 62!2, 32 62!0"), polygon("32 40, 27 45, 32 62, 37 45", 0.6)),
)
CHEST: Icon = (
    solid(symmetric("32 10!0, 48 11, 57 18, 58 29!1, 32 29!0")),
    solid(box(6, 32, 52, 27, 3), circle(32, 42, 4), polygon("30 43, 34 43, 36 52, 28 52", 0.6)),
)
HIDDEN_MONSTER: Icon = (
    line(circle(32, 32, 27), width=5.4),
    solid(shape("14 26!1, 22 24, 30 31!1, 22 34")),
    solid(shape("50 26!1, 42 24, 34 31!1, 42 34")),
    solid(polygon("18 41, 25 44, 28 50, 32 44, 36 50, 39 44, 46 41, 42 53, 32 57, 22 53", 0.6)),
)
GENERATOR: Icon = (
    solid(circle(32, 34, 27), circle(32, 34, 20)),
    *placed((solid(shape(FLAME)),), 0.62, 32, 30),
    *placed(SKULL_BOLD, 0.36, 32, 40),
)
"""A mouth in the floor out of which monsters come."""
DOOR_PLANKS = symmetric("32 3!0, 44 6, 53 15, 55 28!0, 55 61!1, 32 61!0")
CLOSED_DOOR: Icon = (
    solid(
        DOOR_PLANKS,
        box(21, 12, 2.8, 47, 0.6),
        box(40.2, 12, 2.8, 47, 0.6),
        circle(32, 38, 3.4),
        box(30.6, 40, 2.8, 7, 0.6),
    ),
)

ICONS = {
    "altar": placed(ALTAR, 0.86, 32, 34),
    "tomb": TOMB,
    "steps": STEPS,
    "ladder": LADDER,
    "bone_pile": BONE_PILE,
    "scorch_mark": SCORCH,
    "rockfall": placed(ROCKFALL, 0.93),
    "lava_seep": placed(LAVA, 0.93),
    "flooded_floor": placed(FLOOD, 0.93),
    "thorn_growth": THORNS,
    "dart_wall": DART,
    "blade_pendulum": PENDULUM,
    "rune_snare": RUNE_SNARE,
    "gas_vent": placed(GAS, 0.96),
    "fire_jet": FIRE_JET,
    "crushing_ceiling": CRUSHER,
    "bell_of_alarm": ALARM,
    "glyph": placed(GLYPH, 0.92),
    "icon_of_ravenloft": placed(ICON_OF_RAVENLOFT, 0.86, 32, 33),
    "furnace": FURNACE,
    "villager": VILLAGER,
    "treasure_token": CHEST,
    "hidden_monster": HIDDEN_MONSTER,
    "closed_door": CLOSED_DOOR,
    "generator": GENERATOR,
}
