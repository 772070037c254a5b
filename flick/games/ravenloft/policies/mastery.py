"""Policy values against heroes of level 6 or more: monsters reach them over corners and stand where it is worst, and
villains come for them."""

from collections.abc import Iterable, Sequence
from typing import Any

from flick.games.ravenloft import monster_tokens
from flick.games.ravenloft.cards import card
from flick.games.ravenloft.distances import (
    apart_over_corners,
    are_adjacent,
    next_over_corners,
    spots_over_corners,
    steps_between,
    steps_over_corners,
    tiles_apart,
)
from flick.games.ravenloft.dungeon import squares_in, tile_at, tiles_under
from flick.games.ravenloft.heroes_and_foes import Figure, RavenloftHero
from flick.games.ravenloft.policies.villains import ForcedAttackPolicy, MonsterMovePolicy, VillainControlPolicy
from flick.games.ravenloft.powers import DAILY, powers_with
from flick.games.ravenloft.state import MASTERY, RavenloftState
from flick.games.ravenloft.whereabouts import taken
from flick.table.chance import Chance

FAR = 999


class DiagonalAgainstMasters(MonsterMovePolicy):
    """For monsters that go for a hero of level 6 or more, tiles that touch at a corner are neighbours (RAV-ADV-39,
    RAV-ADV-40, RAV-RUL-59). A large figure cannot squeeze through."""

    def reaches(self, state: RavenloftState, figure: Figure, hero: RavenloftHero, most: int) -> bool:
        if super().reaches(state, figure, hero, most):
            return True
        far = apart_over_corners(state.dungeon, figure.squares, hero.square) if _is_hunted(state, hero) else None
        return far is not None and far <= most

    def rank(self, state: RavenloftState, figure: Figure, hero: RavenloftHero) -> tuple[int, int] | None:
        if not _is_hunted(state, hero):
            return super().rank(state, figure, hero)
        far = apart_over_corners(state.dungeon, figure.squares, hero.square)
        steps = steps_over_corners(state.dungeon, figure.squares, hero.square)
        return None if far is None or steps is None else (far, steps)

    def charge_spots(self, state: RavenloftState, figure: Figure, hero: RavenloftHero, most: int) -> list[str]:
        if not _is_hunted(state, hero) or figure.size > 1:
            return super().charge_spots(state, figure, hero, most)
        barred, steps = taken(state, figure.id), squares_in(state.dungeon).steps
        free = [square for square in steps[hero.square] if square not in barred]
        return spots_over_corners(state.dungeon, figure.squares, free, most)

    def crossed(
        self, state: RavenloftState, figure: Figure, hero: RavenloftHero, square: str, *, forced: bool
    ) -> list[str]:
        """None where the way leads over a corner."""
        walked = tiles_apart(state.dungeon, figure.squares, (hero.square,))
        over = apart_over_corners(state.dungeon, figure.squares, hero.square) if _is_hunted(state, hero) else walked
        return super().crossed(state, figure, hero, square, forced=forced) if over == walked else []

    def next_tiles(self, state: RavenloftState, figure: Figure, hero: RavenloftHero) -> list[str]:
        if not _is_hunted(state, hero):
            return super().next_tiles(state, figure, hero)
        at, goal = tiles_under(state.dungeon, figure.squares), tile_at(state.dungeon, hero.square)
        found = [near for tile in at for near in next_over_corners(state.dungeon, tile, goal)]
        return [near for near in dict.fromkeys(found) if near not in at]


class WorstForMasters(MonsterMovePolicy):
    """Of equally good squares a monster takes the one that is worst for heroes of level 6 or more (RAV-ADV-41,
    RAV-RUL-60)."""

    def spots(self, state: RavenloftState, figure: Figure, tile: str) -> list[str]:
        return _worst(state, figure, super().spots(state, figure, tile))

    def charge_spots(self, state: RavenloftState, figure: Figure, hero: RavenloftHero, most: int) -> list[str]:
        return _worst(state, figure, super().charge_spots(state, figure, hero, most))


def _is_hunted(state: RavenloftState, hero: RavenloftHero) -> bool:
    """Whether the dungeon acts against a hero in particular, which an option can switch off (RAV-RUL-103)."""
    return hero.level >= MASTERY and state.options.masters_hunted


def _worst(state: RavenloftState, figure: Figure, spots: Sequence[str]) -> list[str]:
    """The square with most such heroes adjacent, then with the fewest steps to the nearest, then with the lowest row
    and column."""
    hunted = [hero for hero in state.heroes if hero.stands and _is_hunted(state, hero)]
    if len(spots) < 2 or not hunted:
        return list(spots)

    def rank(spot: str) -> tuple[int, int, int, int]:
        base = Figure(figure.id, figure.kind, figure.sort, 1, 1, spot, figure.size).squares
        beside = sum(are_adjacent(state.dungeon, base, (hero.square,)) for hero in hunted)
        away = _least(steps_between(state.dungeon, base, (hero.square,)) for hero in hunted)
        column, row = map(int, spot.split(","))
        return (-beside, away, row, column)

    return [min(spots, key=rank)]


def _least(steps: Iterable[int | None]) -> int:
    return min((found for found in steps if found is not None), default=FAR)


class VillainTokens(VillainControlPolicy):
    """A villain token brings a villain that the adventure does not use (RAV-ADV-37, RAV-RUL-58)."""

    def of_token(self, state: RavenloftState, chance: Chance) -> str:
        found = monster_tokens.unused_villains(state)
        return chance.pick("villain-token", found) if found else ""


class MasterMayUseDaily(ForcedAttackPolicy):
    """A hero of level 6 or more that must attack another may use a Daily power for it (RAV-ADV-38, RAV-RUL-110)."""

    def powers(self, state: RavenloftState, seat: int, kind: str) -> list[str]:
        asked = super().powers(state, seat, kind)
        if not _is_hunted(state, state.heroes[seat]):
            return asked
        daily = [name for name in powers_with(state, seat, "attack") if card(name).kind == DAILY]
        return [*asked, *(name for name in daily if name not in asked)]


VALUES: dict[str, dict[str, type[Any]]] = {
    "monster_move": {"diagonal_vs_level_6": DiagonalAgainstMasters, "worst_for_heroes": WorstForMasters},
    "villain_control": {"villain_tokens": VillainTokens},
    "forced_attack": {"level_6_may_use_daily": MasterMayUseDaily},
}
