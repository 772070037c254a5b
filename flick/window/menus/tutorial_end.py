"""The end of a tutorial: what was learned, and what one can do with it."""

from typing import TYPE_CHECKING

from pygame import Rect

from flick.sitting import words_for
from flick.table.game import find
from flick.table.sayings import Refused
from flick.window.match.lesson.lesson_files import NAME, lesson_of
from flick.window.menus import covers, opening
from flick.window.menus.draft import usual
from flick.window.menus.framed_theatre import Theatre
from flick.window.menus.page import MARGIN, Page
from flick.window.widgets.button import Button, TileButton
from flick.window.widgets.page_setting import Block, Heading, ParagraphSetting
from flick.window.widgets.paper import Paper
from flick.window.widgets.ribbon import Ribbon
from flick.window.widgets.rich import runs_of
from flick.window.workbench.puzzle_files import drills_of

if TYPE_CHECKING:
    from flick.window.app.app import App

HEAD = 76
EASY = "easy"
"""The bot to begin against."""


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
        tall = self.high >= 700
        broad = self.wide >= 1180 and tall
        edge, gap, ways = (56, 36, 168) if broad else (24, 24, 122)
        left = round((0.5 if broad else 0.43) * (self.wide - 2 * edge - gap))
        high = self.high - HEAD - MARGIN
        self._theatre(edge, HEAD + 8, left, high - 58)
        beside = edge + left + gap
        wide = self.wide - edge - beside
        paper = Paper(self.kit, self.rect(beside, HEAD, wide, high - ways - 14), self._blocks(), self._open, radius=10)
        self.desk.add(paper)
        self._ways_on(beside, HEAD + high - ways, wide, ways)

    def back(self) -> None:
        """The tutorial is over: there is no way back into it."""
        self.app.home()

    def play(self) -> None:
        """Begin a match with the easiest bot."""
        draft = usual(self.game.id, self.app.settings.name)
        draft.seat_people(max(2, len(draft.sitters)))
        for sitter in draft.sitters:
            sitter.level = EASY
        try:
            opening.begin(self.app, draft)
        except Refused as refused:
            self.tell_refusal(self.say("window-cannot-start"), refused)

    def _open(self, rule: str) -> None:
        self.open_rule(self.game.id, rule)

    def _blocks(self) -> list[Block]:
        words = words_for(self.app.words, self.game)
        learned: list[Block] = [ParagraphSetting(runs_of(words(message))) for message in self.learned]
        return [Heading(self.say("window-tutorial-learned")), *learned]

    def _theatre(self, left: float, top: float, wide: float, high: float) -> None:
        kit, frame = self.kit, self.rect(left, top, wide, high)
        cover = self.game.id if covers.exists(self.game.id) else ""
        self.desk.add(Theatre(kit, frame, self.studio, cover))
        centre = (frame.centerx, frame.bottom - kit.px(5))
        self.desk.add(Ribbon(kit, centre, self.say("window-tutorial-done"), kit.px(300), frame.width - kit.px(60)))

    def _ways_on(self, left: float, top: float, wide: float, high: float) -> None:
        """The match, and below it two tiles."""
        kit, gap = self.kit, 12
        first = round(0.42 * (high - gap))
        match = self.rect(left, top, wide, first)
        self.desk.add(
            Button(
                kit,
                match,
                self.say("window-tutorial-match-together" if self.game.together else "window-tutorial-match"),
                self.play,
                kind="primary",
                icon="play",
                role="button-primary",
                size=22,
                tip=self.say("window-tutorial-match-detail"),
            )
        )
        half, below = (wide - gap) / 2, top + first + gap
        other = self.rect(left, below, half, high - first - gap)
        title = Rect(self.rect(left + half + gap, below, half, high - first - gap))
        self.desk.add(
            self._drills(other) if self._has_drills else self._more(other),
            TileButton(
                kit,
                title,
                self.say("window-to-title"),
                self.say("window-tutorial-title-detail"),
                self.app.home,
                icon="back",
            ),
        )

    @property
    def _has_drills(self) -> bool:
        """Whether there is a table to flick on, and puzzles to be solved there."""
        return bool(drills_of(self.game))

    def _drills(self, rect: Rect) -> TileButton:
        title, detail = self.say("window-tutorial-puzzles"), self.say("window-tutorial-puzzles-detail")
        return TileButton(self.kit, rect, title, detail, lambda: opening.open_practice(self.app), icon="puzzle")

    def _more(self, rect: Rect) -> TileButton:
        """What can be achieved in the game or, where nothing can, its rules."""
        app, game, say = self.app, self.game.id, self.say
        if self.game.achievements:
            title, detail = say("window-achievements"), say("window-tutorial-achievements-detail")
            return TileButton(
                self.kit, rect, title, detail, lambda: opening.open_achievements(app, game), icon="trophy"
            )
        title, detail = say("window-rulebooks"), say("window-rulebooks-detail")
        return TileButton(self.kit, rect, title, detail, lambda: self._open(""), icon="rulebook")
