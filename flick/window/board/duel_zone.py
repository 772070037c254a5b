"""A duel on the cloth: those who face each other at its sides, between them what they have turned up, how far each has
come in the middle, and in beads what counts."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from flick.table.board import Board, Piece
from flick.table.duel import Duel, DuelSide, Modifier, duel_of
from flick.table.naming import signed, source_name
from flick.window.board.dice import lay_dice, throw_dice
from flick.window.board.duel_rows import Counting, added_up, facing, free_of, turned_up, verdict_of, zones_of
from flick.window.board.layout_file import ZonePlace as Spec
from flick.window.board.piece import PiecePart, lying_in
from flick.window.board.piece_forms import card_part
from flick.window.board.row_arithmetic import rows_for, spread
from flick.window.board.surroundings import Surroundings
from flick.window.board.zones import ZonePart
from flick.window.widgets import Fill, Fitted, Outline, Place, Pose, TextBox, card_height, fitted, parted, wrapped

FACED, LARGEST, TURNED = 0.17, 150, 84
"""Width of a card at a side, in parts of the place and in pixels of the design at most; and of one turned up."""
GAP, ROWS = 12, 2
CLOSER, CLOSE, MOST_ROWS = 6, 5, 4
"""More cards than this are turned up closer to each other, and in more rows where they are larger so."""
MIDDLE = 0.29
"""How much of the place is left to the numbers in the middle."""
NUMBER, NUMBER_AT, SAID, SAID_AT, LEADING = 50.0, 0.48, 15.0, 26, 19
"""The size of the numbers, how far down their baseline is, and below it the size of the words, where they
stand, and from line to line."""
BEAD, BEAD_NUMBER, BEAD_NAME, BEAD_LINE, BEAD_STEP, NAMED, LEAST_STEP = 14, 14.0, 11.5, 13, 76, 2, 52
"""Radius of a bead, the sizes of its number and of its name, from line to line of that, from one bead to the next, and
how many at most have names below them, which need so much from one to the next at least."""
BEAD_ROW, PARTED = 30, 12
"""From one bead to the next below it, and what is free between those of two sides."""
ASKEW = (-2.0, 1.5, -1.0, 2.5)
"""Degrees by which cards that are turned up lie askew, by turns."""
NAME, BELOW, RAISED, SHADOW = 16.0, 46, 2, 0.75
"""Of a side's name: its size, what two lines take below a card, and by how much they begin higher than one."""
LEAST, NAMELESS = 12, 100
"""The least width of a card, however little room there is; a place less high than that has no names below cards."""


class Bead(NamedTuple):
    """What something counts, and where that is seen."""

    place: tuple[int, int]
    points: int


