"""Answers that a seat has not seen, and how the current turn is repeated where the seat imagines other answers in their
place.

An answer of another seat is unseen while it is sealed, and for ever if it is secret. In its place a random legal answer
is drawn; it fits if the seat would then have been told what it was told.
"""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from flick.table.chance import Chance
from flick.table.decisions import Choose, ChooseMany, Decision, Flick
from flick.table.line import Given, Line
from flick.table.moves import HIDDEN
from flick.table.random_answers import random_answer
from flick.table.rules import Event
from flick.table.sayings import Refused

Way: TypeAlias = Literal["drawn", "in hindsight", "as it was"]
"""How unseen answers are repeated. ``drawn``: at random. ``in hindsight``: as they truly were where the seat was told
of something that they name, else at random. ``as it was``: as they truly were."""


class BadGuess(AssertionError):
    """The current turn cannot have gone as it went from the imagined position. Where no answer was drawn at random,
    that is a mistake in the ``guess`` of the game."""


def is_opened(decision: Decision, number: int, given: int) -> bool:
    """Whether everybody sees the sealed answer ``number`` once ``given`` answers of the turn are given."""
    return decision.seal is None or number + decision.seal.to_come < given


def unseen_by(line: Line, seat: int) -> frozenset[int]:
    """The numbers of the answers of this turn that a seat has not seen, counted from 0."""
    given = len(line.answers)
    return frozenset(
        number
        for number, decision in enumerate(line.asked)
        if decision.seat != seat and (decision.secret or not is_opened(decision, number, given))
    )


def opened_to(line: Line, seat: int) -> list[str]:
    """The names of the things that others have chosen in this turn with sealed answers that are open now."""
    unseen, pairs = unseen_by(line, seat), zip(line.asked, line.answers, strict=True)
    return [
        name
        for number, (decision, given) in enumerate(pairs)
        if decision.seal is not None and decision.seat != seat and number not in unseen
        for name in chosen(decision, given)
    ]


def chosen(decision: Decision, given: Given) -> list[str]:
    """The names of the things that an answer chooses."""
    if isinstance(decision, ChooseMany):
        return [decision.short(place) for place in given.value]
    return [decision.short(given.value)] if isinstance(decision, Choose) and given.value >= 0 else []


class Repeat:
    """Repeats the current turn of ``line`` in a line of play that ``seat`` imagines, from the beginning of the turn."""

    def __init__(self, line: Line, imagined: Line, seat: int, chance: Chance, way: Way = "drawn") -> None:
        self._imagined, self._seat, self._chance, self._way = imagined, seat, chance, way
        self._given = line.answers
        self._happened = line.events[line.began.events :]
        self._unseen = unseen_by(line, seat)
        self._compared: int | None = None
        """How many events have been compared with those that truly happened; ``None`` before the first unseen
        answer."""

    def run(self) -> None:
        """Repeat all answers of the turn, up to the decision that waits; ``BadGuess`` where that is not possible."""
        for number, given in enumerate(self._given):
            decision = self._settle()
            unseen = number in self._unseen
            if unseen and self._compared is None:
                self._compared = len(self._imagined.events)
            text = self._instead(decision, given) if unseen else given.text
            if isinstance(decision, Flick) and given.outcome is not None and text == given.text:
                self._imagined.reply(given)
            else:
                self._answer(text)
        self._imagined.settle()
        self._compare()
        if self._compared not in (None, len(self._happened)):
            raise self._otherwise("too little happens")

    def _settle(self) -> Decision:
        decision = self._imagined.settle()
        self._compare()
        if not isinstance(decision, Decision):
            raise self._otherwise("the game is over too early")
        return decision

    def _answer(self, text: str) -> None:
        try:
            self._imagined.answer(text)
        except Refused as refused:
            raise self._otherwise(f"{text!r} is refused: {refused}") from refused

    def _instead(self, decision: Decision, given: Given) -> str:
        if self._way == "as it was":
            return given.text
        if self._way == "in hindsight":
            since = names_in(self._happened[len(self._imagined.events) :], self._seat)
            if not set(since).isdisjoint(chosen(decision, given)):
                return given.text
        return random_answer(decision, self._chance)

    def _compare(self) -> None:
        """Check that the seat would see the same events as truly happened since the first answer that was drawn;
        ``BadGuess`` where it would not."""
        if self._compared is None:
            return
        for number, event in enumerate(self._imagined.events[self._compared :], self._compared):
            seen = self._happened[number].seen_by(self._seat) if number < len(self._happened) else None
            if event.seen_by(self._seat) != seen:
                raise self._otherwise(f"{event.kind} happens")
        self._compared = len(self._imagined.events)

    def _otherwise(self, how: str) -> BadGuess:
        return BadGuess(f"{self._imagined.game.id}: {how}")


def names_in(events: Sequence[Event], seat: int) -> list[str]:
    """The names of everything that events mention or move, as a seat sees the events."""
    seen = [event.seen_by(seat) for event in events]
    told = [fact for event in seen for fact in (*event.facts.values(), *event.secret.values()) if isinstance(fact, str)]
    return told + [move.piece for event in seen for move in event.moves if move.piece != HIDDEN]
