"""Exact odds of a plain clash."""

import pytest

from flick.games.caveloot.constraints.balance import ClashSide, clash_odds
from flick.games.caveloot.powers import read_power

JUSTERNIN, KIRIGAN, PSORO = "PB + ST - 3", "ST + 1", "GT + ST + 4"
PULSATRON, COMETS = "PB + GT", "AB + AB"


def side(*powers: str, flat: int = 0) -> ClashSide:
    return ClashSide([read_power(power) for power in powers], flat)


def test_odds_of_a_plain_clash_are_exact() -> None:
    """CAVE-T23: 3840 ways to draw."""
    odds = clash_odds(side(JUSTERNIN), side(KIRIGAN))
    assert [round(3840 * share, 6) for share in odds] == [2153, 164, 1523]


@pytest.mark.parametrize(
    ("own", "foe", "win", "tie", "lose"),
    [
        (side(JUSTERNIN, flat=3), KIRIGAN, 69, 4, 28),
        (side(JUSTERNIN), PSORO, 23, 1, 76),
        (side(JUSTERNIN, "PB", "ST", flat=3), PSORO, 47, 2, 52),
        (side(JUSTERNIN, PULSATRON, flat=3), PSORO, 59, 1, 40),
        (side(JUSTERNIN, PULSATRON, COMETS, flat=3), PSORO, 81, 1, 18),
    ],
)
def test_figures_of_the_rules(own: ClashSide, foe: str, win: int, tie: int, lose: int) -> None:
    """The figures that CAVE-D26 rests on."""
    assert [round(100 * share) for share in clash_odds(own, side(foe))] == [win, tie, lose]


@pytest.mark.parametrize(
    ("own", "foe", "win"),
    [
        (side("4"), side("3"), 1.0),
        (side("2 × PB"), side(flat=22), 1 / 16),
        (side("HM", flat=541), side(), 1.0),
        (side("PB + PB"), side(flat=22), 1 / 120),
    ],
)
def test_numbers_and_multiples(own: ClashSide, foe: ClashSide, win: float) -> None:
    """A multiple is one card; the same symbol twice is two different ones (CAVE-R24)."""
    assert clash_odds(own, foe).win == pytest.approx(win)


def test_the_same_on_both_sides_is_even() -> None:
    odds = clash_odds(side("XM + 2 × ST"), side("XM + 2 × ST"))
    assert odds.win == pytest.approx(odds.lose)
    assert sum(odds) == pytest.approx(1)
