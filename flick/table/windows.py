"""Moments at which others may react to what has just happened. Those who can are asked in order, and again after each
reaction, until all have passed one after the other.

Whoever does not want to be asked again and again passes for the rest of the turn, or until something happens to them. A
``Hush`` keeps who has done so; it belongs to the turn or to the state.
"""

from collections.abc import Callable, Sequence
from typing import Any, Unpack

import msgspec

from flick.table.choosing import ChoiceWords
from flick.table.rules import Choose, Rules

PASS = "pass"
"""The written answer of a seat that does not react now."""
PASS_TURN = "pass-turn"
"""The written answer of a seat that does not want to be asked again in this turn."""
PASS_UNTIL_ME = "pass-until-me"
"""The written answer of a seat that wants to be asked again only when something happens to it."""


class Hush(msgspec.Struct):
    """The seats that pass for the rest of the ``turn``, and those that pass ``until_me``: until something happens to
    them."""

    turn: list[int] = []
    until_me: list[int] = []

    def begin_turn(self) -> None:
        """Let those be asked again who have passed for a turn."""
        self.turn.clear()

    def is_quiet(self, seat: int, concerned: Sequence[int] = ()) -> bool:
        """Whether a seat is not to be asked now. A seat that is ``concerned`` stops passing until something happens to
        it."""
        if seat in concerned and seat in self.until_me:
            self.until_me.remove(seat)
        return seat in self.turn or seat in self.until_me

    def heard(self, seat: int, word: str) -> None:
        """Note that a seat has passed with this word."""
        if word == PASS_TURN:
            self.turn.append(seat)
        elif word == PASS_UNTIL_ME:
            self.until_me.append(seat)


def reaction(
    seat: int,
    verb: str,
    things: Sequence[Any],
    /,
    *,
    rule: str,
    decline: str = PASS,
    passes: tuple[str, ...] = (),
    **words: Unpack[ChoiceWords[Any]],
) -> Choose:
    """The question for a seat that may react: one of the things to react with, or passing.

    ``passes`` are ways to pass for longer (``PASS_TURN``, ``PASS_UNTIL_ME``), for a window in which the seat could be
    asked again. The other words are those of ``rules.choose_or_not``.
    """
    things = tuple(things)
    return Choose(seat=seat, verb=verb, rule=rule, things=things, decline=decline, passes=passes, reacts=True, **words)


def window(
    seats: Sequence[int],
    ask: Callable[[int], Choose | None],
    react: Callable[[int, Any], Rules[bool]],
    hush: Hush | None = None,
    concerned: Sequence[int] = (),
) -> Rules[None]:
    """Ask the seats in their order whether they react. After a reaction, the asking starts again with the first seat.

    ``ask`` makes the question for a seat, best with ``reaction``, or returns ``None`` to leave the seat out. Leave a
    seat out only where everybody knows that it has nothing to react with; where nobody may know that, it is asked
    although it can only pass. ``react`` carries a reaction out and says whether the window stays open. ``concerned``
    are the seats to which something has happened.
    """
    passed = 0
    while passed < len(seats):
        seat = seats[passed]
        question = None if hush is not None and hush.is_quiet(seat, concerned) else ask(seat)
        if question is None:
            passed += 1
            continue
        answer: int = yield question
        if answer < 0:
            if hush is not None:
                hush.heard(seat, question.written(answer))
            passed += 1
        elif (yield from react(seat, question.things[answer])):
            passed = 0
        else:
            return
