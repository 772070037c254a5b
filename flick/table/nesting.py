"""JSON from anybody: how deep it may be nested is counted before it is read, as readers of JSON go down with it."""

import re
from itertools import accumulate
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

DEEPEST = 64
"""Lists and objects within one another: several times as many as any file of the house has."""

_STRING = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"?', re.DOTALL)
"""Also one that does not end, up to the end of the text: else the search would begin again at each quote in it."""
_NO_BRACKETS = bytes(byte for byte in range(256) if byte not in b"[]{}")
_STEPS = {byte: 1 if byte in b"[{" else -1 for byte in b"[]{}"}


class TooDeep(msgspec.DecodeError):
    """Nobody writes JSON like that."""


def from_json(text: bytes, kind: type[T] | Any = Any) -> T:
    """The record in a text; ``msgspec.DecodeError`` or ``UnicodeDecodeError`` where there is none, or none to be
    read."""
    if depth_of(text) > DEEPEST:
        raise TooDeep(f"JSON is nested more than {DEEPEST} deep")
    return msgspec.json.decode(text, type=kind)


def depth_of(text: bytes) -> int:
    """How deep lists and objects lie within one another; at most how many begin, where those are few."""
    begun = text.count(b"[") + text.count(b"{")
    if begun <= DEEPEST:
        return begun
    brackets = _STRING.sub(b"", text).translate(None, _NO_BRACKETS)
    return max(accumulate(map(_STEPS.__getitem__, brackets)), default=0)
