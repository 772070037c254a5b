"""A piece in the hand: how it looks there, and what is said of where it is."""

import math
from collections.abc import Sequence

from pygame import SRCALPHA, Rect, Surface

from flick.arena.layout import Pawn
from flick.arena.shapes import Point
from flick.table.sayings import Say, say
from flick.window.arena.arena_tool import Marks, ToolSetting
from flick.window.arena.flicking.free_places import Trouble
from flick.window.arena.lying_pieces import LyingPiece
from flick.window.arena.plate import AWAY, Plate, reason_plate
from flick.window.widgets.surfaces import Laid


class Carried:
    """A piece in the hand, held at ``grip``, in mm from its middle. A ``fresh`` one does not lie on the table yet; off
    the cloth a piece is ``away``, and over the tray it is ``put_away``."""

    def __init__(self, name: str, pawn: Pawn, grip: Point, *, fresh: bool) -> None:
        self.name, self.pawn, self.grip, self.fresh = name, pawn, grip, fresh
        self.away = fresh
        self.put_away = False
        self.trouble = Trouble()

    @property
    def refused(self) -> bool:
        """Whether it would not stay where it is."""
        return bool(self.trouble) or (self.away and not self.fresh)

    @property
    def says(self) -> Say | None:
        """What is said beside it: where it lies, why it may not, or what becomes of it."""
        if self.away:
            becomes = "window-practice-taken-off" if self.put_away else "window-practice-springs-back"
            return None if self.fresh else say(becomes)
        return self.trouble.reason if self.trouble else place_of(self.pawn)


def marks_of(setting: ToolSetting, carried: Carried) -> Marks:
    """The piece in hand as it would lie, above everything, and a plate beside it that says what becomes of it."""
    stage, piece, says = setting.stage, LyingPiece(carried.name, carried.pawn, 0, shown=True), carried.says
    plates = [plate_beside(setting, piece, says, "", [setting.room])] if says is not None else []
    if carried.refused:
        return Marks([piece.grey(stage)], plates)
    rect, (x, y) = piece.rect(stage), stage.view.to_px(piece.at)
    sheet = Surface(rect.size, SRCALPHA, 32)
    piece.sprite(stage).draw(sheet, x - rect.left, y - rect.top, carried.pawn.angle, piece.light(stage))
    return Marks([Laid(sheet, rect.left, rect.top)], plates)


def plate_beside(
    setting: ToolSetting,
    piece: LyingPiece,
    reason: Say,
    rule: str,
    rooms: Sequence[Rect],
    avoid: Sequence[Rect] = (),
    before: Plate | None = None,
) -> Plate:
    """A plate beside a piece that says why it may not lie where it is, and by which rule. It lies off all pieces and
    off what else it should ``avoid``, in the first of the rooms that has a place for it, and near where it was
    ``before``."""
    stage, kit = setting.stage, setting.kit
    plate = reason_plate(kit, setting.words(reason), rule)
    avoid = [*setting.pieces.outlines(), piece.outline(stage), *avoid]
    away = round(piece.pawn.chain.extent * stage.scale) + kit.px(AWAY - 8)
    plate.lie_beside(stage.view.to_px(piece.at), away, rooms, avoid, before)
    return plate


def place_of(pawn: Pawn) -> Say:
    """Where a piece lies, and how it is turned."""
    degrees = round(math.degrees(math.remainder(pawn.angle, math.tau))) % 360
    return say("window-practice-place", x=round(pawn.x, 1), y=round(pawn.y, 1), degrees=degrees)
