"""A map on the cloth as it is seen: its ground, the figures on it, piles of them that fan out, names beside cells."""

from collections.abc import Collection, Iterable, Sequence

from pygame import Rect, Surface

from flick.arena.shapes import Point
from flick.paint.box import Box
from flick.table.board import Zone
from flick.table.ground import Ground, GroundCell, GroundTile
from flick.table.naming import capital
from flick.window.board.holder import SeenThing
from flick.window.board.layout_file import ZonePlace as Spec
from flick.window.board.map_figure import MapFigure
from flick.window.board.map_ground import PEBBLE
from flick.window.board.map_shape import SQUARE, MapShape
from flick.window.board.map_view import MapView
from flick.window.board.mini_map import Landmark
from flick.window.board.panned import Extent, PannedZone
from flick.window.board.piece import PiecePart
from flick.window.board.surroundings import Surroundings
from flick.window.widgets import Cutout, Fill, Outline, Place, Pose, Recess, TextBox, Widget
from flick.window.widgets.bubble import covered

GAP = 0.3
"""Between tiles on the small map, in squares."""
CLICKED = {True: 28 / SQUARE, False: 0.5}
"""The least scale at which squares, or the cells of a cave, are still clicked, in parts of the natural one."""
LARGEST = 1.6
"""A map that is small is seen no larger than so many times its natural size, so that a young one does not shrink with
every tile."""
LARGE_TILE, QUARTER = 0.56, 90.0
"""How wide a tile is while it is shown large, in parts of the map; and degrees of a quarter turn."""
PILL = 20
"""Height of the pill in which a name or a number stands."""


