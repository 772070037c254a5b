"""How the bots of Kinfire fare: ``python -m tools.delves balance|random|speed [COUNT]``.

``balance``: the better bot, for one to four Seekers, in normal and in hard mode; how often it wins, against which form
of the Master, how long it takes, where it loses, which cards, effects and achievements occur. ``random``: how often the
random bot wins, over all variants, with everything counted at each answer. ``speed``: random decisions per second,
beside those of rlcard's uno where rlcard is installed.

Each has bounds; the exit code is 1 where they do not hold. Few games say little about balance.
"""

import gc
import importlib
import itertools
import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from flick.batch import seed_of
from flick.bots import BOTS
from flick.games.kinfire.achievements import ACHIEVEMENTS
from flick.games.kinfire.cards import every_copy, every_text, gauntlet_cards, masters, skills, team_cards
from flick.games.kinfire.language import LANGUAGE
from flick.games.kinfire.standing import holds
from flick.games.kinfire.texts import DEEDS
from flick.games.kinfire.voices import IN_FORCE
from flick.sitting import new_match
from flick.table.game import find
from flick.table.match import Match
from flick.table.rules import Decision
from flick.table.seats import Seat
from tests.effects.coverage import in_force_now, unseen, watched
from tools.chores import Chore, begin, in_turn, share_out

SEATS = (1, 2, 3, 4)
WINS = (0.30, 0.60)
"""The share of normal games that the better bot may win (KIN-C101)."""
TURNS = (25, 45)
"""Turns on average (KIN-C104)."""
LOST_IN_THE_WELL = (0.15, 0.40)
"""The share of the defeats in normal games that happen above the bottom, over all numbers of Seekers."""
COMPLEX = {
    "sea-of-nightmares": "sea_of_dreams",
    "fortune-favours-the-bold": "dreadweaver",
    "to-the-bitter-end": "danse_macabre",
}
"""The achievements of that grade, each with the form of the Master that has to be beaten for it (KIN-181 to
KIN-183)."""
BY_THEMSELVES = 0.15
"""In so many of the wins over its Master a complex achievement may come to bots that do not look for it."""
RANDOM_WINS = 0.03
"""Of what the random bot wins less."""
MOST_TURNS = 300
"""A game that takes longer counts as lost (KIN-R23)."""
SEED = 1
ROUNDS = 15
"""So often two speeds are measured, one after the other."""


class Delve(NamedTuple):
    """One game to be played."""

    player: str
    seats: int
    options: Mapping[str, Any]
    seed: int
    counting: bool = False


class Record(NamedTuple):
    """What came of it."""

    won: bool
    turns: int
    master: str
    seen: Counter[str]
    achieved: tuple[str, ...]
    bottom: bool = True


def play(delve: Delve) -> Record:
    """Play a game to its end; with ``counting``, check before every answer that nothing is lost."""
    match = new_match("kinfire", ",".join([delve.player] * delve.seats), delve.options, delve.seed)
    expected = match.game.inventory(match.state)
    with watched(DEEDS) as seen:
        while isinstance(match.settle(), Decision) and match.state.turn <= MOST_TURNS:
            if delve.counting:
                found = match.game.inventory(match.state)
                assert found == expected, f"{delve}: {found} instead of {expected}"
            seen.update(in_force_now(LANGUAGE, IN_FORCE, holds, match.state))
            match.ask_bot()
        seen.update(in_force_now(LANGUAGE, IN_FORCE, holds, match.state))
    state = match.state
    return Record(
        state.won, state.turn, state.master, seen + Counter(_cards(match)), tuple(state.achieved), state.bottom
    )


def _cards(match: Match) -> Iterator[str]:
    """The cards that events tell of, and those of the Gauntlet once it is laid out."""
    told = (event.facts.get("card") for event in match.events)
    yield from (card for card in told if isinstance(card, str))
    yield from match.state.gauntlet if match.state.bottom else ()


def play_all(delves: Sequence[Delve]) -> list[Record]:
    """All of them, in order."""
    return share_out(play, delves)


def balance(count: int) -> bool:
    """The better bot should win about half of its games, fewer in hard mode, against every form of the Master."""
    good = True
    everything: list[Record] = []
    all_normal: list[Record] = []
    for seats in SEATS:
        normal, hard = (
            play_all([Delve("normal", seats, {"hard": mode}, seed_of(SEED, n)) for n in range(count)])
            for mode in (False, True)
        )
        everything += normal + hard
        all_normal += normal
        share, in_hard_mode = _wins(normal), _wins(hard)
        turns = statistics.fmean(record.turns for record in normal)
        print(
            f"{seats} Seekers: {share:.1%} won of {count}, {in_hard_mode:.1%} in hard mode; {turns:.1f} turns; ", end=""
        )
        forms = _forms(normal)
        print(", ".join(f"{form} {won:.0%}" for form, won in forms.items()))
        good = good and is_balanced(share, in_hard_mode, turns, forms)
    good = is_lost_everywhere(all_normal) and good
    good = are_complex(all_normal) and good
    return _is_all_seen(everything) and good


def is_balanced(share: float, in_hard_mode: float, turns: float, forms: Mapping[str, float]) -> bool:
    """Whether shares and length are within bounds, and no form is won less than half as often as another (KIN-C101 to
    KIN-C104)."""
    even = not forms or 2 * min(forms.values()) >= max(forms.values())
    return WINS[0] <= share <= WINS[1] and in_hard_mode < share and TURNS[0] <= turns <= TURNS[1] and even


