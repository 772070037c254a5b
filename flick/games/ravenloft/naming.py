"""What squares are called in sentences."""

from flick.games.ravenloft.cards import kind_of
from flick.games.ravenloft.dungeon import tiles_under
from flick.games.ravenloft.state import RavenloftState
from flick.table.sayings import Say


def called_square(state: RavenloftState, square: str) -> Say:
    """A square by its place and the tile on which it lies."""
    tile = tiles_under(state.dungeon, (square,))[0]
    return Say("square-on", {"square": square, "tile": kind_of(tile)})
