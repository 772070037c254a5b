"""Scenario files: what is given, what is answered, and what is said when it went otherwise."""

import textwrap
from typing import Any

import pytest

from flick.table import compare, content
from flick.table.compare import Difference, differences_between, merge, unknown_path
from flick.table.scenario import Book, Failure, Scenario, stages
from flick.table.seats import Seat
from flick.table.words import Words
from flick.table.yaml_text import BadContent

HEAD = """\
game: shells
options: {flicks: false}
scenarios:
"""
DECK = "chance: {deck: [[whelk-1, whelk-2, whelk-3, conch-1, conch-2, conch-3, cowrie-4]], die: [4]}"


def book(text: str, head: str = HEAD) -> Book:
    return Book(content.parse(head + textwrap.indent(textwrap.dedent(text).strip("\n"), "  ") + "\n", "shells.yaml"))


def failure(text: str, name: str = "a") -> Failure:
    found = book(text).run(name)
    assert found is not None
    return found


def difference(text: str, name: str = "a") -> Difference:
    """The only thing that went otherwise."""
    found = failure(text, name).differences
    assert len(found) == 1
    return found[0]


def error_of(text: str, name: str = "a", head: str = HEAD) -> str:
    """What is wrong with the file itself."""
    with pytest.raises(BadContent) as bad:
        book(text, head).run(name)
    return Words("en")(bad.value.say)


def test_a_scenario_that_goes_as_written() -> None:
    scenarios = book(
        f"""
        a:
          why: SHL-05
          {DECK}
          when: [play cowrie-4, bet 2]
          then:
            state: {{pearls: [5, 3], bank: 16}}
            events: [{{kind: win, facts: {{pearls: 2}}}}]
            never: [{{kind: lose}}]
            decision: {{kind: ChooseMany, options: [swap whelk-1, swap whelk-2, swap whelk-3]}}
        """
    )
    assert scenarios.names == ["a"]
    assert scenarios.run("a") is None
    assert scenarios.run("a") is None, "a second run finds the same forced results"


# What is given.


def test_given_is_merged_into_the_state() -> None:
    opened = book(
        """
        a:
          seats: [Ada, Ben, Cleo]
          given: {pearls: [1, 2, 3], bank: 18, poses: {pebble-2: [1, 2, 0]}, shell: [20, 20]}
          turn: 4
        b:
          given: {shell: null}
        """
    ).open("a")
    assert [seat.name for seat in opened.seats] == ["Ada", "Ben", "Cleo"]
    assert (opened.state.pearls, opened.state.bank, opened.state.shell) == ([1, 2, 3], 18, (20.0, 20.0))
    assert opened.state.poses == {"pebble-1": (180, 60, 0), "pebble-2": (1, 2, 0), "pebble-3": (180, 140, 0)}
    assert len(opened.state.hands) == 3
    opened.settle()
    assert opened.turn == 4


def test_what_a_scenario_leaves_out_is_the_file_s() -> None:
    head = "game: shells\nseats: 4\nseed: 5\noptions: {pearls: 2, rounds: 2}\ngiven: {bank: 9, turn: 3}\nturn: 3\n"
    scenarios = book(
        "a: {}\nb: {seats: 2, options: {pearls: 4}, given: {bank: 8}, turn: 1, seed: 6}\n", head + "scenarios:\n"
    )
    a, b = scenarios.open("a"), scenarios.open("b")
    assert (len(a.seats), a.options.pearls, a.options.rounds, a.state.bank, a.seed) == (4, 2, 2, 9, 5)
    assert (len(b.seats), b.options.pearls, b.options.rounds, b.state.bank, b.seed) == (2, 4, 2, 8, 6)
    assert (a.state.turn, b.state.turn) == (3, 3)
    a.settle()
    b.settle()
    assert (a.turn, b.turn) == (3, 1)


def test_without_given_a_match_begins_at_the_beginning() -> None:
    match = book("a: {}").open("a")
    match.settle()
    assert match.turn == 0


def test_others_can_sit_down_to_play_it() -> None:
    match = book("a: {}").open("a", [Seat("human", "Zoe"), Seat("human")])
    assert match.seats[0].name == "Zoe"
    assert match.practice


def test_chance_gives_what_is_forced_and_the_rest_by_the_seed() -> None:
    match = book(f"a:\n  {DECK}\n  seed: 3").open("a")
    assert match.state.hands == [["whelk-1", "whelk-2", "whelk-3"], ["conch-1", "conch-2", "conch-3"]]
    assert match.state.deck[0] == "cowrie-4"
    other = book(f"a:\n  {DECK}\n  seed: 4").open("a")
    assert match.state.deck[1:] != other.state.deck[1:]
    assert sorted(match.state.deck) == sorted(other.state.deck)


