"""The open cards of zones, seen from near while somebody looks at what stands for them; the table stays as light."""

from collections.abc import Sequence
from typing import TypeAlias

from pygame import Rect

from flick.table.board import Piece, Zone
from flick.window.board.card import CardPart
from flick.window.board.faces import Faces
from flick.window.widgets import Kit, Place, Pose, TextBox, Widget, card_height, shortened
from flick.window.widgets.above import Above
from flick.window.widgets.bubble import placed
from flick.window.widgets.desk import Desk

Titled: TypeAlias = tuple[str, Zone]
"""A zone, and what it is called here."""

WAIT = 400.0
"""ms for which somebody looks at something before this is shown."""
CARD, LEAST, GAP, PAD, HEADING = 104, 52, 8, 14, 26
"""Width of a card and of the smallest one, what is between two and at the edge, and the height of a heading."""
NAME = 15.0


class GlancePart(Above):
    """As large as there is room for; the pointer goes through it."""

    def __init__(self, kit: Kit, faces: Faces, titled: Sequence[Titled], thing: Rect, window: Rect) -> None:
        super().__init__(kit, Rect(0, 0, 0, 0))
        self.faces = faces
        self._titles: list[tuple[str, int]] = []
        zones = [zone for _, zone in titled]
        room = window.inflate(-4 * kit.px(PAD), -4 * kit.px(PAD))
        width = next((one for one in range(CARD, LEAST, -4) if self._high_of(zones, one, room) <= room.height), LEAST)
        rows = [self._rows(zone, width, room) for zone in zones]
        most = max((columns for _, columns in rows), default=1)
        high = self._high_of(zones, width, room)
        wide = max(kit.px(200), most * (kit.px(width) + kit.px(GAP)) - kit.px(GAP) + 2 * kit.px(PAD))
        self.rect = placed((wide, high), thing, window.inflate(-2 * kit.px(GAP), -2 * kit.px(GAP)), kit.px(GAP))
        top = self.rect.top + kit.px(PAD)
        for (title, zone), (count, columns) in zip(titled, rows, strict=True):
            self._titles.append((title, top))
            self._lay(zone, columns, kit.px(width), top + kit.px(HEADING))
            top += self._high(count, width)

    def _rows(self, zone: Zone, width: int, room: Rect) -> tuple[int, int]:
        """Return in how many rows and columns the cards of a zone lie."""
        most = (room.width - 2 * self.kit.px(PAD)) // (self.kit.px(width) + self.kit.px(GAP))
        columns = max(1, min(most, len(_open(zone))))
        return -(-len(_open(zone)) // columns), columns

    def _high_of(self, zones: Sequence[Zone], width: int, room: Rect) -> int:
        """How high it is with cards of that width."""
        return 2 * self.kit.px(PAD) + sum(self._high(self._rows(zone, width, room)[0], width) for zone in zones)

    def _high(self, rows: int, width: int) -> int:
        return self.kit.px(HEADING) + rows * (card_height(self.kit.px(width)) + self.kit.px(GAP))

    def _lay(self, zone: Zone, columns: int, width: int, top: int) -> None:
        gap, left = self.kit.px(GAP), self.rect.left + self.kit.px(PAD)
        for index, piece in enumerate(_open(zone)):
            row, column = divmod(index, columns)
            x, y = left + column * (width + gap) + width / 2, top + row * (card_height(width) + gap)
            pose = Pose(x, y + card_height(width) / 2, width)
            self.add(CardPart(self.kit, self.faces, piece, pose, side=self.faces.side(zone.owner)))

    def path(self, place: Place) -> list[Widget]:
        return []

    def own_texts(self) -> list[TextBox]:
        kit, left = self.kit, self.rect.left + self.kit.px(PAD)
        room = self.rect.width - 2 * kit.px(PAD)
        said = [(shortened(kit.theme, title, "row-title", room, NAME), top) for title, top in self._titles]
        return [kit.text(line.lines[0], "row-title", (left, top + kit.px(NAME)), size=line.size) for line, top in said]


class Glance:
    """Shows one thing at a time, on the desk of whatever is looked at."""

    def __init__(self, kit: Kit, faces: Faces) -> None:
        self.kit, self.faces = kit, faces
        self._part: Widget | None = None
        self._zones: Sequence[Titled] = ()
        self._since = 0.0
        self._shown: GlancePart | None = None

    def watch(self, part: Widget, zones: Sequence[Titled], now: float) -> None:
        """A part tells which zones somebody looks at by it, with what they are called; none where nobody does."""
        zones = [(title, zone) for title, zone in zones if _open(zone)]
        if not zones:
            if self._part is part:
                self.hide()
        elif self._part is not part or zones != self._zones:
            self.hide()
            self._part, self._zones, self._since = part, zones, now
        elif self._shown is None and now - self._since >= WAIT and (desk := part.desk) is not None:
            self._shown = GlancePart(self.kit, self.faces, zones, part.rect, desk.window)
            desk.show(self._shown)

    def waits_for(self, part: Widget) -> bool:
        """Whether that will be shown if somebody goes on looking."""
        return self._part is part and self._shown is None

    def hide(self) -> None:
        """Show nothing any more."""
        desk: Desk | None = self._shown.desk if self._shown is not None else None
        if self._shown is not None and desk is not None:
            desk.hide(self._shown)
        self._part, self._shown, self._zones = None, None, ()


def _open(zone: Zone) -> list[Piece]:
    """The cards that can be seen."""
    return [piece for piece in zone.pieces if piece.face is not None]