class MapBoard(PannedZone):
    """A map that is only looked at; nothing is answered on it."""

    def __init__(self, around: Surroundings, rect: Rect, spec: Spec) -> None:
        super().__init__(around, rect, spec)
        self.shape = MapShape(Ground({}))
        self.view = MapView(self.kit)
        self._known = frozenset[str]()
        """The tiles that have been seen."""
        self._fanned: tuple[str, ...] = ()
        """The cells on which a pile of figures is fanned out."""

    def measure(self, zone: Zone) -> None:
        if isinstance(zone.layout, Ground) and zone.layout != self.shape.ground:
            self.shape = MapShape(zone.layout)
            super().measure(zone)
            self.view.show(self.shape, self.faces.layout.ground, self.camera)

    def extent(self, zone: Zone) -> Extent:
        natural = self.shape.natural * self.kit.theme.scale
        left, top, width, height = self.shape.world
        across = max(0.0, self.body.width / (LARGEST * natural) - width) / 2
        along = max(0.0, self.body.height / (LARGEST * natural) - height) / 2
        if not (across and along):
            across = along = 0.0
        world = Box(left - across, top - along, width + 2 * across, height + 2 * along)
        return Extent(world, natural, CLICKED[self.shape.squares] * natural)

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
        """The figures on the map, the uppermost last."""
        return [part for part in self.parts if isinstance(part, MapFigure)]

    @property
    def places(self) -> Collection[str]:
        """Everything on it that can be named."""
        return set(self.shape.ground.places)

    def build(self, zone: Zone, before: dict[str, PiecePart]) -> Sequence[Widget]:
        made: list[Widget] = []
        taken = frozenset(cell for piece in zone.pieces for cell in piece.cells)
        for piece, stand in self.shape.stands(zone.pieces):
            side = self.faces.side(zone.owner)
            pose = self._pose(stand.at, stand.radius)
            figure = MapFigure(self.kit, self.faces, piece, stand, pose, self.spec, side)
            figure.taken, figure.deed_at = taken, self.deed_at
            made.append(figure)
        self._fanned = ()
        return made

    def deed_at(self, place: Place) -> str:
        """What a click at a pixel does, in words."""
        del place
        return ""

    def figure(self, name: str | None) -> MapFigure | None:
        """The figure of that ID, if it stands here."""
        return next((figure for figure in self.figures if figure.piece.id == name), None)

    def _fan(self) -> None:
        """Fan out the pile under the pointer or the cursor, as long as that is near; others lie together."""
        figures = self.figures
        under = next((figure for figure in figures if figure.hovered or figure.marked), None)
        wanted = under.piece.cells if under is not None and under.stand.is_piled else ()
        fan = next((figure.fan for figure in figures if figure.fan is not None), None)
        if not wanted and fan is not None and self.desk is not None and fan.collidepoint(self.desk.pointer):
            wanted = self._fanned
        if wanted == self._fanned:
            return
        self._fanned = wanted
        self.parts.sort(key=lambda part: isinstance(part, MapFigure) and part.piece.cells == wanted)
        for figure in figures:
            self._lay(figure)
        piled = [figure.rect for figure in figures if figure.piece.cells == wanted]
        for figure in figures:
            figure.fan = piled[0].unionall(piled) if figure.piece.cells == wanted else None

    def seen(self, piece: str, place: str, which: int) -> SeenThing | None:
        """A place is where something comes from or goes to that is no figure: what lay on a cell; or a tile that comes
        itself, and is shown large before."""
        if (tile := self.shape.tiles.get(place)) is not None:
            return self._seen_tile(tile)
        at = self.shape.spot(place)
        if at is None:
            return super().seen(piece, place, which)
        return SeenThing(self._pose(at, PEBBLE * self.shape.pitch), "figure")

    def _seen_tile(self, tile: GroundTile) -> SeenThing:
        """Where it lies, and large in the middle of the map before, as it comes from its pile."""
        box = self.camera.rect_on_screen(self.shape.box_of_tile(tile))
        wide = round(LARGE_TILE * min(self.body.size))
        turned = ((tile.turns + 1) % 4 - 1) * QUARTER

        def draw(size: int) -> Cutout:
            picture = self.view.of_tile(self.shape.alone(tile), size)
            return Cutout(picture, (picture.get_width() / 2, picture.get_height() / 2))

        large = Pose(*self.body.center, wide, turned)
        return SeenThing(Pose(*box.center, box.width), "card", tile.name, draw, large=large)

    def lag(self, piece: str, place: str, by: int) -> None:
        """A tile that comes is not seen where it will lie until it does."""
        if place in self.shape.tiles:
            self.view.wait(late=by < 0)
            self.dirty = True
        super().lag(piece, place, by)

    def follow(self, pieces: Sequence[str]) -> None:
        """Bring what has moved into sight, and also a tile that has come."""
        super().follow(pieces)
        fresh = [tile for tile in self.shape.ground.tiles if tile.name not in self._known]
        if self._known:
            for tile in fresh:
                self.bring_into_sight(self.shape.box_of_tile(tile).middle)
        self._known = frozenset(self.shape.tiles)

    def look_again(self) -> None:
        self.view.moved()
        for figure in self.figures:
            self._lay(figure)

    def _pose(self, at: Point, radius: float) -> Pose:
        return Pose(*self.camera.to_screen(at), max(8, round(2 * radius * self.camera.scale)))

    def _lay(self, figure: MapFigure) -> None:
        """Where a figure is seen now: on its cell, or beside it while its pile is fanned out."""
        stand = figure.stand
        at = stand.fanned if figure.piece.cells == self._fanned else stand.at
        figure.move(self._pose(at, stand.radius))

    @property
    def moving(self) -> bool:
        return self.view.is_stretched(self.camera)

    def tick(self, now: float) -> None:
        """What is seen larger or smaller than before is drawn anew as soon as the camera rests, one thing a tick."""
        super().tick(now)
        if self.moving and self.view.rests(now) and not any(figure.sharpen() for figure in self.figures):
            self.dirty |= self.view.sharpen(self.camera)
        self._fan()

    def paint_ground(self, target: Surface) -> None:
        self.view.draw(target, self.camera)
        if not self.camera.whole:
            self.kit.stamp(target, self.body, Recess(10, 0.0))

    def called(self, name: str, cell: GroundCell) -> str:
        """What a cell is called."""
        return self.words(cell.say) if cell.say is not None else self.words.name(name)

    def told(self) -> Iterable[tuple[str, Point]]:
        """What stands in pills, and round which pixel: the names of cells."""
        camera, shape = self.camera, self.shape
        for name, cell in shape.ground.cells.items():
            if cell.named and not cell.fog:
                x, y = camera.to_screen(shape.middle(name))
                text = capital(self.called(name, cell))
                below = 0.45 * shape.pitch * camera.scale
                beyond = 0.5 * shape.pitch * camera.scale + self.kit.px(PILL) / 2
                places = [(x, y + away) for away in (below, -below, -beyond, beyond)]
                yield text, self._clearest(text, places) if shape.squares else places[0]

    def _clearest(self, text: str, places: Sequence[Point]) -> Point:
        """The first of some places for a pill at which it covers as little of figures as at any."""
        poses = [self._pose(figure.stand.at, figure.stand.radius) for figure in self.figures]
        figures = [Rect(0, 0, pose.width, pose.width).move_to(center=(pose.x, pose.y)) for pose in poses]

        def hidden(at: Point) -> int:
            pill = self._pill(text, at)
            out_of_sight = 0 if self.body.contains(pill) else pill.width * pill.height
            return out_of_sight + covered(pill, figures)

        return min(places, key=hidden)

    @property
    def _pills(self) -> list[tuple[str, Rect]]:
        """The pills that lie wholly in sight."""
        return [(text, pill) for text, at in self.told() if self.body.contains(pill := self._pill(text, at))]

    def _pill(self, text: str, at: tuple[float, float]) -> Rect:
        kit = self.kit
        pill = Rect(0, 0, kit.width(text, "hint-bold") + kit.px(16), kit.px(PILL))
        return pill.move_to(center=(round(at[0]), round(at[1])))

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
