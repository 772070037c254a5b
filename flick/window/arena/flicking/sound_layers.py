"""What a contact sounds like, in layers: the touch, what each of the two pieces is made of, and the table below them.

A gentle touch is a click; the harder the blow, the more of both materials rings, and a hard one goes down into the
table. The names are those of ``assets/sounds``.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from flick.arena.layout import Layout
from flick.arena.outcome import Contact
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
"""As loud as this a contact makes both pieces ring, and from here on as much as they can."""

THUMPS = 0.5
"""From this loudness on the table answers."""

BODY = 0.8
"""How loud each of the two pieces is beside the click."""


LETTERS = {"click": "abc", "wood": "abc", "long": "ab", "crystal": "ab", "wall": "ab"}
"""The variations of each."""


class Layer(NamedTuple):
    """A sound at a ``volume`` from 0 to 1."""

    sound: str
    volume: float


def loudness(impulse: float) -> float:
    """From 0 to 1, of a contact's impulse in g mm/s."""
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
    """What rings of one of the two that touch."""
    if name not in layout.pawns:
        return "wall"
    pawn = layout.pawns[name]
    if look_of(name, pawn).kind == "crystal":
        return "crystal"
    return "wood" if pawn.shape == "disc" else "long"


def loudest(contacts: Sequence[Contact]) -> list[Contact]:
    """What can be heard; of contacts at the very same time the strongest."""
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
    """In one of the three strengths, each of which is half as loud as the next one."""
    strength, volume = ("hard", loud) if loud > 0.5 else ("medium", 2 * loud) if loud > 0.25 else ("soft", 4 * loud)
    letters = LETTERS[kind]
    return Layer(f"{kind}-{strength}-{letters[turn % len(letters)]}", volume)
