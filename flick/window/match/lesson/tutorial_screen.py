"""Somebody is led through a game: the table as in a match, with a sheet of paper that tells what is to be done, and
the example in dashes."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from flick.table.decisions import choice_in
from flick.table.lesson import MANY_MISSES
from flick.table.rules import Choose, Flick
from flick.table.sayings import Refused, say
from flick.table.words import Words
from flick.window.app.settings import FlickMode
from flick.window.board.card import CardPart
from flick.window.match.lesson import lesson_words
from flick.window.match.lesson.arena_example import ArenaExample
from flick.window.match.lesson.example_pointer import Pointer
from flick.window.match.lesson.led_screen import LedScreen
from flick.window.match.lesson.lesson_files import NAME, key_of, lesson_of
from flick.window.match.lesson.lesson_frame import GAP, SheetWidth
from flick.window.match.lesson.lesson_progress import Progress, keep_progress, load_progress
from flick.window.match.lesson.lesson_sheet import Deed, HowSheet, Leaf
from flick.window.match.lesson.pointed_parts import Pointed, found_about, found_for
from flick.window.match.match_menu import MenuOffer
from flick.window.menus import opening

if TYPE_CHECKING:
    from flick.window.app.app import App


class TutorialScreen(LedScreen):
    """It goes on where somebody left it, if they wish; ``fresh`` begins anew without a question."""

    menu_says = "window-tutorial-kept"
    leave_says = "window-tutorial-leave"
    sheet_width = SheetWidth(470, 352, more=0.2)

    pointer: Pointer
    """As soon as it is laid out."""

    def __init__(self, app: "App", game_id: str, fresh: bool = False, name: str = NAME) -> None:
        lesson = lesson_of(game_id, name)
        self.guide: ArenaExample | None = None
        self.how: HowSheet | None = None
        super().__init__(app, lesson)
        self.game_id, self.key = game_id, key_of(game_id, name)
        self.names_asked = len(lesson.match.seats) > 1
        kept = load_progress(self.key)
        self._note = "" if kept is not None else "window-tutorial-unreadable"
        self._progress = kept or Progress()
        self._offered = not fresh and self._progress.under_way and self._progress.step <= len(lesson.stages)

    def its_words(self) -> Words:
        """The names at the table are those of pawns, which the game has words for."""
        own = super().its_words()
        own.names = [own.name(name) for name in own.names]
        return own

    def lay_out(self) -> None:
        self.how = None
        super().lay_out()
        if self._offered:
            self._offer_to_go_on()

    def lay_example(self) -> None:
        """What points at the answer lies above everything, what shows it in the arena right above that."""
        self.pointer = Pointer(self.kit)
        self.desk.show_on_top(self.pointer)
        if self.arena is not None:
            self.guide = ArenaExample(self.kit, Rect((0, 0), self.app.size), self.arena)
            self.desk.root.add_above(self.arena, self.guide)

    @property
    def sheet_keys(self) -> Mapping[int, Callable[[], None]]:
        return {pygame.K_BACKSPACE: self.step_back, pygame.K_n: self.skip, pygame.K_h: self.show_step}

    def tick(self, now: float) -> None:
        super().tick(now)
        if self.controller.stand == "over":
            keep_progress(self.key, Progress(1, len(self.lesson.stages), done=True))
            self.app.sounds.play("achievement")
            opening.open_tutorial_end(self.app, self.game_id, self.lesson.name)

    def back(self) -> None:
        self.open_menu()

    def own_offers(self) -> Sequence[MenuOffer]:
        return [MenuOffer(self.say("window-tutorial-restart"), self.restart)]

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
            MenuOffer(self.say("window-tutorial-resume-on"), resume),
            MenuOffer(self.say("window-tutorial-resume-anew"), begin_anew),
        ]
        self.menu.ask(self.say("window-tutorial-resume", number=step, count=count), offers)

    def _resume(self, step: int) -> None:
        while self.lesson.number < step:
            self.controller.skip()

    def step_back(self) -> None:
        """To the start of the step, or from there to the one before it."""
        self._go_elsewhere(self.controller.undo)

    def skip(self) -> None:
        """To the next step."""
        self._go_elsewhere(self.controller.skip)

    def show_step(self) -> None:
        """Do it for the learner, or say when that can be had."""
        if self.can_show:
            self.deeds.attempt(self.controller.show)
        elif self.controller.stand == "asked":
            self.deeds.refuse(Refused(say("window-tutorial-show-later", count=MANY_MISSES)))

    def _go_elsewhere(self, do: Callable[[], None]) -> None:
        """What is seen of the last flick goes as another step begins."""
        rounds = self.controller.rounds
        self.deeds.attempt(do)
        if self.controller.rounds != rounds and self.arena is not None:
            self.arena.clear()

    def follow(self) -> None:
        controller, lesson, before = self.controller, self.lesson, self._seen
        missed = before is not None and before[1] != controller.rounds and controller.tried
        if self.arena is not None and missed:
            self.arena.clear()
        super().follow()
        elsewhere = self._seen != before and controller.phase != "rolling"
        if self.arena is not None and elsewhere and controller.stand not in ("asked", "reached"):
            self.arena.hush()
        self._point()
        self._explain()
        if not self._offered and lesson.number != self._progress.step and lesson.step is not None:
            self._progress = Progress(lesson.number, len(lesson.stages), done=self._progress.done)
            keep_progress(self.key, self._progress)

    def prompt(self) -> tuple[str, str] | None:
        return lesson_words.prompt_of(self.controller, self.words)

    def leaf(self) -> Leaf:
        note = self.say(self._note) if self._note and self.lesson.number == 1 else ""
        return lesson_words.leaf_of(self.controller, self.words, note)

    def sheet_deeds(self) -> list[Deed]:
        found: list[Deed] = []
        if self.can_show:
            tip = self.say("window-tutorial-show-tip")
            found.append(Deed(self.say("window-tutorial-show"), self.show_step, "eye", tip))
        if self.controller.stand == "reading":
            tip = self.say("window-tutorial-go-on-tip")
            found.append(Deed(self.say("window-tutorial-go-on"), self.controller.go_on, "play", tip, primary=True))
        back = Deed("", self.step_back, "step_back", self.say("window-tutorial-back"), off=self.no_way_back)
        return [*found, back, Deed("", self.skip, "step_forward", self.say("window-tutorial-skip"))]

    def _point(self) -> None:
        """Show the example: in the arena, or round the card, pawn or button that it picks; or what is told about."""
        controller, board = self.controller, self.controller.board
        wanted = lesson_words.expected_of(controller)
        if self.guide is not None:
            self.guide.show(controller.match.decision if wanted is not None else None, board.arena, wanted)
        decision, expected = choice_in(controller.decision) or controller.decision, self.lesson.expected
        step = self.lesson.step
        about = step.about if step is not None and controller.stand in ("reading", "watching") else None
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
        if self.board_view.furniture.options.height:
            return
        piece = (
            next((one.piece for one in decision.options if one.name == expected), None)
            if isinstance(decision, Choose)
            else None
        )
        for part in self.desk.root.walk():
            if isinstance(part, CardPart) and part.raised is not None and part.piece.id == piece:
                part.stays_up = True

    def _explain(self) -> None:
        """Tell how to flick, as long as the learner has not flicked."""
        wanted = isinstance(self.controller.decision, Flick) and not self.controller.flicked
        if wanted and self.how is None:
            mode = self.app.settings.flick_mode
            self.how = HowSheet(self.kit, self.places.beside, self.app.words, mode, self.flick_as)
            self.desk.add(self.how)
            self._fit_hand(self.how.rect.left)
        elif not wanted and self.how is not None:
            self.desk.root.remove(self.how)
            self.how = None
            self._fit_hand(self.app.size[0])
        self.board_view.cover(log=True, corner=self.how is not None)

    def _fit_hand(self, right: int) -> None:
        """The cards lie at the left of that."""
        rect = Rect(self.places.frame.hand)
        rect.width = min(rect.right, right - self.kit.px(GAP)) - rect.left
        self.board_view.fit_hand(rect)

    def flick_as(self, mode: FlickMode) -> None:
        """The other way to flick; everything that speaks of it is laid out anew."""
        self.app.change(flick_mode=mode)
        self.build()
