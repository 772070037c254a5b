"""The games that somebody can be led through, to choose one of them."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from flick.sitting import words_for
from flick.table.game import find
from flick.table.words import Words
from flick.window.match.lesson.lesson_files import NAME
from flick.window.match.lesson.lesson_progress import progress_of
from flick.window.menus import opening
from flick.window.menus.game_tile import GameTile
from flick.window.menus.games_screen import title_of
from flick.window.menus.page import Page
from flick.window.widgets.button import Button
from flick.window.widgets.layout import STRETCH, UNPLACED, Column, Placeable, Row, Sized
from flick.window.widgets.special_layouts import Shaped

if TYPE_CHECKING:
    from flick.window.app.app import App

COLUMNS, GAP = 3, 24
WIDEST, SHAPE = 560, 0.66
"""Of a tile: its greatest width, and its height in parts of it."""
ABOVE = 0.6e-6
"""How much of what is left lies above the tiles, where 1e-6 lies below them."""


class TutorialsScreen(Page):
    """One tile for each game, with how far somebody has come in it; below it the way to its puzzles, if it has any."""

    def __init__(self, app: "App", games: list[str]) -> None:
        super().__init__(app)
        self.games = games

    def lay_out(self) -> None:
        self.head(self.say("window-tutorial"), self.say("window-tutorials-hint"))
        kit, columns = self.kit, min(COLUMNS, len(self.games))
        cells: list[Placeable] = [self._cell(game) for game in self.games]
        cells += [Column(kit)] * (-len(cells) % columns)
        lines = [
            Row(kit, STRETCH, *(Sized(cell, grow=1, most=WIDEST) for cell in cells[first : first + columns]), STRETCH,
                gap=GAP, pad=(GAP, 0, 0))
            for first in range(0, len(cells), columns)
        ]  # fmt: skip
        above, below = Sized(grow=ABOVE), Sized(grow=1e-6)
        self.put(Column(kit, above, *(Sized(line, shrinks=True) for line in lines), below, gap=GAP), self.body())

    def _cell(self, game_id: str) -> Column:
        """The tile of a game, and below it the way to its puzzles."""
        kit, button = self.kit, self._puzzles(game_id) if opening.has_puzzles(game_id) else None
        return Column(kit, Sized(Shaped(self._tile(game_id), SHAPE), shrinks=True), 10, Sized(button, size=36))

    def _tile(self, game_id: str) -> Callable[[Rect], GameTile]:
        words = self.app.words
        about = words_for(words, find(game_id)).name(NAME)
        note = how_far(words, game_id)

        def begin() -> None:
            opening.open_tutorial(self.app, game_id)

        title = title_of(words, game_id)
        return lambda rect: GameTile(self, rect, game_id, title, about, note, begin)

    def _puzzles(self, game_id: str) -> Button:
        def choose() -> None:
            opening.open_puzzles(self.app, game_id)

        return Button(self.kit, UNPLACED, self.say("window-practice-puzzles"), choose, kind="quiet", icon="puzzle")


def how_far(words: Words, game_id: str) -> str:
    """How far somebody has come in the tutorial of a game; nothing where they have not begun."""
    progress = progress_of(game_id)
    if progress.under_way:
        return words("window-tutorial-progress", number=progress.step, count=progress.count)
    return words("window-tutorial-finished") if progress.done else ""
