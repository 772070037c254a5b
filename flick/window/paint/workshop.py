"""Where everything is made that the window shows of a table, and kept for the next time."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from pygame import FRect, Rect, Surface

from flick.arena.layout import Layout, Pawn
from flick.paint.arena_ground import arena_ground, cloth_ground, rim_of
from flick.paint.box import Box
from flick.paint.canvas import Raster
from flick.paint.courses import Courses
from flick.paint.lamp import Lamp
from flick.paint.mat_print import starts_of
from flick.paint.piece_look import look_of
from flick.paint.pieces import piece_art
from flick.paint.planks import table_top
from flick.window.paint import coins, counters, marks
from flick.window.paint.icon import Icons
from flick.window.paint.pebble import sack
from flick.window.paint.picture_cache import pictures
from flick.window.paint.sprite import Sprite
from flick.window.paint.surfaces import Cutout, Laid, laid, surface_of
from flick.window.paint.turning import Shelf
from flick.window.theme import Theme

Made = TypeVar("Made")

GROUNDS = 3
"""So many tables, and as many cloths, are kept; they are large."""


class Workshop:
    """Makes and keeps the pictures of one theme; a change of theme needs another workshop."""

    def __init__(self, theme: Theme, icons: Icons) -> None:
        self.theme, self.icons = theme, icons
        self._tables: Shelf[Lamp, Surface] = Shelf(GROUNDS)
        self._grounds: Shelf[object, Laid] = Shelf(GROUNDS)
        self._sprites: Shelf[object, Sprite] = Shelf(96)
        self._cutouts: Shelf[object, Cutout] = Shelf(256)

    def table(self, lamp: Lamp) -> Surface:
        """The planks under the lamp, as large as the window."""
        return self._tables.get(lamp, lambda: surface_of(table_top(self.theme, lamp)))

    def arena(self, layout: Layout, lamp: Lamp, rect: Rect | FRect, starts: Mapping[str, Pawn]) -> Laid:
        """Mat or floor with all walls and feet; ``rect`` is what the table itself fills of the window.

        ``starts`` are the pawns as they lay before the first flick: their places are printed. The pawns of the layout
        do not matter.
        """
        begun = tuple(starts_of(starts))
        key = ("arena", layout.table, tuple(layout.walls.items()), layout.stands, lamp, tuple(rect), begun)
        return self._ground(key, lambda: arena_ground(self.theme, self.icons, layout, lamp, Box(*rect), begun))

    def cloth(self, kind: str, lamp: Lamp, rect: Rect | FRect, scale: float, printed: Courses | None = None) -> Laid:
        """The cloth of those colours with that printed on it, if anything; ``scale`` in pixels per mm."""
        key = ("cloth", kind, lamp, tuple(rect), scale, printed)
        return self._ground(key, lambda: cloth_ground(self.theme, self.icons, kind, lamp, Box(*rect), scale, printed))

    def rim(self, layout: Layout, lamp: Lamp, scale: float) -> float:
        """How much room walls take outside the table, in pixels."""
        return rim_of(layout, lamp, scale)

    def piece(self, name: str, pawn: Pawn, scale: float) -> Sprite:
        """A pawn, crystal or projectile by its name; ``scale`` in pixels per mm."""
        key = (look_of(name, pawn), pawn.diameter, pawn.shape, scale)
        return self._sprites.get(key, lambda: Sprite(piece_art(self.theme, self.icons, key[0], pawn, scale)))

    def disc(self, name: str, radius: float) -> Sprite:
        """A pawn of any size in pixels, for a panel."""
        return self.piece(name, Pawn(0, 0, diameter=2 * radius), 1.0)

    def take(self, other: "Workshop") -> None:
        """Take over the small things that were made in another workshop of the same theme."""
        self._sprites.take(other._sprites)
        self._cutouts.take(other._cutouts)

    def token(self, team: str, radius: float, angle: float = 0.0) -> Cutout:
        """A health token."""
        return self._cut(("token", team, radius, angle), counters.token, team, radius, angle)

    def seal(self, team: str, radius: float) -> Cutout:
        """The sign of a team."""
        return self._cut(("seal", team, radius), counters.seal, team, radius)

    def bank(self, faces: Sequence[str], width: float, height: float, radius: float) -> Cutout:
        """The oval tray with tokens of this radius in it; all in pixels."""
        return self._cut(("bank", tuple(faces), width, height, radius), counters.bank, faces, width, height, radius)

    def marker_tile(self, name: str, team: str, side: float, now: bool) -> Cutout:
        """The tile with the pawn whose turn it is, or is next."""

        def make() -> Cutout:
            return counters.marker_tile(self.theme, self.disc(name, side * 21 / 62), team, side, now)

        return self._cutouts.get(("tile", name, side, now), make)

    def ring(self, radius: float, strength: float = 1.0) -> Cutout:
        """The honey ring round a pawn of this radius: 1 for the active one, 0.6 for one that can be chosen."""
        return self._cutouts.get(("ring", radius, strength), lambda: marks.ring(self.theme, radius, strength))

    def halo(self, radius: float) -> Cutout:
        """The soft light under the active pawn."""
        return self._cutouts.get(("halo", radius), lambda: marks.halo(self.theme, radius))

    def badge(self, icon: str, radius: float | None = None) -> Cutout:
        """A dark sign with a glyph, for the upper right of a pawn: ``stun``."""
        return self._cut(("badge", icon, radius), marks.badge, icon, radius)

    def number_tag(self, number: int) -> Cutout:
        """A dark sign with a number, for the upper left of a pawn."""
        return self._cutouts.get(("tag", number), lambda: marks.number_tag(self.theme, number))

    def sack(self, colour: str, radius: float) -> Cutout:
        """A sack from which things are drawn."""
        return self._cutouts.get(("sack", colour, radius), lambda: sack(self.theme, self.theme.colour(colour), radius))

    def coin(self, worth: int, radius: float) -> Cutout:
        """A token of progress: copper for 1, silver for 3."""
        return self._cutouts.get(("coin", worth, radius), lambda: coins.coin(self.theme, worth, radius))

    def _cut(self, key: object, make: Callable[..., Cutout], *given: object) -> Cutout:
        return self._cutouts.get(key, lambda: make(self.theme, self.icons, *given))

    def _ground(self, key: object, paint: Callable[[], Raster]) -> Laid:
        return self._grounds.get(key, lambda: pictures().laid(self.theme, key, lambda: laid(paint())))
