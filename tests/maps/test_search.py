"""Reach, paths and distances."""

from collections.abc import Callable
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from flick.maps.search import (
    Links,
    between,
    cut_places,
    distance,
    nearest,
    path_cost,
    reach,
    shortest_path,
    shortest_paths,
)
from tests.maps.caves import link_maps

LADDER: Links = {
    "a": ("b", "c"),
    "b": ("a", "d"),
    "c": ("a", "d"),
    "d": ("b", "c", "e"),
    "e": ("d",),
}
PRICES = st.lists(st.sampled_from([1, 1, 2, 3, None]), min_size=12, max_size=12)


def priced(prices: list[int | None]) -> Callable[[str], int | None]:
    """The cost of a cell by its number."""
    return lambda place: prices[int(place.rpartition("-")[2])]


def test_reach_tells_costs_the_nearest_first() -> None:
    assert list(reach(LADDER, "a").items()) == [("a", 0), ("b", 1), ("c", 1), ("d", 2), ("e", 3)]
    assert reach(LADDER, "a", 2) == {"a": 0, "b": 1, "c": 1, "d": 2}


def test_one_may_pass_where_one_may_not_stop() -> None:
    assert reach(LADDER, "a", 3, may_stop=lambda place: place != "d") == {"a": 0, "b": 1, "c": 1, "e": 3}


def test_whoever_stands_where_nobody_may_enter_or_stop_can_leave() -> None:
    found = reach(LADDER, "a", 1, lambda place: None if place == "a" else 1, lambda place: place != "a")
    assert found == {"a": 0, "b": 1, "c": 1}
    assert shortest_path(LADDER, "a", "b", lambda place: None if place == "a" else 1) == ["b"]


def test_a_dear_place_is_gone_around() -> None:
    assert shortest_path(LADDER, "a", "e", lambda place: 2 if place == "b" else 1) == ["c", "d", "e"]
    assert shortest_path(LADDER, "a", "e", lambda place: None if place in "bc" else 1) is None
    assert shortest_path(LADDER, "a", "e", lambda place: None if place == "e" else 1) is None


def test_of_paths_as_short_the_first_in_order_is_taken() -> None:
    assert shortest_path(LADDER, "a", "e") == ["b", "d", "e"]
    assert shortest_path(LADDER, "e", "a") == ["d", "b", "a"]
    assert shortest_path({**LADDER, "a": ("c", "b")}, "a", "e") == ["c", "d", "e"]


def test_a_path_has_its_price() -> None:
    assert path_cost(LADDER, "a", ["c", "d"], lambda place: 3 if place == "c" else 1) == 4
    assert path_cost(LADDER, "a", ["d"]) is None
    assert path_cost(LADDER, "a", ["b"], lambda place: None) is None
    assert path_cost(LADDER, "a", []) == 0


def test_all_the_nearest_are_told() -> None:
    assert nearest(LADDER, "a", lambda place: place in "bce") == ["b", "c"]
    assert nearest(LADDER, "a", lambda place: place == "a") == ["a"]
    assert nearest(LADDER, "a", lambda place: place == "z") == []


def test_what_lies_between() -> None:
    assert between(LADDER, "a", "d") == ["a", "b", "c", "d"]
    assert between(LADDER, "b", "e") == ["b", "d", "e"]
    assert between({"a": (), "b": ()}, "a", "b") == []


def test_places_that_hold_a_map_together() -> None:
    assert cut_places(LADDER) == ["d"]
    assert cut_places({"a": ()}) == []


@given(link_maps(), PRICES, st.data())
def test_reach_and_path_agree(links: Links, prices: list[int | None], data: st.DataObject) -> None:
    start, goal = (data.draw(st.sampled_from(sorted(links))) for _ in range(2))
    cost = priced(prices)
    found, path = reach(links, start, cost=cost), shortest_path(links, start, goal, cost)
    assert (path is not None) == (goal in found)
    if path is not None:
        assert path_cost(links, start, path, cost) == found[goal]


@given(link_maps(), PRICES, st.integers(0, 8), st.data())
def test_reach_within_a_limit_is_the_near_part_of_all(
    links: Links, prices: list[int | None], most: int, data: st.DataObject
) -> None:
    start = data.draw(st.sampled_from(sorted(links)))
    cost = priced(prices)
    everything = reach(links, start, cost=cost)
    near = [(place, spent) for place, spent in everything.items() if spent <= most]
    assert list(reach(links, start, most, cost).items()) == near


@given(link_maps(), PRICES, st.integers(0, 8), st.data())
def test_paths_to_all_places_are_those_to_each(
    links: Links, prices: list[int | None], most: int, data: st.DataObject
) -> None:
    start, closed = (data.draw(st.sampled_from(sorted(links))) for _ in range(2))
    cost = priced(prices)
    paths = shortest_paths(links, start, most, cost, lambda place: place != closed)
    assert [start, *paths] == list(reach(links, start, most, cost, lambda place: place != closed))
    for goal, path in paths.items():
        assert list(path) == shortest_path(links, start, goal, cost)


@given(link_maps(), st.data())
def test_distances_are_symmetric(links: Links, data: st.DataObject) -> None:
    one, other, third = (data.draw(st.sampled_from(sorted(links))) for _ in range(3))
    there = distance(links, one, other)
    assert there == distance(links, other, one) == reach(links, one).get(other)
    first, second = distance(links, one, third), distance(links, third, other)
    if first is not None and second is not None:
        assert there is not None
        assert there <= first + second


@given(link_maps(), PRICES, st.data())
def test_no_path_comes_before_the_one_that_is_found(
    links: Links, prices: list[int | None], data: st.DataObject
) -> None:
    """Against every path there is, in small maps."""
    few = {place: [near for near in links[place] if near in list(links)[:6]] for place in list(links)[:6]}
    start, goal = (data.draw(st.sampled_from(sorted(few))) for _ in range(2))
    cost = priced(prices)
    path = shortest_path(few, start, goal, cost)
    ranked: list[tuple[int, list[int], list[str]]] = []
    for count in range(len(few)):
        for way in map(list, permutations([place for place in few if place != start], count)):
            price = path_cost(few, start, way, cost)
            if price is not None and [start, *way][-1] == goal:
                order = [list(few[before]).index(place) for before, place in zip([start, *way], way, strict=False)]
                ranked.append((price, order, way))
    assert path == (min(ranked)[2] if ranked else None)
