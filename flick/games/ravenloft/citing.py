"""The rules of variants that stand in place of rules of the game: the log and questions cite them, the rulebook names
them."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from flick import places
from flick.games.ravenloft.bundles import refusal_of
from flick.games.ravenloft.matrix import matrix
from flick.table import content
from flick.table.rules import Step

CITES, REPLACES = "cites.yaml", "replaces.yaml"
Cites = dict[str, dict[str, str]]
Replaced = dict[str, dict[str, tuple[str, ...]]]


@cache
def cites() -> Cites:
    """The rule that is cited instead, by variant and rule of the game."""
    return _checked(CITES).convert(Cites)


@cache
def replaced() -> Replaced:
    """The rules that each variant puts in place of a rule of the game."""
    return _checked(REPLACES).convert(Replaced)


def _checked(file: str) -> content.Document:
    """A file of the house that has been checked."""
    document = content.read_document(places.shipped("levels") / "ravenloft" / file)
    check(document)
    return document


def check(document: content.Document) -> None:
    """Refuse a file that names an unknown variant."""
    for name in document.convert(dict[str, Any]):
        if name not in matrix().order:
            raise document.unknown_key((name,), matrix().order)


def cited(step: Step, variants: Sequence[str]) -> Step:
    """A step that cites the rule of the variants that are played."""
    rule = cited_rule(step.rule, variants) if variants else step.rule
    return step if rule == step.rule else msgspec.structs.replace(step, rule=rule)


def cited_rule(rule: str, variants: Sequence[str]) -> str:
    """The rule that is cited: that of a variant where one replaces the rule of the game, else the latter."""
    return _instead(tuple(variants)).get(rule, rule)


@cache
def _instead(variants: tuple[str, ...]) -> Mapping[str, str]:
    """The rules cited instead of others. Where two variants replace the same rule, the first in their order counts; a
    rule that a ruling on two variants leaves out never does."""
    found: dict[str, str] = {}
    left_out = [rule for _, ruling in matrix().ruled(variants) for rule in ruling.over]
    for name in reversed(matrix().in_order(variants)):
        found |= {rule: instead for rule, instead in cites().get(name, {}).items() if instead not in left_out}
    return found


def changed_by(variants: Sequence[str]) -> Mapping[str, Sequence[str]]:
    """The rules that some variants replace, each with those that stand instead; empty where the variants do not go
    together. A rule that a ruling on two variants leaves out is replaced by that ruling."""
    found: dict[str, list[str]] = {}
    if refusal_of(variants) is not None:
        return found
    overruled = {rule: [f"RAV-MIX-{name}"] for name, ruling in matrix().ruled(variants) for rule in ruling.over}
    for variant in matrix().in_order(variants):
        for rule, instead in replaced().get(variant, {}).items():
            if standing := [one for one in instead if one not in (*overruled, *found.get(rule, ()))]:
                found.setdefault(rule, []).extend(standing)
    return {**found, **overruled}
