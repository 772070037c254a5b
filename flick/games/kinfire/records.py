"""Cards as they are played: records that are made from the content files."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

from flick.effects.effect_records import Term
from flick.effects.written_cards import Flavour, Names
from flick.games.kinfire.language import AnyColour, Parts

Kind: TypeAlias = Literal["challenge", "event", "gauntlet", "master", "fatigue"]


class TeamCard(msgspec.Struct, frozen=True):
    """A card of the team: well, Gauntlet, Master or Fatigue (KIN-50, KIN-54). Fields that its kind does not have are
    empty (KIN-57).

    ``texts`` are its texts by trigger. ``in_play`` and ``turned`` are the parts, by verb, that are in force while it is
    in play and while it lies face down.
    """

    id: str
    kind: Kind
    names: Names
    flavour: Flavour = {}
    copies: int = 1
    type: str = ""
    colour: str = ""
    difficulty: int = 0
    texts: Mapping[str, Parts] = {}
    figure: str = ""
    in_play: Mapping[str, Parts] = {}
    turned: Mapping[str, Parts] = {}

    @property
    def back(self) -> Parts:
        """The text of a Gauntlet card while it lies face down."""
        return self.texts.get("while_face_down", ())


class BoostBar(msgspec.Struct, frozen=True):
    """A boost bar, of a colour of its own (KIN-61, KIN-62, KIN-86)."""

    colour: AnyColour
    value: int
    instead: int | None = None
    terms: tuple[Term, ...] = ()


class Skill(msgspec.Struct, frozen=True):
    """A card that can be played as an action: a skill card (KIN-58, KIN-R10), or a Lantern with its own ability, which
    is no skill card and cannot boost (KIN-78, KIN-R41 to KIN-R43)."""

    id: str
    seeker: str
    names: Names
    colours: tuple[AnyColour, ...]
    value: int
    action: Parts = ()
    boost: BoostBar | None = None
    icon: bool = False
    flavour: Flavour = {}
    figure: str = ""

    @property
    def is_lantern(self) -> bool:
        return self.boost is None


class Seeker(msgspec.Struct, frozen=True):
    """A Seeker card. ``texts`` are by trigger; they count only in this Seeker's own turns (KIN-17)."""

    id: str
    names: Names
    title: Names
    texts: Mapping[str, Parts]
    icon: str = ""
    flavour: Flavour = {}
    figure: str = ""

    @property
    def lantern(self) -> str:
        return lantern_of(self.id)


def lantern_of(seeker: str) -> str:
    """The ID of a Seeker's Lantern."""
    return f"{seeker}_lantern"
