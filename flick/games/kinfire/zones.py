"""What the zones of the table are called, for the view and for what moves between them."""

BOARD, TEAM, WELL_DECK, WELL_DISCARD = "board", "team", "well-deck", "well-discard"
COMPLETED, ATTACHED, FATIGUE_DECK, FATIGUE = "completed", "attached", "fatigue-deck", "fatigue"
HEALTH, PROGRESS = "hp", "progress"
"""The facts that count health tokens of the team, and progress tokens on a card."""


def hand_of(seat: int) -> str:
    return f"hand-{seat + 1}"


def played_of(seat: int) -> str:
    return f"played-{seat + 1}"


def deck_of(seat: int) -> str:
    return f"deck-{seat + 1}"


def discard_of(seat: int) -> str:
    return f"discard-{seat + 1}"
