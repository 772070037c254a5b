"""The keys by which a film is watched."""

from typing import Literal, NamedTuple, TypeAlias

import pygame
from pygame.event import Event

Deed: TypeAlias = Literal["play", "step", "turn", "start", "end", "speed", "ways", "again"]

OTHERS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
"""With one of these a key means something else."""


class Pressed(NamedTuple):
    """What a key does, and how far on, or back."""

    deed: Deed
    by: int = 0


KEYS: dict[int, Pressed] = {
    pygame.K_SPACE: Pressed("play"),
    pygame.K_LEFT: Pressed("step", -1),
    pygame.K_RIGHT: Pressed("step", 1),
    pygame.K_UP: Pressed("turn", -1),
    pygame.K_DOWN: Pressed("turn", 1),
    pygame.K_PAGEUP: Pressed("turn", -1),
    pygame.K_PAGEDOWN: Pressed("turn", 1),
    pygame.K_HOME: Pressed("start"),
    pygame.K_END: Pressed("end"),
    pygame.K_PLUS: Pressed("speed", 1),
    pygame.K_EQUALS: Pressed("speed", 1),
    pygame.K_KP_PLUS: Pressed("speed", 1),
    pygame.K_MINUS: Pressed("speed", -1),
    pygame.K_KP_MINUS: Pressed("speed", -1),
    pygame.K_t: Pressed("ways"),
    pygame.K_r: Pressed("again"),
}


def pressed(event: Event) -> Pressed | None:
    """What an event does to a film, if anything."""
    if event.type != pygame.KEYDOWN or event.mod & OTHERS:
        return None
    sign = {"+": pygame.K_PLUS, "-": pygame.K_MINUS}.get(event.unicode)
    return KEYS.get(event.key if sign is None else sign)
