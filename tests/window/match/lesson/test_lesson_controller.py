"""The controller of a lesson: in order and in time, nothing done that nobody was asked for."""

from collections.abc import Iterator

import pytest

from flick.table.rules import Choose, Flick
from flick.table.sayings import Refused
from flick.window.app.bot_process import Thinker
from flick.window.app.settings import Settings
from flick.window.match.lesson.lesson_controller import LOOK_ON, MISSED, LessonController
from flick.window.match.lesson.lesson_files import lesson_of
from flick.window.match.match_news import AnswerGiven, EventTold, FlickRolls, News, PersonAsked
from tests.window.match.hearing import tick


@pytest.fixture
def controller() -> Iterator[LessonController]:
    thinker = Thinker()
    yield LessonController(lesson_of("catacombs"), thinker, Settings(still=True))
    thinker.stop()


class Clock:
    """Time goes by only here."""

    def __init__(self, controller: LessonController) -> None:
        self.controller, self.now = controller, 0.0

    def on(self, ms: float) -> list[News]:
        self.now += ms
        return tick(self.controller, self.now)

    def until(self, stand: str) -> list[News]:
        found: list[News] = []
        for _ in range(400):
            found += self.on(100)
            if self.controller.phase == "rolling":
                self.controller.rolled()
            elif self.controller.stand == stand and self.controller.phase != "telling":
                return found
        raise AssertionError(self.controller.stand)


def test_what_is_told_waits_to_be_read(controller: LessonController) -> None:
    clock = Clock(controller)
    clock.until("reading")
    assert clock.on(1_000_000) == []
    assert controller.lesson.number == 1
    controller.go_on()
    assert isinstance(clock.until("asked")[-1], PersonAsked)
    assert controller.lesson.number == 2
    assert controller.viewer == 0


def test_a_miss_is_seen_before_everything_lies_as_it_did(controller: LessonController) -> None:
    clock = Clock(controller)
    while controller.lesson.number < 5:
        controller.skip()
    clock.until("asked")
    before = controller.board.arena
    controller.answer("flick sword-1 180deg 500mm/s")
    happened = clock.on(1)
    assert [type(one) for one in happened] == [AnswerGiven, FlickRolls]
    assert clock.on(1_000) == [], "the flick is being watched"
    controller.rolled()
    told = clock.on(1)
    assert told
    assert all(isinstance(one, EventTold) for one in told)
    assert controller.stand == "missed"
    assert controller.board.arena != before
    assert clock.on(MISSED - 1) == []
    assert controller.stand == "missed"
    assert isinstance(clock.on(2)[-1], PersonAsked)
    assert controller.board.arena == before
    assert controller.tried
    assert [why.id for why in controller.why] == ["lesson-other-way"]


def test_what_is_watched_is_seen_coming(controller: LessonController) -> None:
    clock = Clock(controller)
    while controller.lesson.number < 7:
        controller.skip()
    count = len(controller.match.answers)
    clock.on(1)
    assert controller.stand == "watching"
    assert clock.on(LOOK_ON - 1) == []
    assert len(controller.match.answers) == count
    clock.on(2)
    assert len(controller.match.answers) == count + 1
    clock.until("reading")
    assert controller.lesson.number == 7
    controller.go_on()
    clock.until("asked")
    assert controller.lesson.number == 8


def test_whoever_is_watched_is_named_until_their_deed_is_over(controller: LessonController) -> None:
    clock = Clock(controller)
    while controller.lesson.number < 12:
        controller.skip()
    clock.on(1)
    assert controller.doer == 2
    clock.on(LOOK_ON + 1)
    assert controller.phase == "rolling"
    assert controller.match.decision is not None
    assert (controller.match.decision.seat, controller.doer) == (1, 2)
    controller.rolled()
    clock.until("reading")
    assert controller.doer == 1


def test_nothing_is_told_twice_after_going_back(controller: LessonController) -> None:
    clock = Clock(controller)
    while controller.lesson.number < 3:
        controller.skip()
    clock.until("asked")
    assert isinstance(controller.decision, Flick)
    controller.answer("flick sword-1 0deg 1000mm/s")
    clock.until("asked")
    assert controller.lesson.number == 4
    told = len(controller.told)
    controller.undo()
    clock.until("asked")
    assert controller.lesson.number == 3
    assert len(controller.told) < told
    controller.undo()
    clock.until("asked")
    assert isinstance(controller.decision, Choose)
    assert controller.no_undo is not None
    with pytest.raises(Refused):
        controller.undo()


def test_the_end_is_the_end(controller: LessonController) -> None:
    clock = Clock(controller)
    while controller.lesson.step is not None:
        controller.skip()
    clock.until("over")
    assert controller.phase == "over"
    controller.skip()
    controller.answer("yes")
    assert clock.on(1_000) == []
