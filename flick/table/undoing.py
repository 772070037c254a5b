"""Decides which answers can be taken back: no flick outside practice, no answer that opened sealed ones or by which a
person has learned something, and none after which chance was used."""

from typing import TYPE_CHECKING

from flick.table.sayings import Refused, Say, say

if TYPE_CHECKING:
    from flick.table.match import Match

FLICKED, REVEALED, CHANCE = say("barrier-flick"), say("barrier-revealed"), say("barrier-chance")
OPENED = say("barrier-opened")
"""The reasons why nobody may go back behind an answer: a flick was made, something was revealed, chance was used,
sealed answers were opened."""


def undoable(match: "Match", seat: int, to: int | None) -> int:
    """The number of the last answer for which a seat had a choice, or ``to`` where that is an answer of the seat.
    ``Refused`` where nobody may go back behind it."""
    if to is None:
        numbers = [number for number, taken in enumerate(match.answers) if not taken.no_other]
    else:
        numbers = [to] if 0 <= to < len(match.answers) else []
    own = next((number for number in reversed(numbers) if match.answers[number].seat == seat), None)
    if own is None:
        raise Refused(say("refused-undo-nothing"))
    for later in range(own, len(match.answers)):
        if (why := barrier(match, later)) is not None:
            raise Refused(say("refused-undo", why=why))
    return own


def barrier(match: "Match", number: int) -> Say | None:
    """Why nobody may go back behind answer ``number``, as one of the reasons above; ``None`` where it can be taken
    back."""
    taken, after = match.answers[number], number + 1
    events, drawn = len(match.events), match.state.luck.drawn
    if after < len(match.answers):
        events, drawn = match.answers[after].events_before, match.answers[after].drawn
    if taken.given.outcome is not None and not match.practice:
        return FLICKED
    if taken.seal is not None and not taken.seal.to_come and len(taken.seal.seats) > 1:
        return OPENED
    people = [seat for seat, who in enumerate(match.seats) if who.is_human]
    if any(event.is_learned_by(people) for event in match.events[taken.events_before : events]):
        return REVEALED
    return CHANCE if drawn != taken.drawn else None
