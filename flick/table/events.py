"""What happens: events, and the words with which rules tell of them."""

from collections.abc import Iterable
from typing import final

import msgspec

from flick.table.moves import Moves
from flick.table.sayings import NO_FACTS, Fact, Facts, Say


@final
class Event(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something happened. A front end can show it from this alone.

    ``kind`` is also the message that tells it (``event-<kind>``), ``rule`` the ID of the rule that caused it.
    ``secret`` facts are for the seats in ``knows`` only; ``hidden`` marks the event as the others see it, told by
    ``event-<kind>-hidden``. ``reveals`` says that somebody now knows what nobody can forget: no undo goes behind it.
    Where some seats ``knew`` it before, it is people at other seats who cannot forget; bots only know of events that
    stand. One that ``sums_up`` tells in one line what others have told step by step. ``moves`` says what goes where by
    it; whoever may not know the ``secret`` facts sees those pieces as backs.
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
        """Whether one of these seats learned by it what it cannot forget."""
        return self.reveals and (not self.knew or any(seat not in self.knew for seat in people))

    def seen_by(self, seat: int | None) -> "Event":
        """The event as a seat knows it; ``None`` is an onlooker who may see no hand."""
        if not self.secret or seat in self.knows:
            return self
        moves = tuple(move.unseen for move in self.moves)
        return Event(self.kind, self.rule, self.facts, reveals=self.reveals, hidden=True, moves=moves)

    @property
    def say(self) -> Say:
        """The sentence of the log."""
        if self.hidden:
            return Say(f"event-{self.kind}-hidden", self.facts)
        return Say(f"event-{self.kind}", {**self.facts, **self.secret})


def tell(kind: str, rule: str, moves: Moves = (), /, **facts: Fact) -> Event:
    """An event that everybody sees, written in one line: ``yield tell("wound", "CAT-73", who=Who(1), n=2)``. What it
    moves comes before its facts."""
    return Event(kind, rule, facts, moves=moves)


def sum_up(kind: str, rule: str, /, **facts: Fact) -> Event:
    """An event that tells in one line what came of several that have been told before."""
    return Event(kind, rule, facts, sums_up=True)


def reveal(kind: str, rule: str, knew: tuple[int, ...] = (), moves: Moves = (), /, **facts: Fact) -> Event:
    """An event by which everybody learns what was hidden: a card turned over, a hand laid open. Those who ``knew`` it
    could take it back if there were nobody else but bots: a card from one's own hand."""
    return Event(kind, rule, facts, reveals=True, knew=knew, moves=moves)


def whisper(kind: str, rule: str, knows: Iterable[int], secret: Facts, moves: Moves = (), /, **facts: Fact) -> Event:
    """An event of which only some seats learn everything: a card drawn into a hand."""
    return Event(kind, rule, facts, secret, tuple(knows), reveals=True, moves=moves)
