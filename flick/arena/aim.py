"""Which shots are worth simulating: many candidates are looked at roughly, few are simulated.

All candidates go through ``foresee``, the best of them through ``refine``, and the best of those through the engine.
Only the engine's outcomes are ever ranked in the end.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter
from typing import TypeVar

import msgspec

from flick.arena.events import Events
from flick.arena.flick import simulate
from flick.arena.foreseen import Candidate, Foreseen
from flick.arena.foresight import foresee
from flick.arena.layout import Layout
from flick.arena.outcome import Outcome
from flick.arena.shot import aimed

__all__ = [
    "Candidate",
    "Foreseen",
    "Planned",
    "candidates",
    "candidates_at",
    "estimate",
    "foresee",
    "is_disc",
    "plan",
    "refine",
]

REFINED = 600
"""So many candidates are followed from contact to contact, if nobody says otherwise."""

T = TypeVar("T")


class Planned(msgspec.Struct, frozen=True):
    """A candidate that has been simulated."""

    candidate: Candidate
    score: float
    outcome: Outcome


def candidates(directions: int, speeds: Sequence[float]) -> list[Candidate]:
    """Every speed (mm/s) in each of so many directions, spread evenly over the full circle."""
    return [Candidate(math.tau * k / directions, speed) for k in range(directions) for speed in speeds]


def candidates_at(
    layout: Layout, pawn: str, fine: int, speeds: Sequence[float], others: Sequence[str] | None = None
) -> list[Candidate]:
    """Every speed (mm/s) in ``fine`` directions at each other pawn (or those named), from one edge of it to the other.

    A full circle alone misses what is small and far away.
    """
    here = layout.pawns[pawn]
    found: list[Candidate] = []
    for name, there in layout.pawns.items():
        if name == pawn or (others is not None and name not in others):
            continue
        dx, dy = there.x - here.x, there.y - here.y
        reach, distance = here.chain.extent + there.chain.extent, math.hypot(dx, dy)
        half = math.asin(min(1.0, reach / distance)) if distance else math.pi
        for k in range(fine):
            angle = math.atan2(dy, dx) + half * ((2 * k + 1) / fine - 1)
            found += [Candidate(angle, speed) for speed in speeds]
    return found


def refine(layout: Layout, pawn: str, chosen: Iterable[Candidate]) -> list[Foreseen]:
    """The same as ``foresee``, far better and far slower: from contact to contact, with all pawns."""
    events = Events(layout)
    found: list[Foreseen] = []
    for candidate in chosen:
        shot = aimed(layout, pawn, candidate.angle, candidate.speed)
        events.flick(pawn, shot.vx, shot.vy)
        found.append(Foreseen(candidate, pawn, tuple(events.contacts), events.rest(), events.left))
    return found


def estimate(layout: Layout, pawn: str, chosen: Sequence[Candidate]) -> list[Foreseen]:
    """What each candidate will do, as well as may be had for a fraction of the engine's time: from contact to contact
    for a disc, which is exact to a twentieth of a mm on the median, and roughly for an odd shape, which is not."""
    return refine(layout, pawn, chosen) if is_disc(layout, pawn) else foresee(layout, pawn, chosen)


def is_disc(layout: Layout, pawn: str) -> bool:
    return layout.pawns[pawn].shape == "disc"


def plan(
    layout: Layout,
    pawn: str,
    candidates: Sequence[Candidate],
    score: Callable[[Outcome], float],
    rough: Callable[[Foreseen], float],
    keep: int = 50,
    refined: int = REFINED,
) -> list[Planned]:
    """The best ``keep`` candidates with what they do, the best first; of equals, the first given.

    ``score`` says how good an outcome is, ``rough`` the same of what is only foreseen.
    """
    hopeful = [seen.candidate for seen in _best(foresee(layout, pawn, candidates), rough, max(keep, refined))]
    chosen = _best(refine(layout, pawn, hopeful), rough, keep)
    planned: list[Planned] = []
    for seen in chosen:
        outcome = simulate(layout, aimed(layout, pawn, seen.candidate.angle, seen.candidate.speed))
        planned.append(Planned(seen.candidate, score(outcome), outcome))
    return _best(planned, lambda done: done.score, keep)


def _best(found: Iterable[T], value: Callable[[T], float], most: int) -> list[T]:
    """The ``most`` of the highest value, the highest first. Equals keep their order."""
    rated = sorted(((value(one), one) for one in found), key=itemgetter(0), reverse=True)
    return [one for _, one in rated[:most]]
