"""Choices that may be declined, and answers that stand beside a flick."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from flick.bots.random import random_answer
from flick.table.answers import Read, read
from flick.table.chance import Chance, derived
from flick.table.compare import describe
from flick.table.decisions import DECLINED, Choose, Flick, Goods, Offer, choice_in
from flick.table.game import find
from flick.table.journal import load, new_match_file
from flick.table.match import Match
from flick.table.naming import answer_title
from flick.table.overdue import plainest
from flick.table.resume import verify
from flick.table.rules import Decision, Option
from flick.table.sayings import Refused, Say
from flick.table.snapshot import perspective, snapshot
from flick.table.stage import Act, give
from flick.table.words import Words
from flick.terminal.answer_lines import answer_lines
from flick.terminal.typed import written as meant
from tests.contract import check_playout
from tests.table.play import at, change_answer, keep, lines_of, rewrite, sit, trace, without_marks
from tests.table.play import give as answer

ROLL = "flick bowl 30deg 900mm/s"


def give_or_not(*things: str) -> Choose:
    return Choose(seat=0, verb="give", rule="BWL-1", things=things, decline="no", facts={"worth": 1})


def roll(beside: Choose | None) -> Flick:
    return Flick(
        seat=0,
        verb="flick",
        rule="BWL-2",
        pawns=["bowl"],
        least_speed=100,
        most_speed=900,
        resolve=lambda aim: None,
        outcome=type(None),
        beside=beside,
    )


SKIP = Choose(seat=0, verb="leave", rule="BWL-3", things=(), decline="enough")
CARDS = Choose(seat=0, verb="play", rule="BWL-2", things=("oak", "yew"), piece=str)


def words() -> Words:
    return Words("en", find("bowls").folder)


def at_the_bowl() -> Match:
    """The first seat has given no card, and may roll or play one of two."""
    match = sit(game="bowls")
    answer(match, "no")
    return match


def a_card(match: Match) -> str:
    """The first card of the first seat's hand."""
    return next(zone for zone in match.view(0).zones if zone.id == "hand-1").pieces[0].id


def played(path: Path) -> None:
    """A match file in which the second answer is a card played before the bowl is rolled."""
    match = sit(game="bowls")
    writer = new_match_file(path, match)
    answer(match, "no")
    answer(match, f"play {a_card(match)}", ROLL)
    writer.close()


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_game_of_these_tests_keeps_the_contract(seats: int) -> None:
    game = find("bowls")
    assert check_playout(game, seats, game.Options(), seed=seats).guesses > 0


def test_none_is_the_last_of_the_options_and_has_a_value_of_its_own() -> None:
    decision = give_or_not("oak", "yew")
    assert decision.options[DECLINED] == Option("no", say=Say("no-give", {"worth": 1}))
    assert [option.name for option in decision.options] == ["give oak", "give yew", "no"]
    assert decision.ways == 3
    assert read(decision, "give yew") == Read(1, "give yew")
    assert read(decision, " No ") == Read(DECLINED, "no")
    assert read(decision, "no") == Read(DECLINED, "no")
    assert describe(decision)["options"] == ["give oak", "give yew", "no"]


def test_without_a_word_for_it_nothing_can_be_declined() -> None:
    decision = Choose(seat=0, verb="give", rule="BWL-1", things=("oak",))
    assert decision.ways == 1
    with pytest.raises(Refused):
        read(decision, "no")
    with pytest.raises(Refused):
        read(decision, "")


def test_a_flick_is_read_as_before_and_so_is_what_stands_beside_it() -> None:
    decision = roll(CARDS)
    assert read(decision, "play yew") == Read(1, "play yew")
    assert read(decision, "  Play  OAK ") == Read(0, "play oak")
    assert read(decision, ROLL).text == ROLL
    assert read(roll(SKIP), "Enough") == Read(DECLINED, "enough")
    assert describe(decision)["beside"] == ["play oak", "play yew"]
    assert "beside" not in describe(roll(None))
    assert (choice_in(decision), choice_in(CARDS), choice_in(roll(None)), choice_in(None)) == (CARDS, CARDS, None, None)


@pytest.mark.parametrize(
    ("decision", "text", "why"),
    [
        (roll(CARDS), "play elm", "refused-not-an-option"),
        (roll(CARDS), "enough", "refused-no-flick"),
        (roll(CARDS), "", "refused-no-flick"),
        (roll(SKIP), "leave", "refused-not-an-option"),
        (roll(SKIP), "flick bowl 3deg", "refused-no-flick"),
        (roll(None), "play oak", "refused-no-flick"),
    ],
)
def test_what_is_neither_is_refused_as_what_it_was_meant_to_be(decision: Flick, text: str, why: str) -> None:
    with pytest.raises(Refused) as caught:
        read(decision, text)
    assert caught.value.say.id == why


def test_who_lets_the_time_pass_declines() -> None:
    assert plainest(give_or_not("oak")) == "no"
    assert plainest(roll(SKIP)) == "enough"
    assert plainest(roll(CARDS)) == "flick bowl 0deg 100mm/s"


