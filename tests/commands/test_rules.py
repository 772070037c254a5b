"""``flick rules``"""

from collections.abc import Callable

import pytest

from flick.terminal import WIDTH
from tests.commands.conftest import Flick


def test_the_whole_book(flick: Flick) -> None:
    lines = flick("rules", "shells").out.splitlines()
    assert lines[:4] == [
        "Shells",
        "======",
        "",
        "SHL-01    Start. Everybody gets three cards and the agreed number of pearls; the",
    ]
    assert lines[4].startswith(" " * 10 + "rest of 24")
    assert sum(line.startswith("SHL-") for line in lines) == 10


def test_one_rule_in_either_language(flick: Flick) -> None:
    assert flick("rules", "shells", "shl-10").out == "SHL-10    Giving up. Whoever gives up loses; all others win.\n"
    french = flick("rules", "shells", "SHL-10", "--lang", "fr").out
    assert french == "SHL-10    Abandon. Qui abandonne perd\u202f; tous les autres gagnent.\n"


def test_json(flick: Flick) -> None:
    assert flick("rules", "shells", "SHL-10", "--json").json == [
        {"rule": "SHL-10", "text": "*Giving up.* Whoever gives up loses; all others win.", "heading": 0}
    ]
    assert len(flick("rules", "shells", "--json").json) == 11


@pytest.mark.parametrize("game", ["shells", "catacombs"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_fits_the_terminal(flick: Flick, game: str, language: str) -> None:
    out = flick("rules", game, "--lang", language).out
    assert [line for line in out.splitlines() if len(line) > WIDTH] == []
    assert "**" not in out


def test_mistakes(mistake: Callable[..., str]) -> None:
    assert mistake("rules", "shells", "SHL-1").startswith("There is no rule SHL-1; did you mean SHL-")
    assert mistake("rules", "shells", "XYZ") == "There is no rule XYZ."
    assert mistake("rules", "shels").startswith("There is no game “shels”; choose from ")


@pytest.mark.parametrize(
    "arguments",
    [("--lang", "fr", "shells", "SHL-10"), ("shells", "--lang", "fr", "SHL-10"), ("shells", "SHL-10", "--lang", "fr")],
)
def test_options_may_stand_anywhere(flick: Flick, arguments: tuple[str, ...]) -> None:
    """The rule is an argument that may be left out; an option before it is not to be taken for its place."""
    assert flick("rules", *arguments).out.startswith("SHL-10    Abandon.")
