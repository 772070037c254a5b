"""Packs a decision with all that another process needs to let a bot think about it."""

from typing import NamedTuple

from flick.table.chance import Forced, Luck
from flick.table.game import find
from flick.table.line import Given, Line
from flick.table.match import Match
from flick.table.perspective import Perspective, seen_from
from flick.table.records import unpack


class Snapshot(NamedTuple):
    """A decision that waits in a match, whose decision it is, and the turn so far: plain data, to be pickled."""

    game: str
    seat: int
    start: bytes
    turn: int
    forced: Forced | None
    answers: tuple[Given, ...]
    luck: Luck


def snapshot(match: Match) -> Snapshot:
    """Pack the decision that waits in a match."""
    line, decision = match.line, match.decision
    assert decision is not None
    forced = line.chance.forced_since(line.began.throws)
    luck = match.perspective().chance.luck
    return Snapshot(match.game.id, decision.seat, line.start, line.turn, forced, tuple(line.answers), luck)


def perspective(parcel: Snapshot) -> Perspective:
    """What the seat that must decide knows, made from a packed decision: the same as in the match itself."""
    game = find(parcel.game)
    line = Line(game, unpack(parcel.start, game.State), parcel.turn, parcel.forced)
    line.follow(parcel.answers)
    return seen_from(line, parcel.seat, parcel.luck)
