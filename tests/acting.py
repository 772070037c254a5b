"""Answers given to a match one after the other, as tests of all games give them."""

from typing import Any

from flick.table.match import Match
from flick.table.rules import Decision


def act(match: Match, *answers: str) -> Any:
    """Give those answers one after the other, and go on to the next decision; the state of the game then."""
    for answer in answers:
        match.settle()
        match.answer(answer)
    match.settle()
    return match.state


def asked(match: Match) -> Decision:
    """The decision that waits."""
    item = match.settle()
    assert isinstance(item, Decision)
    return item
