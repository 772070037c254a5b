"""Tells copies of a card apart that differ by what has happened to them, where one of them is chosen."""

from collections import Counter
from collections.abc import Iterable

from flick.games.caveloot.acts import PlayerAct
from flick.games.caveloot.cards import kind_of
from flick.games.caveloot.state import CavelootState, bound_to
from flick.table.sayings import Say


def told_apart(state: CavelootState, acts: Iterable[PlayerAct]) -> list[PlayerAct]:
    """The acts, in which those that do the same to copies of one card say what is special about each copy."""
    found = list(acts)
    several = Counter((act.kind, kind_of(act.card)) for act in found if act.card)
    return [
        act._replace(apart=_special(state, act.card)) if several[act.kind, kind_of(act.card)] > 1 else act
        for act in found
    ]


def _special(state: CavelootState, name: str) -> Say | None:
    """What has happened to a copy: it is tame, or haunted; ``None`` for one like all others."""
    if name in state.tamed:
        return Say("copy-tamed")
    return Say("copy-haunted") if bound_to(state, name) else None
