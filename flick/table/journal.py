"""The match file: ``*.flick``, lines of JSON, and the truth about a match.

Line 1 says which game, rules, content, options, seats and seed. Then comes one line per answer, on disk before the
answer counts; a line that takes answers back; every few turns a checkpoint of the state; and, where a match does not
go on from its own beginning, the base it goes on from. A file is only ever appended to, except that a last line torn
by a crash is cut off before the next is written.
"""

import os
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import msgspec

from flick.table.chance import LARGEST_SEED
from flick.table.files import read_bytes, why_not
from flick.table.game import GamesAny, find
from flick.table.line import Given
from flick.table.lock import FileLock
from flick.table.match import Match
from flick.table.records import fingerprint, to_json, unpack
from flick.table.sayings import Refused, Say, say
from flick.table.seats import Seat

FORMAT = "flick-match-1"
CHECKPOINT_EVERY = 4
"""Turns between two checkpoints."""

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What reading JSON from anybody may raise."""

LARGEST_FILE = 200_000_000
"""Bytes; no match is as long, and a stranger's file may be anything."""


Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=LARGEST_SEED)]


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """Line 1."""

    format: str
    game: str
    rules: Number
    content: str
    options: msgspec.Raw
    seats: Annotated[list[Seat], msgspec.Meta(max_length=100)]
    seed: Number
    practice: bool = False


NO_OUTCOME = msgspec.Raw()
"""Left out of the line, as long as it is this very object."""


class AnswerLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer, numbered from 0 over the whole match."""

    n: Number
    seat: Number
    answer: str
    outcome: msgspec.Raw = NO_OUTCOME


class UndoLine(msgspec.Struct, frozen=True):
    """The answers from this number on were taken back."""

    undo: Number


class CheckpointLine(msgspec.Struct, frozen=True):
    """The state before answer number ``checkpoint``, at the beginning of ``turn``."""

    checkpoint: Number
    turn: Number
    fingerprint: str
    state: msgspec.Raw


class BaseLine(msgspec.Struct, frozen=True):
    """From answer number ``base`` on the match follows from this state, under these rules and this content.

    Written when a match starts from a given position, and when it goes on after the rules have changed.
    """

    base: Number
    turn: Number
    rules: Number
    content: str
    state: msgspec.Raw


Line: TypeAlias = AnswerLine | UndoLine | CheckpointLine | BaseLine


class BadJournal(Refused):
    """A file that is no match, or one that cannot be read on from some line."""


class Journal(msgspec.Struct):
    """A match file as read: the answers that stand, and what was wrong with the file."""

    path: Path
    header: Header
    answers: list[AnswerLine]
    checkpoints: list[CheckpointLine]
    size: int
    """Bytes up to the end of the last whole line."""
    base: BaseLine | None = None
    notices: list[Say] = []

    @property
    def game(self) -> GamesAny:
        return find(self.header.game)

    @property
    def same_rules(self) -> bool:
        """Whether it was recorded under the rules and the content that are here now."""
        game, recorded = self.game, self.base or self.header
        return (recorded.rules, recorded.content) == (game.version, content_fingerprint(game))


def load(path: Path) -> Journal:
    """Read a match file. A torn last line is dropped with a notice; any other fault is a ``BadJournal`` naming it."""
    data = _bytes_of(path)
    whole = data.rfind(b"\n") + 1
    lines = data[:whole].split(b"\n")[:-1]
    if not lines:
        if data:
            _header(path, data)
        raise BadJournal(say("journal-empty", file=str(path)))
    journal = Journal(path, _header(path, lines[0]), [], [], whole)
    if whole < len(data):
        journal.notices.append(say("journal-torn", file=str(path), line=len(lines) + 1))
    for number, text in enumerate(lines[1:], start=2):
        _add(journal, number, text)
    return journal


class Writer:
    """Appends to a match file, holding its lock; a ``Recorder`` for a match."""

    def __init__(self, path: Path, game: GamesAny, journal: Journal | None = None) -> None:
        """Begin a new file, or go on with one that was read; ``Refused`` when another program is writing it."""
        self.path = path
        self._game = game
        self._file = _open(path, new=journal is None)
        self._lock = FileLock(self._file)
        if not self._lock.take() or (journal is not None and _went_on(self._file, journal)):
            os.close(self._file)
            raise Refused(say("journal-locked", file=str(path)))
        os.ftruncate(self._file, journal.size if journal else 0)
        self._before = 0
        self._checkpoint_turn = -CHECKPOINT_EVERY
        if journal is not None and journal.base is not None:
            self._before, self._checkpoint_turn = journal.base.base, journal.base.turn
        if journal is not None and journal.checkpoints:
            self._checkpoint_turn = journal.checkpoints[-1].turn

    def begin(self, match: Match) -> None:
        """Write line 1."""
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
        self._append(header)

    def base(self, number: int, turn: int, state: Any) -> None:
        """From answer ``number`` on the match follows from this state, under the rules as they are now."""
        game = self._game
        self._append(BaseLine(number, turn, game.version, content_fingerprint(game), msgspec.Raw(to_json(state))))
        self._before, self._checkpoint_turn = number, turn

    def answered(self, number: int, seat: int, given: Given) -> None:
        """On disk when this returns; ``Refused``, and nothing of it in the file, when it cannot be written."""
        outcome = NO_OUTCOME if given.outcome is None else msgspec.Raw(to_json(given.outcome))
        self._append(AnswerLine(self._before + number, seat, given.text, outcome))

    def withdrawn(self, number: int) -> None:
        self._append(UndoLine(self._before + number))
        self._checkpoint_turn = -CHECKPOINT_EVERY

    def turn_began(self, turn: int, number: int, start: bytes) -> None:
        if turn < self._checkpoint_turn + CHECKPOINT_EVERY:
            return
        state = unpack(start, self._game.State)
        line = CheckpointLine(self._before + number, turn, fingerprint(state), msgspec.Raw(to_json(state)))
        with suppress(Refused):  # the next answer says that the disk is full; the next turn tries again
            self._append(line)
            self._checkpoint_turn = turn

    def close(self) -> None:
        """Let go of the file."""
        if self._file >= 0:
            self._lock.release()
            os.close(self._file)
            self._file = -1

    def _append(self, line: msgspec.Struct) -> None:
        """Write a whole line, or nothing of it: half a line would spoil all that come after it."""
        data = memoryview(to_json(line) + b"\n")
        end = os.lseek(self._file, 0, os.SEEK_END)
        try:
            while data:
                data = data[os.write(self._file, data) :]
            os.fsync(self._file)
        except BaseException as error:
            os.ftruncate(self._file, end)
            if isinstance(error, OSError):
                raise _unwritable(self.path, error) from None
            raise


def new_match_file(path: Path, match: Match, first: Any = None) -> Writer:
    """Keep this match, which has not taken a step yet, in a new file; ``first`` is its state if that was given."""
    writer = Writer(path, match.game)
    try:
        writer.begin(match)
        if first is not None:
            writer.base(0, match.turn + 1, first)
    except BaseException:
        writer.close()
        path.unlink(missing_ok=True)
        raise
    match.recorder = writer
    return writer


def discard(path: Path) -> None:
    """Remove a match file, if there is one; ``Refused`` while a program is writing it."""
    if path.exists():
        descriptor = _open(path, new=False)
        try:
            if not FileLock(descriptor).take():
                raise Refused(say("journal-locked", file=str(path)))
            path.unlink()
        finally:
            os.close(descriptor)


def options_of(journal: Journal) -> Any:
    """The options in line 1, as the game's own record."""
    try:
        return msgspec.json.decode(journal.header.options, type=journal.game.Options)
    except UNREADABLE as error:
        raise BadJournal(say("journal-options", file=str(journal.path), line=1, why=str(error))) from None


