"""The games that somebody can be led through, to choose one of them."""

from typing import TYPE_CHECKING

from flick.sitting import words_for
from flick.table.game import find
from flick.table.words import Words
from flick.window.match.lesson.lesson_files import NAME
from flick.window.match.lesson.lesson_progress import progress_of
from flick.window.menus import opening
from flick.window.menus.game_tile import GameTile
from flick.window.menus.games_screen import title_of
from flick.window.menus.page import MARGIN, Page
from flick.window.widgets.button import Button

if TYPE_CHECKING:
    from flick.window.app.app import App

HEAD = 84
GAP = 24
COLUMNS = 3
WIDEST, SHAPE = 560, 0.66
"""Of a tile: its greatest width, and its height in parts of it."""
DEED, BELOW = 36, 46
"""Height of the button to a game's puzzles, and of the row of them below tiles."""


class TutorialsScreen(Page):
    """One tile for each game, with how far somebody has come in it; below it the way to its puzzles, if it has any."""

    def __init__(self, app: "App", games: list[str]) -> None:
        super().__init__(app)
        self.games = games

    def lay_out(self) -> None:
        self.head(self.say("window-tutorial"), self.say("window-tutorials-hint"))
        columns = min(COLUMNS, len(self.games))
        rows = -(-len(self.games) // columns)
        wide = min(WIDEST, (self.wide - 2 * MARGIN - (columns + 1) * GAP) / columns)
        high = min(SHAPE * wide, (self.high - HEAD - MARGIN - (rows - 1) * GAP) / rows - BELOW)
        left = (self.wide - columns * wide - (columns - 1) * GAP) / 2
        top = HEAD + max(0, (self.high - HEAD - MARGIN - rows * (high + BELOW) - (rows - 1) * GAP) / 2.6)
        for index, game in enumerate(self.games):
            x, y = left + (index % columns) * (wide + GAP), top + (index // columns) * (high + BELOW + GAP)
            self.desk.add(self._tile(game, x, y, wide, high))
            if opening.has_puzzles(game):
                self.desk.add(self._puzzles(game, x, y + high + BELOW - DEED, wide))

    def _tile(self, game_id: str, x: float, y: float, wide: float, high: float) -> GameTile:
        words = self.app.words
        about = words_for(words, find(game_id)).name(NAME)
        note = how_far(words, game_id)

        def begin() -> None:
            opening.open_tutorial(self.app, game_id)

        rect = self.rect(x, y, wide, high)
        return GameTile(self.kit, rect, self.studio, game_id, title_of(words, game_id), about, note, begin)

    def _puzzles(self, game_id: str, x: float, y: float, wide: float) -> Button:
        def choose() -> None:
            opening.open_puzzles(self.app, game_id)

        label = self.say("window-practice-puzzles")
        return Button(self.kit, self.rect(x, y, wide, DEED), label, choose, kind="quiet", icon="puzzle")


def how_far(words: Words, game_id: str) -> str:
    """How far somebody has come in the tutorial of a game; nothing where they have not begun."""
    progress = progress_of(game_id)
    if progress.under_way:
        return words("window-tutorial-progress", number=progress.step, count=progress.count)
    return words("window-tutorial-finished") if progress.done else ""
