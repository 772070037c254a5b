"""Where the sheets of a lesson lie: below the table, on what is not needed meanwhile."""

from dataclasses import replace
from typing import NamedTuple

from pygame import Rect

from flick.window.board.board_frame import BoardFrame
from flick.window.widgets.kit import Kit

LEAST = (1024, 640)
"""Pixels of the design that a lesson needs."""
FULL = 1280

HOW = 348
GAP = 14
UP = 8
"""How far sheets reach above the trays beside them."""


class SheetWidth(NamedTuple):
    """How wide a sheet is, in pixels of the design, and in a narrow window; and the share that it gets of what a window
    is wider than those sizes are meant for."""

    full: float
    narrow: float
    more: float = 0.0


class Places(NamedTuple):
    """``sheet`` lies on the log, ``beside`` on the piles; ``frame`` leaves the hand what is left between the sheet and
    the corner."""

    frame: BoardFrame
    sheet: Rect
    beside: Rect


def places_in(frame: BoardFrame, kit: Kit, width: SheetWidth) -> Places:
    """How a lesson divides the frame of a match."""
    narrow = frame.room != "full"
    spare = max(0, frame.window.width - kit.px(LEAST[0] if narrow else FULL))
    wide = kit.px(width.narrow if narrow else width.full) + round(width.more * spare)
    sheet = _taller(Rect(frame.log.left, frame.log.top, wide, frame.log.height), kit)
    beside = Rect(0, frame.corner.top, max(frame.corner.width, kit.px(HOW)), frame.corner.height)
    beside.right = frame.corner.right
    gap = kit.px(GAP)
    left = sheet.right + gap
    hand = Rect(left, frame.hand.top, frame.corner.left - gap - left, frame.hand.height)
    return Places(replace(frame, hand=hand), sheet, _taller(beside, kit))


def _taller(rect: Rect, kit: Kit) -> Rect:
    up = kit.px(UP)
    return Rect(rect.left, rect.top - up, rect.width, rect.height + up)
