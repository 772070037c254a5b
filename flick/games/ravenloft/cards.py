"""All cards by ID, read once from ``levels/ravenloft/cards/``."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

import msgspec

from flick import places
from flick.effects.checks import Text
from flick.effects.reading import Reader
from flick.games.ravenloft.card_files import (
    BonusFile,
    CardFile,
    CardId,
    Chamber,
    ChamberFile,
    EncounterFile,
    EncounterType,
    Feat,
    HeroFile,
    MonsterFile,
    Objective,
    PowerFile,
    PowerKind,
    TokensFile,
    TreasureFile,
    VillainFile,
)
from flick.games.ravenloft.language import LANGUAGE, TACTICS, Part, Parts
from flick.table import content
from flick.table.kept import kept
from flick.table.languages import in_language

Path: TypeAlias = tuple[Any, ...]
PARTY = 3
"""The number of heroes for which the HP of villains are printed (section 6.8)."""


class Card(msgspec.Struct, frozen=True):
    """What every card has: names, texts by trigger, copies in its deck."""

    id: str
    names: Mapping[str, str]
    texts: Mapping[str, Parts]
    figure: str = ""
    copies: int = 1
    flavour: Mapping[str, str] = {}


class Side(msgspec.Struct, frozen=True):
    """One side of a hero card: the numbers of a level."""

    ac: int
    hp: int
    speed: int
    surge: int
    critical: bool = False


class HeroCard(Card, frozen=True, kw_only=True):
    """A hero with the numbers of level 1; ``at_will``, ``utility`` and ``daily`` are how many power cards it has. One
    that somebody has made ``is_built``, and may have another class with its special ability."""

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
        """Level 1, or level 2 with AC +1, HP +2, surge value +1 and critical attacks, which hybrids do not have
        (RAV-145, RAV-RUL-41, RAV-HYB-15, RAV-RUL-113)."""
        more = level > 1
        critical = more and not self.other_class
        return Side(self.ac + more, self.hp + 2 * more, self.speed, self.surge + more, critical)

    def number(self, kind: str) -> int:
        """How many power cards of a kind it has (RAV-12)."""
        return {"at_will": self.at_will, "utility": self.utility, "daily": self.daily}.get(kind, 0)


class PowerCard(Card, frozen=True, kw_only=True):
    """A power card, a racial power or a special ability."""

    kind: PowerKind
    hero_class: str = ""
    race: str = ""


class MonsterCard(Card, frozen=True, kw_only=True):
    """A monster: the first of its ``tactics`` whose condition holds is carried out (section 6.5)."""

    ac: int
    hp: int
    xp: int
    size: int = 1
    tactics: Parts = ()


class VillainCard(MonsterCard, frozen=True, kw_only=True):
    """A villain is also a monster (RAV-51), worth its level in XP (RAV-134)."""

    level: int
    per_hero: int

    def hp_for(self, heroes: int) -> int:
        """Its HP with so many heroes (section 6.8)."""
        return max(1, self.hp + self.per_hero * (heroes - PARTY))


class EncounterCard(Card, frozen=True, kw_only=True):
    """An encounter of one of the five types (RAV-115)."""

    type: EncounterType
    removable: bool = False
    disarm: int | None = None

    @property
    def is_attack(self) -> bool:
        """An Event that attacks."""
        return self.type == "event_attack"

    @property
    def is_event(self) -> bool:
        """An Event, attacking or not (RAV-120)."""
        return self.type in ("event", "event_attack")


class TreasureCard(Card, frozen=True, kw_only=True):
    """A treasure: an Item, or something that happens at once and is discarded."""

    kind: str

    @property
    def is_item(self) -> bool:
        return self.kind == "item"


class ChamberCard(Card, frozen=True, kw_only=True):
    """What fills a chamber, and what overcomes it (RAV-154 to RAV-161)."""

    chamber: Chamber
    objective: Objective
    villain: str = ""
    draws: int | str = 0
    villagers: int = 0
    rescued: int = 0

    def draws_for(self, heroes: int) -> int:
        """How many monster cards are drawn in step 1 of filling."""
        return heroes if isinstance(self.draws, str) else self.draws


class BonusCard(Card, frozen=True, kw_only=True):
    """A feat that is rewarded once (RAV-148)."""

    feat: Feat
    times: int = 1


SORTS: Mapping[str, tuple[type[Any], type[Card]]] = {
    "heroes": (HeroFile, HeroCard),
    "powers": (PowerFile, PowerCard),
    "monsters": (MonsterFile, MonsterCard),
    "villains": (VillainFile, VillainCard),
    "encounters": (EncounterFile, EncounterCard),
    "treasures": (TreasureFile, TreasureCard),
    "chambers": (ChamberFile, ChamberCard),
    "bonus": (BonusFile, BonusCard),
}
"""What each file holds: as a person writes it, and as it is read."""
FOLDER = "cards"
TOKENS, PORTRAITS = "tokens", "portraits"
KINDS: Mapping[str, Any] = {
    **{f"{FOLDER}/{stem}.yaml": dict[str, written] for stem, (written, _) in SORTS.items()},
    f"{FOLDER}/{TOKENS}.yaml": TokensFile,
    f"{FOLDER}/{PORTRAITS}.yaml": list[CardId],
}


def read(document: content.Document, stem: str, at: Path = ()) -> dict[str, Any]:
    """The cards of a file, or those ``at`` a place in it; ``BadContent`` names the place where one is wrong."""
    written, kind = SORTS[stem]
    records: dict[str, CardFile] = document.convert(dict[CardId, written], at)
    reader, tactics = Reader(LANGUAGE, document), Reader(TACTICS, document)
    return {name: _card(kind, reader, tactics, (*at, name), record) for name, record in records.items()}


def _card(kind: type[Card], reader: Reader[Part], tactics: Reader[Part], path: Path, record: CardFile) -> Card:
    texts = {
        trigger.name: reader.parts((*path, trigger.name), data, trigger.is_lasting)
        for trigger in LANGUAGE.triggers.values()
        if (data := getattr(record, trigger.name, None)) is not None
    }
    fields = [field for field in kind.__struct_fields__ if field != "tactics" and hasattr(record, field)]
    given: dict[str, Any] = {field: getattr(record, field) for field in fields}
    if isinstance(record, MonsterFile | VillainFile):
        given["tactics"] = tactics.parts((*path, "tactics"), record.tactics, False)
    if isinstance(record, VillainFile):
        given["xp"] = record.level
    return kind(id=path[-1], names=record.name, texts=texts, **given)


@cache
def cards_of(stem: str) -> Mapping[str, Any]:
    """The cards of one file by ID."""
    return read(_document(stem), stem)


def heroes() -> Mapping[str, HeroCard]:
    return cards_of("heroes")


def powers() -> Mapping[str, PowerCard]:
    return cards_of("powers")


def monsters() -> Mapping[str, MonsterCard]:
    return cards_of("monsters")


def villains() -> Mapping[str, VillainCard]:
    return cards_of("villains")


def encounters() -> Mapping[str, EncounterCard]:
    return cards_of("encounters")


def treasures() -> Mapping[str, TreasureCard]:
    return cards_of("treasures")


def chambers() -> Mapping[str, ChamberCard]:
    return cards_of("chambers")


def bonus_cards() -> Mapping[str, BonusCard]:
    return cards_of("bonus")


@cache
def tokens() -> TokensFile:
    """How many tokens of each kind there are."""
    return _document(TOKENS).convert(TokensFile)


@cache
def portraits() -> Sequence[str]:
    """The cards whose figures may stand on those of heroes that somebody makes, beside the heroes of the game
    (RAV-CUS-08)."""
    return _document(PORTRAITS).convert(list[CardId])


@cache
def house_cards() -> Mapping[str, Card]:
    """All cards that come with the game, by ID."""
    return {name: one for stem in SORTS for name, one in cards_of(stem).items()}


class Known:
    """Every card that can be asked for: those of the house, and those that an adventure has brought itself. ``number``
    counts how often that has changed, for whoever keeps what it has found. Kept matches are read beside the one that is
    played, so what is there is replaced, never changed."""

    def __init__(self) -> None:
        self.number = 0
        self.own: dict[str, Card] = {}
        self.by_copy: dict[str, Any] = {}

    def bring(self, own: Mapping[str, Card]) -> None:
        """An adventure has these cards; a match of it may have begun elsewhere."""
        if any(self.own.get(name) is not one for name, one in own.items()):
            self.own = {**self.own, **own}
            self.by_copy = {}
            self.number += 1


KNOWN = Known()


def every_card() -> Mapping[str, Card]:
    """All cards by ID."""
    own = KNOWN.own
    return {**house_cards(), **own} if own else house_cards()


def copies_of(card: Card) -> list[str]:
    """The IDs of all copies of a card in a deck."""
    return [f"{card.id}#{number}" for number in range(1, card.copies + 1)]


@kept
def kind_of(copy: str) -> str:
    """The card of which this is a copy, ``ghoul#2``, or a figure, ``ghoul-2``."""
    return copy.partition("#")[0].partition("-")[0]


