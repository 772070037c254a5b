"""Says how much of a kept match somebody who looks at it may be told.

While the match goes on, the only person at its table is told what that seat may know; where several people or none sit
there, only what everybody may know. When the match is over, everything is told.
"""

from collections.abc import Sequence

import msgspec

from flick.sitting import bots
from flick.table.board import Board, Zone
from flick.table.game import GamesAny, State
from flick.table.journal import Journal
from flick.table.match import Match
from flick.table.recorder import Taken
from flick.table.resume import open_match
from flick.table.rules import Event
from flick.table.sayings import Say
from flick.table.seats import Seat


def reader_of(seats: Sequence[Seat]) -> int | None:
    """The seat through whose eyes the match is watched: that of the only person at the table, ``None`` where there are
    several or none."""
    people = [seat for seat, who in enumerate(seats) if who.is_human]
    return people[0] if len(people) == 1 else None


def told(match: Match, over: bool) -> list[Event]:
    """The events of a match as far as they may be told; ``over`` says whether the whole match has ended."""
    return match.events if over else [event.seen_by(reader_of(match.seats)) for event in match.events]


def tells_answer(match: Match, number: int, over: bool) -> bool:
    """Whether an answer may be told. While the match goes on, one that is still sealed or somebody's secret may not."""
    return over or match.sees(number, reader_of(match.seats))


def told_thought(taken: Taken, over: bool) -> Say | None:
    """The reason of a bot, once the match is over; before that it could betray what the bot holds."""
    return taken.thought if over else None


def told_board(game: GamesAny, state: State, seats: Sequence[Seat], over: bool) -> Board:
    """The table at some moment. When the match is over, all hidden things are shown as their owners see them."""
    if not over:
        return game.view(state, reader_of(seats))
    board = game.view(state, None)
    own = {seat: {zone.id: zone for zone in game.view(state, seat).zones} for seat in range(len(seats))}

    def opened(zone: Zone) -> Zone:
        return zone if zone.owner is None else own.get(zone.owner, {}).get(zone.id, zone)

    return msgspec.structs.replace(board, zones=tuple(opened(zone) for zone in board.zones))


def is_over(journal: Journal) -> bool:
    """Whether the whole match in the file has ended."""
    return open_match(journal, bots=bots()).result is not None
