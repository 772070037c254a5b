"""What a card looks like, for whoever draws cards: plain records that know nothing of drawing.

A game gives one for each of its cards (``Game.card_look``). Where on a card all that stands is told by frames
(``table/frames.py``). Names of icons and figures are those of ``assets`` and of the game.
"""

from collections.abc import Mapping

import msgspec

from flick.table.sayings import Say


class SequenceChip(msgspec.Struct, frozen=True):
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
    """A sentence on a card; one that always holds is ``bold``. One of several ``options`` has a mark before it and a
    line of its own."""

    text: Say
    bold: bool = False
    option: bool = False


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
    """A card: ``id`` names the thing, and what that is called (``Words.name``) is its title. Its frame shows of it what
    it has a region for."""

    id: str
    subtitle: str
    """Who it shows: a proper name, the same in every language."""
    frame: str
    """Whose card it is: a side, or a kind of cards."""
    chips: tuple[SequenceChip, ...] = ()
    tags: tuple[str, ...] = ()
    """Icons beside the name: the first one on a filled seal, the others in open rings."""
    badge: KindLook | None = None
    """A sign on the picture that stands for a standing, and what that is in words."""
    ability: AbilityLook | None = None
    figure: str = ""
    """Whose portrait it bears; its own where this is empty."""
    disc: str = ""
    """Whose disc stands for it on a map; its own where this is empty."""
    build: str = "card"
    """The name of its frame in the ``looks.yaml`` of the game."""
    colours: tuple[str, ...] = ()
    """Of the frame, by their names (``red``); the first one lights the figure."""
    number: str = ""
    """What matters most, in the upper left corner."""
    glyphs: tuple[str, ...] = ()
    """Icons there: below the number, or in its place."""
    kind: KindLook | None = None
    lines: tuple[LineLook, ...] = ()
    gains: tuple[GainLook, ...] = ()
    facts: tuple[ItemLook, ...] = ()
    """Numbers at the foot, each with its icon."""
    bar: BarLook | None = None
    stamp: str = ""
    """An icon beside its name."""
    sequence: Say | None = None
    """Its steps in words, in their order."""
    marked: tuple[Say, ...] = ()
    """What its tags mean, in words."""
    back: Say | None = None
    """What its other side says, where that matters while it lies face up."""
    flavour: Mapping[str, str] = {}
    """A line that does nothing, in each language; it is left out where there is no room for it."""

    @property
    def portrait(self) -> str:
        return self.figure or self.id
