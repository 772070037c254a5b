"""Reads a match file: which answers stand, and where the file is damaged."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from flick.table.files import read_bytes
from flick.table.game import GamesAny, UnknownGame, find
from flick.table.journal.journal_lines import (
    FORMAT,
    UNREADABLE,
    AnswerLine,
    BaseLine,
    CheckpointLine,
    Header,
    UndoLine,
    content_fingerprint,
    read_line,
)
from flick.table.journal.line_marks import mark_of_line
from flick.table.json_faults import why_unreadable
from flick.table.nesting import from_json
from flick.table.plain import is_mapping
from flick.table.sayings import Refused, Say, Who, say

LARGEST_FILE = 200_000_000
"""The largest size in bytes of a file that is read as a match, since a stranger's file may be anything. No match is as
long."""

LONGEST_HEADER = 1_000_000
"""The largest length in bytes of line 1, which holds the options and who sits where."""

DEEPEST_REASON = 8
"""How deep sentences may lie within one another in the reason of a bot."""


class BadJournal(Refused):
    """A file that is no match file, or that cannot be read on from some line."""


class Journal(msgspec.Struct):
    """The content of a match file: the answers that stand, and notices about what was wrong with the file."""

    path: Path
    header: Header
    answers: list[AnswerLine]
    checkpoints: list[CheckpointLine]
    size: int
    """The number of bytes up to the end of the last whole line."""
    header_text: bytes
    first_checkpoint: CheckpointLine | None = None
    """The first checkpoint of the file, even where a base follows later."""
    base: BaseLine | None = None
    base_text: bytes = b""
    marks: list[str] = []
    """The mark before each answer from ``first_number`` on, and the one before the answer that comes next."""
    altered_undo: int = 0
    """The number of the first line that takes answers back and does not fit its mark; 0 where there is none."""
    notices: list[Say] = []

    @property
    def game(self) -> GamesAny:
        return find(self.header.game)

    @property
    def same_rules(self) -> bool:
        """Whether the match was recorded under the rules and the content of today."""
        game, recorded = self.game, self.base or self.header
        return (recorded.rules, recorded.content) == (game.version, content_fingerprint(game))

    @property
    def first_number(self) -> int:
        """The number of the first answer after the base, if there is one. Earlier answers were given under other rules
        or before the position that the match goes on from."""
        return self.base.base if self.base else 0

    @property
    def beginning(self) -> BaseLine | CheckpointLine | None:
        """The position before answer ``first_number``; ``None`` where the file does not keep it."""
        return self.opening if self.base is None else self.base

    @property
    def opening(self) -> CheckpointLine | None:
        """The position in which the match once began; ``None`` where the file does not keep it."""
        first = self.first_checkpoint
        return first if first is not None and first.checkpoint == first.turn == 0 and first.is_sound else None

    def altered_line(self) -> Say | None:
        """Says that line 1, the base or a line that takes answers back has been altered; ``None`` where their marks
        fit."""
        header, base = self.header, self.base
        if header.mark and not _fits(header.mark, "", self.header_text):
            return say("verify-header", file=str(self.path), line=1)
        if base is not None and (header.mark or base.mark) and not _fits(base.mark, header.mark, self.base_text):
            return say("verify-base", number=base.base)
        if self.altered_undo:
            return say("verify-undo", file=str(self.path), line=self.altered_undo)
        return None

    def unmarked(self) -> Say | None:
        """Says that answers have no marks: all of them, or those that were written before marks existed. ``None`` where
        all have marks."""
        if self.marks[0]:
            return None
        for line in self.answers[self.first_number :]:
            if line.mark:
                return say("verify-marks-begin", file=str(self.path), number=line.n)
        return say("verify-no-marks", file=str(self.path))


def load(path: Path) -> Journal:
    """Read a match file. A torn last line is left out and told in a notice; any other fault is a ``BadJournal`` that
    names it."""
    data = _bytes_of(path)
    whole = data.rfind(b"\n") + 1
    lines = data[:whole].split(b"\n")[:-1]
    if not lines:
        if data:
            _header(path, data)
        raise BadJournal(say("journal-empty", file=str(path)))
    journal = Journal(path, _header(path, lines[0]), [], [], whole, lines[0])
    journal.marks = [journal.header.mark]
    if whole < len(data):
        journal.notices.append(say("journal-torn", file=str(path), line=len(lines) + 1))
    for number, text in enumerate(lines[1:], start=2):
        _add(journal, number, text)
    return journal


def load_header(path: Path) -> Journal:
    """Read line 1 of a match file only, as a journal without answers. A list of matches needs no more, however long the
    files are."""
    text, _, _ = read_bytes(path, LONGEST_HEADER).partition(b"\n")
    if not text:
        raise BadJournal(say("journal-empty", file=str(path)))
    return Journal(path, _header(path, text), [], [], len(text) + 1, text)


def options_of(journal: Journal) -> Any:
    """The options in line 1, as the game's own record."""
    game = journal.game
    try:
        return _read_as(journal.header.options, game.Options, game.options_of_earlier)
    except UNREADABLE as error:
        raise BadJournal(say("journal-options", file=str(journal.path), line=1, why=why_unreadable(error))) from None


