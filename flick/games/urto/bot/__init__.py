"""Bots that play Urto: they weigh each answer in a temper; the better bot also looks ahead where answers are nearly as
good and may soon decide the race."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from flick.bots.weighing import CloseCallBot, Weighed, WeighingBot
from flick.games.urto.bot import battle, finds, mischief, race
from flick.games.urto.bot.mind import Mind
from flick.games.urto.bot.option import Options, Rule
from flick.games.urto.bot.sight import UrtoSight
from flick.games.urto.bot.temper import tempers
from flick.table.perspective import Perspective
from flick.table.seats import Bot

CARELESS = 2.8
"""The most points by which the weaker bot is wrong about an answer."""
MARGIN = 0.6
"""Answers within so many points of the best one count as equally good at first sight."""
TRIES, ANSWERS = 8, 10
"""How often the better bot plays on from each answer, and for how many further answers."""
WEIGHED = ("turn", "after", "face", "shortcut", "attacked")
"""The verbs of the decisions at which the better bot looks ahead."""

NEAR, LOW = 3, 5
"""So few moves from Urto, or with so little life, an answer may decide the race; before, playing on tells nothing that
the first look does not."""
MOST = 2
"""The most answers of a decision from which a bot plays on."""

RULES: Mapping[str, Rule] = {**race.RULES, **battle.RULES, **finds.RULES, **mischief.RULES}
"""The function that weighs each decision, by its verb."""


def options(perspective: Perspective) -> Options:
    """The answers to a decision, weighed in the temper of the seat."""
    decision = perspective.decision
    sight = UrtoSight(perspective.board, decision.seat)
    return RULES[decision.verb](decision, Mind(sight, tempers()[sight.temper]))


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


BOTS: Mapping[str, Callable[[], Bot]] = {
    "easy": partial(WeighingBot, options, CARELESS),
    "normal": partial(CloseCallBot, options, WEIGHED, MARGIN, TRIES, ANSWERS, close_calls),
}
"""The bots by the name of their level."""
