"""Policy values by which every new tile brings an encounter, and a hero who explores nothing a monster generator."""

from collections.abc import Sequence
from typing import Any, ClassVar

from flick.games.ravenloft import encounters, experience, generators
from flick.games.ravenloft.card_records import VillainCard
from flick.games.ravenloft.cards import card, encounter, kind_of
from flick.games.ravenloft.dungeon import card_of
from flick.games.ravenloft.options import RavenloftOptions
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.policies.coming import EncounterPolicy, SpawnPolicy
from flick.games.ravenloft.policies.levels import TwentyForFive
from flick.games.ravenloft.policies.preparing import SetupPolicy, SurgePolicy
from flick.games.ravenloft.policies.rewards import RestGoes, RewardPolicy
from flick.games.ravenloft.policies.turns import InitiativePolicy
from flick.games.ravenloft.spawning import draw_monsters
from flick.games.ravenloft.state import ENCOUNTER, RavenloftState
from flick.games.ravenloft.turn_record import Placed
from flick.table.chance import Chance
from flick.table.rules import NOTHING_HAPPENS, Rules, choose, tell
from flick.table.sayings import Who

FEW, MANY = 2, 1
"""The Healing Surge tokens of a small party and of a large one (RAV-BAR-05, RAV-BAR-06)."""
LARGE = 4
"""The number of heroes from which on a party is large."""
USUAL = 2
"""The usual number of Healing Surge tokens (RAV-15)."""
LEVEL = 10
"""The XP that a level costs without a 20 (RAV-BAR-59)."""


class Minus19(SetupPolicy):
    """The encounter deck is made without the 19 cards that Barkam names, except those that the adventure brings itself,
    whose instructions come first (RAV-BAR-02, RAV-BAR-03, RAV-BAR-08). Heroes are chosen as usual and have no treasure
    at first (RAV-BAR-04, RAV-BAR-07)."""

    def decks(self, state: RavenloftState) -> dict[str, list[str]]:
        found = super().decks(state)
        own = state.progress.own_cards.get("encounters", {})
        out = [one for one in found[ENCOUNTER] if encounter(one).removable and kind_of(one) not in own]
        state.aside += out
        return {**found, ENCOUNTER: [one for one in found[ENCOUNTER] if one not in out]}


class SharedByCount(SurgePolicy):
    """A party of up to three heroes has two tokens, a larger one has one (RAV-BAR-05, RAV-BAR-06); one token more or
    less makes it easier or harder (RAV-17)."""

    def supply(self, options: RavenloftOptions, heroes: int) -> int:
        return max(0, (MANY if heroes >= LARGE else FEW) + options.surges - USUAL)


class TriangleAndGenerators(SpawnPolicy):
    """A white tile brings one monster, a black one two (RAV-BAR-15 to RAV-BAR-18). A hero who explores nothing brings a
    generator (RAV-BAR-26), every monster without a place an encounter (RAV-BAR-58, RAV-RUL-76)."""

    def spawn(self, state: RavenloftState, chance: Chance, seat: int, tile: str) -> Rules[list[str]]:
        is_black = card_of(state.dungeon, tile).is_black
        rule = "RAV-BAR-16" if is_black else "RAV-BAR-15"
        return draw_monsters(state, chance, seat, tile, 1 + is_black, rule)

    def comes_to_idlers(self, state: RavenloftState) -> int:
        return generators.next_count(state)

    def not_placed(self, state: RavenloftState, chance: Chance) -> Rules[None]:
        """Draw an encounter for the active hero, whoever should have drawn the monster (RAV-116)."""
        deck = policies_of(state).encounter.deck(state)
        return encounters.draw_and_play(state, chance, state.active, deck, "RAV-BAR-58")

    def phase_over(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Move the generators that must move before a new one comes (RAV-RUL-70)."""
        return generators.move_on(state)


class EveryExploration(EncounterPolicy):
    """Every exploration brings an encounter, whatever its triangle (RAV-BAR-19 to RAV-BAR-22, RAV-RUL-68). The villain
    phase brings none and begins with a generator instead (RAV-BAR-26)."""

    def on_explore(self, state: RavenloftState, chance: Chance, seat: int, placed: Sequence[Placed]) -> Rules[None]:
        return encounters.draw_and_play(state, chance, seat, self.deck(state), "RAV-BAR-19")

    def not_explored(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        return NOTHING_HAPPENS

    def at_villain_step(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        return NOTHING_HAPPENS if state.now.placed else generators.place(state, chance, seat)


class UnlessVillain(InitiativePolicy):
    """The hero phase goes on, unless a villain came with the exploration (RAV-BAR-23, RAV-BAR-25)."""

    def after_explore(
        self, state: RavenloftState, chance: Chance, seat: int, placed: Sequence[Placed], spawned: Sequence[str]
    ) -> Rules[None]:
        if any(isinstance(card(name), VillainCard) for name in spawned) and not state.now.ended:
            yield tell("phase-ends", "RAV-BAR-23", who=Who(seat))
            state.now.ended = True


class TwentyOrTenXp(TwentyForFive):
    """A hero may rise after a 20 for 5 XP, or in its own phase for 10 (RAV-BAR-52, RAV-BAR-59, RAV-RUL-74)."""

    rule: ClassVar[str] = "RAV-BAR-52"

    def for_sale(self, state: RavenloftState, seat: int) -> bool:
        return state.heroes[seat].stands and self.may_rise(state, seat) and experience.total(state) >= LEVEL

    def buy(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        facts = {"hero": state.heroes[seat].id}
        if (yield from experience.offer(state, seat, "buy", LEVEL, "RAV-BAR-59", {**facts})):
            yield from self.rise(state, chance, seat)


class OneTreasureOneXpCard(RewardPolicy):
    """Of the cards of monsters that are removed together one goes to the XP pile, the others go under the monster deck;
    those of villains always count (RAV-RUL-31). A turn brings at most one treasure (RAV-BAR-54, RAV-BAR-56,
    RAV-RUL-75)."""

    def xp_cards(self, state: RavenloftState, seat: int, cards: Sequence[str]) -> Rules[Sequence[str]]:
        villains = [name for name in cards if isinstance(card(name), VillainCard)]
        others = [name for name in cards if name not in villains]
        if len(others) < 2:
            return cards
        return [*villains, (yield from choose(state.active, "xp-card", others, rule="RAV-BAR-56", piece=str))]

    def rest_goes(self, state: RavenloftState, card: str) -> RestGoes:
        return "under_deck"


VALUES: dict[str, dict[str, type[Any]]] = {
    "setup": {"minus_19": Minus19},
    "surge": {"shared_by_player_count": SharedByCount},
    "spawn": {"triangle_1_2_and_generators": TriangleAndGenerators},
    "encounter": {"every_exploration_or_generator": EveryExploration},
    "initiative": {"unless_villain": UnlessVillain},
    "level_up": {"nat20_5xp_or_10xp_max_2": TwentyOrTenXp},
    "reward": {"one_treasure_one_xp_card": OneTreasureOneXpCard},
}
