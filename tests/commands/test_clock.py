"""``flick play --clock``"""

from pathlib import Path

import pytest

from flick.table.journal import load
from flick.terminal import keyboard
from tests.commands.conftest import Flick
from tests.commands.test_process import start

QUIET = ("--set", "flicks=off")


def test_answers_in_time_are_taken(flick: Flick, home: Path) -> None:
    done = flick("play", "shells", "--text", "--seed", 1, "--clock", 3600, *QUIET, typed="2\n1\n")
    assert (done.code, done.err) == (0, "")
    assert "You have 3,600 seconds for each answer; then the clock gives one.\n" in done.out
    (path,) = (home / "matches").iterdir()
    assert [line.answer for line in load(path).answers] == ["play limpet-1", "bet 1"]


def test_a_match_that_nobody_attends_is_played_to_its_end(
    flick: Flick, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def late(_: keyboard.ClockedKeyboard) -> str:
        raise keyboard.TimeIsOver

    monkeypatch.setattr(keyboard.ClockedKeyboard, "line", late)
    done = flick("play", "shells", "--text", "--seed", 1, "--clock", 5, *QUIET, "--seats", "human,human")
    assert (done.code, done.err) == (0, "")
    assert "\nThe match is over. " in done.out
    (path,) = (home / "matches").iterdir()
    assert flick("replay", path, "--verify").code == 0


def test_a_match_can_be_resumed_with_a_clock_and_without(flick: Flick, home: Path) -> None:
    flick("play", "shells", "--text", "--seed", 1, "--clock", 60, *QUIET, typed="2\n")
    (path,) = (home / "matches").iterdir()
    assert "You have 90 seconds" in flick("play", "--text", "--resume", path, "--clock", 90).out
    assert "seconds" not in flick("play", "--text", "--resume", path).out


@pytest.mark.parametrize("seconds", ["4", "3601", "12.5", "soon"])
def test_seconds_are_a_whole_number_from_5_to_3600(flick: Flick, seconds: str) -> None:
    done = flick("play", "shells", "--clock", seconds)
    assert (done.code, done.out) == (2, "")
    assert done.err.endswith(f"flick: --clock: expected a whole number from 5 to 3600, got “{seconds}”\n")
    assert flick("play", "shells", "--clock", seconds, "--lang", "fr").err.endswith(
        f"flick: --clock\u202f: il faut un nombre entier de 5 à 3600, et non «\u202f{seconds}\u202f»\n"
    )


def test_the_program_leaves_while_the_keyboard_is_still_read() -> None:
    """The end of the match does not wait for another line, nor does a reading thread disturb it."""
    process = start("play", "shells", "--text", "--seed", "1", "--clock", "3600", *QUIET)
    assert process.stdin is not None
    process.stdin.write("resign\nyes\n")
    process.stdin.flush()
    assert process.wait(timeout=60) == 0
    out, err = process.communicate()
    assert err == ""
    assert "The match is over. Player 1 gives up." in out
