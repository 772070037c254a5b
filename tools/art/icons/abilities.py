"""What a card does besides its shots: eight abilities."""

from tools.art.icons.marks import Icon, line, solid
from tools.art.icons.pen import Point, polygon, symmetric
from tools.art.icons.pieces import HEART, stone
from tools.art.icons.shapes import arc, around, arrow_head, box, circle, plus, ribbon, spark

SURPRISE_ATTACK: Icon = (solid(polygon("38.6 2.4, 9.6 36.4, 27 36.4, 22 61.6, 54.6 25, 35.6 25", 1.6)),)

UP = polygon("32 32.6, 41.6 42.6, 35.4 42.6, 35.4 54.2, 28.6 54.2, 28.6 42.6, 22.4 42.6", 1)
STEAL: Icon = (
    solid(circle(32, 43.6, 17), UP),
    line(arc(32, 33.4, 25.4, 178, 316), width=6.2),
    solid(arrow_head(51.4, 17, 52)),
)

TURNS = [(-40 + 40 * k, 2.6 + 1.32 * k) for k in range(18)]
COIL = [(p.x, p.y, 2.3 + 0.05 * far) for p, (_, far) in zip(around(TURNS, 28, 31), TURNS, strict=True)]
STUN: Icon = (solid(ribbon(*COIL)), solid(spark(11.4, 51.2, 51)))

HEAL: Icon = (solid(symmetric(HEART), plus(32, 30, 13, 8)),)
RESET: Icon = (
    line(arc(32, 32, 23.6, 196, 322), arc(32, 32, 23.6, 16, 142), width=6.4),
    solid(arrow_head(51.6, 18.6, 58)),
    solid(arrow_head(12.4, 45.4, 238)),
)
DISCARD_BOOST: Icon = (
    solid(polygon("32 3, 57 29, 43.6 29, 43.6 44, 20.4 44, 20.4 29, 7 29", 1.8)),
    solid(box(20.4, 49.6, 23.2, 11, 1.8)),
)
DRAW: Icon = (
    solid(box(4.4, 16, 32, 45, 5), spark(9.6, 20.4, 38.5, waist=0.34)),
    solid(plus(49.4, 14.6, 12, 6.8)),
)

STONE = [Point(26, 2), Point(45, 9), Point(48, 27), Point(34, 44), Point(13, 41.4), Point(2.6, 21)]
EXTRA_OBSTACLE: Icon = (*stone(Point(22, 21), STONE), solid(plus(51, 51, 11.4, 6.8)))

ICONS = {
    "surprise_attack": SURPRISE_ATTACK,
    "steal": STEAL,
    "stun": STUN,
    "heal": HEAL,
    "reset": RESET,
    "discard_boost": DISCARD_BOOST,
    "draw": DRAW,
    "extra_obstacle": EXTRA_OBSTACLE,
}
