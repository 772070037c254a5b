"""Events, which say what happens, and the functions with which rules make them."""

from collections.abc import Iterable
from typing import final

import msgspec

from flick.table.moves import Moves
from flick.table.sayings import NO_FACTS, Fact, Facts, Say, Who


@final
class Event(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that has happened. A front end needs nothing else to show it.

    ``kind`` is also the message that tells it (``event-<kind>``), ``rule`` the ID of the rule that caused it. Only the
    seats in ``knows`` learn the ``secret`` facts. ``hidden`` marks the event as all others see it, told by
    ``event-<kind>-hidden``.

    ``reveals`` says that a seat has learned something by the event that it cannot forget, so that no undo goes back
    behind it. Seats that ``knew`` it before have learned nothing; neither have bots, which know nothing but events that
    stand.

    An event that ``sums_up`` tells in one line what earlier events have told step by step. ``moves`` lists what goes
    where; whoever may not know the ``secret`` facts sees those pieces as backs.
    """

    kind: str
    rule: str
    facts: Facts = NO_FACTS
    secret: Facts = NO_FACTS
    knows: tuple[int, ...] = ()
    reveals: bool = False
    hidden: bool = False
    knew: tuple[int, ...] = ()
    sums_up: bool = False
    moves: Moves = ()

    def is_learned_by(self, people: Iterable[int]) -> bool:
        """Whether one of these seats has learned something by the event that it cannot forget."""
        return self.reveals and (not self.knew or any(seat not in self.knew for seat in people))

    def seen_by(self, seat: int | None) -> "Event":
        """The event as a seat sees it; ``None`` stands for an onlooker, who may see no hand."""
        if not self.secret or seat in self.knows:
            return self
        moves = tuple(move.unseen for move in self.moves)
        return Event(self.kind, self.rule, self.facts, reveals=self.reveals, hidden=True, moves=moves)

    @property
    def seat(self) -> int | None:
        """The seat whom the event is about, by its fact ``who``; ``None`` where it is about none."""
        who = self.facts.get("who")
        return who.seat if isinstance(who, Who) else None

    def number(self, fact: str) -> int:
        """What a fact that everybody sees counts."""
        found = self.facts[fact]
        assert isinstance(found, int)
        return found

    @property
    def say(self) -> Say:
        """The sentence that tells the event in the log."""
        if self.hidden:
            return Say(f"event-{self.kind}-hidden", self.facts)
        return Say(f"event-{self.kind}", {**self.facts, **self.secret})


def tell(kind: str, rule: str, moves: Moves = (), /, **facts: Fact) -> Event:
    """Make an event that everybody sees: ``yield tell("wound", "CAT-73", who=Who(1), n=2)``. The moves of the event
    come before its facts."""
    return Event(kind, rule, facts, moves=moves)


def sum_up(kind: str, rule: str, /, **facts: Fact) -> Event:
    """Make an event that tells in one line what came of several earlier events."""
    return Event(kind, rule, facts, sums_up=True)


def reveal(kind: str, rule: str, knew: tuple[int, ...] = (), moves: Moves = (), /, **facts: Fact) -> Event:
    """Make an event by which everybody learns what was hidden: a card turned over, a hand laid open. ``knew`` are the
    seats that knew it before, such as the owner of a card: where the others are bots, its answer can still be taken
    back."""
    return Event(kind, rule, facts, reveals=True, knew=knew, moves=moves)


def whisper(kind: str, rule: str, knows: Iterable[int], secret: Facts, moves: Moves = (), /, **facts: Fact) -> Event:
    """Make an event whose ``secret`` facts only the seats in ``knows`` learn: a card drawn into a hand."""
    return Event(kind, rule, facts, secret, tuple(knows), reveals=True, moves=moves)
