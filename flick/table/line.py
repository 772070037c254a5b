"""A line of play: a state, and the rules that run on it from one decision to the next.

A line knows how its turn began and which answers were given since, so that a fork costs one copy of that state and a
repetition of those answers. The history of earlier turns belongs to the match.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from flick.table.answers import read
from flick.table.chance import Chance, ChanceNote, Forced
from flick.table.game import GamesAny, Result, State
from flick.table.records import pack, unpack
from flick.table.rules import Aim, Decision, Event, Flick, GameEnds, Rules, Step


class Given(msgspec.Struct, frozen=True, gc=False):
    """An answer that was given: the value that the rules get, its written form, and the outcome of a flick."""

    value: Any
    text: str
    outcome: Any = None


class TurnStart(msgspec.Struct, frozen=True, gc=False):
    """How a turn, or a part of a turn, began: its number, the packed state (empty where it was not packed), and how
    many answers, events and forced throws there had been."""

    turn: int
    state: bytes
    answers: int
    events: int
    throws: int


class WentOtherwise(AssertionError):
    """The rules went another way when they were repeated with the same answers. So they depend on something that is
    neither in the state nor an answer nor chance, which is a mistake in the game."""


class EndlessTurns(AssertionError):
    """Turn after turn begins without an event or a question. That is a mistake in the game, whose ``result`` should
    have said that the game is over."""


MOST_EMPTY_TURNS = 1000
"""How many turns in a row may pass without an event or an answer."""

PACKED_EVERY = 8
"""A line packs the state of a turn's start when so many answers have been given since the last packed one, so that
whoever looks back repeats few answers."""


class Line:
    """Steps through a game from ``state``, which belongs to the line and is changed by it. The next turn has the number
    ``turn``.

    ``began`` tells how the current turn, or the current part of it, began (before the first turn, without a state).
    ``answers`` were given since then to the decisions ``asked``; ``before`` counts the answers of turns before this
    line. The line appends what happens to ``events``, and how turns and their parts begin to ``turns``: lists that
    belong to whoever makes the line.

    Packing a state takes time, so the line packs only some of the states in which turns begin until somebody looks
    back. The others are then found by repeating the answers since the packed one before them, and from then on every
    state is packed.
    """

    __slots__ = (
        "_first",
        "_first_at",
        "_keeps",
        "_packed",
        "_packed_at",
        "_packs",
        "_reply",
        "_rules",
        "_since",
        "answers",
        "asked",
        "began",
        "chance",
        "decision",
        "events",
        "game",
        "result",
        "state",
        "turns",
    )

    def __init__(
        self,
        game: GamesAny,
        state: State,
        turn: int = 0,
        forced: Forced | None = None,
        events: list[Event] | None = None,
        turns: list[TurnStart] | None = None,
        before: int = 0,
    ) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = [] if events is None else events
        self.turns: list[TurnStart] = [] if turns is None else turns
        self.began = TurnStart(turn - 1, b"", before, len(self.events), 0)
        self.answers: list[Given] = []
        self.asked: list[Decision] = []
        self.chance = Chance(state.luck, forced, [], events=self.events)
        self.decision: Decision | None = None
        self.result: Result | None = None
        self._rules: Rules[None] | None = None
        self._reply: Any = None
        self._keeps = self._packs = False
        self._packed: TurnStart | None = None
        """How the last turn or part began whose state was packed."""
        self._packed_at = self._first_at = len(self.turns)
        """The index of ``_packed`` in ``turns``, and that of ``_first``."""
        self._first: TurnStart | None = None
        """How the first turn of this line began."""
        self._since: list[Given] = []
        """The answers from the beginning of the first turn of this line to that of the current one."""

    @property
    def turn(self) -> int:
        return self.began.turn

    def step(self) -> Step | Result:
        """The next event, or the decision that waits for an answer, or the result."""
        if self.decision is not None:
            return self.decision
        while (rules := self._rules or self._next_rules()) is not None:
            reply, self._reply = self._reply, None
            try:
                item = rules.send(reply)
            except (StopIteration, GameEnds):
                self._rules = None
                continue
            except Exception as fault:
                self._rules = _failed(fault)
                raise
            if type(item) is Event:
                self.events.append(item)
            else:
                self.decision = item
            return item
        assert self.result is not None
        return self.result

    def settle(self) -> Decision | Result:
        """Go straight to the next decision or the end, over all events on the way."""
        while isinstance(item := self.step(), Event):
            pass
        return item

    def read(self, text: str) -> Given:
        """Read ``text`` as an answer to the decision that waits; a flick is simulated here. ``Refused`` where it is not
        allowed, and nothing has changed then."""
        assert self.decision is not None
        value, written = read(self.decision, text)
        if isinstance(self.decision, Flick) and isinstance(value, Aim):
            outcome = self.decision.resolve(value)
            return Given((value, outcome), written, outcome)
        return Given(value, written)

    def reply(self, given: Given) -> None:
        """Answer the decision that waits, with an answer that was read for it."""
        assert self.decision is not None
        self.asked.append(self.decision)
        self.answers.append(given)
        self._reply = given.value
        self.decision = None

    def answer(self, text: str) -> None:
        """Read an answer and give it to the decision that waits."""
        self.reply(self.read(text))

    def end(self, result: Result) -> None:
        """End the game here, with this result."""
        self.result = result
        self.decision = None
        self._rules = None

    def fork(self) -> "Line":
        """The same line of play in a copy of its own, at the same decision."""
        if self._rules is None:
            return self._fork_at_rest()
        forced = self.chance.forced_since(self.began.throws)
        fork = Line(self.game, unpack(self.start, self.game.State), self.turn, forced)
        fork.follow(self.answers)
        return fork

    def follow(self, answers: Iterable[Given]) -> None:
        """Give these answers one after the other, and go on to the decision behind them."""
        for given in answers:
            self.settle()
            self.reply(given)
        self.settle()

    def _fork_at_rest(self) -> "Line":
        """A fork before the first turn or after the end, where no rules are running."""
        forced = self.chance.forced_since(len(self.chance.asked))
        fork = Line(self.game, unpack(pack(self.state), self.game.State), self.turn + 1, forced)
        fork.result = self.result
        fork.settle()
        return fork

    @property
    def start(self) -> bytes:
        """The packed state in which the current turn began. From now on the line packs the state of every turn."""
        if not self.began.state and (last := self._packed) is not None and self._first is not None:
            since = self._since[last.answers - self._first.answers :]
            self.began = self._played_again(last, self._packed_at, since)[-1]
            self.turns[-1] = self._packed = self.began
            self._packed_at = len(self.turns) - 1
        self._packs = True
        return self.began.state

    def keep(self) -> None:
        """Pack the state of every turn from now on, and find those of the turns that have gone by."""
        if self._keeps:
            return
        if self._first is not None and self._first_at < len(self.turns) - 1:
            found = self._played_again(self._first, self._first_at, self._since)
            self.turns[self._first_at :] = found
            self.began = found[-1]
        self._keeps = True

    def _played_again(self, first: TurnStart, at: int, since: list[Given]) -> list[TurnStart]:
        """How the turns of this line began, with their packed states, from the turn ``first`` on, which has the index
        ``at`` in ``turns``. ``since`` are the answers that were given from there on."""
        own = self.turns[at:]
        again = played_again(self.game, first, since, len(own), self.chance.forced_since(first.throws))
        if [(one.answers - first.answers, one.events - first.events) for one in own] != [
            (one.answers, one.events) for one in again.turns
        ]:
            raise WentOtherwise(f"{self.game.id}: a turn begins elsewhere")
        return [msgspec.structs.replace(one, state=same.state) for one, same in zip(own, again.turns, strict=True)]

    @property
    def notes(self) -> list[ChanceNote]:
        """The results that chance has given in this turn."""
        return self.chance.notes or []

    @property
    def told(self) -> list[Event]:
        """The events of this turn by which somebody has learned something."""
        return [event for event in self.events[self.began.events :] if event.reveals]

    def _next_rules(self) -> Rules[None] | None:
        """Begin the next turn and return its rules; ``None`` when the game is over."""
        if self.result is None:
            self.result = self.game.result(self.state)
        if self.result is None:
            self._begin_turn()
        return self._rules

    def _begin_turn(self) -> None:
        before, chance = self.began, self.chance
        answers, last = before.answers + len(self.answers), self._packed
        if len(self.turns) >= MOST_EMPTY_TURNS:
            earlier = self.turns[-MOST_EMPTY_TURNS]
            if earlier.answers == answers and earlier.events == len(self.events):
                raise EndlessTurns(f"{self.game.id}: nothing has happened since turn {earlier.turn}")
        packs = self._keeps or self._packs or last is None or answers - last.answers >= PACKED_EVERY
        state = pack(self.state) if packs else b""
        goes_on = self._first is not None and self.game.goes_on(self.state)
        turn = before.turn if goes_on else before.turn + 1
        self.began = TurnStart(turn, state, answers, len(self.events), len(chance.asked))
        self.turns.append(self.began)
        if packs:
            self._packed, self._packed_at = self.began, len(self.turns) - 1
        if self._first is None:
            self._first = self.began
        if not self._keeps:
            self._since += self.answers
        self.answers, self.asked = [], []
        chance.notes = []
        self._rules = self.game.turn(self.state, chance)


def played_again(game: GamesAny, first: TurnStart, since: Iterable[Given], starts: int, forced: Forced | None) -> Line:
    """Repeat the answers ``since`` a turn began, until ``starts`` turns or parts of turns have begun; the line at that
    moment."""
    again = Line(game, unpack(first.state, game.State), first.turn, forced)
    again.keep()
    for given in since:
        try:
            again.settle()
            again.reply(given)
        except Exception as fault:
            raise WentOtherwise(f"{game.id}: {given.text!r} in turn {again.turn}") from fault
    while len(again.turns) < starts:
        if not isinstance(again.step(), Event) and len(again.turns) < starts:
            raise WentOtherwise(f"{game.id}: turn {again.turn} does not end")
    return again


def _failed(fault: Exception) -> Rules[None]:
    """Rules that raise the same fault again whenever somebody tries to go on, because they cannot go on after it."""
    yield from ()
    raise fault
