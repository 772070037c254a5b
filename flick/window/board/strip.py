"""A rail in a small window: a strip that tells the most important of it, and opens."""

from collections.abc import Callable

from pygame import Rect, Surface

from flick.arenas import looks
from flick.paint.glyphs import exists
from flick.window.board.duel_part import DuelPart
from flick.window.board.lying import LyingPart
from flick.window.board.marker import MarkerPart
from flick.window.board.number import GaugePart
from flick.window.board.opens import size_of
from flick.window.board.person import paint_frame, paint_person
from flick.window.board.pile import PilesPart
from flick.window.board.rail import RailPart
from flick.window.board.sheet import SheetPart
from flick.window.board.surroundings import Surroundings
from flick.window.board.tally import TallyPart
from flick.window.widgets import Fill, Pressed, Recess, TextBox

SEAL, TILE = 19, 44
COUNTS, COUNT_STEP, COUNT = 156, 20, 13
"""Where the numbers at its foot begin, how far they are apart, and how large they are."""
HEROES, HERO, LEAST_HERO, HERO_IN = 94, 38, 30, 5
"""Where those begin below a number who have a sheet, how high a row is and at least, and what is free beside it."""
ROUND, FIGURE, BAR = 4, 16, 5
"""In such a row: what is free round the portrait, where the baseline of the number is, how high a bar is."""
DECK = "draw"


class StripPart(Pressed):
    """A narrow rail: seal, number, marker, who plays, and how many cards lie kept and in the deck. A click opens the
    whole."""

    def __init__(self, around: Surroundings, rect: Rect, rail: RailPart, on_open: Callable[[], None]) -> None:
        super().__init__(around.kit, rect, on_open)
        self.around, self.rail = around, rail

    def texts(self) -> list[TextBox]:
        number = ""
        for slot in self.rail.slots:
            if isinstance(slot, (TallyPart, DuelPart)) and not number:
                number = str(slot.shown)
        place = (self.rect.centerx, self.rect.top + self.kit.px(82))
        texts = [self.kit.text(number, "big-number", place, anchor="centre", size=26)] if number else []
        for row, (_, count) in enumerate(self._counts):
            place = (self.rect.centerx + self.kit.px(6), self._count_top(row) + self.kit.px(5))
            texts.append(self.kit.text(str(count), "body-bold", place, size=COUNT))
        for sheet, rect in self._heroes:
            texts += self._hero_text(sheet, rect)
        return texts

    @property
    def _heroes(self) -> list[tuple[SheetPart, Rect]]:
        """The sheets of heroes that have room in rows below the number, with their rows."""
        sheets = [slot for slot in self.rail.slots if isinstance(slot, SheetPart) and not slot.hidden]
        counts = any(isinstance(slot, TallyPart | DuelPart) for slot in self.rail.slots)
        edge = self.kit.px(HERO_IN)
        top = self.rect.top + (self.kit.px(HEROES) if counts else edge)
        room = (self.rect.bottom - top) // max(1, len(sheets))
        high = min(self.kit.px(HERO), max(self.kit.px(LEAST_HERO), room))
        first = Rect(self.rect.left + edge, top, self.rect.width - 2 * edge, high)
        rows = [(sheet, first.move(0, high * row)) for row, sheet in enumerate(sheets)]
        return [(sheet, row) for sheet, row in rows if row.bottom <= self.rect.bottom]

    @property
    def _counts(self) -> list[tuple[str, int]]:
        """Icons and numbers of what is kept and of the first pile, as far as there is room below the marker."""
        found: list[tuple[str, int]] = []
        for slot in self.rail.slots:
            if isinstance(slot, LyingPart) and slot.spec.icon:
                found.append((slot.spec.icon, slot.count))
            elif isinstance(slot, PilesPart) and slot.piles:
                found.append((DECK, size_of(slot.piles[0].zone)))
        rows = range(len(found))
        return [found[row] for row in rows if self._count_top(row) + self.kit.px(COUNT) < self.rect.bottom]

    def _count_top(self, row: int) -> int:
        return self.rect.top + self.kit.px(COUNTS + COUNT_STEP * row)

    @property
    def _icon(self) -> str:
        """What the rail is about."""
        for slot in self.rail.slots:
            if isinstance(slot, TallyPart):
                return slot.icon if exists(slot.icon) else "star"
        if any(isinstance(slot, DuelPart) for slot in self.rail.slots):
            return "dice"
        return "" if self._heroes else "star"

    def paint(self, target: Surface) -> None:
        kit = self.kit
        kit.stamp(target, self.rect, Recess(10, 0.66))
        if self.hovered:
            kit.stamp(target, self.rect, Fill("hover", 0.06, 10))
        place = self.rect.centerx, self.rect.top + kit.px(32)
        if self.rail.side in looks().sides:
            seal = self.around.faces.art.seal(self.rail.side, kit.px(SEAL))
            seal.draw(target, *place)
        elif self._icon:
            kit.icon(target, self._icon, place, SEAL * 1.7, "honey")
        marker = next((slot for slot in self.rail.slots if isinstance(slot, MarkerPart)), None)
        tile = marker.tile(kit.px(TILE)) if marker else None
        if tile:
            tile.draw(target, self.rect.centerx, self.rect.top + kit.px(120))
        for row, (icon, _) in enumerate(self._counts):
            kit.icon(target, icon, (self.rect.centerx - kit.px(9), self._count_top(row)), COUNT + 3, "bone.2")
        for sheet, rect in self._heroes:
            self._paint_hero(target, sheet, rect)
        kit.write(target, *self.texts())
        if self.ringed:
            kit.ring(target, self.rect, 10)

    def _hero_text(self, sheet: SheetPart, row: Rect) -> list[TextBox]:
        """The first bar or number beside a small portrait."""
        place, room = (row.right - self.kit.px(3), row.top + self.kit.px(FIGURE)), row.inflate(0, self.kit.px(2))
        told = [str(figure.count) for figure in sheet.figures[:1]]
        return [self.kit.text(text, "body-bold", place, anchor="right", room=room) for text in told]

    def _paint_hero(self, target: Surface, sheet: SheetPart, row: Rect) -> None:
        """A small portrait and the bars beside it."""
        kit, side = self.kit, row.height - 2 * self.kit.px(ROUND)
        if sheet.awaited:
            paint_frame(kit, target, row, ROUND)
        place = Rect(row.left + kit.px(ROUND), row.top + kit.px(ROUND), side, side)
        paint_person(self.around.faces, target, place, sheet.seat, sheet.piece, alive=sheet.active)
        bar = Rect(place.right + kit.px(3), row.top + kit.px(FIGURE + 4), 0, kit.px(BAR))
        bar.width = row.right - kit.px(3) - bar.left
        for gauge in [figure for figure in sheet.figures if isinstance(figure, GaugePart)]:
            gauge.paint_bar(target, bar)
            bar.top += bar.height + kit.px(2)
