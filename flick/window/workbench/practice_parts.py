"""Everything on the practice screen, laid out, and brought up to date."""

from typing import TYPE_CHECKING

from pygame import Rect

from flick.table.rules import Decision
from flick.window.arena.arena_part import ArenaPart
from flick.window.arena.carried_piece import place_of
from flick.window.menus import opening
from flick.window.menus.telling import capital
from flick.window.widgets.button import Button
from flick.window.widgets.prompt import Prompt
from flick.window.workbench import practice_trays
from flick.window.workbench.practice_sending import lacking
from flick.window.workbench.workbench_frame import PracticeRooms, Room, practice_rooms

if TYPE_CHECKING:
    from flick.window.workbench.practice_screen import PracticeScreen

WALL = 13
"""Pixels of the design that card walls need round the table."""

TOOL, PITCH = 36, 43
BACK = 96


class PracticeParts:
    """Made anew whenever the screen is laid out."""

    def __init__(self, screen: "PracticeScreen") -> None:
        self.screen, self.kit, self.words = screen, screen.kit, screen.words
        table = screen.bench.layout.table
        rim = WALL if table.edge == "walls" else 0
        rooms = practice_rooms(screen.wide, screen.high, (table.width, table.height), rim)
        self.cloth = self._cloth(screen.rect(*rooms.cloth))
        self.pieces = practice_trays.PiecesTray(screen, screen.rect(*rooms.pieces))
        self.flicks = practice_trays.FlicksTray(screen, screen.rect(*rooms.flicks))
        self.lists = practice_trays.ListsTray(screen, screen.rect(*rooms.lists))
        table_tray = practice_trays.TableTray(screen, screen.rect(*rooms.table))
        screen.desk.add(self.cloth, self.pieces, table_tray, self.flicks)
        self._lay_head(rooms.head)
        self._lay_deeds(rooms)
        screen.desk.add(self.lists)
        screen.desk.give_focus(self.cloth, tell=False)

    def show(self, decision: Decision | None) -> None:
        """Show everything as it is now, and ask for this."""
        bench, words = self.screen.bench, self.words
        self.cloth.ask(decision)
        self.cloth.show(bench.layout, {})
        self.pieces.show(arranging=self.screen.arranging)
        self.undo.off = None if bench.history.can_undo else words("window-practice-nothing-before")
        self.redo.off = None if bench.history.can_redo else words("window-practice-nothing-after")
        lacks = lacking(bench.layout, list(bench.stock.start.pawns))
        self.send.off = words(lacks) if lacks else None
        if not self.screen.puzzles:
            self._show_shots()
        self.tell()

    def tell(self) -> None:
        """Say what can be done now, or what has just not been possible."""
        screen, words = self.screen, self.words
        hint, said, selected = self.cloth.hint, screen.said, screen.selected
        arranged = screen.arranged
        if arranged is not None and arranged.carried is not None:
            self.prompt.say(capital(words.name(arranged.carried.name)), words(arranged.hint))
        elif said:
            self.prompt.say(said, words(hint) if hint else "")
        elif selected is not None and screen.arranging and not self.cloth.rolling:
            pawn = screen.bench.layout.pawns[selected]
            what = words("window-practice-selected", what=capital(words.name(selected)), place=words(place_of(pawn)))
            self.prompt.say(what, words(hint) if hint else "")
        else:
            title = words("window-practice-title", table=screen.table_name(screen.bench.now.table))
            self.prompt.say(title, words(hint) if hint else words("window-practice-empty"))

    def _show_shots(self) -> None:
        screen, listing = self.screen, self.lists.listing
        shots = screen.bench.now.shots
        room = listing.rect.width - self.kit.px(practice_trays.BESIDE)
        rows = [practice_trays.shot_row(self.words, screen.workshop, self.kit, room, made) for made in shots]
        if [row.tip for row in rows] != [row.tip for row in listing.rows]:
            listing.rows = rows
        listing.selected = screen.bench.now.chosen
        self.lists.deed.off = None if shots else self.words("window-practice-no-shot")

    def _cloth(self, rect: Rect) -> ArenaPart:
        screen = self.screen
        cloth = ArenaPart(screen.setup_of_arena(), rect, starts=screen.bench.stock.start.pawns, answer=screen.flick)
        cloth.take_up(screen.arranger)
        return cloth

    def _lay_head(self, head: Room) -> None:
        kit, screen, words = self.kit, self.screen, self.words
        left, top, width, height = head
        middle = top + height / 2 - TOOL / 2
        back = Button(kit, screen.rect(left, middle, BACK, TOOL), words("window-back"), screen.back, kind="quiet")
        tools = (
            ("undo", words("window-practice-undo"), screen.undo),
            ("redo", words("window-practice-redo"), screen.redo),
            ("rulebook", words("window-rulebook"), lambda: screen.open_rule(screen.game.id)),
            ("settings", words("window-settings"), lambda: opening.open_settings(screen.app)),
        )
        start = left + width - TOOL - PITCH * (len(tools) - 1)
        places = [screen.rect(start + PITCH * number, middle, TOOL, TOOL) for number in range(len(tools))]
        buttons = [
            Button(kit, place, "", do, kind="quiet", icon=icon, tip=tip)
            for place, (icon, tip, do) in zip(places, tools, strict=True)
        ]
        self.undo, self.redo = buttons[:2]
        beside = left + width - start + 12
        self.prompt = Prompt(kit, screen.rect(left + beside, top + 4, width - 2 * beside, height - 6), "")
        screen.desk.add(back, self.prompt, *buttons)

    def _lay_deeds(self, rooms: PracticeRooms) -> None:
        screen, words = self.screen, self.words
        save, tip = screen.rect(*rooms.save), words("window-practice-save-tip")
        screen.desk.add(Button(self.kit, save, words("window-practice-save"), screen.save, icon="save", tip=tip))
        send, tip = screen.rect(*rooms.send), words("window-practice-send-tip")
        self.send = Button(self.kit, send, words("window-practice-send"), screen.send, icon="play", tip=tip)
        screen.desk.add(self.send)
