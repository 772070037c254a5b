"""The arena to be watched: how everything lies, a flick that rolls, a verdict."""

from collections.abc import Callable, Mapping, Sequence

import pygame
from pygame import Rect
from pygame.event import Event

from flick.arena.layout import Layout, Pawn
from flick.arena.outcome import Outcome
from flick.arena.shapes import Point
from flick.table.decisions import Forecast
from flick.table.words import Words
from flick.window.arena.foretold import Drawn, Foreteller
from flick.window.arena.looking import ArenaLook
from flick.window.arena.marks import Special
from flick.window.arena.recalled import Recalled
from flick.window.arena.rolling import Loudspeaker, Rolling
from flick.window.arena.scene import Scene
from flick.window.arena.verdicts import Verdicts
from flick.window.effects.amount import amount_of
from flick.window.effects.happening import show_blows
from flick.window.effects.names import SignName
from flick.window.effects.shade import Shade
from flick.window.effects.signs import SOUNDS, signs_of
from flick.window.flicking.tempo import PACES
from flick.window.paint.workshop import Workshop
from flick.window.parts.kit import Kit
from flick.window.parts.part import nothing
from flick.window.settings import Settings

LAST_SEEN = 4000.0
"""ms after which the camera moves back by itself from the contact that ended a match."""


