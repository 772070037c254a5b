"""Positions made by hand, and rules that are run from there, for the tests of this game."""

from collections.abc import Sequence
from typing import Any

import msgspec

from flick.games.ravenloft.cards import card
from flick.games.ravenloft.dungeon import card_of, lay, unexplored
from flick.games.ravenloft.game import GAME
from flick.games.ravenloft.heroes_and_foes import Figure
from flick.games.ravenloft.options import RavenloftOptions
from flick.games.ravenloft.state import RavenloftState
from flick.table.chance import Chance, Forced
from flick.table.match import start_state
from flick.table.rules import DECLINED, Choose, Decision, Event, GameEnds, Rules

HEROES = ("kat", "allisa", "thorgrim", "dragonborn_fighter", "eladrin_wizard")
SQUARES = ("1,1", "2,1", "5,1", "6,1", "2,2")


def state_of(seats: int = 3, adventure: str = "out_of_the_grave", people: int = 0, **options: Any) -> RavenloftState:
    """The hero phase of the first seat: so many heroes on the Start tile, nobody with an Item; more ``people`` than
    that at the table where somebody plays no hero."""
    chosen = [{"hero": name} for name in HEROES[:seats]]
    record = msgspec.convert({"adventure": adventure, "seats": chosen, **options}, RavenloftOptions)
    state: Any = start_state(GAME, record, people or seats, 0, {})
    state.first, state.stage = 0, "hero"
    for hero, square in zip(state.heroes, SQUARES, strict=False):
        hero.square = square
    return state


def stacked(state: RavenloftState, *tiles: str) -> None:
    """These tiles come next, and no other."""
    dungeon = state.dungeon
    dungeon.box += [tile for tile in dungeon.stack if tile not in tiles]
    dungeon.box = [tile for tile in dungeon.box if tile not in tiles]
    dungeon.stack = list(tiles)


def laid(state: RavenloftState, at: str, side: str, tile: str) -> None:
    """A tile lies at that edge already, with nothing on it."""
    dungeon = state.dungeon
    for pile in (dungeon.stack, dungeon.box):
        if tile in pile:
            pile.remove(tile)
    assert card_of(dungeon, tile)
    lay(dungeon, next(edge for edge in unexplored(dungeon) if edge.name == f"{at}-{side}"), tile)


def monster(state: RavenloftState, kind: str, square: str, seat: int | None = 0, number: int = 1) -> Figure:
    """A monster on a square, its card before a player."""
    record = card(kind)
    figure = Figure(f"{kind}-{number}", kind, "monster", record.hp, record.hp, square, record.size)
    state.figures[figure.id] = figure
    if seat is not None:
        name = f"{kind}#{number}"
        state.decks["monster"].remove(name)
        state.heroes[seat].row.append(name)
    return figure


def on_top(state: RavenloftState, deck: str, *names: str) -> None:
    """These cards are drawn next."""
    state.decks[deck] = [*names, *[name for name in state.decks[deck] if name not in names]]


class Run:
    """What rules told and asked, with these answers; without one what is offered is declined, or the first taken."""

    def __init__(
        self, state: RavenloftState, rules: Rules[Any], answers: Sequence[str] = (), forced: Forced | None = None
    ) -> None:
        self.state, self.events, self.asked = state, list[Event](), list[tuple[str, list[str]]]()
        self.result: Any = None
        left, answer = list(answers), None
        try:
            while True:
                item = rules.send(answer)
                answer = None
                if isinstance(item, Event):
                    self.events.append(item)
                else:
                    answer = self._answer(item, left)
        except StopIteration as stop:
            self.result = stop.value
        except GameEnds:
            pass
        assert not left, f"nobody asked for {left}"

    def _answer(self, decision: Decision, left: list[str]) -> Any:
        if not isinstance(decision, Choose):
            self.asked.append((decision.verb, []))
            return left.pop(0) == "yes" if left else False
        names = [option.thing for option in decision.options]
        self.asked.append((decision.verb, names))
        if not left:
            return DECLINED if decision.decline else 0
        return names.index(left.pop(0))

    @property
    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]


def chance_of(state: RavenloftState, **forced: Sequence[Any]) -> Chance:
    """The luck of a position, with results that come next by their labels."""
    return Chance(state.luck, {label: list(results) for label, results in forced.items()} or None)
