"""Tells whether a match file was begun at this table: then line 1 has a signature that nobody else can make.

Names in a stranger's file cannot be trusted, so a match from elsewhere counts for no achievements. The key for
signatures never leaves the home folder; it signs all of line 1: game, rules, options, who sits where, and the seed.
"""

from hashlib import blake2b

import msgspec

from flick.places import home
from flick.table.files import read_bytes, write_first, write_whole
from flick.table.journal import Header
from flick.table.records import to_json
from flick.table.sayings import Refused

KEY_FILE = "origin.key"
KEY_SIZE = 32
"""The size of the key in bytes."""
OWNER_ONLY = 0o600
SIZE = 8
"""The size of a signature in bytes."""


def sign(header: Header) -> str:
    """The signature of line 1 with the key of this home; empty where no key can be kept."""
    key = _key() or _new_key()
    return _signature(header, key) if key else ""


def is_from_here(header: Header) -> bool:
    """Whether line 1 of a match file has a valid signature of this home."""
    key = _key()
    return bool(key) and header.origin == _signature(header, key)


def _signature(header: Header, key: bytes) -> str:
    bare = msgspec.structs.replace(header, origin="", mark="")
    return blake2b(to_json(bare), digest_size=SIZE, key=key).hexdigest()


def _key() -> bytes:
    """The key of this home; empty where there is none, or none that is whole."""
    try:
        key = read_bytes(home() / KEY_FILE, KEY_SIZE)
    except Refused:
        return b""
    return key if len(key) == KEY_SIZE else b""


def _new_key() -> bytes:
    """Make a new key and keep it; empty where it cannot be kept."""
    from flick.sitting import secret

    key = secret(KEY_SIZE)
    try:
        write_first(home() / KEY_FILE, key, OWNER_ONLY)
    except FileExistsError:
        return _key() or _another_key(key)
    except OSError:
        return b""
    return key


def _another_key(key: bytes) -> bytes:
    """Keep a new key in place of a damaged one; empty where that is not possible."""
    try:
        write_whole(home() / KEY_FILE, key, OWNER_ONLY)
    except OSError:
        return b""
    return key
