"""Lays tiles in the dungeon (RAV-41, RAV-42)."""

from flick.games.ravenloft.dungeon import card_of, lay
from flick.games.ravenloft.map_zones import TILES
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.turn_record import Placed
from flick.maps.grid import Edge
from flick.table import memory
from flick.table.moves import Move
from flick.table.rules import Rules, reveal


def lay_one(state: RavenloftState, edge: Edge, tile: str, rule: str, zone: str = TILES) -> Rules[Placed]:
    """Lay a drawn tile with its triangle against the edge (RAV-42)."""
    memory.forget(state.memory, [tile])
    lay(state.dungeon, edge, tile)
    card = card_of(state.dungeon, tile)
    triangle = card.triangle or ""
    yield reveal("tile", rule, (), (Move(f"tile-{tile}", zone, tile),), tile=tile, colour=triangle)
    return Placed(tile, triangle, card.kind == "chamber")
