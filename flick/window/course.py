"""The course of a match in the window: what happens next, and when. It draws nothing.

``tick`` goes on with the match as far as the time has come, and says what has happened. A flick that was made rolls
until ``rolled``; a bot thinks elsewhere; between two people's hidden hands a curtain falls.
"""

from bisect import bisect_right
from collections.abc import Callable, Collection, Mapping
from typing import Literal, TypeAlias

from flick.arena.outcome import Outcome
from flick.bots import BOTS
from flick.table.answers import aim_of, only_answer, spares_questions
from flick.table.board import Board
from flick.table.decisions import choice_in
from flick.table.game import Result
from flick.table.match import Match, NotKept
from flick.table.moment import after_answer
from flick.table.rules import ChooseMany, Decision, Event, Flick, Offer, Place
from flick.table.sayings import Refused, Say, say
from flick.table.seats import Thought
from flick.table.story import Reason, open_reasons
from flick.window.course_news import Answered, Asks, Falls, Flicked, Happening, Means, Over, Rolls, Thinks, Told, Waits
from flick.window.flicking.power import power_at
from flick.window.last_roll import LastRoll
from flick.window.settings import BotPace, Settings
from flick.window.worker import Thinker

Phase: TypeAlias = Literal["telling", "rolling", "asking", "thinking", "curtain", "reading", "over"]
"""``reading`` is only for what a lesson tells."""

DEED: Mapping[BotPace, float] = {"slow": 900.0, "normal": 350.0, "fast": 160.0, "at-once": 0.0}
"""ms for which at least each deed of a bot is seen."""

MEANT: Mapping[BotPace, float] = {"slow": 500.0, "normal": 500.0, "fast": 150.0, "at-once": 0.0}
"""ms for which an arrow shows what a bot means to flick."""

STAMPS: Mapping[BotPace, float] = {"slow": 1.0, "normal": 1.0, "fast": 0.5, "at-once": 0.0}
"""How long a stamp stays where only bots play, in parts of its time."""

LOOKED = 900.0
"""ms for which somebody behind a lifted curtain seems to decide where there is nothing to decide: whoever looks away
learns no more than from a question."""

AGAIN = 3000.0
"""ms until it is tried again to keep a bot's answer."""

EVENT: Mapping[BotPace, float] = {"slow": 900.0, "normal": 240.0, "fast": 240.0, "at-once": 240.0}
"""ms for an event that tells something of the table, by how slowly somebody wants to read along."""

MOST_STEPS = 40
"""Events told in one tick, at most: a frame has little time."""


