"""The IDs of the zones that the view shows, and that events move things between."""

from flick.table.board import of_seat

CAVE = "cave"
BAG = "bag"
EVENTS, MONSTERS, ARTEFACTS = "events", "monsters", "artefacts"
EVENT_DISCARD, MONSTER_DISCARD, ARTEFACT_DISCARD = "event-discard", "monster-discard", "artefact-discard"
ALPHAS = "alphas"
OPEN = "open"
"""What has just been drawn and lies open: an event, a monster."""
GONE = "gone"
FIGHT = "fight"


def artefacts_of(seat: int) -> str:
    return of_seat("hand", seat)


def monsters_of(seat: int) -> str:
    return of_seat("won", seat)


def sheet_of(seat: int) -> str:
    return of_seat("hero", seat)


def divine_zone(seat: int) -> str:
    return of_seat("divine", seat)


def dice_of(seat: int) -> str:
    """The combat die of a hero, or the search die or a divine one, as it lies."""
    return of_seat("dice", seat)


def shown_of(seat: int) -> str:
    return of_seat("shown", seat)
