"""How the rectangle of a replay is divided where a game has no arena: rails at the sides, the cloth between them, and
the hand of whoever answers below it."""

from typing import NamedTuple

from pygame import Rect

from flick.window.board.frame import CLOTH_RATIO, WIDEST_RAIL
from flick.window.board.hand import FOOT

GAP = 10
RAIL, SLIMMEST = 0.155, 124
"""Width of a rail, in parts of the whole."""
HAND, LEAST_HAND = 0.3, 84
"""Height of the hand, in parts of the whole; it also has what the cloth leaves free."""
HEADING = 24
LARGEST = 170


class Places(NamedTuple):
    """Rectangles in pixels of the screen; ``card`` is the width of a card in the hand."""

    left: Rect
    cloth: Rect
    right: Rect
    heading: Rect
    hand: Rect
    card: int


def places_in(rect: Rect, scale: float, *, rails: bool, hand: bool) -> Places:
    """Without ``rails``, or a ``hand``, the cloth has their room."""

    def px(size: float) -> int:
        return round(size * scale)

    rail = min(px(WIDEST_RAIL), max(px(SLIMMEST), round(RAIL * rect.width))) if rails else 0
    beside = rail + px(GAP) if rails else 0
    cloth = rect.inflate(-2 * beside, 0)
    if rails or hand:
        band = px(GAP) + max(px(LEAST_HAND), round(HAND * rect.height)) if hand else 0
        cloth.height = min(rect.height - band, round(cloth.width / CLOTH_RATIO))
    top = cloth.bottom + px(HEADING) if hand else rect.bottom
    held = Rect(cloth.left, top, cloth.width, rect.bottom - top)
    return Places(
        left=Rect(rect.left, rect.top, rail, rect.height),
        cloth=cloth,
        right=Rect(rect.right - rail, rect.top, rail, rect.height),
        heading=Rect(cloth.left, cloth.bottom + px(4), cloth.width, px(HEADING - 4)),
        hand=held,
        card=min(px(LARGEST), round((held.height - 3 * px(FOOT)) / 1.4)) if hand else 0,
    )
