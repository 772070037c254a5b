"""Exploring: tiles, monsters, doors and tokens that come with them, chambers and who fills them."""

import pytest

from flick.games.ravenloft.dungeon import edges_at, tiles_under, unexplored
from flick.games.ravenloft.exploring import explore, lay_by_effect
from flick.games.ravenloft.state import RavenloftState
from flick.maps.grid import Edge
from tests.games_ravenloft.scene import Run, chance_of, laid, on_top, stacked, state_of

EAST = Edge("start_e", "east")
MONSTERS = ("skeleton#1", "ghoul#1", "wraith#1", "gargoyle#1", "cultist#1", "orc_archer#1", "dire_wolf#1")


def explored(state: RavenloftState, edge: Edge = EAST, *answers: str) -> Run:
    return Run(state, explore(state, chance_of(state), 0, edge), answers)


def test_a_tile_brings_a_monster_on_its_mark() -> None:
    """RAV-41 to RAV-45, RAV-T-B06."""
    state = state_of()
    stacked(state, "straight#1")
    on_top(state, "monster", *MONSTERS)
    run = explored(state)
    assert (state.dungeon.grid["straight#1"].column, state.dungeon.grid["straight#1"].row) == (2, 0)
    assert state.figures["skeleton-1"].square == "9,1"
    assert state.heroes[0].row == ["skeleton#1"]
    assert [(one.tile, one.triangle) for one in state.now.placed] == [("straight#1", "white")]
    assert run.kinds.index("tile") < run.kinds.index("comes")
    assert not run.asked


def test_a_long_corridor_brings_one_more_tile_and_each_its_monster() -> None:
    """RAV-T-B57, RAV-29, RAV-RUL-17."""
    state = state_of()
    stacked(state, "corridor#1", "straight#3", "cross#1")
    on_top(state, "monster", *MONSTERS)
    explored(state)
    assert [(one.tile, one.triangle) for one in state.now.placed] == [("corridor#1", "white"), ("straight#3", "black")]
    assert state.heroes[0].row == ["skeleton#1", "ghoul#1"]
    assert tiles_under(state.dungeon, state.figures["ghoul-1"].squares) == ["straight#3"]
    assert state.dungeon.stack == ["cross#1"]


def test_two_corridors_bring_two_more() -> None:
    """RAV-RUL-17: if the further tile is another corridor, once more."""
    state = state_of()
    stacked(state, "corridor#1", "corridor#2", "cross#1")
    explored(state)
    assert [one.tile for one in state.now.placed] == ["corridor#1", "corridor#2", "cross#1"]


def test_a_corridor_at_the_end_of_the_stack_is_an_ordinary_tile() -> None:
    """RAV-30."""
    state = state_of()
    stacked(state, "corridor#2")
    explored(state)
    assert [one.tile for one in state.now.placed] == ["corridor#2"]


def test_an_empty_stack_places_nothing() -> None:
    """RAV-T-B60, RAV-RUL-19."""
    state = state_of()
    stacked(state)
    assert explored(state).events == []
    assert not state.now.placed


def test_a_tile_laid_by_a_card_counts_for_no_encounter() -> None:
    """``tile`` and ``scout``: a monster where one comes too, and nothing for RAV-48."""
    state = state_of()
    stacked(state, "straight#3", "cross#1")
    Run(state, lay_by_effect(state, chance_of(state), 0, EAST, False, "RAV-53"))
    assert not state.figures
    laid_next = Run(state, lay_by_effect(state, chance_of(state), 0, Edge("straight#3", "east"), True, "RAV-53"))
    assert [event.rule for event in laid_next.events if event.kind == "tile"] == ["RAV-53"]
    assert len(state.figures) == 1
    assert not state.now.placed


def test_a_corner_has_two_edges() -> None:
    """RAV-T-B61: each of them can be explored, and one tile is placed."""
    state = state_of()
    laid(state, "start_e", "east", "hall#1")
    state.heroes[0].square = "11,0"
    assert [edge.name for edge in edges_at(state.dungeon, "11,0")] == ["hall#1-north", "hall#1-east"]
    stacked(state, "cross#1", "cross#2")
    explored(state, Edge("hall#1", "north"))
    assert state.dungeon.stack == ["cross#2"]


