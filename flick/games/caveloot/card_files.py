"""Cards as a person writes them: the records of the files in ``levels/caveloot/cards/``."""

from typing import Annotated, TypeAlias

import msgspec

from flick.effects.written_cards import Flavour, Names, WrittenText
from flick.games.caveloot.filters import CardType, Rarity, Talent
from flick.games.caveloot.powers import Deck
from flick.games.caveloot.regions import Region

Small: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=9)]
Gold: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=999)]


class ConditionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must be paid or done for a task, exactly one of these: gold, cards that are destroyed (``2 artefact``),
    opponents beaten while one holds the quest (``2 rare monster``), cards that lie in the camp, dungeons cleared, or
    helpings in fights."""

    gold: Gold | None = None
    destroy: str | None = None
    beat: str | None = None
    have: str | None = None
    clear: Small | None = None
    help: Small | None = None


class CavelootTextsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Texts of effects, each under the moment at which it is carried out, or ``passive`` while it is in force."""

    passive: WrittenText | None = None
    prepare: WrittenText | None = None
    explore: WrittenText | None = None
    clash_start: WrittenText | None = None
    window: WrittenText | None = None
    after_fight: WrittenText | None = None
    camp: WrittenText | None = None
    on_complete: WrittenText | None = None


class TaskFile(CavelootTextsFile, frozen=True, kw_only=True):
    """A condition, and what it brings: a reward at once or, at a level of a guild, texts that are in force."""

    condition: ConditionFile


class CorruptibleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a monster can be corrupted (CAVE-205): on which terms, and for which fee, where that is not its value."""

    terms: str
    fee: Gold | None = None


class CavelootCardFile(CavelootTextsFile, frozen=True, kw_only=True):
    """A card. Fields that its type does not have are left out."""

    name: Names
    type: CardType
    rarity: Rarity
    flavour: Flavour = {}
    figure: str = ""
    value: Annotated[int, msgspec.Meta(ge=0, le=999)] = 0
    weight: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    vitality: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    endurance: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0
    power: str | int = ""
    variable: str = ""
    fairy_power: Annotated[int, msgspec.Meta(ge=-99, le=99)] = 0
    talents: list[Talent] = []
    wound: bool = False
    corruptible: CorruptibleFile | None = None
    tasks: list[TaskFile] = []
    repeat: bool = False
    condition: ConditionFile | None = None
    leads_to: Region | None = None
    floors: list[Annotated[int, msgspec.Meta(ge=1, le=3)]] = []
    on_take: WrittenText | None = None


class DecksFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The values of the four power decks (CAVE-84)."""

    PB: list[int]
    AB: list[int]
    ST: list[int]
    GT: list[int]

    def of(self, deck: Deck) -> list[int]:
        """The values of one of the decks."""
        return getattr(self, deck)
