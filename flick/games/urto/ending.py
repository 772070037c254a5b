"""The three endings and the final count (sections 4.20 and 4.21)."""

from typing import NamedTuple

from flick.games.urto.cards import card
from flick.games.urto.state import Hero, UrtoState, urto_cell
from flick.maps.search import reach
from flick.table.game import Result
from flick.table.sayings import Who, say


class Count(NamedTuple):
    """What a hero's total is made of (URTO-174 to URTO-176)."""

    renown: int
    life: int
    mana: int

    @property
    def total(self) -> int:
        return self.renown + self.life + self.mana


def count_of(hero: Hero) -> Count:
    """Pool, won monsters and artefacts are the renown (URTO-R105 to URTO-R107)."""
    renown = hero.pool + sum(card(name).renown for name in (*hero.monsters, *hero.artefacts))
    return Count(renown, hero.life, hero.mana)


def is_over(state: UrtoState) -> bool:
    """URTO-170; one hero alone in the cave has still to arrive (URTO-R102)."""
    return not any(hero.in_cave for hero in state.heroes)


def result(state: UrtoState) -> Result | None:
    """One of three endings (URTO-171 to URTO-173); ``None`` while somebody is on the way."""
    if not is_over(state):
        return None
    arrived = [seat for seat, hero in enumerate(state.heroes) if hero.arrived]
    scores = tuple(count_of(hero).total if hero.arrived else 0 for hero in state.heroes)
    if not arrived:
        return Result((), say("end-all-dead"), "URTO-171", scores)
    if len(arrived) == 1:
        return Result((arrived[0],), say("end-alone", who=Who(arrived[0])), "URTO-172", scores)
    best = max(_rank(state, seat) for seat in arrived)
    winners = tuple(seat for seat in arrived if _rank(state, seat) == best)
    return Result(winners, say("end-count", points=best[0]), "URTO-177", scores)


def totals(state: UrtoState) -> dict[int, int]:
    """The points of those who have arrived; also of a lone survivor, who needs none (URTO-R103, URTO-R104)."""
    return {seat: count_of(hero).total for seat, hero in enumerate(state.heroes) if hero.arrived}


def _rank(state: UrtoState, seat: int) -> tuple[int, int, int, int]:
    """Total, then renown, life, mana (URTO-177 to URTO-180, URTO-R108)."""
    found = count_of(state.heroes[seat])
    return found.total, found.renown, found.life, found.mana


BEHIND, LEAD = 1.5, 0.02
"""What a move still to go costs, in points, and how far a point counts."""


def worth(state: UrtoState, seat: int) -> float:
    """How well a seat stands, from 0 to 1: its points and how far it has come, beside those of the best other."""
    standing = [_standing(state, other) for other in range(len(state.heroes))]
    own = standing.pop(seat)
    return min(0.99, max(0.01, 0.5 + LEAD * (own - max(standing))))


def _standing(state: UrtoState, seat: int) -> float:
    hero = state.heroes[seat]
    if hero.dead:
        return -30.0
    left = reach(state.cave.links, urto_cell(state))[hero.cell]
    return count_of(hero).total - BEHIND * left - max(0, 5 - hero.life) * 1.5
