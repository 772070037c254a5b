"""The past of a match: how its turns began, the line of play as it was at any of its answers, and which answers can be
taken back.

A match keeps its answers, and packed states of some moments at which turns began. Whatever lies between is played
again from the last packed state before it, with the answers that were given since.
"""

from bisect import bisect_right
from typing import TYPE_CHECKING

import msgspec

from flick.table.game import GamesAny, Result, State
from flick.table.line import Line, played_again
from flick.table.records import unpack
from flick.table.sayings import Refused, Say, say

if TYPE_CHECKING:
    from flick.table.match import Match

RESIGN = "resign"
"""The written form of the answer with which a seat gives the game up."""


def line_before(match: "Match", number: int) -> Line:
    """The line of play as it was when answer ``number`` was asked for, or as it is after the last answer."""
    if not match.turns:
        return match.line.fork()
    start = match.turns[packed_turn(match, number)]
    forced = match.line.chance.forced_since(start.throws)
    line = Line(match.game, unpack(start.state, match.game.State), start.turn, forced)
    for taken in match.answers[start.answers : number]:
        line.settle()
        if taken.given.text == RESIGN:
            line.end(given_up(match.game, line.state, taken.seat))
            return line
        line.reply(taken.given)
    line.settle()
    return line


def packed_turn(match: "Match", number: int) -> int:
    """The index in ``match.turns`` of the turn that answer ``number`` belongs to. The entry has its state packed from
    then on."""
    turns = match.turns
    index = max(0, bisect_right(turns, number, key=lambda start: start.answers) - 1)
    if not turns[index].state:
        turns[index] = msgspec.structs.replace(turns[index], state=_state_at(match, index))
    return index


def _state_at(match: "Match", index: int) -> bytes:
    """The packed state in which one of ``match.turns`` began that was not packed: the turns since the last packed one
    are played again."""
    start = match.turns[index]
    found = next(number for number in reversed(range(index)) if match.turns[number].state)
    last = match.turns[found]
    since = [taken.given for taken in match.answers[last.answers : start.answers]]
    forced = match.line.chance.forced_since(last.throws)
    return played_again(match.game, last, since, index - found + 1, forced).start


def given_up(game: GamesAny, state: State, seat: int) -> Result:
    """The result of a game that ``seat`` gives up, where the game is known to allow it."""
    result = game.resign(state, seat)
    assert result is not None
    return result


FLICKED, REVEALED, CHANCE = say("barrier-flick"), say("barrier-revealed"), say("barrier-chance")
OPENED = say("barrier-opened")
"""The reasons why nobody may go back behind an answer: a flick was made, something was revealed, chance was used,
sealed answers were opened."""


def undoable(match: "Match", seat: int, to: int | None) -> int:
    """The number of the last answer for which a seat had a choice, or ``to`` where that is an answer of the seat.
    ``Refused`` where nobody may go back behind it: no flick is taken back outside practice, no answer that opened
    sealed ones or by which a person has learned something, and none after which chance was used."""
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
