"""Checks the names of pictures and colours for ``flick check``: icons that nobody has drawn, and names that two games
have, since every table would show those of the first game only."""

from collections.abc import Iterator
from pathlib import Path

from flick.paint import palette
from flick.places import shipped
from flick.table import frame_files, register
from flick.table.content import Document
from flick.table.sayings import Refused, say

KINDS = ("icons", "figures", "covers")
"""The folders of pictures that all games share with the house."""


def check_icons(document: Document) -> None:
    """Refuse an icon in ``layout.yaml`` or ``story.yaml`` that neither the house nor a game has; it stands there under
    ``icon`` or among ``icons``."""
    for path, value in frame_files.values_of(document.data):
        named = path[-1] == "icon" or "icons" in path[:-1]
        if named and isinstance(value, str) and value and register.picture("icons", value) is None:
            raise document.unexpected(path, say("expected-known-icon"), value)


def check_own_colours(document: Document, path: Path) -> None:
    """Refuse a colour of a game that the house or another game has too."""
    for other in _others(path.parent):
        file = (other / "theme" if other == shipped("assets") else other) / palette.FILE
        if file.is_file():
            taken = palette.names_in(file)
            for place, _ in frame_files.values_of(document.data):
                if len(place) > 1 and place[1] in taken:
                    raise document.error(place[:2], "check-double-colour", name=str(place[1]), other=str(file))


def check_own_pictures(folder: Path) -> None:
    """Refuse a picture of a game where the house or another game has one with that name."""
    for other in _others(folder):
        for kind in KINDS:
            for own in sorted((folder / kind).glob("*.svg")):
                if (other / kind / own.name).is_file():
                    raise Refused(say("check-double-picture", file=str(own), other=str(other / kind / own.name)))


def _others(folder: Path) -> Iterator[Path]:
    """The other folders with such names, seen from the folder of a game; none for a folder elsewhere."""
    homes = {home.resolve(): home for home in (shipped("assets"), *register.content_folders())}
    if folder.resolve() in homes:
        yield from (home for whole, home in homes.items() if whole != folder.resolve())
