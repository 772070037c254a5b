"""Somebody is led through a game: the table as in a match, with a sheet of paper that tells what is to be done, and
the example in dashes."""

from typing import TYPE_CHECKING

import pygame
from pygame import Rect
from pygame.event import Event

from flick.table.decisions import choice_in
from flick.table.lesson import MANY_MISSES
from flick.table.rules import Choose, Flick
from flick.table.sayings import Refused, say
from flick.table.words import Words
from flick.window.board.card import CardPart
from flick.window.board.frame import Frame
from flick.window.lesson import telling
from flick.window.lesson.guide import Guide
from flick.window.lesson.how import HowSheet
from flick.window.lesson.opened import NAME, key_of, lesson_of
from flick.window.lesson.places import GAP, places_in
from flick.window.lesson.pointer import Pointer
from flick.window.lesson.pointing import Pointed, found_about, found_for
from flick.window.lesson.record import Progress, Unreadable, keep_progress, load_progress
from flick.window.lesson.sheet import Deed, LessonSheet
from flick.window.parts.part import nothing
from flick.window.parts.question import Deed as Choice
from flick.window.screens import opening
from flick.window.screens.led import LedScreen
from flick.window.screens.menu import Offer, other_way_to_flick
from flick.window.settings import FlickMode

if TYPE_CHECKING:
    from flick.window.app import App

KEYS = {pygame.K_BACKSPACE: "back", pygame.K_n: "skip", pygame.K_h: "show"}


