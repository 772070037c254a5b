"""A flick by keyboard alone."""

import math

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from flick.table.answers import read
from flick.window.arena.flicking.key_aim import KeyAim
from flick.window.arena.flicking.power import speed_at
from tests.window.arena.flicking.scene import flick_of, layout_of

LAYOUT = layout_of(a=(100, 177.5), b=(305, 300), c=(400, 100))


@pytest.fixture
def keys() -> KeyAim:
    return KeyAim(flick_of("a", "b", "c"), LAYOUT)


def degrees(keys: KeyAim) -> float:
    return math.degrees(keys.aim.angle)


def test_it_begins_towards_the_middle(keys: KeyAim) -> None:
    assert keys.answer.startswith("flick a 0deg ")
    keys.press("tab")
    assert keys.answer.startswith("flick b 270deg ")


def test_it_begins_towards_the_nearest_piece_that_it_may_touch_and_that_nothing_hides() -> None:
    layout = layout_of(a=(100, 100), near=(300, 100), between=(200, 100), far=(100, 300))
    asked = msgspec.structs.replace(flick_of("a"), targets=("near", "far", "gone"))
    assert KeyAim(asked, layout).answer.startswith("flick a 90deg ")
    del layout.pawns["between"]
    assert KeyAim(asked, layout).answer.startswith("flick a 0deg ")


def test_arrows_turn_by_a_degree(keys: KeyAim) -> None:
    keys.press("left")
    keys.press("left")
    assert degrees(keys) == pytest.approx(2)
    keys.press("right", ctrl=True)
    assert degrees(keys) == pytest.approx(1.9)
    for _ in range(4):
        keys.press("right")
    assert degrees(keys) == pytest.approx(357.9)


def test_power_in_steps(keys: KeyAim) -> None:
    assert keys.power == 0.5
    keys.press("up")
    keys.press("[+]")
    keys.press("-", ctrl=True)
    assert keys.power == pytest.approx(0.595)
    assert keys.aim.speed == pytest.approx(speed_at(keys.decision, 0.595), abs=0.05)
    for _ in range(30):
        keys.press("down")
    assert keys.aim.speed == keys.decision.least_speed
    for _ in range(30):
        keys.press("up")
    assert keys.aim.speed == keys.decision.most_speed


def test_tab_goes_through_the_pawns(keys: KeyAim) -> None:
    seen = [keys.pawn]
    for _ in range(3):
        assert keys.press("tab")[0]
        seen.append(keys.pawn)
    keys.press("tab", shift=True)
    assert [*seen, keys.pawn] == ["a", "b", "c", "a", "c"]
    alone = KeyAim(flick_of("a"), LAYOUT)
    assert not alone.press("tab")[0]


def test_escape_begins_again(keys: KeyAim) -> None:
    keys.press("tab")
    before = keys.answer
    for key in ("left", "up", "up"):
        keys.press(key)
    assert keys.answer != before
    keys.press("escape")
    assert keys.answer == before


@pytest.mark.parametrize("key", ["space", "return", "enter"])
def test_shooting(keys: KeyAim, key: str) -> None:
    keys.press("left")
    expected = keys.answer
    assert keys.press(key) == (True, expected)


def test_other_keys_are_for_others(keys: KeyAim) -> None:
    before = keys.answer
    assert keys.press("f1") == (False, None)
    assert keys.answer == before


@given(st.lists(st.tuples(st.sampled_from(("left", "right", "up", "down", "tab")), st.booleans()), max_size=60))
def test_what_is_written_is_what_is_aimed(presses: list[tuple[str, bool]]) -> None:
    keys = KeyAim(flick_of("a", "b", "c"), LAYOUT)
    for key, ctrl in presses:
        keys.press(key, ctrl=ctrl)
    answer = keys.press("space")[1]
    assert answer is not None
    assert read(keys.decision, answer) == (keys.aim, answer)


def test_an_arrow_that_is_held_turns_faster_and_shift_turns_wide(keys: KeyAim) -> None:
    """With keys alone a half turn took 180 presses."""
    keys.press("left", held=True)
    assert degrees(keys) == pytest.approx(5)
    keys.press("left", ctrl=True, held=True)
    assert degrees(keys) == pytest.approx(5.1)
    keys.press("left", shift=True)
    assert degrees(keys) == pytest.approx(20.1)
