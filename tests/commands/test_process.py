"""The program as a process of its own: what only shows there."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from tests.conftest import GAMES

QUIET = ("--set", "flicks=off")


def start(*arguments: str, **changes: str) -> "subprocess.Popen[str]":
    environment = {**os.environ, "FLICK_GAMES": str(GAMES), **changes}
    return subprocess.Popen(
        [sys.executable, "-m", "flick", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        errors="replace",
        env={name: value for name, value in environment.items() if value != "unset"},
        start_new_session=True,
        preexec_fn=heed_interrupts,
    )


def heed_interrupts() -> None:
    """As in a terminal: what a shell starts in the background ignores them, and so would all that it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def done(*arguments: str, typed: str = "", **changes: str) -> tuple[int, str, str]:
    process = start(*arguments, **changes)
    out, err = process.communicate(typed, timeout=60)
    return process.returncode, out, err


def test_a_match_by_piped_answers(home: Path) -> None:
    code, out, err = done("play", "shells", "--text", "--seed", "1", *QUIET, typed="2\n1\n")
    assert (code, err) == (0, "")
    assert "Player 1 plays Limpet 1. [SHL-03]\n" in out
    assert out.endswith(f"To go on: flick play --text --resume {next((home / 'matches').iterdir())}\n")


def test_wrong_usage_and_mistakes_have_their_codes() -> None:
    code, out, err = done("wibble")
    assert (code, out, err.startswith("usage: flick ")) == (2, "", True)
    code, out, err = done("rules", "shells", "XYZ")
    assert (code, out, err) == (1, "", "flick: There is no rule XYZ.\n")


@pytest.mark.parametrize("home_is", ["a file", "nowhere"])
def test_without_a_home_that_can_be_written(tmp_path: Path, home_is: str) -> None:
    (tmp_path / "file").write_text("")
    folder = {"a file": tmp_path / "file" / "flick", "nowhere": Path("/proc/nowhere")}[home_is]
    code, out, err = done("play", "shells", "--text", "--seed", "1", *QUIET, typed="2\n", FLICK_HOME=str(folder))
    assert code == 0
    assert "Player 1 plays Limpet 1." in out
    assert err.startswith(str(folder))
    assert "This match is not saved." in err
    assert "Traceback" not in err


def test_without_any_home_at_all() -> None:
    """The commands that keep nothing need none."""
    code, out, err = done("games", "--json", FLICK_HOME="unset", HOME="/proc/nowhere", XDG_DATA_HOME="unset")
    assert (code, err) == (0, "")
    assert any(game["id"] == "shells" for game in json.loads(out))


@pytest.mark.parametrize("arguments", [("rules", "shells"), ("--help",), ("demo", "shells", *QUIET)])
def test_a_pipe_that_nobody_reads_is_no_fault(arguments: tuple[str, ...], tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    out = ("--out", str(tmp_path)) if arguments[0] == "demo" else ()
    process = subprocess.run(
        [sys.executable, "-m", "flick", *arguments, *out],
        stdout=writer,
        stderr=subprocess.PIPE,
        env={**os.environ, "FLICK_GAMES": str(GAMES)},
        check=False,
        timeout=60,
    )
    os.close(writer)
    assert process.stderr == b""
    assert process.returncode in (0, 1)


def test_ctrl_c_in_a_match_keeps_it(home: Path) -> None:
    process = start("play", "shells", "--text", "--seed", "1", *QUIET)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("2\n")
    process.stdin.flush()
    while "How many pearls" not in process.stdout.readline():
        pass
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err == "\n"
    assert "To go on: flick play --text --resume " in out
    (path,) = (home / "matches").iterdir()
    code, out, err = done("replay", str(path), "--verify", "--json")
    assert (code, err) == (0, "")
    assert json.loads(out)["answers"] == 1


@pytest.mark.parametrize(
    "interrupt", [lambda pid: os.kill(pid, signal.SIGINT), lambda pid: os.killpg(pid, signal.SIGINT)]
)
def test_ctrl_c_ends_a_simulation_with_all_its_processes(tmp_path: Path, interrupt: Callable[[int], None]) -> None:
    """Whether the first process is interrupted or, as by a terminal, all of them. The game leaves a mark in every
    process that plays it, so that the test knows when they do."""
    shutil.copytree(GAMES / "shells", tmp_path / "games" / "cockles")
    marks = tmp_path / "marks"
    marks.mkdir()
    with (tmp_path / "games" / "cockles" / "__init__.py").open("a") as code:
        code.write("\nimport os\n\nPath(os.environ['MARKS'], str(os.getpid())).touch()\n")
    changes = {"FLICK_GAMES": str(tmp_path / "games"), "MARKS": str(marks)}
    process = start("simulate", "cockles", "-n", "1000000", "--jobs", "2", **changes)
    try:
        while len(list(marks.iterdir())) < 3:
            assert process.poll() is None
            time.sleep(0.02)
        interrupt(process.pid)
        out, err = process.communicate(timeout=60)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    assert (process.returncode, out, err) == (130, "", "\n")
    for mark in marks.iterdir():
        with pytest.raises(ProcessLookupError):
            os.kill(int(mark.name), 0)


def test_a_terminal_without_accents_shows_the_rest() -> None:
    code, out, err = done("games", "--lang", "fr", PYTHONIOENCODING="ascii")
    assert (code, err) == (0, "")
    assert "Coquillages, de 2 ? 4 joueurs" in out


def test_odd_bytes_are_an_answer_like_any_other() -> None:
    process = subprocess.run(
        [sys.executable, "-m", "flick", "play", "shells", "--text", "--seed", "1", *QUIET],
        input=b"\xff\xfe\n2\n",
        capture_output=True,
        env={**os.environ, "FLICK_GAMES": str(GAMES)},
        check=False,
        timeout=60,
    )
    assert (process.returncode, process.stderr) == (0, b"")
    assert b"Player 1 plays Limpet 1." in process.stdout


def test_asking_for_help_brings_in_little() -> None:
    """No physics, no numbers, no pictures: the answer comes at once."""
    program = (
        "import sys; from flick.cli import run; run(['--help']); "
        "print([name for name in ('pymunk', 'numpy', 'PIL', 'rich', 'yaml') if name in sys.modules])"
    )
    process = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    assert process.stdout.endswith("[]\n")
