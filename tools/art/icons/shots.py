"""The eight shots, and the mark of a shot that names its enemy. What flies, flies to the upper right."""

from tools.art.icons.marks import Icon, line, mirrored, placed, solid
from tools.art.icons.pen import curve, polygon, shape
from tools.art.icons.shapes import arc, bar, circle, ribbon

HAFT = ribbon((30.4, 5, 3.2), (31.4, 26, 3.2), (33, 46, 3.4), (32.6, 62, 4.2))
BLADE = "31 15!0, 23 13.4, 15.4 8.6, 9 1!1.5, 4 10.4, 2 23, 4 35.6, 9.6 46.4!1.5, 15 37.6, 22 32, 31 29.6!0"
POLL = polygon("31 15.6!0, 42.4 13!2, 42.4 31.4!2, 31 28.8!0")

MOVE: Icon = (
    solid(circle(15.6, 32, 13.2)),
    line(curve("35 17.4!, 44 32!, 35 46.6!"), width=6.6),
    line(curve("48.6 17.4!, 57.6 32!, 48.6 46.6!"), width=6.6),
)
ONE_BLADE: Icon = (solid(HAFT), solid(shape(BLADE)), solid(POLL))
TWO_BLADES: Icon = (solid(HAFT), solid(shape(BLADE)), solid(shape(BLADE).mirrored().shifted(-1.6, 0)))
MELEE = placed(ONE_BLADE, 0.86, 35.4, 34.4, angle=32)
CRITICAL_MELEE = placed(TWO_BLADES, 0.87, 30.2, 34.4, angle=32)

DART: Icon = (
    solid(polygon("71 32!1, 46.6 18!2.5, 36.6 32!1.5, 46.6 46!2.5")),
    solid(ribbon((31, 32, 3.4), (-7, 32, 1.2))),
    solid(ribbon((36.6, 20, 3), (9, 20, 1.2))),
    solid(ribbon((36.6, 44, 3), (9, 44, 1.2))),
)
MISSILE = placed(DART, 1, angle=-45)

BALL = """47 13, 60 18.4, 65.4 32, 60 45.4, 47 50.6, 35 49, 24 52, 9 51.4!1, 17.4 47.4, 22 42!1.5,
    13 43.4, 4 41.4, -6 33.6!1, 5.6 33.6, 15 29.4!1.5, 9.4 26, 6 20.4, 5 11!1, 13 16.6, 24 18.4, 35 15"""
HEART_OF_FIRE = """48.6 22, 56.6 25.4, 58.6 33, 54.6 40, 46.6 42, 37.6 39.6, 28 38!1, 34.4 35.4, 37.4 31.6!1,
    33.6 29, 31.6 24!1, 39.4 25.4"""
FIREBALL = placed((solid(shape(BALL), shape(HEART_OF_FIRE)),), 0.96, 33.4, 31, angle=-45)

LIMB = solid(
    ribbon((18, -3, 1.6), (22.6, 0.4, 2.6), (33.6, 7.4, 3.2), (40.6, 19, 3.5), (42.6, 32, 3.7), (42.2, 38, 3.6))
)
DRAWN_BOW: Icon = (
    LIMB,
    *placed(mirrored((LIMB,)), 1, angle=180),
    line(curve("21.6 1!, 6 32!, 21.6 63!"), width=3.4),
    line(curve("3 32!, 56 32!"), width=5),
    solid(polygon("69 32!1, 51 22!1.5, 54 32!1, 51 42!1.5")),
    line(curve("-4.6 24.6!, 3 32!, -4.6 39.4!"), width=4.4),
)
LONGBOW = placed(DRAWN_BOW, 0.88, 36.2, 27.8, angle=-45)

CREST = """1.4 57!1.5, 8.6 52, 13.4 41, 17.4 27, 25 14.6, 38 8.4, 50 11, 58.6 19.4, 61.4 32!1.2, 55.6 26.4, 48.4 24.6,
    42 28, 39.8 34.6, 43 43, 51 51, 62.6 57!1.5"""
STREAK = ribbon((17, 51, 1.1), (21.2, 41, 1.6), (25, 29.4, 1.9), (31.4, 20.4, 1.7), (40, 16.2, 1.0))
WAVE: Icon = (solid(shape(CREST), STREAK),)
POWER_WAVE: Icon = (
    *placed((solid(shape(CREST)),), 0.76, 38.2, 41.6),
    line(arc(38.2, 47, 33.4, 192, 288), width=5.6),
    line(arc(38.2, 47, 42, 226, 288), width=5.2),
)


def ticks(foot: float) -> Icon:
    """Four strokes from the rim inwards."""
    return tuple(solid(bar(32, 5, 32, foot, 3).turned(90 * k)) for k in range(4))


TARGETED: Icon = (line(circle(32, 32, 20), width=5.6), *ticks(16), solid(circle(32, 32, 5.4)))
TARGETED_TICKS = ticks(12)  # laid round a chip of three quarters of their size

GLYPHS = {
    "move": MOVE,
    "melee": MELEE,
    "critical_melee": CRITICAL_MELEE,
    "missile": MISSILE,
    "fireball": FIREBALL,
    "longbow": LONGBOW,
    "wave": WAVE,
    "power_wave": POWER_WAVE,
}
ICONS = {**GLYPHS, "targeted": TARGETED, "targeted_ticks": TARGETED_TICKS}
