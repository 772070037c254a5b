"""The four talents: where symbols come from and which are used up (CAVE-211, CAVE-212, CAVE-R25)."""

from collections.abc import Iterator
from typing import NamedTuple

from flick.games.caveloot.filters import Talent
from flick.games.caveloot.in_use import of_side, parts_of
from flick.games.caveloot.scenes import TextScene, holds, value


class Symbol(NamedTuple):
    """One symbol of a talent, and the card that has it."""

    talent: str
    card: str

    @property
    def key(self) -> str:
        """How it is noted that it has been used."""
        return f"{self.talent} {self.card}"


def symbols(scene: TextScene) -> Iterator[Symbol]:
    """Every symbol that a side has, those first that are gone soonest: support heroes, then what is equipped."""
    for one in of_side(scene):
        yield from (Symbol(talent, one.name) for talent in one.talents)
        for part in parts_of(one, "passive", "talent"):
            if holds(scene, part.terms, one.name):
                yield from [Symbol(part.about, one.name)] * value(scene, part.amount, one.name)


def unused(scene: TextScene, talent: Talent, used: list[str]) -> Symbol | None:
    """A symbol of a talent that has not been used, of which ``used`` has the keys; ``None`` where there is none."""
    left = list(used)
    for symbol in symbols(scene):
        if symbol.talent != talent:
            continue
        if symbol.key not in left:
            return symbol
        left.remove(symbol.key)
    return None
