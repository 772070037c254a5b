"""Which paragraphs of the rulebook a match reads otherwise, for the variants that were chosen (section 5)."""

from collections.abc import Mapping, Sequence
from functools import cache

from flick import places
from flick.games.ravenloft.bundles import refusal_of
from flick.games.ravenloft.matrix import matrix
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
    for name in document.convert(Replaced):
        if name not in matrix().order:
            raise document.unknown_key((name,), matrix().order)


def changed_by(variants: Sequence[str]) -> Mapping[str, Sequence[str]]:
    """The rules that some variants replace together; none where they do not go together."""
    found: dict[str, list[str]] = {}
    if refusal_of(variants) is not None:
        return found
    for variant in matrix().in_order(variants):
        for rule, instead in replaced().get(variant, {}).items():
            found.setdefault(rule, []).extend(one for one in instead if one not in found[rule])
    return found
