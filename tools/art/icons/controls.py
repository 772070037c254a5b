"""What is pressed: the player's buttons, ways through the program, views."""

from tools.art.icons.marks import Icon, line, mirrored, placed, solid
from tools.art.icons.pen import Outline, curve, polygon, shape, symmetric
from tools.art.icons.shapes import arc, box, circle, ribbon


def triangle(x: float, reach: float = 24.0, length: float = 40.0) -> Outline:
    """Pointing to the right, its back at ``x``."""
    return polygon(f"{x} {32 - reach}, {x + length} 32, {x} {32 + reach}", 2.6)


PLAY: Icon = (solid(triangle(14, 26, 45)),)
PAUSE: Icon = (solid(box(13, 7, 13, 50, 3)), solid(box(38, 7, 13, 50, 3)))
STEP_FORWARD: Icon = (solid(triangle(8.4, 25, 39.6)), solid(box(48.4, 7, 8.6, 50, 2.4)))
STEP_BACK = mirrored(STEP_FORWARD)
SPEED: Icon = (
    line(arc(32, 38, 24.6, 150, 390)),
    solid(ribbon((32, 38, 5.6), (36, 34, 4.2), (48, 22, 1))),
)

UNDO: Icon = (
    line(curve("20 20.4!, 39 20.4!"), arc(39, 36.4, 16, -90, 90), curve("39 52.4!, 18 52.4!"), width=6.4),
    solid(polygon("4 20.4, 23 5, 23 35.8", 2)),
)
REDO = mirrored(UNDO)
FORWARD: Icon = (line(curve("7 32!, 55 32!"), curve("37 13.4!, 56 32!, 37 50.6!"), width=7),)
BACK = mirrored(FORWARD)
DOWN: Icon = (line(curve("10 22!, 32 44!, 54 22!"), width=7.4),)
CLOSE: Icon = (line(curve("12 12!, 52 52!"), curve("52 12!, 12 52!"), width=8),)
PLUS: Icon = (line(curve("32 8!, 32 56!"), curve("8 32!, 56 32!"), width=8),)
MINUS: Icon = (line(curve("8 32!, 56 32!"), width=8),)
CHECK: Icon = (line(curve("8.6 34.4!, 24.6 50.4!, 55.4 15.6!"), width=8.6),)
MENU: Icon = (line(curve("9 14.6!, 55 14.6!"), curve("9 32!, 55 32!"), curve("9 49.4!, 55 49.4!"), width=7),)

LENS: Icon = (line(circle(26, 26, 19.6), width=6.4), solid(ribbon((41.4, 41.4, 3.6), (46, 46, 5), (56.4, 56.4, 5))))
SEARCH = LENS
MAGNIFIER: Icon = mirrored((*LENS, line(curve("26 17.6!, 26 34.4!"), curve("17.6 26!, 34.4 26!"), width=5.4)))

CORNER: Icon = (line(curve("40.6 7!, 57 7!, 57 23.4!"), width=6.6), line(curve("55 9!, 41.6 22.4!"), width=6.6))
FULL_SCREEN: Icon = tuple(mark for k in range(4) for mark in placed(CORNER, 1, angle=90 * k))

LIDS = "2 32!2, 10 21.6, 20.4 14.6, 32 12, 43.6 14.6, 54 21.6, 62 32!2, 54 42.4, 43.6 49.4, 32 52, 20.4 49.4, 10 42.4"
EYE: Icon = (solid(shape(LIDS), circle(32, 32, 13.6)), solid(circle(32, 32, 8.4), circle(35, 29, 2.4)))
HIDDEN: Icon = (
    line(curve("4.6 20!, 13 29.6, 22 34.4, 32 36, 42 34.4, 51 29.6, 59.4 20!")),
    line(curve("32 37!, 32 47!"), curve("18.4 33.4!, 14 42!"), curve("45.6 33.4!, 50 42!"), width=5.6),
)
VALANCE = "32 3!0, 61 3!2, 61 14!2, 56.4 17.4, 51.8 14!1, 47.2 18, 42 14!1, 37 18, 32 14!1"
DRAPE = shape("36.4 21.6!1, 46.6 20!0, 60 18!1, 60 61!2, 49 61!2, 54 46.4!1.5, 44.4 38, 38 29")
CURTAIN: Icon = (solid(symmetric(VALANCE)), solid(DRAPE), solid(DRAPE.mirrored()))

SPEAKER: Icon = (solid(polygon("4 22.6!3, 15.6 22.6!2, 31.4 8!3, 31.4 56!3, 15.6 41.4!2, 4 41.4!3")),)
SOUND_ON: Icon = (*SPEAKER, line(arc(29, 32, 13, -46, 46), arc(29, 32, 26, -50, 50), width=5.8))
SOUND_OFF: Icon = (*SPEAKER, line(curve("41.4 23!, 59 41!"), curve("59 23!, 41.4 41!"), width=6.4))

ICONS = {
    "play": PLAY,
    "pause": PAUSE,
    "step_forward": STEP_FORWARD,
    "step_back": STEP_BACK,
    "speed": SPEED,
    "undo": UNDO,
    "redo": REDO,
    "back": BACK,
    "forward": FORWARD,
    "down": DOWN,
    "close": CLOSE,
    "plus": PLUS,
    "minus": MINUS,
    "check": CHECK,
    "menu": MENU,
    "search": SEARCH,
    "magnifier": MAGNIFIER,
    "full_screen": FULL_SCREEN,
    "eye": EYE,
    "hidden": HIDDEN,
    "curtain": CURTAIN,
    "sound_on": SOUND_ON,
    "sound_off": SOUND_OFF,
}
