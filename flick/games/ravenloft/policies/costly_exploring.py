"""Policy values for exploring in the hero phase at the price of points of a move, and for patterns that go on after
it."""

from typing import Any, ClassVar

from flick.games.ravenloft.menu import points_left, points_of_new
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.policies.turns import ActionsPolicy, ExploresInPhase
from flick.games.ravenloft.state import RavenloftState

POINTS = 2
"""The points that exploring costs (RAV-BAR-13, RAV-MIK-06, RAV-HPH-06)."""


class Interruptible(ActionsPolicy):
    """The usual patterns, in which a move goes on after exploring but not after an attack or an attempt in its place
    (RAV-BAR-12, RAV-BAR-25, RAV-BAR-57, RAV-HPH-05, RAV-RUL-117). After exploring the hero still has the rest of its
    pattern (RAV-HPH-19, RAV-RUL-116)."""


class ForPoints(ExploresInPhase):
    """A hero may explore for points of the move in progress and keeps the rest of the move (RAV-RUL-67, RAV-RUL-97)."""

    rule: ClassVar[str] = "RAV-HPH-06"

    def affords(self, state: RavenloftState, seat: int, left: int) -> bool:
        if state.now.ended or not self.may_again(state):
            return False
        if left:
            return left >= POINTS
        return policies_of(state).actions.may_move(state, seat) and points_of_new(state, seat) >= POINTS

    def price(self, state: RavenloftState, seat: int) -> int:
        return POINTS

    def may_again(self, state: RavenloftState) -> bool:
        """Whether this turn allows to explore once more, if points are left."""
        return True


class TwoPointsMany(ForPoints):
    """A hero may explore as often as points are left (RAV-HPH-06, RAV-RUL-97)."""


class TwoPointsOnce(ForPoints):
    """A hero may explore once in a turn (RAV-BAR-13, RAV-BAR-24)."""

    rule = "RAV-BAR-13"

    def may_again(self, state: RavenloftState) -> bool:
        return not state.now.explorations

    def why_not(self, state: RavenloftState, seat: int, edge: str) -> tuple[str, str]:
        if state.now.explorations:
            return "explored-once", "RAV-BAR-24"
        return super().why_not(state, seat, edge)


class TwoPointsOrLastOnce(ForPoints):
    """A hero may explore once, in the one move of that action and before any attack (RAV-MIK-04, RAV-RUL-92). A single
    point suffices if it is the last one, and nothing if the last one was spent on the step onto the edge (RAV-MIK-07,
    RAV-RUL-93)."""

    rule = "RAV-MIK-06"

    def may_again(self, state: RavenloftState) -> bool:
        return not state.now.explorations and not state.now.attacks and state.now.moves <= 1

    def affords(self, state: RavenloftState, seat: int, left: int) -> bool:
        if state.now.ended or not self.may_again(state):
            return False
        if left or not state.now.moves:
            return left > 0 or (policies_of(state).actions.may_move(state, seat) and points_of_new(state, seat) > 0)
        return state.now.spent is not None and state.now.stepped == state.heroes[seat].square

    def price(self, state: RavenloftState, seat: int) -> int:
        in_progress = state.now.spent is not None
        return min(POINTS, points_left(state, seat) if in_progress else points_of_new(state, seat))

    def why_not(self, state: RavenloftState, seat: int, edge: str) -> tuple[str, str]:
        if state.now.explorations or state.now.attacks or state.now.moves > 1:
            return "one-action", "RAV-RUL-92"
        return super().why_not(state, seat, edge)


VALUES: dict[str, dict[str, type[Any]]] = {
    "actions": {"three_patterns_interruptible": Interruptible},
    "exploration": {
        "in_phase_optional_2_many": TwoPointsMany,
        "in_phase_optional_2_once": TwoPointsOnce,
        "in_phase_optional_2_or_last_once": TwoPointsOrLastOnce,
    },
}
