"""The trays of the tuner: everything that can be changed, and what was measured."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from flick.arena.layout import Edge
from flick.window.widgets import Button, Tray
from flick.window.widgets.label import Overline
from flick.window.widgets.layout import UNPLACED, Column, Piece, Row, Sized
from flick.window.widgets.segmented import Segmented
from flick.window.widgets.select import Select
from flick.window.workbench.quantities import GroupName, quantities
from flick.window.workbench.quantity_rows import QuantityRow
from flick.window.workbench.tuner_bench import FanKind

if TYPE_CHECKING:
    from flick.window.workbench.tuner_screen import TunerScreen

PAD = 14
ROW, MOST_ROW = 28, 42
CHOICE, SIGN = 34, 36
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


class QuantitiesTray(Tray):
    """Which table it began with, every number of it, and the way back, told to ``screen``."""

    def __init__(self, screen: "TunerScreen") -> None:
        kit, words = screen.kit, screen.words
        self.screen, self.words = screen, words
        names = [screen.table_name(table) for table in screen.choices]
        chosen, tip = screen.choices.index(screen.bench.base.table), words("window-tuner-begin-with")
        self.table = Select(kit, UNPLACED, names, chosen, screen.take, tip=tip)
        off = None if screen.bench.base.own else words("window-tuner-delete-not-own")
        tip, do = words("window-tuner-delete-tip"), screen.keeping.delete
        delete = Button(kit, UNPLACED, "", do, kind="quiet", icon="close", tip=tip, off=off)
        head = Row(kit, Sized(self.table, grow=1), Sized(delete, size=SIGN), gap=6)
        self.rows = [QuantityRow(screen, quantity) for quantity in quantities(screen.bench.tuned)]
        view = screen.scrolling("quantities", Column(kit, *self._pieces()))
        content = Column(
            kit,
            Sized(head, size=CHOICE),
            6,
            Sized(view, grow=1),
            8,
            Sized(self._buttons(), size=BUTTONS),
            pad=PAD,
        )
        super().__init__(kit, UNPLACED, pad=PAD, radius=14, content=content)
        self.show()

    def show(self) -> None:
        """Show everything as it is now."""
        bench = self.screen.bench
        for row in self.rows:
            row.show(row.quantity.read(bench.tuned), row.quantity.read(bench.base.tuned))
        self.edge.chosen = EDGES.index(bench.tuned.table.edge)
        other = bench.tuned.table.edge != bench.base.tuned.table.edge
        self._table_title.colour, self._table_title.dirty = "honey" if other else "bone.2", True
        self._show_material()
        self.undo.off = None if bench.history.can_undo else self.words("window-tuner-nothing-before")
        self.redo.off = None if bench.history.can_redo else self.words("window-tuner-nothing-after")
        self.reset.off = None if bench.changed else self.words("window-tuner-nothing-changed")

    def _pieces(self) -> Iterator[Piece]:
        """All rows, each group below its heading."""
        for index, row in enumerate(self.rows):
            group = row.quantity.group
            if not index or self.rows[index - 1].quantity.group != group:
                yield from (APART,) if index else ()
                yield from self._heading(group)
            yield Sized(row, grow=1, least=ROW, most=MOST_ROW)

    def _heading(self, group: GroupName) -> Iterator[Piece]:
        """The name of a group; beside or below it what is chosen for all of it."""
        kit, words = self.screen.kit, self.words
        title = Overline(kit, UNPLACED, words(GROUPS[group]))
        if group == "table":
            self._table_title = title
            labels = [words("window-tuner-edge-mat"), words("window-tuner-edge-walls")]
            self.edge = Segmented(kit, UNPLACED, labels, 0, self._edge, tip=words("window-tuner-edge-tip"))
            high = Column(kit, Sized(title, size=19))
            yield Sized(Row(kit, Sized(high, grow=1), Sized(self.edge, size=EDGE_WIDE), gap=8), size=LINE)
            yield 1
            return
        yield Sized(title, size=17)
        yield HEADING - 17
        if group == "cloth":
            self.material = Select(kit, UNPLACED, [""], 0, self._material)
            yield Sized(self.material, size=LINE)
            yield 1

    def _show_material(self) -> None:
        """Every material; numbers that are those of none are one more."""
        names, now = list(self.screen.bench.shop.materials), self.screen.bench.material
        options = [self.words(MATERIALS[name]) if name in MATERIALS else self.words.name(name) for name in names]
        options += [self.words("window-tuner-own-material")] if now is None else []
        if options != self.material.options:
            self.material.options, self.material.dirty = options, True
        self.material.chosen = len(names) if now is None else names.index(now)

    def _material(self, number: int) -> None:
        bench, names = self.screen.bench, list(self.screen.bench.shop.materials)
        if number < len(names):
            self.screen.change(lambda: bench.set_material(names[number]))

    def _edge(self, number: int) -> None:
        self.screen.change(lambda: self.screen.bench.set_edge(EDGES[number]))

    def _reset(self) -> None:
        self.screen.change(self.screen.bench.reset)

    def _buttons(self) -> Row:
        kit, words, screen = self.screen.kit, self.words, self.screen
        undo, redo, reset = words("window-tuner-undo"), words("window-tuner-redo"), words("window-tuner-reset")
        self.undo = Button(kit, UNPLACED, "", screen.undo, kind="quiet", icon="undo", tip=undo)
        self.redo = Button(kit, UNPLACED, "", screen.redo, kind="quiet", icon="redo", tip=redo)
        tip = words("window-tuner-reset-tip")
        self.reset = Button(kit, UNPLACED, reset, self._reset, kind="quiet", icon="reset", size=13, tip=tip)
        return Row(kit, Sized(self.undo, size=40), Sized(self.redo, size=40), Sized(self.reset, grow=1), gap=8)
