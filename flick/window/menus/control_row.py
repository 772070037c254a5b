"""A row in which something is chosen: what is told of it at the left, and what it is chosen with at the right."""

from collections.abc import Sequence

from flick.window.widgets import Caption, Widget
from flick.window.widgets.layout import STRETCH, Column, Placeable, Row, Sized
from flick.window.widgets.special_layouts import Either

BELOW, BETWEEN = 4, 8
"""Between what is told and the controls below it, and between two controls."""


def control_row(
    told: Placeable, captions: Sequence[Caption], controls: Sequence[Widget], *, most_lines: int, beside: float
) -> Either:
    """The controls stand below what is told where its title, the first of its ``captions``, would have no room beside
    them, or its explanation, the second one, would take more than ``most_lines``. ``beside`` is what lies between what
    is told and the controls beside it."""
    kit = controls[0].kit
    row = Row(kit, *controls, gap=BETWEEN, align="middle")
    wide = row.wish(0)[0] + kit.px(beside)

    def fits(width: int) -> bool:
        title, *about = captions
        room = width - wide
        alone = kit.width(title.text, title.role, title.size) <= room
        return alone and all(len(caption.lines(room)[0]) <= most_lines for caption in about[:1])

    narrow = Row(kit, STRETCH, *(Sized(control, shrinks=True) for control in controls), gap=BETWEEN, align="middle")
    return Either(Row(kit, Sized(told, grow=1), beside, row, align="middle"), Column(kit, told, BELOW, narrow), fits)
