"""The names of the zones of the adventure's tiles and cards."""

from flick.games.ravenloft.tiles import Chamber

TILES, BONUS, CHAMBER = "tiles", "bonus", "chamber"
"""The stack of tiles, the bonus cards that wait for their feat, the chamber card in force."""


def chamber_zone(chamber: Chamber) -> str:
    """The zone of the tiles of a chamber."""
    return f"tiles-{chamber}"
