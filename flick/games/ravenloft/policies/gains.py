"""Policy values for levels, rewards, Items, and heroes for whom no token is left."""

from collections.abc import Sequence
from typing import Any, ClassVar

from flick.games.ravenloft import ending, experience, new_powers
from flick.games.ravenloft.experience import LEVEL
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.policies.hero_kinds import HeroDeathPolicy, ItemPolicy, LevelUpPolicy, RestGoes, RewardPolicy
from flick.games.ravenloft.powers import DAILY
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.whereabouts import seats_from
from flick.table.chance import Chance
from flick.table.rules import Rules, tell
from flick.table.sayings import Who

HIGHEST = 2
MORE_HP = 2
"""The HP that level 2 adds (RAV-146)."""


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


class OneTreasureAllXp(RewardPolicy):
    """Every card counts as XP (RAV-90), and a turn brings at most one treasure (RAV-129)."""

    def xp_cards(self, state: RavenloftState, seat: int, cards: Sequence[str]) -> Rules[Sequence[str]]:
        yield from ()
        return cards

    def rest_goes(self, state: RavenloftState, card: str) -> RestGoes:
        return "discards"

    def earns_treasure(self, state: RavenloftState) -> bool:
        return not state.now.treasure


class AtDrawOnly(ItemPolicy):
    """An Item can be given away only as it is drawn, to any hero on the board (RAV-130, RAV-131, RAV-RUL-39)."""

    def takers(self, state: RavenloftState, seat: int, drawn: bool) -> list[int]:
        return [other for other in seats_from(state, seat) if drawn and state.heroes[other].on_board]

    def why_not(self, state: RavenloftState) -> tuple[str, str]:
        return "item-kept", "RAV-131"


class PartyLoses(HeroDeathPolicy):
    """The party loses when a hero at 0 HP has no token (RAV-03, RAV-101)."""

    def at_zero(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        return ending.lose(state, "end-no-surge", "RAV-101", state.heroes[seat].id)


VALUES: dict[str, dict[str, type[Any]]] = {
    "level_up": {"nat20_5xp_max_2": TwentyForFive},
    "reward": {"one_treasure_per_turn_all_xp": OneTreasureAllXp},
    "item": {"at_draw_only": AtDrawOnly},
    "hero_death": {"party_loses": PartyLoses},
}
