"""The engine against the exact answer. ``tools.bench_arena`` measures the same on more scenes."""

import math
from random import Random
from statistics import median

import pytest

from flick.arena.flick import Shot, simulate
from flick.arena.layout import Layout
from flick.arena.outcome import Outcome
from tests.arena.oracle import Solution, solve
from tests.arena.scenes import Launch, random_scene

SCENES = 60
LEAST_IMPULSE = 10.0


def measured(layout: Layout, launch: Launch) -> tuple[Outcome, Solution]:
    return simulate(layout, Shot(*launch)), solve(layout, launch)


def worst(outcome: Outcome, exact: Solution) -> float:
    """How far from its place the disc that is farthest from it came to rest, in mm."""
    return max(math.dist(outcome.rest[name][:2], at) for name, at in exact.rest.items())


def hits(exact: Solution) -> list[tuple[float, str, str, float]]:
    """The contacts that the engine lists: time, the two, impulse."""
    return [(*contact, j) for contact, j in zip(exact.contacts, exact.impulses, strict=True) if j >= LEAST_IMPULSE]


def met(exact: Solution, pawn: str) -> list[str]:
    """Whom the flicked disc met, in order."""
    return [two if one == pawn else one for _, one, two, _ in hits(exact) if pawn in (one, two)]


@pytest.mark.parametrize("aimed", [False, True])
def test_discs_come_to_rest_where_they_should(aimed: bool) -> None:
    pairs = [measured(*random_scene(Random(seed), aimed=aimed)) for seed in range(SCENES)]
    errors = sorted(worst(*pair) for pair in pairs)
    assert median(errors) <= 0.005
    assert errors[SCENES * 9 // 10] <= 0.2


@pytest.mark.parametrize("aimed", [False, True])
def test_the_flicked_disc_meets_the_same_in_the_same_order(aimed: bool) -> None:
    same = 0
    for seed in range(SCENES):
        layout, launch = random_scene(Random(seed), aimed=aimed)
        outcome, exact = measured(layout, launch)
        same += [contact.other(launch.pawn) for contact in outcome.contacts_of(launch.pawn)] == met(exact, launch.pawn)
    assert same >= 0.98 * SCENES


def test_free_standing_walls_turn_discs_away_as_they_should() -> None:
    pairs = [measured(*random_scene(Random(seed), walls=4, speeds=(1000, 3000))) for seed in range(SCENES)]
    errors = sorted(worst(*pair) for pair in pairs)
    assert median(errors) <= 0.005
    assert errors[SCENES * 9 // 10] <= 0.2


def test_times_and_impulses_of_first_contacts_are_exact() -> None:
    for seed in range(SCENES):
        outcome, exact = measured(*random_scene(Random(seed), aimed=True))
        for first, (t, one, two, impulse) in zip(outcome.contacts[:1], hits(exact)[:1], strict=True):
            assert {first.a, first.b} == {one, two}
            assert first.t == pytest.approx(t, abs=3e-6)
            assert first.impulse == pytest.approx(impulse, rel=5e-4, abs=5)
