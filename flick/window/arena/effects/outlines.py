"""Outlines and silhouettes of pieces, however they are turned: each drawn once and kept."""

import math

import pygame
from pygame import Color, Rect, Surface

from flick.arena.layout import Pawn, Pose
from flick.window.arena.arena_stage import ArenaStage
from flick.window.arena.ink import Ink, around
from flick.window.widgets.kit import Kit
from flick.window.widgets.surfaces import put_middle

TURNS = 72
"""A piece that is not round is drawn in so many directions."""

WIDTH = 1.6


def draw_outline(
    kit: Kit, target: Surface, stage: ArenaStage, pawn: Pawn, pose: Pose, colour: Color, opacity: float, *, filled: bool
) -> None:
    """Draw a piece as if it lay in that pose, ``filled`` or only its rim."""
    turn = 0 if len(pawn.chain.points) == 1 else round(pose[2] * TURNS / math.tau) % TURNS
    key = ("outline", pawn.shape, pawn.diameter, stage.scale, turn, tuple(colour), filled)
    picture = kit.picture(key, lambda: _outline(kit, stage.scale, pawn, turn, colour, filled=filled))
    picture.set_alpha(round(255 * max(0.0, min(1.0, opacity))))
    put_middle(target, picture, stage.view.to_px((pose[0], pose[1])))


def outline_rect(kit: Kit, stage: ArenaStage, pawn: Pawn, pose: Pose) -> Rect:
    """Everything that the outline of a piece covers in that pose."""
    reach = pawn.chain.extent * stage.scale + (WIDTH + 2) * kit.theme.scale + 1
    return around([stage.view.to_px((pose[0], pose[1]))], reach)


def _outline(kit: Kit, scale: float, pawn: Pawn, turn: int, colour: Color, *, filled: bool) -> Surface:
    chain = pawn.chain
    spine = [(x * scale, -y * scale) for x, y in chain.at(0.0, 0.0, turn * math.tau / TURNS)]
    radius, width = chain.radius * scale, WIDTH * kit.theme.scale
    ink = Ink(around([(0.0, 0.0)], chain.extent * scale + width + 1), colour)
    ink.path(spine, 2 * (radius if filled else radius + width / 2), colour)
    if not filled:
        ink.path(spine, 2 * (radius - width / 2), ink.nothing)
    return ink.laid().surface


def soft_spot(kit: Kit, radius: int, colour: Color) -> Surface:
    """A round spot of a colour that fades to nothing at its edge."""

    def paint() -> Surface:
        fine = 24
        small = Surface((2 * fine, 2 * fine), pygame.SRCALPHA, 32)
        small.fill(Color(colour.r, colour.g, colour.b, 0))
        for reach in range(fine - 1, 0, -1):
            strength = (1 - reach / fine) ** 1.5
            pygame.draw.circle(
                small, Color(colour.r, colour.g, colour.b, round(255 * strength)), (fine - 0.5, fine - 0.5), reach
            )
        return pygame.transform.smoothscale(small, (2 * radius, 2 * radius))

    return kit.picture(("spot", radius, tuple(colour)), paint)
