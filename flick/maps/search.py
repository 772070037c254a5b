"""Reach, paths and distances between named places of any kind: cells, squares, tiles.

A map is given as ``Links``: the places that are one step away from each place, in the map's own order; every link goes
both ways. The cost of a step depends on the place that it enters. It is a whole number of at least 1, or ``None`` where
nobody may enter. Where several results are equally good, the order of the links decides, never chance or the order of a
set.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

Links: TypeAlias = Mapping[str, Sequence[str]]
"""The neighbours of each place, in order. Every neighbour has the place as its own neighbour."""

Cost: TypeAlias = Callable[[str], int | None]
"""The cost of entering a place; ``None`` where it cannot be entered."""

Test: TypeAlias = Callable[[str], bool]


def one_each(place: str) -> int:
    """The cost of a step where every step costs 1 and nothing is in the way."""
    return 1


def anywhere(place: str) -> bool:
    """Whether one may stop at a place, for searches in which that holds for every place."""
    return True


def reach(
    links: Links, start: str, most: int | None = None, cost: Cost = one_each, may_stop: Test = anywhere
) -> dict[str, int]:
    """The cost of going to each place that can be reached for ``most`` or less and at which one may stop, the nearest
    first.

    The start is among them at no cost, whoever stands there and whatever entering it costs.
    """
    if most is None and cost is one_each and may_stop is anywhere:
        return steps_away(links, (start,))
    found = {place: spent for place, spent in _outwards(links, start, most, cost) if may_stop(place)}
    return found if start in found else {start: 0, **found}


def shortest_path(links: Links, start: str, goal: str, cost: Cost = one_each) -> list[str] | None:
    """The places to enter, one after the other, on the cheapest path to the goal; ``None`` where no path leads there,
    and empty where the goal is the start.

    Of paths with the same cost the first one is taken: where two of them part, the place that comes earlier among the
    neighbours.
    """
    if start == goal:
        return []
    totals = _costs_to(links, start, goal, cost)
    if start not in totals:
        return None
    path: list[str] = []
    left, place = totals[start], start
    while place != goal:
        place = next(near for near in links[place] if totals.get(near) == left)
        path.append(place)
        left -= cost(place) or 0
    return path


def shortest_paths(
    links: Links, start: str, most: int | None = None, cost: Cost = one_each, may_stop: Test = anywhere
) -> dict[str, tuple[str, ...]]:
    """The path of ``shortest_path`` to each place of ``reach``, without the start; the nearest first."""
    found = dict(_outwards(links, start, most, cost))
    ranks: dict[str, tuple[int, ...]] = {start: ()}
    paths: dict[str, tuple[str, ...]] = {start: ()}
    for place, spent in list(found.items())[1:]:
        before = spent - (cost(place) or 0)
        froms = [near for near in links[place] if found.get(near) == before]
        ranks[place], last = min(((*ranks[near], links[near].index(place)), near) for near in froms)
        paths[place] = (*paths[last], place)
    return {place: path for place, path in paths.items() if path and may_stop(place)}


def path_cost(links: Links, start: str, path: Iterable[str], cost: Cost = one_each) -> int | None:
    """The cost of entering the places of a path one after the other; ``None`` where two of them are not linked, or one
    cannot be entered."""
    spent, place = 0, start
    for near in path:
        price = cost(near) if near in links[place] else None
        if price is None:
            return None
        spent, place = spent + price, near
    return spent


def distance(links: Links, start: str, goal: str) -> int | None:
    """The least number of steps between two places, whatever stands in between; ``None`` where no path leads there."""
    path = shortest_path(links, start, goal)
    return None if path is None else len(path)


def nearest(links: Links, start: str, wanted: Test, cost: Cost = one_each) -> list[str]:
    """All the wanted places that can be reached at the least cost, so that somebody can choose among them; the start
    counts too."""
    found: list[str] = []
    least = None
    for place, spent in _outwards(links, start, None, cost):
        if least is not None and spent > least:
            break
        if wanted(place):
            found.append(place)
            least = spent
    return found


def between(links: Links, start: str, goal: str) -> list[str]:
    """Every place that lies on some path with the fewest steps, both ends included, in order from the start; empty
    where no path leads there."""
    ahead, behind = reach(links, start), reach(links, goal)
    return [place for place, steps in ahead.items() if goal in ahead and steps + behind[place] == ahead[goal]]


def cut_places(links: Links) -> list[str]:
    """The places without which the others would no longer all be connected."""
    return [place for place in links if _parts_without(links, place)]


def _parts_without(links: Links, gone: str) -> bool:
    others = [place for place in links if place != gone]
    if not others:
        return False
    return len(reach(links, others[0], cost=lambda place: None if place == gone else 1)) < len(others)


def steps_away(links: Links, starts: Iterable[str]) -> dict[str, int]:
    """The number of steps from each reachable place to the nearest of ``starts``: like ``_outwards`` where every step
    costs 1, in a third of the time."""
    found = dict.fromkeys(starts, 0)
    edge, steps = list(found), 0
    while edge:
        steps += 1
        entered: list[str] = []
        for place in edge:
            for near in links[place]:
                if near not in found:
                    found[near] = steps
                    entered.append(near)
        edge = entered
    return found


def _outwards(links: Links, start: str, most: int | None, cost: Cost) -> Iterator[tuple[str, int]]:
    """The places that can be reached for ``most`` or less with their costs, the nearest first."""
    seen = {start}
    waiting: dict[int, list[str]] = {0: [start]}
    spent = 0
    while waiting:
        for place in waiting.pop(spent, ()):
            yield place, spent
            for near in links[place]:
                if near not in seen:
                    seen.add(near)
                    if (price := cost(near)) is not None and (most is None or spent + price <= most):
                        waiting.setdefault(spent + price, []).append(near)
        spent += 1


def _costs_to(links: Links, start: str, goal: str, cost: Cost) -> dict[str, int]:
    """For each place that may lie on the way from the start, the cost of entering it and going on to the goal; for the
    start, the cost of going on from there."""
    price = cost(goal)
    if price is None:
        return {}
    totals: dict[str, int] = {goal: price}
    barred: set[str] = set()
    waiting: dict[int, list[str]] = {price: [goal]}
    total = 0
    while waiting:
        for place in waiting.pop(total, ()):
            for near in links[place]:
                if near not in totals and near not in barred:
                    if near == start:
                        totals[near] = total
                        return totals
                    if (price := cost(near)) is None:
                        barred.add(near)
                    else:
                        totals[near] = total + price
                        waiting.setdefault(total + price, []).append(near)
        total += 1
    return totals
