"""A flick that is seen in the arena: it rolls, once more, slowly, or at once at its end."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from flick.arena.layout import Layout
from flick.arena.outcome import Outcome
from flick.table.decisions import Forecast
from flick.window.arena.arena_tool import ArenaTool
from flick.window.arena.effects.amount import amount_of
from flick.window.arena.effects.flick_effects import show_blows
from flick.window.arena.flick_playback import FlickPlayback
from flick.window.arena.flicking.tempo import PACES
from flick.window.arena.preview_drawing import PreviewDrawing, PreviewPainter
from flick.window.arena.scene import ArenaScene
from flick.window.widgets.widget import nothing

if TYPE_CHECKING:
    from flick.window.arena.arena_part import ArenaPart

LAST_SEEN = 4000.0
"""ms after which the camera moves back by itself from the contact that ended a match."""

LINGER = 1600.0
"""ms for which an earlier flick that was seen once more is seen as it ended."""


class Screening:
    """Shows flicks in ``arena``: ``play`` one and wait until it has ``rested``. ``film`` is the last one that was seen;
    while it ``rolls``, nothing lies still. Times are ms of the window's clock."""

    def __init__(self, arena: "ArenaPart") -> None:
        self.film: FlickPlayback | None = None
        self.rolls = False
        self._arena = arena
        self.recalls = False
        """Whether what rolls has been seen before."""
        self._ended: Callable[[], None] | None = None
        """Called as a flick ends that was seen before, once."""
        self._until: float | None = None
        """The time up to which such a flick is seen as it ended; unknown before it has."""
        self._rested: Callable[[], None] = nothing
        self._now = 0.0

    def play(
        self,
        before: Layout,
        outcome: Outcome,
        now: float,
        forecast: Forecast | None = None,
        rested: Callable[[], None] = nothing,
    ) -> None:
        """A flick rolls from how everything lay before; what was asked has been answered. What left the table lies
        where the arena's next ``show`` says. The ``forecast`` tells what it will be judged to have done; ``rested`` is
        called once it has been seen to its end."""
        arena, setup = self._arena, self._arena.setup
        arena.cancel()
        arena.ask(None)
        arena.hush()
        film = FlickPlayback(
            before,
            outcome,
            now,
            setup.sounds,
            pace=PACES[setup.settings.flick_speed] if setup.pace is None else setup.pace,
            amount=amount_of(setup.settings),
            struck=forecast.struck if forecast else (),
            ends=forecast is not None and forecast.ends,
            still=arena.kit.theme.still,
        )
        self.recalls, self._rested = False, rested
        self._start(film, arena.scene_of(before))
        gone = [name for name in before.pawns if name not in outcome.rest]
        arena.lies = before.with_poses(outcome.rest).without(*gone)

    def recall(
        self,
        before: Layout,
        outcome: Outcome,
        now: float,
        ended: Callable[[], None] = nothing,
        rested: Callable[[], None] = nothing,
    ) -> None:
        """An earlier flick rolls again; ``ended`` is called as it ends, and ``rested`` soon after that, when everything
        lies as it does now. What is asked is asked again afterwards."""
        arena = self._arena
        lies, decision = arena.lies, arena.tools.decision
        self.play(before, outcome, now, None, rested)
        arena.lies = lies
        arena.tools.ask_again(decision)
        self.recalls, self._ended, self._until = True, ended, None

    def again(self, now: float) -> None:
        """Show the last flick once more, unless something is being aimed."""
        arena = self._arena
        if arena.scene is not None and not arena.tool.held:
            arena.scene.take_up(ArenaTool())
            if self.film is not None:
                self.film.again(now)
                self._start(self.film, arena.scene)

    def skip(self, now: float) -> None:
        """Go to the end of the flick."""
        if self.film is not None and self.rolls:
            self.film.skip()
            self.retreat(now)
            self._until = now

    def finish(self, now: float) -> None:
        """Let whatever rolls come to rest at once."""
        if self.rolls:
            self.skip(now)
            self._arena.tick(now)

    def stop(self, when: float) -> None:
        """Let nothing roll any more, wherever it is, and tell nobody; the camera moves back at that time."""
        if self.film is not None:
            self.film.skip()
            self.film.hush()
        self.rolls, self._rested = False, nothing
        if self._arena.scene is not None:
            self._arena.scene.trails.clear()
        self.retreat(when)

    def pace(self, pace: float) -> None:
        """Go on rolling at so many times its own pace."""
        if self.film is not None and self.rolls:
            self.film.change_pace(pace)

    def retreat(self, when: float) -> None:
        """Let the camera move back at that time, since the last contact has been seen."""
        if self._arena.scene is not None:
            self._arena.scene.close_up.retreat(when)

    @property
    def holds_breath(self) -> bool:
        """Whether the contact that ends the match has just been seen: nothing else is to be heard."""
        scene = self._arena.scene
        return scene is not None and scene.close_up.away and self.film is not None and self.film.past_last

    def steer(self, event: Event) -> bool:
        """Keys that count while a flick rolls, wherever the keyboard is: S held is slow, Space goes to the end, R is
        once more. To be given every event first; whether this was one of those."""
        if self.film is None or not self.rolls or event.type not in (pygame.KEYDOWN, pygame.KEYUP):
            return False
        pressed = event.type == pygame.KEYDOWN
        if event.key == pygame.K_s:
            self.film.slowly(pressed)
        elif event.key == pygame.K_r and pressed:
            self.again(self._now)
        elif event.key == pygame.K_SPACE and pressed:
            self.skip(self._now)
        else:
            return False
        return True

    def tick(self, scene: ArenaScene, now: float) -> None:
        """Show the flick as it is at that time; once it has been seen to its end everything lies as it does now."""
        self._now = now
        if self.film is None or not self.rolls:
            return
        arena, film = self._arena, self.film
        show_blows(arena.kit, scene, film, film.tick(now), now, amount_of(arena.setup.settings).weight)
        scene.pieces.move(film.poses, film.before.pawns)
        if film.nears_last and film.last and scene.stage.view.zoom == 1 and not film.done:
            scene.close_up.approach(scene.stage.view.to_px((film.last.x, film.last.y)))
        if film.done and not scene.effects.holding and not (self.recalls and self._lingers(now)):
            self._end(film, scene, now)

    def _end(self, film: FlickPlayback, scene: ArenaScene, now: float) -> None:
        """End the flick, which has been seen, and tell whoever waits for that."""
        arena = self._arena
        self.rolls = self.recalls = False
        film.hush()
        scene.trails.clear()
        scene.close_up.retreat(now + LAST_SEEN)
        if arena.kit.theme.still and arena.setup.tracks:
            scene.show_track(PreviewPainter(arena.kit, scene.stage.view, film.before).track(film.outcome))
        assert arena.lies is not None
        scene.pieces.put(arena.lies.pawns, sliding=False)
        arena.tools.take_anew()
        rested, self._rested = self._rested, nothing
        rested()

    def _lingers(self, now: float) -> bool:
        """Whether a flick that was seen before, and has ended, is still to be looked at."""
        if self._ended is not None:
            ended, self._ended = self._ended, None
            self._until = now + LINGER if self._until is None else self._until
            ended()
        return self._until is not None and now < self._until

    def _start(self, film: FlickPlayback, scene: ArenaScene) -> None:
        self.film, self.rolls = film, True
        scene.show_track(PreviewDrawing())
        scene.pieces.put(film.before.pawns, sliding=False, seen=film.before.pawns)
