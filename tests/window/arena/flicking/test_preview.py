"""The aim help shows what the arena will do."""

import math
from collections import Counter
from random import Random

import pytest

from flick.arena.flick import simulate
from flick.arena.layout import Layout, Physics
from flick.arena.outcome import Outcome
from flick.arena.shot import aimed
from flick.table.answers import read, write_aim
from flick.table.rules import Aim
from flick.window.arena.flicking import preview
from flick.window.arena.flicking.preview import Judge, Preview, PreviewResult, SlicedRun, foretelling
from tests.arena.scenes import SHAPES, random_scene
from tests.window.arena.flicking.scene import Ticking, flick_of, standing, start_of_catacombs

SEEDS = range(40)
AIMS = 5
"""Aims in each of so many scenes: two hundred."""


def scenes() -> list[tuple[Layout, Aim]]:
    """The start of Catacombs, tables full of odd shapes between walls, and mats."""
    found: list[tuple[Layout, Aim]] = []
    for seed in SEEDS:
        random = Random(seed)
        layout = start_of_catacombs().layout()
        if seed % 2:
            layout, _ = random_scene(
                random, 8, "mat" if seed % 4 == 1 else "walls", shapes=SHAPES, walls=2, physics=Physics()
            )
        for _ in range(AIMS):
            pawn = random.choice(list(layout.pawns))
            spin = random.choice((0.0, random.uniform(-0.5, 0.5)))
            found.append((layout, Aim(pawn, random.uniform(0, math.tau), random.uniform(141, 2426), offset=spin)))
    return [(layout, written(aim)) for layout, aim in found]


def written(aim: Aim) -> Aim:
    decision = flick_of(aim.pawn)
    return read(decision, write_aim(aim)).value


def outcome_of(layout: Layout, aim: Aim) -> Outcome:
    return simulate(layout, aimed(layout, aim.pawn, aim.angle, aim.speed, aim.spin, aim.offset))


def foretold(layout: Layout, aim: Aim, *, whole: bool) -> PreviewResult:
    return next(found for found in foretelling(layout, aim, whole=whole) if found is not None)


SCENES = scenes()
LAYOUT, AIM = SCENES[0]


def test_the_first_contact_is_the_one_that_happens() -> None:
    kinds: Counter[str] = Counter()
    for layout, aim in SCENES:
        seen, contacts = foretold(layout, aim, whole=False), outcome_of(layout, aim).contacts_of(aim.pawn)
        if not contacts:
            assert seen.touch is None
            kinds["nothing"] += 1
            continue
        assert seen.touch is not None
        assert seen.touch.name == contacts[0].other(aim.pawn)
        assert math.dist((seen.touch.x, seen.touch.y), (contacts[0].x, contacts[0].y)) <= 0.5
        assert seen.ways[aim.pawn][-1] == seen.touch.ghost
        kinds["wall" if seen.touch.name.startswith("wall:") else "pawn"] += 1
    assert min(kinds["nothing"], kinds["wall"], kinds["pawn"]) >= 10


def test_the_whole_path_ends_where_everything_rests() -> None:
    left = 0
    for layout, aim in SCENES[::3]:
        seen, outcome = foretold(layout, aim, whole=True), outcome_of(layout, aim)
        assert set(seen.ways) >= set(outcome.track.rows)
        assert seen.left == tuple(gone.pawn for gone in outcome.left)
        left += len(seen.left)
        for name, way in seen.ways.items():
            gone = next((gone for gone in outcome.left if gone.pawn == name), None)
            end = (gone.x, gone.y) if gone else outcome.rest[name][:2]
            assert way[0] == layout.pawns[name].pose
            assert way[-1][:2] == pytest.approx(end, abs=1e-5)
        for contact in outcome.contacts:
            for name in (contact.a, contact.b):
                if name in layout.pawns and layout.pawns[name].shape == "disc" and name in seen.ways:
                    reach = layout.pawns[name].diameter / 2
                    near = min(abs(math.dist(pose[:2], (contact.x, contact.y)) - reach) for pose in seen.ways[name])
                    assert near <= 0.2
    assert left > 0


