"""``flick achievements``: what can be achieved, and who has."""

from collections.abc import Callable

import pytest

from flick.games.kinfire import GAME
from flick.games.kinfire.achievements import ACHIEVEMENTS
from flick.terminal import WIDTH
from tests.commands.conftest import Flick
from tests.test_profile import match_with


@pytest.fixture(autouse=True)
def _reached() -> None:
    from flick import profile
    from flick.table.seats import HUMAN, Seat

    profile.note(match_with("intermission", "against-the-clock"))
    profile.note(match_with("intermission", seats=(Seat(HUMAN), Seat(HUMAN, "Bo"))))


def test_all_of_them_with_how_and_by_whom(flick: Flick) -> None:
    done = flick("achievements", "kinfire")
    assert (done.code, done.err) == (0, "")
    told = " ".join(done.out.split())
    assert told.startswith("Easy Just a Scratch: Suffer at least 5 damage within one turn. [KIN-175] Not reached yet")
    assert "[KIN-178] Reached by Ann, Bo, somebody without a name" in told
    assert "Against the Clock: Lose in the very first turn. [KIN-184] Reached by Ann" in told
    assert told.count("Not reached yet") == 10
    assert all(f"[{rule}]" in told for rule in ACHIEVEMENTS.values())
    assert max(map(len, done.out.splitlines())) <= WIDTH
    headings = [line for line in done.out.splitlines() if line and not line.startswith(" ")]
    assert headings == ["Easy", "Perilous", "Complex", "Improbable"]


def test_in_french(flick: Flick) -> None:
    done = flick("achievements", "kinfire", "--lang", "fr")
    assert done.out.startswith("Facile\n  Simple égratignure\u202f: Subir au moins 5 dégâts")
    assert "Accompli par Ann" in done.out


def test_in_json(flick: Flick) -> None:
    listed = flick("achievements", "kinfire", "--json").json
    assert [one["id"] for one in listed] == [one.id for one in GAME.achievements] == list(ACHIEVEMENTS)
    assert [one["reached"] for one in listed if one["reached"]] == [["Ann", "Bo", ""], ["Ann"]]
    assert flick("achievements", "shells", "--json").json == []


def test_a_game_without_any(mistake: Callable[..., str]) -> None:
    assert mistake("achievements", "shells") == "Shells has no achievements."
    assert mistake("achievements", "shels").startswith("There is no game “shels”; choose from ")
