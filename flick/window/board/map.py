"""A map on the cloth: caves and dungeons with figures on them, answered where somebody points."""

import math
from collections.abc import Iterable, Mapping

from pygame import Rect, Surface
from pygame.event import Event

from flick.arena.shapes import Point
from flick.table.board import Board
from flick.table.duel import Duel, duel_of
from flick.window.app.held_keys import pressed_alone
from flick.window.board.layout_file import ZonePlace as Spec
from flick.window.board.map_board import MapBoard
from flick.window.board.map_marks import MapMarks, PlacePick, next_towards
from flick.window.board.panned import RIM, STARTS
from flick.window.board.surroundings import Surroundings
from flick.window.widgets import Place, Repainted
from flick.window.widgets.focus import ARROWS
from flick.window.widgets.widget import PRESSING

FEW = 6
"""So many places or figures that can be picked are all brought into sight."""


class MapZone(MapBoard):
    """It has the keyboard as a whole: arrows lead a cursor over what can be picked on it, cells and figures alike."""

    cursor = Repainted[str | None]()
    """What the keyboard is on: a place, or the ID of a figure."""
    _pointed = Repainted[str | None]()
    """What the pointer is on, of the places that can be picked."""
    _blow = Repainted[tuple[str, str] | None]()
    """Who strikes at whom just now."""

    def __init__(self, around: Surroundings, rect: Rect, spec: Spec) -> None:
        super().__init__(around, rect, spec)
        self.marks = MapMarks(self)
        self.cursor = self._pointed = self._blow = None
        self._pressed: Place | None = None
        self._duel: Duel | None = None

    def tick(self, now: float) -> None:
        for figure in self.figures:
            figure.marked = self.ringed and figure.piece.id == self.cursor
        super().tick(now)

    def offer(self, picks: Mapping[str, PlacePick], chosen: Iterable[str], *, asked: bool = False) -> None:
        """Let these places be picked now; ``chosen`` are those that have been. ``asked`` says that somebody has to
        decide anything."""
        own = {place: pick for place, pick in picks.items() if place in self.places}
        chosen = frozenset(chosen) & own.keys()
        if (own.keys(), chosen) != (self.marks.picks.keys(), self.marks.chosen):
            self.dirty = True
        self.marks.picks, self.marks.chosen = own, chosen
        if asked and self._duel is not None and self._duel.decided is not None:
            self._strike(None)
        hovered = self.hovered or any(figure.hovered for figure in self.figures)
        pointer = self.desk.pointer if hovered and self.desk is not None else None
        self._pointed = self.marks.at(pointer) if pointer is not None else None
        if self.cursor not in self._spots:
            self.cursor = None

    def look_at_picks(self) -> None:
        """Bring what can be picked into sight, where it is so little that somebody would look for it, or where nothing
        of it is."""
        spots = list(self._spots.values())
        if 0 < len(spots) <= FEW or not any(map(self.camera.sees, spots)):
            self.look(self.camera.showing_all(spots, self.kit.px(RIM)))

    def show(self, board: Board) -> None:
        super().show(board)
        self._face(board)

    def throw(self, board: Board) -> None:
        super().throw(board)
        self._face(board)

    def _face(self, board: Board) -> None:
        """See who strikes at whom, where somebody else does than before."""
        duels = (duel for zone in board.zones if (duel := duel_of(zone)) is not None)
        duel = next((duel for duel in duels if len(duel.sides) > 1 and all(side.figure for side in duel.sides)), None)
        if duel != self._duel:
            self._duel = duel
            self._strike((duel.sides[0].figure, duel.sides[1].figure) if duel is not None else None)

    def _strike(self, blow: tuple[str, str] | None) -> None:
        """Show who strikes at whom, until something else is to be done here."""
        self._blow = blow
        for figure in self.figures:
            figure.is_struck = blow is not None and figure.piece.id == blow[1]

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        return bool(self._spots)

    @property
    def _spots(self) -> dict[str, Point]:
        """Everything that can be picked, and where that is on the map."""
        spots = {place: at for place in self.marks.picks if (at := self.shape.spot(place)) is not None}
        return spots | {figure.piece.id: figure.stand.at for figure in self.figures if figure.on_pick is not None}

    @property
    def _lit(self) -> str | None:
        """The place that would be picked now."""
        return self.cursor if self.ringed else self._pointed

    def over(self, place: Place) -> bool:
        self._pointed = self.marks.at(place)
        return False

    def leave(self) -> None:
        self._pointed = None

    def press(self, place: Place) -> bool:
        self._pressed = place
        moves = super().press(place)
        self._pointed = self.marks.at(place)
        return moves or self._pointed is not None

    def drag(self, place: Place) -> bool:
        if self._pressed is not None and math.dist(self._pressed, place) <= self.kit.px(STARTS):
            return True
        self._pressed = None
        self._pointed = None
        return super().drag(place)

    def release(self, place: Place) -> bool:
        if self._pressed is not None and self._pointed is not None:
            self._pick(self._pointed)
        self._pressed = None
        return super().release(place)

    def _pick(self, name: str) -> None:
        if (pick := self.marks.pick(name)) is not None:
            self.kit.sound("button")
            pick.do()
        elif (figure := self.figure(name)) is not None:
            figure.pick()

    def key(self, event: Event) -> bool:
        spots = self._spots
        if not self.ringed or not spots or not pressed_alone(event):
            return False
        if event.key in PRESSING and self.cursor in spots:
            self._pick(self.cursor)
            return True
        if event.key not in ARROWS:
            return False
        start = spots.get(self.cursor or "") or self._begins
        found = next_towards(spots, start, ARROWS[event.key], 0.2 * self.shape.pitch)
        if found is None and self.cursor is None:
            found = min(spots, key=lambda name: math.dist(spots[name], start))
        if found is None:
            return False
        self._go(found, spots[found])
        return True

    @property
    def _begins(self) -> Point:
        """Where the cursor sets out: where whoever acts now stands."""
        return (self.own(self.zone) if self.zone is not None else None) or self.camera.middle

    def _go(self, name: str, at: Point) -> None:
        """The cursor comes there."""
        self.cursor = name
        self.bring_into_sight(at)
        if self.desk is not None:
            self.desk.explain(self)

    def tip_at(self, place: Place | None) -> str:
        name = self.cursor if place is None else self._named_at(place)
        if (figure := self.figure(name)) is not None:
            return figure.tip
        self.tip_above = self._is_told_above(name)
        return self._tip(name)

    def deed_at(self, place: Place) -> str:
        pick = self.marks.pick(self.marks.at(place))
        return pick.tip if pick is not None else ""

    def _is_told_above(self, name: str | None) -> bool:
        """Whether a tooltip below a place would lie on the way there, or on the squares before a border."""
        if borders := self.shape.borders.get(name or ""):
            return borders[0].side == "north"
        pick = self.marks.pick(name)
        way = self.shape.spots_along(pick.way) if pick is not None else []
        return len(way) > 1 and way[-2][1] > way[-1][1]

    def tip_rect(self, place: Place | None) -> Rect:
        name = self.cursor if place is None else self._named_at(place)
        if (figure := self.figure(name)) is not None:
            return figure.rect
        boxes = self.marks.boxes(name) if name is not None else []
        return boxes[0] if boxes else Rect(place or self.rect.center, (1, 1))

    def _named_at(self, place: Place) -> str | None:
        """What can be picked there, or else the cell or the border that lies there."""
        at, shape = self.camera.to_world(place), self.shape
        names = (*shape.ground.cells, *shape.borders)
        found = (name for name in names if any(box.holds(at) for box in shape.boxes(name)))
        return self.marks.at(place) or next(found, None)

    def _tip(self, name: str | None) -> str:
        """What picking a place does, what it is called, and what lies there."""
        if name is None:
            return ""
        told = [self.marks.picks[name].tip] if name in self.marks.picks else []
        if not told and (borders := self.shape.borders.get(name)):
            told.append(self.words("map-unexplored" if borders[0].kind == "unexplored" else "map-door"))
        if (cell := self.shape.ground.cells.get(name)) is not None:
            words = self.words
            if not told and (cell.say is not None or not self.shape.squares):
                told.append(self.called(name, cell))
            if cell.fog:
                told.append(words("map-unknown"))
            elif cell.covered:
                told.append(words("map-covered"))
            elif cell.face is not None:
                told.append(words.name(cell.face))
        return " · ".join(told)

    def targets(self) -> list[Rect]:
        places = [
            seen for place in self.marks.picks for rect in self.marks.boxes(place) if (seen := rect.clip(self.body))
        ]
        covered = [rect for part in self.parts if not part.hidden and (rect := part.covers) is not None]
        return super().targets() + [place for place in places if place.collidelist(covered) < 0]

    def told(self) -> Iterable[tuple[str, Point]]:
        """Tell also what the way to the lit place costs."""
        yield from super().told()
        pick, camera, shape = self.marks.pick(self._lit), self.camera, self.shape
        if pick is not None and len(pick.way) > 1:
            x, y = camera.to_screen(shape.middle(pick.way[-1]))
            yield str(pick.cost), (x, y - 0.5 * shape.pitch * camera.scale - self.kit.px(8))

    def paint_ground(self, target: Surface) -> None:
        super().paint_ground(target)
        self.marks.paint(target, self._lit)
        ends = [self.figure(name) for name in self._blow or ()]
        start, goal = ends if len(ends) > 1 else (None, None)
        if start is not None and goal is not None:
            self.marks.paint_blow(target, start.rect, goal.rect)

    def paint(self, target: Surface) -> None:
        super().paint(target)
        if self.ringed and self.cursor is None:
            self.kit.ring(target, self.body.inflate(-8, -8), 10)
