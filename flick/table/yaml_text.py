"""Reads YAML text as plain data with the line of every value, within limits that keep a stranger's file from doing
harm."""

import math
from collections.abc import Iterable
from typing import Any, TypeAlias, cast

import yaml

from flick.table.sayings import Fact, Refused, Say, say

LARGEST_FILE = 2_000_000
"""The largest size of a content file in bytes."""
DEEPEST = 24
"""How deep lists and mappings may lie within one another."""
MOST_VALUES = 100_000
"""The most keys and values in one file, and the most values once every alias is followed."""
MOST_ALIASES = 50
"""The most aliases in one file."""

LEAST_NUMBER, LARGEST_NUMBER = -(1 << 63), (1 << 64) - 1
"""The smallest and the largest whole number that JSON and a state can hold."""

YAML = "tag:yaml.org,2002:"
EXPECTED = {
    "int": "expected-whole-number",
    "float": "expected-number",
    "bool": "expected-yes-no",
    "null": "expected-value",
}
"""The message for what was expected, by the kind of value that could not be read."""

Path: TypeAlias = tuple[Any, ...]
"""The keys and indices that lead to a value."""

Lines: TypeAlias = dict[Path, int]
"""The line, counted from 1, of the value at each path."""


class BadContent(Refused):
    """A content file that cannot be used: its name, the line, the field where there is one, and the reason."""

    def __init__(self, file: str, line: int, field: str, reason: Say) -> None:
        where = say("content-at", file=file, line=line, field=field, why=reason)
        super().__init__(where if field else say("content-at-line", file=file, line=line, why=reason))
        self.file, self.line, self.field, self.reason = file, line, field, reason


def read_yaml(text: str, file: str) -> tuple[Any, Lines]:
    """The data in a YAML text, and the line of each value; ``BadContent`` where the text is no YAML or breaks a
    limit."""
    try:
        _check_limits(text, file)
        node: Any = yaml.compose(text, Loader=yaml.CSafeLoader)  # type: ignore[reportUnknownMemberType]
        lines: Lines = {}
        return (None if node is None else _Builder(file, lines).build(node, ())), lines
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise BadContent(file, line, "", say("content-not-yaml", why=str(error.problem or error.context))) from None
    except yaml.YAMLError as error:
        raise BadContent(file, 1, "", say("content-not-yaml", why=str(error).partition("\n")[0])) from None


def shortened(text: str) -> str:
    """A text cut so short that it fits into the one line of an error."""
    return text if len(text) <= 60 else text[:57] + "..."


def dotted(path: Path) -> str:
    """A path as people read it: ``pawns.large.diameter``."""
    return ".".join(str(part) for part in path)


def _check_limits(text: str, file: str) -> None:
    """Raise ``BadContent`` where a text is nested too deep, has too many values or multiplies them with aliases, before
    any data is built of it."""
    depth = values = aliases = 0
    events = cast(Iterable[Any], yaml.parse(text, Loader=yaml.CSafeLoader))  # type: ignore[reportUnknownMemberType]
    for event in events:
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        values += isinstance(event, yaml.NodeEvent)
        aliases += isinstance(event, yaml.AliasEvent)
        for found, most, reason in (
            (depth, DEEPEST, "content-too-deep"),
            (values, MOST_VALUES, "content-too-many"),
            (aliases, MOST_ALIASES, "content-too-many-aliases"),
        ):
            if found > most:
                raise BadContent(file, event.start_mark.line + 1, "", say(reason, most=most))


class _Builder:
    """Builds plain data from YAML nodes. An aliased node counts as often as it is used."""

    def __init__(self, file: str, lines: Lines) -> None:
        self._file, self._lines = file, lines
        self._built = 0
        self._values = yaml.constructor.SafeConstructor()

    def build(self, node: Any, path: Path) -> Any:
        self._built += 1
        self._lines.setdefault(path, node.start_mark.line + 1)
        if self._built > MOST_VALUES:
            raise self._error(node, (), "content-too-many", most=MOST_VALUES)
        if len(path) > DEEPEST:
            raise self._error(node, (), "content-too-deep", most=DEEPEST)
        if not isinstance(node, yaml.ScalarNode) and node.tag not in (YAML + "map", YAML + "seq"):
            raise self._error(node, path, "content-tag", tag=node.tag)
        if isinstance(node, yaml.MappingNode):
            return self._mapping(node, path)
        if isinstance(node, yaml.SequenceNode):
            return [self.build(item, (*path, index)) for index, item in enumerate(node.value)]
        return self._scalar(node, path)

    def _mapping(self, node: yaml.MappingNode, path: Path) -> dict[Any, Any]:
        found: dict[Any, Any] = {}
        for key_node, value_node in node.value:
            if not isinstance(key_node, yaml.ScalarNode):
                raise self._error(key_node, path, "content-key-not-a-name")
            key = self._key(key_node, path)
            if key in found:
                raise self._error(key_node, (*path, key), "content-twice", key=str(key))
            self._lines[(*path, key)] = key_node.start_mark.line + 1
            found[key] = self.build(value_node, (*path, key))
        return found

    def _key(self, node: Any, path: Path) -> str | int:
        """A key: a whole number stays one, everything else is text as it is written, also ``true``, ``1.5`` and
        ``2020-01-01``."""
        key = self._scalar(node, path)
        return key if isinstance(key, int) and not isinstance(key, bool) else str(node.value)

    def _scalar(self, node: Any, path: Path) -> Any:
        """A single value by the rules of YAML, except that dates, ``yes``, ``no``, ``on`` and ``12:30`` stay text: here
        they are answers and names."""
        kind, text = node.tag.removeprefix(YAML), str(node.value)
        if kind in ("str", "timestamp", "merge", "value") or _stays_text(kind, text):
            return text
        if kind not in EXPECTED:
            raise self._error(node, path, "content-tag", tag=node.tag)
        try:
            value = cast(Any, self._values.construct_object(node))  # type: ignore[no-untyped-call]
        except (ValueError, KeyError):
            value = math.nan
        if isinstance(value, (int, float)) and not LEAST_NUMBER <= value <= LARGEST_NUMBER:
            raise self._error(node, path, "content-expected", expected=say(EXPECTED[kind]), found=shortened(text))
        return value

    def _error(self, node: Any, path: Path, reason: str, **facts: Fact) -> BadContent:
        return BadContent(self._file, node.start_mark.line + 1, dotted(path), say(reason, **facts))


def _stays_text(kind: str, text: str) -> bool:
    """Whether YAML 1.1 reads a text as something else (a date, a truth value) than people mean by it."""
    return text.lower() not in ("true", "false") if kind == "bool" else kind in ("int", "float") and ":" in text
