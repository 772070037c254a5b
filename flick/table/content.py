"""Content files: reads YAML into typed records, and reports each error with its file, its line and its field.

A file from a stranger can do no worse than cause an error. Its size, depth, aliases and number of values are limited; a
key may stand only once, and an unknown key is refused together with the known one that was probably meant.
"""

import difflib
import json
import types
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect

from flick.table.files import read_bytes
from flick.table.plain import is_list, is_mapping
from flick.table.sayings import Fact, Say, chained, say
from flick.table.yaml_text import LARGEST_FILE, BadContent, Lines, dotted, read_yaml, shortened

T = TypeVar("T")

_LISTS = (inspect.ListType, inspect.SetType, inspect.FrozenSetType, inspect.VarTupleType)


class Document:
    """A YAML file as plain data, with the line of every value."""

    def __init__(self, file: str, data: Any, lines: Lines) -> None:
        self.file, self.data, self._lines = file, data, lines

    def line(self, path: tuple[Any, ...]) -> int:
        """The line number of the value at a path, or of the nearest value around it that has one."""
        while path and path not in self._lines:
            path = path[:-1]
        return self._lines.get(path, 1)

    def error(self, path: tuple[Any, ...], reason: str, **facts: Fact) -> BadContent:
        """An error at that path, for the caller to raise."""
        return BadContent(self.file, self.line(path), dotted(path), say(reason, **facts))

    def unexpected(self, path: tuple[Any, ...], expected: Say, found: Any) -> BadContent:
        """An error for the caller to raise: at that path stands ``found`` instead of what was ``expected``."""
        return self.error(path, "content-expected", expected=expected, found=_short(found))

    def convert(self, kind: type[T], path: tuple[Any, ...] = ()) -> T:
        """The value at ``path`` as a record; ``BadContent`` at the innermost value that is not as expected."""
        data = self.data
        for part in path:
            data = data[part]
        try:
            return msgspec.convert(data, kind)
        except msgspec.ValidationError as error:
            raise self.misfit(data, kind, path) or self.error(path, "content-invalid", why=str(error)) from None

    def unknown_key(self, path: tuple[Any, ...], known: Iterable[str]) -> BadContent:
        """An error for the caller to raise: the last key of ``path`` is unknown. It names the ``known`` key that was
        probably meant."""
        key, names = str(path[-1]), list(known)
        if close := difflib.get_close_matches(key, names, n=1):
            return self.error(path, "content-unknown-key-meant", key=key, meant=close[0])
        return self.error(path, "content-unknown-key", key=key, known=", ".join(names))

    def misfit(self, data: Any, kind: Any, path: tuple[Any, ...]) -> BadContent | None:
        """An error at the first value inside ``data`` that is not of its kind; ``None`` where everything fits. ``data``
        is the value at ``path``, or was made of it."""
        if not _fails(data, kind):
            return None
        info = inspect.type_info(kind)
        inner = _inner_kinds(kind)
        if isinstance(info, inspect.StructType) and is_mapping(data):
            return self._locate_field(data, info, path)
        if isinstance(info, inspect.DictType) and is_mapping(data) and len(inner) == 2:
            for key, value in data.items():
                if _fails(key, inner[0]):
                    return self._expected(key, inner[0], (*path, key))
                if found := self.misfit(value, inner[1], (*path, key)):
                    return found
        if isinstance(info, _LISTS) and is_list(data) and inner:
            for index, value in enumerate(data):
                if found := self.misfit(value, inner[0], (*path, index)):
                    return found
        if isinstance(info, inspect.TupleType) and is_list(data) and len(data) == len(inner):
            for index, value in enumerate(data):
                if found := self.misfit(value, inner[index], (*path, index)):
                    return found
        if isinstance(info, inspect.UnionType):
            return self._locate_in_union(data, kind, path)
        return self._expected(data, kind, path)

    def _locate_field(self, data: dict[Any, Any], info: inspect.StructType, path: tuple[Any, ...]) -> BadContent:
        fields = {field.encode_name: field for field in info.fields}
        known = [*([info.tag_field] if info.tag_field else []), *fields]
        for key in data:
            if key not in known and (info.cls.__struct_config__.forbid_unknown_fields or key is None):
                return self.unknown_key((*path, key), known)
        if info.tag_field is not None and data.get(info.tag_field, info.tag) != info.tag:
            tag = say("expected-one-of", choices=str(info.tag))
            return self.unexpected((*path, info.tag_field), tag, data[info.tag_field])
        hints = get_type_hints(info.cls, include_extras=True)
        names = dict(zip(info.cls.__struct_encode_fields__, info.cls.__struct_fields__, strict=True))
        for name, field in fields.items():
            if name not in data:
                if field.required:
                    return self.error(path, "content-missing", key=name)
            elif found := self.misfit(data[name], hints[names[name]], (*path, name)):
                return found
        return self.error(path, "content-invalid", why=_why(data, info.cls))

    def _locate_in_union(self, data: Any, kind: Any, path: tuple[Any, ...]) -> BadContent | None:
        """Look for the error inside the one type of a union that the data is meant to be: the record with that tag, or
        the type with the same nesting."""
        kinds = [part for part in _inner_kinds(kind) if part is not types.NoneType]
        tags = {part.__struct_config__.tag: part for part in kinds if _is_record(part) and part.__struct_config__.tag}
        if is_mapping(data) and tags:
            field: Any = next(iter(tags.values())).__struct_config__.tag_field
            if field not in data:
                return self.error(path, "content-missing", key=field)
            if not isinstance(data[field], (str, int)) or data[field] not in tags:
                choices = say("expected-one-of", choices=", ".join(map(str, tags)))
                return self.unexpected((*path, field), choices, data[field])
            return self.misfit(data, tags[data[field]], path)
        alike = _is_list_kind if is_list(data) else _is_mapping_kind if is_mapping(data) else None
        for part in kinds:
            if len(kinds) == 1 or (alike is not None and alike(part)):
                return self.misfit(data, part, path)
        return self._expected(data, kind, path)

    def _expected(self, data: Any, kind: Any, path: tuple[Any, ...]) -> BadContent:
        return self.unexpected(path, describe_kind(kind), data)


