"""How Ravenloft's ways of playing fare: ``python -m tools.variants matrix|difficulty|rules [COUNT]``.

``matrix``: so many random games for each legal set of variants (every one alone, all pairs, all sets to which none can
be added), over adventures and parties, with everything counted at each event; how many ended, in how many something was
lost, and which faults came up. ``difficulty``: the better bot with three heroes, by each variant alone beside the base
game, a few games of each in turn. ``rules``: games of each variant that are watched, half of them of the better bot;
which of its rules were told, carried out, fired in a scenario only or nowhere, which of its settings were not asked,
and which rules of the game were told though the variant replaces them.

The exit code is 1 where a game did not end, something was lost, or a rule or setting is left.
"""

import itertools
import sys
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, get_args

from flick.batch import seed_of
from flick.games.ravenloft.bundles import base as usual_bundle
from flick.games.ravenloft.bundles import merged
from flick.games.ravenloft.citing import replaced
from flick.games.ravenloft.game import GAME
from flick.games.ravenloft.matrix import first_clash
from flick.games.ravenloft.options import Variant
from flick.games.ravenloft.policies import policies_by
from flick.sitting import new_match
from flick.table.match import Match
from flick.table.rulebook import read_rulebook
from flick.table.rules import Decision, Event
from tests.games_ravenloft.trial_heroes import heroes_for
from tools.castle import ADVENTURES, USUAL
from tools.chores import Chore, as_they_come, begin, wins
from tools.rules_fired import hits, in_scenarios, unasked, watch, watching

SEED = 1
VARIANTS: tuple[str, ...] = get_args(Variant)
MOST = 6000
"""A game with more answers has not ended."""
CONVERSIONS = ("a", "b", "c")
"""Of damage to dice."""
OF_HEROES = ("CUS", "HYB")
"""What these replace they do for some of the heroes."""
USUAL_BOT = "normal"
"""Who tells how difficult it is, and half of the games of which rules fire."""
HELPING = 24
"""So many games of every way come in turn."""

Set = tuple[str, ...]


class Trial(NamedTuple):
    """One game to be played."""

    variants: Set
    adventure: str
    seats: int
    seed: int
    player: str = "random"
    counting: bool = True
    heroes: tuple[Any, ...] = ()
    dice: str = "a"


class Found(NamedTuple):
    """What came of it: ``fault`` is what went wrong."""

    trial: Trial
    ended: bool
    won: bool
    rounds: int
    fault: str


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
    try:
        match = _match(trial)
        first, answers = GAME.inventory(match.state), 0
        while answers < MOST:
            item = match.step()
            if isinstance(item, Event):
                if trial.counting and GAME.inventory(match.state) != first:
                    return Found(trial, False, False, 0, f"lost at {item.kind}")
            elif isinstance(item, Decision):
                match.ask_bot()
                answers += 1
            else:
                break
    except Exception as error:
        return Found(trial, False, False, 0, repr(error))
    state: Any = match.state
    result = match.result
    won = result is not None and 0 in result.winners
    return Found(trial, result is not None, won, state.round, "")


def _match(trial: Trial) -> Match:
    options: dict[str, Any] = {"variants": ",".join(trial.variants), "adventure": trial.adventure}
    options["seats"] = list(trial.heroes)
    if "DIC" in trial.variants:
        options["dice"] = trial.dice
    return new_match(GAME.id, ",".join([trial.player] * trial.seats), options, trial.seed)


def trials(variants: Set, count: int, player: str, seats: Sequence[int], *, counting: bool) -> Iterator[Trial]:
    """Adventures, parties, heroes and conversions in turn."""
    for number in range(count):
        adventure = ADVENTURES[number % len(ADVENTURES)]
        people, turns = seats[number % len(seats)], number // len(ADVENTURES)
        heroes = people - bool(policies_by(merged_by(variants)).villain_control.adversary)
        chosen = tuple(heroes_for(variants, number, heroes, risen=player != USUAL_BOT))
        seed, dice = seed_of(SEED, number), CONVERSIONS[turns % len(CONVERSIONS)]
        yield Trial(variants, adventure, people, seed, player, counting, chosen, dice)


def _matrix(count: int) -> bool:
    """Random games for every legal set."""
    sets, good = legal_sets(), True
    for variants in sets:
        work = trials(variants, count, "random", seats_with(variants), counting=True)
        found = list(as_they_come(play, work))
        ended, faults = sum(one.ended for one in found), [one for one in found if one.fault]
        good &= ended == count
        line = f"{'+'.join(variants):<28} {count} games, {ended} ended, {len(faults)} faults"
        print(
            line,
            *(f"\n    {one.trial.adventure} {one.trial.seats} {one.trial.seed}: {one.fault}" for one in faults[:3]),
        )
        sys.stdout.flush()
    print(f"{len(sets)} sets")
    return good


def _difficulty(count: int) -> bool:
    """The better bot by every variant alone."""
    ways: list[Set] = [(), *((name,) for name in VARIANTS)]
    found: dict[Set, list[Found]] = {variants: [] for variants in ways}
    for done in range(0, count, HELPING):
        for variants in ways:
            most = min(count, done + HELPING)
            work = trials(variants, most, USUAL_BOT, (_usual_seats(variants),), counting=False)
            found[variants] += as_they_come(play, itertools.islice(work, done, most))
            some = found[variants]
            name = "+".join(variants) or "base game"
            print(f"{name:<10} {wins([one.won for one in some], [one.rounds for one in some])}", flush=True)
    return all(one.ended for some in found.values() for one in some)


def _usual_seats(variants: Set) -> int:
    """As many heroes as usual, and who plays the dungeon."""
    if not variants:
        return USUAL
    return max(USUAL, seats_with(variants)[0]) + bool(policies_by(merged_by(variants)).villain_control.adversary)


def _rules(count: int) -> bool:
    """What fires of every variant."""
    scenarios, good = in_scenarios(), True
    known = read_rulebook(GAME, "en").rules
    for variant in VARIANTS:
        with watching() as fired:
            for trial in trials((variant,), count, "random", seats_with((variant,)), counting=False):
                watch(_match(trial._replace(player=USUAL_BOT if trial.seed % 2 else "random")), fired, MOST)
        found = hits(variant, [rule for rule in known if rule.startswith(f"RAV-{variant}-")], fired, scenarios)
        print(f"{variant}: told {', '.join(found.told) or 'none'}")
        print(f"    carried out: {', '.join(found.carried_out) or 'none'}")
        for rule, name in found.in_scenarios.items():
            print(f"    only in a scenario: {rule} ({name})")
        print(f"    nowhere: {', '.join(found.nowhere) or 'none'}")
        left = list(unasked(variant, fired))
        print(f"    settings not asked: {', '.join(left) or 'none'}")
        wrong = [] if variant in OF_HEROES else sorted(fired.told & replaced()[variant].keys())
        print(f"    told though replaced: {', '.join(wrong) or 'none'}", flush=True)
        good &= not (found.nowhere or left or wrong)
    return good


CHORES = {"matrix": Chore(_matrix, 200), "difficulty": Chore(_difficulty, 300), "rules": Chore(_rules, 12)}

if __name__ == "__main__":
    sys.exit(begin("tools.variants", (__doc__ or "").partition("\n")[0], CHORES, sys.argv[1:]))
