"""Keeps matches in files: where the files lie, which matches there are, and how a match is begun and gone on with."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from flick import origin
from flick.places import saves
from flick.sitting import bots
from flick.table.game import find
from flick.table.journal import Journal, Writer, load, load_header, new_match_file, options_of
from flick.table.match import Match
from flick.table.past import RESIGN
from flick.table.patience import worked_on
from flick.table.records import unpack
from flick.table.resume import open_match, resume
from flick.table.sayings import Refused, say
from flick.table.seats import Seat


class KeptMatch(NamedTuple):
    """A match file in the folder of saves, as far as line 1 and the folder tell. ``changed`` is when it was written
    last, ``characters`` whom each seat plays where the game says that, ``from_here`` whether the match began at this
    table."""

    path: Path
    game: str
    seats: list[Seat]
    changed: datetime
    characters: Sequence[str] = ()
    from_here: bool = True


def keep(match: Match, first: Any = None) -> Writer:
    """Write a new match to a file with a new name that has the game and the date in it. Line 1 is signed as begun at
    this table, unless the match comes from somebody else's.

    ``first`` is the state with which the match begins, where that was given and not dealt.
    """
    day = datetime.now().astimezone().strftime("%Y-%m-%d")
    sign = origin.sign if match.is_counted else lambda _: ""
    number = 1
    while True:
        try:
            return new_match_file(saves() / f"{match.game.id}-{day}-{number}.flick", match, first, sign)
        except Refused as refused:
            if refused.say.id != "journal-exists":
                raise
        number += 1


class Spoilt(NamedTuple):
    """A match file that cannot be read, and why."""

    path: Path
    why: Refused
    changed: datetime


def listed() -> list[KeptMatch | Spoilt]:
    """All match files in the folder of saves, the one written last first. Only line 1 of each is read, because files
    can be long."""
    paths = saves().glob("*.flick") if saves().is_dir() else ()
    found = [entry for path in paths if (entry := _entry(path)) is not None]
    return sorted(found, key=lambda one: (one.changed, one.path.name), reverse=True)


def _entry(path: Path) -> KeptMatch | Spoilt | None:
    """The entry of a file in the list; ``None`` where the file has been removed meanwhile."""
    try:
        changed = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    except OSError:
        return None
    try:
        journal = load_header(path)
        find(journal.header.game)
    except Refused as refused:
        return Spoilt(path, refused, changed)
    header = journal.header
    own = origin.is_from_here(header)
    return KeptMatch(path, header.game, header.seats, changed, _characters(journal), own)


def _characters(journal: Journal) -> Sequence[str]:
    """Whom each seat plays; empty where options and seats in the file do not go together."""
    game, seats = journal.game, len(journal.header.seats)
    try:
        return game.characters(options_of(journal), seats) if game.seats[0] <= seats <= game.seats[1] else ()
    except Refused:
        return ()


def go_on(path: Path, seats: Sequence[Seat] | None = None) -> tuple[Match, Writer | None, Journal]:
    """Go on with a kept match; ``Refused`` while another program writes it, or where it cannot be read."""
    journal = load(path)
    match, writer = go_on_with(journal, seats)
    return match, writer, journal


def go_on_with(journal: Journal, seats: Sequence[Seat] | None = None) -> tuple[Match, Writer]:
    """Go on with a match file that has been read. A match from somebody else's table counts for no achievements."""
    with worked_on(journal.path):
        match, writer = resume(journal, bots=bots(), seats=None if seats is None else list(seats))
    match.is_counted = origin.is_from_here(journal.header)
    if not match.is_counted:
        journal.notices.append(say("journal-elsewhere", file=str(journal.path)))
    return match, writer


def play_on(match: Match, upto: int) -> tuple[Match, Writer]:
    """A new match, in a file of its own, that goes on from where ``match`` stood after so many answers.

    It begins with the turn of that moment, and what was answered in it by then is given again. The old match and its
    file stay as they are; the same people and bots sit at the table. ``Refused`` where the match was over by then.
    """
    start = match.turn_of(upto)
    again = match.answers[start.answers : upto]
    if any(taken.given.text == RESIGN for taken in again) or (upto == len(match.answers) and match.result is not None):
        raise Refused(say("refused-play-on"))
    state, first = (unpack(start.state, match.game.State) for _ in range(2))
    forked = Match(
        match.game,
        match.seats,
        match.options,
        match.seed,
        state=state,
        turn=start.turn,
        practice=match.practice,
        bots=bots(),
    )
    forked.is_counted = match.is_counted
    writer = keep(forked, first)
    try:
        for taken in again:
            forked.settle()
            forked.take(taken.given, taken.thought)
        forked.settle()
    except BaseException:
        writer.close()
        raise
    return forked, writer


def watched(journal: Journal, upto: int | None = None) -> Match:
    """The match in a file that has been read, after ``upto`` answers, to look at and not to go on with."""
    with worked_on(journal.path):
        match = open_match(journal, upto, bots=bots())
    match.is_counted = origin.is_from_here(journal.header)
    return match
