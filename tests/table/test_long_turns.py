"""A long turn that is cut where nothing is pending costs late what it costs early: few answers are repeated."""

from collections.abc import Callable
from pathlib import Path

import pytest

from flick.table.chance import derived
from flick.table.game import find
from flick.table.journal import load, new_match_file
from flick.table.line import Given, Line
from flick.table.match import Match
from flick.table.perspective import seen_from
from flick.table.records import pack
from flick.table.resume import verify
from flick.table.seats import Seat
from tests.table.play import play_on, state_of, trace

EARLY, LATE = 5, 60


def after(answers: int, *, kept: bool = True) -> Match:
    """So many answers of one long turn have been given; how each part of it began is ``kept``, or not yet."""
    game = find("errands")
    match = Match(game, [Seat("human"), Seat("human")], game.Options(errands=80), seed=3)
    if kept:
        match.line.keep()
    play_on(match, answers)
    assert (match.state.turn, match.state.step) == (0, answers)
    return match


def repeated(act: Callable[[], object], monkeypatch: pytest.MonkeyPatch) -> int:
    """How many answers are given again for it, in any line of play."""
    count = 0
    as_ever = Line.reply

    def counted(line: Line, given: Given) -> None:
        nonlocal count
        count += 1
        as_ever(line, given)

    with monkeypatch.context() as patch:
        patch.setattr(Line, "reply", counted)
        act()
    return count


DEEDS: dict[str, Callable[[Match], object]] = {
    "fork": lambda match: match.fork(),
    "guess": lambda match: match.perspective().guess(),
    "another's guess": lambda match: seen_from(match.line, 1, derived(4)).guess(),
    "back by one answer": lambda match: match.go_back(len(match.answers) - 1),
    "the line before an answer": lambda match: match.line_before(len(match.answers) - 1),
}


@pytest.mark.parametrize("deed", DEEDS)
def test_it_costs_as_much_at_the_sixtieth_answer_as_at_the_fifth(deed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    early, late = (after(answers) for answers in (EARLY, LATE))
    costs = [repeated(lambda match=match: DEEDS[deed](match), monkeypatch) for match in (early, late)]
    assert costs[1] <= 1.5 * costs[0]
    assert costs[1] <= 1


@pytest.mark.parametrize("deed", DEEDS)
def test_where_nothing_was_kept_few_answers_are_repeated_once(deed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    early, late = (after(answers, kept=False) for answers in (EARLY, LATE))
    costs = [repeated(lambda match=match: DEEDS[deed](match), monkeypatch) for match in (early, late)]
    assert costs[1] <= 1.5 * costs[0]
    assert repeated(lambda: DEEDS[deed](late), monkeypatch) <= 1 or deed == "back by one answer"


def test_the_way_back_leads_over_the_cuts() -> None:
    match = after(LATE)
    end = trace(match)
    match.go_back(7)
    assert trace(match) == trace(after(7))
    while match.next_redo is not None:
        match.redo(-1)
    assert trace(match) == end


def test_what_was_learned_before_a_cut_is_known_after_it() -> None:
    """After eleven errands each good has been seen, and nothing of the stock is unknown."""
    match = after(11)
    perspective = seen_from(match.line, 1, derived(4))
    assert {tuple(state_of(perspective.guess()).stock) for _ in range(10)} == {tuple(match.state.stock)}
    early = after(2)
    perspective = seen_from(early.line, 1, derived(4))
    stocks = [state_of(perspective.guess()).stock for _ in range(30)]
    assert {tuple(stock[-2:]) for stock in stocks} == {tuple(early.state.stock[-2:])}
    assert len({tuple(stock) for stock in stocks}) > 20


def test_a_guess_at_the_sixtieth_answer_goes_on_like_any_other() -> None:
    match = after(LATE)
    guess = match.perspective().guess()
    fork = guess.fork()
    assert pack(fork.state) == pack(guess.state)


def test_all_parts_of_a_turn_have_its_number_and_checkpoints_stand_where_turns_begin(tmp_path: Path) -> None:
    game = find("errands")
    match = Match(game, [Seat("human"), Seat("human")], game.Options(errands=8), seed=3)
    path = tmp_path / "errands.flick"
    writer = new_match_file(path, match)
    play_on(match, 10)
    match.go_back(9)
    play_on(match, 1000)
    writer.close()
    assert [start.turn for start in match.whole_turns] == [0, 1]
    assert [start.turn for start in match.turns] == [0] * 8 + [1] * 8
    assert {taken.turn for taken in match.answers[:8]} == {0}
    journal = load(path)
    assert [point.checkpoint for point in journal.checkpoints] == [0]
    assert verify(journal).fault is None
