"""What is wrong with JSON is told with its place and what was expected there, in the reader's language."""

from typing import Annotated

import msgspec
import pytest

from flick.table.json_faults import why_unreadable
from flick.table.nesting import from_json
from flick.table.sayings import Say, say


class Seated(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    health: Annotated[int, msgspec.Meta(ge=1, le=11)] = 5
    cards: Annotated[list[str], msgspec.Meta(max_length=2)] = []


def at(place: str, expected: Say) -> Say:
    return say("json-at", place=place, why=say("json-expected", expected=expected))


WHOLE, LIST = say("expected-whole-number"), say("expected-list")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("hello", say("json-none")),
        ('{"name": "A"', say("json-cut-off")),
        ("[" * 99, say("content-too-deep", most=64)),
        ("{}", say("json-missing", key="name")),
        ('{"name": "A", "x": 1}', say("json-unknown", key="x")),
        ('{"name": 3}', at("name", say("expected-text"))),
        ('{"name": "A", "health": 12}', at("health", say("json-most", kind=WHOLE, limit="11"))),
        ('{"name": "A", "health": 0}', at("health", say("json-least", kind=WHOLE, limit="1"))),
        ('{"name": "A", "cards": ["a", "b", "c"]}', at("cards", say("json-most", kind=LIST, limit="2"))),
        ('{"name": "A", "cards": [7]}', at("cards[0]", say("expected-text"))),
        ('{"name": 1e999}', say("json-at", place="name", why=say("json-number"))),
    ],
)
def test_what_is_wrong(text: str, told: Say) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)) as caught:
        from_json(text.encode(), Seated)
    assert why_unreadable(caught.value) == told
