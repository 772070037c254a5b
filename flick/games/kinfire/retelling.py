"""What was told of a delve, read again: turn by turn, with the Seeker whose turn it was."""

from collections.abc import Sequence
from typing import NamedTuple

from flick.games.kinfire.state import KinfireState
from flick.games.kinfire.zones import hand_of
from flick.table.rules import Event


class RetoldTurn(NamedTuple):
    """A turn and what happened in it, without the event that begins it. What came before the first turn has the number
    0 and no ``seeker``."""

    n: int
    seeker: str
    events: list[Event]

    def last(self, *kinds: str) -> Event | None:
        """The last event of these kinds."""
        return next((event for event in reversed(self.events) if event.kind in kinds), None)


def retold(events: Sequence[Event]) -> list[RetoldTurn]:
    """All turns in their order, at first what came before them."""
    turns = [RetoldTurn(0, "", [])]
    for event in events:
        if event.kind == "turn":
            turns.append(RetoldTurn(event.number("n"), str(event.facts["seeker"]), []))
        else:
            turns[-1].events.append(event)
    return turns


def fewest_cards(state: KinfireState, events: Sequence[Event]) -> dict[str, int]:
    """The fewest cards that each Seeker held at any time, counted backwards from the hands at the end."""
    fewest: dict[str, int] = {}
    for seat, seeker in enumerate(state.seekers):
        hand, held = hand_of(seat), len(seeker.hand)
        fewest[seeker.id] = held
        for event in reversed(events):
            held += sum(move.n for move in event.moves if move.origin == hand)
            held -= sum(move.n for move in event.moves if move.goal == hand)
            fewest[seeker.id] = min(fewest[seeker.id], held)
    return fewest
