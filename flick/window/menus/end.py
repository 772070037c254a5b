"""The end of a match: who has won, how, and which shots are worth watching again."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Rect

from flick.campaign import sequel_of
from flick.sitting import words_for
from flick.table.game import Result
from flick.table.match import Match
from flick.window.match import summary
from flick.window.match.summary import FlickSummary, Has
from flick.window.menus import draft as drafts
from flick.window.menus import opening
from flick.window.menus.final_count import FinalCount
from flick.window.menus.framed_theatre import TheatreWithRibbon
from flick.window.menus.how_won import HowWon
from flick.window.menus.moment_tile import MomentTile
from flick.window.menus.page import ON_WOOD, PAD, Page
from flick.window.menus.standing import StandingRows
from flick.window.menus.telling import who_won
from flick.window.widgets import Button, Caption, Link
from flick.window.widgets.label import Overline
from flick.window.widgets.layout import STRETCH, UNPLACED, Column, Piece, Row, Sized

if TYPE_CHECKING:
    from flick.window.app.app import App

FOOT, DECIDED = 16, 89
"""Free below everything, and what the theatre leaves at least to what decided."""


class EndScreen(Page):
    """The screen at the end of a match. ``path`` is the file in which the match is kept, if it is; ``reached`` are the
    IDs of achievements that were new in it."""

    def __init__(self, app: "App", match: Match, path: Path | None, reached: Sequence[str] = ()) -> None:
        super().__init__(app)
        self.match, self.path, self.reached = match, path, tuple(reached)
        self.report = summary.report(match)
        self.campaign = sequel_of(match)
        self.saved_picture = ""
        self.count: FinalCount | None = None
        """The final count as it was laid out last: it goes on from there, and not from its beginning."""

    @property
    def rulebook(self) -> tuple[str, str]:
        result = self.match.result
        return self.match.game.id, result.rule if result else ""

    def lay_out(self) -> None:
        """Theatre, score and moments at the left; figures and the ways on at the right. Without moments to be watched
        the figures have more room."""
        self.words = words_for(self.app.words, self.match.game, self.match)
        broad, kit = self.wide >= 1180, self.kit
        edge, top, gap = (40 if broad else 24), (40 if self._tall else 22), (36 if broad else 24)
        foot = self._moments() if self._has_moments else self._keep()
        keep: list[Piece] = [18, self._keep()] if self._has_moments else []
        left = Column(kit, Sized(self._theatre, grow=1), 36, Sized(Column(kit, *self._decided()), least=DECIDED), foot)
        right = Column(
            kit,
            Sized(lambda rect: HowWon(self, rect), grow=1),
            20,
            Sized(self._ways_on(), size=60 if self._tall else 52),
            *keep,
        )
        both = Row(kit, Sized(left, grow=0.536), Sized(right, grow=0.464), gap=gap, pad=(edge, top, FOOT))
        self.put(both, self.desk.window)

    @property
    def _tall(self) -> bool:
        return self.high >= 700

    def back(self) -> None:
        """There is no way back into a match that is over."""
        self.app.home()

    def rematch(self) -> None:
        """The same again, with other cards."""
        with self.telling_refusals(self.say("window-cannot-start"), self.words):
            opening.begin(self.app, drafts.again(self.match))

    def go_on(self) -> None:
        """The next match of those who go on."""
        if self.campaign is not None:
            opening.open_new_match(self.app, self.campaign.game, drafts.going_on(self.campaign))

    def watch(self, answer: int | None = None) -> None:
        """Watch the match, from one of its answers on."""
        if self.path is not None:
            opening.open_replay(self.app, self.path, answer)

    def take_picture(self) -> None:
        """Save what is seen, and say where."""
        with self.telling_refusals(self.say("window-picture")):
            self.saved_picture = str(self.app.picture())
            self.app.sounds.play("switch-on")
            self.build()

    def _no_replay(self) -> str | None:
        """Why the match cannot be watched."""
        return None if self.path else self.say("window-not-kept")

    def _winners(self, result: Result) -> str:
        """Who has won."""
        game = self.match.game
        return who_won(self.words, game, game.sides(self.match.options, len(self.match.seats)), result)

    def _theatre(self, rect: Rect) -> TheatreWithRibbon:
        """The scene in its frame, and who has won on the ribbon across its foot."""
        result = self.match.result
        title = self._winners(result) if result else self.say("window-not-over")
        return TheatreWithRibbon(self, rect, summary.scene_of(self.match), title)

    def _decided(self) -> Iterator[Piece]:
        """What decided, the tokens of the winner, and what was achieved."""
        kit, result = self.kit, self.match.result
        if result is None:
            return
        reason = self.words(result.reason) + " " + self.words("window-after-turns", turns=summary.turn_told(self.match))
        look = {"anchor": "centre", "shadow": ON_WOOD}
        yield Caption(kit, UNPLACED, reason, "flavour", colour="slogan", size=18, leading=1.25, **look)
        if found := self._standing():
            wide = 16 * max(1, found[0].many - 1) + 50
            rows = StandingRows(kit, UNPLACED, self.art, found)
            yield 6
            yield Sized(Row(kit, STRETCH, Sized(rows, size=wide), STRETCH), size=22)
        if self.reached:
            names = ", ".join(self.words.name(one) for one in self.reached)
            new = self.say("window-achievements-new", what=names)
            yield 14
            yield Caption(kit, UNPLACED, new, "row-title", colour="honey", size=17, **look)
        if self.match.game.achievements:
            yield 4 if self.reached else 14
            yield Link(kit, (0, 0), self.say("window-achievements"), self._show_achievements, anchor="centre")

    def _show_achievements(self) -> None:
        """Show all that can be achieved in the game."""
        opening.open_achievements(self.app, self.match.game.id, self.reached)

    def _standing(self) -> list[Has]:
        """What the winning side has left."""
        found = summary.standing(self.match.game, self.match.view(None))
        most = max((has.many for has in found), default=0)
        return [has for has in found if has.many == most][:1] if most else []

    @property
    def _has_moments(self) -> bool:
        """Whether there are shots that are worth watching again."""
        return bool(self.report.moments) and self.match.view(None).arena is not None

    def _moments(self) -> Column:
        """Up to three shots, side by side."""
        kit, shots = self.kit, self.report.moments
        cells = [Sized(self._tile(index, shot), grow=1) for index, shot in enumerate(shots)]
        cells += [Sized(Column(kit), grow=1)] * (summary.MOMENTS - len(cells))
        heading = Overline(kit, UNPLACED, self.say("window-watch-again"))
        return Column(kit, heading, 7, Sized(Row(kit, *cells, gap=12), size=106))

    def _tile(self, index: int, shot: FlickSummary) -> Callable[[Rect], MomentTile]:
        layout = summary.lay_before(self.match.view(None).arena, shot.outcome)
        title, off = self._moment(shot, shot is self.report.moments[-1]), self._no_replay()

        def watch() -> None:
            self.watch(shot.number)

        return lambda rect: MomentTile(self, rect, index, layout, shot.outcome, title, watch, off=off)

    def _moment(self, shot: FlickSummary, last: bool) -> str:
        """What a shot is worth watching for."""
        if last:
            return self.say("window-moment-last", turn=shot.turn)
        if len(shot.hits) > 1:
            return self.say("window-moment-both", turn=shot.turn)
        return self.say("window-moment", turn=shot.turn, what=self.words.name(shot.kind))

    def _ways_on(self) -> Row:
        """To watch it, to the title, and on brass once more or to the next match."""
        kit, say = self.kit, self.say
        watch = Button(kit, UNPLACED, say("window-watch"), self.watch, icon="replay", off=self._no_replay())
        home = Button(kit, UNPLACED, say("window-to-title"), self.app.home, kind="quiet")
        label, do = ("window-rematch", self.rematch) if self.campaign is None else ("window-go-on-with", self.go_on)
        tip = "" if self.campaign is None else say("window-go-on-with-tip")
        first = Button(
            kit, UNPLACED, say(label), do, kind="primary", icon="play", role="button-primary", size=22, tip=tip
        )
        return Row(kit, Sized(watch, grow=1), Sized(home, grow=1), Sized(first, grow=2), gap=12)

    def _keep(self) -> Sized:
        """Where the match lies, and a picture of its end."""
        kit, say = self.kit, self.say
        text = say("window-match-saved", file=self.path.name) if self.path else say("window-not-kept")
        if self.saved_picture:
            text = say("window-picture-saved", file=self.saved_picture)
        ways = ("window-picture", self.take_picture, "camera"), ("window-all-matches", self._show_all, "load")
        buttons = [
            Sized(Button(kit, UNPLACED, say(label), do, kind="quiet", icon=icon, size=13.5), grow=1)
            for label, do, icon in ways
        ]
        content = Column(
            kit,
            Caption(kit, UNPLACED, text, "body", colour="bone.2"),
            STRETCH,
            Sized(Row(kit, *buttons, gap=12), size=38 if self._tall else 34),
            pad=(PAD, 33 if self._tall else 28, 9),
        )
        return Sized(self.tray(content, say("window-keep-it")), size=126 if self._tall else 112)

    def _show_all(self) -> None:
        opening.open_load(self.app)
