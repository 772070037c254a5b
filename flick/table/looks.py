"""What a card looks like, for whoever draws cards: plain records that know nothing of drawing.

A game makes a ``CardLook`` for each of its cards (``Game.card_look``). Frames (``frames.py``) say where on the card its
parts stand. Icons and figures are named as in ``assets`` and in the game's folder.
"""

from collections.abc import Mapping

import msgspec

from flick.table.sayings import Say


class SequenceChip(msgspec.Struct, frozen=True):
    """One step of a card's sequence of shots, by the name of its chip. A ``targeted`` step has four ticks round its
    chip."""

    kind: str
    targeted: bool = False


class AbilityLook(msgspec.Struct, frozen=True):
    """The ability of a card. ``sentence`` says all of it and begins with ``keyword``, which is set in bold."""

    icon: str
    keyword: Say
    sentence: Say


class KindLook(msgspec.Struct, frozen=True):
    """An icon with a word, for the kind of a card."""

    icon: str
    word: Say


class LineLook(msgspec.Struct, frozen=True):
    """A sentence on a card. A sentence that is always in force is ``bold``. One of several alternatives is an
    ``option``: it has a mark before it and a line of its own."""

    text: Say
    bold: bool = False
    option: bool = False


class ItemLook(msgspec.Struct, frozen=True):
    """An icon with a number, or alone."""

    icon: str
    number: str = ""


class GainLook(msgspec.Struct, frozen=True):
    """What a card brings when it goes well (``good``), or costs when it does not: as icons, and in words (``told``)."""

    good: bool
    items: tuple[ItemLook, ...]
    told: Say


class BarLook(msgspec.Struct, frozen=True):
    """A bar at the foot of a card, in a colour of its own: an icon, a word and a number. ``note`` names what else may
    count."""

    colour: str
    icon: str
    word: Say
    number: str
    note: Say | None = None


class CardLook(msgspec.Struct, frozen=True):
    """What is seen on a card. ``id`` is the ID of the thing; its name (``Words.name``) is the title of the card. A
    frame shows those parts of the look for which it has a region."""

    id: str
    subtitle: str
    """Whom the card shows: a proper name, the same in every language."""
    frame: str
    """The side that owns the card, or the kind of cards that it belongs to."""
    chips: tuple[SequenceChip, ...] = ()
    tags: tuple[str, ...] = ()
    """Icons beside the name; the first one on a filled seal, the others in open rings."""
    badge: KindLook | None = None
    """A sign on the picture for something that the card has, such as armour, with its name."""
    ability: AbilityLook | None = None
    figure: str = ""
    """The name of the figure in the picture; empty where the figure is called like the card."""
    disc: str = ""
    """The name of the disc that stands for the card on a map; empty where the disc is called like the card."""
    build: str = "card"
    """The name of its frame in the ``looks.yaml`` of the game."""
    colours: tuple[str, ...] = ()
    """The names of the card's colours (``red``); the first one also lights the figure."""
    number: str = ""
    """The number in the upper left corner, by which cards are compared."""
    glyphs: tuple[str, ...] = ()
    """Icons in the upper left corner, below the number or in its place."""
    kind: KindLook | None = None
    lines: tuple[LineLook, ...] = ()
    gains: tuple[GainLook, ...] = ()
    facts: tuple[ItemLook, ...] = ()
    """Numbers at the foot of the card, each with its icon."""
    bar: BarLook | None = None
    stamp: str = ""
    """The icon beside the name."""
    sequence: Say | None = None
    """The steps of the card's sequence in words, in their order."""
    marked: tuple[Say, ...] = ()
    """What the tags mean, in words."""
    back: Say | None = None
    """What the other side of the card says, where that matters while the card lies face up."""
    flavour: Mapping[str, str] = {}
    """A line without effect for the atmosphere, by language; a card without room for it leaves it out."""

    @property
    def portrait(self) -> str:
        return self.figure or self.id
