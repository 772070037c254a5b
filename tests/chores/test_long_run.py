"""What the long run calls growth."""

import pytest

from tools.long_run import WARM, Hour, grown


def hours(*memory: float) -> list[Hour]:
    return [Hour(number, 9, float(much), 70.0, 50, 6) for number, much in enumerate(memory)]


COLD = [300.0, 320, 335, 340, 343, 345]


def test_what_is_kept_for_good_is_no_growth() -> None:
    assert len(COLD) == WARM
    assert grown(hours(*COLD, *([345, 352, 340, 349, 338, 347] * 3))) == []


@pytest.mark.parametrize("more", [1.0, 2.5])
def test_a_little_more_in_each_hour_is(more: float) -> None:
    """Though one hour differs from the next by more than that."""
    told = grown(hours(*COLD, *(345 + more * number + number % 3 for number in range(18))))
    assert [one.split(":")[0] for one in told] == ["memory"]


def test_files_that_stay_open_are() -> None:
    found = [hour._replace(files=50 + number // 4) for number, hour in enumerate(hours(*[345.0] * 24))]
    assert [one.split(":")[0] for one in grown(found)] == ["files"]
