"""Sections about one zone: what it says of itself in words, cards that lie open, the answers beside a question."""

from pygame import Rect, Surface

from flick.table.board import Piece, Zone
from flick.table.naming import zone_title
from flick.window.board.layout_file import LyingSlot, MovesSlot, NoteSlot
from flick.window.board.opens import size_of
from flick.window.board.piece import lying_in
from flick.window.board.piece_forms import card_part
from flick.window.board.slot import ANY_WIDTH, HEADING_AT, LEAST, SlotPart
from flick.window.board.sprites import CORNER
from flick.window.board.surroundings import Surroundings
from flick.window.widgets import Pose, TextBox, card_height, wrapped
from flick.window.widgets.card_shadow import Hollow
from flick.window.widgets.repainted import Repainted

WIDTH, MIDDLE, BESIDE = 50, 64, 11
"""Width of a card, where its middle is, and what is between it and words."""
LARGE, LARGE_SHARE = 250, 0.86
"""Width of a card that is shown large, and how much of the height of the cloth it takes at most."""
TEXT_AT, BELOW_HEADING, LEADING, NOTE_HIGH = 22, 20, 17, 58.0
"""Of a zone in words: its first line, how much lower that is below a heading, from line to line, and how high it is at
least."""
WITH_NAME = 1.7
"""How wide cards are beside other sections where a name stands next to a card."""
TEXT, LEAST_NOTE, BELOW_TEXT = 13.0, 0.85, 11.0
"""Size of its text, down to which part of that it goes where there is less room, and what is free then below its last
baseline."""

ANSWERS_AT = 30
"""From the top of a section to the first answer in it."""


class NotePart(SlotPart[NoteSlot]):
    """A text zone; any other one says how many pieces lie there."""

    natural = NOTE_HIGH

    def fit(self, width: int) -> None:
        """Make the section as high as its lines, where they are more than it was designed for."""
        lines = len(wrapped(self._text, self.kit.theme.font("body"), width)) if width else 1
        heading = BELOW_HEADING if self.heading else 0
        self.natural = max(NOTE_HIGH, TEXT_AT + heading + LEADING * lines)
        self.least = LEAST_NOTE * (TEXT_AT + heading + LEADING * (lines - 1)) + BELOW_TEXT

    @property
    def _text(self) -> str:
        """What the zone says of itself, or how many pieces lie there."""
        if (zone := self._zone) is None:
            return ""
        title = zone_title(zone, self.words)
        if zone.kind == "text":
            return title
        count = size_of(zone)
        known = zone.count is not None or count
        contents = self.words("zone-count", count=count) if known else self.words("zone-empty")
        return self.words("zone-line", zone=title, contents=contents)

    def own_texts(self) -> list[TextBox]:
        kit = self.kit
        share = min(1.0, max(LEAST_NOTE, self.rect.height / self.natural / kit.theme.scale))
        top = self.rect.top + round(kit.px(TEXT_AT + (BELOW_HEADING if self.heading else 0)) * share)
        heading = [self.heading_text()] if self.heading else []
        lines = wrapped(self._text, kit.theme.font("body"), self.rect.width)
        step, size = round(kit.px(LEADING) * share), TEXT * share
        return heading + kit.lines(lines, "body", (self.rect.left, top), step, size=size)


class LyingPart(SlotPart[LyingSlot]):
    """A row zone in a rail: one card with its name and what it is good for, or several, overlapping."""

    natural = 112.0
    least = 90.0

    def __init__(self, around: Surroundings, spec: LyingSlot, side: str) -> None:
        super().__init__(around, spec, side)
        self.share = 1.0 if around.narrow else WITH_NAME

    def is_seen(self, zone: Zone | None) -> bool:
        return zone is not None and not (self.spec.vanishes and not zone.pieces[self.spec.skip :])

    @property
    def narrowest(self) -> int:
        """How wide it must be: as wide as its heading, or as one card."""
        return max(self.kit.px(WIDTH * LEAST), self.heading_text(room=ANY_WIDTH).width)

    @property
    def count(self) -> int:
        """How many cards lie here."""
        return len(self._pieces)

    @property
    def _pieces(self) -> tuple[Piece, ...]:
        return self._zone.pieces[self.spec.skip :] if self._zone else ()

    def _pose(self, right: float = 0.0) -> Pose:
        """Where a card lies that is so far to the right of the first one."""
        width, middle = self.u(WIDTH), self.u(MIDDLE - HEADING_AT) + self.heading_at
        return Pose(self.rect.left + width / 2 + self.kit.px(1) + right, self.rect.top + middle, width)

    @property
    def _large(self) -> Pose:
        """Where a card that comes is read: in the middle of the cloth."""
        stage, wide = self.around.frame.cloth, self.kit.px(LARGE)
        width = min(wide, round(LARGE_SHARE * stage.height * wide / card_height(wide)))
        return Pose(*stage.center, width)

    def build(self) -> None:
        """Cards that were here stay as they are."""
        before = lying_in(self.empty())
        pieces, width = self._pieces, self.u(WIDTH)
        step = min((self.rect.width - width) / max(1, len(pieces) - 1), width + self.kit.px(6))
        for index, piece in enumerate(pieces):
            part = card_part(self.around, piece, self._pose(step * index), self._zone, before)
            part.cap_inside, part.room = True, round(step) if index < len(pieces) - 1 else 0
            part.large = self._large if self.spec.large else None
            self.add(part)

    def own_texts(self) -> list[TextBox]:
        if self._zone is None:
            return []
        heading, pieces = self.heading_text(), self._pieces
        if len(pieces) > 1:
            return [heading]
        name = self.faces.name(pieces[0]) if pieces and not self.around.narrow else ""
        note = self.spec.note if pieces else self.spec.empty
        left = self.rect.left + self.u(WIDTH) + self.u(BESIDE)
        return [heading, *self.beside(name, self.words(note) if note else "", left, MIDDLE)]

    def paint(self, target: Surface) -> None:
        if not self.parts:
            place = self._pose().card
            self.kit.stamp(target, place, Hollow(CORNER * place.width / self.kit.theme.scale * 1.6))
            if self.spec.icon:
                self.kit.icon(target, self.spec.icon, place.center, 22 * self.unit, "bone.2", 0.45)
        super().paint(target)


class MovesPart(SlotPart[MovesSlot]):
    """A heading, and room below it; the answers themselves are laid there by whoever asks, and without any the heading
    is not seen either."""

    natural = 236.0
    used = Repainted[bool]()
    """Whether answers stand there."""

    def __init__(self, around: Surroundings, spec: MovesSlot, side: str = "") -> None:
        super().__init__(around, spec, side)
        self.used = False

    @property
    def room(self) -> Rect:
        """Where answers may stand."""
        top = self.rect.top + self.u(ANSWERS_AT)
        return Rect(self.rect.left, top, self.rect.width, max(0, self.rect.bottom - top - self.kit.px(8)))

    def own_texts(self) -> list[TextBox]:
        return [self.heading_text()] if self.used and self._zone is not None else []
