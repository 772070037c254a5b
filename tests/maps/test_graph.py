"""Cells and links, and a whole cave."""

import msgspec
import pytest

from flick.maps.graph import Cell, Graph, check_graph, links_of, marked
from flick.maps.map_faults import BadMap
from flick.maps.search import cut_places, distance, reach, shortest_path
from tests.maps.caves import BLACKENED, cave

CELLS = {"a": Cell(), "b": Cell((1.5, 2.0), ("well",))}


def test_a_graph_is_the_same_through_json() -> None:
    graph = cave()
    assert msgspec.json.decode(msgspec.json.encode(graph), type=Graph) == graph


@pytest.mark.parametrize(
    ("links", "reason"),
    [
        ((("a", "c"),), "map-unknown-cell"),
        ((("a", "a"),), "map-link-to-itself"),
        ((("a", "b"), ("b", "a")), "map-link-twice"),
    ],
)
def test_links_that_cannot_be(links: tuple[tuple[str, str], ...], reason: str) -> None:
    with pytest.raises(BadMap) as bad:
        check_graph(Graph(CELLS, links))
    assert bad.value.reason == reason


def test_cells_are_found_by_their_marks() -> None:
    assert marked(Graph(CELLS), "well") == ["b"]


def test_a_cave_of_46_cells() -> None:
    """Its distances, and that one cell blocked never bars the way (URTO-D04 to URTO-D08)."""
    graph = cave()
    check_graph(graph)
    links = links_of(graph)
    assert (len(graph.cells), len(graph.links)) == (46, 105)
    assert distance(links, "start", "end") == 13
    assert distance(links, "start", "7/0") == 7
    assert distance(links, "start", "pedestal-left") == distance(links, "start", "pedestal-right") == 8
    assert min(len(near) for near in links.values()) == 2
    assert cut_places(links) == []
    assert links["end"] == ("12/-1", "12/1")


def test_cells_out_of_play_are_no_places() -> None:
    links = links_of(cave(), BLACKENED)
    assert len(links) == 36
    assert "2/3" not in links["1/2"]
    assert cut_places(links) == []
    assert distance(links, "start", "end") == 13


def test_slipping_back_leads_away_from_the_end() -> None:
    """Neighbours with a longer way to the end, as ``slip_back`` of Urto asks for them."""
    links = links_of(cave())
    left = reach(links, "end")
    assert [near for near in links["7/0"] if left[near] > left["7/0"]] == ["6/-1", "6/1"]


def test_what_blocks_a_cell_is_gone_around() -> None:
    links = links_of(cave())
    path = shortest_path(links, "start", "7/0", lambda cell: None if cell in ("6/-1", "6/1") else 1)
    assert path is not None
    assert path[-2:] == ["7/-2", "7/0"]
