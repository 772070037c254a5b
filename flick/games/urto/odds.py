"""The odds of fights, computed from the dice: for promises to people, and for bots.

A roll is given by all its possible results, each as likely as any other: those of the die with its bonuses, or a single
number where the die lies on the table.
"""

from functools import cache
from typing import NamedTuple


class Stakes(NamedTuple):
    """What a fight may come to: the probability to ``win`` it and to die in it (``death``), and the average ``loss`` of
    life."""

    win: float
    death: float
    loss: float


WON, DIED = Stakes(1.0, 0.0, 0.0), Stakes(0.0, 1.0, 0.0)


def roll(sides: int, bonus: int = 0) -> range:
    """The possible results of a combat die with its bonus."""
    return range(1 + bonus, sides + bonus + 1)


def lying(n: int) -> range:
    """The single result of a roll that lies on the table."""
    return range(n, n + 1)


@cache
def fight(rolls: range, attack: int, left: int, life: int, shield: int = 0) -> Stakes:
    """The stakes of a fight to the end against a monster with ``left`` life (URTO-93 to URTO-96); ``shield`` is the
    damage that is still cancelled. Rounds in which nobody is hurt are repeated."""
    if left <= 0:
        return WON
    if life <= 0:
        return DIED
    telling = [after(rolls, n, attack, left, life, shield) for n in rolls if n != attack]
    return Stakes(*(sum(column) / len(telling) for column in zip(*telling, strict=True)))


def after(rolls: range, n: int, attack: int, left: int, life: int, shield: int = 0) -> Stakes:
    """The stakes of a fight in which this round's roll is ``n``."""
    wound, hit = max(0, n - attack), max(0, attack - n)
    loss = min(life, hit - min(shield, hit))
    ahead = fight(rolls, attack, left - wound, life - loss, max(0, shield - hit))
    return Stakes(ahead.win, ahead.death, ahead.loss + loss)


class OneRoundOdds(NamedTuple):
    """What one round between two heroes may come to: the probability to ``win`` it, that of a ``tie``, and the average
    damage dealt and taken."""

    win: float
    tie: float
    dealt: float
    taken: float


@cache
def clash(rolls: range, others: range) -> OneRoundOdds:
    """The odds of one roll against another, of which the lower one suffers the difference (URTO-105)."""
    gaps = [one - other for one in rolls for other in others]
    sums = (
        sum(gap > 0 for gap in gaps),
        sum(gap == 0 for gap in gaps),
        sum(max(0, gap) for gap in gaps),
        sum(max(0, -gap) for gap in gaps),
    )
    return OneRoundOdds(*(n / len(gaps) for n in sums))


def reaches(rolls: range, needed: int) -> float:
    """The probability that a roll reaches the number that is needed."""
    return sum(n >= needed for n in rolls) / len(rolls)
