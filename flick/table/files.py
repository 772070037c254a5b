"""Files from outside: read within a limit, and what the system refuses said in the reader's language."""

import errno
import os
import stat
import threading
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec

from flick.limits import MOST_FILES
from flick.table.sayings import Fact, Refused, say

REASONS: dict[type[OSError], str] = {
    FileNotFoundError: "why-missing",
    IsADirectoryError: "why-folder",
    NotADirectoryError: "why-missing",
    PermissionError: "why-permission",
}
NUMBERS = {errno.ELOOP: "why-loop", errno.ENAMETOOLONG: "why-too-long"}


def is_file(path: Path) -> bool:
    """Whether an ordinary file lies at a path that somebody has named; where no path can lead, none does."""
    return os.path.isfile(path)  # noqa: PTH113 - it answers where ``Path`` fails: for a name that is too long


def exists(path: Path) -> bool:
    """The same for anything."""
    return os.path.exists(path)  # noqa: PTH110 - as above


def at_home(written: str) -> Path:
    """A path as somebody writes it, with ``~`` for a home folder; that of nobody is taken as it is written."""
    return Path(os.path.expanduser(written))  # noqa: PTH111 - it answers where ``Path`` fails: for a home of nobody


def whole(path: Path) -> Path:
    """A path from the root on, links followed as far as they lead; as it is where no path can lead."""
    try:
        return Path(os.path.realpath(path))
    except (OSError, ValueError):
        return path


def content_files(path: Path) -> list[Path]:
    """The YAML files below a folder in their order, or the path itself where it is none; ``Refused`` where the folder
    holds more than anybody writes."""
    if not os.path.isdir(path):  # noqa: PTH112 - as above
        return [path]
    found: list[Path] = []
    seen = 0
    for folder, folders, names in os.walk(path):
        seen += len(folders) + len(names)
        if seen > MOST_FILES:
            raise Refused(say("folder-too-large", folder=str(path), most=MOST_FILES))
        found += [Path(folder, name) for name in names if name.endswith((".yaml", ".yml"))]
    return sorted(found)


def read_bytes(path: Path, most: int) -> bytes:
    """The bytes of an ordinary file, one more than ``most`` where it holds more; ``Refused`` where it is none."""
    try:
        mode = path.stat().st_mode
        if stat.S_ISDIR(mode):
            raise IsADirectoryError
        if not stat.S_ISREG(mode):
            raise Refused(say("file-unreadable", file=str(path), why=say("why-not-a-file")))
        with path.open("rb") as file:
            return file.read(most + 1)
    except OSError as error:
        raise Refused(say("file-unreadable", file=str(path), why=why_not(error))) from None
    except ValueError:  # a NUL in its name
        raise Refused(say("file-unreadable", file=str(path), why=say("why-missing"))) from None


@contextmanager
def writing(path: Path) -> Generator[None]:
    """``Refused``, in one line, where a file or folder cannot be written."""
    try:
        yield
    except OSError as error:
        raise unwritable(path, error) from None


@contextmanager
def replacing(path: Path, begins: bytes) -> Generator[Path]:
    """A place beside ``path`` for a file of some kind, which takes its place once it is whole and on disk.

    No other kind of file is ever replaced: what lies at the path must be empty, or begin as files of that kind do.
    ``Refused`` where that cannot be, and then nothing is left beside it.
    """
    path = whole(path)
    if exists(path) and not _begins(path, begins):
        raise Refused(say("file-of-another-kind", file=str(path)))
    beside = path.with_name(f".new-{path.name}")
    try:
        yield beside
        with beside.open("rb+") as file:
            os.fsync(file.fileno())
        beside.replace(path)
    except BaseException as error:
        beside.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise unwritable(path, error) from None
        raise


def _begins(path: Path, begins: bytes) -> bool:
    """Whether a file is an ordinary one that is empty, or begins like that."""
    try:
        if not is_file(path):
            return False
        with path.open("rb") as file:
            return file.read(len(begins)) in (b"", begins)
    except OSError as error:
        raise unwritable(path, error) from None


def write_whole(path: Path, data: bytes, mode: int = 0o666) -> None:
    """Write a file; the old one stays whole until the new one is, and is on disk. ``mode`` is who may read and write
    it, as far as the system's mask lets them. ``OSError`` where that cannot be."""
    with _written_beside(path, data, mode) as beside:
        beside.replace(path)
    sync_folder(path.parent)


def write_first(path: Path, data: bytes, mode: int = 0o666) -> None:
    """The same where there is no such file yet; ``FileExistsError`` where another program was quicker."""
    with _written_beside(path, data, mode) as beside:
        os.link(beside, path)
    sync_folder(path.parent)


@contextmanager
def _written_beside(path: Path, data: bytes, mode: int) -> Generator[Path]:
    """A file that is on disk under a name that no other program takes, and that is gone in the end."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}-{threading.get_ident()}.new")
    try:
        with open(beside, "wb", opener=lambda name, flags: os.open(name, flags, mode)) as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        yield beside
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)


def make_folder(folder: Path) -> None:
    """Make a folder and those above it; ``Refused`` where something that is no folder has the name of one of them."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise Refused(say("file-unwritable", file=str(folder), why=say("why-no-folder"))) from None
    except OSError as error:
        raise unwritable(folder, error) from None


def sync_folder(folder: Path) -> None:
    """Wait until the names in a folder are on disk, on systems that can be asked to."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def unwritable(path: Path, error: OSError) -> Refused:
    """What is said where the system does not write a file."""
    return Refused(say("file-unwritable", file=str(path), why=why_not(error)))


def write_json(path: Path, record: object) -> None:
    """The same, with a record as it is read by people."""
    write_whole(path, msgspec.json.format(msgspec.json.encode(record)))


def why_not(error: OSError) -> Fact:
    """What the system refused, as a message where there is one for it."""
    reason = REASONS.get(type(error)) or NUMBERS.get(error.errno or 0)
    return say(reason) if reason else error.strerror or str(error)
