"""The tests of the table have a game of their own beside the sample games."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from flick.table.game import GamesAny, find
from tests.conftest import GAMES

settings.register_profile("no clock", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("no clock")

OWN_GAMES = Path(__file__).parent / "games"


@pytest.fixture(autouse=True)
def own_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """``FLICK_GAMES`` names both folders, for this process and for those it starts."""
    monkeypatch.setenv("FLICK_GAMES", f"{GAMES}{os.pathsep}{OWN_GAMES}")


@pytest.fixture
def skims() -> GamesAny:
    return find("skims")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a match is kept."""
    return tmp_path / "match.flick"


@pytest.fixture
def new_rules(skims: GamesAny, monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """The rules change: from now on Skims is played by another version."""
    return lambda version: monkeypatch.setattr(type(skims), "version", version)
