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
    sheet = sheet_in(frame, kit, wide)
    beside = Rect(0, frame.corner.top, max(frame.corner.width, kit.px(HOW)), frame.corner.height)
    beside.right = frame.corner.right
    return Places(with_sheet(frame, kit, sheet), sheet, _taller(beside, kit))


def sheet_in(frame: BoardFrame, kit: Kit, wide: int) -> Rect:
    """A sheet so many pixels wide, in place of the log."""
    return _taller(Rect(frame.log.left, frame.log.top, wide, frame.log.height), kit)


def with_sheet(frame: BoardFrame, kit: Kit, sheet: Rect) -> BoardFrame:
    """The frame of a match with a sheet in it: the hand lies between that and the corner."""
    gap = kit.px(GAP)
    left = sheet.right + gap
    hand = Rect(left, frame.hand.top, frame.corner.left - gap - left, frame.hand.height)
    return replace(frame, hand=hand)


def _taller(rect: Rect, kit: Kit) -> Rect:
    up = kit.px(UP)
    return Rect(rect.left, rect.top - up, rect.width, rect.height + up)
