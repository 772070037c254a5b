"""A match against the clock. No test waits: a keyboard says when the time is over."""

import io
import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from flick.sitting import new_match
from flick.table.journal import load, new_match_file
from flick.table.match import Match
from flick.table.words import Words
from flick.terminal.keyboard import READER, ClockedKeyboard, Keyboard, TimeIsOver
from flick.terminal.session import Session

LATE = None
"""Stands for a line that does not come in time."""


class Typed(Keyboard):
    """Lines typed one after the other, some of them too late; ``asked`` counts the questions whose time began."""

    seconds = 30

    def __init__(self, *lines: str | None) -> None:
        self.lines = list(lines)
        self.asked = 0

    def begin(self) -> None:
        self.asked += 1

    def line(self) -> str:
        if not self.lines:
            return ""
        line = self.lines.pop(0)
        if line is None:
            raise TimeIsOver
        return line + "\n"


Play = Callable[..., str]


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str]) -> Play:
    """What is shown of a match that is played at that keyboard."""

    def play(match: Match, keyboard: Keyboard, language: str = "en") -> str:
        words = Words(language, match.game.folder, things=match.game.things)
        assert Session(match, words, keyboard).run() == 0
        return capsys.readouterr().out

    return play


def shells(seats: str = "human,human") -> Match:
    return new_match("shells", seats, {"flicks": "off"}, 1)


def catacombs() -> Match:
    return new_match("catacombs", "human,human", {"first_team": "sword"}, 3)


def written(match: Match) -> list[str]:
    return [taken.given.text for taken in match.answers]


def test_when_the_time_is_over_the_rules_answer_and_say_so(play: Play) -> None:
    match = shells()
    shown = play(match, Typed(LATE, "bet 2", LATE))
    assert written(match) == ["play cowrie-5", "bet 2", "swap nothing"]
    assert "Player 1> \nTime is up: Play Cowrie 5\nPlayer 1 plays Cowrie 5. [SHL-03]\n" in shown
    assert "You have 30 seconds for each answer; then the clock gives one.\n" in shown


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Time is up: Play Shield Maiden [CAT-R35]\nPlayer 1 plays Shield Maiden. [CAT-33]\n"),
        ("fr", "Temps écoulé\u202f: Jouer Vierge au bouclier [CAT-R35]\nJoueur 1 joue Vierge au bouclier. [CAT-33]\n"),
    ],
)
def test_a_game_names_its_rule_for_it(play: Play, language: str, told: str) -> None:
    match = catacombs()
    assert told in play(match, Typed(LATE, LATE), language)
    assert written(match) == ["play shield_maiden", "flick sword-1 331.98deg 140.1mm/s"]


def test_the_time_is_that_of_a_question_and_not_of_a_line(play: Play) -> None:
    keyboard = Typed("help", "nonsense", "", "rules", LATE, "quit")
    match = shells()
    play(match, keyboard)
    assert written(match) == ["play cowrie-5"]
    assert keyboard.asked == 2


def test_the_match_file_holds_the_answer_and_nothing_of_the_clock(play: Play, tmp_path: Path) -> None:
    files: list[bytes] = []
    for name, typed in (("late", LATE), ("typed", "play cowrie-5")):
        match = shells()
        writer = new_match_file(tmp_path / f"{name}.flick", match)
        play(match, Typed(typed))
        writer.close()
        files.append(writer.path.read_bytes())
    assert files[0] == files[1]
    assert [line.answer for line in load(tmp_path / "late.flick").answers] == ["play cowrie-5"]


def test_without_a_clock_nothing_is_said_of_time(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("2\n"))
    match = shells()
    assert "seconds" not in play(match, Keyboard())
    assert written(match) == ["play limpet-1"]


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_nobody_s_hand_is_shown_to_those_who_do_not_change_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody presses Enter when Player 2 is called to the keyboard, nor when Player 1 is called back."""
    screen = Terminal()
    monkeypatch.setattr(sys, "stdin", Terminal())
    monkeypatch.setattr(sys, "stdout", screen)
    match = shells()
    keyboard = Typed("", "2", "0", "", LATE, LATE, LATE, LATE, "", "quit")
    Session(match, Words("en", match.game.folder), keyboard).run()
    before, _, rest = screen.getvalue().partition("Player 2, take the keyboard.")
    away, _, back = rest.rpartition("Player 1, take the keyboard.")
    assert "Hand of Player 1: 4 cards face down" not in before
    assert away.count("Time is up: ") == 4
    assert "Hand of" not in away
    assert "Player 1 draws a card." in away
    assert "Hand of Player 1: " in back
    assert "Hand of Player 2: 3 cards face down" in back


@pytest.fixture
def pipe(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Where one writes to what is then standard input; closed at the end, which lets the reader go."""
    reader, writer = os.pipe()
    with os.fdopen(reader, encoding="utf-8") as source:
        monkeypatch.setattr(sys, "stdin", source)
        yield writer
        with suppress(OSError):
            os.close(writer)
        for thread in threading.enumerate():
            if thread.name == READER:
                thread.join()


def test_a_clocked_keyboard_gives_lines_as_they_come(pipe: int) -> None:
    keyboard = ClockedKeyboard(3600)
    keyboard.begin()
    os.write(pipe, "été 1\n2\n".encode())
    assert [keyboard.line(), keyboard.line()] == ["été 1\n", "2\n"]
    os.write(pipe, b"the last")
    os.close(pipe)
    assert [keyboard.line() for _ in range(3)] == ["the last", "", ""], "the input stays at its end"


def test_a_clocked_keyboard_says_when_the_time_is_over(pipe: int) -> None:
    keyboard = ClockedKeyboard(0)
    keyboard.begin()
    with pytest.raises(TimeIsOver):
        keyboard.line()


def test_input_that_breaks_off_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(io.StringIO):
        def readline(self, size: int = -1) -> str:
            raise OSError

    monkeypatch.setattr(sys, "stdin", Broken())
    keyboard = ClockedKeyboard(3600)
    keyboard.begin()
    assert keyboard.line() == ""
