"""Checks whether a recorded outcome can be that of a flick on a table, since an outcome from a file may hold anything.

It checks what readers of an outcome rely on: the layout knows all names, all numbers are finite and not far from the
table, and the track has the size that it claims. It does not check whether the flick would truly go like that; only
simulating it again can tell.
"""

import math
from collections.abc import Iterable

from flick.arena.layout import Layout, Table
from flick.arena.outcome import FRAME, Contact, Outcome, Track
from flick.arena.run import MOST_FRAMES

LONGEST = MOST_FRAMES * FRAME
"""The longest duration of a flick in seconds (CAT-R51)."""

MOST_ROWS = MOST_FRAMES + 2
"""The most recorded poses of one pawn: its start, one for each frame, and the last one."""

LEAST_ROWS = 2
"""The fewest recorded poses of one pawn. A pawn that has not moved has no track at all."""

MOST_CONTACTS = 10_000
"""The most contacts of a flick. Forty pawns between lively walls have some thousand."""

WALL = "wall:"
"""The beginning of every name that contacts use for a wall or a side."""
EDGES = frozenset(f"{WALL}{side}" for side in ("west", "east", "south", "north"))

MARGIN = 100.0
"""How far outside the table a pawn may be, in mm. The hardest flick carries a pawn some 40 mm past the edge of a mat in
one frame."""

MOST_TURN = 100_000.0
"""The largest angle of a pawn in radians. The quickest spin makes some thousand in the longest time."""


class Incredible(ValueError):
    """No flick on this table can have such an outcome. ``reason`` is the ID of the message that says why; ``facts``
    fill it in."""

    def __init__(self, reason: str, **facts: str | float) -> None:
        super().__init__(f"{reason}: {facts}")
        self.reason = reason
        self.facts = facts


def check_outcome(layout: Layout, outcome: Outcome, *, shown: bool = True) -> None:
    """Raise ``Incredible`` where an outcome cannot be that of a flick on this layout.

    The poses of the track are unpacked and checked only where the flick will be ``shown``, because that takes longer
    than all other checks and only pictures use them.
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
    """Every pawn of the layout and no other must rest on the table or have left it."""
    left = [departure.pawn for departure in outcome.left]
    found = len(outcome.rest) + len(left)
    if found != len(layout.pawns) or {*outcome.rest, *left} != layout.pawns.keys() or outcome.pawn not in layout.pawns:
        raise Incredible("outcome-pawns", known=", ".join(sorted(layout.pawns)))
    for pawn, pose in outcome.rest.items():
        _check_place(layout.table, pawn, pose, 1.0)
    for gone in outcome.left:
        _check_time(gone.pawn, gone.t)
        _check_place(layout.table, gone.pawn, gone.pose, 1.0)


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
    """Whether that is the name of a pawn, or one that contacts use for a wall or a side."""
    return name in layout.pawns or name in EDGES or (name.startswith(WALL) and name[len(WALL) :] in layout.walls)


def _check_rows(layout: Layout, track: Track) -> None:
    """Check the sizes that a track claims, which limit how much is ever unpacked."""
    for pawn, rows in track.rows.items():
        if pawn not in layout.pawns or not LEAST_ROWS <= rows <= MOST_ROWS:
            raise Incredible("outcome-track", pawn=pawn)


def _check_track(layout: Layout, track: Track) -> None:
    """A track must hold as many poses as it claims, each of them near the table."""
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
    """Whether a place lies on the table or at most ``margin`` mm outside it; False for NaN and infinity."""
    return -margin <= x <= table.width + margin and -margin <= y <= table.height + margin


def _check_time(what: str, t: float) -> None:
    if not 0 <= t <= LONGEST + FRAME:
        raise Incredible("outcome-time", what=what, most=LONGEST)
