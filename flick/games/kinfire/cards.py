"""All cards by ID, with all their texts, read once from ``levels/kinfire/cards/``."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from flick import places
from flick.effects.effect_records import Text
from flick.effects.in_force import by_verb
from flick.effects.reading import Reader
from flick.games.kinfire.card_files import KINDS, MasterFile, SeekerFile, SkillFile, WellFile
from flick.games.kinfire.language import LANGUAGE, KinfirePart, Parts
from flick.games.kinfire.records import BoostBar, Kind, Seeker, Skill, TeamCard, lantern_of
from flick.table import content
from flick.table.languages import in_language
from flick.table.piles import copies_of

MASTER_BACK = "master_back"
"""The ID of a Master that lies face down, whose back can be read (KIN-C88)."""
FACE_DOWN = "master"
"""The piece on the table for a Master that lies face down."""
TURNED = "_turned"
"""Follows the ID of a Gauntlet card that lies face down."""

ATTEMPTED = ("difficulty", "on_attempt", "on_light", "on_darkness", "on_placed", "reward", "penalty")
"""The fields that only a challenge has."""


def read_team_cards(document: content.Document, stem: str) -> dict[str, TeamCard]:
    """Read well, Gauntlet or Fatigue cards."""
    reader = Reader(LANGUAGE, document)
    records: dict[str, Any] = document.convert(KINDS[f"cards/{stem}.yaml"])
    found: dict[str, TeamCard] = {}
    for name, record in records.items():
        kind: Kind = record.kind if stem == "well" else "gauntlet" if stem == "gauntlet" else "fatigue"
        if kind in ("challenge", "event"):
            _check_well_card(document, name, record)
        texts = reader.texts((name,), record)
        if stem == "gauntlet":
            texts["while_face_down"] = reader.parts((name, "back"), record.back, True)
        found[name] = _card(name, kind, record, texts)
    return found


class Masters(NamedTuple):
    """The forms of the Master by their IDs, and the back that all of them share, as a card (KIN-C88)."""

    forms: Mapping[str, TeamCard]
    back: TeamCard


def read_masters(document: content.Document) -> Masters:
    """Read the forms of the Master, each of which has a difficulty, and their back."""
    reader = Reader(LANGUAGE, document)
    records = document.convert(dict[str, MasterFile])
    if "back" not in records:
        raise document.error((), "content-missing", key="back")
    for name, record in records.items():
        if name == "back":
            _check_silent(document, name, record, ("while_in_play", *ATTEMPTED))
        elif record.difficulty is None:
            raise document.error((name,), "content-missing", key="difficulty")
    found = {name: _card(name, "master", record, reader.texts((name,), record)) for name, record in records.items()}
    return Masters({name: card for name, card in found.items() if name != "back"}, found["back"])


def read_seekers(document: content.Document) -> tuple[dict[str, Seeker], dict[str, Skill]]:
    """Read the Seekers, and their Lanterns as cards that can be played."""
    reader = Reader(LANGUAGE, document)
    found: dict[str, Seeker] = {}
    lanterns: dict[str, Skill] = {}
    for name, record in document.convert(dict[str, SeekerFile]).items():
        texts = reader.texts((name,), record)
        found[name] = Seeker(name, record.name, record.title, texts, record.icon, record.flavour, record.figure)
        lantern = record.lantern
        action = reader.parts((name, "lantern", "action"), lantern.action, False) if lantern.action else ()
        colours = tuple(lantern.colours)
        lanterns[lantern_of(name)] = Skill(lantern_of(name), name, record.name, colours, lantern.value, action)
    return found, lanterns


def read_skills(document: content.Document, seeker: str) -> dict[str, Skill]:
    """Read the skill cards of a Seeker."""
    reader = Reader(LANGUAGE, document)
    found: dict[str, Skill] = {}
    for name, record in document.convert(dict[str, SkillFile]).items():
        action = reader.parts((name, "action"), record.action, False) if record.action else ()
        bar, place = record.boost, (name, "boost")
        if (bar.instead is None) != (bar.condition is None):
            raise document.error(place, "content-missing", key="if" if bar.condition is None else "instead")
        terms = reader.terms((*place, "if"), bar.condition) if bar.condition is not None else ()
        boost = BoostBar(bar.colour, bar.value, bar.instead, terms)
        colours = tuple(record.colours)
        found[name] = Skill(
            name, seeker, record.name, colours, record.value, action, boost, record.icon, record.flavour, record.figure
        )
    return found


def _card(name: str, kind: Kind, record: Any, texts: dict[str, Parts]) -> TeamCard:
    return TeamCard(
        name,
        kind,
        record.name,
        record.flavour,
        getattr(record, "copies", 1),
        getattr(record, "type", None) or "",
        getattr(record, "colour", None) or "",
        getattr(record, "difficulty", None) or 0,
        texts,
        record.figure,
        by_verb(texts.get("while_in_play", ())),
        by_verb(texts.get("while_face_down", ())),
    )


def _check_well_card(document: content.Document, name: str, record: WellFile) -> None:
    """Refuse a challenge without type, colour and difficulty (KIN-50), an event without effect (KIN-47), and texts that
    would never be carried out."""
    event = ("on_interact",)
    needed, silent = ("type", "colour", "difficulty"), event
    if record.kind == "event":
        needed, silent = event, ("type", "colour", *ATTEMPTED)
    for key in needed:
        if getattr(record, key) is None:
            raise document.error((name,), "content-missing", key=key)
    _check_silent(document, name, record, silent)


def _check_silent(document: content.Document, name: str, record: Any, silent: Sequence[str]) -> None:
    """Refuse a record that has one of these fields."""
    for key in silent:
        if getattr(record, key, None) is not None:
            known = [field for field in record.__struct_fields__ if field not in silent]
            raise document.unknown_key((name, key), known)


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
