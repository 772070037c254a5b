"""Colours by name in three palettes: those of the house in ``assets/theme``, and those of games."""

import hashlib
from contextlib import suppress
from functools import cache, cached_property
from pathlib import Path
from typing import Literal, TypeAlias, get_args

import msgspec

from flick import places
from flick.paint.arrays import Array, rgb
from flick.table import content
from flick.table.register import content_folders
from flick.table.sayings import Refused

Colours: TypeAlias = dict[str, str | list[str]]

PaletteName: TypeAlias = Literal["normal", "colour-blind", "high-contrast"]
PALETTES: tuple[PaletteName, ...] = get_args(PaletteName)

FILE = "colours.yaml"


class ColoursFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The file ``assets/theme/colours.yaml``, or the ``colours.yaml`` of a game."""

    normal: Colours = {}
    colour_blind: Colours = {}
    high_contrast: Colours = {}

    def palette(self, name: str) -> Colours:
        """The colours of a palette: those of the normal one, replaced by its own."""
        own = {"normal": {}, "colour-blind": self.colour_blind, "high-contrast": self.high_contrast}[name]
        return self.normal | own


def names_in(file: Path) -> set[str]:
    """The names of all colours of a file, in any palette; none where the file is faulty."""
    with suppress(Refused):
        read = content.load(file, ColoursFile)
        return {*read.normal, *read.colour_blind, *read.high_contrast}
    return set()


@cache
def colours_of(palette: str, folders: tuple[Path, ...]) -> Colours:
    """The colours of the house, and those that games in these folders add under other names."""
    house = content.load(places.shipped("assets") / "theme" / FILE, ColoursFile)
    found: Colours = {}
    for path in (path for folder in reversed(folders) if (path := folder / FILE).is_file()):
        with suppress(Refused):  # what is wrong in it is told by ``flick check``
            found |= content.load(path, ColoursFile).palette(palette)
    return found | house.palette(palette)


class Palette:
    """One of the three palettes. Painters know colours only by their names in it."""

    def __init__(self, name: PaletteName = "normal") -> None:
        self.name: PaletteName = name
        self._colours = colours_of(name, content_folders())
        self._numbers: dict[str, Array] = {}

    @property
    def flat(self) -> bool:
        """Whether the palette is that of high contrast, in which surfaces have no texture and throw no shadow."""
        return self.name == "high-contrast"

    @cached_property
    def mark(self) -> str:
        """A hash of the colours, which differs where any colour does."""
        return hashlib.sha256(repr(self._colours).encode()).hexdigest()

    def has(self, name: str) -> bool:
        """Whether there is a colour of that name."""
        return name in self._colours

    def digits(self, name: str) -> str:
        """The six hexadecimal digits of a colour such as ``honey`` or ``team.sword``, or of a step of a ramp such as
        ``wood.3``."""
        found = self._colours.get(name)
        if isinstance(found, str):
            return found
        ramp, _, step = name.rpartition(".")
        return self._colours[ramp][int(step)]

    def rgb(self, name: str) -> Array:
        """A colour as red, green and blue from 0 to 1."""
        if name not in self._numbers:
            self._numbers[name] = rgb(self.digits(name))
            self._numbers[name].flags.writeable = False
        return self._numbers[name]

    def tones(self, name: str) -> tuple[str, ...]:
        """All steps of a ramp, each as six digits."""
        found = self._colours[name]
        assert not isinstance(found, str)
        return tuple(found)


@cache
def normal() -> Palette:
    """The palette of pictures and animations."""
    return Palette()
