"""Reach, paths and distances over named places, whatever they are: cells, squares, tiles.

A map is asked as ``Links``: for each place those that are one step away, in the map's own order; all go both ways.
What a step costs is said by the place that it enters, a whole number of at least 1, or ``None`` where nobody may enter.
Where several answers are as good, that order decides: nothing here depends on chance or on how a set is ordered.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

Links: TypeAlias = Mapping[str, Sequence[str]]
"""For each place its neighbours, in order. Who is whose neighbour is mutual."""

Cost: TypeAlias = Callable[[str], int | None]
"""What it costs to enter a place; ``None`` where it cannot be entered."""

Test: TypeAlias = Callable[[str], bool]


def one_each(place: str) -> int:
    """The cost of a step where every step costs 1 and nothing is in the way."""
    return 1


def anywhere(place: str) -> bool:
    """Allows to stop at every place."""
    return True


def reach(
    links: Links, start: str, most: int | None = None, cost: Cost = one_each, may_stop: Test = anywhere
) -> dict[str, int]:
    """What it costs to come to each place at which one may stop, for ``most`` or less: the nearest first.

    The start is among them at no cost, whoever stands there and whatever entering it would cost.
    """
    if most is None and cost is one_each and may_stop is anywhere:
        return steps_away(links, (start,))
    found = {place: spent for place, spent in _outwards(links, start, most, cost) if may_stop(place)}
    return found if start in found else {start: 0, **found}


def shortest_path(links: Links, start: str, goal: str, cost: Cost = one_each) -> list[str] | None:
    """The places to enter, one after the other, to come to the goal as cheaply as can be; ``None`` where nothing leads
    there, and nobody has to go anywhere to be where they are.

    Of paths that cost the same it is the first in order: where two of them part, the place that comes earlier among the
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
    """The path that ``shortest_path`` finds to each place of ``reach``, without the start: the nearest first."""
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
    """What it costs to enter the places of a path one after the other; ``None`` where one of its steps is none."""
    spent, place = 0, start
    for near in path:
        price = cost(near) if near in links[place] else None
        if price is None:
            return None
        spent, place = spent + price, near
    return spent


def distance(links: Links, start: str, goal: str) -> int | None:
    """The least number of steps between two places, whatever stands on them; ``None`` where nothing leads there."""
    path = shortest_path(links, start, goal)
    return None if path is None else len(path)


def nearest(links: Links, start: str, wanted: Test, cost: Cost = one_each) -> list[str]:
    """All the wanted places that are reached at the least cost, for somebody to choose among; the start counts."""
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
    """Every place that lies on some way of the fewest steps, both ends with it, in order from the start; nothing where
    there is no way."""
    ahead, behind = reach(links, start), reach(links, goal)
    return [place for place, steps in ahead.items() if goal in ahead and steps + behind[place] == ahead[goal]]


def cut_places(links: Links) -> list[str]:
    """The places without which the other places are no longer all connected."""
    return [place for place in links if _parts_without(links, place)]


def _parts_without(links: Links, gone: str) -> bool:
    others = [place for place in links if place != gone]
    if not others:
        return False
    return len(reach(links, others[0], cost=lambda place: None if place == gone else 1)) < len(others)


def steps_away(links: Links, starts: Iterable[str]) -> dict[str, int]:
    """How many steps away from the nearest of some places each one is that can be reached; the same as ``_outwards``,
    in a third of the time."""
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
    """The places that can be reached for ``most`` or less, and what it costs to come there: the nearest first."""
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
    """What it costs to enter each place and go on from there to the goal, for all that may lie on the way from the
    start; of the start, what it costs to go from there."""
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
