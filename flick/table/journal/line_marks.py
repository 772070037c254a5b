"""Marks: eight hexadecimal digits at the end of a line, by which a reader finds the place at which a match file was
altered.

The mark of an answer is a digest of the mark before it, of what the line says, and of the position in which its turn
began. So a changed answer, seat, outcome or order of lines does not fit its mark, and neither does an answer in a
position to which the rules do not lead. The chain of marks begins with that of line 1, or of the base from which the
match goes on. A line that takes answers back is part of the chain: its mark follows from that of the last line before
it, and the mark of the next answer from its own.

The events in between are not part of a mark, because how things are told may change while the rules stay the same. A
mark is no protection against forgery: whoever knows how marks are made can make new ones.
"""

from hashlib import blake2b
from typing import Any

import msgspec

from flick.table.game import GamesAny
from flick.table.records import fingerprint, to_json, unpack
from flick.table.sayings import Say

SIZE = 4
"""The size of a digest in bytes."""

_pack = msgspec.msgpack.Encoder(order="deterministic").encode


def mark_of_answer(before: str, position: bytes, seat: int, text: str, outcome: bytes, why: Say | None) -> str:
    """The mark of an answer. ``before`` is the mark before it, ``position`` the digest of the start of its turn,
    ``outcome`` that of a flick as JSON, ``why`` the reason of a bot."""
    reason = b"" if why is None else to_json(why)
    told = b"\0".join((before.encode(), position, b"%d" % seat, text.encode(), outcome, reason))
    return blake2b(told, digest_size=SIZE).hexdigest()


def mark_of_line(before: str, line: bytes) -> str:
    """The mark of a line that is no answer: a digest of everything else in the line, whatever the order of its keys."""
    record = msgspec.json.decode(line, type=dict[str, Any])
    record.pop("mark", None)
    return fingerprint([before, record])[: 2 * SIZE]


def digest_of_start(game: GamesAny, start: bytes) -> bytes:
    """A digest of the packed state in which a turn began. It is made of the JSON of the state, where the keys of
    mappings are text."""
    state = unpack(start, game.State)
    try:
        packed = _pack(state)
    except TypeError:
        packed = _pack(msgspec.to_builtins(state, str_keys=True))
    return blake2b(packed, digest_size=SIZE).digest()
