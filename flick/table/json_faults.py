"""Says what is wrong with JSON that somebody else has written: the place of the fault, and what was expected there."""

import re

import msgspec

from flick.table.nesting import DEEPEST, TooDeep
from flick.table.sayings import Say, say

KINDS = {
    "int": "expected-whole-number",
    "float": "expected-number",
    "str": "expected-text",
    "bool": "expected-yes-no",
    "array": "expected-list",
    "object": "expected-mapping",
}
"""The message that names each type of value in JSON."""

BOUNDS = {"<=": "json-most", ">=": "json-least"}

_PLACED = re.compile(r"(?P<what>.*?)(?: - at (?:the key in )?`\$\.?(?P<place>.*)`)?", re.DOTALL)
_EXPECTED = re.compile(
    r"Expected `(?P<kind>\w+)[^`]*`(?: (?:of length )?(?P<bound>[<>]=?) (?P<limit>\S+))?.*", re.DOTALL
)
_MISSING = re.compile(r"Object missing required field `(?P<key>.*)`", re.DOTALL)
_UNKNOWN = re.compile(r"Object contains unknown field `(?P<key>.*)`", re.DOTALL)


def why_unreadable(error: msgspec.DecodeError | UnicodeDecodeError) -> Say:
    """The fault in a text that could not be read, as a message that helps its author to mend it."""
    if isinstance(error, TooDeep):
        return say("content-too-deep", most=DEEPEST)
    if not isinstance(error, msgspec.ValidationError):
        return say("json-cut-off" if "truncated" in str(error) else "json-none")
    found = _PLACED.fullmatch(str(error))
    assert found is not None
    what, place = found["what"], (found["place"] or "").removeprefix("[...]")
    wrong = _wrong(what)
    return say("json-at", place=place, why=wrong) if place else wrong


def _wrong(what: str) -> Say:
    """What is wrong with a value, without its place."""
    if missing := _MISSING.fullmatch(what):
        return say("json-missing", key=missing["key"])
    if unknown := _UNKNOWN.fullmatch(what):
        return say("json-unknown", key=unknown["key"])
    if what.startswith("Number out of range"):
        return say("json-number")
    expected = _EXPECTED.fullmatch(what)
    if expected is None:
        return say("json-value")
    kind = say(KINDS.get(expected["kind"], "expected-value"))
    if expected["bound"]:
        kind = say(BOUNDS[expected["bound"]], kind=kind, limit=expected["limit"])
    return say("json-expected", expected=kind)
