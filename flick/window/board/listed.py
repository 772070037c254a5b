"""Cards of a zone as lines below each other, each with its name and all that it says: nothing has to be opened."""

from collections.abc import Sequence

from pygame import Rect, Surface

from flick.table.board import Board, Piece, Zone
from flick.window.board.opens import size_of
from flick.window.board.piece import PiecePart
from flick.window.board.surroundings import Surroundings
from flick.window.board.zones import ZonePart
from flick.window.widgets import Fill, Fitted, Outline, Pose, TextBox, Widget, kept_to, shortened
from flick.window.widgets.text import fitted_at

GAP, PAD, RADIUS = 3, 6, 5
NAME, LEADING, LEAST_PAD = 12.5, 1.2, 4.0
LOW = 18
"""A card that is no higher has no line round it: there is room for its name alone."""
SIZES = (1.0, 0.9, 0.8)
"""How much smaller its text may be."""


class LinePart(PiecePart):
    """One card: its rectangle is all it has."""

    def __init__(self, around: Surroundings, piece: Piece, rect: Rect, zone: str, side: str) -> None:
        pose = Pose(*rect.center, rect.width)
        super().__init__(around.kit, around.faces, piece, pose, zone=zone, side=side)
        self.rect, self.peek = Rect(rect), around.peek

    @property
    def picture(self) -> Surface:
        """What travels is the card itself."""
        return self.faces.card(self.piece, self.side, self.rect.width)

    def texts(self) -> list[TextBox]:
        if self.absent:
            return []
        kit = self.kit
        room = self.rect.inflate(-2 * kit.px(PAD), 0)
        size = min(NAME, self.rect.height / kit.theme.scale / (LEADING + 0.2))
        name = shortened(kit.theme, self.faces.name(self.piece), "body-bold", room.width, size)
        told = self._told(room.width)
        leading = LEADING * told.size
        down = (self.rect.height / kit.theme.scale - LEADING * name.size - leading * len(told.lines)) / 2
        y = down + name.size
        found = [kit.text(name.lines[0], "body-bold", (room.left, self._at(y)), size=name.size, room=self.rect)]
        first, step = (room.left, self._at(y + leading)), kit.theme.scale * leading
        return found + kit.lines(told.lines, "hint", first, step, "bone.2", size=told.size, room=self.rect)

    def _at(self, down: float) -> int:
        """The height on the screen that lies so many pixels of the design below its upper edge."""
        return self.rect.top + self.kit.px(down)

    def _told(self, width: int) -> Fitted:
        """What it says, as small as it must be; what then has no room is read where it is looked at."""
        theme = self.kit.theme
        text = self.faces.words(self.piece.told) if self.piece.told is not None else ""
        free = self.rect.height / theme.scale - LEADING * NAME - LEAST_PAD
        sizes = [share * theme.size("hint") for share in SIZES]
        found = [fitted_at(theme, text, "hint", width, size) for size in sizes]
        most = int(free / (LEADING * sizes[-1]))
        if most < 1:
            return Fitted([], sizes[-1])
        fitting = (one for one in found if len(one.lines) * LEADING * one.size <= free)
        return next(fitting, None) or kept_to(theme, text, "hint", width, most)

    def paint_piece(self, target: Surface) -> None:
        kit = self.kit
        kit.stamp(target, self.rect, Fill("well", 0.96, RADIUS))
        bright = bool(self.mark) or self.hovered
        if bright or self.rect.height > kit.px(LOW):
            kit.stamp(target, self.rect, Outline("honey" if bright else "brass.line", 1.6 if bright else 1, RADIUS))
        kit.write(target, *self.texts())


class ListZone(ZonePart):
    """From the top, as high as they need; the name of the zone says how many there are, and of how many."""

    _rest: Zone | None = None

    def show(self, board: Board) -> None:
        self._rest = board.find(self.spec.rest)
        super().show(board)

    @property
    def _title(self) -> str:
        assert self.zone is not None
        count = size_of(self.zone)
        of = count + (size_of(self._rest) if self._rest is not None else 0)
        counted = self.words("window-count-of", count=count, of=of) if self._rest is not None else str(count)
        return f"{super()._title} {counted}"

    def build(self, zone: Zone, before: dict[str, PiecePart]) -> Sequence[Widget]:
        side, gap, top = self.faces.side(zone.owner), self.kit.px(GAP), self.body.top
        found: list[Widget] = []
        for piece, high in zip(zone.pieces, self._heights(zone), strict=True):
            rect = Rect(self.rect.left, top, self.rect.width, high)
            found.append(LinePart(self.around, piece, rect, zone.id, side))
            top += high + gap
        return found

    def _heights(self, zone: Zone) -> list[int]:
        """How high each line is: as high as its text needs, in the largest size in which all have room; else all shrink
        alike."""
        kit, room = self.kit, self.rect.width - 2 * self.kit.px(PAD)
        free = self.body.height - self.kit.px(GAP) * len(zone.pieces)
        heights: list[int] = []
        for share in SIZES:
            size = share * kit.theme.size("hint")
            texts = [self.words(piece.told) if piece.told is not None else "" for piece in zone.pieces]
            lines = [len(fitted_at(kit.theme, text, "hint", room, size).lines) for text in texts]
            heights = [kit.px(LEADING * (NAME + size * count) + LEAST_PAD + 2) for count in lines]
            if sum(heights) <= free:
                break
        return [min(high, high * free // sum(heights)) for high in heights]
