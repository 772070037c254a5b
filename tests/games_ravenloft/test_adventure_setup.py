"""The stack and the tokens of each adventure at the start (6.12)."""

import pytest

from flick.games.ravenloft.adventure_setup import new_dungeon, new_progress, part_sizes, tiles_in_play
from flick.games.ravenloft.campaign import in_order
from flick.games.ravenloft.tiles import tile_card
from flick.table import piles
from flick.table.chance import Chance, Luck

SPECIAL = ("safe_exit", "reliquary", "sorcerers_den", "dire_entrance", "horrid_entrance", "master_crypt")


BEFORE = (13, 9, 6, 5, 8, 8)
"""Tiles above the part in which the special tile lies, for three heroes (6.12, tuned)."""


@pytest.mark.parametrize(("name", "special", "before"), list(zip(in_order(), SPECIAL, BEFORE, strict=True)))
def test_the_special_tile_lies_among_the_next_ones(name: str, special: str, before: int) -> None:
    chance = Chance(Luck(3))
    progress = new_progress(name, 3, chance)
    dungeon = new_dungeon(progress, chance)
    assert before <= dungeon.stack.index(special) < before + part_sizes(progress, dungeon)[1]
    assert len(dungeon.stack) == (18 if name == "out_of_the_grave" else 31)
    laid = [tile.name for tile in dungeon.grid.tiles]
    every = [dungeon.stack, dungeon.box, laid, *dungeon.chambers.values()]
    piles.check(every, tiles_in_play(progress, dungeon))


@pytest.mark.parametrize("heroes", range(1, 6))
def test_a_larger_party_goes_a_longer_way(heroes: int) -> None:
    """Numbers are those for three heroes, as the HP of villains are."""
    chance = Chance(Luck(3))
    progress = new_progress("out_of_the_grave", heroes, chance)
    assert part_sizes(progress, new_dungeon(progress, chance)) == [13 + 2 * (heroes - 3), 5]


def test_six_of_the_first_eight_tiles_have_doors() -> None:
    """6.12, adventure 5; eight door tokens and eight treasure tokens are shuffled (2)."""
    chance = Chance(Luck(4))
    progress = new_progress("doors_of_cinder", 3, chance)
    dungeon = new_dungeon(progress, chance)
    assert sum(tile_card(tile).door is not None for tile in dungeon.stack[:8]) == 6
    assert sorted(dungeon.door_pile) == ["locked"] * 2 + ["trapped"] * 3 + ["unlocked"] * 3
    assert sorted(progress.treasures) == ["harm"] * 2 + ["treasure"] * 4 + ["villager"] * 2
    assert sorted(progress.chamber_pile) == ["captives", "lair_of_the_drake"]


def test_monster_tokens_lie_ready() -> None:
    """2: two 0, five 1, three 2, two 3."""
    chance = Chance(Luck(5))
    dungeon = new_dungeon(new_progress("the_bone_warden", 3, chance), chance)
    assert sorted(dungeon.hidden_pile) == [0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3]
    assert len(dungeon.chambers["dire"]) == 6
