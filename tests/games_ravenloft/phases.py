"""Matches of people that begin in a position made by hand, and go on through whole turns."""

from collections.abc import Mapping, Sequence
from typing import Any

from flick.games.ravenloft import cards
from flick.games.ravenloft.game import GAME
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.whereabouts import all_seats
from flick.table.chance import Forced
from flick.table.match import Match
from flick.table.rules import Choose
from flick.table.seats import HUMAN, Seat
from tests.acting import asked
from tests.games_ravenloft.scene import on_top, state_of


def party(seats: int = 3, **options: Any) -> RavenloftState:
    """The first hero's phase; everybody has the powers of the list and has used that of its race, and the next
    encounters do nothing."""
    state = state_of(seats, **options)
    for hero in state.heroes:
        hero.powers, hero.used = list(cards.heroes()[hero.id].preset), [hero.racial]
    on_top(state, "encounter", *(f"passage_of_time#{number}" for number in (1, 2)))
    return state


def only(state: RavenloftState, *seats: int) -> None:
    """All others have left the dungeon."""
    for seat, hero in enumerate(state.heroes):
        if seat not in seats:
            hero.square, hero.escaped = "", True


def match_of(state: RavenloftState, forced: Mapping[str, Sequence[Any]] | None = None) -> Match:
    results: Forced = {label: list(queue) for label, queue in (forced or {}).items()}
    seats = [Seat(HUMAN)] * len(all_seats(state))
    return Match(GAME, seats, state.options, 0, state=state, turn=1, forced=results, practice=True)


def offered(match: Match) -> list[str]:
    """The answers that there are, without their verb."""
    decision = asked(match)
    assert isinstance(decision, Choose)
    return [option.thing or option.name for option in decision.options]


def now(match: Match) -> RavenloftState:
    state: Any = match.state
    return state


def kinds(match: Match) -> list[str]:
    """What has happened."""
    return [event.kind for event in match.events]
