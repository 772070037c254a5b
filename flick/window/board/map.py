"""A map on the cloth: caves and dungeons with figures on them, answered where somebody points."""

import math
from collections.abc import Collection, Iterable, Mapping, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.arena.shapes import Point
from flick.table.board import Zone
from flick.table.ground import Ground
from flick.window.board.faces import Pose
from flick.window.board.holder import Seen
from flick.window.board.layout_file import Place as Spec
from flick.window.board.map_figure import MapFigure
from flick.window.board.map_marks import MapMarks, PlacePick, next_towards
from flick.window.board.map_shape import SQUARE, MapShape, Stand
from flick.window.board.map_view import MapView
from flick.window.board.mini_map import Landmark
from flick.window.board.panned import STARTS, Extent, PannedZone
from flick.window.board.piece import PiecePart
from flick.window.board.slot import Surroundings
from flick.window.parts.focus import ARROWS
from flick.window.parts.materials import Fill, Outline, Recess
from flick.window.parts.part import PRESSING, Part, Place
from flick.window.parts.text import TextBox

GAP = 0.3
"""Between tiles on the small map, in squares."""
CLICKED = {True: 28 / SQUARE, False: 0.5}
"""The least scale at which squares, or the cells of a cave, are still clicked, in parts of the natural one."""
PILL = 20
"""Height of the pill in which a name or a number stands."""