class DuelZone(ZonePart):
    """A zone of kind ``duel``; a ``bare`` one shows what has been turned up and nothing else, side by side. Where it
    has several ``places`` it lies in the one that is nearest to the card of the other side."""

    def __init__(self, around: Surroundings, rect: Rect, spec: Spec) -> None:
        super().__init__(around, rect, spec)
        self.places: Sequence[Rect] = (rect,)
        self._found: Sequence[Counting] = ()
        self._zones: Sequence[str] = ()
        """Those whose pieces lie here."""
        self._texts: list[TextBox] = []
        self._titles: list[tuple[PiecePart | None, list[TextBox]]] = []
        """The names of the sides, each with its card where that lies here."""
        self._sides: Sequence[Piece | None] = ()
        """The cards of the sides, as far as they lie anywhere."""
        self._faced: set[str] = set()
        """Whose cards have lain here in this duel."""
        self.beads: list[Bead] = []
        """What counts without lying here, or is told of what lies here."""
        self._parted: Rect | None = None
        """The line between what counts for the one side and for the other."""

    @property
    def duel(self) -> Duel | None:
        """What is shown, while there is something."""
        return duel_of(self.zone) if self.zone is not None else None

    def where(self, zone: str) -> Rect | None:
        if zone in self._zones and not self.hidden:
            return self.rect
        return None if self.spec.bare else super().where(zone)

    def show(self, board: Board) -> None:
        zone = board.find(self.spec.zone)
        duel = duel_of(zone) if zone is not None else None
        self.hidden = duel is None
        shown = [one for side in duel.sides for one in zones_of(side, board, self.spec.turned)] if duel else []
        self._zones = [one.id for one in shown]
        found = [Counting(one, piece) for one in shown for piece in one.pieces]
        faced = [board.piece(side.piece) for side in duel.sides] if duel else []
        if (zone, found, faced) == (self.zone, self._found, self._sides):
            return
        self.zone, self._found, self._sides = zone, found, faced
        self._lay(board)

    def throw(self, board: Board) -> None:
        if self.duel is not None:
            self._found = [one for side in self.duel.sides for one in turned_up(side, board, self.spec.turned)]
            self._lay(board)
            throw_dice(self, self.around.thrown)

    def _lay(self, board: Board) -> None:
        """Lay everything anew; pieces that have not changed stay as they are."""
        before = lying_in(self.empty())
        self._texts, self._titles, self.beads, self._parted, self.dirty = [], [], [], None, True
        duel = self.duel
        if duel is None:
            self._faced.clear()
            return
        self.rect = self._nearest(duel)
        if self.spec.bare:
            self._lay_turned(self._found, self._beside(duel), before, rows=1)
        else:
            self._lay_sides(duel, board, before)
            self._lay_middle(duel)
        self._bead_pieces(duel)

    def _nearest(self, duel: Duel) -> Rect:
        """The place nearest to the card of the other side, or where it was if that is seen nowhere."""
        card = self._card_of(duel)
        if card is None or len(self.places) < 2:
            return self.rect
        x, y = card.rect.center
        return min(self.places, key=lambda rect: abs(rect.centerx - x) + 2 * abs(rect.centery - y))

    def _beside(self, duel: Duel) -> Rect:
        """Return as much of its place as all of it needs, at the side on which the card of the other side lies."""
        room, card = Rect(self.rect), self._card_of(duel)
        wide, gap = min(self.kit.px(TURNED), round((room.height - self.kit.px(GAP)) / 1.4)), self.kit.px(GAP)
        room.width = min(room.width, len(self._found) * (wide + gap) - gap)
        if card is not None and card.rect.centerx > self.rect.centerx:
            room.right = self.rect.right
        return room

    def _card_of(self, duel: Duel) -> PiecePart | None:
        """The card of the other side, where that is seen."""
        parts = self.parent.walk() if self.parent is not None else ()
        cards = (part for part in parts if isinstance(part, PiecePart) and part.piece.id == duel.sides[-1].piece)
        return next(cards, None)

    def _lay_sides(self, duel: Duel, board: Board, before: dict[str, PiecePart]) -> None:
        """Each side from the edge to the middle: its card or its name, and what it has turned up."""
        kit, rect = self.kit, self.rect
        below = BELOW if rect.height >= kit.px(NAMELESS) else 0
        wide = min(kit.px(LARGEST), round(FACED * rect.width), round((rect.height - kit.px(below)) / 1.4))
        wide = max(kit.px(LEAST), wide)
        half = round((1 - MIDDLE) / 2 * rect.width)
        for index, side in enumerate(duel.sides[:2]):
            room = Rect(rect.left if index == 0 else rect.right - half, rect.top, half, rect.height)
            outer = Rect(room.left if index == 0 else room.right - wide, room.top, wide, room.height)
            self._lay_side(side, board, outer, before)
            inner = Rect(outer.right + kit.px(GAP) if index == 0 else room.left, room.top, 0, room.height)
            inner.width = room.width - wide - kit.px(GAP)
            self._lay_turned([*turned_up(side, board, self.spec.turned)], inner, before, rows=ROWS)

    def _lay_side(self, side: DuelSide, board: Board, room: Rect, before: dict[str, PiecePart]) -> None:
        """The card of a side, where it lies in no other place of the cloth; its name below. A card that has lain here
        and left takes its name along."""
        kit, foot, card = self.kit, room.centery, None
        lies, piece = board.zone_of(side.piece), board.piece(side.piece)
        elsewhere = {place.zone for place in self.faces.layout.cloth}
        name = parted(kit.theme, self.words(side.title), "row-title", room.width, NAME, most=3)
        named = room.height >= kit.px(NAMELESS)
        below = BELOW + (LEADING + RAISED) * max(0, len(name.lines) - 2) if named else 0
        if piece is not None and lies is not None and lies.id not in elsewhere - {self.spec.zone}:
            wide = max(kit.px(LEAST), min(room.width, round((room.height - kit.px(below)) / 1.4)))
            pose = Pose(room.centerx, room.centery - kit.px(max(0, below - 8)) // 2, wide)
            card = card_part(self.around, piece, pose, lies, before)
            self.add(card)
            self._faced.add(side.piece)
            foot = card.rect.bottom + kit.px(18)
            if not named:
                return
        elif side.piece in self._faced:
            return
        first = room.centerx, foot - kit.px(RAISED) * (len(name.lines) - 1)
        self._titles.append((card, self._lines(name, "row-title", first, LEADING)))

    def _lay_turned(self, found: Sequence[Counting], room: Rect, before: dict[str, PiecePart], rows: int) -> None:
        """Lay cards and dice side by side, in rows where they are many."""
        if not found:
            return
        kit, gap = self.kit, self.kit.px(GAP if len(found) <= CLOSER else CLOSE)
        rows = min(rows, max(1, -(-len(found) // 2)))
        if len(found) > CLOSER and rows > 1:
            rows = max(range(rows, MOST_ROWS + 1), key=lambda many: self._width_in(many, len(found), room, gap))
        columns = rows_for(len(found), rows)
        wide = self._width_in(rows, len(found), room, gap)
        for index, (zone, piece) in enumerate(found):
            in_row = min(columns, len(found) - index // columns * columns)
            x = room.centerx + spread(index % columns, in_row) * (wide + gap)
            y = room.centery + spread(index // columns, rows) * (card_height(round(wide)) + gap)
            pose = Pose(x, y, round(wide))
            if zone.kind == "dice":
                self.add(*lay_dice(kit, self.faces, zone.id, [(piece, pose._replace(width=round(0.7 * wide)))], before))
            else:
                pose = pose._replace(angle=ASKEW[index % len(ASKEW)])
                self.add(card_part(self.around, piece, pose, zone, before))

    def _width_in(self, rows: int, count: int, room: Rect, gap: int) -> float:
        """How wide so many cards can be in so many rows."""
        columns = rows_for(count, rows)
        high, wide = (room.height // rows - gap) / 1.4, (room.width - gap * (columns - 1)) / columns
        return max(self.kit.px(LEAST), min(self.kit.px(TURNED), high, wide))

    def _lay_middle(self, duel: Duel) -> None:
        """How far both have come, what is said of it, and what counts without lying here."""
        kit, rect = self.kit, self.rect
        middle = Rect(0, 0, round(MIDDLE * rect.width), rect.height).move_to(midtop=rect.midtop)
        foot = rect.top + round(NUMBER_AT * rect.height)
        own, other = duel.sides[0].total, duel.needed if len(duel.sides) < 2 else duel.sides[1].total
        if own is not None and other is not None:
            room = middle.inflate(-2 * kit.px(GAP), 0)
            self._texts += facing(kit, self.words("window-duel-against"), own, other, room, foot, NUMBER, SHADOW)
        said, colour = verdict_of(duel, "bone")
        numbers = foot + kit.px(GAP)
        foot += kit.px(SAID_AT)
        lines = wrapped(self.words(said), kit.theme.font("row-title", SAID), middle.width) if said else []
        self._write(Fitted(lines, SAID), "row-title", (middle.centerx, foot), LEADING, colour)
        foot += kit.px(LEADING) * len(lines)
        lie = [one.piece.id for one in self._found]
        beside = [(side, free_of(side, lie)) for side in duel.sides[:2]]
        beside = [(side, added_up(free) if len(free) > NAMED else free) for side, free in beside]
        apart = kit.px(PARTED) // 2
        wide, most = middle.width // 2 - apart, max(len(free) for _, free in beside)
        top, highest = foot + kit.px(GAP), foot if lines else numbers
        first = min(top, rect.bottom - most * kit.px(BEAD_ROW))
        many = most > NAMED or wide < most * kit.px(LEAST_STEP)
        many |= rect.bottom - self._bead_top(top) < kit.px(2 * BEAD + 2 * BEAD_LINE)
        listed = many and first >= highest
        for way, (side, free) in zip((-1, 1), beside, strict=False):
            if listed:
                left = middle.centerx + (apart if way > 0 else -apart - wide)
                self._list_beads(side, free, Rect(left, first, wide, kit.px(BEAD_ROW)))
            else:
                self._lay_beads(side, free, (middle.centerx + way * apart, top), way * wide, bare=many)
        if all(free for _, free in beside) and len(beside) > 1:
            line = Rect(0, 0, max(1, kit.px(1)), kit.px(BEAD_ROW * (most - 1) + 2 * BEAD if listed else 2 * BEAD))
            self._parted = line.move_to(midtop=(middle.centerx, first if listed else self._bead_top(top)))

    def _bead_top(self, top: int) -> int:
        """Where beads begin that want to begin there: not below the place."""
        return min(top, self.rect.bottom - self.kit.px(2 * BEAD))

    def _lay_beads(self, side: DuelSide, free: Sequence[Modifier], place: Place, wide: int, *, bare: bool) -> None:
        """What counts for a side without lying here, from the middle outwards as ``wide`` as there is room, each with
        its source below, or with what it is of the side's own card; ``bare`` ones are close together without names."""
        kit, (middle, top) = self.kit, place
        step, way = min(kit.px(BEAD_STEP), abs(wide) // max(1, len(free))), 1 if wide > 0 else -1
        for index, modifier in enumerate(free):
            x = middle + way * round(step * (index + 0.5))
            y = self._bead_top(top) + kit.px(BEAD)
            self.beads.append(Bead((x, y), modifier.n))
            if bare:
                continue
            most = 1 + max(0, self.rect.bottom - y - kit.px(BEAD + 15)) // kit.px(BEAD_LINE)
            told = self._named(side, modifier, step - kit.px(4), most)
            self._write(told, "hint", (x, y + kit.px(BEAD + 13)), BEAD_LINE)

    def _list_beads(self, side: DuelSide, free: Sequence[Modifier], row: Rect) -> None:
        """The same in rows from the ``row`` downwards, with the names at the right of the beads."""
        kit = self.kit
        for modifier in free:
            self.beads.append(Bead((row.left + kit.px(BEAD), row.top + kit.px(BEAD)), modifier.n))
            left = row.left + kit.px(2 * BEAD + 4)
            room = Rect(left, row.top, row.right - left - kit.px(CLOSE), kit.px(2 * BEAD))
            told = self._named(side, modifier, room.width, 2)
            lines = [(line, "hint", told.size, "bone") for line in told.lines]
            self._texts += kit.column(lines, room.left, room.centery, room)
            row = row.move(0, kit.px(BEAD_ROW))

    def _named(self, side: DuelSide, modifier: Modifier, wide: int, most: int) -> Fitted:
        """The first of its names that has room in so many lines without a broken word."""
        names = self._names(side, modifier)
        found = [fitted(self.kit.theme, name, "hint", wide, BEAD_NAME, most=most) for name in names]
        whole = (one for one, name in zip(found, names, strict=True) if " ".join(one.lines) == name)
        return next((one for one in whole if len(one.lines) <= most), found[-1])

    def _names(self, side: DuelSide, modifier: Modifier) -> tuple[str, str]:
        """What a modifier comes from, or what it is of the side's own card; and what it is in any case."""
        other = source_name(modifier, self.words) if modifier.source != side.piece else ""
        what = self.words(modifier.what)
        return other or what, what

    def _write(self, told: Fitted, role: str, first: Place, leading: float, colour: str = "bone") -> None:
        self._texts += self._lines(told, role, first, leading, colour)

    def _lines(self, told: Fitted, role: str, first: Place, leading: float, colour: str = "bone") -> list[TextBox]:
        """Lines on the cloth below each other, each round its middle."""
        kit, step = self.kit, self.kit.px(leading)
        return kit.lines(
            told.lines, role, first, step, colour, anchor="centre", size=told.size, shadow=SHADOW, room=self.rect
        )

    def _bead_pieces(self, duel: Duel) -> None:
        """What lies here has what it counts on it."""
        cards = {part.piece.id: part for part in self.parts if isinstance(part, PiecePart)}
        for modifier in (modifier for side in duel.sides for modifier in side.modifiers):
            if (card := cards.get(modifier.piece)) is not None:
                self.beads.append(Bead(card.rect.move(-self.kit.px(4), -self.kit.px(4)).bottomright, modifier.n))

    def lag(self, piece: str, place: str, by: int) -> None:
        super().lag(piece, place, by)
        self.dirty |= piece in self._faced

    def own_texts(self) -> list[TextBox]:
        """All but the names of those whose cards are still on their way."""
        seen = [lines for card, lines in self._titles if card is None or not card.absent]
        return [*self._texts, *(line for lines in seen for line in lines)]

    def paint(self, target: Surface) -> None:
        self.kit.write(target, *self.own_texts())
        if self._parted is not None:
            self.kit.line(target, self._parted, "bone", 0.35)

    def draw(self, target: Surface) -> None:
        super().draw(target)
        if not self.hidden:
            for bead in self.beads:
                self._paint_bead(target, bead)

    def _paint_bead(self, target: Surface, bead: Bead) -> None:
        """A disc with a number, which says by its sign what its colour says as well."""
        kit = self.kit
        disc = Rect(0, 0, kit.px(2 * BEAD), kit.px(2 * BEAD)).move_to(center=bead.place)
        kit.stamp(target, disc, Fill("good.paper" if bead.points >= 0 else "bad.paper", 1, BEAD))
        kit.stamp(target, disc, Outline("bone", 1.2, BEAD, 0.9))
        drawn = kit.theme.font("big-number", BEAD_NUMBER).render(signed(bead.points), True, kit.theme.colour("bone"))
        target.blit(drawn, drawn.get_rect(center=disc.center))
