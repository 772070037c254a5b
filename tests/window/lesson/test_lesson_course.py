"""The course of a lesson: in order and in time, nothing done that nobody was asked for."""

from collections.abc import Iterator

import pytest

from flick.table.rules import Choose, Flick
from flick.table.sayings import Refused
from flick.window.course_news import Answered, Asks, Happening, Rolls, Told
from flick.window.lesson.course import LOOK_ON, MISSED, LessonCourse
from flick.window.lesson.opened import lesson_of
from flick.window.settings import Settings
from flick.window.worker import Thinker


@pytest.fixture
def course() -> Iterator[LessonCourse]:
    thinker = Thinker()
    yield LessonCourse(lesson_of("catacombs"), thinker, Settings(still=True))
    thinker.stop()


class Clock:
    """Time goes by only here."""

    def __init__(self, course: LessonCourse) -> None:
        self.course, self.now = course, 0.0

    def on(self, ms: float) -> list[Happening]:
        self.now += ms
        return self.course.tick(self.now)

    def until(self, stand: str) -> list[Happening]:
        found: list[Happening] = []
        for _ in range(400):
            found += self.on(100)
            if self.course.phase == "rolling":
                self.course.rolled()
            elif self.course.stand == stand and self.course.phase != "telling":
                return found
        raise AssertionError(self.course.stand)


def test_what_is_told_waits_to_be_read(course: LessonCourse) -> None:
    clock = Clock(course)
    clock.until("reading")
    assert clock.on(1_000_000) == []
    assert course.lesson.number == 1
    course.go_on()
    assert isinstance(clock.until("asked")[-1], Asks)
    assert course.lesson.number == 2
    assert course.viewer == 0


def test_a_miss_is_seen_before_everything_lies_as_it_did(course: LessonCourse) -> None:
    clock = Clock(course)
    while course.lesson.number < 5:
        course.skip()
    clock.until("asked")
    before = course.board.arena
    course.answer("flick sword-1 180deg 500mm/s")
    happened = clock.on(1)
    assert [type(one) for one in happened] == [Answered, Rolls]
    assert clock.on(1_000) == [], "the flick is being watched"
    course.rolled()
    told = clock.on(1)
    assert told
    assert all(isinstance(one, Told) for one in told)
    assert course.stand == "missed"
    assert course.board.arena != before
    assert clock.on(MISSED - 1) == []
    assert course.stand == "missed"
    assert isinstance(clock.on(2)[-1], Asks)
    assert course.board.arena == before
    assert course.tried
    assert [why.id for why in course.why] == ["lesson-other-way"]


def test_what_is_watched_is_seen_coming(course: LessonCourse) -> None:
    clock = Clock(course)
    while course.lesson.number < 7:
        course.skip()
    count = len(course.match.answers)
    clock.on(1)
    assert course.stand == "watching"
    assert clock.on(LOOK_ON - 1) == []
    assert len(course.match.answers) == count
    clock.on(2)
    assert len(course.match.answers) == count + 1
    clock.until("reading")
    assert course.lesson.number == 7
    course.go_on()
    clock.until("asked")
    assert course.lesson.number == 8


def test_nothing_is_told_twice_after_going_back(course: LessonCourse) -> None:
    clock = Clock(course)
    while course.lesson.number < 3:
        course.skip()
    clock.until("asked")
    assert isinstance(course.decision, Flick)
    course.answer("flick sword-1 0deg 1000mm/s")
    clock.until("asked")
    assert course.lesson.number == 4
    told = len(course.told)
    course.undo()
    clock.until("asked")
    assert course.lesson.number == 3
    assert len(course.told) < told
    course.undo()
    clock.until("asked")
    assert isinstance(course.decision, Choose)
    assert course.no_undo is not None
    with pytest.raises(Refused):
        course.undo()


def test_the_end_is_the_end(course: LessonCourse) -> None:
    clock = Clock(course)
    while course.lesson.step is not None:
        course.skip()
    clock.until("over")
    assert course.phase == "over"
    course.skip()
    course.answer("yes")
    assert clock.on(1_000) == []
