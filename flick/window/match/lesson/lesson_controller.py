"""The controller of a lesson or puzzle in the window: like that of a match, but led. It draws nothing.

The lesson answers at once with everything that happens; here that is told event by event, flicks roll first, and what
came of an answer can be looked at before the lesson goes on.
"""

from collections.abc import Callable, Collection
from typing import Literal, TypeAlias

from flick.arena.outcome import Outcome
from flick.table.board import Board
from flick.table.lesson import Lesson, Reply, Verdict
from flick.table.line import Line
from flick.table.moment import after_answer, moment_of
from flick.table.rules import Aim, Decision, Event, Flick
from flick.table.sayings import Refused, Say, say
from flick.window.app.bot_process import Thinker
from flick.window.app.settings import Settings
from flick.window.match.lesson.own_way import aim_from_here
from flick.window.match.match_news import EventTold, LessonMoved
from flick.window.match.play_controller import EVENT, PlayController

Stand: TypeAlias = Literal["reading", "watching", "asked", "missed", "reached", "over"]
"""What the learner does now: reads until they go on, looks on, is asked, sees what came of their answer."""

LOOK_ON = 1800.0
"""ms in which one reads what will be watched, before the first deed of it;"""
DEED = 1100.0
"""and for which at least every further deed that is shown is seen coming."""

MISSED = 1800.0
"""ms for which a miss is seen as it ended, before everything lies again as it did."""
REACHED = 1100.0
"""The same where the goal was reached with a flick."""


