"""The stamps of the two teams, and bolder ones for places smaller than 26 pixels."""

from tools.art.icons.marks import Icon, solid
from tools.art.icons.pen import shape, symmetric
from tools.art.icons.shapes import box, circle, ribbon

GUARD = "32 39!0, 40.6 39, 46.6 36.8, 49.6 31.6!2, 53 35.4, 51.2 41.6, 44.6 45.2, 32 45.8!0"
BOLD_GUARD = "32 34.4!0, 42 34.4, 48.6 31.6, 51.6 26.6!2, 56 32.4, 54 40.6, 46 45.6, 32 46.2!0"

SWORD: Icon = (
    solid(symmetric("32 1.6!1, 38.2 10.6!2, 39.2 41!0, 32 40!0"), ribbon((32, 13.6, 0.8), (32, 34, 1.8))),
    solid(symmetric(GUARD)),
    solid(box(28.4, 44, 7.2, 10)),
    solid(circle(32, 57, 5.4)),
)
SWORD_BOLD: Icon = (
    solid(symmetric("32 1!1.5, 41 12.5!2, 42 38!0, 32 38!0")),
    solid(symmetric(BOLD_GUARD)),
    solid(box(27, 45, 10, 10)),
    solid(circle(32, 55.6, 6.6)),
)

CRANIUM = """32 2.8, 45 5, 55 13, 59.4 25, 57.6 33.6, 54 38.4!3, 55.6 43, 53.4 47, 47.4 49.6!2, 46.2 58,
    43.8 60.8!2, 39.2 60.8!1.5, 38.6 53.4!1, 35.4 53.4!1, 35 61.6!1.2, 32 61.6"""
EYE = shape("37 31.4!2, 42 26.6, 50.2 23.6!5, 53.2 28.6, 51 36, 45.4 39.2, 39.4 37")
NOSE = symmetric("32 41.6!1, 34.6 44.6, 36.8 49, 34.6 50.6, 32 49!1")
SKULL: Icon = (solid(symmetric(CRANIUM), EYE, EYE.mirrored(), NOSE),)

BOLD_CRANIUM = """32 1.4, 46 3.8, 57 12.4, 61.8 25.4, 59.8 35, 56.2 40!3, 57.8 44.8, 55.4 49, 49 51.6!2, 48 59.6,
    45.2 62!2, 39.8 62!1.5, 39 54.6!1, 34.6 54.6!1, 34 62.2!1.2, 32 62.2"""
BOLD_EYE = shape("36 31.4!2, 41 25.4, 50.6 21.4!5, 54.4 27.4, 52 37, 45.4 41, 38.6 38")
BOLD_NOSE = symmetric("32 43!1, 35 46.4, 37.8 51.2, 35.2 52.8, 32 51!1")
SKULL_BOLD: Icon = (solid(symmetric(BOLD_CRANIUM), BOLD_EYE, BOLD_EYE.mirrored(), BOLD_NOSE),)

ICONS = {
    "stamp_sword": SWORD,
    "stamp_sword_bold": SWORD_BOLD,
    "stamp_skull": SKULL,
    "stamp_skull_bold": SKULL_BOLD,
}
