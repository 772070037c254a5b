"""Which answers are pieces, and which are buttons."""

from flick.table.answers import read
from flick.table.game import find
from flick.table.rules import Amount, Choose, Confirm, Option
from flick.table.sayings import Refused, Say
from flick.table.words import Words
from flick.window.board.asking import Several
from flick.window.board.bar import labels_of
from flick.window.board.choices import amounts, choices_of, refused_line
from tests.asking import one_of, some_of


def choose(*options: Option) -> Choose:
    return one_of(options)


def test_what_is_about_a_piece_that_is_seen_is_that_piece() -> None:
    decision = choose(Option("take a", "a"), Option("take b", "b"), Option("take rest"))
    assert choices_of(decision, ["a"])[:2] == ({"a": 0}, (1, 2))


def test_two_answers_about_one_piece_are_buttons() -> None:
    decision = choose(Option("hit a", "a"), Option("greet a", "a"), Option("hit b", "b"))
    assert choices_of(decision, ["a", "b"])[:2] == ({"b": 2}, (0, 1))


STRIKES = (
    Option("axe rat", "rat", tool="axe"),
    Option("axe bat", "bat", tool="axe"),
    Option("bow rat", "rat", tool="bow"),
    Option("bow hall", place="hall", tool="bow"),
    Option("end"),
)


def test_what_is_done_with_one_of_several_tools_is_picked_in_two_steps() -> None:
    """Tools always say first what; whoever can be struck in one way only is struck at once, without them."""
    found = choices_of(choose(*STRIKES), ["rat", "bat", "axe", "bow"], ["hall"])
    assert found == ({"bat": 1}, (4,), {}, {"rat": (0, 2), "axe": (0, 1), "bow": (2, 3)})


def test_after_a_tool_is_picked_it_has_its_targets_alone() -> None:
    found = choices_of(choose(*STRIKES), ["rat", "bat", "axe", "bow"], ["hall"], "bow")
    assert found == ({"rat": 2}, (), {"hall": 3}, {})


def test_after_a_target_is_picked_its_tools_are_buttons_too() -> None:
    found = choices_of(choose(*STRIKES), ["rat", "bat", "axe", "bow"], ["hall"], "rat")
    assert found == ({"axe": 0, "bow": 2}, (0, 2), {}, {})


def test_a_tool_out_of_sight_leaves_its_target() -> None:
    assert choices_of(choose(*STRIKES), ["rat"])[:2] == ({}, (1, 3, 4))


def test_other_decisions_have_no_pieces() -> None:
    assert choices_of(Confirm(seat=0, verb="go", rule="R-1"), ["a"])[:2] == ({}, ())


def test_small_amounts_stand_side_by_side() -> None:
    assert amounts(Amount(seat=0, verb="pay", rule="R-1", least=2, most=4)) == [2, 3, 4]
    assert amounts(Amount(seat=0, verb="pay", rule="R-1", least=0, most=9)) == list(range(10))
    assert amounts(Amount(seat=0, verb="pay", rule="R-1", least=0, most=10)) == []


def test_several_are_taken_and_put_back() -> None:
    options = [Option(f"give {name}", name) for name in "abc"]
    decision = some_of(options, 1, 2)
    several = Several(decision, Words("en"))
    assert several.offer().off is not None
    assert [several.toggle(index) for index in (2, 0, 1, 2, 1)] == [True, True, False, True, True]
    assert several.pieces == ["a", "b"]
    assert several.offer().off is None
    assert several.offer().answer == several.answer == "give a, b"
    assert read(decision, several.answer).value == (0, 1)


def test_without_words_of_its_own_a_question_is_answered_with_yes_and_no() -> None:
    assert labels_of(Confirm(seat=0, verb="unheard-of", rule="R-1"), Words("fr")) == ["Oui", "Non"]


def test_a_refusal_is_said_as_a_sentence_of_its_own() -> None:
    """With a capital and a stop, whatever stands in the words of a game, and with its rule where there is one."""
    words = Words("en", find("ravenloft").folder)
    assert refused_line(Refused(Say("refused-used"), "RAV-77"), words) == "This power lies face down. RAV-77"
    assert refused_line(Refused(Say("window-hint-pull")), words) == words("window-hint-pull")


def test_where_answers_are_gathered_several_about_one_piece_are_chosen_from_once_it_is_picked() -> None:
    decision = choose(Option("hit a", "a"), Option("greet a", "a"), Option("hit b", "b"), Option("hit c", "c"))
    found = choices_of(decision, ["a", "b"], gathers=True)
    assert found == ({"b": 2}, (3,), {}, {"a": (0, 1)})
    assert choices_of(decision, ["a", "b"], narrowed="a", gathers=True)[:2] == ({}, (0, 1))
