"""Practice: a table on which everything may be moved, flicked and taken back, and puzzles to solve."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from flick.arena.layout import Pawn
from flick.arena.shapes import Point
from flick.table.match import Match
from flick.table.records import to_plain
from flick.table.sayings import Refused
from flick.window.app.held_keys import pressed_alone
from flick.window.arena.arrange_tool import ArrangeTool
from flick.window.arena.preview_drawing import PreviewPainter
from flick.window.arena.tool_handler import ToolMaker
from flick.window.match.lesson.puzzle_list import PuzzleList
from flick.window.menus import draft as drafts
from flick.window.menus.option_rows import choice_name
from flick.window.widgets import Place
from flick.window.workbench.piece_stock import starts_of
from flick.window.workbench.practice_bench import MadeFlick, PracticeBench
from flick.window.workbench.practice_parts import PracticeParts
from flick.window.workbench.practice_sending import ask_to_begin, save_position
from flick.window.workbench.workbench_screen import WorkbenchScreen

if TYPE_CHECKING:
    from flick.window.app.app import App


class PracticeScreen(WorkbenchScreen):
    """With a match its table is practised on, as it lies there; else that of the first game with an arena. Itself it is
    whom the cloth and the tray tell what was done with pieces."""

    def __init__(self, app: "App", match: Match | None = None, *, puzzles: bool = False) -> None:
        super().__init__(app, match.game if match else None)
        self.draft = drafts.again(match) if match else drafts.last(self.game.id, app.settings.name)
        self.tables = drafts.tables_of(drafts.fields(self.game))
        self.starts = starts_of(self.game.folder)
        self.bench = self._bench_of(match)
        self.arranging = False
        self.selected: str | None = None
        self.puzzles = puzzles
        """Whether the puzzles are listed in place of the shots."""
        self.puzzle_list = PuzzleList(self, self.game)

    def lay_out(self) -> None:
        if self.puzzles and (refused := self.puzzle_list.look_up()) is not None:
            self.said = self.words(refused.say)
        self.furniture = PracticeParts(self)
        self.refresh()

    def tick(self, now: float) -> None:
        super().tick(now)
        self.furniture.tell()

    def back(self) -> None:
        """Whatever is in the hand is put back first."""
        if not self.cloth.cancel():
            super().back()

    def table_name(self, table: str) -> str:
        """What a table is called."""
        return choice_name(self.words, self.tables.named.name if self.tables else "table", table)

    @property
    def arranger(self) -> ToolMaker | None:
        """What makes the tool that moves pieces, while a press does that."""
        return (lambda setting, layout: ArrangeTool(setting, layout, self)) if self.arranging else None

    @property
    def arranged(self) -> ArrangeTool | None:
        """What is being moved, while that can be."""
        tool = self.cloth.tool
        return tool if isinstance(tool, ArrangeTool) and not self.cloth.rolling else None

    def refresh(self) -> None:
        """Show everything as it is now."""
        if self.selected not in self.bench.layout.pawns:
            self.selected = None
        self.furniture.show(None if self.arranging else self.bench.decision(self.selected))

    def select(self, name: str | None) -> None:
        """This is the piece that keys move."""
        name = name if name in self.bench.layout.pawns else None
        before, self.selected = self.selected, name
        if before != name:
            self.said = ""
            self._touch(before, name)

    def put_down(self, name: str, pawn: Pawn, *, nudge: bool = False) -> None:
        """Lay a piece there; ``Refused`` where it cannot lie."""
        self.bench.put(name, pawn, nudge=nudge)
        self.said = ""
        self.cloth.carried = name
        self.select(name)
        self.refresh()

    def remove(self, name: str) -> None:
        """Take a piece off the table."""
        self.do(lambda: self.bench.remove(name))

    def is_tray(self, at: Point) -> bool:
        """Whether a piece that is let go there is put away."""
        return self.furniture.pieces.rect.collidepoint(at)

    def refuse(self, why: Refused) -> None:
        """Say why something cannot be."""
        self.kit.sound("refused")
        self.said = self.words(why.say)

    def drag_in(self, name: str, at: Place) -> None:
        """A piece is dragged out of the tray."""
        self._finish()
        if not self.arranging:
            self.arrange(True)
        if self.arranged is not None:
            self.arranged.take(name, self.bench.stock.cuts[name], at)

    def drag_on(self, at: Place) -> None:
        """It is there now."""
        if self.arranged is not None:
            self.arranged.carry(at)

    def drag_end(self) -> None:
        """It is let go."""
        if self.arranged is not None:
            self.arranged.release(self.app.now)

    def add(self, name: str) -> None:
        """Lay a piece where there is room."""
        self.do(lambda: self.bench.add(name))
        self.select(name)

    def arrange(self, on: bool) -> None:
        """Whether a press moves a piece, or flicks it."""
        self._finish()
        self.arranging, self.said = on, ""
        self.furniture.pieces.mode.chosen = 0 if on else 1
        self.cloth.take_up(self.arranger)
        self.refresh()

    def set_table(self, table: str) -> None:
        """Another table; what has no room there goes back to the start."""
        self._finish()
        try:
            fits = self.bench.set_table(table)
        except Refused as refused:
            self.build()
            self.tell_refusal(self.say("window-practice-no-table"), refused, self.words)
            return
        self.said = "" if fits else self.say("window-practice-does-not-fit")
        self.build()

    def undo(self) -> None:
        self.do(self.bench.undo)

    def redo(self) -> None:
        self.do(self.bench.redo)

    def flick(self, text: str) -> None:
        """A flick was made."""
        self._shoot(lambda: self.bench.flick(text))

    def again(self) -> None:
        """The same shot from the same position."""
        self._finish()
        self._shoot(self.bench.again)

    def look(self, number: int) -> None:
        """Bring back what lay there before a shot, and show its way."""
        made = self.bench.now.shots[number]
        self.do(lambda: self.bench.look(number))
        if self.cloth.scene is not None:
            view = self.cloth.scene.stage.view
            self.cloth.scene.show_track(PreviewPainter(self.kit, view, made.before).track(made.outcome))

    def turn(self, puzzles: bool) -> None:
        """Show the list of puzzles, or that of shots."""
        self._finish()
        self.puzzles = puzzles
        self.build()

    def save(self) -> None:
        """Write the position to a file that ``flick shot`` reads."""
        self._finish()
        save_position(self)

    def send(self) -> None:
        """Ask whether a match shall begin from here."""
        self._finish()
        ask_to_begin(self)

    def change_setting(self, name: str, value: str) -> None:
        """How to flick, or what is shown of it, from now on."""
        self.app.change(**{name: value})
        self.cloth.cancel()

    def _bench_of(self, match: Match | None) -> PracticeBench:
        """The table of the match as it lies there; ``said`` tells where it cannot be had."""
        options = to_plain(match.options) if match else self.draft.options
        table = self.tables.chosen(options) if self.tables else ""
        origin = match.view(None).arena if match else None
        try:
            return PracticeBench(self.game.folder, table, self.starts[0], origin)
        except Refused as refused:
            self.said = self.words(refused.say)
            usual = drafts.usual(self.game.id).options
            return PracticeBench(self.game.folder, self.tables.chosen(usual) if self.tables else "", self.starts[0])

    def shortcut(self, event: Event) -> bool:
        if not pressed_alone(event):
            return False
        if event.key == pygame.K_f:
            self.arrange(not self.arranging)
            self.desk.give_focus(self.cloth, ring=True, tell=False)
        elif event.key == pygame.K_r and not self.arranging:
            self.again()
        else:
            return False
        return True

    def do(self, deed: Callable[[], object]) -> None:
        """Do something with the whole table, or say why that cannot be."""
        self._finish()
        self.cloth.cancel()
        before, self.said = self.bench.now, ""
        try:
            deed()
        except Refused as refused:
            self.refuse(refused)
        if before.layout.table == self.bench.layout.table and before.table == self.bench.now.table:
            self.refresh()
        else:
            self.build()

    def _shoot(self, shoot: Callable[[], MadeFlick]) -> None:
        """A flick rolls, or it is said why it cannot."""
        before, self.said = self.bench.now, ""
        try:
            made = shoot()
        except Refused as refused:
            self.refuse(refused)
            return
        if before.table != self.bench.now.table:
            self.build()
        self.cloth.screening.play(made.before, made.outcome, self.app.now, rested=self.refresh)

    def _finish(self) -> None:
        """Whatever rolls comes to rest at once."""
        self.cloth.screening.finish(self.app.now)

    def _touch(self, *names: str | None) -> None:
        """Pieces look otherwise now."""
        if self.cloth.scene is not None:
            self.cloth.scene.pieces.touch(name for name in names if name is not None)
