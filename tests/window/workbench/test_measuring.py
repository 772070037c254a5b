"""Fans and findings, worked out bit by bit."""

import math
from collections.abc import Iterator

import pytest

from flick.window.app.workers import Slices
from flick.window.arena.dots import dashes
from flick.window.workbench.measuring import Fan, Findings, MeasuringTask, measure
from flick.window.workbench.quantities import quantities
from flick.window.workbench.tuner_bench import TunerBench
from flick.window.workbench.tuner_tables import Shop, read_base


def asked(bench: TunerBench) -> MeasuringTask:
    return MeasuringTask(bench.layout, bench.before, bench.aims, bench.limits[1])


def answers(bench: TunerBench) -> tuple[tuple[Fan, Fan], tuple[Findings, Findings]]:
    fans: list[tuple[Fan, Fan]] = []
    findings: list[tuple[Findings, Findings]] = []
    for _ in measure(asked(bench), lambda *both: fans.append(both), lambda *both: findings.append(both)):
        assert not findings
    return fans[0], findings[0]


def change(bench: TunerBench, name: str, value: float) -> None:
    bench.set(next(one for one in quantities(bench.tuned) if one.id == name), value)


def test_a_fan_of_speeds_goes_one_way_and_farther_each_time(shop: Shop) -> None:
    bench = TunerBench(shop, read_base(shop, "kitchen-table"))
    bench.aim = bench.aim._replace(pawn="sword-1", angle=0.0, speed=700.0)
    (now, before), _ = answers(bench)
    assert now == before
    rests = [way.rest for way in now.ways]
    assert all(rest is not None for rest in rests)
    ends = [rest.x for rest in rests if rest]
    assert ends == sorted(ends)
    assert len(set(ends)) == 5


def test_more_friction_ends_a_flick_earlier(shop: Shop) -> None:
    bench = TunerBench(shop, read_base(shop, "kitchen-table"))
    bench.aim = bench.aim._replace(pawn="sword-1", angle=0.0, speed=700.0)
    change(bench, "physics.mat_friction", 0.28)
    (now, before), (found, was) = answers(bench)
    ends = [[way.rest.x for way in fan.ways if way.rest] for fan in (now, before)]
    assert all(one < other for one, other in zip(*ends, strict=True))
    assert found.slide.distance == pytest.approx(was.slide.distance / 2, rel=1e-3)
    assert found.lengths == pytest.approx(found.slide.distance / 1000)
    assert found.energy == pytest.approx(was.energy, rel=0.02)
    assert found.run_out[-1][0] == was.run_out[-1][0] == bench.limits[1]


def test_a_fan_of_directions_spreads_round_the_aim(shop: Shop) -> None:
    bench = TunerBench(shop, read_base(shop, "mat"))
    bench.fan = "angles"
    angles = [aim.angle - bench.aim.angle for aim in bench.aims]
    assert [round(math.degrees(angle), 6) for angle in angles] == [-4, -3, -2, -1, 0, 1, 2, 3, 4]
    assert bench.aims[len(bench.aims) // 2] == bench.aim


def test_a_pawn_that_leaves_the_mat_rests_nowhere(shop: Shop) -> None:
    bench = TunerBench(shop, read_base(shop, "mat"))
    bench.aim = bench.aim._replace(pawn="sword-1", angle=math.pi, speed=2000.0)
    (now, _), _ = answers(bench)
    assert [way.rest for way in now.ways] == [None] * 5
    assert all(way.points[-1][0] == pytest.approx(0, abs=0.01) for way in now.ways)


def test_work_is_done_bit_by_bit_and_the_newest_comes_next() -> None:
    done: list[str] = []

    def work(name: str, bits: int) -> Iterator[None]:
        for _ in range(bits):
            yield
        done.append(name)

    time = 0.0

    def watch() -> float:
        nonlocal time
        time += 1.0
        return time

    slices = Slices(watch)
    slices.want(work("first", 3))
    slices.run(0)
    assert slices.busy
    slices.want(work("second", 3))
    slices.want(work("third", 1))
    for _ in range(20):
        slices.run(0)
    assert done == ["first", "third"]
    assert not slices.busy
    slices.want(work("fourth", 50))
    slices.run(10)
    assert slices.busy
    while slices.busy:
        slices.run(0)
    assert done[-1] == "fourth"


def test_dashes_are_as_long_as_they_should_be() -> None:
    found = list(dashes([(0.0, 0.0), (4.0, 0.0), (30.0, 0.0)], 7.0, 5.0))
    assert [(piece[0][0], piece[-1][0]) for piece in found] == [(0, 7), (12, 19), (24, 30)]
