"""The trays round the practice table: pieces, table, ways to flick, and the lists of shots and of puzzles."""

import math
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from pygame import SRCALPHA, Rect, Surface

from flick.arena.layout import Layout
from flick.paint.lamp import PANEL_LIGHT
from flick.table.naming import capital
from flick.table.words import Words
from flick.window.arena.flick_settings import HEADING_AT, HIGH, help_row, mode_row
from flick.window.arena.table_art import TableArt
from flick.window.widgets import Button, Caption, Cutout, Group, Kit, Tray, fitted
from flick.window.widgets.grid_layout import Grid
from flick.window.widgets.layout import STRETCH, UNPLACED, Column, Piece, Row, Sized
from flick.window.widgets.listing import Listing, ListRow
from flick.window.widgets.segmented import Segmented
from flick.window.widgets.select import Select
from flick.window.widgets.small import Key
from flick.window.workbench.piece_slots import Slot, grouped
from flick.window.workbench.practice_bench import MadeFlick

if TYPE_CHECKING:
    from flick.window.workbench.practice_screen import PracticeScreen

PAD = 12
HEADING = 18
"""What the heading of a tray needs."""
SEGMENT, CHOICE, SIGN = 30, 32, 36
"""Heights of two rows, and the width of a button with an icon alone."""
BUTTON, BUTTON_SIDES = 12.5, 12
"""Size of the words on small buttons, and what is free beside them."""
SLOT, SLOT_GAP = 62, 8
CAP_ROW, CAP_TOP = 30, 6
"""From key to key, and what is free above the first one."""
PORTRAIT = 32
TITLE = 16.5
BESIDE = 102
"""What a row of a list needs beside its text, its bar as well."""
LIST_EDGE = 6
"""How far a list reaches into the padding of its tray at each side."""

ARRANGING = (
    ("window-practice-key-next", "Tab"),
    ("window-practice-key-move", "window-practice-cap-arrows"),
    ("window-practice-key-turn", "R"),
    ("window-practice-key-off", "window-practice-cap-delete"),
    ("window-practice-key-flick", "F"),
)
FLICKING = (
    ("window-practice-key-next", "Tab"),
    ("window-practice-key-aim", "window-practice-cap-arrows"),
    ("window-practice-key-shoot", "window-cap-space"),
    ("window-practice-key-again", "R"),
    ("window-practice-key-flick", "F"),
)
"""What keys do, and their caps: as they are printed, or as messages where each language has its own."""


class PiecesTray(Tray):
    """What waits beside the table of ``screen``, and how it is handled: moved, or flicked."""

    def __init__(self, screen: "PracticeScreen") -> None:
        kit, words = screen.kit, screen.words
        self.words, self.bench = words, screen.bench
        modes, tip = [words("window-practice-move"), words("window-practice-flick")], words("window-practice-mode-tip")
        chosen = 0 if screen.arranging else 1
        self.mode = Segmented(kit, UNPLACED, modes, chosen, lambda index: screen.arrange(index == 0), tip=tip)
        self.slots = [Slot(kit, screen, cuts) for cuts in grouped(screen.bench.stock.cuts)]
        high = math.ceil(len(self.slots) / 2) * (SLOT + SLOT_GAP) - SLOT_GAP
        slots = Sized(Grid(kit, self.slots, 2, gap=SLOT_GAP, fill=True), grow=1, most=high)
        keys = Sized(self._lay_keys, grow=1e-6)
        content = Column(kit, HEADING, Sized(self.mode, size=SEGMENT), 12, slots, SLOT_GAP, keys, pad=PAD)
        super().__init__(kit, UNPLACED, words("window-practice-pieces"), pad=PAD, content=content)

    def show(self, *, arranging: bool) -> None:
        """Show what waits now, and what keys do."""
        for mode, keys in self.keys.items():
            keys.hidden = mode != arranging
        left = self.bench.left
        for slot in self.slots:
            slot.show(left, self._tip(slot, left))

    def _tip(self, slot: Slot, left: Sequence[str]) -> str:
        waiting = [name for name in slot.cuts if name in left]
        name = capital(self.words.name(waiting[0] if waiting else next(iter(slot.cuts))))
        hint = "window-practice-slot-tip" if waiting else "window-practice-slot-empty"
        return f"{name}\n{self.words(hint)}"

    def _lay_keys(self, room: Rect) -> Group:
        """What the keyboard does while pieces are moved, and while they are flicked: one of both is hidden."""
        self.keys = {True: self._keys(room, ARRANGING), False: self._keys(room, FLICKING)}
        return Group(self.kit, room, list(self.keys.values()))

    def _keys(self, room: Rect, keys: Sequence[tuple[str, str]]) -> Group:
        """Keys at the foot of the room, the last ones first where there is not room for all."""
        kit, words = self.kit, self.words
        count = max(0, room.height - kit.px(CAP_TOP)) // kit.px(CAP_ROW)
        rows: list[Piece] = []
        for message, cap in keys[max(0, len(keys) - count) :]:
            key = Key(kit, room.topleft, words(cap) if cap.startswith("window-") else cap)
            told = Caption(kit, UNPLACED, words(message), "hint", colour="bone.2", size=12, name=True)
            row = Row(kit, Sized(key, align="start"), 7, Sized(Column(kit, 3, Sized(told, size=18)), grow=1))
            rows.append(Sized(row, size=CAP_ROW))
        return Group(kit, room, content=Column(kit, STRETCH, *rows))


