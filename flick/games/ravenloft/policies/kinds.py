"""The points at which the rules ask a policy (5.14), and what each of them is asked.

A variant is a table of values of these policies; nothing else of the game knows that there are variants. A value is a
class; where several settings are joined they are mixed, the later ones first in line.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from flick.games.ravenloft.cards import HeroCard
from flick.games.ravenloft.state import (
    Figure,
    Hero,
    Placed,
    RavenloftOptions,
    RavenloftState,
    Stage,
)
from flick.maps.search import Cost
from flick.table.chance import Chance
from flick.table.rules import NOTHING_HAPPENS, Rules
from flick.table.sayings import Say

Exploring: TypeAlias = Literal["no", "optional", "compulsory"]
MOST_HEROES = 5
Worth: TypeAlias = Literal["hp", "healing"]
"""What a printed number stands for."""
RestGoes: TypeAlias = Literal["discards", "under_deck"]
"""Where a card goes that brings no XP."""


class SetupPolicy:
    """Which decks, tokens, hands and starting treasures there are."""

    def decks(self, state: RavenloftState) -> dict[str, list[str]]:
        """The decks by name, not shuffled yet."""
        raise NotImplementedError

    def tokens(self, state: RavenloftState) -> list[str]:
        """Monster tokens of the rules, not of an adventure, that say how many monsters come."""
        return []

    def deal(self, state: RavenloftState, chance: Chance) -> Rules[None]:
        """What everybody has from the start."""
        raise NotImplementedError


class HeroBuildPolicy:
    """How a hero's numbers and powers are obtained."""

    def takes(self, card: HeroCard) -> bool:
        """Whether a hero may be chosen."""
        raise NotImplementedError

    def has_criticals(self, hero: Hero) -> bool:
        """Whether level 2 brings critical attacks."""
        raise NotImplementedError

    def build(self, options: RavenloftOptions, name: str) -> Hero:
        raise NotImplementedError

    def powers(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """The hero gets the power cards that it has not had from the start."""
        raise NotImplementedError


class TurnPolicy:
    """Phases, and the order of players."""

    def first(self, state: RavenloftState, chance: Chance) -> Rules[int]:
        """The seat that begins."""
        raise NotImplementedError

    def after(self, state: RavenloftState, stage: Stage) -> Stage:
        """What comes after a stage of a turn."""
        raise NotImplementedError

    def next_turn(self, state: RavenloftState) -> None:
        """Whoever is up."""
        raise NotImplementedError

    def ending(self, state: RavenloftState) -> Sequence[int]:
        """The seats whose turns end with this villain phase."""
        return (state.active,)


class ActionsPolicy:
    """Which moves and attacks are still legal in this hero phase."""

    has_free_tokens: bool = False
    """Whether Healing Surge tokens may be used and given as free actions."""

    def declare(self, state: RavenloftState, seat: int) -> Rules[None]:
        """What a hero says at the start of its phase."""
        return NOTHING_HAPPENS

    def may_move(self, state: RavenloftState, seat: int) -> bool:
        """Whether another move may be begun."""
        raise NotImplementedError

    def may_attack(self, state: RavenloftState, seat: int) -> bool:
        raise NotImplementedError

    def may_attempt(self, state: RavenloftState, seat: int) -> bool:
        """Whether a trap may be disarmed or a door unlocked."""
        raise NotImplementedError

    def splits(self, state: RavenloftState, seat: int) -> bool:
        """Whether a move in progress goes on after an attack."""
        raise NotImplementedError


class MovementPolicy:
    """What squares cost, and what is adjacent or a target."""

    def cost(self, state: RavenloftState, seat: int) -> Cost:
        """What it costs a hero to enter a square; ``None`` where it cannot."""
        raise NotImplementedError

    def may_stop(self, state: RavenloftState, seat: int, square: str) -> bool:
        raise NotImplementedError

    def adjacent(self, state: RavenloftState, one: Sequence[str], other: Sequence[str]) -> bool:
        """Whether two figures stand next to each other for an attack."""
        raise NotImplementedError

    def in_range(self, state: RavenloftState, one: Sequence[str], other: Sequence[str], most: int) -> bool:
        """Whether an attack from one reaches the other over so many tiles."""
        raise NotImplementedError


class ExplorationPolicy:
    """When exploring is allowed or compulsory, and what it costs.

    ``is_in_phase`` says whether heroes explore in their phase, and not after it.
    """

    is_in_phase = False
    is_part_of_move = False
    """Whether a move begins with it where none is in progress."""

    def in_phase(self, state: RavenloftState, seat: int) -> Exploring:
        """At some point of the hero phase."""
        raise NotImplementedError

    def after_phase(self, state: RavenloftState, seat: int) -> Exploring:
        """When the hero phase is over."""
        raise NotImplementedError

    def price(self, state: RavenloftState, seat: int) -> int:
        """In points of the move in progress, or of one that begins with it."""
        raise NotImplementedError

    def affords(self, state: RavenloftState, seat: int, left: int) -> bool:
        """Whether a hero that stands on an unexplored edge can explore it with so many points of its move left."""
        raise NotImplementedError

    def why_not(self, state: RavenloftState, seat: int, edge: str) -> tuple[str, str]:
        """The reason why an edge is not explored now, and its rule."""
        raise NotImplementedError

    def after_placing(self, state: RavenloftState, chance: Chance, seat: int, placed: Sequence[Placed]) -> Rules[None]:
        """The tiles lie; nothing has come onto them."""
        raise NotImplementedError


class SpawnPolicy:
    """How many monsters come, from where, onto which squares."""

    def before(self, state: RavenloftState, chance: Chance, seat: int, placed: Sequence[Placed]) -> Rules[None]:
        """All tiles of an exploration lie, and monsters are about to come."""
        return NOTHING_HAPPENS

    def spawn(self, state: RavenloftState, chance: Chance, seat: int, tile: str) -> Rules[list[str]]:
        """The figures that come with a new tile."""
        raise NotImplementedError

    def not_explored(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        raise NotImplementedError

    def not_placed(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """A monster could not be placed."""
        raise NotImplementedError

    def phase_over(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """A hero phase is over."""
        raise NotImplementedError


class InitiativePolicy:
    """What becomes of the hero phase after exploring."""

    def after_explore(
        self, state: RavenloftState, chance: Chance, seat: int, placed: Sequence[Placed], spawned: Sequence[str]
    ) -> Rules[None]:
        """``spawned`` are the figures that came with the tiles, and the villains that entered meanwhile."""
        raise NotImplementedError

    def is_contested(self, state: RavenloftState, seat: int) -> bool:
        """Whether it is not sure that the next attack of the pattern takes place."""
        raise NotImplementedError

    def before_attack(self, state: RavenloftState, chance: Chance, seat: int, targets: Sequence[str]) -> Rules[bool]:
        """Whether a contested attack takes place; its card has not been used yet."""
        raise NotImplementedError

    def phase_over(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """A hero phase is over."""
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
        """The villain phase is over."""
        raise NotImplementedError

    def deck(self, state: RavenloftState) -> str:
        """What effects on "the encounter deck" mean."""
        raise NotImplementedError

    def deck_of(self, state: RavenloftState, card: str) -> str:
        """The deck to whose discards a card goes."""
        raise NotImplementedError

    def price(self, state: RavenloftState) -> int:
        raise NotImplementedError

    def phase_over(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """A hero phase is over."""
        raise NotImplementedError

    def time_passes(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """A card lets time pass (``clock``)."""
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

    def reaches(self, state: RavenloftState, figure: Figure, hero: Hero, most: int) -> bool:
        """Whether a hero is within so many tiles of a figure, for what it does."""
        raise NotImplementedError

    def rank(self, state: RavenloftState, figure: Figure, hero: Hero) -> tuple[int, int] | None:
        """How far a hero is from a figure, in tiles and then in steps; ``None`` where no way leads there."""
        raise NotImplementedError

    def charge_spots(self, state: RavenloftState, figure: Figure, hero: Hero, most: int) -> list[str]:
        """The best squares from which a figure attacks a hero within so many tiles."""
        raise NotImplementedError

    def next_tiles(self, state: RavenloftState, figure: Figure, hero: Hero) -> list[str]:
        """The tiles that come next on the shortest routes to a hero's tile."""
        raise NotImplementedError

    def is_beside(self, state: RavenloftState, figure: Figure, hero: Hero) -> bool:
        """Whether a figure is near enough to a hero to strike it."""
        raise NotImplementedError


class ActivationPolicy:
    """Who is activated in the villain phase, and in which order."""

    def next_up(self, state: RavenloftState, seat: int) -> str | None:
        """The villain, or the monster or trap card, that is activated next."""
        raise NotImplementedError

    def figures(self, state: RavenloftState, card: str) -> list[str]:
        """Who acts when a monster card is activated."""
        raise NotImplementedError

    def begins(self, state: RavenloftState, card: str) -> None:
        """A card is activated now."""

    def ends(self, state: RavenloftState) -> None:
        """All have been."""

    def villain_came(self, state: RavenloftState, chance: Chance, name: str) -> Rules[None]:
        """A villain has entered."""
        return NOTHING_HAPPENS


class VillainControlPolicy:
    """Who makes choices that the rules leave open; whether that is somebody at a seat of their own."""

    seats: tuple[int, int] = (1, 5)
    """The least and the most people at the table (RAV-RUL-11)."""
    adversary: str = ""
    """Whom the last seat plays against the heroes of all others, by its card; empty where every seat plays a hero."""

    def chooser(self, state: RavenloftState, figure: str) -> int:
        """The seat that chooses for a villain, a monster or, without a name, the dungeon."""
        raise NotImplementedError

    def of_token(self, state: RavenloftState, chance: Chance) -> str:
        """The villain that a villain token brings; empty where none is left."""
        raise NotImplementedError


class DamagePolicy:
    """How printed damage, HP and healing become numbers."""

    def number(self, state: RavenloftState, printed: int, worth: Worth) -> int:
        """What printed HP or healing count."""
        raise NotImplementedError

    def dealt(self, state: RavenloftState, chance: Chance, printed: int, whom: str) -> Rules[int]:
        """The HP that printed damage of a point or more takes from somebody."""
        raise NotImplementedError

    def spread(self, state: RavenloftState, printed: int) -> Mapping[int, float]:
        """How likely printed damage comes to each number of HP."""
        raise NotImplementedError

    def told(self, state: RavenloftState, printed: int) -> int | Say:
        """Printed damage that has not been dealt yet, as it is said."""
        raise NotImplementedError


class SurgePolicy:
    """How many Healing Surge tokens there are, whose they are, and how one is used."""

    is_own: bool = False
    """Whether every hero has its own."""

    def deal(self, state: RavenloftState) -> None:
        """Every hero gets those of its own."""
        raise NotImplementedError

    def left(self, state: RavenloftState, seat: int) -> int:
        """How many a hero could use."""
        raise NotImplementedError

    def takers(self, state: RavenloftState, seat: int) -> list[int]:
        """The seats to which a hero may give one of its own."""
        raise NotImplementedError

    def supply(self, options: RavenloftOptions, heroes: int) -> int:
        raise NotImplementedError

    def change(self, state: RavenloftState, seat: int, n: int) -> int:
        """Tokens come or go; how many did."""
        raise NotImplementedError

    def must_use(self, state: RavenloftState, seat: int) -> bool:
        """A token is taken for a hero at 0 HP, if there is one."""
        raise NotImplementedError


class HeroDeathPolicy:
    """What happens at 0 HP without a token."""

    def at_zero(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        raise NotImplementedError

    def at_turn(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """A turn begins, perhaps of somebody whose hero is dead."""
        return NOTHING_HAPPENS


class LevelUpPolicy:
    """What raises a hero's level, its price, its gains, and the highest level."""

    def keeps_levels(self) -> bool:
        """Whether heroes keep their level from one adventure to the next."""
        raise NotImplementedError

    def may_rise(self, state: RavenloftState, seat: int) -> bool:
        raise NotImplementedError

    def at_start(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """An offer at the start of a hero phase."""
        raise NotImplementedError

    def after_roll(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """An offer after an attack or a disarm roll with a 20."""
        raise NotImplementedError

    def for_sale(self, state: RavenloftState, seat: int) -> bool:
        """Whether a level can be bought in the hero phase."""
        raise NotImplementedError

    def buy(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        raise NotImplementedError

    def rise(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """One level more, with its gains."""
        raise NotImplementedError


class RewardPolicy:
    """Treasure and XP for monsters that were defeated."""

    def xp_cards(self, state: RavenloftState, seat: int, cards: Sequence[str]) -> Rules[Sequence[str]]:
        """Which of the cards of monsters that a hero has defeated together go to the XP pile."""
        raise NotImplementedError

    def rest_goes(self, state: RavenloftState, card: str) -> RestGoes:
        """Where a monster card goes that does not go there."""
        raise NotImplementedError

    def earns_treasure(self, state: RavenloftState) -> bool:
        raise NotImplementedError


class ItemPolicy:
    """When an Item may change hands."""

    def takers(self, state: RavenloftState, seat: int, drawn: bool) -> list[int]:
        """The seats to which a hero may give an Item, just ``drawn`` or held for longer."""
        raise NotImplementedError

    def why_not(self, state: RavenloftState) -> tuple[str, str]:
        """Why an Item does not change hands, as a refusal and its rule."""
        raise NotImplementedError


class ForcedAttackPolicy:
    """Which powers a hero may use when it is made to attack a hero."""

    def powers(self, state: RavenloftState, seat: int, kind: str) -> list[str]:
        raise NotImplementedError


class DifficultyPolicy:
    """Adjustments chosen before the game."""

    most_masters: int = MOST_HEROES
    """So many heroes of a high level may take part (RAV-ADV-42)."""

    def adjust(self, state: RavenloftState) -> None:
        raise NotImplementedError

    def rose(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """A hero has reached a level."""
        raise NotImplementedError


class HiddenInfoPolicy:
    """Which cards are secret, and to whom those that are looked at are shown."""

    def lookers(self, state: RavenloftState, seat: int) -> tuple[int, ...]:
        """The seats that see what a hero looks at."""
        raise NotImplementedError

    def is_seen_instead(self, state: RavenloftState, deck: str) -> bool:
        """Whether a hero that may look at a deck looks at a hand instead."""
        return False

    def look_at_hand(self, state: RavenloftState, seat: int, card: str) -> Rules[None]:
        """What it sees then, by a card of its own."""
        return NOTHING_HAPPENS

    def may_demand(self, state: RavenloftState, seat: int) -> bool:
        """Whether a hero may have a hand revealed in its hero phase."""
        return False

    def demand(self, state: RavenloftState, seat: int) -> Rules[None]:
        return NOTHING_HAPPENS
