"""A lesson on a text terminal: tells, shows, asks, and explains misses."""

import math
import sys

from flick.table.answers import read
from flick.table.decisions import choice_in
from flick.table.lesson import Lesson, Reply
from flick.table.naming import answer_title, option_thing, option_title, things_named
from flick.table.rules import Aim, ChooseMany, Confirm, Decision, Event, Flick, Place
from flick.table.sayings import Refused, say
from flick.table.words import Words
from flick.terminal.session import Session
from flick.terminal.turn_log import is_told, sentence

COMMANDS = ("help", "hint", "show", "back", "skip", "board", "card", "log", "rules", "quit")


class LessonSession(Session):
    """One lesson at one terminal. The learner sits at every seat, so no hand is covered between two turns."""

    commands = COMMANDS

    def __init__(self, lesson: Lesson, words: Words) -> None:
        super().__init__(lesson.match, words)
        self.lesson = lesson
        self._told = 0
        self._unheard = lesson.opening
        self._knows_angles = False

    @property
    def _seat(self) -> int | None:
        """The seat whose view the learner has: that of whoever is asked."""
        decision = self.match.decision
        return self._looking if decision is None else decision.seat

    def _step(self) -> bool:
        """Play the next step, or the next decision of the current step; False after the last."""
        lesson = self.lesson
        if (step := lesson.step) is None:
            self._say_end()
            return False
        if not step.is_shown and (decision := lesson.match.decision) is not None:
            self._decide(decision)
            return True
        self._show("")
        self._tell()
        while step.watch and lesson.verdict == "open":
            self._show_next()
        if lesson.number < len(lesson.stages):
            self._wait()
        if not self._leaving:
            lesson.go_on()
        return True

    def _say_end(self) -> None:
        """Print how the match ended, if it did, and after a puzzle how many tries it took."""
        lesson = self.lesson
        self._show("")
        if lesson.match.result is not None:
            self._say_result(lesson.match.result)
        if lesson.is_solved:
            self._say("lesson-solved", tries=lesson.tries)
        elif lesson.is_puzzle:
            self._say("lesson-puzzle-over")
        else:
            self._say("lesson-over")

    def _turn_to(self, decision: Decision) -> bool:
        self._looking = decision.seat
        return False

    def _answers_alone(self, decision: Decision) -> bool:
        only = self.lesson.only
        if only is not None:
            self._give(self.lesson.answer(only))
        return only is not None

    def _ask(self, decision: Decision) -> None:
        if self._unheard:
            self._tell_events(self._unheard, decision.seat)
            self._show("")
            self._unheard = []
        self._tell()
        self._show(self._question(decision))
        expected = self.lesson.expected
        if expected is None or not isinstance(decision, Flick):
            for line in self._answer_lines(decision):
                self._show(line, indent=6)
        if self.lesson.has_own_way and isinstance(decision, Flick):
            self._say("lesson-own-place")
        if expected is not None:
            self._show_example(decision, expected)

    def _show_example(self, decision: Decision, expected: str) -> None:
        """Print the answer that the learner is led to, as it can be typed."""
        value = read(decision, expected).value
        choice = choice_in(decision)
        if choice is not None and not isinstance(value, Aim):
            place = choice.index_of(value)
            option = choice.options[place]
            thing = option_thing(option, self.words) if option.thing else option_title(option, self.words)
            self._say("lesson-choose", number=place + 1, thing=thing)
            return
        if isinstance(value, Aim):
            degrees, speed = round(math.degrees(value.angle)), round(value.speed)
            self._say("lesson-flick", pawn=value.pawn, degrees=degrees, speed=speed)
            if not self._knows_angles:
                self._say("lesson-angles")
            self._knows_angles = True
        if isinstance(decision, Confirm):
            expected = self.words(f"answer-{expected}")
        if isinstance(decision, ChooseMany):
            expected = things_named(expected.partition(" ")[2], self.words)
        self._say("lesson-type", answer=expected)

    def _tell(self) -> None:
        """Print what the step has to say, once."""
        lesson = self.lesson
        if self._told == lesson.number or lesson.step is None:
            return
        self._told = lesson.number
        tell = self.words(lesson.step.tell) if lesson.step.tell is not None else ""
        self._say("lesson-step", number=lesson.number, count=len(lesson.stages), tell=tell)

    def _answer(self, text: str) -> None:
        self._give(self.lesson.answer(text))

    def _give(self, reply: Reply) -> None:
        """Print what came of an answer, and go on in the lesson as its verdict demands."""
        self._tell_events(reply.events, self._seat)
        if reply.verdict == "missed":
            self._tell_miss(reply)
            self.lesson.go_on()
        elif reply.verdict == "reached":
            if self.lesson.step is not None and self.lesson.step.goal is not None:
                self._say("lesson-reached")
            if self.lesson.go_on():
                self._say("lesson-put")

    def _tell_miss(self, reply: Reply) -> None:
        lesson = self.lesson
        if reply.events:
            self._say("lesson-missed")
        for why in reply.why:
            self._show(self.words(why))
        if lesson.step is not None and lesson.step.hint is not None:
            self._show(self.words(lesson.step.hint))
        if lesson.offers_to_show:
            self._say("lesson-offer", command=self.words("command-show"))

    def _show_next(self) -> None:
        """Give the next answer of the script, and print what comes of it."""
        decision = self.match.decision
        reply = self.lesson.show()
        if decision is not None:
            told = answer_title(decision, reply.text, self.words)
            self._say("session-answered", who=self.words.who(decision.seat), answer=told)
        self._tell_events(reply.events, self._seat)

    def _tell_events(self, events: list[Event], seat: int | None) -> None:
        for event in filter(is_told, events):
            self._show(sentence(event.seen_by(seat), self.words))

    def _do_help(self, decision: Decision, rest: str) -> None:
        self._told = 0
        super()._do_help(decision, rest)

    def _do_hint(self, decision: Decision, rest: str) -> None:
        step = self.lesson.step
        if step is None or step.hint is None:
            raise Refused(say("lesson-no-hint"))
        self._show(self.words(step.hint))

    def _do_show(self, decision: Decision, rest: str) -> None:
        self._show_next()
        while self.lesson.verdict == "open":
            self._show_next()
        self.lesson.go_on()

    def _do_back(self, decision: Decision, rest: str) -> None:
        self.lesson.back()
        self._told = 0

    def _do_skip(self, decision: Decision, rest: str) -> None:
        self.lesson.skip()

    def _show_changes(self, seat: int | None, decision: Decision | None = None) -> None:
        """Print the zones that have changed since they were last shown. The arena is printed only where it is needed:
        for a flick or a place, and for everything in a step in which nobody leads the learner."""
        step = self.lesson.step
        map_too = isinstance(decision, (Flick, Place)) or (step is not None and step.is_free)
        zones = [zone for zone in self.match.view(seat).zones if map_too or zone.kind != "arena"]
        for line in self._seen.changes(zones, decision):
            self._show(line)

    def _wait(self) -> None:
        """Wait for Enter at a real terminal, so that a person can read at leisure what was told."""
        if sys.stdin.isatty() and sys.stdout.isatty():
            typed = self._keyboard.ask(self.words("lesson-enter"))
            self._leaving = typed is None or self._command(typed) == "quit"