class TableTray(Tray):
    """Which table, and where everything on it begins."""

    def __init__(self, screen: "PracticeScreen") -> None:
        kit, words, bench = screen.kit, screen.words, screen.bench
        listed = [*(screen.tables.named.choices if screen.tables else ()), bench.origin_table, bench.now.table]
        names = list(dict.fromkeys(listed))
        labels = [screen.table_name(name) for name in names]
        chosen = names.index(bench.now.table)
        table = Select(kit, UNPLACED, labels, chosen, lambda index: screen.set_table(names[index]))
        signs = [("close", words("window-practice-clear"), partial(screen.do, bench.clear))]
        if bench.origin is not None:
            signs.insert(0, ("reset", words("window-practice-as-it-was"), partial(screen.do, bench.as_it_was)))
        buttons = [Button(kit, UNPLACED, "", do, kind="quiet", icon=icon, tip=tip) for icon, tip, do in signs]
        choice = Row(kit, Sized(table, grow=1), *(Sized(button, size=SIGN) for button in buttons), gap=6)
        starts = Row(kit, *(self._start(screen, start) for start in screen.starts), gap=6)
        content = Column(kit, HEADING, Sized(choice, size=CHOICE), STRETCH, Sized(starts, size=CHOICE), pad=PAD)
        super().__init__(kit, UNPLACED, words("window-practice-table"), pad=PAD, content=content)

    def _start(self, screen: "PracticeScreen", start: str) -> Sized:
        """The button that puts everything where a start has it; all are equally wide, if their labels let them be."""
        kit, label, tip = screen.kit, capital(screen.words.name(start)), screen.words("window-practice-start-tip")
        do = partial(screen.do, partial(screen.bench.restore, start))
        button = Button(kit, UNPLACED, label, do, kind="quiet", size=BUTTON, tip=tip)
        least = kit.width(label, "button", BUTTON) / kit.theme.scale + BUTTON_SIDES
        return Sized(button, grow=1, least=least)


def flicks_tray(screen: "PracticeScreen") -> Tray:
    """How to flick, and what is shown of a flick before it."""
    kit, given = screen.kit, (screen.words, screen.app.settings, screen.change_setting)
    halves = [
        Sized(
            Column(kit, HEADING_AT, Sized(lambda rect, row=row: Group(kit, rect, list(row(kit, rect, *given))), HIGH)),
            grow=1,
        )
        for row in (mode_row, help_row)
    ]
    return Tray(kit, UNPLACED, content=Column(kit, *halves, gap=10, pad=PAD))


