"""A piece goes over the edge: it tips, its shadow runs ahead, and it is gone."""

import math

import pygame
from pygame import Rect, Surface

from flick.arena.layout import Pawn, Pose
from flick.arena.shapes import Point
from flick.paint.lamp import Light
from flick.window.arena.arena_stage import ArenaStage
from flick.window.arena.effects.effect_timeline import Effect
from flick.window.arena.ink import around
from flick.window.widgets.surfaces import put_middle

FALLS = 300.0
"""ms."""
ON = 0.9
"""Of its reach: how far it still goes on outwards."""
AHEAD = 0.8
"""Of its reach: how far its shadow runs ahead."""


class Fall(Effect):
    """``way`` is outwards (unit vector, y upwards)."""

    lasts = FALLS
    holds = True

    def __init__(self, name: str, pawn: Pawn, pose: Pose, way: Point) -> None:
        self._name, self._way = name, way
        self._pawn = Pawn(*pose, pawn.diameter, pawn.shape)
        self._extent = pawn.chain.extent

    def rect(self, stage: ArenaStage, done: float) -> Rect:
        del done
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
        sprite = stage.workshop.piece(self._name, pawn, stage.scale)
        ahead = reach * AHEAD * tipped
        sprite.draw_shadow(target, at[0] + right * ahead, at[1] - up * ahead, pawn.angle, light, 1 - tipped)
        tilted = self._tipped(stage, sprite_size=2 * math.ceil(reach + 6), light=light, lean=tipped * math.pi / 2.2)
        tilted.set_alpha(round(255 * (1 - tipped**2)))
        put_middle(target, tilted, at)

    def _tipped(self, stage: ArenaStage, *, sprite_size: int, light: Light, lean: float) -> Surface:
        """The piece as it is seen when it leans over that far, in rad."""
        pawn = self._pawn
        whole = Surface((sprite_size, sprite_size), pygame.SRCALPHA, 32)
        way = math.degrees(math.atan2(self._way[1], self._way[0]))
        sprite = stage.workshop.piece(self._name, pawn, stage.scale)
        sprite.draw_body(whole, sprite_size / 2, sprite_size / 2, pawn.angle - math.radians(way), light)
        narrow = max(2, round(sprite_size * math.cos(lean)))
        return pygame.transform.rotozoom(pygame.transform.smoothscale(whole, (narrow, sprite_size)), way, 1.0)
