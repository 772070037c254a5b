"""Pictures that take long are painted once, and lie in a folder from then on: for the next match, the next start of the
program, the next run of the tests.

A picture is known by everything that it is made from: what its painter was given, the sources and drawings that
painters use, and the libraries. Nothing is lost with the folder, and no fault of it is anybody's: what cannot be read
is painted. The bare table is not among them: it is as large as the window, and soon painted.
"""

import contextlib
import hashlib
import os
import platform
import struct
import sys
import threading
import zlib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import numpy as np
import pygame
from pygame import SRCALPHA, Surface

from flick import places
from flick.table.register import content_folders
from flick.window.app.theme import FILES, Theme, font_file
from flick.window.widgets.surfaces import Laid

SOURCES = (
    *("paint", "window/cards", "window/menus/covers.py", "window/app/theme.py", "window/app/fine_font.py"),
    *("window/app/picture_cache.py", "window/arena/effects/names.py"),
    *("window/arena/sprite.py", "window/arena/table_art.py"),
    *("window/board/map_ground.py", "window/board/map_shape.py", "window/board/layout_file.py"),
    *("window/widgets/icon.py", "window/widgets/surfaces.py", "window/widgets/turned_surfaces.py"),
    *("table/looks.py", "table/register.py"),
    *("table/frames.py", "table/frame_parts.py", "table/frame_files.py", "table/plain.py"),
    *("arenas.py", "arena/layout.py", "arena/piece_looks.py", "arena/shapes.py"),
)
"""What draws pictures, in the package; what else painters import has no say in how a picture looks."""

DRAWINGS = ("*.svg", "looks.yaml")
"""What they are drawn from, in ``assets`` and in the content of games."""

MOST = 192 << 20
"""Bytes that all pictures together may take; those that were not wanted for the longest time go."""

SOME = MOST // 8
"""Bytes that are written before anybody looks again how many there are."""

KIND = ".picture"
HEAD = struct.Struct("<4s?iiiiI")
"""A mark, whether there is transparency, width, height, left, top, and a sum of the pixels."""

MARK = b"flk1"


class PictureCache:
    """The pictures in a folder. Several threads and several programs may use it at once."""

    def __init__(self, folder: Path, most: int = MOST) -> None:
        self.folder, self._most = folder, most
        self._left = 0
        """Bytes until somebody looks how many there are."""

    def surface(self, theme: Theme, key: object, paint: Callable[[], Surface]) -> Surface:
        """The picture of that key in a theme, painted if it does not lie here."""
        return self.laid(theme, key, lambda: Laid(paint(), 0, 0)).surface

    def laid(self, theme: Theme, key: object, paint: Callable[[], Laid]) -> Laid:
        """The same, with its place in the window."""
        path = self.folder / (_name(theme, key) + KIND)
        found = _read(path)
        if found is None:
            found = paint()
            self._keep(path, found)
        return found

    def _keep(self, path: Path, laid: Laid) -> None:
        """Write a picture in one go: whoever reads meanwhile finds all of it, or nothing."""
        whole = _written(laid)
        if whole is None:
            return
        new = path.with_suffix(f".{os.getpid()}-{threading.get_ident()}")
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if self._left <= 0:
                self._make_room()
            self._left -= len(whole)
            new.write_bytes(whole)
            new.replace(path)
        except OSError:
            with contextlib.suppress(OSError):
                new.unlink(missing_ok=True)

    def _make_room(self) -> None:
        """Let the oldest go until so much may be written as is written before this is done again."""
        self._left = min(SOME, self._most // 2)
        lying = sorted(_files(self.folder), reverse=True)
        size = 0
        for _, bytes_of, path in lying:
            size += bytes_of
            if size > self._most - self._left:
                path.unlink(missing_ok=True)


@cache
def pictures() -> PictureCache:
    """Those of the person who plays, or of whoever runs the tests."""
    return PictureCache(places.cache() / "pictures")


def _read(path: Path) -> Laid | None:
    """The picture of a file, unless there is none, or it is torn."""
    try:
        whole = path.read_bytes()
        os.utime(path)
    except OSError:
        return None
    if len(whole) < HEAD.size:
        return None
    mark, clear, width, height, left, top, total = HEAD.unpack_from(whole)
    pixels = whole[HEAD.size :]
    if mark != MARK or len(pixels) != 4 * width * height or zlib.crc32(pixels) != total:
        return None
    surface = Surface((width, height), SRCALPHA if clear else 0, 32)
    surface.get_buffer().write(pixels, 0)
    return Laid(surface, left, top)


def _written(laid: Laid) -> bytes | None:
    """The bytes of a picture; ``None`` of one that is built in any other way than those that are read."""
    surface = laid.surface
    clear, (width, height) = bool(surface.get_flags() & SRCALPHA), surface.get_size()
    like = Surface((1, 1), SRCALPHA if clear else 0, 32)
    if surface.get_masks() != like.get_masks() or surface.get_pitch() != 4 * width:
        return None
    pixels = surface.get_buffer().raw
    return HEAD.pack(MARK, clear, width, height, laid.left, laid.top, zlib.crc32(pixels)) + pixels


def _name(theme: Theme, key: object) -> str:
    """What a picture is called; ``key`` says everything when it is printed."""
    told = f"{_painters()} {theme.mark} {theme.scale!r} {key!r}"
    return hashlib.sha256(told.encode()).hexdigest()[:40]


@cache
def _painters() -> str:
    """What tells these painters from others: their sources, drawings and libraries. Files are told apart by when they
    were written, as all of them would take long to read."""
    told = hashlib.sha256()
    for version in (np.__version__, pygame.version.ver, pygame.get_sdl_version(), sys.platform, platform.machine()):
        told.update(repr(version).encode())
    for path in (*_painting(), *sorted(map(font_file, FILES))):
        state = path.stat()
        told.update(f"{path} {state.st_mtime_ns} {state.st_size}\n".encode())
    return told.hexdigest()


def _painting() -> Iterator[Path]:
    """Every file of which pictures are made."""
    for source in SOURCES:
        path = places.PACKAGE / source
        yield from sorted(path.rglob("*.py")) if path.is_dir() else (path,)
    for folder in (places.shipped("assets"), *content_folders()):
        yield from sorted(path for pattern in DRAWINGS for path in folder.rglob(pattern))


def _files(folder: Path) -> Iterator[tuple[float, int, Path]]:
    """When each picture was wanted last, and how many bytes it takes."""
    for path in folder.iterdir():
        with contextlib.suppress(OSError):
            state = path.stat()
            yield state.st_mtime, state.st_size, path
