"""The IDs of the zones of the table, for views and moves."""

from functools import partial

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

artefacts_of, shown_of, divine_zone = (partial(of_seat, kind) for kind in ("hand", "shown", "divine"))
"""The zones of a hero's artefacts: those in the hand, those that lie open, the divine one."""
sheet_of, monsters_of = partial(of_seat, "hero"), partial(of_seat, "won")
dice_of = partial(of_seat, "dice")
"""The zone of whatever die a hero has rolled: in combat, in a search, in defence, or a divine one."""
