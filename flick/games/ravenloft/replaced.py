"""Which paragraphs of the rulebook a match reads otherwise, for the variants that were chosen (section 5)."""

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
    """By variant and rule, those that stand instead."""
    document = content.read_document(places.shipped("levels") / "ravenloft" / FILE)
    check(document)
    return document.convert(Replaced)


def check(document: content.Document) -> None:
    """It names no variant that there is not."""
    check_names(document, document.convert(Replaced))


def changed_by(variants: Sequence[str]) -> Mapping[str, Sequence[str]]:
    """The rules that some variants replace together; none where they do not go together. What a ruling on two of them
    leaves out stands in the place of nothing: the ruling stands in its own (5.13)."""
    found: dict[str, list[str]] = {}
    if refusal_of(variants) is not None:
        return found
    overruled = {rule: [f"RAV-MIX-{name}"] for name, ruling in matrix().ruled(variants) for rule in ruling.over}
    for variant in matrix().in_order(variants):
        for rule, instead in replaced().get(variant, {}).items():
            if standing := [one for one in instead if one not in (*overruled, *found.get(rule, ()))]:
                found.setdefault(rule, []).extend(standing)
    return {**found, **overruled}
