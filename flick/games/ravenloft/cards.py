"""All cards by ID, read once from ``levels/ravenloft/cards/``."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

from flick import places
from flick.effects.effect_records import Text
from flick.effects.reading import Reader
from flick.games.ravenloft import card_files, card_records
from flick.games.ravenloft.language import LANGUAGE, TACTICS, RavenloftPart
from flick.table import content
from flick.table.languages import in_language

Path: TypeAlias = tuple[Any, ...]


SORTS: Mapping[str, tuple[type[Any], type[card_records.Card]]] = {
    "heroes": (card_files.RavenloftHeroFile, card_records.HeroCard),
    "powers": (card_files.PowerFile, card_records.PowerCard),
    "monsters": (card_files.RavenloftMonsterFile, card_records.MonsterCard),
    "villains": (card_files.VillainFile, card_records.VillainCard),
    "encounters": (card_files.EncounterFile, card_records.EncounterCard),
    "treasures": (card_files.TreasureFile, card_records.TreasureCard),
    "chambers": (card_files.ChamberFile, card_records.ChamberCard),
    "bonus": (card_files.BonusFile, card_records.BonusCard),
}
"""The record of each file as a person writes it, and as the rules read it."""
FOLDER = "cards"
TOKENS, PORTRAITS = "tokens", "portraits"
KINDS: Mapping[str, Any] = {
    **{f"{FOLDER}/{stem}.yaml": dict[str, written] for stem, (written, _) in SORTS.items()},
    f"{FOLDER}/{TOKENS}.yaml": card_files.TokensFile,
    f"{FOLDER}/{PORTRAITS}.yaml": list[card_files.CardId],
}


def read(document: content.Document, stem: str, at: Path = ()) -> dict[str, Any]:
    """The cards of a file, or those ``at`` a place in it; ``BadContent`` names the place where one is wrong."""
    written, kind = SORTS[stem]
    records: dict[str, card_files.RavenloftCardFile] = document.convert(dict[card_files.CardId, written], at)
    reader, tactics = Reader(LANGUAGE, document), Reader(TACTICS, document)
    return {name: _card(kind, reader, tactics, (*at, name), record) for name, record in records.items()}


def _card(
    kind: type[card_records.Card],
    reader: Reader[RavenloftPart],
    tactics: Reader[RavenloftPart],
    path: Path,
    record: card_files.RavenloftCardFile,
) -> card_records.Card:
    """The record of a card that somebody has written."""
    fields = [field for field in kind.__struct_fields__ if field != "tactics" and hasattr(record, field)]
    given: dict[str, Any] = {field: getattr(record, field) for field in fields}
    if isinstance(record, card_files.RavenloftMonsterFile | card_files.VillainFile):
        given["tactics"] = tactics.parts((*path, "tactics"), record.tactics, False)
    if isinstance(record, card_files.VillainFile):
        given["xp"] = record.level
    return kind(id=path[-1], names=record.name, texts=reader.texts(path, record), **given)


@cache
def cards_of(stem: str) -> Mapping[str, Any]:
    """The cards of one file by ID."""
    return read(_document(stem), stem)


def heroes() -> Mapping[str, card_records.HeroCard]:
    return cards_of("heroes")


def powers() -> Mapping[str, card_records.PowerCard]:
    return cards_of("powers")


def monsters() -> Mapping[str, card_records.MonsterCard]:
    return cards_of("monsters")


def villains() -> Mapping[str, card_records.VillainCard]:
    return cards_of("villains")


def encounters() -> Mapping[str, card_records.EncounterCard]:
    return cards_of("encounters")


def treasures() -> Mapping[str, card_records.TreasureCard]:
    return cards_of("treasures")


def chambers() -> Mapping[str, card_records.ChamberCard]:
    return cards_of("chambers")


def bonus_cards() -> Mapping[str, card_records.BonusCard]:
    return cards_of("bonus")


@cache
def tokens() -> card_files.TokensFile:
    """The numbers of tokens of each kind."""
    return _document(TOKENS).convert(card_files.TokensFile)


@cache
def portraits() -> Sequence[str]:
    """The cards whose figures may stand on the cards of built heroes, beside the heroes of the game (RAV-CUS-08)."""
    return _document(PORTRAITS).convert(list[card_files.CardId])


@cache
def house_cards() -> Mapping[str, card_records.Card]:
    """All cards that come with the game, by ID."""
    return {name: one for stem in SORTS for name, one in cards_of(stem).items()}


class Known:
    """Every card that can be asked for: those of the house, and those of adventures and built heroes. ``number`` grows
    with every change, so that caches notice it. Several matches may share this record, so what is in it is replaced and
    never changed in place."""

    def __init__(self) -> None:
        self.number = 0
        self.own: dict[str, card_records.Card] = {}
        self.by_copy: dict[str, Any] = {}

    def bring(self, own: Mapping[str, card_records.Card]) -> None:
        """Make cards known; those with the ID of another replace it."""
        if any(self.own.get(name) is not one for name, one in own.items()):
            self.own = {**self.own, **own}
            self.by_copy = {}
            self.number += 1


KNOWN = Known()


def every_card() -> Mapping[str, card_records.Card]:
    """All cards by ID."""
    own = KNOWN.own
    return {**house_cards(), **own} if own else house_cards()


def copies_of(card: card_records.Card) -> list[str]:
    """The IDs of all copies of a card in a deck."""
    return [f"{card.id}#{number}" for number in range(1, card.copies + 1)]


@cache
def kind_of(copy: str) -> str:
    """The ID of the card of which this is a copy, ``ghoul#2``, or a figure, ``ghoul-2``."""
    return copy.partition("#")[0].partition("-")[0]


