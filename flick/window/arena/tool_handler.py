"""The tool with which somebody does something in the arena now, for what is asked or one that was taken up, and what
lies above everything else meanwhile."""

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.arena.layout import Layout
from flick.table.rules import Decision, Flick, Place
from flick.window.app.held_keys import held_long
from flick.window.arena.arena_tool import ArenaTool, Marks, ToolSetting
from flick.window.arena.effects.bot_arrow import BotArrow
from flick.window.arena.flick_tool import FlickTool
from flick.window.arena.place_tool import PlaceTool
from flick.window.arena.scene import ArenaScene
from flick.window.widgets.kit import Kit
from flick.window.widgets.text import TextBox
from flick.window.widgets.widget import Place as Pixel
from flick.window.widgets.widget import Widget

if TYPE_CHECKING:
    from flick.window.arena.arena_part import ArenaPart

DOUBLE = 400.0
"""ms between two clicks that are one double click,"""
SAME_PLACE = 6
"""and pixels of the design."""

ToolMaker: TypeAlias = Callable[[ToolSetting, Layout], ArenaTool]
"""Makes a tool for what lies there."""


class Overlay(Widget):
    """What lies above everything else while somebody aims, and may reach beyond the cloth: arrow, elastic, plates with
    words. While a button is held (``catches``) it takes what else is pressed, wherever the pointer is: the right button
    gives up."""

    catches = False

    def __init__(self, kit: Kit, cancel: Callable[[], object]) -> None:
        super().__init__(kit, Rect(0, 0, 0, 0))
        self._marks = Marks()
        self._rects: list[Rect] = []
        self._damage: list[Rect] = []
        self._cancel = cancel

    def show(self, marks: Marks) -> None:
        """Draw these marks from now on."""
        if marks == self._marks:
            return
        self._marks = marks
        before, self._rects = self._rects, [rect.inflate(4, 4) for rect in marks.rects]
        self._damage += [*before, *self._rects]
        self.rect = self._rects[0].unionall(self._rects[1:]) if self._rects else Rect(0, 0, 0, 0)

    @property
    def bounds(self) -> Rect:
        return self.desk.window if self.desk else self.rect

    def changes(self) -> list[Rect]:
        found, self._damage = self._damage, []
        return found

    def contains(self, place: Pixel) -> bool:
        return self.catches

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT:
            self._cancel()
            return True
        return False

    def paint(self, target: Surface) -> None:
        for laid in self._marks.laid:
            laid.draw(target)
        for plate in self._marks.plates:
            plate.draw(target)

    def texts(self) -> list[TextBox]:
        return [text for plate in self._marks.plates for text in plate.texts()]


