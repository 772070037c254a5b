"""The keys by which a film is watched."""

from typing import Literal, NamedTuple, TypeAlias

import pygame
from pygame.event import Event

from flick.window.app.held_keys import pressed_alone

Deed: TypeAlias = Literal["play", "step", "turn", "start", "end", "speed", "ways", "again"]


class ReplayKey(NamedTuple):
    """What a key does, and how far on, or back."""

    deed: Deed
    by: int = 0


KEYS: dict[int, ReplayKey] = {
    pygame.K_SPACE: ReplayKey("play"),
    pygame.K_LEFT: ReplayKey("step", -1),
    pygame.K_RIGHT: ReplayKey("step", 1),
    pygame.K_UP: ReplayKey("turn", -1),
    pygame.K_DOWN: ReplayKey("turn", 1),
    pygame.K_PAGEUP: ReplayKey("turn", -1),
    pygame.K_PAGEDOWN: ReplayKey("turn", 1),
    pygame.K_HOME: ReplayKey("start"),
    pygame.K_END: ReplayKey("end"),
    pygame.K_PLUS: ReplayKey("speed", 1),
    pygame.K_EQUALS: ReplayKey("speed", 1),
    pygame.K_KP_PLUS: ReplayKey("speed", 1),
    pygame.K_MINUS: ReplayKey("speed", -1),
    pygame.K_KP_MINUS: ReplayKey("speed", -1),
    pygame.K_t: ReplayKey("ways"),
    pygame.K_r: ReplayKey("again"),
}


def pressed(event: Event) -> ReplayKey | None:
    """What an event does to a film, if anything."""
    if not pressed_alone(event):
        return None
    sign = {"+": pygame.K_PLUS, "-": pygame.K_MINUS}.get(event.unicode)
    return KEYS.get(event.key if sign is None else sign)
