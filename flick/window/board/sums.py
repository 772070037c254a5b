"""Lines that add up to a number: what counts in an attempt or a fight, and how far that goes."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal

from pygame import Rect, Surface

from flick.table.board import Board, Piece, Zone
from flick.window.board.layout_file import Sum
from flick.window.board.slot import HEADING_AT, SlotPart, Surroundings
from flick.window.parts.text import ASCENT, TextBox, fitted, shortened, wrapped

TITLE, TITLE_AT = 19.0, 42
CLEAR = 7
"""Between the baseline of the heading and the top of the title, at least."""
LINE, LEADING, BETWEEN, CLOSE = 12.5, 15, 7, 4
POINTS = 16.0
NUMBER = 30.0
AIR = 8
"""What stays free below the sum."""
FOOT = 44
"""What the sum takes at the foot."""
GAP = 8


@dataclass(frozen=True)
class Row:
    """A line of the sum: what it says in full, in short, and its points; ``card`` where it is a card that counts."""

    long: str
    short: str
    points: int
    card: bool = False


@dataclass(frozen=True)
class Way:
    """How it is told: how many lines the title has, rows in full, by names in as many lines as they need, or by names
    in single lines, and how many rows."""

    title_lines: int = 1
    told: Literal["full", "names", "short"] = "short"
    rows: int | None = None


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
        return [*texts, *self._fitting(zone)]

    def _fitting(self, zone: Zone) -> list[TextBox]:
        """As much as there is room for above the foot: in full, by names alone, with all cards in one row, with the
        title in a single line, and then with fewer rows."""
        rows = [self._row(piece) for piece in zone.pieces]
        few = self._merged(rows)
        ways = [(rows, Way(2, "full")), (rows, Way(2, "names")), (rows, Way(2)), (few, Way(2)), (few, Way())]
        ways += [(few, Way(rows=count)) for count in range(len(few) - 1, -1, -1)]
        foot = self.rect.bottom - self.kit.px(AIR)
        texts: list[TextBox] = []
        for listed, way in ways:
            texts = self._lines(zone, listed, way)
            if texts[-2].rect.bottom <= foot:
                break
        return texts

    def _row(self, piece: Piece) -> Row:
        """A piece as a line; a card in short is its name alone."""
        card = piece.say.facts.get("card") if piece.say is not None else None
        name, points = self.faces.name(piece), piece.facts.get("points", 0)
        number = points if isinstance(points, int) else 0
        return Row(name, self.words.name(card), number, True) if isinstance(card, str) else Row(name, name, number)

    def _merged(self, rows: Sequence[Row]) -> list[Row]:
        """All cards in the place of the first one."""
        cards = [row for row in rows if row.card]
        if len(cards) < 2:
            return list(rows)
        text = self.words("window-cards", count=len(cards))
        merged = Row(text, text, sum(row.points for row in cards), True)
        return [merged if row is cards[0] else row for row in rows if not row.card or row is cards[0]]

    def _lines(self, zone: Zone, rows: Sequence[Row], way: Way) -> list[TextBox]:
        """What it is about, what counts, and the sum."""
        kit, card = self.kit, zone.facts.get("card")
        title, room = self.words.name(str(card)) if card else "", self.rect.width
        set_title = fitted if way.title_lines > 1 else shortened
        name = set_title(kit.theme, title, "section", room, TITLE)
        texts: list[TextBox] = []
        y = self.rect.top + max(self.u(TITLE_AT), self.u(HEADING_AT) + kit.px(CLEAR + ASCENT * name.size))
        for line in name.lines:
            texts.append(kit.text(line, "section", (self.rect.left, y), size=name.size))
            y += kit.px(name.size + 3)
        y += kit.px(4)
        for row in rows[: way.rows]:
            points = kit.text(signed(row.points), "row-title", (self.rect.right, y), anchor="right", size=POINTS)
            texts.append(points)
            for line, size in self._told(row, room - points.rect.width - kit.px(GAP), way):
                texts.append(kit.text(line, "hint", (self.rect.left, y), "bone.2", size=size))
                y += kit.px(LEADING)
            y += kit.px(BETWEEN if way.told == "full" else CLOSE)
        return [*texts, *self._sum(zone, y)]

    def _told(self, row: Row, room: int, way: Way) -> list[tuple[str, float]]:
        """The lines of a row, with their size."""
        theme = self.kit.theme
        if way.told == "full":
            return [(line, LINE) for line in wrapped(row.long, theme.font("hint", LINE), room)]
        short = shortened if way.told == "short" else partial(fitted, most=1)
        lines, size = short(theme, row.short, "hint", room, LINE)
        return [(line, size) for line in lines]

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
