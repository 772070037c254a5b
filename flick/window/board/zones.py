"""Zones on the cloth, for whatever is not an arena: rows, piles, tracks, dice, words."""

from collections.abc import Sequence

from pygame import FRect, Rect, Surface

from flick.paint.lamp import Lamp
from flick.table.board import Board, Zone
from flick.window.board.card import CardPart
from flick.window.board.dice import lay_dice, throw_dice
from flick.window.board.faces import Faces
from flick.window.board.holder import ShowsZone
from flick.window.board.layout_file import ZonePlace as Spec
from flick.window.board.opens import size_of
from flick.window.board.piece import PiecePart, lying_in
from flick.window.board.piece_forms import piece_part
from flick.window.board.pile import PilePart
from flick.window.board.row_arithmetic import rows_for, spread
from flick.window.board.surroundings import Surroundings
from flick.window.widgets import Fill, Fitted, Kit, Pose, TextBox, Widget, card_height, fitted, wrapped

TITLE_SIZES, LOW = (None, 13.0, 11.0, 9.5), 80
"""Sizes of the name that are tried, and the height of a zone in which two lines of it have no room."""
TITLE, TITLE_LINE = 24, 15
"""Height of the strip in which a zone's name stands, at its foot, and of a second line in it."""
BESIDE, BESIDE_LEAST, BESIDE_WIDER, FROM_EDGE = 12, 4, 8, 4
"""Free at the left and right of the name, where the zone is narrow, and where the name is wider than that; and between
such a name and the edge of the cloth."""
DISC, DIE, PEG = 44, 46, 5
"""Width of a disc in a row or on a track, edge of a die, and radius of the hollows of a track."""
LARGEST, SMALLEST = 150, 20
"""Width of a card. The smallest one leaves a zone that has less room than that."""
PILE_SHARE, BELOW_PILE = 0.82, 18
"""How wide a pile may be, in parts of its place, and how far below it its name stands at least."""
CARD_GAP, SMALLER = 12, 0.7
"""What lies between the cards of a row, and how much smaller they become before they lie on each other."""


class ClothPart(Widget):
    """The bare cloth of a game without an arena."""

    beyond = 60
    catches = False

    def __init__(self, kit: Kit, rect: Rect, faces: Faces, window: Rect, game: str) -> None:
        super().__init__(kit, rect)
        self.faces, self.window, self.print = faces, window, faces.layout.print
        own = f"cloth.{game}"
        self.cloth = game if kit.theme.has(own) else "mat"

    def paint(self, target: Surface) -> None:
        millimetres = self.rect.width / 610
        lamp = Lamp(*self.window.size)
        self.faces.art.cloth(self.cloth, lamp, FRect(self.rect), millimetres, self.print).draw(target)


