"""The title: the wordmark let into the table, the games, the match to go on with, and everything else."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect, Surface
from pygame.event import Event

from flick.paint.piece_look import first_disc
from flick.table.game import find
from flick.table.languages import LANGUAGES
from flick.table.register import GameEntry
from flick.table.words import language_name
from flick.window.match.lesson.lesson_progress import progress_of
from flick.window.menus import opening, wordmark
from flick.window.menus.game_tile import GameTile, is_any_key
from flick.window.menus.games_screen import about_of, others, people, presented, title_of
from flick.window.menus.going_on import GoingOn
from flick.window.menus.page import ON_WOOD, Page
from flick.window.menus.shelf import MatchShelf
from flick.window.widgets import Caption, Kit, Link, Place, TextBox
from flick.window.widgets.button import TileButton
from flick.window.widgets.grid_layout import Grid
from flick.window.widgets.layout import UNPLACED, Column, Row, Sized

if TYPE_CHECKING:
    from flick.window.app.app import App

FOOT = 40
"""Room below the panels."""
TILES, LINKS = 5, 3
"""So many games have tiles, and so many others a word at the foot."""
LEFT = 0.51
"""How much of the width the left one of two panels takes."""
TELLING = 170
"""Wider buttons tell what they are for, in pixels of the design."""


class TitleDeed(NamedTuple):
    """What a tile is for: its icon, what it is, a word about it, what it does, why it is off."""

    icon: str
    title: str
    detail: str
    do: Callable[[], None]
    off: str | None = None


class TitleScreen(Page):
    """The first screen that is seen."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.shelf = MatchShelf()
        self._dot_done = 1.0 if app.theme.still else 0.0
        self._ground: Surface | None = None

    @property
    def rulebook(self) -> tuple[str, str]:
        """That of the game that was played last; the others are one click away from it."""
        last = next(self.shelf.kept, None)
        return (last.game if last else ""), ""

    def build(self) -> None:
        """Whatever was played meanwhile is on the shelf."""
        self.shelf.refresh()
        super().build()

    def lay_out(self) -> None:
        """From the top: wordmark, tiles, the match to go on with beside two rows of buttons, languages."""
        tall, broad, kit = self.high >= 700, self.wide >= 1180, self.kit
        edge, gap = (56, 24) if broad else (32, 20)
        top, between, lower = (146, 20, 144) if tall else (134, 14, 136)
        self._wordmark(edge)
        first, *rest = (self._tile(shown) for shown in presented()[:TILES])
        others = Grid(kit, rest, 2, gap=(16, 10), fill=True)
        tiles = Row(kit, Sized(first, grow=LEFT), Sized(others, grow=1 - LEFT), gap=gap)
        going_on = Sized(lambda rect: GoingOn(self, rect), grow=LEFT)
        ways = Column(kit, self._ways(self._for_newcomers()), self._ways(self._for_regulars()), gap=10)
        panels = Row(kit, going_on, Sized(ways, grow=1 - LEFT), gap=gap)
        layout = Column(kit, Sized(tiles, grow=1), between, Sized(panels, size=lower), pad=(edge, top, FOOT))
        self.put(layout, self.desk.window)
        self._foot(edge)

    def backdrop(self) -> Surface:
        if self._ground is None or self._ground.get_size() != self.app.size:
            self._ground = self._painted_ground()
        return self._ground

    def handle(self, event: Event) -> bool:
        if self.dot.moving and is_any_key(event):
            self.dot.rest()
        return super().handle(event)

    def tick(self, now: float) -> None:
        super().tick(now)
        if self._dot_done < 1.0 <= self.dot.done:
            self.app.sounds.play("wood-soft", 0.7)
        self._dot_done = self.dot.done

    def back(self) -> None:
        """Ask whether the window shall close."""
        leave = (self.say("window-leave"), self.app.close)
        stay = (self.say("window-stay"), lambda: None)
        self.ask(self.say("window-leave-question"), [self.say("window-leave-safe")], [leave, stay])

    def leave(self) -> None:
        super().leave()
        self.shelf.close()

    def play(self, game_id: str) -> None:
        """Put a new match together."""
        opening.open_new_match(self.app, game_id)

    def _wordmark(self, edge: float) -> None:
        kit, high = self.kit, self.high >= 700
        baseline = 116 if high else 110
        theme = kit.theme
        self._letters = (kit.px(edge) - kit.px(4), kit.px(baseline))
        home = wordmark.dot_of(theme, *self._letters)
        slogan_left, widest = edge + 300, self.desk.window.width
        slogan = Caption(kit, UNPLACED, self.say("window-slogan"), "flavour", colour="slogan", size=22, shadow=ON_WOOD)
        more = Caption(
            kit, UNPLACED, self.say("window-slogan-more"), "body", colour="veil.text", size=14, shadow=ON_WOOD
        )
        broadest = max(slogan.wish(widest)[0], more.wish(widest)[0]) / theme.scale
        self.put(slogan, self.rect(slogan_left, baseline - 50, broadest + 8, 30))
        self.put(more, self.rect(slogan_left, baseline - 17, broadest + 8, 20))
        free = slogan_left + broadest + 60
        place = self.rect(free, 10, self.wide - edge - free, 124)
        scatter = wordmark.Scatter(self, place)
        start = (scatter.left - kit.px(24), home[1] + kit.px(2))
        disc = self.art.disc(first_disc(), theme.scale * wordmark.DOT[0])
        self.dot = wordmark.Dot(kit, disc, home, start, self._dot_done)
        self.desk.add(scatter, self.dot)
        self._ground = None

    def _painted_ground(self) -> Surface:
        """The table with what is let into it."""
        ground = self.app.table("title").copy()
        wordmark.inlaid(self.kit.theme, *self._letters).draw(ground)
        return ground

    def _tile(self, shown: GameEntry) -> Callable[[Rect], GameTile]:
        """A tile of a game, for wherever it will lie."""
        words = self.app.words
        title, about = title_of(words, shown.id), about_of(words, shown.id)
        note, off = self.say("window-not-yet"), self.say("window-not-yet-why", game=title)
        if shown.is_built:
            note, off = people(words, *(shown.file.seats or find(shown.id).seats)), None
        play = partial(self.play, shown.id)
        return lambda rect: GameTile(self, rect, shown.id, title, about, note, play, off=off)

    def _ways(self, deeds: Sequence[TitleDeed]) -> Sized:
        """A row of large buttons; where they are narrow without what they tell."""
        return Sized(Row(self.kit, *(Sized(self._way(deed), grow=1) for deed in deeds), gap=7), grow=1)

    def _way(self, deed: TitleDeed) -> Callable[[Rect], TileButton]:
        def make(rect: Rect) -> TileButton:
            detail = deed.detail if rect.width > self.kit.px(TELLING) else ""
            return TileButton(self.kit, rect, deed.title, detail, deed.do, icon=deed.icon, off=deed.off)

        return make

    def _for_newcomers(self) -> list[TitleDeed]:
        app, say = self.app, self.say
        tutorial = opening.no_tutorial(app, presented()[0].id)
        return [
            TitleDeed("tutorial", say("window-tutorial"), self._tutorial_detail(), self.choose_tutorial, tutorial),
            TitleDeed("disc", say("window-practice"), say("window-practice-detail"), self.open_practice),
            TitleDeed(
                "rulebook",
                say("window-rulebooks"),
                say("window-rulebooks-detail"),
                lambda: self.open_rule(*self.rulebook),
            ),
        ]

    def _for_regulars(self) -> list[TitleDeed]:
        app, say = self.app, self.say
        count = len(list(self.shelf.kept))
        kept = say("window-load-detail", count=count) if count else say("window-load-none")
        settings = partial(opening.open_settings, app)
        replays = partial(opening.open_load, app, watching=True)
        return [
            TitleDeed("load", say("window-load"), kept, partial(opening.open_load, app)),
            TitleDeed("replay", say("window-replays"), say("window-replays-detail"), replays),
            TitleDeed("tuner", say("window-tuner"), say("window-tuner-detail"), partial(opening.open_tuner, app)),
            TitleDeed("settings", say("window-settings"), say("window-settings-detail"), settings),
        ]

    def _tutorial_detail(self) -> str:
        """How far somebody has come in one of them."""
        games = opening.taught()
        begun = next((progress for game in games if (progress := progress_of(game)).under_way), None)
        if begun is None:
            return self.say("window-tutorial-detail")
        return self.say("window-tutorial-progress", number=begun.step, count=begun.count)

    def choose_tutorial(self) -> None:
        """Be led through one of the games."""
        opening.open_tutorials(self.app)

    def open_tutorial(self) -> None:
        """Be led through the first game."""
        opening.open_tutorial(self.app, presented()[0].id)

    def open_practice(self) -> None:
        """Flick on a table on which nothing counts."""
        opening.open_practice(self.app)

    def _foot(self, edge: float) -> None:
        kit = self.kit
        baseline = kit.px(self.high - 15)
        keys = Caption(kit, UNPLACED, self.say("window-title-keys"), "hint", colour="bone.2", size=12, shadow=ON_WOOD)
        self.put(keys, self.rect(edge, self.high - 27, 420, 18))
        right = kit.px(self.wide - edge)
        for language in reversed(LANGUAGES):
            name = language_name(language)
            spoken, speak = language == self.app.words.language, partial(self.app.change, language=language)
            word = LanguageWord(kit, (right, baseline), name, spoken, speak)
            self.desk.add(word)
            right = word.texts()[0].left - kit.px(16)
        for game_id in reversed(others()[:LINKS]):
            right -= kit.px(4)
            link = Link(
                kit, (right, baseline), title_of(self.app.words, game_id), partial(self.play, game_id), anchor="right"
            )
            self.desk.add(link)
            right = link.texts()[0].left - kit.px(12)


class LanguageWord(Link):
    """The name of a language; the one spoken is honey and bold."""

    def __init__(self, kit: Kit, place: Place, text: str, spoken: bool, on_press: Callable[[], None]) -> None:
        self.spoken = spoken
        super().__init__(kit, place, text, on_press, anchor="right", underlined=False)

    def texts(self) -> list[TextBox]:
        role, colour = ("hint-bold", "honey") if self.spoken else ("hint", "bone.2")
        return [self.kit.text(self.text, role, self.place, colour, anchor="right", size=12, shadow=ON_WOOD)]
