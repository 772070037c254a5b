"""Somebody is led through a scenario: what is told and expected, what is accepted, what is taken back."""

import math
import textwrap

import pytest

from flick.table import content
from flick.table.lesson import MANY_MISSES, Lesson, faults_of
from flick.table.rules import Aim
from flick.table.sayings import Refused
from flick.table.scenario import Book, NotAsWritten
from flick.table.words import Words
from flick.table.yaml_text import BadContent

GIVEN = """\
game: shells
scenarios:
  a:
    chance: {deck: [[whelk-1, whelk-2, whelk-3, conch-1, conch-2, conch-3, cowrie-4]], die: [6]}
    steps:
"""

LED = """
- tell: game-shells
- tell: ask-play
  hint: do-play
  when: [play cowrie-4]
- when: [bet 1]
  goal: {events: [{kind: win}]}
- tell: ask-shoot
  when: ["yes", "place shell 20,100", flick shell 0deg 1200mm/s]
  goal: {events: [{kind: struck, facts: {pebbles: 1}}]}
  hint: zone-shore
- watch: true
  when: [swap nothing]
- when: [play conch-1]
  goal: {events: [{kind: play}]}
"""
"""Three steps of the learner's, one to look at, and a last one."""

PUZZLE = """
- tell: ask-flick
  hint: zone-shore
  flicks: 1
  goal: {events: [{kind: struck, facts: {pebbles: 1}}]}
- tell: ask-swap
"""


def lesson(steps: str, given: str = GIVEN) -> Lesson:
    text = given + textwrap.indent(textwrap.dedent(steps).strip("\n"), "      ") + "\n"
    return Lesson(Book(content.parse(text, "shells.yaml")), "a")


def at_the_shot(steps: str = LED) -> Lesson:
    """The step of the flick, everything before it done as expected."""
    one = lesson(steps)
    one.go_on()
    for answer in ("play cowrie-4", "bet 1"):
        assert one.answer(answer).verdict == "reached"
        assert not one.go_on()
    return one


def refusal(one: Lesson, text: str) -> str:
    with pytest.raises(Refused) as refused:
        one.answer(text)
    return refused.value.say.id


def texts(one: Lesson) -> list[str]:
    return [taken.given.text for taken in one.match.answers]


def whys(reply_whys: object) -> list[str]:
    return [why.id for why in reply_whys]  # type: ignore[attr-defined]


# Being led.


def test_what_is_told_and_expected_step_by_step() -> None:
    one = lesson(LED)
    assert [event.kind for event in one.opening] == ["draw"]
    assert (one.number, one.step and one.step.tell, one.expected) == (1, "game-shells", None)
    one.go_on()
    assert (one.number, one.step and one.step.tell, one.expected) == (2, "ask-play", "play cowrie-4")


def test_a_step_that_only_tells_or_is_watched_takes_no_answer() -> None:
    one = lesson(LED)
    assert refusal(one, "play cowrie-4") == "refused-nothing-asked"
    shot = at_the_shot()
    for _ in range(3):
        shot.show()
    shot.go_on()
    assert refusal(shot, "swap nothing") == "refused-nothing-asked"
    assert (shot.show().verdict, shot.match.answers[-1].given.text) == ("reached", "swap nothing")


def test_a_learner_who_does_as_expected_comes_to_the_end() -> None:
    one = lesson(LED)
    while one.step is not None:
        while one.verdict == "open" and one.step.when:
            if one.step.watch:
                one.show()
            else:
                assert one.expected is not None
                one.answer(one.expected)
        assert not one.go_on()
    assert texts(one)[-3:] == ["flick shell 0deg 1200mm/s", "swap nothing", "play conch-1"]
    assert one.expected is None
    with pytest.raises(Refused, match="lesson-over"):
        one.skip()


def test_what_is_expected_is_spelt_as_it_is_recorded() -> None:
    one = at_the_shot()
    one.answer("yes")
    assert one.expected == "place shell 20.0,100.0"
    one.answer("place shell 20, 100")
    assert one.expected == "flick shell 0deg 1200mm/s"


def test_an_answer_that_the_rules_refuse_changes_nothing() -> None:
    one = at_the_shot()
    assert refusal(one, "perhaps") == "refused-yes-or-no"
    assert (one.verdict, one.misses, one.expected) == ("open", 0, "yes")


