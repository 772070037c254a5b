"""The arena: everything as it lies, flicks that roll, what is said of them, and what somebody does there."""

from collections.abc import Callable, Mapping, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.arena.layout import Layout, Pawn
from flick.arena.shapes import Point
from flick.table.naming import capital
from flick.table.rules import Aim, Decision
from flick.table.sayings import Say, say
from flick.window.arena.arena_setup import ArenaSetup
from flick.window.arena.arena_stage import ArenaStage
from flick.window.arena.arena_tool import ArenaTool
from flick.window.arena.effects.bot_arrow import BotArrow
from flick.window.arena.effects.closeup import SurroundShade
from flick.window.arena.effects.flick_effects import show_signs
from flick.window.arena.effects.names import SignName
from flick.window.arena.piece_marks import Special
from flick.window.arena.preview_drawing import PreviewDrawing
from flick.window.arena.scene import ArenaScene, ClothLayer
from flick.window.arena.screening import Screening
from flick.window.arena.tool_handler import ToolHandler, ToolMaker
from flick.window.arena.verdicts import Verdicts
from flick.window.arena.view_gestures import ViewGestures
from flick.window.arena.warming import Warmer
from flick.window.widgets.widget import Place as Pixel
from flick.window.widgets.widget import Widget

NEAR = 24
"""Pixels of the design from which on something comes too near to what is being aimed."""


def ignore_answer(answer: str) -> None:
    """Take an answer that nobody waits for."""


