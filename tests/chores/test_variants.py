"""The chore that plays every legal set of variants: a few of them, once each."""

import pytest

from flick.games.ravenloft.matrix import first_clash
from tools.variants import legal_sets, play, seats_with, trials

SETS = legal_sets()


def test_all_sets_are_legal_and_the_largest_hold_all_others() -> None:
    assert all(first_clash(one) is None for one in SETS)
    largest = [one for one in SETS if len(one) > 2]
    assert all(any({*one} <= {*other} for other in largest) for one in SETS if len(one) < 3)
    assert [*seats_with(())] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("variants", [one for one in SETS if len(one) > 2], ids="+".join)
def test_random_games_of_the_largest_sets_end_and_lose_nothing(variants: tuple[str, ...]) -> None:
    (trial,) = trials(variants, 1, "random", seats_with(variants), counting=True)
    found = play(trial)
    assert (found.ended, found.fault) == (True, "")
