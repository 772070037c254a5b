"""The records of cards, as the rules read them."""

from collections.abc import Mapping, Sequence

import msgspec

from flick.effects.effect_records import every_part
from flick.games.ravenloft.card_files import Chamber, EncounterType, Feat, Objective, PowerKind
from flick.games.ravenloft.language import Parts, RavenloftPart

PARTY = 3
"""The number of heroes for which the HP of villains are printed."""


class Card(msgspec.Struct, frozen=True):
    """The fields of every card: names, texts by trigger, copies in its deck."""

    id: str
    names: Mapping[str, str]
    texts: Mapping[str, Parts]
    figure: str = ""
    copies: int = 1
    flavour: Mapping[str, str] = {}

    @property
    def attack(self) -> RavenloftPart | None:
        """The attack of a power or an Item; ``None`` where it has none."""
        texts = (*self.texts.get("attack", ()), *self.texts.get("use_attack", ()))
        return next((part for part in every_part(texts) if part.verb == "atk"), None)


class Side(msgspec.Struct, frozen=True):
    """One side of a hero card: the numbers of a level."""

    ac: int
    hp: int
    speed: int
    surge: int
    critical: bool = False


class HeroCard(Card, frozen=True, kw_only=True):
    """A hero with the numbers of level 1; ``at_will``, ``utility`` and ``daily`` are its numbers of power cards. A hero
    that somebody has made ``is_built``, and may have a second class with its special ability."""

    race: str
    hero_class: str
    gender: str
    ac: int
    hp: int
    speed: int
    surge: int
    at_will: int
    utility: int
    daily: int
    special: str
    racial: str
    preset: Sequence[str]
    other_class: str = ""
    other_special: str = ""
    is_built: bool = False

    @property
    def classes(self) -> list[str]:
        return [name for name in (self.hero_class, self.other_class) if name]

    @property
    def specials(self) -> list[str]:
        """All special abilities (RAV-RUL-63)."""
        return [name for name in (self.special, self.other_special) if name]

    def side(self, level: int) -> Side:
        """The numbers of level 1, or those of level 2: AC +1, HP +2, surge value +1 and critical attacks, which hybrids
        do not have (RAV-145, RAV-RUL-41, RAV-HYB-15, RAV-RUL-113)."""
        more = level > 1
        critical = more and not self.other_class
        return Side(self.ac + more, self.hp + 2 * more, self.speed, self.surge + more, critical)

    def number(self, kind: str) -> int:
        """The number of power cards of a kind (RAV-12)."""
        return {"at_will": self.at_will, "utility": self.utility, "daily": self.daily}.get(kind, 0)


class PowerCard(Card, frozen=True, kw_only=True):
    """A power card, a racial power or a special ability."""

    kind: PowerKind
    hero_class: str = ""
    race: str = ""


class MonsterCard(Card, frozen=True, kw_only=True):
    """A monster: the first of its ``tactics`` whose condition holds is carried out."""

    ac: int
    hp: int
    xp: int
    size: int = 1
    tactics: Parts = ()


class VillainCard(MonsterCard, frozen=True, kw_only=True):
    """A villain, which is also a monster (RAV-51) and worth its level in XP (RAV-134)."""

    level: int
    per_hero: int

    def hp_for(self, heroes: int) -> int:
        """Its HP with that number of heroes."""
        return max(1, self.hp + self.per_hero * (heroes - PARTY))


class EncounterCard(Card, frozen=True, kw_only=True):
    """An encounter of one of the five types (RAV-115)."""

    type: EncounterType
    removable: bool = False
    disarm: int | None = None

    @property
    def is_event(self) -> bool:
        """Whether the card is an Event, attacking or not (RAV-120)."""
        return self.type in ("event", "event_attack")


class TreasureCard(Card, frozen=True, kw_only=True):
    """A treasure: an Item, or something that happens at once and is discarded."""

    kind: str

    @property
    def is_item(self) -> bool:
        return self.kind == "item"


class ChamberCard(Card, frozen=True, kw_only=True):
    """Who fills a chamber, and what overcomes it (RAV-154 to RAV-161)."""

    chamber: Chamber
    objective: Objective
    villain: str = ""
    draws: int | str = 0
    villagers: int = 0
    rescued: int = 0

    def draws_for(self, heroes: int) -> int:
        """The number of monster cards that are drawn in step 1 of filling."""
        return heroes if isinstance(self.draws, str) else self.draws


class BonusCard(Card, frozen=True, kw_only=True):
    """A feat that is rewarded once (RAV-148)."""

    feat: Feat
    times: int = 1
