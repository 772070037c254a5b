"""Flick: a table on a computer on which games are played.

>>> import flick
>>> match = flick.new("nim", seats=["human", "random"], seed=7)         # doctest: +SKIP
>>> match.advance()                                                     # doctest: +SKIP

``new`` sits people and bots down at a game. What a match can do is in ``flick.table.match``; a single flick without any
game is ``flick.arena.flick.simulate``.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from flick.table.match import Match

__all__ = ["new"]
__version__ = "0.1.0"


def new(
    game: str,
    seats: Sequence[str] = ("human", "random"),
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    practice: bool = False,
) -> "Match":
    """A new match. ``seats`` are ``human``, the level of a bot, or ``Name=human``; ``options`` by name.

    Raises ``flick.table.sayings.Refused`` when there is no such game, seat or option.
    """
    from flick.sitting import new_match

    return new_match(game, ",".join(seats), options or {}, seed, practice)
