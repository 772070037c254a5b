"""Positions made by hand, and rules run on them, for the tests of this game."""

from collections.abc import Sequence
from typing import Any

import msgspec

from flick.effects.reading import Reader
from flick.games.kinfire import GAME
from flick.games.kinfire.language import LANGUAGE, Parts
from flick.games.kinfire.state import KinfireOptions, KinfireState
from flick.games.kinfire.texts import carry_out
from flick.table import content
from flick.table.answers import read
from flick.table.chance import Chance, Forced
from flick.table.match import Match, start_state
from flick.table.rules import Event, GameEnds, Rules
from flick.table.seats import HUMAN, Seat

BOARD = ("the_fire_curtain", "masked_fencers", "the_borrowed_stairs", "the_counterweight")
"""Three challenges without any ability, and an event."""


def options_of(seekers: Sequence[str] = (), **options: Any) -> KinfireOptions:
    """The first player is the first seat; ``seekers`` sit in the first seats."""
    seats = [{"seeker": name} for name in seekers]
    return msgspec.convert({"first_player": 1, "seats": seats, **options}, KinfireOptions)


def state_of(
    seats: int = 2, board: Sequence[str] = BOARD, forced: Forced | None = None, **options: Any
) -> KinfireState:
    """The first turn, by the first seat, with these cards on the board."""
    results = {"well-deck": [list(board)], **(forced or {})}
    state: Any = start_state(GAME, options_of(**options), seats, 0, results)
    state.turn = 1
    return state


def bottom_of(down: Sequence[str] = (), master: str = "sea_of_dreams", **options: Any) -> KinfireState:
    """The Final Gauntlet, with some of its cards turned."""
    state = state_of(forced={"master": [master]}, **options)
    state.board, state.bottom = [""] * 4, True
    state.gauntlet = {name: "down" if name in down else "up" for name in state.gauntlet}
    return state


def match_of(state: KinfireState, forced: Forced | None = None) -> Match:
    """A match of people from a position."""
    seats = [Seat(HUMAN)] * len(state.seekers)
    results = {label: list(queue) for label, queue in (forced or {}).items()}
    return Match(GAME, seats, state.options, 0, state=state, turn=1, forced=results, practice=True)


def parts_of(text: str, standing: bool = False) -> Parts:
    """A list of parts as a content file has it: ``[{draw: 1}]``."""
    document = content.parse(text, "card.yaml")
    return Reader(LANGUAGE, document).parts((), document.data, standing) if document.data else ()


def carried_out(state: KinfireState, text: str, *answers: str, card: str = "the_counterweight") -> list[Event]:
    """What happens when a text is carried out."""
    return run(state, carry_out(state, Chance(state.luck), card, parts_of(text)), *answers)


def run(state: KinfireState, rules: Rules[Any], *answers: str) -> list[Event]:
    """The events of some rules, every question answered in turn; an answer too many or too few is a mistake."""
    left = list(answers)
    told: list[Event] = []
    reply: Any = None
    try:
        while True:
            item = rules.send(reply)
            reply = None
            if isinstance(item, Event):
                told.append(item)
            else:
                assert left, f"nobody answers {item}"
                reply = read(item, left.pop(0)).value
    except (StopIteration, GameEnds):
        assert left == []
    return told


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]
