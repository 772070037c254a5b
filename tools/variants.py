"""How Ravenloft's ways of playing fare: ``python -m tools.variants matrix|difficulty [COUNT]``.

``matrix``: so many random games for each legal set of variants (every one alone, all pairs, all sets to which none can
be added), over adventures and parties, with everything counted at each event; how many ended, in how many something was
lost, which faults came up, and which rules of variants were told. ``difficulty``: the better bot with three heroes, by
each variant alone beside the base game.

The exit code is 1 where a game did not end, or something was lost.
"""

import itertools
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, get_args

from flick.batch import seed_of
from flick.games.ravenloft.bundles import base as usual_bundle
from flick.games.ravenloft.bundles import merged
from flick.games.ravenloft.game import GAME
from flick.games.ravenloft.matrix import first_clash
from flick.games.ravenloft.policies import policies_by
from flick.games.ravenloft.state import Variant
from flick.sitting import new_match
from flick.table.rules import Decision, Event
from tools.castle import ADVENTURES, USUAL
from tools.chores import Chore, as_they_come, begin, wins

SEED = 1
VARIANTS: tuple[str, ...] = get_args(Variant)
MOST = 6000
"""A game with more answers has not ended."""
TOLD = 100
"""After so many games it is said how it is going."""

Set = tuple[str, ...]


class Trial(NamedTuple):
    """One game to be played."""

    variants: Set
    adventure: str
    seats: int
    seed: int
    player: str = "random"
    counting: bool = True


class Found(NamedTuple):
    """What came of it: ``fault`` is what went wrong, ``told`` are the rules that were cited."""

    trial: Trial
    ended: bool
    won: bool
    rounds: int
    fault: str
    told: Counter[str]


def legal_sets() -> list[Set]:
    """Every variant alone, every pair that goes together, and every set to which no other can be added."""
    legal = [found for count in range(1, len(VARIANTS) + 1) for found in itertools.combinations(VARIANTS, count)]
    legal = [found for found in legal if first_clash(found) is None]
    maximal = [one for one in legal if not any({*one} < {*other} for other in legal)]
    return list(dict.fromkeys([*(one for one in legal if len(one) <= 2), *maximal]))


def seats_with(variants: Set) -> Sequence[int]:
    """The numbers of people who can play so."""
    least, most = policies_by(merged_by(variants)).villain_control.seats
    return range(least, most + 1)


def merged_by(variants: Set) -> Any:
    """The policies of a set, with the usual conversion of damage."""
    bundle = merged(usual_bundle(), variants)
    return {name: tuple(one.format(dice="a") for one in values) for name, values in bundle.items()}


def play(trial: Trial) -> Found:
    """Play one game to its end, or to the first thing that goes wrong."""
    told: Counter[str] = Counter()
    options = {"variants": ",".join(trial.variants), "adventure": trial.adventure}
    match = None
    try:
        match = new_match(GAME.id, ",".join([trial.player] * trial.seats), options, trial.seed)
        first, answers = GAME.inventory(match.state), 0
        while answers < MOST:
            item = match.step()
            if isinstance(item, Event):
                told[item.rule] += 1
                if trial.counting and GAME.inventory(match.state) != first:
                    return Found(trial, False, False, 0, f"lost at {item.kind}", told)
            elif isinstance(item, Decision):
                match.ask_bot()
                answers += 1
            else:
                break
    except Exception as error:
        return Found(trial, False, False, 0, repr(error), told)
    state: Any = match.state
    result = match.result
    won = result is not None and 0 in result.winners
    return Found(trial, result is not None, won, state.round, "", told)


def trials(variants: Set, count: int, player: str, seats: Sequence[int], *, counting: bool) -> Iterator[Trial]:
    """Adventures and parties in turn."""
    for number in range(count):
        adventure = ADVENTURES[number % len(ADVENTURES)]
        yield Trial(variants, adventure, seats[number % len(seats)], seed_of(SEED, number), player, counting)


def _matrix(count: int) -> bool:
    """Random games for every legal set."""
    sets, told, good = legal_sets(), Counter[str](), True
    for variants in sets:
        work = trials(variants, count, "random", seats_with(variants), counting=True)
        found = list(as_they_come(play, work))
        for one in found:
            told.update(one.told)
        ended, faults = sum(one.ended for one in found), [one for one in found if one.fault]
        good &= ended == count
        line = f"{'+'.join(variants):<28} {count} games, {ended} ended, {len(faults)} faults"
        print(
            line,
            *(f"\n    {one.trial.adventure} {one.trial.seats} {one.trial.seed}: {one.fault}" for one in faults[:3]),
        )
        sys.stdout.flush()
    print(f"{len(sets)} sets")
    for variant in VARIANTS:
        rules = sorted(rule for rule in told if rule.startswith(f"RAV-{variant}-"))
        print(f"{variant}: told {', '.join(rules) or 'nothing'}")
    return good


def _difficulty(count: int) -> bool:
    """The better bot by every variant alone."""
    good = True
    for variants in ((), *((name,) for name in VARIANTS)):
        seats = USUAL if not variants else max(USUAL, seats_with(variants)[0])
        seats += bool(variants) and bool(policies_by(merged_by(variants)).villain_control.adversary)
        found = list(as_they_come(play, trials(variants, count, "normal", (seats,), counting=False)))
        good &= all(one.ended for one in found)
        name = "+".join(variants) or "base game"
        print(f"{name:<10} {wins([one.won for one in found], [one.rounds for one in found])}")
        sys.stdout.flush()
    return good


CHORES = {"matrix": Chore(_matrix, 200), "difficulty": Chore(_difficulty, 300)}

if __name__ == "__main__":
    sys.exit(begin("tools.variants", (__doc__ or "").partition("\n")[0], CHORES, sys.argv[1:]))
