"""Decisions whose options are written out."""

from collections.abc import Mapping, Sequence
from typing import Any

from flick.table.rules import Choose, ChooseMany, Option, Verdict

NOTHING_BARRED: Mapping[str, Verdict] = {}


def one_of(options: Sequence[Option], rule: str = "R-1", barred: Mapping[str, Verdict] = NOTHING_BARRED) -> Choose:
    return Choose(seat=0, rule=rule, bars=lambda: barred, **_among(options))


def some_of(options: Sequence[Option], least: int, most: int, rule: str = "R-1") -> ChooseMany:
    return ChooseMany(seat=0, rule=rule, least=least, most=most, **_among(options))


def _among(options: Sequence[Option]) -> dict[str, Any]:
    return {
        "verb": options[0].verb,
        "things": tuple(options),
        "name": lambda option: option.thing,
        "piece": lambda option: option.piece,
        "label": lambda option: option.say,
        "place": lambda option: option.place,
        "tool": lambda option: option.tool,
    }
