"""Policy values by which squares with drawings cost more, and nobody fights across a corner."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from flick.games.ravenloft.distances import are_adjacent, range_to, touch_at_a_corner
from flick.games.ravenloft.dungeon import squares_in, tiles_under
from flick.games.ravenloft.footings import charge_spots, first_squares
from flick.games.ravenloft.heroes_and_foes import Figure, RavenloftHero
from flick.games.ravenloft.policies.turns import MovementPolicy
from flick.games.ravenloft.policies.villains import MonsterMovePolicy
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.tiles import FEATURE
from flick.games.ravenloft.whereabouts import taken
from flick.maps.grid import TileGrid
from flick.maps.search import Cost
from flick.maps.squares import squares_of


class FeaturesAndOrthogonal(MovementPolicy):
    """A square with a drawing costs 1 point more, and nobody stops there (RAV-BAR-41 to RAV-BAR-43). As usual nobody
    goes through walls or monsters, heroes pass each other, a square holds one figure, and a Slowed or Immobilised hero
    goes less far (RAV-BAR-38 to RAV-BAR-40, RAV-BAR-45, RAV-BAR-46). Only straight neighbours are adjacent for an
    attack (RAV-BAR-44, RAV-RUL-72)."""

    def cost(self, state: RavenloftState, seat: int) -> Cost:
        usual, drawn = super().cost(state, seat), _features(state.dungeon.grid)

        def cost(square: str) -> int | None:
            price = usual(square)
            return None if price is None else price + (square in drawn)

        return cost

    def may_stop(self, state: RavenloftState, seat: int, square: str) -> bool:
        return square not in _features(state.dungeon.grid) and super().may_stop(state, seat, square)

    def adjacent(self, state: RavenloftState, one: Sequence[str], other: Sequence[str]) -> bool:
        straight = squares_in(state.dungeon).straight
        return any(far in straight[near] for near in one for far in other)

    def in_range(self, state: RavenloftState, one: Sequence[str], other: Sequence[str], most: int) -> bool:
        """Whether an attack reaches: never onto a tile that touches the attacker's at a corner only. A target on two
        tiles is attacked on the one that can be (RAV-BAR-50, RAV-RUL-114)."""
        dungeon, on = state.dungeon, squares_in(state.dungeon).on
        for here in tiles_under(dungeon, one):
            for there in tiles_under(dungeon, other):
                if touch_at_a_corner(dungeon, here, there):
                    continue
                own = [square for square in one if on[square] == here]
                far = range_to(dungeon, own, [square for square in other if on[square] == there])
                if far is not None and far <= most:
                    return True
        return False

    def why_not(self, state: RavenloftState, one: Sequence[str], other: Sequence[str]) -> str:
        """The rule by which an attack does not reach: a tile across a corner is no target (RAV-BAR-50), and a figure
        across a corner is not adjacent (RAV-BAR-44)."""
        dungeon = state.dungeon
        tiles = [(here, there) for here in tiles_under(dungeon, one) for there in tiles_under(dungeon, other)]
        if all(touch_at_a_corner(dungeon, *pair) for pair in tiles):
            return "RAV-BAR-50"
        across = are_adjacent(dungeon, one, other) and not self.adjacent(state, one, other)
        return "RAV-BAR-44" if across else super().why_not(state, one, other)


@lru_cache(64)
def _features(grid: TileGrid) -> frozenset[str]:
    """The squares with a drawing."""
    return frozenset(square for square, mark in squares_of(grid).marks.items() if mark == FEATURE)


class NearestWorkingSquare(MonsterMovePolicy):
    """A monster goes from tile to tile, never diagonally (RAV-BAR-47), and stops on the square closest to its own from
    which its tactics work; one that only advances stops on the first square of the tile (RAV-BAR-48, RAV-RUL-73)."""

    def spots(self, state: RavenloftState, figure: Figure, tile: str) -> list[str]:
        if figure.id not in state.figures:
            return super().spots(state, figure, tile)
        found = first_squares(state.dungeon, figure.squares, tile, taken(state, figure.id), figure.size)
        return [footing[0] for footing in found]

    def charge_spots(self, state: RavenloftState, figure: Figure, hero: RavenloftHero, most: int) -> list[str]:
        barred = taken(state, figure.id)
        found = charge_spots(state.dungeon, figure.squares, (hero.square,), barred, most, figure.size, straight=True)
        return [footing[0] for footing in found]


VALUES: dict[str, dict[str, type[Any]]] = {
    "movement": {"features_and_orthogonal": FeaturesAndOrthogonal},
    "monster_move": {"nearest_working_square": NearestWorkingSquare},
}
