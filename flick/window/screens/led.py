"""A table at which somebody is led or tested: as in a match, with a sheet of paper in place of the log."""

from typing import TYPE_CHECKING

from pygame import Rect

from flick.paint.lamp import Lamp
from flick.paint.planks import table_top
from flick.table.lesson import Lesson
from flick.window.lesson.course import LessonCourse
from flick.window.lesson.places import LEAST
from flick.window.lesson.sheet import LessonSheet
from flick.window.paint.surfaces import surface_of
from flick.window.parts.desk import Backdrop, Desk
from flick.window.parts.kit import Kit
from flick.window.screens.page import fitting_kit
from flick.window.screens.play import PlayScreen

if TYPE_CHECKING:
    from flick.window.app import App


class LedScreen(PlayScreen):
    """``lesson`` judges. Where type is large and the window small, everything is drawn smaller, as on a page."""

    narrates = False
    tells_odds = False
    achieves = False

    def __init__(self, app: "App", lesson: Lesson) -> None:
        self._kit = fitting_kit(app, app.kit, LEAST)
        self._ground: tuple[Kit, Backdrop] | None = None
        super().__init__(app, lesson.match, None)
        self.lesson = lesson
        self.course: LessonCourse = LessonCourse(lesson, app.thinker, app.settings)
        self.sheet: LessonSheet | None = None

    @property
    def kit(self) -> Kit:
        return self._kit

    def build(self) -> None:
        self._kit = fitting_kit(self.app, self._kit, LEAST)
        self.desk = Desk(self.kit, Rect((0, 0), self.app.size))
        self.lay_out()

    def backdrop(self) -> Backdrop:
        if self.kit is self.app.kit:
            return super().backdrop()
        if self._ground is None or self._ground[0] is not self.kit:
            self._ground = self.kit, surface_of(table_top(self.kit.theme, Lamp(*self.app.size)))
        return self._ground[1]
