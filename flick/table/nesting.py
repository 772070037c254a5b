"""Reads JSON from strangers. Its nesting is counted before it is decoded, because deep nesting overflows the stack of
decoders."""

import re
from itertools import accumulate
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

DEEPEST = 64
"""How deep lists and objects may lie within one another: several times deeper than in any file that the program
writes."""

_STRING = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"?', re.DOTALL)
"""Matches a string in JSON, also one without an end, up to the end of the text. Without that, the search would start
again at each later quotation mark, in quadratic time."""
_NO_BRACKETS = bytes(byte for byte in range(256) if byte not in b"[]{}")
_STEPS = {byte: 1 if byte in b"[{" else -1 for byte in b"[]{}"}


class TooDeep(msgspec.DecodeError):
    """The JSON is nested deeper than ``DEEPEST``."""


def from_json(text: bytes, kind: type[T] | Any = Any) -> T:
    """Decode JSON to a record; ``msgspec.DecodeError`` or ``UnicodeDecodeError`` where that fails."""
    if depth_of(text) > DEEPEST:
        raise TooDeep(f"JSON is nested more than {DEEPEST} deep")
    return msgspec.json.decode(text, type=kind)


def depth_of(text: bytes) -> int:
    """How deep lists and objects are nested. A text with at most ``DEEPEST`` opening brackets is not examined further:
    then their number is returned, which is no less."""
    begun = text.count(b"[") + text.count(b"{")
    if begun <= DEEPEST:
        return begun
    brackets = _STRING.sub(b"", text).translate(None, _NO_BRACKETS)
    return max(accumulate(map(_STEPS.__getitem__, brackets)), default=0)