# What is answered.


def test_an_answer_that_is_refused_against_expectation() -> None:
    found = difference(f"a:\n  {DECK}\n  when: [play conch-1]")
    assert found.where == "when.0"
    assert found.expected == "play conch-1"
    assert found.found == {
        "refused": "play conch-1",
        "reason": "refused-not-held",
        "rule": "SHL-03",
        "facts": {"card": "conch-1"},
    }


def test_an_answer_that_should_have_been_refused() -> None:
    found = difference(f"a:\n  {DECK}\n  when: [{{refused: play whelk-1}}]")
    assert (found.expected, found.found) == ({"refused": "play whelk-1"}, "accepted")


@pytest.mark.parametrize("wrong", ["reason: refused-not-an-option", "rule: SHL-04"])
def test_an_answer_refused_for_another_reason(wrong: str) -> None:
    found = difference(f"a:\n  {DECK}\n  when: [{{refused: play conch-1, {wrong}}}]")
    assert found.found["reason"] == "refused-not-held"


def test_a_refused_answer_may_name_no_reason() -> None:
    assert book(f"a:\n  {DECK}\n  when: [{{refused: play conch-1}}, play whelk-1, bet 0]").run("a") is None


def test_yes_and_no_are_answers_like_any_other() -> None:
    text = "a:\n  options: {flicks: true}\n  chance: {deck: [[whelk-1]], die: [6]}\n  when: [play whelk-1, bet 0, no]"
    assert book(text).run("a") is None


def test_giving_up_is_an_answer() -> None:
    assert book("a:\n  when: [resign]\n  then: {result: {winners: [1], rule: SHL-10}}").run("a") is None


def test_the_game_may_be_over_too_soon() -> None:
    found = difference("a:\n  given: {bank: 0, pearls: [12, 12]}\n  when: [play whelk-1]")
    assert found.found["reason"] == "refused-nothing-asked"


FLICK = """
a:
  options: {flicks: true}
  chance: {deck: [[whelk-1]], die: [1]}
  when:
    - play whelk-1
    - bet 0
    - yes
    - place shell 20,100
    - {ACT}
  then: {state: {poses: {pebble-2: [240, 100, 0]}}}
"""


def test_a_flick_has_the_outcome_that_is_given() -> None:
    act = "{answer: flick shell 180deg 500mm/s, outcome: {rest: {pebble-2: [240, 100, 0]}, contacts: []}}"
    assert book(FLICK.replace("{ACT}", act)).run("a") is None
    assert book(FLICK.replace("{ACT}", "flick shell 180deg 500mm/s")).run("a") is not None


@pytest.mark.parametrize(
    ("act", "reason"),
    [
        ("{answer: flick shell 180deg 9000mm/s, outcome: {}}", "refused-speed"),
        ("{answer: flick shell 180deg 500mm/s, outcome: {rest: 3}}", "scenario-outcome"),
        ("{answer: flick shell 180deg 500mm/s, outcome: {contact: []}}", "scenario-outcome"),
    ],
)
def test_an_outcome_that_cannot_be(act: str, reason: str) -> None:
    assert difference(FLICK.replace("{ACT}", act)).found["reason"] == reason


def test_an_outcome_for_what_is_no_flick() -> None:
    found = difference(f"a:\n  {DECK}\n  when: [{{answer: play whelk-1, outcome: {{}}}}]")
    assert found.found["reason"] == "refused-no-flick-asked"


# What is expected.


@pytest.mark.parametrize(
    ("then", "where", "found"),
    [
        ("state: {bank: 17}", "state.bank", 16),
        ("state: {pearls: [5, 4]}", "state.pearls.1", 3),
        ("state: {pearls: [5]}", "state.pearls", [5, 3]),
        ("state: {pearl: [5, 3]}", "state.pearl", None),
        ("decision: {verb: play}", "decision.verb", "swap"),
        ("decision: {seat: 1}", "decision.seat", 0),
        ("result: {winners: [0]}", "result", None),
        ("never: [{kind: win, facts: {pearls: 2}}]", "never", {"kind": "win", "rule": "SHL-05"}),
    ],
)
def test_what_is_not_as_expected_is_shown_with_its_place(then: str, where: str, found: Any) -> None:
    shown = difference(f"a:\n  {DECK}\n  when: [play cowrie-4, bet 2]\n  then: {{{then}}}")
    assert shown.where == where
    assert not differences_between(found, shown.found)


