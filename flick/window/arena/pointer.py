"""What somebody who pulls sees and hears of it: a pointer that is unseen and put where it has room, and clicks."""

from collections.abc import Callable
from typing import Protocol

import pygame
from pygame import Rect

from flick.arena.shapes import Point
from flick.window.arena.flicking.pull import Pull
from flick.window.arena.flicking.shot_sounds import click_of


class PointedPlace(Protocol):
    """The pointer that the mouse moves on the screen."""

    def show(self, *, shown: bool) -> None: ...

    def put(self, at: Point) -> None:
        """Put the pointer on a pixel of the window."""
        ...


class SystemPointer:
    """The pointer of the system."""

    def show(self, *, shown: bool) -> None:
        pygame.mouse.set_visible(shown)

    def put(self, at: Point) -> None:
        pygame.mouse.set_pos(round(at[0]), round(at[1]))


class PullFeedback:
    """Hides the pointer as long as a hand is seen in its place, brings it there in the end, and clicks at each tenth of
    power."""

    def __init__(self, pointer: PointedPlace, room: Rect, click: Callable[[str], None]) -> None:
        """``click`` is told the sounds of the power as it grows."""
        self._pointer, self._room, self._click = pointer, room, click
        self._leads = False
        self._strayed: Point | None = None
        """Where the hand is, while the pointer is not there."""
        self._power: float | None = None

    def follow(self, pull: Pull, hand: Point | None) -> None:
        """Follow a pull, whose ``hand`` is seen there, if it is; the pointer is put where the pull wishes."""
        if (name := click_of(self._power, pull.power)) and pull.held:
            self._click(name)
        self._power = pull.power
        if hand is None:
            self.free()
            return
        if not self._leads:
            self._leads = True
            self._pointer.show(shown=False)
        self._strayed = hand if pull.strayed else None
        if pull.wishes is not None:
            self._pointer.put(pull.wishes)

    def free(self) -> None:
        """Show the pointer again, since no hand is seen any more."""
        if not self._leads:
            return
        self._leads = False
        if self._strayed is not None:
            (x, y), room = self._strayed, self._room
            self._pointer.put((min(max(x, room.left), room.right - 1), min(max(y, room.top), room.bottom - 1)))
        self._pointer.show(shown=True)
