"""Who touched whom, in which order, and by what name."""

import math
from itertools import pairwise
from typing import NoReturn

import pytest

from flick.arena.contacts import Contacts
from flick.arena.flick import Shot, simulate
from flick.arena.layout import Layout, Pawn, Physics, Table, Wall
from flick.arena.outcome import Contact

WALLED = Table(610, 355, "walls")
SLIPPERY = Physics(mat_friction=0.05)


def names(contacts: tuple[Contact, ...]) -> list[tuple[str, str]]:
    return [(contact.a, contact.b) for contact in contacts]


@pytest.mark.parametrize(
    ("vx", "vy", "side", "at"),
    [
        (-1500, 0, "west", (0, 100)),
        (2000, 0, "east", (610, 100)),
        (0, -900, "south", (300, 0)),
        (0, 1500, "north", (300, 355)),
    ],
)
def test_the_rim_is_named_by_its_side(vx: float, vy: float, side: str, at: tuple[float, float]) -> None:
    hit = simulate(Layout(WALLED, {"a": Pawn(300, 100)}), Shot("a", vx, vy)).contacts[0]
    assert (hit.a, hit.b, hit.other("a")) == ("a", f"wall:{side}", f"wall:{side}")
    assert (hit.x, hit.y) == pytest.approx(at, abs=0.01)


@pytest.mark.parametrize(("x", "name"), [(100, "wall:south-1"), (300, "wall:south-2"), (500, "wall:south")])
def test_a_wall_on_the_edge_gives_its_name_to_the_rim_where_it_lies(x: float, name: str) -> None:
    walls = {
        "south-1": Wall((0, 0), (200, 0)),
        "south-2": Wall((400, 0), (200, 0)),
        "east-1": Wall((610, 0), (610, 355)),
    }
    outcome = simulate(Layout(WALLED, {"a": Pawn(x, 50)}, walls=walls), Shot("a", 0, -700))
    assert names(outcome.contacts) == [("a", name)]


def test_a_wall_inside_stops_pawns_and_has_its_name() -> None:
    layout = Layout(WALLED, {"a": Pawn(100, 100)}, walls={"fence": Wall((200, 50), (200, 150), 4.0)})
    hit = simulate(layout, Shot("a", 1200, 0)).contacts[0]
    assert (hit.b, hit.moved) == ("wall:fence", ("a",))
    assert (hit.x, hit.y) == pytest.approx((198, 100), abs=0.01)


def test_contacts_come_in_order_with_place_time_and_impulse() -> None:
    layout = Layout(WALLED, {"c": Pawn(300, 177.5), "a": Pawn(100, 177.5), "b": Pawn(200, 177.5)}, SLIPPERY)
    outcome = simulate(layout, Shot("a", 2000, 0))
    assert names(outcome.contacts)[:3] == [("a", "b"), ("b", "c"), ("c", "wall:east")]
    first, second = outcome.contacts[:2]
    assert (first.x, first.y) == pytest.approx((187.5, 177.5), abs=0.01)
    brake = 0.05 * 9810
    assert first.t == pytest.approx((2000 - math.sqrt(2000**2 - 2 * brake * 75)) / brake, abs=1e-5)
    assert first.impulse == pytest.approx(0.0052 * math.pi * 12.5**2 * 1.75 / 2 * (2000 - brake * first.t), rel=1e-4)
    assert second.t > first.t
    assert (first.moved, second.moved) == (("a",), ("b",))
    assert outcome.contacts_of("a") == [contact for contact in outcome.contacts if "a" in (contact.a, contact.b)]


def test_two_that_meet_in_motion_both_moved() -> None:
    """``a`` sends ``b`` against the wall, and meets it again on its way back."""
    layout = Layout(WALLED, {"a": Pawn(400, 177.5, diameter=38), "b": Pawn(560, 177.5)}, SLIPPERY)
    outcome = simulate(layout, Shot("a", 2500, 0))
    assert names(outcome.contacts)[:3] == [("a", "b"), ("b", "wall:east"), ("a", "b")]
    assert outcome.contacts[2].moved == ("a", "b")


def test_a_spinning_longbow_counts_as_moving() -> None:
    bow = Pawn(300, 177.5, 0.0, 38, "longbow")
    layout = Layout(WALLED, {"bow": bow, "disc": Pawn(300, 177.5 + bow.chain.extent)})
    outcome = simulate(layout, Shot("bow", 0, 0, 60))
    assert outcome.contacts[0].moved == ("bow",)
    assert "disc" in outcome.track.rows


def test_two_at_once_have_the_same_time() -> None:
    pawns = {"a": Pawn(100, 177.5), "up": Pawn(200, 190.5), "down": Pawn(200, 164.5)}
    outcome = simulate(Layout(WALLED, pawns), Shot("a", 1000, 0))
    first, second = outcome.contacts[:2]
    assert {first.b, second.b} == {"up", "down"}
    assert first.t == second.t
    assert outcome.rest["up"][1] - 177.5 == pytest.approx(177.5 - outcome.rest["down"][1], abs=0.1)


def test_a_wave_that_touches_with_two_links_is_listed_once() -> None:
    """A disc that fits into the hollow touches both links beside the middle joint."""
    wave = Pawn(300, 177.5, 0.0, 38, "wave")
    layout = Layout(WALLED, {"wave": wave, "disc": Pawn(200, 177.5, diameter=15)})
    outcome = simulate(layout, Shot("disc", 1500, 0))
    assert names(outcome.contacts)[0] == ("disc", "wave")
    hits = [contact.t for contact in outcome.contacts if contact.other("wave") == "disc"]
    assert all(later - sooner > 1e-4 for sooner, later in pairwise(hits))


def test_a_wave_along_the_rim_touches_it_once_for_each_time_it_was_apart() -> None:
    wave = Pawn(300, 40, math.pi / 2 + 0.1, 38, "wave")
    outcome = simulate(Layout(WALLED, {"wave": wave}), Shot("wave", 400, -900))
    times = [contact.t for contact in outcome.contacts if contact.b == "wall:south"]
    assert times
    assert all(later - sooner > 1e-4 for sooner, later in pairwise(times))


def test_a_failure_while_listening_is_not_swallowed(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_self: Contacts, _arbiter: object) -> NoReturn:
        raise ZeroDivisionError("in a callback")

    monkeypatch.setattr(Contacts, "_solved", fail)
    with pytest.raises(ZeroDivisionError, match="in a callback"):
        simulate(Layout(WALLED, {"a": Pawn(300, 100)}), Shot("a", 0, -900))
