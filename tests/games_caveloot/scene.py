"""Positions made by hand, as scenarios write them, and matches that begin there."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from flick.table.board import Board, Zone
from flick.table.match import Match
from flick.table.scenario import load
from flick.table.seats import HUMAN, Seat


def opened(given: dict[str, Any], *seats: Seat, count: int = 2, fresh: bool = False, **more: Any) -> Match:
    """A match of people, or of whoever sits there, from a position that is like the one dealt but for what is
    ``given``: the first player's turn, after the heroes have been chosen, or before in a ``fresh`` one."""
    begun: dict[str, Any] = {**({} if fresh else {"dealt": []}), "first": 0, "active": 0, **given}
    record = {"game": "caveloot", "seats": count, "turn": 1, "scenarios": {"scene": {"given": begun, **more}}}
    with TemporaryDirectory() as folder:
        path = Path(folder) / "scene.yaml"
        path.write_text(json.dumps(record))
        match = load(path).open("scene", list(seats or [Seat(HUMAN)] * count))
    match.settle()
    return match


def zone(board: Board, name: str) -> Zone:
    """A zone of a board, which has it."""
    return next(zone for zone in board.zones if zone.id == name)


def fight(hero: str = "justernin_bradley", foe: str = "stocky_kirigan#1", **more: Any) -> dict[str, Any]:
    """Somebody meets a monster in Butina."""
    players = {0: {"hero": hero}, 1: {"camp": ["odilon_eelskin"]}}
    now = {"stage": "clash", "region": "butina", "fought": True}
    found = {
        "players": players,
        "piles": {"butina": []},
        "now": now,
        "fight": {"foes": [foe], "vitality": 2, "seats": [0]},
    }
    return _merged(found, more)


def _merged(one: dict[Any, Any], other: dict[Any, Any]) -> dict[Any, Any]:
    found = dict(one)
    for key, value in other.items():
        held = found.get(key)
        found[key] = _merged(held, value) if isinstance(held, dict) and isinstance(value, dict) else value
    return found
