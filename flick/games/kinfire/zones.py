"""The IDs of the zones of the table, for views and moves."""

from functools import partial

from flick.table.board import of_seat

BOARD, TEAM, WELL_DECK, WELL_DISCARD = "board", "team", "well-deck", "well-discard"
COMPLETED, ATTACHED, FATIGUE_DECK, FATIGUE = "completed", "attached", "fatigue-deck", "fatigue"
ATTEMPT, DICE = "attempt", "dice"
HEALTH, PROGRESS = "hp", "progress"
"""The facts that count the health tokens of the team, and the progress tokens on a card."""

hand_of, played_of, deck_of, discard_of = (partial(of_seat, kind) for kind in ("hand", "played", "deck", "discard"))
"""The zones of a seat."""
