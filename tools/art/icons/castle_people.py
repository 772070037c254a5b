"""Who walks in the castle: emblems of five heroes, of monsters and of villains."""

from tools.art.icons.cave import FLAME
from tools.art.icons.emblems import SKULL_BOLD
from tools.art.icons.marks import Icon, line, mirrored, placed, solid
from tools.art.icons.pen import curve, polygon, shape, symmetric
from tools.art.icons.shapes import bar, box, circle, ellipse, ribbon, spark, star
from tools.art.icons.shots import LONGBOW
from tools.art.icons.signs import RAT, SPIDER

DAGGER: Icon = (
    solid(symmetric("32 -4!1, 39 8!1, 39 36!0, 32 36!0"), bar(32, 8, 32, 28, 1.6)),
    solid(box(18, 38, 28, 6.4, 2.6)),
    solid(box(28, 46, 8, 14, 2)),
    solid(circle(32, 64, 5)),
)
KAT = placed(DAGGER, 0.9, 31.6, 32, angle=42)
WARHAMMER: Icon = (
    solid(box(8, 4, 48, 26, 4), star(8, 10.4, 5, 32, 17)),
    solid(box(27.6, 32, 8.8, 30, 2.6)),
)
"""A priest’s hammer with a sun on its head."""

DRAGON_HEAD = """8 60!1.4, 10 47, 5 36, 7 24, 15 15, 12 3!1, 23 11, 31 12, 34 3!1, 41 15, 50 19, 61 25!2, 61 32,
    56 35!1,
    44 36, 38 38!1, 46 42, 56 43!1.4, 53 49, 43 52, 34 51, 31 60!1.4"""
DRAGONBORN: Icon = (
    solid(shape(DRAGON_HEAD), polygon("28 21, 39 25, 30 28.4", 1), ribbon((16, 50, 1.4), (18, 40, 1.6))),
)

CRESCENT = """24 4!1, 13 14, 10 29, 16 43, 29 51, 43 50, 54 43!1, 43 43.6, 32 40, 24.4 32, 22 21, 24.6 10"""
STAFF: Icon = (solid(shape(CRESCENT)), solid(spark(14, 42, 20, waist=0.3)), solid(bar(25, 55, 22, 60.4, 3.4)))

BONE = (
    bar(10, 44, 54, 60, 3.2),
    circle(8, 41.6, 4),
    circle(6.4, 46.4, 4),
    circle(56, 57.6, 4),
    circle(54.8, 62, 4),
)
CROSSED = tuple(solid(part) for part in BONE)
SKELETON: Icon = (
    *placed(CROSSED, 0.9, 32, 31.4),
    *placed(mirrored(CROSSED), 0.9, 32, 31.4),
    *placed(SKULL_BOLD, 0.74, 32, 24),
)

FINGERS = [
    ribbon((x, 34, 4), (x + lean * 0.6, top + 10, 3.6), (x + lean, top, 2.4))
    for x, top, lean in ((21, 9, -4), (29, 4, -1), (37, 5, 2), (44.4, 12, 5))
]
CORPSE: Icon = (
    solid(shape("17 32!1, 47 32!1, 46 42, 41 50, 42 62!1, 21 62!1, 22 50, 16 40")),
    *(solid(finger) for finger in FINGERS),
    solid(ribbon((44, 42, 4), (53, 36, 3.4), (58, 28, 2.2))),
    solid(polygon("3 62, 12 54, 18 62", 1)),
    solid(polygon("46 62, 54 53, 61 62", 1)),
)

KOBOLD_FACE = """32 14, 24 16!1, 12 4!1, 15 20, 3 22!1, 13 31, 17 40, 25 50, 32 61!2, 39 50, 47 40, 51 31, 61 22!1,
    49 20,
    52 4!1, 40 16!1"""