def test_without_a_goal_only_the_script_will_do() -> None:
    one = lesson(LED)
    one.go_on()
    reply = one.answer("play whelk-1")
    assert (reply.verdict, reply.events, whys(reply.why)) == ("missed", [], ["lesson-other-answer"])
    assert texts(one) == [], "it was not even played"
    assert not one.go_on()
    assert (one.misses, one.expected) == (1, "play cowrie-4")


# Other answers than the script's.


def test_an_answer_of_one_s_own_that_reaches_the_goal_is_kept() -> None:
    one = lesson(LED)
    one.go_on()
    one.answer("play cowrie-4")
    one.go_on()
    assert one.answer("bet 3").verdict == "reached"
    assert not one.go_on()
    assert texts(one) == ["play cowrie-4", "bet 3"]
    assert one.match.state.pearls == [6, 3]


def test_what_the_rest_of_the_script_cannot_do_with_is_put_right() -> None:
    """The last steps need the position as it would have been: the second turn begins with those pearls."""
    steps = LED + "\n  then: {state: {pearls: [5, 3]}}\n"
    one = lesson(steps.replace("goal: {events: [{kind: play}]}\n", ""))
    one.go_on()
    one.answer("play cowrie-4")
    one.go_on()
    assert one.answer("bet 3").verdict == "reached"
    assert one.match.state.pearls == [6, 3], "until then everything stays as the learner left it"
    assert one.go_on()
    assert texts(one) == ["play cowrie-4", "bet 1"]
    assert (one.number, one.match.state.pearls, one.expected) == (4, [4, 3], "yes")


def test_looking_ahead_leaves_no_trace() -> None:
    one = lesson(LED)
    one.go_on()
    one.answer("play cowrie-4")
    one.go_on()
    one.answer("bet 2")
    events = list(one.match.events)
    one.go_on()
    assert one.match.events == events


def test_another_flick_that_hits_is_as_good() -> None:
    one = at_the_shot()
    for answer in ("yes", "place shell 20,60", "flick shell 0deg 1300mm/s"):
        reply = one.answer(answer)
    assert reply.verdict == "reached"
    assert not one.go_on()
    assert "place shell 20.0,60.0" in texts(one)


def test_who_leaves_the_way_is_led_no_more_until_the_step_begins_again() -> None:
    one = at_the_shot()
    one.answer("yes")
    assert not one.has_own_way
    one.answer("place shell 20,30")
    assert (one.expected, one.has_own_way) == (None, True)
    reply = one.answer("flick shell 180deg 500mm/s")
    assert (reply.verdict, reply.why) == ("missed", ())
    one.go_on()
    assert (one.expected, one.has_own_way) == ("yes", False)


# Misses.


def test_a_miss_stays_until_it_is_taken_back() -> None:
    one = at_the_shot()
    for answer in ("yes", "place shell 20,100", "flick shell 45deg 1200mm/s"):
        reply = one.answer(answer)
    assert (reply.verdict, whys(reply.why)) == ("missed", ["lesson-too-far-left"])
    assert [event.kind for event in reply.events] == ["washed-away", "struck", "win", "put-away"]
    assert one.match.answers[-1].given.outcome is not None, "a front end can still draw it"
    assert refusal(one, "swap nothing") == "refused-nothing-asked"
    assert not one.go_on()
    assert (texts(one), one.number, one.misses) == (["play cowrie-4", "bet 1"], 4, 1)


def test_after_many_misses_the_step_can_be_shown() -> None:
    one = at_the_shot()
    for _ in range(MANY_MISSES):
        assert not one.offers_to_show
        assert one.answer("no").verdict == "open", "so far the goal may still be reached"
        one.answer("swap nothing")
        assert one.answer("play conch-1").verdict == "missed"
        one.go_on()
    assert one.offers_to_show


@pytest.mark.parametrize(
    ("degrees", "speed", "faults"),
    [
        (0, 1000, ["lesson-very-close"]),
        (1.5, 1050, ["lesson-very-close"]),
        (5, 1000, ["lesson-too-far-left"]),
        (-5, 1000, ["lesson-too-far-right"]),
        (355, 800, ["lesson-too-far-right", "lesson-too-weak"]),
        (0, 1200, ["lesson-too-strong"]),
        (90, 1200, ["lesson-other-way"]),
        (180, 1000, ["lesson-other-way"]),
    ],
)
def test_what_was_wrong_with_an_aim(degrees: float, speed: float, faults: list[str]) -> None:
    wanted = Aim("shell", 0.0, 1000.0)
    assert whys(faults_of(Aim("shell", math.radians(degrees), speed), wanted)) == faults


