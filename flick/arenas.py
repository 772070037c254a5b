"""What games bring along for the arena: tables, sizes, materials, starting places and looks, for whoever flicks without
a match. A game that does so says in its ``game.yaml`` with which table and start a match usually begins."""

from collections.abc import Mapping
from contextlib import suppress
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from flick.table import content, register
from flick.table.files import exists, is_file, whole
from flick.table.game import find
from flick.table.register import Arena, GameEntry
from flick.table.sayings import Refused, say

if TYPE_CHECKING:
    from flick.arena.layout import Layout, Material, PawnsFile
    from flick.arena.piece_looks import Look, LooksFile

MOST_NAMES = 1_000
"""The most names of pieces whose look is cached; a stranger's table may call its pieces anything."""


def arena_games() -> list[GameEntry]:
    """The games that can be played in the arena, in the order in which they are shown."""
    return [entry for entry in register.entries() if entry.is_built and entry.file.arena is not None]


def first_arena() -> GameEntry:
    """The first game that is played in the arena; ``Refused`` where there is none."""
    found = arena_games()
    if not found:
        raise Refused(say("no-arena"))
    return found[0]


def arena_in(folder: Path) -> Arena:
    """How a match of the game with that folder of content begins in the arena."""
    arena = register.game_file(folder).arena
    if arena is None:
        raise Refused(say("no-arena"))
    return arena


def flick_speeds(folder: Path, layout: "Layout") -> tuple[float, float]:
    """The least and the most speed (mm/s) of a flick on that table, by the rules of the game with that folder of
    content, and as far as the arena goes."""
    from flick.arena.shot import SPEED_LIMIT

    game = next(entry.id for entry in arena_games() if entry.content == folder)
    least, most = find(game).flick_speeds(layout)
    return least, min(SPEED_LIMIT, most)


def sizes_and_materials(folder: Path) -> "tuple[PawnsFile, Mapping[str, Material]]":
    """The sizes of pawns and the materials that tables and layouts can name, from the content folder of a game."""
    from flick.arena.layout import MaterialsFile, PawnsFile

    pawns = content.load(folder / "pawns.yaml", PawnsFile)
    return pawns, content.load(folder / "materials.yaml", MaterialsFile).materials


def folder_for(path: Path) -> Path:
    """The content folder of the game to which a table belongs: the one in which its file lies, else that of the first
    arena."""
    folders = (entry.content for entry in arena_games() if whole(path).is_relative_to(entry.content.resolve()))
    return next(folders, None) or first_arena().content


def table_file(name: str) -> Path:
    """The file of a table, given by its path or by its name among the tables of games."""
    path = Path(name)
    if exists(path):
        return path
    presets = (entry.content / "tables" / f"{name}.yaml" for entry in arena_games())
    return next((preset for preset in presets if is_file(preset)), path)


def looks() -> "LooksFile":
    """How the pieces and sides of all games look; where two games use a name, the first one counts."""
    return _looks(register.content_folders())


def known_look(name: str) -> "Look | None":
    """The look of a piece with that name, ``None`` where no game has one. It is cached, because every piece is looked
    up in every frame."""
    return _known_look(name, register.content_folders())


@lru_cache(MOST_NAMES)
def _known_look(name: str, folders: tuple[Path, ...]) -> "Look | None":
    return _looks(folders).named(name)


@cache
def _looks(folders: tuple[Path, ...]) -> "LooksFile":
    from flick.arena.piece_looks import LooksFile

    found = LooksFile({})
    for folder in folders:
        with suppress(Refused):  # what is wrong in a file is told by ``flick check``
            path = folder / "looks.yaml"
            if not path.is_file():
                continue
            other = content.load(path, LooksFile)
            found = LooksFile(
                other.looks | found.looks,
                other.sides | found.sides,
                found.signs or other.signs,
                found.stamps or other.stamps,
                found.niche or other.niche,
                found.strewn or other.strewn,
            )
    return found
