"""Policies of levels, rewards, Items, and heroes for whom no token is left."""

from collections.abc import Sequence
from typing import Any, ClassVar, Literal, TypeAlias

from flick.games.ravenloft import ending, experience, new_powers
from flick.games.ravenloft.experience import LEVEL
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.powers import DAILY
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.whereabouts import seats_from
from flick.table.chance import Chance
from flick.table.rules import NOTHING_HAPPENS, Rules, tell
from flick.table.sayings import Who

HIGHEST = 2
MORE_HP = 2
"""The HP that level 2 adds (RAV-146)."""

RestGoes: TypeAlias = Literal["discards", "under_deck"]
"""Where a monster card goes that brings no XP."""


class LevelUpPolicy:
    """What raises a hero's level, its price and gains, and the highest level."""

    def keeps_levels(self) -> bool:
        """Whether heroes keep their level for the next adventure; usually all begin at level 1 (RAV-08)."""
        return False

    def may_rise(self, state: RavenloftState, seat: int) -> bool:
        """Whether a hero is on the board and below the highest level."""
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
        """Let a hero buy a level in its phase."""
        return NOTHING_HAPPENS

    def rise(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Raise a hero by one level and give it the gains."""
        raise NotImplementedError


class TwentyForFive(LevelUpPolicy):
    """After a 20 a hero may rise to level 2 for 5 XP, and no further (RAV-142 to RAV-147)."""

    rule: ClassVar[str] = "RAV-142"

    def may_rise(self, state: RavenloftState, seat: int) -> bool:
        hero = state.heroes[seat]
        return hero.on_board and hero.level < HIGHEST

    def after_roll(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        facts = {"hero": state.heroes[seat].id}
        if self.may_rise(state, seat) and (
            yield from experience.offer(state, seat, "rise", LEVEL, self.rule, {**facts})
        ):
            yield from self.rise(state, chance, seat)

    def rise(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Give the hero the numbers of level 2 and one new Daily power (RAV-143, RAV-145, RAV-RUL-41); a hybrid has no
        critical attacks (RAV-HYB-15, RAV-HYB-16)."""
        hero = state.heroes[seat]
        was_down, critical = not hero.hp, policies_of(state).hero_build.has_criticals(hero)
        hero.level += 1
        hero.ac, hero.surge_value, hero.critical = hero.ac + 1, hero.surge_value + 1, critical
        more = policies_of(state).damage.number(state, MORE_HP, "hp")
        hero.most_hp, hero.hp = hero.most_hp + more, hero.hp + more
        yield tell("rises", "RAV-143" if critical else "RAV-HYB-15", who=Who(seat), n=hero.level, left=hero.hp)
        if was_down:
            yield tell("stands-up", "RAV-RUL-41", who=Who(seat))
        rule = "RAV-145" if critical else "RAV-HYB-16"
        yield from new_powers.gain(state, seat, new_powers.choices(hero, DAILY), rule)


class RewardPolicy:
    """The treasure and XP for defeated monsters. Usually every card counts as XP (RAV-90), and a turn brings at most
    one treasure (RAV-129)."""

    def xp_cards(self, state: RavenloftState, seat: int, cards: Sequence[str]) -> Rules[Sequence[str]]:
        """The cards, of monsters defeated together, that go to the XP pile."""
        yield from ()
        return cards

    def rest_goes(self, state: RavenloftState, card: str) -> RestGoes:
        """Where a monster card goes that does not go to the XP pile."""
        return "discards"

    def earns_treasure(self, state: RavenloftState) -> bool:
        """Whether a defeat brings the active hero a treasure now."""
        return not state.now.treasure


class ItemPolicy:
    """When an Item may change hands: usually only as it is drawn, to any hero on the board (RAV-130, RAV-131,
    RAV-RUL-39)."""

    def takers(self, state: RavenloftState, seat: int, drawn: bool) -> list[int]:
        """The seats to which a hero may give an Item that was just ``drawn``, or one that it has held."""
        return [other for other in seats_from(state, seat) if drawn and state.heroes[other].on_board]

    def why_not(self, state: RavenloftState) -> tuple[str, str]:
        """Why an Item cannot be given away: a refusal and its rule."""
        return "item-kept", "RAV-131"


class HeroDeathPolicy:
    """What happens to a hero at 0 HP for whom there is no token: usually the party loses (RAV-03, RAV-101)."""

    def at_zero(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Called at the start of a turn of such a hero."""
        return ending.lose(state, "end-no-surge", "RAV-101", state.heroes[seat].id)

    def at_turn(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Called at the start of a turn, also where the hero is dead."""
        return NOTHING_HAPPENS


VALUES: dict[str, dict[str, type[Any]]] = {
    "level_up": {"nat20_5xp_max_2": TwentyForFive},
    "reward": {"one_treasure_per_turn_all_xp": RewardPolicy},
    "item": {"at_draw_only": ItemPolicy},
    "hero_death": {"party_loses": HeroDeathPolicy},
}
