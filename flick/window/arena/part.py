"""The arena in a match: flicked and put down by whoever is asked, and watched by all."""

import math
from collections.abc import Callable, Mapping

import pygame
from pygame import Rect
from pygame.event import Event

from flick.arena.layout import Layout, Pawn
from flick.arena.outcome import Outcome
from flick.table.decisions import Forecast
from flick.table.rules import Aim, Decision, Flick, Place
from flick.table.sayings import Say, say
from flick.table.words import Words
from flick.window.arena.asked import Asked, Marks, Setting, Stopwatch
from flick.window.arena.asked_flick import AskedFlick
from flick.window.arena.asked_place import AskedPlace
from flick.window.arena.foretold import Drawn
from flick.window.arena.overlay import Overlay
from flick.window.arena.rolling import Loudspeaker
from flick.window.arena.show import ArenaShow
from flick.window.effects.meant import Meant
from flick.window.held_keys import held_long
from flick.window.paint.workshop import Workshop
from flick.window.parts.kit import Kit
from flick.window.parts.part import Place as Pixel
from flick.window.parts.part import nothing
from flick.window.settings import Settings
from flick.window.slices import stopwatch

DOUBLE = 400.0
"""ms between two clicks that are one double click,"""
SAME_PLACE = 6
"""and pixels of the design."""

LEAST = 30
"""Pixels of the design that a pawn which can be pressed is wide at least, with what is round it."""

NEAR = 24
"""Pixels of the design from which on something comes too near to what is being aimed."""


