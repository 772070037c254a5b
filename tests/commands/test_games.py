"""``flick games``"""

from collections.abc import Callable

from flick.terminal import WIDTH
from tests.commands.conftest import Flick


def test_every_game_has_a_paragraph(flick: Flick) -> None:
    out = flick("games").out
    assert (
        "shells: Shells, 2 to 4 players\n"
        "  Bet pearls on a card, throw the die, and flick a shell at the pebbles.\n"
        "  players: human, random\n"
        "  pearls=3: How many everybody starts with (SHL-01) [1 to 6]\n"
        "  flicks=on: Whether who wins a bet may flick a shell (SHL-06) [on, off]\n"
        "  edge=mat: What stops a pebble: walls, or nothing (SHL-08) [mat, walls]\n"
        "  rounds=6: Turns for each person (SHL-09) [1 to 20]\n"
    ) in out


def test_values_stand_as_they_are_typed_in_every_language(flick: Flick) -> None:
    out = flick("games", "--lang", "fr").out
    assert "shells\u202f: Coquillages, de 2 à 4 joueurs\n" in out
    assert "edge=mat\u202f: Ce qui arrête un galet\u202f: des murs, ou rien (SHL-08) [mat, walls]\n" in out
    assert "pearls=3\u202f: Combien chacun en a au début (SHL-01) [de 1 à 6]\n" in out


def test_it_fits_the_terminal(flick: Flick) -> None:
    for language in ("en", "fr"):
        assert [line for line in flick("games", "--lang", language).out.splitlines() if len(line) > WIDTH] == []


def test_json(flick: Flick) -> None:
    games = {game["id"]: game for game in flick("games", "--json").json}
    assert games["shells"] == {
        "id": "shells",
        "seats": [2, 4],
        "players": ["human", "random"],
        "options": [
            {"name": "pearls", "default": 3, "values": [], "limits": [1, 6]},
            {"name": "flicks", "default": True, "values": ["on", "off"], "limits": None},
            {"name": "edge", "default": "mat", "values": ["mat", "walls"], "limits": None},
            {"name": "rounds", "default": 6, "values": [], "limits": [1, 20]},
        ],
        "seat_options": [],
    }
    seekers = ["any", "asha", "ioren", "sefa", "odram"]
    assert games["kinfire"]["seat_options"] == [{"name": "seeker", "default": "any", "values": seekers, "limits": None}]


def test_every_value_that_is_listed_can_be_chosen(flick: Flick, mistake: Callable[..., str]) -> None:
    """What ``flick games`` tells is what ``--set`` takes."""
    for option in next(game for game in flick("games", "--json").json if game["id"] == "shells")["options"]:
        for value in option["values"] or option["limits"]:
            done = flick("simulate", "shells", "-n", 1, "--set", "flicks=off", "--set", f"{option['name']}={value}")
            assert done.code == 0, done.err
    assert mistake("simulate", "shells", "--set", "pearls=7").startswith(
        "The option pearls takes a whole number from 1 to 6, not “7”."
    )