def test_events_happen_in_their_order() -> None:
    text = f"a:\n  {DECK}\n  when: [play cowrie-4, bet 2]\n  then: {{events: [{{kind: win}}, {{kind: roll}}]}}"
    shown = difference(text)
    assert (shown.where, shown.expected) == ("events.1", {"kind": "roll"})
    assert [event["kind"] for event in shown.found] == ["put-away"]


def test_events_before_the_answers_count_only_without_answers() -> None:
    """The card drawn at the beginning of the turn is no consequence of what was answered."""
    assert book("a:\n  then: {events: [{kind: draw}]}").run("a") is None
    assert difference(f"a:\n  {DECK}\n  when: [play whelk-1]\n  then: {{events: [{{kind: draw}}]}}").where == "events.0"


def test_every_forced_result_must_be_asked_for() -> None:
    left = failure("a: {chance: {die: [4], coin: [1]}}").differences
    assert [(one.where, one.found) for one in left] == [("chance.die", "never thrown"), ("chance.coin", "never thrown")]


def test_a_result_that_chance_cannot_give() -> None:
    shown = difference("a:\n  chance: {deck: [[whelk-1]], die: [7]}\n  when: [play whelk-1, bet 0]")
    assert (shown.where, shown.expected, shown.found) == ("chance.die", "1..6", 7)
    assert difference("a: {chance: {deck: [[whelk-7]]}}").found == "whelk-7"


def test_steps_are_numbered_after_the_scenario_s_own() -> None:
    text = f"""
    a:
      {DECK}
      when: [play cowrie-4]
      then: {{decision: {{verb: bet}}}}
      steps:
        - when: [bet 2]
        - then: {{state: {{bank: 1}}}}
    """
    shown = failure(text)
    assert (shown.stage, shown.line, shown.scenario, shown.file) == (3, 4, "a", "shells.yaml")
    assert len(stages(Scenario())) == 0


# One after another.


CHAIN = f"""
a:
  {DECK}
  when: [play cowrie-4]
b:
  after: a
  when: [bet 1]
  then: {{state: {{bank: 17}}}}
c:
  after: b
  chance: {{die: [1]}}
  when: [swap nothing]
"""


def test_a_scenario_goes_on_where_another_one_ended() -> None:
    scenarios = book(CHAIN)
    assert scenarios.run("b") is None
    assert scenarios.open("c").state.bank == 17
    assert [d.where for d in failure(CHAIN, "c").differences] == ["chance.die"]


def test_the_way_there_must_go_as_written() -> None:
    shown = failure(CHAIN.replace("play cowrie-4", "play cowrie-5"), "c")
    assert (shown.scenario, shown.stage, shown.differences[0].where) == ("a", 0, "when.0")


# Mistakes in the file.


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("a: {wen: [play x]}", "shells.yaml:4: scenarios.a.wen: unknown key “wen”; did you mean when?"),
        ("a: {when: play x}", "shells.yaml:4: scenarios.a.when: expected a list, got 'play x'"),
        ("a: {when: [{refusd: x}]}", "scenarios.a.when.0.refusd: unknown key “refusd”; did you mean refused?"),
        ("a: {when: [{refused: x, answer: y}]}", "scenarios.a.when.0: an answer takes answer: with outcome:, or"),
        ("a: {when: [{outcome: {}}]}", "scenarios.a.when.0: an answer takes"),
        ("a: {when: [{answer: x, reason: y}]}", "scenarios.a.when.0: an answer takes"),
        ("a: {steps: [{}, {when: [x, {rule: y}]}]}", "scenarios.a.steps.1.when.1: an answer takes"),
        ("a: {seed: -1}", "shells.yaml:4: scenarios.a.seed: expected a whole number from 0, got -1"),
        ("a: {then: {event: []}}", "scenarios.a.then.event: unknown key “event”; did you mean events?"),
        ("a: {after: b}", "shells.yaml:4: scenarios.a.after: no other scenario “b” comes before this one"),
        ("a: {after: b}\nb: {after: a}", "scenarios.a.after: no other scenario “a” comes before this one"),
        ("a: {after: a}", "scenarios.a.after: no other scenario “a”"),
        (
            "a: {}\nb: {after: a, given: {bank: 1}}",
            "scenarios.b.given: a scenario after another one goes on with its given",
        ),
        ("a: {}\nb: {after: a, seed: 0}", "scenarios.b.seed: a scenario after another one goes on with its seed"),
        ("a: {options: {perls: 1}}", "scenarios.a.options.perls: unknown key “perls”; did you mean pearls?"),
        ("a: {options: {pearls: 9}}", "scenarios.a.options.pearls: expected a whole number from 1 to 6, got 9"),
        ("a: {given: {bnak: 3}}", "scenarios.a.given.bnak: unknown key “bnak”; did you mean bank?"),
        ("a: {given: {options: {egde: mat}}}", "scenarios.a.given.options.egde: unknown key “egde”"),
        ("a: {given: {bank: many}}", "shells.yaml:4: scenarios.a.given.bank: expected a whole number, got 'many'"),
        ("a: {given: {bank: null}}", "shells.yaml:4: scenarios.a.given: the key “bank” is missing"),
    ],
)
def test_a_mistake_is_told_with_its_place(text: str, complaint: str) -> None:
    assert complaint in error_of(text)


