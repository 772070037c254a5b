"""The trays of the tuner: everything that can be changed, and what was measured."""

import math
from collections.abc import Callable, Sequence
from typing import Protocol

from pygame import Rect

from flick.arena.layout import Edge
from flick.table.words import Words
from flick.window.widgets.button import Button
from flick.window.widgets.kit import Kit
from flick.window.widgets.label import Overline
from flick.window.widgets.scrolling import Scrolling
from flick.window.widgets.segmented import Segmented
from flick.window.widgets.select import Select
from flick.window.widgets.tray import Tray
from flick.window.widgets.widget import Widget
from flick.window.workbench.quantities import GroupName, quantities
from flick.window.workbench.quantity_rows import QuantityRow, Tuning
from flick.window.workbench.tuner_bench import FanKind, TunerBench

PAD = 14
ROW, MOST_ROW = 28, 42
CHOICE = 34
APART, HEADING, LINE = 4, 22, 30
"""Between groups, of a heading alone, and of a choice for a whole group."""
BUTTONS = 34
EDGES: tuple[Edge, Edge] = ("mat", "walls")
EDGE_WIDE = 134
FANS: tuple[FanKind, FanKind] = ("speeds", "angles")

GROUPS: dict[GroupName, str] = {
    "table": "window-tuner-group-table",
    "cloth": "window-tuner-group-cloth",
    "pawns": "window-tuner-group-pawns",
}
MATERIALS = {
    "wood-on-neoprene": "window-tuner-wood-on-neoprene",
    "wood-on-felt": "window-tuner-wood-on-felt",
    "wood-on-varnished-table": "window-tuner-wood-on-varnished-table",
}
"""What materials are called; others go by their own name."""


class Choosing(Tuning, Protocol):
    """Whom the tray of quantities tells of what is done in it; the screen."""

    def take(self, number: int) -> None: ...

    def change(self, deed: Callable[[], None]) -> None:
        """Change the table, and show everything as it is then."""
        ...

    def undo(self) -> None: ...

    def redo(self) -> None: ...

    def delete(self) -> None: ...


