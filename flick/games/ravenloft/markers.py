"""The moves of markers of Hazards, Traps and glyphs onto a tile and away from it."""

from flick.games.ravenloft.dungeon import Marker
from flick.games.ravenloft.footings import marker_square
from flick.games.ravenloft.state import RavenloftState
from flick.table.moves import NOWHERE, Move


def marker_laid(state: RavenloftState, name: str, tile: str, sort: Marker) -> Move:
    return Move(name, NOWHERE, marker_square(state.dungeon, tile, sort))


def marker_gone(state: RavenloftState, name: str, tile: str, sort: Marker) -> Move:
    return Move(name, marker_square(state.dungeon, tile, sort), NOWHERE)


def of_card(card: str) -> str:
    """The ID of the marker of a Hazard or Trap card."""
    return f"marker-{card}"


def of_glyph(tile: str) -> str:
    return f"glyph-{tile}"
