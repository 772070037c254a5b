"""The puzzles of a game, and what somebody has solved of them; also of games that nobody practises flicks in."""

from typing import TYPE_CHECKING

from flick.table.game import find
from flick.window.match.lesson.puzzle_list import PuzzleList
from flick.window.menus.games_screen import title_of
from flick.window.menus.page import Page
from flick.window.widgets.layout import STRETCH, Column, Row, Sized

if TYPE_CHECKING:
    from flick.window.app.app import App

WIDEST = 620


class PuzzlesScreen(Page):
    """A list, and below it the button that begins the one selected."""

    def __init__(self, app: "App", game_id: str) -> None:
        super().__init__(app)
        self.game = find(game_id)
        self.puzzles = PuzzleList(self, self.game)

    def lay_out(self) -> None:
        self.puzzles.look_up()
        self.head(self.say("window-practice-puzzles"), title_of(self.app.words, self.game.id))
        self.listing, self.deed = self.puzzles.listing(), self.puzzles.button()
        column = Column(self.kit, Sized(self.listing, grow=1), 10, Sized(self.deed, size=44), pad=10)
        self.put(Row(self.kit, STRETCH, Sized(self.tray(column), grow=1, most=WIDEST), STRETCH), self.body())
        self.desk.give_focus(self.listing)
