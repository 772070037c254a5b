"""Outcomes out of a file: those of every flick are believed, and none that holds anything else."""

import math
import struct
import zlib
from random import Random
from typing import Any

import msgspec
import pytest

from flick.arena.credible import MOST_ROWS, Incredible, check_outcome
from flick.arena.flick import simulate
from flick.arena.layout import Layout, Pawn, Table
from flick.arena.outcome import Contact, Departure, Outcome, Track
from flick.arena.shot import Shot
from tests.arena.scenes import random_scene

TABLE = Layout(Table(610, 355, "mat"), {"one": Pawn(100, 100), "two": Pawn(200, 100)})
FLICK = Shot("one", 900.0, 0.0)


def replaced(outcome: Any, **changes: Any) -> Any:
    return msgspec.structs.replace(outcome, **changes)


@pytest.mark.parametrize("edge", ["walls", "mat"])
@pytest.mark.parametrize("seed", range(20))
def test_what_a_flick_comes_to_is_believed(seed: int, edge: Any) -> None:
    layout, launch = random_scene(
        Random(seed), 6, edge, shapes=("disc", "longbow"), walls=2, speeds=(200.0, 5000.0), aimed=True
    )
    outcome = simulate(layout, Shot(launch.pawn, launch.vx, launch.vy))
    check_outcome(layout, msgspec.json.decode(msgspec.json.encode(outcome), type=Outcome))


def contact(**changes: Any) -> Contact:
    return replaced(Contact(0.1, "one", "two", 5.0, ("one",), 150.0, 100.0), **changes)


def track(**rows: int) -> Track:
    return Track(rows, zlib.compress(b"\0" * 12 * sum(rows.values())))


WRONG = {
    "another pawn": {"pawn": "three"},
    "a pawn less": {"rest": {"one": (100.0, 100.0, 0.0)}},
    "a pawn more": {"rest": {"one": (1.0, 1.0, 0.0), "two": (9.0, 9.0, 0.0), "x": (5.0, 5.0, 0.0)}},
    "a pawn twice": {"left": (Departure("two", 0.1, 0.0, 5.0, 0.0),)},
    "no number": {"rest": {"one": (math.nan, 1.0, 0.0), "two": (9.0, 9.0, 0.0)}},
    "no end": {"rest": {"one": (1.0, math.inf, 0.0), "two": (9.0, 9.0, 0.0)}},
    "far away": {"rest": {"one": (1e9, 1.0, 0.0), "two": (9.0, 9.0, 0.0)}},
    "for ever": {"duration": 1e12},
    "before it began": {"duration": -1.0},
    "with nobody": {"contacts": (contact(b="three"),)},
    "moved by another": {"contacts": (contact(moved=("wall:west",)),)},
    "somewhere": {"contacts": (contact(x=math.nan),)},
    "sometime": {"contacts": (contact(t=math.inf),)},
    "how hard": {"contacts": (contact(impulse=-1.0),)},
    "the way of nobody": {"track": track(three=2)},
    "an endless way": {"track": Track({"one": 10**15}, b"")},
    "a long way": {"track": track(one=MOST_ROWS + 1)},
    "a way that is shorter": {"track": Track({"one": 3}, zlib.compress(b"\0" * 24))},
    "a way that is longer": {"track": Track({"one": 2}, zlib.compress(b"\0" * 36))},
    "a way of nothing": {"track": Track({"one": 2}, b"anything")},
    "a way of one place": {"track": track(one=1)},
    "a way far out": {"track": Track({"one": 2}, zlib.compress(b"\x7f" * 24))},
    "a way off the table": {"track": Track({"one": 2}, zlib.compress(struct.pack("<6i", 900_000, 0, 0, 0, 0, 0)))},
    "a jump": {"track": Track({"one": 2}, zlib.compress(struct.pack("<6i", 0, 0, 0, 1_000_001, 0, 0)))},
}


@pytest.mark.parametrize("what", WRONG)
def test_what_no_flick_can_come_to_is_not(what: str) -> None:
    outcome = simulate(TABLE, FLICK)
    with pytest.raises(Incredible):
        check_outcome(TABLE, replaced(outcome, **WRONG[what]))


def test_little_that_unpacks_to_much_is_not_unpacked() -> None:
    """A gigabyte of noughts is a megabyte when it is packed: no more of it is unpacked than the rows allow."""
    packed = zlib.compress(bytes(50_000_000), 9)
    bomb = Track({"one": 10}, packed)
    assert bomb.poses() == {}


@pytest.mark.parametrize("what", ["a way that is shorter", "a way that is longer", "a way of nothing", "a jump"])
def test_a_way_that_nobody_has_looked_at_is_drawn_as_none(what: str) -> None:
    """Whoever goes on with a match looks only at what the rules go by."""
    outcome = replaced(simulate(TABLE, FLICK), **WRONG[what])
    check_outcome(TABLE, outcome, shown=False)
    assert outcome.track.poses() == {}
