"""Leads somebody through a scenario: a tutorial or a puzzle.

A ``Lesson`` knows which step is due and which answer it expects, takes the learner's answers, judges them by the goal
of the step, and takes back those that missed the goal. It prints nothing: the terminal and the window are its front
ends.
"""

import math
from typing import Any, Literal, TypeAlias

import msgspec

from flick.table.answers import only_answer, read
from flick.table.chance import BadForcedResult
from flick.table.compare import Difference
from flick.table.rules import Aim, Decision, Event, Flick, Place
from flick.table.sayings import Refused, Say, say
from flick.table.scenario import Book, NotAsWritten
from flick.table.stage import Act, Stage, act_all, compare, give

Verdict: TypeAlias = Literal["open", "reached", "missed"]

MANY_MISSES = 3
"""After so many misses in a step, a front end offers to show the step."""
SAME_ANGLE = math.radians(2)
"""The angle in radians by which an aim may differ from that of the script and still count as the same."""
OTHER_WAY = math.radians(60)
"""The angle in radians by which an aim must be wrong to count as aimed elsewhere instead of a little wrong."""
SAME_SPEED = 0.07
"""The share by which a speed may differ from that of the script and still count as the same."""


class Reply(msgspec.Struct, frozen=True):
    """What came of a learner's answer: its written form, the events that followed, and the verdict on the step.

    A step is ``open`` until it is ``reached`` or ``missed``; then everything stays as it is until ``Lesson.go_on``.
    ``why`` says what was wrong with a miss, as far as the answer shows that.
    """

    verdict: Verdict
    text: str
    events: list[Event]
    why: tuple[Say, ...] = ()


