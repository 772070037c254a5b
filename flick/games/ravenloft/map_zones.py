"""The zones from which tiles and cards of the adventure come."""

from flick.games.ravenloft.tiles import Chamber

TILES, BONUS, CHAMBER = "tiles", "bonus", "chamber"
"""The stack of tiles, the bonus cards that wait for their feat, the chamber card in force."""


def chamber_zone(chamber: Chamber) -> str:
    """The stack of tiles of a chamber."""
    return f"tiles-{chamber}"
