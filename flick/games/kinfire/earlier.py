"""Converts what earlier versions of the game have written into match files."""

from typing import Any

from flick.table.plain import is_mapping

SEEKERS = ("seeker_1", "seeker_2", "seeker_3", "seeker_4")
"""Options of the match in earlier versions, each the Seeker of one seat, before seats had options of their own."""


def options_of_today(options: dict[str, Any]) -> dict[str, Any]:
    """The options with the Seekers as options of the seats."""
    chosen = [options.get(name, "any") for name in SEEKERS]
    while chosen and chosen[-1] == "any":
        chosen.pop()
    rest = {name: value for name, value in options.items() if name not in SEEKERS}
    return {**rest, "seats": [{"seeker": name} for name in chosen]} if chosen else rest


def state_of_today(state: dict[str, Any]) -> dict[str, Any]:
    """The state with its options converted."""
    options: Any = state.get("options")
    return {**state, "options": options_of_today(options)} if is_mapping(options) else state
