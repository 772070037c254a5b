"""The ground of a map as one picture at one scale: a cave with its pebbles and links, or a dungeon with its walls."""

import math
import zlib
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from functools import partial

import pygame
from pygame import Rect, Surface

from flick.arena.shapes import Point
from flick.paint import cave, dungeon
from flick.paint.box import Box
from flick.paint.canvas import Raster
from flick.paint.glyphs import exists
from flick.paint.pebble import KINDS, pebble
from flick.table.ground import Border, GroundCell, GroundSide, GroundTile
from flick.window.app.picture_cache import pictures
from flick.window.board.layout_file import Printed
from flick.window.board.map_shape import CAVE, MapShape
from flick.window.widgets import Fill, Kit
from flick.window.widgets.surfaces import surface_of

GLOW = 1.16
"""How much brighter it is painted than it is seen: the lamp darkens all of it, even right under it."""

PEBBLE, LARGE, BARE = 19 / CAVE, 25 / CAVE, 18 / CAVE
"""Radii of pebbles in parts of the way from cell to cell: usual ones, large ones, those that lie face down."""

PASSAGE = 1.45
"""Cells that lie farther apart have a passage between them; others hang together anyway."""

PRINT = 0.66
"""How wide what is printed on a square is."""

DOOR, BAR = 0.30, (0.22, 0.40)
"""How thick a door is, in squares, and how far from the squares the bar at an unexplored edge begins and ends."""

TRIANGLE, FROM_SIDE = 0.46, 0.27
"""How large the triangle of a tile is, and how far its middle is from the side at which it is printed, in squares."""

FLOORS = 4
"""So many floors there are of stones of different tones."""

UNKNOWN = Printed(icon="star")
ANGLES = {"east": 0, "north": 90, "west": 180, "south": 270}


