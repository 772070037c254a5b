"""Which cards a text means: any combination of type, rarity, region, weight, talent, name and zone."""

from typing import Literal, TypeAlias, get_args

import msgspec

from flick.games.caveloot.regions import GROUPS
from flick.table.sayings import Refused, say

CardType: TypeAlias = Literal[
    "hero",
    "renegade",
    "monster",
    "boss",
    "artefact",
    "grimoire",
    "fairy",
    "treasure",
    "personal_quest",
    "universal_quest",
    "guild",
    "passage",
    "secret_passage",
    "dungeon",
]
TYPES: tuple[CardType, ...] = get_args(CardType)
"""The types of cards: heroes (CAVE-42), renegades (CAVE-43), monsters (CAVE-44) and bosses (CAVE-45), artefacts
(CAVE-46), grimoires (CAVE-47), fairies (CAVE-48), treasures (CAVE-49), and quests of all kinds (CAVE-50, CAVE-51,
CAVE-134, CAVE-143)."""
Rarity: TypeAlias = Literal["common", "rare", "extremely_rare", "legendary"]
RARITIES: tuple[Rarity, ...] = get_args(Rarity)
Talent: TypeAlias = Literal["charisma", "wisdom", "temerity", "vigilance"]
TALENTS: tuple[Talent, ...] = get_args(Talent)
"""The talents (CAVE-211)."""
Place: TypeAlias = Literal["hand", "camp", "equipped", "bound", "open", "opponent"]
PLACES: tuple[Place, ...] = get_args(Place)
"""The places of cards. ``open`` is face up in the explored region; ``opponent`` is whoever is fought."""

_WEIGHTS = {"light": 1, "heavy": 2, "very_heavy": 3}
"""Weights 1, 2 and 3 (CAVE-69 to CAVE-71)."""
_NAMED = "named_"
"""Begins a word that means one card by its name: ``named_skygard`` is that card and its copies."""


class Filter(msgspec.Struct, frozen=True):
    """A description of cards. A card fits where every field that is set holds for it. ``talent`` is a printed talent,
    ``group`` the back; a boss is no ``monster``. ``text`` is the filter as it was written."""

    text: str = ""
    type: CardType | Literal[""] = ""
    rarity: Rarity | Literal[""] = ""
    group: str = ""
    weight: int = 0
    talent: Talent | Literal[""] = ""
    name: str = ""
    place: Place | Literal[""] = ""


ANY = Filter()


def read_filter(text: str) -> Filter:
    """Read a filter such as ``rare artefact hand``; ``card`` alone means any card. ``Refused`` at a word that is
    unknown, or where two words contradict each other."""
    found: dict[str, str | int] = {}
    for word in text.split():
        if word == "card":
            continue
        facet, value = _facet(word)
        if facet in found:
            raise _bad()
        found[facet] = value
    if not text.strip():
        raise _bad()
    return msgspec.convert({"text": " ".join(text.split()), **found}, Filter)


def _facet(word: str) -> tuple[str, str | int]:
    """The field of a filter that a word sets, and its value."""
    if word in _WEIGHTS:
        return "weight", _WEIGHTS[word]
    if word.startswith(_NAMED):
        return "name", word.removeprefix(_NAMED)
    facets = (("type", TYPES), ("rarity", RARITIES), ("group", GROUPS), ("talent", TALENTS), ("place", PLACES))
    for facet, words in facets:
        if word in words and (facet, word) != ("group", "legendary"):
            return facet, word
    raise _bad()


def _bad() -> Refused:
    return Refused(say("expected-filter"))
