"""The cloth of the practice table: everything on it may be moved, or flicked."""

import pygame
from pygame.event import Event

from flick.arena.layout import Pawn
from flick.window.arena.asked import Asked, Setting
from flick.window.arena.foretold import Foreteller
from flick.window.arena.part import ArenaPart
from flick.window.parts.part import Place as Pixel
from flick.window.practice.arranging import Arranging, Hands
from flick.window.practice.bench import Made


class PracticeCloth(ArenaPart):
    """What ``ArenaPart`` is; while ``arranging`` a press moves a piece and does not flick it."""

    hands: Hands | None = None
    arranging = True
    _pointer: Pixel | None = None

    def arrange(self, on: bool) -> None:
        """Whether pieces are moved by hand from now on."""
        self.cancel()
        self.arranging = on
        self.settled()

    @property
    def arranged(self) -> Arranging | None:
        """What is being moved, while that can be."""
        asked = self.scene.asked if self.scene else None
        return asked if isinstance(asked, Arranging) and not self.rolling else None

    def take(self, name: str, cut: Pawn, at: Pixel) -> None:
        """Somebody drags a piece in."""
        if arranged := self.arranged:
            arranged.take(name, cut, at)

    def carry(self, at: Pixel) -> None:
        """It is there now."""
        if arranged := self.arranged:
            arranged.carry(at)

    def let_go(self) -> None:
        """It is put down, or dropped beside the table."""
        if arranged := self.arranged:
            arranged.release(self._time)

    def show_way(self, made: Made) -> None:
        """Draw the ways of a shot over what lies there."""
        if self.scene is not None:
            self.scene.show_track(Foreteller(self.kit, self.scene.stage.view, made.before).track(made.outcome))

    def see_put(self, name: str) -> None:
        """A piece that somebody puts down is seen there already."""
        self._carried = name

    def reselect(self, *names: str | None) -> None:
        """Another piece is selected now."""
        if self.scene is not None:
            self.scene.pieces.touch(name for name in names if name is not None)

    def wheel(self, steps: float) -> bool:
        arranged = self.arranged
        fine = bool(pygame.key.get_mods() & pygame.KMOD_CTRL)
        if arranged and steps and arranged.turn(1 if steps > 0 else -1, self._pointer, fine=fine):
            return True
        return super().wheel(steps)

    def over(self, place: Pixel) -> bool:
        self._pointer = place
        return super().over(place)

    def drag(self, place: Pixel) -> bool:
        self._pointer = place
        return super().drag(place)

    def leave(self) -> None:
        self._pointer = None
        super().leave()

    def key(self, event: Event) -> bool:
        """R turns a piece while everything can be moved."""
        if self.arranged and event.key == pygame.K_r:
            ctrl, shift = bool(event.mod & pygame.KMOD_CTRL), bool(event.mod & pygame.KMOD_SHIFT)
            return self.arranged.press_key("r", ctrl=ctrl, shift=shift)[0]
        return super().key(event)

    def _asked_anew(self) -> Asked | None:
        if not self.arranging or self.hands is None:
            return super()._asked_anew()
        scene, layout = self.scene, self._lies
        assert scene is not None
        assert layout is not None
        setting = Setting(
            self.kit, self._window, scene.stage, scene.pieces, self._settings, self._words, self._stopwatch
        )
        return Arranging(setting, layout, self.hands)
