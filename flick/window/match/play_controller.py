"""The controller of a match that is played in the window: what happens next, and when."""

from collections.abc import Callable, Collection, Mapping
from typing import Literal, TypeAlias

from flick.arena.layout import Layout
from flick.arena.outcome import Outcome
from flick.clips import Rolled
from flick.table.answers import only_answer, spares_questions
from flick.table.board import Board
from flick.table.decisions import Forecast
from flick.table.game import Result
from flick.table.match import Match
from flick.table.recorder import NotKept
from flick.table.rules import Decision, Event, Flick
from flick.table.sayings import Refused, Say, Who, say
from flick.table.seats import Thought
from flick.table.story import Reason, open_reasons
from flick.window.app.bot_process import Thinker
from flick.window.app.settings import BotPace, Settings
from flick.window.match import match_news
from flick.window.match.bot_turn import BotTurn
from flick.window.match.controller import MatchController
from flick.window.match.curtain_rule import CurtainRule
from flick.window.match.last_roll import after_roll

Phase: TypeAlias = Literal["telling", "rolling", "asking", "thinking", "curtain", "reading", "over"]
"""``reading`` is only for what a lesson tells."""

STAMPS: Mapping[BotPace, float] = {"slow": 1.0, "normal": 1.0, "fast": 0.5, "at-once": 0.0}
"""How long a stamp stays where only bots play, in parts of its time."""

LOOKED = 900.0
"""ms for which somebody behind a lifted curtain seems to decide where there is nothing to decide: whoever looks away
learns no more than from a question."""

EVENT: Mapping[BotPace, float] = {"slow": 900.0, "normal": 240.0, "fast": 240.0, "at-once": 240.0}
"""ms for an event that tells something of the table, by how slowly somebody wants to read along."""

MOST_STEPS = 40
"""Events told in one tick, at most: a frame has little time."""