@pytest.mark.parametrize(
    ("decision", "ways"),
    [
        (give_or_not("oak", "yew"), {"give oak", "give yew", "no"}),
        (roll(CARDS), {"play oak", "play yew", "flick"}),
        (roll(SKIP), {"enough", "flick"}),
    ],
)
def test_at_random_each_way_is_as_likely_as_any_other(decision: Decision, ways: set[str]) -> None:
    chance = Chance(derived(5))
    answers = [random_answer(decision, chance) for _ in range(900)]
    found = Counter(answer if answer in ways else answer.partition(" ")[0] for answer in answers)
    assert set(found) == ways
    assert min(found.values()) > 0.8 * 900 / len(ways)


def test_answers_beside_a_flick_have_names_for_the_reader() -> None:
    decision = roll(CARDS)
    assert answer_title(decision, "play oak", words()) == "Play oak"
    assert answer_title(roll(SKIP), "enough", words()) == "Leave it"
    assert answer_title(give_or_not("oak"), "no", words()) == "Keep them"
    assert answer_title(decision, ROLL, words()) == ROLL


@pytest.mark.parametrize(
    ("decision", "typed", "answer"),
    [
        (give_or_not("oak", "yew"), "n", "no"),
        (give_or_not("oak", "yew"), "nothing", "no"),
        (give_or_not("oak", "yew"), "3", "no"),
        (give_or_not("oak", "yew"), "keep", "no"),
        (give_or_not("oak", "yew"), "2", "give yew"),
        (roll(CARDS), "2", "play yew"),
        (roll(CARDS), "yew", "play yew"),
        (roll(CARDS), "31.5 820", "flick bowl 31.5deg 820mm/s"),
        (roll(CARDS), "flick 31.5 820", "flick bowl 31.5deg 820mm/s"),
        (roll(SKIP), "1", "enough"),
        (roll(SKIP), "leave it", "enough"),
        (roll(SKIP), "no", "enough"),
        (roll(SKIP), "flick", "flick"),
    ],
)
def test_what_a_person_types(decision: Decision, typed: str, answer: str) -> None:
    assert meant(decision, typed, words()) == answer


def test_the_terminal_lists_them_under_the_flick() -> None:
    assert answer_lines(roll(CARDS), words())[-3:] == [
        "  or instead, by number or name:",
        "   1  Play oak",
        "   2  Play yew",
    ]
    assert answer_lines(give_or_not("oak"), words()) == ["   1  Give oak", "   2  Keep them"]


def test_a_match_with_both_is_kept_gone_on_with_and_checked(path: Path) -> None:
    match = keep(path, sit(game="bowls"))
    beside = [taken for taken in match.answers if taken.given.text.startswith(("play", "enough"))]
    assert beside
    assert all(taken.given.outcome is None for taken in beside)
    again = at(path)
    assert trace(again) == trace(match)
    found = verify(load(path))
    flicks = sum(taken.given.outcome is not None for taken in match.answers)
    assert (found.fault, found.answers, found.flicks) == (None, len(match.answers), flicks)


def test_an_outcome_beside_an_answer_that_is_no_flick_is_a_fault(path: Path) -> None:
    played(path)
    without_marks(path)
    lines = lines_of(path)
    next(line for line in lines if line.get("n") == 1)["outcome"] = {"rest": [0, 0]}
    rewrite(path, lines)
    found = verify(load(path))
    assert found.fault is not None
    assert found.fault.id == "verify-answer"


def test_a_flick_put_in_the_place_of_a_card_is_found(path: Path) -> None:
    played(path)
    change_answer(path, 1, ROLL)
    assert verify(load(path)).fault is not None


def test_declining_and_leaving_out_can_be_taken_back() -> None:
    match = at_the_bowl()
    before = trace(match)
    match.undo(0)
    match.redo(0)
    assert trace(match) == before


def test_what_stands_beside_a_flick_is_imagined_and_sent_as_it_is() -> None:
    match = at_the_bowl()
    answer(match, f"play {a_card(match)}")
    seen = perspective(snapshot(match))
    assert describe(seen.decision) == describe(match.decision)
    imagined = seen.guess()
    assert describe(imagined.decision) == describe(match.decision)


def test_a_scenario_gives_them_and_gives_no_outcome_for_them() -> None:
    match = at_the_bowl()
    card = a_card(match)
    wanted: dict[str, Any] = {"rest": [0, 0]}
    assert give(match, Act(answer=f"play {card}", outcome=wanted)) is not None
    assert give(match, Act(answer=f"play {card}")) is None
    match.settle()
    assert give(match, Act(answer=ROLL, outcome=wanted)) is None


@pytest.mark.parametrize("answer", ["resign", ""])
def test_what_is_no_deal_is_titled_as_it_is_written(answer: str) -> None:
    """A match can be given up while a deal is waited for; and there may be nothing to do again."""
    offer = Offer(seat=0, partner=1, verb="offer", rule="BWL-1", own=Goods(), theirs=Goods())
    assert answer_title(offer, answer, words()) == answer
