"""Policies of phases, actions, movement, exploring and what follows it."""

from collections.abc import Sequence
from typing import Any, ClassVar

from flick.games.ravenloft.distances import are_adjacent, range_to
from flick.games.ravenloft.dungeon import edges_at
from flick.games.ravenloft.force import squares_with_cost
from flick.games.ravenloft.menu import points_left
from flick.games.ravenloft.moving import blockers
from flick.games.ravenloft.state import RavenloftState, Stage
from flick.games.ravenloft.turn_record import D20, Placed
from flick.maps.search import Cost
from flick.table.chance import Chance
from flick.table.rules import NOTHING_HAPPENS, Rules, tell
from flick.table.sayings import Who

PATTERN = 2
"""The actions of a hero phase (RAV-36 to RAV-38)."""
DAZED = 1
"""The actions of a Dazed hero (RAV-67)."""


class TurnPolicy:
    """The phases of a turn, and the order of players. Usually a turn has a hero phase, an exploration phase and a
    villain phase; then the player on the left is next (RAV-32, RAV-33)."""

    order: tuple[Stage, ...] = ("setup", "begin", "hero", "hero_end", "explore", "encounter", "activate", "end")

    def first(self, state: RavenloftState, chance: Chance) -> Rules[int]:
        """The seat that begins: the one with the highest roll; seats that share it roll again (RAV-18, RAV-RUL-14)."""
        seats = list(range(len(state.heroes)))
        if state.options.first == "seat" or len(seats) == 1:
            return 0
        while len(seats) > 1:
            rolls = {seat: chance.roll("first", D20) for seat in seats}
            for seat, die in rolls.items():
                yield tell("first-roll", "RAV-RUL-14", who=Who(seat), n=die)
            seats = [seat for seat in seats if rolls[seat] == max(rolls.values())]
        return seats[0]

    def after(self, state: RavenloftState, stage: Stage) -> Stage:
        """The stage that follows a stage; a hero that has left the dungeon has only a villain phase (RAV-113,
        RAV-114)."""
        if stage == "begin" and state.heroes[state.active].dead:
            return "end"
        if stage in ("begin", "hero_end") and not state.heroes[state.active].on_board:
            return "encounter"
        return self.order[(self.order.index(stage) + 1) % len(self.order)] if stage != "end" else "begin"

    def next_turn(self, state: RavenloftState) -> None:
        """Pass the turn to the next player."""
        state.turn += 1

    def ending(self, state: RavenloftState) -> Sequence[int]:
        """The seats whose turns end with this villain phase."""
        return (state.active,)


class TwoPhaseClockwise(TurnPolicy):
    """A turn has a hero phase and a villain phase. Exploring belongs to the hero phase; between the two it only counts
    whether a tile was placed (RAV-NEW-01, RAV-NEW-06, RAV-BAR-10, RAV-HPH-03, RAV-RUL-101)."""

    def after(self, state: RavenloftState, stage: Stage) -> Stage:
        """The stage that follows a stage; a hero that has left the dungeon counts as one that explores nothing
        (RAV-RUL-37)."""
        hero = state.heroes[state.active]
        if stage == "begin" and not hero.on_board and not hero.dead:
            return "explore"
        return "explore" if stage == "hero_end" else super().after(state, stage)


class ActionsPolicy:
    """Which moves and attacks are allowed in this hero phase. Usually a hero takes a move and an attack in either
    order, or two moves (RAV-36 to RAV-38); a Dazed hero takes one of these actions (RAV-67). Granted actions come on
    top (RAV-QA-06, RAV-RUL-49)."""

    pattern: str = "RAV-35"
    """The rule that is cited where no more moves or attacks are allowed."""
    has_free_tokens: bool = False
    """Whether Healing Surge tokens may be used and given as free actions."""

    def declare(self, state: RavenloftState, seat: int) -> Rules[None]:
        """Let a hero say its pattern at the start of its phase."""
        return NOTHING_HAPPENS

    def may_move(self, state: RavenloftState, seat: int) -> bool:
        """Whether another move may be begun."""
        return self._allows(state, seat, 1, 0)

    def may_attack(self, state: RavenloftState, seat: int) -> bool:
        """Whether another attack may be made."""
        return self._allows(state, seat, 0, 1)

    def may_attempt(self, state: RavenloftState, seat: int) -> bool:
        """Whether a trap may be disarmed or a door unlocked in place of an attack."""
        return self._allows(state, seat, 0, 1)

    def splits(self, state: RavenloftState, seat: int) -> bool:
        """Whether a move in progress goes on after an attack (RAV-RUL-18)."""
        return False

    def _allows(self, state: RavenloftState, seat: int, moves: int, attacks: int) -> bool:
        """Whether that many more moves and attacks fit into the pattern and what was granted."""
        hero, now = state.heroes[seat], state.now
        if not hero.stands or now.ended:
            return False
        moves, attacks = moves + now.moves, attacks + now.attacks
        within = DAZED if "dazed" in hero.conditions else PATTERN
        of_pattern = min(attacks, 1)
        return attacks - of_pattern + max(0, moves + of_pattern - within) <= now.more


class FreeOrderSplitMove(ActionsPolicy):
    """The usual patterns, in which a move goes on after an attack (RAV-NEW-02, RAV-NEW-03, RAV-RUL-65)."""

    pattern = "RAV-RUL-65"

    def splits(self, state: RavenloftState, seat: int) -> bool:
        return True