class ZonePart(ShowsZone):
    """A zone at its place, with its name in a dark strip at the foot."""

    beyond = 0

    def __init__(self, around: Surroundings, rect: Rect, spec: Spec) -> None:
        super().__init__(around, rect)
        self.spec, self.shows = spec, spec.zone
        self.zone: Zone | None = None
        self._reach: tuple[Rect, Zone, Rect] | None = None
        """How far it reaches with its name, and for which place and zone that was found out: it is asked in every
        frame."""

    @property
    def bounds(self) -> Rect:
        """The name of a narrow zone is wider than that."""
        if self.zone is None or self.spec.bare:
            return super().bounds
        found = self._reach
        if found is None or found[0] != self.rect or found[1] is not self.zone:
            found = self._reach = Rect(self.rect), self.zone, super().bounds.union(self._strip)
        return found[2]

    @property
    def body(self) -> Rect:
        """Where the pieces lie."""
        title = 0 if self.spec.bare else self._strip_height
        return Rect(self.rect.left, self.rect.top, max(1, self.rect.width), max(1, self.rect.height - title))

    def show(self, board: Board) -> None:
        """Show the zone as it is now."""
        zone = board.find(self.spec.zone)
        self.hidden = zone is None
        if zone is None or zone == self.zone:
            return
        self.zone = zone
        self.measure(zone)
        self.add(*self.build(zone, lying_in(self.empty())))
        self.dirty = True

    def measure(self, zone: Zone) -> None:
        """Find out how large everything is, before it is laid out."""

    def build(self, zone: Zone, before: dict[str, PiecePart]) -> Sequence[Widget]:
        """The parts of its pieces; ``before`` are those that were there."""
        raise NotImplementedError

    def own_texts(self) -> list[TextBox]:
        if self.zone is None or self.spec.bare:
            return []
        kit, strip, title = self.kit, self._strip, self._fitted
        first = strip.centery + kit.px(0.34 * title.size) - kit.px(TITLE_LINE) * (len(title.lines) - 1) // 2
        place = strip.centerx, first
        return kit.lines(
            title.lines, "row-title", place, kit.px(TITLE_LINE), anchor="centre", size=title.size, room=strip
        )

    @property
    def _fitted(self) -> Fitted:
        """Its name, in two lines where the zone is narrow but not low, and smaller where a word would be broken; it is
        wider than its zone before that happens."""
        theme, title, room = self.kit.theme, self._title, self.rect.width - 2 * self.kit.px(BESIDE_LEAST)
        room = max(room, *(self.kit.width(word, "row-title", TITLE_SIZES[-1]) for word in title.split()), 1)
        most = 1 if self.rect.height < self.kit.px(LOW) else 2
        found = [fitted(theme, title, "row-title", room, size) for size in TITLE_SIZES]
        whole = (one for one in found if len(one.lines) <= most and " ".join(one.lines).split() == title.split())
        return next(whole, found[-1])

    @property
    def _strip_height(self) -> int:
        return self.kit.px(TITLE + TITLE_LINE * (len(self._fitted.lines) - 1))

    @property
    def _title(self) -> str:
        return self.title(self.spec.heading, self.zone)

    @property
    def _strip(self) -> Rect:
        title = self._fitted
        wide = max(self.kit.width(line, "row-title", title.size) for line in title.lines)
        is_wider = wide + 2 * self.kit.px(BESIDE_LEAST) > self.rect.width
        beside = 2 * self.kit.px(BESIDE_WIDER if is_wider else BESIDE)
        wide = wide + beside if is_wider else min(self.rect.width, wide + beside)
        strip = Rect(0, 0, wide, self._strip_height).move_to(midbottom=self.rect.midbottom)
        edge = -2 * self.kit.px(FROM_EDGE)
        return strip.clamp(self.around.frame.cloth.inflate(edge, edge)) if is_wider else strip

    def paint(self, target: Surface) -> None:
        if self.zone is not None and not self.spec.bare:
            self.kit.stamp(target, self._strip, Fill("well", 0.8, TITLE / 2))
        super().paint(target)