class MapZone(PannedZone):
    """It has the keyboard as a whole: arrows lead a cursor over what can be picked on it, cells and figures alike."""

    def __init__(self, around: Surroundings, rect: Rect, spec: Spec) -> None:
        super().__init__(around, rect, spec)
        self.shape = MapShape(Ground({}))
        self.marks = MapMarks(self.kit)
        self.view = MapView(self.kit)
        self.cursor: str | None = None
        """What the keyboard is on: a place, or the ID of a figure."""
        self._pointed: str | None = None
        self._fanned: tuple[str, ...] = ()
        self._pressed: Place | None = None

    def measure(self, zone: Zone) -> None:
        if isinstance(zone.layout, Ground) and zone.layout != self.shape.ground:
            self.shape = MapShape(zone.layout)
            super().measure(zone)
            self.view.show(self.shape, self.faces.layout.ground, self.camera)

    def extent(self, zone: Zone) -> Extent:
        natural = self.shape.natural * self.kit.theme.scale
        return Extent(self.shape.world, natural, CLICKED[self.shape.squares] * natural)

    def own(self, zone: Zone) -> Point | None:
        """Where whoever acts now stands."""
        figures = self.figures
        active = next((figure for figure in figures if figure.is_active), figures[0] if figures else None)
        return active.stand.at if active else None

    def landmarks(self, zone: Zone) -> Iterable[Landmark]:
        shape = self.shape
        for tile in shape.ground.tiles:
            box = shape.box_of_tile(tile)
            yield Landmark(box._replace(width=box.width - GAP, height=box.height - GAP), "bone.2")
        if not shape.squares:
            yield from (Landmark(shape.box(name), "bone.2") for name in shape.ground.cells)
        for figure in self.figures:
            if figure.is_active:
                yield from (Landmark(box, "honey") for cell in figure.piece.cells for box in shape.boxes(cell))

    @property
    def figures(self) -> list[MapFigure]:
        """Those on the map, the uppermost last."""
        return [part for part in self.parts if isinstance(part, MapFigure)]

    @property
    def places(self) -> Collection[str]:
        """Everything on it that can be named."""
        return set(self.shape.ground.places)

    def build(self, zone: Zone, before: dict[str, PiecePart]) -> Sequence[Part]:
        made: list[Part] = []
        for piece, stand in self.shape.stands(zone.pieces):
            side = self.faces.side(zone.owner)
            pose = self._pose(stand.at, stand.radius)
            made.append(MapFigure(self.kit, self.faces, piece, stand, pose, self.spec, side))
        self._fanned = ()
        return made

    def offer(self, picks: Mapping[str, PlacePick], chosen: Iterable[str]) -> None:
        """These places can be picked now, and those have been."""
        own = {place: pick for place, pick in picks.items() if place in self.places}
        chosen = frozenset(chosen) & own.keys()
        if (own.keys(), chosen) != (self.marks.picks.keys(), self.marks.chosen):
            self.dirty = True
        self.marks.picks, self.marks.chosen = own, chosen
        self._point(None)
        if self.cursor not in self._spots:
            self.cursor = None

    def seen(self, piece: str, place: str, which: int) -> Seen | None:
        """A place is where something comes from or goes to that is no figure: what lay on a cell, a tile."""
        at = self.shape.spot(place)
        if at is None:
            return super().seen(piece, place, which)
        width = min(box.width for box in self.shape.boxes(place))
        return Seen(self._pose(at, 0.4 * width), "figure")

    def look_again(self) -> None:
        self.view.moved()
        for figure in self.figures:
            self._lay(figure)

    def _pose(self, at: Point, radius: float) -> Pose:
        return Pose(*self.camera.to_screen(at), max(8, round(2 * radius * self.camera.scale)))

    def _lay(self, figure: MapFigure) -> None:
        """Where a figure is seen now: on its cell, or beside it while its pile is fanned out."""
        stand = figure.stand
        at = stand.at
        if figure.piece.cells == self._fanned:
            at = self.shape.fan(self._middle(stand), stand.radius, stand.place, stand.of)
        figure.move(self._pose(at, stand.radius))

    def _middle(self, stand: Stand) -> Point:
        """Where the lowest and the uppermost of its pile lie at the same height: the middle of them."""
        piled = [figure.stand.at for figure in self.figures if figure.stand.of == stand.of and figure.stand.is_piled]
        near = [at for at in piled if math.dist(at, stand.at) < self.shape.pitch]
        return sum(x for x, _ in near) / len(near), sum(y for _, y in near) / len(near)

    @property
    def moving(self) -> bool:
        return self.view.is_stretched(self.camera)

    def tick(self, now: float) -> None:
        """What is seen larger or smaller than before is drawn anew as soon as the camera rests, one thing a tick."""
        super().tick(now)
        if self.moving and self.view.rests(now) and not any(figure.sharpen() for figure in self.figures):
            self.dirty |= self.view.sharpen(self.camera)
        self._fan()
        figure = self._figure(self.cursor) if self.ringed else None
        for one in self.figures:
            one.dirty |= one.marked != (one is figure)
            one.marked = one is figure

    def _figure(self, name: str | None) -> MapFigure | None:
        return next((figure for figure in self.figures if figure.piece.id == name), None)

    def _fan(self) -> None:
        """Fan out the pile under the pointer or the cursor, as long as that is near; others lie together."""
        under = next((figure for figure in self.figures if figure.hovered), None)
        under = under or (self._figure(self.cursor) if self.ringed else None)
        wanted = under.piece.cells if under is not None and under.stand.is_piled else ()
        if not wanted and self._fanned and self.desk is not None:
            fan = next((figure.fan for figure in self.figures if figure.fan is not None), None)
            if fan is not None and not self.ringed and fan.collidepoint(self.desk.pointer):
                wanted = self._fanned
        if wanted != self._fanned:
            self._fanned = wanted
            self.parts.sort(key=lambda part: isinstance(part, MapFigure) and part.piece.cells == wanted)
            for figure in self.figures:
                self._lay(figure)
            piled = [figure for figure in self.figures if figure.piece.cells == wanted]
            for figure in self.figures:
                figure.fan = piled[0].rect.unionall([one.rect for one in piled]) if figure in piled else None

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
        if self.ringed:
            return self.cursor
        return self._pointed if self._pressed is None or self._pointed is not None else None

    def _point(self, place: str | None) -> None:
        if place != self._pointed:
            self._pointed = place
            self.dirty = True

    def over(self, place: Place) -> bool:
        self._point(self.marks.at(self.shape, self.camera, place))
        return False

    def leave(self) -> None:
        self._point(None)

    def press(self, place: Place) -> bool:
        self._pressed = place
        moves = super().press(place)
        self._point(self.marks.at(self.shape, self.camera, place))
        return moves or self._pointed is not None

    def drag(self, place: Place) -> bool:
        if self._pressed is not None and math.dist(self._pressed, place) <= self.kit.px(STARTS):
            return True
        self._pressed = None
        self._point(None)
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
        elif (figure := self._figure(name)) is not None:
            figure.pick()

    def key(self, event: Event) -> bool:
        spots = self._spots
        if not self.ringed or not spots or event.mod & (pygame.KMOD_ALT | pygame.KMOD_CTRL | pygame.KMOD_META):
            return False
        if event.key in PRESSING and self.cursor in spots:
            self._pick(self.cursor)
            return True
        if event.key not in ARROWS:
            return False
        start = spots.get(self.cursor or "")
        if start is None:
            found: str | None = next(iter(spots))
        else:
            found = next_towards(spots, start, ARROWS[event.key], 0.2 * self.shape.pitch)
        if found is None:
            return False
        self._go(found, spots[found])
        return True

    def _go(self, name: str, at: Point) -> None:
        """The cursor comes there."""
        self.cursor = name
        self.bring_into_sight(at)
        self.dirty = True
        if self.desk is not None:
            self.desk.explain(self)

    def tip_at(self, place: Place | None) -> str:
        name = self.cursor if place is None else self._named_at(place)
        if (figure := self._figure(name)) is not None:
            return figure.tip
        self.tip_above = self._comes_from_below(name)
        return self._tip(name)

    def _comes_from_below(self, name: str | None) -> bool:
        """Whether the way to a place would lie under a tooltip below it."""
        pick = self.marks.pick(name)
        way = self.shape.spots_along(pick.way) if pick is not None else []
        return len(way) > 1 and way[-2][1] > way[-1][1]

    def tip_rect(self, place: Place | None) -> Rect:
        name = self.cursor if place is None else self._named_at(place)
        if (figure := self._figure(name)) is not None:
            return figure.rect
        boxes = self.marks.boxes(self.shape, self.camera, name) if name is not None else []
        return boxes[0] if boxes else Rect(place or self.rect.center, (1, 1))

    def _named_at(self, place: Place) -> str | None:
        """What can be picked there, or else the cell that lies there."""
        at = self.camera.to_world(place)
        cells = (name for name in self.shape.ground.cells if self.shape.box(name).holds(at))
        return self.marks.at(self.shape, self.camera, place) or next(cells, None)

    def _tip(self, name: str | None) -> str:
        """What picking a place does, what it is called, and what lies there."""
        if name is None:
            return ""
        told = [self.marks.picks[name].tip] if name in self.marks.picks else []
        if (cell := self.shape.ground.cells.get(name)) is not None:
            words = self.words
            if not told and (cell.say is not None or not self.shape.squares):
                told.append(words(cell.say) if cell.say is not None else words.name(name))
            if cell.fog:
                told.append(words("map-unknown"))
            elif cell.covered:
                told.append(words("map-covered"))
            elif cell.face is not None:
                told.append(words.name(cell.face))
        return " · ".join(told)

    def targets(self) -> list[Rect]:
        places = [
            seen
            for place in self.marks.picks
            for rect in self.marks.boxes(self.shape, self.camera, place)
            if (seen := rect.clip(self.body))
        ]
        covered = [rect for part in self.parts if not part.hidden and (rect := part.covers) is not None]
        return super().targets() + [place for place in places if place.collidelist(covered) < 0]

    def paint_ground(self, target: Surface) -> None:
        self.view.draw(target, self.camera)
        self.marks.paint(target, self.shape, self.camera, self._lit)
        if not self.camera.whole:
            self.kit.stamp(target, self.body, Recess(10, 0.0))

    @property
    def _pills(self) -> list[tuple[str, Rect]]:
        """Names beside cells, and how long the way is to what is lit."""
        found: list[tuple[str, tuple[float, float]]] = []
        camera, shape = self.camera, self.shape
        for name, cell in shape.ground.cells.items():
            if cell.named and not cell.fog:
                x, y = camera.to_screen(shape.middle(name))
                text = self.words(cell.say) if cell.say is not None else self.words.name(name)
                found.append((text[:1].upper() + text[1:], (x, y + 0.45 * shape.pitch * camera.scale)))
        pick = self.marks.pick(self._lit)
        if pick is not None and len(pick.way) > 1:
            x, y = camera.to_screen(shape.middle(pick.way[-1]))
            above = 0.5 * shape.pitch * camera.scale + self.kit.px(8)
            found.append((str(pick.cost), (x, y - above)))
        return [(text, pill) for text, at in found if self.body.contains(pill := self._pill(text, at))]

    def _pill(self, text: str, at: tuple[float, float]) -> Rect:
        kit = self.kit
        pill = Rect(0, 0, kit.width(text, "hint-bold") + kit.px(16), kit.px(PILL))
        pill.center = round(at[0]), round(at[1])
        return pill

    def own_texts(self) -> list[TextBox]:
        kit = self.kit
        pills = [
            kit.text(text, "hint-bold", (pill.centerx, pill.centery + kit.px(4)), anchor="centre", room=pill)
            for text, pill in self._pills
        ]
        return super().own_texts() + pills

    def paint(self, target: Surface) -> None:
        for _, pill in self._pills:
            self.kit.stamp(target, pill, Fill("well", 0.86, 8))
            self.kit.stamp(target, pill, Outline("brass.line", 1, 8))
        super().paint(target)
        if self.ringed and self.cursor is None:
            self.kit.ring(target, self.body.inflate(-8, -8), 10)