class MovementPolicy:
    """What squares cost, which are adjacent, and how far attacks reach. Usually every square costs a point of Speed, or
    more where a Hazard says so, and all eight neighbours are adjacent (RAV-57 to RAV-63)."""

    def cost(self, state: RavenloftState, seat: int) -> Cost:
        """The function for the points that a hero needs to enter a square; ``None`` where it cannot."""
        monsters, dear = frozenset(blockers(state)), squares_with_cost(state)

        def cost(square: str) -> int | None:
            return None if square in monsters else dear.get(square, 1)

        return cost

    def may_stop(self, state: RavenloftState, seat: int, square: str) -> bool:
        """Whether a hero may end a move on a square: no other hero stands there (RAV-63)."""
        return all(hero.square != square for other, hero in enumerate(state.heroes) if other != seat)

    def adjacent(self, state: RavenloftState, one: Sequence[str], other: Sequence[str]) -> bool:
        """Whether two figures are adjacent for an attack."""
        return are_adjacent(state.dungeon, one, other)

    def in_range(self, state: RavenloftState, one: Sequence[str], other: Sequence[str], most: int) -> bool:
        """Whether an attack from one figure reaches the other within ``most`` tiles."""
        far = range_to(state.dungeon, one, other)
        return far is not None and far <= most

    def why_not(self, state: RavenloftState, one: Sequence[str], other: Sequence[str]) -> str:
        """The rule by which an attack from one figure does not reach the other."""
        return "RAV-84"


class ExplorationPolicy:
    """When exploring is allowed or compulsory, and what it costs. Usually a hero that stands on an unexplored edge
    after its phase explores (RAV-40, RAV-41, RAV-RUL-19)."""

    is_in_phase = False
    """Whether heroes explore in their phase and not after it."""
    is_part_of_move = False
    """Whether exploring begins a move where none is in progress."""

    def may_explore(self, state: RavenloftState, seat: int) -> bool:
        """Whether a hero may explore now, in its phase."""
        return False

    def must_explore(self, state: RavenloftState, seat: int) -> bool:
        """Whether a hero has to explore after its phase."""
        return can_explore(state, seat)

    def price(self, state: RavenloftState, seat: int) -> int:
        """The points that exploring costs, of the move in progress or of one that begins with it."""
        return 0

    def affords(self, state: RavenloftState, seat: int, left: int) -> bool:
        """Whether a hero on an unexplored edge can explore it in its phase with ``left`` points of its move."""
        return False

    def why_not(self, state: RavenloftState, seat: int, edge: str) -> tuple[str, str]:
        """Why an edge cannot be explored now: a refusal and its rule."""
        return "explored-later", "RAV-41"

    def after_placing(self, state: RavenloftState, chance: Chance, seat: int, placed: Sequence[Placed]) -> Rules[None]:
        """Called when the tiles lie, before anything comes onto them."""
        return NOTHING_HAPPENS


def can_explore(state: RavenloftState, seat: int) -> bool:
    """Whether a hero stands on an unexplored edge, and a tile is left."""
    hero = state.heroes[seat]
    return hero.stands and bool(state.dungeon.stack and edges_at(state.dungeon, hero.square))


class ExploresInPhase(ExplorationPolicy):
    """A hero may explore in its phase, and does not after it."""

    is_in_phase = True
    rule: ClassVar[str] = "RAV-41"
    """The rule that is cited where an edge cannot be explored now."""

    def may_explore(self, state: RavenloftState, seat: int) -> bool:
        may = can_explore(state, seat) and not state.now.ended
        return may and self.affords(state, seat, points_left(state, seat))

    def must_explore(self, state: RavenloftState, seat: int) -> bool:
        return False

    def why_not(self, state: RavenloftState, seat: int, edge: str) -> tuple[str, str]:
        here = edges_at(state.dungeon, state.heroes[seat].square)
        return ("few-points" if edge in [one.name for one in here] else "not-on-edge"), self.rule


class InPhaseOptionalFreeMany(ExploresInPhase):
    """A hero may explore in its phase whenever and as often as it likes, at no cost (RAV-NEW-03 to RAV-NEW-05,
    RAV-RUL-65)."""

    def affords(self, state: RavenloftState, seat: int, left: int) -> bool:
        return True

    def why_not(self, state: RavenloftState, seat: int, edge: str) -> tuple[str, str]:
        return "not-on-edge", self.rule


class InitiativePolicy:
    """How the hero phase goes on after exploring. Usually exploring changes nothing about it, because it is over by
    then."""

    def after_explore(
        self, state: RavenloftState, chance: Chance, seat: int, placed: Sequence[Placed], spawned: Sequence[str]
    ) -> Rules[None]:
        """Called after exploring; ``spawned`` are the figures that came with the tiles and the villains that
        entered."""
        return NOTHING_HAPPENS

    def is_contested(self, state: RavenloftState, seat: int) -> bool:
        """Whether the next attack of the pattern has to be rolled for."""
        return False

    def before_attack(self, state: RavenloftState, chance: Chance, seat: int, targets: Sequence[str]) -> Rules[bool]:
        """Decide whether a contested attack takes place, before its card is used."""
        yield from ()
        return True

    def phase_over(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Called at the end of a hero phase."""
        return NOTHING_HAPPENS


class AlwaysHero(InitiativePolicy):
    """The hero phase goes on whatever was found (RAV-NEW-04, RAV-NEW-07)."""


VALUES: dict[str, dict[str, type[Any]]] = {
    "turn": {"three_phase_clockwise": TurnPolicy, "two_phase_clockwise": TwoPhaseClockwise},
    "actions": {"three_patterns": ActionsPolicy, "free_order_split_move": FreeOrderSplitMove},
    "movement": {"squares": MovementPolicy},
    "exploration": {
        "after_hero_phase_compulsory_free": ExplorationPolicy,
        "in_phase_optional_free_many": InPhaseOptionalFreeMany,
    },
    "initiative": {"phase_already_over": InitiativePolicy, "always_hero": AlwaysHero},
}
