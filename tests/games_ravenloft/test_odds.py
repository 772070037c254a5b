"""What people are told of an attack before they make it is what a d20 comes to (RAV-85, RAV-86)."""

import pytest

from flick.games.ravenloft.odds import hit_share


@pytest.mark.parametrize(
    ("more", "needed", "share"),
    [(6, 14, 0.65), (0, 20, 0.05), (0, 21, 0.0), (9, 10, 1.0), (12, 10, 1.0), (7, 13, 0.75)],
)
def test_a_die_hits_as_often_as_its_sides_say(more: int, needed: int, share: float) -> None:
    assert hit_share(more, needed) == share
    assert hit_share(more, needed) == sum(die + more >= needed for die in range(1, 21)) / 20
