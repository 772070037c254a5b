"""What squares are called in sentences and where one is chosen, and numbers that are added."""

from collections.abc import Sequence

from flick.games.ravenloft.cards import kind_of
from flick.games.ravenloft.dungeon import tiles_under
from flick.games.ravenloft.state import RavenloftState
from flick.table.rules import Rules, choose
from flick.table.sayings import NO_FACTS, Facts, Say


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


def choose_square(
    state: RavenloftState, seat: int, verb: str, squares: Sequence[str], rule: str, facts: Facts = NO_FACTS
) -> Rules[str]:
    """One of some squares, each told by where it is; of a single one nobody is asked."""
    if len(squares) == 1:
        return squares[0]

    def label(square: str) -> Say:
        return Say(f"do-{verb}", {"what": called_square(state, square)})

    return (yield from choose(seat, verb, squares, rule=rule, place=str, label=label, facts=facts))
