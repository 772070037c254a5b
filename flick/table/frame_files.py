"""Reads and checks the frames of cards from the file ``looks.yaml`` of a game."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from flick.table import content
from flick.table.content import Document
from flick.table.frames import EMPTY, PARTS, CardBack, CardFrame, Frames
from flick.table.plain import is_list, is_mapping
from flick.table.sayings import Refused, say

FILE = "looks.yaml"
COLOURS = ("colour", "flavour_colour", "flat", "ink", "light", "line", "ramp", "rays", "tint")
"""The fields of a frame that name a colour of the palettes, where their value is text."""


def frames_in(folders: tuple[Path, ...]) -> Frames:
    """The frames of several games, given by their content folders; where two have a frame of one name, the first folder
    counts. A faulty file counts as empty, so that it keeps nobody from playing; ``flick check`` reports the fault."""
    found = Frames()
    for folder in folders:
        own = _kept(folder / FILE)
        found = Frames(frames={**own.frames, **found.frames}, back=found.back or own.back)
    return found


def read(document: Document) -> Frames:
    """The frames in a file; ``BadContent`` at the first fault."""
    data = document.data if is_mapping(document.data) else {}
    frames = document.convert(dict[str, CardFrame], ("frames",)) if "frames" in data else {}
    back = document.convert(CardBack, ("back",)) if "back" in data else None
    return Frames(frames={name: _whole(document, frames, name) for name in frames}, back=back)


def check_colours(document: Document, known: Iterable[str]) -> None:
    """Refuse a colour that is not among the ``known`` ones. A name with a placeholder such as ``{colour}`` passes where
    some known name matches it."""
    names = list(known)
    for path, value in values_of(document.data, ()):
        if path[0] in ("frames", "back") and path[-1] in COLOURS and isinstance(value, str):
            pattern = re.sub(r"\\\{(?:colour|last|side)\\\}", "[a-z0-9_.-]+", re.escape(value))
            bare = re.sub(r"\.\d+$", "", value)
            if bare not in names and value != "{colour}" and not any(re.fullmatch(pattern, name) for name in names):
                raise document.unexpected(path, say("expected-known-colour"), value)


def _whole(document: Document, frames: dict[str, CardFrame], name: str, seen: tuple[str, ...] = ()) -> CardFrame:
    """A frame completed with the parts of the frame that it is ``like``, which is completed in the same way. ``seen``
    names the frames on the way here, so that a circle is refused."""
    frame, path = frames[name], ("frames", name)
    if unknown := [part for part in frame.without if part not in PARTS]:
        known = say("expected-one-of", choices=", ".join(PARTS))
        raise document.unexpected((*path, "without"), known, unknown[0])
    if (picture := frame.picture) is not None and not picture.feet:
        raise document.error((*path, "picture", "feet"), "frame-no-foot")
    if frame.title is not None:
        for way in (*frame.title.ways, *(frame.title.narrow.ways if frame.title.narrow else ())):
            if len(way.rooms) != len(way.down):
                raise document.error((*path, "title"), "frame-uneven", rooms=len(way.rooms), down=len(way.down))
    if not frame.like:
        return frame
    if frame.like not in frames or frame.like in (name, *seen):
        others = say("expected-one-of", choices=", ".join(other for other in frames if other not in (name, *seen)))
        raise document.unexpected((*path, "like"), others, frame.like)
    base = _whole(document, frames, frame.like, (*seen, name))
    given: dict[str, Any] = {part: value for part in PARTS if (value := getattr(frame, part))}
    gone: dict[str, Any] = {part: getattr(EMPTY, part) for part in frame.without}
    return msgspec.structs.replace(base, **given, **gone)


def values_of(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every value of a document that is neither a list nor a mapping, with its path."""
    if is_mapping(data):
        for key, value in data.items():
            yield from values_of(value, (*path, key))
    elif is_list(data):
        for index, value in enumerate(data):
            yield from values_of(value, (*path, index))
    elif path:
        yield path, data


@cache
def _kept(path: Path) -> Frames:
    if not path.is_file():
        return Frames()
    try:
        return read(content.read_document(path))
    except Refused:
        return Frames()
