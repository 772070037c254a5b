"""Boards and grids on the cloth: cells in columns and rows, with whatever lies on them; large ones are moved and
looked at from near."""

from collections.abc import Sequence

from pygame import Rect, Surface

from flick.table.board import Zone
from flick.window.board.card import CardPart
from flick.window.board.faces import Pose
from flick.window.board.layout_file import Form
from flick.window.board.layout_file import Place as Spec
from flick.window.board.piece import PiecePart
from flick.window.board.slot import Surroundings
from flick.window.board.zones import ZonePart, piece_part
from flick.window.parts.materials import Fill, Outline
from flick.window.parts.part import Part, Place

NEAREST = 4.0
STEP = 1.25
"""By how much one turn of the wheel enlarges."""
CARD_SHARE = 0.88
SHARE = 0.8
"""How much of a cell a piece fills."""
MOST_CELLS = 24
"""More columns or rows than this are no cells but places on a map."""


class CellsZone(ZonePart):
    """``columns`` and ``rows`` of the zone say how large it is, or else its pieces do. The first row is at the foot."""

    def __init__(self, around: Surroundings, rect: Rect, spec: Spec) -> None:
        super().__init__(around, rect, spec)
        self.zoom = 1.0
        self.moved = (0.0, 0.0)
        self._grip: Place | None = None

    def size(self, zone: Zone) -> tuple[float, float]:
        """Columns and rows."""
        columns, rows = zone.facts.get("columns"), zone.facts.get("rows")
        across = max((piece.at[0] for piece in zone.pieces if piece.at), default=0) + 1
        along = max((piece.at[1] for piece in zone.pieces if len(piece.at) > 1), default=0) + 1
        wide = float(columns) if isinstance(columns, (int, float)) else across
        high = float(rows) if isinstance(rows, (int, float)) else along
        return max(1.0, wide), max(1.0, high)

    def cell(self, zone: Zone) -> tuple[float, float]:
        """Width and height of a cell in pixels; only cells of cards are no squares."""
        columns, rows = self.size(zone)
        wide, high = self.body.width / columns * self.zoom, self.body.height / rows * self.zoom
        return (wide, high) if self._form == "card" else (min(wide, high), min(wide, high))

    def place(self, zone: Zone, at: tuple[float, ...]) -> tuple[float, float]:
        """The middle of a cell."""
        (wide, high), (columns, rows) = self.cell(zone), self.size(zone)
        x = self.body.centerx + (at[0] + 0.5 - columns / 2) * wide + self.moved[0]
        y = self.body.centery - ((at[1] if len(at) > 1 else 0) + 0.5 - rows / 2) * high + self.moved[1]
        return x, y

    @property
    def _is_map(self) -> bool:
        return self.zone is not None and max(self.size(self.zone)) > MOST_CELLS

    @property
    def _form(self) -> Form:
        return self.spec.pieces if self.spec.show or self.spec.pieces != "card" else "disc"

    def _card(self, zone: Zone) -> float:
        """How wide a card is that lies in a cell."""
        columns, rows = self.size(zone)
        return min(CARD_SHARE * self.body.width / columns, CARD_SHARE * self.body.height / rows / 1.4) * self.zoom

    def build(self, zone: Zone, before: dict[str, PiecePart]) -> Sequence[Part]:
        form = self._form
        size = self.kit.px(30) * self.zoom if self._is_map else SHARE * self.cell(zone)[0]
        if form == "card":
            size = self._card(zone)
        side = self.faces.side(zone.owner)
        found: list[Part] = []
        for index, piece in enumerate(zone.pieces):
            at = piece.at or (float(index), 0.0)
            pose = Pose(*self.place(zone, at), max(8, round(size)))
            if self.body.collidepoint(pose.x, pose.y):
                found.append(piece_part(self.around, form, piece, pose, zone.id, side, before))
        for part in found:
            if isinstance(part, CardPart):
                part.tell(self.spec.coins, self.spec.stands)
        return found

    def wheel(self, steps: float) -> bool:
        before = self.zoom
        self.zoom = min(NEAREST, max(1.0, self.zoom * STEP**steps))
        if self.zoom == 1.0:
            self.moved = (0.0, 0.0)
        self._again()
        return self.zoom != before

    def contains(self, place: Place) -> bool:
        return self.rect.collidepoint(place)

    def path(self, place: Place) -> list[Part]:
        """Unlike other groups it can be taken hold of where nothing lies."""
        return super().path(place) or ([self] if not self.hidden and self.contains(place) else [])

    def press(self, place: Place) -> bool:
        self._grip = place if self.zoom > 1 else None
        return self._grip is not None

    def drag(self, place: Place) -> bool:
        if self._grip is not None:
            right, down = place[0] - self._grip[0], place[1] - self._grip[1]
            self.moved = self.moved[0] + right, self.moved[1] + down
            self._grip = place
            self._again()
        return True

    def release(self, place: Place) -> bool:
        self._grip = None
        return True

    def _again(self) -> None:
        """Lay the pieces where they are seen now."""
        if self.zone is not None:
            self.remove(*list(self.parts))
            self.add(*self.build(self.zone, {}))
            self.dirty = True

    def draw(self, target: Surface) -> None:
        clip = target.get_clip()
        edge = self.kit.px(44) if self._form == "card" and self.zoom == 1 else 8
        target.set_clip(self.rect.inflate(edge, edge).clip(clip))
        super().draw(target)
        target.set_clip(clip)

    def paint(self, target: Surface) -> None:
        zone = self.zone
        if zone is None:
            return
        if self._is_map:
            self.kit.stamp(target, self.body, Fill("groove", 0.35, 10))
        elif self._form != "card":
            self._paint_cells(target, zone)
        super().paint(target)

    def _paint_cells(self, target: Surface, zone: Zone) -> None:
        columns, rows = self.size(zone)
        cell, _ = self.cell(zone)
        for column in range(int(columns)):
            for row in range(int(rows)):
                x, y = self.place(zone, (column, row))
                rect = Rect(round(x - cell / 2) + 1, round(y - cell / 2) + 1, round(cell) - 2, round(cell) - 2)
                self.kit.stamp(target, rect, Fill("groove", 0.30, 6))
                self.kit.stamp(target, rect, Outline("brass.line", 1, 6, 0.6))
