"""What the zones of the table are called, for the view and for what moves between them."""

from flick.games.catacombs.cards import Team

ARENA, BANK, PLAYING = "arena", "bank", "playing"
TOKENS = "tokens"
"""The fact of bank and reserves that counts their tokens."""


def hand_of(seat: int) -> str:
    return f"hand-{seat + 1}"


def reserve_of(team: Team) -> str:
    return f"reserve-{team}"


def marker_of(team: Team) -> str:
    return f"marker-{team}"


def deck_of(team: Team) -> str:
    return f"deck-{team}"


def discard_of(team: Team) -> str:
    return f"discard-{team}"


def kept_of(team: Team) -> str:
    return f"kept-{team}"