def test_options_of_the_file_are_checked_as_well() -> None:
    text = error_of("a: {}", head="game: shells\noptions: {pearls: none}\nscenarios:\n")
    assert text == "shells.yaml:2: options.pearls: expected a whole number from 1 to 6, got 'none'"


def test_a_file_names_a_game() -> None:
    assert error_of("a: {}", head="scenarios:\n") == "shells.yaml:1: the key “game” is missing"


# Plain data over plain data.


def test_merging() -> None:
    base = {"a": 1, "b": {"c": [1, 2], "d": 4}, "e": 5}
    assert merge(base, {"b": {"c": [3], "d": None, "f": 6}, "e": None}) == {"a": 1, "b": {"c": [3], "f": 6}}
    assert base == {"a": 1, "b": {"c": [1, 2], "d": 4}, "e": 5}
    assert merge(base, 7) == 7
    assert merge([1], {"a": 1}) == {"a": 1}
    assert merge([1, {"a": 2}, 3], {"1": {"b": 4}, 2: 5}) == [1, {"a": 2, "b": 4}, 5]
    assert merge([1], {"1": 2}) == {"1": 2}


@pytest.mark.parametrize(
    ("expected", "found", "where"),
    [
        ({"a": 1}, {"a": 1, "b": 2}, []),
        ({"a": {"b": [{"c": 1}]}}, {"a": {"b": [{"c": 1, "d": 2}]}}, []),
        ({"a": {"b": [{"c": 1}]}}, {"a": {"b": [{"c": 3, "d": 2}]}}, ["a.b.0.c"]),
        ({"a": 1, "b": 2}, {"a": 2, "b": 3}, ["a", "b"]),
        ([1, 2], [1, 2, 3], [""]),
        ({1: "x"}, {"1": "x"}, []),
        (None, None, []),
        ({"a": None}, {}, []),
        (1, True, [""]),
        (True, 1, [""]),
        (3, 3.0, []),
        ("3", 3, [""]),
        ({"near": 5, "by": 1}, 5.9, []),
        ({"near": 5, "by": 1}, 6.1, [""]),
        ([{"near": 5, "by": 1}, 2], [4, 2], []),
        ({"near": 5, "by": 1}, {"near": 5, "by": 1}, []),
        ({"near": "here", "by": 1}, 5, [""]),
        ({"near": 5}, 5, [""]),
        ({"count": 2}, [1, 2], []),
        ({"a": {"count": 3}}, {"a": [1, 2]}, ["a"]),
        ({1: "x"}, ["w", "x", "y"], []),
        ({1: "x", 2: {"a": 1}}, ["w", "z", {"a": 2}], ["1", "2.a"]),
        ({3: "x"}, ["w", "x", "y"], [""]),
    ],
)
def test_differences(expected: Any, found: Any, where: list[str]) -> None:
    assert [difference.where for difference in differences_between(expected, found)] == where


def test_keys_that_nobody_knows() -> None:
    plain = {"a": {"b": [{"c": 1}]}, "d": 2}
    assert unknown_path({"a": {"b": [{"c": 5}]}}, plain) is None
    assert unknown_path({"a": {"b": [{"x": 5}]}}, plain) == ("a", "b", 0, "x")
    assert unknown_path({"a": {"b": {"0": {"x": 5}}}}, plain) == ("a", "b", 0, "x")
    assert unknown_path({"a": {"b": {"0": {"c": 5}}}}, plain) is None
    assert unknown_path({"x": None, "d": {"free": 1}}, plain) is None
    assert compare.at(plain, ("a", "b", 0)) == {"c": 1}
