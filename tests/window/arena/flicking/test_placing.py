"""Putting projectiles down, in matches of Catacombs."""

import math

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from flick.arena.layout import Wall
from flick.arena.shapes import Point
from flick.games.catacombs.cards import ShotKind
from flick.games.catacombs.room import room_in
from flick.games.catacombs.state import CatacombsState
from flick.table.answers import read
from flick.table.match import Match
from flick.table.rules import Place
from flick.window.arena.flicking.placing import Placing
from tests.games_catacombs.scene import holding, state_with
from tests.window.arena.flicking.scene import come_to, standing, view_of

HERE = (300.0, 150.0)
VIEW = view_of()

CARDS: dict[ShotKind, str] = {"missile": "falconer", "fireball": "flame_acolyte", "power_wave": "storm_sage"}
"""Cards that begin with that shot."""


def crowded(wall: bool = False) -> CatacombsState:
    """Sword 1 between two crystals and an enemy, and perhaps a wall."""
    spots = {"sword-1": HERE, "crystal-1": (340.0, 150.0), "crystal-2": (290.0, 113.0), "skull-1": (270.0, 175.0)}
    state = state_with({"sword-2": (60, 60), "skull-2": (540, 250), **spots})
    if wall:
        fence = Wall((250, 178), (350, 178))
        state.pawns["skull-1"] = (540.0, 60.0, 0.0)
        state.arena = msgspec.structs.replace(state.arena, walls={**state.arena.walls, "fence": fence})
    return state


def placing_in(state: CatacombsState, kind: ShotKind = "missile") -> tuple[Match, Placing]:
    match, decision = come_to(Place, holding(state, CARDS[kind]), f"play {CARDS[kind]}")
    return match, Placing(decision, VIEW)


MATCH, PLACING = placing_in(crowded())


@pytest.mark.parametrize("wall", [False, True])
@pytest.mark.parametrize("kind", ["missile", "fireball"])
def test_the_region_is_the_one_of_the_rules(kind: ShotKind, wall: bool) -> None:
    """All lobes of the ring that crystals, walls and pawns leave, but for slivers: asked at every spot of the mask."""
    state = crowded(wall)
    _, placing = placing_in(state, kind)
    assert placing.work(1, standing)
    region = placing.region
    (x, y), step = region.origin, region.step
    assert len(region.edges) > 1
    allowed = {
        (j, i): room_in(state, kind, "sword-1").refusal(x + i * step, y + j * step) is None
        for j, i in np.ndindex(region.mask.shape)
    }
    assert not [cell for cell, yes in np.ndenumerate(region.mask) if yes and not allowed[cell]]
    missed = [cell for cell, yes in allowed.items() if yes and not region.mask[cell]]
    assert len(missed) <= 0.01 * region.mask.sum()


def test_a_wave_has_little_room() -> None:
    _, placing = placing_in(crowded(), "power_wave")
    assert placing.work(1, standing)
    assert placing.region.edges
    assert placing.region.mask.sum() > 30


def test_it_begins_where_it_may_lie() -> None:
    match, placing = placing_in(crowded())
    assert placing.spot == placing.decision.suggestions[0]
    assert placing.verdict is None
    answer = placing.press_key("return")[1]
    assert answer is not None
    assert match.answer(answer).text == answer


@given(st.floats(180, 420), st.floats(40, 260))
def test_what_is_let_go_lies_where_it_was_shown(x: float, y: float) -> None:
    """The answer reads as it is written, or the verdict says why there is none."""
    placing = Placing(PLACING.decision, VIEW)
    assert placing.press(VIEW.to_px((x, y)))
    shown = placing.spot
    answer = placing.release()
    if answer is None:
        assert placing.verdict is not None
        assert placing.verdict.rule == "CAT-R27"
        assert shown == pytest.approx((x, y), abs=0.051)
    else:
        assert read(placing.decision, answer) == (shown, answer)
        assert math.dist(shown, (x, y)) * VIEW.scale <= 15


def test_near_what_is_allowed_it_goes_there() -> None:
    """The pointer on the character itself, and just beyond the reach."""
    _, placing = placing_in(state_with({"sword-1": HERE}))
    placing.work(1, standing)
    for pointer, spot in (((312, 150), (320, 150)), ((300, 199), (300, 195)), ((300, 110), (300, 110))):
        placing.press(VIEW.to_px(pointer))
        assert placing.spot == pytest.approx(spot, abs=0.5)
        assert placing.verdict is None
    placing.move(VIEW.to_px((300, 215)))
    assert placing.spot == pytest.approx((300, 215))
    assert placing.verdict is not None
    assert placing.verdict.reason.id == "place-too-far"
    assert placing.release() is None


def test_who_is_in_the_way_is_said() -> None:
    """To be marked: the pawn that forbids the spot under the pointer."""
    _, placing = placing_in(crowded())
    placing.press(VIEW.to_px((340, 150)))
    assert placing.verdict is not None
    assert placing.verdict.reason.facts["pawn"] == "crystal-1"


def test_dragged_by_where_it_was_taken() -> None:
    _, placing = placing_in(state_with({"sword-1": HERE}))
    placing.press(VIEW.to_px((300, 185)))
    placing.release()
    x, y = VIEW.to_px((300, 185))
    placing.press((x + 5, y - 3))
    assert placing.spot == (300, 185)
    placing.move((x + 5 + 10 * VIEW.scale, y - 3))
    assert placing.spot == pytest.approx((310, 185), abs=0.06)
    placing.cancel()
    assert placing.spot == (300, 185)
    assert not placing.held
    placing.move((x, y + 30))
    assert placing.spot == (300, 185)


def test_outside_the_cloth_nothing_is_taken() -> None:
    _, placing = placing_in(state_with({"sword-1": HERE}))
    assert not placing.press((10, 10))
    assert placing.release() is None


def test_by_keyboard() -> None:
    _, placing = placing_in(state_with({"sword-1": HERE}))
    spots = placing.decision.suggestions
    seen: list[Point] = []
    for _ in spots:
        assert placing.press_key("tab") == (True, None)
        seen.append(placing.spot)
    assert seen == [*spots[1:], spots[0]]
    x, y = placing.spot
    placing.press_key("up")
    placing.press_key("left", ctrl=True)
    assert placing.spot == pytest.approx((x - 0.1, y + 1))
    placing.press_key("tab", shift=True)
    assert placing.spot == spots[-1]
    assert placing.press_key("escape") == (False, None), "it goes on to whoever leaves the screen"
    assert placing.suggested() == placing.answer
    assert placing.spot == spots[0]
    for _ in range(60):
        placing.press_key("up")
    assert placing.press_key("space") == (True, None)
    assert placing.verdict is not None
    assert placing.press_key("x") == (False, None)
