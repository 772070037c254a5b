"""A duel in a rail: those who face each other, what counts, dice in a tray, the odds, and how it has ended."""

from collections.abc import Sequence
from itertools import groupby

from msgspec.structs import replace
from pygame import Rect, Surface

from flick.table.board import Board, Zone
from flick.table.duel import Duel, DuelSide, Odds, duel_of
from flick.window.board.dice import lay_dice, throw_dice
from flick.window.board.duel_account import BETWEEN, LEADING, LINE, TITLE_AT, DuelAccount, account_of
from flick.window.board.duel_rows import GAP, Counting, turned_up, verdict_of, zones_of
from flick.window.board.layout_file import DuelSlot
from flick.window.board.piece import PiecePart, lying_in
from flick.window.board.piece_forms import card_part
from flick.window.board.row_arithmetic import rows_for, spread
from flick.window.board.slot import HEADING_AT, SlotPart
from flick.window.board.surroundings import Surroundings
from flick.window.widgets import Link, Pose, Recess, TextBox, fitted, wrapped
from flick.window.widgets.odds import HIGH, odds_texts, paint_odds

WITH_COUNTS, BRIEF, LEAST = 390.0, 150.0, 215.0
"""How high it is designed, without what counts, and how high it is at least with its title, its sum, a row of dice and
how it ends."""
ROWS = 2
"""So many rows it wants to have room for at least."""
FOOT, POINTS = 8, 16.0
"""What is free at the foot, and the size of what is said there."""
ROW, DIE, COLUMNS, APART, CRAMPED = 61, 50, 2, 1.4, 340
"""Height of a row in the tray, edge of a die, how many lie side by side at least, how far apart, in edges, and below
which height of the rail there are no more rows than dice need."""
SIDE_BY_SIDE = 1.7
"""So many times as wide as it was designed, dice and odds lie beside what counts."""
WIDEST = 0.36
"""Of a die, in parts of the width of the rail."""
CARD, LARGE, LOW = 54, 92, 0.19
"""Width of a card, of one that lies there alone, and how wide that is at most in parts of the height of the rail."""


