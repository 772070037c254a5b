"""What a shot sounds like: which sound when, how loud, and from where. The names are those of ``assets/sounds``.

A contact sounds in layers: a gentle touch is a click; the harder the blow, the more rings what each of the two pieces
is made of, and a hard one goes down into the table.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from flick.arena.layout import Layout
from flick.arena.outcome import Contact, Outcome
from flick.paint.piece_look import look_of

Body: TypeAlias = Literal["wood", "long", "crystal", "wall"]
"""What rings when it is struck: a disc, a longer piece of wood, a crystal, a wall of card."""

STRONG = 5000.0
"""g mm/s. The blow of one character that hits another full on at the highest speed is as loud as can be."""

LOUDNESS = 0.6
"""Power of the impulse with which loudness grows."""

SILENT = 0.02
"""What is less loud than this is not heard, and does not flash."""

RINGS, RINGS_FULLY = 0.05, 0.2
"""The loudness from which on a contact makes both pieces ring, and from which on they ring as much as they can."""

THUMPS = 0.5
"""The loudness from which on the table answers."""

BODY = 0.8
"""How loud each of the two pieces is beside the click."""

SIDE = 0.5
"""How far to its side a sound comes from at the edge of the table; 1 would be from one speaker alone."""

SWIFT = 2400.0
"""mm/s. A flick at this speed is as loud as can be, and so is what slides at it."""

TENTHS = 10

FAINT = 0.2
"""How loud the gentlest flick is."""

LETTERS = {"flick": "abc", "click": "abc", "wood": "abc", "long": "ab", "crystal": "ab", "wall": "ab"}
"""The variations of each."""


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


class Layer(NamedTuple):
    """A sound at a ``volume`` from 0 to 1."""

    sound: str
    volume: float


def loudness(impulse: float) -> float:
    """The loudness of a contact from 0 to 1; ``impulse`` in g mm/s."""
    return min(1.0, (max(0.0, impulse) / STRONG) ** LOUDNESS)


def layers_of(layout: Layout, contact: Contact, turn: int) -> list[Layer]:
    """At most four sounds that begin together, the click first. ``turn`` says which variations are taken, so that no
    two blows in a row are quite the same."""
    loud = loudness(contact.impulse)
    layers = [_blow("click", loud, turn)]
    rings = loud * min(1.0, (loud - RINGS) / (RINGS_FULLY - RINGS))
    if rings > 0:
        bodies = [body_of(layout, name) for name in (contact.a, contact.b)]
        layers += [_blow(body, BODY * rings, turn + place) for place, body in enumerate(bodies)]
    if loud > THUMPS:
        floor = "cloth" if layout.table.floor == "cloth" else "board"
        layers.append(Layer(f"thump-{floor}", (loud - THUMPS) / (1 - THUMPS)))
    return layers


def body_of(layout: Layout, name: str) -> Body:
    """What rings of one of the two things that touch."""
    if name not in layout.pawns:
        return "wall"
    pawn = layout.pawns[name]
    if look_of(name, pawn).kind == "crystal":
        return "crystal"
    return "wood" if pawn.shape == "disc" else "long"


def loudest(contacts: Sequence[Contact]) -> list[Contact]:
    """The contacts that can be heard; of several at the very same time the strongest."""
    found: list[Contact] = []
    for contact in contacts:
        if loudness(contact.impulse) < SILENT:
            continue
        if not found or contact.t > found[-1].t:
            found.append(contact)
        elif contact.impulse > found[-1].impulse:
            found[-1] = contact
    return found


def _blow(kind: str, loud: float, turn: int) -> Layer:
    """The sound of a blow in one of three strengths, each of which is half as loud as the next one."""
    strength, volume = ("hard", loud) if loud > 0.5 else ("medium", 2 * loud) if loud > 0.25 else ("soft", 4 * loud)
    letters = LETTERS[kind]
    return Layer(f"{kind}-{strength}-{letters[turn % len(letters)]}", volume)


def click_of(before: float | None, after: float | None) -> str | None:
    """The sound of a power that has come to another tenth; every two tenths share a sound."""
    was, tenth = (0 if power is None else int(power * TENTHS + 1e-9) for power in (before, after))
    return f"pull-{(tenth + 1) // 2}" if tenth not in (0, was) else None


def pan_at(x: float, width: float) -> float:
    """From which side something is heard that happens at ``x`` on a table of that width, both in mm."""
    return SIDE * max(-1.0, min(1.0, 2 * x / width - 1))


def _flick(layout: Layout, outcome: Outcome) -> Knock:
    """The sound of the finger that lets go, as loud as the pawn is fast in the first frame."""
    pawn = layout.pawns[outcome.pawn]
    rows = outcome.track.poses().get(outcome.pawn)
    speed = 0.0 if rows is None else 120 * float(((rows[1, :2] - rows[0, :2]) ** 2).sum() ** 0.5)
    letter = LETTERS["flick"][len(outcome.contacts) % len(LETTERS["flick"])]
    return Knock(0.0, f"flick-{letter}", max(FAINT, min(1.0, speed / SWIFT)), pan_at(pawn.x, layout.table.width))
