"""Writes a match file: every line is whole and on disk before it counts."""

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from flick.table.files import sync_folder
from flick.table.game import GamesAny
from flick.table.journal.journal_lines import (
    FORMAT,
    NO_OUTCOME,
    AnswerLine,
    BaseLine,
    CheckpointLine,
    Header,
    UndoLine,
    content_fingerprint,
)
from flick.table.journal.journal_reading import Journal
from flick.table.journal.line_marks import digest_of_start, mark_of_answer, mark_of_line
from flick.table.journal.match_file import MatchFile, open_locked
from flick.table.match import Match
from flick.table.recorder import Taken
from flick.table.records import fingerprint, to_json, unpack
from flick.table.sayings import Refused, Say

CHECKPOINT_EVERY = 4
"""The number of turns between two checkpoints."""

Sign: TypeAlias = Callable[[Header], str]


def _nobody(header: Header) -> str:
    """The signature of a match that does not begin at a table: none."""
    return ""


class Writer:
    """Appends to a match file and holds its lock; the ``Recorder`` of a match."""

    def __init__(self, path: Path, game: GamesAny, journal: Journal | None = None) -> None:
        """Begin a new file, or go on with one that was read; ``Refused`` where another program is writing it."""
        self._game = game
        self._file = MatchFile(path, journal.size if journal is not None else None)
        self._before = 0
        self._checkpoint_turn = -CHECKPOINT_EVERY
        self._header_mark = ""
        self._marks: list[str] = [""]
        """The mark before each answer that this match knows, and the one before the answer that comes next."""
        self._start, self._position = b"", b""
        """The state in which the turn of the last answer began, and its digest."""
        if journal is not None:
            self._go_on(journal)

    def begin(self, match: Match, sign: Sign) -> None:
        """Write line 1 with the signature of the table."""
        header = Header(
            format=FORMAT,
            game=match.game.id,
            rules=match.game.version,
            content=content_fingerprint(match.game),
            options=msgspec.Raw(to_json(match.options)),
            seats=match.seats,
            seed=match.seed,
            practice=match.practice,
        )
        header = msgspec.structs.replace(header, origin=sign(header))
        self._header_mark = mark_of_line("", to_json(header))
        self._append(msgspec.structs.replace(header, mark=self._header_mark))
        self._marks = [self._header_mark]

    def base(self, number: int, turn: int, state: Any) -> None:
        """Write that from answer ``number`` on the match follows from this state, under the rules of today."""
        game = self._game
        line = BaseLine(number, turn, game.version, content_fingerprint(game), msgspec.Raw(to_json(state)))
        mark = mark_of_line(self._header_mark, to_json(line))
        self._append(msgspec.structs.replace(line, mark=mark))
        self._before, self._checkpoint_turn, self._marks = number, turn, [mark]

    def answered(self, number: int, taken: Taken, start: bytes) -> None:
        """Write an answer; it is on disk when this returns. ``Refused``, and nothing of it stays in the file, where
        that fails."""
        if start != self._start:
            self._start, self._position = start, digest_of_start(self._game, start)
        given = taken.given
        outcome = b"" if given.outcome is None else to_json(given.outcome)
        mark = mark_of_answer(self._marks[number], self._position, taken.seat, given.text, outcome, taken.thought)
        raw = msgspec.Raw(outcome) if outcome else NO_OUTCOME
        self._append(AnswerLine(self._before + number, taken.seat, given.text, raw, taken.thought, mark))
        self._marks[number + 1 :] = [mark]

    def withdrawn(self, number: int) -> None:
        line = UndoLine(self._before + number)
        mark = mark_of_line(self._marks[-1], to_json(line))
        self._append(msgspec.structs.replace(line, mark=mark))
        self._checkpoint_turn = -CHECKPOINT_EVERY
        self._marks[number:] = [mark]

    def turn_began(self, turn: int, number: int, start: bytes) -> None:
        if turn < self._checkpoint_turn + CHECKPOINT_EVERY:
            return
        state = unpack(start, self._game.State)
        line = CheckpointLine(self._before + number, turn, fingerprint(state), msgspec.Raw(to_json(state)))
        with suppress(Refused):  # the next answer says that the disk is full; the next turn tries again
            self._append(line)
            self._checkpoint_turn = turn

    @property
    def path(self) -> Path:
        """The path at which the match is kept: another one than at first, once somebody has removed the file during
        play."""
        return self._file.path

    @property
    def news(self) -> list[Say]:
        """What people have to be told of their file. Whoever has told them empties the list."""
        return self._file.news

    def close(self) -> None:
        """Close the file and release its lock."""
        self._file.close()

    def _go_on(self, journal: Journal) -> None:
        """Take over numbers, checkpoints and marks from the file that was read."""
        self._before = journal.first_number
        self._header_mark = journal.header.mark
        self._marks = list(journal.marks)
        if journal.base is not None:
            self._checkpoint_turn = journal.base.turn
        if journal.checkpoints:
            self._checkpoint_turn = journal.checkpoints[-1].turn

    def _append(self, line: msgspec.Struct) -> None:
        self._file.append(to_json(line) + b"\n")


def new_match_file(path: Path, match: Match, first: Any = None, sign: Sign = _nobody) -> Writer:
    """Begin to keep a match in a new file, before its first step. ``first`` is its state where that was given and not
    dealt; ``sign`` makes the ``origin`` of line 1."""
    writer = Writer(path, match.game)
    try:
        writer.begin(match, sign)
        if first is not None:
            writer.base(0, match.turn + 1, first)
    except BaseException:
        writer.close()
        path.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)
    match.recorder = writer
    return writer


def discard(path: Path) -> None:
    """Remove a match file, if there is one; ``Refused`` while another program is writing it."""
    if path.exists():
        descriptor, _lock = open_locked(path, new=False)
        try:
            path.unlink()
        finally:
            os.close(descriptor)
