"""The arena: everything as it lies, flicks that roll, and a tool with which somebody does something there."""

import math
from collections.abc import Callable, Mapping
from typing import TypeAlias

import pygame
from pygame import Rect
from pygame.event import Event

from flick.arena.layout import Layout, Pawn
from flick.arena.outcome import Outcome
from flick.table.decisions import Forecast
from flick.table.rules import Aim, Decision, Flick, Place
from flick.table.sayings import Say, say
from flick.window.app.held_keys import held_long
from flick.window.arena.arena_setup import ArenaSetup
from flick.window.arena.arena_tool import ArenaTool, ToolSetting
from flick.window.arena.effects.meant import Meant
from flick.window.arena.flick_tool import FlickTool
from flick.window.arena.foretold import ForetoldDrawing
from flick.window.arena.overlay import Overlay
from flick.window.arena.place_tool import PlaceTool
from flick.window.arena.scene import ArenaScene
from flick.window.arena.show import ArenaShow, ClothLayer
from flick.window.widgets.widget import Place as Pixel
from flick.window.widgets.widget import nothing

DOUBLE = 400.0
"""ms between two clicks that are one double click,"""
SAME_PLACE = 6
"""and pixels of the design."""

NEAR = 24
"""Pixels of the design from which on something comes too near to what is being aimed."""

ToolMaker: TypeAlias = Callable[[ToolSetting, Layout], ArenaTool]
"""Makes a tool for what lies there."""


def ignore_answer(answer: str) -> None:
    """Nothing can be answered."""


