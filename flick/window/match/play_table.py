"""The table of a match that is played: laid out round its arena, and shown as everything lies there."""

from typing import TYPE_CHECKING

from pygame import Rect

from flick.table.board import Board
from flick.table.moves import Moves
from flick.table.rules import Event
from flick.window.arena.arena_part import ArenaPart
from flick.window.arena.effects.amount import amount_of
from flick.window.board.board_frame import BoardFrame
from flick.window.board.board_view import BoardView
from flick.window.board.faces import Faces
from flick.window.board.surroundings import BoardListener
from flick.window.match.match_table import WatchedTable

if TYPE_CHECKING:
    from flick.window.match.play_screen import PlayScreen

WALL, SIZE = 13, (1280, 720)
"""Pixels of the design that card walls need round the table, in a window of that size."""


class PlayTable(WatchedTable):
    """Tells ``screen`` what somebody does on it."""

    board_view: BoardView
    """Everything round the arena, as soon as it is laid out."""

    def __init__(self, screen: "PlayScreen") -> None:
        super().__init__(screen.match)
        self.screen = screen
        self._is_laid = False
        began = screen.match.opening().arena
        self._starts = dict(began.pawns) if began is not None else None

    def lay_out(self) -> None:
        """Lay the board view on the desk of the screen, and the arena, if there is one; made anew."""
        screen, kit = self.screen, self.screen.kit
        order = self.board_view.order if self._is_laid else []
        faces = self.faces(kit, screen.art, screen.words)
        lies = screen.controller.board.arena
        size = (lies.table.width, lies.table.height) if lies is not None else None
        walls = lies is not None and lies.table.edge == "walls"
        frame = screen.its_frame(size, self._wall if walls else 0)
        self.board_view, self._is_laid = self._board_view_in(frame, faces), True
        self.board_view.keep(order)
        if lies is not None:
            self.arena = self._arena_in(frame.cloth)
            screen.desk.add(self.arena)
            self.board_view.asking.outline = self.arena.outline
        screen.desk.add(self.board_view)

    def show(self, moves: Moves = (), acts: int | None = None) -> None:
        """Everything as it lies now; what ``moves`` travels there, for the seat ``acts`` has moved it, unless somebody
        else looks than before."""
        before, board = self.board_view.board, self.screen.controller.board
        if before.seat != board.seat:
            moves = ()
        by_bot = acts is not None and not self.match.seats[acts].is_human
        self.board_view.show(board, moves, by_bot=by_bot)
        self.lay_arena(board)

    def lay(self, board: Board) -> None:
        """Everything as it lay at another moment."""
        self.board_view.show(board)
        self.lay_arena(board)

    def sign(self, event: Event) -> None:
        """Also strike through the step of a card that has come to nothing, unless nobody wants to see effects."""
        effect = self.layout.effects.get(event.kind)
        wanted = amount_of(self.screen.app.settings).weight > 0
        if self.arena is not None and effect is not None and effect.strikes and wanted:
            self.board_view.strike_out()
        super().sign(event)

    def _board_view_in(self, frame: BoardFrame, faces: Faces) -> BoardView:
        """Everything round the arena."""
        screen = self.screen
        deeds = BoardListener(
            answer=screen.deeds.answer,
            rule=screen.look_up,
            moment=screen.moments.remember,
            change=screen.change_setting,
            undo=screen.deeds.undo,
            redo=screen.deeds.redo,
            rulebook=lambda: screen.open_rule(*screen.rulebook),
            menu=screen.open_menu,
            refuse=screen.deeds.refuse,
        )
        made = BoardView(frame, self.layout_file, faces, screen.app.settings, deeds, self.match.game.id)
        made.own_side = self._own_side
        made.stamps = screen.controller.stamps
        made.asking.says_who = screen.names_asked
        return made

    def _arena_in(self, cloth: Rect) -> ArenaPart:
        screen, setup = self.screen, self.screen.arena_setup(self.screen.words)
        return ArenaPart(setup, cloth, starts=self._starts, answer=screen.deeds.answer, on_rule=screen.look_up)

    @property
    def _wall(self) -> float:
        """How much room card walls need in pixels of the design: more on a large table in a large window."""
        width, height = self.screen.app.size
        return WALL * max(1.0, min(width / SIZE[0], height / SIZE[1]) / self.screen.kit.theme.scale)

    @property
    def _own_side(self) -> str:
        """The side of the only person at this screen; two of them keep the sides of the layout."""
        sides = {self.sides[seat] for seat in self.screen.controller.people} if self.sides else set[str]()
        return sides.pop() if len(sides) == 1 else ""
