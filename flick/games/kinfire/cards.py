"""All cards by ID, read once from ``levels/kinfire/cards/``."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from flick import places
from flick.effects.checks import Text
from flick.games.kinfire.language import KinfirePart
from flick.games.kinfire.loading import Masters, read_masters, read_seekers, read_skills, read_team_cards
from flick.games.kinfire.records import Seeker, Skill, TeamCard
from flick.table import content
from flick.table.languages import in_language
from flick.table.piles import copies_of

MASTER_BACK = "master_back"
"""The ID of a Master that lies face down, whose back can be read (KIN-C88)."""
FACE_DOWN = "master"
"""The piece on the table for a Master that lies face down."""
TURNED = "_turned"
"""Follows the ID of a Gauntlet card that lies face down."""


def check(path: Path) -> None:
    """Read a file with all its texts; ``Refused`` with the place where it is wrong."""
    document = content.read_document(path)
    if path.stem == "masters":
        read_masters(document)
    elif path.stem == "seekers":
        read_seekers(document)
    elif path.stem.startswith("skills-"):
        read_skills(document, path.stem.removeprefix("skills-"))
    else:
        read_team_cards(document, path.stem)


@cache
def team_cards() -> Mapping[str, TeamCard]:
    """Well, Gauntlet, fatigue and Master cards by ID."""
    found: dict[str, TeamCard] = {}
    for stem in ("well", "gauntlet", "fatigue"):
        found |= read_team_cards(_document(stem), stem)
    return {**found, **masters().forms}


@cache
def masters() -> Masters:
    """The forms of the Master, and the back that they share."""
    return read_masters(_document("masters"))


def turned_back(thing: str) -> TeamCard | None:
    """The Gauntlet card whose back a thing is; ``None`` where it is none."""
    card = thing.removesuffix(TURNED)
    return team_cards()[card] if card != thing and card in gauntlet_cards() else None


@cache
def seekers() -> Mapping[str, Seeker]:
    """The Seekers by ID, in the order of their file."""
    return read_seekers(_document("seekers"))[0]


@cache
def skills() -> Mapping[str, Skill]:
    """All skill cards and Lanterns by ID."""
    found = dict(read_seekers(_document("seekers"))[1])
    for seeker in seekers():
        found |= read_skills(_document(f"skills-{seeker}"), seeker)
    return found


@cache
def skill_card(name: str) -> Skill:
    """The record of a skill card or Lantern."""
    return skills()[name]


@cache
def skill_deck(seeker: str) -> tuple[str, ...]:
    """The skill cards of a Seeker, in the order of their file."""
    return tuple(name for name, skill in skills().items() if skill.seeker == seeker and not skill.is_lantern)


@cache
def well_deck() -> tuple[str, ...]:
    """The IDs of the well cards, with a number for each copy."""
    return tuple(copy for card in _of_kind("challenge", "event") for copy in copies_of(card.id, card.copies))


@cache
def gauntlet_cards() -> tuple[str, ...]:
    return tuple(card.id for card in _of_kind("gauntlet"))


@cache
def fatigue_cards() -> tuple[str, ...]:
    return tuple(card.id for card in _of_kind("fatigue"))


@cache
def team_card(card: str) -> TeamCard:
    """The record of a card of the team, by its own ID or that of a copy."""
    return every_copy()[card]


@cache
def every_copy() -> Mapping[str, TeamCard]:
    """The records of all cards of the team, by the ID of each copy and by that of the card."""
    copies = {copy: card for card in team_cards().values() for copy in copies_of(card.id, card.copies)}
    return {**team_cards(), **copies}


def every_text() -> Iterator[Text[KinfirePart]]:
    """The texts of all cards in the box, each with its card and its trigger."""
    for card in (*team_cards().values(), *seekers().values()):
        yield from (Text(card.id, trigger, parts) for trigger, parts in card.texts.items())
    yield from (Text(MASTER_BACK, trigger, parts) for trigger, parts in masters().back.texts.items())
    yield from (Text(skill.id, "on_action", skill.action) for skill in skills().values() if skill.action)


@cache
def names(language: str) -> Mapping[str, str]:
    """The names of all cards and Seekers by ID. Lanterns are named by messages."""
    found = {name: in_language(card.names, language) for name, card in team_cards().items()}
    found |= {name: in_language(skill.names, language) for name, skill in skills().items() if not skill.is_lantern}
    found |= {f"{name}{TURNED}": found[name] for name in gauntlet_cards()}
    found[MASTER_BACK] = in_language(masters().back.names, language)
    return found | {name: in_language(seeker.names, language) for name, seeker in seekers().items()}


def _of_kind(*kinds: str) -> Iterator[TeamCard]:
    return (card for card in team_cards().values() if card.kind in kinds)


def _document(stem: str) -> content.Document:
    return content.read_document(places.shipped("levels") / "kinfire" / "cards" / f"{stem}.yaml")
