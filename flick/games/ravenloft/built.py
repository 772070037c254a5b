"""Heroes that somebody has made: their records, and the hero cards that follow from them."""

import hashlib
import unicodedata
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec.structs import asdict

from flick.effects.written_cards import CardId
from flick.games.ravenloft import cards
from flick.games.ravenloft.card_files import HeroClass, Race
from flick.games.ravenloft.card_records import HeroCard, PowerCard
from flick.games.ravenloft.cards import KNOWN
from flick.games.ravenloft.grown import Grown
from flick.table.languages import LANGUAGES
from flick.table.records import to_json, to_plain

KINDS = ("at_will", "utility", "daily")
"""The kinds of power cards (RAV-75)."""
LONGEST_NAME, MOST_POWERS = 24, 12

HeroName: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        min_length=1,
        max_length=LONGEST_NAME,
        pattern=r"^[^\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]*$",
        description="expected-hero-name",
    ),
]


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The numbers of a hero that was published elsewhere, within the limits of hero cards (RAV-CUS-01, RAV-RUL-61,
    RAV-DES-02)."""

    ac: Annotated[int, msgspec.Meta(ge=13, le=17)]
    hp: Annotated[int, msgspec.Meta(ge=6, le=10)]
    speed: Annotated[int, msgspec.Meta(ge=5, le=6)]
    surge: Annotated[int, msgspec.Meta(ge=3, le=5)]
    at_will: Annotated[int, msgspec.Meta(ge=1, le=4)] = 2
    utility: Annotated[int, msgspec.Meta(ge=0, le=4)] = 1
    daily: Annotated[int, msgspec.Meta(ge=0, le=3)] = 1


class BuiltHero(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A hero that somebody has made, at level 1 (RAV-CUS-02, RAV-CUS-07, RAV-HYB-17). With two ``classes`` it is a
    hybrid of both hero cards. ``numbers`` are those of a hero that was published elsewhere; otherwise they follow from
    classes and race. ``portrait`` is the figure on its card (RAV-CUS-08), ``grown`` what it has gained since."""

    name: HeroName
    race: Race
    classes: Annotated[tuple[HeroClass, ...], msgspec.Meta(min_length=1, max_length=2)]
    powers: Annotated[tuple[CardId, ...], msgspec.Meta(max_length=MOST_POWERS)]
    gender: Literal["he", "she"] = "she"
    portrait: CardId = ""
    numbers: Numbers | None = None
    grown: Grown | None = None

    def __post_init__(self) -> None:
        """Make its card known, so that it can be found wherever the hero is."""
        card = card_of(self)
        KNOWN.bring({card.id: card})

    @property
    def is_hybrid(self) -> bool:
        return len(self.classes) > 1

    @property
    def id(self) -> str:
        """The ID of its card, which is the same in all matches."""
        return card_of(self).id


def portraits() -> Sequence[str]:
    """The figures that may stand on the card of a hero."""
    return [*cards.heroes(), *cards.portraits()]


def sheet_of(hero_class: str) -> HeroCard:
    """The hero card of the game with that class (RAV-RUL-61)."""
    return next(one for one in cards.heroes().values() if one.hero_class == hero_class)


def racial_of(race: str) -> str:
    """The racial power of a race (RAV-DES-05)."""
    return next(one.id for one in cards.powers().values() if one.kind == "racial" and one.race == race)


def speed_of_race(race: str) -> int:
    """The Speed of a race, in squares (RAV-RUL-61)."""
    return next(one.speed for one in cards.heroes().values() if one.race == race)


def numbers_of(race: str, classes: Sequence[str]) -> Numbers:
    """The numbers that follow from race and classes. Two classes give the lower AC, half the sum of their HP and of
    their surge values, rounded down, and of each kind the greater number of powers (RAV-RUL-61, RAV-HYB-05 to
    RAV-HYB-08, RAV-HYB-11)."""
    sheets = [sheet_of(name) for name in classes]
    return Numbers(
        ac=min(one.ac for one in sheets),
        hp=sum(one.hp for one in sheets) // len(sheets),
        speed=speed_of_race(race),
        surge=sum(one.surge for one in sheets) // len(sheets),
        at_will=max(one.at_will for one in sheets),
        utility=max(one.utility for one in sheets),
        daily=max(one.daily for one in sheets),
    )


def number_of(numbers: Numbers, kind: str) -> int:
    """The number of power cards of a kind (RAV-12)."""
    return getattr(numbers, kind)


@lru_cache(256)
def card_of(hero: BuiltHero) -> HeroCard:
    """The hero card of a built hero (RAV-CUS-02, RAV-HYB-02, RAV-HYB-17), with the racial power of its race and all
    special abilities of its classes (RAV-HYB-04, RAV-HYB-09, RAV-RUL-63)."""
    numbers = hero.numbers or numbers_of(hero.race, hero.classes)
    sheets = [sheet_of(name) for name in hero.classes]
    return HeroCard(
        id=f"{_plain(hero.name)}_{_mark(hero)}",
        names=dict.fromkeys(LANGUAGES, hero.name),
        texts={},
        figure=hero.portrait or sheets[0].id,
        race=hero.race,
        hero_class=hero.classes[0],
        gender=hero.gender,
        special=sheets[0].special,
        racial=racial_of(hero.race),
        preset=hero.powers,
        other_class="".join(hero.classes[1:]),
        other_special="".join(one.special for one in sheets[1:]),
        is_built=True,
        **asdict(numbers),
    )


def powers_by_kind(powers: Sequence[str]) -> Mapping[str, list[str]]:
    """The power cards among these names, by kind; names of anything else are left out."""
    known = cards.powers()
    return {kind: [name for name in powers if name in known and known[name].kind == kind] for kind in KINDS}


def class_of(power: str) -> str:
    """The class of a power card."""
    found: PowerCard = cards.powers()[power]
    return found.hero_class


def _plain(name: str) -> str:
    """A name as IDs are written: only small letters, digits and underscores."""
    letters = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    plain = "".join(letter if letter.isalnum() else "_" for letter in letters).strip("_")
    return plain if plain[:1].isalpha() else f"hero_{plain}".rstrip("_")


def _mark(hero: BuiltHero) -> str:
    """A short hash that tells heroes of the same name apart; it stays the same as a hero grows."""
    plain = {name: value for name, value in to_plain(hero).items() if name != "grown"}
    return hashlib.blake2b(to_json(plain), digest_size=3).hexdigest()