class GroundPicture:
    """Everything of a map that lies still; ``scale`` in pixels to a unit. What is known of it only as being there lies
    in fog. It is painted in steps of a few milliseconds each."""

    def __init__(self, kit: Kit, shape: MapShape, printed: Mapping[str, Printed], scale: float, soft: float) -> None:
        """The sheets of a cave, which have no sharp edges, are painted at the scale ``soft`` and stretched."""
        self.kit, self.shape, self.scale, self._soft = kit, shape, scale, soft
        self._printed = printed
        self.side = shape.pitch * scale
        """Pixels from a cell to the next."""
        world = shape.painted
        self.size = math.ceil(world.width * scale), math.ceil(world.height * scale)
        self.surface = Surface((1, 1), pygame.SRCALPHA, 32)
        self._steps = self._lay_dungeon() if shape.squares else self._lay_cave()

    def step(self) -> bool:
        """Paint a little more; whether anything was left to be painted."""
        return next(self._steps, self) is None

    def finish(self) -> "GroundPicture":
        """Paint all of it."""
        while self.step():
            pass
        return self

    def px(self, at: Point) -> Point:
        """Where a point of the map is on the picture."""
        return (at[0] - self.shape.painted.left) * self.scale, (at[1] - self.shape.painted.top) * self.scale

    def rect(self, box: Box) -> Rect:
        """A rectangle of the map in pixels of the picture."""
        return _rect_of(self._box(box))

    def _box(self, box: Box) -> Box:
        return Box(*self.px(box[:2]), box.width * self.scale, box.height * self.scale)

    def _lay(self, key: Hashable, paint: Callable[[], Raster], middle: Point) -> None:
        """Draw a picture round a place; it is painted once for all that have this key."""
        made = self.kit.picture(key, lambda: surface_of(paint()))
        self.surface.blit(made, made.get_rect(center=middle))

    def look(self, face: str) -> Printed:
        """What is seen of what is printed or lies on a cell."""
        return next((look for name, look in self._printed.items() if fnmatchcase(face, name)), UNKNOWN)

    def _lay_cave(self) -> Iterator[None]:
        ground, unit = self.shape.ground, self.side / CAVE
        sheets = self._sheets()
        self.surface = sheets.copy() if sheets.size == self.size else pygame.transform.smoothscale(sheets, self.size)
        yield
        ends = [(self.px(self.shape.middle(one)), self.px(self.shape.middle(other))) for one, other in ground.links]
        dot = surface_of(cave.link_dot(self.kit.theme, unit))
        for x, y in cave.dots(ends, unit):
            self.surface.blit(dot, (round(x - dot.get_width() / 2), round(y - dot.get_height() / 2)))
        for name, cell in ground.cells.items():
            self._lay_pebble(name, cell)
            yield

    def _sheets(self) -> Surface:
        """Paint the sheets round all cells of a cave, and along ways that are long."""
        kit, shape, scale = self.kit, self.shape, self._soft
        left, top, width, height = shape.painted
        size, unit = (math.ceil(width * scale), math.ceil(height * scale)), shape.pitch * scale / CAVE

        def px(name: str) -> Point:
            x, y = shape.middle(name)
            return (x - left) * scale, (y - top) * scale

        places = [px(name) for name in shape.ground.cells]
        ends = [(px(one), px(other)) for one, other in shape.ground.links]
        far = [one for one in ends if math.dist(*one) > PASSAGE * shape.pitch * scale]
        key = ("cave", size, tuple(places), tuple(far))

        def paint() -> Surface:
            return surface_of(cave.cave(kit.theme, size, places, far, unit, GLOW))

        return kit.picture(key, lambda: pictures().surface(kit.theme, key, paint))

    def _lay_pebble(self, name: str, cell: GroundCell) -> None:
        kit, kind = self.kit, zlib.crc32(name.encode()) % KINDS
        place = self.px(self.shape.middle(name))
        if cell.fog:
            self._lay_fog(place)
        if cell.covered or cell.fog:
            look, share = Printed(colour="cave.covered"), BARE
        elif cell.face is not None:
            look = self.look(cell.face)
            share = LARGE if look.large else PEBBLE
        else:
            return
        radius = round(share * self.side, 1)
        colour = look.colour or "cave.covered"

        icon = look.icon if exists(look.icon) else ""
        paint = partial(pebble, kit.theme, kit.icons, colour, icon, look.ink or "bone", radius, kind)
        self._lay(("pebble", look, radius, kind), paint, place)

    def _lay_fog(self, place: Point) -> None:
        """Darken the ground round a cell in a cave."""
        half = round(0.72 * self.side)
        fog = self.kit.picture(("fog", half), lambda: _soft(half))
        self.surface.blit(fog, fog.get_rect(center=place), special_flags=pygame.BLEND_RGB_MULT)

    def _lay_dungeon(self) -> Iterator[None]:
        theme, ground = self.kit.theme, self.shape.ground
        tiles = [self._box(self.shape.box_of_tile(tile)) for tile in ground.tiles]
        yield
        self.surface = surface_of(dungeon.beyond(theme, self.size, tiles, self.side))
        yield
        walls = self._walls()
        for tile in ground.tiles:
            yield from self._lay_tile(tile, walls)
        for feature in ground.features:
            self._lay_feature(feature.face, feature.cells)
        yield
        for name, cell in ground.cells.items():
            if cell.fog:
                self.kit.stamp(self.surface, self.rect(self.shape.box(name)), Fill("dim", 0.72, 0))
            elif cell.face is not None:
                self._print(self.look(cell.face), self.rect(self.shape.box(name)))
        for tile in ground.tiles:
            if tile.front is not None:
                self._print_triangle(tile, tile.front)
        for border in ground.borders:
            if border.kind in ("door", "doorway"):
                self._hang_door(border)
            elif border.kind == "unexplored":
                self._mark_unexplored(border)

    def _walls(self) -> list[Box]:
        """Squares of wall, and walls along sides; in squares."""
        ground = self.shape.ground
        floor = {cell.at for cell in ground.cells.values()}
        rock = [
            (column, row)
            for tile in ground.tiles
            for column in range(tile.at[0], tile.at[0] + tile.size[0])
            for row in range(tile.at[1], tile.at[1] + tile.size[1])
            if (column, row) not in floor
        ]
        found = [Box(first, row, last - first, 1) for row, first, last in _runs((row, column) for column, row in rock)]
        found += [Box(column, first, 1, last - first) for column, first, last in _runs(rock)]
        walls = (border for border in ground.borders if border.kind == "wall")
        return found + [self.shape.box_of_border(border, dungeon.WALL, 0) for border in walls]

    def _lay_tile(self, tile: GroundTile, walls: list[Box]) -> Iterator[None]:
        step = dungeon.PATCH if self.side < dungeon.LARGE else dungeon.PATCH // 2
        floor = zlib.crc32(tile.name.encode()) % FLOORS
        for left in range(tile.at[0], tile.at[0] + tile.size[0], step):
            for top in range(tile.at[1], tile.at[1] + tile.size[1], step):
                wide, high = min(step, tile.at[0] + tile.size[0] - left), min(step, tile.at[1] + tile.size[1] - top)
                near = tuple(
                    (wall.left - left, wall.top - top, wall.width, wall.height)
                    for wall in walls
                    if left - 1 < wall.left + wall.width
                    and wall.left < left + wide + 1
                    and top - 1 < wall.top + wall.height
                    and wall.top < top + high + 1
                )
                corner = (left - tile.at[0]) % dungeon.PATCH, (top - tile.at[1]) % dungeon.PATCH
                key = dungeon.PatchKey((wide, high), near, floor, corner)
                made = self.kit.picture(
                    ("dungeon", key, round(self.side, 2)),
                    lambda key=key: surface_of(dungeon.patch(self.kit.theme, key, self.side, GLOW)),
                )
                self.surface.blit(made, self.rect(Box(left, top, wide, high)).topleft)
                yield
        pygame.draw.rect(
            self.surface, self.kit.theme.colour("dungeon.joint"), self.rect(self.shape.box_of_tile(tile)), 1
        )

    def _print(self, look: Printed, square: Rect) -> None:
        """Draw something flat on the floor."""
        if exists(look.icon):
            size = PRINT * min(square.size) / self.kit.theme.scale
            self.kit.icon(self.surface, look.icon, square.center, size, look.ink or "dungeon.print", 0.75)

    def _print_triangle(self, tile: GroundTile, front: GroundSide) -> None:
        """Draw the triangle of a tile at the middle of one of its sides, pointing to it."""
        (left, top), (wide, high) = tile.at, tile.size
        right, foot = left + wide, top + high
        at = {
            "north": (left + wide / 2, top + FROM_SIDE),
            "south": (left + wide / 2, foot - FROM_SIDE),
            "west": (left + FROM_SIDE, top + high / 2),
            "east": (right - FROM_SIDE, top + high / 2),
        }[front]
        pixels, angle, dark = max(7, round(TRIANGLE * self.side)), ANGLES[front], tile.dark
        paint = partial(dungeon.triangle, self.kit.theme, self.kit.icons, pixels, angle, dark=dark)
        self._lay(("triangle", pixels, angle, dark), paint, self.px(at))

    def _lay_feature(self, face: str, cells: tuple[str, ...]) -> None:
        """A block of stone over several squares with its sign on it, or a large print where it has no colour."""
        boxes = [self.rect(self.shape.box(cell)) for cell in cells if cell in self.shape.ground.cells]
        if not boxes:
            return
        whole, look = boxes[0].unionall(boxes[1:]), self.look(face)
        if not look.colour:
            self._print(look, whole)
            return
        theme = self.kit.theme
        top = whole.inflate(-0.2 * self.side, -0.2 * self.side)
        paint = partial(dungeon.slab, theme, theme.rgb(look.colour), top.size, self.side)
        self._lay(("slab", look.colour, top.size), paint, top.center)
        if exists(look.icon):
            size = 0.62 * min(top.size) / theme.scale
            self.kit.icon(self.surface, look.icon, top.center, size, look.ink or "dungeon.wall", 0.9)

    def _hang_door(self, border: Border) -> None:
        rect = self.rect(self.shape.box_of_border(border, DOOR / 2, DOOR / 2))
        shut = border.kind == "door"
        paint = partial(dungeon.door, self.kit.theme, rect.size, self.side, shut=shut)
        self._lay(("door", rect.size, shut), paint, rect.center)

    def _mark_unexplored(self, border: Border) -> None:
        """A bar beside the edge, and an arrow away from it."""
        first, last = BAR
        bar = self.rect(self.shape.box_of_border(border, -first, last))
        self.kit.stamp(self.surface, bar, Fill("honey", 0.2, min(bar.size) / 2 / self.kit.theme.scale))
        pixels, angle = max(7, round(0.36 * self.side)), ANGLES[border.side]
        paint = partial(dungeon.arrow, self.kit.theme, self.kit.icons, pixels, angle)
        self._lay(("unexplored", pixels, angle), paint, bar.center)


def _runs(places: Iterable[tuple[float, float]]) -> Iterator[tuple[float, float, float]]:
    """Find in each line, by its number, which places hang together: where each run begins and ends."""
    first: tuple[float, float] | None = None
    last = (math.inf, math.inf)
    for line, at in sorted(places):
        if (line, at - 1) != last:
            if first is not None:
                yield *first, last[1] + 1
            first = line, at
        last = line, at
    if first is not None:
        yield *first, last[1] + 1


def _soft(half: int) -> Surface:
    """What darkens, most in its middle."""
    made = Surface((2 * half, 2 * half))
    made.fill((255, 255, 255))
    steps = 14
    for step in range(steps):
        level = round(255 - 205 * (step / steps))
        pygame.draw.circle(made, (level, level, level), (half, half), round(half * (1 - step / steps)))
    return made


def _rect_of(box: Box) -> Rect:
    """The whole pixels of a box."""
    left, top = round(box.left), round(box.top)
    return Rect(left, top, round(box.right) - left, round(box.bottom) - top)
