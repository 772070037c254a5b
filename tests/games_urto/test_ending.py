"""The final count and what decides between equal totals."""

from typing import Any

import pytest

from flick.games.urto import GAME
from flick.games.urto.ending import result
from flick.games.urto.view import view
from flick.table.words import Words
from flick.terminal.scores import score_lines
from tests.games_urto.scene import put, state_of


def ended(*heroes: dict[str, Any]) -> Any:
    """The result where these heroes have arrived, in this order, and all others are dead."""
    state = state_of(3)
    for seat, hero in enumerate(state.heroes):
        told = heroes[seat] if seat < len(heroes) else None
        put(hero, **({"dead": True, "life": 0} if told is None else {"arrived": seat + 1, "mana": 0, **told}))
    return result(state)


@pytest.mark.parametrize(
    ("one", "other", "winners", "reason", "rule"),
    [
        ({"life": 5, "pool": 4}, {"life": 4, "pool": 4}, (0,), "end-count", "URTO-177"),
        ({"life": 5, "pool": 4}, {"life": 4, "pool": 5}, (1,), "end-tied", "URTO-178"),
        ({"life": 5, "mana": 2}, {"life": 4, "mana": 3}, (0,), "end-tied", "URTO-179"),
        ({"life": 5, "pool": 1}, {"life": 5, "pool": 1}, (0, 1), "end-shared", "URTO-R108"),
    ],
)
def test_what_decides(
    one: dict[str, Any], other: dict[str, Any], winners: tuple[int, ...], reason: str, rule: str
) -> None:
    found = ended(one, other)
    assert (found.winners, found.reason.id, found.rule) == (winners, reason, rule)


def test_the_count_is_told_line_by_line_and_the_dead_have_none() -> None:
    found = ended(
        {"life": 6, "mana": 4, "pool": 7, "monsters": ["gnawling#1"], "artefacts": ["golden_cup"]}, {"life": 2}
    )
    *lines, total = found.lines
    assert [line.points[2] for line in found.lines] == [None] * 6
    assert total.points[0] == sum(line.points[0] for line in lines) == found.scores[0]
    words = Words("en", GAME.folder, names=["Camille", "Noé", "Zoé"], things=GAME.things)
    told = list(score_lines(found, words))
    assert told[0].split() == ["Camille", "Noé", "Zoé"]
    assert told[1].split() == ["Life", "6", "2", "–", "[URTO-174]"]


def test_the_round_does_not_go_on_behind_the_end() -> None:
    """The last arrival ends the last turn of its round, and that is the round that stays in sight."""
    state = state_of(2)
    state.turn = 7
    assert view(state, None).turn == 3
    for place, hero in enumerate(state.heroes, start=1):
        put(hero, cell="urto", arrived=place)
    state.turn = 8
    assert view(state, None).turn == 3
