"""How everything lay at a moment, and what a step that is told then, or points at something, must find there."""

import textwrap
from typing import Any

import pytest

from flick.table import content
from flick.table.game import find
from flick.table.lesson import Lesson
from flick.table.match import Match
from flick.table.moment import after_answer, decisions_of, moment_of
from flick.table.records import fingerprint
from flick.table.scenario import Book
from flick.table.seats import Seat

HEAD = """\
game: shells
scenarios:
  a:
    chance: {deck: [[whelk-1, whelk-2, whelk-3, conch-1, conch-2, conch-3, cowrie-4]], die: [6]}
    steps:
      - when: [play cowrie-4]
      - when: [bet 1]
"""


def book(step: str = "") -> Book:
    return Book(content.parse(HEAD + textwrap.indent(step, "      "), "shells.yaml"))


def played() -> Lesson:
    lesson = Lesson(book(), "a")
    for answer in ("play cowrie-4", "bet 1"):
        lesson.answer(answer)
        lesson.go_on()
    return lesson


def test_events_happen_one_after_the_other_again() -> None:
    match = played().match
    number = len(match.answers) - 1
    began, heard = after_answer(match, number)
    assert heard == match.answers[number].events_before
    again = [began.step() for _ in match.events[heard:]]
    assert again == match.events[heard:]
    assert began.settle() == match.decision
    assert fingerprint(began.state) == fingerprint(match.state)


def test_a_moment_is_before_what_came_next() -> None:
    match = played().match
    kinds = [event.kind for event in match.events[match.answers[-1].events_before :]]
    before = fingerprint(match.state)
    moment = moment_of(match, kinds[0])
    assert moment is not None
    assert moment.events == match.answers[-1].events_before + 1
    assert fingerprint(match.state) == before, "nothing of the match is changed"
    assert moment_of(match, "no-such-event") is None


def test_before_the_first_answer_there_is_no_moment() -> None:
    match = Lesson(book(), "a").match
    assert match.events
    assert moment_of(match, match.events[0].kind) is None


def the_last_of(match: Any) -> str:
    return str(match.events[-1].kind)


def test_a_step_finds_what_it_is_about() -> None:
    kind, zone = the_last_of(played().match), played().match.view(None).zones[0].id
    assert book(f"- {{moment: {kind}, tell: game-shells, about: {zone}}}\n").run("a") is None


@pytest.mark.parametrize(
    ("step", "where"),
    [("{tell: game-shells, about: nowhere}", "about"), ("{tell: game-shells, moment: never}", "moment")],
)
def test_what_is_not_there_is_a_difference(step: str, where: str) -> None:
    failed = book(f"- {step}\n").run("a")
    assert failed is not None
    assert (failed.stage, [one.where for one in failed.differences]) == (3, [where])


def test_every_answer_has_the_decision_that_it_was_given_to() -> None:
    match = played().match
    match.resign(0)
    verbs = [None if decision is None else decision.verb for decision in decisions_of(match)]
    assert verbs == ["play", "bet", None]
    assert list(decisions_of(Match(find("shells"), [Seat("human")] * 2))) == []
