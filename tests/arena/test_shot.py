"""Shots: aiming them, striking off centre, and refusing what nobody can flick."""

import math

import pytest

from flick.arena.flick import simulate
from flick.arena.layout import BadLayout, Layout, Pawn, Table
from flick.arena.shot import SPEED_LIMIT, BadShot, Shot, aimed

LAYOUT = Layout(
    Table(610, 355, "walls"),
    {
        "disc": Pawn(100, 100, diameter=30),
        "bow": Pawn(300, 200, 0.5, 19, "longbow"),
        "wave": Pawn(500, 200, 0, 38, "wave"),
    },
)


def test_angle_and_speed_become_components() -> None:
    shot = aimed(LAYOUT, "disc", math.radians(120), 800)
    assert (shot.vx, shot.vy, shot.spin) == pytest.approx((-400, 400 * math.sqrt(3), 0))


@pytest.mark.parametrize("offset", [-1.0, -0.25, 0.0, 0.5])
def test_a_disc_struck_off_centre_spins(offset: float) -> None:
    shot = aimed(LAYOUT, "disc", 0.7, 600, 3.0, offset)
    assert shot.spin == pytest.approx(3.0 + 2 * 600 * offset / 15)
    assert math.hypot(shot.vx, shot.vy) == pytest.approx(600)


def test_struck_on_the_right_it_turns_counter_clockwise() -> None:
    outcome = simulate(LAYOUT, aimed(LAYOUT, "disc", 0.3, 300, offset=0.5))
    rows = outcome.track.poses()["disc"]
    assert rows[-1][2] > rows[0][2] + 0.5


def test_an_odd_shape_is_struck_as_far_out_as_it_reaches_across_the_shot() -> None:
    bow = LAYOUT.pawns["bow"]
    along = aimed(LAYOUT, "bow", bow.angle, 500, offset=1.0)
    across = aimed(LAYOUT, "bow", bow.angle + math.pi / 2, 500, offset=1.0)
    assert along.spin == pytest.approx(500 * bow.chain.radius / bow.chain.inertia)
    assert across.spin == pytest.approx(500 * bow.chain.extent / bow.chain.inertia)
    left, right = (aimed(LAYOUT, "wave", math.pi / 2, 500, offset=offset).spin for offset in (-1.0, 1.0))
    assert left < 0 < right
    assert -left != pytest.approx(right), "a wave reaches farther to one side than to the other"


def test_nobody_strikes_beside_the_pawn() -> None:
    assert aimed(LAYOUT, "disc", 0, 100, offset=7.0) == aimed(LAYOUT, "disc", 0, 100, offset=1.0)


def refused(shot: Shot) -> BadShot:
    with pytest.raises(BadShot) as caught:
        simulate(LAYOUT, shot)
    return caught.value


@pytest.mark.parametrize(
    ("what", "shot"),
    [
        ("vx", Shot("disc", math.nan, 0)),
        ("vy", Shot("disc", 0, math.inf)),
        ("spin", Shot("disc", 100, 0, -math.inf)),
    ],
)
def test_what_is_not_a_number_is_refused(what: str, shot: Shot) -> None:
    bad = refused(shot)
    assert (bad.reason, bad.facts) == ("shot-not-a-number", {"what": what})


def test_aiming_refuses_the_same() -> None:
    with pytest.raises(BadShot) as caught:
        aimed(LAYOUT, "disc", math.inf, 100)
    assert (caught.value.reason, caught.value.facts["what"]) == ("shot-not-a-number", "angle")
    with pytest.raises(BadShot) as caught:
        aimed(LAYOUT, "nobody", 0, 100)
    assert caught.value.reason == "shot-no-such-pawn"


def test_the_fastest_shots_are_allowed_and_no_faster() -> None:
    simulate(LAYOUT, Shot("disc", 3000, 4000))
    bad = refused(Shot("disc", 3001, 4000))
    assert bad.reason == "shot-too-fast"
    assert bad.facts == {"speed": 5001, "most": SPEED_LIMIT}


def test_no_part_of_the_rim_goes_round_faster_than_the_fastest_shot() -> None:
    simulate(LAYOUT, Shot("disc", 0, 0, 5000 / 15))
    bad = refused(Shot("disc", 0, 0, -334))
    assert bad.reason == "shot-too-much-spin"
    assert bad.facts == {"spin": -334, "most": pytest.approx(333.3)}
    refused(Shot("bow", 0, 0, 334))


@pytest.mark.parametrize("pawn", ["disc", "bow", "wave"])
@pytest.mark.parametrize("offset", [-1.0, 0.4, 1.0])
def test_beside_the_centre_there_is_no_more_energy_than_in_the_hardest_through_it(pawn: str, offset: float) -> None:
    """And the finger alone spins no pawn too fast at a speed that is allowed."""
    shot = aimed(LAYOUT, pawn, 1.2, 2400, offset=offset, most=2400)
    inertia = LAYOUT.pawns[pawn].chain.inertia
    assert shot.vx**2 + shot.vy**2 + inertia * shot.spin**2 == pytest.approx(2400**2)
    free = aimed(LAYOUT, pawn, 1.2, 2400, offset=offset)
    assert shot.spin / free.spin == pytest.approx(shot.vx / free.vx)
    simulate(LAYOUT, shot)
    assert aimed(LAYOUT, pawn, 1.2, 1000, offset=offset, most=5000) == aimed(LAYOUT, pawn, 1.2, 1000, offset=offset)


def test_more_spin_than_the_arena_follows_is_refused_when_it_is_asked_for() -> None:
    with pytest.raises(BadShot) as caught:
        aimed(LAYOUT, "disc", 0, 500, spin=99999, most=2400)
    assert caught.value.reason == "shot-too-much-spin"


def test_only_pawns_that_are_there_can_be_flicked() -> None:
    bad = refused(Shot("ghost", 100, 0))
    assert bad.reason == "shot-no-such-pawn"
    assert bad.facts == {"pawn": "ghost", "known": "bow, disc, wave"}


def test_a_layout_that_cannot_be_is_refused_before_anything_moves() -> None:
    with pytest.raises(BadLayout):
        simulate(LAYOUT.adding("twin", Pawn(101, 100)), Shot("disc", 100, 0))
