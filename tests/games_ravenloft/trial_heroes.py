"""Heroes that take part in trials of Ravenloft's variants: made ones where a variant allows them, and heroes that have
risen before where levels are kept."""

import itertools
from collections.abc import Sequence
from typing import Any, get_args

from flick.games.ravenloft.builder import BUILDER
from flick.games.ravenloft.built import sheet_of
from flick.games.ravenloft.card_files import HeroClass, Race
from flick.games.ravenloft.gains import ADVANCED, gains_of
from flick.table.records import to_plain

RACES: tuple[str, ...] = get_args(Race)
CLASSES: tuple[str, ...] = get_args(HeroClass)
PAIRS = tuple(itertools.combinations(CLASSES, 2))
RISEN_EVERY, HIGHEST = 4, 9
"""In every so many trials a hero has risen before, up to this level."""


def custom(number: int) -> dict[str, Any]:
    """A hero of one class, and of any race."""
    return _made(RACES[number % len(RACES)], [CLASSES[number // len(RACES) % len(CLASSES)]])


def hybrid(number: int) -> dict[str, Any]:
    """One of two classes, and of the race of one of their cards."""
    classes = PAIRS[number % len(PAIRS)]
    return _made(sheet_of(classes[number // len(PAIRS) % 2]).race, classes)


def _made(race: str, classes: Sequence[str]) -> dict[str, Any]:
    draft: dict[str, Any] = {**BUILDER.blank(), "name": "Ilya"}
    for step, value in (("race", [race]), ("classes", classes)):
        draft = BUILDER.chosen(draft, step, value)
    return to_plain(BUILDER.record(BUILDER.filled(draft)))


def heroes_for(variants: Sequence[str], number: int, seats: int, risen: bool) -> list[dict[str, Any]]:
    """What the first seats choose in a trial: a hybrid, a custom hero, and perhaps one that has ``risen`` before."""
    found: list[dict[str, Any]] = [{"hero": hybrid(number)}] if "HYB" in variants else []
    found += [{"hero": custom(number)}] if "CUS" in variants else []
    if risen and "ADV" in variants and number % RISEN_EVERY == RISEN_EVERY - 1:
        found.append({"hero": "any", "grown": _risen(2 + number // RISEN_EVERY % (HIGHEST - 1))})
    return found[:seats]


def _risen(level: int) -> dict[str, Any]:
    """The numbers that the levels up to this one have brought."""
    gains = [gain for reached, gain in gains_of(ADVANCED).items() if reached <= level]
    numbers = {name: sum(getattr(gain, name) for gain in gains) for name in ("ac", "hp", "surge")}
    return {"level": level, **numbers}
