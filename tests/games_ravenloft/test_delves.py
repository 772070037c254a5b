"""Delves through every adventure, by somebody who gets far: every position holds together, and every delve ends."""

import pytest

from flick.games.ravenloft.campaign import in_order
from tests.games_ravenloft.delver import Delve

ADVENTURES = in_order()


@pytest.mark.parametrize(("number", "adventure"), list(enumerate(ADVENTURES)), ids=ADVENTURES)
def test_a_delve_ends_and_nothing_is_lost(number: int, adventure: str) -> None:
    delve = Delve(adventure, 1 + number % 5, seed=number, hp=60)
    assert delve.play().split()[0] in ("won", "lost")
    assert delve.kinds["tile"] > 3
    assert delve.kinds["comes"] > 3
