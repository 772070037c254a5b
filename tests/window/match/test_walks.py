"""The two walks of ``docs/architecture.md`` are those that are walked: every function that is named there exists, and
on the way of a real flick no module of the window is passed that is not named."""

import re
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from types import FrameType

import pytest

from flick.table.journal import Writer
from flick.table.rules import Flick
from flick.window.widgets.log import Log
from flick.window.widgets.log_row import LogEntry
from tests.window.menus.sitting import Sitting, sittings

PAGE = Path(__file__).parents[3] / "docs" / "architecture.md"
STEP = re.compile(r"^\d+\. `(flick\.[\w.]+)` → `([\w.]+)`: .+\.$", re.M)
TO_THE_JOURNAL, TO_THE_LOG = "### From the mouse to the journal", "### From the journal to the log line"
MOST_TO_THE_JOURNAL, MOST_TO_THE_LOG = 12, 8


def steps(heading: str) -> list[tuple[str, str]]:
    """Module and function of each step of a walk."""
    text = PAGE.read_text("utf-8").partition(heading)[2]
    return STEP.findall(re.split(r"^#", text, maxsplit=1, flags=re.M)[0])


@pytest.mark.parametrize("heading", [TO_THE_JOURNAL, TO_THE_LOG])
def test_everything_on_a_walk_is_there(heading: str) -> None:
    found = steps(heading)
    assert len(found) > 3
    for module, function in found:
        named = attrgetter(function)(import_module(module))
        assert callable(named) or isinstance(named, property), f"{module}.{function}"


def callers() -> list[str]:
    """The modules of the window that are at work now, from the outermost inwards."""
    found: list[str] = []
    frame: FrameType | None = sys._getframe(1)  # pyright: ignore[reportPrivateUsage]
    while frame is not None:
        found.append(frame.f_globals["__name__"])
        frame = frame.f_back
    return [name for name in dict.fromkeys(reversed(found)) if name.startswith("flick.window.")]


def window_modules(heading: str) -> list[str]:
    """The modules of the window on a walk of the page."""
    return list(dict.fromkeys(module for module, _ in steps(heading) if module.startswith("flick.window.")))


@pytest.fixture
def one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sitting]:
    monkeypatch.setenv("FLICK_HOME", str(tmp_path))
    with sittings() as sit:
        yield sit()


def test_the_walks_are_as_short_as_the_page_says(one: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pawn is pulled back and let go; the journal gets the answer, and the log tells it."""
    written: list[list[str]] = []
    told: list[list[str]] = []
    answered, tell = Writer.answered, Log.tell

    def heard_by_journal(self: Writer, *given: object) -> None:
        written.append(callers())
        answered(self, *given)  # type: ignore[arg-type]

    def heard_by_log(self: Log, given: Sequence[LogEntry]) -> None:
        told.append(callers())
        tell(self, given)

    one.up_to_a_flick()
    monkeypatch.setattr(Writer, "answered", heard_by_journal)
    monkeypatch.setattr(Log, "tell", heard_by_log)
    decision, arena = one.play.controller.decision, one.play.arena
    assert isinstance(decision, Flick)
    assert arena is not None
    assert arena.scene is not None
    pawn = one.play.controller.board.arena.pawns[decision.pawns[0]]
    x, y = arena.scene.stage.view.to_px((pawn.x, pawn.y))
    one.drag((round(x), round(y)), (round(x) - 150, round(y)))
    one.until(lambda: bool(told))
    to_journal, to_log = window_modules(TO_THE_JOURNAL), window_modules(TO_THE_LOG)
    assert len(to_journal) <= MOST_TO_THE_JOURNAL
    assert len(to_log) <= MOST_TO_THE_LOG
    assert set(written[0]) - {__name__} <= set(to_journal)
    inwards = told[-1][told[-1].index("flick.window.match.controller") :]
    assert set(inwards) <= set(to_log)
