"""Colours by their names, in three palettes: those of the house in ``assets/theme``, and those of games."""

from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TypeAlias

import msgspec

from flick import places
from flick.table import content
from flick.table.sayings import Refused

Colours: TypeAlias = dict[str, str | list[str]]

FILE = "colours.yaml"


class ColoursFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """``assets/theme/colours.yaml``, or the ``colours.yaml`` of a game."""

    normal: Colours = {}
    colour_blind: Colours = {}
    high_contrast: Colours = {}

    def palette(self, name: str) -> Colours:
        """The colours of a palette: those of the normal one, and its own in their place."""
        own = {"normal": {}, "colour-blind": self.colour_blind, "high-contrast": self.high_contrast}[name]
        return self.normal | own


def names_in(file: Path) -> set[str]:
    """The names of all colours of a file, in any palette; none where that is not right."""
    with suppress(Refused):
        read = content.load(file, ColoursFile)
        return {*read.normal, *read.colour_blind, *read.high_contrast}
    return set()


@cache
def colours_of(palette: str, folders: tuple[Path, ...]) -> Colours:
    """The colours of the house, and those of the games with these folders that have other names."""
    house = content.load(places.shipped("assets") / "theme" / FILE, ColoursFile)
    found: Colours = {}
    for path in (path for folder in reversed(folders) if (path := folder / FILE).is_file()):
        with suppress(Refused):  # what is wrong in it is told by ``flick check``
            found |= content.load(path, ColoursFile).palette(palette)
    return found | house.palette(palette)
