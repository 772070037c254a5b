"""Whether anybody learns of the hand of whoever plays the dungeon what they have not been shown (variant STR)."""

from collections.abc import Iterator

from flick.games.ravenloft.adversary import knows
from flick.games.ravenloft.cards import kind_of
from flick.games.ravenloft.game import GAME
from flick.games.ravenloft.state import RavenloftState
from flick.table.decisions import Choose, Decision
from flick.table.events import Event
from flick.table.match import Match
from flick.table.records import to_json
from tests.games_ravenloft.evenings import Evening, evening_of


def found_leaks(evening: Evening) -> list[str]:
    """What somebody learns in a game of the hand that they should not, at any step."""
    match = evening_of(evening)
    return list(leaks_in(match))


def leaks_in(match: Match) -> Iterator[str]:
    """The same for a match that begins, which is played to its end."""
    seats = (None, *range(len(match.seats) - 1))
    while True:
        before = {seat: _unseen(match.state, seat) for seat in seats}
        events: list[Event] = []
        while isinstance(item := match.step(), Event):
            events.append(item)
        for seat in seats:
            hidden = _unseen(match.state, seat)
            yield from _named(hidden, to_json(match.view(seat)), f"the view of {seat}")
            for event in events:
                both = [name for name in before[seat] if name in hidden and not _is_known_to_all(match, name)]
                yield from _named(both, to_json(event.seen_by(seat)), f"{event.kind} to {seat}")
        if not isinstance(item, Decision):
            return
        yield from _asked(match, item)
        match.ask_bot()
        yield from _thought(match, item)


def _asked(match: Match, decision: Decision) -> Iterator[str]:
    """Of a question all may read the words, and whoever is asked also what can be answered and what cannot."""
    told = to_json(dict(decision.facts))
    for seat in range(len(match.seats) - 1):
        yield from _named(_unseen(match.state, seat), told, f"{decision.verb} to {seat}")
    if isinstance(decision, Choose) and decision.seat < len(match.seats) - 1:
        options = [(option.name, option.piece, option.say) for option in decision.options]
        shown = [*options, *decision.barred.items(), *decision.warnings.items(), *GAME.promises(match.perspective())]
        yield from _named(_unseen(match.state, decision.seat), str(shown).encode(), f"options of {decision.verb}")


def _thought(match: Match, decision: Decision) -> Iterator[str]:
    """What a bot thinks may be read by all: Strahd names no card but the one that is played, a hero none of the hand
    that it has not seen."""
    thought = match.answers[-1].thought
    if thought is None:
        return
    card = thought.facts.get("card")
    if decision.seat == len(match.seats) - 1:
        played = kind_of(match.answers[-1].given.text.partition(" ")[2])
        if card is not None and card != played:
            yield f"Strahd thinks of {card} and plays {played}"
    else:
        yield from _named(_unseen(match.state, decision.seat), str(thought).encode(), "a thought")


def _unseen(state: RavenloftState, seat: int | None) -> list[str]:
    """The cards of the hand that a seat has not seen."""
    assert state.adversary is not None
    return [name for name in state.adversary.cards if not knows(state, seat, name)]


def _is_known_to_all(match: Match, name: str) -> bool:
    """Whether everybody at the table has been shown a card; an onlooker's view hides it all the same."""
    return all(knows(match.state, seat, name) for seat in range(len(match.seats)))


def _named(hidden: list[str], told: bytes, where: str) -> Iterator[str]:
    yield from (f"{where} names {name}" for name in hidden if name.encode() in told)
