"""How deep JSON is nested is counted before it is read, whatever the reader of JSON would bear."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from flick.table.journal.journal_lines import read_line
from flick.table.nesting import DEEPEST, TooDeep, depth_of, from_json

PLAIN = st.recursive(
    st.none() | st.text('[]{}"\\a', max_size=9),
    lambda inner: st.lists(inner) | st.dictionaries(st.text('[{"\\'), inner),
)


def deep(record: Any) -> int:
    inner = record.values() if isinstance(record, dict) else record if isinstance(record, list) else None
    return 0 if inner is None else 1 + max(map(deep, inner), default=0)


def within(levels: int, record: Any) -> Any:
    for level in range(levels):
        record = [record] if level % 2 else {"[": record}
    return record


@given(PLAIN, st.integers(DEEPEST - 3, DEEPEST + 3))
def test_brackets_in_strings_do_not_count(record: Any, levels: int) -> None:
    nested = within(levels, record)
    assert (depth_of(json.dumps(nested).encode()) > DEEPEST) == (deep(nested) > DEEPEST)


def test_many_lists_side_by_side_are_not_deep() -> None:
    wide = [[[number]] for number in range(1000)]
    assert depth_of(json.dumps(wide).encode()) == 3
    assert from_json(json.dumps(wide).encode()) == wide


@pytest.mark.parametrize("levels", [DEEPEST + 1, 1000, 100_000])
def test_what_is_deeper_is_refused_without_being_read(levels: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(msgspec.json, "decode", None)
    for text in (b"[" * levels + b"]" * levels, b'{"a":' * levels, b'"[[[" ' + b"[" * levels):
        with pytest.raises(TooDeep):
            from_json(text)
    with pytest.raises(TooDeep):
        read_line(b'{"n":0,"seat":0,"answer":"yes","outcome":' + b"[" * levels + b"]" * levels + b"}")


@pytest.mark.parametrize("quotes", [10, 40_000])
def test_a_string_that_never_ends_is_read_once(quotes: int) -> None:
    """Read again from every quote in it, this one would take a minute."""
    assert depth_of(b"[" * 70 + b'"' + b'[\\"' * quotes) == 70


def test_as_deep_as_allowed_is_read() -> None:
    assert deep(from_json(b"[" * DEEPEST + b"]" * DEEPEST)) == DEEPEST