def load(path: Path, kind: type[T]) -> T:
    """Read a content file and convert it to a record of that kind."""
    return read_document(path).convert(kind)


def read_document(path: Path) -> Document:
    """A content file as plain data with its lines; ``BadContent`` when it cannot be read or breaks a limit."""
    data = read_bytes(path, LARGEST_FILE)
    if len(data) > LARGEST_FILE:
        raise BadContent(str(path), 1, "", say("content-too-large", most=LARGEST_FILE // 1000))
    try:
        return parse(data.decode("utf-8"), str(path))
    except UnicodeDecodeError:
        raise BadContent(str(path), 1, "", say("content-not-utf8")) from None


def parse(text: str, file: str) -> Document:
    """YAML text as plain data with the line of every value; ``file`` is the name that errors give it."""
    data, lines = read_yaml(text, file)
    return Document(file, data, lines)


def _fails(data: Any, kind: Any) -> bool:
    try:
        msgspec.convert(data, kind)
    except msgspec.ValidationError:
        return True
    return False


def _why(data: Any, kind: Any) -> str:
    try:
        msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        return str(error)
    return ""


def _bare(kind: Any) -> Any:
    """The type without its annotations and aliases."""
    while hasattr(kind, "__metadata__"):
        kind = kind.__origin__
    return kind


def _inner_kinds(kind: Any) -> tuple[Any, ...]:
    """The types inside a type: the type of a list's items, of a mapping's keys and values, or of each member of a tuple
    or union."""
    return tuple(part for part in get_args(_bare(kind)) if part is not ...)


def _is_record(kind: Any) -> bool:
    bare = _bare(kind)
    return isinstance(bare, type) and issubclass(bare, msgspec.Struct)


def _is_mapping_kind(kind: Any) -> bool:
    return _is_record(kind) or get_origin(_bare(kind)) is dict


def _is_list_kind(kind: Any) -> bool:
    return isinstance(inspect.type_info(kind), (*_LISTS, inspect.TupleType))


def describe_kind(kind: Any) -> Say:
    """A message that says what a value of that type looks like; the type's own description where it has one."""
    info = inspect.type_info(kind)
    if isinstance(info, inspect.Metadata):
        schema: Any = info.extra_json_schema  # type: ignore[reportUnknownMemberType]
        if schema and "description" in schema:
            return say(schema["description"])
        info = info.type
    if isinstance(info, inspect.LiteralType):
        return say(
            "expected-one-of", choices=", ".join(str(choice) for choice in get_args(_bare(kind)) if choice != "")
        )
    if isinstance(info, inspect.UnionType):
        real = [describe_kind(part) for part in _inner_kinds(kind) if part is not types.NoneType]
        return chained("expected-either", real)
    if isinstance(info, inspect.TupleType):
        return say("expected-so-many", count=len(info.item_types))
    if isinstance(info, _LISTS):
        return say("expected-list")
    if _is_mapping_kind(kind):
        return say("expected-mapping")
    if isinstance(info, (inspect.IntType, inspect.FloatType)):
        return _describe_number(info)
    return say({bool: "expected-yes-no", str: "expected-text"}.get(_bare(kind), "expected-value"))


def _describe_number(info: inspect.IntType | inspect.FloatType) -> Say:
    kind = say("expected-whole-number" if isinstance(info, inspect.IntType) else "expected-number")
    if info.ge is not None and info.le is not None:
        return say("expected-limits", kind=kind, least=info.ge, most=info.le)
    return kind


def _short(data: Any) -> str:
    """A value spelled as in YAML and cut so short that it fits into the one line of an error."""
    if data is None or isinstance(data, bool):
        return json.dumps(data)
    return shortened(repr(data))
