"""The end of a tutorial: what was learned, and what one can do with it."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from flick.sitting import words_for
from flick.table.game import find
from flick.table.sayings import Refused
from flick.window.match.lesson.lesson_files import NAME, lesson_of
from flick.window.match.lesson.puzzles import drills_of
from flick.window.menus import opening
from flick.window.menus.draft import gentle
from flick.window.menus.framed_theatre import TheatreWithRibbon
from flick.window.menus.page import MARGIN, Page
from flick.window.widgets.button import Button, TileButton
from flick.window.widgets.layout import UNPLACED, Column, Row, Sized
from flick.window.widgets.page_setting import Block, Heading, ParagraphSetting
from flick.window.widgets.paper import Paper
from flick.window.widgets.rich import runs_of

if TYPE_CHECKING:
    from flick.window.app.app import App


class TutorialEnd(Page):
    """The scene of the game at the left, what was learned on paper and the ways on at the right."""

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
        try:
            opening.begin(self.app, gentle(self.game.id, self.app.settings.name))
        except Refused as refused:
            self.tell_refusal(self.say("window-cannot-start"), refused)

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
        """A table to flick on and puzzles to be solved there; else what can be achieved in the game or, where nothing
        can, its rules."""
        app, game, say = self.app, self.game.id, self.say
        title, detail, icon = say("window-rulebooks"), say("window-rulebooks-detail"), "rulebook"
        do: Callable[[], None] = partial(self._open, "")
        if drills_of(self.game):
            title, detail, icon = say("window-tutorial-puzzles"), say("window-tutorial-puzzles-detail"), "puzzle"
            do = partial(opening.open_practice, app)
        elif self.game.achievements:
            title, detail, icon = say("window-achievements"), say("window-tutorial-achievements-detail"), "trophy"
            do = partial(opening.open_achievements, app, game)
        return TileButton(self.kit, rect, title, detail, do, icon=icon)
