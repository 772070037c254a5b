"""The records of the card files in ``levels/ravenloft/cards/``, as a person writes them."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from flick.effects.written_cards import CardId, Copies, Flavour, Names, WrittenText

ArmourClass: TypeAlias = Annotated[int, msgspec.Meta(ge=8, le=20)]
HitPoints: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=30)]
Size: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=2)]
"""The number of squares along the base of a figure (RAV-28, RAV-RUL-45)."""

Race: TypeAlias = Literal["human", "dwarf", "dragonborn", "eladrin"]
HeroClass: TypeAlias = Literal["fighter", "rogue", "ranger", "cleric", "wizard"]
PowerKind: TypeAlias = Literal["at_will", "utility", "daily", "racial", "special"]
"""The three kinds of power cards (RAV-75); racial powers and special abilities do not count among them (RAV-DES-05)."""
EncounterType: TypeAlias = Literal["event", "event_attack", "environment", "curse", "hazard", "trap"]
"""The five types of encounters (RAV-115); Events that attack have a name of their own."""
Chamber: TypeAlias = Literal["dire", "horrid"]
Objective: TypeAlias = Literal["villain", "shielded", "rescue"]
"""What overcomes a chamber: defeating the villain that was placed, defeating every monster with a Shield token, or
rescuing villagers."""
Feat: TypeAlias = Literal["first_defeat", "disarmed", "giant", "together"]
"""What a bonus card rewards: the first monster defeated, traps disarmed, a monster of 3 XP or more defeated by one
attack, or all heroes on one tile at the end of a turn."""


class RavenloftCardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The fields of every card; ``figure`` names its picture, ``copies`` is the number of copies in its deck."""

    name: Names
    flavour: Flavour = {}
    figure: str = ""
    copies: Copies = 1


class RavenloftHeroFile(RavenloftCardFile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A hero at level 1 (RAV-DES-02). ``at_will``, ``utility`` and ``daily`` are numbers of power cards (RAV-12),
    ``preset`` names those for the first adventure (RAV-09); ``gender`` serves languages that need it."""

    race: Race
    hero_class: HeroClass = msgspec.field(name="class")
    gender: Literal["he", "she"] = "he"
    ac: Annotated[int, msgspec.Meta(ge=13, le=17)]
    hp: Annotated[int, msgspec.Meta(ge=6, le=10)]
    speed: Annotated[int, msgspec.Meta(ge=5, le=6)]
    surge: Annotated[int, msgspec.Meta(ge=3, le=5)]
    at_will: Annotated[int, msgspec.Meta(ge=0, le=4)]
    utility: Annotated[int, msgspec.Meta(ge=0, le=4)]
    daily: Annotated[int, msgspec.Meta(ge=0, le=4)]
    special: str
    racial: str
    preset: list[str]


class PowerFile(RavenloftCardFile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A power card of a class, the racial power of a race, or a special ability of a hero."""

    kind: PowerKind
    hero_class: HeroClass | Literal[""] = msgspec.field(default="", name="class")
    race: Race | Literal[""] = ""
    attack: WrittenText | None = None
    free: WrittenText | None = None
    react_hit: WrittenText | None = None
    react_tools: WrittenText | None = None
    react_treasure: WrittenText | None = None
    react_roll: WrittenText | None = None
    react_condition: WrittenText | None = None
    always: WrittenText | None = None
    phase_end: WrittenText | None = None


class RavenloftMonsterFile(RavenloftCardFile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of monster: its numbers and its tactics."""

    ac: ArmourClass
    hp: HitPoints
    xp: Annotated[int, msgspec.Meta(ge=1, le=3)]
    size: Size = 1
    tactics: WrittenText


class VillainFile(RavenloftCardFile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A villain, worth its ``level`` in XP (RAV-134). ``hp`` is for three heroes and changes by ``per_hero`` for each
    hero more or fewer."""

    level: Annotated[int, msgspec.Meta(ge=1, le=20)]
    ac: ArmourClass
    hp: HitPoints
    per_hero: Annotated[int, msgspec.Meta(ge=0, le=9)]
    size: Size = 1
    tactics: WrittenText


class EncounterFile(RavenloftCardFile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An encounter. A ``removable`` one is taken out of the deck by the setting ``minus_19``."""

    type: EncounterType
    removable: bool = False
    disarm: Annotated[int, msgspec.Meta(ge=2, le=20)] | None = None
    drawn: WrittenText | None = None
    in_play: WrittenText | None = None
    activate: WrittenText | None = None
    phase_end: WrittenText | None = None
    after_phase: WrittenText | None = None
    turn_end: WrittenText | None = None
    on_defeat: WrittenText | None = None


class TreasureFile(RavenloftCardFile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A treasure: an Item that is kept, or something that happens at once (RAV-130, RAV-RUL-39)."""

    kind: Literal["item", "instant"]
    play: WrittenText | None = None
    use: WrittenText | None = None
    use_attack: WrittenText | None = None
    use_roll: WrittenText | None = None
    carry: WrittenText | None = None
    entered: WrittenText | None = None


class ChamberFile(RavenloftCardFile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A chamber card: who fills the chamber, and the objective (RAV-154 to RAV-161). ``draws`` is a number of monster
    cards, or ``heroes`` for one for each hero; ``rescued`` of the ``villagers`` must be rescued."""

    chamber: Chamber
    villain: str = ""
    draws: Annotated[int, msgspec.Meta(ge=0, le=9)] | Literal["heroes"] = 0
    villagers: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    objective: Objective
    rescued: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0


class BonusFile(RavenloftCardFile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A bonus card: a feat, how often it must be done, and the reward (RAV-148)."""

    feat: Feat
    times: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    reward: WrittenText


class TokensFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The number of tokens of each kind."""

    monsters: dict[Annotated[int, msgspec.Meta(ge=0, le=3)], Copies]
    doors: dict[Literal["unlocked", "trapped", "locked"], Copies]
    treasures: dict[Literal["treasure", "villager", "harm"], Copies]


class OwnCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Cards that an adventure adds to those of the house."""

    monsters: dict[CardId, RavenloftMonsterFile] = {}
    villains: dict[CardId, VillainFile] = {}
    encounters: dict[CardId, EncounterFile] = {}
    treasures: dict[CardId, TreasureFile] = {}
