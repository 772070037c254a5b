"""The tuner: every number of a table beside what it does to a flick."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from flick.arena.flick import aimed, simulate
from flick.table.sayings import Refused
from flick.window.app.held_keys import pressed_alone
from flick.window.app.workers import Slices, stopwatch
from flick.window.menus import draft as drafts
from flick.window.menus.draft import Draft
from flick.window.menus.option_rows import choice_name
from flick.window.workbench import tuner_tables
from flick.window.workbench.aim_tool import seen
from flick.window.workbench.measuring import Fan, Findings, MeasuringTask, measure
from flick.window.workbench.piece_stock import starts_of
from flick.window.workbench.quantities import Quantity
from flick.window.workbench.quantities_tray import FANS
from flick.window.workbench.tuner_bench import TunerBench
from flick.window.workbench.tuner_keeping import Keeping
from flick.window.workbench.tuner_parts import TunerParts
from flick.window.workbench.tuner_tables import Base
from flick.window.workbench.workbench_screen import WorkbenchScreen

if TYPE_CHECKING:
    from flick.window.app.app import App

WORK = 6.0
"""ms of a frame that are used to work things out."""
SETTLED = 120.0
"""ms that nothing must change before the cloth is painted anew."""


class TunerScreen(WorkbenchScreen):
    """``table`` is a preset or a file; without one it is that of the last match. Itself it is whom the cloth and the
    tray of quantities tell what was done."""

    furniture: TunerParts
    """Everything on it, as soon as it is laid out."""

    def __init__(self, app: "App", table: str = "") -> None:
        super().__init__(app)
        self.shop = tuner_tables.shop_of(self.game.folder, starts_of(self.game.folder)[0])
        self.bench = TunerBench(self.shop, self._first(table))
        self.slices = Slices(stopwatch)
        self.keeping = Keeping(self)
        self.fans: tuple[Fan, Fan] | None = None
        self.findings: tuple[Findings, Findings] | None = None
        self._changed_at = 0.0

    @property
    def choices(self) -> list[str]:
        """All tables to begin with: presets by name, one's own by their files, and the one that it is now."""
        found = [*self.shop.presets, *(str(path) for path in tuner_tables.own_tables())]
        return found if self.bench.base.table in found else [*found, self.bench.base.table]

    def table_name(self, table: str) -> str:
        """What a table is called."""
        return choice_name(self.words, "table", table)

    def lay_out(self) -> None:
        self.furniture = TunerParts(self)
        self.furniture.lay()
        if self.fans is not None and self.findings is not None:
            self._show_fans(*self.fans)
            self._show_findings(*self.findings)
        self._work_out()

    def tick(self, now: float) -> None:
        super().tick(now)
        self.furniture.tell()
        self.slices.run(WORK)
        if self._waits and now - self._changed_at >= SETTLED:
            self.furniture.lay()

    @property
    def moving(self) -> bool:
        return super().moving or self.slices.busy or self._waits

    def back(self) -> None:
        """A flick is stopped first; and nothing is lost without a question."""
        if self.cloth.rolling:
            self.cloth.screening.finish(self.app.now)
        elif self.bench.changed:
            save = (self.say("window-tuner-save"), lambda: self.save(self.app.back))
            leave = (self.say("window-tuner-leave"), self.app.back)
            stay = (self.say("window-tuner-go-on"), lambda: None)
            self.ask(self.say("window-tuner-unsaved"), [self.say("window-tuner-unsaved-text")], [save, leave, stay])
        else:
            self.app.back()

    def set(self, quantity: Quantity, value: float) -> None:
        """Change a quantity."""
        self.change(lambda: self.bench.set(quantity, value))

    def set_back(self, quantity: Quantity) -> None:
        """As it was."""
        self.change(lambda: self.bench.set_back(quantity))

    def refuse_number(self, quantity: Quantity) -> None:
        """What was typed is no number that this can be."""
        row = next(row for row in self.furniture.quantities.rows if row.quantity.id == quantity.id)
        self.kit.sound("refused")
        self.said = self.say(
            "window-tuner-not-so",
            what=row.label.text,
            least=row.written(quantity.least),
            most=row.written(quantity.most),
        )

    def undo(self) -> None:
        self.change(self.bench.undo)

    def redo(self) -> None:
        self.change(self.bench.redo)

    def take(self, number: int) -> None:
        """Begin with another table."""
        try:
            base = tuner_tables.read_base(self.shop, self.choices[number])
        except Refused as refused:
            self.build()
            self.tell_refusal(self.say("window-tuner-no-table"), refused, self.words)
            return
        self.change(lambda: self.bench.take(base))

    def fan_by(self, number: int) -> None:
        """Show a fan of speeds, or of directions."""
        self.bench.fan = FANS[number]
        self._work_out()

    def flick(self) -> None:
        """The flick that is aimed rolls, with its sounds."""
        self.cloth.screening.finish(self.app.now)
        self.furniture.lay()
        layout, aim = self.bench.layout, self.bench.aim
        outcome = simulate(layout, aimed(layout, aim.pawn, aim.angle, aim.speed))
        self.cloth.screening.recall(seen(layout), outcome, self.app.now)

    def save(self, then: Callable[[], None] | None = None) -> None:
        """Ask for a name and write the table; afterwards ``then``."""
        self.cloth.screening.finish(self.app.now)
        self.keeping.save(then)

    @property
    def _waits(self) -> bool:
        """Whether the cloth must still be painted as the table is now."""
        return seen(self.bench.layout) != self.cloth.lies

    def _first(self, table: str) -> Base:
        """The table to begin with; one that was asked for must be right, any other only may be."""
        if table:
            return tuner_tables.read_base(self.shop, table)
        try:
            return tuner_tables.read_base(self.shop, self.table_of(drafts.last(self.game.id)))
        except Refused:
            return tuner_tables.read_base(self.shop, self.table_of(drafts.usual(self.game.id)))

    def table_of(self, draft: Draft) -> str:
        """The table of a match."""
        found = drafts.tables_of(drafts.fields(self.game))
        return found.chosen(draft.options) if found else self.shop.presets[0]

    def change(self, deed: Callable[[], None]) -> None:
        """Change the table, and show everything as it is then."""
        self.cloth.screening.finish(self.app.now)
        before, self.said = self.bench.base, ""
        deed()
        self._changed_at = self.app.now
        if self.bench.base is not before:
            self.build()
            return
        self.furniture.quantities.show()
        self._work_out()

    def aim(self, deed: Callable[[], None]) -> None:
        """Aim otherwise."""
        before = self.bench.aim
        self.said = ""
        deed()
        if self.bench.aim != before:
            self.furniture.mark(self.bench.aim.pawn)
            self._work_out()

    def _work_out(self) -> None:
        """Everything that depends on the table and the flick is worked out anew, in the frames that come."""
        bench = self.bench
        asked = MeasuringTask(bench.layout, bench.before, bench.aims, bench.limits[1])
        self.slices.want(measure(asked, self._show_fans, self._show_findings))

    def _show_fans(self, now: Fan, before: Fan) -> None:
        self.fans = now, before
        self.furniture.fan.fan_out(now, before)

    def _show_findings(self, now: Findings, before: Findings) -> None:
        self.findings = now, before
        self.furniture.show_findings(now, before)

    def shortcut(self, event: Event) -> bool:
        if event.mod & pygame.KMOD_CTRL and event.key == pygame.K_s:
            self.save()
            return True
        flicks = pressed_alone(event) and event.key == pygame.K_f
        if flicks:
            self.flick()
        return flicks