class Lesson:
    """A learner's progress through a scenario of ``book``. ``number`` is the number of the step, counted from 1;
    ``misses`` counts the misses in this step.

    ``tries`` counts the answers of the learner by which a step was reached or missed. ``opening`` are the events before
    the first answer. Front ends may look at ``match``, but give answers only to the lesson.
    """

    def __init__(self, book: Book, name: str) -> None:
        self.book, self.name = book, name
        self.stages = book.stages(name)
        self.match = book.open(name)
        heard = len(self.match.events)
        self.match.settle()
        self.opening = self.match.events[heard:]
        self.verdict: Verdict = "open"
        self.misses = 0
        self.tries = 0
        self.is_solved = False
        self._starts: list[int] = []
        self._enter(1)

    @property
    def step(self) -> Stage | None:
        """The step that is due; ``None`` after the last step."""
        return self.stages[self.number - 1] if self.number <= len(self.stages) else None

    @property
    def is_puzzle(self) -> bool:
        """Whether the lesson is a puzzle: a single step in which nobody leads the learner. ``is_solved`` becomes true
        when its goal is reached."""
        return len(self.stages) == 1 and self.stages[0].is_free

    @property
    def expected(self) -> str | None:
        """The written answer that the script gives next; ``None`` where the learner is not led, or has left the
        script."""
        act = self._due()
        return None if act is None or self._step.is_free else self._spelt(act)

    @property
    def only(self) -> str | None:
        """The answer that front ends give for the learner, because the decision has no other. In a step that leads the
        learner, that is done only after the first answer, so that the learner reads the text of the step before
        anything happens."""
        decision, step = self.match.decision, self.step
        if decision is None or step is None or step.is_shown or self.verdict != "open":
            return None
        return only_answer(decision) if step.is_free or self._given else None

    @property
    def has_own_way(self) -> bool:
        """Whether the learner was led and has answered otherwise than the script in this step, so that the next text of
        the script may not fit."""
        return self._own and not self._step.is_free

    @property
    def offers_to_show(self) -> bool:
        """Whether front ends should offer to show the step, because the learner has missed it several times."""
        return self.misses >= MANY_MISSES and bool(self._step.when)

    def answer(self, text: str) -> Reply:
        """Give the learner's answer to the decision that waits; ``Refused`` with the reason, and nothing changed, where
        it is not allowed."""
        reply = self._take(text)
        self.tries += reply.verdict != "open"
        self.is_solved = self.is_solved or (self.is_puzzle and reply.verdict == "reached")
        return reply

    def show(self) -> Reply:
        """Give the next answer of the script. Where the learner has answered otherwise in this step, the step first
        goes back to its start."""
        if self._own:
            self._rewind()
        if (act := self._due()) is None:
            raise Refused(say("lesson-nothing-to-show"))
        return self._follow(act)

    def go_on(self) -> bool:
        """After a miss, go back to the start of the step; else go on to the next step.

        What a learner has done otherwise than the script stays as long as the later steps of the script still work from
        there. Where they do not, the position is set to that of the script; the result says whether that was done.
        """
        if self.verdict == "missed":
            self._rewind()
            return False
        step = self._step
        differs = bool(step.when) and (self._own or self._given < len(step.script))
        put = differs and not self._rest_works()
        if put:
            self._play_script()
        self._enter(self.number + 1)
        return put

    def back(self) -> None:
        """Go back to the start of the step, or from there to the step before it, over steps that were only shown."""
        number = self.number
        if not self._given:
            asked = [earlier for earlier in range(1, number) if not self.stages[earlier - 1].is_shown]
            if not asked:
                raise Refused(say("lesson-at-start"))
            number = asked[-1]
        self.number = number
        self._rewind()
        self._enter(number)

    def skip(self) -> None:
        """Go to the next step, in the position in which the script leaves this one."""
        self._play_script()
        self._enter(self.number + 1)

    @property
    def _step(self) -> Stage:
        if (step := self.step) is None:
            raise Refused(say("lesson-over"))
        return step

    def _take(self, text: str) -> Reply:
        decision = self.match.decision
        if decision is None or self.verdict != "open" or self._step.is_shown:
            raise Refused(say("refused-nothing-asked"))
        written, act = read(decision, text).text, self._due()
        if act is not None and written == self._spelt(act):
            return self._follow(act)
        if self._step.goal is None:
            return self._reply("missed", written, [], (say("lesson-other-answer"),))
        faults = self._faults(decision, written)
        heard = len(self.match.events)
        self.match.answer(written)
        self._own = True
        return self._judge(written, heard, faults)

    def _enter(self, number: int) -> None:
        """Begin the step of that number."""
        match = self.match
        match.settle()
        self.number, self.misses, self.verdict = number, 0, "open"
        self._given, self._own = 0, False
        self._starts[number - 1 :] = [len(match.answers)]
        self._heard, self._turn = len(match.events), match.turn

    def _rewind(self) -> None:
        """Take back all answers of this step."""
        start = self._starts[self.number - 1]
        if len(self.match.answers) > start:
            self.match.go_back(start)
        self._given, self._own, self.verdict = 0, False, "open"

    def _play_script(self) -> None:
        self._rewind()
        if differences := act_all(self.match, self._step.when):
            raise self._not_as_written(differences)

    def _due(self) -> Act | None:
        """The next answer of the script; ``None`` where there is none or the learner has left the script."""
        script = self.step.script if self.step is not None else []
        return script[self._given] if not self._own and self._given < len(script) else None

    def _spelt(self, act: Act) -> str:
        """An answer of the script as a journal would record it."""
        assert act.answer is not None
        if self.match.decision is None:
            return act.answer
        try:
            return read(self.match.decision, act.answer).text
        except Refused as refused:
            raise self._not_as_written([self._otherwise(act.answer, refused.say.id)]) from None

    def _follow(self, act: Act) -> Reply:
        """Give an answer of the script."""
        text, heard = self._spelt(act), len(self.match.events)
        if difference := give(self.match, act):
            raise self._not_as_written([self._otherwise(*difference)])
        return self._judge(text, heard)

    def _judge(self, text: str, heard: int, faults: tuple[Say, ...] = ()) -> Reply:
        """Judge the step after an answer: the events that followed, and whether the step is reached, missed or still
        open. ``heard`` counts the events before the answer."""
        match, step = self.match, self._step
        match.settle()
        self._given += 1
        events = match.events[heard:]
        done = self._given == len(step.script) or match.result is not None
        if done and not self._own:
            return self._reply("reached", text, events)
        if (step.is_free or done) and step.goal is not None and not compare(match, step.goal, self._heard):
            return self._reply("reached", text, events)
        if step.is_free:
            spent = self._spent()
            return self._reply("missed" if spent else "open", text, events, spent)
        return self._reply("missed" if done else "open", text, events, faults if done else ())

    def _reply(self, verdict: Verdict, text: str, events: list[Event], why: tuple[Say, ...] = ()) -> Reply:
        self.verdict = verdict
        self.misses += verdict == "missed"
        return Reply(verdict, text, events, why)

    def _spent(self) -> tuple[Say, ...]:
        """Why a step in which nobody leads the learner can no longer reach its goal: the turn is over, or no flick is
        left. Empty while it still can."""
        match, most = self.match, self._step.flicks
        if match.result is not None or match.turn != self._turn:
            return (say("lesson-turn-over"),)
        made = sum(taken.given.outcome is not None for taken in match.answers[self._starts[self.number - 1] :])
        if most is not None and made >= most and isinstance(match.decision, (Flick, Place)):
            return (say("lesson-no-flick-left"),)
        return ()

    def _faults(self, decision: Decision, written: str) -> tuple[Say, ...]:
        """How the learner's flick differs from the flick of the script; empty where there is nothing to compare."""
        act = self._due()
        if act is None or self._step.is_free or not isinstance(decision, Flick):
            return ()
        aim, wanted = read(decision, written).value, read(decision, self._spelt(act)).value
        return faults_of(aim, wanted) if isinstance(aim, Aim) and isinstance(wanted, Aim) else ()

    def _rest_works(self) -> bool:
        """Whether the later steps of the script still reach their goals from here, up to the first step without a
        script. The answers given to find out are taken back."""
        number = len(self.match.answers)
        try:
            for stage in self.stages[self.number :]:
                if stage.is_free and not stage.when:
                    break
                if stage.when and not self._reaches(stage):
                    return False
            return True
        except BadForcedResult:
            return False
        finally:
            if len(self.match.answers) > number:
                self.match.go_back(number)

    def _reaches(self, stage: Stage) -> bool:
        heard = len(self.match.events)
        wanted = stage.then if stage.goal is None else stage.goal
        return not act_all(self.match, stage.when) and not compare(self.match, wanted, heard)

    def _otherwise(self, expected: Any, found: Any) -> Difference:
        return Difference(f"when.{self._given}", expected, found)

    def _not_as_written(self, differences: list[Difference]) -> NotAsWritten:
        return NotAsWritten(self.book.failure(self.name, self.number, differences))


def faults_of(aim: Aim, wanted: Aim) -> tuple[Say, ...]:
    """What the learner has to change in an aim to make it the wanted one. Left and right are those of whoever
    flicks."""
    if aim.pawn != wanted.pawn:
        return (say("lesson-other-pawn", pawn=wanted.pawn),)
    turned = math.remainder(aim.angle - wanted.angle, math.tau)
    degrees, speed = round(math.degrees(abs(turned))), round(wanted.speed)
    if abs(turned) > OTHER_WAY:
        return (say("lesson-other-way", degrees=round(math.degrees(wanted.angle))),)
    faults: list[Say] = []
    if abs(turned) > SAME_ANGLE:
        side = "lesson-too-far-left" if turned > 0 else "lesson-too-far-right"
        faults.append(say(side, degrees=degrees))
    if aim.speed < wanted.speed * (1 - SAME_SPEED):
        faults.append(say("lesson-too-weak", speed=speed))
    elif aim.speed > wanted.speed * (1 + SAME_SPEED):
        faults.append(say("lesson-too-strong", speed=speed))
    return tuple(faults) or (say("lesson-very-close"),)