class DuelPart(SlotPart[DuelSlot]):
    """A zone of kind ``duel``. While dice tumble it stands as it was before."""

    def __init__(self, around: Surroundings, spec: DuelSlot, side: str) -> None:
        super().__init__(around, spec, side)
        self.natural = WITH_COUNTS if spec.counts else BRIEF
        self.least = LEAST if spec.counts else 0.0
        self._board: Board | None = None
        self._found: list[Counting] = []
        """What has been turned up, as it lies here."""
        self._hoped: Odds | None = None
        self._texts: list[TextBox] = []
        self._names: list[TextBox] = []
        """The names of those whose cards lie here."""
        self._account: DuelAccount | None = None
        self._tray: Rect | None = None
        self._odds: tuple[Odds, Rect] | None = None
        self._told_in = self._thrown_in = Rect(0, 0, 0, 0)
        """Where it is told what counts, and where dice and odds lie: beside each other, or in one column."""

    @property
    def duel(self) -> Duel | None:
        """What is shown, while there is something."""
        return duel_of(self._zone) if self._zone is not None else None

    @property
    def signs(self) -> list[Rect]:
        """Where the icons of what counts are."""
        return [sign.rect for sign in self._account.signs] if self._account is not None else []

    @property
    def shown(self) -> str:
        """How far the first side has come, if anything counts."""
        total = self.duel.sides[0].total if self.duel is not None else None
        return "" if total is None else str(total)

    def is_seen(self, zone: Zone | None) -> bool:
        return zone is not None or bool(self.spec.empty)

    def see(self, board: Board, zone: Zone | None) -> None:
        self._board = board
        if zone != self._zone:
            self.wanted = self._whole(zone)
        super().see(board, zone)
        if self._counting(board) != self._found:
            self.build()

    def _whole(self, zone: Zone | None) -> float:
        """How high a duel is with the first of what counts for a side, each in two lines."""
        duel = duel_of(zone) if self.spec.counts and zone is not None else None
        rows = len(duel.sides[0].modifiers) if duel is not None else 0
        return self.least + min(rows, ROWS) * (2 * LEADING + BETWEEN)

    def hope(self, odds: Odds | None) -> None:
        if odds != self._hoped:
            self._hoped = odds
            self.build()

    def throw(self, board: Board) -> None:
        self._board, zone = board, self.zone(board, self.spec.zone)
        if zone is not None and self._is_another(zone):
            self._zone, self.hidden = uncounted(zone), False
            self.wanted = self._whole(zone)
        self.build()
        throw_dice(self, self.around.thrown)

    def _is_another(self, zone: Zone) -> bool:
        """Whether somebody else faces somebody than those who are shown."""
        duel, shown = duel_of(zone), self.duel
        if duel is None or shown is None:
            return duel is not None
        return shown.decided is not None or [side.title for side in duel.sides] != [side.title for side in shown.sides]

    def where(self, zone: str) -> Rect | None:
        duel, board = self.duel, self._board
        found = [one.id for side in duel.sides for one in zones_of(side, board, "dice")] if duel and board else []
        return self._tray if zone in found else super().where(zone)

    def _counting(self, board: Board) -> list[Counting]:
        """What has been turned up and is shown here."""
        duel = self.duel
        return [one for side in duel.sides for one in turned_up(side, board, self.spec.turned)] if duel else []

    def build(self) -> None:
        """Dice that were here stay as they are."""
        before = lying_in(self.empty())
        self._names = []
        self.dirty, self._texts, self._account, self._tray, self._odds = True, [], None, None, None
        duel, board, zone = self.duel, self._board, self._zone
        found = self._found = self._counting(board) if board is not None else []
        if not self.rect:
            return
        self._divide()
        if zone is None or duel is None or board is None:
            self._lay_empty()
            return
        dice = [one for one in found if one.zone.kind == "dice"]
        below = self._lay_foot(duel, self.rect.bottom - self.kit.px(FOOT))
        if any(zone.kind == "dice" and zone.id in side.turned for side in duel.sides for zone in board.zones):
            below = self._lay_tray(dice, below, before)
        if self._told_in != self._thrown_in:
            below = self.rect.bottom
        top = self._lay_cards(duel, board, [one for one in found if one.zone.kind != "dice"])
        self._account = account_of(self, self._told_in, zone, duel, top, below)

    def _divide(self) -> None:
        """Part a wide section into what is told and what is thrown."""
        self._told_in = self._thrown_in = Rect(self.rect)
        if self.rect.width > SIDE_BY_SIDE * self.kit.px(self.wide):
            half = (self.rect.width - self.kit.px(2 * GAP)) // 2
            self._told_in = Rect(*self.rect.topleft, half, self.rect.height)
            self._thrown_in = self._told_in.move(self.rect.width - half, 0)

    def _lay_empty(self) -> None:
        """The heading, and what stands there while nobody faces anybody."""
        kit, place = self.kit, (self.rect.left, self.rect.top + self.u(TITLE_AT))
        lines = wrapped(self.words(self.spec.empty), kit.theme.font("body"), self.rect.width) if self.spec.empty else []
        self._texts = [self.heading_text(), *kit.lines(lines, "body", place, kit.px(17), "bone.2")]

    def _lay_foot(self, duel: Duel, foot: int) -> int:
        """Set the odds, or what is to come, or how it has ended; return where that begins. It always takes as much
        room, so that nothing moves when it changes."""
        kit, decided = self.kit, duel.decided
        rect = Rect(self._thrown_in.left, foot - kit.px(HIGH), self._thrown_in.width, kit.px(HIGH))
        said, colour = verdict_of(duel, "bone.2")
        if decided is None and (odds := self._hoped) is not None:
            self._odds = odds, rect
            self._texts += odds_texts(kit, self.words, odds, rect)
        elif said is not None:
            line = fitted(kit.theme, self.words(said), "row-title", rect.width, POINTS, most=3)
            step = kit.px(line.size + 2)
            first = rect.left, rect.top + step
            self._texts += kit.lines(line.lines, "row-title", first, step, colour, size=line.size)
            if decided is not None:
                place = rect.left, rect.top + step * len(line.lines) + kit.px(17)
                self.add(Link(kit, place, decided.rule, lambda: self.around.doings.rule(decided.rule)))
        return rect.top

    def _lay_tray(self, dice: Sequence[Counting], foot: int, before: dict[str, PiecePart]) -> int:
        """Lay the dice into their tray, in rows of two, or more in a row where it is wide or low; return where that
        begins."""
        room = self._thrown_in
        edge = min(self.u(DIE), round(WIDEST * room.width))
        columns = max(COLUMNS, int(room.width / edge / APART))
        least = 1 if columns > COLUMNS or room.height < self.kit.px(CRAMPED) else self.spec.rows
        rows = max(least, rows_for(len(dice), columns))
        high = round(min(self.u(ROW) * rows, 0.4 * room.height))
        tray = self._tray = Rect(room.left, foot - high, room.width, high)
        edge = min(edge, round(0.8 * high / rows))
        across = min(columns, len(dice))
        lines = rows_for(len(dice), across)
        poses = [
            Pose(
                tray.centerx + tray.width * spread(index % across, across) / columns,
                tray.centery + tray.height * spread(index // across, lines) / rows,
                edge,
            )
            for index in range(len(dice))
        ]
        for zone, group in groupby(zip(dice, poses, strict=True), lambda one: one[0].zone.id):
            pairs = [(one.piece, pose) for one, pose in group]
            self.add(*lay_dice(self.kit, self.faces, zone, pairs, before))
        return tray.top

    def _lay_cards(self, duel: Duel, board: Board, turned: Sequence[Counting]) -> int:
        """Lay those who face each other, and below them the cards that they have turned up; return where that ends."""
        self._texts.append(self.heading_text(colour="honey"))
        sides = {"none": (), "both": duel.sides, "other": duel.sides[1:]}[self.spec.cards]
        faced = [(side, _faced(side, board)) for side in sides]
        seen = [(side, one) for side, one in faced if one is not None]
        top = self.rect.top + self.u(HEADING_AT)
        if seen:
            widest = CARD if len(sides) > 1 else self._large
            top = self._lay_row([one for _, one in seen], top + self.kit.px(10), widest)
            top = self._name([self.words(side.title) for side, _ in seen], top)
        return self._lay_row(turned, top + self.kit.px(10)) if turned else top

    @property
    def _large(self) -> float:
        """The width of a card that lies there alone, in pixels of the design: smaller where the rail is low."""
        return min(LARGE, LOW * self.rect.height / self.u(1))

    def _name(self, names: Sequence[str], top: int) -> int:
        """Write the names of those whose cards lie side by side above; return where that ends."""
        kit, column = self.kit, self._told_in.width / len(names)
        lines = [fitted(kit.theme, name, "row-title", round(column) - 4, LINE) for name in names]
        for index, line in enumerate(lines):
            x = self._told_in.left + round(column * (index + 0.5))
            self._names += [
                kit.text(text, "row-title", (x, top + kit.px(LEADING * (row + 0.7))), anchor="centre", size=line.size)
                for row, text in enumerate(line.lines)
            ]
        return top + kit.px(LEADING) * max(len(line.lines) for line in lines)

    def _lay_row(self, cards: Sequence[Counting], top: int, widest: float = CARD) -> int:
        """Lay cards side by side; return where they end."""
        column = self._told_in.width / len(cards)
        width = min(self.u(widest), round(0.92 * column))
        for index, (zone, piece) in enumerate(cards):
            pose = Pose(self._told_in.left + column * (index + 0.5), top + 0.7 * width, width)
            self.add(card_part(self.around, piece, pose, zone))
        return top + round(1.4 * width) + self.kit.px(6)

    def lag(self, piece: str, place: str, by: int) -> None:
        super().lag(piece, place, by)
        self.dirty |= bool(self._names)

    def own_texts(self) -> list[TextBox]:
        """All but the names of those who face each other while the card of one is on its way."""
        comes = any(part.absent for part in self.parts if isinstance(part, PiecePart))
        return self._texts + ([] if comes else self._names) + (self._account.texts if self._account is not None else [])

    def paint(self, target: Surface) -> None:
        kit = self.kit
        if self._tray is not None:
            kit.stamp(target, self._tray, Recess(10, 0.75))
        if self._account is not None:
            self._account.paint(target)
        if self._odds is not None:
            paint_odds(kit, self.words, target, *self._odds)
        super().paint(target)


def _faced(side: DuelSide, board: Board) -> Counting | None:
    """The card of a side, where it lies."""
    piece, zone = board.piece(side.piece), board.zone_of(side.piece)
    return Counting(zone, piece) if piece is not None and zone is not None else None


def uncounted(zone: Zone) -> Zone:
    """A duel before its dice rest: who faces whom, and nothing that counts."""
    duel = duel_of(zone)
    if duel is None:
        return zone
    sides = tuple(replace(side, modifiers=(), total=None) for side in duel.sides)
    return replace(zone, layout=replace(duel, sides=sides, decided=None))
