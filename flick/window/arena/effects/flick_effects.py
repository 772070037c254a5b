"""What is shown of a flick as it happens: blows where they fall, what goes over the edge, signs of what came of it."""

import math
import zlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

from flick.arena.layout import Layout
from flick.arena.outcome import Contact, Departure
from flick.arena.shapes import Point
from flick.window.arena.effects.amount import amount_of
from flick.window.arena.effects.fall import Fall
from flick.window.arena.effects.impact import impact_of, struck_of
from flick.window.arena.effects.names import SignName
from flick.window.arena.effects.signs import SOUNDS, signs_of
from flick.window.arena.effects.tremble import HARD
from flick.window.arena.flicking.playback import Due
from flick.window.arena.flicking.tempo import TOUCH, share_of

if TYPE_CHECKING:
    from flick.window.arena.arena_setup import ArenaSetup
    from flick.window.arena.flick_playback import FlickPlayback
    from flick.window.arena.scene import ArenaScene
    from flick.window.widgets.kit import Kit


def show_blows(kit: "Kit", scene: "ArenaScene", film: "FlickPlayback", due: Due, now: float, weight: float) -> None:
    """Show what has happened in a frame of a flick; ``weight`` is how much is made of it, 0 to 1."""
    for contact in due.contacts:
        way = way_of(film.before, contact, film)
        seed = zlib.crc32(f"{contact.a} {contact.b} {contact.t}".encode())
        scene.effects.add(now, *impact_of(kit, film.before, contact, way, weight, seed))
        share = share_of(contact.impulse)
        if weight > 0 and share >= TOUCH:
            scene.pieces.strike(struck_of(contact, film.before), way, weight * share, now)
        if weight > 0 and share > HARD:
            scene.pieces.lamp.push(now, weight * share)
    for gone in due.left if weight > 0 else ():
        scene.pieces.take_away(gone.pawn)
        pawn = film.before.pawns[gone.pawn]
        scene.effects.add(now, Fall(gone.pawn, pawn, (gone.x, gone.y, gone.angle), outwards(film.before, gone)))
    if weight > 0:
        scene.trails.show(film.before, film.motion, film.t + film.over, weight)


def show_signs(
    setup: "ArenaSetup",
    scene: "ArenaScene",
    sign: SignName,
    pawns: Sequence[tuple[str, str]],
    now: float,
    *,
    silent: bool,
) -> None:
    """What an event has done to pieces is heard, unless it is to be ``silent``, and seen over each of them, with a
    number. Without effects it is heard all the same."""
    if not silent:
        setup.sounds.play(SOUNDS[sign])
    if amount_of(setup.settings).weight <= 0:
        return
    lying = {name: piece.pawn for name, piece in scene.pieces.lying.items()}
    for name, number in pawns:
        if name in lying:
            scene.effects.add(now, *signs_of(setup.kit, sign, name, lying[name], number, lying.values()))
    scene.pieces.touch(name for name, _ in pawns)


def way_of(layout: Layout, contact: Contact, film: "FlickPlayback") -> Point:
    """The way of the blow, as a unit vector: from the touch to the middle of what was struck; off a wall, back."""
    struck = struck_of(contact, layout)
    other = contact.a if struck == contact.b else contact.b
    poses = film.poses
    if struck in poses:
        right, up = poses[struck][0] - contact.x, poses[struck][1] - contact.y
    elif other in poses:
        right, up = poses[other][0] - contact.x, poses[other][1] - contact.y
    else:
        return 1.0, 0.0
    length = math.hypot(right, up) or 1.0
    return right / length, up / length


def outwards(layout: Layout, gone: Departure) -> Point:
    """Over the nearest edge."""
    table = layout.table
    edges = {
        (-1.0, 0.0): gone.x,
        (1.0, 0.0): table.width - gone.x,
        (0.0, -1.0): gone.y,
        (0.0, 1.0): table.height - gone.y,
    }
    return min(edges, key=lambda way: abs(edges[way]))
