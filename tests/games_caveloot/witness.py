"""Whether anybody is shown, asked or told the name of a card of Caveloot that they may not know (CAVE-R13).

A game is followed event by event by somebody who knows everything, and who keeps a record of their own of what each
seat has been able to see: not the one by which the game itself decides what to show. Names that are hidden before and
after something is told must not be in it; nor in a seat's view, in what it is asked, in written answers, in the reasons
of bots or in what a bot is given as known.
"""

import re
from collections.abc import Iterator
from typing import Any

from flick.games.caveloot.cards import SECRET, card
from flick.games.caveloot.sides import SIDES
from flick.games.caveloot.state import CavelootState
from flick.games.caveloot.zones import drawn_zone
from flick.table.decisions import Among, Decision, Offer
from flick.table.events import Event
from flick.table.match import Match
from flick.table.records import to_json
from flick.table.sayings import Who

NAME = re.compile(rb"[A-Za-z_]+[0-9]*(?:#[0-9]+)?")
"""What may be the name of a card in a record written as JSON."""
WHISPERED = ("looks", "peeked")
"""Events by which one seat is told of a card that stays face down (CAVE-R14)."""

DRAWN = tuple(drawn_zone(side) for side in SIDES)
"""Where power cards lie in sight, some of them for no longer than one event: the worse of two, in a deck made anew."""


class Leak(AssertionError):
    """Somebody was given a name that they may not know."""


class Witness:
    """Follows one match; ``Leak`` at the first name that somebody may not know."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.read = [set[str]() for _ in match.seats]
        """The quests and guilds that each seat has read."""
        self.looks = 0
        self._learn()
        self._before = [self._hidden(seat) for seat in self._seats]
        self._never = [set(hidden) for hidden in self._before]
        self._turn = -1

    @property
    def _seats(self) -> range:
        return range(len(self.match.seats))

    @property
    def _state(self) -> CavelootState:
        state = self.match.state
        assert isinstance(state, CavelootState)
        return state

    def follow(self) -> Decision | None:
        """Go on to the next decision, or the end, with a look at everything that is told on the way. What the last
        answer named may have come to light by it."""
        before = self._before
        while isinstance(item := self.match.step(), Event):
            self._learn(item)
            self._hear(item)
        self._learn()
        self._note()
        if self.match.answers:
            self._heard(before)
        return item if isinstance(item, Decision) else None

    def _note(self) -> None:
        """What is hidden now, and what has been all through this turn."""
        self._before = [self._hidden(seat) for seat in self._seats]
        began = self.match.line.began.events
        for seat, hidden in enumerate(self._before):
            self._never[seat] = self._never[seat] & hidden if began == self._turn else hidden
        self._turn = began

    def look(self, decision: Decision, onlooker: int) -> None:
        """Look at what the asked seat is offered, at what its bot would be given, and at an onlooker's view."""
        self.looks += 1
        asked = decision.seat
        self._check("question", asked, list(_told_in(decision)))
        self._check("view", asked, self.match.view(asked))
        self._check("view", onlooker, self.match.view(onlooker))
        self._raise("known", asked, sorted(self.match.perspective().known), self._never[asked])

    def _heard(self, before: list[set[str]]) -> None:
        """Look at the answer that was given last, and at its reason: everybody hears both."""
        last = self.match.answers[-1]
        for seat in self._seats:
            hidden = before[seat] & self._before[seat]
            self._raise("reason", seat, last.thought, hidden)
            self._raise("answer", seat, last.given.text, hidden)

    def _hear(self, event: Event) -> None:
        """What each seat is told; a card that was or is in its sight may be named."""
        before = self._before
        self._note()
        drawn = {move.piece for move in event.moves if move.goal in DRAWN}
        for seat in self._seats:
            self._never[seat] -= drawn
            if event.kind in WHISPERED and seat == self._state.active:
                self._never[seat].discard(str(event.secret["card"]))
                continue
            hidden = before[seat] & self._before[seat] - drawn
            self._raise(f"event {event.kind}", seat, event.seen_by(seat), hidden)

    def _learn(self, event: Event | None = None) -> None:
        """Note who can read which quest now: whoever holds it, everybody what lies open, and whom it is shown to."""
        state = self._state
        for seat, player in enumerate(state.players):
            self.read[seat].update(name for name in (*player.camp, *player.hand) if card(name).type in SECRET)
            for name in player.entered:
                self._all_read(name)
        if state.now.met:
            self.read[state.active].add(state.now.met)
        floors = [floor for dungeon in state.dungeons.values() for floor in dungeon.floors]
        for lying in (*state.open.values(), *floors, state.graveyard):
            for name in lying:
                if card(name).type in SECRET:
                    self._all_read(name)
        if event is not None and event.kind in ("lays-open", "completed"):
            self._all_read(str(event.facts["card"]))
        if event is not None and event.kind in ("shows", "gives-access"):
            self._shown(event)

    def _shown(self, event: Event) -> None:
        """Somebody else is shown a quest, or gets access to it."""
        other = event.facts["other"]
        assert isinstance(other, Who)
        name = {**event.facts, **event.secret}["card"]
        self.read[other.seat].add(str(name))

    def _all_read(self, name: str) -> None:
        for read in self.read:
            read.add(name)

    def _hidden(self, seat: int) -> set[str]:
        """What a seat may not know of: what lies face down, and what others keep to themselves. The final boss is what
        the adventure is told by."""
        state = self._state
        found = {name for pile in state.piles.values() for name in pile}
        found.update(name for dungeon in state.dungeons.values() for name in dungeon.hidden)
        found.update(state.legendary)
        found.update(name for deck in state.decks.values() for name in deck)
        if seat == state.active:
            found.difference_update(state.now.placed, [state.now.looked])
        for other, player in enumerate(state.players):
            if other != seat:
                held = [name for name in (*player.camp, *player.hand) if card(name).type in SECRET]
                found.update(name for name in held if name not in self.read[seat])
        if state.now.met and card(state.now.met).type in SECRET and state.now.met not in self.read[seat]:
            found.add(state.now.met)
        return found - {state.final_boss}

    def _check(self, what: str, seat: int, record: Any) -> None:
        self._raise(what, seat, record, self._hidden(seat))

    def _raise(self, what: str, seat: int, record: Any, hidden: set[str]) -> None:
        named = {name.decode() for name in NAME.findall(to_json(record))}
        if found := sorted(named & hidden):
            raise Leak(f"{what} of seat {seat} names {', '.join(found)} at answer {len(self.match.answers)}: {record}")


def _told_in(decision: Decision) -> Iterator[Any]:
    """Everything that a decision says."""
    yield from (decision.ask, decision.warnings)
    if isinstance(decision, Among):
        yield list(decision.options)
    elif isinstance(decision, Offer):
        yield from (decision.own, decision.theirs, decision.proposed)


def follow(match: Match) -> int:
    """Let bots play a match to its end under a witness; how many looks were taken."""
    witness = Witness(match)
    while (decision := witness.follow()) is not None:
        witness.look(decision, len(match.answers) % len(match.seats))
        match.ask_bot()
    return witness.looks
