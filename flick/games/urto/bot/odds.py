"""The odds of fights, reckoned from the dice."""

from functools import cache
from typing import NamedTuple


class Odds(NamedTuple):
    """How likely a hero is to ``win``, and to die (``death``), and how much life is lost on average (``loss``)."""

    win: float
    death: float
    loss: float


WON, DIED = Odds(1.0, 0.0, 0.0), Odds(0.0, 1.0, 0.0)


@cache
def fight(sides: int, bonus: int, attack: int, left: int, life: int, shield: int = 0) -> Odds:
    """Against a monster with so much life ``left``, to the end (URTO-93 to URTO-96); ``shield`` is what is still
    cancelled of the damage. Rounds in which nobody is hurt are played again."""
    if left <= 0:
        return WON
    if life <= 0:
        return DIED
    telling = [face + bonus for face in range(1, sides + 1) if face + bonus != attack]
    outcomes = [_after(sides, bonus, attack, left, life, shield, roll) for roll in telling]
    count = len(outcomes)
    return Odds(*(sum(column) / count for column in zip(*outcomes, strict=True)))


def _after(sides: int, bonus: int, attack: int, left: int, life: int, shield: int, roll: int) -> Odds:
    if roll > attack:
        return fight(sides, bonus, attack, left - roll + attack, life, shield)
    hit = attack - roll
    loss = hit - min(shield, hit)
    ahead = fight(sides, bonus, attack, left, life - loss, max(0, shield - hit))
    return Odds(ahead.win, ahead.death, ahead.loss + min(loss, life))


class Clash(NamedTuple):
    """What two heroes do to each other in one round, on average."""

    dealt: float
    taken: float


@cache
def clash(sides: int, bonus: int, against: int, more: int) -> Clash:
    """A die of so many ``sides`` and a ``bonus`` against another with ``more`` (URTO-105)."""
    gaps = [one + bonus - other - more for one in range(1, sides + 1) for other in range(1, against + 1)]
    return Clash(sum(max(0, gap) for gap in gaps) / len(gaps), sum(max(0, -gap) for gap in gaps) / len(gaps))


def reaches(sides: int, bonus: int, needed: int) -> float:
    """How likely one roll is to come to what is needed."""
    return sum(face + bonus >= needed for face in range(1, sides + 1)) / sides
