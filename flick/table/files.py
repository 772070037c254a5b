"""Reads and writes files of people: within limits, and with each refusal of the operating system told in the reader's
language."""

import errno
import os
import shutil
import stat
import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from itertools import count
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
    """Whether an ordinary file lies at a path that somebody has typed; False where the path is no possible path at
    all."""
    return os.path.isfile(path)  # noqa: PTH113 - it answers where ``Path`` fails: for a name that is too long


def exists(path: Path) -> bool:
    """Whether anything lies at a path that somebody has typed; False where the path is no possible path at all."""
    return os.path.exists(path)  # noqa: PTH110 - as above


def at_home(written: str) -> Path:
    """A path as somebody has typed it, with ``~`` replaced by their home folder; the ``~name`` of an unknown person
    stays as it is."""
    return Path(os.path.expanduser(written))  # noqa: PTH111 - it answers where ``Path`` fails: for a home of nobody


def whole(path: Path) -> Path:
    """The absolute path, with links followed as far as they lead; the same path where it is no possible path at all."""
    try:
        return Path(os.path.realpath(path))
    except (OSError, ValueError):
        return path


def content_files(path: Path) -> list[Path]:
    """The YAML files below a folder in alphabetical order, or the path itself where it is no folder; ``Refused`` where
    the folder holds more than ``MOST_FILES`` files and folders."""
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
    """The first ``most`` + 1 bytes of an ordinary file, so that the caller sees when it is longer than ``most``;
    ``Refused`` where there is no such file or the system does not let us read it."""
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
    """While a file or folder is written inside this block, turn an error of the system into ``Refused`` with one line
    for people."""
    try:
        yield
    except OSError as error:
        raise unwritable(path, error) from None


@contextmanager
def replacing(path: Path, begins: bytes) -> Generator[Path]:
    """Give a path beside ``path`` to write a new file to. When the block ends, the new file is synced to disk and takes
    the place of ``path``, so that nobody ever finds half a file there.

    An existing file is replaced only where it is empty or starts with the bytes ``begins``, so that a file of another
    kind is never lost. Where that or the writing fails, ``Refused`` is raised and the new file is removed.
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
    """Whether an ordinary file lies there that is empty or starts with those bytes."""
    try:
        if not is_file(path):
            return False
        with path.open("rb") as file:
            return file.read(len(begins)) in (b"", begins)
    except OSError as error:
        raise unwritable(path, error) from None


def copied(path: Path, where: str) -> Path:
    """Copy a file to a path that somebody has typed, and return the path of the copy; ``Refused`` where something lies
    there already, or nothing can be written."""
    target = at_home(where)
    try:
        with target.open("xb") as copy, path.open("rb") as kept:
            shutil.copyfileobj(kept, copy)
    except FileExistsError:
        raise Refused(say("journal-exists", file=str(target))) from None
    except OSError as error:
        raise unwritable(target, error) from None
    return target


def write_whole(path: Path, data: bytes, mode: int = 0o666) -> None:
    """Write a file so that its old content stays until the new one is whole and synced to disk. ``mode`` holds the
    permission bits, which the umask may reduce. ``OSError`` where the system does not allow it."""
    with _written_beside(path, data, mode) as beside:
        beside.replace(path)
    sync_folder(path.parent)


def write_first(path: Path, data: bytes, mode: int = 0o666) -> None:
    """Write a new file, whole and synced to disk; ``FileExistsError`` where one exists, also when another program has
    just made it."""
    with _written_beside(path, data, mode) as beside:
        os.link(beside, path)
    sync_folder(path.parent)


@contextmanager
def _written_beside(path: Path, data: bytes, mode: int) -> Generator[Path]:
    """Write the data to a temporary file with a unique name in the same folder, sync it to disk, and remove it when the
    block ends."""
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


def numbered(path: Path, before: str = "-") -> Iterator[Path]:
    """The path itself, then the same with a number behind its name, from ``name-2.yaml`` on."""
    yield path
    yield from (path.with_stem(f"{path.stem}{before}{number}") for number in count(2))


def make_folder(folder: Path) -> None:
    """Make a folder and all folders above it; ``Refused`` where a file has the name of one of them, or the system does
    not allow it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise Refused(say("file-unwritable", file=str(folder), why=say("why-no-folder"))) from None
    except OSError as error:
        raise unwritable(folder, error) from None


def sync_folder(folder: Path) -> None:
    """Wait until the names of the files in a folder are on disk, on systems that can sync a folder."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def unwritable(path: Path, error: OSError) -> Refused:
    """The refusal that people read when the system does not let us write a file."""
    return Refused(say("file-unwritable", file=str(path), why=why_not(error)))


def write_json(path: Path, record: object) -> None:
    """Write a record as indented JSON with ``write_whole``; ``OSError`` where the system does not allow it."""
    write_whole(path, msgspec.json.format(msgspec.json.encode(record)))


def why_not(error: OSError) -> Fact:
    """Why the system has refused: a message where there is one for this error, else the system's own words."""
    reason = REASONS.get(type(error)) or NUMBERS.get(error.errno or 0)
    return say(reason) if reason else error.strerror or str(error)
