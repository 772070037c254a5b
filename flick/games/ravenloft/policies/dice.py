"""Policies of damage: every number counts as printed, or HP are multiplied and damage is rolled."""

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar, Literal, TypeAlias

from flick.games.ravenloft.state import RavenloftState
from flick.table.chance import Chance
from flick.table.rules import Rules, tell
from flick.table.sayings import Say

Worth: TypeAlias = Literal["hp", "healing"]
"""What a printed number stands for."""


class DamagePolicy:
    """How printed damage, HP and healing become numbers. Usually every number counts as it is printed (RAV-87)."""

    rule: ClassVar[str] = "RAV-87"
    """The rule by which damage is dealt."""

    def number(self, state: RavenloftState, printed: int, worth: Worth) -> int:
        """The HP that printed HP or healing count."""
        return printed

    def dealt(self, state: RavenloftState, chance: Chance, printed: int, whom: str) -> Rules[int]:
        """The HP that printed damage, of at least 1 point, takes from somebody."""
        yield from ()
        return printed

    def spread(self, state: RavenloftState, printed: int) -> Mapping[int, float]:
        """The probability of each number of HP that printed damage can take."""
        return {printed: 1.0}

    def told(self, state: RavenloftState, printed: int) -> int | Say:
        """The words for printed damage that has not been dealt yet."""
        return printed


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


VALUES: dict[str, dict[str, type[Any]]] = {
    "damage": {"flat": DamagePolicy, "dice_a": DiceA, "dice_b": DiceB, "dice_c": DiceC}
}
