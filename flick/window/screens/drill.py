"""A puzzle is tried: the table as in a match, and a sheet of paper that says what is to be found out."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
from pygame import Rect
from pygame.event import Event

from flick.table.lesson import Lesson
from flick.table.sayings import Refused
from flick.table.words import Words
from flick.window.board.frame import Frame
from flick.window.lesson.sheet import Deed, Leaf, LessonSheet
from flick.window.parts.part import nothing
from flick.window.parts.question import Deed as Choice
from flick.window.parts.rich import Run
from flick.window.practice.drills import Drill
from flick.window.practice.scores import count_try, load_scores
from flick.window.screens import opening
from flick.window.screens.led import LedScreen
from flick.window.screens.menu import Offer, other_way_to_flick
from flick.window.screens.telling import capital

if TYPE_CHECKING:
    from flick.window.app import App

SHEET, SHEET_NARROW = 470, 398
"""Width of the sheet."""
UP = 8
"""How far it reaches above the trays in the lower band."""
KEYS = {pygame.K_BACKSPACE: "restart", pygame.K_h: "show", pygame.K_n: "next"}


class DrillScreen(LedScreen):
    """``drills`` are all that can be tried, this one is that of ``number``; ``lesson`` judges."""

    menu_says = "window-practice-puzzle-kept"

    def __init__(self, app: "App", drills: Sequence[Drill], number: int, lesson: Lesson) -> None:
        super().__init__(app, lesson)
        self.drills, self.number = drills, number
        self._counted = 0
        self._shown: object = None
        self._trouble = ""

    @property
    def drill(self) -> Drill:
        return self.drills[self.number]

    def its_words(self) -> Words:
        """Nobody sits here but the learner: the seats are called by their sides."""
        own = super().its_words()
        own.names = [own.name(side) for side in self.match.game.sides(self.match.options, len(self.match.seats))]
        return own

    def its_frame(self, table: tuple[float, float] | None, rim: float) -> Frame:
        """The sheet takes the place of the log."""
        frame = super().its_frame(table, rim)
        kit = self.kit
        wide, up = kit.px(SHEET if frame.room == "full" else SHEET_NARROW), kit.px(UP)
        self._place = Rect(frame.log.left, frame.log.top - up, wide, frame.log.height + up)
        hand, gap = Rect(frame.hand), kit.px(14)
        hand.left = self._place.right + gap
        hand.width = frame.corner.left - gap - hand.left
        return replace(frame, hand=hand)

    def lay_out(self) -> None:
        super().lay_out()
        self.sheet = LessonSheet(self.kit, self._place, self._open_rule)
        self.desk.add(self.sheet)
        self._shown = None
        self._follow()

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and not self.menu.is_open and event.key in KEYS and not event.mod & _HELD:
            {"restart": self.restart, "show": self.show, "next": self.next}[KEYS[event.key]]()
            return True
        return super().handle(event)

    def tick(self, now: float) -> None:
        super().tick(now)
        self._count()
        self._follow()

    def menu_deeds(self) -> list[Offer]:
        app = self.app
        return [
            (Choice(self.say("window-menu-on")), nothing),
            (Choice(self.say("window-settings")), lambda: opening.open_settings(app)),
            *other_way_to_flick(self),
            (Choice(self.say("window-practice-puzzle-list")), app.back),
        ]

    def restart(self) -> None:
        """Everything as it lay at first."""
        if self.course.stand == "over":
            self._open(self.number)
        elif self.course.no_undo is None:
            self._try(self.course.undo)

    def show(self) -> None:
        """Have a solution played, once that is offered."""
        if self.course.stand == "asked" and self.lesson.offers_to_show:
            self._try(self.course.show)

    def next(self) -> None:
        """The puzzle after this one; after the last one the first."""
        self._open((self.number + 1) % len(self.drills))

    def _open(self, number: int) -> None:
        try:
            opening.open_drill(self.app, self.drills, number, instead=True)
        except Refused as refused:
            self.refuse(refused)

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

    def _follow(self) -> None:
        """Show what the puzzle has come to, if that has changed."""
        course, lesson = self.course, self.lesson
        furniture = self.board_view.furniture if self.board_view is not None else None
        if furniture is not None:
            furniture.log.hidden = True
        form = course.stand, course.rounds, lesson.misses, course.phase, id(course.decision), self._trouble
        if form == self._shown or self.sheet is None or self.board_view is None:
            return
        before, self._shown = self._shown, form
        anew = not isinstance(before, tuple) or before[:2] != form[:2]
        if anew and course.stand != "asked" and course.phase != "rolling":
            self.show_board()
            self.ask_again()
        if course.stand == "missed":
            self.board_view.say(self.say("window-practice-puzzle-miss"), self.say("window-practice-puzzle-anew"))
        elif course.stand == "over":
            self.board_view.say(capital(self.words.name(lesson.name)), self._outcome)
        self.sheet.show(self._leaf(), self._deeds())

    @property
    def _outcome(self) -> str:
        """How it ended."""
        if self.lesson.is_solved:
            return self.say("window-practice-puzzle-solved", tries=self.lesson.tries)
        return self.say("window-practice-puzzle-shown")

    def _leaf(self) -> Leaf:
        """What is to be found out; after a miss why it was one, and a hint."""
        course, words, stage = self.course, self.words, self.lesson.stages[0]
        count = len(self.drills)
        heading = self.say("window-practice-puzzle-of", number=self.number + 1, count=count)
        tell = words(stage.tell) if stage.tell is not None else words.name(self.lesson.name)
        mood = "good.paper"
        paragraphs: list[tuple[Run, ...]]
        if course.stand == "over":
            paragraphs = [(Run(self._outcome + " ", "bold"), Run(tell))]
        elif course.tried and course.stand in ("missed", "asked"):
            why = " ".join(words(one) for one in course.why)
            hint = words(stage.hint) if stage.hint is not None else tell
            mood = "bad.paper"
            paragraphs = [(Run(self.say("window-practice-puzzle-miss") + " ", "bold"), Run(f"{why} {hint}"))]
        else:
            paragraphs = [(Run(tell),)]
        if self._trouble:
            paragraphs.append((Run(self._trouble, "italic"),))
        return Leaf(heading, self._solved() / count, tuple(paragraphs), mood=mood)

    def _solved(self) -> int:
        """How many of the puzzles have been solved."""
        try:
            scores = load_scores()
        except Refused:
            return 0
        return sum(one.key in scores and scores[one.key].solved for one in self.drills)

    def _deeds(self) -> list[Deed]:
        """The buttons of the sheet."""
        course, say = self.course, self.say
        if course.stand == "over":
            more = Deed(say("window-practice-puzzle-once-more"), self.restart, "replay")
            return [
                more,
                Deed(
                    say("window-practice-puzzle-next"),
                    self.next,
                    "play",
                    say("window-practice-puzzle-next-tip"),
                    primary=True,
                ),
            ]
        refused = course.no_undo
        why = self.words(refused.say) if refused is not None else None
        found: list[Deed] = []
        if course.stand == "asked" and self.lesson.offers_to_show:
            tip = say("window-practice-puzzle-show-tip")
            found.append(Deed(say("window-practice-puzzle-show"), self.show, "eye", tip))
        again = Deed("", self.restart, "step_back", say("window-practice-puzzle-restart"), off=why)
        return [*found, again, Deed("", self.next, "step_forward", say("window-practice-puzzle-next-tip"))]


_HELD = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
