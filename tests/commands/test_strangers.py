"""What strangers once tripped over, each as it happened."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from flick.cli import run
from flick.sitting import new_match
from flick.table.journal import new_match_file
from tests.commands.conftest import Flick

Mistaken = Callable[..., str]


@pytest.mark.parametrize("command", ["replay", "check"])
def test_a_device_is_no_file_to_read(flick: Flick, command: str) -> None:
    """Some of them never end."""
    done = flick(command, os.devnull)
    assert done.code == 1
    assert "it is no ordinary file" in done.err


def test_a_demo_leaves_a_match_alone_that_somebody_is_writing(tmp_path: Path, mistake: Mistaken) -> None:
    match = new_match("shells", "random,random", {}, 9)
    kept = tmp_path / "shells-9.flick"
    writer = new_match_file(kept, match)
    before = kept.read_bytes()
    told = mistake("demo", "shells", "--seed", 9, "--out", tmp_path)
    assert told == f"{kept} is open in another Flick. Close that one first."
    assert kept.read_bytes() == before
    writer.close()


def test_a_replay_of_a_match_under_way_tells_no_hidden_card(flick: Flick, home: Path) -> None:
    flick(
        "play", "shells", "--text", "--seed", 3, "--seats", "Ada=human,Ben=human", "--set", "flicks=off", typed="1\n0\n"
    )
    path = next((home / "matches").iterdir())
    assert "Ada draws a card. [SHL-02]" in flick("replay", path).out
    record = flick("replay", path, "--json", "--at", 1).json
    assert "state" not in record
    assert all("secret" not in event for event in record["events"])


def test_a_game_that_cannot_be_loaded_is_named(
    tmp_path: Path, mistake: Mistaken, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "broken"
    folder.mkdir()
    (folder / "__init__.py").write_text("def (\n", "utf-8")
    monkeypatch.setenv("FLICK_GAMES", str(tmp_path))
    assert mistake("games").startswith(f"{folder} holds a game that cannot be loaded: SyntaxError: ")
    assert mistake("play", "broken", "--text").startswith(f"{folder} holds a game that cannot be loaded: ")


def test_looking_at_a_moment_and_verifying_do_not_go_together(tmp_path: Path, mistake: Mistaken) -> None:
    assert mistake("replay", tmp_path / "x.flick", "--verify", "--at", 3).startswith(
        "--verify looks at the whole match"
    )


def test_a_table_file_is_found_from_another_folder(
    tmp_path: Path, flick: Flick, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "own.yaml").write_text("table: {width: 700, height: 400, edge: walls}\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    assert flick("play", "catacombs", "--text", "--seed", 1, "--table", "own.yaml").code == 0
    monkeypatch.chdir(tmp_path / "elsewhere")
    path = next((home / "matches").iterdir())
    assert flick("play", "--text", "--resume", path).code == 0


def test_more_spin_than_a_pawn_can_have_is_refused_in_play(flick: Flick) -> None:
    """The arena's own refusal reaches the player as a sentence with its rule, and the match goes on."""
    typed = "1\nflick sword-1 0deg 500mm/s 99999rad/s\nquit\n"
    options = ("--set", "first_team=sword", "--seats", "human,human", "--seed", 4)
    done = flick("play", "catacombs", "--text", *options, typed=typed)
    assert done.code == 0
    assert "99,999 rad/s is too much spin for this pawn" in done.out


def test_no_help_is_wider_than_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("shot", "replay", "simulate", "play"):
        for language in ("en", "fr"):
            assert run([command, "--help", "--lang", language]) == 0
            assert max(map(len, capsys.readouterr().out.splitlines())) <= 80, (command, language)


def test_a_refusal_of_a_game_calls_its_things_by_their_names(mistake: Mistaken) -> None:
    options = ("--set", "seeker=asha,asha")
    twice = ("play", "kinfire", "--text", "--seats", "random,random", *options)
    assert mistake(*twice) == "Only one player can lead Asha. [KIN-R18]"
    assert mistake(*twice, "--lang", "fr") == "Un seul joueur peut mener Asha. [KIN-R18]"
