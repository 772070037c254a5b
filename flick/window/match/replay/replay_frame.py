"""How the rectangle of a replay is divided where a game has no arena: rails at the sides, the cloth between them, and
the hand of whoever answers below it. What a player has besides, a header, a log and a corner, lies elsewhere."""

from pygame import Rect

from flick.window.board.board_frame import CLOTH_RATIO, WIDEST_RAIL, BoardFrame
from flick.window.board.hand import FOOT

GAP = 10
RAIL, SLIMMEST = 0.155, 124
"""Width of a rail, in parts of the whole."""
HAND, LEAST_HAND = 0.3, 84
"""Height of the hand, in parts of the whole; it also has what the cloth leaves free."""
HEADING = 24
LARGEST = 170


def frame_in(rect: Rect, window: Rect, scale: float, *, rails: bool, hand: bool) -> BoardFrame:
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
    held = Rect(cloth.left, top, cloth.width if hand else 0, rect.bottom - top)
    nothing = Rect(rect.topleft, (0, 0))
    return BoardFrame(
        "narrow",
        scale,
        Rect(window),
        header=nothing,
        left=Rect(rect.left, rect.top, rail, rect.height),
        cloth=cloth,
        right=Rect(rect.right - rail, rect.top, rail, rect.height),
        log=nothing,
        hand=held,
        corner=nothing,
        card=min(px(LARGEST), round((held.height - 3 * px(FOOT)) / 1.4)) if hand else 1,
    )


def heading_of(frame: BoardFrame) -> Rect:
    """Where it stands whose hand that is: above it."""
    top = frame.cloth.bottom + round(4 * frame.scale)
    return Rect(frame.hand.left, top, frame.hand.width, frame.hand.top - top)
