"""Messages that are read one by one say the same as the whole file does."""

from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from flick import places
from flick.table.messages import FUNCTIONS, HYPHEN, MINUS, Messages

FILES = [
    *sorted((places.shipped("assets") / "words").glob("*.ftl")),
    *sorted(places.shipped("levels").glob("*/words/*.ftl")),
]

ODD = """
# what stands before
alone = nothing to know
   # no comment, and no line either
spaced   =   { $who } and {$what}  \n
term = { -name } plays
-name = Anna
mention = so: { alone }!
other = { mention } again
lines =
    one { $who }
    two
choice = { $n ->
    [one] one card
   *[other] { $n } cards
}
group
not a message
nothing =
    .title = a title
grouped = { $n } of { NUMBER($n, useGrouping: 0) }
alone = said twice
quoted = { "{" }{ $who }{ "}" }
"""


def facts_of(message: ast.Message) -> list[str]:
    found: list[str] = []

    def walk(node: Any) -> None:
        if isinstance(node, ast.VariableReference):
            found.append(node.id.name)
        for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
            for inner in value if isinstance(value, list) else [value]:
                walk(inner)

    walk(message)
    return found


def check(text: str, language: str) -> int:
    """Say everything with facts of several kinds, and with none; how many messages there were."""
    whole = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    whole.add_resource(FluentResource(text))
    messages = [entry for entry in parse(text).body if isinstance(entry, ast.Message)]
    one_by_one = Messages(language, text)
    for fact in ("Camille", "a{b}", "", 0, 1, 2, 999, 1000, 123456, -3, 1.25, -0.5, 2.0, True, None):
        for message in messages:
            facts = {} if fact is None else dict.fromkeys(facts_of(message), fact)
            pattern = whole.get_message(message.id.name).value
            expected = None if pattern is None else str(whole.format_pattern(pattern, facts)[0])
            if expected is not None and facts and isinstance(fact, int | float) and fact < 0:
                expected = HYPHEN.sub(MINUS, expected)
            assert message.id.name in one_by_one
            assert one_by_one.say(message.id.name, facts) == expected
    return len(messages)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_every_message_says_what_the_whole_file_says(file: Path) -> None:
    assert check(file.read_text("utf-8"), file.stem) > 0


@pytest.mark.parametrize("language", ["en", "fr"])
def test_odd_files_are_read_as_well(language: str) -> None:
    assert check(ODD, language) > 8


def test_what_is_no_message_is_not_there() -> None:
    messages = Messages("en", ODD)
    assert "group" not in messages
    assert "-name" not in messages
    assert "what" not in messages


def test_a_number_below_zero_has_a_minus_and_a_name_keeps_its_hyphen() -> None:
    messages = Messages("en", "total = skull-1 has { $n } of { $most }")
    assert messages.say("total", {"n": -9, "most": 12}) == "skull-1 has −9 of 12"
    assert messages.say("total", {"n": -1.5, "most": 1234}) == "skull-1 has −1.5 of 1,234"


def test_a_file_without_a_message_says_nothing() -> None:
    for text in ("", "\n", "no message\n"):
        assert "seat-name" not in Messages("en", text)


def test_a_sentence_can_begin_with_a_fact() -> None:
    messages = Messages("en", "suffers = { CAPITAL($who) } suffers.\nbut = But { WITHIN($deed) }\n")
    assert messages.say("suffers", {"who": "each hero"}) == "Each hero suffers."
    assert messages.say("but", {"deed": "Each hero suffers."}) == "But each hero suffers."
