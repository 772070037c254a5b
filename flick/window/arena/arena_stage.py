"""Where the arena is seen: its cloth on the table, near or far, and the light on what lies there."""

import math
from collections.abc import Mapping
from concurrent.futures import Future

import msgspec
import pygame
from pygame import FRect, Rect, Surface

from flick.arena.layout import Layout, Pawn
from flick.arena.shapes import Point
from flick.paint.arena_ground import rim_of
from flick.paint.box import Box
from flick.paint.lamp import Lamp, Light
from flick.window.app.workers import Lane
from flick.window.arena.flicking.arena_view import ArenaView
from flick.window.arena.table_art import TableArt
from flick.window.widgets.icon import Icons
from flick.window.widgets.surfaces import Laid

MOST_PIXELS = 12_000_000
"""A cloth seen from near is painted with at most so many, and enlarged beyond that."""


class ArenaStage:
    """The table lies in ``rect`` of the window with its walls. Seen from near, only what fits into ``frame`` is seen;
    the light on things stays as it was."""

    def __init__(
        self, art: TableArt, window: Rect, rect: Rect, layout: Layout, starts: Mapping[str, Pawn] | None = None
    ) -> None:
        """``starts`` are the pawns as they lay before the first flick: their places are printed."""
        self.art = art
        self.lamp = Lamp(*window.size)
        self.starts = dict(layout.pawns if starts is None else starts)
        self._window, self._layout = Rect(window), msgspec.structs.replace(layout, pawns={})
        box = _table_box(self.lamp, rect, layout)
        self.plain = ArenaView(box, (layout.table.width, layout.table.height), window.size, art.theme.scale)
        self.view = self.plain
        rim = rim_of(layout, self.lamp, self.plain.scale)
        self.frame = Rect(FRect(box).inflate(2 * rim, 2 * rim))
        self._laid = art.arena(self._layout, self.lamp, FRect(box), self.starts)
        self.bounds = self._laid.rect.clip(window)
        """Everything that the cloth and its shadow may reach."""
        self._ground = self._with_table()
        self._near: dict[float, Laid] = {}
        self._painting: dict[float, Future[Laid]] = {}
        self._painters: Lane | None = None
        self._shown: tuple[Laid, ArenaView, Laid] | None = None

    def fits(self, layout: Layout) -> bool:
        """Whether the layout has the same table with the same walls."""
        return msgspec.structs.replace(layout, pawns={}) == self._layout

    @property
    def scale(self) -> float:
        """Pixels to a millimetre."""
        return self.view.scale

    @property
    def clip(self) -> Rect:
        """What is seen of the arena and of what sticks out of it."""
        return self.bounds if self.view.zoom == 1 else self.frame

    def light(self, at: Point) -> Light:
        """The light on a place of the table, in mm."""
        return self.lamp.at(*self.plain.to_px(at))

    def turn(self, clicks: int, about: Point) -> bool:
        """Look from so many steps nearer, round a place (mm); whether anything changed."""
        return self._see(self.view.turned(clicks, about))

    def move(self, dx: float, dy: float) -> bool:
        """Pull the table along by so many pixels; whether anything changed."""
        return self._see(self.view.moved(dx, dy)) if self.view.zoom > 1 else False

    def draw(self, target: Surface) -> None:
        """Draw the table and the cloth, as far as the clip of the target reaches."""
        target.blit(self._ground, self.bounds)
        if self.view.zoom == 1:
            return
        clip = target.get_clip()
        target.set_clip(clip.clip(self.frame))
        cut = self._cut()
        target.blit(cut.surface, (cut.left, cut.top))
        target.set_clip(clip)

    def close_up(self, at: Point, side: int, larger: float) -> Surface:
        """A square of the cloth round a place (mm), ``side`` pixels wide and ``larger`` times as large as it is from
        afar."""
        x, y = self.plain.to_px(at)
        half = math.ceil(side / larger / 2) + 1
        seen = Rect(math.floor(x) - half, math.floor(y) - half, 2 * half + 1, 2 * half + 1)
        sheet = Surface(seen.size, 0, 32)
        sheet.blit(self._ground, (self.bounds.left - seen.left, self.bounds.top - seen.top))
        wide = round(seen.width * larger)
        whole = pygame.transform.smoothscale(sheet, (wide, wide))
        made = Surface((side, side), 0, 32)
        made.blit(whole, (side / 2 - (x - seen.left) * larger, side / 2 - (y - seen.top) * larger))
        return made

    def ready(self) -> bool:
        """Whether a cloth that was painted meanwhile is ready to be drawn."""
        done = [zoom for zoom, painting in self._painting.items() if painting.done()]
        for zoom in done:
            self._near[zoom] = self._painting.pop(zoom).result()
        return self.view.zoom in done

    @property
    def painting(self) -> bool:
        """Whether a cloth is being painted."""
        return bool(self._painting)

    def wait(self) -> None:
        """Wait until everything is painted."""
        for painting in self._painting.values():
            painting.result()

    def _see(self, view: ArenaView) -> bool:
        changed, self.view = view != self.view, view
        return changed

    def _with_table(self) -> Surface:
        """Cloth and table in one picture, which is drawn three times as fast as two."""
        ground = Surface(self.bounds.size, 0, 32)
        ground.blit(self.art.table(self.lamp), (0, 0), self.bounds)
        ground.blit(self._laid.surface, (self._laid.left - self.bounds.left, self._laid.top - self.bounds.top))
        return ground

    def _seen_from_near(self) -> tuple[Laid, float]:
        """The cloth, as large as it has been painted, and how many times as large as from afar that is."""
        zoom = self.view.zoom
        factor = self._factor(zoom)
        if zoom in self._near:
            return self._near[zoom], factor
        if zoom not in self._painting:
            self._painters = self._painters or Lane()
            self._painting[zoom] = self._painters.submit(self._paint, factor)
        return self._laid, 1.0

    def _factor(self, zoom: float) -> float:
        width, height = self._laid.surface.get_size()
        return min(zoom, max(1.0, (MOST_PIXELS / (width * height)) ** 0.5))

    def _paint(self, factor: float) -> Laid:
        """Paint the cloth ``factor`` times as large, the lamp with it. This runs in another thread, with tools of its
        own."""
        theme = self.art.theme
        left, top, width, height = (factor * length for length in self.plain.cloth)
        lamp = Lamp(round(self.lamp.width * factor), round(self.lamp.height * factor))
        rect = FRect(left, top, width, height)
        return TableArt(theme, Icons(theme)).arena(self._layout, lamp, rect, self.starts)

    def _cut(self) -> Laid:
        """What is seen of the cloth from near, as large as it is seen."""
        laid, factor = self._seen_from_near()
        if self._shown is None or self._shown[0] is not laid or self._shown[1] != self.view:
            self._shown = laid, self.view, self._cut_from(laid, self.view.zoom / factor)
        return self._shown[2]

    def _cut_from(self, laid: Laid, larger: float) -> Laid:
        zoom, corner, whole = self.view.zoom, self.view.to_px((0.0, 0.0)), self.plain.to_px((0.0, 0.0))
        left = corner[0] - whole[0] * zoom + laid.left * larger
        top = corner[1] - whole[1] * zoom + laid.top * larger
        x, y = math.floor((self.frame.left - left) / larger), math.floor((self.frame.top - top) / larger)
        wanted = Rect(x, y, math.ceil(self.frame.width / larger) + 2, math.ceil(self.frame.height / larger) + 2)
        part = wanted.clip(laid.surface.get_rect())
        surface = laid.surface.subsurface(part)
        if larger != 1:
            surface = pygame.transform.smoothscale(surface, (round(part.width * larger), round(part.height * larger)))
        return Laid(surface, round(left + part.left * larger), round(top + part.top * larger))


def _table_box(lamp: Lamp, rect: Rect, layout: Layout) -> Box:
    """The part of ``rect`` that the table itself fills, so that its walls find room there too."""
    table = layout.table
    scale = min(rect.width / table.width, rect.height / table.height)
    for _ in range(3):
        rim = rim_of(layout, lamp, scale)
        scale = min((rect.width - 2 * rim) / table.width, (rect.height - 2 * rim) / table.height)
    width, height = table.width * scale, table.height * scale
    return Box(rect.centerx - width / 2, rect.centery - height / 2, width, height)
