"""What the zones of the table are called, for the view and for what moves between them."""

from functools import partial

from flick.table.board import of_seat

BOARD, TEAM, WELL_DECK, WELL_DISCARD = "board", "team", "well-deck", "well-discard"
COMPLETED, ATTACHED, FATIGUE_DECK, FATIGUE = "completed", "attached", "fatigue-deck", "fatigue"
ATTEMPT, DICE = "attempt", "dice"
HEALTH, PROGRESS = "hp", "progress"
"""The facts that count health tokens of the team, and progress tokens on a card."""

hand_of, played_of, deck_of, discard_of = (partial(of_seat, kind) for kind in ("hand", "played", "deck", "discard"))
"""Those of a seat."""