class ArenaPart(Widget):
    """The cloth fills ``rect`` of the window, walls and all. ``show`` how everything lies, ``ask`` for a decision of a
    person, or let somebody ``take_up`` a tool; flicks are seen by its ``screening``. Times are milliseconds of the
    window's clock."""

    focusable = True

    def __init__(
        self,
        setup: ArenaSetup,
        rect: Rect,
        *,
        starts: Mapping[str, Pawn] | None = None,
        answer: Callable[[str], None] = ignore_answer,
        on_rule: Callable[[str], None] | None = None,
        layer: ClothLayer | None = None,
    ) -> None:
        """``starts`` are the pawns as they lay before the first flick: their places are printed. ``answer`` gets what
        was flicked or put down, as it is written."""
        super().__init__(setup.kit, rect)
        self.setup = setup
        self.tips: Mapping[str, str] = {}
        """What else is said of a piece when the pointer rests on it."""
        self.scene: ArenaScene | None = None
        self.lies: Layout | None = None
        """How everything lies; while a flick rolls, as it will then."""
        self.carried = ""
        """A piece that somebody has just put down: it is seen already."""
        self.screening = Screening(self)
        self.tools = ToolHandler(self, answer)
        self._starts, self._layer = starts, layer
        self._verdicts = Verdicts(self, on_rule, lambda: self.screening.again(self._now))
        self._gestures = ViewGestures(self.kit, self._seen_otherwise)
        self._warmer: Warmer | None = None
        self._shade = SurroundShade(self.kit, setup.window)
        self._now = 0.0
        self._busy = False
        """Whether something is told in this frame, so that there is enough to do."""
        self._drawing = False
        """Whether the layer is still being drawn."""

    def show(self, layout: Layout, marks: Mapping[str, Special]) -> None:
        """Show the pawns where they lie now, once no flick rolls any more. ``marks`` says what the board marks on
        them."""
        self._busy = True
        changed, self.lies = layout != self.lies, layout
        scene = self.scene_of(layout)
        scene.mark(marks)
        if not self.rolling:
            scene.pieces.put(layout.pawns, sliding=False, seen=[self.carried])
            self.carried = ""
            if changed:
                self.tools.take_anew()

    @property
    def rolling(self) -> bool:
        """Whether a flick rolls, so that nothing lies still."""
        return self.screening.rolls

    def say(self, text: str, rule: str, at: Point) -> None:
        """Say what a flick came to, where it happened (mm)."""
        self._verdicts.say(text, rule, at)

    def sign(self, sign: SignName, names: Sequence[str], numbers: Sequence[str]) -> None:
        """Let it be heard what an event has done to pieces, and show it over each of them with a number. A shield takes
        back what was said of the hit."""
        if self.scene is not None:
            if sign == "shield":
                self.hush(at_once=True)
            pawns = list(zip(names, numbers, strict=True))
            show_signs(self.setup, self.scene, sign, pawns, self._now, silent=self.screening.holds_breath)

    def hush(self, *, at_once: bool = False) -> None:
        """Let the verdict stay no longer than it must to be read, or take it away ``at_once``."""
        self._verdicts.hush(at_once=at_once)

    def clear(self) -> None:
        """Take away what is left of the last flick: its verdict and its track."""
        self.hush(at_once=True)
        if self.scene is not None:
            self.scene.show_track(PreviewDrawing())

    def forget_print(self) -> None:
        """Print the starting places anew as soon as everything is shown."""
        self.scene = None

    def ask(self, decision: Decision | None) -> None:
        """Ask this of the person who sits here; what does not concern the arena is asked elsewhere."""
        self.tools.ask(decision)

    def take_up(self, maker: ToolMaker | None) -> None:
        """Use that tool from now on, whatever is asked; ``None`` gives back the tool for what is asked."""
        self.tools.take_up(maker)

    def mean(self, aim: Aim, power: float, lasts: float, now: float) -> None:
        """Show for ``lasts`` ms what somebody else is about to flick: an arrow grows."""
        self.tools.mean(BotArrow(self.kit, aim, power, now, lasts))

    @property
    def tool(self) -> ArenaTool:
        """The tool with which somebody can do something now."""
        return self.tools.tool

    @property
    def launching(self) -> bool:
        """Whether a piece that was just put down is flicked as soon as that is asked."""
        return self.tools.follows is not None

    @property
    def hint(self) -> Say | None:
        """The words of the prompt on how to do what is asked."""
        return say("window-hint-rolling") if self.rolling else self.tool.hint

    def cancel(self) -> bool:
        """Give up what is being aimed or carried; whether there was anything."""
        return self.tools.cancel()

    def outline(self, piece: str) -> Rect | None:
        """Where in the window a piece is seen, if it lies there."""
        return self.scene.outline(piece) if self.scene is not None else None

    def touches(self, rect: Rect) -> bool:
        """Whether what is being aimed, or a piece, comes near to a part of the window."""
        if self.scene is None:
            return False
        reach = [] if self.rolling else self.tool.reach()
        edge = 2 * self.kit.px(NEAR)
        return rect.inflate(edge, edge).collidelist([*reach, *self.scene.pieces.outlines()]) >= 0

    @property
    def bounds(self) -> Rect:
        return self.scene.stage.bounds if self.scene else self.rect

    @property
    def moving(self) -> bool:
        if self.rolling or self.tools.shows_meant:
            return True
        if self.scene is None:
            return self.tool.busy
        waits = self._verdicts.waiting or self._shade.shown or self._drawing or self.scene.stage.painting
        warms = self._warmer is not None and self._warmer.busy
        return waits or warms or self.scene.moving or self.tool.busy

    def changes(self) -> list[Rect]:
        return self.scene.changes() if self.scene else []

    def paint(self, target: Surface) -> None:
        if self.scene:
            self.scene.paint(target)
        if self.ringed:
            self.kit.ring(target, self.rect, 14)

    def tick(self, now: float) -> None:
        self._now = now
        self._verdicts.tick(now)
        if self.scene is not None:
            self._show_frame(self.scene, now)
        self.tools.tick(now)

    def targets(self) -> list[Rect]:
        return [] if self.rolling else self.tool.targets()

    def tip_at(self, place: Pixel | None) -> str:
        name = self._piece_at(place)
        if name is None or self.scene is None or self.tool.held:
            return ""
        called, special = self.setup.words.name(name), self.scene.marks.get(name)
        states = ", ".join(self.setup.words.name(mark) for mark in special.told) if special is not None else ""
        return "\n".join(line for line in (capital(called), states, self.tips.get(name, "")) if line)

    def tip_rect(self, place: Pixel | None) -> Rect:
        name = self._piece_at(place)
        return (name and self.outline(name)) or self.rect

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT:
            return self.cancel()
        return self._gestures.handle(event, self.scene) or super().handle(event)

    def press(self, place: Pixel) -> bool:
        self.clear()
        self._gestures.press(place, self.scene)
        if not self.rolling and not self._gestures.pulled:
            self.tools.press(place, self._time)
        return True

    def drag(self, place: Pixel) -> bool:
        if not self.rolling:
            fine = bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)
            self.tool.drag(place, self._time, fine=fine)
        return True

    def over(self, place: Pixel) -> bool:
        if not self.rolling:
            self.tool.over(place)
        return True

    def release(self, place: Pixel) -> bool:
        self._gestures.pulled = None
        self.tools.release(self._time)
        return True

    def wheel(self, steps: float) -> bool:
        fine = bool(pygame.key.get_mods() & pygame.KMOD_CTRL)
        at = self.desk.pointer if self.desk is not None else self.rect.center
        if steps and not self.rolling and self.tool.wheel(steps, at, fine=fine):
            return True
        return bool(steps) and self._gestures.zoom(1 if steps > 0 else -1, self.scene)

    def pinch(self, place: Pixel, spread: float) -> bool:
        """Two fingers zoom: the first of them did not mean to aim."""
        self.cancel()
        self._gestures.pinch(spread, self.scene)
        return True

    def key(self, event: Event) -> bool:
        """The tool's own keys come first, then those that move the view, then the rest of the tool's."""
        if not self.rolling and pygame.key.name(event.key) in self.tool.own_keys:
            return self.tools.key(event)
        if self._gestures.key(event, self.scene):
            return True
        if event.key == pygame.K_r and self.screening.film and not self.rolling:
            self.screening.again(self._now)
            return True
        return not self.rolling and self.tools.key(event)

    @property
    def _time(self) -> float:
        return self._now if self.setup.clock is None else self.setup.clock()

    def _seen_otherwise(self) -> None:
        """Draw everything anew after the view has moved."""
        self.dirty = True
        self.tool.see()

    def scene_of(self, layout: Layout) -> ArenaScene:
        """The scene for such a table; a new one when table or walls are others."""
        if self.scene is None or not self.scene.stage.fits(layout):
            stage = ArenaStage(self.setup.art, self.setup.window, self.rect, layout, self._starts)
            self.scene = ArenaScene(self.kit, stage, self.setup.settings)
            self._warmer = Warmer(stage) if self.setup.warm else None
            self.dirty = True
        return self.scene

    def _piece_at(self, place: Pixel | None) -> str | None:
        return self.scene.pieces.at(place) if self.scene and place and not self.rolling else None

    def _show_frame(self, scene: ArenaScene, now: float) -> None:
        """Bring everything on the cloth to the time ``now``; pieces are painted ahead while nothing happens."""
        rolled = self.rolling
        self.screening.tick(scene, now)
        if not rolled and self._warmer is not None and not (self._busy or scene.moving or scene.close_up.away):
            lying = {name: piece.pawn for name, piece in scene.pieces.lying.items()}
            self._warmer.go_on({**lying, **self.tool.coming()})
        self._busy = False
        scene.tick(now)
        self._shade.follow(self.desk, scene.close_up)
        if self._layer is not None:
            self._drawing = self._layer.lay(scene)
        self.dirty |= scene.stage.ready()
