"""The order in which monsters move that are all moved at once (RAV-RUL-20)."""

from collections.abc import Callable, Collection, Sequence

from flick.games.ravenloft.dungeon import tiles_under
from flick.games.ravenloft.heroes_and_foes import Figure
from flick.games.ravenloft.naming import choose_piece
from flick.games.ravenloft.state import RavenloftState
from flick.table.rules import Rules


def next_to_move(
    state: RavenloftState, seat: int, left: Sequence[str], ahead: Callable[[Figure], Collection[str]]
) -> Rules[str]:
    """Which of the monsters that are left moves next, at the player's choice among those that may come into each
    other's way; ``ahead`` gives the tiles to which one can go first. Where ties are not asked about, the first."""
    goals = {name: set(ahead(state.figures[name])) for name in left}
    found = [name for name in left if any(_meet(state, goals, name, other) for other in left if other != name)]
    if not found or state.options.ties == "first":
        return left[0]
    return (yield from choose_piece(seat, "order", found, "RAV-RUL-20"))


def still_there(state: RavenloftState, names: Sequence[str]) -> list[str]:
    """Those of some figures that have not been defeated."""
    return [name for name in names if name in state.figures and state.figures[name].hp > 0]


def _meet(state: RavenloftState, goals: dict[str, set[str]], one: str, other: str) -> bool:
    """Whether two monsters that both move may go to the same tile, or one of them to the tile that the other leaves."""
    if not goals[one] or not goals[other]:
        return False
    here, there = (tiles_under(state.dungeon, state.figures[name].squares) for name in (one, other))
    return bool(goals[one] & goals[other] or goals[one].intersection(there) or goals[other].intersection(here))
