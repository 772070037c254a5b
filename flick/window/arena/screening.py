"""A flick that is seen in the arena: it rolls, once more, slowly, or at once at its end."""

from collections.abc import Callable

import pygame
from pygame.event import Event

from flick.arena.layout import Layout
from flick.arena.outcome import Outcome
from flick.table.decisions import Forecast
from flick.window.arena.arena_setup import ArenaSetup
from flick.window.arena.effects.amount import amount_of
from flick.window.arena.effects.happening import show_blows
from flick.window.arena.flicking.tempo import PACES
from flick.window.arena.foretold import Foreteller, ForetoldDrawing
from flick.window.arena.recalled_flick import Recalled
from flick.window.arena.rolling import Rolling
from flick.window.arena.scene import ArenaScene
from flick.window.widgets.widget import nothing

LAST_SEEN = 4000.0
"""ms after which the camera moves back by itself from the contact that ended a match."""


class Screening:
    """``film`` is the last flick that was seen; while it ``rolls``, ``tick`` shows it. Times are ms."""

    def __init__(self, setup: ArenaSetup) -> None:
        self.setup = setup
        self.film: Rolling | None = None
        self.rolls = False
        self._recalled: Recalled | None = None
        self._rested: Callable[[], None] = nothing

    @property
    def recalls(self) -> bool:
        """Whether what is seen has been before."""
        return self.rolls and self._recalled is not None

    @property
    def past_last(self) -> bool:
        """Whether the contact that ends the match has been seen."""
        return self.film is not None and self.film.past_last

    def begin(
        self,
        scene: ArenaScene,
        before: Layout,
        outcome: Outcome,
        now: float,
        forecast: Forecast | None,
        rested: Callable[[], None],
    ) -> None:
        """Let a flick roll; ``rested`` is called once it has been seen to its end."""
        setup = self.setup
        film = Rolling(
            before,
            outcome,
            now,
            setup.sounds,
            pace=PACES[setup.settings.flick_speed] if setup.pace is None else setup.pace,
            amount=amount_of(setup.settings),
            struck=forecast.struck if forecast else (),
            ends=forecast is not None and forecast.ends,
            still=setup.kit.theme.still,
        )
        self._recalled, self._rested = None, rested
        self._start(film, scene)

    def mark_recalled(self, then: Callable[[], None]) -> None:
        """What rolls has been seen before: ``then`` is called as it ends, and it is looked at for a while."""
        self._recalled = Recalled(then)

    def again(self, scene: ArenaScene, now: float) -> None:
        """The last flick once more."""
        if self.film is not None:
            self.film.again(now)
            self._start(self.film, scene)

    def skip(self, scene: ArenaScene, now: float) -> None:
        """To the end of the flick."""
        if self.film is not None and self.rolls:
            self.film.skip()
            scene.close_up.retreat(now)
            if self._recalled is not None:
                self._recalled.until = now

    def stop(self, scene: ArenaScene) -> None:
        """Let nothing roll any more, wherever it is; nobody is told."""
        if self.film is not None:
            self.film.skip()
            self.film.hush()
        self.rolls, self._rested = False, nothing
        scene.trails.clear()

    def pace(self, pace: float) -> None:
        """Go on rolling at so many times its own pace."""
        if self.film is not None and self.rolls:
            self.film.pace(pace)

    def steer(self, event: Event, scene: ArenaScene, now: float) -> bool:
        """Keys that count while a flick rolls: S held is slow, Space goes to the end; whether it was one of those."""
        if event.key == pygame.K_s and self.film is not None:
            self.film.slowly(event.type == pygame.KEYDOWN)
            return True
        if event.key == pygame.K_SPACE and event.type == pygame.KEYDOWN:
            self.skip(scene, now)
            return True
        return False

    def tick(self, scene: ArenaScene, now: float) -> bool:
        """Show the flick as it is at that time; whether it has just been seen to its end."""
        film, kit = self.film, self.setup.kit
        assert film is not None
        show_blows(kit, scene, film, film.tick(now), now, amount_of(self.setup.settings).weight)
        scene.pieces.move(film.poses, film.before.pawns)
        if film.nears_last and film.last and scene.stage.view.zoom == 1 and not film.done:
            scene.close_up.approach(scene.stage.view.to_px((film.last.x, film.last.y)))
        if not film.done or scene.effects.holding or (self._recalled and self._recalled.lingers(now)):
            return False
        self.rolls, self._recalled = False, None
        film.hush()
        scene.trails.clear()
        scene.close_up.retreat(now + LAST_SEEN)
        if kit.theme.still and self.setup.tracks:
            scene.show_track(Foreteller(kit, scene.stage.view, film.before).track(film.outcome))
        return True

    def tell_rested(self) -> None:
        """Tell whoever waits for it that the flick has been seen to its end, and that everything lies as it does
        now."""
        rested, self._rested = self._rested, nothing
        rested()

    def _start(self, film: Rolling, scene: ArenaScene) -> None:
        self.film, self.rolls = film, True
        scene.show_track(ForetoldDrawing())
        scene.pieces.put(film.before.pawns, sliding=False, seen=film.before.pawns)
