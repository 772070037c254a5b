"""What people have built for a game: kept as YAML files in a folder of their own, read from and written for anybody.

A stranger's file can at worst be refused with the place and the reason.
"""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from flick.places import own_files
from flick.table.building import Builder
from flick.table.content import read_document
from flick.table.files import at_home, is_file, make_folder, unwritable, write_whole
from flick.table.game import GamesAny
from flick.table.match import Match
from flick.table.options import SEATS
from flick.table.records import to_plain
from flick.table.sayings import Refused, say

KIND = ".yaml"


class KeptDraft(NamedTuple):
    """One's own file: what was built, or why that cannot be used."""

    path: Path
    record: Any
    refused: Refused | None = None


def builder_of(game: GamesAny) -> Builder[Any]:
    """``Refused`` where nothing is built for a game."""
    if game.builder is None:
        raise Refused(say("build-nothing", game=say(f"game-{game.id}")))
    return game.builder


def folder_of(game: GamesAny) -> Path:
    """Where somebody's own lie."""
    return own_files(game.id, builder_of(game).folder)


def kept(game: GamesAny) -> list[KeptDraft]:
    """All of somebody's own, by the names of their files."""
    return list(_kept(game))


def _kept(game: GamesAny) -> Iterator[KeptDraft]:
    for path in sorted(folder_of(game).glob(f"*{KIND}"), key=lambda path: path.stem.casefold()):
        try:
            yield KeptDraft(path, read(game, path))
        except Refused as refused:
            yield KeptDraft(path, None, refused)


def usable(game: GamesAny) -> list[KeptDraft]:
    """Those that can be played."""
    return [one for one in kept(game) if one.refused is None]


def read(game: GamesAny, path: Path) -> Any:
    """What stands in a file; ``Refused`` where it is none that can be played, with the place or the rule."""
    builder = builder_of(game)
    record = read_document(path).convert(builder.Record)
    try:
        builder.check(record)
    except Refused as refused:
        raise Refused(say("in-file", file=str(path), why=refused.say), refused.rule) from None
    return record


def find(game: GamesAny, name: str) -> Any:
    """One of one's own by the name of its file or its own, or any other by its path."""
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
    """Write something that was built among one's own, ``instead`` of what is in that file; its own file otherwise."""
    builder = builder_of(game)
    builder.check(record)
    folder = folder_of(game)
    make_folder(folder)
    path = _free(folder, plain_name(builder.name(record)), instead)
    write(game, record, path)
    if instead is not None and instead != path:
        instead.unlink(missing_ok=True)
    return path


def write(game: GamesAny, record: Any, path: Path) -> None:
    """Write it to a file of any name."""
    builder_of(game).check(record)
    try:
        write_whole(path, as_yaml(record).encode())
    except OSError as error:
        raise unwritable(path, error) from None


def note(match: Match) -> None:
    """What somebody's own has gained in a match that is over is kept in its file, if it still has one; nothing that a
    match from elsewhere tells of it."""
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
    """Take one's own file away."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise unwritable(path, error) from None


def as_yaml(record: Any) -> str:
    """As it is read by people: short lists in one line."""
    plain = to_plain(record)
    return yaml.safe_dump(plain, default_flow_style=None, sort_keys=False, allow_unicode=True, width=110)


def plain_name(name: str) -> str:
    """A name as files are called: letters, digits, and something between them."""
    letters = "".join(letter if letter.isalnum() else " " for letter in name.casefold())
    return "_".join(letters.split()) or "_"


def _free(folder: Path, stem: str, instead: Path | None) -> Path:
    """The first file of that name that there is not yet."""
    number = 1
    while True:
        path = folder / (f"{stem}{KIND}" if number == 1 else f"{stem}_{number}{KIND}")
        if path == instead or not path.exists():
            return path
        number += 1
