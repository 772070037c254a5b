"""``flick simulate``: many matches between bots, and what came of them."""

import argparse
import os
import sys
from collections.abc import Callable

from flick.commands.common import add_json, add_seats, add_seed, add_set, chosen_options, print_json, whole_number
from flick.table.words import Words

EXAMPLE = "flick simulate catacombs -n 100 --seats random,random --seed 1 --json"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", metavar=words("help-game-name"), help=words("help-game"))
    parser.add_argument(
        "-n", type=whole_number(words, 1, 10_000_000), metavar="N", default=100, help=words("help-matches")
    )
    add_seats(parser, words)
    add_set(parser, words)
    add_seed(parser, words)
    parser.add_argument("--jobs", type=whole_number(words, 1, 256), metavar="J", default=1, help=words("help-jobs"))
    add_json(parser, words)


def run(chosen: argparse.Namespace, words: Words) -> int:
    from flick.batch import Order, play_many
    from flick.sitting import bots, default_seats, read_options, seats_for
    from flick.table.game import find
    from flick.table.match import Match
    from flick.table.records import to_plain
    from flick.table.sayings import Refused, say

    game = find(chosen.game)
    seats = chosen.seats or default_seats(game, "bot")
    options = to_plain(read_options(game, chosen_options(chosen.options)))
    if any(seat.is_human for seat in seats_for(game, seats)):
        raise Refused(say("simulate-people"))
    Match(game, seats_for(game, seats), read_options(game, options), bots=bots())
    order = Order(chosen.game, seats, options, chosen.seed or 0, 0, chosen.n)
    tally = play_many(order, min(chosen.jobs, chosen.n), _bar(chosen.n))
    if chosen.json:
        plain = to_plain(tally)
        del plain["faults"]
        print_json(plain)
    else:
        print(words("simulate-summary", matches=tally.matches, decisions=tally.decisions, seconds=tally.seconds))
        print(words("simulate-speed", rate=round(tally.decisions_per_second)))
        print(words("simulate-turns", median=tally.turns["median"], least=tally.turns["min"], most=tally.turns["max"]))
        for label, count in tally.results.items():
            print(f"  {label:<20} {count:>8}  {100 * count / tally.matches:5.1f} %")
    for fault in tally.faults[:3]:
        again = f"flick simulate {chosen.game} -n 1 --seed {chosen.seed or 0}"
        print(words("simulate-fault", number=fault.number, fault=fault.fault, again=again), file=sys.stderr)
    return 1 if tally.errors else 0


def _bar(total: int) -> Callable[[int], None] | None:
    """Tells progress on a terminal, after the first second."""
    if not sys.stderr.isatty() or os.environ.get("TERM") == "dumb":
        return None
    from rich.console import Console
    from rich.progress import Progress

    bar = Progress(console=Console(stderr=True), transient=True)
    task = bar.add_task("", total=total)
    bar.start()

    def tell(done: int) -> None:
        bar.update(task, completed=done)
        if done >= total:
            bar.stop()

    return tell
