"""The news of a match is shown one thing after the other: events and their verdicts, flicks, questions, whoever thinks,
the end."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from flick.campaign import keep_standing
from flick.profile import note, today
from flick.table.moves import moves_of
from flick.table.rules import Event
from flick.table.sayings import Refused, Who, say
from flick.window.app.settings import BotPace
from flick.window.match import match_news
from flick.window.menus import opening
from flick.window.menus.telling import tone_of, who_won

if TYPE_CHECKING:
    from flick.window.match.play_screen import PlayScreen

LINGER: Mapping[BotPace, float] = {"slow": 2600.0, "normal": 1200.0, "fast": 500.0, "at-once": 0.0}
"""ms for which an event is read that lingers, by how slowly somebody wants to read along."""

END_WAITS, SILENCE = 1500.0, 900.0
"""ms for which the table is seen as it was when the match ended; and after which the camera moves back from what ended
it: the last token falls, and nothing is heard for 600 ms."""


class NewsPresenter:
    """Listens to the controller of ``screen``, and shows its news on the table there."""

    def __init__(self, screen: "PlayScreen") -> None:
        self.screen = screen
        self._unseen: list[match_news.News] = []
        """What has happened and is shown when the dice rest."""
        self.flicked: str | None = None
        """The piece that was flicked, until something else is asked."""
        self._said: int | None = None
        """The weight of what was said where that flick ended."""
        self.lingers_until = 0.0
        """Up to then (ms) something is there to be read."""
        self._over: float | None = None
        self._acts: int | None = None
        """Who answered last."""

    @property
    def waits(self) -> bool:
        """Whether something has happened that is not shown before the dice rest."""
        return bool(self._unseen)

    @property
    def moving(self) -> bool:
        """Whether something is shown soon without anybody doing anything."""
        return self.waits or self._over is not None

    def tick(self, now: float) -> None:
        """After the last moment of a match its end is told."""
        screen = self.screen
        if self._over is not None and now > self._over and screen.controller.phase == "over":
            self._over = None
            keep_standing(screen.match)
            opening.open_end(screen.app, screen.match, screen.path, note(screen.match, today()))

    def hear(self, news: Sequence[match_news.News]) -> None:
        """Show what has happened, or throw the dice first: nothing tells what they show before they rest. The question
        that was answered does not wait for them."""
        screen = self.screen
        if self._unseen:
            self._unseen += news
        elif self._throws(news) and screen.board_view.throw(screen.controller.board, self.dice_rest, self._dice(news)):
            screen.controller.hold("dice")
            self._unseen = [one for one in news if not isinstance(one, match_news.AnswerGiven)]
            for one in news:
                if isinstance(one, match_news.AnswerGiven):
                    self._acts = one.seat
                    self._answered(one)
            screen.speaker.narrate(screen.say("window-throwing"))
        else:
            self._take_all(news)

    def dice_rest(self) -> None:
        """Show what has waited for the dice."""
        self.screen.controller.release("dice")
        news, self._unseen = self._unseen, []
        self._take_all(news)

    def _throws(self, news: Sequence[match_news.News]) -> bool:
        """Whether dice were thrown, as the layout tells."""
        return any(event.kind in self.screen.table.layout.throws for event in _events_in(news))

    def _dice(self, news: Sequence[match_news.News]) -> list[str] | None:
        """The dice of those who throw, where each has their own; ``None`` for all that lie there."""
        kinds, zones = self.screen.table.layout.throws, self.screen.controller.board.zones
        who = [event.facts.get("who") for event in _events_in(news) if event.kind in kinds]
        seats = [one.seat for one in who if isinstance(one, Who)]
        own = [zone for zone in zones if zone.kind == "dice" and zone.owner is not None and zone.owner in seats]
        return [piece.id for zone in own for piece in zone.pieces] or None

    def _lingers(self, news: Sequence[match_news.News]) -> float:
        """How long what has happened is there to be read, in ms: what the layout names, unless nothing moves."""
        settings = self.screen.app.settings
        kinds = [] if settings.still else self.screen.table.layout.lingers
        told = any(event.kind in kinds for event in _events_in(news))
        return LINGER[settings.bot_pace] if told and not self.screen.controller.knows_next() else 0.0

    def _take_all(self, news: Sequence[match_news.News]) -> None:
        """Show what has happened. However many events one tick has brought, the table and the log are shown once, and
        only the last of them is read at the top, if it is not read elsewhere already."""
        if _events_in(news):
            self._show_events(news)
        for place, one in enumerate(news):
            if not isinstance(one, match_news.EventTold):
                self._take(one)
            elif (last := self._tell(one.event)) and not _events_in(news[place + 1 :]):
                self.screen.speaker.narrate(last, one.event)

    def _show_events(self, news: Sequence[match_news.News]) -> None:
        """Show the table and the log after all events of a tick; what travels has landed before more is told."""
        screen = self.screen
        answered = [one.seat for one in news if isinstance(one, match_news.AnswerGiven)]
        self._acts = answered[-1] if answered else self._acts
        screen.table.show(moves_of(_events_in(news)), self._acts)
        lingers = self._lingers(news)
        self.lingers_until = screen.app.now + lingers
        screen.controller.wait(screen.app.now + max(screen.board_view.flying, screen.board_view.stamping, lingers))
        screen.tell_all()

    def _tell(self, event: Event) -> str:
        """Show an event in the arena; what is read of it at the top: nothing where a verdict says it in the arena, or
        where it only sums up for the log."""
        self.screen.table.sign(event)
        return "" if self._judge(event) or event.sums_up else self.screen.words(event.say)

    def _judge(self, event: Event) -> bool:
        """Say where it happened what a flick has decided; whether that is said of this event. That somebody was hit is
        not taken back by who was not."""
        screen = self.screen
        if screen.arena is None or self.flicked is None or not screen.table.judges(event):
            return False
        weight = screen.table.weight(event)
        if self._said is not None and self._said < weight:
            return False
        self._said = weight
        places = {name: (pawn.x, pawn.y) for name, pawn in screen.controller.board.arena.pawns.items()}
        return screen.table.judge(event, self.flicked, places, screen.words)

    def _take(self, news: match_news.News) -> None:
        """Show a single thing that is no event."""
        if isinstance(news, match_news.FlickRolls):
            self._roll(news)
        elif isinstance(news, match_news.PersonAsked):
            self._ask(news)
        elif isinstance(news, match_news.BotThinks):
            self._think(news)
        elif isinstance(news, match_news.AnswerWaits):
            why = news.refused.say.facts.get("why", news.refused.say)
            self.screen.deeds.refuse(Refused(say("window-not-kept-yet", why=why)))
        elif isinstance(news, match_news.BotAims):
            if self.screen.arena is not None:
                self.screen.arena.mean(news.aim, news.power, news.lasts, self.screen.app.now)
        elif isinstance(news, match_news.CurtainFalls):
            self.screen.curtain.fall(news.seat)
        elif isinstance(news, match_news.AnswerGiven):
            self._answered(news)
        elif isinstance(news, match_news.MatchOver):
            self._end(news)

    def _roll(self, rolls: match_news.FlickRolls) -> None:
        screen = self.screen
        self.flicked, self._said = rolls.outcome.pawn, None
        if screen.arena is None:
            screen.controller.rolled()
        else:
            now, rolled = screen.app.now, screen.controller.rolled
            screen.arena.screening.play(rolls.before, rolls.outcome, now, rolls.forecast, rolled)

    def _ask(self, asks: match_news.PersonAsked) -> None:
        screen = self.screen
        self.flicked = None
        screen.table.show()
        screen.ask_again()
        screen.tell_recap(asks.decision.seat)
        screen.app.sounds.play("turn")

    def _think(self, thinks: match_news.BotThinks) -> None:
        screen = self.screen
        screen.board_view.wait_for(thinks.seat)
        screen.board_view.say(screen.words("window-thinking", who=Who(thinks.seat)), screen.say("window-thinking-hint"))

    def _answered(self, answered: match_news.AnswerGiven) -> None:
        screen = self.screen
        screen.board_view.ask(None)
        screen.allow_undo()
        screen.speaker.answered(answered)

    def _end(self, over: match_news.MatchOver) -> None:
        screen = self.screen
        screen.table.show()
        screen.board_view.say(screen.words(over.result.reason))
        self._over = screen.app.now + END_WAITS
        if screen.arena is None:
            title = who_won(screen.words, screen.match.game, screen.table.sides, over.result)
            self._over += screen.board_view.end(title, tone_of(screen.match, over.result))
        else:
            screen.arena.screening.retreat(screen.app.now + SILENCE)


def _events_in(news: Sequence[match_news.News]) -> list[Event]:
    """The events that are told in the news."""
    return [one.event for one in news if isinstance(one, match_news.EventTold)]
