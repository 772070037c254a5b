"""What a zone says of itself, in words."""

from flick.table.board import Board, Zone
from flick.table.naming import zone_title
from flick.window.board.layout_file import Note
from flick.window.board.slot import SlotPart, Surroundings
from flick.window.parts.text import TextBox, wrapped

LEADING = 17


class NotePart(SlotPart):
    """A text zone; any other one says how many pieces lie there."""

    natural = 58.0

    def __init__(self, around: Surroundings, spec: Note, side: str) -> None:
        super().__init__(around, side, spec.heading)
        self.spec = spec
        self._text = ""

    def show(self, board: Board) -> None:
        zone = self.zone(board, self.spec.zone)
        self.hidden = zone is None
        text = self._said(zone) if zone else ""
        self.dirty |= text != self._text
        self._text = text

    def _said(self, zone: Zone) -> str:
        title = zone_title(zone, self.words)
        if zone.kind == "text":
            return title
        count = len(zone.pieces) if zone.count is None else zone.count
        contents = (
            self.words("zone-count", count=count) if zone.count is not None or count else self.words("zone-empty")
        )
        return self.words("zone-line", zone=title, contents=contents)

    def own_texts(self) -> list[TextBox]:
        kit = self.kit
        top = self.rect.top + kit.px(22)
        texts: list[TextBox] = []
        if self.heading:
            texts.append(self.heading_text(self.title(self.heading, None)))
            top += kit.px(20)
        for index, line in enumerate(wrapped(self._text, kit.theme.font("body"), self.rect.width)):
            texts.append(kit.text(line, "body", (self.rect.left, top + kit.px(LEADING) * index)))
        return texts
