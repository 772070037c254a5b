"""What every rule of thumb is made of: an answer with its reason, and the acts among which it chooses."""

from collections.abc import Callable
from typing import Any, TypeAlias

from flick.games.caveloot.acts import PlayerAct
from flick.games.caveloot.bot.sense import Sense
from flick.games.caveloot.cards import card
from flick.games.caveloot.language import CavelootPart
from flick.table.rules import Choose
from flick.table.sayings import Say
from flick.table.seats import Thought

Rule: TypeAlias = Callable[[Any, Sense], Thought | None]
"""An answer to a decision, or ``None`` where chance may decide."""


def acts_of(decision: Choose, *kinds: str) -> list[PlayerAct]:
    """The acts of these kinds that are open, in their order."""
    return [act for act in decision.things if act.kind in kinds]


def first(decision: Choose, *kinds: str) -> PlayerAct | None:
    """The first act of these kinds that is open; ``None`` where there is none."""
    return next((act for act in decision.things if act.kind in kinds), None)


def does(decision: Choose, act: PlayerAct | None, why: Say | None = None) -> Thought | None:
    """The answer that chooses an act, or declines where there is none; ``None`` where declining is impossible."""
    if act is not None:
        return Thought(f"{decision.verb} {act.written}", why)
    return Thought(decision.decline, why) if decision.decline else None


def part_of(act: PlayerAct, trigger: str) -> CavelootPart | None:
    """The part of a card's text that an act would use; that of a guild's level is not looked up."""
    parts = card(act.card).texts.get(trigger, ())
    return parts[act.place - 1] if 0 < act.place <= len(parts) else None


def percent(chance: float) -> int:
    return round(100 * chance)
