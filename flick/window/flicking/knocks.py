"""What a shot sounds like: which sound when, how loud, and from where. The names are those of ``assets/sounds``."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from flick.arena.layout import Layout
from flick.arena.outcome import Contact, Outcome

STRONG = 5000.0
"""g mm/s. The blow of one character that hits another full on at the highest speed is as loud as can be."""

LOUDNESS = 0.6
"""Power of the impulse with which loudness grows."""

SILENT = 0.02
"""What is less loud than this is not heard, and does not flash."""

MERGING = 0.012
"""s. Contacts nearer to each other than this are heard as one."""

VOICES = 8
RINGING = 0.18
"""s for which a contact keeps one of so many voices."""

SIDE = 0.5
"""How far to its side a sound comes from at the edge of the table; 1 would be from one speaker alone."""

VARIATIONS = {"knock": "abc", "clatter": "ab", "crystal": "ab", "wall": "ab", "flick": "abc"}

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


def loudness(impulse: float) -> float:
    """From 0 to 1, of a contact's impulse in g mm/s."""
    return min(1.0, (max(0.0, impulse) / STRONG) ** LOUDNESS)


def knocks_of(layout: Layout, outcome: Outcome, crystals: Collection[str] = ()) -> list[Knock]:
    """All sounds of a shot but the sliding, in order. ``crystals`` names the pawns that ring like glass."""
    width = layout.table.width
    knocks = [_flick(layout, outcome)]
    for place, contact in enumerate(_thinned(_merged(outcome.contacts))):
        kind = _kind(layout, contact, crystals)
        strength, volume = _strength(loudness(contact.impulse))
        letters = VARIATIONS[kind]
        sound = f"{kind}-{strength}-{letters[place % len(letters)]}"
        knocks.append(Knock(contact.t, sound, volume, pan_at(contact.x, width)))
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
    letters = VARIATIONS["flick"]
    letter = letters[len(outcome.contacts) % len(letters)]
    return Knock(0.0, f"flick-{letter}", max(FAINT, min(1.0, speed / SWIFT)), pan_at(pawn.x, layout.table.width))


def _merged(contacts: Iterable[Contact]) -> list[Contact]:
    """What can be heard; of contacts at nearly the same time the strongest."""
    groups: list[list[Contact]] = []
    for contact in contacts:
        if loudness(contact.impulse) < SILENT:
            continue
        if groups and contact.t - groups[-1][0].t < MERGING:
            groups[-1].append(contact)
        else:
            groups.append([contact])
    return [max(group, key=lambda contact: contact.impulse) for group in groups]


def _thinned(contacts: list[Contact]) -> list[Contact]:
    """Without the weakest where more would ring at once than there are voices for."""
    kept: list[Contact] = []
    for contact in contacts:
        ringing = [other for other in kept if contact.t - other.t < RINGING]
        kept.append(contact)
        if len(ringing) >= VOICES:
            kept.remove(min([*ringing, contact], key=lambda other: other.impulse))
    return kept


def _kind(layout: Layout, contact: Contact, crystals: Collection[str]) -> str:
    names = contact.a, contact.b
    if any(name not in layout.pawns for name in names):
        return "wall"
    if any(name in crystals for name in names):
        return "crystal"
    return "knock" if all(layout.pawns[name].shape == "disc" for name in names) else "clatter"


def _strength(loud: float) -> tuple[str, float]:
    """Which of the three strengths, and at which volume: each is half as loud as the next one."""
    if loud > 0.5:
        return "hard", loud
    if loud > 0.25:
        return "medium", 2 * loud
    return "soft", 4 * loud
