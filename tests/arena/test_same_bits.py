"""The same shot gives the same bits: again, in another process, through JSON, and by either engine."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

from flick.arena.direct import DirectEngine
from flick.arena.flick import FASTEST, Shot, simulate
from flick.arena.layout import Edge, Layout, Pawn, Physics, Table
from flick.arena.objects import ObjectsEngine
from flick.arena.outcome import Outcome
from tests.arena.scenes import SHAPES, random_scene

ROOT = Path(__file__).parents[2]


def scenes(count: int) -> list[tuple[Layout, Shot]]:
    """All shapes, walls, mats, spins, and one packed rack."""
    found: list[tuple[Layout, Shot]] = []
    edges: tuple[Edge, Edge] = ("walls", "mat")
    for seed in range(count):
        random = Random(seed)
        layout, launch = random_scene(
            random, edge=edges[seed % 2], physics=Physics(), shapes=SHAPES, walls=2, speeds=(500, 4000), aimed=True
        )
        found.append((layout, Shot(launch.pawn, launch.vx, launch.vy, random.uniform(-40, 40))))
    rack = {f"r{k}": Pawn(350 + 25 * (k % 3), 150 + 25 * (k // 3)) for k in range(9)}
    return [*found, (Layout(Table(610, 355, "walls"), {"a": Pawn(100, 170), **rack}), Shot("a", 2500, 50))]


def fingerprint(count: int) -> str:
    digest = hashlib.sha256()
    for layout, shot in scenes(count):
        digest.update(msgspec.json.encode(simulate(layout, shot)))
    return digest.hexdigest()


def test_again_in_the_same_process() -> None:
    assert fingerprint(6) == fingerprint(6)


def test_in_fresh_processes_with_other_hash_seeds() -> None:
    command = [sys.executable, "-c", "from tests.arena.test_same_bits import fingerprint; print(fingerprint(6))"]
    runs = [
        subprocess.Popen(
            command, cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": seed}, stdout=subprocess.PIPE, text=True
        )
        for seed in ("0", "1", "4242")
    ]
    assert {run.communicate()[0].strip() for run in runs} == {fingerprint(6)}


def test_whatever_the_order_in_which_pawns_and_walls_are_named() -> None:
    for layout, shot in scenes(4):
        turned = msgspec.structs.replace(
            layout,
            pawns=dict(reversed(layout.pawns.items())),
            walls=dict(reversed(layout.walls.items())),
        )
        assert simulate(turned, shot) == simulate(layout, shot)


def test_through_json() -> None:
    for layout, shot in scenes(4):
        outcome = simulate(layout, shot)
        read_layout = msgspec.json.decode(msgspec.json.encode(layout), type=Layout)
        read_shot = msgspec.json.decode(msgspec.json.encode(shot), type=Shot)
        assert (read_layout, read_shot) == (layout, shot)
        assert simulate(read_layout, read_shot) == outcome
        assert msgspec.json.decode(msgspec.json.encode(outcome), type=Outcome) == outcome


def test_by_public_objects_and_by_direct_calls() -> None:
    assert FASTEST is DirectEngine, "the private interface has changed: see direct.NEEDED"
    for layout, shot in scenes(30):
        assert simulate(layout, shot, engine=ObjectsEngine) == simulate(layout, shot, engine=DirectEngine)


def test_rounded_as_far_as_a_file_keeps_it() -> None:
    for layout, shot in scenes(4):
        outcome = simulate(layout, shot)
        for x, y, angle in outcome.rest.values():
            assert (x, y, angle) == (round(x, 6), round(y, 6), round(angle, 9))
        for contact in outcome.contacts:
            assert contact.t == round(contact.t, 9)
        assert outcome.duration == round(outcome.duration, 9)


@pytest.mark.parametrize("engine", [ObjectsEngine, DirectEngine])
def test_an_engine_can_be_closed_without_having_been_used(engine: type[ObjectsEngine] | type[DirectEngine]) -> None:
    space = engine()
    body = space.body(1.0, 1.0, (0.0, 0.0, 0.0))
    space.brakes(body)
    space.remove(body)
    space.close()
