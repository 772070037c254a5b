"""Finds the tiles that a text means."""

from collections.abc import Sequence

from flick.games.ravenloft.distances import closest_edges, farthest_tiles, tiles_within
from flick.games.ravenloft.dungeon import squares_in, tiles_under
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.targets import place_of
from flick.games.ravenloft.turn_record import Acting
from flick.maps.search import reach


def sites(state: RavenloftState, acting: Acting, site: str) -> list[str]:
    """The tiles that a text means; none where it needs the place of a hero that has left."""
    dungeon, own = state.dungeon, place_of(state, acting)
    if site == "start":
        return [tile for tile in ("start_w", "start_e") if tile in squares_in(dungeon).of]
    if site == "here":
        return [acting.tile]
    if not own:
        return []
    if site == "own":
        return tiles_under(dungeon, own)[:1]
    if site == "farthest":
        return farthest_tiles(dungeon, own)
    if site == "closest_edge":
        return _tiles_with_edge(state, own)
    most = 2 if site == "within_2" else 1
    found = tiles_within(dungeon, own, most)
    tiles = squares_in(dungeon).tiles
    return [tile for tile in found if tile in reach(tiles, found[0])]


def _tiles_with_edge(state: RavenloftState, own: Sequence[str]) -> list[str]:
    """The closest tiles with an unexplored edge."""
    return list(dict.fromkeys(edge.tile for edge in closest_edges(state.dungeon, own)))
