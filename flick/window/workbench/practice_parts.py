"""Everything on the practice screen, laid out, and brought up to date: its head, the trays round the table, and what is
done with the position. The tray of pieces is a module of its own."""

import math
from functools import partial
from typing import TYPE_CHECKING

from pygame import SRCALPHA, Rect, Surface

from flick.arena.layout import Layout
from flick.paint.lamp import PANEL_LIGHT
from flick.table.naming import capital
from flick.table.rules import Decision
from flick.table.words import Words
from flick.window.arena.arena_part import ArenaPart
from flick.window.arena.carried_piece import place_of
from flick.window.arena.flick_settings import HEADING_AT, HIGH, help_row, mode_row
from flick.window.arena.table_art import TableArt
from flick.window.menus import opening
from flick.window.widgets import Button, Cutout, Group, Kit, Tray, fitted
from flick.window.widgets.layout import STRETCH, UNPLACED, Column, Placeable, Row, Sized
from flick.window.widgets.listing import Listing, ListRow
from flick.window.widgets.prompt import Prompt
from flick.window.widgets.segmented import Segmented
from flick.window.widgets.select import Select
from flick.window.workbench.pieces_tray import HEADING, PAD, SEGMENT, PiecesTray
from flick.window.workbench.practice_bench import MadeFlick
from flick.window.workbench.practice_sending import lacking
from flick.window.workbench.workbench_screen import BROAD

if TYPE_CHECKING:
    from flick.window.workbench.practice_screen import PracticeScreen

WALL = 13
"""Pixels of the design that card walls need round the table."""

HEAD, GAP = 56, 12
"""Height of what stands above the table, and what lies between the trays."""
TOOL, TOOL_GAP, BACK = 36, 7, 96
"""Side of a small button, what lies between two of them, and the width of the way back."""
CHOICES, DEEDS = 118, 42
"""How high the trays below the cloth are at least, and the buttons below them."""
SIDES, NARROW_SIDES = (16, 164, 248), (12, 138, 240)
"""The margin, and the least widths of what lies left and right of the cloth; and in a narrow window."""
WIDEST_LEFT, WIDEST_RIGHT = 196, 330
CHOICE, SIGN = 32, 36
"""Height of a row, and width of a button with an icon alone, in the trays."""
BUTTON, BUTTON_SIDES = 12.5, 12
"""Size of the words on small buttons, and what is free beside them."""
PORTRAIT = 32
TITLE = 16.5
BESIDE = 102
"""What a row of a list needs beside its text, its bar as well."""
LIST_EDGE = 6
"""How far a list reaches into the padding of its tray at each side."""


