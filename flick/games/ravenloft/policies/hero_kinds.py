"""The policies of heroes (5.14): who they are, what they may do in their phase, what they gain, and what becomes of
those that fall."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from flick.games.ravenloft.card_records import HeroCard
from flick.games.ravenloft.heroes_and_foes import RavenloftHero
from flick.games.ravenloft.options import RavenloftOptions
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.turn_record import Placed
from flick.maps.search import Cost
from flick.table.chance import Chance
from flick.table.rules import NOTHING_HAPPENS, Rules

Exploring: TypeAlias = Literal["no", "optional", "compulsory"]
RestGoes: TypeAlias = Literal["discards", "under_deck"]
"""Where a monster card goes that brings no XP."""


class HeroBuildPolicy:
    """How heroes get their numbers and powers."""

    def takes(self, card: HeroCard) -> bool:
        """Whether a hero may be chosen."""
        raise NotImplementedError

    def has_criticals(self, hero: RavenloftHero) -> bool:
        """Whether level 2 brings critical attacks."""
        raise NotImplementedError

    def build(self, options: RavenloftOptions, name: str) -> RavenloftHero:
        raise NotImplementedError

    def powers(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Give a hero the power cards that it does not have from the start."""
        raise NotImplementedError


class ActionsPolicy:
    """Which moves and attacks are allowed in this hero phase. ``pattern`` is the rule that is cited where no more
    are."""

    pattern: str = "RAV-35"
    has_free_tokens: bool = False
    """Whether Healing Surge tokens may be used and given as free actions."""

    def declare(self, state: RavenloftState, seat: int) -> Rules[None]:
        """Let a hero say its pattern at the start of its phase."""
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
    """What squares cost, which are adjacent, and how far attacks reach."""

    def cost(self, state: RavenloftState, seat: int) -> Cost:
        """The function for the points that a hero needs to enter a square; ``None`` where it cannot."""
        raise NotImplementedError

    def may_stop(self, state: RavenloftState, seat: int, square: str) -> bool:
        raise NotImplementedError

    def adjacent(self, state: RavenloftState, one: Sequence[str], other: Sequence[str]) -> bool:
        """Whether two figures are adjacent for an attack."""
        raise NotImplementedError

    def in_range(self, state: RavenloftState, one: Sequence[str], other: Sequence[str], most: int) -> bool:
        """Whether an attack from one reaches the other within ``most`` tiles."""
        raise NotImplementedError

    def why_not(self, state: RavenloftState, one: Sequence[str], other: Sequence[str]) -> str:
        """The rule by which an attack from one does not reach the other."""
        raise NotImplementedError


class ExplorationPolicy:
    """When exploring is allowed or compulsory, and what it costs.

    ``is_in_phase`` says whether heroes explore in their phase and not after it.
    """

    is_in_phase = False
    is_part_of_move = False
    """Whether exploring begins a move where none is in progress."""

    def in_phase(self, state: RavenloftState, seat: int) -> Exploring:
        """Whether exploring is possible now in the hero phase."""
        raise NotImplementedError

    def after_phase(self, state: RavenloftState, seat: int) -> Exploring:
        """Whether exploring is possible after the hero phase."""
        raise NotImplementedError

    def price(self, state: RavenloftState, seat: int) -> int:
        """The points that exploring costs, of the move in progress or of one that begins with it."""
        raise NotImplementedError

    def affords(self, state: RavenloftState, seat: int, left: int) -> bool:
        """Whether a hero on an unexplored edge can explore it with ``left`` points of its move."""
        raise NotImplementedError

    def why_not(self, state: RavenloftState, seat: int, edge: str) -> tuple[str, str]:
        """Why an edge cannot be explored now, and the rule."""
        raise NotImplementedError

    def after_placing(self, state: RavenloftState, chance: Chance, seat: int, placed: Sequence[Placed]) -> Rules[None]:
        """Called when the tiles lie, before anything comes onto them."""
        raise NotImplementedError


