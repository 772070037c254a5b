"""What the answers to a decision promise: how likely each is to come to what it is for, before it is given.

It is help for people: worked out where somebody looks, and never while bots play. It comes from what the seat that is
asked can imagine (``Perspective``), so nothing is told by it that this seat does not know.
"""

from collections.abc import Mapping

import msgspec

from flick.table.duel import Odds
from flick.table.match import Match
from flick.table.sayings import Say
from flick.table.words import Words

AS_IT_IS = ""
"""In the place of an answer: what is promised as things stand, whatever is answered."""


class Promise(msgspec.Struct, frozen=True, omit_defaults=True):
    """``points`` of the ``needed`` ones are sure before chance has spoken, where points are needed. ``say`` tells what
    it rests on: with which card, with how much help."""

    odds: Odds
    points: int | None = None
    needed: int | None = None
    say: Say | None = None


def promises_of(match: Match) -> Mapping[str, Promise]:
    """What is promised to whoever is asked, by written answers; nothing where the game tells nothing."""
    return {} if match.decision is None else match.game.promises(match.perspective())


def promise_text(promise: Promise, words: Words, *, short: bool = False) -> str:
    """``7 of 9, 84 %``; a ``short`` one is the chance alone."""
    odds = promise.odds
    chance = words("promise-exact" if odds.exact else "promise-about", percent=percent(odds.win))
    if short or promise.points is None or promise.needed is None:
        return chance
    return words("promise-points", points=promise.points, needed=promise.needed, chance=chance)


def promise_line(promise: Promise, words: Words) -> str:
    """The same with what it rests on."""
    text = promise_text(promise, words)
    return text if promise.say is None else words("promise-said", what=promise.say, chance=text)


def shared_basis(promises: Mapping[str, Promise]) -> Say | None:
    """What several answers rest on alike, so that it is told once before them all."""
    told = [promise.say for answer, promise in promises.items() if answer != AS_IT_IS and promise.say is not None]
    return told[0] if len(told) > 1 and all(one == told[0] for one in told) else None


def percent(share: float) -> int:
    """A share in percent; what is not quite certain, or not quite impossible, is not told to be so."""
    if share in (0.0, 1.0):
        return round(100 * share)
    return min(99, max(1, round(100 * share)))
