"""The open file of a match: appends lines that are whole and on disk, and notices when another file takes its place."""

import os
from pathlib import Path

from flick.table.files import make_folder, numbered, sync_folder, unwritable
from flick.table.lock import FileLock
from flick.table.sayings import Refused, Say, say

OWNER_ONLY = 0o600
"""The permissions of a match file: only its owner may read it, because it tells hidden cards."""


class MatchFile:
    """A file that only this program writes, with a copy of what it has written.

    While the file is open, somebody may remove it or its folder, or put another file in its place. Then the copy is
    written to a new file: at the old path where nothing lies there, else beside it with a number. ``news`` tells people
    of that; whoever shows it empties the list.
    """

    def __init__(self, path: Path, size: int | None) -> None:
        """Open a new file, or, with ``size``, an existing one whose first ``size`` bytes are whole lines. A torn line
        behind them is cut off; ``Refused`` where another program has written whole lines there, or holds the lock."""
        self.path = path
        self.news: list[Say] = []
        self._descriptor, self._lock = open_locked(path, new=size is None)
        self._written = bytearray()
        if size is not None:
            self._take_over(size)

    def append(self, data: bytes) -> None:
        """Append a whole line and wait until it is on disk. Where that fails nothing of it stays, because half a line
        would spoil all lines that follow."""
        if not self._is_in_place():
            self._move(data)
            return
        try:
            _write(self._descriptor, len(self._written), data)
        except BaseException as error:
            os.ftruncate(self._descriptor, len(self._written))
            if isinstance(error, OSError):
                raise unwritable(self.path, error) from None
            raise
        if self._lies_at_path():
            self._written += data
        else:
            self._move(data)

    def close(self) -> None:
        """Close the file and release the lock. It may be called several times."""
        if self._descriptor >= 0:
            self._lock.release()
            os.close(self._descriptor)
            self._descriptor = -1

    def _take_over(self, size: int) -> None:
        found = _read(self._descriptor)
        if len(found) < size or b"\n" in found[size:]:
            self.close()
            raise Refused(say("journal-locked", file=str(self.path)))
        os.ftruncate(self._descriptor, size)
        self._written += found[:size]

    def _is_in_place(self) -> bool:
        """Whether the open file still lies at its path, with the size that this program has written."""
        return self._lies_at_path(len(self._written))

    def _lies_at_path(self, size: int | None = None) -> bool:
        """Whether the open file lies at its path and has this ``size``, if one is given; False where the system does
        not tell."""
        try:
            found = os.fstat(self._descriptor)
            return os.path.samestat(found, self.path.stat()) and size in (None, found.st_size)
        except OSError:
            return False

    def _move(self, data: bytes) -> None:
        """Write everything so far and ``data`` to a new file; the old one is closed once the new one is on disk."""
        path = next(one for one in numbered(self.path) if not os.path.lexists(one))
        descriptor, lock = open_locked(path, new=True)
        try:
            _write(descriptor, 0, bytes(self._written) + data)
            sync_folder(path.parent)
        except BaseException as error:
            os.close(descriptor)
            path.unlink(missing_ok=True)
            if isinstance(error, OSError):
                raise unwritable(path, error) from None
            raise
        self.close()
        self._descriptor, self._lock = descriptor, lock
        self._written += data
        self.news.append(say("journal-moved", file=str(self.path), now=str(path)))
        self.path = path


def open_locked(path: Path, new: bool) -> tuple[int, FileLock]:
    """Open a file for writing and lock it. A ``new`` file must not exist yet, another one must. ``Refused`` where that
    is not so, or where another program holds the lock."""
    flags = os.O_RDWR | getattr(os, "O_BINARY", 0)
    if new:
        make_folder(path.parent)
    try:
        descriptor = os.open(path, flags | os.O_CREAT | os.O_EXCL if new else flags, OWNER_ONLY)
    except FileExistsError:
        raise Refused(say("journal-exists", file=str(path))) from None
    except OSError as error:
        raise unwritable(path, error) from None
    lock = FileLock(descriptor)
    if not lock.take():
        os.close(descriptor)
        raise Refused(say("journal-locked", file=str(path)))
    return descriptor, lock


def _read(descriptor: int) -> bytes:
    os.lseek(descriptor, 0, os.SEEK_SET)
    found = bytearray()
    while piece := os.read(descriptor, 1 << 20):
        found += piece
    return bytes(found)


def _write(descriptor: int, at: int, data: bytes) -> None:
    """Write data from a position on, and wait until it is on disk."""
    rest = memoryview(data)
    os.lseek(descriptor, at, os.SEEK_SET)
    while rest:
        rest = rest[os.write(descriptor, rest) :]
    os.fsync(descriptor)
