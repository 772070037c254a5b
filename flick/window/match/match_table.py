"""The table of a match: what is seen of it in play as in a replay, its faces, and its arena if it has one; and the
table of a match that is played, laid out round its arena, and shown as everything lies there."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pygame import Rect

from flick.arena.shapes import Point
from flick.table.board import Board
from flick.table.match import Match
from flick.table.moves import Moves
from flick.table.naming import signed
from flick.table.rules import Event
from flick.table.words import Words
from flick.window.arena.arena_part import ArenaPart
from flick.window.arena.effects.amount import amount_of
from flick.window.arena.piece_marks import Special
from flick.window.arena.table_art import TableArt
from flick.window.board.board_frame import BoardFrame
from flick.window.board.board_view import BoardView
from flick.window.board.faces import Faces
from flick.window.board.layout_file import BoardLayoutFile, EffectOf, MarkSign, layout_in
from flick.window.board.surroundings import BoardListener
from flick.window.cards.store import CardStore
from flick.window.widgets.kit import Kit

if TYPE_CHECKING:
    from flick.window.match.play_screen import PlayScreen

WALL, SIZE = 13, (1280, 720)
"""Pixels of the design that card walls need round the table, in a window of that size."""


class WatchedTable:
    """``arena`` is made by whoever lays it out."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.layout_file = layout_in(match.game.folder)
        """What the game says of its table; ``None`` where it says nothing."""
        self.layout = self.layout_file or BoardLayoutFile()
        self.arena: ArenaPart | None = None
        self._store: CardStore | None = None

    @property
    def sides(self) -> list[str]:
        """The side of each seat, in games that have sides."""
        return list(self.match.game.sides(self.match.options, len(self.match.seats)))

    def faces(self, kit: Kit, art: TableArt, words: Words) -> Faces:
        """The faces of everything that lies on it; those that were made before are let go."""
        self.close()
        self._store = CardStore(kit.theme, kit.icons, words)
        return Faces(kit, art, self._store, self.match.game.card_look, words, self.sides)

    def close(self) -> None:
        """Let go of the faces."""
        if self._store is not None:
            self._store.close()
            self._store = None

    def lay_arena(self, board: Board) -> None:
        """Everything in the arena as it lies on that board."""
        if self.arena is not None:
            show_arena(self.arena, board, self.layout.marks)

    def sign(self, event: Event) -> None:
        """Show over the pawns that an event names what it has done to them, as the layout tells."""
        effect = self.layout.effects.get(event.kind)
        if self.arena is not None and effect is not None and not self.arena.hidden:
            show_over(self.arena, effect, event)

    def judges(self, event: Event) -> bool:
        """Whether the layout has that event said where a flick has ended."""
        return event.kind in self.layout.verdicts

    def weight(self, event: Event) -> int:
        """Which place such an event has among those: of what came of one flick, the foremost is said."""
        return self.layout.verdicts.index(event.kind)

    def judge(self, event: Event, flicked: str, places: Mapping[str, Point], words: Words) -> bool:
        """Say an event at the pawn that it is about, or else at the one that was ``flicked``, where these have
        ``places`` (mm); whether one of them has."""
        names = (name for name in (event.facts.get("pawn"), flicked) if isinstance(name, str))
        place = next((places[name] for name in names if name in places), None)
        if self.arena is None or place is None:
            return False
        self.arena.say(words(event.say), event.rule, place)
        return True


def show_arena(arena: ArenaPart, board: Board, signs: Mapping[str, MarkSign]) -> None:
    """Show everything in the arena as it lies on a board, with what is seen of its marks."""
    if board.arena is not None:
        pieces = [piece for zone in board.zones if zone.kind == "arena" for piece in zone.pieces]
        arena.show(board.arena, {piece.id: _special(piece.marks, signs) for piece in pieces})


def _special(marks: tuple[str, ...], signs: Mapping[str, MarkSign]) -> Special:
    seen = [signs[mark] for mark in marks if mark in signs]
    badge = next((sign.icon for sign in seen if sign.icon), "")
    return Special(any(sign.alive for sign in seen), any(sign.target for sign in seen), badge, marks)


def show_over(arena: ArenaPart, effect: EffectOf, event: Event) -> None:
    """Show an effect over the pieces that the event names, with the number that is shared among them."""
    names = [name for fact in effect.pawns if isinstance(name := event.facts.get(fact), str)]
    much = event.facts.get(effect.number)
    share = int(much) // max(1, len(names)) if isinstance(much, int) else None
    number = "" if share is None else signed(share if effect.gains else -share)
    arena.sign(effect.sign, names, [number] * len(names))


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