def test_how_far_an_aim_was_off() -> None:
    across = faults_of(Aim("a", math.radians(350), 500.0), Aim("a", math.radians(10), 1000.0))
    assert [dict(why.facts) for why in across] == [{"degrees": 20}, {"speed": 1000}]
    assert whys(faults_of(Aim("b", 0.0, 500.0), Aim("a", 0.0, 500.0))) == ["lesson-other-pawn"]


# Shown, repeated, left out.


def test_a_step_is_shown_answer_by_answer() -> None:
    one = at_the_shot()
    shown = [one.show() for _ in range(3)]
    assert [reply.verdict for reply in shown] == ["open", "open", "reached"]
    assert [reply.text for reply in shown] == ["yes", "place shell 20.0,100.0", "flick shell 0deg 1200mm/s"]
    assert [event.kind for event in shown[-1].events] == ["struck", "win", "put-away"]
    with pytest.raises(Refused, match="lesson-nothing-to-show"):
        one.show()


def test_showing_begins_where_the_learner_left_the_way() -> None:
    one = at_the_shot()
    one.answer("yes")
    assert one.show().text == "place shell 20.0,100.0"
    other = at_the_shot()
    other.answer("yes")
    other.answer("place shell 20,30")
    assert other.show().text == "yes"


def test_back_to_the_beginning_of_the_step_and_to_the_one_before() -> None:
    one = at_the_shot()
    one.answer("yes")
    one.back()
    assert (one.number, one.expected, texts(one)) == (4, "yes", ["play cowrie-4", "bet 1"])
    one.back()
    assert (one.number, one.expected, texts(one)) == (3, "bet 1", ["play cowrie-4"])
    one.back()
    assert (one.number, one.expected, texts(one)) == (2, "play cowrie-4", [])
    with pytest.raises(Refused, match="lesson-at-start"):
        one.back()
    assert one.answer("play cowrie-4").verdict == "reached"


def test_back_passes_over_what_was_only_watched() -> None:
    one = at_the_shot()
    one.skip()
    one.show()
    one.go_on()
    assert one.number == 6
    one.back()
    assert (one.number, one.expected) == (4, "yes")


def test_a_step_that_is_left_out_counts_as_shown() -> None:
    one = at_the_shot()
    one.answer("yes")
    one.answer("place shell 20,30")
    one.skip()
    assert (one.number, texts(one)[-1]) == (5, "flick shell 0deg 1200mm/s")
    for _ in range(2):
        one.skip()
    assert one.step is None
    with pytest.raises(Refused, match="lesson-over"):
        one.skip()


def test_a_script_that_does_not_work_is_no_lesson() -> None:
    one = lesson("- {when: [play whelk-6], goal: {}}")
    with pytest.raises(NotAsWritten) as other:
        one.show()
    assert (other.value.failure.stage, other.value.failure.differences[0].where) == (1, "when.0")
    for asked in (one.skip, lambda: one.expected, lambda: one.answer("play whelk-1")):
        with pytest.raises(NotAsWritten):
            asked()


# Puzzles.


def at_the_puzzle(steps: str = PUZZLE) -> Lesson:
    """A shell is to be placed and flicked, by somebody who is not led."""
    one = lesson("- {when: [play cowrie-4, bet 0, 'yes']}\n" + steps.strip("\n"))
    one.skip()
    return one


def test_a_puzzle_is_solved_by_any_answers() -> None:
    one = at_the_puzzle()
    assert (one.expected, one.has_own_way) == (None, False)
    assert one.answer("place shell 20,60").verdict == "open"
    assert one.answer("flick shell 0deg 1300mm/s").verdict == "reached"
    assert not one.go_on()
    assert one.step is not None
    assert one.step.tell == "ask-swap"


def test_tries_at_a_puzzle_are_counted() -> None:
    """What is shown, and what the rules refuse, is no try of the learner's."""
    one = lesson("- {flicks: 1, goal: {events: [{kind: play, facts: {card: cowrie-4}}]}, when: [play cowrie-4]}")
    assert (one.is_puzzle, one.is_solved, one.tries) == (True, False, 0)
    with pytest.raises(Refused):
        one.answer("play nothing")
    for text in ("play whelk-1", "bet 0", "no", "swap nothing"):
        one.answer(text)
    assert (one.verdict, one.is_solved) == ("missed", False)
    one.go_on()
    assert one.answer("play cowrie-4").verdict == "reached"
    assert (one.is_solved, one.tries) == (True, 2)