KOBOLD: Icon = (
    solid(
        shape(KOBOLD_FACE),
        polygon("20 28, 29 33, 22 36", 0.8),
        polygon("44 28, 35 33, 42 36", 0.8),
        circle(29.4, 49, 1.6),
        circle(34.6, 49, 1.6),
    ),
)
HOOD = "32 2!2, 44 12, 51 28, 52 44, 60 61!2, 32 61!0"
HOLLOW = "32 18!2, 40 26, 43 38, 40 48, 32 53!1"
CULTIST: Icon = (
    solid(symmetric(HOOD), symmetric(HOLLOW)),
    solid(polygon("25 34, 30.6 37, 26 39.6", 0.8)),
    solid(polygon("39 34, 33.4 37, 38 39.6", 0.8)),
)
GHOUL_FACE = "32 8, 44 11, 50 19!1, 62 10!1, 57 28, 50 34!1, 50 46, 44 56, 32 61"
MAW = shape("18 40!1, 25 43, 32 44, 39 43, 46 40!1, 44 50, 38 55.6, 32 56.6, 26 55.6, 20 50")
GHOUL: Icon = (
    solid(symmetric(GHOUL_FACE), ellipse(23, 27, 4.6, 5.4), ellipse(41, 27, 4.6, 5.4), MAW),
    solid(polygon("24 42, 28.4 42.6, 26 50", 0.5)),
    solid(polygon("40 42, 35.6 42.6, 38 50", 0.5)),
)
WOLF_FACE = "32 17, 38 17!1, 51 2!1, 53 20, 58 28!1, 55 31!1, 59 38!1, 52 41!1, 46 48, 39 58, 32 62"
WOLF: Icon = (
    solid(
        symmetric(WOLF_FACE),
        polygon("37.4 31, 48 27, 45 34.6, 39 36", 0.8),
        polygon("26.6 31, 16 27, 19 34.6, 25 36", 0.8),
        symmetric("32 50!0.6, 37 50.4!1, 32 56.6!0.6"),
    ),
)
HALF_WING = "42 24!0, 46 8, 62 2!1, 58 14, 62 26!1, 57 29, 58 42!1, 51 40, 47 54!1, 42 44!0"
GARGOYLE: Icon = (
    solid(shape(HALF_WING)),
    *mirrored((solid(shape(HALF_WING)),)),
    solid(symmetric("32 14, 35 10!0, 38.4 2!1, 40 14, 37.6 24, 34.6 28, 39 36, 38.6 48, 44 61!1, 32 57!0")),
)
BAT_WING = "32 22!0, 36 14!1, 39 22, 48 14, 62 10!1, 58 24, 60 36!1, 52 34, 47 43!1, 41 39, 36 50!1, 32 56!0"
BAT: Icon = (solid(symmetric(BAT_WING), circle(28.6, 26, 1.7), circle(35.4, 26, 1.7)),)
SHROUD = "32 3!0, 45 8, 52 22, 52 38, 58 60!1, 50 54, 45 61!1, 39 54, 32 61!1"
WRAITH: Icon = (
    solid(symmetric(SHROUD), ellipse(24.6, 25, 4.4, 6, 16), ellipse(39.4, 25, 4.4, 6, -16), ellipse(32, 41, 4, 5.4)),
)
CLUB: Icon = (
    solid(shape("26 62!2, 27.4 44, 20 24, 22 6, 32 1, 42 6, 44 24, 36.6 44, 38 62!2")),
    solid(polygon("21 10, 9 8, 20 20", 1)),
    solid(polygon("43 10, 55 8, 44 20", 1)),
    solid(polygon("22 27, 12 28, 26 36", 1)),
    solid(polygon("42 27, 52 28, 38 36", 1)),
)
TEETH_OF_COG = [box(27, 1, 10, 14, 2).turned(45 * k) for k in range(8)]
COG: Icon = (
    *(solid(tooth) for tooth in TEETH_OF_COG),
    solid(circle(32, 32, 21), polygon("35.6 15, 21 34.6, 31 34.6, 28.4 49, 43 29.4, 33 29.4", 1)),
)
CROWNED: Icon = (
    *placed(SKULL_BOLD, 0.76, 32, 38),
    solid(polygon("11 20, 7 1, 20 9, 32 0, 44 9, 57 1, 53 20, 32 15", 1)),
)
DRAKE: Icon = (
    solid(
        shape(FLAME).sized(1.5).shifted(0, 16),
        polygon("19 36, 29 41, 22 45", 0.8),
        polygon("45 36, 35 41, 42 45", 0.8),
        polygon("24 51, 28 49, 32 52, 36 49, 40 51, 32 57", 0.6),
    ),
)
"""A flame with a face."""
ORC_FACE = "32 6, 46 9, 53 20!1, 62 17!1.4, 60 28, 53 33!1, 52 46, 45 57, 32 61"
ORC: Icon = (
    solid(
        symmetric(ORC_FACE),
        polygon("17 24, 28 28.6, 19.6 32", 0.8),
        polygon("47 24, 36 28.6, 44.4 32", 0.8),
        shape("17 45!1, 24 42, 32 43, 40 42, 47 45!1, 40 52, 32 53, 24 52"),
    ),
    solid(polygon("20 50, 21 36, 27 49", 0.8)),
    solid(polygon("44 50, 43 36, 37 49", 0.8)),
)
SHOT: Icon = (
    *placed(ORC, 0.74, 25, 38),
    line(curve("36 20!, 56 8!"), width=4),
    solid(polygon("62 3, 58 15, 50 5", 0.8)),
)

ICONS = {
    "kat": KAT,
    "allisa": placed(LONGBOW, 0.98),
    "thorgrim": WARHAMMER,
    "dragonborn_fighter": DRAGONBORN,
    "eladrin_wizard": placed(STAFF, 0.95),
    "skeleton": SKELETON,
    "shambling_corpse": CORPSE,
    "rat_swarm": placed(RAT, 0.96),
    "kobold_scout": KOBOLD,
    "cultist": CULTIST,
    "ghoul": GHOUL,
    "crypt_spider": placed(SPIDER, 0.98),
    "dire_wolf": WOLF,
    "gargoyle": GARGOYLE,
    "orc_archer": SHOT,
    "wraith": WRAITH,
    "orc_brute": placed(CLUB, 0.94, 27, 34, angle=34),
    "strahd": BAT,
    "klak": placed(COG, 0.96),
    "bone_warden": placed(CROWNED, 0.92, 32, 32),
    "cinder_drake": DRAKE,
}
