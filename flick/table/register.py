"""The register: every game by its folders. Nothing of a game is loaded to be listed here.

A game is a folder of rules, which is a Python package in ``flick/games/<id>``, and one of content, ``levels/<id>``.
Folders of games that are named in ``FLICK_GAMES`` hold both in one. ``game.yaml`` among the content says how the game
stands on the table. Content without rules announces a game that cannot be played yet.

Pictures are found by what they are and by their names: those of the house in ``assets``, then those of every game.
"""

import os
from functools import cache
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec

from flick import places
from flick.table.files import is_file
from flick.table.sayings import Refused

FILE = "game.yaml"

Seats = Annotated[int, msgspec.Meta(ge=1, le=99)]


class Arena(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """That a game is played in the arena: the table and the starting places of most of its matches, by their names
    among its ``tables`` and ``starts``."""

    table: str
    start: str


class GameFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``game.yaml``. ``place`` is that on the title, counted from 1; a game without one stands behind those that have
    one. ``seats`` are the least and the most people, told before the rules are loaded."""

    place: Annotated[int, msgspec.Meta(ge=1)] | None = None
    seats: tuple[Seats, Seats] | None = None
    arena: Arena | None = None


class GameEntry(NamedTuple):
    """A game by its ID: where its rules lie, if there are any, and where its content does."""

    id: str
    rules: Path | None
    content: Path
    file: GameFile

    @property
    def is_built(self) -> bool:
        """Whether it can be played."""
        return self.rules is not None

    @property
    def is_presented(self) -> bool:
        """Whether it has a place of its own on the title."""
        return self.file.place is not None


def entries() -> list[GameEntry]:
    """All games in the order in which they are shown: by their places, then by their IDs."""
    rules = rules_folders()
    announced = [file.parent.name for file in sorted(places.shipped("levels").glob(f"*/{FILE}"))]
    found = [_entry(name, rules.get(name)) for name in sorted({*rules, *announced})]
    return sorted(found, key=lambda entry: (not entry.is_presented, entry.file.place or 0, entry.id))


def entry_of(name: str) -> GameEntry | None:
    """One game by its ID, if there is one."""
    return next((entry for entry in entries() if entry.id == name), None)


def first() -> str | None:
    """The first game that can be played, if there is any."""
    return next((entry.id for entry in entries() if entry.is_built), None)


def rules_folders() -> dict[str, Path]:
    """The folder of rules of each game that can be played. Those of the house come before others of the same ID."""
    return {
        folder.name: folder
        for root in reversed(_roots(os.environ.get("FLICK_GAMES", "")))
        if root.is_dir()
        for folder in sorted(root.iterdir())
        if (folder / "__init__.py").is_file()
    }


def is_of_the_house(rules: Path) -> bool:
    """Whether these rules came with the program."""
    return rules.parent == places.PACKAGE / "games"


def content_folder(name: str, rules: Path) -> Path:
    """Where the content of a game lies that has these rules."""
    levels = places.shipped("levels") / name
    return levels if is_of_the_house(rules) and levels.is_dir() else rules


def game_file(folder: Path) -> GameFile:
    """What a game says of itself; ``Refused`` with file, line and field where it cannot be read."""
    from flick.table import content

    path = folder / FILE
    return content.load(path, GameFile) if path.is_file() else GameFile()


def content_folders() -> tuple[Path, ...]:
    """Where the content of games lies, that of the house first."""
    return _content_folders(os.environ.get("FLICK_GAMES", ""))


def picture(kind: str, name: str) -> Path | None:
    """The file of a picture of that kind (``icons``, ``figures``, ``covers``), if there is one."""
    return _picture(kind, name, (places.shipped("assets"), *content_folders()))


def pictures(kind: str) -> list[str]:
    """The names of all pictures of a kind."""
    folders = (places.shipped("assets"), *content_folders())
    return sorted({path.stem for folder in folders for path in (folder / kind).glob("*.svg")})


def _entry(name: str, rules: Path | None) -> GameEntry:
    """What is wrong in its file is told by ``flick check``, and keeps nobody from playing."""
    folder = places.shipped("levels") / name if rules is None else content_folder(name, rules)
    try:
        return GameEntry(name, rules, folder, _kept_file(folder))
    except Refused:
        return GameEntry(name, rules, folder, GameFile())


def _roots(others: str) -> list[Path]:
    """Where games lie."""
    return [places.PACKAGE / "games", *(Path(part) for part in others.split(os.pathsep) if part)]


_kept_file = cache(game_file)


@cache
def _content_folders(others: str) -> tuple[Path, ...]:
    house = sorted(path for path in places.shipped("levels").iterdir() if path.is_dir())
    return (*house, *(init.parent for root in _roots(others)[1:] for init in sorted(root.glob("*/__init__.py"))))


@cache
def _picture(kind: str, name: str, folders: tuple[Path, ...]) -> Path | None:
    return next((path for folder in folders if is_file(path := folder / kind / f"{name}.svg")), None)
