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
from flick.table.past import RESIGN, given_up, line_before, packed_turn, undoable
from flick.table.perspective import Perspective
from flick.table.recorder import NotKept, Recorder, Taken
from flick.table.records import pack, unpack
from flick.table.rules import Aim, Decision, Event, Flick, Step
from flick.table.sayings import Refused, Say, Who, say
from flick.table.seats import Bot, Seat, bot_of
from flick.table.unseen import unseen_by

T = TypeVar("T")


class Match:
    """A game that is being played. Nobody may change ``state`` from outside; front ends look at it through ``view``."""

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
        """Whether the profile counts the match and what is achieved in it. That is not so for a match from a file that
        was begun at another table."""
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
        """The state in which the match began, where its file keeps no answers from there on but only from a later
        position."""

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
        """How each turn began that has begun so far: ``turns``, with only the first part of a turn that the rules cut
        into parts."""
        return [
            start for index, start in enumerate(self.turns) if not index or self.turns[index - 1].turn != start.turn
        ]

    def view(self, seat: int | None) -> Board:
        """The table as a seat sees it; ``None`` stands for an onlooker."""
        return self.game.view(self.line.state, seat)

    def opening(self) -> Board:
        """The table as an onlooker saw it when the match began."""
        if self.earliest is not None:
            return self.game.view(self.earliest, None)
        self.line.keep()
        first = unpack(self.turns[0].state, self.game.State) if self.turns else self.line.state
        return self.game.view(first, None)

    def sees(self, number: int, seat: int | None) -> bool:
        """Whether a seat, or an onlooker (``None``), may see answer ``number`` by now: it is their own, or it is
        neither secret nor still sealed."""
        taken = self.answers[number]
        if taken.seat == seat:
            return True
        opened = taken.seal is None or number + taken.seal.to_come < len(self.answers)
        return opened and not taken.secret

    def keeps_from(self, seat: int) -> bool:
        """Whether somebody has given an answer in this turn that ``seat`` may not see yet, or never may."""
        return bool(unseen_by(self.line, seat))

    def hides_among(self, seats: Sequence[int]) -> bool:
        """Whether the views of these seats differ, so that something is hidden from one of them."""
        views = [self.view(seat).zones for seat in seats]
        return any(zones != views[0] for zones in views)

    def step(self) -> Step | Result:
        """Go on to the next event, to the decision that waits, or to the result. No bot is asked."""
        return self._go_on(self.line.step)

    def settle(self) -> Decision | Result:
        """Go on to the next decision, of a person or a bot, or to the end."""
        return self._go_on(self.line.settle)

    def advance(self) -> Decision | Result:
        """Go on to the next decision of a person, or to the end; bots answer on the way."""
        settle = self.line.settle if self.recorder is None else self.settle
        line, bots = self.line, self._bots
        item = settle()
        while (decision := line.decision) is not None and decision.seat in bots:
            self.ask_bot()
            item = settle()
        return item

    def answer(self, text: str, thought: Say | None = None) -> Given:
        """Answer the decision that waits. ``Refused``, with the reason, where the answer is not allowed; nothing has
        changed then."""
        if self.line.decision is None:
            raise Refused(say("refused-nothing-asked"))
        given = self.line.read(text)
        self.take(given, thought)
        return given

    def take(self, given: Given, thought: Say | None = None) -> None:
        """Give an answer that has been read already to the decision that waits."""
        spend(ANSWER)
        line = self.line
        assert line.decision is not None
        self._keep(line.decision.seat, given, thought)
        line.reply(given)

    def ask_bot(self) -> str:
        """Let a bot answer the decision that waits for it, and return the written answer."""
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
        """What the seat that is asked knows and can imagine: all that its bot gets."""
        line = self.line
        decision = line.decision
        assert decision is not None
        seat = decision.seat
        return Perspective(seat, decision, Chance(Luck(self._streams[seat], len(self.answers) * STRETCH)), line)

    def resign(self, seat: int) -> Result:
        """Give the game up for ``seat``, whoever is asked at the moment; events that the last answer has caused still
        happen first. ``Refused`` where the match is over or the game does not allow it."""
        over = isinstance(self.settle(), Result)
        imagined = unpack(pack(self.line.state), self.game.State)
        if over or not 0 <= seat < len(self.seats) or self.game.resign(imagined, seat) is None:
            raise Refused(say("refused-resign"))
        self._keep(seat, Given(None, RESIGN))
        return self._give_up(seat)

    def fork(self) -> Line:
        """A copy of the line of play, which goes its own way from here. It knows everything hidden, so no bot may get
        it."""
        return self.line.fork()

    def line_before(self, number: int) -> Line:
        """The line of play as it was when answer ``number`` was asked for, or as it is after the last answer. It knows
        everything hidden, so no bot may get it."""
        return line_before(self, number)

    def turn_of(self, number: int) -> TurnStart:
        """How the turn, or the part of a turn, began in which answer ``number`` was asked for."""
        return self.turns[packed_turn(self, number)]

    def undo(self, seat: int, to: int | None = None, agreed: Collection[int] = ()) -> int:
        """Take back an answer of ``seat`` and all answers since: the answer ``to``, or the last one for which the seat
        had a choice. Return the number of that answer.

        Answers of other people are taken back only with those who have ``agreed``; ``asked_to_undo`` tells whom to ask.
        ``Refused`` where somebody has not agreed, or something has been revealed since.
        """
        number = undoable(self, seat, to)
        if others := [other for other in self.asked_to_undo(seat, to) if other not in agreed]:
            raise Refused(say("refused-undo-others", who=Who(others[0])))
        self.go_back(number)
        return number

    def asked_to_undo(self, seat: int, to: int | None = None) -> list[int]:
        """The other people whose answers ``undo`` would take back, each of whom has to agree."""
        gone = {taken.seat for taken in self.answers[undoable(self, seat, to) :]}
        return sorted(other for other in gone if other != seat and self.seats[other].is_human)

    def undoer(self, seat: int) -> int:
        """The seat whose last answer is taken back when ``seat`` asks to undo: where all play together, that of the
        person who last had a choice."""
        if self.game.is_together(self.options):
            decided = (taken.seat for taken in reversed(self.answers) if not taken.no_other)
            return next((answered for answered in decided if self.seats[answered].is_human), seat)
        return seat

    def why_no_undo(self, seat: int) -> Refused | None:
        """The refusal of ``undo`` for the last answer of ``seat``; ``None`` where that answer can be taken back."""
        try:
            undoable(self, seat, None)
        except Refused as refused:
            return refused
        return None

    def go_back(self, number: int) -> None:
        """Take back answer ``number`` and all later ones, even where something has been revealed since."""
        if not 0 <= number < len(self.answers):
            raise Refused(say("refused-undo-nothing"))
        if self.recorder is not None:
            self.recorder.withdrawn(number)
        gone = self.answers[number:]
        self._undone += reversed(gone)
        self._rewind(number)

    @property
    def next_redo(self) -> str | None:
        """The written form of the answer that ``redo`` would give first."""
        return self._undone[-1].given.text if self._undone else None

    def redo(self, seat: int) -> None:
        """Give again the answers that were taken back, up to the next question for ``seat`` in which it has a choice;
        where all play together, up to that for any person."""
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
        """Give an answer from a journal. The recorded ``outcome`` of a flick (JSON) is used instead of a simulation.
        Where the flick will be ``shown``, those parts of the outcome are checked too that are only drawn."""
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
        """Go on by calling ``go``, and tell the recorder of each turn that begins on the way."""
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
        """Set the line back to the moment at which answer ``number`` was asked for; the answers of its turn before that
        are given again without the recorder."""
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
    """The answer of a flick with the outcome that a journal has kept for it. Where the flick will be ``shown``, those
    parts of the outcome are checked too that are only drawn."""
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
