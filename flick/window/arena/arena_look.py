"""The arena as it lies: seen from near and from afar, pulled along, and what is said of the pieces in it."""

from collections.abc import Mapping

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.arena.layout import Layout, Pawn
from flick.window.arena.arena_setup import ArenaSetup
from flick.window.arena.arena_stage import ArenaStage
from flick.window.arena.scene import ArenaScene
from flick.window.arena.warming import Warmer
from flick.window.widgets.look_keys import PAN, PINCH, PULLS, STEPS
from flick.window.widgets.widget import Place as Pixel
from flick.window.widgets.widget import Widget


class ArenaLook(Widget):
    """The cloth fills ``rect`` of ``window``, walls and all."""

    focusable = True

    def __init__(self, setup: ArenaSetup, rect: Rect, *, starts: Mapping[str, Pawn] | None = None) -> None:
        """``starts`` are the pawns as they lay before the first flick: their places are printed."""
        super().__init__(setup.kit, rect)
        self.setup = setup
        self.tips: Mapping[str, str] = {}
        """What else is said of a piece when the pointer rests on it."""
        self.scene: ArenaScene | None = None
        self._starts = starts
        self._pulled: Pixel | None = None
        self._spread = 0.0
        self._warmer: Warmer | None = None

    @property
    def rolling(self) -> bool:
        """Whether a flick rolls, so that nothing lies still."""
        return False

    @property
    def warming(self) -> bool:
        """Whether pieces are being painted ahead."""
        return self._warmer is not None and self._warmer.busy

    def warm_up(self) -> None:
        """Paint ahead, in a frame in which nothing happens."""
        if self._warmer is not None:
            self._warmer.go_on(self.pawns())

    def pawns(self) -> dict[str, Pawn]:
        """All pieces that are seen, by their names."""
        return {name: piece.pawn for name, piece in self.scene.pieces.lying.items()} if self.scene else {}

    def outline(self, piece: str) -> Rect | None:
        """Where in the window a piece is seen, if it lies there."""
        if self.scene is None or piece not in self.scene.pieces.lying:
            return None
        return self.scene.pieces.lying[piece].outline(self.scene.stage)

    @property
    def bounds(self) -> Rect:
        return self.scene.stage.bounds if self.scene else self.rect

    def changes(self) -> list[Rect]:
        return self.scene.changes() if self.scene else []

    def paint(self, target: Surface) -> None:
        if self.scene:
            self.scene.paint(target)
        if self.ringed:
            self.kit.ring(target, self.rect, 14)

    def tip_at(self, place: Pixel | None) -> str:
        name = self._piece_at(place)
        if name is None or self.scene is None:
            return ""
        called, special = self.setup.words.name(name), self.scene.marks.get(name)
        states = ", ".join(self.setup.words.name(mark) for mark in special.told) if special is not None else ""
        return "\n".join(line for line in (called[:1].upper() + called[1:], states, self.tips.get(name, "")) if line)

    def tip_rect(self, place: Pixel | None) -> Rect:
        name = self._piece_at(place)
        if name is None or self.scene is None:
            return self.rect
        return self.scene.pieces.lying[name].outline(self.scene.stage)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_MIDDLE:
            self._pulled = event.pos
            return True
        if event.type == pygame.MOUSEMOTION and self._pulled:
            if any(event.buttons):
                (left, top), self._pulled = self._pulled, event.pos
                return self.move_view(event.pos[0] - left, event.pos[1] - top)
            self._pulled = None
        return super().handle(event)

    def press(self, place: Pixel) -> bool:
        """From near, the cloth is pulled along with Space held."""
        near = self.scene is not None and self.scene.stage.view.zoom > 1
        if near and pygame.key.get_pressed()[pygame.K_SPACE]:
            self._pulled = place
        return True

    def release(self, place: Pixel) -> bool:
        del place
        self._pulled = None
        return True

    def wheel(self, steps: float) -> bool:
        return self.zoom(1 if steps > 0 else -1) if steps else False

    def key(self, event: Event) -> bool:
        if event.key in STEPS:
            return self.zoom(STEPS[event.key])
        if event.key in PULLS and event.mod & pygame.KMOD_ALT:
            right, down = PULLS[event.key]
            return self.move_view(right * self.kit.px(PAN), down * self.kit.px(PAN))
        return False

    def zoom(self, steps: int) -> bool:
        """See it from nearer, round the active pawn, or from farther; whether that could be."""
        if self.scene is None or not self.scene.stage.turn(steps, self.scene.middle):
            return False
        self.looked()
        return True

    def pinch(self, place: Pixel, spread: float) -> bool:
        del place
        self._spread += spread
        if abs(self._spread) >= PINCH:
            self.zoom(1 if self._spread > 0 else -1)
            self._spread = 0.0
        return True

    def move_view(self, right: float, down: float) -> bool:
        """Pull the cloth along by so many pixels, when it is seen from near."""
        if self.scene and self.scene.stage.move(right, down):
            self.looked()
        return True

    def looked(self) -> None:
        """It is seen from elsewhere now."""
        self.dirty = True

    def _scene_of(self, layout: Layout) -> ArenaScene:
        """The scene for such a table; a new one when table or walls are others."""
        if self.scene is None or not self.scene.stage.fits(layout):
            stage = ArenaStage(self.setup.workshop, self.setup.window, self.rect, layout, self._starts)
            self.scene = ArenaScene(self.kit, stage, self.setup.settings)
            self._warmer = Warmer(stage) if self.setup.warm else None
            self.dirty = True
        return self.scene

    def _piece_at(self, place: Pixel | None) -> str | None:
        return self.scene.pieces.at(place) if self.scene and place and not self.rolling else None
