"""What parts ask of people: which branch, whether they like, and what they can do only once."""

from collections.abc import Callable, Sequence
from typing import Any

from flick.effects.effect_records import TextPart
from flick.table.rules import Rules, choose, confirm
from flick.table.sayings import Say


def one_branch(seat: int, card: str, part: TextPart, deeds: Callable[[Sequence[Any]], Say], rule: str) -> Rules[int]:
    """Carry out ``choose``: ask a seat for one of the branches. The result counts from 0, the answers from 1."""
    chosen = yield from choose(
        seat,
        "pick",
        range(1, len(part.branches) + 1),
        rule=rule,
        label=lambda number: deeds(part.branches[number - 1]),
        card=card,
    )
    return chosen - 1


def if_they_like(seat: int, card: str, part: TextPart, deeds: Callable[[Sequence[Any]], Say], rule: str) -> Rules[bool]:
    """Carry out ``may``: ask a seat whether it wants what the part offers."""
    return confirm(seat, "may", rule=rule, card=card, deeds=deeds(part.branches[0]))


def is_first(used: list[str], part: TextPart) -> bool:
    """For ``once_per_turn``: whether this part has not been used yet. From then on ``used`` has its key; the game
    empties that list when the turn is over."""
    if part.key in used:
        return False
    used.append(part.key)
    return True
