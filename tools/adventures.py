"""How the bots of Caveloot fare: ``python -m tools.adventures balance|levels|random|speed|hidden [COUNT]``.

``balance``: the better bot in each length, players in their turn: how often and when the final boss is beaten, whether
each title is won, seats, tempers, deals and what they were worth. ``levels``: the better bot against the weaker one,
with two players. ``random``: the random bot over lengths, numbers of players and game masters, with everything counted
again and again. ``speed``: how long the better bot takes for an answer. ``hidden``: whether anybody is shown or told
the name of a card that they may not know.

Each has bounds; the exit code is 1 where they do not hold. Few games say little. ``FLICK_JOBS`` is how many processes
play.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from statistics import fmean
from typing import Any, NamedTuple, get_args

from flick.batch import seed_of
from flick.bots import BOTS
from flick.games.caveloot.bot.bargains import FAVOUR, market
from flick.games.caveloot.bot.temper import tempers
from flick.games.caveloot.ending import TITLES, titles
from flick.games.caveloot.game import GAME
from flick.games.caveloot.regions import Length
from flick.games.caveloot.state import CavelootState
from flick.games.caveloot.trading import ACCESS
from flick.sitting import new_match, seats_for
from flick.table.match import Match
from flick.table.rules import Decision
from flick.table.sayings import Facts, Who
from flick.written_options import read_options
from tests.games_caveloot.witness import follow
from tools.chores import Chore, begin, by_turns, in_turn, is_quick, share_out, victory

SEED = 1
STRIDE = 7
"""From one way to seat tempers to the next, so that a part of all of them is mixed as well."""
LENGTHS: tuple[Length, ...] = get_args(Length)
PLAYERS = (2, 3, 4)
ROUNDS = 40
"""Within so many rounds for each region the final boss is to be beaten,"""
BEATEN, AWARDED = 0.8, 0.95
"""in this share of games; in that share each title is won by somebody."""
UNEVEN = 0.1
"""How far a seat's share of wins may be above even."""
BETTER = 0.65
"""What the better bot wins of two against the weaker one."""
TRADING, FAIR = 0.5, 0.7
"""In this share of games a deal is struck, in which nobody gets less on average than that share of what they gave."""
SECONDS = 0.5
"""An answer may take so long at the 99th percentile, of CPU time."""
ENDLESS = 50_000
"""A game with so many answers does not end."""
OFTEN = 7
"""After every so many answers everything is counted."""


class Adventure(NamedTuple):
    """One game to be played: who plays at which seat, by which options."""

    players: tuple[str, ...]
    options: Mapping[str, Any]
    seed: int
    counting: bool = False


class Record(NamedTuple):
    """What came of it: ``rounds`` for each region, ``ending`` by the ID of its rule, who won, which titles somebody
    won, and for each deal what either side gave, whoever offered it first."""

    rounds: float
    ending: str
    winners: tuple[int, ...]
    titles: tuple[str, ...]
    deals: tuple[tuple[float, float], ...]
    answers: int


def play(adventure: Adventure) -> Record:
    """Play a game to its end; with ``counting``, check now and then that nothing is lost."""
    match = Match(
        GAME,
        seats_for(GAME, ",".join(adventure.players)),
        read_options(GAME, adventure.options),
        adventure.seed,
        bots=BOTS,
    )
    expected = GAME.inventory(match.state)
    while isinstance(match.settle(), Decision):
        if adventure.counting and len(match.answers) % OFTEN == 0:
            found = GAME.inventory(match.state)
            assert found == expected, f"{adventure}: {found} instead of {expected}"
        assert len(match.answers) < ENDLESS, f"{adventure} does not end"
        match.ask_bot()
    state, result = match.state, match.result
    assert isinstance(state, CavelootState)
    assert result is not None
    won = tuple(title for title, seats in titles(state).items() if seats)
    rounds = state.turn / len(state.players) / len(state.regions)
    return Record(rounds, result.rule, tuple(result.winners), won, tuple(_deals(match)), len(match.answers))


def _deals(match: Match) -> Iterator[tuple[float, float]]:
    """What both sides gave in each deal, at market prices: what changes hands after it in the same turn."""
    parties: list[Who] = []
    given: dict[Who, float] = {}
    for event in match.events:
        who = event.facts.get("who")
        if event.kind in ("deal", "turn"):
            if parties:
                yield given[parties[0]], given[parties[1]]
            parties = [one for one in (who, event.facts.get("other")) if isinstance(one, Who)]
            parties = parties if event.kind == "deal" else []
            given = dict.fromkeys(parties, 0.0)
        elif isinstance(who, Who) and who in parties:
            given[who] += _given(event.kind, event.facts)
    if parties:
        yield given[parties[0]], given[parties[1]]


def _given(kind: str, facts: Facts) -> float:
    """What an event hands over."""
    card, coins = facts.get("card"), facts.get("coins")
    if kind == "gives" and isinstance(card, str):
        return market(card)
    if kind in ("gives", "gives-access"):
        return market(ACCESS)
    favours = facts.get("help")
    if kind == "hands-over" and isinstance(coins, int) and isinstance(favours, int):
        return coins + FAVOUR * favours
    return 0.0


def _tempers(count: int, number: int) -> str:
    """A temper for each seat: in their turn all ways to seat them in which as few as can be are alike, so that nobody's
    seat has company of another kind."""
    ways = _ways(count)
    return ",".join(ways[number * STRIDE % len(ways)])


@cache
def _ways(count: int) -> list[tuple[str, ...]]:
    """All ways to seat so many tempers, with each of them there if there are seats enough."""
    names = list(tempers())
    return [way for way in product(names, repeat=count) if len(set(way)) == min(count, len(names))]


