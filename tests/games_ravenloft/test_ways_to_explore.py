"""Deep in the dungeon by the variants that explore in the hero phase: everything stays in its place, and it ends."""

from collections.abc import Mapping

import pytest

from flick.games.ravenloft.bot import options as weighed
from tests.games_ravenloft.delver import Delve
from tests.games_ravenloft.phases import match_of, party
from tests.games_ravenloft.scene import stacked

FIRED: Mapping[str, tuple[str, ...]] = {
    "BAR": ("generator", "generator-moves", "comes", "encounter"),
    "MIK": ("initiative-roll", "comes", "encounter"),
    "HPH": ("monsters-roll", "initiative-roll", "time-token", "comes"),
}
"""What has happened in a delve by each of them."""


@pytest.mark.parametrize(
    ("variant", "adventure", "seats", "seed"),
    [
        ("BAR", "doors_of_cinder", 3, 1),
        ("MIK", "the_icon_of_ravenloft", 2, 2),
        ("HPH", "the_bone_warden", 3, 3),
    ],
)
def test_a_delve_by_a_variant(variant: str, adventure: str, seats: int, seed: int) -> None:
    delve = Delve(adventure, seats, seed, hp=60, variants=[variant], ties="first")
    assert delve.play()
    assert [kind for kind in FIRED[variant] if not delve.kinds[kind]] == []


@pytest.mark.parametrize("variant", ["NEW", *FIRED])
def test_a_bot_on_an_edge_explores_in_its_phase(variant: str) -> None:
    """With nobody about and the way before it, that is what it does first."""
    state = party(1, variants=[variant])
    state.heroes[0].square = "7,1"
    stacked(state, "cross#1", "cross#2", "safe_exit")
    match = match_of(state)
    match.settle()
    best = max(weighed(match.perspective()), key=lambda one: one.worth)
    assert best.answer == "turn explore start_e-east"
