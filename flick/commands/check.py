"""``flick check`` checks content files and match files."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from flick.commands.common import add_json, arena_errors, print_json, words_that_say
from flick.table.files import content_files, whole
from flick.table.sayings import Refused, Say, say
from flick.table.words import Words

if TYPE_CHECKING:
    from flick.table.game import GamesAny

EXAMPLE = "flick check levels/{game}/game.yaml"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("paths", nargs="*", metavar=words("help-file"), help=words("help-check-paths"))
    add_json(parser, words)


def run(chosen: argparse.Namespace, words: Words) -> int:
    named = [Path(path) for path in chosen.paths] or list(_all_folders())
    files = [file for path in named for file in content_files(path)]
    faults: list[tuple[Path, Say]] = []
    for path in files:
        try:
            check_file(path)
        except Refused as refused:
            faults.append((path, refused.say))
    if chosen.json:
        record = [{"file": str(path), "fault": words_that_say(words, why)(why)} for path, why in faults]
        print_json({"files": len(files), "faults": record})
    else:
        for _, why in faults:
            print(words_that_say(words, why)(why).replace("\n", " "), file=sys.stderr)
        print(words("check-count", files=len(files), faults=len(faults)))
    return 1 if faults else 0


def check_file(path: Path) -> None:
    """Check a content file as the kind that it is, or a match file; ``Refused`` with file, line and field where it is
    wrong."""
    from flick.commands.check_names import check_icons, check_own_colours, check_own_pictures
    from flick.paint import palette
    from flick.table import content, register, story
    from flick.window.board import layout_file

    if path.suffix == ".flick":
        from flick.table.journal import load

        load(path)
        return
    document = content.read_document(path)
    if (found := _in_game(path)) is not None:
        game, kind = found
        game.check_content(path, document.convert(kind))
    else:
        _check_known(document, path)
    if path.name in (layout_file.FILE, story.FILE):
        check_icons(document)
    if path.name == register.FILE:
        check_own_pictures(path.parent)
    if path.name == palette.FILE:
        check_own_colours(document, path)


def _check_known(document: Any, path: Path) -> None:
    """Check a file outside the folder of a game whose kind its keys tell: a table or layout, pawns, materials, looks,
    starts, a map, scenarios, or how a game is shown in the window."""
    from flick.arena.layout import LayoutFile, MaterialsFile, PawnsFile, layout_of
    from flick.arena.piece_looks import LooksFile
    from flick.arena.starts import StartFile
    from flick.arenas import folder_for, sizes_and_materials
    from flick.maps.graph import Graph
    from flick.paint import palette
    from flick.table import frame_files, register, story
    from flick.table.scenario import Book
    from flick.window.board import layout_file
    from flick.window.match.summary import SummaryFile

    keys = set(document.data) if isinstance(document.data, dict) else set[Any]()
    if "table" in keys:
        file = document.convert(LayoutFile)
        with arena_errors(path):
            layout_of(file, *sizes_and_materials(folder_for(path)))
    elif "scenarios" in keys:
        Book(document)
    elif "materials" in keys:
        document.convert(MaterialsFile)
    elif path.name == frame_files.FILE or keys & {"looks", "frames"}:
        document.convert(LooksFile)
        frame_files.read(document)
        frame_files.check_colours(document, palette.colours_of("normal", (*register.content_folders(), path.parent)))
    elif "start" in keys:
        _check_for_games(path, document.convert(StartFile))
    elif {"cells", "links"} <= keys:
        _check_for_games(path, document.convert(Graph))
    elif {"sizes", "pawns"} <= keys:
        document.convert(PawnsFile)
    elif "rails" in keys:
        document.convert(layout_file.BoardLayoutFile)
    elif "summary" in keys:
        document.convert(SummaryFile)
    elif path.name == story.FILE:
        document.convert(story.StoryFile)
    elif path.name == palette.FILE:
        document.convert(palette.ColoursFile)
    elif path.name == register.FILE:
        document.convert(register.GameFile)
    elif (found := _by_keys(keys)) is not None:
        game, kind = found
        game.check_content(path, document.convert(kind))
    else:
        raise Refused(say("check-unknown", file=str(path)))


def _by_keys(keys: set[Any]) -> "tuple[GamesAny, type[Any]] | None":
    """The game and the record type of a file whose keys include all that this type needs, such as an adventure that
    lies anywhere."""
    from flick.table.game import all_games

    for game in all_games():
        for kind in game.content_kinds.values():
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
                needed = {field.encode_name for field in msgspec.structs.fields(kind) if field.required}
                if len(needed) > 1 and needed <= keys:
                    return game, kind
    return None


def _check_for_games(path: Path, record: object) -> None:
    """Check starting places or a map outside the folders of games as each game would that has such files."""
    from flick.table.game import all_games

    for game in all_games():
        if type(record) in game.content_kinds.values():
            game.check_content(path, record)


def _in_game(path: Path) -> "tuple[GamesAny, type[Any]] | None":
    """The game that a file belongs to, and the record type that it holds there: by the folder in which it lies, or, for
    a copy elsewhere, by the names of its folders."""
    from flick.table.game import all_games

    lies = whole(path)
    for game in all_games():
        own = game.folder.resolve()
        within = lies.relative_to(own) if lies.is_relative_to(own) else _behind(game.id, lies)
        if within is not None and (kind := _kind_in(game, within)) is not None:
            return game, kind
    return None


def _behind(folder: str, path: Path) -> Path | None:
    """The part of a path behind the innermost folder of that name."""
    above = list(path.parent.parts)
    return Path(*path.parts[len(above) - above[::-1].index(folder) :]) if folder in above else None


def _kind_in(game: "GamesAny", within: Path) -> type[Any] | None:
    from flick.window.board.layout_file import FILE, BoardLayoutFile

    if within == Path(FILE):
        return BoardLayoutFile
    kinds = game.content_kinds.items()
    return next((kind for pattern, kind in kinds if _is_at(within, pattern)), None)


def _is_at(within: Path, pattern: str) -> bool:
    """Whether the path matches the pattern of a content file in the folder of a game."""
    return len(within.parts) == len(Path(pattern).parts) and within.match(pattern)


def _all_folders() -> Iterator[Path]:
    from flick.places import shipped
    from flick.table.game import all_games

    yield shipped("levels")
    for game in all_games():
        if not game.folder.is_relative_to(shipped("levels")):
            yield game.folder
