"""The page of keys lists every key that the window asks for, and no other."""

import re
from pathlib import Path

import flick.window
from flick.window.app.keys import KEYS

WINDOW = Path(flick.window.__file__).parent

NOTHING_DONE = {"app/keys", "app/held_keys"}
"""Modules that only name keys."""


def asked_for() -> set[tuple[str, str]]:
    """Modules of the window, and the keys in them by their names in pygame."""
    found: set[tuple[str, str]] = set()
    for path in WINDOW.rglob("*.py"):
        module = path.relative_to(WINDOW).with_suffix("").as_posix()
        if module not in NOTHING_DONE:
            found |= {(module, key) for key in re.findall(r"pygame\.K_(\w+)", path.read_text("utf-8"))}
    return found


def listed() -> set[tuple[str, str]]:
    return {(module, name) for _, rows in KEYS for row in rows for module in row.where.split() for name in row.names}


def test_every_key_that_is_asked_for_is_listed() -> None:
    assert sorted(asked_for() - listed()) == []


def test_no_module_is_named_that_asks_for_none() -> None:
    modules = {module for module, _ in asked_for()}
    assert [row.does for _, rows in KEYS for row in rows if not {*row.where.split()} <= modules] == []
    assert [
        row.does for _, rows in KEYS for row in rows if row.where and not row.names & {k for _, k in asked_for()}
    ] == []
