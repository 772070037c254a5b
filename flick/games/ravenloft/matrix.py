"""The matrix of variants: which of them go together, and the rulings where two would set the same policy."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

import msgspec

from flick import places
from flick.table import content

FILE = "matrix.yaml"

Pair = tuple[str, str]


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What holds where both variants of a pair are played: ``policies`` that get another value, and rules of the
    variants that it replaces or leaves out (``over``)."""

    of: Pair
    policies: Mapping[str, tuple[str, ...]] = {}
    over: tuple[str, ...] = ()


class Matrix(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The variants in their ``order``, the variants from which each is ``apart``, and the rulings R1 to R7 by name."""

    order: tuple[str, ...]
    apart: Mapping[str, tuple[str, ...]]
    rulings: Mapping[str, Ruling]

    def are_apart(self, one: str, other: str) -> bool:
        return other in self.apart.get(one, ()) or one in self.apart.get(other, ())

    def ruled(self, variants: Sequence[str]) -> Iterator[tuple[str, Ruling]]:
        """The rulings that apply among some variants, with their names."""
        return ((name, ruling) for name, ruling in self.rulings.items() if set(ruling.of) <= set(variants))

    def in_order(self, variants: Sequence[str]) -> tuple[str, ...]:
        return tuple(name for name in self.order if name in variants)


class VariantClash(NamedTuple):
    """Two variants that do not go together."""

    one: str
    other: str


@cache
def matrix() -> Matrix:
    """The matrix of the file in ``levels/ravenloft``."""
    document = content.read_document(places.shipped("levels") / "ravenloft" / FILE)
    check(document)
    return document.convert(Matrix)


def check(document: content.Document) -> None:
    """Refuse a matrix that names a variant outside its order."""
    found = document.convert(Matrix)
    for name, others in found.apart.items():
        if name not in found.order:
            raise document.unknown_key(("apart", name), found.order)
        for index, other in enumerate(others):
            if other not in found.order:
                raise document.error(("apart", name, index), "ravenloft-no-variant", variant=other)
    for name, ruling in found.rulings.items():
        for index, other in enumerate(ruling.of):
            if other not in found.order:
                raise document.error(("rulings", name, "of", index), "ravenloft-no-variant", variant=other)


def first_clash(variants: Sequence[str]) -> VariantClash | None:
    """The first two variants, in their order, that do not go together; ``None`` where all do."""
    pairs = combinations(matrix().in_order(variants), 2)
    return next((VariantClash(*pair) for pair in pairs if matrix().are_apart(*pair)), None)
