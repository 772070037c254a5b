"""The odds of fights, reckoned from the dice: for people, to whom the answers promise them, and for bots.

A roll is all that it can come to, every number as likely as any other: the die with what is added to it, or a single
number where the die lies already.
"""

from functools import cache
from typing import NamedTuple


class Stakes(NamedTuple):
    """How likely a hero is to ``win`` a fight, and to die in it (``death``), and how much life it costs on average
    (``loss``)."""

    win: float
    death: float
    loss: float


WON, DIED = Stakes(1.0, 0.0, 0.0), Stakes(0.0, 1.0, 0.0)


def roll(sides: int, bonus: int = 0) -> range:
    """A combat die with what is added to it."""
    return range(1 + bonus, sides + bonus + 1)


def lying(n: int) -> range:
    """A roll that has come to ``n``."""
    return range(n, n + 1)


@cache
def fight(rolls: range, attack: int, left: int, life: int, shield: int = 0) -> Stakes:
    """Against a monster with so much life ``left``, to the end (URTO-93 to URTO-96); ``shield`` is what is still
    cancelled of the damage. Rounds in which nobody is hurt are played again."""
    if left <= 0:
        return WON
    if life <= 0:
        return DIED
    telling = [after(rolls, n, attack, left, life, shield) for n in rolls if n != attack]
    return Stakes(*(sum(column) / len(telling) for column in zip(*telling, strict=True)))


def after(rolls: range, n: int, attack: int, left: int, life: int, shield: int = 0) -> Stakes:
    """The same where this round's roll has come to ``n``."""
    wound, hit = max(0, n - attack), max(0, attack - n)
    loss = min(life, hit - min(shield, hit))
    ahead = fight(rolls, attack, left - wound, life - loss, max(0, shield - hit))
    return Stakes(ahead.win, ahead.death, ahead.loss + loss)


class OneRoundOdds(NamedTuple):
    """How likely one hero is to ``win`` against another in their one round, and neither (``tie``); and what it deals
    and takes on average."""

    win: float
    tie: float
    dealt: float
    taken: float


@cache
def clash(rolls: range, others: range) -> OneRoundOdds:
    """One roll against another: the lower one suffers the difference (URTO-105)."""
    gaps = [one - other for one in rolls for other in others]
    sums = (
        sum(gap > 0 for gap in gaps),
        sum(gap == 0 for gap in gaps),
        sum(max(0, gap) for gap in gaps),
        sum(max(0, -gap) for gap in gaps),
    )
    return OneRoundOdds(*(n / len(gaps) for n in sums))


def reaches(rolls: range, needed: int) -> float:
    """How likely a roll is to come to what is needed."""
    return sum(n >= needed for n in rolls) / len(rolls)
