"""Marks: eight hexadecimal digits at the end of a line, by which a file that was altered by hand tells where.

The mark of an answer is a digest of the mark before it, of what the line says, and of the position in which the turn of
the answer began. So another answer, seat, outcome or order of lines does not fit its mark, nor does an answer to which
the rules lead from elsewhere. The chain begins with the mark of line 1, or of the base from which the match goes on.
A line that takes answers back is a link of it as well: its mark follows from that of the last line before it, and the
next answer's follows from its own.

What was told in between is not in it: how things are told may change while the rules stay what they are. Nor is a mark
a seal: whoever knows how marks are made can make them anew.
"""

from hashlib import blake2b
from typing import Any

import msgspec

from flick.table.game import GamesAny
from flick.table.records import fingerprint, to_json, unpack
from flick.table.sayings import Say

SIZE = 4
"""Bytes of a digest."""

_pack = msgspec.msgpack.Encoder(order="deterministic").encode


def mark_of_answer(before: str, position: bytes, seat: int, text: str, outcome: bytes, why: Say | None) -> str:
    """``before`` is the mark before it, ``position`` the digest of its turn's start, ``outcome`` that of a flick as
    JSON, ``why`` the reason of a bot."""
    reason = b"" if why is None else to_json(why)
    told = b"\0".join((before.encode(), position, b"%d" % seat, text.encode(), outcome, reason))
    return blake2b(told, digest_size=SIZE).hexdigest()


def mark_of_line(before: str, line: bytes) -> str:
    """The mark of a line that is no answer: over all else that stands in it, however it is set."""
    record = msgspec.json.decode(line, type=dict[str, Any])
    record.pop("mark", None)
    return fingerprint([before, record])[: 2 * SIZE]


def digest_of_start(game: GamesAny, start: bytes) -> bytes:
    """A digest of the packed state in which a turn began: the same for states that are the same in JSON, where keys of
    mappings are texts."""
    state = unpack(start, game.State)
    try:
        packed = _pack(state)
    except TypeError:
        packed = _pack(msgspec.to_builtins(state, str_keys=True))
    return blake2b(packed, digest_size=SIZE).digest()
