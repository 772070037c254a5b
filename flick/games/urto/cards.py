"""All cards and heroes by ID, read once from ``levels/urto/cards/``, and the records of the files there, as a person
writes them."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from flick import places
from flick.effects.effect_records import Text
from flick.effects.reading import Reader
from flick.effects.written_cards import Copies, Flavour, Names, WrittenText
from flick.games.urto.language import LANGUAGE, Parts, UrtoPart
from flick.table import content
from flick.table.languages import Code, in_language
from flick.table.piles import copies_of, kind_of

ALPHA = "alpha"
HAMMER, TRUMPETS, SCYTHE = "hammer", "trumpets", "scythe"
DIVINE = (HAMMER, TRUMPETS, SCYTHE)
Colour: TypeAlias = Literal["weapon", "single_use", "permanent", "divine"]
"""The kinds of artefacts: green, pink, yellow and divine (URTO-117, URTO-121, URTO-123)."""


class UrtoCardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every card has; ``figure`` names its picture, ``copies`` how often it is in its deck (URTO-D16)."""

    name: Names
    flavour: Flavour = {}
    figure: str = ""
    icon: str = ""
    copies: Copies = 1


class ArtefactFile(UrtoCardFile, frozen=True, kw_only=True):
    """An artefact; its renown counts at the end (URTO-D27)."""

    colour: Colour
    renown: Annotated[int, msgspec.Meta(ge=0, le=9)] = 1
    uses: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    always: WrittenText | None = None
    play: WrittenText | None = None
    hiding: WrittenText | None = None
    death: WrittenText | None = None


class EventFile(UrtoCardFile, frozen=True, kw_only=True):
    """An event: what happens when it is drawn."""

    drawn: WrittenText


class UrtoMonsterFile(UrtoCardFile, frozen=True, kw_only=True):
    """A monster: its fixed attack, its life, the renown it brings, a further reward (URTO-87 to URTO-90, URTO-D18). The
    Alpha has the highest attack and brings the most renown (URTO-115, URTO-D19)."""

    attack: Annotated[int, msgspec.Meta(ge=1, le=9)]
    life: Annotated[int, msgspec.Meta(ge=1, le=9)]
    renown: Annotated[int, msgspec.Meta(ge=1, le=9)]
    won: WrittenText | None = None


class UrtoHeroFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A hero's sheet (URTO-19, URTO-20, URTO-D26), and the temper in which a bot plays it if nobody chose another."""

    name: Names
    land: dict[Code, str] = {}
    flavour: Flavour = {}
    figure: str = ""
    temper: str = ""
    life: Annotated[int, msgspec.Meta(ge=12, le=18)]
    mana: Annotated[int, msgspec.Meta(ge=8, le=14)]
    always: WrittenText | None = None
    kill: WrittenText | None = None
    death: WrittenText | None = None


KINDS: Mapping[str, type[Any]] = {
    "cards/artefacts.yaml": dict[str, ArtefactFile],
    "cards/events.yaml": dict[str, EventFile],
    "cards/monsters.yaml": dict[str, UrtoMonsterFile],
    "cards/heroes.yaml": dict[str, UrtoHeroFile],
}
COUNTS = {"artefacts": 38, "events": 36, "monsters": 33}
"""The number of cards in each deck, divine artefacts and the Alpha included (URTO-D16, URTO-R01, URTO-R02)."""


class UrtoCard(msgspec.Struct, frozen=True):
    """A card or a hero's sheet, with its texts by trigger. Fields that its kind does not have are 0 or empty."""

    id: str
    names: Mapping[str, str]
    texts: Mapping[str, Parts]
    colour: Colour | str = ""
    attack: int = 0
    life: int = 0
    mana: int = 0
    renown: int = 0
    uses: int = 1
    copies: int = 1
    figure: str = ""
    icon: str = ""
    flavour: Mapping[str, str] = {}
    land: Mapping[str, str] = {}
    temper: str = ""

    @property
    def is_weapon(self) -> bool:
        """Whether the card is a weapon (URTO-117)."""
        return self.colour == "weapon"

    @property
    def is_permanent(self) -> bool:
        """Whether the card is a permanent artefact (URTO-123)."""
        return self.colour == "permanent"

    @property
    def is_divine(self) -> bool:
        """Whether the card is a divine artefact (URTO-128)."""
        return self.colour == "divine"


def read(document: content.Document, stem: str) -> dict[str, UrtoCard]:
    """The cards of a file; ``BadContent`` names the place where one is wrong."""
    reader = Reader(LANGUAGE, document)
    records: dict[str, Any] = document.convert(KINDS[f"cards/{stem}.yaml"])
    found = {name: _card(reader, name, record) for name, record in records.items()}
    if (wanted := COUNTS.get(stem)) is not None:
        count = sum(card.copies for card in found.values())
        if count != wanted:
            raise document.error((), "urto-deck", count=count, wanted=wanted)
    return found


def check(path: Path) -> None:
    """Read a file with all its texts; ``BadContent`` names the place where it is wrong."""
    read(content.read_document(path), path.stem)


def _card(reader: Reader[UrtoPart], name: str, record: UrtoCardFile | UrtoHeroFile) -> UrtoCard:
    fields = [field for field in UrtoCard.__struct_fields__ if hasattr(record, field)]
    given: dict[str, Any] = {field: getattr(record, field) for field in fields}
    return UrtoCard(name, record.name, reader.texts((name,), record), **given)


@cache
def cards_of(stem: str) -> Mapping[str, UrtoCard]:
    """The cards of one file by ID."""
    return read(content.read_document(places.shipped("levels") / "urto" / "cards" / f"{stem}.yaml"), stem)


artefacts, events, monsters, heroes = (
    partial(cards_of, stem) for stem in ("artefacts", "events", "monsters", "heroes")
)
"""The cards of each kind by ID."""


@cache
def card(copy: str) -> UrtoCard:
    """The record of an artefact, event or monster, by the ID of a copy."""
    return every_card()[kind_of(copy)]


@cache
def every_card() -> Mapping[str, UrtoCard]:
    """Artefacts, events and monsters by ID."""
    return {**artefacts(), **events(), **monsters()}


@cache
def artefact_deck() -> Sequence[str]:
    """The IDs of the ordinary artefacts (URTO-06)."""
    return [copy for one in artefacts().values() if not one.is_divine for copy in copies_of(one.id, one.copies)]


@cache
def event_deck() -> Sequence[str]:
    return [copy for one in events().values() for copy in copies_of(one.id, one.copies)]


@cache
def monster_deck() -> Sequence[str]:
    """The IDs of the ordinary monsters (URTO-13)."""
    return [copy for one in monsters().values() if one.id != ALPHA for copy in copies_of(one.id, one.copies)]


@cache
def alphas() -> Sequence[str]:
    """The IDs of the five cards of the Alpha (URTO-13)."""
    return copies_of(ALPHA, monsters()[ALPHA].copies)


def every_text() -> Iterator[Text[UrtoPart]]:
    """The texts of all cards and heroes, each with its card and its trigger."""
    for one in (*every_card().values(), *heroes().values()):
        yield from (Text(one.id, trigger, parts) for trigger, parts in one.texts.items())


@cache
def names(language: str) -> Mapping[str, str]:
    """The names of all cards, copies and heroes by ID."""
    found = {name: in_language(one.names, language) for name, one in heroes().items()}
    for one in every_card().values():
        called = in_language(one.names, language)
        found |= dict.fromkeys([one.id, *copies_of(one.id, one.copies)], called)
    return found
