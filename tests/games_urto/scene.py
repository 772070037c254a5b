"""Positions made by hand, and matches that begin there, for the tests of this game."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from flick.games.urto import GAME
from flick.games.urto.state import UrtoHero, UrtoOptions, UrtoState
from flick.table.chance import Forced
from flick.table.match import Match, start_state
from flick.table.seats import HUMAN, Seat

NAMES = ("sankaa", "arminius", "oriandre", "molesor", "barbouaille")


def state_of(seats: int = 3, *, standard: bool = True, names: Sequence[str] = NAMES, **options: Any) -> UrtoState:
    """The first turn, of the first seat, after the draft: no hero has anything, nor mana, nor wishes to be asked for
    nothing."""
    chosen = [{"hero": name} for name in names[:seats]]
    record = msgspec.convert({"standard": standard, "seats": chosen, **options}, UrtoOptions)
    state: Any = start_state(GAME, record, seats, 0, {})
    state.first, state.drafted, state.now.stage = 0, True, "ways"
    state.hush.turn = list(range(seats))
    for hero in state.heroes:
        hero.mana = 0
    return state


def put(hero: UrtoHero, **what: Any) -> None:
    """Change some of a hero."""
    for name, value in what.items():
        setattr(hero, name, value)


def match_of(state: UrtoState, forced: Mapping[str, Sequence[Any]] | None = None) -> Match:
    """A match of people from a position."""
    seats = [Seat(HUMAN)] * len(state.heroes)
    results: Forced = {label: list(queue) for label, queue in (forced or {}).items()}
    return Match(GAME, seats, state.options, 0, state=state, turn=1, forced=results, practice=True)


def kinds(match: Match) -> list[str]:
    """What has happened."""
    return [event.kind for event in match.events]
