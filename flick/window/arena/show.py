"""The arena to be watched: how everything lies, flicks that roll, and what is said of them there."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

import pygame
from pygame import Rect
from pygame.event import Event

from flick.arena.layout import Layout, Pawn
from flick.arena.outcome import Outcome
from flick.arena.shapes import Point
from flick.table.decisions import Forecast
from flick.window.arena.arena_look import ArenaLook
from flick.window.arena.arena_setup import ArenaSetup
from flick.window.arena.effects.names import SignName
from flick.window.arena.foretold import ForetoldDrawing
from flick.window.arena.piece_marks import Special
from flick.window.arena.said_in_arena import SaidInArena
from flick.window.arena.scene import ArenaScene
from flick.window.arena.screening import Screening
from flick.window.widgets.widget import nothing


class ClothLayer(Protocol):
    """What lies on the cloth below all pieces, such as ways or a fan of flicks."""

    def lay(self, scene: ArenaScene) -> bool:
        """Lay down what is not there yet, in every frame; whether some of it is still being drawn."""
        ...


class ArenaShow(ArenaLook):
    """``show`` how everything lies, ``play`` a flick and wait until it has ``rested``. Times are milliseconds of the
    window's clock."""

    def __init__(
        self,
        setup: ArenaSetup,
        rect: Rect,
        *,
        starts: Mapping[str, Pawn] | None = None,
        on_rule: Callable[[str], None] | None = None,
        layer: ClothLayer | None = None,
    ) -> None:
        super().__init__(setup, rect, starts=starts)
        self.lies: Layout | None = None
        """How everything lies; while a flick rolls, as it will then."""
        self.carried = ""
        """A piece that somebody has just put down: it is seen already."""
        self._layer = layer
        self._screening = Screening(setup)
        self._said = SaidInArena(self, on_rule)
        self._now = 0.0
        self._busy = False
        """Whether something is told in this frame, so that there is enough to do."""
        self._drawing = False
        """Whether the layer is still being drawn."""

    def show(self, layout: Layout, marks: Mapping[str, Special]) -> None:
        """So everything lies now; while a flick rolls, as soon as it is over. ``marks`` are those of the board."""
        self._busy = True
        changed, self.lies = layout != self.lies, layout
        scene = self._scene_of(layout)
        scene.mark(marks)
        if not self.rolling:
            scene.pieces.put(layout.pawns, sliding=False, seen=[self.carried])
            self.carried = ""
            if changed:
                self.settled()

    def play(
        self,
        before: Layout,
        outcome: Outcome,
        now: float,
        forecast: Forecast | None = None,
        rested: Callable[[], None] = nothing,
    ) -> None:
        """A flick rolls from how everything lay before. What left the table lies where the next ``show`` says. The
        ``forecast`` tells what it will be judged to have done; ``rested`` is called once it has been seen to its
        end."""
        self._said.hush()
        self._screening.begin(self._scene_of(before), before, outcome, now, forecast, rested)
        gone = [name for name in before.pawns if name not in outcome.rest]
        self.lies = before.with_poses(outcome.rest).without(*gone)

    def recall(
        self,
        before: Layout,
        outcome: Outcome,
        now: float,
        then: Callable[[], None] = nothing,
        rested: Callable[[], None] = nothing,
    ) -> None:
        """An earlier flick rolls again; ``then`` is called as it ends, and ``rested`` soon after that, when everything
        lies as it does now."""
        lies = self.lies
        self.play(before, outcome, now, None, rested)
        self.lies = lies
        self._screening.mark_recalled(then)

    @property
    def rolling(self) -> bool:
        """Whether a flick rolls, so that nothing lies still."""
        return self._screening.rolls

    @property
    def recalling(self) -> bool:
        """Whether what is seen has been before."""
        return self._screening.recalls

    @property
    def holds_breath(self) -> bool:
        """Whether the contact that ends the match has just been seen: nothing else is to be heard."""
        return self.scene is not None and self.scene.close_up.away and self._screening.past_last

    def skip(self, now: float) -> None:
        """To the end of the flick."""
        if self.scene is not None:
            self._screening.skip(self.scene, now)

    def finish(self, now: float) -> None:
        """Whatever rolls comes to rest at once."""
        if self.rolling:
            self.skip(now)
            self.tick(now)

    def stop(self, when: float) -> None:
        """Let nothing roll any more, wherever it is, and tell nobody; the camera moves back at that time."""
        if self.scene is not None:
            self._screening.stop(self.scene)
            self.retreat(when)

    def again(self, now: float) -> None:
        """The last flick once more."""
        if self.scene is not None:
            self._screening.again(self.scene, now)

    def pace(self, pace: float) -> None:
        """Go on rolling at so many times its own pace."""
        self._screening.pace(pace)

    def retreat(self, when: float) -> None:
        """The last contact has been seen: from then on everything is seen as always."""
        if self.scene is not None:
            self.scene.close_up.retreat(when)

    def say(self, text: str, rule: str, at: Point) -> None:
        """Say what a flick came to, where it happened (mm)."""
        self._said.say(text, rule, at)

    def sign(self, sign: SignName, names: Sequence[str], numbers: Sequence[str]) -> None:
        """What an event has done to pieces is heard, and seen over each of them, with a number."""
        self._said.sign(sign, names, numbers, self._now)

    def hush(self, *, at_once: bool = False) -> None:
        """What was said need not stay longer than it must to be read, or goes ``at_once``."""
        self._said.hush(at_once=at_once)

    def clear(self) -> None:
        """Nothing is left of the last flick, neither what was said nor its track."""
        self.hush(at_once=True)
        if self.scene is not None:
            self.scene.show_track(ForetoldDrawing())

    def forget_print(self) -> None:
        """The starting places are printed anew as soon as everything is shown."""
        self.scene = None

    def steer(self, event: Event) -> bool:
        """Keys that count while a flick rolls, wherever the keyboard is: S held is slow, Space goes to the end, R is
        once more. To be given every event first; whether this was one of those."""
        if self.scene is None or not self.rolling or event.type not in (pygame.KEYDOWN, pygame.KEYUP):
            return False
        if event.key == pygame.K_r and event.type == pygame.KEYDOWN:
            self.again(self._now)
            return True
        return self._screening.steer(event, self.scene, self._now)

    def settled(self) -> None:
        """Nothing rolls any more, and everything lies as it was shown last."""

    @property
    def moving(self) -> bool:
        if self.scene is None:
            return False
        waits = self._said.waiting or self.scene.stage.painting or self.warming or self._drawing
        return self.rolling or waits or self.scene.moving

    def tick(self, now: float) -> None:
        self._now = now
        self._said.tick(now)
        if self.scene is not None:
            self._show_frame(self.scene, now)

    def key(self, event: Event) -> bool:
        if super().key(event):
            return True
        if event.key == pygame.K_r and self._screening.film and not self.rolling:
            self.again(self._now)
            return True
        return False

    def _show_frame(self, scene: ArenaScene, now: float) -> None:
        """Everything on the cloth as it is at that time."""
        if self.rolling:
            if self._screening.tick(scene, now):
                assert self.lies is not None
                scene.pieces.put(self.lies.pawns, sliding=False)
                self.settled()
                self._screening.tell_rested()
        elif not (self._busy or scene.moving or scene.close_up.away):
            self.warm_up()
        self._busy = False
        scene.tick(now)
        self._said.darken(scene)
        if self._layer is not None:
            self._drawing = self._layer.lay(scene)
        self.dirty |= scene.stage.ready()
