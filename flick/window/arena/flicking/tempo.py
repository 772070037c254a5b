"""How time goes in a flick that is watched: where it is held for a moment, and where it is slowed down."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from flick.arena.outcome import Contact, Outcome
from flick.window.app.settings import FlickSpeed
from flick.window.arena.flicking.shot_sounds import STRONG

PACES: Mapping[FlickSpeed, float] = {"true": 1.0, "calm": 0.6, "slow": 0.35}
"""s of a flick in a second of the tempo that somebody has chosen."""

TOUCH, HELD = 0.1, 70.0
"""The share of the strongest blow from which on time is held at a contact, and the ms for which it is held at the
strongest."""

MOST_HELD = 350.0
"""ms for which it is held at all contacts of a flick together, at most."""

WOUND, WOUND_LASTS = 1 / 3, 350.0
"""How fast time goes from a contact that wounds on, and for how many ms of the clock."""

LAST, LEAD, LAST_LASTS = 1 / 4, 400.0, 900.0
"""How fast it goes round the contact that ends the match, from how many ms before it, and for how many in all."""


class TimeHold(NamedTuple):
    """Time stands still at ``t`` (s of the flick) for so many ms."""

    t: float
    lasts: float


class Slowing(NamedTuple):
    """From ``t`` (s of the flick) on everything goes ``rate`` times as fast, for so many ms."""

    t: float
    lasts: float
    rate: float


class Tempo(NamedTuple):
    """``holds`` and ``slowings`` in order."""

    holds: tuple[TimeHold, ...] = ()
    slowings: tuple[Slowing, ...] = ()

    @property
    def held(self) -> float:
        """For how many ms time stands still in all."""
        return sum(hold.lasts for hold in self.holds)


def share_of(impulse: float) -> float:
    """An impulse in g mm/s as a share of that of the strongest blow, 0 to 1."""
    return max(0.0, min(1.0, impulse / STRONG))


def held_at(impulse: float) -> float:
    """For how many ms time is held at a contact of that impulse (g mm/s)."""
    return HELD * max(0.0, share_of(impulse) - TOUCH) / (1 - TOUCH)


def wounding(outcome: Outcome, struck: Sequence[str]) -> list[Contact]:
    """The contacts that wound: for each piece the first with the flicked piece in motion."""
    found: list[Contact] = []
    for name in struck:
        touches = [touch for touch in outcome.contacts_of(outcome.pawn) if touch.other(outcome.pawn) == name]
        moving = [touch for touch in touches if outcome.pawn in touch.moved]
        found += (moving or touches)[:1]
    return sorted(found, key=lambda touch: touch.t)


def tempo_of(outcome: Outcome, wounds: Sequence[Contact], pace: float, weight: float, *, last: bool = False) -> Tempo:
    """How time goes in a flick with these wounding contacts, played at ``pace``; ``weight`` is how much of it all there
    is to be, 0 to 1. ``last`` says that the last of them ends the match."""
    if weight <= 0:
        return Tempo()
    holds = [TimeHold(touch.t, weight * held) for touch in outcome.contacts if (held := held_at(touch.impulse)) > 0]
    much = sum(hold.lasts for hold in holds)
    if much > MOST_HELD:
        holds = [TimeHold(hold.t, hold.lasts * MOST_HELD / much) for hold in holds]
    slowings = [Slowing(touch.t, weight * WOUND_LASTS, WOUND) for touch in wounds]
    if last and wounds:
        ahead = LEAD / 1000 * LAST * pace
        slowings = [Slowing(max(0.0, wounds[-1].t - ahead), LAST_LASTS, LAST)]
        if wounds[-1].t < ahead:
            holds = [TimeHold(0.0, LEAD * (1 - wounds[-1].t / ahead)), *holds]
    return Tempo(tuple(holds), tuple(slowings))