class TutorialScreen(LedScreen):
    """It goes on where somebody left it, if they wish; ``fresh`` begins anew without a question."""

    menu_says = "window-tutorial-kept"

    def __init__(self, app: "App", game_id: str, fresh: bool = False, name: str = NAME) -> None:
        lesson = lesson_of(game_id, name)
        super().__init__(app, lesson)
        self.game_id, self.key = game_id, key_of(game_id, name)
        self.names_asked = len(lesson.match.seats) > 1
        self.how: HowSheet | None = None
        self.guide: Guide | None = None
        self.pointer: Pointer | None = None
        self._note = ""
        self._shown: tuple[object, ...] | None = None
        self._progress = Progress()
        self._offered = False
        try:
            self._progress = load_progress(self.key)
        except Unreadable:
            self._note = "window-tutorial-unreadable"
        if not fresh:
            self._offered = self._progress.under_way and self._progress.step <= len(lesson.stages)

    def its_words(self) -> Words:
        """The names at the table are those of pawns, which the game has words for."""
        own = super().its_words()
        own.names = [own.name(name) for name in own.names]
        return own

    def its_frame(self, table: tuple[float, float] | None, rim: float) -> Frame:
        """The sheet takes the place of the log, and more of the room below the table."""
        self.places = places_in(super().its_frame(table, rim), self.kit)
        return self.places.frame

    def lay_out(self) -> None:
        self.how = None
        super().lay_out()
        kit, window = self.kit, Rect((0, 0), self.app.size)
        self.sheet = LessonSheet(kit, self.places.sheet, self._open_rule)
        self.pointer = Pointer(kit)
        self.desk.add(self.sheet)
        if self.arena is not None:
            self.guide = Guide(kit, window, self.arena)
            self.desk.add(self.guide)
            parts = self.desk.root.parts
            parts.remove(self.guide)
            parts.insert(parts.index(self.arena) + 1, self.guide)
        self.desk.show(self.pointer)
        self._shown = None
        if self._offered:
            self._offer_to_go_on()
        self._follow()

    def handle(self, event: Event) -> bool:
        """The keys of the sheet count whatever is asked."""
        free = event.type == pygame.KEYDOWN and self.desk.modal is None
        if free and event.key in KEYS and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            self._do(KEYS[event.key])
            return True
        return super().handle(event)

    def tick(self, now: float) -> None:
        super().tick(now)
        self._follow()
        if self.course.stand == "over":
            keep_progress(self.key, Progress(1, len(self.lesson.stages), done=True))
            self.app.sounds.play("achievement")
            opening.open_tutorial_end(self.app, self.game_id, self.lesson.name)

    def back(self) -> None:
        self._open_menu()

    def menu_deeds(self) -> list[Offer]:
        app = self.app
        return [
            (Choice(self.say("window-menu-on")), nothing),
            (Choice(self.say("window-tutorial-restart")), self.restart),
            (Choice(self.say("window-settings")), lambda: opening.open_settings(app)),
            *other_way_to_flick(self),
            (Choice(self.say("window-tutorial-leave")), app.back),
        ]

    def restart(self) -> None:
        """From the first step."""
        game, name = self.game_id, self.lesson.name
        self.app.go(lambda app: TutorialScreen(app, game, True, name), instead=True)

    def _offer_to_go_on(self) -> None:
        """Ask whether to go on where it was left."""
        step, count = self._progress.step, len(self.lesson.stages)

        def resume() -> None:
            self._offered = False
            self._resume(step)

        def begin_anew() -> None:
            self._offered = False

        offers = [
            (Choice(self.say("window-tutorial-resume-on")), resume),
            (Choice(self.say("window-tutorial-resume-anew")), begin_anew),
        ]
        self.menu.ask(self.say("window-tutorial-resume", number=step, count=count), offers)

    def _resume(self, step: int) -> None:
        while self.lesson.number < step:
            self.course.skip()

    def _do(self, deed: str) -> None:
        if deed == "show":
            self._show_step()
            return
        rounds = self.course.rounds
        self._try(self.course.undo if deed == "back" else self.course.skip)
        if self.course.rounds != rounds and self.arena is not None:
            self.arena.clear()

    def _show_step(self) -> None:
        """Do it for the learner, or say when that can be had."""
        if self._can_show:
            self._try(self.course.show)
        elif self.course.stand == "asked":
            self.refuse(Refused(say("window-tutorial-show-later", count=MANY_MISSES)))

    @property
    def _can_show(self) -> bool:
        return self.course.stand == "asked" and self.lesson.offers_to_show

    def _follow(self) -> None:
        """Show what the lesson has come to, if that has changed."""
        course, lesson = self.course, self.lesson
        given = len(self.match.answers)
        form = course.stand, course.rounds, lesson.number, lesson.misses, course.phase, given, course.flicked
        if form == self._shown or self.sheet is None or self.board_view is None:
            self._tidy()
            return
        before: tuple[object, ...] | None = self._shown
        self._shown = form
        if self.arena is not None and course.tried and before is not None and before[1] != course.rounds:
            self.arena.clear()
        if course.stand != "asked" and course.phase != "rolling" and (before is None or before[:2] != form[:2]):
            self.show_board()
            self.ask_again()
            if self.arena is not None and course.stand != "reached":
                self.arena.hush()
        if prompt := telling.prompt_of(course, self.words):
            self.board_view.say(*prompt)
        note = self.say(self._note) if self._note and lesson.number == 1 else ""
        self.sheet.show(telling.leaf_of(course, self.words, note), self._deeds())
        self._point()
        self._explain()
        self._tidy()
        if not self._offered and lesson.number != self._progress.step and lesson.step is not None:
            self._progress = Progress(lesson.number, len(lesson.stages), done=self._progress.done)
            keep_progress(self.key, self._progress)

    def _deeds(self) -> list[Deed]:
        """The buttons of the sheet."""
        course = self.course
        refused = course.no_undo
        why = self.words(refused.say) if refused is not None else None
        found: list[Deed] = []
        if self._can_show:
            tip = self.say("window-tutorial-show-tip")
            found.append(Deed(self.say("window-tutorial-show"), lambda: self._do("show"), "eye", tip))
        if course.stand == "reading":
            tip = self.say("window-tutorial-go-on-tip")
            found.append(Deed(self.say("window-tutorial-go-on"), course.go_on, "play", tip, primary=True))
        back = Deed("", lambda: self._do("back"), "step_back", self.say("window-tutorial-back"), off=why)
        return [*found, back, Deed("", lambda: self._do("skip"), "step_forward", self.say("window-tutorial-skip"))]

    def _point(self) -> None:
        """Show the example: in the arena, or round the card, pawn or button that it picks; or what is told about."""
        course, board = self.course, self.course.board
        wanted = telling.expected_of(course)
        if self.guide is not None:
            self.guide.show(course.match.decision if wanted is not None else None, board.arena, wanted)
        decision, expected, step = choice_in(course.decision) or course.decision, self.lesson.expected, self.lesson.step
        assert self.pointer is not None
        about = step.about if step is not None and course.stand in ("reading", "watching") else None
        if about is not None:
            self.pointer.at(lambda: found_about(self.desk, about))
            return
        if expected is None or not isinstance(decision, Pointed):
            self.pointer.at(None)
            return
        self.pointer.at(lambda: found_for(self.desk, decision, expected))
        self._lift_card(decision, expected)

    def _lift_card(self, decision: Pointed, expected: str) -> None:
        """The card of the example comes up, where no buttons stand above the hand."""
        furniture = self.board_view.furniture if self.board_view is not None else None
        if furniture is not None and furniture.options.height:
            return
        piece = (
            next((one.piece for one in decision.options if one.name == expected), None)
            if isinstance(decision, Choose)
            else None
        )
        for part in self.desk.root.walk():
            if isinstance(part, CardPart) and part.raised is not None and part.piece.id == piece:
                part.raise_it(True)

    def _explain(self) -> None:
        """Tell how to flick, as long as the learner has not flicked."""
        wanted = isinstance(self.course.decision, Flick) and not self.course.flicked
        if wanted and self.how is None:
            mode = self.app.settings.flick_mode
            self.how = HowSheet(self.kit, self.places.beside, self.app.words, mode, self.flick_as)
            self.desk.add(self.how)
            self._fit_hand(self.how.rect.left)
        elif not wanted and self.how is not None:
            self.desk.root.remove(self.how)
            self.how = None
            self._fit_hand(self.app.size[0])

    def _fit_hand(self, right: int) -> None:
        """The cards lie at the left of that."""
        rect = Rect(self.places.frame.hand)
        rect.width = min(rect.right, right - self.kit.px(GAP)) - rect.left
        if self.board_view is not None:
            self.board_view.fit_hand(rect)

    def flick_as(self, mode: FlickMode) -> None:
        """The other way to flick; everything that speaks of it is laid out anew."""
        self.app.change(flick_mode=mode)
        self.build()

    def _tidy(self) -> None:
        """What the sheets lie on is not there. The mark of what the example answers lies above everything."""
        furniture = self.board_view.furniture if self.board_view is not None else None
        if furniture is not None:
            furniture.log.hidden = True
            furniture.corner.hidden = self.how is not None
        over = self.desk.over.parts
        if self.pointer is not None and over and over[-1] is not self.pointer and not self.menu.is_open:
            over.remove(self.pointer)
            over.append(self.pointer)
