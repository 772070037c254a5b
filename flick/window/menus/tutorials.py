"""The screens before and after a tutorial: of which game it shall be, and what was learned and can be done with it."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from flick.arenas import arena_games
from flick.sitting import words_for
from flick.table.game import find
from flick.table.words import Words
from flick.window.match.lesson.lesson_files import NAME, lesson_of
from flick.window.match.lesson.lesson_progress import progress_of
from flick.window.match.lesson.puzzles import drills_of
from flick.window.menus import opening
from flick.window.menus.draft import gentle
from flick.window.menus.framed_theatre import TheatreWithRibbon
from flick.window.menus.game_tile import GameTile
from flick.window.menus.games_screen import title_of
from flick.window.menus.page import MARGIN, Page
from flick.window.widgets import Button
from flick.window.widgets.button import TileButton
from flick.window.widgets.layout import STRETCH, UNPLACED, Column, Placeable, Row, Sized
from flick.window.widgets.page_setting import Block, Heading, ParagraphSetting
from flick.window.widgets.paper import Paper
from flick.window.widgets.rich import runs_of
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


class TutorialEnd(Page):
    """The end of a tutorial: the scene of the game at the left, what was learned and the ways on at the right."""

    def __init__(self, app: "App", game_id: str, name: str = NAME) -> None:
        super().__init__(app)
        self.game = find(game_id)
        lesson = lesson_of(game_id, name)
        self.learned = lesson.book.file.scenarios[lesson.name].learned

    @property
    def rulebook(self) -> tuple[str, str]:
        return self.game.id, ""

    def lay_out(self) -> None:
        self.head(self.say("window-tutorial"), self.say("window-tutorial-done-hint"))
        kit, broad = self.kit, self.wide >= 1180 and self.high >= 700
        edge, gap, ways, share = (56, 36, 168, 0.5) if broad else (24, 24, 122, 0.43)
        left = Column(kit, 8, Sized(self._theatre, grow=1), 50)
        right = Column(kit, Sized(self._learned, grow=1), 14, Sized(self._ways_on(), size=ways))
        both = Row(kit, Sized(left, grow=share), Sized(right, grow=1 - share), gap=gap, pad=(edge - MARGIN, 0, 0))
        self.put(both, self.body())

    def back(self) -> None:
        """The tutorial is over: there is no way back into it."""
        self.app.home()

    def play(self) -> None:
        """Begin a match with the easiest bot."""
        with self.telling_refusals(self.say("window-cannot-start")):
            opening.begin(self.app, gentle(self.game.id, self.app.settings.name))

    def _open(self, rule: str) -> None:
        self.open_rule(self.game.id, rule)

    def _learned(self, rect: Rect) -> Paper:
        """What was learned, on paper."""
        words = words_for(self.app.words, self.game)
        learned: list[Block] = [ParagraphSetting(runs_of(words(message))) for message in self.learned]
        blocks = [Heading(self.say("window-tutorial-learned")), *learned]
        return Paper(self.kit, rect, blocks, self._open, radius=10)

    def _theatre(self, rect: Rect) -> TheatreWithRibbon:
        return TheatreWithRibbon(self, rect, self.game.id, self.say("window-tutorial-done"))

    def _ways_on(self) -> Column:
        """The match, and below it two tiles."""
        kit, say = self.kit, self.say
        label = say("window-tutorial-match-together" if self.game.together else "window-tutorial-match")
        tip = say("window-tutorial-match-detail")
        match = Button(
            kit, UNPLACED, label, self.play, kind="primary", icon="play", role="button-primary", size=22, tip=tip
        )
        title = say("window-to-title"), say("window-tutorial-title-detail")

        def home(rect: Rect) -> TileButton:
            return TileButton(kit, rect, *title, self.app.home, icon="back")

        tiles = Row(kit, Sized(self._more, grow=1), Sized(home, grow=1), gap=12)
        return Column(kit, Sized(match, grow=0.42), Sized(tiles, grow=0.58), gap=12)

    def _more(self, rect: Rect) -> TileButton:
        """The puzzles of the game, with a table to flick on where it has one; else what can be achieved in it or, where
        nothing can, its rules."""
        app, game, say = self.app, self.game.id, self.say
        title, detail, icon = say("window-rulebooks"), say("window-rulebooks-detail"), "rulebook"
        do: Callable[[], None] = partial(self._open, "")
        if drills_of(self.game):
            title, detail, icon = say("window-practice-puzzles"), say("window-tutorial-puzzles-detail"), "puzzle"
            do = partial(opening.open_puzzles, app, game)
            if [entry.id for entry in arena_games()[:1]] == [game]:
                title, do = say("window-tutorial-puzzles"), partial(opening.open_practice, app, puzzles=True)
        elif self.game.achievements:
            title, detail, icon = say("window-achievements"), say("window-tutorial-achievements-detail"), "trophy"
            do = partial(opening.open_achievements, app, game)
        return TileButton(self.kit, rect, title, detail, do, icon=icon)
