"""The pointer on the screen while a hand pulls: unseen, and put where it has room."""

from typing import Protocol

import pygame
from pygame import Rect

from flick.arena.shapes import Point


class PointedPlace(Protocol):
    """What the mouse moves on the screen."""

    def show(self, *, shown: bool) -> None: ...

    def put(self, at: Point) -> None:
        """Put it on a pixel of the window."""
        ...


class SystemPointer:
    """That of the system."""

    def show(self, *, shown: bool) -> None:
        pygame.mouse.set_visible(shown)

    def put(self, at: Point) -> None:
        pygame.mouse.set_pos(round(at[0]), round(at[1]))


class Leading:
    """Hides the pointer as long as a hand is seen in its place, and brings it there in the end."""

    def __init__(self, pointer: PointedPlace, room: Rect) -> None:
        self._pointer, self._room = pointer, room
        self._leads = False
        self._strayed: Point | None = None

    def follow(self, hand: Point | None, wish: Point | None, *, strayed: bool) -> None:
        """The hand is seen there; ``wish`` is where the pointer should be put, and it has ``strayed`` if it is not
        where the hand is."""
        if hand is None:
            self.free()
            return
        if not self._leads:
            self._leads = True
            self._pointer.show(shown=False)
        self._strayed = hand if strayed else None
        if wish is not None:
            self._pointer.put(wish)

    def free(self) -> None:
        """There is no hand any more."""
        if not self._leads:
            return
        self._leads = False
        if self._strayed is not None:
            (x, y), room = self._strayed, self._room
            self._pointer.put((min(max(x, room.left), room.right - 1), min(max(y, room.top), room.bottom - 1)))
        self._pointer.show(shown=True)
