"""The outcome of a flick: who touched whom, where everything came to rest, and the ways there.

An outcome is plain data that comes back unchanged from JSON. Poses and times are rounded when it is made, so that a
file keeps exactly what the rules have judged.
"""

import zlib
from collections.abc import Mapping, Sequence
from itertools import accumulate

import msgspec
import numpy as np
import numpy.typing as npt

from flick.arena.layout import Pose, Table
from flick.arena.shapes import Point
from flick.limits import LARGEST_TABLE

FRAME = 1 / 120
"""Seconds between two recorded poses."""

TRACK_STEP = 0.001
"""The unit in which tracks are kept: mm for places, radians for angles."""

POSE_SIZE = 12
"""The size in bytes of a pose (x, y and angle) before compression."""

FARTHEST = round(2 * LARGEST_TABLE / TRACK_STEP)
"""The largest coordinate of a first pose in units of ``TRACK_STEP``; no pawn starts beyond it."""

LONGEST_JUMP = round(1_000 / TRACK_STEP)
"""The largest difference between two recorded poses in units of ``TRACK_STEP``. The hardest flick moves a pawn 40 mm,
the quickest spin turns it by some radians."""


class Contact(msgspec.Struct, frozen=True):
    """A contact: two things have met, or were driven into each other while they touched. Contacts at the same moment
    have the same ``t``.

    ``t`` is in seconds after the flick, ``impulse`` in g mm/s. ``moved`` names those of the two that were moving when
    they met; walls never move. ``x`` and ``y`` are the place on the table in mm.
    """

    t: float
    a: str
    b: str
    impulse: float
    moved: tuple[str, ...]
    x: float
    y: float

    def other(self, name: str) -> str | None:
        """The other of the two things, where ``name`` is one of them; else ``None``."""
        return self.b if self.a == name else self.a if self.b == name else None


class Departure(msgspec.Struct, frozen=True):
    """A pawn that left the mat: when, and the pose in which its centre crossed the edge."""

    pawn: str
    t: float
    x: float
    y: float
    angle: float

    @property
    def pose(self) -> Pose:
        return self.x, self.y, self.angle

    def outwards(self, table: Table) -> Point:
        """The unit vector that leads off the table across the nearest edge, y upwards."""
        edges = {
            (-1.0, 0.0): self.x,
            (1.0, 0.0): table.width - self.x,
            (0.0, -1.0): self.y,
            (0.0, 1.0): table.height - self.y,
        }
        return min(edges, key=lambda way: abs(edges[way]))


class Track(msgspec.Struct, frozen=True):
    """Poses at 120 Hz of the pawns that moved, in packed form; the first row is the start.

    ``rows`` counts the poses of each pawn; a pawn that left the mat has fewer than the others.
    """

    rows: dict[str, int]
    packed: bytes

    def poses(self) -> dict[str, npt.NDArray[np.float64]]:
        """An array with rows (x, y, angle) for each pawn that moved.

        A track from a file may hold anything. Where it does not hold as many poses as ``rows`` says, or where a pawn
        jumps, the result is empty, as if nothing had moved. Never more than ``rows`` says is unpacked.
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
        """The first pose of each pawn, followed by the differences between its poses."""
        size = sum(self.rows.values()) * POSE_SIZE
        unpacker = zlib.decompressobj()
        try:
            data = unpacker.decompress(self.packed, size + 1)
        except zlib.error:
            return None
        return np.frombuffer(data, dtype="<i4").reshape(-1, 3) if len(data) == size and unpacker.eof else None


def pack_track(poses: Mapping[str, Sequence[Pose]]) -> Track:
    """Pack the poses of the pawns that moved as compressed differences in units of ``TRACK_STEP``."""
    kept = {name: rows for name, rows in poses.items() if any(row != rows[0] for row in rows)}
    whole = np.rint(np.array([row for rows in kept.values() for row in rows]).reshape(-1, 3) / TRACK_STEP).astype("<i4")
    steps = whole.copy()
    steps[1:] -= whole[:-1]
    starts = [0, *accumulate(len(rows) for rows in kept.values())][:-1]
    steps[starts] = whole[starts]
    # A higher level takes twice the time and saves one byte in a hundred.
    return Track({name: len(rows) for name, rows in kept.items()}, zlib.compress(steps.tobytes(), 1))


class Outcome(msgspec.Struct, frozen=True):
    """What came of a flick. ``rest`` holds the pose of every pawn that is still on the table, ``left`` those that are
    not, in the order in which they left.

    ``duration`` is the time in seconds until the last pawn rested. ``stopped`` says that pawns in motion were stopped
    because the longest time was over (CAT-R51).
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
