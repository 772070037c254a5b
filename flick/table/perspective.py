"""What one seat knows of a match, and what it can imagine. A bot gets nothing else."""

from contextlib import suppress
from typing import Any

import msgspec

from flick.table.board import Board
from flick.table.chance import STRETCH, BadForcedResult, Chance, ChanceNote, Forced, Luck, derived
from flick.table.game import State
from flick.table.line import Line
from flick.table.memory import Remembers, known_to
from flick.table.plain import is_list
from flick.table.records import unpack
from flick.table.rules import Decision
from flick.table.unseen import BadGuess, Repeat, Way, chosen, names_in, opened_to, unseen_by

__all__ = ["BadGuess", "Perspective", "seen_from"]


ATTEMPTS = 64
"""How many guesses are tried for answers that the seat has not seen, until they agree with what the seat was told
since. The first half of the attempts draws all unseen answers at random; the second half keeps those of which something
was told. When all fail, what was told leaves hardly another possibility, and the true answers are used."""


class Perspective(msgspec.Struct, gc=False):
    """The table as ``seat`` sees it, with a decision to take. ``seen_from`` makes one.

    ``chance`` is the seat's own random numbers, apart from those of the match. ``guess`` gives lines of play from
    positions that the seat cannot tell from the true one; it can never get at the true one. Where ``is_imagined`` is
    set, the table itself is such a position.
    """

    seat: int
    decision: Decision
    chance: Chance
    _line: Line
    is_imagined: bool = False
    _guesses: int = 0
    _board: Board | None = None
    _known: frozenset[str] | None = None

    @property
    def board(self) -> Board:
        if self._board is None:
            self._board = self._line.game.view(self._line.state, self.seat)
        return self._board

    def guess(self) -> Line:
        """A line of play at the same decision, in which everything is dealt anew that this seat cannot know.

        Results of chance that everybody saw in this turn are repeated; future results differ from those of the match.
        Answers that this seat has not seen are drawn among the possible ones.
        """
        self._guesses += 1
        if not unseen_by(self._line, self.seat):
            return self._imagined("as it was")
        for attempt in range(1, ATTEMPTS):
            with suppress(BadGuess, BadForcedResult):
                return self._imagined("drawn" if attempt <= ATTEMPTS // 2 else "in hindsight", attempt)
        return self._imagined("as it was", ATTEMPTS)

    @property
    def position(self) -> State:
        """A position that this seat cannot tell from the true one, to look at only: that of a guess, or the imagined
        one itself."""
        return self._line.state if self.is_imagined else self.guess().state

    @property
    def known(self) -> frozenset[str]:
        """The names of all things that this seat has been told of in this turn, or knew when the turn began."""
        if self._known is None:
            line, names = self._line, [*names_in(self._line.told, self.seat), *opened_to(self._line, self.seat)]
            if "memory" in line.game.State.__struct_fields__:
                names += known_to(unpack(line.start, Remembers), self.seat)
            self._known = frozenset(names)
        return self._known

    def _imagined(self, way: Way, *attempt: int) -> Line:
        """A guess in which the unseen answers of this turn are given in one of three ways (``unseen.Way``)."""
        line, game, own = self._line, self._line.game, self.chance.luck
        chance = Chance(derived(own.seed, own.drawn // STRETCH, self._guesses, *attempt))
        state = unpack(line.start, game.State)
        game.guess(state, self.seat, chance, self.known | self._given_again(way))
        state.luck = derived(chance.luck.seed, 1)
        imagined = Line(game, state, line.turn, _as_it_was(line, self.seat))
        Repeat(line, imagined, self.seat, Chance(derived(chance.luck.seed, 2)), way).run()
        if not _same_question(imagined.decision, self.decision):
            raise BadGuess(f"{game.id}: seat {self.seat} is asked {imagined.decision!r} instead of {self.decision!r}")
        return imagined

    def _given_again(self, way: Way) -> frozenset[str]:
        """The things that the guess must leave where they lie so that unseen answers can be given as they were."""
        line, unseen = self._line, unseen_by(self._line, self.seat) if way == "as it was" else ()
        return frozenset(name for number in unseen for name in chosen(line.asked[number], line.answers[number]))


def seen_from(line: Line, seat: int, luck: Luck, is_imagined: bool = False) -> Perspective:
    """What a seat knows while a decision waits in a line of play: the true one, or, with ``is_imagined``, one that
    somebody imagines."""
    assert line.decision is not None
    return Perspective(seat, line.decision, Chance(luck), line, is_imagined)


def _as_it_was(line: Line, seat: int) -> Forced:
    """The results of this turn's throws as forced results, as far as a seat may know them. Of a shuffle, the seat knows
    the places of those cards that it was told of since; all other places are left to chance."""
    forced: Forced = {}
    for note in line.notes:
        result: Any = note.result
        if note.secret:
            result = _order_known(line, seat, note) if is_list(result) else None
        forced.setdefault(note.label, []).append(result)
    return forced


def _order_known(line: Line, seat: int, shuffle: ChanceNote) -> list[str | None]:
    since = [event for event in line.events[shuffle.happened :] if event.reveals]
    known = frozenset(names_in(since, seat))
    return [name if name in known else None for name in shuffle.result]


def _same_question(one: Decision | None, other: Decision) -> bool:
    """Whether two decisions ask the same seat the same. The options of another seat may differ, because the options can
    be its secret."""
    return one is not None and (one.seat, one.verb, type(one)) == (other.seat, other.verb, type(other))
