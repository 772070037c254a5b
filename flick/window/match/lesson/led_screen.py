"""The screen of a match in which somebody is led or tested: a sheet of paper in place of the log says what is to do.

A tutorial adds a guide to it, a puzzle a goal; what happens, and when, is the same for both.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from pygame.event import Event

from flick.table.lesson import Lesson
from flick.window.app.held_keys import comes_again, pressed_alone
from flick.window.board.board_frame import BoardFrame
from flick.window.match.lesson.lesson_controller import LessonController
from flick.window.match.lesson.lesson_frame import LEAST, SheetWidth, places_in
from flick.window.match.lesson.lesson_sheet import Deed, Leaf, LessonSheet
from flick.window.match.match_menu import MenuOffer, other_way_to_flick
from flick.window.match.match_news import LessonMoved, News
from flick.window.match.play_screen import PlayScreen
from flick.window.menus import opening
from flick.window.widgets.widget import nothing

if TYPE_CHECKING:
    from flick.window.app.app import App


class LedScreen(PlayScreen):
    """``lesson`` judges. Where type is large and the window small, everything is drawn smaller, as on a page."""

    narrates = False
    tells_odds = False
    achieves = False

    leave_says = ""
    """What the menu calls it to leave."""

    least = LEAST
    sheet_width: SheetWidth

    controller: LessonController
    sheet: LessonSheet
    """As soon as it is laid out."""

    def __init__(self, app: "App", lesson: Lesson) -> None:
        self._seen: tuple[object, int] | None = None
        """How the lesson stood, and in which of its rounds, when that was shown last."""
        self.lesson = lesson
        super().__init__(app, lesson.match, None)
        self.controller.listeners.append(self._hear)

    def its_controller(self) -> LessonController:
        return LessonController(self.lesson, self.app.thinker, self.app.settings)

    def its_frame(self, table: tuple[float, float] | None, rim: float) -> BoardFrame:
        """The sheet takes the place of the log, and more of the room below the table."""
        self.places = places_in(super().its_frame(table, rim), self.kit, self.sheet_width)
        return self.places.frame

    def lay_out(self) -> None:
        super().lay_out()
        self.board_view.cover(log=True)
        self.sheet = LessonSheet(self.kit, self.places.sheet, self.look_up)
        self.desk.add(self.sheet)
        self.lay_example()
        self._seen = None
        self.follow()

    def handle(self, event: Event) -> bool:
        """The keys of the sheet count whatever is asked, each press once: a key that is held skips one step alone."""
        free = self.desk.modal is None and pressed_alone(event)
        if free and (do := self.sheet_keys.get(event.key)) is not None:
            if not comes_again(event):
                do()
            return True
        return super().handle(event)

    def menu_deeds(self) -> list[MenuOffer]:
        return [
            MenuOffer(self.say("window-menu-on"), nothing),
            *self.own_offers(),
            MenuOffer(self.say("window-settings"), lambda: opening.open_settings(self.app)),
            *other_way_to_flick(self),
            MenuOffer(self.say(self.leave_says), self.app.back),
        ]

    def follow(self) -> None:
        """Show what the lesson has come to."""
        controller, before = self.controller, self._seen
        self._seen = controller.stand, controller.rounds
        if self._seen != before and controller.stand != "asked" and controller.phase != "rolling":
            self.table.show()
            self.ask_again()
        if prompt := self.prompt():
            self.board_view.say(*prompt)
        self.sheet.show(self.leaf(), self.sheet_deeds())

    @property
    def sheet_keys(self) -> Mapping[int, Callable[[], None]]:
        """What keys do that the sheet names."""
        raise NotImplementedError

    def leaf(self) -> Leaf:
        """What stands on the sheet now."""
        raise NotImplementedError

    def sheet_deeds(self) -> list[Deed]:
        """The buttons of the sheet now."""
        raise NotImplementedError

    def prompt(self) -> tuple[str, str] | None:
        """What is said at the top, and how it is done; ``None`` where what is asked says it."""
        raise NotImplementedError

    def own_offers(self) -> Sequence[MenuOffer]:
        """What its menu offers beside what every menu does."""
        return ()

    def lay_example(self) -> None:
        """Lay down what shows the example, where there is one."""

    @property
    def no_way_back(self) -> str | None:
        """Why one cannot go back to the start of the step, or to the one before it."""
        refused = self.controller.no_undo
        return None if refused is None else self.words(refused.say)

    @property
    def can_show(self) -> bool:
        """Whether what is asked can be shown now."""
        return self.controller.stand == "asked" and self.lesson.offers_to_show

    def _hear(self, news: Sequence[News]) -> None:
        if any(isinstance(one, LessonMoved) for one in news):
            self.follow()
