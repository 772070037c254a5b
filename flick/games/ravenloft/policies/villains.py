"""Policy values for monsters and damage: where monsters go, when they act, who chooses for them, what damage counts."""

from collections.abc import Mapping
from typing import Any

from flick.games.ravenloft.cards import card as card_of
from flick.games.ravenloft.cards import kind_of
from flick.games.ravenloft.distances import next_tiles, rank
from flick.games.ravenloft.dungeon import tiles_under
from flick.games.ravenloft.footings import arrivals, charge_spots
from flick.games.ravenloft.heroes_and_foes import Figure, RavenloftHero
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.policies.dungeon_kinds import ActivationPolicy, MonsterMovePolicy, VillainControlPolicy
from flick.games.ravenloft.policies.hero_kinds import ForcedAttackPolicy
from flick.games.ravenloft.policies.match_kinds import DamagePolicy, Worth
from flick.games.ravenloft.powers import powers_with
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.whereabouts import taken
from flick.table.chance import Chance
from flick.table.rules import Rules
from flick.table.sayings import Say


class SpawnMarkMoves(MonsterMovePolicy):
    """Monsters come onto the spawn mark, or as near to it as possible (RAV-21, RAV-55, RAV-56)."""

    def spots(self, state: RavenloftState, figure: Figure, tile: str) -> list[str]:
        moves = figure.id in state.figures
        found = arrivals(state.dungeon, tile, taken(state, figure.id), figure.size, features=moves)
        return [footing[0] for footing in found]

    def reaches(self, state: RavenloftState, figure: Figure, hero: RavenloftHero, most: int) -> bool:
        return policies_of(state).movement.in_range(state, figure.squares, (hero.square,), most)

    def rank(self, state: RavenloftState, figure: Figure, hero: RavenloftHero) -> tuple[int, int] | None:
        return rank(state.dungeon, figure.squares, (hero.square,))

    def charge_spots(self, state: RavenloftState, figure: Figure, hero: RavenloftHero, most: int) -> list[str]:
        barred = taken(state, figure.id)
        found = charge_spots(state.dungeon, figure.squares, (hero.square,), barred, most, figure.size)
        return [footing[0] for footing in found]

    def next_tiles(self, state: RavenloftState, figure: Figure, hero: RavenloftHero) -> list[str]:
        at, goal = tiles_under(state.dungeon, figure.squares), tiles_under(state.dungeon, (hero.square,))[0]
        found = [near for tile in at for near in next_tiles(state.dungeon, tile, goal)]
        return [near for near in dict.fromkeys(found) if near not in at]

    def is_beside(self, state: RavenloftState, figure: Figure, hero: RavenloftHero) -> bool:
        return policies_of(state).movement.adjacent(state, figure.squares, (hero.square,))


class VillainsThenOwnCards(ActivationPolicy):
    """Villains act in the order of entering play, then the active player's cards in drawing order (RAV-50, RAV-52,
    RAV-BAR-34, RAV-RUL-24)."""

    def next_up(self, state: RavenloftState, seat: int) -> str | None:
        villains = [figure.id for figure in state.figures.values() if figure.sort == "villain"]
        waiting = (name for name in (*villains, *state.heroes[seat].row) if name not in state.now.activated)
        return next(waiting, None)

    def figures(self, state: RavenloftState, card: str) -> list[str]:
        """All figures of the card's kind, whoever holds their cards (RAV-54, RAV-BAR-36, RAV-RUL-25)."""
        return [figure.id for figure in state.figures.values() if figure.kind == kind_of(card)]


class ActivePlayer(VillainControlPolicy):
    """The active player makes all open choices (RAV-BAR-01, RAV-RUL-20)."""

    def chooser(self, state: RavenloftState, figure: str) -> int:
        return state.active

    def of_token(self, state: RavenloftState, chance: Chance) -> str:
        return ""


class Flat(DamagePolicy):
    """Every number counts as it is printed (RAV-87)."""

    def number(self, state: RavenloftState, printed: int, worth: Worth) -> int:
        return printed

    def dealt(self, state: RavenloftState, chance: Chance, printed: int, whom: str) -> Rules[int]:
        yield from ()
        return printed

    def spread(self, state: RavenloftState, printed: int) -> Mapping[int, float]:
        return {printed: 1.0}

    def told(self, state: RavenloftState, printed: int) -> int | Say:
        return printed


class AsCardSays(ForcedAttackPolicy):
    """A forced attack is made with a power of the kind that the card asks for (RAV-RUL-47)."""

    def powers(self, state: RavenloftState, seat: int, kind: str) -> list[str]:
        return [name for name in powers_with(state, seat, "attack") if card_of(name).kind == kind]


VALUES: dict[str, dict[str, type[Any]]] = {
    "monster_move": {"spawn_mark": SpawnMarkMoves},
    "activation": {"villains_then_own_cards": VillainsThenOwnCards},
    "villain_control": {"active_player": ActivePlayer},
    "damage": {"flat": Flat},
    "forced_attack": {"as_card_says": AsCardSays},
}
