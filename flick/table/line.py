"""A line of play: a state, and the rules running on it from one decision to the next.

A line knows the state in which its turn began and the answers since, so it can be forked at the cost of one copy of
that state. It keeps no history; that is the match's.
"""

from typing import Any

import msgspec

from flick.table.answers import read
from flick.table.chance import Chance, Forced, Note
from flick.table.game import GamesAny, Result, State
from flick.table.records import pack, unpack
from flick.table.rules import Decision, Event, Flick, GameEnds, Rules, Step


class Given(msgspec.Struct, frozen=True, gc=False):
    """An answer as it was given: the value that the rules got, its written form, and a flick's outcome."""

    value: Any
    text: str
    outcome: Any = None


class Beginning(msgspec.Struct, frozen=True, gc=False):
    """Where a turn began: its number, the packed state, and how many forced throws and events there were."""

    turn: int
    start: bytes
    throws: int
    events: int


class Line:
    """Steps through a game from ``state``, which it owns and changes.

    ``turn`` counts turns from 0, ``start`` is the packed state in which this turn began and ``throws`` the number of
    forced throws before it; ``answers`` are those given in it so far, ``told`` the events of this turn by which anybody
    learned something; whoever looks at ``revealed`` may set it back, to see whether there was another. ``begun``
    notes where turns began, for whoever has put a list there and empties it.
    """

    __slots__ = (
        "_reply",
        "_rules",
        "answers",
        "begun",
        "chance",
        "decision",
        "game",
        "result",
        "revealed",
        "start",
        "state",
        "throws",
        "told",
        "turn",
    )

    def __init__(
        self,
        game: GamesAny,
        state: State,
        turn: int = 0,
        forced: Forced | None = None,
        begun: list[Beginning] | None = None,
    ) -> None:
        self.game = game
        self.state = state
        self.turn = turn - 1
        self.start = b""
        self.throws = 0
        self.answers: list[Given] = []
        self.told: list[Event] = []
        self.revealed = False
        self.begun = begun
        self.chance = Chance(state.luck, forced, [])
        self.decision: Decision | None = None
        self.result: Result | None = None
        self._rules: Rules[None] | None = None
        self._reply: Any = None

    def step(self, events: list[Event] | None = None) -> Step | Result:
        """The next event, added to ``events``, or the decision that waits for an answer, or the result."""
        if self.decision is not None:
            return self.decision
        while self.result is None:
            if self._rules is None and not self._begin_turn(events):
                break
            reply, self._reply = self._reply, None
            try:
                item: Step = self._rules.send(reply)  # type: ignore[union-attr]
            except (StopIteration, GameEnds):
                self._rules = None
                continue
            if not isinstance(item, Event):
                self.decision = item
                return item
            if events is not None:
                events.append(item)
            if item.reveals:
                self.told.append(item)
                self.revealed = True
            return item
        assert self.result is not None
        return self.result

    def settle(self, events: list[Event] | None = None) -> Decision | Result:
        """Go straight to the next decision or the end; what happens on the way is added to ``events``. The same as one
        ``step`` after the other, without stopping at each."""
        if self.decision is not None:
            return self.decision
        happen = ([] if events is None else events).append
        while self.result is None:
            if self._rules is None and not self._begin_turn(events):
                break
            reply, self._reply = self._reply, None
            send, told = self._rules.send, self.told  # type: ignore[union-attr]
            try:
                item: Step = send(reply)
                while type(item) is Event:
                    happen(item)
                    if item.reveals:
                        told.append(item)
                        self.revealed = True
                    item = send(None)
            except (StopIteration, GameEnds):
                self._rules = None
                continue
            self.decision = item
            return item
        assert self.result is not None
        return self.result

    def read(self, text: str) -> Given:
        """What ``text`` answers to the decision that waits; a flick is played out. ``Refused`` changes nothing."""
        assert self.decision is not None
        value, written = read(self.decision, text)
        if isinstance(self.decision, Flick):
            outcome = self.decision.resolve(value)
            return Given((value, outcome), written, outcome)
        return Given(value, written)

    def reply(self, given: Given) -> None:
        """Answer the decision that waits, with an answer that was read for it."""
        self.answers.append(given)
        self._reply = given.value
        self.decision = None

    def answer(self, text: str) -> None:
        """Read and reply in one."""
        self.reply(self.read(text))

    def end(self, result: Result) -> None:
        """Stop here, with this result."""
        self.result = result
        self.decision = None

    def fork(self) -> "Line":
        """The same line of play in a copy of its own, at the same decision."""
        if self.result is not None or not self.start:
            return self._fork_at_rest()
        forced = self.chance.forced_since(self.throws)
        fork = Line(self.game, unpack(self.start, self.game.State), self.turn, forced)
        for given in self.answers:
            fork.settle()
            fork.reply(given)
        fork.settle()
        return fork

    def _fork_at_rest(self) -> "Line":
        """A fork before the first turn or after the end, where no rules are running."""
        forced = self.chance.forced_since(len(self.chance.asked))
        fork = Line(self.game, unpack(pack(self.state), self.game.State), self.turn + 1, forced)
        fork.result = self.result
        fork.settle()
        return fork

    @property
    def notes(self) -> list[Note]:
        """What chance gave in this turn."""
        return self.chance.notes or []

    def _begin_turn(self, events: list[Event] | None) -> bool:
        self.result = self.game.result(self.state)
        if self.result is not None:
            return False
        self.turn += 1
        self.start = pack(self.state)
        self.throws = len(self.chance.asked)
        self.answers = []
        self.told = []
        self.chance.notes = []
        self._rules = self.game.turn(self.state, self.chance)
        if self.begun is not None:
            self.begun.append(Beginning(self.turn, self.start, self.throws, len(events or ())))
        return True
