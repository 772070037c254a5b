"""The IDs of the zones of the table, for views and moves."""

from functools import partial

from flick.games.catacombs.cards import Team
from flick.table.board import of_seat

ARENA, BANK, PLAYING = "arena", "bank", "playing"
TOKENS = "tokens"
"""The fact of bank and reserves that counts their tokens."""

hand_of = partial(of_seat, "hand")
"""The hand of a seat."""


def _of_team(kind: str, team: Team) -> str:
    return f"{kind}-{team}"


reserve_of, marker_of = partial(_of_team, "reserve"), partial(_of_team, "marker")
deck_of, discard_of, kept_of = (partial(_of_team, pile) for pile in ("deck", "discard", "kept"))
"""The zones of a team."""
