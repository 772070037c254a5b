"""What a shot sounds like: which sound when, how loud, and from where. The names are those of ``assets/sounds``."""

from typing import NamedTuple

from flick.arena.layout import Layout
from flick.arena.outcome import Outcome
from flick.window.arena.flicking.sound_layers import layers_of, loudest

SIDE = 0.5
"""How far to its side a sound comes from at the edge of the table; 1 would be from one speaker alone."""

FLICKS = "abc"
"""The variations of a flick."""

SWIFT = 2400.0
"""mm/s. A flick at this speed is as loud as can be, and so is what slides at it."""

TENTHS = 10

FAINT = 0.2
"""How loud the gentlest flick is."""


class Knock(NamedTuple):
    """A sound at a time (s after the flick): ``volume`` from 0 to 1, ``pan`` from -1 (left) to 1."""

    t: float
    sound: str
    volume: float
    pan: float


def knocks_of(layout: Layout, outcome: Outcome) -> list[Knock]:
    """All sounds of a shot but the sliding, in order: the layers of each contact at the moment that it is seen."""
    width = layout.table.width
    knocks = [_flick(layout, outcome)]
    for turn, contact in enumerate(loudest(outcome.contacts)):
        pan = pan_at(contact.x, width)
        knocks += [Knock(contact.t, *layer, pan) for layer in layers_of(layout, contact, turn)]
    knocks += [Knock(gone.t, "fall", 1.0, pan_at(gone.x, width)) for gone in outcome.left]
    return sorted(knocks, key=lambda knock: knock.t)


def click_of(before: float | None, after: float | None) -> str | None:
    """The click of a power that has come to another tenth; of two tenths each the same."""
    was, tenth = (0 if power is None else int(power * TENTHS + 1e-9) for power in (before, after))
    return f"pull-{(tenth + 1) // 2}" if tenth not in (0, was) else None


def pan_at(x: float, width: float) -> float:
    """From which side something is heard that happens at ``x`` on a table of that width, in mm."""
    return SIDE * max(-1.0, min(1.0, 2 * x / width - 1))


def _flick(layout: Layout, outcome: Outcome) -> Knock:
    """The finger lets go: as loud as the pawn is fast in the first frame."""
    pawn = layout.pawns[outcome.pawn]
    rows = outcome.track.poses().get(outcome.pawn)
    speed = 0.0 if rows is None else 120 * float(((rows[1, :2] - rows[0, :2]) ** 2).sum() ** 0.5)
    letter = FLICKS[len(outcome.contacts) % len(FLICKS)]
    return Knock(0.0, f"flick-{letter}", max(FAINT, min(1.0, speed / SWIFT)), pan_at(pawn.x, layout.table.width))
