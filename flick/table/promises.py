"""Promises: how likely each answer to a decision succeeds, told before it is given.

They help people, so they are computed when somebody looks and never while bots play. They come from what the seat that
is asked can imagine (``Perspective``), and so tell it nothing that it does not know.
"""

from collections.abc import Mapping

import msgspec

from flick.table.duel import Odds
from flick.table.match import Match
from flick.table.sayings import Say
from flick.table.words import Words

AS_IT_IS = ""
"""The key, in place of a written answer, of what is promised whatever is answered."""


class Promise(msgspec.Struct, frozen=True, omit_defaults=True):
    """How likely an answer succeeds. Where points are needed, ``points`` of the ``needed`` ones are certain before any
    dice are thrown. ``say`` tells what the promise assumes: which card, how much help."""

    odds: Odds
    points: int | None = None
    needed: int | None = None
    say: Say | None = None


def promises_of(match: Match) -> Mapping[str, Promise]:
    """The promises for whoever is asked, by written answers; empty where the game computes none."""
    return {} if match.decision is None else match.game.promises(match.perspective())


def promise_text(promise: Promise, words: Words, *, short: bool = False) -> str:
    """A promise as text, such as ``7 of 9, 84 %``; a ``short`` one is the percentage alone, even if it is estimated."""
    odds = promise.odds
    chance = words("promise-exact" if odds.exact or short else "promise-about", percent=percent(odds.win))
    if short or promise.points is None or promise.needed is None:
        return chance
    return words("promise-points", points=promise.points, needed=promise.needed, chance=chance)


def promise_line(promise: Promise, words: Words) -> str:
    """A promise as text with what it assumes."""
    text = promise_text(promise, words)
    return text if promise.say is None else words("promise-said", what=promise.say, chance=text)


def shared_basis(promises: Mapping[str, Promise]) -> Say | None:
    """What all these promises assume alike, so that a front end tells it once above them; ``None`` where they
    differ."""
    told = [promise.say for answer, promise in promises.items() if answer != AS_IT_IS and promise.say is not None]
    return told[0] if len(told) > 1 and all(one == told[0] for one in told) else None


def percent(share: float) -> int:
    """A share in whole percent. Shares that are not quite 0 or 1 never become 0 or 100."""
    if share in (0.0, 1.0):
        return round(100 * share)
    return min(99, max(1, round(100 * share)))
