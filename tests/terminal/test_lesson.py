"""A lesson at a terminal, typed as a person types it."""

import io
import sys
from collections.abc import Callable

import pytest

from flick.table import content
from flick.table.lesson import Lesson
from flick.table.scenario import Book
from flick.table.words import Words
from flick.terminal import WIDTH
from flick.terminal.lesson_session import LessonSession
from tests.terminal.test_session import Keyboard, Screen

STEPS = """\
game: shells
seats: [Ada, pebble-1]
scenarios:
  a:
    chance: {deck: [[whelk-1, whelk-2, whelk-3, conch-1, conch-2, conch-3, cowrie-4]], die: [6]}
    steps:
      - tell: game-shells-about
      - tell: game-shells
        hint: zone-shore
        when: [play cowrie-4]
      - watch: true
        when: [bet 1]
      - when: ["yes"]
      - hint: zone-shore
        when: ["place shell 20,100", flick shell 0deg 1200mm/s]
        goal: {events: [{kind: struck, facts: {pebbles: 1}}]}
      - flicks: 1
        goal: {events: [{kind: swap}]}
"""
LAST = ("cowrie-4", "yes", "20 100", "0 1200")
"""What is answered up to the last step, which is free."""

Learn = Callable[..., str]


def lesson_of(text: str = STEPS) -> Lesson:
    return Lesson(Book(content.parse(text, "shells.yaml")), "a")


@pytest.fixture
def learn(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Learn:
    """Take a lesson with what is typed line by line; what was shown. The input ends after the last line."""

    def learn(*typed: str, language: str = "en", lesson: Lesson | None = None) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in typed)))
        lesson = lesson or lesson_of()
        names = [seat.name for seat in lesson.match.seats]
        assert LessonSession(lesson, Words(language, lesson.book.game.folder, names=names)).run() == 0
        return capsys.readouterr().out

    return learn


def test_a_lesson_from_beginning_to_end(learn: Learn) -> None:
    lesson = lesson_of()
    shown = learn(*LAST, "whelk-1", lesson=lesson)
    assert lesson.step is None
    assert "1/6 · Bet pearls on a card, throw the die, and flick a shell at the pebbles.\n" in shown
    assert "Ada draws Cowrie 4. [SHL-02]\n\n2/6 · Shells\nWhich card do you play? [SHL-03]\n" in shown
    assert "Type 4 or Cowrie 4.\nAda> cowrie-4\nAda plays Cowrie 4. [SHL-03]\n" in shown
    assert "> Ada: bet 1\nThe die shows 6; 4 was needed. [SHL-05]\nAda wins one pearl. [SHL-05]\n" in shown
    assert "yes or no, or 1 or 2\nType: yes\n" in shown
    assert "For example shell at 0° with 1200 mm/s.\n" in shown
    assert "Type: flick shell 0deg 1200mm/s\nAda> 0 1200\n" in shown
    assert "The shell strikes one pebble. [SHL-07]\n" in shown
    assert shown.count("Well done.\n") == 2, "only where there was something to reach"
    assert shown.endswith("The lesson is over.\n")


def test_angles_are_explained_once(learn: Learn) -> None:
    assert learn(*LAST[:3], "45 1200", "20 100").count("Angles: 0° is right") == 1


def test_a_miss_says_what_was_wrong_and_helps(learn: Learn) -> None:
    lesson = lesson_of()
    shown = learn(*LAST[:3], "45 900", *LAST[2:], lesson=lesson)
    missed = "Not yet. Nothing is lost: the step begins again.\n"
    assert f"{missed}Too far to the left: turn 45° clockwise.\nToo weak: it takes about 1200 mm/s.\nShore\n" in shown
    assert "Type show" not in shown
    assert lesson.number == 6


def test_after_some_misses_it_is_offered_to_show_the_step(learn: Learn) -> None:
    shown = learn("whelk-1", "whelk-2", "whelk-3", "conch-1")
    assert shown.count("This time it takes another answer.\nShore\n") == 3
    assert shown.count("Type show to have it done for you.\n") == 1
    assert "You do not hold Conch 1." in shown, "what the rules refuse is no miss"


def test_a_place_of_one_s_own(learn: Learn) -> None:
    lesson = lesson_of()
    shown = learn(*LAST[:2], "20 60", "0 1300", lesson=lesson)
    assert "From here you aim for yourself: the example starts elsewhere.\n" in shown
    assert "Type: flick" not in shown
    assert lesson.number == 6
    assert "everything is placed as in the example" not in shown, "nothing in the script follows"


def test_what_later_steps_need_is_put_right_and_that_is_said(learn: Learn) -> None:
    needs = STEPS.replace('      - when: ["yes"]\n', '      - when: ["yes"]\n        then: {state: {bank: 17}}\n')
    needs = needs.replace("      - watch: true\n        when: [bet 1]", "      - {when: [bet 1], goal: {}}")
    lesson = lesson_of(needs)
    shown = learn("cowrie-4", "3", lesson=lesson)
    assert "Well done.\nFor the next step, everything is placed as in the example.\n" in shown
    assert lesson.match.state.pearls == [4, 3]


