"""What became of a flick: who touched whom, where everything came to rest, and the way there.

An outcome is plain data, the same through JSON. Poses and times are rounded when it is made, so what a file keeps is
what the rules judged.
"""

import zlib
from collections.abc import Mapping, Sequence
from itertools import accumulate

import msgspec
import numpy as np
import numpy.typing as npt

from flick.arena.layout import Pose
from flick.limits import LARGEST_TABLE

FRAME = 1 / 120
"""Seconds between two recorded poses."""

TRACK_STEP = 0.001
"""Tracks are kept in steps of this many mm, angles in steps of this many radians."""

POSE_SIZE = 12
"""Bytes of a pose before it is compressed: x, y and angle."""

FARTHEST = round(2 * LARGEST_TABLE / TRACK_STEP)
"""Steps from the corner of a table beyond which nothing begins to move."""

LONGEST_JUMP = round(1_000 / TRACK_STEP)
"""Steps from one recorded pose to the next; the hardest flick makes 40 mm, the quickest spin some radians."""


class Contact(msgspec.Struct, frozen=True):
    """Two things that met, or that were driven into each other while they touched. Contacts of the same moment have the
    same ``t``.

    ``t`` in seconds after the flick, ``impulse`` in g mm/s. ``moved`` names those of the two that were moving when
    they met; walls never move. ``x`` and ``y`` say where on the table.
    """

    t: float
    a: str
    b: str
    impulse: float
    moved: tuple[str, ...]
    x: float
    y: float

    def other(self, name: str) -> str | None:
        """The other party, when ``name`` is one of the two."""
        return self.b if self.a == name else self.a if self.b == name else None


class Departure(msgspec.Struct, frozen=True):
    """A pawn that left the mat: when, and the pose in which its centre crossed the edge."""

    pawn: str
    t: float
    x: float
    y: float
    angle: float


class Track(msgspec.Struct, frozen=True):
    """Poses at 120 Hz of the pawns that moved, packed; the first row is the start.

    ``rows`` counts the poses of each pawn: one that left the mat has fewer than the others.
    """

    rows: dict[str, int]
    packed: bytes

    def poses(self) -> dict[str, npt.NDArray[np.float64]]:
        """For each pawn that moved an array of rows (x, y, angle).

        A track out of a file may hold anything. Where as many poses are not packed as ``rows`` tells, or where a pawn
        jumps, there are none, as if nothing had moved; no more than those is ever unpacked.
        """
        steps = self._steps()
        found: dict[str, npt.NDArray[np.float64]] = {}
        start = 0
        if steps is None or steps.max(initial=0) > FARTHEST or steps.min(initial=0) < -FARTHEST:
            return found
        for name, count in self.rows.items():
            jumps = steps[start + 1 : start + count]
            if jumps.max(initial=0) > LONGEST_JUMP or jumps.min(initial=0) < -LONGEST_JUMP:
                return {}
            whole = np.cumsum(steps[start : start + count], axis=0, dtype=np.int64)
            found[name] = whole.astype(np.float64) * TRACK_STEP
            start += count
        return found

    def _steps(self) -> npt.NDArray[np.int32] | None:
        """The first pose of each pawn, and from each to the next."""
        size = sum(self.rows.values()) * POSE_SIZE
        unpacker = zlib.decompressobj()
        try:
            data = unpacker.decompress(self.packed, size + 1)
        except zlib.error:
            return None
        return np.frombuffer(data, dtype="<i4").reshape(-1, 3) if len(data) == size and unpacker.eof else None


def pack_track(poses: Mapping[str, Sequence[Pose]]) -> Track:
    """The poses of the pawns that moved, as differences of whole steps, compressed."""
    kept = {name: rows for name, rows in poses.items() if any(row != rows[0] for row in rows)}
    whole = np.rint(np.array([row for rows in kept.values() for row in rows]).reshape(-1, 3) / TRACK_STEP).astype("<i4")
    steps = whole.copy()
    steps[1:] -= whole[:-1]
    starts = [0, *accumulate(len(rows) for rows in kept.values())][:-1]
    steps[starts] = whole[starts]
    # A higher level takes twice the time and saves one byte in a hundred.
    return Track({name: len(rows) for name, rows in kept.items()}, zlib.compress(steps.tobytes(), 1))


class Outcome(msgspec.Struct, frozen=True):
    """The whole of a flick. ``rest`` holds every pawn still on the table, ``left`` those that are not, in order.

    ``duration`` is the time until the last pawn rested, in seconds; ``stopped`` says that pawns still in motion were
    stopped because the longest time was over (CAT-R51).
    """

    pawn: str
    rest: dict[str, Pose]
    contacts: tuple[Contact, ...]
    left: tuple[Departure, ...]
    duration: float
    stopped: bool
    track: Track

    def contacts_of(self, pawn: str) -> list[Contact]:
        """Contacts in which ``pawn`` took part, in order."""
        return [contact for contact in self.contacts if contact.other(pawn) is not None]