def balance(count: int) -> bool:
    good = True
    for length in LENGTHS:
        adventures = [
            Adventure(
                ("normal",) * PLAYERS[number % len(PLAYERS)],
                {"length": length, "temper": _tempers(PLAYERS[number % len(PLAYERS)], number // len(PLAYERS))},
                seed_of(SEED, number),
            )
            for number in range(count)
        ]
        found = share_out(play, adventures)
        good = is_in_bounds(length, adventures, found) and good
    return good


def is_in_bounds(length: str, adventures: Sequence[Adventure], found: Sequence[Record]) -> bool:
    """Tell of games of one length; whether everything is as it should be."""
    beaten = fmean(one.ending == "CAVE-235" and one.rounds <= ROUNDS for one in found)
    awarded = {title: fmean(title in one.titles for one in found) for title in TITLES}
    traded = fmean(bool(one.deals) for one in found)
    deals = [deal for one in found for deal in one.deals]
    sides = [sum(deal[place] for deal in deals) for place in (0, 1)]
    fair = min(sides) / max(sides) if deals and max(sides) else 0.0
    endings = dict(Counter(one.ending for one in found))
    print(f"{length}, {len(found)} games: {fmean(one.rounds for one in found):.1f} rounds for each region,", end=" ")
    print(f"{fmean(one.answers for one in found):.0f} answers; boss beaten in time {beaten:.1%}; endings {endings}")
    print("  titles " + ", ".join(f"{title} {share:.1%}" for title, share in awarded.items()))
    print(f"  games with deals {traded:.1%}, {len(deals)} deals, the lesser side gave {fair:.0%} of the other")
    most = 0.0
    for players in PLAYERS:
        group = [(one, two) for one, two in zip(adventures, found, strict=True) if len(one.players) == players]
        if group:
            shares = [fmean(victory(record.winners, seat) for _, record in group) for seat in range(players)]
            print(f"  {players} players, by seat: " + ", ".join(f"{share:.1%}" for share in shares))
            most = max(most, *(share - 1 / players for share in shares))
    print("  " + ", ".join(f"{name} {share:+.1%}" for name, share in _of_tempers(adventures, found).items()))
    return (
        beaten >= BEATEN and min(awarded.values()) >= AWARDED and traded >= TRADING and fair >= FAIR and most <= UNEVEN
    )


def _of_tempers(adventures: Sequence[Adventure], found: Sequence[Record]) -> dict[str, float]:
    """How much more than even each temper wins."""
    shares: dict[str, list[float]] = {name: [] for name in tempers()}
    for adventure, record in zip(adventures, found, strict=True):
        for seat, name in enumerate(str(adventure.options["temper"]).split(",")):
            shares[name].append(victory(record.winners, seat) - 1 / len(adventure.players))
    return {name: fmean(own) if own else 0.0 for name, own in shares.items()}


def levels(count: int) -> bool:
    """The better bot against the weaker one, by turns at either seat, over all lengths."""
    pairs = by_turns("normal", "easy", count)
    adventures = [
        Adventure(pair, {"length": LENGTHS[n // 2 % len(LENGTHS)], "temper": _tempers(2, n // 2)}, seed_of(SEED, n))
        for n, (pair, _) in enumerate(pairs)
    ]
    found = share_out(play, adventures)
    won = fmean(victory(record.winners, seat) for record, (_, seat) in zip(found, pairs, strict=True))
    print(f"normal against easy: {won:.1%} of {count}")
    return won >= BETTER


def at_random(count: int) -> bool:
    """The random bot over all variants in their turn; a game that loses a card raises."""
    variants = [
        (players + has_master, {"length": length, **({"game_master": True} if has_master else {})})
        for length in LENGTHS
        for players in PLAYERS
        for has_master in (False, True)
    ]
    adventures = [
        Adventure(("random",) * seats, options, seed_of(SEED, number), counting=True)
        for number, (seats, options) in enumerate(in_turn(variants, count))
    ]
    found = share_out(play, adventures)
    endings = dict(Counter(record.ending for record in found))
    most = max(record.answers for record in found)
    print(f"{len(found)} random games over {len(variants)} variants, the longest of {most} answers; endings {endings}")
    return True


def speed(count: int) -> bool:
    """How long answers of the better bot take, in seconds of CPU time, in each length with four players."""
    good = True
    for length in LENGTHS:
        players, options = ",".join(["normal"] * 4), {"length": length}
        matches = (new_match("caveloot", players, options, seed_of(SEED, number)) for number in range(count))
        good = is_quick(length, matches, SECONDS) and good
    return good


def hidden(count: int) -> bool:
    """Every level of bot over all numbers of players, most games short; a name that somebody may not know raises."""
    looks = share_out(_followed, range(count))
    print(f"{count} games, {sum(looks)} decisions looked at: nobody was given a name that they may not know")
    return True


def _followed(number: int) -> int:
    players, has_master = PLAYERS[number % len(PLAYERS)], number % 4 == 0
    levels = ("normal", "random", "easy")
    seats = seats_for(GAME, ",".join(levels[(number // 3 + seat) % 3] for seat in range(players + has_master)))
    length = LENGTHS[(number // 10) % len(LENGTHS)] if number % 10 == 9 else "quick"
    options = {"length": length, **({"game_master": True} if has_master else {})}
    return follow(Match(GAME, seats, read_options(GAME, options), seed_of(SEED, number), bots=BOTS))


CHORES = {
    "balance": Chore(balance, 500),
    "levels": Chore(levels, 400),
    "random": Chore(at_random, 3000),
    "speed": Chore(speed, 5),
    "hidden": Chore(hidden, 200),
}


def main(arguments: Sequence[str]) -> int:
    """The exit code: 0 where the bounds hold."""
    return begin("python -m tools.adventures", "How the bots of Caveloot fare.", CHORES, arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
