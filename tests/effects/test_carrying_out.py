"""Texts carried out on a state: what their amounts and conditions come to, what is asked, what is in force."""

from typing import Any

import msgspec
import pytest

from flick.effects.dispatch import carry_out_by, holds_by, is_over, value_by
from flick.effects.effect_records import Lasting, Term
from flick.table.answers import read
from flick.table.chance import Chance, Luck
from flick.table.rules import Event
from tests.effects.camp import (
    BLANKET,
    COUNTS,
    DEEDS,
    IN_FORCE,
    LANGUAGE,
    Camp,
    carry_out,
    holds,
    parts_of,
    settle,
    value,
)


def carried_out(state: Camp, text: str, *answers: str) -> list[str]:
    """The kinds of the events, and the questions."""
    rules, reply, left, told = (
        carry_out(state, Chance(Luck(0)), "cat", parts_of(text)),
        None,
        list(answers),
        list[str](),
    )
    try:
        while True:
            item: Any = rules.send(reply)
            told.append(item.kind if isinstance(item, Event) else item.verb)
            reply = None if isinstance(item, Event) else read(item, left.pop(0)).value
    except StopIteration:
        assert left == []
    return told


def test_parts_come_one_after_the_other() -> None:
    """After each it is settled what it has come to; the later ones see what the earlier have done."""
    state = Camp()
    assert carried_out(state, "[{eat: 5}, {put_out: 1}, {eat: logs}]") == [
        "eat",
        "starved",
        "put-out",
        "starved",
        "eat",
        "starved",
    ]
    assert state.food == 0


def test_only_where_the_condition_holds() -> None:
    assert carried_out(Camp(), "[{eat: 1, if: night}, {put_out: 1, if: not night}]") == ["put-out"]
    assert carried_out(Camp(night=True), "[{eat: 1, if: night}]") == ["eat"]


@pytest.mark.parametrize(
    ("condition", "true"),
    [
        ("logs<=3", True),
        ("logs<=2", False),
        ("friends(cook)>=4", True),
        ("friends(guard)>=2", False),
        ("hunger=2", True),
        ("season=winter", False),
        ("scars(3)", True),
        ("scars(4)", False),
        ("night and logs<=3", False),
        ("not night and not season=winter", True),
    ],
)
def test_conditions(condition: str, true: bool) -> None:
    assert holds(Camp(), parts_of(f"[{{eat: 1, if: {condition}}}]")[0].terms, "cat") is true


@pytest.mark.parametrize(
    ("written", "number"), [("4", 4), ("logs", 3), ("2*logs+1", 7), ("half(logs)", 1), ("friends(cook)-1", 3)]
)
def test_amounts(written: str, number: int) -> None:
    assert value(Camp(), parts_of(f"[{{eat: {written}}}]")[0].amount, "cat") == number


def test_one_of_several() -> None:
    state = Camp()
    assert carried_out(state, "[{choose: [[{eat: 1}], [{put_out: 1}]]}]", "pick 2") == ["pick", "put-out"]
    assert (state.food, state.logs) == (5, 0)


def test_who_may_can_leave_it() -> None:
    assert carried_out(Camp(), "[{may: [{eat: 1}]}]", "no") == ["may"]
    assert carried_out(Camp(), "[{may: [{eat: 1}]}]", "yes") == ["may", "eat"]


def test_once_per_turn_is_per_part() -> None:
    state = Camp()
    assert carried_out(state, "[{once_per_turn: [{eat: 1}]}, {once_per_turn: [{put_out: 1}]}]") == ["eat", "put-out"]
    assert carried_out(state, "[{once_per_turn: [{eat: 1}]}]") == []
    state.used.clear()
    assert carried_out(state, "[{once_per_turn: [{eat: 1}]}]") == ["eat"]


def test_what_nobody_carries_out_is_found_at_once() -> None:
    with pytest.raises(AssertionError, match=r"verbs without a function: \['eat'\]"):
        carry_out_by(LANGUAGE, {name: deed for name, deed in DEEDS.items() if name != "eat"}, holds, settle)
    with pytest.raises(AssertionError, match=r"quantities without a function: \['logs'\]"):
        value_by(LANGUAGE, {name: count for name, count in COUNTS.items() if name != "logs"})
    with pytest.raises(AssertionError, match=r"conditions without a function: \['night', 'season'\]"):
        holds_by(LANGUAGE, COUNTS, {})


def test_what_is_in_force_depends_on_where_it_lies() -> None:
    assert IN_FORCE.parts(Camp(), "shelter") == []
    state = Camp(ground=["tent", "stone"], carried=["cat", "tent"])
    assert [(card, part.amount.plus) for card, part in IN_FORCE.parts(state, "shelter")] == [("tent", 2), ("cat", -1)]
    assert IN_FORCE.texts(state, "at_dawn") == []
    state.ground.append("cat")
    assert [card for card, _ in IN_FORCE.texts(state, "at_dawn")] == ["cat"]


def test_a_text_inside_another_is_in_force_under_both_conditions() -> None:
    ((_, part),) = IN_FORCE.parts(Camp(ground=["tent"]), "ban")
    assert (part.about, part.terms) == ("songs", ())
    assert [part.terms for _, part in IN_FORCE.parts(Camp(carried=["cat"]), "shelter")] == [(Term("night"),)]


def test_all_that_is_ever_said() -> None:
    assert sorted(card for card, _ in IN_FORCE.ever("shelter")) == ["cat", "cat", "tent"]


def begun(state: Camp) -> list[tuple[str, int]]:
    return [(card, part.amount.plus) for card, part in IN_FORCE.parts(state, "shelter")]


def test_what_is_begun_lasts_until_its_span_is_over() -> None:
    state = Camp()
    for _ in carry_out(state, Chance(Luck(0)), "blanket", BLANKET):
        pass
    state.night = True
    assert begun(state) == [("blanket", 1), ("blanket", 3)]
    is_over(state.lasting, "night")
    assert begun(state) == [("blanket", 3)]
    assert IN_FORCE.parts(state, "ban") == []


def test_the_state_keeps_what_lasts() -> None:
    state = Camp(lasting=[Lasting("blanket", BLANKET[0].key, "night")])
    assert begun(msgspec.json.decode(msgspec.json.encode(state), type=Camp)) == [("blanket", 1)]


def test_a_verb_can_have_a_text_for_each_outcome() -> None:
    hunt = "[{hunt: 1, got: [{eat: 1}], missed: [{put_out: 1}]}, {hunt: 1, got: [{eat: 1}]}]"
    assert carried_out(Camp(), hunt) == ["eat", "eat"]
    assert carried_out(Camp(night=True), hunt) == ["put-out"]
