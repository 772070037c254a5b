"""``flick replay``: go through a match file, or check it."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from flick.commands.common import add_json, print_json, whole_number, words_for
from flick.table.sayings import Refused, say
from flick.table.words import Words

if TYPE_CHECKING:
    from flick.table.journal import Journal
    from flick.table.match import Match

EXAMPLE = "flick replay match.flick --at 12"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("file", metavar=words("help-file"), help=words("help-match-file"))
    parser.add_argument("--verify", action="store_true", help=words("help-verify"))
    parser.add_argument("--at", type=whole_number(words, 0, 10_000_000), metavar="N", help=words("help-at"))
    add_json(parser, words)
    parser.add_argument("--png", metavar=words("help-file"), help=words("help-replay-png"))


def run(chosen: argparse.Namespace, words: Words) -> int:
    from flick.table.journal import load

    journal = load(Path(chosen.file))
    if chosen.verify:
        return _verify(journal, chosen.json, words)
    if chosen.at is not None and chosen.at > len(journal.answers):
        raise Refused(say("replay-beyond", number=chosen.at, count=len(journal.answers)))
    match, shot = _go_through(journal, chosen.at)
    for notice in journal.notices:
        print(words(notice), file=sys.stderr)
    if chosen.png:
        _picture(shot, Path(chosen.png))
    if chosen.json:
        print_json(_record(journal, match, chosen.at is not None))
    else:
        first = len(journal.answers[: chosen.at]) - len(match.answers)
        _tell(match, words_for(words, match.game, match), chosen.at, first)
    return 0


def _go_through(journal: "Journal", upto: int | None) -> "tuple[Match, tuple[Any, Any] | None]":
    """The match after so many answers, and the layout and outcome of its last flick."""
    from flick.sitting import bots
    from flick.table.resume import open_match

    count = len(journal.answers) if upto is None else upto
    match = open_match(journal, count, bots=bots())
    last = next((n for n in range(len(match.answers) - 1, -1, -1) if match.answers[n].given.outcome is not None), None)
    if last is None:
        return match, None
    before = open_match(journal, last + (journal.base.base if journal.base else 0), bots=bots())
    return match, (before.view(None).arena, match.answers[last].given.outcome)


def _picture(shot: "tuple[Any, Any] | None", path: Path) -> None:
    from flick.commands.shot import save_picture

    if shot is None or shot[0] is None:
        raise Refused(say("replay-no-flick"))
    save_picture(*shot, path)


def _record(journal: "Journal", match: "Match", with_state: bool) -> dict[str, Any]:
    from flick.table.compare import describe
    from flick.table.records import to_plain

    record: dict[str, Any] = {
        "game": match.game.id,
        "options": to_plain(match.options),
        "seats": to_plain(match.seats),
        "seed": match.seed,
        "answers": [{"seat": taken.seat, "answer": taken.given.text} for taken in match.answers],
        "events": [to_plain(event) for event in match.events],
        "decision": describe(match.decision),
        "result": to_plain(match.result),
    }
    if with_state:
        record["state"] = to_plain(match.state)
    return record


def _tell(match: "Match", words: Words, at: int | None, first: int) -> None:
    """The log with the answers between the events, numbered from ``first``; the table where a moment was asked for."""
    from flick.terminal.board import board_lines
    from flick.terminal.log import sentence

    shown = 0
    for number, taken in enumerate(match.answers, start=first):
        for event in match.events[shown : taken.events_before]:
            print(sentence(event, words))
        shown = taken.events_before
        print(f"  {number:>4}  {words.who(taken.seat)}: {taken.given.text}")
    for event in match.events[shown:]:
        print(sentence(event, words))
    if at is not None:
        print("\n".join(["", *board_lines(match.view(None), words)]))
    if match.result is not None:
        print(words("match-over", why=match.result.reason))


def _verify(journal: "Journal", as_json: bool, words: Words) -> int:
    from flick.table.resume import verify

    found = verify(journal)
    own = words_for(words, journal.game)
    fault = "" if found.fault is None else own(found.fault)
    if as_json:
        counts = {"answers": found.answers, "flicks": found.flicks, "checkpoints": found.checkpoints}
        print_json({**counts, "notices": [words(notice) for notice in journal.notices], "fault": fault or None})
    else:
        for notice in journal.notices:
            print(words(notice))
        print(words("verify-counts", answers=found.answers, flicks=found.flicks, checkpoints=found.checkpoints))
        print(fault or words("verify-good"), file=sys.stderr if fault else sys.stdout)
    return 1 if fault else 0