def test_the_entrance_opens_its_chamber() -> None:
    """RAV-T-B55: chamber tiles at three edges, then around the Large Chamber."""
    state = state_of(3, "the_bone_warden")
    stacked(state, "dire_entrance")
    state.dungeon.chambers["dire"] = [
        "dire_end#1",
        "dire_large",
        "dire_end#2",
        "dire_end#3",
        "dire_end#4",
        "dire_end#5",
    ]
    state.progress.chamber_pile = ["throne_of_bones", "mass_grave"]
    on_top(state, "monster", *MONSTERS)
    explored(state, EAST, "dire_end#1")
    placed = [one.tile for one in state.now.placed if one.in_chamber]
    assert placed[:3] == ["dire_end#1", "dire_large", "dire_end#2"]
    assert placed[3:] == ["dire_end#3", "dire_end#4", "dire_end#5"]
    assert unexplored(state.dungeon, "dire_large") == []
    assert state.progress.chamber == "throne_of_bones"
    assert tiles_under(state.dungeon, state.figures["bone_warden"].squares) == ["dire_end#1"]


@pytest.mark.parametrize("seats", [3, 5])
def test_every_player_fills_the_chamber_with_one_monster(seats: int) -> None:
    """RAV-T-B56: empty tiles first, then any; all these cards have Shield tokens."""
    state = state_of(seats, "the_bone_warden")
    stacked(state, "dire_entrance")
    state.dungeon.chambers["dire"] = ["dire_end#1", "dire_end#2", "dire_large", "dire_end#3"]
    state.progress.chamber_pile = ["throne_of_bones"]
    on_top(state, "monster", *MONSTERS)
    run = explored(state)
    tiles = state.progress.chamber_tiles
    assert len(tiles) == 4
    outside = [one for one in state.figures.values() if tiles_under(state.dungeon, one.squares)[0] not in tiles]
    assert [one.id for one in outside] == ["skeleton-1"]
    assert state.shielded == [card for hero in state.heroes for card in hero.row][1:]
    assert [len(hero.row) for hero in state.heroes] == [2] + [1] * (seats - 1)
    offered = [len(names) for verb, names in run.asked if verb == "chamber-tile"]
    assert offered == ([4, 3, 2] if seats == 3 else [4, 3, 2, 4, 4])


def test_a_blocked_side_gets_no_chamber_tile() -> None:
    """RAV-RUL-42."""
    state = state_of(1, "the_bone_warden")
    stacked(state, "dire_entrance")
    state.dungeon.chambers["dire"] = ["dire_end#1"]
    explored(state)
    assert state.progress.chamber_tiles == ["dire_end#1"]
    assert len(unexplored(state.dungeon, "dire_entrance")) == 2


def test_captives_wait_in_the_chamber() -> None:
    """6.13: three villagers and a monster, and then one for each player."""
    state = state_of(2, "doors_of_cinder")
    stacked(state, "horrid_entrance")
    state.progress.chamber_pile = ["captives"]
    explored(state)
    assert list(state.dungeon.objects) == ["villager-1", "villager-2", "villager-3"]
    assert len(state.shielded) == 3


def test_villain_and_furnace_come_with_their_tile() -> None:
    """6.12, adventure 3: they are there before the ordinary monster."""
    state = state_of(3, "klaks_workshop")
    stacked(state, "sorcerers_den")
    on_top(state, "monster", *MONSTERS)
    explored(state)
    assert list(state.figures) == ["klak", "furnace", "skeleton-1"]
    assert state.figures["furnace"].hp == 4
    assert state.progress.entered == ["klak"]


def test_a_door_is_closed_when_its_tile_is_placed() -> None:
    """RAV-162, and only in an adventure with doors."""
    state = state_of(3, "doors_of_cinder")
    stacked(state, "straight#2")
    first = state.dungeon.door_pile[0]
    assert "door-closed" in explored(state).kinds
    assert [(door.edge.name, door.kind) for door in state.dungeon.doors] == [("straight#2-east", first)]
    assert unexplored(state.dungeon, "straight#2") == []
    other = state_of(3)
    stacked(other, "straight#2")
    explored(other)
    assert not other.dungeon.doors


def test_a_new_ordinary_tile_hides_a_monster_token() -> None:
    """6.12, adventure 4; not on an Entrance."""
    state = state_of(3, "the_bone_warden")
    stacked(state, "straight#1", "dire_entrance")
    state.dungeon.hidden_pile[:1] = [3]
    explored(state)
    assert state.dungeon.hidden == {"straight#1": 3}
    explored(state, Edge("straight#1", "east"))
    assert list(state.dungeon.hidden) == ["straight#1"]
