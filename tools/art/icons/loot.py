"""What is carried, bought and fought for on the islands: kinds of cards, talents, rarities, decks, coins."""

from tools.art.icons.cave import HERO, PAW
from tools.art.icons.emblems import SKULL_BOLD
from tools.art.icons.marks import Icon, line, placed, solid
from tools.art.icons.pen import curve, polygon, shape, symmetric
from tools.art.icons.shapes import (
    arc,
    around,
    arrow_head,
    bar,
    box,
    circle,
    corners,
    ellipse,
    ribbon,
    ring,
    spark,
    star,
)
from tools.art.icons.things import RULEBOOK

MASK = "3 22!3, 17 18, 32 22, 47 18, 61 22!3, 59 36, 49 46, 40 44, 32 36, 24 44, 15 46, 5 36"
TURNCOAT: Icon = (
    solid(shape(MASK), ellipse(19.4, 31, 6.8, 4.6, 10), ellipse(44.6, 31, 6.8, 4.6, -10)),
    line(curve("32 52!, 32 60!"), width=5),
)
"""Hero and monster at once: a mask on a stick."""
CROWN = polygon("12 22, 9 3, 22 12, 32 1, 42 12, 55 3, 52 22", 1.4)
OVERLORD: Icon = (solid(CROWN), *placed(SKULL_BOLD, 0.64, 32, 44))
RELIC: Icon = (
    solid(symmetric("32 3!2, 56 10!3, 55 30, 46 48, 32 61!2"), symmetric("32 12!1, 47 17!1, 46 29, 40 41, 32 50!1")),
    solid(spark(13, 32, 29, waist=0.34)),
)
WING = "30 34!1, 24 20, 12 8, 3 10!2, 5 24, 14 34, 22 37"
LOWER_WING = "30 38!1, 20 40, 10 46, 11 56!2, 21 57, 28 50"
SPRITE: Icon = (
    solid(shape(WING)),
    solid(shape(LOWER_WING)),
    solid(shape(WING).mirrored()),
    solid(shape(LOWER_WING).mirrored()),
    solid(circle(32, 19, 6.4)),
    solid(ribbon((32, 27, 3), (32, 42, 4.2), (32, 58, 1.2))),
)
FACETS = [bar(20, 25.4, 32, 57, 1.3), bar(44, 25.4, 32, 57, 1.3), bar(8, 24.6, 56, 24.6, 1.4)]
GEM: Icon = (solid(polygon("17 8, 47 8, 61 25, 32 60, 3 25", 2), *FACETS),)
ROLL = polygon("14 8, 52 8, 52 50, 46 58, 14 58", 3)
ERRAND: Icon = (
    solid(ROLL, bar(22, 19, 44, 19, 2), bar(22, 29, 44, 29, 2), bar(22, 39, 34, 39, 2)),
    solid(circle(44, 48, 11), star(5, 7.4, 3.2, 44, 48, 0.6)),
)
GUILD: Icon = (
    solid(box(6, 3, 52, 6.4, 2)),
    solid(polygon("12 12, 52 12, 52 60, 32 47, 12 60", 1.4), star(5, 12, 5, 32, 28, 0.8)),
)
GATE = "8 60!1, 8 30, 15 14, 32 6, 49 14, 56 30, 56 60!1, 46 60!1, 46 32, 41 22, 32 17, 23 22, 18 32, 18 60!1"
GATEWAY: Icon = (solid(shape(GATE)), line(curve("32 26!, 32 44!"), width=6.6), solid(arrow_head(32, 46, 90, 12)))
KEYHOLE: Icon = (
    solid(
        shape("6 61!1, 6 28, 16 10, 32 3, 48 10, 58 28, 58 61!1"),
        circle(32, 29, 8),
        polygon("29 34, 35 34, 39 51, 25 51", 1),
    ),
)
BARS = [box(x, 18, 4.4, 44, 0.4) for x in (18.6, 29.8, 41)]
DUNGEON: Icon = (
    solid(
        shape("5 61!1, 5 28, 15 10, 32 3, 49 10, 59 28, 59 61!1"), symmetric("32 14!0, 43 18, 49 30, 49 61!1, 32 61!0")
    ),
    *(solid(one) for one in BARS),
    solid(box(15, 36, 34, 4.4, 0.4)),
)


