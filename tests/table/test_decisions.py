"""Options and refusals are made for whoever looks at them, and only then."""

from flick.table.decisions import Choose, Option, Verdict
from flick.table.rules import choose
from flick.table.sayings import Say, say

CARDS = ["mage", "bard"]
ALL = [Option("play mage", "card-mage", say("the-mage")), Option("play bard", "card-bard", say("the-bard"))]


def choice(things: list[str], labelled: list[str]) -> Choose:
    """A choice that keeps in ``labelled`` which things have been given a label."""

    def label(thing: str) -> Say:
        labelled.append(thing)
        return Say(f"the-{thing}")

    return Choose(
        seat=0, verb="play", rule="TNY-01", things=tuple(things), piece=lambda thing: f"card-{thing}", label=label
    )


def test_names_are_written_without_labels() -> None:
    labelled: list[str] = []
    decision = choice(CARDS, labelled)
    assert [decision.written(index) for index in range(2)] == ["play mage", "play bard"]
    assert labelled == []


def test_the_first_look_makes_all_of_them_once() -> None:
    labelled: list[str] = []
    decision = choice(CARDS, labelled)
    assert decision.options[1] == ALL[1]
    assert decision.options == ALL
    assert labelled == CARDS


def test_they_are_of_the_things_that_were_there_when_it_was_asked() -> None:
    hand = [*CARDS]
    decision = next(choose(0, "play", hand, rule="TNY-01"))
    hand.clear()
    assert isinstance(decision, Choose)
    assert [option.name for option in decision.options] == ["play mage", "play bard"]


def test_what_is_barred_is_found_out_once() -> None:
    asked: list[str] = []
    asleep = Verdict(False, say("asleep"), "TNY-07")

    def find() -> dict[str, Verdict]:
        asked.append("why")
        return {"play dragon": asleep}

    decision = Choose(seat=0, verb="play", rule="TNY-01", things=("mage",), bars=find)
    assert asked == []
    assert decision.barred == {"play dragon": asleep}
    assert decision.barred == {"play dragon": asleep}
    assert asked == ["why"]
