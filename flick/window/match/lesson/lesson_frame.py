"""Where the sheets of a lesson lie: below the table, on what is not needed meanwhile."""

from dataclasses import replace
from typing import NamedTuple

from pygame import Rect

from flick.window.board.board_frame import BoardFrame
from flick.window.widgets.kit import Kit

LEAST = (1024, 640)
"""Pixels of the design that a lesson needs."""
FULL = 1280

SHEET, SHEET_NARROW = 470, 352
"""Width of the sheet that tells,"""
MORE = 0.2
"""with this share of what a window is wider than those sizes are meant for."""
HOW = 348
GAP = 14
UP = 8
"""How far sheets reach above the trays beside them."""


class Places(NamedTuple):
    """``sheet`` lies on the log, ``beside`` on the piles; ``frame`` leaves the hand what is left between them."""

    frame: BoardFrame
    sheet: Rect
    beside: Rect


def places_in(frame: BoardFrame, kit: Kit) -> Places:
    """How a lesson divides the frame of a match."""
    narrow = frame.room != "full"
    spare = max(0, frame.window.width - kit.px(LEAST[0] if narrow else FULL))
    wide = kit.px(SHEET_NARROW if narrow else SHEET) + round(MORE * spare)
    sheet = _taller(Rect(frame.log.left, frame.log.top, wide, frame.log.height), kit)
    beside = Rect(0, frame.corner.top, max(frame.corner.width, kit.px(HOW)), frame.corner.height)
    beside.right = frame.corner.right
    hand, gap = Rect(frame.hand), kit.px(GAP)
    hand.left = sheet.right + gap
    hand.width = frame.corner.left - gap - hand.left
    return Places(replace(frame, hand=hand), sheet, _taller(beside, kit))


def _taller(rect: Rect, kit: Kit) -> Rect:
    up = kit.px(UP)
    return Rect(rect.left, rect.top - up, rect.width, rect.height + up)