COIN = shape("6 10!1, 14 16, 32 18, 50 16, 58 10!1, 58 17!1, 50 23, 32 25, 14 23, 6 17!1")
COINS: Icon = (
    solid(ellipse(32, 15, 26, 10), star(5, 6.4, 2.8, 32, 15, 0.5)),
    *(solid(COIN.shifted(0, down)) for down in (10, 22, 34)),
)
BACKPACK: Icon = (
    line(arc(32, 13, 9, 180, 360), width=5),
    solid(shape("11 26!1, 14 16, 22 12, 42 12, 50 16, 53 26!1, 43 31, 32 33, 21 31"), box(27, 20, 10, 13, 1)),
    solid(polygon("11 30, 21 35, 28 37, 36 37, 43 35, 53 30, 54 56, 50 61, 14 61, 10 56", 2), box(20, 44, 24, 4, 1)),
    solid(box(3, 36, 5, 18, 2)),
    solid(box(56, 36, 5, 18, 2)),
)
FAIRY_POWER: Icon = (
    solid(spark(27, 27, 36, waist=0.42)),
    solid(spark(13, 51, 14, waist=0.42)),
    solid(circle(52, 52, 4.4)),
)
HAUNTED: Icon = (
    solid(
        shape("8 60!1, 9 26, 18 9, 32 3, 46 9, 55 26, 56 60!1, 48 52, 40 60!1, 32 52, 24 60!1, 16 52"),
        ellipse(23, 27, 5, 7),
        ellipse(41, 27, 5, 7),
    ),
)
HELPING: Icon = (
    solid(shape("4 40!1, 16 38, 26 30, 40 30!2, 42 37!2, 32 40, 48 40, 60 31!3, 60 40, 48 54, 34 58, 4 58!1")),
    solid(symmetric("32 10!1, 37 3, 46 4, 48 13, 42 21, 32 28!1")),
)
SPEECH = "32 6, 50 10, 60 24, 55 40, 40 47, 30 47, 14 60!1, 17 45, 6 36, 5 20, 16 9"
CHARISMA: Icon = (solid(shape(SPEECH), spark(14, 32, 27, waist=0.3)),)
OWL = "12 6!1, 22 12, 32 13, 42 12, 52 6!1, 56 24, 54 46, 44 58, 32 61, 20 58, 10 46, 8 24"
SAGE: Icon = (
    solid(shape(OWL), circle(22, 28, 9), circle(42, 28, 9), polygon("28 37, 36 37, 32 45", 0.6)),
    solid(circle(22, 28, 4.2)),
    solid(circle(42, 28, 4.2)),
)
TEMERITY: Icon = (
    solid(polygon("26 3, 52 3, 40 24, 56 24, 18 61, 27 35, 11 35", 1.6)),
    line(curve("6 16!, 18 16!"), width=4.6),
    line(curve("4 50!, 14 50!"), width=4.6),
)
LIDS = "2 32!2, 14 17, 32 10, 50 17, 62 32!2, 50 47, 32 54, 14 47"
VIGILANCE: Icon = (solid(shape(LIDS), circle(32, 32, 14)), solid(circle(32, 32, 8.6), circle(35, 29, 2.8)))
FIST: Icon = (
    *(solid(box(x, y, 11, 20, 4.6)) for x, y in ((7, 13), (19.4, 8), (31.8, 8), (44.2, 12))),
    solid(shape("6 36!2, 30 34!1, 40 40, 30 45, 57 36!2, 56 52, 46 61, 20 61, 8 52")),
)
BOLT: Icon = (solid(star(6, 29, 12)),)
JESTER: Icon = (
    solid(shape("32 18!1, 40 6, 56 4, 60 16!2, 52 15, 50 30!1, 54 48!1, 10 48!1, 14 30!1, 12 15, 4 16!2, 8 4, 24 6")),
    solid(circle(4.6, 21, 4)),
    solid(circle(59.4, 21, 4)),
    solid(box(9, 51.4, 46, 8.6, 3)),
)
CUNNING: Icon = (
    solid(symmetric("32 6!0, 44 10, 50 24, 50 37!1, 32 37!0")),
    solid(ellipse(32, 42, 29, 6.4)),
    solid(shape("14 51!1, 25 51, 32 55, 39 51, 50 51!1, 45 60, 37 60, 32 57, 27 60, 19 60")),
)
HORN = shape("20 30!1, 10 26, 4 15, 6 2!0.6, 12 12, 20 17, 28 18!1")
MENACE: Icon = (solid(HORN), solid(HORN.mirrored()), *placed(SKULL_BOLD, 0.72, 32, 40))
"""A card of each of the four decks: a skull with horns."""
HALO = [bar(*around([(a, 23)], 32, 37)[0], *around([(a, 34)], 32, 37)[0], 2.4) for a in (-158, -124, -90, -56, -22)]
HEMUD: Icon = (
    *(solid(ray) for ray in HALO),
    solid(polygon("32 20, 58 62, 6 62", 3), shape("18 49!1, 24 42, 32 39, 40 42, 46 49!1, 40 55, 32 57, 24 55")),
    solid(circle(32, 48, 5.6)),
)
"""Two of each of the four, ten times over: an eye in a triangle with rays."""
WEIGHT: Icon = (
    line(arc(32, 15, 9.4, 150, 390), width=6),
    solid(polygon("17 24, 47 24, 59 60, 5 60", 4), bar(24, 38, 40, 38, 2), bar(21, 48, 43, 48, 2)),
)
CAMP: Icon = (
    solid(polygon("32 10, 61 58, 43 58, 32 34, 21 58, 3 58", 2)),
    line(curve("27 3!, 32 11!, 37 3!"), width=4.6),
    solid(polygon("32 43, 38.6 58, 25.4 58", 1)),
)
GRAVEYARD: Icon = (
    solid(
        shape("13 51!1, 13 24, 19 10, 32 4, 45 10, 51 24, 51 51!1"), bar(32, 15, 32, 38, 2.4), bar(23, 23, 41, 23, 2.4)
    ),
    solid(box(5, 54.4, 54, 6.6, 2)),
)
LOZENGE = corners(ring(4, 15), 1.4)


