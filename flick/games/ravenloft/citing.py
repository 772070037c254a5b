"""Which rule is cited: where a variant puts a rule of the game in its own way, the log and questions name its own."""

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
    """By variant and rule of the game, the one that is cited."""
    document = content.read_document(places.shipped("levels") / "ravenloft" / FILE)
    check(document)
    return document.convert(Cites)


def check(document: content.Document) -> None:
    """It names no variant that there is not."""
    check_names(document, document.convert(Cites))


def cited(step: Step, variants: Sequence[str]) -> Step:
    """What happens or is asked, with the rule of the variants that are played."""
    rule = cited_rule(step.rule, variants) if variants else step.rule
    return step if rule == step.rule else msgspec.structs.replace(step, rule=rule)


def cited_rule(rule: str, variants: Sequence[str]) -> str:
    """A rule of the game, or that of the variants by which they put it in their own way."""
    return _instead(tuple(variants)).get(rule, rule)


@cache
def _instead(variants: tuple[str, ...]) -> Mapping[str, str]:
    """Of two variants that cite the same, the one that comes first in their order; never a rule that a ruling on two of
    them leaves out."""
    found: dict[str, str] = {}
    left_out = [rule for _, ruling in matrix().ruled(variants) for rule in ruling.over]
    for name in reversed(matrix().in_order(variants)):
        found |= {rule: instead for rule, instead in cites().get(name, {}).items() if instead not in left_out}
    return found
