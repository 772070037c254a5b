"""Positions and outcomes made by hand, for the tests of this game."""

from collections.abc import Sequence
from typing import Any

import msgspec

from flick.arena.layout import Pose
from flick.arena.outcome import Contact, Departure, Outcome, pack_track
from flick.games.catacombs import GAME
from flick.games.catacombs.state import CatacombsOptions, CatacombsState, seats_of, team_of_seat
from flick.table.match import Match, start_state
from flick.table.seats import HUMAN, Seat

SPEEDS = (140.1, 2426.1)
"""mm/s: the limits of a flick on a table as slippery as the mat or the walls' floor."""

PARKED: dict[str, Pose] = {f"crystal-{k}": (155.0 + 50 * k, 335.0, 0.0) for k in range(1, 6)}
"""The crystals in a row along the north edge, out of the way."""


def options_of(**options: Any) -> CatacombsOptions:
    return msgspec.convert(options, CatacombsOptions)


def new_state(seats: int = 2, seed: int = 0, **options: Any) -> CatacombsState:
    """A new match before the layout is agreed upon."""
    return start_state(GAME, options_of(**options), seats, seed)  # type: ignore[return-value]


def state_with(pawns: dict[str, tuple[float, float]], seats: int = 2, **options: Any) -> CatacombsState:
    """The first turn, Sword's; the crystals parked and some pawns moved."""
    state = new_state(seats, **{"first_team": "sword", **options})
    state.agreed = True
    state.pawns = {**state.pawns, **PARKED, **{name: (x, y, 0.0) for name, (x, y) in pawns.items()}}
    return state


def match_of(seats: int = 2, seed: int = 0, state: CatacombsState | None = None, **options: Any) -> Match:
    """A match of people, from the start or from a position in which the layout is agreed upon."""
    people = [Seat(HUMAN)] * seats
    return Match(GAME, people, options_of(**options), seed, state=state, turn=0 if state is None else 1, practice=True)


def holding(state: CatacombsState, *cards: str, seat: int = 0) -> CatacombsState:
    """The same position with these cards in a hand of the team whose they are, in place of its first ones."""
    team = team_of_seat(state, seat)
    own = state.teams[team]
    piles = [own.deck, *(state.hands[other] for other in seats_of(state, team))]
    for place, card in enumerate(cards):
        pile = next(pile for pile in piles if card in pile)
        pile[pile.index(card)], state.hands[seat][place] = state.hands[seat][place], card
    return state


def act(match: Match, *answers: str) -> None:
    """Give those answers one after the other, and go on to the next decision."""
    for answer in answers:
        match.settle()
        match.answer(answer)
    match.settle()


def touch(t: float, one: str, other: str, moved: Sequence[str] | None = None) -> Contact:
    """A contact at ``t``; the first of the two was moving unless ``moved`` says otherwise."""
    return Contact(t, one, other, 5000.0, (one,) if moved is None else tuple(moved), 100.0, 100.0)


def outcome_of(pawn: str, *contacts: Contact, left: Sequence[Departure] = ()) -> Outcome:
    """An outcome with those contacts; where things lie does not matter to the judge."""
    return Outcome(pawn, {}, tuple(contacts), tuple(left), 1.0, False, pack_track({}))
