"""Keys by which a thing is looked at from nearer, from farther and from elsewhere."""

from typing import Literal, NamedTuple, TypeAlias

import pygame
from pygame.event import Event

Goal: TypeAlias = Literal["", "whole", "own"]

PAN = 24
"""Pixels of the design by which a key pulls along what is seen from near."""

PINCH = 0.06
"""Of the screen, by which two fingers come apart for one step nearer."""

PULLS = {pygame.K_LEFT: (1, 0), pygame.K_RIGHT: (-1, 0), pygame.K_UP: (0, 1), pygame.K_DOWN: (0, -1)}
STEPS = {pygame.K_PAGEUP: 1, pygame.K_PAGEDOWN: -1}
SIGNS = {"+": 1, "=": 1, "-": -1}
PAD = {pygame.K_KP_PLUS: 1, pygame.K_KP_MINUS: -1}
GOALS: dict[int, Goal] = {
    pygame.K_0: "whole",
    pygame.K_KP_0: "whole",
    pygame.K_HOME: "whole",
    pygame.K_c: "own",
}
OTHERS = pygame.KMOD_CTRL | pygame.KMOD_META


class LookKey(NamedTuple):
    """What a key asks for: so many steps nearer, to be pulled along that way, or to see the whole, or what is one's
    own."""

    nearer: int = 0
    pull: tuple[int, int] = (0, 0)
    goal: Goal = ""


def look_of(event: Event) -> LookKey | None:
    """What an event of the keyboard asks for, if it is about that. Arrows pull with Alt only; whatever else means
    something where it is shown is looked at with Alt as well."""
    if event.type != pygame.KEYDOWN or event.mod & OTHERS:
        return None
    if event.key in PULLS:
        return LookKey(pull=PULLS[event.key]) if event.mod & pygame.KMOD_ALT else None
    if event.key in GOALS:
        return LookKey(goal=GOALS[event.key])
    steps = STEPS.get(event.key) or PAD.get(event.key) or SIGNS.get(event.unicode)
    return LookKey(nearer=steps) if steps else None
