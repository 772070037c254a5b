"""``flick play`` plays a match."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from flick.commands.common import add_json, add_seats, add_seed, add_set, chosen_options, whole_number, whole_path
from flick.commands.window import has_window, open_window
from flick.table.sayings import Refused, say
from flick.table.words import Words

if TYPE_CHECKING:
    from flick.table.journal import Writer
    from flick.table.match import Match

EXAMPLE = "flick play {game} --text --seats human,random"

CLOCK = (5, 3600)
"""The least and the most seconds for an answer."""


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", nargs="?", metavar=words("help-game-name"), help=words("help-game"))
    add_seats(parser, words)
    add_set(parser, words)
    parser.add_argument("--table", metavar=words("help-file"), help=words("help-play-table"))
    add_seed(parser, words)
    parser.add_argument("--text", action="store_true", help=words("help-text"))
    parser.add_argument(
        "--clock", type=whole_number(words, *CLOCK), metavar=words("help-seconds"), help=words("help-clock")
    )
    parser.add_argument("--no-odds", action="store_true", help=words("help-no-odds"))
    parser.add_argument("--practice", action="store_true", help=words("help-practice"))
    add_json(parser, words)
    parser.add_argument("--go-on", action="store_true", help=words("help-go-on"))
    parser.add_argument("--resume", metavar=words("help-file"), help=words("help-resume"))


def run(chosen: argparse.Namespace, words: Words) -> int:
    match, writer = _resumed(chosen, words) if chosen.resume else _begun(chosen, words)
    if chosen.json:
        return _over_pipes(words, match, writer)
    in_terminal = chosen.text or chosen.clock is not None
    if not in_terminal and has_window():
        from flick.window.menus.opening import open_match

        return open_window(chosen, lambda app: open_match(app, match, writer))
    if not in_terminal:
        print(words("no-window"), file=sys.stderr)
    return _in_terminal(chosen, words, match, writer)


def _in_terminal(chosen: argparse.Namespace, words: Words, match: "Match", writer: "Writer | None") -> int:
    from flick import kept_drafts
    from flick.campaign import keep_standing, sequel_of
    from flick.profile import note, today
    from flick.sitting import words_for
    from flick.terminal.keyboard import ClockedKeyboard, Keyboard
    from flick.terminal.session import Session

    keyboard = Keyboard() if chosen.clock is None else ClockedKeyboard(chosen.clock)
    try:
        session = Session(match, words_for(words, match.game, match), keyboard)
        session.odds = not chosen.no_odds
        return session.run()
    finally:
        note(match, today())
        kept_drafts.note(match)
        keep_standing(match)
        if sequel_of(match) is not None:
            print(words("session-goes-on", command=f"flick play {match.game.id} --go-on"))
        if writer is not None:
            writer.close()


def _over_pipes(words: Words, match: "Match", writer: "Writer | None") -> int:
    """Play with another program, which gets every event and question as a line of JSON."""
    from flick.sitting import words_for
    from flick.terminal.protocol import Protocol

    try:
        return Protocol(match, words_for(words, match.game, match)).run()
    finally:
        if writer is not None:
            writer.close()


def _begun(chosen: argparse.Namespace, words: Words) -> "tuple[Match, Writer | None]":
    from flick.campaign import campaign_of
    from flick.sitting import default_seats, fresh_seed, new_match
    from flick.table.game import find

    if chosen.game is None:
        raise Refused(say("play-no-game"))
    game = find(chosen.game)
    if chosen.go_on:
        return _kept(campaign_of(game.id).match(fresh_seed()), words)
    options = chosen_options(chosen.options)
    if chosen.table is not None:
        options["table"] = whole_path(chosen.table)
    seats = chosen.seats or default_seats(game, options, first="human")
    seed = fresh_seed() if chosen.seed is None else chosen.seed
    return _kept(new_match(game.id, seats, options, seed, chosen.practice), words)


def _kept(match: "Match", words: Words) -> "tuple[Match, Writer | None]":
    """The match and the writer of its file; ``None`` for the writer where no file can be written."""
    from flick.keeping import keep

    try:
        return match, keep(match)
    except Refused as refused:
        print(f"{words(refused.say)}\n{words('session-not-kept')}", file=sys.stderr)
        return match, None


def _resumed(chosen: argparse.Namespace, words: Words) -> "tuple[Match, Writer | None]":
    from flick.keeping import go_on_with
    from flick.sitting import seats_for
    from flick.table.journal import load

    for name, given in (("--set", chosen.options), ("--table", chosen.table), ("--practice", chosen.practice)):
        if given:
            raise Refused(say("resume-as-begun", option=name))
    if chosen.seed is not None:
        raise Refused(say("resume-as-begun", option="--seed"))
    journal = load(Path(chosen.resume))
    if chosen.game not in (None, journal.header.game):
        raise Refused(say("resume-other-game", file=chosen.resume, game=journal.header.game))
    seats = seats_for(journal.game, chosen.seats) if chosen.seats else None
    match, writer = go_on_with(journal, seats)
    for notice in journal.notices:
        print(words(notice), file=sys.stderr if chosen.json else sys.stdout)
    return match, writer
