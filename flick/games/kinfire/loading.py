"""Reads content files into records with all their texts."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from flick.effects.in_force import by_verb
from flick.effects.reading import Reader
from flick.games.kinfire.card_files import KINDS, MasterFile, SeekerFile, SkillFile, WellFile
from flick.games.kinfire.language import LANGUAGE, Parts
from flick.games.kinfire.records import BoostBar, Kind, Seeker, Skill, TeamCard, lantern_of
from flick.table import content

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
