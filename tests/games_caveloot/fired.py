"""Which texts of Caveloot's cards have fired: carried out, given to whoever took a card, or in force.

Bots at play and the scenarios of the rules are watched alike (``watching``); the effects room's coverage tells what
none of them has seen.
"""

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import Any, cast

from flick.games.caveloot.cards import card, kind_of
from flick.games.caveloot.deeds import DEEDS
from flick.games.caveloot.holdings import carriers, told_at_home
from flick.games.caveloot.in_use import of_side
from flick.games.caveloot.language import CavelootPart
from flick.games.caveloot.scenes import TextScene, holds
from flick.games.caveloot.state import CavelootState
from flick.table.match import Match
from flick.table.rules import Event
from flick.table.scenario import load
from tests.effects.coverage import watched

AT_HOME = ("discount", "value_bonus")
"""What counts wherever its card lies with the player."""
DONE = ("completed", "cleared")
"""Events by which a quest, a passage or a guild's level is completed, and a dungeon cleared."""
TALENTS = ("charisma", "wisdom", "looks", "foe-charisma", "foe-wisdom")
"""Events by which talents are used; temerity is a step that is left after a fight."""


class Fired:
    """The keys of the parts that have fired; tasks that were done, by card and place; talents that were used."""

    def __init__(self) -> None:
        self.keys = set[str]()
        self.done = set[tuple[str, int]]()
        self.talents = set[str]()

    def look(self, match: Match, told: int = 0) -> int:
        """Note what is in force now, and what came of cards since so many events were ``told``; how many were told
        now."""
        state = match.state
        assert isinstance(state, CavelootState)
        self.keys.update(in_force(state))
        if state.now.limited:
            self.talents.add("temerity")
        for event in match.events[told:]:
            self._note(event)
        return len(match.events)

    def _note(self, event: Event) -> None:
        about, number = event.facts.get("card"), event.facts.get("n")
        if event.kind in TALENTS:
            self.talents.add(event.kind)
        elif event.kind in DONE:
            self.done.add((kind_of(str(about)), number if isinstance(number, int) else 1))
        elif event.kind == "gains-vitality" and event.rule == "CAVE-73":
            self.keys.update(part.key for part in card(str(about)).texts["on_take"] if part.verb == "vitality")


@contextmanager
def watching() -> Generator[Fired]:
    """What fires meanwhile; what is in force is seen where somebody looks."""
    fired = Fired()
    with watched(cast(dict[str, Any], DEEDS)) as carried_out:
        yield fired
    fired.keys.update(carried_out)


def in_force(state: CavelootState) -> Iterator[str]:
    """The keys of the parts that count in a position: for every player, and for an opponent."""
    for seat, player in enumerate(state.players):
        scene = TextScene(state, seat)
        there = of_side(scene)
        if player.hero:
            there = chain(there, carriers(state, seat, player.hero, player.hand))
        for one in there:
            yield from _held(scene, one.name, one.texts.get("passive", ()))
        for verb in AT_HOME:
            yield from (part.key for part, _ in told_at_home(state, seat, verb))
    if state.fight is not None:
        foe = TextScene(state, state.active, "foe")
        for one in of_side(foe):
            yield from _held(foe, one.name, one.texts.get("passive", ()))


def _held(scene: TextScene, name: str, parts: tuple[CavelootPart, ...]) -> Iterator[str]:
    """Those whose condition holds; what counts at home is seen there."""
    for part in parts:
        if part.verb not in AT_HOME and holds(scene, part.terms, name):
            yield part.key


def fired_in_scenarios(folder: Path) -> Fired:
    """What fires in the scenarios of a folder, as they are written."""
    with watching() as fired:
        for file in sorted(folder.glob("*.yaml")):
            book = load(file)
            for name in book.names:
                match, told = book.open(name), 0
                for stage in book.stages(name):
                    for act in stage.script:
                        match.settle()
                        told = fired.look(match, told)
                        match.answer(act.answer or "")
                match.settle()
                fired.look(match, told)
    return fired
