"""Plain data with one thing in it changed: of the same type mostly, for that gets past more checks than noise does."""

from collections.abc import Callable, Mapping
from typing import Any

from flick.table.chance import Chance

NUMBERS = (0, 1, -1, 2, 7, 99, 1_000, 99_999, 2**31, 2**53 - 1, 2**53, 2**63, -(2**31), 10**18)
REALS = (0.0, -1.0, 0.5, 1e-300, 1e9, -1e9, 1e300, -1e300, 123456.789)
TEXTS = (
    "",
    " ",
    "x",
    "x" * 3_000,
    "nobody-1",
    "../../x",
    "\x1b[31m",
    "a\u202eb",
    "\x00",
    "{ $x }",
    "0deg",
    "é" * 50,
    "-1",
)
MOST_COPIES = 300

Edit = Callable[[Any, Chance], Any]


def edited(plain: Any, chance: Chance) -> Any:
    """A copy with one thing changed, anywhere in it."""
    places = list(_places(plain, ()))
    path = places[chance.below(len(places))]
    return _replaced(plain, path, chance)


def _places(plain: Any, path: tuple[Any, ...]) -> Any:
    yield path
    if isinstance(plain, dict):
        for key, value in plain.items():
            yield from _places(value, (*path, key))
    elif isinstance(plain, list):
        for index, value in enumerate(plain):
            yield from _places(value, (*path, index))


def _replaced(plain: Any, path: tuple[Any, ...], chance: Chance) -> Any:
    if not path:
        return _changed(plain, chance)
    first, *rest = path
    if isinstance(plain, dict):
        return {key: _replaced(value, tuple(rest), chance) if key == first else value for key, value in plain.items()}
    return [_replaced(value, tuple(rest), chance) if index == first else value for index, value in enumerate(plain)]


def _changed(value: Any, chance: Chance) -> Any:
    """Another value of the same type; once in eight times one of another type."""
    if chance.below(8) == 0:
        return _pick((None, True, 3, -0.5, "x", [], {}, [[]], {"": 1}), chance)
    for kind, change in CHANGES.items():
        if isinstance(value, kind):
            return change(value, chance)
    return None


def _list(value: list[Any], chance: Chance) -> list[Any]:
    if not value:
        return [_pick((0, "x", None, []), chance)]
    one = chance.below(len(value))
    return _pick(
        ([], value[:one] + value[one + 1 :], value[::-1], value + value, [value[one]] * MOST_COPIES, value[: one + 1]),
        chance,
    )


def _mapping(value: dict[str, Any], chance: Chance) -> dict[str, Any]:
    if not value:
        return {"x": 1}
    keys = list(value)
    one = keys[chance.below(len(keys))]
    less = {key: kept for key, kept in value.items() if key != one}
    return _pick(
        ({}, less, {**less, f"{one}x": value[one]}, {**value, "nobody": value[one]}, {one: value[one]}), chance
    )


def _text(value: str, chance: Chance) -> str:
    return _pick((*TEXTS, value + "1", value[:-1], value.upper(), value * 20), chance)


def _pick(values: Any, chance: Chance) -> Any:
    return values[chance.below(len(values))]


CHANGES: Mapping[type[Any], Edit] = {
    bool: lambda value, chance: not value,
    int: lambda value, chance: _pick((*NUMBERS, value + 1, value - 1, -value, value * 1_000), chance),
    float: lambda value, chance: _pick((*REALS, -value, value * 1_000, value + 1e-9), chance),
    str: _text,
    list: _list,
    dict: _mapping,
}
"""How a value of each type is changed; a truth value comes first, as it is a number too."""
