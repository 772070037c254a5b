"""Keeps what people have built for a game as YAML files in a folder of their own; such files can also come from others.

A stranger's file can do no worse than be refused, with the place and the reason.
"""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from flick.places import own_files
from flick.table.building import Builder
from flick.table.content import read_document
from flick.table.files import at_home, is_file, make_folder, numbered, unwritable, write_whole
from flick.table.game import GamesAny
from flick.table.match import Match
from flick.table.options import SEATS
from flick.table.records import to_plain
from flick.table.sayings import Refused, say

KIND = ".yaml"


class KeptDraft(NamedTuple):
    """A file of the player's own: the record that was built, or why it cannot be used."""

    path: Path
    record: Any
    refused: Refused | None = None


def builder_of(game: GamesAny) -> Builder[Any]:
    """The builder of a game; ``Refused`` where people can build nothing for it."""
    if game.builder is None:
        raise Refused(say("build-nothing", game=say(f"game-{game.id}")))
    return game.builder


def folder_of(game: GamesAny) -> Path:
    """The folder in which the player's own files for a game lie."""
    return own_files(game.id, builder_of(game).folder)


def kept(game: GamesAny) -> list[KeptDraft]:
    """All files of the player's own for a game, by their names."""
    return list(_kept(game))


def _kept(game: GamesAny) -> Iterator[KeptDraft]:
    for path in sorted(folder_of(game).glob(f"*{KIND}"), key=lambda path: path.stem.casefold()):
        try:
            yield KeptDraft(path, read(game, path))
        except Refused as refused:
            yield KeptDraft(path, None, refused)


def usable(game: GamesAny) -> list[KeptDraft]:
    """Those of the player's own records that can be played."""
    return [one for one in kept(game) if one.refused is None]


def read(game: GamesAny, path: Path) -> Any:
    """The record in a file; ``Refused``, with the place or the rule, where it cannot be played."""
    builder = builder_of(game)
    record = read_document(path).convert(builder.Record)
    try:
        builder.check(record)
    except Refused as refused:
        raise Refused(say("in-file", file=str(path), why=refused.say), refused.rule) from None
    return record


def find(game: GamesAny, name: str) -> Any:
    """The player's own record with that name or file name, or the one in the file with that path; ``Refused`` where
    there is none."""
    own = folder_of(game) / f"{name}{KIND}"
    if is_file(own):
        return read(game, own)
    if Path(name).suffix == KIND or is_file(Path(name)):
        return read(game, at_home(name))
    builder = builder_of(game)
    for one in usable(game):
        if builder.name(one.record).casefold() == name.casefold():
            return one.record
    raise Refused(say("build-none-so-called", name=name, folder=str(folder_of(game))))


def keep(game: GamesAny, record: Any, instead: Path | None = None) -> Path:
    """Write a record to the player's own folder: ``instead`` of the one in that file, else to a new file."""
    builder = builder_of(game)
    builder.check(record)
    folder = folder_of(game)
    make_folder(folder)
    names = numbered(folder / f"{plain_name(builder.name(record))}{KIND}", before="_")
    path = next(path for path in names if path == instead or not path.exists())
    write(game, record, path)
    if instead is not None and instead != path:
        instead.unlink(missing_ok=True)
    return path


def write(game: GamesAny, record: Any, path: Path) -> None:
    """Write a record to a file at any path."""
    builder_of(game).check(record)
    try:
        write_whole(path, as_yaml(record).encode())
    except OSError as error:
        raise unwritable(path, error) from None


def note(match: Match) -> None:
    """After a match, write to the file of each own record what it has gained, if the file still exists. A match from
    somebody else's table changes no file."""
    game, builder = match.game, match.game.builder
    if builder is None or match.result is None or not match.is_counted:
        return
    for seat, own in enumerate(getattr(match.options, SEATS, ())):
        record = getattr(own, builder.option)
        if not isinstance(record, builder.Record):
            continue
        after = builder.after(record, match.state, seat)
        for one in usable(game):
            if builder.thing(one.record) == builder.thing(record) and one.record != after:
                with contextlib.suppress(Refused):
                    write(game, after, one.path)


def forget(path: Path) -> None:
    """Remove a file of the player's own."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise unwritable(path, error) from None


def as_yaml(record: Any) -> str:
    """A record as YAML for people to read, with short lists in one line."""
    plain = to_plain(record)
    return yaml.safe_dump(plain, default_flow_style=None, sort_keys=False, allow_unicode=True, width=110)


def plain_name(name: str) -> str:
    """A name as a file name: small letters and digits, with ``_`` between the words, and ``_`` alone where there are
    none."""
    letters = "".join(letter if letter.isalnum() else " " for letter in name.casefold())
    return "_".join(letters.split()) or "_"