class Course:
    """``viewer`` is the seat whose hand is seen: the only person's, or whoever was asked last; nobody's among bots."""

    def __init__(
        self, match: Match, thinker: Thinker, settings: Settings, openly: Callable[[Decision], bool] | None = None
    ) -> None:
        """``openly`` says of a question that is not about any piece whether it can be answered without a look at what
        only the one who is asked may see."""
        self.match = match
        self._openly = openly
        self.phase: Phase = "telling"
        self.held = False
        """Whether nothing may go on: a question, a menu or a log lies over the table."""
        self.presses_on = False
        """Whether the answer to the next question is known already: nothing is told slowly until then."""
        self._thinker = thinker
        self._settings = settings
        self.people = [seat for seat, who in enumerate(match.seats) if who.is_human]
        self.viewer: int | None = self.people[0] if len(self.people) == 1 else None
        self._until = 0.0
        self._board: Board | None = None
        self._roll: LastRoll | None = None
        """What was flicked last, until somebody is to decide again."""
        self._meant: Thought | None = None
        """What a bot has answered, while it is seen what it means to do."""
        self._now = 0.0
        self._lifted = False
        """Whether a curtain was lifted for a question with only one answer."""
        self._happened: list[Happening] = []

    @property
    def board(self) -> Board:
        """The table as the viewer sees it; after a flick never as it lay before."""
        if self._board is None:
            board = self._view()
            self._board = self._roll.newest(board) if self._roll is not None else board
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

    def tick(self, now: float) -> list[Happening]:
        """Go on as far as the time has come; what has happened since the last tick."""
        self._now = now
        if not self.held:
            self._go_on(now)
        found, self._happened = self._happened, []
        return found

    def answer(self, text: str) -> None:
        """What the person answers who is asked; ``Refused`` with the reason changes nothing."""
        if self.phase != "asking":
            return
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
        if self.phase == "rolling" and not self._happened:
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
            thought, self._meant = self._meant, None
            if thought is None:
                self._thinker.stop()
                easiest = next(iter(self.match.game.bots.values()), BOTS["random"])
                thought = easiest().think(self.match.perspective())
            self._take_when_kept(thought, self._now)

    def undo(self, agreed: Collection[int] = ()) -> None:
        """Take back the last answer of whoever is asked; ``Refused`` with the reason. Those have to have ``agreed``
        whom ``asked_to_undo`` names."""
        if self.phase in ("asking", "over"):
            seat = self._undoing
            if seat is None:
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

    def moment(self, number: int) -> Flicked | None:
        """The flick that led to an event, of the same turn; ``None`` where nothing was flicked before it."""
        turn = max((start.turn for start in self.match.turns if start.events <= number), default=0)
        for index in reversed(range(len(self.match.answers))):
            taken = self.match.answers[index]
            if taken.turn < turn:
                return None
            if taken.events_before <= number and isinstance(taken.given.outcome, Outcome):
                before = self.match.game.view(self.match.line_before(index).state, None).arena
                return Flicked(before, taken.given.outcome) if before is not None else None
        return None

    def board_then(self, number: int) -> Board:
        """The table as it lay for the viewer when that event had happened."""
        match = self.match
        answer = bisect_right(match.answers, number, key=lambda taken: taken.events_before) - 1
        if answer < 0:
            return match.game.view(match.line_before(0).state, self.viewer)
        line, happened = after_answer(match, answer)
        while happened <= number and isinstance(line.step(), Event):
            happened += 1
        return match.game.view(line.state, self.viewer)

    def redo(self) -> None:
        """Give again what was taken back; ``Refused`` when there is nothing."""
        if self.phase == "asking" and self.match.decision is not None:
            self.match.redo(self.match.decision.seat)
            self._begin_again()

    def resign(self) -> None:
        """The viewer gives up, or whoever is asked; ``Refused`` where that cannot be."""
        seat = self.match.decision.seat if self.phase == "asking" and self.match.decision else self.viewer
        self._thinker.stop()
        self.match.resign(self.people[0] if seat is None else seat)
        self._begin_again()

    def stop(self) -> None:
        """Nothing more is asked of anybody."""
        self._thinker.stop()

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
        if not isinstance(item, Event):
            self._roll = None
        if isinstance(item, Event):
            if item.facts and not (self._settings.still or self._at_once or self.presses_on):
                self._until = now + EVENT[self._settings.bot_pace]
            self._happened.append(Told(item.seen_by(self.viewer), len(self.match.events) - 1))
        elif isinstance(item, Result):
            self.phase = "over"
            self._happened.append(Over(item))
        elif self.match.seats[item.seat].is_human:
            self._meet(item)
        else:
            self.phase = "thinking"
            self._until = now + DEED[self._settings.bot_pace]
            self._thinker.ask(self.match)
            self._happened.append(Thinks(item.seat))

    def _meet(self, decision: Decision) -> None:
        """Ask a person, or answer for them where there is nothing to decide: behind a curtain if they need to see what
        somebody else at the screen may not, and without anybody's hand in sight if all can see what it is about."""
        watched, lifted = decision.is_unseen and not self._hides, self._lifted
        self._lifted = False
        if not lifted and len(self.people) > 1 and (watched or self.viewer != decision.seat):
            if self._parts_people(decision):
                self.phase = "curtain"
                self._look(None)
                self._happened.append(Falls(decision.seat))
                return
            self._look(None if self._settings.curtain == "hidden" and self._hides else decision.seat)
        if (only := only_answer(decision)) is None:
            self._ask()
            return
        try:
            self._take(only, None)
        except NotKept:
            self._ask()

    @property
    def _hides(self) -> bool:
        """Whether one of the people sees what another may not."""
        return self.match.hides_among(self.people)

    def _parts_people(self, decision: Decision) -> bool:
        """Whether a curtain falls before that question."""
        if self._settings.curtain != "hidden":
            return self._settings.curtain == "always"
        unseen = decision.is_unseen or self.match.keeps_from(decision.seat)
        return unseen or (self._hides and not self._is_open(decision))

    def _is_open(self, decision: Decision) -> bool:
        """Whether all can see what a question is about."""
        choice = decision if isinstance(decision, ChooseMany) else choice_in(decision)
        about = {option.piece for option in choice.options} - {None} if choice is not None else set[str | None]()
        if isinstance(decision, Offer):
            about.update(decision.own.things, decision.theirs.things)
        if about:
            return about <= {piece.id for zone in self.match.view(None).zones for piece in zone.pieces}
        if isinstance(decision, Flick | Place):
            return True
        return self._openly is not None and self._openly(decision)

    def _ask(self) -> None:
        assert self.match.decision is not None
        self.phase = "asking"
        self._happened.append(Asks(self.match.decision))

    def _listen(self, now: float) -> None:
        """Whether the bot has made up its mind, and its deed may be seen."""
        if now < self._until:
            return
        meant, self._meant = self._meant, None
        thought: Thought | None = meant or self._thinker.answer(self.match)
        if thought is not None and meant is None and self._shows_aim(thought, now):
            self._meant = thought
        elif thought is not None:
            self._take_when_kept(thought, now)
        elif not self._thinker.busy:
            self._thinker.ask(self.match)

    def _take_when_kept(self, thought: Thought, now: float) -> None:
        """A bot's answer that cannot be kept, on a full disk, is given again later: the match waits and says why."""
        try:
            self._take(thought.answer, thought.reason)
        except NotKept as refused:
            self._meant, self._until = thought, now + AGAIN
            self._happened.append(Waits(refused))

    def _shows_aim(self, thought: Thought, now: float) -> bool:
        """Show what a bot means to flick, if it does and somebody wants to see that; whether it is shown now."""
        decision, lasts = self.match.decision, MEANT[self._settings.bot_pace]
        if self._settings.still or not lasts or not isinstance(decision, Flick):
            return False
        try:
            aim = aim_of(decision, thought.answer)
        except Refused:
            return False
        self._until = now + lasts
        self._happened.append(Means(aim, power_at(decision, aim.speed), lasts))
        return True

    def _take(self, text: str, thought: Say | None) -> None:
        decision, before = self.match.decision, self.board.arena
        assert decision is not None
        given = self.match.answer(text, thought)
        flicks = decision.ask if isinstance(given.outcome, Outcome) else None
        thought = thought if self.match.sees(len(self.match.answers) - 1, self.viewer) else None
        self._happened.append(Answered(decision.seat, given.text, thought, flicks))
        self.phase = "telling"
        self._board = None
        outcome = given.outcome
        if isinstance(outcome, Outcome) and before is not None:
            foretell = decision.foretell if isinstance(decision, Flick) else None
            self._rolls(Rolls(before, outcome, len(self.match.answers) - 1, foretell(outcome) if foretell else None))

    def _rolls(self, rolls: Rolls) -> None:
        """A flick is seen now, and nothing older from here on."""
        self.phase = "rolling"
        self._roll, self._board = LastRoll(rolls.before, rolls.outcome), None
        self._happened.append(rolls)

    def _begin_again(self) -> None:
        """Another moment of the match waits."""
        self.phase = "telling"
        self._board = self._roll = self._meant = None
        self._until, self._lifted = 0.0, False

    def _look(self, seat: int | None) -> None:
        self.viewer = seat
        self._board = None

    @property
    def _at_once(self) -> bool:
        return not self.people and self._settings.bot_pace == "at-once"
