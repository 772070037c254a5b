"""Variants that are played together (8.13)."""

from typing import Any

import pytest

from flick.games.ravenloft import bundles
from flick.games.ravenloft.dungeon import edges_at
from flick.games.ravenloft.exploring import explore
from flick.games.ravenloft.game import GAME
from flick.games.ravenloft.policies import policies_of
from flick.sitting import words_for
from flick.table.chance import Chance
from flick.table.match import start_state
from flick.table.sayings import Refused
from flick.table.words import Words
from flick.written_options import read_options
from tests.games_ravenloft.scene import Run, state_of


def test_advanced_and_mika_are_apart() -> None:
    """RAV-T-X01."""
    with pytest.raises(Refused) as refused:
        start_state(GAME, read_options(GAME, {"variants": "mik,adv"}), 3, 0)
    assert "exploration" in bundles.contested("ADV", "MIK")
    words = words_for(Words("en"), GAME)
    assert "exploring" in words(refused.value.say)


def test_whoever_has_a_level_has_levelled_up_once() -> None:
    """RAV-T-X02: of heroes of levels 1, 2, 5 and 9 three have levelled up (RAV-MIX-R6)."""
    state = state_of(4, variants=["LVL", "HPH"])
    for hero, level in zip(state.heroes, (1, 2, 5, 9), strict=True):
        hero.level = level
    state.dungeon.stack = ["cross#3"]
    state.heroes[0].square = "1,0"
    (edge,) = edges_at(state.dungeon, "1,0")
    forced: Any = {"monsters": [3]}
    run = Run(state, explore(state, Chance(state.luck, forced), 0, edge))
    assert [event.kind for event in run.events].count("monster-drawn") == 3


def test_a_hybrid_buys_what_hybrids_get() -> None:
    """RAV-T-X05: the prices of one, the gains of the other (RAV-MIX-R3)."""
    state = state_of(1, variants=["HYB", "BAR"])
    policies = policies_of(state)
    hero = state.heroes[0]
    hero.classes = ["rogue", "fighter"]
    before = (hero.most_hp, hero.ac, hero.surge_value, len(hero.powers))
    Run(state, policies.level_up.rise(state, Chance(state.luck), 0))
    assert (hero.most_hp, hero.ac, hero.surge_value, len(hero.powers)) == tuple(
        old + more for old, more in zip(before, (2, 1, 1, 1), strict=True)
    )
    assert not hero.critical
