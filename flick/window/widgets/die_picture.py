"""A die as it lies, straight: its body, and what the side on top shows."""

from collections.abc import Mapping
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from flick.window.widgets.die import DieBody, DieField
from flick.window.widgets.kit import Kit

FIGURE: Mapping[int, float] = {4: 0.42, 6: 0.58, 8: 0.42, 12: 0.40, 20: 0.34}
"""How large a number is, by the sides of the die, in parts of the edge of a cube."""
FIELD, GLYPH = 0.70, 0.50
"""Of a coloured side: the field and the icon, in parts of the edge."""
LOWER: Mapping[int, float] = {4: 0.02, 6: 0, 8: 0.02, 12: 0.0, 20: 0.03}
"""How far below the middle a number stands, which is the middle of its face."""


class DieShown(NamedTuple):
    """An icon, or else words, in an ``ink``; on a ``field`` of a colour, or on the bare body."""

    icon: str
    words: str
    field: str
    ink: str


def draw_die(kit: Kit, edge: int, body: DieBody, shown: DieShown) -> Surface:
    """With an edge of so many pixels, and its shadow round it."""
    margin, size = kit.px(DieBody.margin), edge / kit.theme.scale
    made = Surface((edge + 2 * margin, edge + 2 * margin), pygame.SRCALPHA, 32)
    kit.stamp(made, Rect(margin, margin, edge, edge), body)
    middle = made.get_width() // 2
    if shown.field:
        field = Rect(0, 0, round(FIELD * edge), round(FIELD * edge))
        field.center = middle, middle
        kit.stamp(made, field, DieField(shown.field))
    if shown.icon:
        kit.icon(made, shown.icon, (middle, middle), (GLYPH if shown.field else FIGURE[6]) * size, shown.ink)
    else:
        drawn = kit.theme.font("big-number", FIGURE[body.sides] * size).render(
            shown.words, True, kit.theme.colour(shown.ink)
        )
        made.blit(drawn, drawn.get_rect(center=(middle, round(middle + LOWER[body.sides] * edge))))
    return made
