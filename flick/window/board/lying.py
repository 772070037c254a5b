"""Cards that lie open before a side: one with its name and what it is good for, or several, overlapping."""

from pygame import Rect, Surface

from flick.table.board import Board, Piece, Zone
from flick.window.board.card import CardPart
from flick.window.board.faces import Pose
from flick.window.board.layout_file import Lying
from flick.window.board.slot import SlotPart, Surroundings
from flick.window.board.sprites import CORNER, Hollow, card_height
from flick.window.parts.text import TextBox, fitted, wrapped

WIDTH, MIDDLE = 50, 64
NAME, NOTE, LEADING = 15.0, 12.0, 15.0


class LyingPart(SlotPart):
    """A row zone in a rail."""

    natural = 112.0

    def __init__(self, around: Surroundings, spec: Lying, side: str) -> None:
        super().__init__(around, side, spec.heading)
        self.spec = spec
        self._zone: Zone | None = None

    def show(self, board: Board) -> None:
        zone = self.zone(board, self.spec.zone)
        self.hidden = zone is None
        if zone != self._zone:
            self._zone = zone
            self._build()

    def lay(self, rect: Rect) -> None:
        super().lay(rect)
        self._build()

    @property
    def _width(self) -> int:
        return self.u(WIDTH)

    @property
    def count(self) -> int:
        """How many cards lie here."""
        return len(self._pieces)

    @property
    def _pieces(self) -> tuple[Piece, ...]:
        return self._zone.pieces[self.spec.skip :] if self._zone else ()

    def _build(self) -> None:
        """Lay the cards; those that were here stay as they are."""
        before = {part.piece.id: part for part in self.parts if isinstance(part, CardPart)}
        self.remove(*list(self.parts))
        pieces = self._pieces
        side = self.faces.side(self._zone.owner) if self._zone else ""
        step = (self.rect.width - self._width) / max(1, len(pieces) - 1)
        step = min(step, self._width + self.kit.px(6))
        for index, piece in enumerate(pieces):
            x = self.rect.left + self._width / 2 + self.kit.px(1) + step * index
            pose = Pose(x, self.rect.top + self.u(MIDDLE), self._width)
            part = before.get(piece.id)
            if part is None or part.piece != piece:
                zone = self._zone.id if self._zone else ""
                part = CardPart(self.kit, self.faces, piece, pose, zone=zone, side=side, peek=self.around.peek)
            part.move(pose)
            part.cap_inside = True
            part.room = round(step) if index < len(pieces) - 1 else 0
            self.add(part)
        self.dirty = True

    def own_texts(self) -> list[TextBox]:
        if self._zone is None:
            return []
        heading = self.heading_text(self.title(self.spec.heading, self._zone))
        left = self.rect.left + self._width + self.u(11)
        room = self.rect.right + self.kit.px(8) - left
        pieces = self._pieces
        if len(pieces) > 1:
            return [heading]
        name = self.faces.name(pieces[0]) if pieces and not self.around.narrow else ""
        note = self.spec.note if pieces else self.spec.empty
        return [heading, *self._beside(name, self.words(note) if note else "", left, room)]

    def _beside(self, name: str, note: str, left: int, room: int) -> list[TextBox]:
        """The name of the card and a note below it, round the middle of the card."""
        kit = self.kit
        rows: list[tuple[str, str, float, str]] = []
        if name:
            set_name = fitted(kit.theme, name, "row-title", room, NAME)
            rows += [(line, "row-title", set_name.size, "bone") for line in set_name.lines]
        if note:
            rows += [(line, "hint", NOTE, "bone.2") for line in wrapped(note, kit.theme.font("hint", NOTE), room)]
        y = self.rect.top + self.u(MIDDLE) - kit.px(LEADING) * len(rows) // 2 + kit.px(11)
        return [
            kit.text(
                text,
                role,
                (left, y + kit.px(LEADING) * index + (kit.px(2) if name and index else 0)),
                colour,
                size=size,
            )
            for index, (text, role, size, colour) in enumerate(rows)
        ]

    def paint(self, target: Surface) -> None:
        if not self.parts:
            place = Rect(0, 0, self._width, card_height(self._width))
            place.midtop = self.rect.left + self._width // 2, self.rect.top + self.u(MIDDLE) - place.height // 2
            self.kit.stamp(target, place, Hollow(CORNER * self._width / self.kit.theme.scale * 1.6))
            if self.spec.icon:
                self.kit.icon(target, self.spec.icon, place.center, 22 * self.unit, "bone.2", 0.45)
        super().paint(target)
