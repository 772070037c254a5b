"""The zones of the table by name, for events that say what moves."""

from flick.table.board import of_seat

MAP, XP, ENVIRONMENT, HAZARDS, VILLAINS, SHOWN = "map", "xp", "environment", "hazards", "villains", "shown"
"""The dungeon, the pile of XP cards, the Environment in play, the Hazard cards in play, the cards of villains in play,
and the card that is being carried out."""
PARTY, GOAL, FIGHT, DICE, ACTING = "party", "goal", "fight", "dice", "acting"
"""What the party has in common, what wins, the attack that was made last, its dice, and the monster that acts."""
TIME_TOKENS = "time-tokens"
"""What lies on the deck of encounters that come with time."""


def deck_zone(name: str) -> str:
    return f"deck-{name}"


def discard_zone(name: str) -> str:
    return f"discard-{name}"


def hand_zone(deck: str) -> str:
    """The cards of a deck in the hand of whoever plays the dungeon."""
    return f"hand-{deck}"


def row_zone(seat: int) -> str:
    """The monster and trap cards before a player."""
    return of_seat("row", seat)


def items_zone(seat: int) -> str:
    return of_seat("items", seat)


def powers_zone(seat: int) -> str:
    return of_seat("powers", seat)


def curses_zone(seat: int) -> str:
    return of_seat("curses", seat)


def hero_sheet(seat: int) -> str:
    """What is told of a hero beside its cards."""
    return of_seat("hero", seat)
