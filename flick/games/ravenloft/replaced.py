"""The rules of the game that the chosen variants replace, for the rulebook."""

from collections.abc import Mapping, Sequence
from functools import cache

from flick import places
from flick.games.ravenloft.bundles import refusal_of
from flick.games.ravenloft.matrix import check_names, matrix
from flick.table import content

FILE = "replaces.yaml"

Replaced = dict[str, dict[str, tuple[str, ...]]]


@cache
def replaced() -> Replaced:
    """The rules that each variant puts in place of a rule of the game."""
    document = content.read_document(places.shipped("levels") / "ravenloft" / FILE)
    check(document)
    return document.convert(Replaced)


def check(document: content.Document) -> None:
    """Refuse a file that names an unknown variant."""
    check_names(document, document.convert(Replaced))


def changed_by(variants: Sequence[str]) -> Mapping[str, Sequence[str]]:
    """The rules that some variants replace, each with those that stand instead; empty where the variants do not go
    together. A rule that a ruling on two variants leaves out is replaced by that ruling (5.13)."""
    found: dict[str, list[str]] = {}
    if refusal_of(variants) is not None:
        return found
    overruled = {rule: [f"RAV-MIX-{name}"] for name, ruling in matrix().ruled(variants) for rule in ruling.over}
    for variant in matrix().in_order(variants):
        for rule, instead in replaced().get(variant, {}).items():
            if standing := [one for one in instead if one not in (*overruled, *found.get(rule, ()))]:
                found.setdefault(rule, []).extend(standing)
    return {**found, **overruled}