def content_fingerprint(game: GamesAny) -> str:
    """Of all content files of a game: another as soon as one letter of a card is another."""
    files = sorted(path for path in game.folder.rglob("*.yaml") if "scenarios" not in path.parts)
    return fingerprint([(path.relative_to(game.folder).as_posix(), path.read_text("utf-8")) for path in files])


def _bytes_of(path: Path) -> bytes:
    data = read_bytes(path, LARGEST_FILE)
    if len(data) > LARGEST_FILE:
        raise BadJournal(say("journal-too-large", file=str(path), most=LARGEST_FILE // 1_000_000))
    return data


def _open(path: Path, new: bool) -> int:
    """A descriptor to read and write; a new file must not be there yet, an old one must."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        flags = os.O_RDWR | getattr(os, "O_BINARY", 0)
        return os.open(path, flags | os.O_CREAT | os.O_EXCL if new else flags, 0o644)
    except FileExistsError:
        raise Refused(say("journal-exists", file=str(path))) from None
    except OSError as error:
        raise _unwritable(path, error) from None


def _went_on(descriptor: int, journal: Journal) -> bool:
    """Whether another program has written whole lines, or cut the file, since it was read."""
    os.lseek(descriptor, journal.size, os.SEEK_SET)
    size = os.fstat(descriptor).st_size
    return size < journal.size or b"\n" in os.read(descriptor, size - journal.size)


def _unwritable(path: Path, error: OSError) -> Refused:
    return Refused(say("file-unwritable", file=str(path), why=why_not(error)))


def _header(path: Path, text: bytes) -> Header:
    try:
        header = msgspec.json.decode(text, type=Header)
    except UNREADABLE as error:
        raise BadJournal(say("journal-not-a-match", file=str(path), line=1, why=str(error))) from None
    if header.format != FORMAT:
        raise BadJournal(say("journal-format", file=str(path), found=header.format, expected=FORMAT))
    return header


def _add(journal: Journal, number: int, text: bytes) -> None:
    """Take in one line; answers are numbered without a gap, and what is taken back must have been given."""
    try:
        line = _decode(text)
    except UNREADABLE as error:
        raise BadJournal(say("journal-line", file=str(journal.path), line=number, why=str(error))) from None
    if isinstance(line, AnswerLine):
        _check_order(journal, number, line.n)
        if line.seat >= len(journal.header.seats):
            raise BadJournal(say("journal-line", file=str(journal.path), line=number, why=f"seat {line.seat}"))
        journal.answers.append(line)
    elif isinstance(line, UndoLine):
        least = journal.base.base if journal.base else 0
        if not least <= line.undo < len(journal.answers):
            raise BadJournal(say("journal-undo", file=str(journal.path), line=number, found=line.undo))
        del journal.answers[line.undo :]
        journal.checkpoints = [point for point in journal.checkpoints if point.checkpoint <= line.undo]
    elif isinstance(line, BaseLine):
        _check_order(journal, number, line.base)
        journal.base, journal.checkpoints = line, []
    else:
        _check_order(journal, number, line.checkpoint)
        journal.checkpoints.append(line)


def _check_order(journal: Journal, line: int, found: int) -> None:
    """A line says before which answer it stands."""
    expected = len(journal.answers)
    if found != expected:
        raise BadJournal(say("journal-order", file=str(journal.path), line=line, expected=expected, found=found))


def _decode(text: bytes) -> Line:
    if text.startswith(b'{"n":'):
        return msgspec.json.decode(text, type=AnswerLine)
    if text.startswith(b'{"undo":'):
        return msgspec.json.decode(text, type=UndoLine)
    if text.startswith(b'{"base":'):
        return msgspec.json.decode(text, type=BaseLine)
    return msgspec.json.decode(text, type=CheckpointLine)
