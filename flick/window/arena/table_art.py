"""Where everything is made that the window shows of a table, and kept for the next time."""

from collections.abc import Callable, Mapping, Sequence

from pygame import Color, FRect, Rect, Surface
from pygame.font import Font

from flick.arena.layout import Layout, Pawn
from flick.paint import counters, pawn_marks
from flick.paint.arena_ground import arena_ground, cloth_ground
from flick.paint.box import Box
from flick.paint.canvas import Raster
from flick.paint.courses import Courses
from flick.paint.lamp import PANEL_LIGHT, Lamp
from flick.paint.mat_print import starts_of
from flick.paint.pebble import sack
from flick.paint.piece_look import look_of
from flick.paint.piece_painters import piece_art
from flick.paint.planks import table_top
from flick.window.app.picture_cache import pictures
from flick.window.app.theme import Theme, font
from flick.window.arena.sprite import Sprite
from flick.window.widgets.icon import Icons
from flick.window.widgets.surfaces import Cutout, Laid, cutout, laid, surface_of
from flick.window.widgets.turned_surfaces import LastAskedCache

NUMERAL = 1.35
"""How high the number on a coin is, in radii."""

GROUNDS = 3
"""How many tables are kept, and how many cloths; they are large."""


class TableArt:
    """Makes and keeps the pictures of one theme; a change of theme needs other table art."""

    def __init__(self, theme: Theme, icons: Icons) -> None:
        self.theme, self.icons = theme, icons
        self._tables: LastAskedCache[Lamp, Surface] = LastAskedCache(GROUNDS)
        self._grounds: LastAskedCache[object, Laid] = LastAskedCache(GROUNDS)
        self._sprites: LastAskedCache[object, Sprite] = LastAskedCache(96)
        self._cutouts: LastAskedCache[object, Cutout] = LastAskedCache(256)

    def table(self, lamp: Lamp) -> Surface:
        """The planks under the lamp, as large as the window."""
        return self._tables.get(lamp, lambda: surface_of(table_top(self.theme, lamp)))

    def arena(self, layout: Layout, lamp: Lamp, rect: Rect | FRect, starts: Mapping[str, Pawn]) -> Laid:
        """The mat or floor with all walls and feet; ``rect`` is the part of the window that the table itself fills.

        ``starts`` are the pawns as they lay before the first flick, whose places are printed. The pawns of the layout
        do not matter."""
        begun = tuple(starts_of(starts))
        key = ("arena", layout.table, tuple(layout.walls.items()), layout.stands, lamp, tuple(rect), begun)
        return self._ground(key, lambda: arena_ground(self.theme, self.icons, layout, lamp, Box(*rect), begun))

    def cloth(self, kind: str, lamp: Lamp, rect: Rect | FRect, scale: float, printed: Courses | None = None) -> Laid:
        """A cloth of that kind, with courses printed on it where they are given; ``scale`` in pixels per mm."""
        key = ("cloth", kind, lamp, tuple(rect), scale, printed)
        return self._ground(key, lambda: cloth_ground(self.theme, self.icons, kind, lamp, Box(*rect), scale, printed))

    def piece(self, name: str, pawn: Pawn, scale: float) -> Sprite:
        """A pawn, crystal or projectile of that name; ``scale`` in pixels per mm."""
        key = (look_of(name, pawn), pawn.diameter, pawn.shape, scale)
        return self._sprites.get(key, lambda: Sprite(piece_art(self.theme, self.icons, key[0], pawn, scale)))

    def disc(self, name: str, radius: float) -> Sprite:
        """A pawn of any size in pixels, for a panel."""
        return self.piece(name, Pawn(0, 0, diameter=2 * radius), 1.0)

    def take(self, other: "TableArt") -> None:
        """Take over the small things that were made by other table art of the same theme."""
        self._sprites.take(other._sprites)
        self._cutouts.take(other._cutouts)

    def token(self, team: str, radius: float, angle: float = 0.0) -> Cutout:
        """A health token."""
        return self._cut(("token", team, radius, angle), lambda: counters.token(*self._tools, team, radius, angle))

    def seal(self, team: str, radius: float) -> Cutout:
        """The sign of a team."""
        return self._cut(("seal", team, radius), lambda: counters.seal(*self._tools, team, radius))

    def bank(self, faces: Sequence[str], width: float, height: float, radius: float) -> Cutout:
        """The oval tray with tokens of this radius in it; all in pixels."""
        key = ("bank", tuple(faces), width, height, radius)
        return self._cut(key, lambda: counters.bank(*self._tools, self.theme.scale, faces, width, height, radius))

    def marker_tile(self, name: str, team: str, side: float, now: bool) -> Cutout:
        """The tile with the pawn whose turn it is, or is next."""

        def make() -> Cutout:
            tile = cutout(counters.marker_tile(self.theme, team, side, now=now))
            light = PANEL_LIGHT if now else PANEL_LIGHT._replace(bright=0.9)
            self.disc(name, side * 21 / 62).draw(tile.surface, *tile.middle, 0.0, light)
            return tile

        return self._cutouts.get(("tile", name, side, now), make)

    def ring(self, radius: float, strength: float = 1.0) -> Cutout:
        """The honey ring round a pawn of this radius: 1 for the active one, 0.6 for one that can be chosen."""
        make = pawn_marks.ring
        return self._cut(("ring", radius, strength), lambda: make(self.theme, self.theme.scale, radius, strength))

    def halo(self, radius: float) -> Cutout:
        """The soft light under the active pawn."""
        return self._cut(("halo", radius), lambda: pawn_marks.halo(self.theme, self.theme.scale, radius))

    def badge(self, icon: str, radius: float | None = None) -> Cutout:
        """A dark sign with a glyph, for the upper right of a pawn: ``stun``."""
        size = pawn_marks.BADGE * self.theme.scale if radius is None else radius
        return self._cut(("badge", icon, size), lambda: pawn_marks.badge(*self._tools, icon, size))

    def number_tag(self, number: int) -> Cutout:
        """A dark sign with a number, for the upper left of a pawn."""

        def make() -> Cutout:
            tag = cutout(pawn_marks.number_plate(self.theme, self.theme.scale))
            _write(tag, self.theme.font("rule-id"), number, self.theme.colour("preview"))
            return tag

        return self._cutouts.get(("tag", number), make)

    def sack(self, colour: str, radius: float) -> Cutout:
        """A sack from which things are drawn."""
        return self._cut(("sack", colour, radius), lambda: sack(self.theme, colour, radius))

    def coin(self, worth: int, radius: float) -> Cutout:
        """A token of progress: copper for 1, silver for 3."""

        def make() -> Cutout:
            coin = cutout(counters.coin(self.theme, worth, radius))
            _write(coin, font("serif-black", max(6, round(NUMERAL * radius))), worth, self.theme.colour("coin.ink"))
            return coin

        return self._cutouts.get(("coin", worth, radius), make)

    @property
    def _tools(self) -> tuple[Theme, Icons]:
        return self.theme, self.icons

    def _cut(self, key: object, paint: Callable[[], Raster]) -> Cutout:
        return self._cutouts.get(key, lambda: cutout(paint()))

    def _ground(self, key: object, paint: Callable[[], Raster]) -> Laid:
        return self._grounds.get(key, lambda: pictures().laid(self.theme, key, lambda: laid(paint())))


def _write(plate: Cutout, face: Font, number: int, colour: Color) -> None:
    """Write a number in the middle of a thing."""
    digits = face.render(str(number), True, colour)
    box = digits.get_bounding_rect()
    plate.surface.blit(digits, (round(plate.middle[0] - box.centerx), round(plate.middle[1] - box.centery)))
