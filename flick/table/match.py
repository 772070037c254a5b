"""One match: who sits where, every answer so far, what happened, and the way back.

The match runs event by event (``step``) or straight to the next decision of a person (``advance``), asks the bots,
keeps the answers, and can go back to any of them.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from flick.allowance import ANSWER, MATCH, spend
from flick.table.answers import only_answer, read
from flick.table.board import Board
from flick.table.chance import LARGEST_SEED, STRETCH, Chance, Forced, Luck, derived
from flick.table.game import GamesAny, Result, State
from flick.table.line import Given, Line, TurnStart
from flick.table.options import refusal_of
from flick.table.past import RESIGN, given_up, line_before, packed_turn
from flick.table.perspective import Perspective
from flick.table.recorder import NotKept, Recorder, Taken
from flick.table.records import pack, unpack
from flick.table.rules import Aim, Decision, Event, Flick, Step
from flick.table.sayings import Refused, Say, Who, say
from flick.table.seats import Bot, Seat, bot_of
from flick.table.undoing import undoable
from flick.table.unseen import unseen_by

T = TypeVar("T")


class Match:
    """A game being played. ``state`` must not be changed from outside; look at it through ``view``."""

    def __init__(
        self,
        game: GamesAny,
        seats: Sequence[Seat],
        options: Any = None,
        seed: int = 0,
        *,
        state: State | None = None,
        turn: int = 0,
        bots: Mapping[str, Callable[[], Bot]] | None = None,
        forced: Forced | None = None,
        practice: bool = False,
    ) -> None:
        spend(MATCH)
        self.game = game
        self.seats = list(seats)
        if not 0 <= seed <= LARGEST_SEED:
            raise Refused(say("option-value", option="seed", value=str(seed), expected=say("expected-seed")))
        self.options = game.Options() if options is None else options
        _check_seats(game, self.options, len(self.seats))
        self.seed = seed
        self.practice = practice
        self.is_counted = True
        """Whether what is achieved in it is kept: not where it comes out of a file from elsewhere."""
        self.recorder: Recorder | None = None
        self.events: list[Event] = []
        self.answers: list[Taken] = []
        self.turns: list[TurnStart] = []
        self._undone: list[Taken] = []
        self._streams = [derived(seed, 1 + seat).seed for seat in range(len(self.seats))]
        known = {**(bots or {}), **game.bots}
        self._bots = {seat: bot_of(who.player, known) for seat, who in enumerate(self.seats) if not who.is_human}
        if state is None:
            state = start_state(game, self.options, len(self.seats), seed, forced)
        self.line = Line(game, state, turn, forced, self.events, self.turns)
        self.earliest: State | None = None
        """The position in which it began, where its answers are known only from a later one on."""

    @property
    def state(self) -> Any:
        return self.line.state

    @property
    def decision(self) -> Decision | None:
        return self.line.decision

    @property
    def result(self) -> Result | None:
        return self.line.result

    @property
    def turn(self) -> int:
        return self.line.turn

    @property
    def whole_turns(self) -> list[TurnStart]:
        """How each turn began that has begun by now: ``turns`` without the parts into which the rules cut them."""
        return [
            start for index, start in enumerate(self.turns) if not index or self.turns[index - 1].turn != start.turn
        ]

    def view(self, seat: int | None) -> Board:
        """What a seat sees of the table."""
        return self.game.view(self.line.state, seat)

    def opening(self) -> Board:
        """What anybody could see of the table when the match began."""
        if self.earliest is not None:
            return self.game.view(self.earliest, None)
        self.line.keep()
        first = unpack(self.turns[0].state, self.game.State) if self.turns else self.line.state
        return self.game.view(first, None)

    def sees(self, number: int, seat: int | None) -> bool:
        """Whether a seat, or an onlooker, may be told of an answer by now: it is neither sealed nor a secret."""
        taken = self.answers[number]
        if taken.seat == seat:
            return True
        opened = taken.seal is None or number + taken.seal.to_come < len(self.answers)
        return opened and not taken.secret

    def keeps_from(self, seat: int) -> bool:
        """Whether somebody has answered in this turn what a seat may not know yet, or never."""
        return bool(unseen_by(self.line, seat))

    def hides_among(self, seats: Sequence[int]) -> bool:
        """Whether one of these seats sees something that another does not."""
        views = [self.view(seat).zones for seat in seats]
        return any(zones != views[0] for zones in views)

    def step(self) -> Step | Result:
        """The next event, or the decision that waits, or the result. Nobody is asked and nothing else happens."""
        return self._go_on(self.line.step)

    def settle(self) -> Decision | Result:
        """Go straight to the next decision, a bot's too, or the end."""
        return self._go_on(self.line.settle)

    def advance(self) -> Decision | Result:
        """Go on, bots answering, to the next decision of a person or the end."""
        settle = self.line.settle if self.recorder is None else self.settle
        line, bots = self.line, self._bots
        item = settle()
        while (decision := line.decision) is not None and decision.seat in bots:
            self.ask_bot()
            item = settle()
        return item

    def answer(self, text: str, thought: Say | None = None) -> Given:
        """Answer the decision that waits; ``Refused`` with the reason, and nothing changed, when that cannot be."""
        if self.line.decision is None:
            raise Refused(say("refused-nothing-asked"))
        given = self.line.read(text)
        self.take(given, thought)
        return given

    def take(self, given: Given, thought: Say | None = None) -> None:
        """Take an answer that was read for the decision that waits."""
        spend(ANSWER)
        line = self.line
        assert line.decision is not None
        self._keep(line.decision.seat, given, thought)
        line.reply(given)

    def ask_bot(self) -> str:
        """Let the bot whose decision waits answer it; what it answered."""
        line = self.line
        decision = line.decision
        assert decision is not None
        seat = decision.seat
        luck = Luck(self._streams[seat], len(self.answers) * STRETCH)
        thought = self._bots[seat].think(Perspective(seat, decision, Chance(luck), line))
        given = thought.given
        if given is None or type(decision) is Flick:
            given = line.read(thought.answer)
        self._keep(seat, given, thought.reason)
        line.reply(given)
        return given.text

    def perspective(self) -> Perspective:
        """What the seat whose decision waits knows, and can imagine."""
        line = self.line
        decision = line.decision
        assert decision is not None
        seat = decision.seat
        return Perspective(seat, decision, Chance(Luck(self._streams[seat], len(self.answers) * STRETCH)), line)

    def resign(self, seat: int) -> Result:
        """Give the game up for ``seat``, at any moment; what has begun to happen still happens."""
        over = isinstance(self.settle(), Result)
        imagined = unpack(pack(self.line.state), self.game.State)
        if over or not 0 <= seat < len(self.seats) or self.game.resign(imagined, seat) is None:
            raise Refused(say("refused-resign"))
        self._keep(seat, Given(None, RESIGN))
        return self._give_up(seat)

    def fork(self) -> Line:
        """The line of play from here, in a copy of its own. It knows everything: not for bots."""
        return self.line.fork()

    def line_before(self, number: int) -> Line:
        """The line of play as it was when answer ``number`` was asked for, or as it is after the last answer. The line
        knows everything: it is not for bots."""
        return line_before(self, number)

    def turn_of(self, number: int) -> TurnStart:
        """How the turn, or the part of a turn, began in which answer ``number`` was asked for."""
        return self.turns[packed_turn(self, number)]

    def undo(self, seat: int, to: int | None = None, agreed: Collection[int] = ()) -> int:
        """Take back the last answer of ``seat`` that could have been another, or that numbered ``to``, and all since;
        the number of the answer.

        Nobody else's answer is taken back with it unless they have ``agreed``; whom that concerns ``asked_to_undo``
        tells.
        """
        number = undoable(self, seat, to)
        if others := [other for other in self.asked_to_undo(seat, to) if other not in agreed]:
            raise Refused(say("refused-undo-others", who=Who(others[0])))
        self.go_back(number)
        return number

    def asked_to_undo(self, seat: int, to: int | None = None) -> list[int]:
        """The other people whose answers would be taken back with that of ``seat``: each has to agree."""
        gone = {taken.seat for taken in self.answers[undoable(self, seat, to) :]}
        return sorted(other for other in gone if other != seat and self.seats[other].is_human)

    def undoer(self, seat: int) -> int:
        """Whose last answer is taken back when ``seat`` asks for it: where all play together, that of the person who
        answered last."""
        if self.game.is_together(self.options):
            decided = (taken.seat for taken in reversed(self.answers) if not taken.no_other)
            return next((answered for answered in decided if self.seats[answered].is_human), seat)
        return seat

    def why_no_undo(self, seat: int) -> Refused | None:
        """What ``undo`` would refuse with; ``None`` where the last answer of ``seat`` can be taken back."""
        try:
            undoable(self, seat, None)
        except Refused as refused:
            return refused
        return None

    def go_back(self, number: int) -> None:
        """Withdraw the answer of that number and all after it, whatever was revealed since."""
        if not 0 <= number < len(self.answers):
            raise Refused(say("refused-undo-nothing"))
        if self.recorder is not None:
            self.recorder.withdrawn(number)
        gone = self.answers[number:]
        self._undone += reversed(gone)
        self._rewind(number)

    @property
    def next_redo(self) -> str | None:
        """The written form of the answer that ``redo`` would give again first."""
        return self._undone[-1].given.text if self._undone else None

    def redo(self, seat: int) -> None:
        """Give again what was taken back, up to the next question to ``seat`` with something to decide; where all play
        together, to anybody."""
        if not self._undone:
            raise Refused(say("refused-redo-nothing"))
        anybody = self.game.is_together(self.options)
        while self._undone:
            taken = self._undone[-1]
            self.settle()
            self._keep(taken.seat, taken.given, taken.thought, keep_undone=True)
            self._undone.pop()
            if taken.given.text == RESIGN:
                self._give_up(taken.seat)
            else:
                self.line.reply(taken.given)
            item = self.settle()
            if isinstance(item, Result) or only_answer(item) is not None:
                continue
            if item.seat == seat or (anybody and self.seats[item.seat].is_human):
                return

    def restore(
        self, seat: int, text: str, outcome: bytes | None, thought: Say | None = None, *, shown: bool = True
    ) -> None:
        """Give an answer from a journal; a flick's recorded ``outcome`` (JSON) is used instead of playing it out. Where
        it is ``shown``, also what is only drawn of it has to be in order."""
        if text == RESIGN:
            self.resign(seat)
            return
        decision = self.settle()
        if not isinstance(decision, Decision) or decision.seat != seat:
            raise Refused(say("refused-nobody-asked", seat=seat + 1, answer=text))
        if isinstance(decision, Flick) and outcome is not None:
            self.take(recorded_flick(self.line, text, outcome, shown), thought)
        else:
            self.answer(text, thought)

    def _give_up(self, seat: int) -> Result:
        result = given_up(self.game, self.line.state, seat)
        self.line.end(result)
        return result

    def _keep(self, seat: int, given: Given, thought: Say | None = None, keep_undone: bool = False) -> None:
        line = self.line
        taken = Taken(seat, given, line.began.turn, len(self.events), line.state.luck.drawn, thought)
        decision = line.decision
        if decision is not None and (decision.secret or decision.seal is not None) and given.text != RESIGN:
            taken.seal, taken.secret = decision.seal, decision.secret
        taken.no_other = decision is not None and only_answer(decision) == given.text
        if self.recorder is not None:
            try:
                self.recorder.answered(len(self.answers), taken, line.start)
            except Refused as refused:
                raise NotKept(refused.say) from None
        if self._undone and not keep_undone:
            self._undone.clear()
        self.answers.append(taken)

    def _go_on(self, go: Callable[[], T]) -> T:
        """The recorder hears of turns that begin on the way."""
        if self.recorder is None:
            return go()
        self.line.keep()
        known, item = len(self.turns), go()
        last = self.turns[known - 1].turn if known else None
        for start in self.turns[known:]:
            if start.turn != last:
                self.recorder.turn_began(start.turn, start.answers, start.state)
            last = start.turn
        return item

    def _rewind(self, number: int) -> None:
        """Set the line to the moment at which answer ``number`` was asked for."""
        index = packed_turn(self, number)
        start = self.turns[index]
        again = self.answers[start.answers : number]
        gone = self.line.chance
        state, forced = unpack(start.state, self.game.State), gone.forced_since(start.throws)
        del self.turns[index:], self.events[start.events :], self.answers[start.answers :]
        self.line = Line(self.game, state, start.turn, forced, self.events, self.turns, start.answers)
        self.line.chance.asked = gone.asked[: start.throws]
        self.line.keep()
        recorder, self.recorder = self.recorder, None
        for taken in again:
            self.settle()
            self._keep(taken.seat, taken.given, taken.thought, keep_undone=True)
            self.line.reply(taken.given)
        self.settle()
        self.recorder = recorder


def start_state(game: GamesAny, options: Any, seats: int, seed: int, forced: Forced | None = None) -> State:
    """The state of a new match before its first decision; ``Refused`` where its options do not go together."""
    _check_seats(game, options, seats)
    if (refusal := refusal_of(game.exclusions, options, seats)) is not None:
        raise refusal
    return game.start(options, seats, Chance(derived(seed, 0), forced))


def recorded_flick(line: Line, text: str, outcome: bytes, shown: bool = True) -> Given:
    """A flick with the outcome that a journal kept for it, and that is ``shown`` or only played on from."""
    decision = line.decision
    assert isinstance(decision, Flick)
    aim, written = read(decision, text)
    if not isinstance(aim, Aim):
        raise Refused(say("refused-no-flick-asked", answer=text))
    kept = msgspec.json.decode(outcome, type=decision.outcome)
    if decision.believe is not None:
        decision.believe(kept, shown)
    return Given((aim, kept), written, kept)


def _check_seats(game: GamesAny, options: Any, seats: int) -> None:
    least, most = game.seats_with(options)
    if not least <= seats <= most:
        raise Refused(say("refused-seats", seats=seats, least=least, most=most))
