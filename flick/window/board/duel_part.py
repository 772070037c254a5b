"""A duel in a rail: what counts for a side and where it comes from, how far that goes, dice in a tray, the odds, and
how it has ended."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from msgspec.structs import replace
from pygame import Rect, Surface

from flick.table.board import Board, Zone
from flick.table.duel import Duel, DuelSide, Odds, duel_of
from flick.table.naming import signed, zone_title
from flick.window.board.dice import DiePart, lay_dice
from flick.window.board.duel_rows import (
    GAP,
    NUMBER,
    Counting,
    DuelRow,
    RowStyle,
    facing,
    merged,
    row_of,
    told_apart,
    turned_up,
    zones_of,
)
from flick.window.board.extras import paint_sign
from flick.window.board.layout_file import DuelSlot, MarkSign
from flick.window.board.slot import HEADING_AT, SlotPart, Surroundings
from flick.window.board.zones import piece_part
from flick.window.widgets.label import Link
from flick.window.widgets.materials import Recess
from flick.window.widgets.odds import HIGH, odds_texts, paint_odds
from flick.window.widgets.pose import Pose
from flick.window.widgets.text import ASCENT, Fitted, TextBox, fitted, shortened, wrapped

WITH_COUNTS, BRIEF, LEAST = 390.0, 150.0, 215.0
"""How high it is designed, without what counts, and how high it is at least with its title, its sum, a row of dice and
how it ends."""
TITLE, TITLE_AT, CLEAR = 19.0, 42, 7
"""Size of the title, its baseline, and what is free above it at least."""
LINE, LEADING, BETWEEN, CLOSE, POINTS = 12.5, 14, 7, 3, 16.0
"""Of a row: its words, from line to line, to the next one and where it is close, and its number."""
ROWS = 2
"""So many rows it wants to have room for at least."""
ICON = 9.5
"""Radius of the icon of a row."""
SUM = 40
"""How much height it takes how far it goes."""
FOOT, CHECK = 8, 22
"""What is free at the foot, and how wide the mark is of a number that has been reached, where there is room for it."""
ROW, DIE, COLUMNS, APART, CRAMPED = 61, 50, 2, 1.4, 340
"""Height of a row in the tray, edge of a die, how many lie side by side at least, how far apart, in edges, and below
which height of the rail there are no more rows than dice need."""
SIDE_BY_SIDE = 1.7
"""So many times as wide as it was designed, dice and odds lie beside what counts."""
WIDEST = 0.36
"""Of a die, in parts of the width of the rail."""
CARD, LARGE, LOW = 54, 92, 0.19
"""Width of a card, of one that lies there alone, and how wide that is at most in parts of the height of the rail."""


@dataclass
class DuelLayout:
    """Where everything stands."""

    texts: list[TextBox] = field(default_factory=list[TextBox])
    signs: list[tuple[tuple[int, int], MarkSign]] = field(default_factory=list[tuple[tuple[int, int], MarkSign]])
    lines: list[int] = field(default_factory=list[int])
    tray: Rect | None = None
    odds: tuple[Odds, Rect] | None = None
    check: tuple[int, int] | None = None
    foot: int = 0
    """How far down what counts reaches."""


class DuelPart(SlotPart):
    """A zone of kind ``duel``. While dice tumble it stands as it was before."""

    def __init__(self, around: Surroundings, spec: DuelSlot, side: str) -> None:
        super().__init__(around, side, spec.heading)
        self.spec = spec
        self.natural = WITH_COUNTS if spec.counts else BRIEF
        self.least = LEAST if spec.counts else 0.0
        self._zone: Zone | None = None
        self._board: Board | None = None
        self._laid = DuelLayout()
        self._hoped: Odds | None = None
        self._told_in = self._thrown_in = Rect(0, 0, 0, 0)

    @property
    def duel(self) -> Duel | None:
        """What is shown, while there is something."""
        return duel_of(self._zone) if self._zone is not None else None

    @property
    def shown(self) -> str:
        """How far the first side has come, if anything counts."""
        total = self.duel.sides[0].total if self.duel is not None else None
        return "" if total is None else str(total)

    def show(self, board: Board) -> None:
        zone = self.zone(board, self.spec.zone)
        self.hidden = zone is None and not self.spec.empty
        before, self._board = self._board, board
        if zone != self._zone or before is None or self._counting(before) != self._counting(board):
            self._zone = zone
            self.wanted = self._whole(self.duel)
            self._build()

    def _whole(self, duel: Duel | None) -> float:
        """How high a duel is with the first of what counts for a side, each in two lines."""
        rows = len(duel.sides[0].modifiers) if self.spec.counts and duel is not None else 0
        return self.least + min(rows, ROWS) * (2 * LEADING + BETWEEN)

    def hope(self, odds: Odds | None) -> None:
        if odds != self._hoped:
            self._hoped = odds
            self._build()

    def throw(self, board: Board) -> None:
        self._board, zone = board, self.zone(board, self.spec.zone)
        if zone is not None and self._is_another(zone):
            self._zone, self.hidden = uncounted(zone), False
            self.wanted = self._whole(duel_of(zone))
        self._build()
        for index, die in enumerate(part for part in self.parts if isinstance(part, DiePart)):
            die.throw(index)

    def _is_another(self, zone: Zone) -> bool:
        """Whether somebody else faces somebody than those who are shown."""
        duel, shown = duel_of(zone), self.duel
        if duel is None or shown is None:
            return duel is not None
        return shown.decided is not None or [side.title for side in duel.sides] != [side.title for side in shown.sides]

    def lay(self, rect: Rect) -> None:
        super().lay(rect)
        self._build()

    def where(self, zone: str) -> Rect | None:
        duel, board = self.duel, self._board
        found = [one.id for side in duel.sides for one in zones_of(side, board, "dice")] if duel and board else []
        return self._laid.tray if zone in found else super().where(zone)

    def _counting(self, board: Board) -> list[Counting]:
        """What has been turned up and is shown here."""
        duel = self.duel
        return [one for side in duel.sides for one in turned_up(side, board, self.spec.turned)] if duel else []

    def _build(self) -> None:
        """Everything at its place; what was there already stays as it is."""
        before = {part.piece.id: part for part in self.parts if isinstance(part, DiePart)}
        self.remove(*list(self.parts))
        self.dirty, self._laid = True, DuelLayout()
        duel, board = self.duel, self._board
        if not self.rect:
            return
        self._told_in = self._thrown_in = Rect(self.rect)
        if self.rect.width > SIDE_BY_SIDE * self.kit.px(self.wide):
            half = (self.rect.width - self.kit.px(2 * GAP)) // 2
            self._told_in = Rect(*self.rect.topleft, half, self.rect.height)
            self._thrown_in = self._told_in.move(self.rect.width - half, 0)
        if self._zone is None or duel is None or board is None:
            self._lay_empty()
            return
        found = self._counting(board)
        dice = [one for one in found if one.zone.kind == "dice"]
        below = self._lay_foot(duel, self.rect.bottom - self.kit.px(FOOT))
        if any(zone.kind == "dice" and zone.id in side.turned for side in duel.sides for zone in board.zones):
            below = self._lay_tray(dice, below, before)
        if self._told_in != self._thrown_in:
            below = self.rect.bottom
        top = self._lay_cards(duel, board, [one for one in found if one.zone.kind != "dice"])
        if self.spec.counts:
            self._lay_counting(self._zone, duel, top, below)
        else:
            self._title(self._laid, self._about(self._zone, duel), RowStyle(2), top)

    def _lay_empty(self) -> None:
        kit = self.kit
        texts = [self.heading_text(self.title(self.heading, self._zone))]
        lines = wrapped(self.words(self.spec.empty), kit.theme.font("body"), self.rect.width) if self.spec.empty else []
        top = self.rect.top + self.u(TITLE_AT)
        texts += [
            kit.text(line, "body", (self.rect.left, top + kit.px(17) * row), "bone.2") for row, line in enumerate(lines)
        ]
        self._laid.texts = texts

    def _lay_foot(self, duel: Duel, foot: int) -> int:
        """The odds, or what is to come, or how it has ended; where it begins. It always takes as much room, so that
        nothing moves when it changes."""
        kit, decided = self.kit, duel.decided
        rect = Rect(self._thrown_in.left, foot - kit.px(HIGH), self._thrown_in.width, kit.px(HIGH))
        said, colour = duel.to_come, "bone.2"
        if decided is not None:
            said, colour = decided.say, {"plain": "bone"}.get(decided.tone, decided.tone)
        elif (odds := self._hoped) is not None:
            self._laid.odds = odds, rect
            self._laid.texts += odds_texts(kit, self.words, odds, rect)
            return rect.top
        if said is not None:
            line = fitted(kit.theme, self.words(said), "row-title", rect.width, POINTS, most=3)
            y = rect.top
            for text in line.lines:
                y += kit.px(line.size + 2)
                self._laid.texts.append(kit.text(text, "row-title", (rect.left, y), colour, size=line.size))
            if decided is not None:
                rule = decided.rule
                self.add(Link(kit, (rect.left, y + kit.px(17)), rule, lambda: self.around.on_rule(rule)))
        return rect.top

    def _lay_tray(self, dice: Sequence[Counting], foot: int, before: dict[str, DiePart]) -> int:
        """The dice in their tray, in rows of two, or more in a row where it is wide or low; where that begins."""
        edge = min(self.u(DIE), round(WIDEST * self._thrown_in.width))
        columns = max(COLUMNS, int(self._thrown_in.width / edge / APART))
        least = 1 if columns > COLUMNS or self._thrown_in.height < self.kit.px(CRAMPED) else self.spec.rows
        rows = max(least, -(-len(dice) // columns))
        high = round(min(self.u(ROW) * rows, 0.4 * self._thrown_in.height))
        tray = Rect(self._thrown_in.left, foot - high, self._thrown_in.width, high)
        self._laid.tray = tray
        edge = min(edge, round(0.8 * high / rows))
        across = min(columns, len(dice))
        lines = -(-len(dice) // across) if across else 0
        poses = [
            Pose(
                tray.centerx + tray.width * (index % across - (across - 1) / 2) / columns,
                tray.centery + tray.height * (index // across - (lines - 1) / 2) / rows,
                edge,
            )
            for index in range(len(dice))
        ]
        for zone, group in groupby(zip(dice, poses, strict=True), lambda one: one[0].zone.id):
            pairs = [(one.piece, pose) for one, pose in group]
            self.add(*lay_dice(self.kit, self.faces, zone, pairs, before))
        return tray.top

    def _lay_cards(self, duel: Duel, board: Board, turned: Sequence[Counting]) -> int:
        """Those who face each other, and the cards that they have turned up, side by side; where that ends."""
        heading = self.heading_text(self.title(self.heading, self._zone), colour="honey")
        self._laid.texts.append(heading)
        sides = {"none": (), "both": duel.sides, "other": duel.sides[1:]}[self.spec.cards]
        faced = [(side, self._faced(side, board)) for side in sides]
        seen = [(side, one) for side, one in faced if one is not None]
        top = self.rect.top + self.u(HEADING_AT)
        if seen:
            top = self._lay_row(
                [one for _, one in seen], top + self.kit.px(10), CARD if len(sides) > 1 else self._large
            )
            top = self._name([self.words(side.title) for side, _ in seen], top)
        return self._lay_row(turned, top + self.kit.px(10)) if turned else top

    @property
    def _large(self) -> float:
        """The width of a card that lies there alone, in pixels of the design: smaller where the rail is low."""
        return min(LARGE, LOW * self.rect.height / self.u(1))

    def _name(self, names: Sequence[str], top: int) -> int:
        """What those are called whose cards lie side by side above; where that ends."""
        kit, column, room = self.kit, self._told_in.width / len(names), round(self._told_in.width / len(names)) - 4
        lines = [fitted(kit.theme, name, "row-title", room, LINE) for name in names]
        for index, line in enumerate(lines):
            x = self._told_in.left + round(column * (index + 0.5))
            self._laid.texts += [
                kit.text(text, "row-title", (x, top + kit.px(LEADING * (row + 0.7))), anchor="centre", size=line.size)
                for row, text in enumerate(line.lines)
            ]
        return top + kit.px(LEADING) * max(len(line.lines) for line in lines)

    def _faced(self, side: DuelSide, board: Board) -> Counting | None:
        """The card of a side, where it lies."""
        zones = (zone for zone in board.zones for piece in zone.pieces if piece.id == side.piece)
        piece, zone = board.piece(side.piece), next(zones, None)
        return Counting(zone, piece) if piece is not None and zone is not None else None

    def _lay_row(self, cards: Sequence[Counting], top: int, widest: float = CARD) -> int:
        column = self._told_in.width / len(cards)
        width = min(self.u(widest), round(0.92 * column))
        for index, (zone, piece) in enumerate(cards):
            pose = Pose(self._told_in.left + column * (index + 0.5), top + 0.7 * width, width)
            self.add(piece_part(self.around, "card", piece, pose, zone.id, self.faces.side(zone.owner), {}))
        return top + round(1.4 * width) + self.kit.px(6)

    def _lay_counting(self, zone: Zone, duel: Duel, top: int, foot: int) -> None:
        """As much of what counts as there is room for: in full, in lines of both sides, in lines of one, all cards in
        one row, with fewer rows, and then with the title in a single line."""
        marks = self.faces.layout.marks
        rows = [row_of(one, self.words, marks) for one in duel.sides[0].modifiers]
        others = [row_of(one, self.words, marks) for side in duel.sides[1:] for one in side.modifiers]
        short = told_apart(rows)
        few = merged(short, lambda count: self.words("window-cards", count=count))
        ways = [(rows, others, RowStyle(2, "full"))]
        ways += [(short, told_apart(others), RowStyle(2))] if others else []
        ways += [(rows, [], RowStyle(2, "full"))]
        ways += [(short, [], RowStyle(2, "names")), (short, [], RowStyle(2)), (few, [], RowStyle(2))]
        ways += [(few, [], RowStyle(2, rows=count)) for count in range(len(few), -1, -1)]
        ways.append((few, [], RowStyle(rows=0)))
        found = DuelLayout()
        for listed, below, way in ways:
            found = self._told(zone, duel, listed, below, way, top)
            if found.foot <= foot - self.kit.px(FOOT):
                break
        laid = self._laid
        laid.texts += found.texts
        laid.signs, laid.lines, laid.check = found.signs, found.lines, found.check

    def _told(
        self, zone: Zone, duel: Duel, rows: Sequence[DuelRow], others: Sequence[DuelRow], way: RowStyle, top: int
    ) -> DuelLayout:
        """What it is about, what counts, how far that goes, and what counts for the other side."""
        laid, y = DuelLayout(), top
        if duel.needed is not None or not any(side.piece for side in duel.sides):
            y = self._title(laid, self._about(zone, duel), way, top)
        else:
            y += self.kit.px(CLEAR)
        for row in rows[: way.rows]:
            y = self._row_at(laid, row, y, way)
        if duel.sides[0].total is not None:
            y = self._sum(laid, duel, y)
        for row in others:
            y = self._row_at(laid, row, y, way)
        laid.foot = y
        return laid

    def _about(self, zone: Zone, duel: Duel) -> str:
        """Whom the first side faces, or who faces whom where no cards are seen that tell it."""
        if len(duel.sides) == 1:
            return zone_title(zone, self.words)
        own, other = [self.words(side.title) for side in duel.sides]
        if self.spec.counts and self.spec.cards == "none":
            return self.words("window-against", one=own, other=other)
        return other

    def _title(self, laid: DuelLayout, title: str, way: RowStyle, top: int) -> int:
        kit = self.kit
        set_title = fitted if way.title > 1 else shortened
        name: Fitted = set_title(kit.theme, title, "section", self._told_in.width, TITLE)
        y = max(self._told_in.top + self.u(TITLE_AT), top + kit.px(CLEAR + ASCENT * name.size))
        for line in name.lines:
            laid.texts.append(kit.text(line, "section", (self._told_in.left, y), size=name.size))
            y += kit.px(name.size + 3)
        return y - kit.px(name.size + 3) + kit.px(CLEAR + 2)

    def _row_at(self, laid: DuelLayout, row: DuelRow, top: int, way: RowStyle) -> int:
        """One row from ``top`` on; where the next one begins."""
        kit, left = self.kit, self._told_in.left
        if row.sign is not None and row.sign.icon and not self.around.narrow:
            radius, up = kit.px(ICON), 0 if way.told == "full" and row.source else kit.px(4)
            laid.signs.append(((left + radius, top + kit.px(LEADING) - up), row.sign))
            left += 2 * radius + kit.px(7)
        y = top + kit.px(LEADING - 1)
        points = kit.text(signed(row.points), "row-title", (self._told_in.right, y), anchor="right", size=POINTS)
        laid.texts.append(points)
        room = points.rect.left - kit.px(GAP) - left
        for text, role, colour in self._lines(row, way):
            told = (shortened if way.told == "short" else fitted)(kit.theme, text, role, room, LINE)
            for line in told.lines:
                laid.texts.append(kit.text(line, role, (left, y), colour, size=told.size))
                y += kit.px(LEADING)
        return y - kit.px(LEADING - 1) + kit.px(BETWEEN if way.told == "full" else CLOSE)

    def _lines(self, row: DuelRow, way: RowStyle) -> Iterator[tuple[str, str, str]]:
        """What stands in a row: the source alone, where it has a name and there is little room."""
        if way.told != "full":
            yield row.source or row.what, "hint", "bone.2"
            return
        yield row.what, "hint-bold", "bone"
        if row.source:
            yield row.source, "hint", "bone.2"

    def _sum(self, laid: DuelLayout, duel: Duel, top: int) -> int:
        """How far the first side has come, and what it needs, or how far the other one has; a thin line above."""
        kit, own = self.kit, duel.sides[0].total or 0
        laid.lines.append(top + kit.px(1))
        foot = top + kit.px(SUM - 8)
        if duel.needed is not None:
            bad = duel.decided is not None and duel.decided.tone == "bad"
            colour = "bad" if bad else "good" if duel.reached else "bone"
            number = kit.text(str(own), "big-number", (self._told_in.left, foot), colour, size=NUMBER)
            needed = self.words("window-sum-against" if len(duel.sides) > 1 else "window-sum-of", of=duel.needed)
            of = kit.text(needed, "body", (number.rect.right + kit.px(7), foot), "bone.2")
            laid.texts += [number, of]
            check = Rect(self._told_in.right - kit.px(CHECK), number.rect.top, kit.px(CHECK), number.rect.height)
            shown = duel.reached and not bad and of.rect.right <= check.left
            laid.check = check.center if shown else None
        elif len(duel.sides) > 1 and duel.sides[1].total is not None:
            laid.texts += facing(
                self.kit, self.words("window-duel-against"), own, duel.sides[1].total, self._told_in, foot
            )
        return top + kit.px(SUM)

    def own_texts(self) -> list[TextBox]:
        return self._laid.texts

    def paint(self, target: Surface) -> None:
        kit, laid = self.kit, self._laid
        if laid.tray is not None:
            kit.stamp(target, laid.tray, Recess(10, 0.75))
        for y in laid.lines:
            kit.line(target, Rect(self._told_in.left, y, self._told_in.width, max(1, kit.px(1))), "tray.edge", 0.3)
        for place, sign in laid.signs:
            paint_sign(kit, target, place, sign, kit.px(ICON))
        if laid.check is not None:
            kit.icon(target, "check", laid.check, CHECK, "good")
        if laid.odds is not None:
            paint_odds(kit, self.words, target, *laid.odds)
        super().paint(target)


def uncounted(zone: Zone) -> Zone:
    """A duel before its dice rest: who faces whom, and nothing that counts."""
    duel = duel_of(zone)
    if duel is None:
        return zone
    sides = tuple(replace(side, modifiers=(), total=None) for side in duel.sides)
    return replace(zone, layout=replace(duel, sides=sides, decided=None))
