"""The chores that let bots play many times: what they take, and how the work is shared out."""

from collections.abc import Callable, Sequence

import pytest

from tools import delves, duels, races
from tools.chores import Chore, begin, share_out


@pytest.mark.parametrize("main", [duels.main, delves.main, races.main], ids=lambda main: main.__module__)
@pytest.mark.parametrize("arguments", [[], ["chess"], ["balance", "0"], ["random", "-3"], ["balance", "many"]])
def test_what_it_does_not_take_is_told_in_a_line(
    main: Callable[[Sequence[str]], int], arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    assert "error: " in capsys.readouterr().err


@pytest.mark.parametrize(("arguments", "code"), [(["few"], 0), (["few", "3"], 1), (["few", "30"], 0)])
def test_without_a_number_it_is_the_usual_one(arguments: list[str], code: int) -> None:
    assert begin("chores", "", {"few": Chore(lambda count: count >= 20, 20)}, arguments) == code


def test_work_is_shared_out_in_order() -> None:
    words = ["lantern", "well", "gauntlet", "duel", "seeker"]
    assert share_out(len, words) == [7, 4, 8, 4, 6]
