"""The end of a match: who has won, how, and which shots are worth watching again."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Rect

from flick.campaign import sequel_of
from flick.sitting import words_for
from flick.table.game import Result
from flick.table.match import Match
from flick.table.sayings import Refused
from flick.window.match import summary
from flick.window.match.summary import FlickSummary, Has
from flick.window.menus import covers, opening
from flick.window.menus import draft as drafts
from flick.window.menus.framed_theatre import Theatre
from flick.window.menus.how_won import HowWon
from flick.window.menus.moment_tile import MomentTile
from flick.window.menus.page import ON_WOOD, Page
from flick.window.menus.standing import StandingRows
from flick.window.menus.telling import who_won
from flick.window.widgets.button import Button
from flick.window.widgets.label import Caption, Link, Overline
from flick.window.widgets.ribbon import Ribbon
from flick.window.widgets.tray import Tray

if TYPE_CHECKING:
    from flick.window.app.app import App

FOOT, NEWS = 16, 26
"""Free below everything, and what the theatre leaves to achievements."""


class EndScreen(Page):
    """``path`` is the file that the match is kept in, if it is; ``reached`` are achievements that were new in it."""

    def __init__(self, app: "App", match: Match, path: Path | None, reached: Sequence[str] = ()) -> None:
        super().__init__(app)
        self.match, self.path, self.reached = match, path, tuple(reached)
        self.report = summary.report(match)
        self.campaign = sequel_of(match)
        self.saved_picture = ""

    @property
    def rulebook(self) -> tuple[str, str]:
        result = self.match.result
        return self.match.game.id, result.rule if result else ""

    def lay_out(self) -> None:
        """Theatre, score and moments at the left; figures and the ways on at the right. Without moments to be watched
        the figures have more room."""
        self.words = words_for(self.app.words, self.match.game, self.match)
        broad, tall = self.wide >= 1180, self.high >= 700
        edge, top = (40 if broad else 24), (40 if tall else 22)
        gap = 36 if broad else 24
        left = round((self.wide - 2 * edge - gap) * 0.536)
        right = self.wide - 2 * edge - gap - left
        self._theatre(edge, top, left)
        beside = edge + left + gap
        paper = self.high - (280 if tall else 266) + (0 if tall else 6)
        if self._has_moments:
            self._moments(edge, left)
            self._keep(beside, right)
        else:
            paper = self.high - top - (60 if tall else 52) - 20 - FOOT
            self._keep(edge, left)
        self.desk.add(HowWon(self, self.rect(beside, top, right, paper)))
        self._ways_on(beside, top + paper + 20, right)

    def back(self) -> None:
        """There is no way back into a match that is over."""
        self.app.home()

    def rematch(self) -> None:
        """The same again, with other cards."""
        try:
            opening.begin(self.app, drafts.again(self.match))
        except Refused as refused:
            self.tell_refusal(self.say("window-cannot-start"), refused, self.words)

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
        try:
            self.saved_picture = str(self.app.picture())
        except Refused as refused:
            self.tell_refusal(self.say("window-picture"), refused)
            return
        self.app.sounds.play("switch-on")
        self.build()

    def _no_replay(self) -> str | None:
        """Why the match cannot be watched."""
        return None if self.path else self.say("window-not-kept")

    def _winners(self, result: Result) -> str:
        """Who has won."""
        game = self.match.game
        return who_won(self.words, game, game.sides(self.match.options, len(self.match.seats)), result)

    def _theatre(self, edge: float, top: float, width: float) -> None:
        """The scene in its frame, the ribbon across its foot, what decided and the tokens of the winner below."""
        kit, result = self.kit, self.match.result
        title, cover = self._winners(result) if result else self.say("window-not-over"), summary.scene_of(self.match)
        below = (308 if self.high >= 700 else 300) + (NEWS if self.reached else 0)
        frame = self.rect(edge, top, width, self.high - below)
        self.desk.add(Theatre(kit, frame, self.studio, cover if covers.exists(cover) else ""))
        centre = (frame.centerx, frame.bottom - kit.px(5))
        self.desk.add(Ribbon(kit, centre, title, kit.px(300), frame.width - kit.px(80)))
        if result is None:
            return
        reason = self.words(result.reason) + " " + self.say("window-after-turns", turns=self.match.turn)
        below = Rect(frame.left, frame.bottom + kit.px(36), frame.width, 0)
        told = Caption(
            kit, below, reason, "flavour", colour="slogan", anchor="centre", size=18, leading=1.25, shadow=ON_WOOD
        )
        told.rect.height = told.height
        self.desk.add(told)
        if self.match.game.achievements:
            self._achievements(Rect(frame.left, told.rect.bottom + kit.px(14), frame.width, kit.px(24)))
        found = self._standing()
        if found:
            middle = told.rect.bottom + kit.px(6)
            wide = kit.px(16 * max(1, found[0].many - 1) + 50)
            place = Rect(frame.centerx - wide // 2, middle, wide, kit.px(22))
            if place.bottom < kit.px(self.high - 132):
                self.desk.add(StandingRows(kit, place, self.workshop, found))

    def _achievements(self, line: Rect) -> None:
        """What was new in this match, with the way to all that can be achieved."""
        kit, game = self.kit, self.match.game
        if self.reached:
            names = ", ".join(self.words.name(one) for one in self.reached)
            told = Caption(
                kit,
                line,
                self.say("window-achievements-new", what=names),
                "row-title",
                colour="honey",
                anchor="centre",
                size=17,
                shadow=ON_WOOD,
            )
            told.rect.height = told.height
            self.desk.add(told)
            line = told.rect.move(0, told.rect.height + kit.px(4))
        place = line.centerx, line.top + kit.px(18)

        def show() -> None:
            opening.open_achievements(self.app, game.id, self.reached)

        self.desk.add(Link(kit, place, self.say("window-achievements"), show, anchor="centre"))

    def _standing(self) -> list[Has]:
        """What the winning side has left."""
        found = summary.standing(self.match.game, self.match.view(None))
        most = max((has.many for has in found), default=0)
        return [has for has in found if has.many == most][:1] if most else []

    @property
    def _has_moments(self) -> bool:
        """Whether there are shots that are worth watching again."""
        return bool(self.report.moments) and self.match.view(None).arena is not None

    def _moments(self, edge: float, width: float) -> None:
        """Up to three shots, side by side."""
        kit, shots = self.kit, self.report.moments
        top = self.high - 122
        self.desk.add(Overline(kit, self.rect(edge, top - 21, width, 14), self.say("window-watch-again")))
        gap = 12
        wide = (width - gap * (summary.MOMENTS - 1)) / summary.MOMENTS
        for index, shot in enumerate(shots):
            layout = summary.lay_before(self.match.view(None).arena, shot.outcome)
            rect = self.rect(edge + index * (wide + gap), top, wide, 112)
            self.desk.add(
                MomentTile(
                    kit,
                    rect,
                    self.studio,
                    index,
                    layout,
                    shot.outcome,
                    self.desk.window,
                    self._moment(shot, shot is shots[-1]),
                    lambda shot=shot: self.watch(shot.number),
                    off=self._no_replay(),
                )
            )

    def _moment(self, shot: FlickSummary, last: bool) -> str:
        """What a shot is worth watching for."""
        if last:
            return self.say("window-moment-last", turn=shot.turn)
        if len(shot.hits) > 1:
            return self.say("window-moment-both", turn=shot.turn)
        return self.say("window-moment", turn=shot.turn, what=self.words.name(shot.kind))

    def _ways_on(self, left: float, top: float, width: float) -> None:
        kit, gap, high = self.kit, 12, 60 if self.high >= 700 else 52
        rematch = round(0.475 * width)
        small = (width - rematch - 2 * gap) / 2
        self.desk.add(
            Button(
                kit,
                self.rect(left, top, small, high),
                self.say("window-watch"),
                self.watch,
                icon="replay",
                off=self._no_replay(),
            ),
            Button(
                kit,
                self.rect(left + small + gap, top, small, high),
                self.say("window-to-title"),
                self.app.home,
                kind="quiet",
            ),
            Button(
                kit,
                self.rect(left + width - rematch, top, rematch, high),
                self.say("window-rematch") if self.campaign is None else self.say("window-go-on-with"),
                self.rematch if self.campaign is None else self.go_on,
                kind="primary",
                icon="play",
                role="button-primary",
                size=22,
            ),
        )

    def _keep(self, left: float, width: float) -> None:
        """Where the match lies, and a picture of its end."""
        kit = self.kit
        foot = self.high - FOOT
        high = 126 if self.high >= 700 else 112
        tray = Tray(kit, self.rect(left, foot - high, width, high), self.say("window-keep-it"), pad=18)
        text = self.say("window-match-saved", file=self.path.name) if self.path else self.say("window-not-kept")
        if self.saved_picture:
            text = self.say("window-picture-saved", file=self.saved_picture)
        room = Rect(
            tray.rect.left + kit.px(18),
            tray.rect.top + kit.px(28 + (5 if self.high >= 700 else 0)),
            tray.rect.width - kit.px(36),
            kit.px(34),
        )
        tray.add(Caption(kit, room, text, "body", colour="bone.2"))
        low = 38 if self.high >= 700 else 34
        button = Rect(room.left, tray.rect.bottom - kit.px(low + 9), (room.width - kit.px(12)) // 2, kit.px(low))
        other = button.move(button.width + kit.px(12), 0)
        tray.add(
            Button(kit, button, self.say("window-picture"), self.take_picture, kind="quiet", icon="camera", size=13.5),
            Button(
                kit,
                other,
                self.say("window-all-matches"),
                lambda: opening.open_load(self.app),
                kind="quiet",
                icon="load",
                size=13.5,
            ),
        )
        self.desk.add(tray)
