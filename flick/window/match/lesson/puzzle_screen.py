"""A puzzle is tried: the table as in a match, and a sheet of paper that says what is to be found out."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

import pygame

from flick.table.lesson import Lesson
from flick.table.naming import capital
from flick.table.sayings import Refused
from flick.table.words import Words
from flick.window.match.lesson.led_screen import LedScreen
from flick.window.match.lesson.lesson_frame import SheetWidth
from flick.window.match.lesson.lesson_sheet import Deed, Leaf
from flick.window.match.lesson.puzzles import Drill, count_try, load_scores
from flick.window.menus import opening
from flick.window.widgets.rich import TextRun

if TYPE_CHECKING:
    from flick.window.app.app import App


class PuzzleScreen(LedScreen):
    """``drills`` are all that can be tried, this one is that of ``number``; ``lesson`` judges."""

    menu_says = "window-practice-puzzle-kept"
    leave_says = "window-practice-puzzle-list"
    sheet_width = SheetWidth(470, 398)

    def __init__(self, app: "App", drills: Sequence[Drill], number: int, lesson: Lesson) -> None:
        self.drills, self.number = drills, number
        self._counted = 0
        self._trouble = ""
        super().__init__(app, lesson)

    @property
    def drill(self) -> Drill:
        return self.drills[self.number]

    def its_words(self) -> Words:
        """Nobody sits here but the learner: the seats are called by their sides."""
        own = super().its_words()
        own.names = [own.name(side) for side in self.match.game.sides(self.match.options, len(self.match.seats))]
        return own

    @property
    def sheet_keys(self) -> Mapping[int, Callable[[], None]]:
        return {pygame.K_BACKSPACE: self.restart, pygame.K_h: self.show, pygame.K_n: self.next}

    def restart(self) -> None:
        """Everything as it lay at first."""
        if self.controller.stand == "over":
            self._open(self.number)
        elif self.controller.no_undo is None:
            self.deeds.attempt(self.controller.undo)

    def show(self) -> None:
        """Have a solution played, once that is offered."""
        if self.can_show:
            self.deeds.attempt(self.controller.show)

    def next(self) -> None:
        """The puzzle after this one; after the last one the first."""
        self._open((self.number + 1) % len(self.drills))

    def _open(self, number: int) -> None:
        try:
            opening.open_puzzle(self.app, self.drills, number, instead=True)
        except Refused as refused:
            self.deeds.refuse(refused)

    def _count(self) -> None:
        """Keep the score of every try, as soon as it was judged."""
        lesson = self.lesson
        if lesson.tries == self._counted:
            return
        self._counted = lesson.tries
        try:
            count_try(self.drill.key, lesson.tries, solved=lesson.is_solved)
        except Refused as refused:
            self._trouble = self.words(refused.say)

    def follow(self) -> None:
        self._count()
        super().follow()

    def prompt(self) -> tuple[str, str] | None:
        if self.controller.stand == "missed":
            return self.say("window-practice-puzzle-miss"), self.say("window-practice-puzzle-anew")
        if self.controller.stand == "over":
            return capital(self.words.name(self.lesson.name)), self._outcome
        return None

    @property
    def _outcome(self) -> str:
        """How it ended."""
        if self.lesson.is_solved:
            return self.say("window-practice-puzzle-solved", tries=self.lesson.tries)
        return self.say("window-practice-puzzle-shown")

    def leaf(self) -> Leaf:
        """What is to be found out; after a miss why it was one, and a hint."""
        controller, words, stage = self.controller, self.words, self.lesson.stages[0]
        count = len(self.drills)
        heading = self.say("window-practice-puzzle-of", number=self.number + 1, count=count)
        tell = words(stage.tell) if stage.tell is not None else words.name(self.lesson.name)
        mood = "good.paper"
        paragraphs: list[tuple[TextRun, ...]]
        if controller.stand == "over":
            paragraphs = [(TextRun(self._outcome + " ", "bold"), TextRun(tell))]
        elif controller.tried and controller.stand in ("missed", "asked"):
            why = " ".join(words(one) for one in controller.why)
            hint = words(stage.hint) if stage.hint is not None else tell
            mood = "bad.paper"
            paragraphs = [(TextRun(self.say("window-practice-puzzle-miss") + " ", "bold"), TextRun(f"{why} {hint}"))]
        else:
            paragraphs = [(TextRun(tell),)]
        if self._trouble:
            paragraphs.append((TextRun(self._trouble, "italic"),))
        return Leaf(heading, self._solved() / count, tuple(paragraphs), mood=mood)

    def _solved(self) -> int:
        """How many of the puzzles have been solved."""
        try:
            scores = load_scores()
        except Refused:
            return 0
        return sum(one.key in scores and scores[one.key].solved for one in self.drills)

    def sheet_deeds(self) -> list[Deed]:
        say, next_tip = self.say, self.say("window-practice-puzzle-next-tip")
        if self.controller.stand == "over":
            more = Deed(say("window-practice-puzzle-once-more"), self.restart, "replay")
            return [more, Deed(say("window-practice-puzzle-next"), self.next, "play", next_tip, primary=True)]
        found: list[Deed] = []
        if self.can_show:
            tip = say("window-practice-puzzle-show-tip")
            found.append(Deed(say("window-practice-puzzle-show"), self.show, "eye", tip))
        again = Deed("", self.restart, "step_back", say("window-practice-puzzle-restart"), off=self.no_way_back)
        return [*found, again, Deed("", self.next, "step_forward", next_tip)]
