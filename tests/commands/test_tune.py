"""``flick tune``"""

from collections.abc import Callable
from pathlib import Path

import pytest

from flick.commands import tune
from flick.places import tables
from tests.commands.conftest import Flick

MINE = "table: {width: 500, height: 300, edge: mat}\n"


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables with which the tuner was opened above the title."""
    found: list[str] = []

    monkeypatch.setattr(tune, "has_window", lambda: True)
    monkeypatch.setattr("flick.window.app.start.run_window", lambda first, language: first(None) or 0)
    monkeypatch.setattr("flick.window.menus.opening.open_title", lambda app: found.append("title"))
    monkeypatch.setattr("flick.window.menus.opening.open_tuner", lambda app, table: found.append(table))
    return found


def test_without_a_display_it_says_so(mistake: Callable[..., str]) -> None:
    assert mistake("tune") == "There is no display here, and tuning a table needs a window."
    assert mistake("tune", "mat") == "There is no display here, and tuning a table needs a window."


def test_it_opens_the_tuner_with_a_preset_or_without(flick: Flick, opened: list[str]) -> None:
    assert flick("tune") == (0, "", "")
    assert flick("tune", "kids") == (0, "", "")
    assert opened == ["title", "", "title", "kids"]


def test_a_table_of_ones_own_goes_by_its_name_or_its_file(flick: Flick, opened: list[str], tmp_path: Path) -> None:
    tables().mkdir(parents=True)
    for path in (tables() / "Mine.yaml", tmp_path / "other.yaml"):
        path.write_text(MINE, "utf-8")
    assert flick("tune", "mine") == (0, "", "")
    assert flick("tune", tmp_path / "other.yaml") == (0, "", "")
    assert opened[1::2] == [str(tables() / "Mine.yaml"), str(tmp_path / "other.yaml")]


def test_a_table_that_is_wrong_is_told_in_one_line(mistake: Callable[..., str], tmp_path: Path) -> None:
    assert mistake("tune", "no-such").startswith("no-such cannot be read")
    path = tmp_path / "small.yaml"
    path.write_text("table: {width: 0, height: 300, edge: mat}\n", "utf-8")
    assert mistake("tune", path).startswith(f"{path}:1: table.width")
    path.write_text("table: {width: 30, height: 300, edge: mat}\n", "utf-8")
    assert mistake("tune", path).startswith(f"{path}: ")
