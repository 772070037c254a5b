"""The puzzles of a game, and what somebody has solved of them; also of games that nobody practises flicks in."""

from typing import TYPE_CHECKING

from flick.sitting import words_for
from flick.table.game import find
from flick.table.sayings import Refused
from flick.window.menus import opening
from flick.window.menus.games_screen import title_of
from flick.window.menus.page import MARGIN, Page
from flick.window.widgets.button import Button
from flick.window.widgets.listing import Listing
from flick.window.widgets.tray import Tray
from flick.window.workbench.practice_trays import drill_row
from flick.window.workbench.puzzle_files import Drill, drills_of
from flick.window.workbench.puzzle_scores import Scores, load_scores

if TYPE_CHECKING:
    from flick.window.app.app import App

HEAD = 84
WIDEST, DEED = 620, 44
EDGE, PAD = 10, 12


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
        kit, wide = self.kit, min(WIDEST, self.wide - 2 * MARGIN)
        tray = Tray(kit, self.rect((self.wide - wide) / 2, HEAD, wide, self.high - HEAD - MARGIN), pad=PAD)
        room, edge, deed = tray.rect.inflate(-2 * kit.px(EDGE), -2 * kit.px(EDGE)), kit.px(EDGE), kit.px(DEED)
        room.height -= deed + edge
        rows = [drill_row(words, drill, self._scores()) for drill in self.drills]
        empty = self.say("window-practice-no-puzzles")
        self.listing = Listing(
            kit, room, rows, self._select, lambda _: self.solve(), selected=self.selected if rows else None, empty=empty
        )
        foot = room.move(0, room.height + edge)
        foot.height = deed
        off = None if self._chosen is not None else empty
        label = self.say("window-practice-solve")
        self.deed = Button(kit, foot, label, self.solve, kind="primary", icon="puzzle", off=off)
        tray.add(self.listing, self.deed)
        self.desk.add(tray)
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
