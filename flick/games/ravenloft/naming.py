"""What squares are called in sentences, and numbers that are added."""

from flick.games.ravenloft.cards import kind_of
from flick.games.ravenloft.dungeon import tiles_under
from flick.games.ravenloft.state import RavenloftState
from flick.table.sayings import Say


def change(n: int) -> Say:
    """A number with its sign, as it is added."""
    return Say("plus", {"n": n}) if n >= 0 else Say("minus", {"n": -n})


def tile_under(state: RavenloftState, square: str) -> str:
    """The tile on which a square lies, for sentences that tell no more."""
    return tiles_under(state.dungeon, (square,))[0]


def called_square(state: RavenloftState, square: str) -> Say:
    """A square by its place and the tile on which it lies."""
    tile = tiles_under(state.dungeon, (square,))[0]
    return Say("square-on", {"square": square, "tile": kind_of(tile)})
