"""Running commands inside the test, for speed."""

import io
import json
import sys
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import pytest

from flick.cli import run


class Done(NamedTuple):
    """What a command did: its exit code and what it printed."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        assert self.code == 0, self.err
        return json.loads(self.out)


Flick: TypeAlias = Callable[..., Done]


@pytest.fixture(autouse=True)
def no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands run without a display, also where the tests of the window have given them a dummy."""
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def flick(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Flick:
    """``flick("play", "shells", typed="1\\n")``"""

    def flick(*arguments: object, typed: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = run([str(argument) for argument in arguments])
        shown = capsys.readouterr()
        return Done(code, shown.out, shown.err)

    return flick


@pytest.fixture
def mistake(flick: Flick) -> Callable[..., str]:
    """The one line that tells a person's mistake; the exit code is 1, and nothing else was said."""

    def mistake(*arguments: object, typed: str = "") -> str:
        done = flick(*arguments, typed=typed)
        assert done.code == 1, done
        assert done.out == ""
        assert done.err.count("\n") == 1
        assert done.err.startswith("flick: ")
        return done.err.removeprefix("flick: ").rstrip("\n")

    return mistake
