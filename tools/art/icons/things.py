"""What the program speaks of: files, books, people, tools."""

from tools.art.icons.marks import Icon, line, mirrored, placed, solid
from tools.art.icons.pen import curve, polygon, shape, symmetric
from tools.art.icons.shapes import around, bar, box, circle, corners, ellipse, ribbon, star

SAVE: Icon = (
    solid(
        polygon("5 9!4, 9 5!4, 48 5!3, 59 16!3, 59 55!4, 55 59!4, 9 59!4, 5 55!4"),
        box(19, 9.4, 24, 14, 1.6),
        box(15, 34, 34, 20.6, 2),
    ),
    solid(box(33.6, 9, 5.6, 11, 0.8)),
    line(curve("22 41!, 42 41!"), curve("22 48!, 36 48!"), width=3.4),
)
LOAD: Icon = (
    solid(polygon("4 12!4, 23.6 9!3, 30 16!2, 54 16!4, 54 24!1, 16 24!3, 7 50!1, 4 50!2")),
    solid(polygon("17.4 28!3, 62 28!3, 52.6 55!3, 7.4 55!3")),
)
TOOTH = ((-14, 21.6), (-8.5, 29.6), (8.5, 29.6), (14, 21.6))
COG = corners(around((45 * k + angle, far) for k in range(8) for angle, far in TOOTH), 1.6)
SETTINGS: Icon = (solid(COG, circle(32, 32, 10)),)
CAMERA: Icon = (
    solid(
        polygon("3 17!5, 18 17!2, 23.4 9!2, 40.6 9!2, 46 17!2, 61 17!5, 61 55!5, 3 55!5"),
        circle(32, 35, 14),
        circle(53, 24, 2.4),
    ),
    solid(circle(32, 35, 8.6)),
)

LEAF = shape("34.4 15.6!1, 41.6 11.4, 51 10, 61 11.4!2, 61 51.6!2, 51 50.4, 41.6 52, 34.4 56!1")
LINES = [ribbon((40, y, 1.7), (47, y - 2.2, 1.7), (55, y - 2.4, 1.7)) for y in (23.6, 32.6, 41.6)]
PAGE: Icon = (solid(LEAF, *LINES),)
RULEBOOK: Icon = (*PAGE, *mirrored(PAGE))
SHEET = "17 3.6!1.5, 47 3.6!6, 53.4 10!4, 53.4 46!1.5, 17 46!1.5"
LOG: Icon = (
    solid(shape(SHEET), *(bar(25, y, end, y, 1.8) for y, end in ((16, 45), (26, 45), (36, 38)))),
    solid(shape("13 3.8!1, 7.4 5.4, 3.6 11, 3.6 18!1.5, 13 18!1.5")),
    solid(shape("17 50!1.5, 61 50!1.5, 59.4 56.4, 53 60.4, 26 60.4, 19.4 57.4")),
)

