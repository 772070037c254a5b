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

MOST_CONTACTS = 100_000
"""A flick of forty pawns between lively walls has some thousand."""

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


def check_outcome(layout: Layout, outcome: Outcome) -> None:
    """Refuse an outcome that cannot be one of a flick on this layout."""
    _check_pawns(layout, outcome)
    _check_time("duration", outcome.duration)
    if len(outcome.contacts) > MOST_CONTACTS:
        raise Incredible("outcome-contacts", found=len(outcome.contacts), most=MOST_CONTACTS)
    known = frozenset([*layout.pawns, *_walls(layout)])
    for number, contact in enumerate(outcome.contacts, 1):
        _check_contact(layout.table, known, number, contact)
    _check_track(layout, outcome.track)


def _check_pawns(layout: Layout, outcome: Outcome) -> None:
    """Every pawn rests or has left, and no other; each of them somewhere on the table."""
    left = [departure.pawn for departure in outcome.left]
    if sorted([*outcome.rest, *left]) != sorted(layout.pawns) or outcome.pawn not in layout.pawns:
        raise Incredible("outcome-pawns", known=", ".join(sorted(layout.pawns)))
    for pawn, pose in outcome.rest.items():
        _check_place(layout.table, pawn, pose, 1.0)
    for gone in outcome.left:
        _check_time(gone.pawn, gone.t)
        _check_place(layout.table, gone.pawn, (gone.x, gone.y, gone.angle), 1.0)


def _walls(layout: Layout) -> list[str]:
    """Names under which contacts tell of what stands still."""
    return [f"wall:{name}" for name in ("west", "east", "south", "north", *layout.walls)]


def _check_contact(table: Table, known: frozenset[str], number: int, contact: Contact) -> None:
    named = (contact.a, contact.b)
    strange = [name for name in (*named, *contact.moved) if name not in known]
    if strange or any(name not in named for name in contact.moved):
        raise Incredible("outcome-contact", number=number)
    if not (0 <= contact.t <= LONGEST + FRAME and 0 <= contact.impulse < math.inf):
        raise Incredible("outcome-contact", number=number)
    if not _is_near(table, contact.x, contact.y, MARGIN):
        raise Incredible("outcome-contact", number=number)


def _check_track(layout: Layout, track: Track) -> None:
    """Sizes first: what is packed is unpacked no farther than they allow."""
    for pawn, rows in track.rows.items():
        if pawn not in layout.pawns or not 0 < rows <= MOST_ROWS:
            raise Incredible("outcome-track", pawn=pawn)
    if not track.is_whole():
        raise Incredible("outcome-track-size")
    for pawn, poses in track.poses().items():
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
