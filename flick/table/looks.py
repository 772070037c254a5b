"""What a card looks like, for whoever draws cards: plain records that know nothing of drawing.

A game gives one for each of its cards (``Game.card_look``). Names of icons and figures are those of ``assets``; where
nobody has drawn the figure, the emblem of the frame stands in its place.
"""

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

from flick.table.sayings import Say

Build: TypeAlias = Literal["pennant", "board", "hand", "dark"]
"""How a face is built: a sequence on a pennant; a card of the board, its number in a diamond; one that is held, its
number on a tab at the edge; a dark one with a gold line."""


class Chip(msgspec.Struct, frozen=True):
    """One step of a card's sequence: a shot, by the name of its chip; ``targeted`` has four ticks round it."""

    kind: str
    targeted: bool = False


class AbilityLook(msgspec.Struct, frozen=True):
    """What else a card does. ``sentence`` says all of it and begins with ``keyword``, which is set in bold."""

    icon: str
    keyword: Say
    sentence: Say


class KindLook(msgspec.Struct, frozen=True):
    """What kind of card it is: an icon and a word."""

    icon: str
    word: Say


class LineLook(msgspec.Struct, frozen=True):
    """A sentence on a card; one that always holds is ``bold``."""

    text: Say
    bold: bool = False


class ItemLook(msgspec.Struct, frozen=True):
    """An icon with a number, or alone."""

    icon: str
    number: str = ""


class GainLook(msgspec.Struct, frozen=True):
    """What a card brings when it goes well, or costs when it does not: as icons, and ``told`` in words."""

    good: bool
    items: tuple[ItemLook, ...]
    told: Say


class BarLook(msgspec.Struct, frozen=True):
    """A bar at the foot, in a colour: an icon, a word, a number; ``note`` is what else may count."""

    colour: str
    icon: str
    word: Say
    number: str
    note: Say | None = None


class CardLook(msgspec.Struct, frozen=True):
    """A card: ``id`` names the thing, and what that is called (``Words.name``) is its title.

    Chips, tags and armour hang on a pennant. Cards of any other ``build`` have what stands below the figure.
    """

    id: str
    subtitle: str
    """Who it shows: a proper name, the same in every language."""
    frame: str
    """Whose card it is: ``sword``, ``skull``."""
    chips: tuple[Chip, ...] = ()
    tags: tuple[str, ...] = ()
    """Icons beside the name: the first one on a filled seal, the others in open rings."""
    armour: bool = False
    ability: AbilityLook | None = None
    figure: str = ""
    """Whose portrait it bears; its own where this is empty."""
    build: Build = "pennant"
    colours: tuple[str, ...] = ()
    """Of the frame, by their names (``red``); the first one lights the figure."""
    number: str = ""
    """What matters most, in the upper left corner."""
    glyphs: tuple[str, ...] = ()
    """Icons there: below the number, or in its place."""
    kind: KindLook | None = None
    lines: tuple[LineLook, ...] = ()
    gains: tuple[GainLook, ...] = ()
    bar: BarLook | None = None
    stamp: str = ""
    """An icon beside its name."""
    sequence: Say | None = None
    """Its steps in words, in their order."""
    marked: tuple[Say, ...] = ()
    """What its tags and the sign of armour mean, in words."""
    back: Say | None = None
    """What its other side says, where that matters while it lies face up."""
    flavour: Mapping[str, str] = {}
    """A line that does nothing, in each language; it is left out where there is no room for it."""

    @property
    def portrait(self) -> str:
        return self.figure or self.id
