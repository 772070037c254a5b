"""The register of games: finds the folders of every game without loading its rules.

A game has a folder of rules, the Python package ``flick/games/<id>``, and a folder of content, ``levels/<id>``. Games
in the folders that ``FLICK_GAMES`` names have both in one folder. The file ``game.yaml`` in the content says where the
game stands on the title screen. Content without rules announces a game that cannot be played yet.

The register also finds pictures by their kind and name: first those of the house in ``assets``, then those of every
game.
"""

import os
from functools import cache
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec

from flick import places
from flick.table.files import at_home, is_file
from flick.table.sayings import Refused

FILE = "game.yaml"

Seats = Annotated[int, msgspec.Meta(ge=1, le=99)]


class Arena(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table and the starting places of most matches of a game that is played in the arena, by their names in the
    folders ``tables`` and ``starts``."""

    table: str
    start: str


class GameFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The record in ``game.yaml``. ``place`` is the game's place on the title screen, counted from 1; games without one
    follow after the others. ``seats`` are the smallest and the largest number of seats, known without loading the
    rules."""

    place: Annotated[int, msgspec.Meta(ge=1)] | None = None
    seats: tuple[Seats, Seats] | None = None
    arena: Arena | None = None


class GameEntry(NamedTuple):
    """A game by its ID, with the folder of its rules, ``None`` where it has none yet, and the folder of its content."""

    id: str
    rules: Path | None
    content: Path
    file: GameFile

    @property
    def is_built(self) -> bool:
        """Whether the game has rules, so that it can be played."""
        return self.rules is not None

    @property
    def is_presented(self) -> bool:
        """Whether the game has a place of its own on the title screen."""
        return self.file.place is not None


def entries() -> list[GameEntry]:
    """All games in the order in which they are shown: by their places, then by their IDs."""
    rules = rules_folders()
    announced = [file.parent.name for file in sorted(places.shipped("levels").glob(f"*/{FILE}"))]
    found = [_entry(name, rules.get(name)) for name in sorted({*rules, *announced})]
    return sorted(found, key=lambda entry: (not entry.is_presented, entry.file.place or 0, entry.id))


def entry_of(name: str) -> GameEntry | None:
    """The entry of the game with that ID; ``None`` where there is no such game."""
    return next((entry for entry in entries() if entry.id == name), None)


def first() -> str | None:
    """The ID of the first game that can be played; ``None`` where there is none."""
    return next((entry.id for entry in entries() if entry.is_built), None)


def rules_folders() -> dict[str, Path]:
    """The folder of rules of each game that can be played, by its ID. A game of the house hides others with the same
    ID."""
    return {
        folder.name: folder
        for root in reversed(_roots(os.environ.get("FLICK_GAMES", "")))
        if root.is_dir()
        for folder in sorted(root.iterdir())
        if (folder / "__init__.py").is_file()
    }


def is_of_the_house(rules: Path) -> bool:
    """Whether a folder of rules came with the program."""
    return rules.parent == places.PACKAGE / "games"


def content_folder(name: str, rules: Path) -> Path:
    """The content folder of the game with that name and that folder of rules."""
    levels = places.shipped("levels") / name
    return levels if is_of_the_house(rules) and levels.is_dir() else rules


def content_file(game: str, folder: str, name: str) -> Path:
    """The file of the house with that name in a folder of a game's content, or else the one at that path."""
    house = places.shipped("levels") / game / folder / f"{name}.yaml"
    return house if is_file(house) else at_home(name)


def game_file(folder: Path) -> GameFile:
    """Read the ``game.yaml`` of a content folder; ``Refused`` with file, line and field where it cannot be read."""
    from flick.table import content

    path = folder / FILE
    return content.load(path, GameFile) if path.is_file() else GameFile()


def content_folders() -> tuple[Path, ...]:
    """The content folders of all games, those of the house first."""
    return _content_folders(os.environ.get("FLICK_GAMES", ""))


def picture(kind: str, name: str) -> Path | None:
    """The file of the picture with that name and kind (``icons``, ``figures``, ``covers``); ``None`` where there is
    none."""
    return _picture(kind, name, (places.shipped("assets"), *content_folders()))


def _entry(name: str, rules: Path | None) -> GameEntry:
    """The entry of a game. A faulty ``game.yaml`` counts as empty, so that it keeps nobody from playing; ``flick
    check`` reports the fault."""
    folder = places.shipped("levels") / name if rules is None else content_folder(name, rules)
    try:
        return GameEntry(name, rules, folder, _kept_file(folder))
    except Refused:
        return GameEntry(name, rules, folder, GameFile())


def _roots(others: str) -> list[Path]:
    """The folders in which games lie: that of the house, and those that ``FLICK_GAMES`` names in ``others``."""
    return [places.PACKAGE / "games", *(Path(part) for part in others.split(os.pathsep) if part)]


_kept_file = cache(game_file)


@cache
def _content_folders(others: str) -> tuple[Path, ...]:
    house = sorted(path for path in places.shipped("levels").iterdir() if path.is_dir())
    return (*house, *(init.parent for root in _roots(others)[1:] for init in sorted(root.glob("*/__init__.py"))))


@cache
def _picture(kind: str, name: str, folders: tuple[Path, ...]) -> Path | None:
    return next((path for folder in folders if is_file(path := folder / kind / f"{name}.svg")), None)
