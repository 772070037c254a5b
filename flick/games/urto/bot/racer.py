"""Where the better bot plays on: only where the race may soon be decided, and never from a way back."""

from collections.abc import Sequence

from flick.bots.weighing import Weighed
from flick.games.urto.bot.sight import UrtoSight
from flick.table.perspective import Perspective

NEAR, LOW = 3, 5
"""So few moves from Urto, or with so little life, an answer may decide the race; before, playing on tells nothing that
the first look does not."""
MOST = 2
"""The most answers of a decision from which a bot plays on."""


def close_calls(perspective: Perspective, near: Sequence[Weighed]) -> Sequence[Weighed]:
    """Those of the nearly best answers that are worth playing on from. Nobody puts off arriving, and no way counts that
    leads further from Urto than the best one: whoever is behind would never come to an end."""
    sight = UrtoSight(perspective.board, perspective.seat)
    best = _steps_after(near[0], sight)
    if best == 0 or not _is_decisive(sight):
        return near[:1]
    most = sight.ways[sight.me.cell] if best is None else best
    return [one for one in near[:MOST] if (_steps_after(one, sight) or 0) <= most]


def _is_decisive(sight: UrtoSight) -> bool:
    """Whether the race may soon be over for the hero, one way or the other."""
    return sight.ways[sight.me.cell] <= NEAR or sight.has("life") <= LOW


def _steps_after(one: Weighed, sight: UrtoSight) -> int | None:
    """How many moves Urto is away from the cell to which an answer leads, if it leads to one."""
    return sight.ways.get(one.answer.rpartition(" ")[2])
