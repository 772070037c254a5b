"""What lies on the table: pawn, crystal, marker, armour, health."""

from collections.abc import Sequence

from tools.art.icons.marks import Icon, placed, solid
from tools.art.icons.pen import Point, shape, symmetric
from tools.art.icons.shapes import around, box, circle, corners, inset

HEART = "32 14.6!1.5, 37.4 8.4, 45.4 5.6, 54.6 8.6, 60 18, 58.6 28.6, 50.4 41, 32 59.4!3"


def gem(table: Sequence[Point], girdle: Sequence[Point], gap: float = 1.4) -> Icon:
    """A cut stone seen from above: its table, and a facet for each side of it. Twice ``gap`` lies between them."""
    facets = [list(table)]
    for k, corner in enumerate(girdle):
        following = (k + 1) % len(girdle)
        facets.append([corner, girdle[following], table[following], table[k]])
    return tuple(solid(corners(inset(facet, gap), 1)) for facet in facets)


def stone(summit: Point, girdle: Sequence[Point], gap: float = 1.5) -> Icon:
    """A rough stone whose facets meet in one point."""
    sides = zip(girdle, [*girdle[1:], girdle[0]], strict=True)
    return tuple(solid(corners(inset([a, b, summit], gap), 1)) for a, b in sides)


GIRDLE = around(((-96, 31), (-46, 30.4), (8, 31.6), (56, 30.6), (104, 31.4), (156, 30.6), (208, 31.4)))
TABLE = around(((-92, 17), (-44, 16), (10, 17.4), (56, 16.4), (106, 17), (156, 16.2), (210, 17.2)), 31, 31)
CRYSTAL = gem(TABLE, GIRDLE)

ARMOUR: Icon = (
    solid(
        symmetric("32 2!1, 39.6 6.6, 49 9.4, 57.6 9.6!2, 57.4 30, 52.6 43.4, 44 53.6, 32 61.8!2"),
        shape("34 11.6!1, 41 14.6, 51 16.4!1, 50.6 29.6, 46.4 40.6, 41 47.4, 34 53.4!1"),
    ),
)
TURN_MARKER: Icon = (
    solid(box(3.6, 3.6, 56.8, 56.8, 9), circle(32, 32, 22)),
    solid(circle(32, 32, 17.4), shape("28 22.6!1, 38.4 32!1, 28 41.4!1, 24.6 38!1, 31 32!1, 24.6 26!1")),
)
HEALTH: Icon = (solid(symmetric(HEART)),)

HALF_OF_HEART = "30 13!1, 26.6 8.4, 18.6 5.6, 9.4 8.6, 4 18, 5.4 28.6, 13.6 41, 30.4 58!1, 27 42!1, 34 33!1, 24.6 24!1"
OTHER_HALF = (
    "33 14.6!1, 37.4 8.4, 45.4 5.6, 54.6 8.6, 60 18, 58.6 28.6, 50.4 41, 34.4 57!1, 31.4 43.4!1, 39 33!1, 29.6 23.6!1"
)
WOUND: Icon = (
    *placed((solid(shape(HALF_OF_HEART)),), 1, 31, 32.6, angle=-4),
    *placed((solid(shape(OTHER_HALF)),), 1, 33, 32.6, angle=4),
)
DISC: Icon = (solid(circle(32, 32, 28.6), circle(32, 32, 22.2)), solid(circle(32, 32, 19)))

ICONS = {
    "armour": ARMOUR,
    "crystal": CRYSTAL,
    "disc": DISC,
    "health": HEALTH,
    "turn_marker": TURN_MARKER,
    "wound": WOUND,
}
