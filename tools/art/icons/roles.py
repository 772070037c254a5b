"""What a character is: six roles."""

from tools.art.icons.marks import Icon, line, mirrored, placed, solid
from tools.art.icons.pen import curve, polygon, shape, symmetric
from tools.art.icons.shapes import bar, box, circle, ellipse, ribbon, spark

LEADER: Icon = (
    solid(
        symmetric("32 11!2, 44.4 32.6!2, 58 20.6!2, 55.6 47!2, 32 47!0"),
        polygon("32 31.4, 36.6 37.6, 32 43.8, 27.4 37.6", 1),
    ),
    solid(circle(32, 8.4, 4.8)),
    solid(circle(57.6, 18, 4.2)),
    solid(circle(6.4, 18, 4.2)),
    solid(box(8.2, 51, 47.6, 9, 2.6)),
)

CONE = """48.6 6.4!1.2, 42.4 10, 40.6 15!2, 44.6 24.4, 48.4 35, 51.6 45!2, 42 48.6, 32 49.6, 22 48.6, 12.4 45!2,
    17 34, 21.4 22.4, 26.4 11.6, 34 4.8, 42.6 3.6"""
BRIM = "32 54, 42 53, 52.6 49.4!1.5, 59 51.6, 61.4 54.6, 57 58.4, 46 60.8, 32 61.4"
SPELL_CASTER: Icon = (solid(shape(CONE), spark(10, 31.4, 33, waist=0.3)), solid(symmetric(BRIM)))

HELM = "32 5.4, 42.6 7.6, 50.4 15.4, 52.6 27, 55.6 48!3, 46 55.4, 32 61.6!2"
SLIT = polygon("35.4 28!, 49.4 24.6!, 49 31.4!, 35.4 33.4!", 1)
BREATHS = [bar(x, top, x + 0.6, foot, 1.5) for x, top, foot in ((38.4, 41, 53), (44, 40, 50.6), (49.4, 39, 47.6))]
FIGHTER: Icon = (
    solid(
        symmetric(HELM),
        SLIT,
        SLIT.mirrored(),
        *BREATHS,
        *(breath.mirrored() for breath in BREATHS),
    ),
    solid(symmetric("32 2!0, 35 2.4!1.5, 35.6 20!2, 32 24!0")),
)

INNER_TOE: Icon = (
    solid(ellipse(40.6, 17.4, 6.2, 10.2, 10)),
    solid(ribbon((42, 9, 2.8), (42.8, 5, 2), (42.4, 2.2, 0.7))),
)
OUTER_TOE: Icon = (
    solid(ellipse(53.4, 29, 5.6, 9.2, 24)),
    solid(ribbon((56.4, 21.4, 2.7), (58.2, 17.4, 1.9), (58.2, 14.2, 0.7))),
)
PAD = symmetric("32 31.4, 41 34.6, 48.4 43.4, 51.4 52.4, 47.6 59.4, 40 60.2, 32 58")
CREATURE: Icon = (solid(PAD), *INNER_TOE, *OUTER_TOE, *mirrored(INNER_TOE), *mirrored(OUTER_TOE))

ARROW: Icon = (
    line(curve("32 8!, 32 58!"), width=5.2),
    solid(polygon("32 -7!1, 42.4 15.6!1.5, 32 11.4!1, 21.6 15.6!1.5")),
    solid(polygon("32 50!1, 40.6 57.6!1, 40.6 70!1, 32 62.4!1, 23.4 70!1, 23.4 57.6!1")),
)
HUNTER = (*placed(ARROW, 0.93, 32, 30, angle=42), *placed(ARROW, 0.93, 32, 30, angle=-42))

NEEDLE = polygon("32 15.4!1, 39.6 35!1, 32 54.6!1, 24.4 35!1").turned(38, 32, 35)
EXPLORER: Icon = (
    line(circle(32, 35, 23.4), width=5.8),
    solid(box(27.4, 2.4, 9.2, 8, 2)),
    solid(NEEDLE, circle(32, 35, 3.2)),
)

ICONS = {
    "leader": LEADER,
    "spell_caster": SPELL_CASTER,
    "fighter": FIGHTER,
    "creature": CREATURE,
    "hunter": HUNTER,
    "explorer": EXPLORER,
}
