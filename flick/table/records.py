"""States as bytes and text: copies, JSON, fingerprints."""

import hashlib
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_pack = msgspec.msgpack.Encoder().encode
_unpackers: dict[type[Any], msgspec.msgpack.Decoder[Any]] = {}


def pack(state: Any) -> bytes:
    """A state as bytes, for ``unpack`` in this program only."""
    return _pack(state)


def unpack(data: bytes, kind: type[T]) -> T:
    """A fresh state from ``pack``'s bytes; several times as fast as a deep copy."""
    decoder = _unpackers.get(kind)
    if decoder is None:
        decoder = _unpackers[kind] = msgspec.msgpack.Decoder(kind)
    return decoder.decode(data)


def to_json(record: Any) -> bytes:
    """One line of JSON."""
    return msgspec.json.encode(record)


def to_plain(record: Any) -> Any:
    """The record as dicts, lists, strings and numbers, as JSON would show it."""
    return msgspec.json.decode(msgspec.json.encode(record))


def fingerprint(record: Any) -> str:
    """32 hexadecimal digits: the same for equal records on every platform, another for any other."""
    return hashlib.blake2b(msgspec.json.encode(to_plain(record), order="deterministic"), digest_size=16).hexdigest()
