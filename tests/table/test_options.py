"""Options and refusals are made for whoever looks at them, and only then."""

from flick.table.options import Barred, Option, Options, Verdict, written
from flick.table.sayings import Say, say

CARDS = ["mage", "bard"]
ALL = [Option("play mage", "card-mage", say("the-mage")), Option("play bard", "card-bard", say("the-bard"))]


def options_of(things: list[str], labelled: list[str]) -> Options:
    """Options that keep in ``labelled`` which things have been given a label."""

    def label(thing: str) -> Say:
        labelled.append(thing)
        return Say(f"the-{thing}")

    return Options("play", things, str, lambda thing: f"card-{thing}", label)


def test_names_are_written_without_labels() -> None:
    labelled: list[str] = []
    options = options_of(CARDS, labelled)
    assert len(options) == 2
    assert [written(options, index) for index in range(2)] == ["play mage", "play bard"]
    assert labelled == []


def test_the_first_look_makes_all_of_them_once() -> None:
    labelled: list[str] = []
    options = options_of(CARDS, labelled)
    assert options[1] == ALL[1]
    assert [*options] == ALL
    assert options[:1] == ALL[:1]
    assert options == ALL
    assert options != ALL[:1]
    assert options != "play"
    assert repr(options) == repr(ALL)
    assert labelled == CARDS


def test_they_are_of_the_things_that_were_there_when_it_was_asked() -> None:
    hand = [*CARDS]
    options = options_of(hand, [])
    hand.clear()
    assert options == ALL


def test_a_plain_list_will_do_as_well() -> None:
    assert written(ALL, 1) == "play bard"


def test_what_is_barred_is_found_out_once() -> None:
    asked: list[str] = []
    asleep = Verdict(False, say("asleep"), "TNY-07")

    def find() -> dict[str, Verdict]:
        asked.append("why")
        return {"play dragon": asleep}

    barred = Barred(find)
    assert asked == []
    assert (len(barred), [*barred], barred["play dragon"]) == (1, ["play dragon"], asleep)
    assert asked == ["why"]
