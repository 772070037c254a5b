"""Options of seats, and options that exclude each other: in Hats."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from flick.table.content import parse
from flick.table.game import find
from flick.table.match import start_state
from flick.table.options import match_kinds, refusal_of_value, seat_kinds
from flick.table.records import to_plain
from flick.table.sayings import Refused
from flick.table.scenario import Book
from flick.written_options import read_options
from tests.contract import cases, check_playout, variants
from tests.table.play import sit


def options_of(**chosen: Any) -> Any:
    return msgspec.convert(chosen, find("hats").Options)


def test_one_record_describes_what_the_match_and_what_each_seat_chooses() -> None:
    options = find("hats").Options
    assert list(match_kinds(options)) == ["goal", "feast", "fast", "host"]
    assert list(seat_kinds(options)) == ["hat", "feather", "beads"]
    assert seat_kinds(find("skims").Options) == {}


@pytest.mark.parametrize(
    ("chosen", "hats"),
    [
        ({"hat": "fez,bowler"}, ["fez", "bowler", "any"]),
        ({"hat": ", fez"}, ["any", "fez", "any"]),
        ({"hat": ["any", "any", "fez"]}, ["any", "any", "fez"]),
        ({"seats": [{"hat": "fez"}, {}], "feather": "off,on"}, ["fez", "any", "any"]),
    ],
)
def test_a_value_for_each_seat_is_written_in_a_row(chosen: dict[str, Any], hats: list[str]) -> None:
    options = read_options(find("hats"), chosen)
    assert sit("human,human,human", game="hats", options=options).state.hats == hats


def test_what_was_chosen_is_the_same_written_out_and_read_again() -> None:
    game = find("hats")
    options = read_options(game, {"hat": "fez,bowler", "feather": ",on", "goal": "5"})
    assert read_options(game, to_plain(options)) == options


@pytest.mark.parametrize(
    ("chosen", "reason"),
    [
        ({"hat_1": "fez"}, "option-unknown-meant-seats"),
        ({"hat": "fedora"}, "option-value"),
        ({"beads": "1,3"}, "option-value"),
        ({"seats": "fez"}, "option-unknown-meant"),
        ({"seats": [{"cap": "fez"}]}, "option-unknown"),
        ({"seats": ["fez"]}, "option-unknown-meant-seats"),
    ],
)
def test_what_no_seat_can_choose_is_refused(chosen: dict[str, Any], reason: str) -> None:
    with pytest.raises(Refused) as refused:
        read_options(find("hats"), chosen)
    assert refused.value.say.id == reason


TOGETHER = [
    ({"seats": [{"hat": "fez"}, {"hat": "fez"}]}, "HAT-1"),
    ({"seats": [{"hat": "any"}, {"hat": "any"}]}, ""),
    ({"host": 3}, "HAT-2"),
    ({"host": 2}, ""),
    ({"feast": True, "fast": True}, "HAT-3"),
    ({"seats": [{}, {"hat": "turban", "feather": True}]}, "HAT-4"),
    ({"seats": [{"hat": "turban"}, {"feather": True}]}, ""),
    ({"fast": True, "seats": [{}, {"beads": 2}]}, "HAT-5"),
]


@pytest.mark.parametrize(("chosen", "rule"), TOGETHER)
def test_choices_that_exclude_each_other_begin_no_match(chosen: dict[str, Any], rule: str) -> None:
    try:
        start_state(find("hats"), options_of(**chosen), 2, 0)
        found = ""
    except Refused as refused:
        found = refused.rule or ""
    assert found == rule


def test_more_seats_cannot_choose_than_there_are() -> None:
    with pytest.raises(Refused) as refused:
        start_state(find("hats"), options_of(seats=[{}, {"hat": "fez"}]), 1, 0)
    assert refused.value.say.id == "option-more-than-seats"


def test_an_impossible_choice_is_known_before_it_is_made() -> None:
    game = find("hats")
    options = options_of(feast=True, seats=[{"hat": "fez"}])

    def rule(name: str, value: Any, seat: int | None = None) -> str:
        refusal = refusal_of_value(game.exclusions, options, 2, name, value, seat)
        return (refusal and refusal.rule) or ""

    assert [rule("hat", hat, 1) for hat in ("any", "bowler", "fez")] == ["", "", "HAT-1"]
    assert [rule("hat", hat, 0) for hat in ("any", "bowler", "fez")] == ["", "", ""]
    assert (rule("fast", True), rule("fast", False), rule("goal", 6)) == ("HAT-3", "", "")
    assert [rule("host", host) for host in range(4)] == ["", "", "", "HAT-2"]


def test_the_contract_plays_every_choice_of_a_seat() -> None:
    game = find("hats")
    found = [(seats, to_plain(options)) for seats, options in variants(game)]
    assert {own["hat"] for _, options in found for own in options["seats"]} == {"any", "bowler", "fez", "turban"}
    choosers = {
        (seat, own["hat"]) for seats, options in found if seats == 3 for seat, own in enumerate(options["seats"])
    }
    assert choosers >= {(0, "bowler"), (1, "fez"), (2, "turban")}
    looks = Counter[Any]()
    for case in cases(game):
        check_playout(game, *case, looks)


def test_a_scenario_gives_seats_their_options() -> None:
    text = """
        game: hats
        seats: 2
        options: {seats: [{hat: fez}, {hat: bowler, beads: 2}]}
        scenarios:
          as-of-the-file:
            then: {state: {hats: [fez, bowler], beads: [0, 2]}}
          otherwise:
            options: {goal: 6, seats: [{}, {feather: true}]}
            given: {options: {seats: [{feather: true}]}}
            then: {state: {hats: [any, any], options: {goal: 6, seats: [{hat: any, feather: true, beads: 0}]}}}
    """
    book = Book(parse(text, "hats.yaml"))
    assert [book.run(name) for name in book.names] == [None, None]
