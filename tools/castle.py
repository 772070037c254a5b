"""How heroes fare in Ravenloft: ``python -m tools.castle balance|levels|seen|random [COUNT]``.

``balance``: the better bot with three heroes in every adventure, and with one to five in those made for all; how often
it wins, how long that takes, how long an answer takes. ``levels``: the weaker bot with three heroes beside the better
one. ``seen``: which verbs, moments, cards, parts of texts, clauses of tactics and tiles never occur. ``random``: the
random bot over all adventures and parties, with everything counted at each event, what it never saw, and whether the
better bot did.

Each has bounds; the exit code is 1 where they do not hold. Few games say little. ``FLICK_JOBS`` is how many processes
play.
"""

import itertools
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from statistics import quantiles
from typing import Any, NamedTuple

from flick.batch import seed_of
from flick.games.ravenloft import cards
from flick.games.ravenloft.campaign import in_order
from flick.games.ravenloft.deeds import DEEDS
from flick.games.ravenloft.force import AROUND, BY_PLACE, BY_TURN, Bearing, is_true, own
from flick.games.ravenloft.game import GAME
from flick.games.ravenloft.language import AILMENTS, LANGUAGE
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.tiles import tile_cards
from flick.sitting import new_match
from flick.table.match import Match
from flick.table.rules import Decision, Event
from tests.effects.coverage import unseen, watched
from tools.chores import Chore, as_they_come, begin, in_turn, wins

SEED = 1
ADVENTURES = tuple(in_order())
PARTIES = (1, 2, 3, 4, 5)
USUAL = 3
"""Heroes for whom the adventures are measured."""
WINS = (0.35, 0.70)
"""The share of games that the better bot may win with so many heroes,"""
APART, BELOW = 0.20, 0.15
"""how far parties may be apart, and how far the weaker bot is below."""
SECONDS = 0.5
"""An answer may take so long at the 99th percentile, of CPU time."""
WANDERERS = ("normal", "random")
"""One comes far, the other does whatever can be done."""
GUIDED = 60
"""So many games of the better bot show what those at random have not."""
TOLD = 100
"""After so many games it is said how it is going."""
OFTEN = 15
"""After every so many answers it is noted what is in force."""


class Descent(NamedTuple):
    """One game to be played."""

    player: str
    seats: int
    adventure: str
    seed: int
    powers: str = "preset"
    noting: bool = False


class Report(NamedTuple):
    """What came of it: whether it was won, in how many rounds, what was seen, and how long answers took."""

    won: bool
    rounds: int
    seen: Counter[str]
    tiles: list[str]
    seconds: list[float]


def play(descent: Descent) -> Report:
    """Play one game; where it is ``noting``, with everything counted at each event."""
    options = {"adventure": descent.adventure, "powers": descent.powers}
    match = new_match(GAME.id, ",".join([descent.player] * descent.seats), options, descent.seed)
    with watched(DEEDS) as seen:
        seconds = list(_answers(match, seen, descent.noting))
    state: Any = match.state
    result = match.result
    assert result is not None
    tiles = [laid.name for laid in state.dungeon.grid.tiles]
    return Report(bool(result.winners), state.round, seen, tiles, seconds)


def _answers(match: Match, seen: Counter[str], noting: bool) -> Iterator[float]:
    """The seconds that each answer took."""
    first = GAME.inventory(match.state)
    for number in itertools.count():
        while isinstance(item := match.step(), Event):
            if noting:
                assert GAME.inventory(match.state) == first, item.kind
                _note(match.state, item, seen)
        if not isinstance(item, Decision):
            return
        if noting and number % OFTEN == 0:
            seen.update(_in_force(match.state))
        began = time.process_time()
        match.ask_bot()
        yield time.process_time() - began


def _note(state: RavenloftState, event: Event, seen: Counter[str]) -> None:
    """The clause of tactics that was carried out."""
    if event.kind == "acts":
        figure, number = event.facts["figure"], event.facts["n"]
        assert isinstance(figure, str)
        assert isinstance(number, int)
        seen[cards.monster(figure).tactics[number - 1].key] += 1


def _in_force(state: RavenloftState) -> Iterator[str]:
    """The keys of the parts that are in force for anybody, what heroes suffer from, and which terms hold."""
    for seat, verb in itertools.product(range(len(state.heroes)), LANGUAGE.verbs):
        for found in (own(cards.KNOWN.number), AROUND):
            yield from (part.key for _, part in found.parts(Bearing(state, seat), verb))
    for seat, hero in enumerate(state.heroes):
        yield from hero.conditions
        for term, figure in itertools.product((*BY_TURN, *BY_PLACE), state.figures):
            if is_true(state, term, seat, figure):
                yield term


