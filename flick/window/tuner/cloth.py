"""The cloth of the tuner: the fan lies on it, and a flick is aimed by dragging."""

import math
from collections.abc import Callable
from typing import Protocol

import msgspec
import pygame
from pygame import Rect
from pygame.event import Event

from flick.arena.layout import Layout, Physics
from flick.arena.outcome import Outcome
from flick.table.words import Words
from flick.window.arena.marks import Special
from flick.window.arena.rolling import Loudspeaker
from flick.window.arena.show import ArenaShow
from flick.window.paint.workshop import Workshop
from flick.window.parts.kit import Kit
from flick.window.parts.part import Place as Pixel
from flick.window.settings import Settings
from flick.window.tuner.fan import draw_fan
from flick.window.tuner.measuring import Fan

TURN, PRESS = math.radians(1), 0.02
"""By which a key turns the aim, and changes its strength in parts of the hardest flick."""
FINE = 0.1
"""With Ctrl."""
STILL = 4
"""Pixels of the design that a press may move and yet only choose."""
TURNS = {pygame.K_LEFT: 1, pygame.K_RIGHT: -1}
PRESSES = {pygame.K_UP: 1, pygame.K_DOWN: -1}


class Aiming(Protocol):
    """Whom the cloth tells what somebody does on it; the screen."""

    def choose(self, pawn: str) -> None: ...

    def choose_next(self, by: int) -> None: ...

    def aim_at(self, x: float, y: float) -> None: ...

    def turn(self, by: float) -> None: ...

    def press_harder(self, share: float) -> None: ...

    def flick(self) -> None: ...


class TunerCloth(ArenaShow):
    """A press on a piece chooses it, a drag goes from there to where it would come to rest."""

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        window: Rect,
        workshop: Workshop,
        settings: Settings,
        words: Words,
        sounds: Loudspeaker,
        aiming: Aiming,
    ) -> None:
        super().__init__(kit, rect, window, workshop, settings, words, sounds, warm=False)
        self._aiming = aiming
        self._fans: tuple[Fan, Fan] | None = None
        self._pressed: Pixel | None = None
        self._aims = False

    @property
    def lies(self) -> Layout | None:
        """How everything lies, as far as it can be seen."""
        return self._lies

    def lay(self, layout: Layout, chosen: str) -> None:
        """So everything lies now. Places of the start are printed, so those that move need another print."""
        layout = seen(layout)
        if self._lies is not None and self._lies.pawns != layout.pawns:
            self.scene = None
        self.show(layout, {chosen: Special(active=True)})
        self._redraw()

    def mark(self, chosen: str) -> None:
        """This pawn is flicked from now on."""
        if self.scene is not None:
            self.scene.mark({chosen: Special(active=True)})

    def fan_out(self, now: Fan, before: Fan) -> None:
        """These flicks are shown from now on."""
        self._fans = now, before
        self._redraw()

    def roll(self, outcome: Outcome, now: float, then: Callable[[], None]) -> None:
        """A flick rolls; afterwards everything lies as it did."""
        assert self._lies is not None
        self.recall(self._lies, outcome, now, then)

    def halt(self, now: float) -> None:
        """Whatever rolls comes to rest, and lies as before."""
        if self.rolling:
            self.skip(now)
            self.tick(now)

    def looked(self) -> None:
        super().looked()
        self._redraw()

    def press(self, place: Pixel) -> bool:
        super().press(place)
        if self._pulled is None and not self.rolling:
            self._pressed, self._aims = place, self.scene is not None and self.scene.pieces.at(place) is None
            if self._aims:
                self._aim(place)
            elif (name := self._piece_at(place)) is not None:
                self._aiming.choose(name)
        return True

    def drag(self, place: Pixel) -> bool:
        if self._pressed is not None:
            self._aims |= math.dist(place, self._pressed) > STILL * self.kit.theme.scale
            if self._aims:
                self._aim(place)
        return True

    def release(self, place: Pixel) -> bool:
        self._pressed = None
        return super().release(place)

    def key(self, event: Event) -> bool:
        if super().key(event):
            return True
        if event.mod & (pygame.KMOD_ALT | pygame.KMOD_META) or self.rolling:
            return False
        share = FINE if event.mod & pygame.KMOD_CTRL else 1.0
        if event.key in TURNS:
            self._aiming.turn(TURNS[event.key] * TURN * share)
        elif event.key in PRESSES:
            self._aiming.press_harder(PRESSES[event.key] * PRESS * share)
        elif event.key == pygame.K_n and share == 1.0:
            self._aiming.choose_next(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key == pygame.K_SPACE:
            self._aiming.flick()
        else:
            return False
        return True

    def targets(self) -> list[Rect]:
        return [self.rect]

    def _aim(self, place: Pixel) -> None:
        if self.scene is not None:
            self._aiming.aim_at(*self.scene.stage.view.to_mm(place))

    def _redraw(self) -> None:
        """Draw the fan, if it is that of the table that is seen."""
        if self.scene is not None and self._fans is not None and seen(self._fans[0].layout) == self._lies:
            self.scene.lay_under([draw_fan(self.kit.theme, self.scene.stage, *self._fans)])


def seen(layout: Layout) -> Layout:
    """As much of a layout as can be seen: friction cannot."""
    return msgspec.structs.replace(layout, physics=Physics())
