"""Policies of levels: up to the second or by a table, bought after a 20 or at the start of a hero phase."""

from collections.abc import Mapping
from typing import Any, ClassVar

from flick.games.ravenloft import experience, gains, new_powers
from flick.games.ravenloft.experience import LEVEL
from flick.games.ravenloft.gains import LevelGain
from flick.games.ravenloft.harm import heal_hero, is_hurt
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.powers import DAILY
from flick.games.ravenloft.state import MASTERY, RavenloftState
from flick.table.chance import Chance
from flick.table.rules import NOTHING_HAPPENS, Rules, choose_or_not, tell
from flick.table.sayings import Fact, Say, Who

HIGHEST = 2
"""The highest level in the base game (RAV-147)."""
MORE_HP = 2
"""The HP that level 2 adds (RAV-146)."""
RECOVERED = 3
"""The HP that option A gives back (RAV-LVL-02)."""
TRAINING = 6
"""The XP that a level costs at the start of a phase (RAV-ADV-23)."""
MOST_MASTERS = 3
"""The most heroes of level 6 or more (RAV-ADV-42)."""


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


class ByTable(LevelUpPolicy):
    """Heroes rise level by level as a table says, up to its last level."""

    table: str

    @property
    def gains(self) -> Mapping[int, LevelGain]:
        return gains.gains_of(self.table)

    def may_rise(self, state: RavenloftState, seat: int) -> bool:
        hero = state.heroes[seat]
        return hero.on_board and hero.level + 1 in self.gains

    def keeps_levels(self) -> bool:
        return True

    def rise(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        hero = state.heroes[seat]
        hero.level += 1
        yield from gains.receive(state, chance, seat, self.gains[hero.level])
        yield from policies_of(state).difficulty.rose(state, chance, seat)


class TwentyForFiveTable23(ByTable):
    """After a 20 a hero may pay 5 XP for lost HP or for the next level, up to level 23 (RAV-LVL-01 to RAV-LVL-25,
    RAV-RUL-77, RAV-RUL-78)."""

    table = gains.LONG

    def after_roll(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        hero = state.heroes[seat]
        reached = self.gains.get(hero.level)
        if reached is not None and reached.at_twenty:
            yield from gains.make_ready(state, seat, "RAV-LVL-25")
        options = [name for name, open_to in self._options(state, seat).items() if open_to]
        if not options or experience.total(state) < LEVEL:
            return
        facts = {"hero": hero.id, "price": LEVEL, "all": experience.total(state)}
        labels = {"recover": Say("do-twenty-recover"), "rise": self._rises_to(hero.level + 1)}
        chosen = yield from choose_or_not(
            seat,
            "twenty",
            options,
            rule="RAV-LVL-01",
            label=labels.__getitem__,
            facts=facts,
        )
        if chosen is None:
            return
        yield from experience.pay(state, seat, LEVEL, "RAV-LVL-01")
        if chosen == "recover":
            yield from heal_hero(state, seat, RECOVERED, "RAV-LVL-02")
        else:
            yield from self.rise(state, chance, seat)

    def _rises_to(self, level: int) -> Say:
        """The words for the next level and what it brings."""
        gain = self.gains.get(level)
        return Say("do-twenty-rise", {"n": level, "gain": gains.told(gain) if gain is not None else ""})

    def _options(self, state: RavenloftState, seat: int) -> dict[str, bool]:
        """Whether option A and option B are possible (RAV-LVL-02, RAV-LVL-03)."""
        return {"recover": is_hurt(state.heroes[seat]), "rise": self.may_rise(state, seat)}


class StartPhaseForSix(ByTable):
    """At the start of its phase a hero may pay 6 XP for a level, up to level 9; a 20 plays no part (RAV-ADV-21 to
    RAV-ADV-24, RAV-RUL-56, RAV-RUL-57)."""

    table = gains.ADVANCED

    def may_rise(self, state: RavenloftState, seat: int) -> bool:
        """Whether a hero may rise; a fourth one never reaches level 6 (RAV-ADV-42, RAV-RUL-111)."""
        others = [hero for other, hero in enumerate(state.heroes) if other != seat and not hero.dead]
        masters = sum(hero.level >= MASTERY for hero in others)
        is_barred = state.heroes[seat].level + 1 == MASTERY and masters >= MOST_MASTERS
        return super().may_rise(state, seat) and not is_barred

    def at_start(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        if not self.may_rise(state, seat):
            return
        hero = state.heroes[seat]
        gain = gains.told(self.gains[hero.level + 1])
        facts: dict[str, Fact] = {"hero": hero.id, "level": hero.level + 1, "gain": gain}
        if (yield from experience.offer(state, seat, "train", TRAINING, "RAV-ADV-23", facts)):
            yield from self.rise(state, chance, seat)


VALUES: dict[str, dict[str, type[Any]]] = {
    "level_up": {
        "nat20_5xp_max_2": TwentyForFive,
        "nat20_5xp_table_23": TwentyForFiveTable23,
        "start_phase_6xp_max_9": StartPhaseForSix,
    }
}
