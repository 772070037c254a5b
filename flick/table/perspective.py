"""What one seat knows of a match, and what it can imagine: all that a bot is ever given."""

from typing import Any

import msgspec

from flick.table.board import Board
from flick.table.chance import STRETCH, Chance, Forced, Luck, derived
from flick.table.line import Given, Line
from flick.table.plain import is_list
from flick.table.records import unpack
from flick.table.rules import Decision, Event, Flick
from flick.table.sayings import Refused


class BadGuess(AssertionError):
    """A game's ``guess`` made a position in which this turn could not have gone as it went: a mistake in the game."""


class Perspective(msgspec.Struct, gc=False):
    """The table as ``seat`` sees it, with a decision to take; ``seen_from`` makes one.

    ``chance`` is a stretch of the seat's own stream, apart from the match's. ``guess`` gives lines of play from
    positions that could be the true one; the true one itself is not to be had.
    """

    seat: int
    decision: Decision
    chance: Chance
    _line: Line
    _guesses: int = 0
    _board: Board | None = None
    _known: frozenset[str] | None = None

    @property
    def board(self) -> Board:
        if self._board is None:
            self._board = self._line.game.view(self._line.state, self.seat)
        return self._board

    def guess(self) -> Line:
        """A line of play at the same decision, with everything that this seat cannot know dealt anew.

        What chance gave in this turn and everybody saw is given again; what it will give is another's luck.
        """
        line, game = self._line, self._line.game
        self._guesses += 1
        own = self.chance.luck
        chance = Chance(derived(own.seed, own.drawn // STRETCH, self._guesses))
        state = unpack(line.start, game.State)
        known = self.known
        game.guess(state, self.seat, chance, known)
        state.luck = derived(chance.luck.seed, 1)
        imagined = Line(game, state, line.turn, _as_it_was(line, known))
        for given in line.answers:
            self._repeat(imagined, given)
        imagined.settle()
        if not _same_question(imagined.decision, self.decision):
            raise BadGuess(f"{game.id}: seat {self.seat} is asked {imagined.decision!r} instead of {self.decision!r}")
        return imagined

    @property
    def known(self) -> frozenset[str]:
        """Names of all things that this seat has been told of in this turn."""
        if self._known is None:
            names: list[str] = []
            for event in self._line.told:
                names += _names(event.seen_by(self.seat))
            self._known = frozenset(names)
        return self._known

    def _repeat(self, imagined: Line, given: Given) -> None:
        decision = imagined.settle()
        if not isinstance(decision, Decision):
            raise BadGuess(f"{imagined.game.id}: the game is over before {given.text!r}")
        if isinstance(decision, Flick) and given.outcome is not None:
            imagined.reply(given)
            return
        try:
            imagined.answer(given.text)
        except Refused as refused:
            raise BadGuess(f"{imagined.game.id}: {given.text!r} is refused: {refused}") from refused


def seen_from(line: Line, seat: int, luck: Luck) -> Perspective:
    """What a seat knows while a decision waits."""
    assert line.decision is not None
    return Perspective(seat, line.decision, Chance(luck), line)


def _as_it_was(line: Line, known: frozenset[str]) -> Forced:
    """The results of this turn's throws that the seat may know; places of unknown cards are left to chance."""
    forced: Forced = {}
    for note in line.notes:
        result: Any = note.result
        if note.secret:
            result = [name if name in known else None for name in result] if is_list(result) else None
        forced.setdefault(note.label, []).append(result)
    return forced


def _names(event: Event) -> list[str]:
    return [fact for fact in (*event.facts.values(), *event.secret.values()) if isinstance(fact, str)]


def _same_question(one: Decision | None, other: Decision) -> bool:
    """The same seat asked the same; options of another's decision may differ, as they may be its secret."""
    return one is not None and (one.seat, one.verb, type(one)) == (other.seat, other.verb, type(other))