class ToolHandler:
    """Makes the tool of ``part`` anew whenever something else is asked or lies there, passes on what pointer and keys
    do, and gives ``answer`` what comes of it, as it is written."""

    def __init__(self, part: "ArenaPart", answer: Callable[[str], None]) -> None:
        self.decision: Flick | Place | None = None
        """What is asked of a person who sits here."""
        self.follows: str | None = None
        """The flick of a piece that was just put down: it is made as soon as it is asked for."""
        self._part, self._answer = part, answer
        self._maker: ToolMaker | None = None
        self._overlay = Overlay(part.kit, self.cancel)
        self._meant: BotArrow | None = None
        """What somebody else is about to flick."""
        self._wants_keyboard = False
        """Whether something is asked that nobody has had the keyboard for yet."""
        self._clicked: tuple[float, Pixel] | None = None

    @property
    def tool(self) -> ArenaTool:
        """The tool with which somebody can do something now."""
        return self._part.scene.tool if self._part.scene is not None else ArenaTool()

    def ask(self, decision: Decision | None) -> None:
        """Ask this of the person who sits here; what does not concern the arena is asked elsewhere."""
        self.mean(None)
        wanted = decision if isinstance(decision, Flick | Place) else None
        if wanted is not self.decision:
            if not isinstance(wanted, Flick):
                self.follows = None
            self.ask_again(wanted)
            self.take_anew()

    def ask_again(self, decision: Flick | Place | None) -> None:
        """Ask this as soon as everything lies still."""
        self.decision, self._wants_keyboard = decision, decision is not None

    def take_up(self, maker: ToolMaker | None) -> None:
        """Use that tool from now on, whatever is asked; ``None`` gives back the tool for what is asked."""
        self.cancel()
        self._maker = maker
        self.take_anew()

    def take_anew(self) -> None:
        """Make the tool for what lies there now; while a flick rolls it is made afterwards."""
        part = self._part
        if part.scene is not None and part.lies is not None and not part.rolling:
            part.scene.take_up(self._tool_for(part.scene, part.lies))
            part.scene.pieces.touch(part.scene.pieces.lying)

    def mean(self, meant: BotArrow | None) -> None:
        """Show what somebody else is about to flick; ``None`` ends that."""
        self._meant = meant
        if self._part.scene is not None:
            self._part.scene.mean(meant.pawn if meant is not None else "")

    @property
    def shows_meant(self) -> bool:
        """Whether it is shown what somebody else is about to flick."""
        return self._meant is not None

    def suggest(self) -> None:
        """Put the piece down for somebody who does not care where."""
        if isinstance(tool := self.tool, PlaceTool):
            self._give(tool.suggested())

    def cancel(self) -> bool:
        """Give up what is being aimed or carried; whether there was anything."""
        self._overlay.catches = False
        return self.tool.cancel()

    def tick(self, now: float) -> None:
        """Let the tool work for a frame, and show its marks. The flick that follows a piece is made as soon as it is
        asked for, and the keyboard comes to whoever is asked."""
        part = self._part
        self._join()
        if self.follows is not None and isinstance(self.tool, FlickTool) and not part.rolling:
            self._give(self.follows)
        if not part.rolling:
            self._give(self.tool.tick(now))
        tool = ArenaTool() if part.rolling else self.tool
        meant = self._meant.marks(now, part.scene) if self._meant and part.scene else None
        self._overlay.show(meant or tool.marks())
        self._overlay.catches = tool.held

    def press(self, place: Pixel, now: float) -> None:
        """The button goes down; the second of two clicks puts a piece on the suggested spot."""
        if not self._double_click(place, now):
            self.tool.press(place, now)
            self._overlay.catches = self.tool.held
            self._explain(self.tool)

    def release(self, now: float) -> None:
        """Let go, and hand over the answer that this gives."""
        if (tool := self.tool).held and not self._part.rolling:
            self._give(tool.release(now), tool)
        elif not self._part.rolling:
            self._explain(tool)
        self._overlay.catches = False

    def key(self, event: Event) -> bool:
        """Give a key to the tool, and say whether it is one of its own."""
        tool = self.tool
        ctrl, shift = bool(event.mod & pygame.KMOD_CTRL), bool(event.mod & pygame.KMOD_SHIFT)
        name, held = pygame.key.name(event.key), held_long(event)
        ours, answer = tool.press_key(name, ctrl=ctrl, shift=shift, held=held)
        self._give(answer, tool)
        return ours

    def _tool_for(self, scene: ArenaScene, layout: Layout) -> ArenaTool:
        part, setup, decision = self._part, self._part.setup, self.decision
        setting = ToolSetting(
            part.kit,
            setup.window,
            scene.stage,
            scene.pieces,
            setup.settings,
            setup.words,
            setup.stopwatch,
            by_keys=lambda: bool(part.desk and part.desk.by_keys),
        )
        if self._maker is not None:
            return self._maker(setting, layout)
        if isinstance(decision, Flick) and all(name in layout.pawns for name in decision.pawns):
            return FlickTool(setting, decision, layout, setup.sounds.play)
        return PlaceTool(setting, decision, layout, setup.sounds.play) if isinstance(decision, Place) else ArenaTool()

    def _double_click(self, place: Pixel, now: float) -> bool:
        """Whether this press is the second of two; that puts a piece on the suggested spot."""
        before, self._clicked = self._clicked, (now, place)
        if before is None or not isinstance(self.tool, PlaceTool):
            return False
        if now - before[0] > DOUBLE or math.dist(before[1], place) > SAME_PLACE * self._part.kit.theme.scale:
            return False
        self._clicked = None
        self.suggest()
        return True

    def _give(self, answer: str | None, tool: ArenaTool | None = None) -> None:
        """Hand an answer over. Where a piece was refused a knock is heard, and why there was no flick is explained."""
        part = self._part
        if answer is not None:
            self.follows = tool.then if isinstance(tool, PlaceTool) else None
            part.carried = self.decision.piece if isinstance(self.decision, Place) else ""
            self._answer(answer)
        elif isinstance(tool, PlaceTool) and tool.refused is not None:
            part.kit.sound("refused")
        elif tool is not None:
            self._explain(tool)

    def _explain(self, tool: ArenaTool) -> None:
        """Say at a pawn why it was not flicked, if somebody meant to."""
        part = self._part
        if isinstance(tool, FlickTool) and tool.nothing_of and part.lies is not None:
            lies = part.lies.pawns[tool.nothing_of]
            part.say(part.setup.words(tool.why_nothing), "", (lies.x, lies.y))
            part.hush()
            tool.nothing_of = ""

    def _join(self) -> None:
        """Lay the overlay on the desk on which the arena lies, and give the arena the keyboard when something is asked
        there."""
        desk = self._part.desk
        if desk is None:
            return
        if self._overlay.parent is None:
            desk.show(self._overlay)
        if self._wants_keyboard and desk.modal is None and not (desk.focus and desk.focus.editing):
            self._wants_keyboard = False
            if desk.focus is not self._part:
                desk.give_focus(self._part, ring=bool(desk.focus and desk.focus.ringed), tell=False)
