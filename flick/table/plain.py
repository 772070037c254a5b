"""Tells what kind of plain data (as JSON and YAML give it) a value is."""

from typing import Any, TypeGuard


def is_mapping(value: object) -> TypeGuard[dict[Any, Any]]:
    return isinstance(value, dict)


def is_list(value: object) -> TypeGuard[list[Any]]:
    return isinstance(value, list)
