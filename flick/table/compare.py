"""Lays plain data over other plain data, and compares two of them as far as one says what is expected."""

from collections.abc import Sequence
from typing import Any

import msgspec

from flick.table.decisions import Among
from flick.table.plain import is_list, is_mapping
from flick.table.rules import Decision, Flick


class Difference(msgspec.Struct, frozen=True):
    """One place at which data is not as expected: the path, what was expected there and what was found."""

    where: str
    expected: Any
    found: Any


def merge(base: Any, patch: Any) -> Any:
    """``patch`` over ``base``: mappings key by key, all else in place of what was there; ``null`` removes a key.

    A mapping of whole numbers over a list changes those places of it: ``{seekers: {0: {charged: true}}}``.
    """
    if is_list(base) and _has_places(patch, base):
        places = {int(key): value for key, value in patch.items()}
        return [merge(item, places[k]) if k in places else item for k, item in enumerate(base)]
    if not is_mapping(base) or not is_mapping(patch):
        return patch
    merged = dict(base)
    for key, value in patch.items():
        if value is None:
            merged.pop(key, None)
        else:
            merged[key] = merge(merged.get(key), value)
    return merged


def differences_between(expected: Any, found: Any, where: str = "") -> list[Difference]:
    """The places at which ``found`` is not as ``expected``. A mapping in ``found`` may have further keys; lists and
    empty mappings have to agree entirely.

    ``{near: 120, by: 0.5}`` expects a number between 119.5 and 120.5, ``{count: 50}`` a list of 50 items, and a mapping
    with whole numbers as keys expects something of those places of a list.
    """
    pairs: list[tuple[Any, Any, Any]] = []
    if is_mapping(expected) and is_list(found) and set(expected) == {"count"}:
        return [] if len(found) == expected["count"] else [Difference(where, expected, {"count": len(found)})]
    if is_mapping(expected) and is_list(found) and _has_places(expected, found):
        found = {str(k): item for k, item in enumerate(found)}
    if is_mapping(expected) and isinstance(found, (int, float)) and _is_near(expected):
        close = abs(found - expected["near"]) <= expected["by"]
        return [] if close else [Difference(where, expected, found)]
    if is_mapping(expected) and is_mapping(found) and (expected or not found):
        pairs = [(key, value, found.get(key, found.get(str(key)))) for key, value in expected.items()]
    elif is_list(expected) and is_list(found) and len(expected) == len(found):
        pairs = [(index, value, found[index]) for index, value in enumerate(expected)]
    elif expected != found or isinstance(expected, bool) != isinstance(found, bool):
        return [Difference(where, expected, found)]
    return [
        difference
        for key, value, other in pairs
        for difference in differences_between(value, other, f"{where}.{key}".lstrip("."))
    ]


def _is_near(expected: dict[Any, Any]) -> bool:
    return set(expected) == {"near", "by"} and all(isinstance(value, (int, float)) for value in expected.values())


def _has_places(patch: Any, items: list[Any]) -> bool:
    """Whether all keys of a mapping are places that the list has. The keys are numbers, or their text as JSON writes
    it."""
    return is_mapping(patch) and bool(patch) and all(str(key) in map(str, range(len(items))) for key in patch)


def missing_events(expected: list[dict[str, Any]], events: list[Any]) -> list[Difference]:
    """The first of the expected events that did not happen after those before it in the list; an empty list where all
    did."""
    start = 0
    for index, wanted in enumerate(expected):
        position = next((k for k in range(start, len(events)) if not differences_between(wanted, events[k])), None)
        if position is None:
            return [Difference(f"events.{index}", wanted, events[start:])]
        start = position + 1
    return []


def unknown_path(given: Any, plain: Any) -> tuple[Any, ...] | None:
    """The path to the first key of ``given`` that ``plain`` does not have, at any depth; ``None`` where it has all of
    them. A key with the value ``null`` may be missing."""
    pairs: list[tuple[Any, Any, Any]] = []
    if is_mapping(given) and is_mapping(plain):
        for key, value in given.items():
            if key not in plain and value is not None:
                return (key,)
        pairs = [(key, value, plain[key]) for key, value in given.items() if value is not None]
    elif is_mapping(given) and is_list(plain):
        pairs = [(int(key), value, plain[int(key)]) for key, value in given.items() if _has_places({key: value}, plain)]
    elif is_list(given) and is_list(plain):
        pairs = [(index, value, other) for index, (value, other) in enumerate(zip(given, plain, strict=False))]
    for key, value, other in pairs:
        if inner := unknown_path(value, other):
            return (key, *inner)
    return None


def at(plain: Any, path: Sequence[Any]) -> Any:
    """The value at a path of keys and indices."""
    for part in path:
        plain = plain[part]
    return plain


def describe(decision: Decision | None) -> Any:
    """A decision as plain data: who is asked, what, and the options in their written form."""
    if decision is None:
        return None
    plain: dict[str, Any] = {
        "kind": type(decision).__name__,
        "seat": decision.seat,
        "verb": decision.verb,
        "rule": decision.rule,
    }
    for field in ("least", "most", "pawns", "piece", "least_speed", "most_speed"):
        value = getattr(decision, field, None)
        if value is not None and not callable(value):
            plain[field] = value if isinstance(value, (str, int, float)) else list(value)
    if isinstance(decision, Among):
        plain["options"] = [option.name for option in decision.options]
    if isinstance(decision, Flick) and decision.beside is not None:
        plain["beside"] = [option.name for option in decision.beside.options]
    return plain
