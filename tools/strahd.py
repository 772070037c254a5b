"""How somebody fares who plays the dungeon: ``python -m tools.strahd levels|leaks [COUNT]``.

``levels``: a Strahd who buys nothing, the weaker and the better bot, each against three heroes of the better bot over
all adventures; how often each wins. ``leaks``: bots at three to six seats; nothing that a seat is shown, told, asked or
thinks names a card of the hand that it has not seen.

Each has bounds; the exit code is 1 where they do not hold. Few games say little. ``FLICK_JOBS`` is how many processes
play.
"""

import itertools
import sys
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from flick.batch import seed_of
from flick.bots import BOTS
from flick.bots.random import RandomBot
from flick.games.ravenloft.adversary import knows
from flick.games.ravenloft.cards import kind_of
from flick.games.ravenloft.game import GAME
from flick.games.ravenloft.state import RavenloftState
from flick.table.decisions import Choose, Decision
from flick.table.events import Event
from flick.table.match import Match
from flick.table.perspective import Perspective
from flick.table.records import to_json
from flick.table.seats import Seat, Thought
from flick.written_options import read_options
from tools.castle import ADVENTURES
from tools.chores import Chore, as_they_come, begin, in_turn

SEED = 5
HEROES = 3
LEVELS = ("passive", "easy", "normal")
BETTER = 0.15
"""By so much the weaker bot wins more often than one who buys nothing, and the better one more often than that."""
TOLD = 20


class Passive:
    """Buys nothing, plays nothing, and chooses anything where it must."""

    def think(self, perspective: Perspective) -> Thought:
        decision = perspective.decision
        if isinstance(decision, Choose) and decision.decline:
            return Thought(decision.decline)
        return RandomBot().think(perspective)


class Evening(NamedTuple):
    """One game: who plays Strahd against how many heroes, in which adventure."""

    strahd: str
    heroes: int
    adventure: str
    seed: int
    hero: str = "normal"


def match_of(evening: Evening) -> Match:
    """The match, before its first step; Strahd has the last seat."""
    options = read_options(GAME, {"adventure": evening.adventure, "variants": "STR"})
    seats = [*[Seat(evening.hero)] * evening.heroes, Seat(evening.strahd)]
    return Match(GAME, seats, options, evening.seed, bots={**BOTS, "passive": Passive})


def _is_won(evening: Evening) -> bool:
    """Whether Strahd wins."""
    match = match_of(evening)
    while isinstance(match.settle(), Decision):
        match.ask_bot()
    assert match.result is not None
    return evening.heroes in match.result.winners


def levels(count: int) -> bool:
    """Each level wins clearly more often than the one below it."""
    shares: list[float] = []
    for level in LEVELS:
        places = in_turn(ADVENTURES, count)
        evenings = [Evening(level, HEROES, name, seed_of(SEED, number)) for number, name in enumerate(places)]
        won = 0
        for number, is_won in enumerate(as_they_come(_is_won, evenings), 1):
            won += is_won
            if number % TOLD == 0 or number == count:
                print(f"{level}: Strahd wins {won} of {number}", flush=True)
        shares.append(won / count)
    return all(more - less >= BETTER for less, more in itertools.pairwise(shares))


def found_leaks(evening: Evening) -> list[str]:
    """What somebody learns in a game of the hand that they should not, at any step."""
    match = match_of(evening)
    return list(leaks_in(match))


def leaks_in(match: Match) -> Iterator[str]:
    """The same for a match that begins, which is played to its end."""
    seats = (None, *range(len(match.seats) - 1))
    while True:
        before = {seat: _unseen(match.state, seat) for seat in seats}
        events: list[Event] = []
        while isinstance(item := match.step(), Event):
            events.append(item)
        for seat in seats:
            hidden = _unseen(match.state, seat)
            yield from _named(hidden, to_json(match.view(seat)), f"the view of {seat}")
            for event in events:
                both = [name for name in before[seat] if name in hidden and not _is_known_to_all(match, name)]
                yield from _named(both, to_json(event.seen_by(seat)), f"{event.kind} to {seat}")
        if not isinstance(item, Decision):
            return
        yield from _asked(match, item)
        match.ask_bot()
        yield from _thought(match, item)


def _asked(match: Match, decision: Decision) -> Iterator[str]:
    """Of a question all may read the words, and whoever is asked also what can be answered and what cannot."""
    told = to_json(dict(decision.facts))
    for seat in range(len(match.seats) - 1):
        yield from _named(_unseen(match.state, seat), told, f"{decision.verb} to {seat}")
    if isinstance(decision, Choose) and decision.seat < len(match.seats) - 1:
        options = [(option.name, option.piece, option.say) for option in decision.options]
        shown = [*options, *decision.barred.items(), *decision.warnings.items(), *GAME.promises(match.perspective())]
        yield from _named(_unseen(match.state, decision.seat), str(shown).encode(), f"options of {decision.verb}")


def _thought(match: Match, decision: Decision) -> Iterator[str]:
    """What a bot thinks may be read by all: Strahd names no card but the one that is played, a hero none of the hand
    that it has not seen."""
    thought = match.answers[-1].thought
    if thought is None:
        return
    card = thought.facts.get("card")
    if decision.seat == len(match.seats) - 1:
        played = kind_of(match.answers[-1].given.text.partition(" ")[2])
        if card is not None and card != played:
            yield f"Strahd thinks of {card} and plays {played}"
    else:
        yield from _named(_unseen(match.state, decision.seat), str(thought).encode(), "a thought")


def _unseen(state: RavenloftState, seat: int | None) -> list[str]:
    """The cards of the hand that a seat has not seen."""
    assert state.adversary is not None
    return [name for name in state.adversary.cards if not knows(state, seat, name)]


def _is_known_to_all(match: Match, name: str) -> bool:
    """Whether everybody at the table has been shown a card; an onlooker's view hides it all the same."""
    return all(knows(match.state, seat, name) for seat in range(len(match.seats)))


def _named(hidden: list[str], told: bytes, where: str) -> Iterator[str]:
    yield from (f"{where} names {name}" for name in hidden if name.encode() in told)


def leaks(count: int) -> bool:
    """None in any game."""
    places = in_turn(itertools.product((2, 3, 4, 5), ADVENTURES), count)
    evenings = [
        Evening("normal", heroes, name, seed_of(SEED, number), "easy") for number, (heroes, name) in enumerate(places)
    ]
    found = 0
    for number, some in enumerate(as_they_come(found_leaks, evenings), 1):
        found += len(some)
        for leak in some[:3]:
            print(f"game {number}: {leak}", flush=True)
        if number % TOLD == 0 or number == count:
            print(f"{number} games, {found} leaks", flush=True)
    return not found


CHORES: Mapping[str, Any] = {"levels": Chore(levels, 120), "leaks": Chore(leaks, 300)}

if __name__ == "__main__":
    sys.exit(begin("python -m tools.strahd", "How Strahd fares.", CHORES, sys.argv[1:]))
