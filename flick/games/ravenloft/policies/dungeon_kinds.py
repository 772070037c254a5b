"""The policies of the dungeon (5.14): what comes, how monsters move, when they act, and who chooses for them."""

from collections.abc import Sequence

from flick.games.ravenloft.heroes_and_foes import Figure, RavenloftHero
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.turn_record import Placed
from flick.table.chance import Chance
from flick.table.rules import NOTHING_HAPPENS, Rules


class SpawnPolicy:
    """How many monsters come, from where, and onto which squares."""

    def before(self, state: RavenloftState, chance: Chance, seat: int, placed: Sequence[Placed]) -> Rules[None]:
        """Called when all tiles of an exploration lie, before monsters come."""
        return NOTHING_HAPPENS

    def spawn(self, state: RavenloftState, chance: Chance, seat: int, tile: str) -> Rules[list[str]]:
        """Bring the monsters of a new tile; gives their figures."""
        raise NotImplementedError

    def not_explored(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        raise NotImplementedError

    def comes_to_idlers(self, state: RavenloftState) -> int:
        """The number of monsters that come if the hero phase ends now without exploring."""
        return 0

    def not_placed(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Called when a monster could not be placed."""
        raise NotImplementedError

    def phase_over(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Called at the end of a hero phase."""
        raise NotImplementedError


class EncounterPolicy:
    """When encounters are drawn, from which deck, and the price of cancelling one."""

    def on_explore(self, state: RavenloftState, chance: Chance, seat: int, placed: Sequence[Placed]) -> Rules[None]:
        raise NotImplementedError

    def not_explored(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        raise NotImplementedError

    def at_villain_step(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        raise NotImplementedError

    def at_end(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Called at the end of the villain phase."""
        raise NotImplementedError

    def deck(self, state: RavenloftState) -> str:
        """The deck that texts mean by "the encounter deck"."""
        raise NotImplementedError

    def deck_of(self, state: RavenloftState, card: str) -> str:
        """The deck to whose discards a card goes."""
        raise NotImplementedError

    def price(self, state: RavenloftState) -> int:
        raise NotImplementedError

    def phase_over(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Called at the end of a hero phase."""
        raise NotImplementedError

    def time_passes(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Called when a card lets time pass (``clock``)."""
        raise NotImplementedError


class TrapPolicy:
    """What happens when a Trap is drawn."""

    def drawn(self, state: RavenloftState, chance: Chance, seat: int, card: str, tile: str) -> Rules[None]:
        raise NotImplementedError


class MonsterMovePolicy:
    """Where monsters go, and which tiles are neighbours for them."""

    def spots(self, state: RavenloftState, figure: Figure, tile: str) -> list[str]:
        """The best squares for a figure that comes to a tile; none when it is full."""
        raise NotImplementedError

    def reaches(self, state: RavenloftState, figure: Figure, hero: RavenloftHero, most: int) -> bool:
        """Whether a hero is at most ``most`` tiles from a figure, by the figure's measure."""
        raise NotImplementedError

    def rank(self, state: RavenloftState, figure: Figure, hero: RavenloftHero) -> tuple[int, int] | None:
        """The distance from a figure to a hero in tiles and in steps; ``None`` where no way leads there."""
        raise NotImplementedError

    def charge_spots(self, state: RavenloftState, figure: Figure, hero: RavenloftHero, most: int) -> list[str]:
        """The best squares from which a figure can attack a hero, at most ``most`` tiles away."""
        raise NotImplementedError

    def next_tiles(self, state: RavenloftState, figure: Figure, hero: RavenloftHero) -> list[str]:
        """The next tiles on the shortest routes to a hero's tile."""
        raise NotImplementedError

    def is_beside(self, state: RavenloftState, figure: Figure, hero: RavenloftHero) -> bool:
        """Whether a figure is near enough to a hero to strike it."""
        raise NotImplementedError


class ActivationPolicy:
    """Who is activated in the villain phase, and in which order."""

    def next_up(self, state: RavenloftState, seat: int) -> str | None:
        """The villain, or the monster or trap card, that is activated next; ``None`` at the end."""
        raise NotImplementedError

    def figures(self, state: RavenloftState, card: str) -> list[str]:
        """The figures that act when a card is activated."""
        raise NotImplementedError

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
    """Who makes the choices that the rules leave open, and whether a player of the dungeon does."""

    seats: tuple[int, int] = (1, 5)
    """The least and the most people at the table (RAV-RUL-11)."""
    adversary: str = ""
    """The card of the character that the last seat plays against the heroes; empty where every seat plays a hero."""

    def chooser(self, state: RavenloftState, figure: str) -> int:
        """The seat that chooses for a villain or a monster, or for the dungeon where there is no name."""
        raise NotImplementedError

    def of_token(self, state: RavenloftState, chance: Chance) -> str:
        """The villain that a villain token brings; empty where none is left."""
        raise NotImplementedError