class LessonController(PlayController):
    """The learner sits at every seat, so that there is no curtain; whoever is asked looks, and looks on
    while something is only told."""

    def __init__(self, lesson: Lesson, thinker: Thinker, settings: Settings) -> None:
        super().__init__(lesson.match, thinker, settings)
        self.lesson = lesson
        self.stand: Stand = "reading"
        self.why: tuple[Say, ...] = ()
        """What was wrong with the last miss of this step."""
        self.answered: Decision | None = None
        """What was answered last."""
        self.tried = False
        """Whether the last answer in this step missed it."""
        self.put = False
        """Whether everything was put to where the example has it, before this step."""
        self.flicked = False
        """Whether the learner has ever reached something with a flick."""
        self.rounds = 0
        """How often something has begun anew: a step, or the same one after a miss."""
        self._untold: list[Event] = list(lesson.opening) if lesson.number == 1 else []
        self._behind: Line | None = None
        """What is seen, where that is not yet what the lesson has come to: only what has been told has happened."""
        self._later: list[Event] = []
        """What is told only after the moment at which a step is read."""
        self._verdict: Verdict = "open"
        self._linger = 0.0
        self._moved = self._showing = self._announced = False
        self._example: tuple[tuple[int, int], Aim | None] | None = None

    @property
    def example_here(self) -> Aim | None:
        """The example of a flick from where the learner's own piece lies, where the lesson's own begins elsewhere."""
        decision, layout = self.match.decision, self.board.arena
        if not self.lesson.has_own_way or not isinstance(decision, Flick) or layout is None:
            return None
        moment = self.lesson.number, len(self.match.answers)
        if self._example is None or self._example[0] != moment:
            self._example = moment, aim_from_here(self.lesson, decision, layout)
        return self._example[1]

    def _view(self) -> Board:
        if self._behind is not None:
            return self.match.game.view(self._behind.state, self.viewer)
        return super()._view()

    @property
    def doer(self) -> int | None:
        """The seat whose deed is seen, or seen coming."""
        seen = self.answered if self.phase == "rolling" or self._untold else self.match.decision
        return None if seen is None else seen.seat

    @property
    def told(self) -> list[Event]:
        found = super().told
        return found[: len(found) - len(self._untold) - len(self._later)]

    def answer(self, text: str) -> None:
        if self.phase == "asking":
            self._give(lambda: self.lesson.answer(text))

    def go_on(self) -> None:
        """What was told has been read; what happened after its moment comes next."""
        if self.phase == "reading":
            later, behind = self._later, self._behind
            self._begin_step(self.lesson.go_on())
            if later and self._behind is None:
                self._untold, self._behind, self._board = later, behind, None

    def show(self) -> None:
        """Do for the learner what is left of this step."""
        if self.phase == "asking":
            if self.lesson.has_own_way:
                self.lesson.back()
            self._begin_again()
            self._showing, self._announced = True, False
            self._tell(LessonMoved())

    def skip(self) -> None:
        """To the next step, as if this one had been shown."""
        if self.phase != "rolling" and self.lesson.step is not None:
            self.lesson.skip()
            self._begin_step()

    def undo(self, agreed: Collection[int] = ()) -> None:
        """To the start of the step, or from there to the one before it: whoever learns need not ask anybody."""
        if self.phase != "rolling":
            self.lesson.back()
            self._begin_step()

    @property
    def asked_to_undo(self) -> list[int]:
        return []

    @property
    def no_undo(self) -> Refused | None:
        stages, number = self.lesson.stages, self.lesson.number
        if self._moved or any(not stage.is_shown for stage in stages[: number - 1]):
            return None
        return Refused(say("lesson-at-start"))

    @property
    def can_redo(self) -> bool:
        return False

    def redo(self) -> None:
        """Nothing that was taken back is kept."""

    def rolled(self) -> None:
        before = self.phase
        super().rolled()
        if self.phase != before:
            self._tell(LessonMoved())

    def _step(self, now: float) -> None:
        self._board = None
        if self._untold:
            self._tell_next(now)
        elif self._verdict == "open":
            self._proceed(now)
        elif self.stand != self._verdict:
            self._stand_at(self._verdict)
            self._until = now + self._linger
        else:
            self._conclude()

    def _stand_at(self, stand: Stand) -> None:
        """The learner does something else now."""
        self.stand = stand
        self._tell(LessonMoved())

    def _tell_next(self, now: float) -> None:
        event = self._untold.pop(0)
        if event.facts and not self._settings.still:
            self._until = now + EVENT[self._settings.bot_pace]
        number = len(self.match.events) - len(self._untold) - 1
        self._tell(EventTold(event.seen_by(self.viewer), number))
        if self._behind is not None:
            self._behind.step()
        if event.kind == self._coming_moment:
            self._untold = []
        elif not self._untold:
            self._behind = None

    @property
    def _coming_moment(self) -> str | None:
        """The moment at which the next step is told, if this one is done and the next has one."""
        stages, number = self.lesson.stages, self.lesson.number
        return stages[number].moment if self._verdict == "reached" and number < len(stages) else None

    def _proceed(self, now: float) -> None:
        """Whatever is due in this step."""
        step, decision = self.lesson.step, self.match.decision
        told = step is not None and step.is_shown and not step.watch and self.viewer is not None
        if decision is not None and self._behind is None and not told:
            self._look(decision.seat)
        if step is None or (decision is None and not step.is_shown):
            self.phase = "over"
            self._stand_at("over")
        elif step.watch or self._showing:
            self._watch(now)
        elif step.is_shown:
            self._read()
        elif (only := self.lesson.only) is not None:
            self._give(lambda: self.lesson.answer(only))
        else:
            self._ask()
            self._stand_at("asked")

    def _watch(self, now: float) -> None:
        """A deed is seen coming, and then done."""
        if not self._announced:
            self._announced = True
            self._stand_at("watching")
            self._until = now + (DEED if self._moved or self._showing else LOOK_ON)
            return
        self._announced = False
        self._give(self.lesson.show)

    def _read(self) -> None:
        self.phase = "reading"
        self._stand_at("reading")

    def _give(self, answer: Callable[[], Reply]) -> None:
        """Take an answer, the learner's own or one of the script, and have everything told that came of it."""
        decision, before, count = self.match.decision, self.board.arena, len(self.match.answers)
        assert decision is not None
        reply = answer()
        self.answered = decision
        taken = self.match.answers[count:]
        outcome = taken[0].given.outcome if taken else None
        self._answered(decision, reply.text, outcome, before)
        self._until, self._untold, self._verdict, self._moved = 0.0, list(reply.events), reply.verdict, True
        self._behind = after_answer(self.match, count).line if taken and reply.events else None
        self.tried = reply.verdict == "missed"
        self.why = reply.why if self.tried else ()
        flicked = isinstance(outcome, Outcome)
        self._linger = (MISSED if reply.verdict == "missed" else REACHED) if flicked else 0.0
        self.flicked = self.flicked or (flicked and reply.verdict == "reached" and self.stand == "asked")
        self._tell(LessonMoved())

    def _conclude(self) -> None:
        """A step was reached or missed, and that has been seen."""
        step, missed = self.lesson.step, self._verdict == "missed"
        assert step is not None
        self._verdict = "open"
        if missed:
            self.lesson.go_on()
            self._begin_again()
            self.rounds += 1
            self._moved = False
            self._stand_at("watching")
        elif step.watch:
            self._read()
        else:
            self._begin_step(self.lesson.go_on())

    def _begin_step(self, put: bool = False) -> None:
        """Another step, or the same from its start."""
        self._begin_again()
        self.rounds += 1
        self.put, self.why, self.tried = put, (), False
        self._untold, self._verdict = [], "open"
        self._moved = self._showing = self._announced = False
        self._go_to_moment()
        self._stand_at("watching")

    def _go_to_moment(self) -> None:
        """Everything is seen as it lay at the moment of the step, or as it lies."""
        step = self.lesson.step
        moment = moment_of(self.match, step.moment) if step is not None and step.moment is not None else None
        self._behind = moment.line if moment is not None else None
        self._later = self.match.events[moment.events :] if moment is not None else []
