"""States as bytes and text."""

import json
import os
import subprocess
import sys

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from flick.table.chance import Luck
from flick.table.records import fingerprint, pack, to_json, to_plain, unpack


class Position(msgspec.Struct):
    """A state with a bit of everything."""

    luck: Luck
    hands: list[list[str]]
    poses: dict[str, tuple[float, float]]
    by_number: dict[int, str]
    active: int | None = None


positions = st.builds(
    Position,
    st.builds(Luck, st.integers(0, (1 << 64) - 1), st.integers(0, 1 << 53)),
    st.lists(st.lists(st.text())),
    st.dictionaries(st.text(), st.tuples(st.floats(allow_nan=False, allow_infinity=False), st.just(0.0))),
    st.dictionaries(st.integers(-5, 5), st.text()),
    st.none() | st.integers(-9, 9),
)


@given(positions)
def test_a_state_comes_back_from_bytes_and_from_json(position: Position) -> None:
    assert unpack(pack(position), Position) == position
    assert msgspec.json.decode(to_json(position), type=Position) == position
    assert fingerprint(unpack(pack(position), Position)) == fingerprint(position)


@given(positions)
def test_json_is_one_line(position: Position) -> None:
    assert b"\n" not in to_json(position)
    assert json.loads(to_json(position)) == to_plain(position)


def a_position(**changes: object) -> Position:
    hands, poses = [["mage"], []], {"a": (1.0, 2.5), "b": (0.1, -3.0)}
    return msgspec.structs.replace(Position(Luck(7), hands, poses, {1: "one", 2: "two"}), **changes)


def test_a_copy_is_a_copy() -> None:
    position = a_position()
    copy = unpack(pack(position), Position)
    copy.hands[0].append("archer")
    copy.luck.drawn += 1
    assert position == a_position()


def test_the_same_position_has_the_same_fingerprint_whatever_the_order_of_its_keys() -> None:
    turned = a_position(poses={"b": (0.1, -3.0), "a": (1.0, 2.5)}, by_number={2: "two", 1: "one"})
    assert fingerprint(turned) == fingerprint(a_position())
    assert len(fingerprint(turned)) == 32
    assert fingerprint(to_plain(turned)) == fingerprint(turned)


@pytest.mark.parametrize(
    "changes",
    [
        {"active": 0},
        {"luck": Luck(7, 1)},
        {"hands": [[], ["mage"]]},
        {"poses": {"a": (1.0, 2.5), "b": (0.1, -3.0000000000000004)}},
        {"by_number": {1: "one", 3: "two"}},
    ],
)
def test_the_smallest_difference_is_another_fingerprint(changes: dict[str, object]) -> None:
    assert fingerprint(a_position(**changes)) != fingerprint(a_position())


FRESH = "from tests.table.test_records import *; print(fingerprint(a_position()), to_json(a_position()))"


def test_every_process_finds_the_same_fingerprint() -> None:
    here = f"{fingerprint(a_position())} {to_json(a_position())}\n"
    for hash_seed in ("0", "99"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        found = subprocess.run(
            [sys.executable, "-c", FRESH], env=environment, capture_output=True, text=True, check=True
        )
        assert found.stdout == here
