"""The chore that lets bots go on adventures: when it says that something is wrong."""

import pytest

from flick.games.caveloot.ending import TITLES
from tools.adventures import Adventure, Record, is_in_bounds

COUNT = 20
ADVENTURES = [Adventure(("normal", "normal"), {"length": "quick", "temper": "bold,careful"}, n) for n in range(COUNT)]


def record(number: int, **changes: object) -> Record:
    """A game that the seats win in turn, with one even deal."""
    return Record(6.0, "CAVE-235", (number % 2,), TITLES, ((20.0, 18.0),), 300)._replace(**changes)


def test_even_games_are_in_bounds() -> None:
    assert is_in_bounds("quick", ADVENTURES, [record(number) for number in range(COUNT)])


@pytest.mark.parametrize(
    "changes",
    [{"rounds": 41.0}, {"titles": TITLES[1:]}, {"winners": (0,)}, {"deals": ()}, {"deals": ((20.0, 10.0),)}],
    ids=lambda changes: next(iter(changes)),
)
def test_what_is_out_of_bounds_is_told(changes: dict[str, object]) -> None:
    assert not is_in_bounds("quick", ADVENTURES, [record(number, **changes) for number in range(COUNT)])
