"""All cards by ID, read once from ``levels/caveloot/cards/``, and the power decks."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from flick import places
from flick.effects.effect_records import CardAmount, Term, Text
from flick.effects.reading import Reader
from flick.games.caveloot.card_files import CavelootCardFile, ConditionFile, DecksFile, TaskFile
from flick.games.caveloot.filters import CardType, Filter, Rarity, Talent
from flick.games.caveloot.language import LANGUAGE, POWER, TOLL, CavelootPart, Parts, Toll
from flick.games.caveloot.powers import DECKS, NO_POWER, Deck, Power
from flick.games.caveloot.regions import GROUPS, Region
from flick.table import content
from flick.table.languages import in_language
from flick.table.naming import set_number
from flick.table.piles import copies_of, kind_of

FOLDER = "cards"
KINDS: Mapping[str, type[Any]] = {
    **{f"{FOLDER}/{group}.yaml": dict[str, CavelootCardFile] for group in GROUPS},
    "decks.yaml": DecksFile,
}

COPIES: Mapping[Rarity, int] = {"common": 5, "rare": 3, "extremely_rare": 1, "legendary": 1}
"""The number of copies by rarity: of monsters (CAVE-52, CAVE-53, CAVE-54, CAVE-55), and of all other cards (CAVE-56,
CAVE-57, CAVE-58, CAVE-59)."""

FOES = ("monster", "boss")
HEROES = ("hero", "renegade")
GEAR = ("artefact", "grimoire")
GOODS = (*GEAR, "treasure")
"""The types of cards that are money, and whose texts count wherever they lie with their player."""
FREE_OF_VALUE = ("fairy", "personal_quest", "universal_quest", "guild", "passage", "secret_passage", "dungeon")
"""The types of cards without a value (CAVE-R02)."""
SECRET = ("personal_quest", "guild")
"""The types of cards whose text only their owner knows, unless they were open once (CAVE-R13)."""


class QuestCondition(msgspec.Struct, frozen=True):
    """What must be paid or done for a task; exactly one of the fields is set."""

    gold: int = 0
    destroy: Toll | None = None
    beat: Toll | None = None
    have: Toll | None = None
    clear: int = 0
    help: int = 0

    @property
    def is_event(self) -> bool:
        """Whether the condition is something that happens, and not something that is given or owned."""
        return self.beat is not None or bool(self.clear or self.help)


class Task(msgspec.Struct, frozen=True):
    """A condition, and the texts that count once it is met. A quest has one or more tasks, a guild one for each
    level."""

    condition: QuestCondition
    texts: Mapping[str, Parts]


class Corruptible(msgspec.Struct, frozen=True):
    """On which terms a monster can be corrupted, and for which fee."""

    terms: tuple[Term, ...]
    fee: int


class CavelootCard(msgspec.Struct, frozen=True):
    """A card with its texts by trigger; fields that its type does not have are 0 or empty. ``value`` is
    its worth in gold, which is also the price of a hero or renegade (CAVE-63, CAVE-64); ``power`` of a hero is its base
    power (CAVE-99)."""

    id: str
    group: str
    names: Mapping[str, str]
    type: CardType
    rarity: Rarity
    texts: Mapping[str, Parts]
    value: int = 0
    weight: int = 1
    vitality: int = 0
    endurance: int = 0
    power: Power = NO_POWER
    variable: CardAmount | None = None
    fairy_power: int = 0
    talents: tuple[Talent, ...] = ()
    wound: bool = False
    corruptible: Corruptible | None = None
    tasks: tuple[Task, ...] = ()
    repeat: bool = False
    condition: QuestCondition | None = None
    leads_to: Region | None = None
    floors: tuple[int, ...] = ()
    figure: str = ""
    flavour: Mapping[str, str] = {}

    @property
    def copies(self) -> int:
        return COPIES[self.rarity]

    @property
    def population(self) -> int:
        """The number of cards that are put under a dungeon (CAVE-147)."""
        return sum(self.floors)

    @property
    def is_spirit(self) -> bool:
        """Whether the card is a haunting spirit (CAVE-123)."""
        return self.type == "fairy" and self.fairy_power < 0

    @property
    def reference(self) -> int:
        """The power of the card with the average of a deck for each of its symbols, as the bands of the regions
        count it (CAVE-D22)."""
        return self.power.on_average()

    def fits(self, what: Filter) -> bool:
        """Whether the card is one of those that a filter means, wherever it lies."""
        return (
            what.type in ("", self.type)
            and what.rarity in ("", self.rarity)
            and what.group in ("", self.group)
            and what.weight in (0, self.weight)
            and (not what.talent or what.talent in self.talents)
            and what.name in ("", self.id)
        )


def read(document: content.Document, group: str) -> dict[str, CavelootCard]:
    """The cards of a file; ``BadContent`` names the place where one is wrong."""
    reader = Reader(LANGUAGE, document)
    records: dict[str, Any] = document.convert(KINDS[f"{FOLDER}/{group}.yaml"])
    return {name: _card(reader, name, group, record) for name, record in records.items()}


def _card(reader: Reader[CavelootPart], name: str, group: str, record: CavelootCardFile) -> CavelootCard:
    """The record of a card that somebody has written."""
    plain = ("type", "rarity", "value", "weight", "vitality", "endurance", "fairy_power", "wound", "repeat")
    fields: dict[str, Any] = {field: getattr(record, field) for field in (*plain, "leads_to", "figure", "flavour")}
    power = str(record.power)
    corruptible = None
    if record.corruptible is not None:
        terms = reader.terms((name, "corruptible", "terms"), record.corruptible.terms)
        corruptible = Corruptible(terms, record.corruptible.fee or record.value)
    return CavelootCard(
        name,
        group,
        record.name,
        texts=reader.texts((name,), record),
        power=reader.written((name, "power"), POWER, power) if power else NO_POWER,
        variable=reader.amount((name, "variable"), record.variable) if record.variable else None,
        talents=tuple(record.talents),
        corruptible=corruptible,
        tasks=tuple(_task(reader, (name, "tasks", place), task) for place, task in enumerate(record.tasks)),
        condition=record.condition and _condition(reader, (name, "condition"), record.condition),
        floors=tuple(record.floors),
        **fields,
    )


def _task(reader: Reader[CavelootPart], path: tuple[Any, ...], record: TaskFile) -> Task:
    return Task(_condition(reader, (*path, "condition"), record.condition), reader.texts(path, record))


def _condition(reader: Reader[CavelootPart], path: tuple[Any, ...], record: ConditionFile) -> QuestCondition:
    """The condition of a task; ``BadContent`` where it is not exactly one."""
    given = {field: value for field in record.__struct_fields__ if (value := getattr(record, field)) is not None}
    if len(given) != 1:
        raise reader.document.error(path, "caveloot-one-condition", known=", ".join(record.__struct_fields__))
    (field, value), *_ = given.items()
    met: dict[str, Any] = {field: reader.written((*path, field), TOLL, value) if isinstance(value, str) else value}
    return QuestCondition(**met)


@cache
def of_group(group: str) -> Mapping[str, CavelootCard]:
    """The cards with the back of that group, by ID."""
    return read(_document(f"{FOLDER}/{group}.yaml"), group)


@cache
def every_card() -> Mapping[str, CavelootCard]:
    """All cards by ID."""
    return {name: one for group in GROUPS for name, one in of_group(group).items()}


@cache
def card(copy: str) -> CavelootCard:
    """The record of a copy."""
    return every_card()[kind_of(copy)]


def is_card(copy: str) -> bool:
    """Whether there is a card of that ID."""
    one = every_card().get(kind_of(copy))
    return one is not None and copy in copies_of(one.id, one.copies)


@cache
def deck_of(group: str) -> Sequence[str]:
    """The IDs of every copy of every card with that back."""
    return [copy for one in of_group(group).values() for copy in copies_of(one.id, one.copies)]


@cache
def power_deck(deck: Deck) -> Sequence[str]:
    """The IDs of the cards of a power deck: ``PB6`` is the seventh of its list. How many and from which value to which
    they are is a check (CAVE-84, CAVE-85, CAVE-86, CAVE-87, CAVE-88)."""
    return [f"{deck}{place}" for place in range(len(_decks().of(deck)))]


@cache
def value_of(drawn: str) -> int:
    """The value of a card of a power deck (CAVE-82)."""
    return _decks().of(deck_named(drawn))[int(drawn[2:])]


@cache
def deck_named(drawn: str) -> Deck:
    """The power deck to which a card belongs."""
    return next(deck for deck in DECKS if drawn.startswith(deck))


@cache
def _decks() -> DecksFile:
    return _document("decks.yaml").convert(DecksFile)


def every_text() -> Iterator[Text[CavelootPart]]:
    """The texts of every card and of its tasks, by trigger."""
    for one in every_card().values():
        yield from (Text(one.id, trigger, parts) for trigger, parts in one.texts.items())
        for task in one.tasks:
            yield from (Text(one.id, trigger, parts) for trigger, parts in task.texts.items())


@cache
def names(language: str) -> Mapping[str, str]:
    """The names of all cards and copies by ID; cards of power decks are called by their value."""
    found: dict[str, str] = {}
    for one in every_card().values():
        found |= dict.fromkeys([one.id, *copies_of(one.id, one.copies)], in_language(one.names, language))
    for deck in DECKS:
        found |= {drawn: set_number(value_of(drawn)) for drawn in power_deck(deck)}
    return found


def _document(path: str) -> content.Document:
    return content.read_document(places.shipped("levels") / "caveloot" / path)