def _shares(descents: list[Descent]) -> dict[tuple[str, int], float]:
    """How often each adventure is won by each number of heroes, printed as it goes along."""
    shares: dict[tuple[str, int], float] = {}
    seconds: list[float] = []
    reports = zip(descents, as_they_come(play, descents), strict=True)
    for (adventure, seats), some in itertools.groupby(reports, lambda pair: (pair[0].adventure, pair[0].seats)):
        found = [report for _, report in some]
        won = [report.won for report in found]
        shares[adventure, seats] = sum(won) / len(found)
        spent = [sum(report.seconds) for report in found]
        seconds += [second for report in found for second in report.seconds]
        print(
            f"{adventure:24} {seats} heroes: {wins(won, [report.rounds for report in found])},",
            f"{sum(spent) / len(found):.2f} CPU seconds a game",
            flush=True,
        )
    print(f"answers: {1000 * quantiles(seconds, n=100)[-1]:.0f} ms at the 99th percentile")
    return shares if quantiles(seconds, n=100)[-1] <= SECONDS else {}


def _descents(player: str, count: int, parties: tuple[int, ...] = (USUAL,)) -> list[Descent]:
    places = list(itertools.product(ADVENTURES, parties, range(count)))
    return [Descent(player, seats, name, seed_of(SEED, number)) for number, (name, seats, _) in enumerate(places)]


def balance(count: int) -> bool:
    """Three heroes within the bounds, and parties of any size not far apart."""
    shares = _shares(_descents("normal", count, PARTIES))
    usual = all(WINS[0] <= share <= WINS[1] for (_, seats), share in shares.items() if seats == USUAL)
    of_each = [[share for (name, _), share in shares.items() if name == adventure] for adventure in ADVENTURES]
    return bool(shares) and usual and all(max(some) - min(some) <= APART for some in of_each)


def levels(count: int) -> bool:
    """The weaker bot wins less, over all adventures."""
    means: dict[str, float] = {}
    for player in ("easy", "normal"):
        shares = _shares(_descents(player, count))
        means[player] = sum(shares.values()) / max(1, len(shares))
    print(", ".join(f"{player}: {mean:.0%}" for player, mean in means.items()))
    return means["easy"] <= means["normal"] - BELOW


class Noted(NamedTuple):
    """What has been seen in some games: keys of parts, clauses, conditions and terms, and tiles."""

    keys: Counter[str]
    tiles: set[str]

    def never(self) -> Mapping[str, list[str]]:
        """What has not, by its sort."""
        left = unseen(LANGUAGE, cards.every_text(), self.keys)
        clauses = [part.key for text in cards.every_tactic() for part in text.parts]
        return {
            "moments": left.triggers,
            "cards": left.cards,
            "parts": left.parts,
            "clauses": [key for key in clauses if key not in self.keys],
            "conditions of heroes": [name for name in AILMENTS if name not in self.keys],
            "terms": [name for name in (*BY_TURN, *BY_PLACE) if name not in self.keys],
            "tiles": [name for name in tile_cards() if name not in self.tiles],
        }


def seen(count: int) -> bool:
    """Nothing is left that never occurs."""
    rounds = len(ADVENTURES) * len(PARTIES)
    found = Noted(Counter(), set())
    _watch(found, count, lambda number: WANDERERS[number // rounds % 2])
    return _nothing_missing(found)


def random(count: int) -> bool:
    """They end, and nothing is lost on the way. Who does anything at random may never come to the end of an adventure:
    what is not seen then is looked for in games of the better bot, and told apart."""
    found = Noted(Counter(), set())
    _watch(found, count, lambda number: "random")
    if _nothing_missing(found):
        return True
    print("the same with games of the better bot:", flush=True)
    _watch(found, GUIDED, lambda number: "normal")
    return _nothing_missing(found)


def _watch(found: Noted, count: int, player: Callable[[int], str]) -> None:
    """All adventures and parties in turn, with everything counted at each event."""
    places = in_turn(itertools.product(ADVENTURES, PARTIES), count)
    descents = [
        Descent(player(number), seats, name, seed_of(SEED, number), "random", noting=True)
        for number, (name, seats) in enumerate(places)
    ]
    won = 0
    for number, report in enumerate(as_they_come(play, descents), 1):
        won += report.won
        found.keys.update(report.seen)
        found.tiles.update(report.tiles)
        if number % TOLD == 0 or number == count:
            print(f"{number} games, {won} won, all ended, nothing lost", flush=True)


def _nothing_missing(found: Noted) -> bool:
    """Tell what has never been seen."""
    never = found.never()
    for what, names in never.items():
        print(f"{what} never seen: {', '.join(names) or 'none'}", flush=True)
    return not any(never.values())


CHORES: Mapping[str, Chore] = {
    "balance": Chore(balance, 60),
    "levels": Chore(levels, 60),
    "seen": Chore(seen, 120),
    "random": Chore(random, 3000),
}

if __name__ == "__main__":
    sys.exit(begin("python -m tools.castle", "How heroes fare in Ravenloft.", CHORES, sys.argv[1:]))
