"""The puzzles of a game as a list, the button that begins the one selected, and a screen of both; that is there also
for games that nobody practises flicks in."""

from typing import TYPE_CHECKING

from flick.sitting import words_for
from flick.table.game import GamesAny, find
from flick.table.naming import capital
from flick.table.sayings import Refused
from flick.table.words import Words
from flick.window.match.lesson.puzzles import Broken, Drill, Score, Scores, drills_of, load_scores
from flick.window.menus import opening
from flick.window.menus.games_screen import title_of
from flick.window.menus.page import Page
from flick.window.widgets.button import Button
from flick.window.widgets.layout import STRETCH, UNPLACED, Column, Row, Sized
from flick.window.widgets.listing import Listing, ListRow

if TYPE_CHECKING:
    from flick.window.app.app import App

WIDEST = 620
"""Width of the list on its screen, at the most."""


class PuzzleList:
    """Remembers for ``page`` which puzzle is selected. The list and the button are made anew whenever that is laid
    out, after the puzzles have been looked up."""

    def __init__(self, page: Page, game: GamesAny) -> None:
        self.page, self.game = page, game
        self.selected = 0
        self.drills: list[Drill | Broken] = []
        self._scores: Scores = {}

    def look_up(self) -> Refused | None:
        """Read the puzzles, and what was solved of them; why that record cannot be read. It is left alone then, and
        every puzzle can be tried all the same."""
        self.drills, self._scores = drills_of(self.game), {}
        try:
            self._scores = load_scores()
        except Refused as refused:
            return refused
        return None

    def listing(self) -> Listing:
        """The list, which a layout gives its place."""
        words, empty = self._words, self._words("window-practice-no-puzzles")
        rows = [drill_row(words, drill, self._scores) for drill in self.drills]
        selected = self.selected if rows else None
        return Listing(
            self.page.kit, UNPLACED, rows, self._select, lambda _: self.solve(), selected=selected, empty=empty
        )

    def button(self) -> Button:
        """The button, which a layout gives its place."""
        words = self._words
        off = None if self._chosen is not None else words("window-practice-no-puzzles")
        label = words("window-practice-solve")
        return Button(self.page.kit, UNPLACED, label, self.solve, kind="primary", icon="puzzle", off=off)

    def solve(self) -> None:
        """Try the puzzle that is selected."""
        if self._chosen is None:
            return
        sound = [one for one in self.drills if isinstance(one, Drill)]
        with self.page.telling_refusals(self._words("window-practice-no-puzzle"), self._words):
            opening.open_puzzle(self.page.app, sound, sound.index(self._chosen))

    @property
    def _chosen(self) -> Drill | None:
        drill = self.drills[self.selected] if self.drills else None
        return drill if isinstance(drill, Drill) else None

    @property
    def _words(self) -> Words:
        return words_for(self.page.app.words, self.game)

    def _select(self, number: int) -> None:
        self.selected = number


def drill_row(words: Words, drill: Drill | Broken, scores: Scores) -> ListRow:
    """A puzzle as the list shows it."""
    if isinstance(drill, Broken):
        why = words(drill.why.say)
        return ListRow(drill.path.name, words("window-practice-broken"), icon="warning", off=why)
    score = scores.get(drill.key, Score())
    if score.solved:
        detail = words("window-practice-solved", tries=score.best)
    elif score.tries:
        detail = words("window-practice-tried", tries=score.tries)
    else:
        detail = words("window-practice-untried")
    icon = "check" if score.solved else "puzzle"
    return ListRow(capital(words.name(drill.name)), detail, icon=icon)


class PuzzlesScreen(Page):
    """The puzzles of a game, and what somebody has solved of them: a list, and below it the button that begins the one
    selected."""

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
