"""What is brought in beside the window is there to be brought in, and is not brought in before."""

import subprocess
import sys
from importlib.util import find_spec

import pytest

from flick.window.menus.opening import SCREENS


@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_that_is_brought_in_exists(name: str) -> None:
    assert find_spec(f"flick.window.{name}") is not None


def test_the_title_waits_for_no_arena_that_somebody_plays_in() -> None:
    program = (
        "import sys, flick.window.app.start, flick.window.menus.title; "
        "arena = 'flick.window.arena.'; "
        "print([name for name in ('arena_tool', 'lying_pieces', 'flicking') if arena + name in sys.modules])"
    )
    process = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    assert process.stdout.endswith("[]\n")
