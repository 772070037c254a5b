"""Policies of monsters: where they go, when they act, who chooses for them, and whom heroes can be made to attack."""

from typing import Any

from flick.games.ravenloft.cards import card as card_of
from flick.games.ravenloft.cards import kind_of
from flick.games.ravenloft.distances import next_tiles, rank, tiles_crossed
from flick.games.ravenloft.dungeon import tile_at, tiles_under
from flick.games.ravenloft.footings import arrivals, charge_spots
from flick.games.ravenloft.heroes_and_foes import Figure, RavenloftHero
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.powers import powers_with
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.whereabouts import taken
from flick.table.chance import Chance
from flick.table.rules import NOTHING_HAPPENS, Rules


class MonsterMovePolicy:
    """Where monsters go, and which tiles are neighbours for them. Usually they come onto the spawn mark, or as near to
    it as possible (RAV-21, RAV-55, RAV-56)."""

    def spots(self, state: RavenloftState, figure: Figure, tile: str) -> list[str]:
        """The best squares for a figure that comes to a tile; none when it is full."""
        moves = figure.id in state.figures
        found = arrivals(state.dungeon, tile, taken(state, figure.id), figure.size, features=moves)
        return [footing[0] for footing in found]

    def reaches(self, state: RavenloftState, figure: Figure, hero: RavenloftHero, most: int) -> bool:
        """Whether a hero is at most ``most`` tiles from a figure, by the figure's measure."""
        return policies_of(state).movement.in_range(state, figure.squares, (hero.square,), most)

    def rank(self, state: RavenloftState, figure: Figure, hero: RavenloftHero) -> tuple[int, int] | None:
        """The distance from a figure to a hero in tiles and in steps; ``None`` where no way leads there."""
        return rank(state.dungeon, figure.squares, (hero.square,))

    def charge_spots(self, state: RavenloftState, figure: Figure, hero: RavenloftHero, most: int) -> list[str]:
        """The best squares from which a figure can attack a hero, at most ``most`` tiles away."""
        barred = taken(state, figure.id)
        found = charge_spots(state.dungeon, figure.squares, (hero.square,), barred, most, figure.size)
        return [footing[0] for footing in found]

    def crossed(
        self, state: RavenloftState, figure: Figure, hero: RavenloftHero, square: str, *, forced: bool
    ) -> list[str]:
        """The tiles between a figure and a square beside a hero over which it may come there; with ``forced`` those
        over which it must."""
        return tiles_crossed(state.dungeon, figure.squares, square, forced=forced)

    def next_tiles(self, state: RavenloftState, figure: Figure, hero: RavenloftHero) -> list[str]:
        """The next tiles on the shortest routes to a hero's tile."""
        at, goal = tiles_under(state.dungeon, figure.squares), tile_at(state.dungeon, hero.square)
        found = [near for tile in at for near in next_tiles(state.dungeon, tile, goal)]
        return [near for near in dict.fromkeys(found) if near not in at]

    def is_beside(self, state: RavenloftState, figure: Figure, hero: RavenloftHero) -> bool:
        """Whether a figure is near enough to a hero to strike it."""
        return policies_of(state).movement.adjacent(state, figure.squares, (hero.square,))


class ActivationPolicy:
    """Who is activated in the villain phase, and in which order. Usually villains act in the order of entering play,
    then the active player's cards in drawing order (RAV-50, RAV-52, RAV-BAR-34, RAV-RUL-24)."""

    def next_up(self, state: RavenloftState, seat: int) -> str | None:
        """The villain, or the monster or trap card, that is activated next; ``None`` at the end."""
        villains = [figure.id for figure in state.figures.values() if figure.sort == "villain"]
        waiting = (name for name in (*villains, *state.heroes[seat].row) if name not in state.now.activated)
        return next(waiting, None)

    def figures(self, state: RavenloftState, card: str) -> list[str]:
        """The figures that act when a card is activated: all of its kind, whoever holds their cards (RAV-54,
        RAV-BAR-36, RAV-RUL-25)."""
        return [figure.id for figure in state.figures.values() if figure.kind == kind_of(card)]

    def begins(self, state: RavenloftState, card: str) -> None:
        """Called when a card is activated."""

    def ends(self, state: RavenloftState) -> None:
        """Called when all have been activated."""

    def has_acted(self, state: RavenloftState, figure: str) -> None:
        """Called when a figure has acted out of turn, by a card or in a fight at once."""

    def villain_came(self, state: RavenloftState, chance: Chance, name: str) -> Rules[None]:
        """Called when a villain has entered."""
        return NOTHING_HAPPENS


class VillainControlPolicy:
    """Who makes the choices that the rules leave open, and whether a player of the dungeon does. Usually the active
    player makes all of them (RAV-BAR-01, RAV-RUL-20)."""

    seats: tuple[int, int] = (1, 5)
    """The least and the most people at the table (RAV-RUL-11)."""
    adversary: str = ""
    """The card of the character that the last seat plays against the heroes; empty where every seat plays a hero."""

    def chooser(self, state: RavenloftState, figure: str) -> int:
        """The seat that chooses for a villain or a monster, or for the dungeon where there is no name."""
        return state.active

    def of_token(self, state: RavenloftState, chance: Chance) -> str:
        """The villain that a villain token brings; empty where none is left."""
        return ""


class ForcedAttackPolicy:
    """Which powers a hero may use when it is made to attack a hero. Usually they are of the kind that the card asks for
    (RAV-RUL-47)."""

    def powers(self, state: RavenloftState, seat: int, kind: str) -> list[str]:
        """The powers with an attack that a hero may use where a card asks for one of that ``kind``."""
        return [name for name in powers_with(state, seat, "attack") if card_of(name).kind == kind]


VALUES: dict[str, dict[str, type[Any]]] = {
    "monster_move": {"spawn_mark": MonsterMovePolicy},
    "activation": {"villains_then_own_cards": ActivationPolicy},
    "villain_control": {"active_player": VillainControlPolicy},
    "forced_attack": {"as_card_says": ForcedAttackPolicy},
}