class RowZone(ZonePart):
    """Side by side, closer together where they are many; as discs in several rows."""

    _foot = 0

    @property
    def _strip(self) -> Rect:
        strip = super()._strip
        if self._foot:
            strip.top = min(strip.top, self._foot + self.kit.px(CARD_GAP))
        return strip

    def build(self, zone: Zone, before: dict[str, PiecePart]) -> Sequence[Widget]:
        count = len(zone.pieces)
        self._foot = 0
        form = self.spec.pieces if any(piece.face is not None for piece in zone.pieces) else "card"
        if form == "card":
            high, gap = (self.body.height - self.kit.px(14)) / 1.4, self.kit.px(CARD_GAP)
            abreast = (self.body.width - gap * (count - 1)) / max(1, count)
            width = _card(self.kit, high, max(SMALLER * high, abreast))
            step = min(width + gap, (self.body.width - width) / max(1, count - 1))
            x, y = self.body.center
            poses = [Pose(x + spread(index, count) * step, y, width) for index in range(count)]
            self._foot = y + card_height(width) // 2 if count else 0
        else:
            poses = self._in_rows(count)
            step = poses[0].width if poses else 0
        placed = zip(zone.pieces, poses, strict=True)
        made = [piece_part(self.around, form, piece, pose, zone, before) for piece, pose in placed]
        for part in made[:-1]:
            if isinstance(part, CardPart):
                part.room = min(part.rest.width, round(step))
        return made

    def _in_rows(self, count: int) -> list[Pose]:
        size = self.kit.px(DISC)
        gap = size * 1.25
        columns = max(1, int(self.body.width // gap))
        rows = rows_for(count, columns)
        columns = rows_for(count, rows)
        x, y = self.body.center
        self._foot = round(y + rows / 2 * gap)
        places = ((x + spread(i % columns, columns) * gap, y + spread(i // columns, rows) * gap) for i in range(count))
        return [Pose(*place, size) for place in places]


class StackZone(ZonePart):
    """A pile, with its name below it; a ``bare`` one without, and not at all where nothing lies there."""

    _pile: PilePart | None = None

    def show(self, board: Board) -> None:
        super().show(board)
        if self._pile is not None and self.zone is not None:
            self._pile.show(self.zone)
            self.hidden |= self.spec.bare and not size_of(self.zone)

    @property
    def _strip(self) -> Rect:
        strip = super()._strip
        if self._pile is not None:
            strip.top = min(strip.top, self._pile.rect.bottom + self.kit.px(BELOW_PILE))
        return strip

    def build(self, zone: Zone, before: dict[str, PiecePart]) -> Sequence[Widget]:
        if self._pile is None:
            body = self.body.inflate(0, -2 * self.kit.px(16))
            width = max(self.kit.px(SMALLEST), round(min(PILE_SHARE * self.body.width, body.height / 1.4)))
            title = self._title if self.spec.heading else ""
            self._pile = PilePart(self.around, zone, Pose(*body.center, width), self.faces.side(zone.owner), title)
        return [self._pile]


class TrackZone(ZonePart):
    """Spaces in a line, and pieces on them; ``length`` of the zone is how many there are."""

    def _spaces(self, zone: Zone) -> int:
        length = zone.facts.get("length")
        last = max((int(piece.at[0]) for piece in zone.pieces if piece.at), default=0)
        return max(int(length) if isinstance(length, int) else 0, last + 1, len(zone.pieces))

    def _space(self, index: float) -> tuple[float, float]:
        assert self.zone is not None
        count = self._spaces(self.zone)
        return self.body.left + self.body.width * (index + 0.5) / count, self.body.centery

    def build(self, zone: Zone, before: dict[str, PiecePart]) -> Sequence[Widget]:
        size = min(self.kit.px(DISC), round(self.body.height * 0.8), round(self.body.width / self._spaces(zone)))
        places = [self._space(piece.at[0] if piece.at else index) for index, piece in enumerate(zone.pieces)]
        return [
            piece_part(self.around, "disc", piece, Pose(*place, size), zone, before)
            for piece, place in zip(zone.pieces, places, strict=True)
        ]

    def paint(self, target: Surface) -> None:
        super().paint(target)
        if self.zone is None:
            return
        peg = Rect(0, 0, self.kit.px(2 * PEG), self.kit.px(2 * PEG))
        for index in range(self._spaces(self.zone)):
            x, y = self._space(index)
            peg.center = round(x), round(y)
            self.kit.stamp(target, peg, Fill("groove", 0.6, PEG))


class DiceZone(ZonePart):
    """Dice side by side; those that show something else than before have been thrown."""

    def build(self, zone: Zone, before: dict[str, PiecePart]) -> Sequence[Widget]:
        count, edge = len(zone.pieces), self.kit.px(DIE)
        step = min(edge * 1.5, self.body.width / max(1, count))
        x, y = self.body.center
        poses = [Pose(x + spread(index, count) * step, y, edge) for index in range(count)]
        return lay_dice(self.kit, self.faces, zone.id, list(zip(zone.pieces, poses, strict=True)), before)

    def throw(self, board: Board) -> None:
        self.show(board)
        throw_dice(self, self.around.thrown)


class TextZone(ZonePart):
    """What a zone says of itself, and of the pieces in it."""

    def build(self, zone: Zone, before: dict[str, PiecePart]) -> Sequence[Widget]:
        return []

    @property
    def _strip(self) -> Rect:
        return Rect(self.rect)

    def own_texts(self) -> list[TextBox]:
        if self.zone is None:
            return []
        kit = self.kit
        lines = wrapped(self._title, kit.theme.font("body"), self.rect.width - 2 * kit.px(12))
        first = self.rect.centery - kit.px(17) * (len(lines) - 1) // 2 + kit.px(5)
        return kit.lines(lines, "body", (self.rect.centerx, first), kit.px(17), anchor="centre", room=self.rect)


def _card(kit: Kit, *rooms: float) -> int:
    """How wide a card is that has so much room, across and along."""
    return max(kit.px(SMALLEST), min(kit.px(LARGEST), round(min(rooms))))
