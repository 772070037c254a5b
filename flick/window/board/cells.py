"""Boards and grids on the cloth: cells in columns and rows, with whatever lies on them."""

from collections.abc import Iterable, Sequence

from pygame import Surface

from flick.paint.box import Box
from flick.table.board import Piece, Zone
from flick.window.board.camera import NEAREST
from flick.window.board.card import CardPart
from flick.window.board.layout_file import Form
from flick.window.board.mini_map import Landmark
from flick.window.board.panned import Extent, PannedZone
from flick.window.board.piece import PiecePart
from flick.window.board.piece_forms import piece_part
from flick.window.widgets import Fill, Outline, Pose, Widget

CARD_SHARE = 0.88
SHARE = 0.8
"""How much of a cell a piece fills."""
LEGIBLE_CARD, LEGIBLE_CELL = 54, 28
"""Pixels of the design across which a card can be read and a cell be clicked; below that they are seen from near."""


class CellsZone(PannedZone):
    """``columns`` and ``rows`` of the zone say how large it is, or else its pieces do. The first row is at the foot.
    The unit of its camera is what a pixel is while all of it is in sight."""

    def size(self, zone: Zone) -> tuple[float, float]:
        """Columns and rows."""
        columns, rows = zone.facts.get("columns"), zone.facts.get("rows")
        across = max((piece.at[0] for piece in zone.pieces if piece.at), default=0) + 1
        along = max((piece.at[1] for piece in zone.pieces if len(piece.at) > 1), default=0) + 1
        wide = float(columns) if isinstance(columns, (int, float)) else across
        high = float(rows) if isinstance(rows, (int, float)) else along
        return max(1.0, wide), max(1.0, high)

    def cell(self, zone: Zone) -> tuple[float, float]:
        """Width and height of a cell where all of them are in sight; only cells of cards are no squares."""
        columns, rows = self.size(zone)
        wide, high = max(1, self.body.width) / columns, max(1, self.body.height) / rows
        return (wide, high) if self._form == "card" else (min(wide, high), min(wide, high))

    def extent(self, zone: Zone) -> Extent:
        (wide, high), (columns, rows) = self.cell(zone), self.size(zone)
        least = self.kit.px(LEGIBLE_CARD if self._form == "card" else LEGIBLE_CELL)
        across = self._piece_width(zone) if self._form == "card" else wide
        world = Box(0.0, 0.0, columns * wide, rows * high)
        return Extent(world, max(least / across, 1 / NEAREST), least / across)

    def box(self, zone: Zone, at: Sequence[float]) -> Box:
        """A cell, in units of the camera."""
        (wide, high), (_, rows) = self.cell(zone), self.size(zone)
        return Box(at[0] * wide, (rows - 1 - (at[1] if len(at) > 1 else 0)) * high, wide, high)

    @property
    def _form(self) -> Form:
        return self.spec.pieces if self.spec.show or self.spec.pieces != "card" else "disc"

    def _piece_width(self, zone: Zone) -> float:
        """How wide a piece is, in units of the camera."""
        wide, high = self.cell(zone)
        return CARD_SHARE * min(wide, high / 1.4) if self._form == "card" else SHARE * wide

    def _pose(self, zone: Zone, piece: Piece, index: int) -> Pose:
        at = self.camera.to_screen(self.box(zone, piece.at or (index, 0)).middle)
        return Pose(*at, max(8, round(self._piece_width(zone) * self.camera.scale)))

    def build(self, zone: Zone, before: dict[str, PiecePart]) -> Sequence[Widget]:
        found = [
            piece_part(self.around, self._form, piece, self._pose(zone, piece, index), zone, before)
            for index, piece in enumerate(zone.pieces)
        ]
        for part in found:
            if isinstance(part, CardPart):
                part.tell(self.spec.coins, self.spec.stands)
        return found

    def look_again(self) -> None:
        zone = self.zone
        assert zone is not None
        for index, part in enumerate(part for part in self.parts if isinstance(part, PiecePart)):
            part.move(self._pose(zone, part.piece, index))

    def landmarks(self, zone: Zone) -> Iterable[Landmark]:
        return (Landmark(self.box(zone, piece.at or (index, 0)), "bone.2") for index, piece in enumerate(zone.pieces))

    def paint_ground(self, target: Surface) -> None:
        if self.zone is None or self._form == "card":
            return
        columns, rows = self.size(self.zone)
        for column in range(int(columns)):
            for row in range(int(rows)):
                rect = self.camera.rect_on_screen(self.box(self.zone, (column, row))).inflate(-2, -2)
                self.kit.stamp(target, rect, Fill("groove", 0.30, 6))
                self.kit.stamp(target, rect, Outline("brass.line", 1, 6, 0.6))
