"""Lessons and puzzles of any game: who is led does what is expected, others try what comes to mind."""

from collections.abc import Iterator

from flick.table.lesson import Lesson
from flick.table.scenario import Book
from flick.table.stage import Stage
from flick.window.match.lesson.puzzles import is_puzzle


def led(lesson: Lesson) -> Iterator[Stage]:
    """Every step as it begins, up to the last one: what is to be watched is shown, all else is answered as expected."""
    while (step := lesson.step) is not None:
        yield step
        if step.watch:
            while lesson.verdict == "open":
                lesson.show()
        elif not step.is_shown:
            answer = lesson.only or lesson.expected
            assert answer is not None
            lesson.answer(answer)
        if step.is_shown or lesson.verdict == "reached":
            lesson.go_on()


def come_to_the_end(lesson: Lesson) -> None:
    """All steps, one after the other."""
    for _ in led(lesson):
        pass


def give_all(lesson: Lesson) -> None:
    """What front ends answer by themselves."""
    while (only := lesson.only) is not None:
        lesson.answer(only)


def tried(book: Book, name: str, *answers: str) -> Lesson:
    """A puzzle after those answers, without those that front ends give by themselves."""
    lesson = Lesson(book, name)
    for answer in answers:
        give_all(lesson)
        lesson.answer(answer)
    give_all(lesson)
    return lesson


def decided(book: Book, name: str) -> list[str]:
    """The answers of the solution that are left to whoever solves it."""
    lesson, found = Lesson(book, name), list[str]()
    for act in lesson.stages[0].script:
        answer = act.answer or ""
        if lesson.only is None:
            found.append(answer)
        lesson.answer(answer)
    return found


def check_puzzle(book: Book, name: str, *wrong: str) -> None:
    """It is solved by its solution, and not by those answers."""
    assert is_puzzle(book, name)
    assert tried(book, name, *decided(book, name)).is_solved
    astray = tried(book, name, *wrong)
    assert not astray.is_solved
    assert astray.verdict == "missed"
