"""Which cards a text means: any combination of type, rarity, region, weight, talent, name and zone (section 5.4)."""

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
"""Heroes (CAVE-42), renegades (CAVE-43), monsters (CAVE-44) and bosses (CAVE-45), artefacts (CAVE-46), grimoires
(CAVE-47), fairies (CAVE-48), treasures (CAVE-49), and quests of all kinds (CAVE-50, CAVE-51, CAVE-134, CAVE-143)."""
Rarity: TypeAlias = Literal["common", "rare", "extremely_rare", "legendary"]
RARITIES: tuple[Rarity, ...] = get_args(Rarity)
Talent: TypeAlias = Literal["charisma", "wisdom", "temerity", "vigilance"]
TALENTS: tuple[Talent, ...] = get_args(Talent)
"""CAVE-211."""
Place: TypeAlias = Literal["hand", "camp", "equipped", "bound", "open", "opponent"]
PLACES: tuple[Place, ...] = get_args(Place)
"""``open`` is face up in the explored region; ``opponent`` what one fights."""

_WEIGHTS = {"light": 1, "heavy": 2, "very_heavy": 3}
"""Weights 1, 2 and 3 (CAVE-69 to CAVE-71)."""
_NAMED = "named_"
"""``named_skygard`` means that card and its copies only."""


class Filter(msgspec.Struct, frozen=True):
    """Cards for which everything that is said here is so; what is empty says nothing. ``talent`` is a printed one. A
    boss is no ``monster``; ``group`` is the back. ``text`` is how it was written."""

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
    """``rare artefact hand`` as a filter; ``card`` alone means any card. ``Refused`` at a word that means nothing, or
    where two words say the same thing differently."""
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
    """What a word says something about, and what it says."""
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