class InitiativePolicy:
    """How the hero phase goes on after exploring."""

    def after_explore(
        self, state: RavenloftState, chance: Chance, seat: int, placed: Sequence[Placed], spawned: Sequence[str]
    ) -> Rules[None]:
        """Called after exploring; ``spawned`` are the figures that came with the tiles and the villains that
        entered."""
        raise NotImplementedError

    def is_contested(self, state: RavenloftState, seat: int) -> bool:
        """Whether the next attack of the pattern has to be rolled for."""
        raise NotImplementedError

    def before_attack(self, state: RavenloftState, chance: Chance, seat: int, targets: Sequence[str]) -> Rules[bool]:
        """Decide whether a contested attack takes place, before its card is used."""
        raise NotImplementedError

    def phase_over(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Called at the end of a hero phase."""
        raise NotImplementedError


class SurgePolicy:
    """How many Healing Surge tokens there are, whose they are, and how they are used."""

    is_own: bool = False
    """Whether every hero has its own tokens."""

    def deal(self, state: RavenloftState) -> None:
        """Give every hero its own tokens, where it has any."""
        raise NotImplementedError

    def left(self, state: RavenloftState, seat: int) -> int:
        """The tokens that a hero could use."""
        raise NotImplementedError

    def takers(self, state: RavenloftState, seat: int) -> list[int]:
        """The seats to which a hero may give one of its own tokens."""
        raise NotImplementedError

    def supply(self, options: RavenloftOptions, heroes: int) -> int:
        raise NotImplementedError

    def change(self, state: RavenloftState, seat: int, n: int) -> int:
        """Add ``n`` tokens or take them away; gives the change that was possible."""
        raise NotImplementedError

    def must_use(self, state: RavenloftState, seat: int) -> bool:
        """Take a token for a hero at 0 HP, and say whether there was one."""
        raise NotImplementedError


class HeroDeathPolicy:
    """What happens to a hero at 0 HP for whom there is no token."""

    def at_zero(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        raise NotImplementedError

    def at_turn(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Called at the start of a turn, also where the hero is dead."""
        return NOTHING_HAPPENS


class LevelUpPolicy:
    """What raises a hero's level, its price and gains, and the highest level."""

    def keeps_levels(self) -> bool:
        """Whether heroes keep their level for the next adventure; usually all begin at level 1 (RAV-08)."""
        return False

    def may_rise(self, state: RavenloftState, seat: int) -> bool:
        raise NotImplementedError

    def at_start(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Offer a level at the start of a hero phase."""
        return NOTHING_HAPPENS

    def after_roll(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Offer a level after an attack or a disarm roll of 20."""
        return NOTHING_HAPPENS

    def for_sale(self, state: RavenloftState, seat: int) -> bool:
        """Whether a level can be bought in the hero phase."""
        return False

    def buy(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        return NOTHING_HAPPENS

    def rise(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Raise a hero by one level and give it the gains."""
        raise NotImplementedError


class RewardPolicy:
    """The treasure and XP for defeated monsters."""

    def xp_cards(self, state: RavenloftState, seat: int, cards: Sequence[str]) -> Rules[Sequence[str]]:
        """The cards, of monsters defeated together, that go to the XP pile."""
        raise NotImplementedError

    def rest_goes(self, state: RavenloftState, card: str) -> RestGoes:
        """Where a monster card goes that does not go to the XP pile."""
        raise NotImplementedError

    def earns_treasure(self, state: RavenloftState) -> bool:
        raise NotImplementedError


class ItemPolicy:
    """When an Item may change hands."""

    def takers(self, state: RavenloftState, seat: int, drawn: bool) -> list[int]:
        """The seats to which a hero may give an Item that was just ``drawn``, or one that it has held."""
        raise NotImplementedError

    def why_not(self, state: RavenloftState) -> tuple[str, str]:
        """Why an Item cannot be given away: a refusal and its rule."""
        raise NotImplementedError


class ForcedAttackPolicy:
    """Which powers a hero may use when it is made to attack a hero."""

    def powers(self, state: RavenloftState, seat: int, kind: str) -> list[str]:
        raise NotImplementedError
