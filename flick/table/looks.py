"""What a card looks like, for whoever draws cards: plain records that know nothing of drawing.

A game gives one for each of its cards (``Game.card_look``). Names of icons and figures are those of ``assets``; where
nobody has drawn the figure, the emblem of the frame stands in its place.
"""

import msgspec

from flick.table.sayings import Say


class Chip(msgspec.Struct, frozen=True):
    """One step of a card's sequence: a shot, by the name of its chip; ``targeted`` has four ticks round it."""

    kind: str
    targeted: bool = False


class AbilityLook(msgspec.Struct, frozen=True):
    """What else a card does. ``sentence`` says all of it and begins with ``keyword``, which is set in bold."""

    icon: str
    keyword: Say
    sentence: Say


class CardLook(msgspec.Struct, frozen=True):
    """A card: ``id`` names the thing, and what that is called (``Words.name``) is its title."""

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

    @property
    def portrait(self) -> str:
        return self.figure or self.id
