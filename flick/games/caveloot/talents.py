"""The four talents: where symbols come from and which are used up (CAVE-211, CAVE-212, CAVE-R25)."""

from collections.abc import Iterator
from typing import NamedTuple

from flick.games.caveloot.filters import Talent
from flick.games.caveloot.in_use import of_side, parts_of
from flick.games.caveloot.scenes import TextScene, holds, value
from flick.games.caveloot.state import CavelootState


class Symbol(NamedTuple):
    """One symbol of a talent, and the card that has it."""

    talent: str
    card: str

    @property
    def key(self) -> str:
        """The key under which it is noted that the symbol has been used."""
        return f"{self.talent} {self.card}"


def symbols(scene: TextScene) -> Iterator[Symbol]:
    """Every symbol that a side has, those first that disappear soonest: support heroes, then what is equipped."""
    for one in of_side(scene):
        yield from (Symbol(talent, one.name) for talent in one.talents)
        for part in parts_of(one, "passive", "talent"):
            if holds(scene, part.terms, one.name):
                yield from [Symbol(part.about, one.name)] * value(scene, part.amount, one.name)


def unused(scene: TextScene, talent: Talent, used: list[str]) -> Iterator[Symbol]:
    """The symbols of a talent that have not been used, of which ``used`` has the keys."""
    left = list(used)
    for symbol in symbols(scene):
        if symbol.talent != talent:
            continue
        if symbol.key in left:
            left.remove(symbol.key)
        else:
            yield symbol


def count_temerity(state: CavelootState) -> None:
    """Count each symbol of temerity as one more step after a fight (CAVE-215, CAVE-R30), also those that the active
    player gets in such a step; which have been counted is noted."""
    now = state.now
    if now.limited is not None:
        found = [symbol.key for symbol in unused(TextScene(state, state.active), "temerity", now.counted)]
        now.limited += len(found)
        now.counted += found