class QuantitiesTray(Tray):
    """Which table it began with, every number of it, and the way back."""

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        words: Words,
        bench: TunerBench,
        choosing: Choosing,
        *,
        tables: Sequence[str],
        chosen: int,
        scrolled: int = 0,
    ) -> None:
        """``tables`` by what they are called."""
        super().__init__(kit, rect, pad=PAD, radius=14)
        self.words, self.bench, self.choosing = words, bench, choosing
        inner, high = self.inner, kit.px(CHOICE)
        side = kit.px(36)
        place = Rect(inner.left, inner.top, inner.width - side - kit.px(6), high)
        self.table = Select(kit, place, tables, chosen, choosing.take, tip=words("window-tuner-begin-with"))
        off = None if bench.base.own else words("window-tuner-delete-not-own")
        place = Rect(inner.right - side, inner.top, side, high)
        tip, do = words("window-tuner-delete-tip"), choosing.delete
        delete = Button(kit, place, "", do, kind="quiet", icon="close", tip=tip, off=off)
        self.add(self.table, delete)
        foot = inner.bottom - kit.px(BUTTONS)
        self._buttons(Rect(inner.left, foot, inner.width, kit.px(BUTTONS)))
        top = inner.top + high + kit.px(6)
        self.rows: list[QuantityRow] = []
        self.add(self._view(Rect(inner.left, top, inner.width, foot - kit.px(8) - top), scrolled))
        self.show()

    def show(self) -> None:
        """Show everything as it is now."""
        bench = self.bench
        for row in self.rows:
            row.show(row.quantity.read(bench.tuned), row.quantity.read(bench.base.tuned))
        self.edge.chosen = EDGES.index(bench.tuned.table.edge)
        other = bench.tuned.table.edge != bench.base.tuned.table.edge
        self._table_title.colour, self._table_title.dirty = "honey" if other else "bone.2", True
        self._show_material()
        self.undo.off = None if bench.history.can_undo else self.words("window-tuner-nothing-before")
        self.redo.off = None if bench.history.can_redo else self.words("window-tuner-nothing-after")
        self.reset.off = None if bench.changed else self.words("window-tuner-nothing-changed")

    def _view(self, room: Rect, scrolled: int) -> Scrolling:
        """All rows; with a bar beside them where there is not room for all."""
        kit = self.kit
        parts, foot = self._lay(room, ROW)
        if foot > room.bottom:
            parts, _ = self._lay(Rect(room.left, room.top, room.width - kit.px(28), room.height), ROW)
        else:
            spare = (room.bottom - foot) / kit.theme.scale / len(self.rows)
            parts, _ = self._lay(room, min(MOST_ROW, ROW + math.floor(spare)))
        self.view = Scrolling(kit, room.inflate(kit.px(8), 0), parts, scrolled)
        return self.view

    def _lay(self, room: Rect, row: float) -> tuple[list[Widget], int]:
        """The parts from the top of a room downwards, and where they end."""
        kit, parts, top = self.kit, list[Widget](), room.top
        group, self.rows = None, []
        for quantity in quantities(self.bench.tuned):
            if quantity.group != group:
                top += kit.px(APART) if group else 0
                group = quantity.group
                made, top = self._heading(group, room, top)
                parts += made
            place = Rect(room.left, top, room.width, kit.px(row))
            self.rows.append(
                QuantityRow(kit, place, self.words, quantity, quantity.read(self.bench.tuned), self.choosing)
            )
            parts += self.rows[-1].parts
            top = place.bottom
        return parts, top

    def _heading(self, group: GroupName, room: Rect, top: int) -> tuple[list[Widget], int]:
        """The name of a group; beside or below it what is chosen for all of it."""
        kit = self.kit
        if group != "table":
            title = Overline(kit, Rect(room.left, top, room.width, kit.px(17)), self.words(GROUPS[group]))
            top += kit.px(HEADING)
            if group == "pawns":
                return [title], top
            self.material = Select(kit, Rect(room.left, top, room.width, kit.px(LINE)), [""], 0, self._material)
            self._show_material()
            return [title, self.material], top + kit.px(LINE + 1)
        wide = kit.px(EDGE_WIDE)
        place = Rect(room.left, top, room.width - wide - kit.px(8), kit.px(19))
        self._table_title = Overline(kit, place, self.words(GROUPS[group]))
        labels = [self.words("window-tuner-edge-mat"), self.words("window-tuner-edge-walls")]
        place = Rect(room.right - wide, top, wide, kit.px(LINE))
        self.edge = Segmented(kit, place, labels, 0, self._edge, tip=self.words("window-tuner-edge-tip"))
        return [self._table_title, self.edge], top + kit.px(LINE + 1)

    def _show_material(self) -> None:
        """Every material; numbers that are those of none are one more."""
        names, now = list(self.bench.shop.materials), self.bench.material
        options = [self.words(MATERIALS[name]) if name in MATERIALS else self.words.name(name) for name in names]
        options += [self.words("window-tuner-own-material")] if now is None else []
        if options != self.material.options:
            self.material.options, self.material.dirty = options, True
        self.material.chosen = len(names) if now is None else names.index(now)

    def _material(self, number: int) -> None:
        names = list(self.bench.shop.materials)
        if number < len(names):
            self.choosing.change(lambda: self.bench.set_material(names[number]))

    def _edge(self, number: int) -> None:
        self.choosing.change(lambda: self.bench.set_edge(EDGES[number]))

    def _reset(self) -> None:
        self.choosing.change(self.bench.reset)

    def _buttons(self, room: Rect) -> None:
        kit, words, gap = self.kit, self.words, self.kit.px(8)
        side = kit.px(40)
        undo, redo = self.choosing.undo, self.choosing.redo
        left = Rect(room.left, room.top, side, room.height)
        next_to = left.move(side + gap, 0)
        self.undo = Button(kit, left, "", undo, kind="quiet", icon="undo", tip=words("window-tuner-undo"))
        self.redo = Button(kit, next_to, "", redo, kind="quiet", icon="redo", tip=words("window-tuner-redo"))
        rest = Rect(next_to.right + gap, room.top, room.right - next_to.right - gap, room.height)
        label, tip = words("window-tuner-reset"), words("window-tuner-reset-tip")
        self.reset = Button(
            kit,
            rest,
            label,
            lambda: self.choosing.change(self.bench.reset),
            kind="quiet",
            icon="reset",
            size=13,
            tip=tip,
        )
        self.add(self.undo, self.redo, self.reset)