class ListsTray(Tray):
    """The shots that were made, or the puzzles that there are; below them what is done with the one selected."""

    def __init__(self, screen: "PracticeScreen") -> None:
        kit, words = screen.kit, screen.words
        self._screen = screen
        titles, chosen = [words("window-practice-shots"), words("window-practice-puzzles")], int(screen.puzzles)
        tabs = Segmented(kit, UNPLACED, titles, chosen, lambda index: screen.turn(index == 1))
        if screen.puzzles:
            self.listing, self.deed = screen.puzzle_list.listing(), screen.puzzle_list.button()
        else:
            empty, again, tip = words("window-practice-no-shots"), screen.again, words("window-practice-again-tip")
            self.listing = Listing(kit, UNPLACED, [], screen.look, lambda _: again(), empty=empty)
            label = words("window-practice-again")
            self.deed = Button(kit, UNPLACED, label, again, icon="replay", key="R", tip=tip)
        head, foot = (
            Sized(Row(kit, LIST_EDGE, Sized(part, grow=1), LIST_EDGE), size=high)
            for part, high in ((tabs, SEGMENT), (self.deed, 40))
        )
        content = Column(kit, head, 10, Sized(self.listing, grow=1), 10, foot, pad=(PAD - LIST_EDGE, PAD, PAD))
        super().__init__(kit, UNPLACED, pad=PAD, content=content)

    def show(self) -> None:
        """Show the shots that were made, if these are listed."""
        screen, listing, now = self._screen, self.listing, self._screen.bench.now
        if screen.puzzles:
            return
        room = listing.rect.width - self.kit.px(BESIDE)
        rows = [shot_row(screen.words, screen.art, self.kit, room, made) for made in now.shots]
        if [row.tip for row in rows] != [row.tip for row in listing.rows]:
            listing.rows = rows
        listing.selected = now.chosen
        self.deed.off = None if now.shots else screen.words("window-practice-no-shot")


def shot_row(words: Words, art: TableArt, kit: Kit, room: int, made: MadeFlick) -> ListRow:
    """A shot as the list shows it, with what it touched as far as that has room in so many pixels."""
    pawn = made.aim.pawn
    degrees = round(math.degrees(made.aim.angle) % 360, 1) % 360
    how = words("window-practice-shot", degrees=degrees, speed=round(made.aim.speed))
    touched = list(dict.fromkeys(called(words, made.before, name) for name in made.touched))
    shorter = [words("window-practice-touched-nothing")]
    if touched:
        some = range(len(touched) - 1, 0, -1)
        parts = [(", ".join(touched[:count]), len(touched) - count) for count in some]
        shorter = [words("window-practice-touched-more", what=what, count=more) for what, more in parts]
        shorter = [", ".join(touched), *shorter, words("window-practice-touched-count", count=len(touched))]
    what = next((text for text in shorter if kit.width(text, "hint") <= room), shorter[-1])
    gone = [departure.pawn for departure in made.outcome.left]
    lines = [how, shorter[0], *(words("window-practice-left", what=words.name(name)) for name in gone)]
    title = capital(words.name(pawn))
    broken = len(fitted(kit.theme, title, "row-title", room, TITLE).lines) > 1
    return ListRow(
        title,
        how if broken else f"{how}\n{what}",
        picture=portrait(art, made.before, pawn, kit.px(PORTRAIT)),
        tip="\n".join(lines),
    )


def called(words: Words, layout: Layout, name: str) -> str:
    """What a piece is called; every wall is a wall."""
    return words.name(name) if name in layout.pawns else words("window-practice-wall")


def portrait(art: TableArt, layout: Layout, name: str, size: int) -> Cutout:
    """A piece as large as a row has room for."""
    pawn = layout.pawns[name]
    sheet = Surface((2 * size, 2 * size), SRCALPHA, 32)
    scale = 0.82 * size / (2 * pawn.chain.extent)
    art.piece(name, pawn, scale).draw(sheet, size, size, 0.0, PANEL_LIGHT)
    return Cutout(sheet, (size, size))