BUST: Icon = (
    solid(circle(32, 18.6, 12.6)),
    solid(shape("8 60!2, 9.4 47, 17 38.4, 32 35.4, 47 38.4, 54.6 47, 56 60!2")),
)
PEOPLE: Icon = (
    *placed(BUST, 0.86, 23, 34),
    solid(circle(47.4, 19.4, 9.6)),
    solid(shape("42.6 34.4!1, 49 32.6, 57 35.6, 61 43.4, 62 58!2, 49 58!1, 48 46")),
)
ROBOT: Icon = (
    solid(box(9, 18, 46, 38, 8), circle(22.6, 33, 5.2), circle(41.4, 33, 5.2), bar(23.4, 47.4, 40.6, 47.4, 2)),
    solid(bar(32, 10, 32, 20, 2.6)),
    solid(circle(32, 7.4, 5)),
    solid(box(2.4, 29, 4.4, 15, 1.6)),
    solid(box(57.2, 29, 4.4, 15, 1.6)),
)
BOT = placed(ROBOT, 1, y=34.4)
WARNING: Icon = (
    solid(
        symmetric("32 4!5, 62 58!6, 32 58!0"),
        ribbon((32, 23.6, 3.6), (32, 38.6, 2.6)),
        circle(32, 48.6, 3.8),
    ),
)
RESIGN: Icon = (
    solid(ribbon((12, 5.4, 3.2), (12, 59, 3.2))),
    solid(shape("19 8!1, 26 5.6, 34 7, 42 11, 50 11.6, 60 8!1.5, 60 36!1.5, 50 39.6, 42 39, 34 35, 26 33.6, 19 36!1")),
)
REPLAY: Icon = (
    solid(
        box(3.6, 9, 56.8, 46, 5),
        *(box(x, y, 5.6, 6.4, 1.4) for x in (8.6, 49.8) for y in (14.4, 28.8, 43.2)),
        polygon("25.4 20.4, 44.4 32, 25.4 43.6", 1.8),
    ),
)
PIPS = [circle(x, y, 4.8) for x, y in ((19, 19), (45, 19), (32, 32), (19, 45), (45, 45))]
DICE = placed((solid(box(6, 6, 52, 52, 9), *PIPS),), 0.92, angle=-12)
HANDLE = line(curve("47 13!, 58.6 13!, 57.6 23.4, 52.4 29.6, 44 32.4!"), width=5)
TROPHY: Icon = (
    solid(
        symmetric("32 5!0, 49.6 5!2, 48.6 20, 44.4 31.6, 37.4 38.6, 36 47!0, 32 47!0"),
        star(5, 8.6, 3.8, 32, 19.4, wear=0.6),
    ),
    HANDLE,
    *mirrored((HANDLE,)),
    solid(symmetric("32 44!0, 38 45.4, 44.4 50!1, 44.4 52!1, 32 52!0")),
    solid(box(15, 53.6, 34, 7, 2)),
)
KEYBOARD: Icon = (
    solid(
        box(2.4, 14, 59.2, 37, 5.6),
        *(box(x, y, 6, 6, 1.2) for y in (20.4, 30.2) for x in (8.6, 18.8, 29, 39.2, 49.4)),
        box(17.4, 40, 29.2, 5.4, 1.2),
    ),
)
LEFT_KEY = shape("29.9 2.6!1, 29.9 27!1, 12 27!1, 12.4 19, 17.4 9, 24 4")
MOUSE: Icon = (
    solid(LEFT_KEY),
    solid(LEFT_KEY.mirrored()),
    solid(symmetric("32 31!0, 52 31!1, 52 43, 46.6 55, 32 61.4")),
)
HOURGLASS: Icon = (
    solid(box(9, 3, 46, 7.4, 2)),
    solid(box(9, 53.6, 46, 7.4, 2)),
    solid(
        symmetric("32 9!0, 52 9!0, 50.6 21, 37 32, 50.6 43, 52 55!0, 32 55!0"),
        symmetric("32 14!0, 46 14!0.6, 44.6 18!0.6, 32 18!0"),
        symmetric("32 37!2, 40.4 42.6, 45.6 50!1, 40.6 50!1, 32 42.6!1.5"),
    ),
)
LANGUAGE: Icon = (
    line(circle(32, 32, 26.6), width=5),
    line(ellipse(32, 32, 11.6, 26.6), curve("32 6!, 32 58!"), width=4),
    line(curve("6 32!, 58 32!"), curve("10.6 18.6!, 53.4 18.6!"), curve("10.6 45.4!, 53.4 45.4!"), width=4),
)
TUTORIAL: Icon = (
    solid(polygon("32 8!2, 62.4 23!2, 32 38!2, 1.6 23!2")),
    solid(shape("13.4 33.4!1, 32 42.6!1, 50.6 33.4!1, 50.6 46!2, 43.4 51.6, 32 53.6, 20.6 51.6, 13.4 46!2")),
    solid(ribbon((57.4, 26, 2.2), (57.4, 44, 2.2))),
    solid(circle(57.4, 46.6, 4)),
)
SLIDERS = ((12, 40), (32, 20), (52, 44))
TUNER: Icon = (
    *(line(curve(f"{x} 6!, {x} 58!"), width=5) for x, _ in SLIDERS),
    *(solid(box(x - 9, y - 6.6, 18, 13.2, 3.6)) for x, y in SLIDERS),
)
JIGSAW = """5 20!3, 21.4 20!1, 23.6 18, 21.6 14, 21.6 9, 25.4 4.6, 32 4, 36.4 7.6, 37 13, 34.6 17.4, 36 20!1, 48 20!3,
    48 32!1, 50 33.6, 54 31.6, 59 32.6, 61.4 37.6, 60.4 43.6, 55.4 46.4, 51 44.6, 48 46!1, 48 60!3, 5 60!3,
    5 46!1, 9 46.4, 14 48, 19 45, 20 39.6, 16.6 34.6, 10.6 34.4, 7.4 36, 5 34!1"""
PUZZLE: Icon = (solid(shape(JIGSAW)),)
STAR: Icon = (solid(star(5, 30.5, 13.4, 32, 34.4, wear=1.8)),)

ICONS = {
    "save": SAVE,
    "load": LOAD,
    "settings": SETTINGS,
    "camera": CAMERA,
    "rulebook": RULEBOOK,
    "log": LOG,
    "people": PEOPLE,
    "bot": BOT,
    "warning": WARNING,
    "resign": RESIGN,
    "replay": REPLAY,
    "dice": DICE,
    "trophy": TROPHY,
    "keyboard": KEYBOARD,
    "mouse": MOUSE,
    "hourglass": HOURGLASS,
    "language": LANGUAGE,
    "tutorial": TUTORIAL,
    "tuner": TUNER,
    "puzzle": PUZZLE,
    "star": STAR,
}
