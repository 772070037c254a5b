"""Moments at which others may react to what has just happened: those who can are asked in order, again after each
reaction, until all have passed in a row.

Somebody who does not want to be asked again and again passes for the rest of the turn, or until something happens to
them. That is kept in a ``Hush``, which belongs to the turn or to the state.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from flick.table.rules import Choose, Rules, Verdict
from flick.table.sayings import NO_FACTS, Fact, Facts, Say

PASS = "pass"
PASS_TURN = "pass-turn"
"""Written by whoever does not want to be asked again before the turn is over,"""
PASS_UNTIL_ME = "pass-until-me"
"""and by whoever wants to be asked again only when something happens to them."""


class Hush(msgspec.Struct):
    """The seats that pass for the rest of the ``turn``, and those that pass ``until_me``: until it concerns them."""

    turn: list[int] = []
    until_me: list[int] = []

    def begin_turn(self) -> None:
        """Whoever passed for a turn may be asked again."""
        self.turn.clear()

    def is_quiet(self, seat: int, concerned: Sequence[int] = ()) -> bool:
        """Whether a seat is not to be asked. What concerns it ends its passing until then."""
        if seat in concerned and seat in self.until_me:
            self.until_me.remove(seat)
        return seat in self.turn or seat in self.until_me

    def heard(self, seat: int, word: str) -> None:
        """A seat has passed with this word."""
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
    name: Callable[[Any], str] = str,
    piece: Callable[[Any], str | None] | None = None,
    label: Callable[[Any], Say] | None = None,
    barred: Callable[[], Mapping[str, Verdict]] = dict[str, Verdict],
    question: str = "",
    facts: Facts = NO_FACTS,
    **more: Fact,
) -> Choose:
    """What a seat is asked in a window: one of the things to react with, or to pass.

    ``passes`` offers to pass for longer as well, with ``PASS_TURN`` and ``PASS_UNTIL_ME``, where it could be asked
    again. The other words are those of ``rules.choose_or_not``.
    """
    return Choose(
        seat=seat,
        verb=verb,
        rule=rule,
        facts={**facts, **more},
        question=question,
        things=tuple(things),
        name_of=name,
        piece_of=piece,
        label_of=label,
        bars=barred,
        decline=decline,
        passes=passes,
        reacts=True,
    )


def window(
    seats: Sequence[int],
    ask: Callable[[int], Choose | None],
    react: Callable[[int, Any], Rules[bool]],
    hush: Hush | None = None,
    concerned: Sequence[int] = (),
) -> Rules[None]:
    """Ask the seats in their order; after a reaction the first of them is asked again.

    ``ask`` makes the question of a seat, best with ``reaction``; ``None`` passes it over. Where everybody knows that a
    seat has nothing to react with, that is the answer; where nobody may know, it is asked with nothing to choose but
    to pass. ``react`` carries a reaction out and says whether the window stays open. ``concerned`` are the seats to
    which something has happened.
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
