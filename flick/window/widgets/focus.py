"""Where the keyboard goes: in the order in which parts are drawn with Tab, to the nearest part with the arrows."""

from collections.abc import Sequence

import pygame
from pygame import Rect

from flick.window.widgets.widget import Widget

ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
ASIDE = 2.0
"""How much further away something counts that lies to the side of where an arrow points."""


def next_of(parts: Sequence[Widget], current: Widget | None, step: int) -> Widget | None:
    """The part after (or, with a step of -1, before) the current one, round and round."""
    if not parts:
        return None
    if current is None or current not in parts:
        return parts[0 if step > 0 else -1]
    return parts[(list(parts).index(current) + step) % len(parts)]


def nearest(parts: Sequence[Widget], current: Widget, way: tuple[int, int]) -> Widget | None:
    """The part that an arrow leads to: the nearest one that lies wholly that way of the current one's middle."""
    ways = [(_away(current.rect, part.rect, way), index) for index, part in enumerate(parts) if part is not current]
    found = [(distance, index) for distance, index in ways if distance is not None]
    return parts[min(found)[1]] if found else None


def _away(start: Rect, end: Rect, way: tuple[int, int]) -> float | None:
    """How far a rectangle is in a direction; nothing if it is not there."""
    if way[0]:
        ahead = end.left - start.right if way[0] > 0 else start.left - end.right
        across = max(end.top - start.bottom, start.top - end.bottom, 0)
    else:
        ahead = end.top - start.bottom if way[1] > 0 else start.top - end.bottom
        across = max(end.left - start.right, start.left - end.right, 0)
    if ahead < -min(start.width, start.height, end.width, end.height) / 2:
        return None
    if not _beyond(start, end, way):
        return None
    return max(0, ahead) + ASIDE * across


def _beyond(start: Rect, end: Rect, way: tuple[int, int]) -> bool:
    """Whether the middle of a rectangle lies that way of another's."""
    right, down = end.centerx - start.centerx, end.centery - start.centery
    return right * way[0] + down * way[1] > 0
