"""Zones that share a place on the cloth, one behind the other: a tab brings each to the front, and what lies behind a
tab is seen from near while the pointer rests on that."""

from collections.abc import Collection, Sequence

from pygame import Rect, Surface

from flick.table.board import Board, Zone
from flick.table.naming import zone_title
from flick.window.board.duel_zone import DuelZone
from flick.window.board.holder import ShowsZone
from flick.window.board.layout_file import ZonePlace
from flick.window.board.piece import PiecePart
from flick.window.board.surroundings import Surroundings
from flick.window.board.zones import ZonePart
from flick.window.widgets import Fill, Group, TextBox, Widget
from flick.window.widgets.segmented import Segmented

HIGH, GAP, WIDEST, ALONE = 30, 6, 150, 13.0
"""Height of the tabs, what is free below them, the width of one at most, and the size of a name that needs no tab."""


class TabsPart(ShowsZone):
    """Within a rectangle; a tab of which no zone is there is left out. One comes to the front when its zone is there
    anew and stands before the one that was. What lies there alone has its name in the place of tabs."""

    beyond = 0

    def __init__(self, around: Surroundings, rect: Rect) -> None:
        super().__init__(around, rect)
        self.front = 0
        self._sheets: list[tuple[ZonePlace, Group]] = []
        self._seen: list[int] = []
        self._zones: dict[str, Zone] = {}
        self._titles: list[str] = []
        self._row: Segmented | None = None

    @property
    def body(self) -> Rect:
        """Where the zones lie."""
        top = self.rect.top + self.kit.px(HIGH + GAP)
        return Rect(self.rect.left, top, self.rect.width, self.rect.bottom - top)

    def put(self, spec: ZonePlace, parts: Sequence[Widget]) -> None:
        """Lay parts behind a tab of their own."""
        sheet = Group(self.kit, self.body, parts)
        self._sheets.append((spec, sheet))
        self.add(sheet)

    def show(self, board: Board) -> None:
        """Show the zones as they are now."""
        self._zones = {zone.id: zone for zone in board.zones}
        for part in self._inside:
            part.show(board)
        before = self._seen
        self._seen = [index for index, (_, sheet) in enumerate(self._sheets) if _zones_in(sheet, self._zones)]
        self.hidden = not self._seen
        come = [index for index in self._seen if index not in before and index < self.front]
        if self.front not in self._seen or come:
            self.front = next(iter(come or self._seen), 0)
        seen = [self._sheets[index] for index in self._seen]
        titles = [self.title(spec.heading, _zones_in(sheet, self._zones)[0]) for spec, sheet in seen]
        if self._titles != titles:
            self._lay_row(titles)
        self._turn()

    def throw(self, board: Board) -> None:
        for part in self._inside:
            part.throw(board)

    @property
    def _inside(self) -> list[ShowsZone]:
        """What lies behind all tabs."""
        return [part for _, sheet in self._sheets for part in sheet.parts if isinstance(part, ShowsZone)]

    def bring(self, pieces: Collection[str]) -> None:
        """Bring those to the front of which some can be picked, unless what is there has such too; where there are none
        a duel that goes on."""
        found = [index for index in self._seen if _pieces_in(self._sheets[index][1]) & set(pieces)]
        found = found or [index for index in self._seen if _has_duel(self._sheets[index][1])]
        if found and self.front not in found:
            self.choose(self._seen.index(found[0]))

    def choose(self, place: int) -> None:
        """Bring what belongs to a tab to the front."""
        self.front = self._seen[place]
        self._turn()
        self.around.on_tab()

    def tick(self, now: float) -> None:
        """Show from near what lies behind the tab under the pointer."""
        row = self._row
        if row is None:
            return
        pointed = row.pointed if row.hovered and row.pointed is not None else None
        behind = pointed is not None and self._seen[pointed] != self.front
        zones = _zones_in(self._sheets[self._seen[pointed]][1], self._zones) if pointed is not None and behind else []
        self.around.glance.watch(row, [(zone_title(zone, self.words), zone) for zone in zones], now)

    @property
    def moving(self) -> bool:
        return self._row is not None and self.around.glance.waits_for(self._row)

    def _turn(self) -> None:
        for index, (_, sheet) in enumerate(self._sheets):
            sheet.hidden = index != self.front
        if self._row is not None and self.front in self._seen:
            self._row.chosen = self._seen.index(self.front)
        self.dirty = True

    def _lay_row(self, titles: Sequence[str]) -> None:
        if self._row is not None:
            self.remove(self._row)
        self._titles, self._row = list(titles), None
        if len(titles) < 2:
            return
        rect = Rect(self.rect.topleft, (min(self.rect.width, self.kit.px(WIDEST) * len(titles)), self.kit.px(HIGH)))
        self._row = Segmented(self.kit, rect, list(titles), 0, self.choose)
        self.add(self._row)

    @property
    def _strip(self) -> Rect:
        """The strip behind the name of what lies there alone, above its middle."""
        wide = self.kit.width(self._titles[0], "row-title", ALONE) + self.kit.px(24)
        strip = Rect(0, 0, min(wide, self.rect.width), self.kit.px(HIGH - 6))
        return strip.move_to(midtop=self.rect.midtop)

    @property
    def _is_named(self) -> bool:
        """Whether a single thing lies there, which has no tab, and a name that is not read below it already."""
        if len(self._titles) != 1 or self.hidden:
            return False
        sheet = self._sheets[self.front][1]
        return bool(_pieces_in(sheet)) and any(part.spec.bare for part in sheet.parts if isinstance(part, ZonePart))

    def own_texts(self) -> list[TextBox]:
        if not self._is_named:
            return []
        strip = self._strip
        place = strip.centerx, strip.centery + self.kit.px(0.34 * ALONE)
        return [self.kit.text(self._titles[0], "row-title", place, anchor="centre", size=ALONE, room=strip)]

    def paint(self, target: Surface) -> None:
        if self._is_named:
            self.kit.stamp(target, self._strip, Fill("well", 0.8, HIGH / 2))
        self.kit.write(target, *self.own_texts())


def _zones_in(sheet: Group, zones: dict[str, Zone]) -> list[Zone]:
    """Return those zones of a sheet that are there."""
    return [zones[part.shows] for part in sheet.parts if isinstance(part, ZonePart) and part.shows in zones]


def _has_duel(sheet: Group) -> bool:
    return any(isinstance(part, DuelZone) for part in sheet.parts)


def _pieces_in(sheet: Group) -> set[str]:
    """The pieces that lie there, seen or not."""
    inside = [one for part in sheet.parts if isinstance(part, ZonePart) for one in part.parts]
    return {one.piece.id for one in inside if isinstance(one, PiecePart)}
