"""Everything on the practice screen, laid out, and brought up to date."""

from typing import TYPE_CHECKING

from pygame import Rect

from flick.table.naming import capital
from flick.table.rules import Decision
from flick.window.arena.arena_part import ArenaPart
from flick.window.arena.carried_piece import place_of
from flick.window.menus import opening
from flick.window.widgets.button import Button
from flick.window.widgets.layout import STRETCH, UNPLACED, Column, Placeable, Row, Sized
from flick.window.widgets.prompt import Prompt
from flick.window.workbench.practice_sending import lacking
from flick.window.workbench.practice_trays import ListsTray, PiecesTray, TableTray, flicks_tray
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


class PracticeParts:
    """Made anew whenever the screen is laid out."""

    def __init__(self, screen: "PracticeScreen") -> None:
        self.screen, self.kit, self.words = screen, screen.kit, screen.words
        kit, (margin, left, right) = self.kit, SIDES if screen.wide >= BROAD else NARROW_SIDES
        self.pieces, self.lists = PiecesTray(screen), ListsTray(screen)
        wide, high = self._size_of_cloth(screen.wide - 4 * margin - left - right, margin)
        below = Row(kit, *(Sized(tray, grow=1) for tray in (TableTray(screen), flicks_tray(screen))), gap=GAP)
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