def is_lost_everywhere(found: Sequence[Record]) -> bool:
    """Whether enough games are lost in the well, and enough at its bottom."""
    lost = [record for record in found if not record.won]
    share = statistics.fmean(not record.bottom for record in lost) if lost else 0.0
    print(f"defeats above the bottom: {share:.1%} of {len(lost)}")
    return LOST_IN_THE_WELL[0] <= share <= LOST_IN_THE_WELL[1]


def are_complex(found: Sequence[Record]) -> bool:
    """Whether no complex achievement comes by itself: how often each is reached in the wins over its Master."""
    shares: dict[str, float] = {}
    for name, master in COMPLEX.items():
        wins = [record for record in found if record.won and record.master == master]
        shares[name] = statistics.fmean(name in record.achieved for record in wins) if wins else 0.0
    print("in the wins over their Master:", ", ".join(f"{name} {share:.1%}" for name, share in shares.items()))
    return max(shares.values()) <= BY_THEMSELVES


def _wins(found: Sequence[Record]) -> float:
    return sum(record.won for record in found) / len(found)


def _forms(found: Sequence[Record]) -> dict[str, float]:
    """The share of games won against each form of the Master that was met."""
    met = {form: [record for record in found if record.master == form] for form in masters().forms}
    return {form: _wins(games) for form, games in met.items() if games}


def _is_all_seen(found: Sequence[Record]) -> bool:
    """Whether every card and part of a text occurred; achievements are only told of, as some are improbable."""
    seen = sum((record.seen for record in found), Counter[str]()) + Counter(record.master for record in found)
    cards = [name for name in every_copy() if team_cards().get(name) is None or team_cards()[name].copies == 1]
    never = [name for name in (*cards, *gauntlet_cards(), *skills()) if not seen[name]]
    texts = unseen(LANGUAGE, every_text(), [key for key, count in seen.items() if count])
    achieved = Counter(name for record in found for name in record.achieved)
    print(f"cards never seen: {never}; verbs: {texts.verbs}; triggers: {texts.triggers}; parts: {texts.parts}")
    print("achievements:", ", ".join(f"{name} {achieved[name]}" for name in ACHIEVEMENTS))
    return not never and not texts.verbs and not texts.triggers


def at_random(count: int) -> bool:
    """The random bot over all variants in their turn; a game that loses a card raises. Only normal games count."""
    variants = list(itertools.product(SEATS, (False, True), (False, True), (False, True)))
    delves = [
        Delve("random", seats, {"hard": hard, "quick": quick, "first_game": first}, seed_of(SEED, n), counting=True)
        for n, (seats, hard, quick, first) in enumerate(in_turn(variants, count))
    ]
    found = play_all(delves)
    longest = max(record.turns for record in found)
    stopped = sum(record.turns > MOST_TURNS for record in found)
    print(f"random bots: {_wins(found):.1%} won of {len(found)} over {len(variants)} variants; longest {longest} turns")
    print(f"stopped after {MOST_TURNS} turns, and lost: {stopped}")
    return _wins(found) < RANDOM_WINS


def speed(count: int) -> bool:
    """Random decisions per second of CPU time, in turn with rlcard's uno: what counts is the median ratio of rounds, as
    the speed of a machine changes while one looks. The cards of both are read before the clock starts. It holds if it
    holds for every number of Seekers."""
    try:
        rlcard: Any = importlib.import_module("rlcard")
    except ImportError:
        print("rlcard is not installed: nothing to compare with")
        return True
    uno = _uno(rlcard)
    print(f"random decisions per second, {ROUNDS} rounds of {count} games")
    return min([_ratio(seats, uno, count) for seats in SEATS]) >= 1


def _ratio(seats: int, uno: Iterator[int], count: int) -> float:
    """The median over rounds, told."""
    kinfire = _matches(seats)
    rounds = [(_rate(kinfire, count), _rate(uno, count)) for _ in range(ROUNDS)]
    own, other = (statistics.median(rates) for rates in zip(*rounds, strict=True))
    ratio = statistics.median(mine / yours for mine, yours in rounds)
    print(f"{seats} Seekers: kinfire {own:.0f}, rlcard's uno {other:.0f}, ratio {ratio:.3f}")
    return ratio


def _rate(game: Iterator[int], count: int) -> float:
    """Decisions per second over so many games; nobody sweeps up behind the other."""
    gc.collect()
    begun = time.process_time()
    decisions = sum(itertools.islice(game, count))
    return decisions / (time.process_time() - begun)


def _matches(count: int) -> Iterator[int]:
    """Game after game of so many random bots; how many decisions each took."""
    game, seats = find("kinfire"), [Seat("random")] * count
    Match(game, seats, bots=BOTS).advance()
    for number in itertools.count():
        match = Match(game, seats, seed=seed_of(SEED, number), bots=BOTS)
        match.advance()
        yield len(match.answers)


def _uno(rlcard: Any) -> Iterator[int]:
    """Game after game of rlcard's uno; how many decisions each took."""
    game: Any = rlcard.make("uno", config={"seed": SEED})
    agent: Any = importlib.import_module("rlcard.agents").RandomAgent(num_actions=game.num_actions)
    while True:
        state, _player = game.reset()
        decisions = 0
        while not game.is_over():
            state, _player = game.step(agent.step(state), agent.use_raw)
            decisions += 1
        yield decisions


CHORES = {"balance": Chore(balance, 1000), "random": Chore(at_random, 1000), "speed": Chore(speed, 100)}


def main(arguments: Sequence[str]) -> int:
    """The exit code: 0 where the bounds hold."""
    return begin("python -m tools.delves", "How the bots of Kinfire fare.", CHORES, arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