def card(copy: str) -> Any:
    """The record of a card, a copy or a figure."""
    by_copy = KNOWN.by_copy
    found = by_copy.get(copy)
    if found is None:
        found = by_copy[copy] = every_card()[kind_of(copy)]
    return found


def monster(copy: str) -> card_records.MonsterCard:
    """The record of a monster or villain."""
    return card(copy)


def encounter(copy: str) -> card_records.EncounterCard:
    return card(copy)


def treasure(copy: str) -> card_records.TreasureCard:
    return card(copy)


@cache
def monster_deck() -> Sequence[str]:
    """The copies of all monster cards (RAV-DES-07)."""
    return [copy for one in monsters().values() for copy in copies_of(one)]


@cache
def encounter_deck() -> Sequence[str]:
    """The copies of all encounter cards (RAV-DES-09)."""
    return [copy for one in encounters().values() for copy in copies_of(one)]


@cache
def treasure_deck() -> Sequence[str]:
    """The copies of all treasure cards (RAV-DES-11)."""
    return [copy for one in treasures().values() for copy in copies_of(one)]


def powers_of(hero_class: str, kind: str) -> list[str]:
    """The power cards of a class of one kind, in their order in the file."""
    return [name for name, one in powers().items() if one.hero_class == hero_class and one.kind == kind]


def every_text() -> Iterator[Text[RavenloftPart]]:
    """The texts of every card, by trigger."""
    for one in every_card().values():
        yield from (Text(one.id, trigger, parts) for trigger, parts in one.texts.items())


def every_tactic() -> Iterator[Text[RavenloftPart]]:
    """The tactics of every monster and villain of the house."""
    for one in (*monsters().values(), *villains().values()):
        yield Text(one.id, "tactics", one.tactics)


def names(language: str, every: Mapping[str, card_records.Card] | None = None) -> Mapping[str, str]:
    """The names of all cards, or of those given, by ID."""
    return {name: in_language(one.names, language) for name, one in (every or every_card()).items()}


def _document(stem: str) -> content.Document:
    return content.read_document(places.shipped("levels") / "ravenloft" / FOLDER / f"{stem}.yaml")
