"""The cards: records of shots and at most one ability, read from ``levels/catacombs/cards/``.

The sentences on a card are made from its record (``card_text``), so that text and behaviour cannot disagree.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec

from flick import places
from flick.effects.written_cards import CardId
from flick.table import content
from flick.table.languages import Code, in_language
from flick.table.looks import AbilityLook, CardLook, KindLook, SequenceChip
from flick.table.sayings import Facts, Say, say

Team: TypeAlias = Literal["sword", "skull"]
TEAMS: tuple[Team, Team] = ("sword", "skull")
ShotKind: TypeAlias = Literal["move", "melee", "critical_melee", "missile", "fireball", "longbow", "wave", "power_wave"]
Role: TypeAlias = Literal["leader", "spell_caster", "fighter", "creature", "hunter", "explorer"]
Sign: TypeAlias = Literal["moth", "spider", "rat", "coral", "lizard", "jellyfish"]
Effect: TypeAlias = Literal[
    "surprise_attack", "steal", "stun", "heal", "reset", "discard_boost", "draw", "extra_obstacle"
]
Trigger: TypeAlias = Literal["after_sequence", "on_hit", "on_wound"]
DAMAGE: Mapping[ShotKind, int] = {
    "move": 0,
    "melee": 1,
    "critical_melee": 2,
    "missile": 1,
    "fireball": 1,
    "longbow": 1,
    "wave": 1,
    "power_wave": 2,
}
"""The tokens that each enemy pawn loses whom a shot hits (CAT-57 to CAT-66)."""
RANGED: tuple[ShotKind, ...] = ("missile", "fireball", "longbow", "wave", "power_wave")
"""Shots whose projectile is placed beside a character first (CAT-53)."""
TRIGGERS: Mapping[Effect, Trigger] = {
    "surprise_attack": "after_sequence",
    "steal": "on_wound",
    "stun": "on_wound",
    "heal": "after_sequence",
    "reset": "after_sequence",
    "discard_boost": "on_hit",
    "draw": "after_sequence",
    "extra_obstacle": "after_sequence",
}
COUNTED: tuple[Effect, ...] = ("steal", "heal", "discard_boost", "draw")
"""The effects whose record says how many."""
DECK = 28


class CardShot(msgspec.Struct, frozen=True):
    """One shot of a sequence; only ranged shots can be ``targeted`` (CAT-68)."""

    kind: ShotKind
    targeted: bool = False

    @property
    def damage(self) -> int:
        return DAMAGE[self.kind]

    @property
    def ranged(self) -> bool:
        return self.kind in RANGED


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One effect; ``n`` says how many where the effect is one of ``COUNTED``."""

    effect: Effect
    n: Annotated[int, msgspec.Meta(ge=1, le=5, description="expected-effect-count")] = 1

    @property
    def trigger(self) -> Trigger:
        return TRIGGERS[self.effect]


class CatacombsCard(msgspec.Struct, frozen=True):
    """A card (CAT-40). ``titles`` are its class by language, ``name`` is the character on it (CAT-R48)."""

    id: str
    team: Team
    titles: Mapping[str, str]
    name: str
    role: Role
    sign: Sign
    shots: tuple[CardShot, ...]
    ability: Ability | None
    armour: bool

    def has(self, effect: Effect) -> bool:
        """Whether the card's ability is that effect."""
        return self.ability is not None and self.ability.effect == effect


ShotWord: TypeAlias = Literal[
    "move",
    "melee",
    "critical_melee",
    "missile",
    "fireball",
    "longbow",
    "wave",
    "power_wave",
    "missile targeted",
    "fireball targeted",
    "longbow targeted",
    "wave targeted",
    "power_wave targeted",
]
Title: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40, description="expected-title")]


class CatacombsCardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"titles": "class"}):
    """A card as a person writes it, with the ``titles`` under the key ``class``."""

    titles: Annotated[dict[Code, Title], msgspec.Meta(min_length=1)]
    name: Title
    role: Role
    sign: Sign
    shots: Annotated[list[ShotWord], msgspec.Meta(min_length=1, max_length=4, description="expected-shots")]
    ability: Ability | None = None
    armour: bool = False


class DeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The deck of one team: its cards by ID."""

    team: Team
    cards: dict[CardId, CatacombsCardFile]


@cache
def deck(team: Team) -> Mapping[str, CatacombsCard]:
    """The cards of a team by ID, in the order of their file."""
    path = places.shipped("levels") / "catacombs" / "cards" / f"{team}.yaml"
    document = content.read_document(path)
    file = document.convert(DeckFile)
    check_deck(document, file)
    return {name: _card(name, team, record) for name, record in file.cards.items()}


def check_deck(document: content.Document, file: DeckFile) -> None:
    """Refuse a deck that is not of the team that its file is named after, does not hold 28 cards, or has a class or a
    name twice (CAT-D01, CAT-R49)."""
    if (team := Path(document.file).stem) in TEAMS and file.team != team:
        raise document.error(("team",), "deck-team", found=file.team, expected=team)
    if len(file.cards) != DECK:
        raise document.error(("cards",), "deck-size", found=len(file.cards), expected=DECK)
    seen: dict[tuple[str, str], str] = {}
    for card, record in file.cards.items():
        for called in (("", record.name), *record.titles.items()):
            if (other := seen.setdefault(called, card)) != card:
                raise document.error(("cards", card), "deck-twice", card=card, other=other)


def card(card_id: str) -> CatacombsCard:
    """The card of that ID; ``KeyError`` when neither deck holds it."""
    found = deck("sword").get(card_id)
    return found if found is not None else deck("skull")[card_id]


def card_text(played: CatacombsCard) -> list[Say]:
    """The sentences on a card, made from its record: its ability, and whether it stays as armour."""
    lines: list[Say] = []
    if played.ability is not None:
        effect, facts = effect_of(played.ability)
        lines.append(Say(f"ability-{effect}", facts))
    if played.armour:
        lines.append(say("card-armour"))
    return lines


def effect_of(ability: Ability) -> tuple[str, Facts]:
    """The name of an ability in IDs of messages, and the facts for those messages."""
    return ability.effect.replace("_", "-"), {"n": ability.n} if ability.effect in COUNTED else {}


def play_label(card_id: str) -> Say:
    """A card in a list of cards to play: its name, its shots in order, and the sentences on it."""
    shown = card(card_id)
    shots = Say(f"sequence-{len(shown.shots)}", {f"shot{k}": _shot_name(shot) for k, shot in enumerate(shown.shots, 1)})
    line = say("play-card", card=card_id, shots=shots)
    for more in card_text(shown):
        line = say("play-card-more", line=line, more=more)
    return line


def sequence(played: CatacombsCard) -> Say:
    """The shots of a card in their order, each with the tokens that it takes, if any."""
    facts = {f"shot{k}": _shot_worth(shot) for k, shot in enumerate(played.shots, 1)}
    return Say(f"sequence-{len(played.shots)}", facts)


def card_look(thing: str) -> CardLook | None:
    """The look of the card with that ID; ``None`` where it is no card."""
    found = next((deck(team)[thing] for team in TEAMS if thing in deck(team)), None)
    return None if found is None else _look(found)


def _look(card: CatacombsCard) -> CardLook:
    return CardLook(
        card.id,
        card.name,
        card.team,
        chips=tuple(SequenceChip(shot.kind, shot.targeted) for shot in card.shots),
        tags=(card.role, card.sign),
        badge=KindLook("armour", Say("card-armour")) if card.armour else None,
        ability=None if card.ability is None else _ability(card.ability),
        sequence=sequence(card),
        marked=(say("card-tags", role=Say(f"thing-{card.role}"), sign=Say(f"thing-{card.sign}")),),
    )


def _ability(ability: Ability) -> AbilityLook:
    effect, facts = effect_of(ability)
    return AbilityLook(ability.effect, Say(f"keyword-{effect}", facts), Say(f"ability-{effect}", facts))


def things(language: str) -> dict[str, str]:
    """The names of all cards in a language, by ID."""
    return {name: in_language(found.titles, language) for team in TEAMS for name, found in deck(team).items()}


def _shot_name(shot: CardShot) -> Say:
    name = Say(f"thing-shot-{shot.kind}")
    return say("shot-targeted", shot=name) if shot.targeted else name


def _shot_worth(shot: CardShot) -> Say:
    name = _shot_name(shot)
    return say("shot-worth", shot=name, n=shot.damage) if shot.damage else name


def _card(name: str, team: Team, record: CatacombsCardFile) -> CatacombsCard:
    shots = tuple(_shot(word) for word in record.shots)
    return CatacombsCard(
        name, team, record.titles, record.name, record.role, record.sign, shots, record.ability, record.armour
    )


def _shot(word: str) -> CardShot:
    kind, _, targeted = word.partition(" ")
    return CardShot(msgspec.convert(kind, ShotKind), bool(targeted))