def state_of(game: GamesAny, kept: bytes | msgspec.Raw) -> Any:
    """A state that a match file keeps, converted where an earlier version has written it; ``msgspec.DecodeError`` where
    it cannot be read."""
    return _read_as(kept, game.State, game.state_of_earlier)


def _read_as(text: bytes | msgspec.Raw, kind: type[Any], mend: Callable[[dict[str, Any]], dict[str, Any]]) -> Any:
    """Decode a record; ``mend`` converts what an earlier version has written."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError:
        plain = msgspec.json.decode(text)
        if not is_mapping(plain):
            raise
        return msgspec.convert(mend(plain), kind, str_keys=True)


def _fits(mark: str, before: str, line: bytes) -> bool:
    try:
        return mark == mark_of_line(before, line)
    except UNREADABLE:
        return False


def _bytes_of(path: Path) -> bytes:
    data = read_bytes(path, LARGEST_FILE)
    if len(data) > LARGEST_FILE:
        raise BadJournal(say("journal-too-large", file=str(path), most=LARGEST_FILE // 1_000_000))
    return data


def _header(path: Path, text: bytes) -> Header:
    try:
        header = from_json(text, Header)
    except UNREADABLE as error:
        raise BadJournal(say("journal-not-a-match", file=str(path), line=1, why=why_unreadable(error))) from None
    if header.format != FORMAT:
        raise BadJournal(say("journal-format", file=str(path), found=header.format, expected=FORMAT))
    try:
        find(header.game)
    except UnknownGame as unknown:
        raise BadJournal(say("journal-not-a-match", file=str(path), line=1, why=unknown.say)) from None
    return header


def _add(journal: Journal, number: int, text: bytes) -> None:
    """Add one line to the journal. Answers must be numbered without a gap, and a line may take back only answers that
    were given."""
    try:
        line = read_line(text)
    except UNREADABLE as error:
        raise _damaged(journal, number, why_unreadable(error)) from None
    if isinstance(line, AnswerLine):
        _check_order(journal, number, line.n)
        _check_people(journal, number, line)
        journal.answers.append(line)
        journal.marks.append(line.mark)
    elif isinstance(line, UndoLine):
        if not journal.first_number <= line.undo < len(journal.answers):
            raise BadJournal(say("journal-undo", file=str(journal.path), line=number, found=line.undo))
        _take_back(journal, number, line, text)
    elif isinstance(line, BaseLine):
        _check_order(journal, number, line.base)
        journal.base, journal.base_text, journal.checkpoints, journal.marks = line, text, [], [line.mark]
    else:
        _check_order(journal, number, line.checkpoint)
        journal.checkpoints.append(line)
        journal.first_checkpoint = journal.first_checkpoint or line


def _take_back(journal: Journal, number: int, line: UndoLine, text: bytes) -> None:
    before = journal.marks[-1]
    if (before or line.mark) and not _fits(line.mark, before, text):
        journal.altered_undo = journal.altered_undo or number
    del journal.answers[line.undo :]
    journal.marks[line.undo - journal.first_number :] = [line.mark]
    while journal.checkpoints and journal.checkpoints[-1].checkpoint > line.undo:
        journal.checkpoints.pop()


def _check_order(journal: Journal, line: int, found: int) -> None:
    """Raise ``BadJournal`` where a line is not about the next answer: ``found`` is the number that it has."""
    expected = len(journal.answers)
    if found != expected:
        raise BadJournal(say("journal-order", file=str(journal.path), line=line, expected=expected, found=found))


def _check_people(journal: Journal, number: int, line: AnswerLine) -> None:
    """Raise ``BadJournal`` where an answer comes from a seat that the match does not have, or its reason speaks of
    one."""
    seats = len(journal.header.seats)
    if line.seat >= seats:
        raise _damaged(journal, number, say("journal-no-seat", seat=line.seat + 1))
    if line.why is not None and not _can_be_read(line.why, seats):
        raise _damaged(journal, number, say("journal-reason"))


def _can_be_read(reason: Say, seats: int, depth: int = 1) -> bool:
    """Whether a sentence from a stranger speaks only of seats that the match has, and is not nested too deep."""
    for fact in reason.facts.values():
        if isinstance(fact, Who) and not 0 <= fact.seat < seats:
            return False
        if isinstance(fact, Say) and (depth == DEEPEST_REASON or not _can_be_read(fact, seats, depth + 1)):
            return False
    return True


def _damaged(journal: Journal, line: int, why: Say) -> BadJournal:
    return BadJournal(say("journal-line", file=str(journal.path), line=line, why=why))
