"""The IDs of the zones of the table, for views and moves."""

from flick.table.board import of_seat

CAVE = "cave"
BAG = "bag"
EVENTS, MONSTERS, ARTEFACTS = "events", "monsters", "artefacts"
EVENT_DISCARD, MONSTER_DISCARD, ARTEFACT_DISCARD = "event-discard", "monster-discard", "artefact-discard"
ALPHAS = "alphas"
OPEN = "open"
"""The zone of a card that has just been drawn and lies open: an event, a monster."""
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
    """The zone of whatever die a hero has rolled: in combat, in a search, in defence, or a divine one."""
    return of_seat("dice", seat)


def shown_of(seat: int) -> str:
    return of_seat("shown", seat)