class PlayController(MatchController):
    """Owns the match. A flick that was made rolls until ``rolled``; a bot thinks elsewhere; between two people's hidden
    hands a curtain falls.

    ``viewer`` is the seat whose hand is seen: the only person's, or whoever was asked last; nobody's among bots.
    """

    def __init__(
        self, match: Match, thinker: Thinker, settings: Settings, openly: Callable[[Decision], bool] | None = None
    ) -> None:
        """``openly`` says of a question that is not about any piece whether it can be answered without a look at what
        only the one who is asked may see."""
        super().__init__()
        self.match = match
        self.phase: Phase = "telling"
        self.knows_next: Callable[[], bool] = lambda: False
        """Whether the answer to the next question is known already: nothing is told slowly until then."""
        self._settings = settings
        self.people = [seat for seat, who in enumerate(match.seats) if who.is_human]
        self.viewer: int | None = self.people[0] if len(self.people) == 1 else None
        self._curtain = CurtainRule(match, self.people, settings, openly)
        self._bot = BotTurn(match, thinker, settings)
        self._until = 0.0
        """Nothing more is told before that time."""
        self._board: Board | None = None
        self._roll: Rolled | None = None
        """What was flicked last, until somebody is to decide again."""
        self._lifted = False
        """Whether a curtain was lifted for a question with only one answer."""

    @property
    def board(self) -> Board:
        """The table as the viewer sees it; after a flick never as it lay before."""
        if self._board is None:
            board = self._view()
            self._board = after_roll(board, self._roll) if self._roll is not None else board
        return self._board

    @property
    def decision(self) -> Decision | None:
        """What a person is asked now."""
        return self.match.decision if self.phase == "asking" else None

    @property
    def stamps(self) -> float:
        """How long what has been decided is seen, in parts of its time: in full where somebody plays."""
        return 1.0 if self.people else STAMPS[self._settings.bot_pace]

    @property
    def told(self) -> list[Event]:
        """Everything that has happened, as the viewer may know it."""
        return [event.seen_by(self.viewer) for event in self.match.events]

    def reasons(self) -> list[Reason]:
        """Why bots answered as they did, as far as the viewer may know."""
        return open_reasons(self.match, self.viewer)

    def answer(self, text: str) -> None:
        """What the person answers who is asked; ``Refused`` with the reason changes nothing."""
        if self.phase == "asking":
            self._take(text, None)

    def wait(self, until: float) -> None:
        """Tell nothing more before that time (ms): what has been told is still on its way."""
        if self.phase == "telling":
            self._until = max(self._until, until)

    def wait_no_more(self) -> None:
        """Tell at once what comes next."""
        if self.phase == "telling":
            self._until = 0.0

    def rolled(self) -> None:
        """The flick has been seen to its end; none has of which nobody was told yet."""
        if self.phase == "rolling" and not self._news:
            self.phase = "telling"

    def lift(self) -> None:
        """Whoever is behind the curtain is ready."""
        if self.phase == "curtain" and self.match.decision is not None:
            self._look(self.match.decision.seat)
            if only_answer(self.match.decision) is None or spares_questions(self.match.decision):
                self._ask()
            else:
                self.phase, self._lifted, self._until = "telling", True, self._now + LOOKED

    def hurry(self) -> None:
        """The bot that thinks answers with what comes to its mind first."""
        if self.phase == "thinking" and self.match.decision is not None:
            self._take_of_bot(self._bot.hurry(), self._now)

    def undo(self, agreed: Collection[int] = ()) -> None:
        """Take back the last answer of whoever is asked; ``Refused`` with the reason. Those have to have ``agreed``
        whom ``asked_to_undo`` names."""
        if self.phase in ("asking", "over"):
            if (seat := self._undoing) is None:
                raise Refused(say("refused-undo-nothing"))
            self.match.undo(seat, agreed=agreed)
            self._begin_again()

    @property
    def asked_to_undo(self) -> list[int]:
        """The other people whose answers would be taken back as well; nobody where nothing can be."""
        return [] if self._undoing is None or self.no_undo is not None else self.match.asked_to_undo(self._undoing)

    @property
    def no_undo(self) -> Refused | None:
        """What ``undo`` would refuse with now; ``None`` where there is something to be taken back."""
        seat = self._undoing
        if self.phase not in ("asking", "over") or seat is None:
            return Refused(say("refused-undo-nothing"))
        return self.match.why_no_undo(seat)

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back that can be given again."""
        return self.phase == "asking" and self.match.next_redo is not None

    def redo(self) -> None:
        """Give again what was taken back; ``Refused`` when there is nothing."""
        if self.phase == "asking" and self.match.decision is not None:
            self.match.redo(self.match.decision.seat)
            self._begin_again()

    def resign(self) -> None:
        """The viewer gives up, or whoever is asked; ``Refused`` where that cannot be."""
        seat = self.match.decision.seat if self.phase == "asking" and self.match.decision else self.viewer
        self._bot.stop()
        self.match.resign(self.people[0] if seat is None else seat)
        self._begin_again()

    def stop(self) -> None:
        """Nothing more is asked of anybody."""
        self._bot.stop()

    @property
    def _undoing(self) -> int | None:
        """Whose answer would be taken back, for whoever is asked, or looks; nobody's where only bots play."""
        seat = self.viewer if self.viewer is not None else next(iter(self.people), None)
        if self.match.decision is not None:
            seat = self.match.decision.seat
        return None if seat is None else self.match.undoer(seat)

    def _view(self) -> Board:
        """The table as the rules have it."""
        return self.match.view(self.viewer)

    def _go_on(self, now: float) -> None:
        for _ in range(MOST_STEPS):
            if self.phase == "thinking":
                self._listen(now)
            if self.phase != "telling" or now < self._until:
                return
            self._step(now)

    def _step(self, now: float) -> None:
        item = self.match.step()
        self._board = None
        if isinstance(item, Event):
            self._tell_event(item, now)
            return
        self._roll = None
        if isinstance(item, Result):
            self.phase = "over"
            self._tell(match_news.MatchOver(item))
        elif self.match.seats[item.seat].is_human:
            self._meet(item)
        else:
            self.phase = "thinking"
            self._bot.begin(now)
            self._tell(match_news.BotThinks(item.seat))

    def _tell_event(self, event: Event, now: float) -> None:
        at_once = not self.people and self._settings.bot_pace == "at-once"
        if event.facts and not (self._settings.still or at_once or self.knows_next()):
            self._until = now + EVENT[self._settings.bot_pace]
        self._tell(match_news.EventTold(event.seen_by(self.viewer), len(self.match.events) - 1))

    def _meet(self, decision: Decision) -> None:
        """Ask a person, or answer for them where there is nothing to decide: behind a curtain if they need to see what
        somebody else at the screen may not, and without anybody's hand in sight if all can see what it is about."""
        lifted, self._lifted = self._lifted, False
        if not lifted and self._curtain.concerns(decision, self.viewer):
            if self._curtain.falls_before(decision):
                self.phase = "curtain"
                self._look(None)
                self._tell(match_news.CurtainFalls(decision.seat))
                return
            self._look(self._curtain.viewer_without(decision))
        if (only := only_answer(decision)) is None:
            self._ask()
            return
        try:
            self._take(only, None)
        except NotKept:
            self._ask()

    def _ask(self) -> None:
        assert self.match.decision is not None
        self.phase = "asking"
        self._tell(match_news.PersonAsked(self.match.decision))

    def _listen(self, now: float) -> None:
        """Take the bot's answer, once it has come and may be seen."""
        heard = self._bot.listen(now)
        if isinstance(heard, match_news.BotAims):
            self._tell(heard)
        elif heard is not None:
            self._take_of_bot(heard, now)

    def _take_of_bot(self, thought: Thought, now: float) -> None:
        """A bot's answer that cannot be kept, on a full disk, is given again later: the match waits and says why."""
        try:
            self._take(thought.answer, thought.reason)
        except NotKept as refused:
            self._bot.try_later(now)
            self._tell(match_news.AnswerWaits(refused))
        else:
            self._bot.forget()

    def _take(self, text: str, thought: Say | None) -> None:
        decision, before = self.match.decision, self.board.arena
        assert decision is not None
        given = self.match.answer(text, thought)
        thought = thought if self.match.sees(len(self.match.answers) - 1, self.viewer) else None
        foretell = decision.foretell if isinstance(decision, Flick) else None
        self._answered(decision, given.text, given.outcome, before, thought=thought, foretell=foretell)

    def _answered(
        self,
        decision: Decision,
        text: str,
        outcome: object,
        before: Layout | None,
        *,
        thought: Say | None = None,
        foretell: Callable[[Outcome], Forecast] | None = None,
    ) -> None:
        """Tell the answer that was just given. Where a flick came of it, that is seen now on the table as it lay
        ``before``, and nothing older from here on; the rules ``foretell`` what they will make of it."""
        rolls = Say(f"rolls-{decision.question or decision.verb}", {**decision.facts, "who": Who(decision.seat)})
        flicks = rolls if isinstance(outcome, Outcome) else None
        self._tell(match_news.AnswerGiven(decision.seat, text, thought, flicks))
        self.phase, self._board = "telling", None
        if isinstance(outcome, Outcome) and before is not None:
            self.phase, self._roll = "rolling", Rolled(before, outcome)
            forecast = foretell(outcome) if foretell is not None else None
            self._tell(match_news.FlickRolls(before, outcome, len(self.match.answers) - 1, forecast))

    def _begin_again(self) -> None:
        """Another moment of the match waits."""
        self.phase, self._board, self._roll = "telling", None, None
        self._bot.forget()
        self._until, self._lifted = 0.0, False

    def _look(self, seat: int | None) -> None:
        self.viewer = seat
        self._board = None
