"""What is foreseen, against the engine, and what choosing by it finds, against simulating everything."""

import math
from collections.abc import Iterable
from random import Random

import pytest

from flick.arena.aim import Candidate, Foreseen, candidates, candidates_at, foresee, refine
from flick.arena.flick import aimed, simulate
from flick.arena.layout import Edge, Layout, Pawn, Physics, Table, Wall
from flick.arena.outcome import Outcome
from flick.arena.shapes import ShapeName
from tests.arena.scenes import SHAPES, SIZE, random_scene

WAYS = 8
"""Candidates for each scene."""


def some(random: Random, layout: Layout, pawn: str) -> list[Candidate]:
    """Half of them at other pawns, half anywhere."""
    at = random.sample(candidates_at(layout, pawn, 5, (800.0, 2000.0)), WAYS // 2)
    free = [Candidate(random.uniform(0, math.tau), random.uniform(300, 3000)) for _ in range(WAYS // 2)]
    return [*at, *free]


def engine(layout: Layout, pawn: str, candidate: Candidate) -> Outcome:
    return simulate(layout, aimed(layout, pawn, candidate.angle, candidate.speed))


def touched(outcome: Outcome) -> list[str]:
    return [contact.other(outcome.pawn) or "" for contact in outcome.contacts_of(outcome.pawn)]


def pairs(
    scenes: int, edge: Edge, shapes: tuple[ShapeName, ...], walls: int = 0
) -> list[tuple[Foreseen, Foreseen, Outcome]]:
    """Candidates of random scenes, as foreseen roughly and better, and as the engine has it."""
    found: list[tuple[Foreseen, Foreseen, Outcome]] = []
    for seed in range(scenes):
        layout, launch = random_scene(Random(seed), 8, edge, shapes=shapes, walls=walls, physics=Physics())
        given = some(Random(seed), layout, launch.pawn)
        rough, better = foresee(layout, launch.pawn, given), refine(layout, launch.pawn, given)
        outcomes = [engine(layout, launch.pawn, candidate) for candidate in given]
        found += zip(rough, better, outcomes, strict=True)
    return found


def share(flags: Iterable[bool]) -> float:
    listed = list(flags)
    return sum(listed) / len(listed)


@pytest.mark.parametrize(("edge", "walls"), [("walls", 0), ("walls", 3), ("mat", 2)])
def test_discs_touch_first_what_was_foreseen(edge: Edge, walls: int) -> None:
    found = pairs(25, edge, ("disc",), walls)
    assert share(rough.touched[:1] == touched(outcome)[:1] for rough, _, outcome in found) >= 0.98
    assert share(better.touched == touched(outcome) for _, better, outcome in found) >= 0.95


@pytest.mark.parametrize("edge", ["walls", "mat"])
def test_odd_shapes_touch_first_what_was_foreseen(edge: Edge) -> None:
    found = pairs(20, edge, SHAPES, 2)
    assert share(rough.touched[:1] == touched(outcome)[:1] for rough, _, outcome in found) >= 0.95
    assert share(better.touched[:1] == touched(outcome)[:1] for _, better, outcome in found) >= 0.95


def test_discs_come_to_rest_where_it_was_foreseen() -> None:
    found = pairs(25, "walls", ("disc",))
    errors = sorted(math.dist(better.rest[o.pawn], o.rest[o.pawn][:2]) for _, better, o in found)
    assert errors[len(errors) // 2] <= 0.5
    assert errors[len(errors) * 9 // 10] <= 10
    rough = sorted(math.dist(rough.rest[o.pawn], o.rest[o.pawn][:2]) for rough, _, o in found)
    assert rough[len(rough) * 3 // 4] <= 10


def test_it_is_foreseen_who_leaves_the_mat() -> None:
    found = pairs(25, "mat", ("disc",))
    assert 0.1 < share(bool(outcome.left) for *_, outcome in found) < 0.9
    assert share(set(better.left) == {left.pawn for left in outcome.left} for _, better, outcome in found) >= 0.97
    own = [(outcome.pawn in rough.left) == (outcome.pawn not in outcome.rest) for rough, _, outcome in found]
    assert share(own) >= 0.95
    for rough, better, _ in found:
        assert not set(rough.left) & set(rough.rest)
        assert not set(better.left) & set(better.rest)


def test_it_is_foreseen_where_they_leave_it() -> None:
    """There they come back, so there they are afterwards (CAT-121)."""
    found = pairs(25, "mat", ("disc",))
    errors = sorted(
        math.dist(better.left[left.pawn], (left.x, left.y))
        for _, better, outcome in found
        for left in outcome.left
        if left.pawn in better.left
    )
    assert errors[len(errors) * 9 // 10] <= 5


def test_a_wall_before_a_pawn_is_told_from_a_wall_behind_it() -> None:
    seen = Foreseen(Candidate(0, 1), "a", (("a", "b"), ("b", "c"), ("a", "wall:west"), ("d", "a")), {}, {})
    assert seen.touched == ["b", "wall:west", "d"]
    assert seen.clean == ["b"]


def test_a_wall_of_the_rim_has_its_own_name() -> None:
    layout = Layout(Table(*SIZE, "walls"), {"a": Pawn(300, 100)}, walls={"door": Wall((610, 50), (610, 150))})
    given = [Candidate(0.0, 2000.0), Candidate(math.pi, 2000.0)]
    for seen in (foresee(layout, "a", given), refine(layout, "a", given)):
        assert [one.touched[0] for one in seen] == ["wall:door", "wall:west"]


def test_directions_are_spread_over_the_circle_and_over_small_pawns() -> None:
    given = candidates(4, (100.0, 200.0))
    assert [c.speed for c in given] == [100.0, 200.0] * 4
    assert [c.angle for c in given[::2]] == pytest.approx([0, math.pi / 2, math.pi, 3 * math.pi / 2])
    pawns = {"a": Pawn(30, 30), "b": Pawn(580, 330, diameter=5.0)}
    layout = Layout(Table(*SIZE, "walls"), pawns)
    fine = candidates_at(layout, "a", 5, (3000.0,))
    assert [one.touched[:1] for one in foresee(layout, "a", fine)] == [["b"]] * 5


def worth(names: list[str], rest: tuple[float, float]) -> float:
    """Pawns touched before any wall, and an end near the middle of the table."""
    clean = next((names[:k] for k, name in enumerate(names) if name.startswith("wall:")), names)
    return len(set(clean)) + 1 - math.dist(rest, (SIZE[0] / 2, SIZE[1] / 2)) / 1000


def score(outcome: Outcome) -> float:
    return worth(touched(outcome), outcome.rest.get(outcome.pawn, (0.0, 0.0))[:2])


def rough(seen: Foreseen) -> float:
    return worth(seen.touched, seen.rest.get(seen.pawn, (0.0, 0.0)))


def best_found(layout: Layout, pawn: str, given: list[Candidate]) -> float:
    """The best score of the 15 candidates that are best as refined, of the 80 that are best at a rough look."""
    hopeful = sorted(foresee(layout, pawn, given), key=rough, reverse=True)[:80]
    chosen = sorted(refine(layout, pawn, [seen.candidate for seen in hopeful]), key=rough, reverse=True)[:15]
    return max(score(engine(layout, pawn, seen.candidate)) for seen in chosen)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("edge", ["walls", "mat"])
def test_the_best_of_all_is_nearly_found(shape: ShapeName, edge: Edge) -> None:
    given = candidates(50, (600.0, 1200.0, 1800.0, 2400.0, 3000.0))
    found = 0.0
    for seed in range(2):
        layout, launch = random_scene(Random(seed), 8, edge, physics=Physics())
        flicked = layout.pawns[launch.pawn]
        layout = layout.adding(launch.pawn, Pawn(flicked.x, flicked.y, 0.3, 15.0, "disc"))
        if shape != "disc":
            layout = layout.without(launch.pawn).adding("arrow", Pawn(35, 35, 0.3, 15.0, shape))
        pawn = launch.pawn if shape == "disc" else "arrow"
        best = max(score(engine(layout, pawn, candidate)) for candidate in given)
        found += best_found(layout, pawn, given) / best / 2
    assert found >= 0.95


ODD_LAYOUTS: dict[str, Layout] = {
    "alone on a mat": Layout(Table(*SIZE, "mat"), {"a": Pawn(50, 50)}),
    "alone between walls": Layout(Table(*SIZE, "walls"), {"a": Pawn(50, 50)}),
    "on the edge of a mat": Layout(Table(*SIZE, "mat"), {"a": Pawn(0, 0), "b": Pawn(610, 355)}),
    "as wide as the table": Layout(Table(25, 25, "walls"), {"a": Pawn(12.5, 12.5)}),
    "touching in a corner": Layout(
        Table(*SIZE, "walls"),
        {"a": Pawn(12.5, 12.5), "b": Pawn(37.5, 12.5), "c": Pawn(12.5, 37.5), "d": Pawn(25.0, 57.5, 0, 15.0, "wave")},
    ),
    "slippery": Layout(
        Table(*SIZE, "walls"),
        {"a": Pawn(50, 50), "b": Pawn(90, 50), "c": Pawn(300, 200, 1.0, 25.0, "longbow")},
        Physics(0.01, 1.0, 1.0, 5.0, 5.0),
    ),
    "sticky": Layout(
        Table(*SIZE, "mat"),
        {"a": Pawn(50, 50, 0, 25.0, "wave"), "b": Pawn(110, 50)},
        Physics(5.0, 0.0, 0.0, 0.0, 0.0),
        {"bar": Wall((0, 0), (0, 100)), "dot": Wall((200, 200), (201, 200), 50.0)},
    ),
}


@pytest.mark.parametrize("name", ODD_LAYOUTS)
def test_what_happens_on_odd_layouts_can_be_foreseen(name: str) -> None:
    given = [*candidates(12, (0.5, 400.0, 5000.0)), *candidates_at(ODD_LAYOUTS[name], "a", 3, (1000.0,))]
    for seen in (*foresee(ODD_LAYOUTS[name], "a", given), *refine(ODD_LAYOUTS[name], "a", given)):
        assert all(math.isfinite(x) and math.isfinite(y) for x, y in seen.rest.values())
