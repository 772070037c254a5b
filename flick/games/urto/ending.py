"""The three endings and the final count (URTO-166 to URTO-180)."""

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import NamedTuple

from flick.games.urto.cards import card
from flick.games.urto.state import UrtoHero, UrtoState, urto_cell
from flick.maps.search import reach
from flick.table.game import Result, ScoreLine
from flick.table.sayings import Say, Who, say


class Count(NamedTuple):
    """The parts of a hero's total (URTO-174 to URTO-176)."""

    life: int
    mana: int
    pool: int
    monsters: int
    artefacts: int

    @property
    def renown(self) -> int:
        """The renown part of the total, which is also the first to break a tie (URTO-R107)."""
        return self.pool + self.monsters + self.artefacts

    @property
    def total(self) -> int:
        return self.renown + self.life + self.mana


RULES = {
    "life": "URTO-174",
    "mana": "URTO-175",
    "pool": "URTO-176",
    "monsters": "URTO-R106",
    "artefacts": "URTO-R105",
    "total": "URTO-177",
}
"""The rule by which each line of the count stands there."""
TIES: tuple[tuple[str, str, Callable[[Count], int]], ...] = (
    ("tie-renown", "URTO-178", attrgetter("renown")),
    ("tie-life", "URTO-179", attrgetter("life")),
    ("tie-mana", "URTO-180", attrgetter("mana")),
)
"""What decides between equal totals, in that order."""


def count_of(hero: UrtoHero) -> Count:
    """The parts of a hero's total: the renown of the pool, of beaten monsters and of artefacts (URTO-R105 to
    URTO-R107)."""
    monsters, artefacts = (sum(card(name).renown for name in names) for names in (hero.monsters, hero.artefacts))
    return Count(hero.life, hero.mana, hero.pool, monsters, artefacts)


def _lines(state: UrtoState) -> tuple[ScoreLine, ...]:
    """The lines of the count, with a number for each seat that has arrived (URTO-R104), also for a lone survivor
    (URTO-R103)."""
    counts = [count_of(hero) if hero.arrived else None for hero in state.heroes]
    return tuple(
        ScoreLine(say(f"count-{name}"), rule, tuple(None if one is None else getattr(one, name) for one in counts))
        for name, rule in RULES.items()
    )


def is_over(state: UrtoState) -> bool:
    """Whether the game is over (URTO-170). A hero who is alone in the cave still has to arrive (URTO-R102)."""
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
        return Result((arrived[0],), say("end-alone", who=Who(arrived[0])), "URTO-172", scores, lines=_lines(state))
    counts = {seat: count_of(state.heroes[seat]) for seat in arrived}
    winners, reason, rule = _first(counts)
    return Result(tuple(winners), reason, rule, scores, lines=_lines(state))


def _first(counts: Mapping[int, Count]) -> tuple[list[int], Say, str]:
    """Who comes first, what decides and by which rule (URTO-177); a tie that nothing decides is a shared victory
    (URTO-R108)."""
    best = max(count.total for count in counts.values())
    first: list[int] = [seat for seat, count in counts.items() if count.total == best]
    reason, rule = say("end-count", points=best), "URTO-177"
    for tie, tie_rule, of in TIES:
        if len(first) > 1:
            most = max(of(counts[seat]) for seat in first)
            first = [seat for seat, count in counts.items() if seat in first and of(count) == most]
            reason, rule = say("end-tied", points=best, by=say(tie, n=most)), tie_rule
    if len(first) > 1:
        return first, say("end-shared", points=best), "URTO-R108"
    return first, reason, rule


def totals(state: UrtoState) -> dict[int, int]:
    """The points of those who have arrived, by seat (URTO-R104), also of a lone survivor, who needs none to win
    (URTO-R103)."""
    return {seat: count_of(hero).total for seat, hero in enumerate(state.heroes) if hero.arrived}


BEHIND, LEAD = 1.5, 0.02
"""What a move that is still to go costs in points, and how much a point counts in ``worth``."""
BLOW, SAFE, RISK = 1.4, 5, 1.5
"""The life that the Scythe takes for each move by which another hero is ahead, the life that a hero needs beyond that
to be safe, and the cost in points of each point of life that is missing to be safe."""


def worth(state: UrtoState, seat: int) -> float:
    """How well a seat stands, from 0.01 to 0.99: its points and how far it has come, compared with the best other seat;
    0.5 where the two are level."""
    far = reach(state.cave.links, urto_cell(state))
    left = [0 if hero.arrived else far[hero.cell] for hero in state.heroes]
    standing = [_standing(state, other, left) for other in range(len(state.heroes))]
    own = standing.pop(seat)
    return min(0.99, max(0.01, 0.5 + LEAD * (own - max(standing))))


def _standing(state: UrtoState, seat: int, left: Sequence[int]) -> float:
    """The points of a seat, minus what the rest of the way may cost: the further others are ahead, the more life it
    takes."""
    hero = state.heroes[seat]
    if hero.dead:
        return -30.0
    ahead = min(n for n, other in zip(left, state.heroes, strict=True) if not other.dead)
    safe = hero.life - BLOW * (left[seat] - ahead)
    risk = 0.0 if hero.arrived else max(0.0, SAFE - safe) * RISK
    return count_of(hero).total - BEHIND * left[seat] - risk
