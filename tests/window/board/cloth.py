"""A board view of a layout of one's own, without any match, worked by events of pygame."""

import pygame
from pygame import Rect
from pygame.event import Event

from flick.table.board import Board
from flick.table.content import parse
from flick.table.words import Words
from flick.window.app.settings import Settings
from flick.window.board.board_frame import frame_of
from flick.window.board.board_view import BoardView
from flick.window.board.faces import Faces
from flick.window.board.layout_file import BoardLayoutFile
from flick.window.board.piece import PiecePart
from flick.window.board.surroundings import BoardListener
from flick.window.widgets.desk import Desk
from tests.window.board.scene import SIZE, art_of, kit_of, sample, store_of


class Cloth:
    """Remembers what was answered. Its things are those of no game."""

    def __init__(self, layout: str, board: Board, language: str = "en", *, still: bool = True) -> None:
        self.kit = kit_of(still=still)
        game = sample("shells").game
        store = store_of(self.kit, game, language)
        self.words = Words(language)
        faces = Faces(self.kit, art_of(self.kit), store, game.card_look, self.words)
        read = parse(layout, "layout.yaml").convert(BoardLayoutFile)
        self.answers: list[str] = []
        frame = frame_of(SIZE, 1.0, (read.ratio or 1, 1))
        self.board_view = BoardView(frame, read, faces, Settings(), BoardListener(self.answers.append), "kinfire")
        self.desk = Desk(self.kit, Rect((0, 0), SIZE), [self.board_view])
        self.board_view.show(board)
        self.board_view.say("Crystal Caves", "Reroll, or keep them.")
        self.desk.tick(0)

    def part(self, piece: str) -> PiecePart:
        return next(part for part in self.desk.root.walk() if isinstance(part, PiecePart) and part.piece.id == piece)

    def send(self, kind: int, **facts: object) -> None:
        """Let the desk have an event, or else the board view."""
        event = Event(kind, facts)
        if not self.desk.handle(event):
            self.board_view.shortcut(event)
        self.desk.tick(self.desk.now + 16)

    def click(self, place: tuple[int, int]) -> None:
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.send(kind, pos=place, button=1)

    def drag(self, start: tuple[int, int], way: tuple[int, int]) -> None:
        """Press there and pull that way, in two moves."""
        right, down = way
        self.send(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        for share in (0.5, 1.0):
            to = round(start[0] + right * share), round(start[1] + down * share)
            self.send(pygame.MOUSEMOTION, pos=to, rel=(0, 0), buttons=(1, 0, 0))
        self.send(pygame.MOUSEBUTTONUP, pos=to, button=1)

    def turn_wheel(self, place: tuple[int, int], notches: float) -> None:
        self.send(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0))
        self.send(pygame.MOUSEWHEEL, x=0, y=round(notches), precise_y=float(notches), flipped=False)

    def key(self, key: int, written: str = "", mod: int = 0) -> None:
        self.send(pygame.KEYDOWN, key=key, mod=mod, unicode=written)
