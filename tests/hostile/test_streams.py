"""Streams that are closed, full, or speak another alphabet: never a traceback, and a line where there is somebody to
read it."""

import subprocess
import sys

import pytest

FLICK = f"{sys.executable} -m flick"


def shell(line: str) -> tuple[int, str]:
    done = subprocess.run(["bash", "-c", line], capture_output=True, check=False)
    return done.returncode, done.stderr.decode("utf-8", "replace")


@pytest.mark.parametrize("stream", ["<&-", ">&-", "2>&-"])
def test_a_closed_stream(stream: str) -> None:
    assert shell(f"{FLICK} games {stream}") == (0, "")


def test_a_full_disk() -> None:
    code, told = shell(f"{FLICK} games >/dev/full")
    assert code == 1
    assert told.startswith("flick: What there is to tell cannot be written: ")
    assert told.count("\n") == 1


def test_nobody_reads_on() -> None:
    _, told = shell(f"{FLICK} rules catacombs | head -c 1 >/dev/null")
    assert told == ""


@pytest.mark.parametrize("alphabet", ["LC_ALL=C PYTHONUTF8=0", "PYTHONIOENCODING=ascii", "PYTHONIOENCODING=utf-16"])
def test_another_alphabet(alphabet: str) -> None:
    code, told = shell(f"{alphabet} {FLICK} games --lang fr")
    assert (code, told) == (0, "")