def card(copy: str) -> Any:
    """The record of a card, a copy or a figure."""
    by_copy = KNOWN.by_copy
    found = by_copy.get(copy)
    if found is None:
        found = by_copy[copy] = every_card()[kind_of(copy)]
    return found


def monster(copy: str) -> MonsterCard:
    """The record of a monster or villain."""
    return card(copy)


def encounter(copy: str) -> EncounterCard:
    return card(copy)


def treasure(copy: str) -> TreasureCard:
    return card(copy)


def power(copy: str) -> PowerCard:
    return card(copy)


@cache
def monster_deck() -> Sequence[str]:
    """RAV-DES-07."""
    return [copy for one in monsters().values() for copy in copies_of(one)]


@cache
def encounter_deck() -> Sequence[str]:
    """RAV-DES-09."""
    return [copy for one in encounters().values() for copy in copies_of(one)]


@cache
def treasure_deck() -> Sequence[str]:
    """RAV-DES-11."""
    return [copy for one in treasures().values() for copy in copies_of(one)]


def powers_of(hero_class: str, kind: str) -> list[str]:
    """The power cards of a class of one kind, in their order in the file."""
    return [name for name, one in powers().items() if one.hero_class == hero_class and one.kind == kind]


def every_text() -> Iterator[Text[Part]]:
    """What every card says, by trigger."""
    for one in every_card().values():
        yield from (Text(one.id, trigger, parts) for trigger, parts in one.texts.items())


def every_tactic() -> Iterator[Text[Part]]:
    """What every monster and villain does."""
    for one in (*monsters().values(), *villains().values()):
        yield Text(one.id, "tactics", one.tactics)


def names(language: str, every: Mapping[str, Card] | None = None) -> Mapping[str, str]:
    """What every card is called, or each of some."""
    return {name: in_language(one.names, language) for name, one in (every or every_card()).items()}


def _document(stem: str) -> content.Document:
    return content.read_document(places.shipped("levels") / "ravenloft" / FOLDER / f"{stem}.yaml")
