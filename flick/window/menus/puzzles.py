"""The puzzles of a game, and what somebody has solved of them; also of games that nobody practises flicks in."""

from typing import TYPE_CHECKING

from flick.sitting import words_for
from flick.table.game import find
from flick.table.sayings import Refused
from flick.window.match.lesson.puzzles import Drill, Scores, drills_of, load_scores
from flick.window.menus import opening
from flick.window.menus.games_screen import title_of
from flick.window.menus.page import Page
from flick.window.widgets.button import Button
from flick.window.widgets.layout import STRETCH, UNPLACED, Column, Row, Sized
from flick.window.widgets.listing import Listing
from flick.window.workbench.practice_trays import drill_row

if TYPE_CHECKING:
    from flick.window.app.app import App

WIDEST = 620


class PuzzlesScreen(Page):
    """A list, and below it the button that begins the one selected."""

    def __init__(self, app: "App", game_id: str) -> None:
        super().__init__(app)
        self.game = find(game_id)
        self.selected = 0

    def lay_out(self) -> None:
        words = words_for(self.app.words, self.game)
        self.drills = drills_of(self.game)
        self.head(self.say("window-practice-puzzles"), title_of(self.app.words, self.game.id))
        kit, empty = self.kit, self.say("window-practice-no-puzzles")
        rows = [drill_row(words, drill, self._scores()) for drill in self.drills]
        selected = self.selected if rows else None
        self.listing = Listing(
            kit, UNPLACED, rows, self._select, lambda _: self.solve(), selected=selected, empty=empty
        )
        off = None if self._chosen is not None else empty
        label = self.say("window-practice-solve")
        self.deed = Button(kit, UNPLACED, label, self.solve, kind="primary", icon="puzzle", off=off)
        tray = self.tray(Column(kit, Sized(self.listing, grow=1), 10, Sized(self.deed, size=44), pad=10))
        self.put(Row(kit, STRETCH, Sized(tray, grow=1, most=WIDEST), STRETCH), self.body())
        self.desk.give_focus(self.listing)

    def solve(self) -> None:
        """Try the puzzle that is selected."""
        sound = [one for one in self.drills if isinstance(one, Drill)]
        if self._chosen is None:
            return
        try:
            opening.open_puzzle(self.app, sound, sound.index(self._chosen))
        except Refused as refused:
            words = words_for(self.app.words, self.game)
            self.tell_refusal(self.say("window-practice-no-puzzle"), refused, words)

    @property
    def _chosen(self) -> Drill | None:
        drill = self.drills[self.selected] if self.drills else None
        return drill if isinstance(drill, Drill) else None

    def _select(self, number: int) -> None:
        self.selected = number

    def _scores(self) -> Scores:
        """Nothing, where the record cannot be read: a puzzle can be tried all the same."""
        try:
            return load_scores()
        except Refused:
            return {}
