"""Lines that add up to a number: what counts in an attempt or a fight, and how far that goes."""

from pygame import Rect, Surface

from flick.table.board import Board, Piece, Zone
from flick.window.parts.text import TextBox, fitted, wrapped
from flick.window.tableau.layout_file import Sum
from flick.window.tableau.slot import SlotPart, Surroundings

TITLE, TITLE_AT = 19.0, 42
LINE, LEADING, BETWEEN, CLOSE = 12.5, 15, 7, 4
LONG, SHORT = 3, 1
"""Lines that each of what counts may take; the short way where there is no room for the long one."""
POINTS = 16.0
NUMBER = 30.0
AIR = 8
"""What stays free below the sum."""
FOOT = 44
"""What the sum takes at the foot."""
GAP = 8


class SumPart(SlotPart):
    """A row zone: every piece is a line."""

    natural = 290.0

    def __init__(self, around: Surroundings, spec: Sum, side: str) -> None:
        super().__init__(around, side, spec.heading)
        self.spec = spec
        self._zone: Zone | None = None

    def show(self, board: Board) -> None:
        zone = self.zone(board, self.spec.zone)
        self.hidden = zone is None and not self.spec.empty
        self.dirty |= zone != self._zone
        self._zone = zone

    def own_texts(self) -> list[TextBox]:
        kit, zone = self.kit, self._zone
        texts = [self.heading_text(self.title(self.heading, zone), colour="honey" if zone else "bone.2")]
        if zone is None:
            lines = wrapped(self.words(self.spec.empty), kit.theme.font("body"), self.rect.width)
            top = self.rect.top + self.u(TITLE_AT)
            return [
                *texts,
                *(
                    kit.text(line, "body", (self.rect.left, top + kit.px(17) * row), "bone.2")
                    for row, line in enumerate(lines)
                ),
            ]
        whole = self._lines(zone, LONG)
        fits = whole[-1].rect.bottom <= self.rect.bottom - self.kit.px(AIR)
        return [*texts, *(whole if fits else self._lines(zone, SHORT))]

    def _lines(self, zone: Zone, lines_each: int) -> list[TextBox]:
        """What it is about, all that counts, and the sum; where each has a single line, cards by their names alone."""
        kit, card = self.kit, zone.facts.get("card")
        name = fitted(kit.theme, self.words.name(str(card)) if card else "", "section", self.rect.width, TITLE)
        texts: list[TextBox] = []
        y = self.rect.top + self.u(TITLE_AT)
        for line in name.lines:
            texts.append(kit.text(line, "section", (self.rect.left, y), size=name.size))
            y += kit.px(name.size + 3)
        y += kit.px(4)
        for piece in zone.pieces:
            number = piece.facts.get("points", 0)
            points = kit.text(signed(number), "row-title", (self.rect.right, y), anchor="right", size=POINTS)
            texts.append(points)
            room = self.rect.width - points.rect.width - kit.px(GAP)
            for line, size in self._told(piece, room, lines_each):
                texts.append(kit.text(line, "hint", (self.rect.left, y), "bone.2", size=size))
                y += kit.px(LEADING)
            y += kit.px(BETWEEN if lines_each == LONG else CLOSE)
        return [*texts, *self._sum(zone, y)]

    def _told(self, piece: Piece, room: int, lines_each: int) -> list[tuple[str, float]]:
        """The lines of a piece, with their size."""
        if lines_each == LONG:
            return [(line, LINE) for line in wrapped(self.faces.name(piece), self.kit.theme.font("hint", LINE), room)]
        card = piece.say.facts.get("card") if piece.say is not None else None
        name = self.words.name(card) if isinstance(card, str) else self.faces.name(piece)
        short = fitted(self.kit.theme, name, "hint", room, LINE, most=SHORT)
        return [(line, short.size) for line in short.lines]

    def _sum(self, zone: Zone, y: int) -> list[TextBox]:
        """The number so far, and what is needed."""
        kit = self.kit
        total, needed = zone.facts.get("sum", 0), zone.facts.get("of", 0)
        foot = y + kit.px(FOOT - 14)
        colour = "good" if self.reached else "bone"
        number = kit.text(str(total), "big-number", (self.rect.left, foot), colour, size=NUMBER)
        of = self.words("window-sum-of", of=needed)
        return [number, kit.text(of, "body", (number.rect.right + kit.px(7), foot), "bone.2")]

    @property
    def shown(self) -> str:
        """The number so far, if there is one."""
        return str(self._zone.facts.get("sum", 0)) if self._zone else ""

    @property
    def reached(self) -> bool:
        """Whether it is enough."""
        facts = self._zone.facts if self._zone else {}
        total, needed = facts.get("sum", 0), facts.get("of", 0)
        return isinstance(total, int) and isinstance(needed, int) and total >= needed

    def paint(self, target: Surface) -> None:
        super().paint(target)
        if self._zone is None:
            return
        kit, texts = self.kit, self.own_texts()
        number = texts[-2]
        line = Rect(self.rect.left, number.rect.top - kit.px(2), self.rect.width, max(1, kit.px(1)))
        kit.line(target, line, "tray.edge", 0.3)
        if self.reached:
            kit.icon(target, "check", (self.rect.right - kit.px(12), number.rect.centery), 22, "good")


def signed(number: object) -> str:
    """With its sign."""
    return f"+{number}" if isinstance(number, int) and number >= 0 else str(number).replace("-", "−")
