"""Whether a recorded outcome can be that of a flick on a table. An outcome that comes out of a file may hold anything.

What is asked is what everything that reads an outcome relies on: names that the layout knows, numbers that are finite
and not far from the table, a track of the size that it tells. Whether the flick would really run like that is another
question, which only simulating it again answers.
"""

import math
from collections.abc import Iterable

from flick.arena.layout import Layout, Table
from flick.arena.outcome import FRAME, Contact, Outcome, Track
from flick.arena.run import MOST_FRAMES

LONGEST = MOST_FRAMES * FRAME
"""Seconds that a flick takes at most (CAT-R51)."""

MOST_ROWS = MOST_FRAMES + 2
"""Recorded poses of one pawn: the start, one for each frame, and the last one."""

LEAST_ROWS = 2
"""A pawn that has not moved has no track."""

MOST_CONTACTS = 10_000
"""A flick of forty pawns between lively walls has some thousand."""

WALL = "wall:"
EDGES = frozenset(f"{WALL}{side}" for side in ("west", "east", "south", "north"))

MARGIN = 100.0
"""mm. Within one frame the hardest flick carries a pawn some 40 mm past the edge of a mat."""

MOST_TURN = 100_000.0
"""Radians: the quickest spin makes some thousand in the longest time."""


class Incredible(ValueError):
    """No flick on this table has such an outcome. ``reason`` is the ID of the sentence that says so, ``facts`` fill it
    in."""

    def __init__(self, reason: str, **facts: str | float) -> None:
        super().__init__(f"{reason}: {facts}")
        self.reason = reason
        self.facts = facts


def check_outcome(layout: Layout, outcome: Outcome, *, shown: bool = True) -> None:
    """Refuse an outcome that cannot be one of a flick on this layout.

    The poses of its track are unpacked only where it is to be ``shown``: that takes longer than all the rest, and
    nothing but a picture comes of them.
    """
    _check_pawns(layout, outcome)
    _check_time("duration", outcome.duration)
    if len(outcome.contacts) > MOST_CONTACTS:
        raise Incredible("outcome-contacts", found=len(outcome.contacts), most=MOST_CONTACTS)
    for number, contact in enumerate(outcome.contacts, 1):
        _check_contact(layout, number, contact)
    _check_rows(layout, outcome.track)
    if shown:
        _check_track(layout, outcome.track)


def _check_pawns(layout: Layout, outcome: Outcome) -> None:
    """Every pawn rests or has left, and no other; each of them somewhere on the table."""
    left = [departure.pawn for departure in outcome.left]
    found = len(outcome.rest) + len(left)
    if found != len(layout.pawns) or {*outcome.rest, *left} != layout.pawns.keys() or outcome.pawn not in layout.pawns:
        raise Incredible("outcome-pawns", known=", ".join(sorted(layout.pawns)))
    for pawn, pose in outcome.rest.items():
        _check_place(layout.table, pawn, pose, 1.0)
    for gone in outcome.left:
        _check_time(gone.pawn, gone.t)
        _check_place(layout.table, gone.pawn, (gone.x, gone.y, gone.angle), 1.0)


def _check_contact(layout: Layout, number: int, contact: Contact) -> None:
    named = (contact.a, contact.b)
    if not (_can_touch(layout, contact.a) and _can_touch(layout, contact.b)):
        raise Incredible("outcome-contact", number=number)
    if any(name not in named for name in contact.moved):
        raise Incredible("outcome-contact", number=number)
    if not (0 <= contact.t <= LONGEST + FRAME and 0 <= contact.impulse < math.inf):
        raise Incredible("outcome-contact", number=number)
    if not _is_near(layout.table, contact.x, contact.y, MARGIN):
        raise Incredible("outcome-contact", number=number)


def _can_touch(layout: Layout, name: str) -> bool:
    """Whether that is a pawn, or the name under which contacts tell of what stands still."""
    return name in layout.pawns or name in EDGES or (name.startswith(WALL) and name[len(WALL) :] in layout.walls)


def _check_rows(layout: Layout, track: Track) -> None:
    """What is packed is never unpacked farther than these sizes allow."""
    for pawn, rows in track.rows.items():
        if pawn not in layout.pawns or not LEAST_ROWS <= rows <= MOST_ROWS:
            raise Incredible("outcome-track", pawn=pawn)


def _check_track(layout: Layout, track: Track) -> None:
    """As many poses as it tells, each of them near the table."""
    tracks = track.poses()
    if len(tracks) != len(track.rows):
        raise Incredible("outcome-track-size")
    for pawn, poses in tracks.items():
        for pose in (poses.min(axis=0), poses.max(axis=0)):
            _check_place(layout.table, pawn, (float(pose[0]), float(pose[1]), float(pose[2])), MARGIN)


def _check_place(table: Table, pawn: str, pose: Iterable[float], margin: float) -> None:
    x, y, angle = pose
    if not (_is_near(table, x, y, margin) and abs(angle) <= MOST_TURN):
        raise Incredible("outcome-place", pawn=pawn)


def _is_near(table: Table, x: float, y: float, margin: float) -> bool:
    """Whether a place lies on the table or no farther off than ``margin`` mm; what is no number lies nowhere."""
    return -margin <= x <= table.width + margin and -margin <= y <= table.height + margin


def _check_time(what: str, t: float) -> None:
    if not 0 <= t <= LONGEST + FRAME:
        raise Incredible("outcome-time", what=what, most=LONGEST)
