"""The chores that let bots play many times: what they take, and how the work is shared out."""

import itertools
from collections.abc import Callable, Sequence

import pytest

from flick.sitting import new_match
from tools import bench, delves, duels, races
from tools.chores import Chore, begin, by_turns, in_turn, is_quick, share_out, victory, wins


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


def test_variants_and_seats_take_turns() -> None:
    assert [*in_turn("abc", 5)] == ["a", "b", "c", "a", "b"]
    assert by_turns("best", "worst", 3) == [(("best", "worst"), 0), (("worst", "best"), 1), (("best", "worst"), 0)]


def test_a_victory_is_shared_and_told() -> None:
    assert [victory((0, 2), seat) for seat in range(3)] == [0.5, 0, 0.5]
    assert victory((), 0) == 0
    assert wins([True, False, False, False], [9, 3, 5, 4]) == "1 of 4 won (25%), 5 rounds"


@pytest.mark.parametrize(("seconds", "holds"), [(2.0, True), (1.9, False)])
def test_slow_answers_are_out_of_bounds(
    seconds: float, holds: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By a clock that goes on by two seconds whenever it is looked at."""
    clock = itertools.count(0.0, 2.0)
    monkeypatch.setattr("tools.chores.time.process_time", lambda: next(clock))
    assert is_quick("urto", [new_match("urto", "random,random", {}, 1)], seconds) is holds
    assert "median 2.0000 s, 99 % within 2.000 s" in capsys.readouterr().out


def test_a_figure_that_is_not_known_is_told_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["speed"]) == 1
    assert capsys.readouterr().err.startswith("bench: speed is no figure; there are arena, table, ")
