"""``flick simulate`` plays many matches between bots and prints what came of them."""

import argparse
import os
import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import TYPE_CHECKING

from flick.commands.common import add_json, add_seats, add_seed, add_set, chosen_options, print_json, whole_number
from flick.table.words import Words

if TYPE_CHECKING:
    from flick.batch import BatchTally

FAULTS_SHOWN = 3
"""The most faults that are printed."""
LABEL = 20
"""The least width of the column with the results."""

EXAMPLE = "flick simulate {game} -n 100 --seats random,random --seed 1 --json"


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
    from flick.batch import BatchOrder, play_many
    from flick.sitting import bots, default_seats, seats_for
    from flick.table.game import find
    from flick.table.match import Match
    from flick.table.records import to_plain
    from flick.table.sayings import Refused, say
    from flick.written_options import options_for

    game = find(chosen.game)
    wanted = chosen_options(chosen.options)
    seats = chosen.seats or default_seats(game, wanted)
    sitting = seats_for(game, seats)
    if any(seat.is_human for seat in sitting):
        raise Refused(say("simulate-people"))
    options = options_for(game, wanted, len(sitting))
    Match(game, sitting, options, bots=bots())
    order = BatchOrder(chosen.game, seats, to_plain(options), chosen.seed or 0)
    with _progress(chosen.n) as progress:
        tally = play_many(order, chosen.n, min(chosen.jobs, chosen.n), progress)
    if chosen.json:
        plain = to_plain(tally)
        del plain["faults"]
        print_json(plain)
    else:
        _tell(tally, words, game.is_together(options))
    for fault in tally.faults[:FAULTS_SHOWN]:
        again = _again(chosen, seats, fault.seed)
        print(words("simulate-fault", number=fault.number, fault=fault.fault, again=again), file=sys.stderr)
    return 1 if tally.errors else 0


def _tell(tally: "BatchTally", words: Words, together: bool) -> None:
    print(
        words("simulate-summary", matches=tally.matches, decisions=tally.decisions, seconds=tally.seconds),
        words("simulate-speed", rate=round(tally.decisions_per_second)),
        words("simulate-turns", median=tally.turns["median"], least=tally.turns["min"], most=tally.turns["max"]),
        sep="\n",
    )
    names = {label: told(label, words, together) for label in tally.results}
    width = max(LABEL, *map(len, names.values())) if names else LABEL
    for label, count in tally.results.items():
        counted = words("simulate-count", count=count)
        share = words("simulate-share", percent=100 * count / tally.matches)
        print(f"  {names[label]:<{width}} {counted:>8}  {share:>7}")


def told(label: str, words: Words, together: bool = False) -> str:
    """The name of a result with the label ``seat-1``, ``seat-1+seat-2`` or ``none``. Those who play ``together`` win or
    lose together."""
    if together:
        return words("simulate-all-lose" if label == "none" else "simulate-all-win")
    if label == "none":
        return words("simulate-nobody-wins")
    winners = [words.who(int(part.removeprefix("seat-")) - 1) for part in label.split("+")]
    return words("simulate-wins" if len(winners) == 1 else "simulate-win-together", who=", ".join(winners))


def _again(chosen: argparse.Namespace, seats: str, seed: int) -> str:
    """The command that plays one of the matches again."""
    options = [part for option in chosen.options for part in ("--set", option)]
    return shlex.join(["flick", "demo", chosen.game, "--seats", seats, *options, "--seed", str(seed)])


@contextmanager
def _progress(total: int) -> "Iterator[Callable[[int], None] | None]":
    """A callback that shows on a terminal how many matches are done, after the first second; ``None`` where the output
    is no terminal."""
    if not sys.stderr.isatty() or os.environ.get("TERM") == "dumb":
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    bar = Progress(console=Console(stderr=True), transient=True)
    task = bar.add_task("", total=total)
    began = perf_counter()

    def tell(done: int) -> None:
        bar.update(task, completed=done)
        if perf_counter() - began > 1 and not bar.live.is_started:
            bar.start()

    try:
        yield tell
    finally:
        bar.stop()