def test_what_is_shown_is_not_solved() -> None:
    one = lesson("- {flicks: 1, goal: {events: [{kind: play, facts: {card: cowrie-4}}]}, when: [play cowrie-4]}")
    one.show()
    assert (one.verdict, one.is_solved, one.tries) == ("reached", False, 0)


def test_a_lesson_of_several_steps_is_no_puzzle() -> None:
    assert not at_the_puzzle().is_puzzle


def test_a_puzzle_without_flicks_left_is_missed_and_begins_again() -> None:
    one = at_the_puzzle()
    start = texts(one)
    one.answer("place shell 20,60")
    reply = one.answer("flick shell 180deg 500mm/s")
    assert reply.verdict == "open", "a choice may still follow, as whether to use a card"
    reply = one.answer("swap nothing")
    assert (reply.verdict, whys(reply.why)) == ("missed", ["lesson-turn-over"])
    one.go_on()
    assert (texts(one), one.misses, one.expected) == (start, 1, None)
    assert not one.offers_to_show


def test_a_puzzle_may_have_a_solution() -> None:
    solved = "  when: ['place shell 20,100', flick shell 0deg 1200mm/s]\n"
    one = at_the_puzzle(PUZZLE.replace("  flicks: 1\n", "  flicks: 1\n" + solved))
    assert one.expected is None, "it is not given away"
    one.answer("place shell 20,30")
    assert [one.show().verdict, one.show().verdict] == ["open", "reached"]
    assert one.book.run("a") is None


def test_what_has_no_solution_cannot_be_shown() -> None:
    one = at_the_puzzle()
    with pytest.raises(Refused, match="lesson-nothing-to-show"):
        one.show()
    number = one.number
    one.skip()
    assert one.number == number + 1


def test_a_script_is_not_looked_through_beyond_a_puzzle() -> None:
    """Nobody knows where a puzzle without a solution ends."""
    steps = "- {when: [bet 1], goal: {}}\n- {goal: {state: {bank: 0}}}\n- {when: [play whelk-1]}"
    one = lesson("- {when: [play cowrie-4]}\n" + steps)
    one.skip()
    one.answer("bet 3")
    assert not one.go_on()
    assert one.match.state.pearls[0] == 6


# Mistakes in the file, and in the script.


@pytest.mark.parametrize(
    ("step", "complaint"),
    [
        ("{watch: true}", "shells.yaml:6: scenarios.a.steps.0: watch: takes when:, flicks: takes goal:, and no step"),
        ("{watch: true, when: [play x], flicks: 1}", "scenarios.a.steps.0: watch: takes when:"),
        ("{flicks: 1}", "scenarios.a.steps.0: watch: takes when:"),
        ("{moment: draw, when: [play x]}", "scenarios.a.steps.0: watch: takes when:, flicks: takes goal:, and no step"),
        ("{moment: draw, goal: {}}", "takes both; moment: takes neither when: nor goal:"),
        ("{flicks: 0, goal: {}}", "scenarios.a.steps.0.flicks: expected a number of flicks from 1, got 0"),
        ("{tell: ask-plya}", "shells.yaml:6: scenarios.a.steps.0.tell: the game has no message “ask-plya”"),
        ("{when: [x], hint: none}", "scenarios.a.steps.0.hint: the game has no message “none”"),
        ("{goal: {stat: {}}}", "scenarios.a.steps.0.goal.stat: unknown key “stat”; did you mean state?"),
    ],
)
def test_a_mistake_is_told_with_its_place(step: str, complaint: str) -> None:
    with pytest.raises(BadContent) as bad:
        lesson(f"- {step}")
    assert complaint in Words("en")(bad.value.say)


def test_what_was_learned_is_a_message_of_the_game() -> None:
    with pytest.raises(BadContent) as bad:
        lesson("- {tell: ask-play}", GIVEN.replace("    steps:", "    learned: [ask-play, nothing]\n    steps:"))
    assert "scenarios.a.learned.1: the game has no message “nothing”" in Words("en")(bad.value.say)


def test_the_script_of_a_step_must_reach_its_goal() -> None:
    book = lesson(LED.replace("pebbles: 1", "pebbles: 2")).book
    found = book.run("a")
    assert found is not None
    assert (found.stage, found.differences[0].where) == (4, "events.0")


def test_what_makes_a_scenario_a_lesson() -> None:
    assert lesson(LED).book.is_lesson("a")
    assert lesson("- {goal: {}}").book.is_lesson("a")
    assert not lesson("- {when: [play cowrie-4]}").book.is_lesson("a")