def _lozenges(*places: tuple[float, float]) -> Icon:
    return tuple(solid(LOZENGE.shifted(x - 32, y - 32)) for x, y in places)


def _fangs(*places: float) -> Icon:
    fang = shape("32 8!0, 40 12!1, 40 28, 35 47, 30 57!0.6, 27 40, 24 12!1")
    return tuple(solid(fang.shifted(x - 32, 0)) for x in places)


CROWNED: Icon = (solid(polygon("8 52, 4 16, 20 30, 32 8, 44 30, 60 16, 56 52", 2)), solid(box(8, 55, 48, 6, 2)))
ANCHOR: Icon = (
    solid(circle(32, 10, 7.6), circle(32, 10, 3)),
    solid(box(28.8, 18, 6.4, 42, 1.6)),
    solid(box(18, 22.6, 28, 6, 2)),
    line(curve("8 40!, 11 50, 20 57, 32 59, 44 57, 53 50, 56 40!"), width=6),
    solid(arrow_head(8, 42, 262, 9)),
    solid(arrow_head(56, 42, 278, 9)),
)
FEDORA: Icon = (
    solid(shape("16 38!1, 18 18, 24 8, 32 12, 40 8, 46 18, 48 38!1, 32 42")),
    solid(shape("3 42!2, 16 43, 32 47, 48 43, 61 42!2, 54 53, 32 58, 10 53")),
)
FIR: Icon = (
    solid(polygon("32 2, 45 21, 38 20, 51 37, 42 36, 58 53, 6 53, 22 36, 13 37, 26 20, 19 21", 1)),
    solid(box(28, 55, 8, 7, 1)),
)
WINGS = """32 22!0, 35 14!0.6, 37 21, 42 24!1, 46 16!0.6, 62 22!0.6, 58 34, 56 46!0.6, 50 40!1, 44 48!0.6, 38 43!1,
    32 54!0.6"""
BAT: Icon = (solid(symmetric(" ".join(WINGS.split()))),)
ICONS = {
    "adventurer": HERO,
    "turncoat": placed(TURNCOAT, 1.0, 32, 26),
    "brute": PAW,
    "overlord": placed(OVERLORD, 0.94, 32, 32.6),
    "relic": RELIC,
    "spellbook": RULEBOOK,
    "sprite": SPRITE,
    "haunted": HAUNTED,
    "gem": GEM,
    "errand": ERRAND,
    "guild": GUILD,
    "gateway": GATEWAY,
    "keyhole": KEYHOLE,
    "dungeon": DUNGEON,
    "coins": COINS,
    "backpack": BACKPACK,
    "fairy_power": placed(FAIRY_POWER, 0.9),
    "helping": HELPING,
    "fame": CROWNED,
    "talent_charisma": CHARISMA,
    "talent_wisdom": SAGE,
    "talent_temerity": TEMERITY,
    "talent_vigilance": VIGILANCE,
    "deck_pb": FIST,
    "deck_ab": BOLT,
    "deck_st": placed(JESTER, 0.94),
    "deck_gt": CUNNING,
    "deck_xm": MENACE,
    "deck_hm": placed(HEMUD, 0.86, 32, 31),
    "weight": WEIGHT,
    "camp": placed(CAMP, 0.94, 32, 33),
    "graveyard": GRAVEYARD,
    "common": (solid(corners(ring(4, 26), 2), corners(ring(4, 11), 1)),),
    "rare": _lozenges((16, 32), (48, 32)),
    "extremely_rare": _lozenges((32, 16), (16, 46), (48, 46)),
    "legendary": CROWNED,
    "common_monster": _fangs(32),
    "rare_monster": _fangs(21, 43),
    "extremely_rare_monster": _fangs(12, 32, 52),
    "region_butina": placed(ANCHOR, 0.88, 32, 31),
    "region_caveport": FEDORA,
    "region_soulstern": FIR,
    "region_azkovlar": BAT,
    "legendary_monster": placed(OVERLORD, 0.94, 32, 32.6),
}
