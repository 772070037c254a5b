"""The stamp that says how a duel has ended: on the card of its other side, above its figure, or in its middle."""

from collections.abc import Sequence

from pygame import Rect

from flick.table.board import Zone
from flick.table.duel import Duel
from flick.window.board.piece import PiecePart
from flick.window.board.zones import ZonePart
from flick.window.widgets.kit import Kit
from flick.window.widgets.widget import Place, Widget

WIDEST = 250
"""Pixels of the design that the word takes at most."""
AWAY = 44
"""From the edge of a figure to the middle of the stamp above it."""


def stamp_place(kit: Kit, cloth: Rect, parts: Sequence[Widget], zone: Zone, duel: Duel) -> Place:
    """The middle of the stamp, among the parts of a board view; without anything of the duel that of the cloth."""
    other, pieces = duel.sides[-1], [part for part in parts if isinstance(part, PiecePart)]
    struck = [part.rect for part in pieces if part.piece.id == other.figure and part.sort == "figure"]
    if struck:
        return _above(kit, cloth, struck[0])
    cards = [part.rect for part in pieces if part.piece.id == other.piece]
    places = [part.rect for part in parts if isinstance(part, ZonePart) and part.shows == zone.id]
    return [*cards, *places, cloth][0].center


def _above(kit: Kit, cloth: Rect, figure: Rect) -> Place:
    """Where a stamp hides neither whoever was struck nor most of what stands around: above, or below at the top of the
    cloth."""
    away, half = figure.height // 2 + kit.px(AWAY), kit.px(WIDEST) // 2
    y = figure.centery - away if figure.centery - 2 * away > cloth.top else figure.centery + away
    return min(max(figure.centerx, cloth.left + half), cloth.right - half), y
