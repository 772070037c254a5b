"""``flick build`` lets people build something of their own for a game, and lists, changes, deletes, imports and exports
it."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from flick.commands.common import add_json, print_json
from flick.table.files import at_home
from flick.table.sayings import Refused, say
from flick.table.words import Words

if TYPE_CHECKING:
    from flick.table.game import GamesAny

EXAMPLE = "flick build {building} --list"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", metavar=words("help-game-name"), help=words("help-build-game"))
    parser.add_argument("--list", action="store_true", help=words("help-build-list"))
    parser.add_argument("--import", dest="bring", metavar=words("help-file"), help=words("help-build-import"))
    parser.add_argument("--export", dest="send", metavar=words("help-build-name"), help=words("help-build-export"))
    parser.add_argument("--change", metavar=words("help-build-name"), help=words("help-build-change"))
    parser.add_argument("--delete", metavar=words("help-build-name"), help=words("help-build-delete"))
    parser.add_argument("--out", metavar=words("help-file"), help=words("help-build-out"))
    add_json(parser, words)


def run(chosen: argparse.Namespace, words: Words) -> int:
    from flick.kept_drafts import builder_of
    from flick.table.game import find

    deeds = (chosen.list, chosen.bring, chosen.send, chosen.change, chosen.delete)
    if sum(deed not in (None, False) for deed in deeds) > 1:
        raise Refused(say("build-one-deed"))
    game = find(chosen.game)
    builder_of(game)
    if chosen.list:
        return _list(game, words, chosen.json)
    if chosen.bring is not None:
        return _bring(game, words, chosen.bring)
    if chosen.send is not None:
        return _send(game, words, chosen.send, chosen.out)
    if chosen.delete is not None:
        return _delete(game, words, chosen.delete)
    return _build(game, words, chosen.change)


def _list(game: "GamesAny", words: Words, as_json: bool) -> int:
    from flick.kept_drafts import builder_of, folder_of, kept
    from flick.sitting import words_for
    from flick.table.records import to_plain

    builder, found = builder_of(game), kept(game)
    own = words_for(words, game)
    if as_json:
        print_json([{"file": str(one.path), "built": to_plain(one.record), "why": _why(own, one)} for one in found])
        return 0
    if not found:
        print(own("build-list-empty", folder=str(folder_of(game))))
    for one in found:
        told = own(builder.told(one.record)) if one.refused is None else _why(own, one)
        name = builder.name(one.record) if one.refused is None else one.path.name
        print(own("build-list-line", name=name, told=told or "", file=str(one.path)))
    return 0


def _why(words: Words, one: Any) -> str | None:
    return None if one.refused is None else words(one.refused.say)


def _bring(game: "GamesAny", words: Words, file: str) -> int:
    from flick.kept_drafts import keep, read

    path = keep(game, read(game, at_home(file)))
    print(words("build-kept", file=str(path)))
    return 0


def _send(game: "GamesAny", words: Words, name: str, out: str | None) -> int:
    from flick.kept_drafts import as_yaml, find, write

    record = find(game, name)
    if out is None:
        print(as_yaml(record), end="")
        return 0
    write(game, record, at_home(out))
    print(words("build-kept", file=out))
    return 0


def _delete(game: "GamesAny", words: Words, name: str) -> int:
    from flick.kept_drafts import forget

    path = _own(game, name)
    forget(path)
    print(words("build-deleted", file=str(path)))
    return 0


def _own(game: "GamesAny", name: str) -> Path:
    """The file of something that the player has built, by the name of the file or of the record in it."""
    from flick.kept_drafts import builder_of, folder_of, kept

    builder = builder_of(game)
    for one in kept(game):
        called = "" if one.refused is not None else builder.name(one.record)
        if name.casefold() in (one.path.stem.casefold(), called.casefold()):
            return one.path
    raise Refused(say("build-none-so-called", name=name, folder=str(folder_of(game))))


def _build(game: "GamesAny", words: Words, change: str | None) -> int:
    """Let the player build something step by step, or ``change`` something that they have built; the exit code."""
    from flick.kept_drafts import builder_of, keep, read
    from flick.sitting import words_for
    from flick.table.records import to_plain
    from flick.terminal.building_session import Building
    from flick.terminal.keyboard import Keyboard

    builder = builder_of(game)
    path = None if change is None else _own(game, change)
    draft = builder.blank() if path is None else {**builder.blank(), **to_plain(read(game, path))}
    record = Building(game, builder, words_for(words, game), Keyboard()).run(draft)
    if record is None:
        print(words("build-given-up"))
        return 0
    print(words("build-kept", file=str(keep(game, record, path))))
    return 0
