"""Cites the rules of variants: where a variant replaces a rule of the game, the log and questions name that of the
variant."""

from collections.abc import Mapping, Sequence
from functools import cache

import msgspec

from flick import places
from flick.games.ravenloft.matrix import check_names, matrix
from flick.table import content
from flick.table.rules import Step

FILE = "cites.yaml"

Cites = dict[str, dict[str, str]]


@cache
def cites() -> Cites:
    """The rule that is cited instead, by variant and rule of the game."""
    document = content.read_document(places.shipped("levels") / "ravenloft" / FILE)
    check(document)
    return document.convert(Cites)


def check(document: content.Document) -> None:
    """Refuse a file that names an unknown variant."""
    check_names(document, document.convert(Cites))


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
