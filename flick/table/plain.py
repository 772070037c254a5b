"""Plain data (what JSON and YAML give): asking what it is."""

from typing import Any, TypeGuard


def is_mapping(value: object) -> TypeGuard[dict[Any, Any]]:
    return isinstance(value, dict)


def is_list(value: object) -> TypeGuard[list[Any]]:
    return isinstance(value, list)