def test_ways_go_on_after_the_contact() -> None:
    """What is struck goes away from the contact, and as it is seen in the simulated track."""
    checked = 0
    for layout, aim in SCENES:
        seen = foretold(layout, aim, whole=False)
        if seen.touch is None or seen.touch.struck is None or seen.touch.name not in layout.pawns:
            continue
        pawn = layout.pawns[seen.touch.name]
        struck, away = seen.touch.struck, (pawn.x - seen.touch.x, pawn.y - seen.touch.y)
        assert math.hypot(*struck) == pytest.approx(1)
        if pawn.shape == "disc":
            assert struck[0] * away[0] + struck[1] * away[1] > 0.9 * math.hypot(*away)
            checked += 1
    assert checked >= 10


def test_work_is_done_in_slices() -> None:
    for help in ("contact", "path"):
        seen, clock, calls = Preview(LAYOUT, help), Ticking(), 0
        seen.want(AIM)
        while not seen.work(3, clock):
            calls += 1
            assert seen.shown is None
        assert calls > 3
        assert seen.shown == foretold(LAYOUT, AIM, whole=help == "path")


def test_no_help() -> None:
    seen = Preview(LAYOUT, "off")
    seen.want(AIM)
    assert seen.work(3, standing)
    assert seen.shown is None


def test_nothing_is_aimed_any_more() -> None:
    seen = Preview(LAYOUT)
    seen.want(AIM)
    assert seen.work(3, standing)
    assert seen.shown is not None
    seen.want(None)
    assert seen.shown is None
    assert seen.work(3, standing)


def test_an_aim_that_comes_back_is_not_worked_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Aim] = []

    def watched(layout: Layout, aim: Aim, *, whole: bool, judge: Judge | None, most: float) -> preview.Job:
        asked.append(aim)
        return foretelling(layout, aim, whole=whole, judge=judge, most=most)

    monkeypatch.setattr(preview, "foretelling", watched)
    other = Aim(AIM.pawn, AIM.angle + 1, AIM.speed)
    seen = Preview(LAYOUT)
    for aim in (AIM, other, AIM, other):
        seen.want(aim)
        assert seen.work(3, standing)
        assert seen.shown is not None
        assert seen.shown.aim == aim
    assert asked == [AIM, other]


def test_an_aim_that_moves_is_followed() -> None:
    """A new aim at every frame, and little time: some are shown, and in the end the last."""
    seen, clock, shown = Preview(LAYOUT, "path"), Ticking(), set[float]()
    for k in range(200):
        aim = Aim(AIM.pawn, k / 100, 400.0)
        seen.want(aim)
        seen.work(40, clock)
        if seen.shown:
            shown.add(seen.shown.aim.angle)
    assert len(shown) > 20
    while not seen.work(40, clock):
        pass
    assert seen.shown is not None
    assert seen.shown.aim.angle == 1.99


def test_engines_are_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also of those that were given up, for another aim or one that is known already."""
    opened = closed = 0
    start, close = SlicedRun.__init__, SlicedRun.close

    def starting(run: SlicedRun, *arguments: object) -> None:
        nonlocal opened
        opened += 1
        start(run, *arguments)  # type: ignore[arg-type]

    def closing(run: SlicedRun) -> None:
        nonlocal closed
        closed += 1
        close(run)

    monkeypatch.setattr(SlicedRun, "__init__", starting)
    monkeypatch.setattr(SlicedRun, "close", closing)
    seen, clock = Preview(LAYOUT, "path"), Ticking()
    for k in range(20):
        seen.want(Aim(AIM.pawn, k / 10, 2000.0))
        seen.work(3, clock)
    seen.close()
    assert opened > 2
    assert closed == opened
    seen.want(AIM)
    seen.work(1, standing)
    seen.want(Aim(AIM.pawn, AIM.angle + 1, 2000.0))
    assert not seen.work(3, clock)
    assert closed == opened - 1
    seen.want(AIM)
    assert closed == opened


def test_a_flick_that_nobody_can_make_does_nothing() -> None:
    seen = Preview(LAYOUT)
    seen.want(Aim(AIM.pawn, 0, 2000, spin=1e6))
    assert seen.work(3, standing)
    assert seen.shown is not None
    assert seen.shown.ways == {}
