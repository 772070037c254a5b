"""What happens in a match, shown one thing after the other as the course brings it: events and their verdicts, flicks,
questions, whoever thinks, the end."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from flick.campaign import keep_standing
from flick.profile import note, today
from flick.table.moves import moves_of
from flick.table.sayings import Refused, Who, say
from flick.window.course_news import Answered, Asks, Falls, Happening, Means, Over, Rolls, Thinks, Told, Waits
from flick.window.screens import opening
from flick.window.screens.telling import tone_of, who_won
from flick.window.settings import BotPace

if TYPE_CHECKING:
    from flick.window.screens.play import PlayScreen

LINGER: Mapping[BotPace, float] = {"slow": 2600.0, "normal": 1200.0, "fast": 500.0, "at-once": 0.0}
"""ms for which an event is read that lingers, by how slowly somebody wants to read along."""

END_WAITS, SILENCE = 1500.0, 900.0
"""ms for which the table is seen as it was when the match ended; and after which the camera moves back from what ended
it: the last token falls, and nothing is heard for 600 ms."""


class Happenings:
    """On the table of ``screen``, as soon as that is laid out."""

    def __init__(self, screen: "PlayScreen") -> None:
        self.screen = screen
        self._unseen: list[Happening] = []
        """What has happened and is shown when the dice rest."""
        self.lingers_until = 0.0
        """Up to then (ms) something is there to be read."""
        self._over: float | None = None
        self._acts: int | None = None
        """Who answered last."""

    @property
    def wait(self) -> bool:
        """Whether something has happened that is not shown before the dice rest."""
        return bool(self._unseen)

    @property
    def moving(self) -> bool:
        """Whether something is shown soon without anybody doing anything."""
        return self.wait or self._over is not None

    def tick(self, now: float) -> None:
        """After the last moment of a match its end is told."""
        screen = self.screen
        if self._over is not None and now > self._over and screen.course.phase == "over":
            self._over = None
            keep_standing(screen.match)
            opening.open_end(screen.app, screen.match, screen.path, note(screen.match, today()))

    def see(self, happenings: Sequence[Happening]) -> None:
        """Show what has happened, or throw the dice first: nothing tells what they show before they rest."""
        board_view = self.screen.board_view
        assert board_view is not None
        if self._unseen:
            self._unseen = [*self._unseen, *happenings]
            if board_view.rolling:
                return
            happenings, self._unseen = self._unseen, []
        elif self._throws(happenings) and board_view.throw(self.screen.course.board):
            self._unseen = list(happenings)
            return
        self._take_all(happenings)

    def _throws(self, happenings: Sequence[Happening]) -> bool:
        """Whether dice were thrown, as the layout tells."""
        layout = self.screen.layout
        throws = layout.throws if layout is not None else []
        return any(isinstance(happening, Told) and happening.event.kind in throws for happening in happenings)

    def _lingers(self, happenings: Sequence[Happening]) -> float:
        """How long what has happened is there to be read, in ms: what the layout names, unless nothing moves."""
        layout, settings = self.screen.layout, self.screen.app.settings
        kinds = layout.lingers if layout is not None and not settings.still else []
        told = any(isinstance(happening, Told) and happening.event.kind in kinds for happening in happenings)
        return LINGER[settings.bot_pace] if told and not self.screen.course.presses_on else 0.0

    def _take_all(self, happenings: Sequence[Happening]) -> None:
        """Show what has happened. However many events one tick has brought, the table and the log are shown once, and
        only the last of them is read at the top, if it is not read elsewhere already."""
        screen = self.screen
        assert screen.board_view is not None
        if _any_told(happenings):
            answered = [happening.seat for happening in happenings if isinstance(happening, Answered)]
            self._acts = answered[-1] if answered else self._acts
            screen.show_board(moves_of(told.event for told in happenings if isinstance(told, Told)), self._acts)
            lingers = self._lingers(happenings)
            self.lingers_until = screen.app.now + lingers
            screen.course.wait(screen.app.now + max(screen.board_view.flying, screen.board_view.stamping, lingers))
            screen.tell_all()
        for place, happening in enumerate(happenings):
            if not isinstance(happening, Told):
                self._take(happening)
            elif (last := self._tell(happening)) and not _any_told(happenings[place + 1 :]):
                screen.speaker.narrate(last, happening.event)

    def _tell(self, told: Told) -> str:
        """Show an event in the arena; what is read of it at the top: nothing where a verdict says it in the arena, or
        where it only sums up for the log."""
        screen = self.screen
        screen.moments.sign(told.event)
        judged = screen.moments.judge(told.event)
        return "" if judged or told.event.sums_up else screen.words(told.event.say)

    def _take(self, happening: Happening) -> None:
        """Show a single thing that is no event."""
        if isinstance(happening, Rolls):
            self._roll(happening)
        elif isinstance(happening, Asks):
            self._ask(happening)
        elif isinstance(happening, Thinks):
            self._think(happening)
        elif isinstance(happening, Waits):
            why = happening.refused.say.facts.get("why", happening.refused.say)
            self.screen.refuse(Refused(say("window-not-kept-yet", why=why)))
        elif isinstance(happening, Means):
            if self.screen.arena is not None:
                self.screen.arena.mean(happening.aim, happening.power, happening.lasts, self.screen.app.now)
        elif isinstance(happening, Falls):
            self.screen.between.fall(happening.seat)
        elif isinstance(happening, Answered):
            self._answered(happening)
        elif isinstance(happening, Over):
            self._end(happening)

    def _roll(self, rolls: Rolls) -> None:
        screen = self.screen
        screen.moments.flicked = rolls.outcome.pawn
        if screen.arena is not None:
            screen.arena.play(rolls.before, rolls.outcome, screen.app.now, rolls.forecast)

    def _ask(self, asks: Asks) -> None:
        screen = self.screen
        screen.moments.flicked = None
        screen.show_board()
        screen.ask_again()
        screen.tell_recap(asks.decision.seat)
        screen.app.sounds.play("turn")

    def _think(self, thinks: Thinks) -> None:
        screen = self.screen
        assert screen.board_view is not None
        screen.board_view.wait_for(thinks.seat)
        screen.board_view.say(screen.words("window-thinking", who=Who(thinks.seat)), screen.say("window-thinking-hint"))

    def _answered(self, answered: Answered) -> None:
        screen = self.screen
        assert screen.board_view is not None
        screen.board_view.ask(None)
        screen.allow_undo()
        screen.speaker.answered(answered)

    def _end(self, over: Over) -> None:
        screen = self.screen
        assert screen.board_view is not None
        screen.show_board()
        screen.board_view.say(screen.words(over.result.reason))
        self._over = screen.app.now + END_WAITS
        if screen.arena is None:
            match = screen.match
            title = who_won(screen.words, match.game, match.game.sides(match.options, len(match.seats)), over.result)
            self._over += screen.board_view.end(title, tone_of(match, over.result))
        if screen.arena is not None:
            screen.arena.retreat(screen.app.now + SILENCE)


def _any_told(happenings: Sequence[Happening]) -> bool:
    return any(isinstance(happening, Told) for happening in happenings)
