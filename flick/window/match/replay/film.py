"""A kept match as a film: every moment of it, from recorded outcomes. It draws nothing.

The file is gone through once, some answers in each frame of the window (``read``); whatever has been read is at hand at
once. A moment is named by how many answers of the film have been given.
"""

import math
from bisect import bisect_right
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from flick.arena.layout import Layout
from flick.arena.outcome import Outcome
from flick.clips import Rolled
from flick.sitting import bots
from flick.table.board import Board
from flick.table.decisions import Forecast
from flick.table.journal import load
from flick.table.match import Match
from flick.table.patience import Patience, worked_on
from flick.table.recorder import Taken
from flick.table.records import pack, unpack
from flick.table.resume import last_position, open_match, walk
from flick.table.rules import Aim, Event, Flick
from flick.table.sayings import Refused, Say, say
from flick.table.story import Reason, StoryLine, lines_of, reasons_of, story_in
from flick.watching import reader_of, told, told_board, told_thought

KEPT_BOARDS = 64


class FilmMoment(NamedTuple):
    """The table when an answer is asked for, or at the end: the packed state, and how many events there have been."""

    state: bytes
    events: int


class Film:
    """``Refused`` where the file cannot be read at all; a fault further on ends the film there (``fault``)."""

    def __init__(self, path: Path) -> None:
        self.journal = load(path)
        self.game = self.journal.game
        same = self.journal.same_rules
        self.first = self.journal.first_number if same else last_position(self.journal, self._answers).checkpoint
        """The number in the file of the first answer of the film."""
        self.notice = self._what_is_missing()
        self.fault: Refused | None = None
        self.moments: list[FilmMoment] = []
        self._patience = Patience(path)
        self._walk: Iterator[Match] | None = walk(self.journal, bots=bots())
        with self._patience.working():
            self.match = next(self._walk)
        self._keep()
        self._boards: dict[tuple[int, bool], Board] = {}
        self._told: list[Event] | None = None
        self.plan = story_in(self.game.folder)
        self._story: tuple[list[Event], list[StoryLine]] | None = None

    @property
    def _answers(self) -> int:
        return len(self.journal.answers)

    @property
    def last(self) -> int:
        """The last moment, as far as the film has been read."""
        return len(self.moments) - 1

    @property
    def whole(self) -> bool:
        """Whether everything has been read."""
        return self._walk is None

    @property
    def over(self) -> bool:
        """Whether the match is known to have come to its end: then nothing of it is hidden any more."""
        return self.whole and self.match.result is not None

    @property
    def complete(self) -> bool:
        """Whether it shows the whole file from its beginning, as far as it has been read."""
        return self.notice is None and self.fault is None

    def read(self, answers: int) -> None:
        """Read so many answers more."""
        for _ in range(answers):
            if self._walk is None:
                return
            try:
                with self._patience.working():
                    following = next(self._walk, None)
                if following is None:
                    self._end()
                else:
                    self._keep()
            except Refused as refused:
                self.fault = refused
                self._end()

    def board(self, moment: int) -> Board:
        """The table at a moment, as far as it may be seen."""
        key = moment, self.over
        if key not in self._boards:
            if len(self._boards) >= KEPT_BOARDS:
                del self._boards[next(iter(self._boards))]
            state = unpack(self.moments[moment].state, self.game.State)
            self._boards[key] = told_board(self.game, state, self.match.seats, self.over)
        return self._boards[key]

    def layout(self, moment: int) -> Layout | None:
        """How the arena lies at a moment, if there is one."""
        return self.board(moment).arena

    def taken(self, answer: int) -> Taken:
        """An answer of the film, from 0 on."""
        return self.match.answers[answer]

    def asked(self, moment: int) -> int | None:
        """The seat that is asked at a moment; nobody at the end of the match."""
        if moment < self.last:
            return self.taken(moment).seat
        decision = self.match.decision
        return decision.seat if decision is not None else None

    def viewer(self, moment: int) -> int | None:
        """Whose hand is seen at a moment, as far as it lies open: that of the only person at the table, or else of
        whoever is asked, or was asked last."""
        reader, asked = reader_of(self.match.seats), self.asked(moment)
        if reader is not None or asked is not None:
            return asked if reader is None else reader
        return self.taken(moment - 1).seat if moment else None

    def rolled(self, answer: int) -> Rolled | None:
        """What an answer let roll, if it was a flick in an arena."""
        if not 0 <= answer < self.last:
            return None
        outcome, before = self.taken(answer).given.outcome, self.layout(answer)
        return Rolled(before, outcome) if isinstance(outcome, Outcome) and before is not None else None

    def aim(self, answer: int) -> Aim | None:
        """How it was aimed, if it was a flick."""
        value: Any = self.taken(answer).given.value
        return value[0] if isinstance(value, tuple) and value and isinstance(value[0], Aim) else None

    def hardest(self, answer: int) -> float:
        """The most speed in mm/s that a flick had that was asked for; it limits motion and spin together."""
        if not self.journal.same_rules:
            return math.inf
        with worked_on(self.journal.path):
            decision = open_match(self.journal, self.first + answer, bots=bots()).settle()
        return decision.most_speed if isinstance(decision, Flick) else math.inf

    def forecast(self, answer: int) -> Forecast | None:
        """What a flick was foretold to come to, by the judge that decided afterwards."""
        outcome = self.taken(answer).given.outcome
        decision = self.match.line_before(answer).settle() if isinstance(outcome, Outcome) else None
        return decision.foretell(outcome) if isinstance(decision, Flick) and decision.foretell else None

    @property
    def flicks(self) -> list[int]:
        """The answers that were flicks in an arena."""
        return [answer for answer in range(self.last) if isinstance(self.taken(answer).given.outcome, Outcome)]

    def events(self, moment: int) -> list[Event]:
        """What has happened since the moment before, as far as it may be told."""
        since = self.moments[moment - 1].events if moment else 0
        return self.told[since : self.moments[moment].events]

    @property
    def arena(self) -> bool:
        """Whether there is an arena, as far as is known."""
        return self.layout(0) is not None or bool(self.flicks)

    def lines(self, moment: int) -> list[StoryLine]:
        """What is told by turns of what has happened since the moment before: deeds, and what came of them."""
        since = self.moments[moment - 1].events if moment else 0
        return [line for line in self.story if since <= line.number < self.moments[moment].events]

    def reasons(self) -> list[Reason]:
        """Why bots answered as they did, once that may be told."""
        return reasons_of(self.match, lambda answer: self.over)

    def moment_of(self, event: int) -> int:
        """The first moment at which the event of that number has happened."""
        found = bisect_right(self.moments, event, key=lambda moment: moment.events)
        return min(found, self.last)

    @property
    def story(self) -> list[StoryLine]:
        """Everything that is told by turns, as far as it may be."""
        events = self.told
        if self._story is None or self._story[0] is not events:
            self._story = events, lines_of(events, self.plan)
        return self._story[1]

    @property
    def told(self) -> list[Event]:
        """Everything that has happened, as far as it may be told."""
        if self._told is None or len(self._told) != len(self.match.events):
            self._told = list(told(self.match, self.over))
        return self._told

    def thought(self, answer: int) -> Say | None:
        """The reason that a bot gave, if that may be told."""
        return told_thought(self.taken(answer), self.over)

    def _keep(self) -> None:
        self.moments.append(FilmMoment(pack(self.match.state), len(self.match.events)))

    def _end(self) -> None:
        self._walk = self._told = None

    def _what_is_missing(self) -> Say | None:
        """What of the file cannot be shown, because it was played under other rules."""
        if not self.journal.same_rules:
            return say("window-replay-other-rules", number=self.first)
        return say("window-replay-from", number=self.first) if self.first else None