class PracticeParts:
    """Made anew whenever the screen is laid out."""

    def __init__(self, screen: "PracticeScreen") -> None:
        self.screen, self.kit, self.words = screen, screen.kit, screen.words
        kit, (margin, left, right) = self.kit, SIDES if screen.wide >= BROAD else NARROW_SIDES
        self.pieces, self.lists = PiecesTray(screen), ListsTray(screen)
        wide, high = self._size_of_cloth(screen.wide - 4 * margin - left - right, margin)
        below = Row(kit, *(Sized(tray, grow=1) for tray in (table_tray(screen), flicks_tray(screen))), gap=GAP)
        middle = Column(
            kit,
            Sized(Row(kit, STRETCH, Sized(self._cloth, size=wide), STRETCH), size=high),
            Sized(below, grow=1),
            Sized(self._deeds(), size=DEEDS),
            gap=GAP,
        )
        # What is left over goes to the lists first, then to the pieces; the rest lies beside the cloth.
        body = Row(
            kit,
            Sized(self.pieces, least=left, most=WIDEST_LEFT, grow=1e-3),
            Sized(middle, least=wide, grow=1e-6),
            Sized(self.lists, least=right, most=WIDEST_RIGHT, grow=1),
            gap=margin,
        )
        page = Column(kit, Sized(self._head(), size=HEAD), Sized(body, grow=1), pad=(margin, 0, margin))
        screen.put_round_cloth(page, Rect((0, 0), screen.app.size))
        screen.desk.give_focus(screen.cloth, tell=False)

    def show(self, decision: Decision | None) -> None:
        """Show everything as it is now, and ask for this."""
        bench, words = self.screen.bench, self.words
        self.screen.cloth.ask(decision)
        self.screen.cloth.show(bench.layout, {})
        self.pieces.show(arranging=self.screen.arranging)
        self.undo.off = None if bench.history.can_undo else words("window-practice-nothing-before")
        self.redo.off = None if bench.history.can_redo else words("window-practice-nothing-after")
        lacks = lacking(bench.layout, list(bench.stock.start.pawns))
        self.send.off = words(lacks) if lacks else None
        self.lists.show()
        self.tell()

    def tell(self) -> None:
        """Say what can be done now, or what has just not been possible."""
        screen, words = self.screen, self.words
        hint, said, selected = screen.cloth.hint, screen.said, screen.selected
        arranged = screen.arranged
        if arranged is not None and arranged.carried is not None:
            self.prompt.say(capital(words.name(arranged.carried.name)), words(arranged.hint))
        elif said:
            self.prompt.say(said, words(hint) if hint else "")
        elif selected is not None and screen.arranging and not screen.cloth.rolling:
            pawn = screen.bench.layout.pawns[selected]
            what = words("window-practice-selected", what=capital(words.name(selected)), place=words(place_of(pawn)))
            self.prompt.say(what, words(hint) if hint else "")
        else:
            title = words("window-practice-title", table=screen.table_name(screen.bench.now.table))
            self.prompt.say(title, words(hint) if hint else words("window-practice-empty"))

    def _size_of_cloth(self, most_wide: float, margin: float) -> tuple[float, float]:
        """As large as the table can be with its walls, in pixels of the design."""
        table = self.screen.bench.layout.table
        walls, ratio = (2 * WALL if table.edge == "walls" else 0), table.width / table.height
        most_high = self.screen.high - HEAD - 2 * GAP - CHOICES - DEEDS - margin
        wide = min(most_wide, (most_high - walls) * ratio + walls)
        return wide, (wide - walls) / ratio + walls

    def _cloth(self, rect: Rect) -> ArenaPart:
        screen = self.screen
        starts = screen.bench.stock.start.pawns
        screen.cloth = ArenaPart(screen.arena_setup(screen.words), rect, starts=starts, answer=screen.flick)
        screen.cloth.take_up(screen.arranger)
        return screen.cloth

    def _head(self) -> Placeable:
        """The way back, what can be done, and small buttons; what is said stands in the middle of the window."""
        kit, screen, words = self.kit, self.screen, self.words
        back = Button(kit, UNPLACED, words("window-back"), screen.back, kind="quiet")
        tools = (
            ("undo", words("window-practice-undo"), screen.undo),
            ("redo", words("window-practice-redo"), screen.redo),
            ("rulebook", words("window-rulebook"), lambda: screen.open_rule(screen.game.id)),
            ("settings", words("window-settings"), lambda: opening.open_settings(screen.app)),
        )
        buttons = [Button(kit, UNPLACED, "", do, kind="quiet", icon=icon, tip=tip) for icon, tip, do in tools]
        self.undo, self.redo = buttons[:2]
        self.prompt = Prompt(kit, UNPLACED, "")
        small = Row(kit, *(Sized(button, size=TOOL) for button in buttons), gap=TOOL_GAP)
        wide = len(tools) * (TOOL + TOOL_GAP) - TOOL_GAP
        said = Column(kit, Sized(self.prompt, grow=1), pad=(0, 4, 2))
        at_side = (HEAD - TOOL) / 2
        left = Row(kit, Sized(back, size=BACK), STRETCH)
        sides = [Column(kit, at_side, Sized(side, size=TOOL)) for side in (left, small)]
        return Row(kit, Sized(sides[0], size=wide), 12, Sized(said, grow=1), 12, Sized(sides[1], size=wide))

    def _deeds(self) -> Placeable:
        """What is done with the position."""
        kit, screen, words = self.kit, self.screen, self.words
        save, tip = words("window-practice-save"), words("window-practice-save-tip")
        saves = Button(kit, UNPLACED, save, screen.save, icon="save", tip=tip)
        send, tip = words("window-practice-send"), words("window-practice-send-tip")
        self.send = Button(kit, UNPLACED, send, screen.send, icon="play", tip=tip)
        return Row(kit, Sized(saves, grow=1), Sized(self.send, grow=1), gap=GAP)


def table_tray(screen: "PracticeScreen") -> Tray:
    """Which table, and where everything on it begins."""
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
    starts = Row(kit, *(_start(screen, start) for start in screen.starts), gap=6)
    content = Column(kit, HEADING, Sized(choice, size=CHOICE), STRETCH, Sized(starts, size=CHOICE), pad=PAD)
    return Tray(kit, UNPLACED, words("window-practice-table"), pad=PAD, content=content)


def _start(screen: "PracticeScreen", start: str) -> Sized:
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
