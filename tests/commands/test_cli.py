"""The front door: help, usage, languages, and what is said when something goes wrong."""

import argparse
import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from flick import __version__, cli, places
from flick.cli import COMMANDS
from flick.commands import welcome
from flick.table.languages import LANGUAGES
from flick.table.sayings import Refused, say
from flick.table.words import Words
from flick.terminal import WIDTH
from tests.commands.conftest import Flick

MISTAKES = [
    ((), "usage: flick [-h]", "COMMAND cannot be “wibble”; choose from games, play, demo, replay,\nsimulate", "wibble"),
    (("games",), "usage: flick games", "unknown: --wibble", "--wibble"),
]


def test_without_a_command_and_a_display_bots_play(flick: Flick, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr("flick.commands.demo.run", lambda chosen, words: asked.append(chosen) or 0)
    done = flick()
    assert (done.code, done.out) == (0, "")
    assert done.err == "There is no display here, so bots show a match. To play: flick play catacombs --text\n"
    assert [(chosen.game, chosen.seats, chosen.out) for chosen in asked] == [(None, None, "flick-demo")]


def test_without_a_command_the_window_opens_with_the_title(flick: Flick, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Any] = []
    monkeypatch.setattr(welcome, "has_window", lambda: True)
    monkeypatch.setattr("flick.window.menus.opening.open_title", lambda app: opened.append(app))
    monkeypatch.setattr("flick.window.app.start.run_window", lambda first, language: first(language) or 0)
    assert flick("--lang", "fr") == (0, "", "")
    assert opened == ["fr"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_has_everything_and_fits_the_terminal(flick: Flick, command: str, language: str) -> None:
    done = flick(*([command] if command else []), "--help", "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert [line for line in done.out.splitlines() if len(line) > WIDTH] == []
    assert done.out.startswith("usage: flick " if language == "en" else "usage\u202f: flick ")
    assert "«help" not in done.out
    assert "usage:" not in done.out[8:]
    heading = Words(language)("help-example")
    if command:
        assert f"\n{heading}\n  flick {command} " in done.out
    else:
        assert all(f"\n    {name} " in done.out for name in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_example_is_understood(command: str) -> None:
    module = importlib.import_module(f"flick.commands.{command}")
    name, *arguments = cli.example_for(module.EXAMPLE).split()
    assert name == "flick"
    assert cli.make_parser(Words("en")).understand(arguments).command == command


def test_every_command_is_a_module_and_every_module_a_command() -> None:
    folder = places.PACKAGE / "commands"
    others = ("__init__", "common", "window", "check_names", Path(welcome.__file__).stem)
    assert sorted(COMMANDS) == sorted(path.stem for path in folder.glob("*.py") if path.stem not in others)


def test_version(flick: Flick) -> None:
    assert flick("--version").out == f"flick {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("wibble", "COMMAND cannot be “wibble”; choose from games, play, demo, replay, simulate,"),
        ("simluate shells", "COMMAND cannot be “simluate”; did you mean simulate?"),
        ("games --wibble", "unknown: --wibble"),
        ("games too much", "unknown: too much"),
        ("games --json=3", "--json takes no value, but got “3”"),
        ("games --lang de", "--lang cannot be “de”; choose from en, fr"),
        ("games --lang", "--lang takes a value"),
        ("rules", "missing: GAME"),
        ("shot --pawn a", "missing: --angle, --speed"),
        ("shot --pawn a --angle 1 --speed x", "--speed: expected a number, got “x”"),
        ("simulate shells -n 0", "-n: expected a whole number from 1 to 10000000, got “0”"),
        ("simulate shells --jobs many", "--jobs: expected a whole number from 1 to 256, got “many”"),
        ("play shells --seed -1", "--seed: expected a whole number from 0 to 18446744073709551615, got “-1”"),
        ("play shells --see 1", "unknown: --see 1"),
    ],
)
def test_wrong_usage_is_told_with_the_usage_of_the_command(flick: Flick, arguments: str, complaint: str) -> None:
    done = flick(*arguments.split())
    assert (done.code, done.out) == (2, "")
    usage, _, told = done.err.partition("flick: ")
    assert " ".join(told.split()).startswith(complaint)
    command = arguments.split()[0]
    assert usage.startswith(f"usage: flick {command} " if command in COMMANDS else "usage: flick [")


def test_wrong_usage_in_french(flick: Flick) -> None:
    done = flick("--lang", "fr", "simluate")
    assert done.code == 2
    assert done.err.endswith(
        "COMMANDE ne peut pas être «\u202fsimluate\u202f»\u202f; vouliez-vous dire simulate\u202f?\n"
    )
    assert flick("rules", "--lang=fr").err.endswith("flick: il manque\u202f: JEU\n")


def test_what_argparse_says_besides_stays_as_it_is(flick: Flick) -> None:
    with pytest.raises(SystemExit) as left:
        cli.Parser(Words("fr"), prog="flick").error("something quite new")
    assert left.value.code == 2


def test_the_language_of_the_environment(flick: Flick, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLICK_LANG", "fr")
    assert flick("games").out.count("joueurs") > 1
    assert flick("games", "--lang", "en").out.count("players") > 1


def test_a_mistake_is_one_line_with_the_rule(flick: Flick, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(chosen: argparse.Namespace, words: Words) -> int:
        raise Refused(say("no-such-rule", rule="two\nlines"), "CAT-77")

    monkeypatch.setattr(welcome, "run", refuse)
    done = flick()
    assert (done.code, done.out, done.err) == (1, "", "flick: There is no rule two lines. [CAT-77]\n")


def test_a_mistake_may_be_told_in_the_words_of_a_game(flick: Flick, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(chosen: argparse.Namespace, words: Words) -> int:
        raise Refused(say("in-file", file="f", why=say("refused-not-held", card="whelk-1")))

    monkeypatch.setattr(welcome, "run", refuse)
    assert flick().err == "flick: f: You do not hold Whelk 1.\n"


def crash(chosen: argparse.Namespace, words: Words) -> int:
    raise ZeroDivisionError("far inside")


def test_a_fault_is_one_line_and_the_story_is_in_a_file(
    flick: Flick, monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    monkeypatch.setattr(welcome, "run", crash)
    done = flick()
    told = f"flick: Flick has made a mistake (ZeroDivisionError). The details are in {home / 'fault.txt'}.\n"
    assert (done.code, done.out, done.err) == (1, "", told)
    story = (home / "fault.txt").read_text("utf-8")
    assert story.startswith("Traceback")
    assert "far inside" in story


def test_a_fault_without_a_place_to_write(flick: Flick, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("FLICK_HOME", str(tmp_path / "file"))
    monkeypatch.setattr(welcome, "run", crash)
    done = flick()
    assert (done.code, done.err.count("\n")) == (1, 1)
    assert "(ZeroDivisionError: far inside)" in done.err
    assert f"cannot be written to {tmp_path / 'file'}." in done.err


def test_ctrl_c_leaves_quietly(flick: Flick, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(chosen: argparse.Namespace, words: Words) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(welcome, "run", interrupt)
    assert flick() == (130, "", "\n")


def test_no_games_at_all(
    flick: Flick, mistake: Callable[..., str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(places, "PACKAGE", tmp_path)
    monkeypatch.setenv("FLICK_GAMES", str(tmp_path / "nowhere"))
    told = "No game is installed here. FLICK_GAMES can name folders of games."
    assert told in flick().err
    assert flick("games").out == told + "\n"
    assert flick("games", "--json").json == []
    assert mistake("demo") == told
    assert mistake("play", "shells") == told