class ArenaPart(ArenaShow):
    """What ``ArenaShow`` is, and somebody does something there: ``ask`` for a decision of a person, or let somebody
    ``take_up`` a tool. ``answer`` gets what was flicked or put down, as it is written."""

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
        super().__init__(setup, rect, starts=starts, on_rule=on_rule, layer=layer)
        self._answer = answer
        self._overlay = Overlay(self.kit, self.cancel)
        self._maker: ToolMaker | None = None
        self._decision: Flick | Place | None = None
        self._meant: Meant | None = None
        self._wants_keyboard = False
        self._clicked: tuple[float, Pixel] | None = None
        self._then: str | None = None
        """The flick that follows as soon as it is asked for."""

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
        super().play(before, outcome, now, forecast, rested)

    def recall(
        self,
        before: Layout,
        outcome: Outcome,
        now: float,
        then: Callable[[], None] = nothing,
        rested: Callable[[], None] = nothing,
    ) -> None:
        """What is asked is asked again afterwards."""
        decision = self._decision
        super().recall(before, outcome, now, then, rested)
        self._decision, self._wants_keyboard = decision, decision is not None

    def again(self, now: float) -> None:
        if self.scene is not None and not self.tool.held:
            self.scene.take_up(ArenaTool())
            super().again(now)

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

    def take_up(self, maker: ToolMaker | None) -> None:
        """Use that tool from now on, whatever is asked; without one that of what is asked."""
        self.cancel()
        self._maker = maker
        self.settled()

    def mean(self, aim: Aim, power: float, lasts: float, now: float) -> None:
        """Somebody else is about to flick so: an arrow grows for so many ms."""
        self._meant = Meant(self.kit, aim, power, now, lasts)
        if self.scene:
            self.scene.meant = aim.pawn
            self.scene.pieces.touch([aim.pawn])

    @property
    def tool(self) -> ArenaTool:
        """What somebody may do now."""
        return self.scene.tool if self.scene is not None else ArenaTool()

    @property
    def launching(self) -> bool:
        """Whether a piece that was just put down is flicked as soon as that is asked."""
        return self._then is not None

    @property
    def hint(self) -> Say | None:
        """How that is done which is asked, for the prompt."""
        return say("window-hint-rolling") if self.rolling else self.tool.hint

    def suggest(self) -> None:
        """Put the piece down for somebody who does not care where."""
        if isinstance(tool := self.tool, PlaceTool):
            self._give(tool.suggested())

    def cancel(self) -> bool:
        """Give up what is being aimed or carried; whether there was anything."""
        self._overlay.catches = False
        return self.tool.cancel()

    def touches(self, rect: Rect) -> bool:
        """Whether what is being aimed, or a piece, comes near to a part of the window."""
        if self.scene is None:
            return False
        reach = [] if self.rolling else self.tool.reach()
        pieces = [piece.outline(self.scene.stage) for piece in self.scene.pieces.lying.values()]
        edge = 2 * self.kit.px(NEAR)
        return rect.inflate(edge, edge).collidelist([*reach, *pieces]) >= 0

    def pawns(self) -> dict[str, Pawn]:
        """A piece that is to be put down is among them."""
        return {**super().pawns(), **self.tool.coming()}

    def pinch(self, place: Pixel, spread: float) -> bool:
        """The first finger did not mean to aim."""
        self.cancel()
        return super().pinch(place, spread)

    @property
    def moving(self) -> bool:
        return super().moving or self._meant is not None or (not self.rolling and self.tool.busy)

    def tick(self, now: float) -> None:
        super().tick(now)
        self._join()
        if self._then is not None and isinstance(self.tool, FlickTool) and not self.rolling:
            self._give(self._then)
        self._give(None if self.rolling else self.tool.tick())
        tool = ArenaTool() if self.rolling else self.tool
        meant = self._meant.marks(now, self.scene) if self._meant and self.scene else None
        self._overlay.show(meant or tool.marks())
        self._overlay.catches = tool.held

    def targets(self) -> list[Rect]:
        return [] if self.rolling else self.tool.targets()

    def tip_at(self, place: Pixel | None) -> str:
        return "" if self.tool.held else super().tip_at(place)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT:
            return self.cancel()
        return super().handle(event)

    def press(self, place: Pixel) -> bool:
        self.hush(at_once=True)
        super().press(place)
        if self.scene:
            self.scene.show_track(ForetoldDrawing())
        if not self.rolling and not self._pulled and not self._double_click(place):
            self.tool.press(place, self._time)
            self._overlay.catches = self.tool.held
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
        super().release(place)
        if (tool := self.tool).held and not self.rolling:
            self._give(tool.release(self._time), tool)
        self._overlay.catches = False
        return True

    def wheel(self, steps: float) -> bool:
        fine = bool(pygame.key.get_mods() & pygame.KMOD_CTRL)
        at = self.desk.pointer if self.desk is not None else self.rect.center
        if steps and not self.rolling and self.tool.wheel(steps, at, fine=fine):
            return True
        return super().wheel(steps)

    def key(self, event: Event) -> bool:
        if not self.rolling and pygame.key.name(event.key) in self.tool.own_keys:
            return self._tool_key(event)
        if super().key(event):
            return True
        return not self.rolling and self._tool_key(event)

    def looked(self) -> None:
        super().looked()
        self.tool.see()

    @property
    def _time(self) -> float:
        return self._now if self.setup.clock is None else self.setup.clock()

    def _tool_key(self, event: Event) -> bool:
        """A key for the tool; whether it is one of its own."""
        tool = self.tool
        ctrl, shift = bool(event.mod & pygame.KMOD_CTRL), bool(event.mod & pygame.KMOD_SHIFT)
        name, held = pygame.key.name(event.key), held_long(event)
        ours, answer = tool.press_key(name, ctrl=ctrl, shift=shift, held=held)
        self._give(answer, tool)
        return ours

    def settled(self) -> None:
        """Use the tool for what lies there now; while a flick rolls it is made afterwards."""
        if self.scene is None or self.lies is None or self.rolling:
            return
        self.scene.take_up(self._tool_for(self.scene, self.lies))
        self.scene.pieces.touch(self.scene.pieces.lying)

    def _tool_for(self, scene: ArenaScene, layout: Layout) -> ArenaTool:
        setup, decision = self.setup, self._decision
        setting = ToolSetting(
            self.kit,
            setup.window,
            scene.stage,
            scene.pieces,
            setup.settings,
            setup.words,
            setup.stopwatch,
            by_keys=lambda: bool(self.desk and self.desk.by_keys),
        )
        if self._maker is not None:
            return self._maker(setting, layout)
        if isinstance(decision, Flick) and all(name in layout.pawns for name in decision.pawns):
            return FlickTool(setting, decision, layout, setup.sounds.play)
        return PlaceTool(setting, decision, layout, setup.sounds.play) if isinstance(decision, Place) else ArenaTool()

    def _mean_nothing(self) -> None:
        """The arrow of somebody else goes."""
        self._meant = None
        if self.scene and self.scene.meant:
            self.scene.pieces.touch([self.scene.meant])
            self.scene.meant = ""

    def _double_click(self, place: Pixel) -> bool:
        """Whether this press is the second of two; that puts a piece on the suggested spot."""
        before, self._clicked = self._clicked, (self._time, place)
        if before is None or not isinstance(self.tool, PlaceTool):
            return False
        if self._time - before[0] > DOUBLE or math.dist(before[1], place) > SAME_PLACE * self.kit.theme.scale:
            return False
        self._clicked = None
        self.suggest()
        return True

    def _give(self, answer: str | None, tool: ArenaTool | None = None) -> None:
        """Hand an answer over; where a piece was refused, knock."""
        if answer is not None:
            self._then = tool.then if isinstance(tool, PlaceTool) else None
            self.carried = self._decision.piece if isinstance(self._decision, Place) else ""
            self._answer(answer)
        elif isinstance(tool, PlaceTool) and tool.refused is not None:
            self.kit.sound("refused")
        elif isinstance(tool, FlickTool) and tool.nothing_of:
            self._tell_too_gentle(tool.nothing_of)

    def _tell_too_gentle(self, pawn: str) -> None:
        """Why nothing was flicked, beside the pawn, for a moment."""
        assert self.lies is not None
        lies = self.lies.pawns[pawn]
        self.say(self.setup.words("window-too-gentle"), "", (lies.x, lies.y))
        self.hush()

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
