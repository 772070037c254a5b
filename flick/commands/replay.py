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
    from flick.table.rules import Event

EXAMPLE = "flick replay match.flick --at 12"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("file", metavar=words("help-file"), help=words("help-match-file"))
    parser.add_argument("--verify", action="store_true", help=words("help-verify"))
    parser.add_argument("--at", type=whole_number(words, 0, 10_000_000), metavar="N", help=words("help-at"))
    add_json(parser, words)
    parser.add_argument("--png", metavar=words("help-file"), help=words("help-replay-png"))


def run(chosen: argparse.Namespace, words: Words) -> int:
    from flick.table.journal import load

    if chosen.verify and (chosen.at is not None or chosen.png):
        raise Refused(say("replay-verify-alone"))
    journal = load(Path(chosen.file))
    if chosen.verify:
        return _verify(journal, chosen.json, words)
    if chosen.at is not None and chosen.at > len(journal.answers):
        raise Refused(say("replay-beyond", number=chosen.at, count=len(journal.answers)))
    match, shot = _go_through(journal, chosen.at)
    over = _is_over(journal) if chosen.at is not None else match.result is not None
    for notice in dict.fromkeys(map(words, journal.notices)):
        print(notice, file=sys.stderr)
    if chosen.png:
        _picture(shot, Path(chosen.png))
    if chosen.json:
        print_json(_record(match, chosen.at is not None, over))
    else:
        first = len(journal.answers[: chosen.at]) - len(match.answers)
        _tell(match, words_for(words, match.game, match), chosen.at, first, over)
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


def _record(match: "Match", with_state: bool, over: bool) -> dict[str, Any]:
    from flick.table.compare import describe
    from flick.table.records import to_plain

    asks_reader = match.decision is not None and match.decision.seat == _reader(match)
    record: dict[str, Any] = {
        "game": match.game.id,
        "options": to_plain(match.options),
        "seats": to_plain(match.seats),
        "seed": match.seed,
        "answers": [{"seat": taken.seat, "answer": taken.given.text} for taken in match.answers],
        "events": [to_plain(event) for event in told(match, over)],
        "decision": describe(match.decision) if over or asks_reader else None,
        "result": to_plain(match.result),
    }
    if with_state and over:
        record["state"] = to_plain(match.state)
    return record


def told(match: "Match", over: bool) -> list["Event"]:
    """What happened, as far as it may be told: while the match goes on, nobody's hidden cards but one's own."""
    return match.events if over else [event.seen_by(_reader(match)) for event in match.events]


def _reader(match: "Match") -> int | None:
    """The seat of whoever reads: that of the only person at the table, and no seat where there are several."""
    people = [seat for seat, who in enumerate(match.seats) if who.is_human]
    return people[0] if len(people) == 1 else None


def _is_over(journal: "Journal") -> bool:
    """Whether the whole match in the file has come to its end."""
    from flick.sitting import bots
    from flick.table.resume import open_match

    return open_match(journal, bots=bots()).result is not None


def _tell(match: "Match", words: Words, at: int | None, first: int, over: bool) -> None:
    """The log with the answers between the events, numbered from ``first``; the table where a moment was asked for."""
    from flick.terminal.board import board_lines
    from flick.terminal.lines import fitted
    from flick.terminal.log import sentence

    events, shown = told(match, over), 0
    for number, taken in enumerate(match.answers, start=first):
        for event in events[shown : taken.events_before]:
            print(fitted(sentence(event, words)))
        shown = taken.events_before
        print(f"  {number:>4}  {words.who(taken.seat)}: {taken.given.text}")
    for event in events[shown:]:
        print(fitted(sentence(event, words)))
    if at is not None:
        print("\n".join(["", *board_lines(match.view(None), words)]))
    if match.result is not None:
        print(fitted(words("match-over", why=match.result.reason)))


def _verify(journal: "Journal", as_json: bool, words: Words) -> int:
    from flick.table.resume import verify
    from flick.terminal.lines import fitted

    found = verify(journal)
    own = words_for(words, journal.game)
    fault = "" if found.fault is None else own(found.fault)
    if as_json:
        counts = {"answers": found.answers, "flicks": found.flicks, "checkpoints": found.checkpoints}
        print_json({**counts, "notices": [words(notice) for notice in journal.notices], "fault": fault or None})
    else:
        for notice in journal.notices:
            print(words(notice))
        counted = words("verify-counts", answers=found.answers, flicks=found.flicks, checkpoints=found.checkpoints)
        print(fitted(counted))
        print(fault or words("verify-good"), file=sys.stderr if fault else sys.stdout)
    return 1 if fault else 0
