"""How the arena is seen from nearer and pulled along: by wheel, middle button, Space, keys and two fingers."""

from collections.abc import Callable

import pygame
from pygame.event import Event

from flick.window.arena.scene import ArenaScene
from flick.window.widgets.kit import Kit
from flick.window.widgets.look_keys import PAN, PINCH, PULLS, STEPS
from flick.window.widgets.widget import Place


class ViewGestures:
    """Each gesture gets the scene whose view it moves; ``moved`` is called once it has. Places are pixels."""

    def __init__(self, kit: Kit, moved: Callable[[], None]) -> None:
        self.pulled: Place | None = None
        """Where the pointer was last, while it pulls the cloth along."""
        self._kit, self._moved = kit, moved
        self._spread = 0.0

    def handle(self, event: Event, scene: ArenaScene | None) -> bool:
        """Pull the cloth along with the middle button, or go on pulling; whether the event was one of those."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_MIDDLE:
            self.pulled = event.pos
            return True
        if event.type == pygame.MOUSEMOTION and self.pulled:
            if any(event.buttons):
                (left, top), self.pulled = self.pulled, event.pos
                return self._move(scene, event.pos[0] - left, event.pos[1] - top)
            self.pulled = None
        return False

    def press(self, place: Place, scene: ArenaScene | None) -> None:
        """From near, a press with Space held begins to pull the cloth along."""
        if scene is not None and scene.stage.view.zoom > 1 and pygame.key.get_pressed()[pygame.K_SPACE]:
            self.pulled = place

    def key(self, event: Event, scene: ArenaScene | None) -> bool:
        """See it from nearer or farther, or pull it along with Alt and an arrow; whether it was such a key."""
        if event.key in STEPS:
            return self.zoom(STEPS[event.key], scene)
        if event.key in PULLS and event.mod & pygame.KMOD_ALT:
            right, down = PULLS[event.key]
            return self._move(scene, right * self._kit.px(PAN), down * self._kit.px(PAN))
        return False

    def pinch(self, spread: float, scene: ArenaScene | None) -> None:
        """Two fingers have gone apart by so much of the screen, or together."""
        self._spread += spread
        if abs(self._spread) >= PINCH:
            self.zoom(1 if self._spread > 0 else -1, scene)
            self._spread = 0.0

    def zoom(self, steps: int, scene: ArenaScene | None) -> bool:
        """See it from so many steps nearer, round the active pawn; whether that changed anything."""
        if scene is None or not scene.stage.turn(steps, scene.middle):
            return False
        self._moved()
        return True

    def _move(self, scene: ArenaScene | None, right: float, down: float) -> bool:
        """Pull the cloth along by so many pixels, when it is seen from near."""
        if scene is not None and scene.stage.move(right, down):
            self._moved()
        return True
