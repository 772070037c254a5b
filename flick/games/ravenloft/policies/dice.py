"""Policy values for damage dice: all HP are multiplied, and damage is rolled with a die for each point (5.9)."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from flick.games.ravenloft.policies.match_kinds import DamagePolicy, Worth
from flick.games.ravenloft.state import RavenloftState
from flick.table.chance import Chance
from flick.table.rules import Rules, tell
from flick.table.sayings import Say


class Dice(DamagePolicy):
    """Damage is rolled with a die for each printed point (RAV-RUL-90, RAV-RUL-119). All HP are multiplied (RAV-DIC-04):
    maxima, surge values, every healing, the gains of levels (RAV-RUL-91)."""

    times = 3
    sides = 6
    rule = ""

    def number(self, state: RavenloftState, printed: int, worth: Worth) -> int:
        return self.times * printed

    def dealt(self, state: RavenloftState, chance: Chance, printed: int, whom: str) -> Rules[int]:
        """Roll the damage for one target (RAV-RUL-119); the dice are shown beside those of the attack that hit it."""
        dice = [chance.roll("damage", self.sides) for _ in range(printed)]
        fight = state.fight
        if fight is not None and fight.rolls and fight.rolls[-1].target == whom:
            fight.damage += [f"d{self.sides}-{die}" for die in dice]
        shown = " + ".join(map(str, dice))
        facts = {"n": sum(dice), "count": printed, "dice": self._named(printed), "shown": shown}
        yield tell("damage-rolled", self.rule, target=whom, **facts)
        return sum(dice)

    def spread(self, state: RavenloftState, printed: int) -> Mapping[int, float]:
        return _spread(printed, self.sides)

    def told(self, state: RavenloftState, printed: int) -> int | Say:
        return self._named(printed) if printed else 0

    def _named(self, printed: int) -> Say:
        return Say("dice-named", {"n": printed, "sides": self.sides})


class DiceA(Dice):
    """HP are multiplied by 3, and each point of damage is a d4. The "times 4" of the rule is the highest number of that
    die (RAV-DIC-01, RAV-RUL-90)."""

    sides = 4
    rule = "RAV-DIC-01"


class DiceB(Dice):
    """HP are multiplied by 4, and each point of damage is a d6 (RAV-DIC-02)."""

    times = 4
    rule = "RAV-DIC-02"


class DiceC(Dice):
    """HP are multiplied by 3, and each point of damage is a d6 (RAV-DIC-03)."""

    rule = "RAV-DIC-03"


@cache
def _spread(count: int, sides: int) -> Mapping[int, float]:
    """The probability of each sum of ``count`` dice."""
    found = {0: 1.0}
    for _ in range(count):
        further: dict[int, float] = {}
        for total, share in found.items():
            for die in range(1, sides + 1):
                further[total + die] = further.get(total + die, 0.0) + share / sides
        found = further
    return found


VALUES: dict[str, dict[str, type[Any]]] = {"damage": {"dice_a": DiceA, "dice_b": DiceB, "dice_c": DiceC}}
