"""The six star signs."""

from tools.art.icons.marks import Icon, line, mirrored, placed, solid
from tools.art.icons.pen import curve, polygon, shape
from tools.art.icons.shapes import circle, ellipse, ribbon

FORE_WING = "33 17!0, 43 19, 54.4 28.6, 62.4 43.4!2, 57 46.6, 53.4 44.6, 49 48, 44.4 45.4!1, 33 33.6!0"
HIND_WING = "33 38!0, 41.6 48.4!1, 47 51.6!1.5, 46 58.4, 41 61.4!2, 37 57, 33 50!0"
RIGHT_OF_MOTH: Icon = (
    solid(shape(FORE_WING), circle(49.6, 36, 3.8)),
    solid(shape(HIND_WING)),
    solid(ribbon((33.6, 15, 2.2), (37, 8.6, 2.2), (43, 4.6, 2), (50.4, 4.4, 1.5))),
    line(curve("39 7.6!, 42.4 12.4!"), curve("45 5.4!, 47.6 10.4!"), width=3),
)
MOTH: Icon = (
    *RIGHT_OF_MOTH,
    *mirrored(RIGHT_OF_MOTH),
    solid(shape("32 12, 36.6 15.4, 37.4 22, 37 36, 35.6 50, 32 61, 28.4 50, 27 36, 26.6 22, 27.4 15.4")),
)

RIGHT_LEGS: Icon = (
    line(curve("36 20!, 45.6 14.6!, 48.6 4!"), width=4.4),
    line(curve("38 24!, 52 22.6!, 60.6 12.4!"), width=4.4),
    line(curve("38 28.4!, 53 32.6!, 60.6 45.4!"), width=4.4),
    line(curve("37 31!, 48 43!, 50 60!"), width=4.4),
)
LARGE_SPIDER: Icon = (
    *RIGHT_LEGS,
    *mirrored(RIGHT_LEGS),
    solid(ellipse(32, 43.6, 11.4, 14.4), polygon("32 35.6, 37 43.4, 32 51.2, 27 43.4", 1)),
    solid(circle(32, 23.6, 7.8)),
    solid(ribbon((29.4, 18, 2.2), (28.4, 13, 1.4))),
    solid(ribbon((34.6, 18, 2.2), (35.6, 13, 1.4))),
)
SPIDER = placed(LARGE_SPIDER, 0.97)

BODY_OF_RAT = """62.6 49!1.5, 56.6 42.4, 48.4 37, 37 30.4, 25.6 29, 15.4 34, 9.6 43.6, 10.4 52.6, 15 57.6!2, 31 57.6!2,
    29.6 53.8!1, 41 53.4, 44.6 57.6!1.5, 54 57.6!1.5, 51.4 53.4!1, 60.4 52!2"""
BEHIND_EAR = ribbon((33.8, 34, 1.3), (36.4, 38.6, 1.6), (41, 40, 1.6), (45.6, 38, 1.3))
TAIL = ribbon(
    (18, 54, 4),
    (9, 50.4, 3.4),
    (4.6, 42, 2.9),
    (6, 32, 2.6),
    (11, 24, 2.4),
    (13, 15.4, 2.1),
    (8.6, 8.6, 1.8),
    (3, 8.4, 1.2),
)
RAT: Icon = (
    solid(shape(BODY_OF_RAT), circle(52.4, 44.4, 2.4), BEHIND_EAR),
    solid(ellipse(40, 31.4, 6, 7, 20)),
    solid(TAIL),
)

CORAL: Icon = (
    solid(ribbon((32, 56.8, 5), (31.6, 46, 4.2), (32.4, 30, 3.6), (31.2, 18, 3.2), (32.6, 6, 3))),
    solid(ribbon((32, 50, 3.6), (21.6, 46, 3.4), (15, 37, 3.3), (14.4, 25.6, 3))),
    solid(ribbon((32, 42, 3.4), (42.4, 38.4, 3.4), (48.4, 29.6, 3.2), (49.4, 16, 2.9))),
    solid(ribbon((16, 39, 2.8), (9.4, 36.6, 2.8), (5.8, 29.4, 2.7))),
    solid(ribbon((14.6, 29, 2.6), (20, 22.6, 2.6), (20.4, 14, 2.6))),
    solid(ribbon((47.6, 31, 2.8), (55.4, 28.6, 2.7), (58.4, 20.6, 2.7))),
    solid(ribbon((45.4, 34, 2.6), (40.6, 28, 2.6), (40.6, 20.6, 2.6))),
    solid(ribbon((32, 29, 2.6), (25.6, 24, 2.6))),
    solid(ribbon((32, 20, 2.6), (38, 14.4, 2.5), (39.4, 9, 2.5))),
    solid(ribbon((22, 58.8, 1.6), (32, 57.6, 3), (42, 58.8, 1.6))),
)

SPINE = (
    (43.6, 3.4, 2.4),
    (41, 8, 5.2),
    (38, 14, 4.3),
    (33.4, 22, 6.4),
    (30.4, 31, 6.8),
    (31, 40, 5.2),
    (35.6, 48.4, 4.1),
    (43.4, 54.6, 3.4),
    (52.6, 54.4, 2.9),
    (58.4, 48, 2.5),
    (56.6, 40.6, 2.1),
    (50.6, 40.2, 1.6),
)
LARGE_LIZARD: Icon = (
    solid(ribbon(*SPINE), circle(38.8, 6.8, 1.5), circle(43.4, 8.8, 1.5)),
    line(curve("36 22, 46.4 23, 52.4 15.6"), width=5),
    line(curve("30.4 22, 20 20.4, 15.6 12"), width=5),
    line(curve("33 36.6, 43 36.4, 47.6 30"), width=5),
    line(curve("28.6 37.6, 17.6 39.4, 13 48.4"), width=5),
    line(curve("48.6 11.4!, 52.6 15!, 57.6 13.4!"), curve("11 14.6!, 15.4 11.6!, 17 6.4!"), width=3.4),
    line(curve("44.4 26.6!, 47.8 29.6!, 52.4 28!"), curve("8.4 46.6!, 12.8 49!, 16 53.6!"), width=3.4),
)

LIZARD = placed(LARGE_LIZARD, 0.98, 30.6, 33.6)

BELL = """32 3.4, 45.6 6.8, 55 16.4, 58 30.6!2, 54.6 34.8, 49.6 35.6, 45 31.6!1, 41.6 35.2, 36.6 35.2, 32 31.6!1,
    27.4 35.2, 22.4 35.2, 19 31.6!1, 14.4 35.6, 9.4 34.8, 6 30.6!2, 9 16.4, 18.4 6.8"""
RIGHT_TENTACLES: Icon = (
    solid(ribbon((38.4, 39.4, 2.6), (36.2, 45.4, 2.6), (39.8, 52, 2.3), (37, 61, 1.2))),
    solid(ribbon((50, 39.8, 2.6), (47, 45.4, 2.6), (51, 51.4, 2.2), (49.4, 57.6, 1.2))),
)
JELLYFISH: Icon = (
    solid(shape(BELL), ribbon((14.6, 26, 1.3), (15.6, 20.6, 1.8), (18.8, 15.8, 1.9), (24, 12.4, 1.4))),
    *RIGHT_TENTACLES,
    *mirrored(RIGHT_TENTACLES),
)

ICONS = {"moth": MOTH, "spider": SPIDER, "rat": RAT, "coral": CORAL, "lizard": LIZARD, "jellyfish": JELLYFISH}