class ArenaPart(ArenaShow):
    """What ``ArenaShow`` is, and ``ask`` for what a person may do there; ``answer`` gets what was flicked or put down,
    as it is written."""

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        window: Rect,
        workshop: Workshop,
        settings: Settings,
        words: Words,
        answer: Callable[[str], None],
        sounds: Loudspeaker,
        *,
        starts: Mapping[str, Pawn] | None = None,
        on_rule: Callable[[str], None] | None = None,
        clock: Callable[[], float] | None = None,
        stopwatch: Stopwatch = stopwatch,
        warm: bool = True,
    ) -> None:
        """``clock`` tells the time of the frame whose events are handled, in ms; without it that is the time of the
        last tick."""
        super().__init__(
            kit, rect, window, workshop, settings, words, sounds, starts=starts, on_rule=on_rule, warm=warm
        )
        self._answer, self._clock, self._stopwatch = answer, clock, stopwatch
        self._overlay = Overlay(kit, self.cancel)
        self._decision: Flick | Place | None = None
        self._meant: Meant | None = None
        self._wants_keyboard = False
        self._clicked: tuple[float, Pixel] | None = None
        self._then: str | None = None

    def ask(self, decision: Decision | None) -> None:
        """This is asked of a person who sits here; of nobody what does not concern the arena."""
        self._mean_nothing()
        wanted = decision if isinstance(decision, Flick | Place) else None
        if wanted is not self._decision:
            if not isinstance(wanted, Flick):
                self._then = None
            self._decision = wanted
            self._wants_keyboard = wanted is not None
            self.settled()

    def play(
        self,
        before: Layout,
        outcome: Outcome,
        now: float,
        forecast: Forecast | None = None,
        rested: Callable[[], None] = nothing,
    ) -> None:
        """What was asked has been answered."""
        self.cancel()
        self.ask(None)
        self._mean_nothing()
        super().play(before, outcome, now, forecast, rested)

    def mean(self, aim: Aim, power: float, lasts: float, now: float) -> None:
        """Somebody else is about to flick so: an arrow grows for so many ms."""
        self._meant = Meant(self.kit, aim, power, now, lasts)
        if self.scene:
            self.scene.meant = aim.pawn
            self.scene.pieces.touch([aim.pawn])

    def recall(
        self,
        before: Layout,
        outcome: Outcome,
        now: float,
        then: Callable[[], None],
        rested: Callable[[], None] = nothing,
    ) -> None:
        """What is asked is asked again afterwards."""
        decision = self._decision
        super().recall(before, outcome, now, then, rested)
        self._decision, self._wants_keyboard = decision, decision is not None

    def pinch(self, place: Pixel, spread: float) -> bool:
        """The first finger did not mean to aim."""
        self.cancel()
        return super().pinch(place, spread)

    def _mean_nothing(self) -> None:
        """The arrow of somebody else goes."""
        self._meant = None
        if self.scene and self.scene.meant:
            self.scene.pieces.touch([self.scene.meant])
            self.scene.meant = ""

    def pawns(self) -> dict[str, Pawn]:
        """A piece that is to be put down is among them."""
        return {**super().pawns(), **(self._asked.coming() if self._asked else {})}

    @property
    def launching(self) -> bool:
        """Whether a piece that was just put down is flicked as soon as that is asked."""
        return self._then is not None

    def suggest(self) -> None:
        """Put the piece down for somebody who does not care where."""
        if isinstance(asked := self._asked, AskedPlace):
            self._give(asked.suggested())

    def cancel(self) -> bool:
        """Give up what is being aimed or carried; whether there was anything."""
        self._overlay.catches = False
        return bool(self._asked and self._asked.cancel())

    @property
    def hint(self) -> Say | None:
        """How that is done which is asked, for the prompt."""
        if self._rolls:
            return say("window-hint-rolling")
        return self._asked.hint if self._asked else None

    def touches(self, rect: Rect) -> bool:
        """Whether what is being aimed, or a piece, comes near to a part of the window."""
        reach = self._asked.reach() if self._asked and not self._rolls else []
        if self.scene is None:
            return False
        pieces = [piece.outline(self.scene.stage) for piece in self.scene.pieces.lying.values()]
        edge = 2 * self.kit.px(NEAR)
        return rect.inflate(edge, edge).collidelist([*reach, *pieces]) >= 0

    def again(self, now: float) -> None:
        if self.scene is None or (self._asked and self._asked.held):
            return
        if self._asked:
            self.scene.drop(self._asked)
        super().again(now)

    def settled(self) -> None:
        """Begin to ask, on the layout that lies there now."""
        if self.scene is None or self._lies is None or self._rolls:
            return
        before = self._asked
        if before:
            self.scene.drop(before)
        self.scene.asked = self._asked_anew()
        self.scene.pieces.touch(self.scene.pieces.lying)

    @property
    def moving(self) -> bool:
        return super().moving or self._meant is not None or bool(self._asked and not self._rolls and self._asked.busy)

    def tick(self, now: float) -> None:
        super().tick(now)
        self._join()
        if self._then is not None and isinstance(self._asked, AskedFlick) and not self._rolls:
            self._give(self._then)
        asked = self._asked if not self._rolls else None
        self._give(asked.tick() if asked else None)
        asked = self._asked if not self._rolls else None
        meant = self._meant.marks(now, self.scene) if self._meant and self.scene else Marks()
        self._overlay.show(asked.marks() if asked else meant)
        self._overlay.catches = bool(asked and asked.held)

    def targets(self) -> list[Rect]:
        if self.scene is None or not isinstance(self._decision, Flick) or self._rolls:
            return []
        lying, stage = self.scene.pieces.lying, self.scene.stage
        least = Rect(0, 0, self.kit.px(LEAST), self.kit.px(LEAST))
        pawns = [lying[name].outline(stage) for name in self._decision.pawns if name in lying]
        return [pawn.union(least.move(pawn.centerx - least.centerx, pawn.centery - least.centery)) for pawn in pawns]

    def tip_at(self, place: Pixel | None) -> str:
        return "" if self._asked and self._asked.held else super().tip_at(place)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT:
            return self.cancel()
        return super().handle(event)

    def press(self, place: Pixel) -> bool:
        self._verdicts.hush(at_once=True)
        super().press(place)
        if self.scene:
            self.scene.show_track(Drawn())
        if self._asked and not self._rolls and not self._pulled and not self._double_click(place):
            self._asked.press(place, self._time)
            self._overlay.catches = self._asked.held
        return True

    def drag(self, place: Pixel) -> bool:
        if self._asked and not self._rolls:
            fine = bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)
            self._asked.drag(place, self._time, fine=fine)
        return True

    def over(self, place: Pixel) -> bool:
        if self._asked and not self._rolls:
            self._asked.over(place)
        return True

    def release(self, place: Pixel) -> bool:
        super().release(place)
        if (asked := self._asked) and asked.held and not self._rolls:
            self._give(asked.release(self._time), asked)
        self._overlay.catches = False
        return True

    def key(self, event: Event) -> bool:
        if super().key(event):
            return True
        asked = self._asked
        if asked is None or self._rolls:
            return False
        ctrl, shift = bool(event.mod & pygame.KMOD_CTRL), bool(event.mod & pygame.KMOD_SHIFT)
        name, held = pygame.key.name(event.key), held_long(event)
        ours, answer = asked.press_key(name, ctrl=ctrl, shift=shift, held=held)
        self._give(answer, asked)
        return ours

    def looked(self) -> None:
        super().looked()
        if self._asked:
            self._asked.see()

    @property
    def _asked(self) -> Asked | None:
        return self.scene.asked if self.scene else None

    @property
    def _time(self) -> float:
        return self._now if self._clock is None else self._clock()

    def _asked_anew(self) -> Asked | None:
        scene, layout = self.scene, self._lies
        assert scene is not None
        assert layout is not None
        setting = Setting(
            self.kit,
            self._window,
            scene.stage,
            scene.pieces,
            self._settings,
            self._words,
            self._stopwatch,
            by_keys=lambda: bool(self.desk and self.desk.by_keys),
        )
        if isinstance(self._decision, Flick) and all(name in layout.pawns for name in self._decision.pawns):
            return AskedFlick(setting, self._decision, layout, self._sounds.play)
        return (
            AskedPlace(setting, self._decision, layout, self._sounds.play)
            if isinstance(self._decision, Place)
            else None
        )

    def _double_click(self, place: Pixel) -> bool:
        """Whether this press is the second of two; that puts a piece on the suggested spot."""
        before, self._clicked = self._clicked, (self._time, place)
        if before is None or not isinstance(self._asked, AskedPlace):
            return False
        if self._time - before[0] > DOUBLE or math.dist(before[1], place) > SAME_PLACE * self.kit.theme.scale:
            return False
        self._clicked = None
        self.suggest()
        return True

    def _give(self, answer: str | None, asked: Asked | None = None) -> None:
        """Hand an answer over; where a piece was refused, knock."""
        if answer is not None:
            self._then = asked.then if isinstance(asked, AskedPlace) else None
            self._carried = self._decision.piece if isinstance(self._decision, Place) else ""
            self._answer(answer)
        elif isinstance(asked, AskedPlace) and asked.refused is not None:
            self.kit.sound("refused")
        elif isinstance(asked, AskedFlick) and asked.nothing_of:
            self._tell_too_gentle(asked.nothing_of)

    def _tell_too_gentle(self, pawn: str) -> None:
        """Why nothing was flicked, beside the pawn, for a moment."""
        assert self._lies is not None
        lies = self._lies.pawns[pawn]
        self.say(self._words("window-too-gentle"), "", (lies.x, lies.y))
        self._verdicts.hush()

    def _join(self) -> None:
        """What lies above everything lies there as long as this part lies on the desk, and the keyboard comes to
        whoever is asked."""
        desk = self.desk
        if desk is None:
            return
        if self._overlay.parent is None:
            desk.show(self._overlay)
        if self._wants_keyboard and desk.modal is None and not (desk.focus and desk.focus.editing):
            self._wants_keyboard = False
            if desk.focus is not self:
                desk.give_focus(self, ring=bool(desk.focus and desk.focus.ringed), tell=False)