class ArenaShow(ArenaLook):
    """The cloth fills ``rect`` of ``window``, walls and all. Times are milliseconds of the window's clock.

    ``show`` how everything lies, ``play`` a flick and wait until it is no longer ``rolling``.
    """

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        window: Rect,
        workshop: Workshop,
        settings: Settings,
        words: Words,
        sounds: Loudspeaker,
        *,
        starts: Mapping[str, Pawn] | None = None,
        on_rule: Callable[[str], None] | None = None,
        warm: bool = True,
    ) -> None:
        super().__init__(kit, rect, window, workshop, settings, words, starts=starts, warm=warm)
        self._sounds = sounds
        self._verdicts = Verdicts(kit, kit.theme.ms("verdict-stays"), on_rule, self._see_again)
        self._lies: Layout | None = None
        self._film: Rolling | None = None
        self._rolls = False
        self._recalled: Recalled | None = None
        self._rested: Callable[[], None] = nothing
        """Called when the flick that rolls has been seen to its end."""
        self._shade: Shade | None = None
        self._carried = ""
        """A piece that somebody has just put down: it is seen already."""
        self._now = 0.0
        self._busy = False
        """Whether something is told in this frame, so that there is enough to do."""

    def show(self, layout: Layout, marks: Mapping[str, Special]) -> None:
        """So everything lies now; while a flick rolls, as soon as it is over. ``marks`` are those of the board."""
        self._busy = True
        changed, self._lies = layout != self._lies, layout
        scene = self._scene_of(layout)
        scene.mark(marks)
        if not self._rolls:
            scene.pieces.put(layout.pawns, sliding=False, seen=[self._carried])
            self._carried = ""
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
        self._verdicts.hush()
        self._recalled = None
        scene = self._scene_of(before)
        film = Rolling(
            before,
            outcome,
            now,
            self._sounds,
            pace=self.own_pace,
            amount=amount_of(self._settings),
            struck=forecast.struck if forecast else (),
            ends=forecast is not None and forecast.ends,
            still=self.kit.theme.still,
        )
        self._start(film, scene)
        self._rested = rested
        gone = [name for name in before.pawns if name not in outcome.rest]
        self._lies = before.with_poses(outcome.rest).without(*gone)

    def recall(
        self,
        before: Layout,
        outcome: Outcome,
        now: float,
        then: Callable[[], None],
        rested: Callable[[], None] = nothing,
    ) -> None:
        """An earlier flick rolls again; ``then`` is called as it ends, and ``rested`` soon after that, when everything
        lies as it does now."""
        lies = self._lies
        self.play(before, outcome, now, None, rested)
        self._lies, self._recalled = lies, Recalled(then)

    @property
    def own_pace(self) -> float:
        """s of a flick in a second, in the tempo that was chosen."""
        return PACES[self._settings.flick_speed]

    @property
    def rolling(self) -> bool:
        return self._rolls

    @property
    def recalling(self) -> bool:
        """Whether what is seen has been before."""
        return self._rolls and self._recalled is not None

    def skip(self, now: float) -> None:
        """To the end of the flick."""
        if self._film and self._rolls:
            self._film.skip()
            if self.scene:
                self.scene.close_up.retreat(now)
            if self._recalled:
                self._recalled.until = now

    def again(self, now: float) -> None:
        """The last flick once more."""
        if self._film and self.scene:
            self._film.again(now)
            self._start(self._film, self.scene)

    def pace(self, pace: float) -> None:
        """Go on rolling at so many times its own pace."""
        if self._film and self._rolls:
            self._film.pace(pace)

    def say(self, text: str, rule: str, at: Point) -> None:
        """Say what a flick came to, where it happened (mm)."""
        if self.desk is None or self.scene is None or self.scene.close_up.away:
            return
        stage = self.scene.stage
        avoid = [piece.outline(stage) for piece in self.scene.pieces.lying.values()]
        x, y = stage.view.to_px(at)
        room = stage.clip.clip(self._window)
        place = min(max(round(x), room.left), room.right), min(max(round(y), room.top), room.bottom)
        self._verdicts.say(self.desk, self.rect, place, text, rule, avoid)

    def sign(self, sign: SignName, names: Sequence[str], numbers: Sequence[str]) -> None:
        """What an event has done to pieces is heard, and seen over each of them, with a number. What a shield stands
        against has come to nothing: so has what was said of it. Without effects it is heard all the same."""
        if self.scene is None:
            return
        if not self.holds_breath:
            self._sounds.play(SOUNDS[sign])
        if sign == "shield":
            self._verdicts.hush(at_once=True)
        if amount_of(self._settings).weight <= 0:
            return
        lying = {name: piece.pawn for name, piece in self.scene.pieces.lying.items()}
        for name, number in zip(names, numbers, strict=True):
            if name in lying:
                self.scene.effects.add(self._now, *signs_of(self.kit, sign, name, lying[name], number, lying.values()))
        self.scene.pieces.touch(names)

    @property
    def holds_breath(self) -> bool:
        """Whether the contact that ends the match has just been seen: nothing else is to be heard."""
        return self.scene is not None and self.scene.close_up.away and self._film is not None and self._film.past_last

    def retreat(self, when: float) -> None:
        """The last contact has been seen: from then on everything is seen as always."""
        if self.scene is not None:
            self.scene.close_up.retreat(when)

    def hush(self) -> None:
        """What was said need not stay longer than it must to be read."""
        self._verdicts.hush()

    def clear(self) -> None:
        """Nothing is left of the last flick, neither what was said nor its track."""
        self._verdicts.hush(at_once=True)
        if self.scene is not None:
            self.scene.show_track(Drawn())

    def steer(self, event: Event) -> bool:
        """Keys that count while a flick rolls, wherever the keyboard is: S held is slow, Space goes to the end, R is
        once more. To be given every event first; whether this was one of those."""
        if not self._rolls or event.type not in (pygame.KEYDOWN, pygame.KEYUP):
            return False
        if event.key == pygame.K_s and self._film:
            self._film.slowly(event.type == pygame.KEYDOWN)
        elif event.key == pygame.K_SPACE and event.type == pygame.KEYDOWN:
            self.skip(self._now)
        elif event.key == pygame.K_r and event.type == pygame.KEYDOWN:
            self.again(self._now)
        else:
            return False
        return True

    def settled(self) -> None:
        """Nothing rolls any more, and everything lies as it was shown last."""

    @property
    def moving(self) -> bool:
        if self.scene is None:
            return False
        waits = self._verdicts.waiting or self.scene.stage.painting or self.warming
        return self._rolls or waits or self.scene.moving or self._shade is not None

    def tick(self, now: float) -> None:
        self._now = now
        self._verdicts.tick(now)
        if self.scene is None:
            return
        if self._film and self._rolls:
            self._roll(self._film, self.scene, now)
        elif not (self._busy or self.scene.moving or self.scene.close_up.away):
            self.warm_up()
        self._busy = False
        self.scene.tick(now)
        self._darken(self.scene)
        self.dirty |= self.scene.stage.ready()

    def key(self, event: Event) -> bool:
        if super().key(event):
            return True
        if event.key == pygame.K_r and self._film and not self._rolls:
            self._see_again()
            return True
        return False

    def _start(self, film: Rolling, scene: Scene) -> None:
        self._film, self._rolls = film, True
        scene.show_track(Drawn())
        scene.pieces.put(film.before.pawns, sliding=False, seen=film.before.pawns)

    def _roll(self, film: Rolling, scene: Scene, now: float) -> None:
        """Show the flick as it is at that time."""
        show_blows(self.kit, scene, film, film.tick(now), now, amount_of(self._settings).weight)
        scene.pieces.move(film.poses, film.before.pawns)
        if film.nears_last and film.last and scene.stage.view.zoom == 1 and not film.done:
            scene.close_up.approach(scene.stage.view.to_px((film.last.x, film.last.y)))
        if film.done and not scene.effects.holding and not (self._recalled and self._recalled.lingers(now)):
            self._rolls = False
            film.hush()
            scene.trails.clear()
            scene.close_up.retreat(now + LAST_SEEN)
            if self.kit.theme.still:
                scene.show_track(Foreteller(self.kit, scene.stage.view, film.before).track(film.outcome))
            self._recalled = None
            assert self._lies is not None
            scene.pieces.put(self._lies.pawns, sliding=False)
            self.settled()
            rested, self._rested = self._rested, nothing
            rested()

    def _darken(self, scene: Scene) -> None:
        """While the camera is away everything else is darker."""
        if scene.close_up.away and self._shade is None and self.desk is not None:
            self._shade = Shade(self.kit, self._window, scene.stage.frame)
            self.desk.show(self._shade)
        if self._shade is None:
            return
        self._shade.darken(scene.close_up.share)
        if not scene.close_up.away and self._shade.clear and self.desk is not None:
            self.desk.hide(self._shade)
            self._shade = None

    def _see_again(self) -> None:
        self.again(self._now)
