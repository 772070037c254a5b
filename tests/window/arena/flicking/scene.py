"""Views, decisions and a clock for the tests of flicking."""

from collections.abc import Sequence
from typing import TypeVar

from flick.arena.layout import Layout, Pawn, Table
from flick.games.catacombs.state import CatacombsState
from flick.paint.box import Box
from flick.table.answers import write_many
from flick.table.match import Match
from flick.table.rules import Aim, Amount, Choose, ChooseMany, Confirm, Decision, Flick, Place
from flick.window.arena.flicking.arena_view import ArenaView
from tests.games_catacombs.scene import SPEEDS, match_of, new_state

ARENA = 610.0, 355.0

D = TypeVar("D", bound=Decision)


def view_of(width: float = 1280, height: float = 720, unit: float = 1.0) -> ArenaView:
    """The playing frame of a window: rails at both sides, a strip above, a band below."""
    cloth_width = min(width - 400 * unit, (height - 208 * unit) * ARENA[0] / ARENA[1])
    cloth_height = cloth_width * ARENA[1] / ARENA[0]
    return ArenaView(Box((width - cloth_width) / 2, 48 * unit, cloth_width, cloth_height), ARENA, (width, height), unit)


def layout_of(**pawns: tuple[float, float]) -> Layout:
    """Characters on an arena between walls."""
    return Layout(Table(*ARENA, "walls"), {name: Pawn(x, y) for name, (x, y) in pawns.items()})


def flick_of(*pawns: str, speeds: tuple[float, float] = SPEEDS, spin: bool = True, question: str = "") -> Flick:
    return Flick(
        seat=0,
        verb="flick",
        rule="CAT-50",
        question=question,
        pawns=pawns,
        least_speed=speeds[0],
        most_speed=speeds[1],
        resolve=unresolved,
        outcome=Aim,
        spin=spin,
    )


def unresolved(aim: Aim) -> Aim:
    return aim


def start_of_catacombs() -> CatacombsState:
    """The places of the start, the layout agreed upon."""
    state = new_state(first_team="sword")
    state.agreed = True
    return state


def come_to(kind: type[D], state: CatacombsState, *answers: str) -> tuple[Match, D]:
    """Give those answers, and then any, until a decision of some kind."""
    match = match_of(state=state)
    given = list(answers)
    while not isinstance(decision := match.settle(), kind):
        assert isinstance(decision, Decision)
        match.answer(given.pop(0) if given else any_answer(decision))
    assert not given
    return match, decision


def any_answer(decision: Decision) -> str:
    """The first thing that one can say."""
    if isinstance(decision, Choose):
        return decision.options[0].name
    if isinstance(decision, ChooseMany):
        return write_many(decision, list(range(decision.least)))
    if isinstance(decision, Flick):
        return f"{decision.verb} {decision.pawns[0]} 10deg 300mm/s"
    if isinstance(decision, Place):
        x, y = decision.suggestions[0]
        return f"{decision.verb} {decision.piece} {x},{y}"
    assert isinstance(decision, (Confirm, Amount))
    return "no"


class Ticking:
    """A clock that goes on by ``tick`` ms whenever it is read."""

    def __init__(self, tick: float = 1.0) -> None:
        self.tick = tick
        self.now = 0.0

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


def standing() -> float:
    """A clock that stands still: work goes on to its end."""
    return 0.0


def frames(until: float, rate: float, since: float = 0.0) -> Sequence[float]:
    """The times of so many samples a second, in ms."""
    return [since + k * 1000 / rate for k in range(int((until - since) * rate / 1000) + 2)]