def test_help_hint_show_back_and_skip(learn: Learn) -> None:
    lesson = lesson_of()
    shown = learn("?", "hint", "skip", "hint", "show", "back", "skip", "show", "back", "quit", lesson=lesson)
    assert "  hint       what may help with this step\n" in shown
    assert "  undo " not in shown
    assert shown.count("2/6 · Shells\n") == 2, "help tells it again"
    assert "There is no hint for this step.\n" in shown
    assert "> Ada: yes\n" in shown
    assert "> Ada: flick shell 0deg 1200mm/s\n" in shown
    assert lesson.number == 5


def test_there_is_nothing_before_the_first_step(learn: Learn) -> None:
    assert "There is nothing before this step.\n" in learn("back")


def test_a_free_step_tells_all_ways_to_answer(learn: Learn) -> None:
    lesson = lesson_of()
    shown = learn(*LAST, "swap nothing", "show", "board", "log", "rules", lesson=lesson)
    assert "  up to 2 of them, by number or name; Enter alone for none\nAda> " in shown
    assert "The turn is over, and the goal is not reached.\n" in shown
    assert "Nobody knows how to do this step; skip it, or find out.\n" in shown
    assert "SHL-08  " in shown
    assert lesson.number == 6


PUZZLE = (
    STEPS.partition("      - tell: game-shells-about")[0]
    + """\
      - tell: game-shells
        flicks: 1
        goal: {events: [{kind: bet, facts: {pearls: 1}}]}
        when: [play whelk-1, bet 1]
"""
)


def test_a_puzzle_has_its_own_ending(learn: Learn) -> None:
    solved = PUZZLE.replace(
        "events: [{kind: bet, facts: {pearls: 1}}]", "events: [{kind: play, facts: {card: whelk-1}}]"
    )
    for typed, ending in ((("whelk-1",), "Solved on the first try.\n"), (("show",), "That was the puzzle.\n")):
        shown = learn(*typed, lesson=lesson_of(solved))
        assert shown.endswith(ending)
        assert "The lesson is over" not in shown


def test_a_free_step_shows_the_arena_before_anything_is_asked(learn: Learn) -> None:
    free = PUZZLE.replace("kind: bet", "kind: play")
    assert "\nShore\n" in learn(lesson=lesson_of(free)).partition("Which card do you play?")[0]
    assert "\nShore\n" not in learn(), "where the learner is led, it is shown for a flick"


def test_a_lesson_is_not_kept_and_does_not_say_so(learn: Learn) -> None:
    assert "  quit       leave\n" in learn("skip", "?")


def test_in_french(learn: Learn) -> None:
    shown = learn("whelk-1", "indice", "montrer", "montrer", "20 100", "90 1200", "revenir", "quitter", language="fr")
    for sentence in (
        "Cette fois, il faut une autre réponse.\n",
        "Tapez 4 ou ",
        "Tapez\u202f: oui\n",
        "> Ada\u202f: oui\n",
        "Par exemple shell à 0° avec 1200\u00a0mm/s.\n",
        "Pas encore. Rien n’est perdu\u202f: l’étape recommence.\n",
        "C’est parti ailleurs\u202f; visez à environ 0°.\n",
    ):
        assert sentence in shown


def test_nothing_is_wider_than_the_terminal(learn: Learn) -> None:
    for language in ("en", "fr"):
        lines = learn("?", "whelk-1", *LAST[:3], "90 300", "montrer", "swap nothing", language=language).split("\n")
        assert [line for line in lines if len(line) > WIDTH] == []


def test_the_input_may_end_at_any_moment(learn: Learn) -> None:
    for typed in range(len(LAST) + 1):
        assert "The lesson is over." not in learn(*LAST[:typed])


def at_the_terminal(monkeypatch: pytest.MonkeyPatch, *typed: str) -> tuple[Lesson, str]:
    lesson, screen = lesson_of(), Screen()
    monkeypatch.setattr(sys, "stdin", Keyboard("".join(line + "\n" for line in typed)))
    monkeypatch.setattr(sys, "stdout", screen)
    LessonSession(lesson, Words("en", lesson.book.game.folder)).run()
    return lesson, screen.getvalue()


def test_a_person_reads_in_peace(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson, shown = at_the_terminal(monkeypatch, "", "cowrie-4", "", "yes", "quit")
    assert lesson.number == 5
    assert shown.count("Press Enter to go on. ") == 2
    assert "take the keyboard" not in shown, "a learner sits at every seat"


@pytest.mark.parametrize("typed", [(), ("quit",), ("", "cowrie-4"), ("", "cowrie-4", "quit")])
def test_a_person_may_leave_while_something_is_told(monkeypatch: pytest.MonkeyPatch, typed: tuple[str, ...]) -> None:
    lesson, _ = at_the_terminal(monkeypatch, *typed)
    assert lesson.number == (3 if "cowrie-4" in typed else 1)
