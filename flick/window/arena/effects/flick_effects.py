"""What is shown of a flick as it happens: blows where they fall, what goes over the edge, signs of what came of it."""

import math
import zlib
from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from flick.arena.layout import Pawn, Pose
from flick.arena.outcome import Contact
from flick.arena.shapes import Point
from flick.paint.lamp import Light
from flick.window.arena.arena_setup import ArenaSetup
from flick.window.arena.arena_stage import ArenaStage
from flick.window.arena.effects.amount import amount_of
from flick.window.arena.effects.effect_timeline import Effect
from flick.window.arena.effects.impact import impact_of, struck_of
from flick.window.arena.effects.names import SignName
from flick.window.arena.effects.signs import SOUNDS, signs_of
from flick.window.arena.effects.tremble import HARD
from flick.window.arena.flick_playback import FlickPlayback
from flick.window.arena.flicking.playback import Due
from flick.window.arena.flicking.tempo import TOUCH, share_of
from flick.window.arena.ink import around
from flick.window.arena.scene import ArenaScene
from flick.window.widgets.kit import Kit
from flick.window.widgets.surfaces import put_middle

FALLS = 300.0
"""ms in which a piece falls over the edge."""
ON = 0.9
"""How far a piece still goes on outwards, as a share of its reach."""
AHEAD = 0.8
"""How far its shadow runs ahead, as a share of its reach."""


def show_blows(kit: Kit, scene: ArenaScene, film: FlickPlayback, due: Due, now: float, weight: float) -> None:
    """Show what has happened in a frame of a flick; ``weight`` is how much is made of it, 0 to 1."""
    for contact in due.contacts:
        way = way_of(contact, film)
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
        scene.effects.add(now, Fall(gone.pawn, pawn, gone.pose, gone.outwards(film.before.table)))
    if weight > 0:
        scene.trails.show(film.before, film.motion, film.t + film.over, weight)


def show_signs(
    setup: ArenaSetup,
    scene: ArenaScene,
    sign: SignName,
    pawns: Sequence[tuple[str, str]],
    now: float,
    *,
    silent: bool,
) -> None:
    """Let it be heard what an event has done to pieces, unless it is to be ``silent``, and show it over each of them
    with a number. It is heard without effects, too."""
    if not silent:
        setup.sounds.play(SOUNDS[sign])
    if amount_of(setup.settings).weight <= 0:
        return
    lying = {name: piece.pawn for name, piece in scene.pieces.lying.items()}
    for name, number in pawns:
        if name in lying:
            scene.effects.add(now, *signs_of(setup.kit, sign, name, lying[name], number, lying.values()))
    scene.pieces.touch(name for name, _ in pawns)


def way_of(contact: Contact, film: FlickPlayback) -> Point:
    """The direction of a blow, as a unit vector: from the touch to the middle of what was struck, or away from a
    wall."""
    struck, poses = struck_of(contact, film.before), film.poses
    other = contact.other(struck) or ""
    if struck in poses:
        right, up = poses[struck][0] - contact.x, poses[struck][1] - contact.y
    elif other in poses:
        right, up = poses[other][0] - contact.x, poses[other][1] - contact.y
    else:
        return 1.0, 0.0
    length = math.hypot(right, up) or 1.0
    return right / length, up / length


class Fall(Effect):
    """A piece goes over the edge: it tips, its shadow runs ahead, and it is gone. ``way`` is outwards (unit vector, y
    upwards)."""

    lasts = FALLS
    holds = True

    def __init__(self, name: str, pawn: Pawn, pose: Pose, way: Point) -> None:
        self._name, self._way = name, way
        self._pawn = Pawn(*pose, pawn.diameter, pawn.shape)
        self._extent = pawn.chain.extent

    def rect(self, stage: ArenaStage, done: float) -> Rect:
        reach = self._extent * (2.4 + ON + AHEAD) * stage.scale + 6
        return around([stage.view.to_px((self._pawn.x, self._pawn.y))], reach)

    def paint(self, target: Surface, stage: ArenaStage, done: float) -> None:
        pawn, (right, up) = self._pawn, self._way
        x, y = stage.view.to_px((pawn.x, pawn.y))
        reach = self._extent * stage.scale
        tipped = done**2
        away = reach * ON * (0.35 * done + 0.65 * tipped)
        at = x + right * away, y - up * away
        light = stage.light((pawn.x, pawn.y))
        sprite = stage.art.piece(self._name, pawn, stage.scale)
        ahead = reach * AHEAD * tipped
        sprite.draw_shadow(target, at[0] + right * ahead, at[1] - up * ahead, pawn.angle, light, 1 - tipped)
        tilted = self._tipped(stage, sprite_size=2 * math.ceil(reach + 6), light=light, lean=tipped * math.pi / 2.2)
        tilted.set_alpha(round(255 * (1 - tipped**2)))
        put_middle(target, tilted, at)

    def _tipped(self, stage: ArenaStage, *, sprite_size: int, light: Light, lean: float) -> Surface:
        """The picture of the piece when it leans over by ``lean`` rad."""
        pawn = self._pawn
        whole = Surface((sprite_size, sprite_size), pygame.SRCALPHA, 32)
        way = math.degrees(math.atan2(self._way[1], self._way[0]))
        sprite = stage.art.piece(self._name, pawn, stage.scale)
        sprite.draw_body(whole, sprite_size / 2, sprite_size / 2, pawn.angle - math.radians(way), light)
        narrow = max(2, round(sprite_size * math.cos(lean)))
        return pygame.transform.rotozoom(pygame.transform.smoothscale(whole, (narrow, sprite_size)), way, 1.0)
