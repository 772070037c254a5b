"""The program in a real window of an X server, with a real mouse and a real keyboard, from the title to the end."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from flick.table.journal import load
from flick.window.app.settings import Settings, save_settings
from flick.window.arena.flicking.swipe import GAIN
from flick.window.menus.draft import remember, usual

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def display() -> Iterator[str]:
    """An X server of its own for each test."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x720x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        yield f":{server.stdout.readline().strip()}"
        server.terminate()


@pytest.fixture
def begun(home: Path) -> Path:
    """A draft of a match between two people at this window, on a mat where obstacles are put down."""
    save_settings(Settings(language="en", curtain="never", still=True, mute=True, bot_pace="at-once"))
    draft = usual("catacombs", "Camille")
    draft.seed = 5
    for sitter in draft.sitters:
        sitter.person = True
    draft.options |= {"arena_mode": "mat", "first_team": "sword"}
    remember(draft)
    return home


def sit(display: str, how: str, what: str) -> list[dict[str, Any]]:
    """Let somebody sit down at the program, and tell what he did."""
    environment = {**os.environ, "DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, "-m", "tests.xvfb.sitter", how, what],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=900,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def written(home: Path) -> list[str]:
    """The answers in the one match file that there is."""
    (path,) = (home / "matches").glob("*.flick")
    return [line.answer for line in load(path).answers]


def check(did: dict[str, Any], answer: str) -> None:
    """An answer in the match file is the one that the hands made."""
    if did["did"] == "card" and "card" in did:
        assert answer == f"play {did['card']}"
    elif did["did"] == "yes":
        assert answer == "yes"
    elif "option" in did:
        assert answer == did["option"]
    elif did["did"] in ("pull", "swipe", "flick"):
        check_flick(did, answer)
    elif "pixel" in did:
        x, y = (float(part) for part in answer.split()[2].split(","))
        assert abs(x - did["x"]) <= did["pixel"]
        assert abs(y - did["y"]) <= did["pixel"]


def check_flick(did: dict[str, Any], answer: str) -> None:
    verb, pawn, angle, speed, *_ = answer.split()
    assert (verb, pawn) == ("flick", did["pawn"])
    if did["did"] == "flick":
        return
    off = abs((float(angle.removesuffix("deg")) - did["angle"] + 180) % 360 - 180)
    assert off < (1.5 if did["did"] == "pull" else 8), (did, answer)
    found = float(speed.removesuffix("mm/s"))
    if did["did"] == "pull":
        assert found == pytest.approx(did["speed"], rel=0.04)
    else:
        assert found == pytest.approx(did["mm_s"] * GAIN, rel=0.5)


@pytest.mark.parametrize("how", ["mouse", "keys"])
def test_a_match_from_the_title_to_its_end(display: str, begun: Path, how: str) -> None:
    first = sit(display, how, "new")
    before = written(begun)
    assert len(before) == len(first)
    second = sit(display, how, "again")
    after = written(begun)
    assert after[: len(before)] == before
    for did in (*first, *second):
        if "number" in did:
            check(did, after[did["number"]])
    kinds = {did["did"] for did in first}
    assert kinds >= ({"card", "pull", "swipe", "obstacle"} if how == "mouse" else {"card", "flick", "obstacle"})
    assert second[-1]["did"] == "end"
    assert len(second[-1]["won"]) == 1
