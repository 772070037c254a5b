"""Where things of a map lie."""

import math
from itertools import combinations

import pytest

from flick.window.board.map_marks import next_towards
from flick.window.board.map_shape import MapShape
from tests.window.board.map_scene import cave, dungeon, figure


def test_a_unit_of_a_cave_is_one_of_its_shorter_links() -> None:
    shape = MapShape(cave())
    assert shape.pitch == pytest.approx(math.sqrt(2))
    assert shape.natural * shape.pitch == pytest.approx(84)
    assert shape.middle("lake") == (0, -2)


def test_squares_and_borders_lie_where_they_are() -> None:
    shape = MapShape(dungeon())
    assert shape.middle("2,1") == (2.5, 1.5)
    (box,) = shape.boxes("out")
    assert box.left < 8 < box.left + box.width
    assert (box.top, box.height) == (1, 2)
    assert shape.boxes("room-1")[0] == (4, 0, 4, 4)
    assert shape.boxes("nowhere") == []


@pytest.mark.parametrize("count", range(1, 9))
def test_figures_on_one_cell_stay_told_apart(count: int) -> None:
    """Side by side, or in a pile that can be fanned out."""
    shape = MapShape(dungeon())
    stands = [stand for _, stand in shape.stands([figure(f"elf-{n}", "5,1") for n in range(count)])]
    assert all(stand.is_piled == (count > 4) for stand in stands)
    places = [stand.at if count <= 4 else stand.fanned for stand in stands]
    apart = [math.dist(one, other) for one, other in combinations(places, 2)]
    assert min(apart, default=1) >= 1.4 * stands[0].radius
    assert len({stand.at for stand in stands}) == count


def test_a_large_base_covers_its_cells() -> None:
    shape = MapShape(dungeon())
    ((_, stand),) = shape.stands([figure("ogre", "5,1", "6,1", "5,2", "6,2")])
    assert stand.at == (6, 2)
    assert 0.8 < stand.radius < 1


def test_who_stands_nowhere_on_the_map_is_not_seen() -> None:
    assert list(MapShape(cave()).stands([figure("ghost"), figure("elf", "attic")])) == []


def test_arrows_lead_to_the_nearest_that_way() -> None:
    spots = {"a": (1.0, 0.0), "b": (3.0, 0.0), "c": (0.2, -2.0), "d": (-1.0, 3.0)}
    assert next_towards(spots, (0, 0), (1, 0), 0.2) == "a"
    assert next_towards(spots, (1, 0), (1, 0), 0.2) == "b"
    assert next_towards(spots, (0, 0), (0, -1), 0.2) == "c"
    assert next_towards(spots, (3, 0), (1, 0), 0.2) is None
